"""What the row of a game tells about its entries, for lists."""
from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from meydan.table import Table
from meydan.web.live import LiveTable


def mask(seats: Sequence[int]) -> int:
    return sum(2**seat for seat in seats)


def winners(table: Table) -> int | None:
    return mask(table.winners) if table.over else None


def summarize(live: LiveTable, table: Table, more: dict[str, Any] | None = None) -> None:
    """The row in memory as `Store.append` wrote it."""
    row = live.room.row
    for name, value in (more or {}).items():
        setattr(row, name, value)
    row.version, row.waiting, row.moved = table.version, mask(table.waiting), (more or {}).get("moved", time.time())
    if table.over:
        row.ended, row.winners = row.moved, mask(table.winners)
