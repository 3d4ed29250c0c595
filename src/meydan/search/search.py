"""A search that can be given a time, stopped, and asked what it found."""
from __future__ import annotations

import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Final, Self

from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.search.judge import Judge
from meydan.search.tree import NO_OPINION, OWN_OPINION, SCORE_OPINION, WHOLE_GAME, Node, Tree
from meydan.search.tree_net import NetTree
from meydan.search.tree_turns import EARLY_BIRD, KEPT, TurnTree

FIRST_SLICE: Final = 32                 # iterations before the clock is looked at for the first time
SLICE_SECONDS: Final = 0.004            # how long the clock, and a wish to stop, may wait
LEAVES: Final = 16                      # ends of turns that wait for one answer of a network,
FEW: Final = 16                         # one more for so many iterations of a young tree


@dataclass(frozen=True)
class Settings:
    """How a search weighs and plays on. `horizon` None lets playouts run to the end of the game."""

    exploration: float = 0.7
    horizon: int | None = None
    clever: bool = False                # playouts follow the game's policy
    trust: float = 0.0                  # visits a first glance by the game's evaluation is worth
    turns: bool = False                 # plans whole turns of its own instead of everybody's choices
    beyond: int = 0                     # and plays so many turns on before it judges,
    ahead: int = 0                      # or looks so many own turns on from the best ends of this one,
    replies: int = 0                    # the others answering after so many walks of their own,
    deals: int = 0                      # in so many deals, the same for all ends
    kept: int = KEPT                    # ends that are looked on from
    early: float = EARLY_BIRD           # how much of a worth is what this turn brings, against what follows
    veiled: bool = False                # the others answer without knowing the seat's hand
    exact: bool = False                 # nothing is hidden from one seat alone, so that forced ends are known
    scale: float = 1.0                  # how far apart the worths of good and bad choices usually are

    @classmethod
    def plain(cls) -> Settings:
        """UCT with random playouts; knows nothing of any game."""
        return cls()

    @classmethod
    def best(cls, game: Game) -> Settings:
        """What suits the game best: `Game.search` where a game says so."""
        wishes: dict[str, Any] = getattr(game, "search", {})
        return replace(cls(exploration=0.5, horizon=12, clever=True, trust=2.0, exact=not has_secrets(game)), **wishes)


@dataclass(frozen=True)
class Option:
    """A choice at the root: how often it was tried, and what it is worth to the seat, -1 to 1."""

    code: int
    visits: int
    value: float


class Thought(ABC):
    """A search that can be given a number of iterations or a time, stopped, and asked what it found."""

    tree: Tree | TurnTree | NetTree
    stopped = False

    @property
    def iterations(self) -> int:
        """How many iterations were run so far."""
        return int(self.tree.iterations)

    def run(self, iterations: int | None = None, seconds: float | None = None,
            clock: Callable[[], float] = time.perf_counter) -> Self:
        """Search until the iterations or the time are used up, or `stop` is called (from any thread).

        With iterations alone the result depends on nothing but the seed.
        """
        if iterations is None and seconds is None:
            raise ValueError("a search needs a number of iterations or a time")
        self.stopped = False
        collecting = gc.isenabled()
        gc.disable()                                # a growing tree has no garbage, and looking for it takes long
        try:
            self._run(iterations, seconds, clock)
        finally:
            if collecting:
                gc.enable()
        return self

    @abstractmethod
    def _run(self, iterations: int | None, seconds: float | None, clock: Callable[[], float]) -> None:
        """What `run` does."""

    def stop(self) -> None:
        """End `run` soon; what was found so far stays."""
        self.stopped = True

    @property
    def done(self) -> bool:
        """Whether there is nothing left to find out."""
        return False

    @property
    def options(self) -> list[Option]:
        """The choices, the most visited first."""
        return [Option(code, visits, value) for code, visits, value in self.tree.options()]

    @property
    def best(self) -> int:
        """The code of the most visited choice."""
        return self.tree.options()[0][0]

    @property
    def line(self) -> list[int]:
        """The best line: this seat's choice and what is likely to follow."""
        return self.tree.line()


