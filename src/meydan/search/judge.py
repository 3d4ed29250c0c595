"""A network that judges where whole turns end, run by ONNX Runtime on one core.

A game has one if its folder holds a `network.onnx` that answers with nothing but a value; its module `ends` writes what
the network reads (`observe_end`, SIZE numbers) and says which games it has learned (`readable`). A second one,
`network-deep.onnx`, judges better and takes longer. Without ONNX Runtime, or without the file, the game's hand-made
opinion serves.
"""
from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.state import GameState
from meydan.search.tree_turns import Ends

TIME_FOR_DEEP: Final = 0.25             # seconds of a decision from which a game's deep network is asked


def has_ends(game: Game) -> bool:
    """Whether a network of this game may judge ends of turns."""
    return find_spec(f"{type(game).__module__}.ends") is not None


def has_prospects(game: Game) -> bool:
    """Whether a game counts its prospects, for a network that it works out itself where playouts end."""
    return find_spec(f"{type(game).__module__}.prospects") is not None


class Judge:
    """Answers rows of ends with their worth to the seat that they are seen from."""

    def __init__(self, game: Game, session: Any, deep: bool = False) -> None:
        self.deep = deep
        self.numpy: Any = import_module("numpy")
        self.session = session
        module: Any = import_module(f"{type(game).__module__}.ends")
        self.size = int(module.SIZE)
        self.write: Callable[..., None] = module.observe_end
        self.readable: Callable[[GameState], bool] = module.readable

    def desk(self, rows: int) -> Ends:
        return Ends(self.write, rows, self.size)

    def bind(self, ends: Ends, players: int) -> Callable[[int], None]:
        """A call that answers the first rows of a game of so many, and clears them.

        The network says twice the chance to win less one, which is the worth among two.
        """
        numpy: Any = self.numpy
        rows = numpy.frombuffer(ends.observations, numpy.uint8).reshape(-1, self.size)
        values = numpy.frombuffer(ends.values, numpy.float64)
        run, size = self.session.run, self.size
        slope, shift = players / (2 * players - 2), (players - 2) / (2 * players - 2)

        def answer(count: int) -> None:
            worth = run(None, {"observation": rows[:count]})[0]
            if players > 2:
                worth = slope * worth + shift
            ctypes.memset(rows.ctypes.data, 0, count * size)
            ctypes.memmove(values.ctypes.data, worth.ctypes.data, 8 * count)

        return answer


def session(file: Path) -> Any:
    """ONNX Runtime with this network, on one core; ImportError where it is not installed."""
    runtime: Any = import_module("onnxruntime")
    settings = runtime.SessionOptions()
    settings.intra_op_num_threads = 1
    settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    return runtime.InferenceSession(str(file), settings, providers=["CPUExecutionProvider"])


def network_file(game: Game, file: str | None, deep: bool) -> Path:
    """Where a game's network lies, or its deep one, if no other file is named."""
    return Path(file) if file else game.folder / ("network-deep.onnx" if deep else "network.onnx")


def judges_ends(running: Any) -> bool:
    """Whether a network has no policy, only a value."""
    return [output.name for output in running.get_outputs()] == ["value"]


@cache
def end_judge(game: str, file: str | None = None, deep: bool = False) -> Judge | None:
    """The game's network for ends of turns (or that of a file, or its deep one), or None where there is none, or
    nothing to run it."""
    found = find_game(game)
    path = network_file(found, file, deep)
    if not has_ends(found) or not path.exists():
        return None
    try:
        running = session(path)
    except ImportError:
        return None
    return Judge(found, running, deep) if judges_ends(running) else None
