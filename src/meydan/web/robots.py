"""Bots at the tables: they think in processes of their own, with a time limit, and are replaced when they die."""
from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
import time
from typing import Any

from meydan.core.errors import MeydanError
from meydan.web.live import LiveTable
from meydan.web.settings import Settings
from meydan.web.tables import Tables

log = logging.getLogger("meydan.robots")
LINE_LIMIT = 1024 * 1024


class Worker:
    """One thinking process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def spawn(cls) -> Worker:
        return cls(await asyncio.create_subprocess_exec(
            sys.executable, "-m", "meydan.web.worker", stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, limit=LINE_LIMIT, start_new_session=True))

    async def ask(self, question: dict[str, Any], limit: float) -> dict[str, Any]:
        """TimeoutError if it takes too long, ConnectionError if the process is gone."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        async with asyncio.timeout(limit):
            stdin.write(json.dumps(question).encode() + b"\n")
            await stdin.drain()
            line = await stdout.readline()
        if not line:
            raise ConnectionError("the worker died")
        reply = json.loads(line)
        assert isinstance(reply, dict)
        return reply

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Pool:
    """Some workers, started when first needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self._workers: set[Worker] = set()
        for _ in range(settings.bot_workers):
            self._free.put_nowait(None)         # a place for a worker not started yet

    async def choose(self, question: dict[str, Any]) -> int | None:
        """The bot's choice; None when it could not be had even after a second try."""
        if self.settings.bot_workers == 0:
            return None
        for hurry in (False, True):
            worker = await self._free.get()
            try:
                if worker is None or worker.process.returncode is not None:
                    worker = await Worker.spawn()
                    self._workers.add(worker)
                seconds = self.settings.bot_seconds
                asked = {**question, "seconds": seconds / 4 if hurry else None}
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
                self._free.put_nowait(worker)
        return None

    async def _end(self, worker: Worker | None) -> None:
        if worker is not None:
            self._workers.discard(worker)
            await worker.end()

    async def close(self) -> None:
        for worker in list(self._workers):
            await self._end(worker)


class Robots:
    """Lets bots decide whenever a table waits for one."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.pool = Pool(settings)
        self.stopping = False

    def look(self, live: LiveTable) -> None:
        """Called after every change of a table: start to think where a bot is asked."""
        if self.stopping or live.over:
            return
        for seat in live.waiting:
            if live.room.seats[seat].kind == "bot" and seat not in live.thinking:
                task = asyncio.create_task(self._play(live, seat))
                live.thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._done(live, seat))     # type: ignore[misc]

    def _done(self, live: LiveTable, seat: int) -> None:
        task = live.thinking.pop(seat, None)
        if task is None or task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("bot at %s seat %d failed", live.id, seat, exc_info=error)
        else:
            self.look(live)

    async def _play(self, live: LiveTable, seat: int) -> None:
        table = live.table
        if table is None or seat not in live.waiting:
            return
        began, version = time.monotonic(), table.version
        row = live.room.row
        code = await self.pool.choose({
            "table": live.id, "game": row.game, "players": row.players, "options": table.setup.options,
            "deal": table.setup.deal,
            "seat": seat, "decisions": table.record.decisions, "sealed": table.sealed(seat),
            "level": live.room.seats[seat].level, "seed": secrets.randbits(62)})
        await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - began)))
        table = live.table
        if table is None or seat not in live.waiting:
            return
        choices = table.choices(seat)
        if code is None:                        # nothing came back: the game goes on all the same
            code = secrets.choice(choices)
        try:
            await self.tables.act(live, seat, version, code)
        except MeydanError as error:            # the table moved on meanwhile; `_done` looks again
            log.info("bot's decision dropped at %s: %s", live.id, error.key)
            await asyncio.sleep(0.05)

    async def sweep(self, still_since: float) -> None:
        """Take up tables that wait for a bot and that no process seems to care for, as after a restart."""
        for table in await self.tables.store.bots_waiting(still_since):
            try:
                self.look(await self.tables.get(table))
            except MeydanError as error:
                log.warning("table %s cannot go on: %s", table, error)

    async def close(self) -> None:
        self.stopping = True
        tasks = [task for live in self.tables.live.values() for task in live.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
