"""Bots at the tables: they think in processes of their own, with a time limit, and are replaced when they die."""
from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from meydan.bots.catalogue import EFFORTS
from meydan.core.errors import MeydanError
from meydan.table import BEATS, EVERYONE
from meydan.web.live import LiveTable
from meydan.web.metrics import Metrics
from meydan.web.settings import Settings
from meydan.web.storage import StorageAway
from meydan.web.tables import NoTable, OldRules, Tables
from meydan.web.thinking import Job, Queue
from meydan.web.worker import THINKERS

log = logging.getLogger("meydan.robots")
LINE_LIMIT = 1024 * 1024
UNLIMITED = {name for name, effort in EFFORTS.items() if effort.iterations is None}     # think as long as they may
LOADING = 60.0                          # seconds to start and load what a game needs, on however busy a machine
THOUGHT = 0.9                           # of a bot's time, so that its answer is there when the time is over
RECENT = 40                             # answers of a level after which one that took long is forgotten
TURNS = 10_000                          # planned turns that are remembered
CARRIED_OUT = 0.25                      # of a bot's time, for each later decision of a turn that it has planned
IN_A_BEAT = 0.6                         # of what is left of a window, so that others may answer after this bot,
SHORTEST = 0.02                         # and the least it thinks there


class Worker:
    """One thinking process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.warm: set[tuple[str, str]] = set()         # the games and levels it has loaded
        self.known: deque[tuple[str, int]] = deque(maxlen=THINKERS)     # tables and seats whose bots it remembers

    @classmethod
    async def spawn(cls) -> Worker:
        return cls(await asyncio.create_subprocess_exec(
            sys.executable, "-m", "meydan.web.worker", stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, limit=LINE_LIMIT, start_new_session=True))

    async def ask(self, question: dict[str, Any], limit: float,
                  told: Callable[[dict[str, Any]], None] | None = None) -> dict[str, Any]:
        """TimeoutError if it takes too long, ConnectionError if the process is gone. `told` hears of progress."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        async with asyncio.timeout(limit):
            stdin.write(json.dumps(question).encode() + b"\n")
            await stdin.drain()
            while True:
                line = await stdout.readline()
                if not line:
                    raise ConnectionError("the worker died")
                reply = json.loads(line)
                assert isinstance(reply, dict)
                if "progress" not in reply:
                    return reply
                if told is not None:
                    told(reply)

    async def load(self, question: dict[str, Any]) -> None:
        """Let it load what this game and level need, before a question of theirs counts."""
        key = question["game"], question["level"]
        if key not in self.warm:
            await self.ask({**question, "warm": True}, LOADING)
            self.warm.add(key)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Desks:
    """The workers that are free; None is a place for one not started yet."""

    def __init__(self, places: int) -> None:
        self._free: list[Worker | None] = [None] * places
        self._count = asyncio.Semaphore(places)

    async def take(self, bot: tuple[str, int] | None = None) -> Worker | None:
        """The worker that remembers what this bot thought, if it is free; else the one that was busy last."""
        await self._count.acquire()
        knows = [number for number, worker in enumerate(self._free) if worker is not None and bot in worker.known]
        return self._free.pop(knows[-1] if knows else -1)

    def give(self, worker: Worker | None) -> None:
        self._free.append(worker)
        self._count.release()


class Pool:
    """Some workers, started when first needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._desks = Desks(settings.bot_workers)
        self._workers: set[Worker] = set()
        self._warming = asyncio.Lock()

    async def ready(self, question: dict[str, Any]) -> None:
        """Every worker runs and has loaded what the question's game and level need: no first answer is a slow one."""
        key = question["game"], question["level"]
        async with self._warming:
            if sum(key in worker.warm for worker in self._workers) >= self.settings.bot_workers:
                return
            held: list[Worker | None] = []
            try:
                for _ in range(self.settings.bot_workers):
                    held.append(await self._desks.take())
                held = list(await asyncio.gather(*(self._loaded(worker, question) for worker in held)))
            finally:
                for worker in held:
                    self._desks.give(worker)

    async def _loaded(self, worker: Worker | None, question: dict[str, Any]) -> Worker | None:
        try:
            worker = await self._running(worker)
            await worker.load(question)
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            log.warning("bot worker replaced: %r", error)
            await self._end(worker)
            return None
        return worker

    async def _running(self, worker: Worker | None) -> Worker:
        if worker is None or worker.process.returncode is not None:
            await self._end(worker)
            worker = await Worker.spawn()
            self._workers.add(worker)
        return worker

    async def choose(self, question: dict[str, Any]) -> int | None:
        """The bot's choice; None when it could not be had even after a second try."""
        if self.settings.bot_workers == 0:
            return None
        for hurry in (False, True):
            place = question["table"], question["seat"]
            worker = await self._desks.take(place)
            try:
                worker = await self._running(worker)
                if place in worker.known:
                    worker.known.remove(place)
                worker.known.append(place)
                await worker.load(question)
                seconds = question.get("within") or self.settings.bot_seconds
                asked = {**question, "seconds": seconds / 4 if hurry else seconds}
                reply = await worker.ask(asked, seconds + self.settings.bot_grace)
            except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
                log.warning("bot worker replaced: %r", error)
                await self._end(worker)
                worker = None
            except asyncio.CancelledError:
                await self._end(worker)         # half a question is in it
                worker = None
                raise
            else:
                if "code" in reply:
                    return int(reply["code"])
                log.error("bot failed: %s", reply.get("error"))
            finally:
                self._desks.give(worker)
        return None

    async def _end(self, worker: Worker | None) -> None:
        if worker is not None:
            self._workers.discard(worker)
            await worker.end()

    async def close(self) -> None:
        for worker in list(self._workers):
            await self._end(worker)


