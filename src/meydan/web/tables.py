"""All tables of this process: making, seating, presence, wishes. Storage comes first, memory follows."""
from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress

from meydan.core.errors import BadOption
from meydan.core.game import Game, Options
from meydan.core.record import Record
from meydan.core.texts import game_texts, site_texts
from meydan.table import PACES, USUAL_PACE, Table
from meydan.web import describe
from meydan.web.deciding import TAKEOVER_LEVEL, Deciding
from meydan.web.identity import digest, new_id
from meydan.web.live import LiveTable
from meydan.web.refusals import NoTable, NotNow, NotYourSeat, OldRules, SeatTaken, TooMany
from meydan.web.storage import Conflict, GameRow, SeatRow
from meydan.web.summary import mask
from meydan.web.terms import Terms, Wanted, all_seated
from meydan.web.words import SAID, shown

__all__ = ["TAKEOVER_LEVEL", "NoTable", "NotNow", "NotYourSeat", "OldRules", "SeatTaken", "Tables", "Terms",
           "TooMany", "Wanted"]


class Tables(Deciding):
    """Live tables by id. `on_change` is called after every stored change, without waiting for it."""

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
        rows: list[SeatRow] = []
        for number, wanted in enumerate(seats):
            rows.append(SeatRow(
                seat=number, kind=wanted.kind, guest=wanted.guest, level=wanted.level, seen=now,
                name=wanted.name or self._default_name(wanted, rows, seats, language),
                invitation=digest(self.invitation(table_id, number)) if wanted.kind == "invited" else None))
        row = GameRow(id=table_id, game=game.name, rules=game.version, players=len(rows), options=dict(options),
                      host=host, uploaded=0, made=now, deal=None, names=None, started=None, version=0, waiting=0,
                      moved=now, ended=None, winners=0, next=None, pace=pace,
                      **vars(terms or Terms()))
        entries: Sequence[tuple[int, str, int]] = ()
        if all_seated(rows):
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

    def _default_name(self, wanted: Wanted, before: Sequence[SeatRow], seats: Sequence[Wanted], language: str) -> str:
        if wanted.kind == "bot":
            alike = [other for other in seats if (other.kind, other.level) == ("bot", wanted.level)]
            return describe.bot_name(wanted.level, before, language, alone=len(alike) == 1)
        return site_texts(language).say("seat-name", number=len(before) + 1) if wanted.kind == "person" else ""

    async def upload(self, record: Record, guest: str) -> str:
        """Keep a record to be watched; its id."""
        table = Table.of(record)
        now, table_id = time.time(), new_id()
        rows = [SeatRow(seat=number, kind="record", guest=None, name=shown(name), level="", invitation=None, seen=now)
                for number, name in enumerate(record.names)]
        row = GameRow(id=table_id, game=record.game.name, rules=record.game.version, players=len(rows),
                      options=dict(record.setup.options), host=guest, uploaded=1, made=now, deal=record.setup.deal,
                      names=list(record.names), started=now, version=table.version, waiting=0, moved=now, ended=now,
                      winners=mask(table.winners), next=None)
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

    def still_here(self, tables: Iterable[LiveTable] | None = None) -> None:
        """Who listens is here; other processes learn it from storage."""
        for live in self.live.values() if tables is None else tables:
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

    async def confess(self, live: LiveTable, seat: int, key: str) -> None:
        """Let the page tell something about a bot, where people talk; not twice in a row."""
        line = f"{SAID}{key}"
        if not live.room.chat or (live.room.chat[-1].seat, live.room.chat[-1].text) != (seat, line):
            await self.talk(live, seat, line)

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

    async def lend(self, live: LiveTable, voters: Sequence[int], give: bool) -> None:
        """Let a finished game become puzzles, as far as it is up to these seats; or no longer."""
        async with live.lock:
            if not live.over or live.room.row.uploaded:
                raise NotNow()
            for voter in voters:
                await (self.store.vote if give else self.store.unvote)(live.id, "lend", -1, voter)
            await self._renew(live)

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
