"""Opening a database: SQLite in write-ahead mode, or PostgreSQL, by the address alone."""
from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

BUSY_SECONDS = 3.0                              # another program may hold the file so long; then people are told


def open_engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, pool_timeout=5,
                                   connect_args={"timeout": 5})
    engine = create_async_engine(url, pool_size=4, max_overflow=4, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def open_direct_engine(url: str) -> Engine:
    """The same SQLite file without the asynchronous driver, for one thread; its commits need `LogSync`."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), poolclass=StaticPool,
                           connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", lambda connection, _: _prepare(connection, _, "NORMAL"))
    event.listen(engine, "begin", _begin)
    return engine


def make_private(url: str) -> None:
    """Nobody but its owner may read the file; what SQLite puts beside it is made alike."""
    file = make_url(url).database
    if make_url(url).get_backend_name() != "sqlite" or not file or file == ":memory:":
        return
    descriptor = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    os.close(descriptor)
    for beside in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.chmod(file + beside, 0o600)


def _prepare(connection: Any, _: Any, synchronous: str = "FULL") -> None:
    connection.isolation_level = None               # the driver opens no transactions of its own
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={synchronous}")     # FULL: what is committed survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    # Read-then-write transactions that begin as readers fail at once when another writer was faster.
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


class LogSync:
    """Makes commits of the direct connection survive a power cut.

    SQLite could wait for the disk in every commit, but then decisions of all tables queue for it.
    Here they commit at once, and all that wait for the disk at the same time share one sync of the
    write-ahead log. Nobody is told "done" before that.
    """

    def __init__(self, url: str) -> None:
        self._file = f"{make_url(url).database}-wal"
        self._descriptor = -1
        self._under_way = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "meydan-sync")

    async def __call__(self) -> None:
        """Wait for a sync that begins after this call."""
        if self._next is None:
            self._next = asyncio.create_task(self._run())
        await asyncio.shield(self._next)

    async def _run(self) -> None:
        async with self._under_way:
            self._next = None                       # who comes from now on needs another one
            await asyncio.get_running_loop().run_in_executor(self._thread, self._sync)

    def _sync(self) -> None:
        if self._descriptor < 0:
            self._descriptor = os.open(self._file, os.O_RDWR)
        getattr(os, "fdatasync", os.fsync)(self._descriptor)

    def close(self) -> None:
        self._thread.shutdown()
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
