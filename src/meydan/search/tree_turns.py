"""Search over whole turns: what can be made of the rest of this turn, judged where it ends.

In games of many small decisions a turn (Scythe: where to, what to load, what to pay with) a tree over everybody's
choices never comes to its second move. Here the tree holds one seat's own choices only, up to the end of the turn;
the others, when asked in between, answer by the game's quick policy. Where nothing is left to luck a choice is worth
what its best continuation is worth; where luck decides, what it brings on average.
"""
from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState

LONGEST: Final = 120                    # decisions of one walk, whoever makes them
UNKNOWN: Final = -9.0
LIMIT: Final = 512 * 1024 * 1024
DEED_BYTES: Final = 220


@final
class Deed:
    """A choice of the seat: what it is worth as far as known, and what can follow it."""
    __slots__ = ("key", "visits", "total", "seen", "worth", "lucky", "sign", "then")

    def __init__(self, key: i64) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.total: float = 0.0
        self.seen: float = UNKNOWN                  # the best end seen without luck on the way
        self.worth: float = UNKNOWN
        self.lucky: bool = False                    # luck or others decide before the next own choice
        self.sign: i64 = 0                          # of that choice, where something was shown before it
        self.then: list[Deed] = []


@final
class TurnTree:
    """Grows over one seat's own choices. The same seed and iterations give the same tree."""
    __slots__ = ("state", "seat", "rng", "exploration", "beyond", "iterations", "deeds", "limit", "first")

    def __init__(self, state: GameState, seat: i64, seed: i64, exploration: float = 0.6, beyond: i64 = 0,
                 limit: i64 = LIMIT) -> None:
        self.state = state
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.exploration = exploration
        self.beyond: i64 = beyond                   # turns played on quickly before the judgement
        self.iterations: i64 = 0
        self.deeds: i64 = 0
        self.limit: i64 = limit                     # bytes, about
        self.first: list[Deed] = []

    def grow(self, iterations: i64) -> None:
        """Run so many iterations."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Deal, choose down the tree to something new, end the turn quickly, and tell every choice on the way."""
        state = self.state.determinize(self.seat, self.rng.seed())
        turn = state.turns_begun()
        path: list[Deed] = []
        level = self.first
        growing = True
        left: i64 = LONGEST
        luck = False                                # since the last own choice in the tree: others chose, or dice fell,
        shown = False                               # or something was shown, which may be the seat's own
        while state.ending < 0 and left > 0 and state.turns_begun() == turn:
            left -= 1
            mover = state.current
            if mover == self.seat and growing:
                if path and luck:
                    path[-1].lucky = True
                elif path and shown:
                    self.compare(path[-1], state)
                luck = False
                shown = False
                deed = self.select(level, state)
                path.append(deed)
                growing = deed.visits > 0 and self.deeds * DEED_BYTES < self.limit
                level = deed.then
                before = state.reveals
                state.apply(deed.key)
                shown = state.reveals != before
                continue
            before = state.reveals
            self.move_on(state)
            shown = shown or state.reveals != before
            luck = luck or mover != self.seat
        if state.turns_begun() != turn:
            turn = state.turns_begun() + self.beyond
            while state.ending < 0 and left > 0 and state.turns_begun() < turn:
                left -= 1
                self.move_on(state)
        self.tell(path, luck or shown or self.beyond > 0, self.judge(state))

    def compare(self, deed: Deed, state: GameState) -> None:
        """Something was shown: it was luck if the seat's next question differs from deal to deal."""
        sign: i64 = 7
        for code in state.choices:
            sign = (sign * 1000003 + code + 1) % 1000000007
        if deed.sign == 0:
            deed.sign = sign
        elif deed.sign != sign:
            deed.lucky = True

    def move_on(self, state: GameState) -> None:
        """Whoever is asked answers quickly."""
        choices = state.choices
        if state.current == CHANCE:
            state.apply(choices[self.rng.below(len(choices))])
        elif len(choices) == 1:
            state.apply(choices[0])
        else:
            state.apply(state.policy(self.rng))

    def judge(self, state: GameState) -> float:
        if state.ending >= 0:
            return state.returns()[self.seat]
        return state.evaluate(self.seat)

    def select(self, level: list[Deed], state: GameState) -> Deed:
        """An untried choice, or the most promising one; worths are seen on the scale of this very decision."""
        low = 9.0
        high = UNKNOWN
        visits: i64 = 1
        untried: Deed | None = None
        count: i64 = 0
        here: list[Deed] = []
        known = len(level)
        cursor: i64 = 0
        for code in state.choices:
            deed: Deed | None = None
            for _ in range(known):                  # both lists are mostly in the same order
                candidate = level[cursor]
                cursor += 1
                if cursor == known:
                    cursor = 0
                if candidate.key == code:
                    deed = candidate
                    break
            if deed is None:
                deed = Deed(code)
                level.append(deed)
                self.deeds += 1
            if deed.visits == 0:
                count += 1
                if self.rng.below(count) == 0:
                    untried = deed
                continue
            here.append(deed)
            visits += deed.visits
            low = min(low, deed.worth)
            high = max(high, deed.worth)
        if untried is not None:
            return untried
        span = max(high - low, 1e-6)
        reach = self.exploration * sqrt(log(float(visits) + 1.0))
        best = here[0]
        most = UNKNOWN
        for deed in here:
            score = (deed.worth - low) / span + reach / sqrt(float(deed.visits))
            if score > most:
                most = score
                best = deed
        return best

    def tell(self, path: list[Deed], luck: bool, value: float) -> None:
        """Luck is averaged over, an own choice takes the best that is known below it."""
        for back in range(len(path)):
            deed = path[len(path) - 1 - back]
            deed.visits += 1
            deed.total += value
            if back == 0 and not luck:
                deed.seen = max(deed.seen, value)
            best = deed.seen
            if not deed.lucky:
                for following in deed.then:
                    if following.visits > 0:
                        best = max(best, following.worth)
            if deed.lucky or best == UNKNOWN:
                best = deed.total / float(deed.visits)
            deed.worth = best

    def options(self) -> list[tuple[int, int, float]]:
        """Code, visits and worth of each choice, the best first; those never tried come last."""
        found: list[tuple[int, int, float]] = []
        for code in self.state.choices:
            visits = 0
            worth = 0.0
            for deed in self.first:
                if deed.key == code and deed.visits > 0:
                    visits = int(deed.visits)
                    worth = deed.worth
            found.append((code, visits, worth))
        found.sort(key=by_worth)
        return found

    def line(self) -> list[int]:
        """The own choices of the best turn found, as far as no luck comes between."""
        codes: list[int] = []
        level = self.first
        while True:
            best: Deed | None = None
            for deed in level:
                if deed.visits > 1 and (best is None or deed.worth > best.worth):
                    best = deed
            if best is None:
                return codes
            codes.append(int(best.key))
            if best.lucky:
                return codes
            level = best.then


def by_worth(option: tuple[int, int, float]) -> tuple[bool, float, int]:
    return (option[1] == 0, -option[2], -option[1])
