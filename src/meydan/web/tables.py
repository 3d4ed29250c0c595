"""All tables of this process: loading, deciding, seating, voting. Storage comes first, memory follows."""
from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from meydan.core.errors import BadOption, GameOver, MeydanError, StaleVersion
from meydan.core.game import Game, Options
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.texts import game_texts, site_texts
from meydan.table import BEATS, PACES, QUICK, USUAL_PACE, Entry, Table
from meydan.web import describe
from meydan.web.clocks import Clock, late, runs_out
from meydan.web.identity import digest, new_id
from meydan.web.live import LiveTable
from meydan.web.memory import weight
from meydan.web.metrics import Metrics
from meydan.web.settings import Settings
from meydan.web.storage import SEATED, Conflict, GameRow, SeatRow, Store
from meydan.web.storage.store import Deal
from meydan.web.words import is_id, shown

log = logging.getLogger("meydan.tables")
TRIES = 6                                       # decisions of several people may meet in storage
TAKEOVER_LEVEL = "medium"
UNDO_SEATS = 16                                 # a vote about taking back names the version and the seat in one number


class NoTable(MeydanError, LookupError):
    """There is no such table."""

    key = "error-no-table"


class NotYourSeat(MeydanError, PermissionError):
    """The seat belongs to somebody else."""

    key = "error-not-your-seat"


class SeatTaken(MeydanError, ValueError):
    """Somebody was faster, or the seat is not free."""

    key = "error-seat-taken"


class TooMany(MeydanError, ValueError):
    """A guest has too many tables."""

    key = "error-too-many-tables"


class NotNow(MeydanError, ValueError):
    """The table is not where this can be done."""

    key = "error-not-now"


class OldRules(MeydanError, ValueError):
    """The table was begun with rules this program does not have yet."""

    key = "error-old-rules"


class Wanted:
    """Who is to sit on a seat of a new table."""

    def __init__(self, kind: str, guest: str | None = None, name: str = "", level: str = "") -> None:
        self.kind, self.guest, self.name, self.level = kind, guest, name, level


@dataclass
class Terms:
    """What is agreed on besides the rules; the columns of the same names."""

    clock: dict[str, Any] | None = None
    private: int = 0
    rated: int = 0
    quick: int = 0
    contest: str | None = None

    @classmethod
    def of(cls, row: GameRow) -> Terms:
        """Those of another table, for a rematch."""
        return cls(clock=row.clock, private=row.private, rated=row.rated)


