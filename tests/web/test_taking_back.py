"""Taking back: free against bots, by consent among people, step by step, and never past what was revealed."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import meydan
from meydan.core.errors import CannotUndo
from meydan.web.hub import Key
from meydan.web.live import LiveTable
from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.tables import NotNow, Tables, Wanted

DUEL = meydan.game("seven_wonders_duel")


def at_a_draft(tmp_path: Path, kinds: tuple[str, str], scenario: Callable[[Tables, LiveTable], Awaitable[Any]]) -> None:
    """Two draft Wonders, which lie open; the first seat begins."""
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        tables = Tables(store, Settings(secret="x" * 32), "key")
        try:
            seats = [Wanted(kind, f"guest{seat}" if kind == "person" else None, f"P{seat}", "random")
                     for seat, kind in enumerate(kinds)]
            await scenario(tables, await tables.create(DUEL, {"first_player": "seat1"}, seats, "guest0", "en"))
        finally:
            await store.close()

    asyncio.run(run())


async def draft(tables: Tables, live: LiveTable, times: int) -> None:
    for _ in range(times):
        assert live.table is not None
        seat = live.table.waiting[0]
        await tables.act(live, seat, live.table.version, live.table.choices(seat)[0])


def test_against_bots_ones_own_decision_comes_back_with_their_answers(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        await draft(tables, live, 2)                                # mine, and one of the bot's two
        assert live.model(Key((0,), "en", "wide")).can_undo
        await tables.undo(live, 0, table.version)
        assert table.waiting == (0,) and len(table.choices(0)) == 4 and not table.record.decisions

    at_a_draft(tmp_path, ("person", "bot"), scenario)


def test_among_people_it_asks_those_who_have_decided_since(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        await draft(tables, live, 2)
        mine, other = Key((0,), "en", "wide"), Key((1,), "en", "wide")
        assert not live.model(mine).can_undo and live.model(mine).can_ask_undo and live.model(other).can_undo
        await tables.undo(live, 0, table.version)
        request = live.model(other).undo_request
        assert request is not None and request.wanted and request.name == "P0" and not request.mine
        shown = live.model(mine).undo_request
        assert shown is not None and shown.mine and not shown.wanted and not live.model(mine).can_ask_undo
        with pytest.raises(NotNow):
            await tables.answer_undo(live, [0], True)
        assert len(table.record.decisions) == 2
        await tables.answer_undo(live, [1], True)
        assert not table.record.decisions and live.undo_request() is None

    at_a_draft(tmp_path, ("person", "person"), scenario)


def test_a_refusal_or_the_next_decision_ends_the_request(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        await draft(tables, live, 2)
        await tables.undo(live, 0, table.version)
        await tables.answer_undo(live, [1], False)
        assert live.undo_request() is None and len(table.record.decisions) == 2
        await draft(tables, live, 1)
        with pytest.raises(NotNow):
            await tables.answer_undo(live, [1], True)

    at_a_draft(tmp_path, ("person", "person"), scenario)


def test_a_whole_turn_comes_back_step_by_step_and_stops_at_what_was_revealed(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        await draft(tables, live, 2)
        await tables.undo(live, 1, table.version)
        await tables.undo(live, 0, table.version)
        assert not table.record.decisions
        await draft(tables, live, 3)                                # the last of four is forced; new ones are laid out
        for seat in (0, 1):
            with pytest.raises(CannotUndo):
                await tables.undo(live, seat, table.version)
            assert not live.model(Key((seat,), "en", "wide")).can_ask_undo

    at_a_draft(tmp_path, ("person", "person"), scenario)
