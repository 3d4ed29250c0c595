"""Ratings per game, by OpenSkill (Plackett–Luce), so that tables of three and more count as well."""
from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from meydan.web.storage import schema
from meydan.web.storage.database import Database

MODEL: Final = PlackettLuce()
MIDDLE, STEP = 1500, 40                         # 25 of the model's points are shown as 1500, each further one as 40


def shown(mu: float) -> int:
    return round(MIDDLE + STEP * (mu - MODEL.mu))


@dataclass(frozen=True)
class Rating:
    game: str
    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        return shown(self.mu)

    @property
    def give_or_take(self) -> int:
        """Twice the uncertainty: 95 of 100 players are within it."""
        return round(STEP * 2 * self.sigma)


class Ratings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, guest: str) -> list[Rating]:
        ratings = schema.ratings.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(ratings.game, ratings.mu, ratings.sigma, ratings.games).where(
                ratings.guest == guest).order_by(ratings.game))
            return [Rating(*row) for row in rows]

    async def best(self, game: str, limit: int = 50) -> list[tuple[str, str, Rating]]:
        """Who leads: id, name, rating."""
        ratings, guests = schema.ratings.c, schema.guests.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(
                guests.id, guests.name, ratings.game, ratings.mu, ratings.sigma, ratings.games,
            ).join(schema.guests, guests.id == ratings.guest).where(ratings.game == game).order_by(
                (ratings.mu - 2 * ratings.sigma).desc()).limit(limit))
            return [(row[0], row[1], Rating(*row[2:])) for row in rows]

    async def unrated(self) -> list[str]:
        """Games that are over and have yet to be counted."""
        games = schema.games.c
        async with self.database.read() as connection:
            return list(await connection.scalars(select(games.id).where(
                games.rated == 1, games.ended.is_not(None), games.closed.is_(None),
                games.id.not_in(select(schema.rated.c.game))).limit(100)))

    async def rate(self, table: str) -> bool:
        """Count a finished game, once. Only games of members among each other count."""
        games, seats, guests, ratings = schema.games.c, schema.seats.c, schema.guests.c, schema.ratings.c
        try:
            async with self.database.write() as connection:
                game = (await connection.execute(select(games.game, games.winners, games.ended).where(
                    games.id == table, games.rated == 1))).first()
                if game is None or game.ended is None:
                    return False
                sat = list(await connection.execute(select(seats.seat, seats.kind, guests.id, guests.member).join(
                    schema.guests, guests.id == seats.guest, isouter=True).where(
                        seats.game == table).order_by(seats.seat)))
                people = [row.id for row in sat]
                fair = len(sat) > 1 and len(set(people)) == len(people) and all(
                    row.kind == "person" and row.member for row in sat)
                changes: dict[str, Any] = {}
                if fair:
                    known = {row.guest: row for row in await connection.execute(select(schema.ratings).where(
                        ratings.game == game.game, ratings.guest.in_(people)))}
                    before = [MODEL.rating(known[one].mu, known[one].sigma) if one in known else MODEL.rating()
                              for one in people]
                    ranks = [1.0 if game.winners >> row.seat & 1 else 2.0 for row in sat]
                    after = MODEL.rate([[rating] for rating in before], ranks=ranks)
                    for row, old, (new,) in zip(sat, before, after):
                        await connection.execute(delete(schema.ratings).where(
                            ratings.guest == row.id, ratings.game == game.game))
                        played = known[row.id].games if row.id in known else 0
                        await connection.execute(insert(schema.ratings).values(
                            guest=row.id, game=game.game, mu=new.mu, sigma=new.sigma, games=played + 1))
                        changes[str(row.seat)] = [shown(old.mu), shown(new.mu)]
                await connection.execute(insert(schema.rated).values(game=table, changes=changes, at=time.time()))
                return fair
        except IntegrityError:                  # another process counted it
            return False
