"""Waiting rooms: whoever made a table may give it up or fill its seats; forgotten ones go by themselves."""
from __future__ import annotations

import time
from typing import Final

from meydan.bots import NAMES as BOTS
from meydan.web import describe
from meydan.web.live import LiveTable
from meydan.web.storage import Conflict, SeatRow
from meydan.web.tables import NotNow, NotYourSeat, SeatTaken, Tables

ROOM_SECONDS: Final = 2 * 24 * 3600             # how long a table waits for its players

SWEEP_SECONDS: Final = 600


def _check_host(live: LiveTable, guest: str | None) -> None:
    if not guest or live.room.row.host != guest:
        raise NotYourSeat()
    if live.started:
        raise NotNow()


async def cancel(tables: Tables, live: LiveTable, guest: str | None) -> None:
    """Nobody waits any longer; the table never was."""
    async with live.lock:
        _check_host(live, guest)
        await tables.store.drop_room(live.id)
    tables.forget(live)


async def fill(tables: Tables, live: LiveTable, guest: str | None, seat: int, level: str, language: str) -> None:
    """A bot takes a seat nobody came for; the last one starts the game."""
    _check_host(live, guest)
    if level not in BOTS or not 0 <= seat < len(live.room.seats):
        raise SeatTaken()
    taken = SeatRow(seat=seat, kind="bot", guest=None, level=level, invitation=None, seen=time.time(),
                    name=describe.bot_name(level, live.room.seats, language))
    await tables.seat_anybody(live, seat, taken, ("open", "invited"))


async def sweep(tables: Tables) -> None:
    """Forget the rooms whose players never came; looked at now and then."""
    if time.monotonic() - tables.swept < SWEEP_SECONDS:
        return
    tables.swept = time.monotonic()
    try:
        await tables.store.drop_rooms(time.time() - ROOM_SECONDS)
    except Conflict:                            # another process is at it
        return
