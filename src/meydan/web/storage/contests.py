"""Tournaments of people: who takes part, who meets whom, and how it ended."""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meydan.web.pairing import BYE, Pair
from meydan.web.storage import schema
from meydan.web.storage.database import Database
from meydan.web.storage.rows import Conflict


@dataclass
class Entrant:
    guest: str
    name: str
    number: int


@dataclass
class Pairing:
    round: int
    number: int
    first: int
    second: int
    game: str | None
    points: float | None                        # of the first


@dataclass
class Contest:
    id: str
    title: str
    game: str
    kind: str
    rounds: int
    round: int
    clock: dict[str, Any] | None
    host: str
    made: float
    ended: float | None
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)

    def points(self) -> list[float]:
        """By number of entrant; a bye counts as won."""
        sums = [0.0] * len(self.entrants)
        for pair in self.pairings:
            if pair.points is not None:
                sums[pair.first] += pair.points
                if pair.second != BYE:
                    sums[pair.second] += 1 - pair.points
        return sums

    def standing(self) -> list[tuple[Entrant, float, float]]:
        """Entrant, points, and the points of those met (Buchholz), best first."""
        points = self.points()
        met = [0.0] * len(self.entrants)
        for pair in self.pairings:
            if pair.second != BYE and pair.points is not None:
                met[pair.first] += points[pair.second]
                met[pair.second] += points[pair.first]
        order = sorted(self.entrants, key=lambda one: (-points[one.number], -met[one.number], one.number))
        return [(one, points[one.number], met[one.number]) for one in order]


class Contests:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, contest: Contest) -> None:
        values = {name: value for name, value in vars(contest).items() if name not in ("entrants", "pairings")}
        async with self.database.write() as connection:
            await connection.execute(insert(schema.contests).values(**values))

    async def get(self, name: str) -> Contest | None:
        entrants, pairings = schema.entrants.c, schema.pairings.c
        async with self.database.read() as connection:
            row = (await connection.execute(select(schema.contests).where(schema.contests.c.id == name))).first()
            if row is None:
                return None
            joined = await connection.execute(select(entrants.guest, entrants.name, entrants.number).where(
                entrants.contest == name).order_by(entrants.number))
            met = await connection.execute(select(
                pairings.round, pairings.number, pairings.first, pairings.second, pairings.game, pairings.points,
            ).where(pairings.contest == name).order_by(pairings.round, pairings.number))
            contest = Contest(*row)
            contest.entrants = [Entrant(*one) for one in joined]
            contest.pairings = [Pairing(*pair) for pair in met]
            return contest

    async def newest(self, limit: int = 30) -> list[Contest]:
        async with self.database.read() as connection:
            rows = await connection.execute(select(schema.contests).order_by(
                schema.contests.c.ended.is_not(None), schema.contests.c.made.desc()).limit(limit))
            return [Contest(*row) for row in rows]

    async def join(self, name: str, guest: str, called: str) -> None:
        """Conflict if it has begun, or the guest takes part already."""
        contests, entrants = schema.contests.c, schema.entrants.c
        try:
            async with self.database.write() as connection:
                open_ = await connection.scalar(select(contests.id).where(
                    contests.id == name, contests.round == 0).with_for_update())
                if open_ is None:
                    raise Conflict
                number = await connection.scalar(select(func.count()).select_from(schema.entrants).where(
                    entrants.contest == name))
                await connection.execute(insert(schema.entrants).values(contest=name, guest=guest, name=called,
                                                                        number=number))
        except IntegrityError:
            raise Conflict from None

    async def begin_round(self, name: str, turn: int, rounds: int, pairs: Sequence[Pair]) -> None:
        """Once; Conflict if another process did it. Tables are made afterwards."""
        contests = schema.contests.c
        async with self.database.write() as connection:
            begun = await connection.execute(update(schema.contests).where(
                contests.id == name, contests.round == turn - 1, contests.ended.is_(None)).values(
                    round=turn, rounds=rounds))
            if begun.rowcount != 1:
                raise Conflict
            await connection.execute(insert(schema.pairings), [
                {"contest": name, "round": turn, "number": number, "first": first, "second": second, "game": None,
                 "points": 1.0 if second == BYE else None} for number, (first, second) in enumerate(pairs)])

    async def seat(self, name: str, pair: Pairing, game: str) -> None:
        """The table of a pair, once; Conflict if it has one."""
        pairings = schema.pairings.c
        async with self.database.write() as connection:
            done = await connection.execute(update(schema.pairings).where(
                pairings.contest == name, pairings.round == pair.round, pairings.number == pair.number,
                pairings.game.is_(None)).values(game=game))
            if done.rowcount != 1:
                raise Conflict

    async def note_results(self) -> list[str]:
        """Take over how games ended; the tournaments that may go on."""
        games, pairings, contests = schema.games.c, schema.pairings.c, schema.contests.c
        async with self.database.write() as connection:
            over = list(await connection.execute(select(
                pairings.contest, pairings.round, pairings.number, games.winners,
            ).join(schema.games, games.id == pairings.game).where(
                pairings.points.is_(None), games.ended.is_not(None))))
            for contest, turn, number, winners in over:
                points = {0b01: 1.0, 0b10: 0.0}.get(winners, 0.5)
                await connection.execute(update(schema.pairings).where(
                    pairings.contest == contest, pairings.round == turn, pairings.number == number).values(
                        points=points))
            playing = select(pairings.contest).where(pairings.points.is_(None))
            return list(await connection.scalars(select(contests.id).where(and_(
                contests.round > 0, contests.ended.is_(None), contests.id.not_in(playing)))))

    async def unseated(self) -> list[tuple[str, Pairing]]:
        """Pairs that were drawn but have no table yet, as after a crash."""
        pairings = schema.pairings.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(
                pairings.contest, pairings.round, pairings.number, pairings.first, pairings.second, pairings.game,
                pairings.points).where(pairings.game.is_(None), pairings.second != BYE, pairings.points.is_(None)))
            return [(row[0], Pairing(*row[1:])) for row in rows]

    async def end(self, name: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.contests).where(schema.contests.c.id == name).values(
                ended=time.time()))
