"""Whose turn it is to have a bot think: a fair queue, in memory or, for several processes, in storage.

Tables with people come first, then tables of bots that somebody watches; tables of bots alone that
nobody watches share a small budget. Among equals goes first who has had the least thinking lately,
so that one person with twenty tables of experts waits for himself and not the others for him.
"""
from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import delete, text

from meydan.web.storage import schema
from meydan.web.storage.database import BOTS, PROCESS, Database, tell

FADE = 60.0                                     # seconds after which thinking counts a third
WATCHED = 45.0                                  # seconds: streams are noted more often than that
NOBODY = ""                                     # the owner of all tables of bots that nobody watches
POLL = 1.0


@dataclass(frozen=True)
class Job:
    """One question for a bot. `version` is that of the question: it stays while others decide unseen."""

    table: str
    seat: int
    version: int
    owner: str
    people: bool
    made: float = field(default_factory=time.time, compare=False)


class Queue(Protocol):
    """What the thinkers need."""

    async def offer(self, job: Job, watched: bool) -> None:
        """Somebody has to think about this; known questions are not asked twice."""

    async def take(self) -> Job:
        """The next question, as soon as there is one; nobody else gets it for a while."""
        raise NotImplementedError

    async def done(self, job: Job, seconds: float) -> None:
        """It has been answered, or is no longer asked."""

    def length(self) -> int:
        """How many wait, as far as is known here."""
        raise NotImplementedError


