"""Reading and writing games. Every write is one transaction."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import BigInteger, Connection, and_, bindparam, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meydan.web.clocks import put_off, runs_out
from meydan.web.storage import schema
from meydan.web.storage.database import Database, StorageAway
from meydan.web.storage.engine import BUSY_SECONDS, LogSync, open_direct_engine
from meydan.web.storage.rows import SEATED, Answer, Conflict, GameRow, Line, Room, SeatRow

EntryRow = tuple[int, str, int]                 # seat, kind, code
Deal = Callable[[Sequence[SeatRow]], tuple[dict[str, Any], Sequence[EntryRow]]]     # the game's columns and first rows


class Store(Database):
    """Games and guests."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        # Decisions are what people wait for. On SQLite they go to a thread and a connection of their own in one
        # hop, where the asynchronous driver would change threads for every statement.
        self._direct = None if self.shared else open_direct_engine(url)
        self._thread = ThreadPoolExecutor(1, "meydan-writer")
        self._synced = LogSync(url)

    async def close(self) -> None:
        self._thread.shutdown()
        self._synced.close()
        if self._direct is not None:
            self._direct.dispose()
        await super().close()

    # Guests.

    async def guest_name(self, guest: str) -> str:
        async with self.read() as connection:
            name = await connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
        return name or ""

    async def save_guest(self, guest: str, name: str, language: str, program: bool = False) -> None:
        """Note a guest, or the new name of a known one."""
        async with self.write() as connection:
            found = await connection.execute(
                update(schema.guests).where(schema.guests.c.id == guest).values(name=name, language=language))
            if found.rowcount == 0:
                await connection.execute(insert(schema.guests).values(
                    id=guest, name=name, language=language, program=int(program), made=time.time()))

    # Analyses.

    async def analysis(self, game: str) -> dict[str, Any] | None:
        async with self.read() as connection:
            body = await connection.scalar(select(schema.analyses.c.body).where(schema.analyses.c.game == game))
        return dict(body) if body else None

    async def keep_analysis(self, game: str, rules: int, body: dict[str, Any]) -> None:
        async with self.write() as connection:
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.game == game))
            await connection.execute(insert(schema.analyses).values(
                game=game, rules=rules, body=body, made=time.time()))

    # Tokens.

    async def save_token(self, digest: str, guest: str, kind: str) -> None:
        async with self.write() as connection:
            await connection.execute(insert(schema.tokens).values(
                digest=digest, guest=guest, kind=kind, made=time.time(), used=None))

    async def token_guest(self, digest: str, kind: str) -> str | None:
        """Whom an unspent token stands for."""
        tokens = schema.tokens.c
        async with self.read() as connection:
            guest = await connection.scalar(select(tokens.guest).where(
                tokens.digest == digest, tokens.kind == kind, tokens.used.is_(None)))
        return str(guest) if guest else None

    async def spend_token(self, digest: str, kind: str) -> str | None:
        """Whom the token stands for; it works only once."""
        tokens = schema.tokens.c
        async with self.write() as connection:
            spent = await connection.execute(update(schema.tokens).where(
                tokens.digest == digest, tokens.kind == kind, tokens.used.is_(None)).values(used=time.time()))
            if spent.rowcount == 0:
                return None
            guest = await connection.scalar(select(tokens.guest).where(tokens.digest == digest))
        return str(guest)

    # Tables.

    async def create(self, row: GameRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = ()) -> None:
        """A new table; one whose seats are all taken comes with its deal."""
        async with self.write(row.id) as connection:
            await connection.execute(insert(schema.games).values(**vars(row)))
            await connection.execute(insert(schema.seats), [{"game": row.id, **vars(seat)} for seat in seats])
            await connection.run_sync(_insert_entries, row.id, 0, entries)

    async def room(self, game: str, chat_lines: int = 60) -> Room | None:
        """Everything of a table but its entries; None if there is no such table."""
        seats, chat, votes = schema.seats.c, schema.chat.c, schema.votes.c
        async with self.read() as connection:
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
            given = await connection.execute(select(schema.orders.c.seat, schema.orders.c.what).where(
                schema.orders.c.game == game).order_by(schema.orders.c.seat, schema.orders.c.number))
            answers = schema.answers.c
            came = await connection.execute(select(answers.version, answers.seat, answers.code, answers.until).where(
                answers.game == game, answers.version == row.version))
            return Room(GameRow(*row), [SeatRow(*seat) for seat in seated], [Line(*line) for line in said][::-1],
                        {(wish, about, voter) for wish, about, voter in wishes},
                        [(seat, what) for seat, what in given], [Answer(*answer) for answer in came])

    async def entries(self, game: str, after: int = 0) -> list[EntryRow]:
        """The rows of a game from sequence number `after` on."""
        rows = schema.entries.c
        async with self.read() as connection:
            found = await connection.execute(select(rows.seat, rows.kind, rows.code).where(
                rows.game == game, rows.seq >= after).order_by(rows.seq))
            return [(seat, kind, code) for seat, kind, code in found]

    async def append(self, game: str, first: int, entries: Sequence[EntryRow], waiting: int,
                     winners: int | None, more: dict[str, Any] | None = None, private: int | None = None) -> None:
        """Add rows from sequence number `first` on; Conflict if somebody was faster.

        `winners` is a mask once the game is over, None before; `more` goes into the game's row as well. `private` is
        the seat that alone may know of these rows.
        """
        now = time.time()
        values: dict[str, Any] = {"version": first + len(entries), "waiting": waiting, "moved": now, **(more or {})}
        if winners is not None:
            values |= {"ended": now, "winners": winners}
        try:
            if self._direct is None:
                async with self.write(game if private is None else f"{game}:{private}") as connection:
                    await connection.run_sync(_append, game, first, entries, values)
            else:
                # The thread is the queue; one lock passed around by the event loop would be far slower.
                until = time.monotonic() + BUSY_SECONDS
                with self.counted():
                    await asyncio.get_running_loop().run_in_executor(
                        self._thread, self._append_directly, game, first, entries, values, until)
                    await self._synced()
        except IntegrityError as error:
            raise Conflict from error

    def _append_directly(self, game: str, first: int, entries: Sequence[EntryRow], values: dict[str, Any],
                         until: float) -> None:
        assert self._direct is not None
        if time.monotonic() > until:                # those before waited so long; this one has waited with them
            raise StorageAway()
        with self._direct.begin() as connection:
            _append(connection, game, first, entries, values)

    async def take_seat(self, game: str, seat: int, taken: SeatRow, kinds: Iterable[str],
                        deal: Deal | None = None) -> None:
        """Put somebody on a seat that is of one of these kinds; Conflict if it is not.

        Whoever takes the last one starts the game in the same transaction: a table is never full and not dealt.
        """
        seats = schema.seats.c
        async with self.write(game) as connection:
            if self.shared:                         # of two who take the last two seats, the second deals
                await connection.execute(select(schema.games.c.id).where(schema.games.c.id == game).with_for_update())
            sat = await connection.execute(update(schema.seats).where(
                seats.game == game, seats.seat == seat, seats.kind.in_(tuple(kinds))).values(**vars(taken)))
            if sat.rowcount != 1:
                raise Conflict
            if deal is not None:
                await self._start(connection, game, deal)

    async def start(self, game: str, deal: Deal) -> None:
        """Deal if all seats are taken and it was not done yet."""
        async with self.write(game) as connection:
            await self._start(connection, game, deal)

    async def _start(self, connection: AsyncConnection, game: str, deal: Deal) -> None:
        games, seats = schema.games.c, schema.seats.c
        seated = [SeatRow(*row) for row in await connection.execute(select(
            seats.seat, seats.kind, seats.guest, seats.name, seats.level, seats.invitation, seats.seen,
        ).where(seats.game == game).order_by(seats.seat))]
        if not all(seat.kind in SEATED for seat in seated):
            return
        values, entries = deal(seated)
        begun = await connection.execute(update(schema.games).where(
            games.id == game, games.deal.is_(None)).values(**values))
        if begun.rowcount == 1:
            await connection.run_sync(_insert_entries, game, 0, entries)

    async def set_times(self, game: str, **values: Any) -> None:
        """The clocks of a table, when something but a decision changed them."""
        async with self.write(game) as connection:
            await connection.execute(update(schema.games).where(schema.games.c.id == game).values(**values))

    async def ran_out(self) -> list[str]:
        """Tables where somebody's time is over."""
        games = schema.games.c
        async with self.read() as connection:
            return list(await connection.scalars(select(games.id).where(
                games.runs_out < time.time(), games.ended.is_(None), games.closed.is_(None))))

    async def put_off_clocks(self, shortest: float) -> float:
        """Called at the start: time in which no server was alive counts against nobody. The seconds put off."""
        now, last = time.time(), await self.last_beat()
        await self.beat()
        if last is None or now - last < shortest:
            return 0.0
        games = schema.games.c
        async with self.write() as connection:
            running = list(await connection.execute(select(games.id, games.times).where(
                games.runs_out.is_not(None), games.runs_out > last, games.ended.is_(None))))
            for game, times in running:
                moved = put_off(times, now - last)
                await connection.execute(update(schema.games).where(games.id == game).values(
                    times=moved, runs_out=runs_out(moved)))
        return now - last

    async def say(self, game: str, seat: int, name: str, words: str) -> None:
        async with self.write(game) as connection:
            await connection.execute(insert(schema.chat).values(game=game, seat=seat, name=name, text=words,
                                                                at=time.time()))

    async def vote(self, game: str, wish: str, about: int, voter: int) -> None:
        """Count a vote once."""
        try:
            async with self.write(game) as connection:
                await connection.execute(insert(schema.votes).values(game=game, wish=wish, about=about, voter=voter))
        except IntegrityError:
            pass

    async def unvote(self, game: str, wish: str, about: int, voter: int) -> None:
        votes = schema.votes.c
        async with self.write(game) as connection:
            await connection.execute(delete(schema.votes).where(
                votes.game == game, votes.wish == wish, votes.about == about, votes.voter == voter))

    async def lent(self, name: str, limit: int = 1000) -> list[str]:
        """Finished games of this kind that all their people have given for puzzles, the oldest first."""
        games, seats, votes = schema.games.c, schema.seats.c, schema.votes.c
        given = select(votes.voter).where(
            votes.game == seats.game, votes.wish == "lend", votes.voter == seats.seat).exists()
        people = select(seats.seat).where(seats.game == games.id, seats.kind == "person")
        async with self.read() as connection:
            return list(await connection.scalars(select(games.id).where(
                games.game == name, games.ended.is_not(None), games.uploaded == 0, games.closed.is_(None),
                people.exists(), ~people.where(~given).exists()).order_by(games.ended, games.id).limit(limit)))

    async def answer(self, game: str, answer: Answer, private: bool) -> None:
        """Keep what a seat said in a window, instead of what it said before. A private notice says whose it is."""
        answers = schema.answers.c
        async with self.write(f"{game}:{answer.seat}" if private else game) as connection:
            values = {"code": answer.code, "until": answer.until}
            found = await connection.execute(update(schema.answers).where(
                answers.game == game, answers.version == answer.version, answers.seat == answer.seat).values(**values))
            if found.rowcount == 0:
                await connection.execute(insert(schema.answers).values(
                    game=game, version=answer.version, seat=answer.seat, **values))
                await connection.execute(delete(schema.answers).where(
                    answers.game == game, answers.version < answer.version))

    async def set_orders(self, game: str, seat: int, given: Sequence[str]) -> None:
        """The standing orders of a seat, all of them."""
        orders = schema.orders.c
        async with self.write(f"{game}:{seat}") as connection:
            await connection.execute(delete(schema.orders).where(orders.game == game, orders.seat == seat))
            if given:
                await connection.execute(insert(schema.orders), [
                    {"game": game, "seat": seat, "number": number, "what": what, "at": time.time()}
                    for number, what in enumerate(given)])

    async def set_next(self, game: str, following: str) -> None:
        """Note the rematch, once; Conflict if there is one."""
        games = schema.games.c
        async with self.write(game) as connection:
            done = await connection.execute(update(schema.games).where(
                games.id == game, games.next.is_(None)).values(next=following))
            if done.rowcount != 1:
                raise Conflict

    async def seen(self, noted: Sequence[tuple[str, int, float]]) -> None:
        """When these seats, of these tables, were last at the table."""
        columns = schema.seats.c
        which = update(schema.seats).where(columns.game == bindparam("table"), columns.seat == bindparam("number"))
        async with self.write() as connection:
            await connection.execute(which.values(seen=bindparam("at")),
                                     [{"table": table, "number": seat, "at": at} for table, seat, at in noted])

    # Lists.

    async def invited(self, digest: str) -> tuple[str, int] | None:
        """The table and seat an invitation is for."""
        seats = schema.seats.c
        async with self.read() as connection:
            found = (await connection.execute(
                select(seats.game, seats.seat).where(seats.invitation == digest))).first()
        return (found[0], found[1]) if found else None

    async def count_running(self, guest: str) -> int:
        games = schema.games.c
        async with self.read() as connection:
            count = await connection.scalar(select(func.count()).select_from(schema.games).where(
                games.host == guest, games.ended.is_(None)))
        return int(count or 0)

    async def drop_room(self, game: str) -> None:
        """A table that was never started is no more."""
        async with self.write(game) as connection:
            await self._drop(connection, schema.games.c.id == game)

    async def drop_rooms(self, before: float) -> None:
        """All tables made before this time whose players never came."""
        async with self.write("") as connection:
            await self._drop(connection, schema.games.c.made < before)

    async def _drop(self, connection: AsyncConnection, which: Any) -> None:
        games = schema.games.c
        rooms = select(games.id).where(which, games.deal.is_(None), games.uploaded == 0)
        for part, column in schema.hanging_on_games():
            await connection.execute(delete(part).where(column.in_(rooms)))
        await connection.execute(delete(schema.games).where(which, games.deal.is_(None), games.uploaded == 0))

    async def tables_of(self, guest: str, limit: int = 60) -> list[Room]:
        """The tables where this guest sits, running ones first, then the newest."""
        games, seats = schema.games.c, schema.seats.c
        sits = select(seats.game).where(seats.guest == guest)
        return await self._list(or_(games.id.in_(sits), and_(games.host == guest, games.uploaded == 0)), limit)

    async def open_tables(self, limit: int = 40) -> list[Room]:
        """Tables with a seat for anyone."""
        games, seats = schema.games.c, schema.seats.c
        free = select(seats.game).where(seats.kind == "open")
        return await self._list(and_(games.deal.is_(None), games.private == 0, games.closed.is_(None),
                                     games.id.in_(free)), limit)

    async def running_tables(self, limit: int = 40) -> list[Room]:
        games = schema.games.c
        return await self._list(and_(games.started.is_not(None), games.ended.is_(None), games.private == 0), limit)

    async def quick_tables(self, game: str, since: float) -> list[str]:
        """Tables that wait for company and whose people are still there, oldest first."""
        games, seats = schema.games.c, schema.seats.c
        here = select(seats.game).where(seats.kind == "person", seats.seen > since)
        async with self.read() as connection:
            return list(await connection.scalars(select(games.id).where(
                games.quick == 1, games.game == game, games.deal.is_(None), games.closed.is_(None),
                games.id.in_(here)).order_by(games.made).limit(20)))

    async def watched(self, tables: Sequence[str]) -> None:
        async with self.write() as connection:
            await connection.execute(update(schema.games).where(schema.games.c.id.in_(tables)).values(
                watched=time.time()))

    async def _list(self, which: Any, limit: int) -> list[Room]:
        games, seats = schema.games.c, schema.seats.c
        order = (games.ended.is_not(None), games.moved.desc())
        async with self.read() as connection:
            rows = [GameRow(*row) for row in await connection.execute(
                select(schema.games).where(which).order_by(*order).limit(limit))]
            seated = await connection.execute(select(
                seats.game, seats.seat, seats.kind, seats.guest, seats.name, seats.level, seats.invitation, seats.seen,
            ).where(seats.game.in_([row.id for row in rows])).order_by(seats.seat))
            by_game: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for game, *seat in seated:
                by_game[game].append(SeatRow(*seat))
        return [Room(row, by_game[row.id]) for row in rows]

    async def bots_waiting(self, still_since: float) -> list[str]:
        """Running games that wait for a bot and have not moved for some seconds: those with people first."""
        games, seats = schema.games.c, schema.seats.c
        people = schema.seats.alias()
        seated = select(people.c.seat).where(people.c.game == games.id, people.c.kind == "person").exists()
        bit = func.power(2, seats.seat).cast(BigInteger) if self.shared else literal(1).op("<<")(seats.seat)
        async with self.read() as connection:
            found = await connection.execute(select(games.id, games.moved, seated).distinct().join(
                schema.seats, seats.game == games.id).where(
                games.started.is_not(None), games.ended.is_(None), games.closed.is_(None), seats.kind == "bot",
                games.waiting.op("&")(bit) != 0, games.moved < time.time() - still_since,
            ).order_by(seated.desc(), games.moved.desc()))
            return [game for game, _, _ in found]


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
