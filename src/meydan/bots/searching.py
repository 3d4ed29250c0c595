"""Bots that search, and how a level makes them weaker without making them silly."""
from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from math import exp
from pathlib import Path
from typing import Any, Final, TypeVar

from meydan.bots.base import Thinker, View, Weighed, really_tried
from meydan.bots.calibration import CERTAIN, DEEP, NETWORK, OPINION
from meydan.bots.handle import Handle
from meydan.bots.thoughts import unforced, walked
from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.search import (
    DEED_BYTES,
    TIME_FOR_DEEP,
    Judge,
    NetSearch,
    NetSettings,
    Network,
    Option,
    OtherWeights,
    Search,
    Settings,
    Thought,
    TurnTree,
    continued,
    has_ends,
    judge_at,
    network,
    run_parallel,
)

log = logging.getLogger("meydan.bots")
Learned = TypeVar("Learned", Network, Judge)
Found = TypeVar("Found")
_unreadable: set[tuple[str, str]] = set()       # networks that could not be read, by game
GLANCES: Final = 3                      # deals in which a win must be one to be seen at once
DECIDED: Final = 0.9                    # a worth beyond which the quickest win, or the slowest loss, is wanted
SEARCHED: Final = 0.25                  # of a bot's time at least, however long it took to leave a kept tree


@dataclass(frozen=True)
class Effort:
    """How hard a bot tries.

    `iterations` None searches as long as it may. A weak bot does not always take the best option: it takes one
    that is at most `margin` worse, the likelier the less it is worse (`warmth`: how much worse is e times rarer).
    `whims` is the share of choices made by no thought but the game's own quick policy; with `sense` only what that
    policy comes to think of in so many tries is taken besides the best. A win at hand is always taken.
    """

    iterations: int | None
    plain: bool = False                 # random playouts instead of the game's knowledge
    margin: float = 0.0
    warmth: float = 0.0
    whims: float = 0.0
    sense: int = 0
    seconds: float | None = None        # of its own, besides what the table allows
    cores: int = 1
    tuned: dict[str, Any] = field(default_factory=dict)     # settings of its own search instead of the usual ones
    learned: int = 0                    # walks with the game's network, where there is one; 0 never asks it
    unlearned: bool = False             # judges by the game's own opinion, whatever was learned
    unhurried: int = 20_000             # iterations when there is neither a number nor a time
    asking: NetSettings | None = None   # how the network is asked, instead of the usual way
    network: str | None = None          # a file instead of the game's own network
    deep: bool = True                   # asks the game's deep network where a decision has the time for it
    weights: str | None = None          # and one instead of the weights of its own opinion
    ahead: int | None = None            # own turns looked at after this one, where turns are planned as a whole
    replies: int | None = None          # walks of the others' answers before it,
    deals: int | None = None            # and in how many deals that is done
    exploration: float | None = None    # instead of the game's usual one,
    horizon: int | None = None          # and choices of a playout
    judged: dict[str, Any] = field(default_factory=dict)    # which of these are others where a network judges ends,
    many: dict[str, Any] = field(default_factory=dict)      # and at tables of more than two


