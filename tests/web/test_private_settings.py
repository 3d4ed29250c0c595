"""How a seat wants to be asked is its own business: Scythe's `choose-gains` sends nothing to anybody else."""
from __future__ import annotations

from pathlib import Path

import pytest
from scripts.budget import seated

import meydan
from meydan.core.errors import StaleVersion
from meydan.core.rng import Rng
from meydan.web.hub import Frame, Key, message
from meydan.web.live import LiveTable
from meydan.web.storage import GameRow
from meydan.web.tables import Tables
from tests.web.servers import Program, Server
from tests.web.test_presence import two_at_a_table

GAME = meydan.game("scythe")
NAMES = ("شیرین", "فرهاد", "لیلی")


def played_on(decisions: int) -> LiveTable:
    """A table at which somebody may say how they want to be asked, just after another's open decision."""
    live, rng = seated(GAME, NAMES, 4), Rng(4)
    table = live.table
    assert table is not None
    while decisions > 0 or not table.state.aside or not any(table.can_undo(seat) for seat in range(3)):
        seat = table.waiting[0]
        table.act(seat, table.version, int(table.asked(seat).policy(rng)))
        decisions -= 1
    return live


def pages(live: LiveTable, seats: tuple[int | None, ...]) -> dict[Key, Frame]:
    """Everything that is sent to these seats (None: a spectator), as pages and as plain values."""
    keys = [Key(() if seat is None else (seat,), language, form) for seat in seats
            for language in ("fa", "en") for form in ("wide", "tall", "json")]
    return {key: live.paint(key) for key in keys}


def test_nobody_else_is_sent_a_byte() -> None:
    live = played_on(40)
    table = live.table
    assert table is not None
    seat = int(table.state.current)
    others = (*(other for other in range(3) if other != seat), None)
    before, own, journal = pages(live, others), pages(live, (seat,)), table.journal(seat)
    version = {other: table.shown(other) for other in others}
    for words in ("choose-gains", "accept-gains", "choose-gains"):
        table.act(seat, table.version, GAME.code(words))
        assert table.state.view(seat)["seats"][seat]["asks"] is (words == "choose-gains")
        for key, frame in pages(live, others).items():
            assert message(frame, before[key]).empty, (words, key)
        assert table.journal(seat) == journal
    table.undo(seat, table.version)                     # a setting can be taken back, as silently
    for key, frame in pages(live, others).items():
        assert message(frame, before[key]).empty, key
    assert not message(live.paint(Key((seat,), "fa", "wide")), own[Key((seat,), "fa", "wide")]).empty
    loser = others[0]
    assert loser is not None
    table.resign(loser, version[loser])                 # what others look at has not grown stale


def test_nobody_can_tell_later_either() -> None:
    """The same game twice, once with the setting switched on and off again: the same bytes for everybody else, moment
    for moment, and the same earlier moments and lists. What others looked at is not stale, what is older is."""
    plain, switched = played_on(40), played_on(40)
    tables = [live.table for live in (plain, switched) if live.table is not None]
    seat = int(tables[1].state.current)
    others = (*(other for other in range(3) if other != seat), None)
    for number, words in enumerate(("choose-gains", "accept-gains"), 1):
        rows = tables[1].act(seat, tables[1].version, GAME.code(words))
        assert switched.unseen(rows) == {"settings": number, "moved": switched.room.row.moved}
    rng, decided = Rng(9), 0
    while decided < 12:
        asked = tables[0].waiting[0]
        code = int(tables[0].asked(asked).policy(rng))
        before = tables[1].shown(asked)
        for table in tables:
            table.act(asked, table.shown(asked), code)
        decided += asked != seat
        if asked != seat and tables[1].waiting == (asked,):
            with pytest.raises(StaleVersion) as refused:
                tables[1].act(asked, before, tables[1].asked(asked).choices[0])
            assert refused.value.facts["version"] == tables[0].version
            for table in tables:                        # nor is a version good that only the setting's rows make true
                with pytest.raises(StaleVersion):
                    table.resign(asked, tables[0].version + 1)
        assert pages(switched, others) == pages(plain, others)
        for viewer in others:
            assert tables[1].journal(viewer) == tables[0].journal(viewer)
    assert tables[1].version == tables[0].version + 2 and tables[1].moments == tables[0].moments == switched.decisions
    for moment in range(tables[0].moments + 1):
        assert tables[1].at(moment).view(None) == tables[0].at(moment).view(None)
    assert GameRow(**vars(switched.room.row) | {"version": 9, "settings": 2}).public == 7


def test_streams_do_not_count_it(tmp_path: Path) -> None:
    """Neither the numbers of others' events nor what they are sent when they come again tells of a setting; its own
    seat is told, also where the line was broken meanwhile."""
    async def scenario(tables: Tables, live: LiveTable) -> None:
        table = live.table
        assert table is not None
        seat, marked = live.waiting[0], live.hub.revision
        await tables.act(live, seat, table.shown(seat), GAME.code("choose-gains"))
        assert live.hub.revision == marked
        other, own = (live.hub.join(Key((one,), "en", "json"), marked) for one in (1 - seat, seat))
        for listener in (other, own):
            await live.hub.next(listener)               # the first sign of life
        news = await live.hub.next(own)
        assert news is not None and b'"asks":true' in news.plain
        assert other.revision == live.hub.revision      # nothing to send
        await tables.act(live, seat, table.shown(seat), table.choices(seat)[0])
        assert live.hub.revision == marked + 1

    two_at_a_table(tmp_path, scenario, "scythe")


def test_a_setting_is_no_decision_that_others_have_to_undo() -> None:
    live = played_on(40)
    table = live.table
    assert table is not None
    seat = int(table.state.current)
    able = [table.can_undo(other) for other in range(3)]
    table.act(seat, table.version, GAME.code("choose-gains"))
    assert [table.can_undo(other) or other == seat for other in range(3)] == [
        could or other == seat for other, could in enumerate(able)]


def test_a_setting_survives_a_restart() -> None:
    live = played_on(40)
    table = live.table
    assert table is not None
    seat = int(table.state.current)
    table.act(seat, table.version, GAME.code("choose-gains"))
    again = type(table).restore(GAME, table.setup, table.names, table.entries)
    assert again.view(seat) == table.view(seat)
    assert [again.shown(other) for other in range(3)] == [table.shown(other) for other in range(3)]


def test_lists_name_the_number_a_seat_can_act_with(server: Server) -> None:
    """As many settings as one likes: whoever reads a list of tables may act with the number that stands there."""
    players = [Program(server.address, name) for name in ("Rook", "Bishop")]
    table = players[0].new_table("me", "open", game="scythe")["id"]
    assert players[1].http.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200

    def listed(player: Program, which: str) -> int:
        return int(next(one["version"] for one in player.http.get(f"/api/tables?which={which}").json()
                        if one["id"] == table))

    now = [player.situation(table) for player in players]
    seat = next(seat for seat, situation in enumerate(now) if situation["asked"])
    me, other = players[seat], players[1 - seat]
    for words in ("choose-gains", "accept-gains", "choose-gains"):
        assert me.decide(table, listed(me, "mine"), GAME.code(words)).status_code == 200
        assert listed(me, "running") == listed(me, "mine") == me.situation(table)["version"]
        assert me.http.get(f"/api/tables/{table}/seats").json()["version"] == me.situation(table)["version"]
        assert listed(other, "mine") == listed(Program(server.address), "running") == now[1 - seat]["version"]
    assert me.decide(table, listed(me, "mine"), now[seat]["choices"][0]["code"]).status_code == 200
