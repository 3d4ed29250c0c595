"""Everything behind the pages: storage, tables, bots, and what is done now and again."""
from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress

from meydan.core.errors import MeydanError
from meydan.web import contests, digest, memory, retention
from meydan.web.calls import Calls, new_key
from meydan.web.context import Meydan
from meydan.web.guard import Buckets
from meydan.web.hub import BEAT_SECONDS
from meydan.web.identity import Identity
from meydan.web.live import LiveTable
from meydan.web.metrics import Metrics
from meydan.web.notify import Listening
from meydan.web.robots import Robots
from meydan.web.settings import Settings
from meydan.web.standing import Standing
from meydan.web.storage import Store
from meydan.web.storage.contests import Contests
from meydan.web.storage.database import BOTS, EVERYBODY, channel, tell
from meydan.web.storage.members import Members
from meydan.web.storage.ratings import Ratings
from meydan.web.studies import Studies
from meydan.web.tables import Tables
from meydan.web.thinking import MemoryQueue, Queue, StoredQueue
from meydan.web.timers import set_clock, set_timer, soon

log = logging.getLogger("meydan.house")
PRESENCE_SECONDS = 3.0
LIMITS_SECONDS = 1.0
SLICES = 16                                     # in which streams are given signs of life
HERE_EVERY = 4                                  # of those are stored as presence
TIDY_SECONDS = 3600.0
ALIVE_SECONDS = 5.0                             # between two signs of life in storage


