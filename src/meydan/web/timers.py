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


async def _pass_time(tables: Tables, live: LiveTable) -> None:
    with suppress(MeydanError):                 # the game may have ended meanwhile
        await tables.tick(live)
    set_timer(tables, live)
