"""Hearing what other processes stored: LISTEN on a PostgreSQL connection of its own."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy.engine import make_url

from meydan.web.storage.database import EVERYBODY, PROCESS

log = logging.getLogger("meydan.notify")
CHECK_SECONDS = 2.0
RETRY_SECONDS = 0.5

Heard = Callable[[str, str], Any]               # channel and words; may give something to await


class Listening:
    """Keeps a connection open, whatever happens to it. After a break anything may have been missed."""

    def __init__(self, url: str, heard: Heard, missed: Callable[[], Any]) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard, self._missed = heard, missed
        self.channels: set[str] = {EVERYBODY}
        self.hearing = False
        self._connection: Any = None
        self._talking = asyncio.Lock()          # a connection answers one question at a time
        self._pending: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def want(self, channel: str) -> None:
        """Listen there from now on; back when nothing new can be missed, or the line is down anyway."""
        if channel in self.channels:
            return
        self.channels.add(channel)
        if self.hearing:
            try:
                async with self._talking:
                    await self._connection.add_listener(channel, self._called)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening to %s: %r", channel, error)      # the next line listens to all

    async def drop(self, channel: str) -> None:
        """No longer listen there."""
        self.channels.discard(channel)
        if self.hearing:
            try:
                async with self._talking:
                    await self._connection.remove_listener(channel, self._called)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("still listening to %s: %r", channel, error)

    async def run(self) -> None:
        hearing = asyncio.create_task(self._hear())
        try:
            while True:
                try:
                    await self._listen()
                except asyncio.CancelledError:
                    raise
                except Exception as error:      # whatever it was: a process that is deaf for good is worse
                    log.warning("not listening: %s", repr(error)[:300])
                finally:
                    self.hearing = False
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            hearing.cancel()

    async def _listen(self) -> None:
        gone = asyncio.Event()
        connection = self._connection = await asyncpg.connect(self._url, timeout=5)
        try:
            connection.add_termination_listener(lambda _: gone.set())
            for channel in list(self.channels):
                await connection.add_listener(channel, self._called)
            self.hearing = True
            await self._missed()
            log.info("listening")
            while not gone.is_set():
                async with self._talking:
                    await connection.execute("SELECT 1", timeout=CHECK_SECONDS)
                try:
                    async with asyncio.timeout(CHECK_SECONDS):
                        await gone.wait()
                except TimeoutError:
                    pass
            log.warning("not listening: the connection was closed")
        finally:
            connection.terminate()

    def _called(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        writer, _, words = str(payload).partition(" ")
        if writer != PROCESS:
            self._pending.put_nowait((channel, words))

    async def _hear(self) -> None:
        while True:
            channel, words = await self._pending.get()
            try:
                await self._heard(channel, words)
            except Exception as error:          # one broken table must not deafen the others
                log.warning("%s not heard: %s", words[:60], repr(error)[:300])
