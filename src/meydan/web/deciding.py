"""What seats decide: in memory first, then stored in one transaction, and only then shown."""
from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from meydan.core.errors import GameOver, MeydanError, StaleVersion
from meydan.table import BEATS, QUICK, Entry, Table
from meydan.web.clocks import Clock, late, runs_out
from meydan.web.live import LiveTable
from meydan.web.loading import Loading
from meydan.web.refusals import NotNow
from meydan.web.storage import Conflict, SeatRow
from meydan.web.summary import mask, summarize, winners

TRIES: Final = 6                                # decisions of several people may meet in storage
TAKEOVER_LEVEL: Final = "medium"
UNDO_SEATS: Final = 16                          # a vote about taking back names the version and the seat in one number


class Deciding(Loading):
    """Deeds at a table."""

    # Deciding.

    async def act(self, live: LiveTable, seat: int, version: int, code: int) -> None:
        await self._deed(live, lambda table: table.act(seat, version, code), seat)

    async def act_all(self, live: LiveTable, seat: int, version: int, codes: Sequence[int]) -> None:
        """Several decisions in a row, wholly or not at all."""
        await self._deed(live, lambda table: table.act_all(seat, version, codes), seat)

    async def resign(self, live: LiveTable, seat: int, version: int) -> None:
        await self._deed(live, lambda table: table.resign(seat, version))

    async def wait(self, live: LiveTable, seat: int, version: int, on: bool) -> None:
        """In a window: this seat wants time, or no more of it."""
        def deed(table: Table) -> Sequence[Entry]:
            if on:
                table.wait(seat, version, time.monotonic())
                return []
            return table.go_on(seat, version)

        await self._deed(live, deed, seat)

    async def tick(self, live: LiveTable) -> None:
        """Time has passed: a window may be over, an order due."""
        if self.store.shared and live.table is not None and live.table.window is not None:
            async with live.lock:
                await self._renew(live)             # somebody may have answered at another process
        await self._deed(live, lambda table: table.tick(time.monotonic()))

    # Time.

    async def run_out(self, live: LiveTable) -> None:
        """Do what the table agreed on for those whose time is over."""
        clock = Clock.of(live.room.row.clock)
        if clock is None or live.over:
            return
        for seat in late(live.room.row.times):
            mask = live.room.row.late | 1 << seat
            if clock.end == "lose":
                assert live.table is not None
                version = live.table.shown(seat)
                await self._deed(live, lambda table, seat=seat, version=version:        # type: ignore[misc]
                                 table.run_out(seat, version), also={"late": mask})
                return
            async with live.held():
                await self._renew(live)
                if seat in late(live.room.row.times):
                    await self._give_to_bot(live, seat)
                    times = live.times_for(live.ticking(), time.time())
                    await self.store.set_times(live.id, times=times, runs_out=runs_out(times), late=mask)
                    await self._renew(live)
            self._changed(live)

    async def _give_to_bot(self, live: LiveTable, seat: int) -> None:
        """A bot plays on; the lock is held."""
        taken = SeatRow(seat=seat, kind="bot", guest=None, name=live.room.seats[seat].name, level=TAKEOVER_LEVEL,
                        invitation=None, seen=time.time())
        with suppress(Conflict):
            await self.store.take_seat(live.id, seat, taken, ["person"])
        await self._renew(live)

    # Taking back.

    async def undo(self, live: LiveTable, seat: int, version: int) -> None:
        """Take back the seat's last decision; where people have decided since, ask them."""
        table = live.table
        if table is not None and not table.can_undo(seat, live.robots) and table.undo_needs(seat, live.robots):
            if version != table.shown(seat):
                raise StaleVersion(version=table.shown(seat), given=version)
            await self._vote_undo(live, "undo", seat, [seat])
            return
        await self._deed(live, lambda table: table.undo(seat, version, live.robots), seat)

    async def answer_undo(self, live: LiveTable, voters: Sequence[int], agree: bool) -> None:
        """Those who decided since then say whether somebody may take back."""
        request = live.undo_request()
        if request is None or live.table is None or not set(voters) & (request.needed - request.given):
            raise NotNow()
        asker, version = request.seat, live.table.shown(request.seat)
        await self._vote_undo(live, "undo" if agree else "no-undo", asker, voters)
        if agree and live.undo_request() == request.answered:
            agreed = (*live.robots, *request.needed)
            await self._deed(live, lambda table: table.undo(asker, version, agreed))

    async def _vote_undo(self, live: LiveTable, wish: str, asker: int, voters: Sequence[int]) -> None:
        assert live.table is not None
        async with live.lock:
            for voter in voters:
                await self.store.vote(live.id, wish, live.table.shown(None) * UNDO_SEATS + asker, voter)
            await self._renew(live)
        self._changed(live)

    async def _deed(self, live: LiveTable, deed: Callable[[Table], Sequence[Entry]],
                    speaker: int | None = None, also: dict[str, Any] | None = None) -> None:
        """Do it in memory, store the rows in one transaction, and only then show it.

        What a speaker says in a window makes no rows: it is kept beside them, and only they are shown it.
        """
        learned, began = False, time.perf_counter()
        only: int | None = None                     # the seat that alone may know of it
        async with live.held():
            if live.behind:
                await self._reload(live)
            for _ in range(TRIES):
                table = live.table
                if table is None:
                    raise NotNow()
                if live.over:
                    raise GameOver()
                first, waits = table.version, table.window and set(table.window.waits)
                live.behind = True                  # until it is stored, memory is not to be trusted
                try:
                    rows = deed(table)
                except MeydanError:
                    live.behind = False             # refused without a change
                    if learned:
                        self._changed(live)
                    raise
                if not rows:
                    window = table.window
                    if speaker is not None and window is not None:
                        only = speaker if table.pace in BEATS and set(window.waits) == waits else None
                        await self.store.answer(live.id, live.said(speaker), only is not None)
                    live.behind = False
                    if speaker is None:
                        return
                    break
                try:
                    more = live.clocked(rows, time.time()) | live.unseen(rows) | (also or {})
                    only = live.only_for(rows)
                    await self.store.append(live.id, first, rows, mask(table.waiting), winners(table), more, only)
                except Conflict:
                    await self._reload(live)
                    learned, only = True, None
                    continue
                live.behind = False
                summarize(live, table, more)
                self.moved = time.monotonic()
                self._count(live, table, rows, time.perf_counter() - began)
                self.on_stored(live)
                break
            else:
                raise StaleVersion(version=live.table.shown(speaker) if live.table else 0, given=first)
        if only is not None and not learned:
            self._changed_for(live, only)
        else:
            self._changed(live)

    def _count(self, live: LiveTable, table: Table, rows: Sequence[Entry], seconds: float) -> None:
        seat = rows[0].seat
        by = live.room.seats[seat].kind if seat >= 0 else "program"
        self.metrics.decisions.labels(live.game.name, by).inc()
        self.metrics.stored.observe(seconds)
        if table.over:
            self.metrics.finished.labels(live.game.name).inc()

    async def order(self, live: LiveTable, seat: int, what: str, on: bool) -> None:
        """Switch a standing order of a seat; nobody else is sent anything."""
        async with live.lock:
            table = live.table
            if table is None or live.over:
                raise NotNow()
            table.order(seat, what, on)
            try:
                await self.store.set_orders(live.id, seat, table.ordered(seat))
            except BaseException:
                table.order(seat, what, not on)
                raise
            live.room.orders = [(other, given) for other in range(len(live.room.seats))
                                for given in table.ordered(other)]
        if table.window is not None and table.pace == QUICK and not table.waiting:
            await self.tick(live)                   # it was the last one awaited
        self._changed_for(live, seat)
