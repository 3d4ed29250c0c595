"""A network that judges where whole turns end, run by ONNX Runtime on one core.

A game has one if its folder holds a `network.onnx` that answers with nothing but a value; its module `ends` writes what
the network reads (`observe_end`, SIZE numbers) and says which games it has learned (`readable`). A second one,
`network-deep.onnx`, judges better and takes longer. Larger tables may have a layout and networks of their own
(LAYOUTS). Without ONNX Runtime, or without the file, the game's hand-made opinion serves.
"""
from __future__ import annotations

import ctypes
import logging
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

log = logging.getLogger("meydan.search")
TIME_FOR_DEEP: Final = 0.25             # seconds of a decision from which a game's deep network is asked
ENDS: Final = "ends"
LAYOUTS: Final = {ENDS: "network", "ends_many": "network-many"}     # modules of a game, and names of their networks


@cache
def layouts(game: str) -> dict[str, Any]:
    """A game's modules that write what networks read where turns end, by name."""
    package = type(find_game(game)).__module__
    return {name: import_module(f"{package}.{name}") for name in LAYOUTS if find_spec(f"{package}.{name}") is not None}


def has_ends(game: Game) -> bool:
    """Whether a network of this game may judge ends of turns."""
    return bool(layouts(game.name))


def layout_for(game: str, players: int) -> str:
    """The layout that such tables are learned in."""
    return next((name for name, module in layouts(game).items()
                 if any(many == players for many, _ in getattr(module, "TABLES", ()))), ENDS)


def has_prospects(game: Game) -> bool:
    """Whether a game counts its prospects, for a network that it works out itself where playouts end."""
    return find_spec(f"{type(game).__module__}.prospects") is not None


def judged_tables(game: Game) -> dict[str, tuple[int, ...]]:
    """The files of such networks, and the players of the games that each of them judges."""
    return {file: tuple(players for players, name in game.networks.items() if name == file)
            for file in dict.fromkeys(game.networks.values())}


class Judge:
    """Answers rows of ends with their worth to the seat that they are seen from."""

    def __init__(self, game: Game, session: Any, deep: bool = False, layout: str = ENDS) -> None:
        self.deep = deep
        self.numpy: Any = import_module("numpy")
        self.session = session
        module: Any = layouts(game.name)[layout]
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


@cache
def missing(error: str) -> None:
    """Whoever runs the program is told once that networks wait in vain."""
    log.warning("ONNX Runtime cannot be loaded (%s): hand-made opinions judge instead of networks", error)


def session_or_none(file: Path) -> Any:
    """The same, or None where it is not installed."""
    try:
        return session(file)
    except ImportError as error:
        missing(str(error))
        return None


def network_file(game: Game, file: str | None, deep: bool, name: str = LAYOUTS[ENDS]) -> Path:
    """Where a game's network lies, or its deep one, if no other file is named."""
    return Path(file) if file else game.folder / f"{name}{'-deep' if deep else ''}.onnx"


def judges_ends(running: Any) -> bool:
    """Whether a network has no policy, only a value."""
    return [output.name for output in running.get_outputs()] == ["value"]


def end_judge(game: str, file: str | None = None, deep: bool = False, layout: str = ENDS) -> Judge | None:
    """The game's network for ends of turns in a layout (or that of a file, or its deep one), or None where there is
    none that reads it, or nothing to run it."""
    return read_judge(game, file, deep, layout)


@cache
def read_judge(game: str, file: str | None, deep: bool, layout: str) -> Judge | None:
    """Read once, whoever asks."""
    found = find_game(game)
    path = network_file(found, file, deep, LAYOUTS[layout])
    if layout not in layouts(game) or not path.exists():
        return None
    running = session_or_none(path)
    if running is None:
        return None
    if not judges_ends(running):
        return None
    judge = Judge(found, running, deep, layout)
    return judge if running.get_inputs()[0].shape[1] == judge.size else None


def judge_at(deal: GameState, game: str, file: str | None = None, deep: bool = False) -> Judge | None:
    """The same in the layout of such a table; None where no table of its kind was learned."""
    for layout, module in layouts(game).items():
        if module.readable(deal):
            return end_judge(game, file, deep, layout)
    return None
