"""A finished game looked at again: everybody's chances after every decision, better options, and luck told apart.

Each decision is searched from what its seat knew, and judged as bots judge it who tell their reasons. The chance a seat
gave away is the difference between the best option and the chosen one; the chance that came or went by what was then
revealed or rolled is luck, which is told where decisions are searched one by one.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import exp
from typing import Any, Final

from meydan.bots import Handle, bot
from meydan.bots.searching import Searcher
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState
from meydan.search import Settings

QUICK: Final = 600                      # iterations a decision
THOROUGH: Final = 4000
SECONDS: Final = 50.0                   # of one core, for a whole game; what is left is shared out when it gets short
FEWEST: Final = 24                      # iterations, however short the time is
TURNING: Final = 0.12                   # a change of chance that turns a game
SHARPNESS: Final = 5.0                  # how fast accuracy falls with the chance given away
CERTAIN: Final = 0.03                   # less than this is the search's own noise


@dataclass(frozen=True)
class Judged:
    """One decision."""

    number: int                         # from 1, as in the record
    seat: int
    code: int
    best: int                           # the option the search likes best
    loss: float                         # the chance given away by the choice
    luck: float                         # the chance that came to this seat by what was revealed after it


@dataclass(frozen=True)
class Analysis:
    """Chances and judgements of one game. Plain values only, so that it can be stored as JSON."""

    game: str
    version: int
    decisions: int
    iterations: int
    chances: list[list[float]]          # of each seat, before the first decision and after each
    judged: list[Judged]                # decisions with a real choice

    def accuracy(self, seat: int) -> float:
        """How close the seat's choices came to the best ones, from 0 to 100."""
        own = [judged.loss for judged in self.judged if judged.seat == seat]
        return 100.0 * sum(exp(-SHARPNESS * loss) for loss in own) / len(own) if own else 100.0

    def luck(self, seat: int) -> float:
        """What fortune gave the seat over the whole game, in chances."""
        return sum(judged.luck for judged in self.judged if judged.seat == seat)

    def turning_points(self, most: int = 3) -> list[int]:
        """The decisions after which the game stood differently, the sharpest first."""
        changes = [(max(abs(new - old) for old, new in zip(before, after)), number)
                   for number, (before, after) in enumerate(zip(self.chances, self.chances[1:]), 1)]
        return [number for change, number in sorted(changes, reverse=True)[:most] if change >= TURNING]

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "judged": [list(asdict(judged).values()) for judged in self.judged]}

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Analysis:
        return cls(**{**row, "judged": [Judged(*values) for values in row["judged"]]})


def analyse(record: Record, iterations: int = QUICK, seconds: float | None = SECONDS, seed: int = 1,
            progress: Callable[[int, int], None] = lambda done, whole: None,
            clock: Callable[[], float] = time.process_time) -> Analysis:
    """Look at every decision of a finished game. Without a time the result depends on nothing but the seed."""
    state, rng = record.game.deal(record.setup), Rng(seed)
    real = sum(1 for _ in _questions(record))
    looks: list[_Look] = []
    begun = clock()
    done = rolls = 0
    for number, (seat, code) in enumerate(record.decisions, 1):
        rolls += seat == CHANCE
        if seat == CHANCE or len(state.choices) < 2:
            state.apply(code)
            continue
        judge = _judge(seat, int(rng.seed()), _share(iterations, seconds, clock() - begun, done, real))
        best = judge.choose(state.view(seat), Handle(state, seat, record.game), None)
        done += 1
        progress(done, real)
        worth = {option.code: judge.chance(option) for option in judge.weighed}
        tried = {option.code for option in judge.weighed if option.visits}
        before = int(state.reveals)
        state.apply(code)
        looks.append(_Look(number, seat, code, best, worth[best], worth[code] if code in tried else None,
                           bool(state.reveals != before or state.current == CHANCE), (before, rolls)))
    ended = _ended(record, state)
    chances = _of_two(looks, ended, len(record.decisions)) if state.players == 2 else _of_many(
        looks, ended, len(record.decisions))
    planned = Settings.best(record.game).turns
    return Analysis(
        record.game.name, record.game.version, len(record.decisions), iterations,
        [[round(chance, 3) for chance in row] for row in chances],
        [_judged(look, following, chances, planned) for look, following in _in_turn(looks)])


