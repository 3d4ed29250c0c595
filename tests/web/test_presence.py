"""Who is at the table, and who stays away."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from meydan.core.registry import game as find_game
from meydan.web.hub import Key
from meydan.web.live import LiveTable
from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.tables import NotNow, Tables, Wanted


def two_at_a_table(tmp_path: Path, scenario: Callable[[Tables, LiveTable], Awaitable[Any]],
                   game: str = "seven_wonders_duel", **settings: Any) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        tables = Tables(store, Settings(**settings), "key")
        try:
            seats = [Wanted("person", f"guest{seat}", f"P{seat}") for seat in range(2)]
            await scenario(tables, await tables.create(find_game(game), {}, seats, "guest0", "en"))
        finally:
            await store.close()

    asyncio.run(run())


def long_ago(live: LiveTable, *seats: int) -> None:
    for seat in seats:
        live.room.seats[seat].seen = time.time() - 1000


def shown(live: LiveTable, seat: int) -> tuple[bool, bool]:
    """Present and away, as the other sees it."""
    model = live.seat_models(Key((1 - seat,), "en", "wide"))[seat]
    return model.present, model.away


def test_a_seat_without_a_stream_is_away_after_a_while(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        assert shown(live, 1) == (False, False)                     # just sat down
        long_ago(live, 1)
        assert shown(live, 1) == (False, True)
        tables.come(live, (1,))
        assert shown(live, 1) == (True, False)
        tables.come(live, (1,))                                     # a second window
        tables.leave(live, (1,))
        assert shown(live, 1) == (True, False)
        tables.leave(live, (1,))
        assert shown(live, 1) == (False, False)

    two_at_a_table(tmp_path, scenario)


def test_listeners_are_told_when_somebody_has_stayed_away(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        live.hub.join(Key((0,), "en", "wide"), 0)
        tables.come(live, (0,))
        await tables.look_for_absent()
        revision = live.hub.revision
        long_ago(live, 1)
        await tables.look_for_absent()
        assert live.hub.revision == revision + 1
        await tables.look_for_absent()
        assert live.hub.revision == revision + 1

    two_at_a_table(tmp_path, scenario)


def test_presence_is_stored_for_other_processes(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        tables.come(live, (1,))
        await tables.store_presence()
        before = await tables.store.room(live.id)
        tables.still_here()
        await tables.store_presence()
        after = await tables.store.room(live.id)
        assert before is not None and after is not None and after.seats[1].seen > before.seats[1].seen
        assert after.seats[0].seen == before.seats[0].seen

    two_at_a_table(tmp_path, scenario)


def test_who_listens_to_another_process_is_not_away(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        other = Tables(Store(tables.store.url), tables.settings, "key")
        there = await other.get(live.id)
        other.come(there, (1,))
        await other.store_presence()
        long_ago(live, 1)                                           # as this process remembers it
        with pytest.raises(NotNow):
            await tables.vote_takeover(live, (0,), 1)
        assert live.room.seats[1].kind == "person"
        await other.store.close()

    two_at_a_table(tmp_path, scenario)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        listener = live.hub.join(Key((), "en", "wide"), 0)
        live.touched -= 10
        tables.forget_idle()
        assert live.id in tables.live                               # somebody looks at it
        live.hub.part(listener)
        tables.forget_idle()
        assert live.id not in tables.live
        again = await tables.get(live.id)
        assert again is not live and again.table is not None and live.table is not None
        assert again.table.view(0) == live.table.view(0)

    two_at_a_table(tmp_path, scenario, idle_minutes=0.1)
