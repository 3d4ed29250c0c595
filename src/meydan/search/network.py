"""A network that judges, run by ONNX Runtime on one core; and the search that asks it.

A game has one if its folder holds `network.onnx`; a second, `network-deep.onnx`, judges better and takes longer, and is
asked where there is time for it. The game's module `observe` may say how many of its numbers the
network reads (`JUDGED`), which outputs a code's logit is made of (`outputs_of`; else it reads all, and `factored`
decides), and that nobody knows more than the others (`OPEN_TO_ALL`). Without ONNX Runtime, or without the file, the
game's hand-made opinion serves.
"""
from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.state import GameState
from meydan.search.judge import judges_ends, network_file, session_or_none
from meydan.search.search import Thought, has_secrets, kept_bytes
from meydan.search.tree_net import Desk, NetNode, NetTree

FEW: Final = 64                         # walks of a young tree for each leaf that may wait
WHOLE: Final = 128                      # codes up to which every code of a verb has an output of its own
LIKELY: Final = 0.25                    # of the visits after luck: a choice made that often is to be expected
REPLAYS: Final = 60                     # how many likely continuations `NetSearch.goes_on` looks at


@dataclass(frozen=True)
class NetSettings:
    """How a search asks a network."""

    leaves: int = 16                    # that wait for one answer, in a tree that has grown
    cpuct: float = 1.5                  # exploration
    growth: float = 0.0                 # of exploration with the visits
    distrust: float = 1.0               # of what is being looked at already
    doubt: float = 1.0                  # of the prior: above 1 it tells choices apart less
    caution: float = 0.2                # how much worse than its parent an untried choice is taken to be


@dataclass(frozen=True)
class Shape:
    """What a game's network reads and answers."""

    size: int                           # numbers of an observation,
    judged: int                         # and how many of them the network reads, from the first on
    outputs: int                        # of the policy
    seats: int                          # values; 1 where there is one rival: the other's is the opposite
    parts: tuple[tuple[int, ...], ...]  # for each code the outputs whose sum is its logit


@cache
def shape(name: str) -> Shape:
    """The shape of a game's network, which does not depend on there being one."""
    game = find_game(name)
    module: Any = import_module(f"{type(game).__module__}.observe")
    if hasattr(module, "outputs_of"):
        parts = tuple(tuple(module.outputs_of(code)) for code in range(game.actions))
    else:
        parts = factored(game)
    seats = max(game.players)
    return Shape(int(module.SIZE), int(getattr(module, "JUDGED", module.SIZE)),
                 1 + max(part for code in parts for part in code), 1 if seats == 2 else seats, parts)


def factored(game: Game) -> tuple[tuple[int, ...], ...]:
    """An output for each code of a small verb; for a large one an output for each thing it may be done with."""
    parts: list[tuple[int, ...]] = []
    outputs = 0
    widest = max([1, *(len(block.kinds) for block in game.table.blocks.values() if block.size > WHOLE)])
    for block in game.table.blocks.values():
        if block.size <= WHOLE:
            parts += [(outputs + number, *[-1] * (widest - 1)) for number in range(block.size)]
            outputs += block.size
            continue
        starts = []
        for kind in block.kinds.values():
            starts.append(outputs)
            outputs += len(kind)
        for code in range(block.start, block.start + block.size):
            found = [start + number for start, number in zip(starts, block.numbers(code))]
            parts.append((*found, *[-1] * (widest - len(found))))
    return tuple(parts)


class Network:
    """Answers rows of observations with logits and values for the seats, from the observer on."""

    def __init__(self, game: Game, running: Any, deep: bool = False) -> None:
        self.deep = deep
        self.numpy: Any = import_module("numpy")
        self.session = running
        self.secrets = has_secrets(game)
        self.shape = shape(game.name)
        self.parts, self.width = listed(self.shape)

    def desk(self, rows: int) -> Desk:
        return Desk(rows, self.shape.size, self.shape.outputs, self.shape.seats)

    def bind(self, desk: Desk) -> Callable[[int], None]:
        """A call that answers the first rows of a desk, and clears them."""
        numpy: Any = self.numpy
        shape = self.shape
        rows = numpy.frombuffer(desk.observations, numpy.uint8).reshape(-1, shape.size)
        logits = numpy.frombuffer(desk.logits, numpy.float64)
        values = numpy.frombuffer(desk.values, numpy.float64)
        size, judged, outputs, seats, run = shape.size, shape.judged, shape.outputs, shape.seats, self.session.run

        def answer(count: int) -> None:
            said, worth = run(None, {"observation": numpy.ascontiguousarray(rows[:count, :judged])})
            ctypes.memset(rows.ctypes.data, 0, count * size)
            ctypes.memmove(logits.ctypes.data, said.ctypes.data, 8 * count * outputs)
            ctypes.memmove(values.ctypes.data, worth.ctypes.data, 8 * count * seats)

        return answer