class Shares:
    """Seconds of thinking by person, fading."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}

    def __getitem__(self, owner: str) -> float:
        spent, at = self._spent.get(owner, (0.0, 0.0))
        return spent * math.exp((at - time.time()) / FADE)

    def charge(self, owner: str, seconds: float) -> None:
        self._spent[owner] = (max(0.0, self[owner] + seconds), time.time())
        if len(self._spent) > 10_000:
            self._spent = {name: (self[name], time.time()) for name in self._spent if self[name] > 0.1}


class MemoryQueue:
    """For a single process."""

    def __init__(self, seconds: float, idle_share: float) -> None:
        self.seconds, self.budget = seconds, idle_share * FADE
        self.shares = Shares()
        self._waiting: dict[tuple[str, int], tuple[Job, bool]] = {}
        self._taken: dict[tuple[str, int], tuple[Job, str]] = {}     # and who pays for it
        self._news = asyncio.Event()

    def length(self) -> int:
        return len(self._waiting)

    async def offer(self, job: Job, watched: bool) -> None:
        place = (job.table, job.seat)
        if place in self._taken and self._taken[place][0] == job:
            return
        known = self._waiting.get(place)
        self._waiting[place] = (known[0] if known and known[0] == job else job, watched)
        self._news.set()

    async def take(self) -> Job:
        while True:
            shares: dict[str, float] = {}       # looked at once: what fades between two looks is no difference
            fit = [(rank, shares.setdefault(payer, self.shares[payer]), job.made, job.table, job.seat)
                   for job, watched in self._waiting.values()
                   for rank, payer in [(self._rank(job, watched), self._payer(job, watched))]
                   if rank < 2 or self.shares[NOBODY] < self.budget]
            if fit:
                place = min(fit)[3:]
                job, watched = self._waiting.pop(place)
                payer = self._payer(job, watched)
                self._taken[place] = (job, payer)
                self.shares.charge(payer, self.seconds)
                return job
            self._news.clear()
            try:
                async with asyncio.timeout(POLL):
                    await self._news.wait()
            except TimeoutError:
                pass

    def _rank(self, job: Job, watched: bool) -> int:
        return 0 if job.people else 1 if watched else 2

    def _payer(self, job: Job, watched: bool) -> str:
        return job.owner if job.people or watched else NOBODY

    async def done(self, job: Job, seconds: float) -> None:
        place = (job.table, job.seat)
        if place in self._taken and self._taken[place][0] == job:
            _, payer = self._taken.pop(place)
            self.shares.charge(payer, seconds - self.seconds)       # what was charged in advance


_CLAIM = text("""
    WITH next AS (
        SELECT jobs.game, jobs.seat, games.watched > :watched AS watched
        FROM jobs JOIN games ON games.id = jobs.game
        LEFT JOIN shares ON shares.owner = CASE WHEN jobs.people = 1 OR games.watched > :watched
                                                THEN jobs.owner ELSE '' END
        WHERE jobs.leased < :now AND (jobs.people = 1 OR games.watched > :watched OR COALESCE(
            (SELECT spent * exp((at - :now) / :fade) FROM shares WHERE owner = ''), 0) < :budget)
        ORDER BY CASE WHEN jobs.people = 1 THEN 0 WHEN games.watched > :watched THEN 1 ELSE 2 END,
                 COALESCE(shares.spent * exp((shares.at - :now) / :fade), 0), jobs.made
        LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED)
    UPDATE jobs SET leased = :until, worker = :worker FROM next
    WHERE jobs.game = next.game AND jobs.seat = next.seat
    RETURNING jobs.game, jobs.seat, jobs.version, jobs.owner, jobs.people, jobs.made, next.watched""")
_CHARGE = text("""
    INSERT INTO shares (owner, spent, at) VALUES (:owner, GREATEST(:seconds, 0), :now)
    ON CONFLICT (owner) DO UPDATE SET at = :now,
        spent = GREATEST(0, shares.spent * exp((shares.at - :now) / :fade) + :seconds)""")
_OFFER = text("""
    INSERT INTO jobs (game, seat, version, owner, people, made, leased, worker)
    VALUES (:game, :seat, :version, :owner, :people, :made, 0, '')
    ON CONFLICT (game, seat) DO UPDATE SET version = excluded.version, owner = excluded.owner,
        people = excluded.people, made = excluded.made, leased = 0 WHERE jobs.version < excluded.version""")


class StoredQueue:
    """For any number of processes and machines: PostgreSQL hands each question to one of them."""

    def __init__(self, database: Database, seconds: float, lease: float, idle_share: float) -> None:
        self.database = database
        self.seconds, self.lease, self.budget = seconds, lease, idle_share * FADE
        self._payers: dict[Job, str] = {}
        self._news = asyncio.Event()
        self._known = 0

    def length(self) -> int:
        return self._known

    def wake(self) -> None:
        """Another process has a question."""
        self._news.set()

    async def offer(self, job: Job, watched: bool) -> None:
        async with self.database.write() as connection:
            put = await connection.execute(_OFFER, {
                "game": job.table, "seat": job.seat, "version": job.version, "owner": job.owner,
                "people": int(job.people), "made": job.made})
            if put.rowcount:
                await tell(connection, BOTS, "")
        if put.rowcount:
            self._news.set()

    async def take(self) -> Job:
        while True:
            job = await self._claim()
            if job is not None:
                return job
            self._news.clear()
            try:
                async with asyncio.timeout(POLL):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def _claim(self) -> Job | None:
        now = time.time()
        async with self.database.write() as connection:
            row = (await connection.execute(_CLAIM, {
                "now": now, "watched": now - WATCHED, "until": now + self.lease, "worker": PROCESS, "fade": FADE,
                "budget": self.budget})).first()
            if row is None:
                self._known = int((await connection.execute(text("SELECT count(*) FROM jobs"))).scalar() or 0)
                return None
            job = Job(row[0], row[1], row[2], row[3], bool(row[4]), row[5])
            payer = job.owner if job.people or row[6] else NOBODY
            await self._charge(connection, payer, self.seconds)
        self._payers[job] = payer
        return job

    async def _charge(self, connection: Any, owner: str, seconds: float) -> None:
        await connection.execute(_CHARGE, {"owner": owner, "seconds": seconds, "now": time.time(), "fade": FADE})

    async def done(self, job: Job, seconds: float) -> None:
        jobs = schema.jobs.c
        async with self.database.write() as connection:
            await connection.execute(delete(schema.jobs).where(
                jobs.game == job.table, jobs.seat == job.seat, jobs.version <= job.version))
            await self._charge(connection, self._payers.pop(job, job.owner), seconds - self.seconds)
