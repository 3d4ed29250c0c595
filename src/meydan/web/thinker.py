"""`meydan worker`: bots for servers elsewhere. It takes questions from PostgreSQL and stores the answers there."""
from __future__ import annotations

import asyncio
import logging
import signal

from meydan.core.errors import MeydanError
from meydan.web.house import House
from meydan.web.metrics import Metrics
from meydan.web.settings import Settings

log = logging.getLogger("meydan.thinker")


class NotShared(MeydanError, ValueError):
    """An SQLite file belongs to one process."""

    key = "error-not-shared"


def think(settings: Settings) -> None:
    """Run until a signal comes."""
    if not settings.database_url.startswith("postgresql"):
        raise NotShared()
    asyncio.run(_think(settings))


async def _think(settings: Settings) -> None:
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, over.set)
    house = await House.open(settings, Metrics())
    jobs = house.jobs()
    log.info("thinking", extra={"facts": {"at_once": settings.bot_workers}})
    try:
        await over.wait()
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await house.close()
        log.info("stopped")
