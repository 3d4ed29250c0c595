"""Tables of this process by id: from storage into memory, up to date, and out again."""
from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.table import Entry, Table
from meydan.web.live import LiveTable
from meydan.web.memory import weight
from meydan.web.metrics import Metrics
from meydan.web.refusals import NoTable, OldRules
from meydan.web.settings import Settings
from meydan.web.storage import Conflict, GameRow, SeatRow, Store
from meydan.web.storage.store import Deal
from meydan.web.summary import mask, summarize, winners
from meydan.web.terms import all_seated, started_clocks
from meydan.web.words import is_id


class Loading:
    """Live tables by id."""

    def __init__(self, store: Store, settings: Settings, key: str, metrics: Metrics | None = None) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.settings = settings
        self.live: dict[str, LiveTable] = {}
        self.swept = float("-inf")                  # when forgotten rooms were last looked for
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.hear: Callable[[str], Awaitable[None]] = _nothing      # awaited before a table is read
        self.forgotten: Callable[[str], None] = lambda table: None
        self.on_stored: Callable[[LiveTable], None] = lambda live: None     # a decision, by this process
        self.apart: Callable[[str], Awaitable[set[str]]] = _nobody          # who does not meet this guest
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._seen_at: dict[tuple[str, int], float] = {}
        self.moved = 0.0                            # when the last decision was stored
        self._key = hashlib.sha256(f"invitation {key}".encode()).digest()

    def invitation(self, table: str, seat: int) -> str:
        """The token of an invitation. Made from the key, so storage needs only its digest."""
        mac = hmac.new(self._key, f"{table} {seat}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mac[:21]).decode()

    # Loading.

    async def get(self, table: str) -> LiveTable:
        """The table of this id, from memory or from storage, up to date."""
        if not is_id(table):
            raise NoTable()
        live = self.live.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
            self.on_change(live)                    # its window's beat runs from now on, its bots think
        if live.behind:
            async with live.lock:                   # it may only be that a decision is being stored
                behind = live.behind
                if behind:
                    await self._reload(live)
            if behind:
                self._changed(live)
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        await self.hear(table)                      # from now on nothing is missed
        room = await self.store.room(table, self.settings.chat_lines)
        if room is None:
            raise NoTable()
        if room.row.deal is None and not room.row.uploaded and all_seated(room.seats):
            await self.store.start(table, self._deal(find_game(room.row.game), room.row))
            room = await self.store.room(table, self.settings.chat_lines)
            assert room is not None
        if room.row.rules > find_game(room.row.game).version:
            raise OldRules(game=room.row.game, version=room.row.rules)
        rows = await self.store.entries(table)
        live = LiveTable(room, rows, self.settings, self.invitation)
        try:
            await self._store_carried(live, len(rows))
        except Conflict:                            # another process carried it in the same moment
            return await self._load(table)
        self.live[table] = live
        self.make_room()
        self.on_change(live)                        # its bots may have been waiting for somebody to come
        return live

    async def _store_carried(self, live: LiveTable, stored: int) -> None:
        """Keep the rows by which a running table came into today's rules; a finished one is carried at each look."""
        if live.table is not None and not live.over and live.table.version > stored:
            await self.store.append(live.id, stored, live.table.entries[stored:], mask(live.table.waiting),
                                    winners(live.table))
            summarize(live, live.table)

    async def refresh(self, live: LiveTable) -> None:
        """Learn what others stored."""
        async with live.lock:
            await self._renew(live)
        self._changed(live)

    async def _renew(self, live: LiveTable) -> None:
        """Read the room, and the rows this object does not have; the lock is held."""
        table = live.table
        if live.behind or table is None:
            await self._reload(live)
            return
        live.behind = True
        room = await self.store.room(live.id, self.settings.chat_lines)
        assert room is not None
        rows = await self.store.entries(live.id, table.version) if room.row.version > table.version else []
        table.follow(Entry(*row) for row in rows)                   # type: ignore[arg-type]
        live.renew(room, None)
        live.behind = False

    async def _reload(self, live: LiveTable) -> None:
        """Forget what memory holds beyond storage; the lock is held."""
        live.behind = True
        room = await self.store.room(live.id, self.settings.chat_lines)
        assert room is not None
        live.renew(room, await self.store.entries(live.id))
        live.behind = False

    def _changed(self, live: LiveTable) -> None:
        live.hub.changed()
        self.on_change(live)

    def _changed_for(self, live: LiveTable, seat: int) -> None:
        """What changed concerns this seat alone: nobody else is sent a byte."""
        live.hub.changed_for([seat])
        self.on_change(live)

    async def notice(self, table: str) -> None:
        """Another process changed this table, or (TABLE:SEAT) what only one seat of it may know."""
        table, _, seat = table.partition(":")
        live = self.live.get(table)
        if live is not None and seat:
            async with live.lock:
                await self._renew(live)
            self._changed_for(live, int(seat))
        elif live is not None:
            await self.refresh(live)

    async def notice_all(self) -> None:
        """Anything may have changed unheard: tables with listeners are read at once, others when they are asked for."""
        tables = list(self.live.values())
        for live in tables:
            live.behind = True
        for live in tables:
            if live.hub.listeners:
                await self.refresh(live)

    def forget_idle(self) -> None:
        """Let tables without listeners leave memory."""
        limit = time.monotonic() - self.settings.idle_minutes * 60
        for live in [live for live in self.live.values() if live.idle and live.touched < limit]:
            self._forget(live)

    def make_room(self) -> None:
        """Keep what nobody listens to below a number of bytes; who was asked for longest ago goes first."""
        idle = sorted((live for live in self.live.values() if live.idle), key=lambda live: live.touched)
        kept = sum(weight(live) for live in idle)
        for live in idle[:-1]:                      # the one just asked for stays
            if kept <= self.settings.cache_megabytes * 2**20:
                return
            kept -= weight(live)
            self._forget(live)

    def forget(self, live: LiveTable) -> None:
        """The table is no more."""
        live.hub.close()
        self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        for timer in (live.timer, live.clock_timer):
            if timer is not None:
                timer.cancel()
        del self.live[live.id]
        self.forgotten(live.id)

    def _deal(self, game: Game, row: GameRow) -> Deal:
        """What is written when the last seat is taken."""
        def deal(seats: Sequence[SeatRow]) -> tuple[dict[str, Any], Sequence[Entry]]:
            table = Table.new(game, [seat.name for seat in seats], row.options, pace=row.pace)
            now = time.time()
            return {"deal": table.setup.deal, "names": list(table.names), "started": now, "moved": now,
                    "rules": game.version, "version": table.version, "waiting": mask(table.waiting),
                    "ended": now if table.over else None, "winners": winners(table) or 0,
                    **started_clocks(row, seats, table, now)}, table.entries

        return deal


async def _nobody(guest: str) -> set[str]:
    return set()


async def _nothing(table: str) -> None:
    pass