class House:
    """One process of a site, without its doors: `meydan worker` is a house nobody comes to."""

    def __init__(self, settings: Settings, store: Store, key: str, push_key: str, metrics: Metrics) -> None:
        self.settings, self.store, self.metrics = settings, store, metrics
        self.buckets: Buckets | None = None
        self._tidied = -TIDY_SECONDS
        self._turn = 0
        tables = self.tables = Tables(store, settings, key, metrics)
        lease = settings.bot_seconds * 1.5 + settings.bot_grace + settings.bot_pause + 5
        self.queue: Queue = StoredQueue(store, settings.bot_seconds, lease, settings.bot_idle_share) if store.shared \
            else MemoryQueue(settings.bot_seconds, settings.bot_idle_share)
        self.robots = Robots(tables, settings, self.queue, metrics)
        self.studies = Studies(settings, store)
        self.standing = Standing(store)
        self.listening = Listening(store.url, self._heard, tables.notice_all) if store.shared else None
        self.members, self.ratings, self.contests = Members(store), Ratings(store), Contests(store)
        self.calls = Calls(tables, self.members, settings, push_key, metrics)
        self.meydan = Meydan(settings, store, tables, self.robots, Identity(key), self.standing, metrics,
                             self.studies, self.members, self.ratings, self.contests, self.calls, self.listening)
        tables.on_change, tables.on_stored, tables.apart = self._changed, self._stored, self.members.apart
        if self.listening is not None:
            tables.hear, tables.forgotten = self._hear, self._forgotten
        metrics.watch("meydan_tables", "Tables in memory", lambda: len(tables.live))
        metrics.watch("meydan_streams", "Open streams",
                      lambda: sum(len(live.hub.listeners) for live in tables.live.values()))
        metrics.watch("meydan_cached_bytes", "Weight of the tables in memory",
                      lambda: sum(memory.weight(live) for live in tables.live.values()))
        metrics.watch("meydan_bot_queue", "Decisions that wait for a bot", self.queue.length)
        metrics.watch("meydan_storage_errors", "How often the database was away", lambda: store.failures)

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics) -> House:
        if not settings.database:
            settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(settings.database_url)
        await store.open()
        await digest.check(store)
        key = settings.secret or await store.secret("cookie", settings.first_key())
        house = cls(settings, store, key, await store.secret("push", new_key()), metrics)
        await house.standing.load()
        if gap := await store.put_off_clocks(3 * ALIVE_SECONDS):
            log.info("clocks put off", extra={"facts": {"seconds": round(gap)}})
        return house

    def jobs(self, buckets: Buckets | None = None) -> list[asyncio.Task[None]]:
        """Start what goes on beside the answers."""
        self.buckets = buckets
        if self.listening is not None:
            self.listening.channels.add(BOTS)
        self.robots.start()
        jobs = [self._sweep(), _again(PRESENCE_SECONDS, "presence", self.tables.store_presence),
                _again(BEAT_SECONDS / SLICES, "beat", self._beat),
                _again(ALIVE_SECONDS, "sign of life", self.store.beat)]
        if self.listening is not None:
            jobs.append(self.listening.run())
            if buckets is not None:
                jobs.append(_again(LIMITS_SECONDS, "limits", self._tell_limits))
        return [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        await self.studies.close()
        await self.robots.close()
        await self.calls.close()
        with suppress(Exception):
            await self.tables.store_presence()
        await self.store.close()

    # What happens now and again.

    async def _sweep(self) -> None:
        """At the start, and then now and again: bots that wait, tables nobody looks at."""
        still_since = 0.0
        while True:
            try:
                await self.robots.sweep(still_since)
                for table in await self.store.ran_out():
                    await self.tables.run_out(await self.tables.get(table))
                for table in await self.ratings.unrated():
                    await self.ratings.rate(table)
                await contests.go_on(self.contests, self.tables)
                await self.tables.note_watched()
                await self._tidy_storage()
                self.tables.forget_idle()
                await self.tables.look_for_absent()
                memory.tidy(quiet=time.monotonic() - self.tables.moved > 2)
            except MeydanError as error:
                log.warning("sweep put off: %s", error.key)
            except Exception:
                log.exception("sweep failed")
            still_since = self.settings.bot_seconds + self.settings.bot_grace
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _tidy_storage(self) -> None:
        """Once an hour: what the host no longer wants to keep."""
        if time.monotonic() > self._tidied + TIDY_SECONDS:
            self._tidied = time.monotonic()
            gone = await retention.tidy(self.store, self.settings)
            if any(gone.values()):
                log.info("tidied", extra={"facts": gone})

    async def _beat(self) -> None:
        """A sign of life to some streams at a time: thousands at once would hold up a decision."""
        self._turn += 1
        due = [live for live in self.tables.live.values() if live.hub.listeners
               and zlib.crc32(live.id.encode()) % SLICES == self._turn % SLICES]
        for live in due:
            live.hub.beat()
        if self._turn // SLICES % HERE_EVERY == 0:
            self.tables.still_here(due)

    def _changed(self, live: LiveTable) -> None:
        self.robots.look(live)
        set_timer(self.tables, live)
        set_clock(self.tables, live)

    def _stored(self, live: LiveTable) -> None:
        """This process stored a decision."""
        self.calls.after(live)
        row = live.room.row
        if live.over and (row.rated or row.contest):
            soon(self._count(live))

    async def _count(self, live: LiveTable) -> None:
        """What a finished game leads to; a sweep does it if this process dies now."""
        try:
            if live.room.row.rated:
                await self.ratings.rate(live.id)
            if live.room.row.contest:
                await contests.go_on(self.contests, self.tables)
        except MeydanError as error:
            log.warning("game %s not counted yet: %s", live.id, error.key)

    # Other processes.

    async def _hear(self, table: str) -> None:
        assert self.listening is not None
        await self.listening.want(channel(table))

    def _forgotten(self, table: str) -> None:
        """Stop listening for a group of tables when the last of it has left memory."""
        assert self.listening is not None
        group = channel(table)
        if not any(channel(other) == group for other in self.tables.live):
            soon(self.listening.drop(group))

    async def _heard(self, where: str, words: str) -> None:
        if where == BOTS:
            if isinstance(self.queue, StoredQueue):
                self.queue.wake()
        elif where == EVERYBODY:
            what, _, about = words.partition(" ")
            if what == "standing":
                await self.standing.load(about)
            elif what == "limits" and self.buckets is not None:
                for client, cost in json.loads(about).items():
                    self.buckets.elsewhere(client, cost)
        else:
            await self.tables.notice(words)

    async def _tell_limits(self) -> None:
        """Who spent much of the allowance here has less of it at the other processes."""
        busy = self.buckets.told() if self.buckets is not None and self.buckets.per_second > 0 else {}
        if busy:
            most = dict(sorted(busy.items(), key=lambda spent: -spent[1])[:100])
            async with self.store.write() as connection:
                await tell(connection, EVERYBODY, f"limits {json.dumps(most)}")


async def _again(seconds: float, name: str, deed: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await deed()
        except Exception as error:
            log.warning("%s put off: %s", name, repr(error)[:200])
