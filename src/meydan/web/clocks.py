"""Time at a table: how much each seat has, who uses it up now, and when it runs out.

A clock runs only for people, only while they are asked, and not in a window, whose beat must tell
nobody who can do something. What is stored are the seconds left and since when they run, in the same
transaction as the decision, so a restart changes nothing.
"""
from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meydan.core.errors import MeydanError
from meydan.table import ACT, SEALED, UNDO, Entry

KINDS: Final = ("move", "player", "days")       # per decision, per player with an increment, days per decision
ENDS: Final = ("bot", "lose")                   # what happens at zero
DAY: Final = 24 * 3600
LONGEST: Final = 60 * DAY
OFFERED: Final = ("move:60", "move:180", "player:600+5", "player:1800+15", "player:3600+30", "days:1", "days:3",
                  "days:7")

Times = list[list[Any]]                         # by seat: seconds left, since when they run, and left before the last


class BadClock(MeydanError, ValueError):
    """There is no such clock."""

    key = "error-bad-clock"


@dataclass(frozen=True)
class Clock:
    """What a table has agreed on."""

    kind: str
    seconds: float
    increment: float = 0
    end: str = "bot"

    def __post_init__(self) -> None:
        fine = (self.kind in KINDS and self.end in ENDS and 1 <= self.seconds <= LONGEST
                and 0 <= self.increment <= 3600)
        if not fine:
            raise BadClock()

    @classmethod
    def parse(cls, words: str, end: str = "bot") -> Clock:
        """Such as "player:600+5" or "days:3"."""
        kind, _, amount = words.partition(":")
        seconds, _, increment = amount.partition("+")
        if not all(part.isascii() and part.isdigit() and len(part) < 9 for part in (seconds, increment or "0")):
            raise BadClock()
        return cls(kind, int(seconds) * (DAY if kind == "days" else 1), int(increment or 0), end)

    @classmethod
    def of(cls, stored: Mapping[str, Any] | None) -> Clock | None:
        return cls(**stored) if stored else None

    def first(self, seats: int) -> Times:
        return [[float(self.seconds), None, float(self.seconds)] for _ in range(seats)]

    def after(self, times: Times, rows: Sequence[Entry], ticking: Collection[int], now: float) -> Times:
        """How it stands after these rows; from now on it runs for those who are `ticking`."""
        acted = {entry.seat for entry in rows[:1] if entry.kind in (ACT, SEALED)}
        undone = {entry.seat for entry in rows if entry.kind == UNDO}
        new: Times = []
        for seat, (left, since, before) in enumerate(times):
            if since is not None and (seat in acted or seat not in ticking):
                left, since = max(0.0, left - (now - since)), None
                if seat in acted:               # taking it back gives back no time
                    before = left
                    left = left + self.increment if self.kind == "player" else float(self.seconds)
            elif seat in undone and since is None:
                left = before
            if seat in ticking and since is None:
                since = now
            new.append([left, since, before])
        return new


def runs_out(times: Times | None) -> float | None:
    """When the first of them is at zero."""
    return min((since + left for left, since, _ in times or () if since is not None), default=None)


def late(times: Times | None, now: float | None = None) -> list[int]:
    """The seats that are at zero."""
    now = time.time() if now is None else now
    return [seat for seat, (left, since, _) in enumerate(times or ()) if since is not None and since + left <= now]


def put_off(times: Times, seconds: float) -> Times:
    """No server ran for so long: that is nobody's fault."""
    return [[left, since + seconds if since is not None else None, before] for left, since, before in times]
