"""Storage on SQLite and on a real PostgreSQL."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from meydan.web.storage import Conflict, GameRow, SeatRow, Store
from meydan.web.storage.migrate import FOLDER, newest
from meydan.web.storage.schema import metadata


def with_store(database: str, scenario: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = Store(database)
        await store.open()
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(run())


def a_game(name: str = "game00000001", host: str = "host00000001", **changes: Any) -> GameRow:
    row = GameRow(id=name, game="seven_wonders_duel", rules=1, players=2, options={"x": True}, host=host, uploaded=0,
                  made=1.0, deal=None, names=None, started=None, version=0, waiting=0, moved=1.0, ended=None, winners=0,
                  next=None)
    for field, value in changes.items():
        setattr(row, field, value)
    return row


def seats(*kinds: str, guest: str = "host00000001") -> list[SeatRow]:
    return [SeatRow(number, kind, guest if kind == "person" else None, kind, "easy" if kind == "bot" else "", None,
                    time.time()) for number, kind in enumerate(kinds)]


def test_migrations_lead_to_the_schema_and_can_be_run_again(database: str) -> None:
    async def scenario(store: Store) -> Any:
        await store.open()
        async with store.engine.connect() as connection:
            return await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))

    assert with_store(database, scenario) == []


def test_the_newest_step_is_known_without_running_them() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == newest()


def test_several_processes_may_migrate_at_once(database: str) -> None:
    async def run() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            assert await store.alive()
            await store.close()

    asyncio.run(run())


def test_a_game_comes_back_as_it_was_stored(database: str) -> None:
    async def scenario(store: Store) -> None:
        row = a_game(deal={"age1": ["b", "a"]}, names=["شیرین", "Farhad"], started=2.0)
        await store.create(row, seats("person", "bot"), [(0, "act", 5)])
        await store.append(row.id, 1, [(1, "act", 7), (-1, "act", 3), (0, "undo", 1)], 0b10, None)
        room = await store.room(row.id)
        assert room is not None
        assert room.row.deal == {"age1": ["b", "a"]} and room.row.names == ["شیرین", "Farhad"]
        assert room.row.options == {"x": True} and (room.row.version, room.row.waiting) == (4, 0b10)
        assert await store.entries(row.id) == [(0, "act", 5), (1, "act", 7), (-1, "act", 3), (0, "undo", 1)]
        assert await store.entries(row.id, 3) == [(0, "undo", 1)]
        assert await store.room("nosuchgame00") is None

    with_store(database, scenario)


def test_of_eight_who_decide_at_once_exactly_one_is_stored(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(a_game(), seats("person", "bot"))
        others = [Store(database) for _ in range(3)]
        writers = [store, *others] * 2
        answers = await asyncio.gather(*(
            writer.append("game00000001", 0, [(0, "act", number), (1, "act", number)], 1, None)
            for number, writer in enumerate(writers)), return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [Conflict] * 7
        rows = await store.entries("game00000001")
        assert len(rows) == 2 and rows[0][2] == rows[1][2]
        for other in others:
            await other.close()

    with_store(database, scenario)


def test_a_decision_is_stored_whole_or_not_at_all(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(a_game(), seats("person", "bot"))
        await store.append("game00000001", 0, [(0, "act", 1)], 1, None)
        await store.append("game00000001", 1, [(0, "act", 2)], 1, None)
        with pytest.raises(Conflict):                           # its first row meets one that is there
            await store.append("game00000001", 1, [(0, "act", 9), (0, "act", 9)], 3, 1)
        room = await store.room("game00000001")
        assert room is not None and (room.row.version, room.row.waiting, room.row.ended) == (2, 1, None)
        assert await store.entries("game00000001") == [(0, "act", 1), (0, "act", 2)]

    with_store(database, scenario)


def test_of_two_who_take_a_seat_one_gets_it(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(a_game(), seats("person", "open"))
        rows = [SeatRow(1, "person", f"guest{number}", f"Guest {number}", "", None, 1.0) for number in range(5)]
        answers = await asyncio.gather(*(store.take_seat("game00000001", 1, row, ["open"]) for row in rows),
                                       return_exceptions=True)
        assert len([answer for answer in answers if isinstance(answer, Conflict)]) == 4
        for first in ("a", "b"):                                # dealt once, however often it is tried
            await store.start("game00000001", lambda seated, first=first: ({"deal": {first: []}}, []))
        room = await store.room("game00000001")
        assert room is not None and room.row.deal == {"a": []}

    with_store(database, scenario)


def test_tokens_work_once_and_only_their_digests_are_kept(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.save_guest("guest0000001", "Shirin", "fa")
        await store.save_token("d" * 64, "guest0000001", "back")
        assert await store.token_guest("d" * 64, "program") is None
        assert await store.token_guest("d" * 64, "back") == "guest0000001"
        answers = await asyncio.gather(*(store.spend_token("d" * 64, "back") for _ in range(4)))
        assert sorted(map(str, answers)) == ["None", "None", "None", "guest0000001"]
        assert await store.token_guest("d" * 64, "back") is None

    with_store(database, scenario)


def test_lists(database: str) -> None:
    async def scenario(store: Store) -> None:
        now = time.time()
        await store.create(a_game("running00001", deal={}, names=["a", "b"], started=1.0, waiting=0b10, moved=now - 60),
                           seats("person", "bot"))
        await store.create(a_game("waiting00001", host="other0000001"), seats("open", "invited"))
        await store.create(a_game("finished0001", deal={}, names=["a", "b"], started=1.0, ended=2.0, moved=now),
                           seats("person", "bot"))
        assert [room.row.id for room in await store.tables_of("host00000001")] == ["running00001", "finished0001"]
        assert [room.row.id for room in await store.open_tables()] == ["waiting00001"]
        assert [room.row.id for room in await store.running_tables()] == ["running00001"]
        assert await store.bots_waiting(30) == ["running00001"]
        assert await store.bots_waiting(90) == []
        assert await store.count_running("host00000001") == 1

    with_store(database, scenario)


def test_sqlite_keeps_what_was_acknowledged(tmp_path: Any) -> None:
    async def scenario(store: Store) -> None:
        async with store.engine.connect() as connection:
            mode = await connection.scalar(text("PRAGMA journal_mode"))
            level = await connection.scalar(text("PRAGMA synchronous"))
        assert (mode, level) == ("wal", 2)

    with_store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", scenario)
