"""What happens at a table by itself when its time has come."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress

from meydan.core.errors import MeydanError
from meydan.web.live import LiveTable
from meydan.web.tables import Tables

_under_way: set[asyncio.Future[None]] = set()


def soon(deed: Awaitable[None]) -> None:
    """Do it beside what goes on now."""
    task = asyncio.ensure_future(deed)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)


def set_timer(tables: Tables, live: LiveTable) -> None:
    """Wake up when a window of this table closes, or a standing order falls due."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    table = live.table
    if table is None or live.over:
        return
    due = table.next_due(time.monotonic())
    if due is not None:
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(max(0.0, due - time.monotonic()) + 0.01,
                                     lambda: soon(_pass_time(tables, live)))


def set_clock(tables: Tables, live: LiveTable) -> None:
    """Wake up when somebody's time is over."""
    if live.clock_timer is not None:
        live.clock_timer.cancel()
        live.clock_timer = None
    at = live.room.row.runs_out
    if at is not None and not live.over:
        seconds = min(max(0.0, at - time.time()) + 0.02, 24 * 3600.0)
        live.clock_timer = asyncio.get_running_loop().call_later(seconds, lambda: soon(_run_out(tables, live)))


async def _run_out(tables: Tables, live: LiveTable) -> None:
    with suppress(MeydanError):                 # somebody decided in the last moment
        await tables.run_out(live)
    set_clock(tables, live)


async def _pass_time(tables: Tables, live: LiveTable) -> None:
    with suppress(MeydanError):                 # the game may have ended meanwhile
        await tables.tick(live)
    set_timer(tables, live)
