"""The own choices of a turn: which to try next, and what is learned of those that were tried."""
from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import GameState

UNKNOWN: Final = -9.0
RUNNING: Final = 9.0


@final
class Deed:
    """A choice of the seat: what it is worth as far as known, and what can follow it."""
    __slots__ = ("key", "visits", "total", "seen", "worth", "lucky", "sign", "end", "then", "waiting")

    def __init__(self, key: i64) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.waiting: i64 = 0                       # walks whose end is being judged
        self.total: float = 0.0
        self.seen: float = UNKNOWN                  # the best end seen without luck on the way
        self.worth: float = UNKNOWN
        self.lucky: bool = False                    # luck or others decide before the next own choice
        self.sign: i64 = 0                          # of that choice, where something was shown before it
        self.end: float = UNKNOWN                   # what it got the seat if the game ended by it, or RUNNING
        self.then: list[Deed] = []


def select(level: list[Deed], state: GameState, rng: Rng, exploration: float) -> Deed:
    """An untried choice, or the most promising one; worths are seen on the scale of this very decision."""
    low = 9.0
    high = UNKNOWN
    visits: i64 = 1
    untried: Deed | None = None
    waiting: Deed | None = None
    count: i64 = 0
    here: list[Deed] = []
    known = len(level)
    cursor: i64 = 0
    for code in state.choices:
        deed: Deed | None = None
        for _look in range(known):                  # both lists are mostly in the same order
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
        if deed.visits == 0:
            if deed.waiting > 0:
                waiting = deed
                continue
            count += 1
            if rng.below(count) == 0:
                untried = deed
            continue
        here.append(deed)
        visits += deed.visits + deed.waiting
        low = min(low, deed.worth)
        high = max(high, deed.worth)
    if untried is not None:
        return untried
    if not here and waiting is not None:
        return waiting
    span = max(high - low, 1e-6)
    reach = exploration * sqrt(log(float(visits) + 1.0))
    best = here[0]
    most = UNKNOWN
    for deed in here:
        score = (deed.worth - low) / span + reach / sqrt(float(deed.visits + deed.waiting))
        if score > most:
            most = score
            best = deed
    return best


def compare(deed: Deed, state: GameState) -> None:
    """Something was shown: it was luck if the seat's next question differs from deal to deal."""
    sign: i64 = 7
    for code in state.choices:
        sign = (sign * 1000003 + code + 1) % 1000000007
    if deed.sign == 0:
        deed.sign = sign
    elif deed.sign != sign:
        deed.lucky = True


def tell(path: list[Deed], luck: bool, value: float) -> None:
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