class Searcher(Thinker):
    """Searches the tree of what may happen, over guesses at what is hidden."""

    UNWEIGHED = "bot-why-whim"

    def __init__(self, seat: int, seed: int, effort: Effort, clock: Callable[[], float] = time.perf_counter,
                 level: str = "", changed: dict[str, Any] | None = None) -> None:
        super().__init__(seat, seed)
        self.usual = effort             # of the level, wherever it plays;
        self.level = level
        self.changed = changed or {}    # and what its name says otherwise
        self.effort = replace(effort, **self.changed)
        self.clock = clock
        self.search: Search | None = None
        self.ends: Judge | None = None  # which network that search was given
        self.asked: NetSearch | None = None
        self.thought: Thought | None = None     # which of the two the last choice was made by
        self.taught = False             # the deals of `search` are judged by what was learned (`Game.ask_learned`)
        self.others: OtherWeights | None = None
        self.iterations = 0             # of the last search
        self.began = 0.0                # when it was asked, by its clock
        self.scale = 1.0                # of the worths that margins are compared with

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        self.began = self.clock()
        if handle.game is not self.game or handle.players != self.players:
            self.effort = self._effort_at(handle.game, handle.players)
        self.begin(handle)
        self.thought = None
        self.iterations = 0
        if len(handle.choices) == 1:
            self.weighed = [Weighed(handle.choices[0], 0.0, 0)]
            return handle.choices[0]
        won = self._win_at_hand(handle) if self.effort.warmth else None
        if won is not None:                     # few walks may miss it
            self.weighed, self.line = [Weighed(won, 1.0, 1)], [won]
            self.chosen = won
            return won
        if self.effort.whims and int(self.rng.below(1000)) < 1000 * self.effort.whims:
            return self._whim(handle)
        if self.effort.weights is None:
            options = self._think(view, handle, seconds)
        else:
            if self.others is None:
                self.others = OtherWeights(handle.game, Path(self.effort.weights))
            with self.others:
                options = self._think(view, handle, seconds)
        self.weighed = [Weighed(option.code, option.value, option.visits) for option in options]
        thoughts = self._first_thoughts(handle, self.effort.sense) if self.effort.sense else None
        code = self.chosen = self._direct(self._pick(options, thoughts))
        if self.line[:1] != [code]:
            self.line = [code]
        return code

    def _direct(self, code: int) -> int:
        """Not a choice that its own line takes back at once, but what that line does then: a search finds both as good,
        and people would see something begun and broken off for nothing."""
        while self.line[:1] == [code] and self.deal is not None:
            after, chosen = walked(self.deal, self.line[:2])
            rest = [option for option in self.weighed if option.code != code]
            if (len(chosen) < 2 or any(who != self.seat for who, _ in chosen) or not _taken_back(self.deal, after)
                    or self.line[2:3] not in ([option.code] for option in rest)):
                break
            self.weighed, self.line = rest, self.line[2:]
            code = self.line[0]
        return code

    def _effort_at(self, game: Game, players: int) -> Effort:
        """A game may have levels of its own (`Game.levels`), and others where more than two play."""
        own = game.levels.get(self.level, {})
        many = own.get("many", {}) if players > 2 else {}
        return replace(self.usual, **{**own, **many, **self.changed})

    def _think(self, view: View, handle: Handle, seconds: float | None) -> list[Option]:
        effort = self.effort
        limits = [limit for limit in (seconds, effort.seconds) if limit is not None]
        limit = min(limits) if limits else None
        unlearned = effort.unlearned and effort.network is None         # a network that was named is asked
        asks = effort.learned > 0 and not effort.tuned and not unlearned
        judge = self._learned(network, handle, limit) if asks else None
        ends = None
        if asks and has_ends(handle.game):
            ends = self._learned(partial(judge_at, handle.determinize(0)), handle, limit)
        self.taught = asks and judge is None and ends is None and self._ask_learned(handle, handle.determinize(0))
        if ends is not None or self.taught:
            effort = replace(effort, **{key: value for key, value in effort.judged.items() if key not in self.changed})
        iterations = effort.iterations
        if iterations is None and limit is None:
            iterations = effort.unhurried
        settings = _settings(handle.game, effort)
        self.scale = settings.scale
        if judge is not None:
            self.judge = DEEP if judge.deep else NETWORK
            walks = None if effort.iterations is None and limit is not None else effort.learned
            return self._ask(judge, view, handle, walks, limit)
        self.judge = NETWORK if self.taught else OPINION
        if effort.cores > 1 and ends is None:
            seeds = [int(self.rng.seed()) for _ in range(effort.cores)]
            guess = self._guess(handle)
            return run_parallel(lambda number: Search(guess, self.seat, seeds[number], settings),
                                effort.cores, iterations, limit, self.clock)
        search = self.search
        if search is None or self.ends is not ends or not continued(search, view, handle.choices):
            search = self.search = None
            search = Search(self._guess(handle), self.seat, int(self.rng.seed()), settings, ends)
        known = search.iterations
        if iterations is not None:
            iterations = max(iterations - known, iterations // 4)
        search.run(iterations, self._left(limit), self.clock)
        self.iterations = search.iterations - known
        self.search, self.ends = search, ends
        self.thought = search
        if search.judge is not None:
            self.judge = DEEP if search.judge.deep else NETWORK
        assert self.deal is not None
        self.line = unforced(self.deal, search.line)
        return search.options

    def _left(self, limit: float | None) -> float | None:
        """What is left of a decision's time: to follow a large tree, or to let it go, takes a part of it."""
        return None if limit is None else max(limit - (self.clock() - self.began), SEARCHED * limit)

    def _guess(self, handle: Handle) -> GameState:
        """A deal to search in, which is judged by what was learned where the bot asks for that."""
        guess = handle.determinize(int(self.rng.seed()))
        if self.taught:
            self._ask_learned(handle, guess)
        return guess

    def _ask_learned(self, handle: Handle, deal: GameState) -> bool:
        if self.effort.network is not None:
            return handle.game.ask_learned(deal, Path(self.effort.network))
        return bool(_readable(lambda: handle.game.ask_learned(deal), handle.game, "learned"))

    def _learned(self, find: Callable[..., Learned | None], handle: Handle, limit: float | None) -> Learned | None:
        """The network that judges this decision: the deep one if the clock alone ends it, and late enough, or if the
        bot's name asks for it."""
        effort = self.effort
        patient = effort.iterations is None and (limit or 0) >= TIME_FOR_DEEP
        if effort.deep and effort.network is None and (patient or "deep" in self.changed):
            deep = _readable(lambda: find(handle.game.name, deep=True), handle.game, "deep")
            if deep is not None:
                return deep
        if effort.network is not None:                  # who names a file wants that one or an error
            return find(handle.game.name, effort.network)
        return _readable(lambda: find(handle.game.name), handle.game, "usual")

    def _ask(self, judge: Network, view: View, handle: Handle, walks: int | None, limit: float | None) -> list[Option]:
        """Search with a network, from what it left of the last search where that still holds."""
        asked = self.asked
        if asked is None or asked.judge is not judge or not asked.goes_on(view, handle.choices):
            asked = self.asked = None           # now, not after the new one has had its time
            asked = NetSearch(handle.determinize(int(self.rng.seed())), self.seat, int(self.rng.seed()), judge,
                              self.effort.asking)
        known = asked.iterations
        asked.run(None if walks is None else max(walks - known, walks // 4), self._left(limit), self.clock)
        self.asked = self.thought = asked
        self.iterations = asked.iterations - known
        self.line = asked.line
        return asked.options

    def think_on(self, seconds: float) -> bool:
        """Go on with the thoughts behind the last choice, while others decide; False where the next choice would gain
        nothing by it: a level that counts its iterations stays as strong as it is, and a turn is planned as a whole."""
        thought = self.thought
        if (thought is None or self.effort.iterations is not None or isinstance(thought.tree, TurnTree)
                or thought.done or thought.tree.bytes >= thought.tree.limit):
            return False
        thought.run(None, seconds, self.clock)
        return True

    @property
    def bytes(self) -> int:
        """About what the trees take that it keeps."""
        trees = [thought.tree for thought in (self.search, self.asked) if thought is not None]
        return sum(int(tree.deeds) * DEED_BYTES if isinstance(tree, TurnTree) else int(tree.bytes) for tree in trees)

    @property
    def foreseen(self) -> list[int]:
        if self.judge == OPINION or self.asked is None or not self.line:
            return self.line
        return self.asked.likely(self.line[0])

    def _whim(self, handle: Handle) -> int:
        (code,) = self._first_thoughts(handle, 1)
        self.weighed = [Weighed(code, 0.0, 0)]
        return code

    def _first_thoughts(self, handle: Handle, tries: int) -> set[int]:
        """What the game's quick policy would do."""
        guess = handle.determinize(int(self.rng.seed()))
        thoughts = {int(guess.policy(self.rng)) for _ in range(tries)}
        return thoughts & set(handle.choices) or {handle.choices[0]}

    def _win_at_hand(self, handle: Handle) -> int | None:
        """A choice that wins at once, whatever is hidden."""
        guesses = [handle.determinize(number) for number in range(GLANCES)]
        wins = (code for code in handle.choices if all(self._wins(guess.clone(), code) for guess in guesses))
        return next(wins, None)

    def _wins(self, guess: GameState, code: int) -> bool:
        guess.apply(code)
        return bool(guess.over) and guess.returns()[self.seat] >= CERTAIN

    def _pick(self, options: list[Option], thoughts: set[int] | None = None) -> int:
        """The best, or with some warmth one that is not much worse (and was thought of); a hardly tried one is never
        taken.

        Where the game is as good as decided nothing is forgiven, so that no win is left lying.
        """
        tried = really_tried(options)
        best = max(option.value for option in tried)
        if abs(best) >= DECIDED:
            return max(tried, key=lambda option: option.value).code
        if not self.effort.warmth:
            return next(option for option in options if option in tried).code
        margin, warmth = self.effort.margin * self.scale, self.effort.warmth * self.scale
        good = [option for option in tried if option.value >= best - margin
                and (thoughts is None or option.code in thoughts or option.value == best)]
        weights = [exp((option.value - best) / warmth) for option in good]
        point = self.rng.below(1 << 30) / (1 << 30) * sum(weights)
        for option, weight in zip(good, weights):
            point -= weight
            if point <= 0:
                return option.code
        return good[0].code


def _taken_back(before: GameState, after: GameState) -> bool:
    """Whether the same question is asked again, nothing that counts has changed, and only choices have gone."""
    return (not after.over and after.current == before.current and after.asking == before.asking
            and after.turns_begun() == before.turns_begun() and set(after.choices) < set(before.choices)
            and all(after.evaluate(seat) == before.evaluate(seat) for seat in range(int(before.players))))


def _readable(find: Callable[[], Found | None], game: Game, which: str) -> Found | None:
    """What is found, or None if it cannot be read: then the game's own opinion judges, and whoever runs it is told."""
    if (game.name, which) in _unreadable:
        return None
    try:
        return find()
    except Exception as error:                          # whatever a broken file makes its reader raise
        _unreadable.add((game.name, which))
        log.error("network of %s not used (%s): %r", game.name, which, error)
        return None


def _settings(game: Game, effort: Effort) -> Settings:
    """How a bot that tries so hard searches in this game."""
    settings = replace(Settings.plain() if effort.plain else Settings.best(game), **effort.tuned)
    own = {name: getattr(effort, name) for name in ("ahead", "replies", "deals", "exploration", "horizon")}
    return replace(settings, **{name: value for name, value in own.items() if value is not None})
