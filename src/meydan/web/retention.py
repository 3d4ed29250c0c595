"""What is thrown away, and when: by the host's settings, never by itself beyond them."""
from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, select

from meydan.web.settings import Settings
from meydan.web.storage import schema
from meydan.web.storage.database import Database

DAY = 24 * 3600.0
AT_ONCE = 500                                   # tables in one transaction


async def tidy(database: Database, settings: Settings) -> dict[str, int]:
    """How many tables, chat lines and guests went."""
    games, now = schema.games.c, time.time()

    def older(days: float) -> float:
        return now - days * DAY

    gone = {"empty": 0, "idle": 0, "finished": 0, "chat": 0, "guests": 0}
    if settings.keep_empty_days:
        gone["empty"] = await _tables(database, [games.deal.is_(None), games.made < older(settings.keep_empty_days)])
    if settings.keep_idle_days:
        gone["idle"] = await _tables(database, [games.deal.is_not(None), games.ended.is_(None),
                                                games.moved < older(settings.keep_idle_days)])
    if settings.keep_finished_days:
        gone["finished"] = await _tables(database, [games.ended < older(settings.keep_finished_days)])
    async with database.write() as connection:
        if settings.keep_chat_days:
            said = await connection.execute(delete(schema.chat).where(
                schema.chat.c.at < older(settings.keep_chat_days)))
            gone["chat"] = said.rowcount
        if settings.keep_guests_days:
            guests, seats = schema.guests.c, schema.seats.c
            which = select(guests.id).where(
                guests.member.is_(None), guests.banned.is_(None), guests.made < older(settings.keep_guests_days),
                guests.id.not_in(select(seats.guest).where(seats.guest.is_not(None))),
                guests.id.not_in(select(games.host).where(games.host.is_not(None))),
                guests.id.not_in(select(schema.entrants.c.guest)))
            leaving = list(await connection.scalars(which.limit(AT_ONCE)))
            for table in (schema.tokens, schema.pushes, schema.passkeys, schema.ratings):
                await connection.execute(delete(table).where(table.c.guest.in_(leaving)))
            await connection.execute(delete(schema.guests).where(guests.id.in_(leaving)))
            gone["guests"] = len(leaving)
    return gone


async def _tables(database: Database, which: list[Any]) -> int:
    """Delete tables and all that hangs on them; tournaments keep theirs."""
    games = schema.games.c
    async with database.write() as connection:
        leaving = list(await connection.scalars(select(games.id).where(*which, games.contest.is_(None)).limit(AT_ONCE)))
        for part, column in schema.hanging_on_games():
            await connection.execute(delete(part).where(column.in_(leaving)))
        await connection.execute(delete(schema.games).where(games.id.in_(leaving)))
    return len(leaving)
