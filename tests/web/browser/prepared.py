"""Tables that stand at a moment of their own: laid into a running server's database, to be played on by a person."""
from __future__ import annotations

import json
import sqlite3
import time
import uuid
from typing import Any

from meydan.core.record import Record
from meydan.table import Table
from meydan.table.window import EVERYONE
from tests.web.browser.hands import Hands
from tests.web.servers import Server


def guest_of(me: Hands, site: Server) -> str:
    """Who the server takes this person for, once they have sat at some table."""
    with sqlite3.connect(site.folder / "meydan.db", timeout=20) as database:
        found = database.execute("select guest from seats where game = ? and kind = 'person'",
                                 [me.page.url.split("?")[0].rsplit("/", 1)[1]]).fetchone()
    return str(found[0])


def lay(site: Server, record: Record, seat: int, guest: str) -> str:
    """The address of a table at the end of this record: one seat is the person's, the others are bots'."""
    table, now, name = Table.of(record), time.time(), uuid.uuid4().hex[:12]
    row: dict[str, Any] = {
        "id": name, "game": record.game.name, "rules": record.game.version, "players": record.setup.players,
        "options": json.dumps(record.setup.options), "host": guest, "uploaded": 0, "made": now,
        "deal": json.dumps(record.setup.deal), "names": json.dumps(list(record.names)), "started": now,
        "version": table.version, "waiting": 1 << seat, "moved": now, "winners": 0, "pace": EVERYONE}
    with sqlite3.connect(site.folder / "meydan.db", timeout=20) as database:
        database.execute(f"insert into games ({', '.join(row)}) values ({', '.join('?' * len(row))})", [*row.values()])
        database.executemany(
            "insert into seats (game, seat, kind, guest, name, level, seen) values (?, ?, ?, ?, ?, ?, ?)",
            [(name, one, "person" if one == seat else "bot", guest if one == seat else None, record.names[one],
              "" if one == seat else "newcomer", now) for one in range(record.setup.players)])
        database.executemany("insert into entries (game, seq, seat, kind, code, at) values (?, ?, ?, ?, ?, ?)",
                             [(name, seq, *entry, now) for seq, entry in enumerate(table.entries)])
    return f"/table/{name}"
