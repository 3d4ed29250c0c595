"""One running game: seats, versions, undo, sealed and secret decisions, journal, record. No I/O.

>>> from meydan.table import Table                                          # doctest: +SKIP
>>> table = Table.new("seven_wonders_duel", ["Shirin", "Farhad"])           # doctest: +SKIP
>>> rows = table.act(0, table.version, table.choices(0)[0])                 # doctest: +SKIP
"""
from meydan.table.entry import ACT, RESIGN, SEALED, UNDO, Entry
from meydan.table.orders import Orders, human_delay
from meydan.table.table import Table

__all__ = ["ACT", "RESIGN", "SEALED", "UNDO", "Entry", "Orders", "Table", "human_delay"]
