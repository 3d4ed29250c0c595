"""Tables in memory never run ahead of storage."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meydan.core.errors import IllegalAction
from meydan.core.registry import game as find_game
from meydan.web.hub import Key
from meydan.web.live import LiveTable
from meydan.web.rooms import fill
from meydan.web.storage import Conflict, Store
from meydan.web.tables import Tables, Wanted
from tests.web.test_presence import two_at_a_table

WATCHER = Key((), "en", "json")


def decide(tables: Tables, live: LiveTable) -> Any:
    assert live.table is not None
    seat = live.waiting[0]
    return tables.act(live, seat, live.table.version, live.table.choices(seat)[0])


def test_nothing_is_shown_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        go, true_append = asyncio.Event(), Store.append

        async def slow(*given: Any) -> None:
            await go.wait()
            await true_append(*given)

        monkeypatch.setattr(Store, "append", slow)
        listener = live.hub.join(WATCHER, -1)
        await live.hub.next(listener)
        first = await live.hub.next(listener)
        deciding = asyncio.create_task(decide(tables, live))
        await asyncio.sleep(0.01)
        late = live.hub.join(WATCHER, -1)                           # somebody opens the page just now
        await live.hub.next(late)
        opening = asyncio.create_task(live.hub.next(late))
        asking = asyncio.create_task(tables.get(live.id))
        await asyncio.sleep(0.05)
        assert not opening.done() and not asking.done() and not deciding.done()
        go.set()
        await deciding
        message = await opening
        assert first is not None and b'"version":0' in first.plain
        assert message is not None and b'"version":1' in message.plain
        assert await asking is live and live.hub.revision == 1      # and nothing was read again for it

    two_at_a_table(tmp_path, scenario)


@pytest.mark.parametrize("failure", [OSError("disk full"), asyncio.CancelledError()])
def test_what_could_not_be_stored_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                               failure: BaseException) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        assert live.table is not None
        before = live.table.view(None)

        async def fails(*_: Any) -> None:
            raise failure

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fails)
            with pytest.raises(type(failure)):
                await decide(tables, live)
        again = await tables.get(live.id)
        assert again is live and live.table.version == 0 and live.table.view(None) == before
        await decide(tables, live)
        assert live.table is not None and live.table.version >= 1
        assert len(await tables.store.entries(live.id)) == live.table.version

    two_at_a_table(tmp_path, scenario)


def test_a_rule_that_breaks_half_way_leaves_the_stored_table(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        assert live.table is not None
        seat = live.waiting[0]

        def breaks(table: Any) -> Any:
            table.act(seat, table.version, table.choices(seat)[0])
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await tables._deed(live, breaks)
        again = await tables.get(live.id)
        assert again.table is not None and again.table.version == 0

    two_at_a_table(tmp_path, scenario)


def test_a_refused_decision_costs_nothing(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        with pytest.raises(IllegalAction):
            await tables.act(live, live.waiting[0], table.version, 10**6)
        assert not live.behind and live.table is table and live.hub.revision == 0

    two_at_a_table(tmp_path, scenario)


def test_who_is_slower_learns_of_the_other_and_is_refused(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        other = Tables(Store(tables.store.url), tables.settings, "key")
        there = await other.get(live.id)
        assert there.table is not None and live.table is not None
        seat, version = there.waiting[0], there.table.version
        one, two = live.table.choices(seat)[:2]
        await other.act(there, seat, version, one)
        with pytest.raises(Exception) as refused:
            await tables.act(live, seat, version, two)
        assert refused.type.__name__ in ("StaleVersion", "NotYourTurn") and not isinstance(refused.value, Conflict)
        assert live.table is not None and live.table.entries == there.table.entries
        assert live.hub.revision == 1                               # and shows what it has learned
        await other.store.close()

    two_at_a_table(tmp_path, scenario)


def test_two_who_load_a_table_at_once_share_it(tmp_path: Path) -> None:
    async def scenario(tables: Tables, live: LiveTable) -> None:
        del tables.live[live.id]
        found = await asyncio.gather(*(tables.get(live.id) for _ in range(5)))
        assert len({id(table) for table in found}) == 1

    two_at_a_table(tmp_path, scenario)


@pytest.mark.parametrize(("language", "names", "joined"), [
    ("en", ["Newcomer A", "Newcomer B", "Hard"], ["Newcomer", "Newcomer B"]),
    ("fa", ["تازه‌کار الف", "تازه‌کار ب", "سخت"], ["تازه‌کار", "تازه‌کار ب"])])
def test_bots_of_one_level_are_told_apart(tmp_path: Path, language: str, names: list[str], joined: list[str]) -> None:
    async def scenario(tables: Tables, _: LiveTable) -> None:
        root, me = find_game("root"), Wanted("person", "guest0", "P0")
        bots = [Wanted("bot", level=level) for level in ("newcomer", "newcomer", "hard")]
        live = await tables.create(root, {}, [me, *bots], "guest0", language)
        assert list(live.names[1:]) == names
        assert live.names_in("en")[1:] == ("Newcomer A", "Newcomer B", "Hard")     # whoever made the table
        room = await tables.create(root, {}, [me, *[Wanted("open")] * 2], "guest0", language)
        for seat in (1, 2):                                         # nobody came: bots sit down one after the other
            await fill(tables, room, "guest0", seat, "newcomer", language)
        assert list(room.names[1:]) == joined

    two_at_a_table(tmp_path, scenario)
