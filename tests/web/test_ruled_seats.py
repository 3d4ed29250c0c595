"""Seats that the rules play themselves are nobody's: one person against Wakhan is a table of one seat."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import meydan
from meydan.core.errors import BadPlayers
from meydan.web import describe
from meydan.web.hub import Key
from meydan.web.live import LiveTable
from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.tables import Tables, Wanted
from tests.web.servers import Program, Server

PAX = meydan.game("pax_pamir")


def at_a_table(tmp_path: Path, scenario: Callable[[Tables], Awaitable[Any]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        try:
            await scenario(Tables(store, Settings(secret="x" * 32), "key"))
        finally:
            await store.close()

    asyncio.run(run())


async def alone(tables: Tables) -> LiveTable:
    return await tables.create(PAX, {"wakhan": "errata"}, [Wanted("person", "guest0", "Sara")], "guest0", "en")


def test_one_person_against_wakhan_is_a_table_of_one_seat(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        live = await alone(tables)
        assert live.started and [seat.kind for seat in live.room.seats] == ["person", "rule"]
        assert live.waiting == (0,)
        with pytest.raises(BadPlayers):
            await tables.create(PAX, {}, [Wanted("person", "guest0", "Sara")], "guest0", "en")

    at_a_table(tmp_path, scenario)


def test_she_is_called_wakhan_in_both_languages(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        live = await alone(tables)
        for language, name in (("en", "Wakhan"), ("fa", "وخان")):
            assert live.names_in(language) == ("Sara", name)
            model = live.model(Key((0,), language, "wide"))
            assert [seat.name for seat in model.seats] == ["Sara", name]
            assert live.for_programs(Key((0,), language, "json"))["names"] == ["Sara", name]
            assert describe.table_card(live.room, "guest0", language).seats[1].name == name

    at_a_table(tmp_path, scenario)


def test_nobody_can_sit_resign_or_be_replaced_there(tmp_path: Path) -> None:
    async def scenario(tables: Tables) -> None:
        live = await alone(tables)
        assert live.seats_of("guest0") == (0,) and live.away() == []
        await tables.resign(live, 0, live.table.version if live.table else 0)
        assert live.over and live.room.row.winners == 0b10
        await tables.vote_rematch(live, [0], "en")
        again = await tables.get(live.room.row.next or "")
        assert [seat.kind for seat in again.room.seats] == ["person", "rule"]

    at_a_table(tmp_path, scenario)


def test_who_plays_alone_against_her_and_bots_may_have_hints_and_reasons(tmp_path: Path) -> None:
    """A seat of the rules is no person whom help would wrong; an open one may become one."""
    async def scenario(tables: Tables) -> None:
        assert (await alone(tables)).can_hint(0)
        me, level = Wanted("person", "guest0", "Sara"), Wanted("bot", level="easy")
        live = await tables.create(PAX, {"wakhan": "errata"}, [me, level], "guest0", "en")
        assert [seat.kind for seat in live.room.seats] == ["person", "bot", "rule"]
        assert live.asked_bots((0,)) == {1} and live.can_hint(0) == live.is_asked(0)
        two = await tables.create(PAX, {"wakhan": "errata"}, [me, Wanted("person", "guest1", "Ali")], "guest0", "en")
        assert not two.can_hint(0) and not two.can_hint(1)

    at_a_table(tmp_path, scenario)


def test_the_game_says_how_many_people_can_play() -> None:
    assert PAX.people_counts == (1, 2, 3, 4, 5)
    assert PAX.options_for(1)["wakhan"] != "none" and PAX.options_for(2)["wakhan"] == "none"
    assert PAX.seats_for(1, PAX.options_for(1)) == 2 and PAX.seats_for(3, PAX.options_for(3)) == 3
    with pytest.raises(BadPlayers):
        PAX.options_for(6)
    assert describe.game_model(PAX, "en").players == (1, 2, 3, 4, 5)


def test_a_program_plays_her_by_asking_for_one_seat(server: Server) -> None:
    made = Program(server.address).new_table("me", game="pax_pamir")
    assert made["started"] and [seat["kind"] for seat in made["seats"]] == ["person", "rule"]