class Tables:
    """Live tables by id. `on_change` is called after every stored change, without waiting for it."""

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
        if room.row.deal is None and not room.row.uploaded and _all_seated(room.seats):
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
            await self.store.append(live.id, stored, live.table.entries[stored:], _mask(live.table.waiting),
                                    _winners(live.table))
            _summarize(live, live.table)

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
                version = live.table.version
                await self._deed(live, lambda table, seat=seat, version=version:        # type: ignore[misc]
                                 table.resign(seat, version), also={"late": mask})
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
            if version != table.version:
                raise StaleVersion(version=table.version, given=version)
            await self._vote_undo(live, "undo", seat, [seat])
            return
        await self._deed(live, lambda table: table.undo(seat, version, live.robots), seat)

    async def answer_undo(self, live: LiveTable, voters: Sequence[int], agree: bool) -> None:
        """Those who decided since then say whether somebody may take back."""
        request = live.undo_request()
        if request is None or live.table is None or not set(voters) & (request.needed - request.given):
            raise NotNow()
        asker, version = request.seat, live.table.version
        await self._vote_undo(live, "undo" if agree else "no-undo", asker, voters)
        if agree and live.undo_request() == request.answered:
            agreed = (*live.robots, *request.needed)
            await self._deed(live, lambda table: table.undo(asker, version, agreed))

    async def _vote_undo(self, live: LiveTable, wish: str, asker: int, voters: Sequence[int]) -> None:
        assert live.table is not None
        async with live.lock:
            for voter in voters:
                await self.store.vote(live.id, wish, live.table.version * UNDO_SEATS + asker, voter)
            await self._renew(live)
        self._changed(live)

    async def _deed(self, live: LiveTable, deed: Callable[[Table], Sequence[Entry]],
                    speaker: int | None = None, also: dict[str, Any] | None = None) -> None:
        """Do it in memory, store the rows in one transaction, and only then show it.

        What a speaker says in a window makes no rows: it is kept beside them, and only they are shown it.
        """
        learned, secret, began = False, False, time.perf_counter()
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
                        secret = table.pace in BEATS and set(window.waits) == waits
                        await self.store.answer(live.id, live.said(speaker), secret)
                    live.behind = False
                    if speaker is None:
                        return
                    break
                try:
                    more = live.clocked(rows, time.time()) | (also or {})
                    await self.store.append(live.id, first, rows, _mask(table.waiting), _winners(table), more)
                except Conflict:
                    await self._reload(live)
                    learned = True
                    continue
                live.behind = False
                _summarize(live, table, more)
                self.moved = time.monotonic()
                self._count(live, table, rows, time.perf_counter() - began)
                self.on_stored(live)
                break
            else:
                raise StaleVersion(version=live.table.version if live.table else 0, given=first)
        if secret and speaker is not None:
            self._changed_for(live, speaker)
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

    # Making tables.

    async def create(self, game: Game, options: Options, seats: Sequence[Wanted], host: str,
                     language: str, pace: str = USUAL_PACE, terms: Terms | None = None,
                     limited: bool = True) -> LiveTable:
        """A new table; it starts at once if nobody is awaited."""
        options = game.check_options(options)
        if pace not in PACES:
            raise BadOption("error-bad-option-value", option="pace", value=pace, allowed=", ".join(PACES))
        seats = self._with_ruled(game, options, seats, language)
        if limited and await self.store.count_running(host) >= self.settings.tables_per_guest:
            raise TooMany(limit=self.settings.tables_per_guest)
        now, table_id = time.time(), new_id()
        rows = [SeatRow(
            seat=number, kind=wanted.kind, guest=wanted.guest, level=wanted.level, seen=now,
            name=wanted.name or self._default_name(wanted, number, language),
            invitation=digest(self.invitation(table_id, number)) if wanted.kind == "invited" else None,
        ) for number, wanted in enumerate(seats)]
        row = GameRow(id=table_id, game=game.name, rules=game.version, players=len(rows), options=dict(options),
                      host=host, uploaded=0, made=now, deal=None, names=None, started=None, version=0, waiting=0,
                      moved=now, ended=None, winners=0, next=None, pace=pace,
                      **vars(terms or Terms()))
        entries: Sequence[tuple[int, str, int]] = ()
        if _all_seated(rows):
            values, entries = self._deal(game, row)(rows)
            for name, value in values.items():
                setattr(row, name, value)
        await self.store.create(row, rows, entries)
        return await self.get(table_id)

    def _with_ruled(self, game: Game, options: Options, people: Sequence[Wanted], language: str) -> list[Wanted]:
        """All seats of the table: those that were asked for, and those that the program plays by rule."""
        players = game.seats_for(len(people), options)
        ruled, coming = game.ruled(players, options), iter(people)
        texts = game_texts(game, language)
        return [Wanted("rule", name=texts.say(ruled[seat]), level=ruled[seat]) if seat in ruled else next(coming)
                for seat in range(players)]

    def _default_name(self, wanted: Wanted, number: int, language: str) -> str:
        if wanted.kind == "bot":
            return describe.level_title(wanted.level, language)
        return site_texts(language).say("seat-name", number=number + 1) if wanted.kind == "person" else ""

    async def upload(self, record: Record, guest: str) -> str:
        """Keep a record to be watched; its id."""
        table = Table.of(record)
        now, table_id = time.time(), new_id()
        rows = [SeatRow(seat=number, kind="record", guest=None, name=shown(name), level="", invitation=None, seen=now)
                for number, name in enumerate(record.names)]
        row = GameRow(id=table_id, game=record.game.name, rules=record.game.version, players=len(rows),
                      options=dict(record.setup.options), host=guest, uploaded=1, made=now, deal=record.setup.deal,
                      names=list(record.names), started=now, version=table.version, waiting=0, moved=now, ended=now,
                      winners=_mask(table.winners), next=None)
        await self.store.create(row, rows, table.entries)
        return table_id

    # Seats.

    async def sit(self, live: LiveTable, seat: int, guest: str, name: str, invited: bool = False) -> None:
        """Take a free seat; the last one starts the game."""
        if not 0 <= seat < len(live.room.seats):
            raise SeatTaken()
        others = {other.guest for other in live.room.seats if other.guest} - {guest}
        if not invited and others & await self.apart(guest):
            raise NotNow("error-blocked")
        taken = SeatRow(seat=seat, kind="person", guest=guest, name=name, level="", seen=time.time(),
                        invitation=live.room.seats[seat].invitation)            # its page can still be shown
        await self.seat_anybody(live, seat, taken, ["invited"] if invited else ["open"])

    async def seat_anybody(self, live: LiveTable, seat: int, taken: SeatRow, kinds: Sequence[str]) -> None:
        """Put a person or a bot on a seat of one of these kinds; the last one starts the game."""
        async with live.lock:
            try:
                await self.store.take_seat(live.id, seat, taken, kinds, self._deal(live.game, live.room.row))
            except Conflict:
                await self._renew(live)
                raise SeatTaken() from None
            await self._reload(live)
        self._changed(live)

    def _deal(self, game: Game, row: GameRow) -> Deal:
        """What is written when the last seat is taken."""
        def deal(seats: Sequence[SeatRow]) -> tuple[dict[str, Any], Sequence[Entry]]:
            table = Table.new(game, [seat.name for seat in seats], row.options, pace=row.pace)
            now = time.time()
            return {"deal": table.setup.deal, "names": list(table.names), "started": now, "moved": now,
                    "rules": game.version, "version": table.version, "waiting": _mask(table.waiting),
                    "ended": now if table.over else None, "winners": _winners(table) or 0,
                    **started_clocks(row, seats, table, now)}, table.entries

        return deal

    def come(self, live: LiveTable, seats: Sequence[int]) -> None:
        """A stream of these seats was opened."""
        fresh = [seat for seat in seats if live.present[seat] == 0]
        live.present.update(seats)
        self._seen(live, fresh)

    def leave(self, live: LiveTable, seats: Sequence[int]) -> None:
        """A stream of these seats was closed."""
        live.present.subtract(seats)
        self._seen(live, [seat for seat in seats if live.present[seat] == 0])

    def _seen(self, live: LiveTable, seats: Sequence[int]) -> None:
        """Show who came or went, and note the time."""
        if not seats or live.hub.closed:
            return
        for seat in seats:
            live.room.seats[seat].seen = time.time()
        live.hub.changed()
        # Presence is a courtesy: it is stored now and then, so that it never stands before a decision.
        self._seen_at |= {(live.id, seat): time.time() for seat in seats}

    def still_here(self) -> None:
        """Who listens is here; other processes learn it from storage."""
        for live in self.live.values():
            now = time.time()
            for seat, streams in live.present.items():
                if streams > 0:
                    live.room.seats[seat].seen = self._seen_at[live.id, seat] = now

    async def look_for_absent(self) -> None:
        """Show who has stayed away too long by now."""
        for live in list(self.live.values()):
            if live.hub.listeners and live.away() != live.away_shown:
                if self.store.shared:
                    await self.refresh(live)        # they may be listening to another process
                live.away_shown = live.away()
                live.hub.changed()

    async def note_watched(self) -> None:
        """Tell the queue of bots which tables of bots alone somebody looks at."""
        watched = [live.id for live in self.live.values() if live.hub.listeners and not live.over
                   and not any(seat.kind == "person" for seat in live.room.seats)]
        if watched:
            await self.store.watched(watched)

    async def store_presence(self) -> None:
        """Note in storage who came or went since the last time."""
        noted, self._seen_at = self._seen_at, {}
        if noted:
            await self.store.seen([(table, seat, at) for (table, seat), at in noted.items()])

    # Wishes.

    async def talk(self, live: LiveTable, seat: int, text: str) -> None:
        async with live.lock:
            await self.store.say(live.id, seat, live.room.seats[seat].name, text)
            await self._renew(live)
        self._changed(live)

    async def vote_takeover(self, live: LiveTable, voters: Sequence[int], about: int) -> None:
        """A bot takes a seat that stays away when all others who are there agree."""
        async with live.lock:
            await self._renew(live)
            if live.table is None or live.over or about not in live.away() or about in voters:
                raise NotNow()
            for voter in voters:
                await self.store.vote(live.id, "takeover", about, voter)
            await self._renew(live)
            needed = describe.takeover_needed(live.room.seats, about, live.away())
            given = {voter for wish, seat, voter in live.room.votes if wish == "takeover" and seat == about}
            if needed and needed <= given:
                await self._give_to_bot(live, about)
        self._changed(live)

    async def vote_rematch(self, live: LiveTable, voters: Sequence[int], language: str) -> None:
        """Play again with the seats swapped, once all people want it."""
        async with live.lock:
            if not live.over or live.room.row.uploaded:
                raise NotNow()
            for voter in voters:
                await self.store.vote(live.id, "rematch", -1, voter)
            await self._renew(live)
            people = {seat.seat for seat in live.room.seats if seat.kind == "person"}
            wanted = {voter for wish, _, voter in live.room.votes if wish == "rematch"}
            if live.room.row.next is None and people <= wanted:
                seats = [Wanted(seat.kind, seat.guest, seat.name, seat.level) for seat in live.room.seats
                         if seat.kind != "rule"]
                host = live.room.row.host or live.room.seats[min(people)].guest or ""
                again = await self.create(live.game, live.room.row.options, seats[1:] + seats[:1], host, language,
                                          live.room.row.pace, Terms.of(live.room.row))
                with suppress(Conflict):            # another process made one in the same moment
                    await self.store.set_next(live.id, again.id)
                await self._renew(live)
        self._changed(live)


def started_clocks(row: GameRow, seats: Sequence[SeatRow], table: Table, now: float) -> dict[str, Any]:
    """The clocks of a table that is dealt now."""
    clock = Clock.of(row.clock)
    if clock is None:
        return {}
    asked = () if table.window is not None or table.over else table.waiting
    times = clock.after(clock.first(len(seats)), (), [seat for seat in asked if seats[seat].kind == "person"], now)
    return {"times": times, "runs_out": runs_out(times)}


async def _nobody(guest: str) -> set[str]:
    return set()


async def _nothing(table: str) -> None:
    pass


def _all_seated(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind in SEATED for seat in seats)


def _mask(seats: Sequence[int]) -> int:
    return sum(2**seat for seat in seats)


def _winners(table: Table) -> int | None:
    return _mask(table.winners) if table.over else None


def _summarize(live: LiveTable, table: Table, more: dict[str, Any] | None = None) -> None:
    """The row in memory as `Store.append` wrote it."""
    row = live.room.row
    for name, value in (more or {}).items():
        setattr(row, name, value)
    row.version, row.waiting, row.moved = table.version, _mask(table.waiting), time.time()
    if table.over:
        row.ended, row.winners = row.moved, _mask(table.winners)
