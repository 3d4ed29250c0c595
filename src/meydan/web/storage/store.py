"""Reading and writing games. Every write is one transaction."""
from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Connection, and_, bindparam, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meydan.web.storage import schema
from meydan.web.storage.engine import LogSync, open_direct_engine, open_engine
from meydan.web.storage.migrate import upgrade
from meydan.web.storage.rows import Conflict, GameRow, Line, Room, SeatRow

CHANNEL = "meydan"
PROCESS = secrets.token_hex(6)                # notices say whose they are, so that nobody hears himself
EntryRow = tuple[int, str, int]                 # seat, kind, code


class Store:
    """One database. `notices` go to other processes with the commit, so nobody hears of what is not there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"      # other processes may write too
        # SQLite takes one writer at a time; queueing here is fairer and faster than its busy waiting.
        self._writer: Any = nullcontext() if self.shared else asyncio.Lock()
        # Decisions are what people wait for. On SQLite they go to a thread and a connection of their own in one
        # hop, where the asynchronous driver would change threads for every statement.
        self._direct = None if self.shared else open_direct_engine(url)
        self._thread = ThreadPoolExecutor(1, "meydan-writer")
        self._synced = LogSync(url)

    async def open(self) -> None:
        """Make the tables, or bring them up to date."""
        async with self.engine.connect() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        self._thread.shutdown()
        self._synced.close()
        if self._direct is not None:
            self._direct.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            connection = await connection.execution_options(reads=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def _write(self, changed: str = "") -> AsyncIterator[AsyncConnection]:
        async with self._writer, self.engine.begin() as connection:
            yield connection
            if changed and self.shared:
                await connection.execute(text("SELECT pg_notify(:channel, :game)"),
                                         {"channel": CHANNEL, "game": f"{PROCESS} {changed}"})

    async def alive(self) -> bool:
        async with self._read() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar() == 1)

    # Guests.

    async def guest_name(self, guest: str) -> str:
        async with self._read() as connection:
            name = await connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
        return name or ""

    async def save_guest(self, guest: str, name: str, language: str, program: bool = False) -> None:
        """Note a guest, or the new name of a known one."""
        async with self._write() as connection:
            found = await connection.execute(
                update(schema.guests).where(schema.guests.c.id == guest).values(name=name, language=language))
            if found.rowcount == 0:
                await connection.execute(insert(schema.guests).values(
                    id=guest, name=name, language=language, program=int(program), made=time.time()))

    async def save_token(self, digest: str, guest: str, kind: str) -> None:
        async with self._write() as connection:
            await connection.execute(insert(schema.tokens).values(
                digest=digest, guest=guest, kind=kind, made=time.time(), used=None))

    async def token_guest(self, digest: str, kind: str) -> str | None:
        """Whom an unspent token stands for."""
        tokens = schema.tokens.c
        async with self._read() as connection:
            guest = await connection.scalar(select(tokens.guest).where(
                tokens.digest == digest, tokens.kind == kind, tokens.used.is_(None)))
        return str(guest) if guest else None

    async def spend_token(self, digest: str, kind: str) -> str | None:
        """Whom the token stands for; it works only once."""
        tokens = schema.tokens.c
        async with self._write() as connection:
            spent = await connection.execute(update(schema.tokens).where(
                tokens.digest == digest, tokens.kind == kind, tokens.used.is_(None)).values(used=time.time()))
            if spent.rowcount == 0:
                return None
            guest = await connection.scalar(select(tokens.guest).where(tokens.digest == digest))
        return str(guest)

    # Tables.

    async def create(self, row: GameRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = ()) -> None:
        """A new table; one whose seats are all taken comes with its deal."""
        async with self._write(row.id) as connection:
            await connection.execute(insert(schema.games).values(**vars(row)))
            await connection.execute(insert(schema.seats), [{"game": row.id, **vars(seat)} for seat in seats])
            await connection.run_sync(_insert_entries, row.id, 0, entries)

    async def room(self, game: str, chat_lines: int = 60) -> Room | None:
        """Everything of a table but its entries; None if there is no such table."""
        seats, chat, votes = schema.seats.c, schema.chat.c, schema.votes.c
        async with self._read() as connection:
            row = (await connection.execute(select(schema.games).where(schema.games.c.id == game))).first()
            if row is None:
                return None
            seated = await connection.execute(select(
                seats.seat, seats.kind, seats.guest, seats.name, seats.level, seats.invitation, seats.seen,
            ).where(seats.game == game).order_by(seats.seat))
            said = await connection.execute(select(
                chat.number, chat.seat, chat.name, chat.text, chat.at,
            ).where(chat.game == game).order_by(chat.number.desc()).limit(chat_lines))
            wishes = await connection.execute(select(votes.wish, votes.about, votes.voter).where(votes.game == game))
            return Room(GameRow(*row), [SeatRow(*seat) for seat in seated], [Line(*line) for line in said][::-1],
                        {(wish, about, voter) for wish, about, voter in wishes})

    async def entries(self, game: str, after: int = 0) -> list[EntryRow]:
        """The rows of a game from sequence number `after` on."""
        rows = schema.entries.c
        async with self._read() as connection:
            found = await connection.execute(select(rows.seat, rows.kind, rows.code).where(
                rows.game == game, rows.seq >= after).order_by(rows.seq))
            return [(seat, kind, code) for seat, kind, code in found]

    async def append(self, game: str, first: int, entries: Sequence[EntryRow], waiting: int,
                     winners: int | None) -> None:
        """Add rows from sequence number `first` on; Conflict if somebody was faster.

        `winners` is a mask once the game is over, None before.
        """
        now = time.time()
        values: dict[str, Any] = {"version": first + len(entries), "waiting": waiting, "moved": now}
        if winners is not None:
            values |= {"ended": now, "winners": winners}
        try:
            if self._direct is None:
                async with self._write(game) as connection:
                    await connection.run_sync(_append, game, first, entries, values)
            else:
                # The thread is the queue; one lock passed around by the event loop would be far slower.
                await asyncio.get_running_loop().run_in_executor(
                    self._thread, self._append_directly, game, first, entries, values)
                await self._synced()
        except IntegrityError as error:
            raise Conflict from error

    def _append_directly(self, game: str, first: int, entries: Sequence[EntryRow], values: dict[str, Any]) -> None:
        assert self._direct is not None
        with self._direct.begin() as connection:
            _append(connection, game, first, entries, values)

    async def take_seat(self, game: str, seat: int, taken: SeatRow, kinds: Iterable[str]) -> None:
        """Put somebody on a seat that is of one of these kinds; Conflict if it is not."""
        seats = schema.seats.c
        async with self._write(game) as connection:
            sat = await connection.execute(update(schema.seats).where(
                seats.game == game, seats.seat == seat, seats.kind.in_(tuple(kinds))).values(**vars(taken)))
            if sat.rowcount != 1:
                raise Conflict

    async def start(self, game: str, deal: dict[str, list[str]], names: list[str], entries: Sequence[EntryRow],
                    waiting: int, winners: int | None = None) -> None:
        """Deal, once; Conflict if it was done already."""
        games, now = schema.games.c, time.time()
        async with self._write(game) as connection:
            begun = await connection.execute(update(schema.games).where(games.id == game, games.deal.is_(None)).values(
                deal=deal, names=names, started=now, moved=now, version=len(entries), waiting=waiting,
                ended=None if winners is None else now, winners=winners or 0))
            if begun.rowcount != 1:
                raise Conflict
            await connection.run_sync(_insert_entries, game, 0, entries)

    async def say(self, game: str, seat: int, name: str, words: str) -> None:
        async with self._write(game) as connection:
            await connection.execute(insert(schema.chat).values(game=game, seat=seat, name=name, text=words,
                                                                at=time.time()))

    async def vote(self, game: str, wish: str, about: int, voter: int) -> None:
        """Count a vote once."""
        try:
            async with self._write(game) as connection:
                await connection.execute(insert(schema.votes).values(game=game, wish=wish, about=about, voter=voter))
        except IntegrityError:
            pass

    async def set_next(self, game: str, following: str) -> None:
        """Note the rematch, once; Conflict if there is one."""
        games = schema.games.c
        async with self._write(game) as connection:
            done = await connection.execute(update(schema.games).where(
                games.id == game, games.next.is_(None)).values(next=following))
            if done.rowcount != 1:
                raise Conflict

    async def seen(self, noted: Sequence[tuple[str, int, float]]) -> None:
        """When these seats, of these tables, were last at the table."""
        columns = schema.seats.c
        which = update(schema.seats).where(columns.game == bindparam("table"), columns.seat == bindparam("number"))
        async with self._write() as connection:
            await connection.execute(which.values(seen=bindparam("at")),
                                     [{"table": table, "number": seat, "at": at} for table, seat, at in noted])

    # Lists.

    async def invited(self, digest: str) -> tuple[str, int] | None:
        """The table and seat an invitation is for."""
        seats = schema.seats.c
        async with self._read() as connection:
            found = (await connection.execute(
                select(seats.game, seats.seat).where(seats.invitation == digest))).first()
        return (found[0], found[1]) if found else None

    async def count_running(self, guest: str) -> int:
        games = schema.games.c
        async with self._read() as connection:
            count = await connection.scalar(select(func.count()).select_from(schema.games).where(
                games.host == guest, games.ended.is_(None)))
        return int(count or 0)

    async def tables_of(self, guest: str, limit: int = 60) -> list[Room]:
        """The tables where this guest sits, running ones first, then the newest."""
        games, seats = schema.games.c, schema.seats.c
        sits = select(seats.game).where(seats.guest == guest)
        return await self._list(or_(games.id.in_(sits), and_(games.host == guest, games.uploaded == 0)), limit)

    async def open_tables(self, limit: int = 40) -> list[Room]:
        """Tables with a seat for anyone."""
        games, seats = schema.games.c, schema.seats.c
        free = select(seats.game).where(seats.kind == "open")
        return await self._list(and_(games.deal.is_(None), games.id.in_(free)), limit)

    async def running_tables(self, limit: int = 40) -> list[Room]:
        games = schema.games.c
        return await self._list(and_(games.started.is_not(None), games.ended.is_(None)), limit)

    async def _list(self, which: Any, limit: int) -> list[Room]:
        games, seats = schema.games.c, schema.seats.c
        order = (games.ended.is_not(None), games.moved.desc())
        async with self._read() as connection:
            rows = [GameRow(*row) for row in await connection.execute(
                select(schema.games).where(which).order_by(*order).limit(limit))]
            seated = await connection.execute(select(
                seats.game, seats.seat, seats.kind, seats.guest, seats.name, seats.level, seats.invitation, seats.seen,
            ).where(seats.game.in_([row.id for row in rows])).order_by(seats.seat))
            by_game: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for game, *seat in seated:
                by_game[game].append(SeatRow(*seat))
        return [Room(row, by_game[row.id]) for row in rows]

    async def bots_waiting(self, still_since: float, limit: int = 200) -> list[str]:
        """Running games that wait for a bot and have not moved for some seconds."""
        games, seats = schema.games.c, schema.seats.c
        async with self._read() as connection:
            found = await connection.execute(select(games.id, games.waiting, seats.seat).join(
                schema.seats, seats.game == games.id).where(
                games.started.is_not(None), games.ended.is_(None), seats.kind == "bot",
                games.moved < time.time() - still_since).order_by(games.moved).limit(limit))
            return sorted({game for game, waiting, seat in found if waiting >> seat & 1})


def _insert_entries(connection: Connection, game: str, first: int, entries: Sequence[EntryRow]) -> None:
    if entries:
        now = time.time()
        connection.execute(insert(schema.entries), [
            {"game": game, "seq": first + k, "seat": seat, "kind": kind, "code": code, "at": now}
            for k, (seat, kind, code) in enumerate(entries)])


def _append(connection: Connection, game: str, first: int, entries: Sequence[EntryRow], values: dict[str, Any]) -> None:
    """The rows of one decision and the summary, in the transaction of this connection."""
    _insert_entries(connection, game, first, entries)
    connection.execute(update(schema.games).where(schema.games.c.id == game).values(**values))