def _judge(seat: int, seed: int, iterations: int) -> Searcher:
    """Judges as the expert does who has a second, by the same network: a hint names the same chances."""
    expert = bot(f"expert:iterations={iterations},deep=1", seat, seed)
    assert isinstance(expert, Searcher)
    return expert


@dataclass(frozen=True)
class _Look:
    """What a search found before a decision."""

    number: int
    seat: int
    code: int
    best: int
    hope: float                         # the chance with the best option,
    chosen: float | None                # and with the chosen one; None if that was not tried
    revealed: bool                      # luck came right after it
    luck: tuple[int, int]               # how much had been revealed and rolled before it


def _in_turn(looks: list[_Look]) -> Iterator[tuple[_Look, _Look | None]]:
    """Each with the one after it."""
    return zip(looks, [*looks[1:], None])


def _judged(look: _Look, following: _Look | None, chances: list[list[float]], planned: bool) -> Judged:
    """What a decision gave away, and what luck brought right after it. Without any witness nothing is said against a
    choice. Where whole turns are planned nothing is said of luck: what a plan would still have found after it is not
    known, and everybody would seem lucky."""
    kept = _kept(look, following)
    loss = 0.0 if kept is None else max(0.0, look.hope - kept)
    luck = 0.0
    if look.revealed and kept is not None and not planned:
        luck = chances[look.number][look.seat] - kept
    return Judged(look.number, look.seat, look.code, look.best, round(loss, 3) if loss >= CERTAIN else 0.0,
                  round(luck, 3))


def _kept(look: _Look, following: _Look | None) -> float | None:
    """What the seat has after its choice, before any luck. Where the same seat goes on and no luck came in between,
    what is found there is the better witness: a search of whole turns may have hardly tried what was then done."""
    if following is not None and following.seat == look.seat and following.luck == look.luck:
        return following.hope if look.chosen is None else max(look.chosen, following.hope)
    return look.chosen


def _questions(record: Record) -> Iterator[int]:
    """The decisions in which somebody had a choice."""
    state = record.game.deal(record.setup)
    for number, (seat, code) in enumerate(record.decisions, 1):
        if seat != CHANCE and len(state.choices) > 1:
            yield number
        state.apply(code)


def _share(iterations: int, seconds: float | None, spent: float, done: int, real: int) -> int:
    """The usual number, or fewer when the time runs out at the present pace."""
    if seconds is None or done < 8:
        return iterations
    left = max(seconds - spent, 0.0) / max(real - done, 1)
    return max(FEWEST, min(iterations, int(iterations * left / max(spent / done, 1e-6))))


def _of_two(looks: list[_Look], ended: list[float], decisions: int) -> list[list[float]]:
    """The chance of who was asked, and the rest for the rival; where nobody had a choice, the next known chances."""
    rows, row = list[list[float]](), ended
    found = {look.number - 1: look for look in looks}
    for number in range(decisions, -1, -1):
        if number in found:
            look = found[number]
            row = [look.hope if seat == look.seat else 1.0 - look.hope for seat in range(2)]
        rows.append(row)
    return rows[::-1]


def _of_many(looks: list[_Look], ended: list[float], decisions: int) -> list[list[float]]:
    """The chance of each seat as it was found for itself, before and after its own decisions, and evenly from one to
    the other while the others decide. Of a larger table no search of one seat tells how the others share the rest: by
    another measure than their own they would gain and lose with every turn for nothing."""
    known = [dict[int, float]() for _ in ended]
    for look, following in _in_turn(looks):
        kept = _kept(look, following)
        known[look.seat] |= {look.number - 1: look.hope, look.number: look.hope if kept is None else kept}
    columns = [_between({**one, decisions: end}, decisions) for one, end in zip(known, ended)]
    return [list(row) for row in zip(*columns)]


def _between(known: dict[int, float], last: int) -> list[float]:
    """All values of a line through the known ones, which begins as the first of them."""
    points = sorted({0: known[min(known)], **known}.items())
    values: list[float] = []
    for (start, value), (end, following) in pairwise(points):
        values += [value + (following - value) * step / (end - start) for step in range(end - start)]
    return [*values, known[last]]


def _ended(record: Record, state: GameState) -> list[float]:
    players = int(state.players)
    if record.resigned is not None:
        return [0.0 if seat == record.resigned else 1.0 / (players - 1) for seat in range(players)]
    winners = [seat for seat in range(players) if state.won >> seat & 1]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)] if winners \
        else [1.0 / players] * players
