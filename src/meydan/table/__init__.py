"""One running game: seats, versions, undo, sealed and secret decisions, journal, record. No I/O.

>>> from meydan.table import Table
>>> table = Table.new("seven_wonders_duel", ["Shirin", "Farhad"])
>>> seat = table.waiting[0]
>>> rows = table.act(seat, table.version, table.choices(seat)[0])
>>> [row.kind for row in rows], table.can_undo(seat)
(['act'], True)
>>> again = Table.restore(table.game, table.setup, table.names, table.entries)
>>> again.view(None) == table.view(None)
True
"""
from meydan.table.entry import ACT, MORE, RESIGN, RULES, SEALED, UNDO, Entry
from meydan.table.orders import ALWAYS_WAIT, Offer, Orders, human_delay
from meydan.table.table import Table
from meydan.table.window import BEATS, EVERYONE, PACES, QUICK, USUAL_PACE, Window

__all__ = [
    "ACT", "ALWAYS_WAIT", "BEATS", "EVERYONE", "Entry", "MORE", "Offer", "Orders", "PACES", "QUICK",
    "RESIGN", "RULES", "SEALED", "Table", "UNDO", "USUAL_PACE", "Window", "human_delay",
]
