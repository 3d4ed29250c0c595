"""Tournaments of people: who takes part, who meets whom, and how it ended."""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meydan.web.pairing import BYE, Group
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
    others: list[int] | None = None             # at larger tables
    scores: list[float] | None = None

    @property
    def group(self) -> Group:
        """All who sit there; one alone has a bye."""
        return (self.first,) if self.second == BYE else (self.first, self.second, *(self.others or ()))

    @property
    def gained(self) -> tuple[float, ...]:
        """The points of each; nothing while they play."""
        if self.points is None:
            return ()
        if self.second == BYE:
            return (self.points,)
        return tuple(self.scores) if self.scores else (self.points, 1 - self.points)


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
    seats: int = 2
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)

    def points(self) -> list[float]:
        """By number of entrant; a bye counts as won."""
        sums = [0.0] * len(self.entrants)
        for pair in self.pairings:
            for number, gained in zip(pair.group, pair.gained):
                sums[number] += gained
        return sums

    def standing(self) -> list[tuple[Entrant, float, float]]:
        """Entrant, points, and the points of those met (Buchholz), best first."""
        points = self.points()
        met = [0.0] * len(self.entrants)
        for pair in self.pairings:
            if pair.points is not None:
                for number in pair.group:
                    met[number] += sum(points[other] for other in pair.group if other != number)
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
                pairings.others, pairings.scores,
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

    async def begin_round(self, name: str, turn: int, rounds: int, groups: Sequence[Group]) -> None:
        """Once; Conflict if another process did it. Tables are made afterwards."""
        contests = schema.contests.c
        async with self.database.write() as connection:
            begun = await connection.execute(update(schema.contests).where(
                contests.id == name, contests.round == turn - 1, contests.ended.is_(None)).values(
                    round=turn, rounds=rounds))
            if begun.rowcount != 1:
                raise Conflict
            await connection.execute(insert(schema.pairings), [
                {"contest": name, "round": turn, "number": number, "first": group[0],
                 "second": group[1] if len(group) > 1 else BYE, "game": None, "others": list(group[2:]) or None,
                 "points": 1.0 if len(group) == 1 else None} for number, group in enumerate(groups)])

    async def seat(self, name: str, pair: Pairing, game: str) -> None:
        """The table of a pair, once; Conflict if it has one."""
        pairings = schema.pairings.c
        async with self.database.write() as connection:
            done = await connection.execute(update(schema.pairings).where(
                pairings.contest == name, pairings.round == pair.round, pairings.number == pair.number,
                pairings.game.is_(None)).values(game=game))
            if done.rowcount != 1:
                raise Conflict

    async def ended(self) -> list[str]:
        """Tables whose games are over and count for nothing yet."""
        games, pairings = schema.games.c, schema.pairings.c
        async with self.database.read() as connection:
            return list(await connection.scalars(select(pairings.game).join(
                schema.games, games.id == pairings.game).where(
                    pairings.points.is_(None), games.ended.is_not(None))))

    async def note_result(self, game: str, gained: Sequence[float]) -> None:
        """What each who sat there has gained."""
        async with self.database.write() as connection:
            await connection.execute(update(schema.pairings).where(schema.pairings.c.game == game).values(
                points=gained[0], scores=list(gained) if len(gained) > 2 else None))

    async def due(self) -> list[str]:
        """The tournaments whose round is over."""
        pairings, contests = schema.pairings.c, schema.contests.c
        async with self.database.read() as connection:
            playing = select(pairings.contest).where(pairings.points.is_(None))
            return list(await connection.scalars(select(contests.id).where(and_(
                contests.round > 0, contests.ended.is_(None), contests.id.not_in(playing)))))

    async def unseated(self) -> list[tuple[str, Pairing]]:
        """Pairs that were drawn but have no table yet, as after a crash."""
        pairings = schema.pairings.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(
                pairings.contest, pairings.round, pairings.number, pairings.first, pairings.second, pairings.game,
                pairings.points, pairings.others, pairings.scores,
            ).where(pairings.game.is_(None), pairings.second != BYE, pairings.points.is_(None)))
            return [(row[0], Pairing(*row[1:])) for row in rows]

    async def end(self, name: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.contests).where(schema.contests.c.id == name).values(
                ended=time.time()))
