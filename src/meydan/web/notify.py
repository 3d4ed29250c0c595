"""Hearing what other processes stored: LISTEN on a PostgreSQL connection of its own."""
from __future__ import annotations

import asyncio
import logging

import asyncpg
from sqlalchemy.engine import make_url

from meydan.web.storage.store import CHANNEL, PROCESS
from meydan.web.tables import Tables

log = logging.getLogger("meydan.notify")
CHECK_SECONDS = 10.0
RETRY_SECONDS = 1.0


class Listening:
    """Keeps a connection open. After a break anything may have been missed, so all live tables are read again."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._pending: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        hearing = asyncio.create_task(self._hear())
        try:
            while True:
                try:
                    await self._listen()
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                    log.warning("not listening: %r", error)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            hearing.cancel()

    async def _listen(self) -> None:
        url = make_url(self.tables.store.url).set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        try:
            await connection.add_listener(CHANNEL, self._called)
            await self.tables.notice_all()
            while True:
                await asyncio.sleep(CHECK_SECONDS)
                await connection.execute("SELECT 1", timeout=CHECK_SECONDS)
        finally:
            connection.terminate()

    def _called(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        writer, _, table = str(payload).partition(" ")
        if writer != PROCESS:
            self._pending.put_nowait(table)

    async def _hear(self) -> None:
        while True:
            table = await self._pending.get()
            try:
                await self.tables.notice(table)
            except Exception:                   # one broken table must not deafen the others
                log.exception("table %s not refreshed", table)