def listed(shape: Shape) -> tuple[vec[i64], int]:
    """The parts of all codes one after the other, and how many a code has at most."""
    width = max(len(code) for code in shape.parts)
    return vec[i64]([part for code in shape.parts for part in (*code, *[-1] * (width - len(code)))]), width


def network(game: str, file: str | None = None, deep: bool = False) -> Network | None:
    """The game's network (or that of a file, or its deep one), or None where there is none, or nothing to run it."""
    found = find_game(game)
    return _read(found, network_file(found, file, deep), deep)


@cache
def _read(game: Game, path: Path, deep: bool) -> Network | None:
    if not path.exists() or path.suffix == ".json":     # what a game reads itself (`Game.ask_learned`)
        return None
    running = session_or_none(path)
    return None if running is None or judges_ends(running) else Network(game, running, deep)


class NetSearch(Thought):
    """Like `Search`, but a network judges. `state` is a deal that the seat cannot tell from the true one.

    It also ends when the end of the game is known for certain.
    """

    tree: NetTree

    def __init__(self, state: GameState, seat: int, seed: int, judge: Network,
                 settings: NetSettings | None = None) -> None:
        self.settings = settings or NetSettings()
        self.tree = NetTree(state, seat, seed, judge.parts, judge.width, judge.secrets, self.settings.cpuct)
        self.tree.growth = self.settings.growth
        self.tree.distrust = self.settings.distrust
        self.tree.doubt = self.settings.doubt
        self.tree.caution = self.settings.caution
        self.judge = judge

    def _run(self, iterations: int | None, seconds: float | None, clock: Callable[[], float]) -> None:
        most = self.settings.leaves
        desk = self.judge.desk(most)
        answer = self.judge.bind(desk)
        tree = self.tree
        start = clock()
        done = 0
        while not self.stopped and not tree.solved and (iterations is None or done < iterations):
            before = int(tree.iterations)
            leaves = min(most, 1 + before // FEW)
            if iterations is not None:
                leaves = min(leaves, iterations - done)
            waiting = int(tree.gather(desk, leaves))
            if waiting:
                answer(waiting)
            tree.hear(desk)
            done += int(tree.iterations) - before
            if seconds is not None and clock() - start >= seconds:
                break

    @property
    def done(self) -> bool:
        return bool(self.tree.solved)

    def goes_on(self, view: dict[str, Any], choices: list[int]) -> bool:
        """Go on with the part of the tree that leads to what the seat sees now; False if there is none.

        Only where neither luck nor anything hidden came in between, so that the tree's own guess can be played on.
        """
        tree = self.tree
        seat = int(tree.seat)
        waiting: list[tuple[GameState, NetNode]] = [(tree.state, tree.root)]
        looked = 0
        while waiting:
            state, node = waiting.pop(0)
            for edge in sorted(node.edges, key=lambda edge: -edge.visits):
                if edge.child is None or edge.lucky or edge.outcomes != 1 or edge.key not in state.choices:
                    continue
                looked += 1
                if looked > REPLAYS:
                    return False
                after = state.clone()
                tree.apply(after, edge.key)
                if after.ending >= 0 or after.current != edge.child.player:
                    continue
                if after.current != seat:
                    waiting.append((after, edge.child))
                elif after.choices == choices and after.view(seat) == view:
                    tree.state = after
                    tree.root = edge.child
                    tree.root.other = None
                    tree.solved = False
                    tree.bytes = kept_bytes(tree, int(edge.child.visits))
                    tree.iterations = int(edge.child.visits)
                    return True
        return False

    def likely(self, first: int) -> list[int]:
        """That choice, and what is likely to follow whatever luck brings: choices made often over all its outcomes."""
        codes = [first]
        here = [node for edge in self.tree.root.edges if edge.key == first for node in edge.nodes()]
        while here:
            player = max(here, key=lambda node: int(node.visits)).player
            edges = [edge for node in here if node.player == player for edge in node.edges]
            visits: Counter[int] = Counter()
            for edge in edges:
                visits[int(edge.key)] += int(edge.visits)
            if not visits:
                break
            best, times = visits.most_common(1)[0]
            if times < 2 or (len(here) > 1 and times < LIKELY * visits.total()):
                break
            codes.append(best)
            here = [node for edge in edges if edge.key == best for node in edge.nodes()]
        return codes