class Search(Thought):
    """A tree for one decision of one seat. `state` is a deal that the seat cannot tell from the true one."""

    tree: Tree | TurnTree

    def __init__(self, state: GameState, seat: int, seed: int, settings: Settings | None = None,
                 judge: Judge | None = None) -> None:
        self.settings = settings or Settings.plain()
        self.judge: Judge | None = None             # of ends of turns, instead of the game's opinion
        if self.settings.turns and state.turns_begun() > 0:
            self.tree = TurnTree(state, seat, seed, self.settings.exploration, self.settings.beyond,
                                 ahead=self.settings.ahead, replies=self.settings.replies, deals=self.settings.deals,
                                 kept=self.settings.kept, early=self.settings.early)
            if judge is not None and judge.readable(state):
                self.judge = judge
        else:
            self.tree = Tree(
                state, seat, seed, self.settings.exploration,
                WHOLE_GAME if self.settings.horizon is None else self.settings.horizon,
                self.settings.clever, _opinion(state, self.settings), self._trust(state), self.settings.veiled,
                exact=self.settings.exact)

    @property
    def done(self) -> bool:
        return isinstance(self.tree, Tree) and bool(self.tree.solved)

    def _trust(self, state: GameState) -> float:
        return self.settings.trust if has_evaluation(state) else 0.0

    def _run(self, iterations: int | None, seconds: float | None, clock: Callable[[], float]) -> None:
        if self.judge is not None and isinstance(self.tree, TurnTree):
            self._ask(self.judge, self.tree, iterations, seconds, clock)
            return
        start = clock()
        left = iterations if iterations is not None else 1 << 60
        part = FIRST_SLICE
        while left > 0 and not self.stopped and not self.done:
            part = min(part, left)
            self.tree.grow(part)
            left -= part
            spent = clock() - start
            if seconds is None:
                part = 256
                continue
            done = (iterations or 1 << 60) - left
            speed = done / max(spent, 1e-6)
            if spent >= seconds:
                break
            part = max(1, int(speed * min(SLICE_SECONDS, seconds - spent)))

    def _ask(self, judge: Judge, tree: TurnTree, iterations: int | None, seconds: float | None,
             clock: Callable[[], float]) -> None:
        """The same with a network that judges some ends at a time."""
        ends = judge.desk(LEAVES)
        answer = judge.bind(ends, int(tree.state.players))
        start = clock()
        left = iterations if iterations is not None else 1 << 60
        while left > 0 and not self.stopped:
            walks = min(left, LEAVES, 1 + int(tree.iterations) // FEW)
            waiting = int(tree.gather(ends, walks))
            if waiting:
                answer(waiting)
                tree.hear(ends)
            left -= walks
            if seconds is not None and clock() - start >= seconds:
                break


def has_secrets(game: Game) -> bool:
    """Whether a seat may know what another does not; else what is hidden is luck (`OPEN_TO_ALL`)."""
    if not game.hidden:
        return False
    try:
        module: Any = import_module(f"{type(game).__module__}.observe")
    except ModuleNotFoundError:
        return True
    return not getattr(module, "OPEN_TO_ALL", False)


def has_evaluation(state: GameState) -> bool:
    """Whether the game has an opinion of its own."""
    return type(state).evaluate is not GameState.evaluate


def _opinion(state: GameState, settings: Settings) -> int:
    if settings.horizon is None:
        return NO_OPINION
    return OWN_OPINION if has_evaluation(state) else SCORE_OPINION


REPLAYS: Final = 200                    # how many likely continuations `continued` looks at


def continued(search: Search, view: dict[str, Any], choices: list[int]) -> bool:
    """Go on with the part of the tree that leads to what the seat sees now; False if there is none.

    Sound only where nothing was revealed to the seat in between: then some line of the tree, played on the
    tree's own guess, leads to exactly this view.
    """
    tree = search.tree
    seat = int(tree.seat)
    if isinstance(tree, TurnTree):
        return _same_turn(tree, seat, view, choices)
    waiting: list[tuple[GameState, Node]] = [(tree.state, tree.root)]
    looked = 0
    while waiting:
        state, node = waiting.pop(0)
        for place in sorted(range(len(node.codes)), key=lambda place: -node.visits[place]):
            code, child = node.codes[place], node.child(place)
            if child is None or code not in state.choices:
                continue
            looked += 1
            if looked > REPLAYS:
                return False
            after = state.clone()
            after.apply(code)
            following = child.at(after.current)
            if following is None:
                continue
            if after.current != seat:
                waiting.append((after, following))
            elif after.choices == choices and after.view(seat) == view:
                tree.state = after
                tree.root = following
                visits = sum(following.visits)
                tree.bytes = kept_bytes(tree, visits)
                tree.iterations = visits
                tree.solved = False
                return True
    return False


def kept_bytes(tree: Tree | NetTree, visits: int) -> int:
    """About what is left of a tree of which so many visits are: it may grow again by what was let go."""
    return int(tree.bytes) * visits // max(int(tree.iterations), visits, 1)


def _same_turn(tree: TurnTree, seat: int, view: dict[str, Any], choices: list[int]) -> bool:
    """Go on with a turn of which the last choice was made, and what followed without a question."""
    for deed in sorted(tree.first, key=lambda deed: -deed.visits):
        if deed.visits == 0 or deed.key not in tree.state.choices:
            continue
        after = tree.state.clone()
        after.apply(deed.key)
        level = deed.then
        while after.current == seat and len(after.choices) == 1 and after.choices != choices:
            code = after.choices[0]
            level = next((following.then for following in level if following.key == code), [])
            after.apply(code)
        if after.current == seat and after.choices == choices and after.view(seat) == view:
            tree.root_at(after, level)
            return True
    return False
