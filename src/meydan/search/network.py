"""A network that judges, run by ONNX Runtime on one core; and the search that asks it.

A game has one if its folder holds `network.onnx` and its module `observe` says how many of its numbers the network
reads (`JUDGED`) and which outputs a code's logit is made of (`outputs_of`). Without ONNX Runtime, or without the file,
the game's hand-made opinion serves.
"""
from __future__ import annotations

import ctypes
import gc
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.state import GameState
from meydan.search.search import Option
from meydan.search.tree_net import Desk, NetTree

LEAVES: Final = 8                       # that wait for one answer of the network
FEW: Final = 16                         # walks of a young tree for each leaf that may wait


class Network:
    """Answers rows of observations with logits and a value for the seat that observes."""

    def __init__(self, game: Game, file: Path) -> None:
        runtime: Any = import_module("onnxruntime")
        self.numpy: Any = import_module("numpy")
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = 1
        settings.inter_op_num_threads = 1
        settings.log_severity_level = 3
        self.session: Any = runtime.InferenceSession(str(file), settings, providers=["CPUExecutionProvider"])
        module: Any = import_module(f"meydan.games.{game.name}.observe")
        self.size = int(module.SIZE)
        self.judged = int(module.JUDGED)
        self.outputs = int(module.OUTPUTS)
        parts = [module.outputs_of(code) for code in range(game.actions)]
        self.first = vec[i64]([int(part[0]) for part in parts])
        self.second = vec[i64]([int(part[1]) for part in parts])

    def desk(self, rows: int) -> Desk:
        return Desk(rows, self.size, self.outputs)

    def bind(self, desk: Desk) -> Callable[[int], None]:
        """A call that answers the first rows of a desk, and clears them."""
        numpy: Any = self.numpy
        rows = numpy.frombuffer(desk.observations, numpy.uint8).reshape(-1, self.size)
        logits = numpy.frombuffer(desk.logits, numpy.float64)
        values = numpy.frombuffer(desk.values, numpy.float64)
        size, judged, outputs, run = self.size, self.judged, self.outputs, self.session.run

        def answer(count: int) -> None:
            said, worth = run(None, {"observation": numpy.ascontiguousarray(rows[:count, :judged])})
            ctypes.memset(rows.ctypes.data, 0, count * size)
            ctypes.memmove(logits.ctypes.data, said.ctypes.data, 8 * count * outputs)
            ctypes.memmove(values.ctypes.data, worth.ctypes.data, 8 * count)

        return answer


@cache
def network(game: str) -> Network | None:
    """The game's network, or None where there is none, or nothing to run it."""
    found = find_game(game)
    file = found.folder / "network.onnx"
    if not file.exists():
        return None
    try:
        return Network(found, file)
    except ImportError:
        return None


class NetSearch:
    """Like `Search`, but a network judges. `state` is a deal that the seat cannot tell from the true one."""

    def __init__(self, state: GameState, seat: int, seed: int, judge: Network, exploration: float = 1.5) -> None:
        self.tree = NetTree(state, seat, seed, judge.first, judge.second, exploration)
        self.judge = judge
        self.stopped = False

    @property
    def iterations(self) -> int:
        return int(self.tree.iterations)

    def run(self, iterations: int | None = None, seconds: float | None = None,
            clock: Callable[[], float] = time.perf_counter) -> NetSearch:
        """Search until the iterations or the time are used up, or `stop` is called (from any thread)."""
        if iterations is None and seconds is None:
            raise ValueError("a search needs a number of iterations or a time")
        self.stopped = False
        desk = self.judge.desk(LEAVES)
        answer = self.judge.bind(desk)
        tree = self.tree
        start = clock()
        done = 0
        collecting = gc.isenabled()
        gc.disable()                                # a growing tree has no garbage, and looking for it takes long
        try:
            while not self.stopped and (iterations is None or done < iterations):
                before = int(tree.iterations)
                leaves = min(LEAVES, 1 + before // FEW)
                if iterations is not None:
                    leaves = min(leaves, iterations - done)
                waiting = int(tree.gather(desk, leaves))
                if waiting:
                    answer(waiting)
                tree.hear(desk)
                done += int(tree.iterations) - before
                if seconds is not None and clock() - start >= seconds:
                    break
        finally:
            if collecting:
                gc.enable()
        return self

    def stop(self) -> None:
        """End `run` soon; what was found so far stays."""
        self.stopped = True

    @property
    def options(self) -> list[Option]:
        """The choices, the most visited first."""
        return [Option(code, visits, value) for code, visits, value in self.tree.options()]

    @property
    def best(self) -> int:
        return self.tree.options()[0][0]

    @property
    def line(self) -> list[int]:
        """The best line: this seat's choice and what is likely to follow."""
        return self.tree.line()
