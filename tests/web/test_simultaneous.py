"""A game with hidden hands, secret questions and simultaneous bids, through the server's own tables."""
from __future__ import annotations

import asyncio
import random
import sys
import types
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meydan.core import registry
from meydan.table import Table
from meydan.web import describe, worker
from meydan.web.hub import Key
from meydan.web.live import LiveTable
from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.tables import NoTable, Tables, Wanted
from tests.toy import BAZAAR as GAME
from tests.web import test_leak


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made-up game, as if it were installed."""
    module = types.ModuleType("meydan.games.bazaar")
    module.GAME = GAME                                          # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "meydan.games.bazaar", module)
    monkeypatch.setattr(registry, "games", lambda: ("bazaar",))
    monkeypatch.setattr(registry, "_folders", lambda: ["bazaar"])
    registry.game.cache_clear()
    describe.installed.cache_clear()
    yield
    registry.game.cache_clear()
    describe.installed.cache_clear()


def at_a_table(tmp_path: Path, scenario: Callable[[Tables, LiveTable], Awaitable[Any]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        tables = Tables(store, Settings(), "key")
        try:
            seats = [Wanted("person", f"guest{seat}", f"P{seat}") for seat in range(3)]
            await scenario(tables, await tables.create(GAME, {}, seats, "guest0", "en"))
        finally:
            await store.close()

    asyncio.run(run())


def key(seat: int) -> Key:
    return Key((seat,), "en", "json")


def test_all_decide_at_once_in_any_order_and_nobody_is_stale(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        assert live.table is not None and live.waiting == (0, 1, 2)
        version = live.table.version
        for seat in (2, 0, 1):                                  # each looked at the same version
            await tables.act(live, seat, version, live.table.choices(seat)[0])
        assert live.table.version > version + 2

    at_a_table(tmp_path, scenario)


def test_others_are_shown_that_somebody_has_bid_but_never_what(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        seen: dict[int, set[str]] = {1: set(), 2: set()}
        for bid in table.choices(0):
            twin = Table.restore(GAME, table.setup, table.names, table.entries)
            twin.act(0, twin.version, bid)
            live.table = twin
            for seat, frames in seen.items():
                frames.add(test_leak.sent(live, key(seat)) + test_leak.sent(live, Key((seat,), "fa", "wide")))
        assert len(table.choices(0)) > 1 and all(len(frames) == 1 for frames in seen.values())

    at_a_table(tmp_path, scenario)


def test_hidden_hands_never_reach_others() -> None:
    test_leak.test_frames_do_not_depend_on_what_is_hidden("bazaar")
    test_leak.test_the_journal_tells_private_events_only_to_their_audience("bazaar")


def test_a_table_comes_back_from_storage_in_the_middle_of_sealed_bids(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        assert live.table is not None
        await tables.act(live, 1, live.table.version, live.table.choices(1)[0])
        before = live.table
        del tables.live[live.id]
        again = await tables.get(live.id)
        assert again is not live and again.table is not None
        assert again.table.entries == before.entries and again.waiting == live.waiting
        assert [again.table.view(seat) for seat in (None, 0, 1, 2)] == [before.view(seat) for seat in (None, 0, 1, 2)]
        with pytest.raises(NoTable):
            await tables.get("x")

    at_a_table(tmp_path, scenario)


def test_two_processes_take_sealed_bids_at_the_same_moment(tmp_path: Path) -> None:
    """The second meets the first's row in storage, reads it, and tries again."""
    async def scenario(tables: Tables, live: LiveTable) -> None:
        other_store = Store(tables.store.url)
        others = Tables(other_store, tables.settings, "key")
        there = await others.get(live.id)
        assert live.table is not None and there.table is not None
        version = live.table.version
        await tables.act(live, 0, version, live.table.choices(0)[0])
        await others.act(there, 1, version, there.table.choices(1)[0])
        await tables.act(live, 2, version, live.table.choices(2)[0])
        assert live.table is not None
        await others.refresh(there)
        assert there.table is not None and there.table.entries == live.table.entries
        assert [entry.kind for entry in live.table.entries] == ["sealed"] * 3
        await other_store.close()

    at_a_table(tmp_path, scenario)


def test_bots_play_sealed_and_secret_decisions(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        rng = random.Random(2)
        for _ in range(400):
            table = live.table
            assert table is not None
            if live.over:
                break
            seat = rng.choice(live.waiting)
            row = live.room.row
            code = worker.answer({
                "table": live.id, "game": row.game, "players": 3, "options": row.options, "deal": row.deal,
                "seat": seat, "decisions": table.record.decisions, "sealed": table.sealed(seat), "level": "random",
                "seed": rng.getrandbits(60), "seconds": None})
            await tables.act(live, seat, table.version, code)
        assert live.over

    at_a_table(tmp_path, scenario)
