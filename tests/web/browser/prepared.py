"""Tables that stand at a moment of their own: laid into a running server's database, to be played on by a person."""
from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping

from scripts import moments

import meydan
from meydan.core.game import Setup
from meydan.core.record import Record
from meydan.table import EVERYONE, Entry, Table
from tests.web.browser.hands import Hands
from tests.web.servers import Server


def guest_of(me: Hands, site: Server) -> str:
    """Who the server takes this person for, once they have sat at some table."""
    return moments.guest_of(site.folder, _name(me.page.url))


def lay(site: Server, record: Record, seat: int, guest: str, others: Mapping[int, str] | None = None,
        still: bool = False, pace: str = EVERYONE) -> str:
    """The address of a table at the end of this record: one seat is the person's, some may be other people's, the rest
    are bots' or, where nothing shall go on behind the person's back, of people who never come."""
    address = moments.lay(site.folder, record, seat, guest, others="person" if still else "bot", pace=pace)
    with sqlite3.connect(site.folder / "meydan.db", timeout=20) as database:
        database.execute("update games set pace = ? where id = ?", [pace, _name(address)])
        database.executemany("update seats set kind = 'person', guest = ?, level = '' where game = ? and seat = ?",
                             [(other, _name(address), number) for number, other in (others or {}).items()])
    return address


def kept(site: Server, address: str) -> Table:
    """The table as the database has it now."""
    with sqlite3.connect(site.folder / "meydan.db", timeout=20) as database:
        game, players, options, deal, names, pace = database.execute(
            "select game, players, options, deal, names, pace from games where id = ?", [_name(address)]).fetchone()
        rows = database.execute("select seat, kind, code from entries where game = ? order by seq",
                                [_name(address)]).fetchall()
    return Table.restore(meydan.game(game), Setup(players, json.loads(options), json.loads(deal)), json.loads(names),
                         (Entry(*row) for row in rows), pace=pace)


def _name(address: str) -> str:
    return address.split("?")[0].rsplit("/", 1)[1]