def _beat(live: LiveTable) -> float | None:
    """How long a bot may think in a window with a beat: a part of what is left of it, for several may wait for one
    worker, and whose answer comes late has declined."""
    table = live.table
    if table is None or table.window is None or table.pace not in BEATS:
        return None
    beat = BEATS[table.pace]
    due = table.window.due(beat)
    left = beat if due is None else due - time.monotonic()
    return max(IN_A_BEAT * min(left, beat), SHORTEST)


def _turn(live: LiveTable) -> int | None:
    """The number of the turn, in games whose turns are planned as a whole; None in others."""
    return int(live.table.state.turns_begun()) or None if live.table is not None else None


class Robots:
    """Lets bots decide whenever a table waits for one."""

    def __init__(self, tables: Tables, settings: Settings, queue: Queue, metrics: Metrics) -> None:
        self.tables = tables
        self.settings = settings
        self.queue = queue
        self.metrics = metrics
        self.pool = Pool(settings)
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self._spent: dict[tuple[str, str, float], deque[float]] = {}    # what the last answers of a kind took
        self._planned: OrderedDict[tuple[str, int], int] = OrderedDict()    # the turn a seat has thought about last

    def start(self) -> None:
        """Begin to think, as many at once as there are workers."""
        for _ in range(self.settings.bot_workers):
            self._begin(self._think())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def look(self, live: LiveTable) -> None:
        """Called after every change of a table: ask for thoughts where a bot has to decide."""
        if self.stopping or live.over or live.table is None:
            return
        jobs = [self._job(live, seat) for seat in live.waiting if self._has_say(live, seat)]
        if jobs:
            self._begin(self._offer(jobs, bool(live.hub.listeners)))

    def _job(self, live: LiveTable, seat: int) -> Job:
        assert live.table is not None
        people = [other.guest for other in live.room.seats if other.kind == "person"]
        owner = live.room.row.host or next((guest for guest in people if guest), "") or live.id
        return Job(live.id, seat, live.table.since(seat), owner, bool(people))

    async def _offer(self, jobs: list[Job], watched: bool) -> None:
        for job in jobs:
            try:
                await self.queue.offer(job, watched)
            except MeydanError as error:        # the next sweep asks again
                log.warning("bot at %s not asked: %s", job.table, error.key)

    async def _think(self) -> None:
        """One line of thought: question after question."""
        while not self.stopping:
            try:
                job = await self.queue.take()
                await self._answer(job)
            except asyncio.CancelledError:
                raise
            except StorageAway:
                await asyncio.sleep(1)
            except Exception:                   # whatever it was, the other tables are not to wait for it
                log.exception("bot failed")
                await asyncio.sleep(0.2)

    async def _answer(self, job: Job) -> None:
        began, thought = time.time(), False
        try:
            live = await self.tables.get(job.table)
            if not self._asked(live, job):
                return
            self.metrics.waited.observe(max(0.0, began - job.made))
            question = self.question(live, job.seat)
            await self.pool.ready(question)     # with one option too: a first answer's time tells nothing either
            began = time.time()
            choices = live.table.choices(job.seat) if live.table is not None else []
            code = choices[0] if len(choices) == 1 else None
            if len(choices) > 1:
                code = await self.pool.choose(question)
            thought = True
            self.metrics.thinking.labels(live.room.seats[job.seat].level).observe(time.time() - began)
        except (NoTable, OldRules) as error:
            log.warning("table %s cannot go on: %s", job.table, error.key)
            return
        finally:
            spent = time.time() - began
            if not thought:
                await self.queue.done(job, spent)
        live.thinking[job.seat] = job.version
        self._begin(self._decide(live, job, code, spent))

    def _asked(self, live: LiveTable, job: Job) -> bool:
        return (live.table is not None and self._has_say(live, job.seat)
                and live.table.since(job.seat) == job.version)

    def _has_say(self, live: LiveTable, seat: int) -> bool:
        """Whether a bot has something to say; in a window with a beat only if it can do something."""
        for_all = live.table is not None and live.table.window is not None and live.table.pace == EVERYONE
        return (live.room.seats[seat].kind == "bot" and seat in live.waiting
                and (for_all or live.is_asked(seat)))

    def question(self, live: LiveTable, seat: int) -> dict[str, Any]:
        row, table = live.room.row, live.table
        assert table is not None
        return {"table": live.id, "game": row.game, "players": row.players, "options": table.setup.options,
                "deal": table.setup.deal,
                "seat": seat, "decisions": table.record.decisions, "sealed": table.sealed(seat),
                "level": live.room.seats[seat].level, "seed": secrets.randbits(62),
                "within": self._limit(live, seat), "ponder": self.settings.bot_ponder}

    async def _decide(self, live: LiveTable, job: Job, code: int | None, spent: float) -> None:
        """After a pause in which people can follow; meanwhile the worker thinks for others."""
        try:
            usual = self._usual_time(live, job.seat, spent)
            self._plan(live, job.seat)
            await asyncio.sleep(max(0.0, usual - spent))
            if self._asked(live, job):
                assert live.table is not None
                choices = live.table.choices(job.seat)
                at_random = code is None and len(choices) > 1
                if code is None and choices:    # nothing came back: the game goes on all the same
                    code = secrets.choice(choices)
                if code is None:                # everybody is awaited, and it has nothing to play
                    await self.tables.wait(live, job.seat, live.table.shown(job.seat), False)
                else:
                    await self.tables.act(live, job.seat, live.table.shown(job.seat), code)
                if at_random:
                    await self.tables.confess(live, job.seat, "chat-bot-at-random")
        except MeydanError as error:            # the table moved on meanwhile, or storage is away
            log.info("bot's decision dropped at %s: %s", live.id, error.key)
            await asyncio.sleep(1 if isinstance(error, StorageAway) else 0.05)
        finally:
            live.thinking.pop(job.seat, None)
            with suppress(StorageAway):
                await self.queue.done(job, spent)
        self.look(live)

    def _usual_time(self, live: LiveTable, seat: int, spent: float) -> float:
        """As long as this level lately needed, so that a quick answer tells nothing: not how many options there were,
        nor whether there was any choice. A window with a beat closes at its own time anyway."""
        if _beat(live) is not None:
            return 0.0
        game, level, pace = live.room.row.game, live.room.seats[seat].level, self._pace(live, seat)
        lately = self._spent.setdefault((game, level, pace), deque(maxlen=RECENT))
        lately.append(min(spent, self.settings.bot_seconds))
        return max(pace, *lately)

    def _pace(self, live: LiveTable, seat: int) -> float:
        """The time a level's answers take: who may think long plans a turn once, and then carries it out."""
        long = self.settings.bot_seconds if live.room.seats[seat].level.partition(":")[0] in UNLIMITED else 0.0
        turn = _turn(live)
        if turn is not None and self._planned.get((live.id, seat)) == turn:
            long *= CARRIED_OUT
        return max(long, self.settings.bot_pause)

    def _plan(self, live: LiveTable, seat: int) -> None:
        """The seat has taken its time for this turn, as everybody could see; what it does in windows nobody sees."""
        turn = _turn(live)
        if turn is None or _beat(live) is not None:
            return
        self._planned[live.id, seat] = turn
        self._planned.move_to_end((live.id, seat))
        if len(self._planned) > TURNS:
            self._planned.popitem(last=False)

    def _limit(self, live: LiveTable, seat: int) -> float | None:
        """How long the bot may think: a little less than its answers take."""
        return _beat(live) or THOUGHT * min(self._pace(live, seat), self.settings.bot_seconds) or None

    async def sweep(self, still_since: float) -> None:
        """Take up tables that wait for a bot and that no process seems to care for, as after a restart."""
        for table in await self.tables.store.bots_waiting(still_since):
            try:
                self.look(await self.tables.get(table))
            except MeydanError as error:
                log.warning("table %s cannot go on: %s", table, error)

    async def close(self) -> None:
        self.stopping = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
