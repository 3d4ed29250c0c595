"""Studies: hints and bots' reasons during a game and analyses after it, thought out beside the bots' own decisions.

They have a worker of their own, so that no bot keeps people waiting for somebody's analysis. A hint comes before an
analysis, and nobody has more than one study under way.
"""
from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final

from meydan.core.errors import MeydanError
from meydan.teach.analysis import SECONDS
from meydan.web.live import LiveTable
from meydan.web.robots import Worker
from meydan.web.settings import Settings
from meydan.web.storage import Store

log = logging.getLogger("meydan.studies")
HINT_SECONDS: Final = 2.0
WAITING: Final = 50                             # studies at most, of all people together


class Busy(MeydanError):
    """Too many studies wait."""

    key = "error-too-many-requests"


class StillThinking(Busy):
    """This person's last study is not done."""

    key = "error-still-thinking"


class NotThought(MeydanError):
    """A study could not be finished."""

    key = "error-not-thought"


@dataclass
class Progress:
    """How far an analysis has come."""

    done: int = 0
    whole: int = 0
    failed: bool = False


class Studies:
    """One thinking process for hints and analyses, and who waits for it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.under_way: dict[str, Progress] = {}            # analyses, by table
        self._people: set[str] = set()
        self._lock = asyncio.Lock()
        self._worker: Worker | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(self, guest: str, question: dict[str, Any]) -> dict[str, Any]:
        """The search's best options for a seat, with chances and reasons."""
        return await self._think(guest, "hint", question)

    async def move(self, guest: str, question: dict[str, Any]) -> dict[str, Any]:
        """Why a bot made the last of the decisions."""
        return await self._think(guest, "move", question)

    async def _think(self, guest: str, study: str, question: dict[str, Any]) -> dict[str, Any]:
        self._admit(guest)
        try:
            asked = {**question, "study": study, "seconds": min(HINT_SECONDS, self.settings.bot_seconds)}
            return await self._ask(asked, HINT_SECONDS + self.settings.bot_grace)
        except OSError as error:
            log.error("%s in %s failed: %r", study, question["game"], error)
            raise NotThought() from error
        finally:
            self._people.discard(guest)

    async def analysis(self, live: LiveTable) -> dict[str, Any] | None:
        """The kept analysis of a finished game; None if there is none yet."""
        return await self.store.analysis(live.id)

    def begin(self, guest: str, live: LiveTable) -> Progress:
        """Start to analyse a finished game, unless somebody has."""
        if live.id in self.under_way and not self.under_way[live.id].failed:
            return self.under_way[live.id]
        self._admit(guest)
        progress = self.under_way[live.id] = Progress()
        task = asyncio.create_task(self._analyse(guest, live, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return progress

    async def _analyse(self, guest: str, live: LiveTable, progress: Progress) -> None:
        def told(reply: dict[str, Any]) -> None:
            progress.done, progress.whole = reply["progress"]

        try:
            assert live.table is not None
            question = {"study": "analysis", "record": str(live.table.record), "seconds": SECONDS}
            reply = await self._ask(question, 4 * SECONDS + self.settings.bot_grace, told)
            await self.store.keep_analysis(live.id, live.game.version, reply["analysis"])
            self.under_way.pop(live.id, None)
        except (MeydanError, OSError, KeyError) as error:
            log.warning("analysis of %s failed: %r", live.id, error)
            progress.failed = True
        finally:
            self._people.discard(guest)

    def _admit(self, guest: str) -> None:
        if guest in self._people:
            raise StillThinking()
        if len(self._people) >= WAITING or self.settings.bot_workers == 0:
            raise Busy()
        self._people.add(guest)

    async def _ask(self, question: dict[str, Any], limit: float, told: Any = None) -> dict[str, Any]:
        async with self._lock:
            if self._worker is None or self._worker.process.returncode is not None:
                self._worker = await Worker.spawn()
            try:
                if "level" in question:             # a hint, or a reason: both are the expert's
                    await self._worker.load({**question, "level": "expert"})
                reply = await self._worker.ask(question, limit, told)
            except (OSError, TimeoutError, asyncio.CancelledError):
                await self._worker.end()
                self._worker = None
                raise
        if "error" in reply:
            raise OSError(reply["error"])
        return reply

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._worker is not None:
            await self._worker.end()
