"""Where games are kept: set-up once, then one row per entry. Records are never rewritten."""
from meydan.web.storage.database import StorageAway
from meydan.web.storage.rows import SEATED, Answer, Conflict, GameRow, Line, Room, SeatRow
from meydan.web.storage.store import Store

__all__ = ["SEATED", "Answer", "Conflict", "GameRow", "Line", "Room", "SeatRow", "StorageAway", "Store"]
