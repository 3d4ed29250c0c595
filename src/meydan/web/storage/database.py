"""One database: opening, reading, writing, and what happens when it is away."""
from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Any, Final

import asyncpg
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from meydan.core.errors import MeydanError
from meydan.web.storage import schema
from meydan.web.storage.engine import BUSY_SECONDS, make_private, open_engine
from meydan.web.storage.migrate import upgrade

GROUPS: Final = 64                              # tables are told of in so many groups
EVERYBODY: Final = "meydan"                     # what concerns all processes
BOTS: Final = "meydan_bots"                     # there is something to think about
UPGRADE_SECONDS: Final = 60.0                   # for as long a process that starts waits for one that upgrades
PROCESS = secrets.token_hex(6)                  # notices say whose they are, so that nobody hears himself


class StorageAway(MeydanError, ConnectionError):
    """The database does not answer, or another program holds it. Nothing was changed that was acknowledged."""

    key = "error-storage-away"


def channel(table: str) -> str:
    """Where changes of a table are told: processes listen only for the groups of tables they hold."""
    return f"meydan_{zlib.crc32(table.partition(':')[0].encode()) % GROUPS}"


@contextmanager
def told_when_away() -> Iterator[None]:
    """Turns the many ways in which a database can be away into one."""
    try:
        yield
    except IntegrityError:
        raise
    except (NoConnection, OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError,
            asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError) as error:
        raise StorageAway() from error
    except DBAPIError as error:
        away = error.connection_invalidated or type(error).__name__ in ("OperationalError", "InterfaceError")
        shut = isinstance(getattr(error.orig, "__cause__", None),
                          (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError))
        if away or shut:
            raise StorageAway() from error
        raise


class Database:
    """Transactions. Notices go to other processes with the commit, so nobody hears of what is not there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"      # other processes may write too
        self.failures = 0                                           # how often it was away
        # SQLite takes one writer at a time; queueing here is fairer and faster than its busy waiting.
        self._writer: Any = nullcontext() if self.shared else asyncio.Lock()

    async def open(self) -> None:
        """Make the tables, or bring them up to date. The file is its owner's alone."""
        make_private(self.url)
        until = time.monotonic() + UPGRADE_SECONDS
        while True:
            try:
                async with self.engine.connect() as connection:
                    await connection.run_sync(upgrade)
                return
            except OperationalError:                # another process brings the same file up to date
                if self.shared or time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        await self.engine.dispose()

    @contextmanager
    def counted(self) -> Iterator[None]:
        try:
            with told_when_away():
                yield
        except StorageAway:
            self.failures += 1
            raise

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self.counted():
            async with self.engine.connect() as connection:
                connection = await connection.execution_options(reads=True)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def write(self, changed: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction; `changed` names the table that is another after it, TABLE:SEAT if only one seat may know."""
        with self.counted():
            async with self._turn(), self.engine.begin() as connection:
                yield connection
                if changed and self.shared:
                    await tell(connection, channel(changed), changed)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self.shared:
            yield
            return
        async with asyncio.timeout(BUSY_SECONDS):
            await self._writer.acquire()
        try:
            yield
        finally:
            self._writer.release()

    async def alive(self) -> bool:
        async with self.read() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar() == 1)

    # What the server made for itself.

    async def secret(self, name: str, made: str) -> str:
        """The secret of this name; `made` becomes it if there is none yet."""
        try:
            async with self.write() as connection:
                found = await connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
                if found is not None:
                    return str(found)
                await connection.execute(insert(schema.secrets).values(name=name, value=made, made=time.time()))
                return made
        except IntegrityError:                  # another process was first
            return await self.secret(name, made)

    async def last_beat(self) -> float | None:
        """When a server was last alive on this database."""
        async with self.read() as connection:
            found = await connection.scalar(select(schema.secrets.c.made).where(schema.secrets.c.name == "beat"))
        return float(found) if found is not None else None

    async def beat(self) -> None:
        """Note that a server is alive: time in which none was does not count against anybody's clock."""
        values = {"made": time.time()}
        async with self.write() as connection:
            noted = await connection.execute(
                update(schema.secrets).where(schema.secrets.c.name == "beat").values(**values))
        if noted.rowcount == 0:
            await self.secret("beat", PROCESS)


async def tell(connection: AsyncConnection, where: str, what: str) -> None:
    await connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": where, "what": f"{PROCESS} {what}"})
