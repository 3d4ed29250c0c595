"""What a table is made with: who is to sit where, and what is agreed on besides the rules."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meydan.table import Table
from meydan.web.clocks import Clock, runs_out
from meydan.web.storage import SEATED, GameRow, SeatRow


class Wanted:
    """Who is to sit on a seat of a new table."""

    def __init__(self, kind: str, guest: str | None = None, name: str = "", level: str = "") -> None:
        self.kind, self.guest, self.name, self.level = kind, guest, name, level


@dataclass
class Terms:
    """What is agreed on besides the rules; the columns of the same names."""

    clock: dict[str, Any] | None = None
    private: int = 0
    rated: int = 0
    hints: int = 0                      # the search may help, among people too; never where it counts
    quick: int = 0
    contest: str | None = None

    @classmethod
    def of(cls, row: GameRow) -> Terms:
        """Those of another table, for a rematch."""
        return cls(clock=row.clock, private=row.private, rated=row.rated, hints=row.hints)


def started_clocks(row: GameRow, seats: Sequence[SeatRow], table: Table, now: float) -> dict[str, Any]:
    """The clocks of a table that is dealt now."""
    clock = Clock.of(row.clock)
    if clock is None:
        return {}
    asked = () if table.window is not None or table.over else table.waiting
    times = clock.after(clock.first(len(seats)), (), [seat for seat in asked if seats[seat].kind == "person"], now)
    return {"times": times, "runs_out": runs_out(times)}


def all_seated(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind in SEATED for seat in seats)
