"""People: accounts, passkeys, calls, blocks, reports, and all that is kept about one person."""
from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from meydan.web.storage import schema
from meydan.web.storage.database import Database, channel, tell
from meydan.web.storage.rows import Conflict

NOBODY = "—"                                    # what is left of a name after its owner has gone


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    made: float
    mail: str | None
    member: float | None


@dataclass(frozen=True)
class Passkey:
    id: str
    guest: str
    public_key: str
    uses: int
    made: float
    used: float | None


@dataclass(frozen=True)
class Push:
    digest: str
    address: str
    keys: dict[str, str]
    language: str


@dataclass(frozen=True)
class Report:
    number: int
    game: str
    reporter: str
    seat: int
    text: str
    at: float
    name: str                                   # of the seat it is about
    guest: str | None


class Members:
    """What is known about people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def person(self, guest: str) -> Person | None:
        guests = schema.guests.c
        async with self.database.read() as connection:
            row = (await connection.execute(select(
                guests.id, guests.name, guests.language, guests.made, guests.mail, guests.member,
            ).where(guests.id == guest))).first()
        return Person(*row) if row else None

    async def by_mail(self, mail: str) -> str | None:
        async with self.database.read() as connection:
            return await connection.scalar(select(schema.guests.c.id).where(schema.guests.c.mail == mail))

    async def become_member(self, guest: str, mail: str | None = None) -> None:
        guests, values = schema.guests.c, {"mail": mail} if mail else {}
        async with self.database.write() as connection:
            await connection.execute(update(schema.guests).where(guests.id == guest).values(
                member=func.coalesce(guests.member, time.time()), **values))

    # Passkeys.

    async def add_passkey(self, passkey: Passkey) -> None:
        """Conflict if it is known already."""
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(schema.passkeys).values(**vars(passkey)))
        except IntegrityError:
            raise Conflict from None
        await self.become_member(passkey.guest)

    async def passkey(self, name: str) -> Passkey | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(schema.passkeys).where(schema.passkeys.c.id == name))).first()
        return Passkey(*row) if row else None

    async def passkeys(self, guest: str) -> list[Passkey]:
        async with self.database.read() as connection:
            rows = await connection.execute(select(schema.passkeys).where(schema.passkeys.c.guest == guest))
            return [Passkey(*row) for row in rows]

    async def used_passkey(self, name: str, uses: int) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.passkeys).where(schema.passkeys.c.id == name).values(
                uses=uses, used=time.time()))

    # Moving, exporting, forgetting.

    async def merge(self, guest: str, member: str) -> list[str]:
        """A guest turns out to be a member: his games move along. The tables that changed."""
        games, seats = schema.games.c, schema.seats.c
        async with self.database.write() as connection:
            tables = list(await connection.scalars(select(games.id).where(or_(
                games.host == guest, games.id.in_(select(seats.game).where(seats.guest == guest))))))
            await connection.execute(update(schema.seats).where(seats.guest == guest).values(guest=member))
            await connection.execute(update(schema.games).where(games.host == guest).values(host=member))
            for table in (schema.tokens, schema.pushes):
                await connection.execute(update(table).where(table.c.guest == guest).values(guest=member))
            if self.database.shared:
                for changed in tables:
                    await tell(connection, channel(changed), changed)
        return tables

    async def everything(self, guest: str) -> dict[str, Any]:
        """All that is stored about a person, for the person. Digests of tokens tell nothing and are left out."""
        games, seats, chat = schema.games.c, schema.seats.c, schema.chat.c
        async with self.database.read() as connection:
            async def rows(query: Any) -> list[dict[str, Any]]:
                return [dict(row._mapping) for row in await connection.execute(query)]

            guests = schema.guests.c
            mine = select(seats.game).where(seats.guest == guest)
            return {
                "person": await rows(select(guests.name, guests.language, guests.made, guests.mail,
                                            guests.member).where(guests.id == guest)),
                "games": await rows(select(games.id, games.game, games.made, games.started, games.ended, seats.seat,
                                           seats.name).join(schema.seats, seats.game == games.id).where(
                                               seats.guest == guest)),
                "tables_made": await rows(select(games.id, games.made).where(games.host == guest)),
                "said": await rows(select(chat.game, chat.text, chat.at).join(schema.seats, and_(
                    seats.game == chat.game, seats.seat == chat.seat)).where(seats.guest == guest)),
                "decisions": await connection.scalar(select(func.count()).select_from(schema.entries).where(
                    schema.entries.c.game.in_(mine))),
                "passkeys": await rows(select(schema.passkeys.c.made, schema.passkeys.c.used).where(
                    schema.passkeys.c.guest == guest)),
                "called_at": await rows(select(schema.pushes.c.address, schema.pushes.c.made).where(
                    schema.pushes.c.guest == guest)),
                "ratings": await rows(select(schema.ratings).where(schema.ratings.c.guest == guest)),
                "blocked": await rows(select(schema.blocks.c.blocked).where(schema.blocks.c.guest == guest)),
                "tournaments": await rows(select(schema.entrants.c.contest, schema.entrants.c.name).where(
                    schema.entrants.c.guest == guest)),
                "reports": await rows(select(schema.reports.c.game, schema.reports.c.text, schema.reports.c.at).where(
                    schema.reports.c.reporter == guest)),
            }

    async def forget(self, guest: str, level: str) -> list[str]:
        """Delete a person. Games stay, without the name; in running ones a bot plays on. The tables that changed."""
        games, seats, chat = schema.games.c, schema.seats.c, schema.chat.c
        async with self.database.write() as connection:
            sat = list(await connection.execute(select(seats.game, seats.seat, games.names, games.ended).join(
                schema.games, games.id == seats.game).where(seats.guest == guest)))
            names: dict[str, list[str]] = {}
            for game, seat, written, ended in sat:
                await connection.execute(update(schema.chat).where(chat.game == game, chat.seat == seat).values(
                    name=NOBODY, text=NOBODY))
                values: dict[str, Any] = {"name": NOBODY, "guest": None}
                if ended is None:
                    values |= {"kind": "bot", "level": level}
                await connection.execute(update(schema.seats).where(
                    seats.game == game, seats.seat == seat).values(**values))
                if written is not None:
                    kept = names.setdefault(game, list(written))
                    kept[seat] = NOBODY
                    await connection.execute(update(schema.games).where(games.id == game).values(names=kept))
            await connection.execute(update(schema.games).where(games.host == guest).values(host=None))
            await connection.execute(update(schema.entrants).where(schema.entrants.c.guest == guest).values(
                name=NOBODY, guest=func.substr(f"gone {guest}", 1, 32)))
            await connection.execute(delete(schema.reports).where(schema.reports.c.reporter == guest))
            await connection.execute(delete(schema.blocks).where(or_(
                schema.blocks.c.guest == guest, schema.blocks.c.blocked == guest)))
            for table in (schema.tokens, schema.passkeys, schema.pushes, schema.ratings):
                await connection.execute(delete(table).where(table.c.guest == guest))
            await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
            tables = sorted({game for game, _, _, _ in sat})
            if self.database.shared:
                for changed in tables:
                    await tell(connection, channel(changed), changed)
        return tables

    # Calls.

    async def add_push(self, digest: str, guest: str, address: str, keys: dict[str, str], language: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.digest == digest))
            await connection.execute(insert(schema.pushes).values(
                digest=digest, guest=guest, address=address, keys=keys, language=language, made=time.time()))

    async def drop_push(self, digest: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.digest == digest))

    async def pushes(self, guest: str) -> list[Push]:
        pushes = schema.pushes.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(
                pushes.digest, pushes.address, pushes["keys"], pushes.language).where(
                pushes.guest == guest))
            return [Push(*row) for row in rows]

    # Blocks and reports.

    async def block(self, guest: str, blocked: str, on: bool = True) -> None:
        blocks = schema.blocks.c
        async with self.database.write() as connection:
            await connection.execute(delete(schema.blocks).where(blocks.guest == guest, blocks.blocked == blocked))
            if on:
                await connection.execute(insert(schema.blocks).values(guest=guest, blocked=blocked))

    async def blocked_by(self, guest: str) -> set[str]:
        """Whom this person does not want to play with."""
        blocks = schema.blocks.c
        async with self.database.read() as connection:
            return set(await connection.scalars(select(blocks.blocked).where(blocks.guest == guest)))

    async def apart(self, guest: str) -> set[str]:
        """Those who blocked this person, or whom the person blocked: they do not meet."""
        blocks = schema.blocks.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(blocks.guest, blocks.blocked).where(
                or_(blocks.guest == guest, blocks.blocked == guest)))
            return {other for pair in rows for other in pair} - {guest}

    async def report(self, game: str, reporter: str, seat: int, text: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(schema.reports).values(
                game=game, reporter=reporter, seat=seat, text=text, at=time.time(), settled=None))

    async def reports(self) -> list[Report]:
        reports, seats = schema.reports.c, schema.seats.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(
                reports.number, reports.game, reports.reporter, reports.seat, reports.text, reports.at, seats.name,
                seats.guest).join(schema.seats, and_(seats.game == reports.game, seats.seat == reports.seat)).where(
                    reports.settled.is_(None)).order_by(reports.number).limit(100))
            return [Report(*row) for row in rows]

    async def settle(self, number: int) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.reports).where(schema.reports.c.number == number).values(
                settled=time.time()))

    async def delete_chat(self, number: int) -> str | None:
        """The table it was said at."""
        async with self.database.write() as connection:
            game = await connection.scalar(select(schema.chat.c.game).where(schema.chat.c.number == number))
            await connection.execute(delete(schema.chat).where(schema.chat.c.number == number))
            if game and self.database.shared:
                await tell(connection, channel(game), game)
        return game

    async def close_table(self, game: str) -> None:
        now = time.time()
        async with self.database.write(game) as connection:
            await connection.execute(update(schema.games).where(schema.games.c.id == game).values(
                closed=now, ended=func.coalesce(schema.games.c.ended, now), waiting=0, runs_out=None))
