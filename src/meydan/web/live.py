"""One table in memory: its rows, the running game, its listeners, and what each viewer is shown."""
from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from meydan.core.clauses import clauses
from meydan.core.game import Game, Setup
from meydan.core.registry import game as find_game
from meydan.core.state import NOBODY
from meydan.core.texts import game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import Scene
from meydan.table import EVERYONE, QUICK, Entry, Table
from meydan.table.sequences import offered
from meydan.web import assets, describe, pages
from meydan.web.clocks import Clock, Times, runs_out
from meydan.web.hub import Frame, Hub, Key, mark
from meydan.web.model import ClockModel, OrderModel, Reader, SeatModel, TableModel, UndoRequest, WindowModel
from meydan.web.settings import Settings
from meydan.web.storage import Answer, Room, SeatRow, StorageAway
from meydan.web.storage.engine import BUSY_SECONDS
from meydan.web.subpath import within

NOBODYS = ("bot", "rule")               # kinds of seats at which no person sits, now or later


class LiveTable:
    """A table as this process knows it. `lock` is held by whoever changes it until the change is stored."""

    def __init__(self, room: Room, rows: Iterable[tuple[int, str, int]], settings: Settings,
                 invitation: Any) -> None:
        self.settings = settings
        self.invitation = invitation            # (table id, seat) → token; see `Tables`
        self.room = room
        self.id = room.row.id
        self.game: Game = find_game(room.row.game)
        self.table: Table | None = self._dealt(rows)
        self.lock = asyncio.Lock()
        self.hub = Hub(self.paint, self.settled)
        self.behind = False                     # storage may know more than this object
        self.touched = time.monotonic()
        self.present: Counter[int] = Counter()  # open streams by seat
        self.away_shown: list[int] = []         # who was away when that was last looked at
        self.thinking: dict[int, int] = {}      # seats for which a bot's decision is about to be shown
        self.timer: asyncio.TimerHandle | None = None
        self.clock_timer: asyncio.TimerHandle | None = None
        self._keep_private()

    def _dealt(self, rows: Iterable[tuple[int, str, int]]) -> Table | None:
        row = self.room.row
        if row.deal is None or row.names is None:
            return None
        table = Table.restore(self.game, Setup(row.players, row.options, row.deal), row.names,
                              (Entry(*entry) for entry in rows),     # type: ignore[arg-type]
                              rules=row.rules, pace=row.pace)
        if table.resigned is not None and row.late >> table.resigned & 1:
            table.late = True                   # older rows said only that the seat gave up
        return table

    def renew(self, room: Room, rows: Iterable[tuple[int, str, int]] | None) -> None:
        """Take over what storage holds; `rows` are all rows, or None when only the room has changed."""
        self.room = room
        if rows is not None:
            self.table = self._dealt(rows)
        self._keep_private()

    def _keep_private(self) -> None:
        """What storage holds beside the rows: standing orders, and what was said in the open window."""
        table = self.table
        if table is None:
            return
        table.keep_orders(self.room.orders)
        since = time.monotonic() - time.time()
        said = {answer.seat: answer for answer in self.room.answers if answer.version == table.version}
        for seat in range(len(self.room.seats) if table.window is not None else 0):
            answer = said.get(seat)
            if answer is None:
                table.keep_answer(seat, None, None)
            else:
                table.keep_answer(seat, answer.code, None if answer.until is None else answer.until + since)

    def said(self, seat: int) -> Answer:
        """What a seat said in the open window, as storage keeps it."""
        assert self.table is not None and self.table.window is not None
        window, since = self.table.window, time.time() - time.monotonic()
        until = window.waits.get(seat)
        return Answer(self.table.version, seat, window.answers.get(seat), None if until is None else until + since)

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is under way: storage holds all there is."""
        return not self.hub.listeners and not self.thinking and not self.lock.locked()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock for a deed; StorageAway when those before wait for storage so long that this one would too."""
        try:
            async with asyncio.timeout(BUSY_SECONDS):
                await self.lock.acquire()
        except TimeoutError:
            raise StorageAway() from None
        try:
            yield
        finally:
            self.lock.release()

    async def settled(self) -> None:
        """Wait until nothing is half stored. What follows without another wait sees only stored rows."""
        while self.lock.locked():
            async with self.lock:
                pass

    # Time.

    def ticking(self) -> list[int]:
        """The people whose clocks run: who is asked, openly."""
        if self.table is None or self.over or self.table.window is not None:
            return []
        return [seat for seat in self.waiting if self.room.seats[seat].kind == "person"]

    def times_for(self, ticking: Sequence[int], now: float, rows: Sequence[Entry] = ()) -> Times | None:
        clock, times = Clock.of(self.room.row.clock), self.room.row.times
        return clock.after(times, rows, ticking, now) if clock is not None and times else None

    def clocked(self, rows: Sequence[Entry], now: float) -> dict[str, Any]:
        """What these rows change about the clocks, as columns of the game."""
        assert self.table is not None
        first = self.table.version - len(rows)
        decided = [row for number, row in enumerate(rows, first) if not self.table.is_private(number)]
        times = self.times_for(self.ticking(), now, decided)
        return {} if times is None else {"times": times, "runs_out": runs_out(times)}

    def unseen(self, rows: Sequence[Entry]) -> dict[str, Any]:
        """What these rows change about lists, as columns of the game: settings neither count nor move the table."""
        assert self.table is not None
        private = self._settings(rows)
        still = {"moved": self.room.row.moved} if private == len(rows) else {}
        return {"settings": self.table.version - self.table.shown(None)} | still if private else {}

    def only_for(self, rows: Sequence[Entry]) -> int | None:
        """The seat that alone may know of these rows; None if they are everybody's."""
        return rows[0].seat if self._settings(rows) == len(rows) else None

    def _settings(self, rows: Sequence[Entry]) -> int:
        """How many of the last rows only set something for their seat."""
        assert self.table is not None
        first = self.table.version - len(rows)
        return sum(self.table.is_private(row) for row in range(first, self.table.version))

    # Who is who.

    @property
    def names(self) -> tuple[str, ...]:
        """The names shown: of whoever sits there now."""
        return tuple(seat.name for seat in self.room.seats)

    def names_in(self, language: str) -> tuple[str, ...]:
        """The names as a reader of this language reads them: bots and seats played by rule have one in each."""
        return tuple(describe.seat_name(seat, language, self.game) if seat.kind in ("bot", "rule") else seat.name
                     for seat in self.room.seats)

    @property
    def started(self) -> bool:
        return self.table is not None

    @property
    def over(self) -> bool:
        """Finished, or a record that is only looked at."""
        row = self.room.row                     # older rules may have ended a game that today's would go on with
        return self.table is not None and (self.table.over or bool(row.uploaded) or row.ended is not None)

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.table.waiting if self.table is not None and not self.over else ()

    @property
    def ready(self) -> tuple[int, ...]:
        """Who has decided while others still decide with them. Not in windows: there even that would tell something."""
        if self.table is None or self.over:
            return ()
        state = self.table.state
        together = () if state.stack[-1].step.window else state.together
        return tuple(seat for seat in together if seat not in self.waiting)

    def lending(self) -> tuple[set[int], set[int]]:
        """The people of a finished game, and those of them who have given it for puzzles."""
        people = {seat.seat for seat in self.room.seats if seat.kind == "person"}
        return people, people & {voter for wish, _, voter in self.room.votes if wish == "lend"}

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        if not guest:
            return ()
        return tuple(seat.seat for seat in self.room.seats if seat.kind == "person" and seat.guest == guest)

    def key(self, guest: str | None, language: str, form: str, lifted: int | None = None) -> Key:
        mine = self.seats_of(guest)
        shared = lifted if len(mine) > 1 and lifted in mine else None
        return Key(mine, language, form, bool(guest) and self.room.row.host == guest, shared)

    def seat_shown(self, mine: tuple[int, ...]) -> int | None:
        """Whose view is shown to somebody with these seats: at a hotseat, of who is asked."""
        for seat in self.waiting:
            if seat in mine and self.looks_now(seat):
                return seat
        return mine[0] if mine else None

    def version_for(self, guest: str | None) -> int:
        """The number of what this guest is shown."""
        return self.table.shown(self.seat_shown(self.seats_of(guest))) if self.table else 0

    def is_asked(self, seat: int) -> bool:
        """Whether this seat has something to choose; in a window that is for its own eyes only."""
        return self.table is not None and not self.over and bool(self.table.choices(seat))

    def looks_now(self, seat: int) -> bool:
        """Whether a shared screen is this seat's to look at. Where a window waits for everybody, that is every seat it
        asks: a curtain only for who holds something would tell the others so."""
        window = self.table.window if self.table is not None else None
        awaited = window is not None and self.table is not None and self.table.pace == EVERYONE
        return self.is_asked(seat) or (awaited and seat in self.waiting)

    @property
    def robots(self) -> tuple[int, ...]:
        """The seats where nobody has to be asked."""
        return tuple(seat.seat for seat in self.room.seats if seat.kind != "person")

    def undo_request(self) -> UndoRequest | None:
        """Who wants to take back what others have answered, and who has agreed so far."""
        table = self.table
        if table is None or self.over:
            return None
        for wish, about, voter in sorted(self.room.votes):
            version, asker = divmod(about, 16)
            if wish == "undo" and version == table.shown(None) and voter == asker:
                needed = table.undo_needs(asker, self.robots)
                refused = any(wish == "no-undo" and other == about for wish, other, _ in self.room.votes)
                given = {voter for wish, other, voter in self.room.votes if wish == "undo" and other == about}
                return UndoRequest(asker, needed, frozenset(given) & needed) if needed and not refused else None
        return None

    def eyes(self, key: Key) -> tuple[int | None, dict[str, Any] | None]:
        """Whose view a screen is given, and for whom its curtain falls.

        At a shared screen nothing that only one of its players may know leaves the server before that player said
        that they are the one who looks.
        """
        asked = self.seat_shown(key.mine)
        if len(key.mine) < 2 or self.table is None or self.over or not self.game.hidden:
            return asked, None
        deciding = [seat for seat in key.mine if self.looks_now(seat)]
        if key.lifted in deciding or not deciding:
            return key.lifted, None
        assert asked is not None
        if asked == key.lifted or not self._has_secrets(key, asked):
            return asked, None
        return None, {"seat": asked, "name": self.names[asked]}

    def _has_secrets(self, key: Key, seat: int) -> bool:
        assert self.table is not None
        look = Look(key.language, key.form, self.names_in(key.language), seat)
        return picture(self.game).render(self.table.view(seat), look).private

    def away(self) -> list[int]:
        return [seat.seat for seat in self.room.seats
                if describe.is_away(seat, self.present[seat.seat] > 0, self.settings.away_seconds)]

    # What is shown.

    def paint(self, key: Key) -> Frame:
        """A frame for the stream."""
        self.touched = time.monotonic()
        if key.form == "json":
            return Frame(self.hub.revision, None, self.for_programs(key))
        model = self.model(key)
        scene, actions = self.board(key, model.seat)
        fragments = pages.fragments(model)
        if scene is not None:
            fragments = scene.fragments() | fragments
        body, path = self.body(model, actions), self.settings.path
        if path:
            fragments = {part: within(markup, path) for part, markup in fragments.items()}
            body["next"] = path + body["next"] if body["next"] else ""
        return Frame(self.hub.revision, fragments, body)

    def body(self, model: TableModel, actions: list[dict[str, Any]]) -> dict[str, Any]:
        """What a frame carries besides its parts."""
        return {"v": model.version, "actions": actions, "seat": model.seat, "asked": model.asked, "over": model.over,
                "started": model.started, "next": model.next_table, "curtain": model.curtain,
                "window": None if model.window is None else vars(model.window)}

    def page(self, key: Key, reader: Reader, apart: Collection[str] = ()) -> str:
        """The whole page; its script goes on from the mark in it. `apart`: whom the reader does not play with."""
        blocked = frozenset(seat.seat for seat in self.room.seats if seat.guest and seat.guest in apart)
        model = replace(self.model(key, reader), blocked=blocked)
        scene, actions = self.board(key, model.seat)
        boot = {**self.body(model, actions), "table": self.id, "base": f"/table/{self.id}",
                "mark": mark(self.hub.revision), "language": key.language, "layout": key.form,
                "hotseat": model.hotseat, "lifted": key.lifted,
                "sprite": assets.sprite(self.game.name, key.language, key.form)}
        return pages.table(model, scene, boot)

    def board(self, key: Key, seat: int | None) -> tuple[Scene | None, list[dict[str, Any]]]:
        if self.table is None:
            return None, []
        look = Look(key.language, key.form, self.names_in(key.language), seat)
        view = self.table.view(seat)
        if self.over:                           # somebody resigned: nobody is asked any more
            view = {**view, "current": NOBODY}
        drawn = picture(self.game)
        if seat is None or not self.is_asked(seat):
            return drawn.render(view, look), []
        asked = self.table.asked(seat)
        choices, aside = list(asked.choices), list(asked.aside)
        actions = drawn.actions(view, look, choices, offered(asked, self.game)) + drawn.actions(view, look, aside)
        return drawn.render(view, look, [*choices, *aside]), actions

    def moment(self, number: int, seat: int | None, language: str, layout: str) -> Scene:
        """The table after so many decisions, as this seat saw it."""
        assert self.table is not None
        look = Look(language, layout, self.names_in(language), seat)
        return picture(self.game).render(self.table.at(number).view(seat), look, ())

    @property
    def decisions(self) -> int:
        return self.table.moments if self.table is not None else 0

    def model(self, key: Key, reader: Reader | None = None) -> TableModel:
        """The table as one kind of viewer sees it, without the board."""
        table, row, language = self.table, self.room.row, key.language
        seat, curtain = self.eyes(key)
        asked = any(self.is_asked(own) for own in key.mine)
        names = self.names_in(language)
        lines = describe.journal(table, seat, language, names, describe.JOURNAL_LINES + 1) if table else ()
        people = [own.seat for own in self.room.seats if own.kind == "person"]
        wanted = {voter for wish, _, voter in self.room.votes if wish == "rematch"}
        request = self.undo_request()
        return TableModel(
            reader=reader or Reader(language, key.form, "", f"/table/{self.id}"),
            id=self.id, game=describe.game_model(self.game, language),
            version=table.shown(seat) if table else 0, seats=self.seat_models(key), seat=seat,
            hotseat=len(key.mine) > 1, hidden=self.game.hidden, started=self.started, over=self.over, asked=asked,
            prompt=self.prompt(seat, language), clause=self.clause(seat), can_hint=self.can_hint(seat),
            journal=lines[-describe.JOURNAL_LINES:],
            journal_cut=len(lines) > describe.JOURNAL_LINES, chat=describe.chat_lines(self.room, language, names),
            can_undo=table is not None and any(table.can_undo(own, self.robots) for own in key.mine),
            can_ask_undo=table is not None and not self.over and request is None
            and any(table.undo_needs(own, self.robots) for own in key.mine),
            undo_request=describe.undo_model(request, key.mine, self.names) if request else None,
            window=self.window_shown(seat), orders=self.orders_shown(seat, language),
            can_resign=bool(key.mine) and table is not None and not self.over, can_talk=bool(key.mine),
            rematch=(len(wanted & set(people)), len(people)),
            rematch_offered=bool(key.mine) and set(key.mine) <= wanted,
            next_table=f"/table/{row.next}" if row.next else "",
            replay=f"/game/{self.id}" if self.over else "", record=f"/game/{self.id}.txt" if self.over else "",
            result=describe.result(table, language, self.names_in(language)) if table else None,
            options=describe.option_lines(row, language), curtain=curtain, host=key.host,
            levels=describe.level_models(language) if key.host and table is None else (),
            asked_bots=self.asked_bots(key.mine))

    def window_shown(self, seat: int | None) -> WindowModel | None:
        if self.table is None or self.over:
            return None
        return describe.window_model(self.table, seat, self.names, time.monotonic())

    def orders_shown(self, seat: int | None, language: str) -> tuple[OrderModel, ...]:
        """The seat's standing orders; for its own eyes only."""
        if self.table is None or seat is None or self.over:
            return ()
        return describe.order_models(self.table, seat, language)

    def seat_models(self, key: Key) -> tuple[SeatModel, ...]:
        away = self.away()
        return tuple(self._seat_model(seat, key, away) for seat in self.room.seats)

    def _seat_model(self, seat: SeatRow, key: Key, away: list[int]) -> SeatModel:
        number, language = seat.seat, key.language
        needed = describe.takeover_needed(self.room.seats, number, away)
        given = {voter for wish, about, voter in self.room.votes if wish == "takeover" and about == number}
        invitation = ""
        if seat.kind == "invited" and key.host:
            invitation = f"/invite/{self.invitation(self.id, number)}"
        return SeatModel(
            number=number, name=describe.seat_name(seat, language, self.game), kind=seat.kind, mine=number in key.mine,
            asked=number in self.waiting, ready=number in self.ready,
            present=seat.kind in ("bot", "rule") or self.present[number] > 0,
            away=number in away and self.started and not self.over,
            level=describe.level_title(seat.level, language) if seat.kind == "bot" else "",
            winner=self.table is not None and number in self.table.winners, invitation=invitation,
            votes=(len(given & needed), len(needed)), voted=bool(set(key.mine) & given),
            clock=self._clock(number), colour=describe.liveries(self.table)[number] if self.table else number)

    def _clock(self, seat: int) -> ClockModel | None:
        times = self.room.row.times
        if not times or not self.started:
            return None
        left, since, _ = times[seat]
        late = bool(self.room.row.late >> seat & 1)
        running = since is not None and not self.over
        return ClockModel(left=left, until=since + left if running else None, late=late)

    def clause(self, seat: int | None) -> str:
        """The clause of the rules that the question to this seat rests on."""
        if self.table is None or seat is None or not self.is_asked(seat):
            return ""
        return clauses(self.game).steps.get(self.table.asked(seat).asking, "")

    def can_hint(self, seat: int | None) -> bool:
        """Against bots the search may help; against people only if the table was made so, and never where it counts."""
        row = self.room.row
        agreed = row.hints and not row.rated and not row.contest
        return (seat is not None and self.is_asked(seat)
                and (bool(agreed) or all(other.seat == seat or other.kind in NOBODYS for other in self.room.seats)))

    def asked_bots(self, mine: Sequence[int]) -> frozenset[int]:
        """Bots that who sits here may ask why they moved: where hints are given, and at every table when it is over."""
        row = self.room.row
        if not mine or self.table is None:
            return frozenset()
        agreed = bool(row.hints) and not row.rated and not row.contest
        alone = all(other.seat in mine or other.kind in NOBODYS for other in self.room.seats)
        return frozenset(other.seat for other in self.room.seats
                         if other.kind == "bot" and (self.over or agreed or alone))

    def prompt(self, seat: int | None, language: str) -> str:
        """What to do, or whom the table waits for."""
        site = site_texts(language)
        if self.table is None:
            return site.say("prompt-seats")
        if self.over:
            return site.say("prompt-over")
        if seat is not None and self.is_asked(seat):
            return game_texts(self.game, language).prompt(self.table.asked(seat), self.names_in(language))
        window = self.table.window
        if window is not None and self.table.pace != QUICK:
            thinking = [self.names[other] for other in sorted(window.waits)]
            return site.say("prompt-window-waits" if thinking else "prompt-window", count=len(thinking),
                            names=describe.joined(thinking, language))
        names = [self.names_in(language)[other] for other in self.waiting]
        return site.say("prompt-waiting", names=describe.joined(names, language), count=len(names))

    # Programs.

    def for_programs(self, key: Key) -> dict[str, Any]:
        """The same as the page shows, as plain values."""
        table, seat, language = self.table, self.seat_shown(key.mine), key.language
        texts = game_texts(self.game, language)
        asked = table is not None and seat is not None and self.is_asked(seat)
        window, view = self.window_shown(seat), table.view(seat) if table else None
        finished = describe.result(table, language, self.names_in(language)) if table else None
        return {
            "table": self.id, "game": self.game.name, "version": table.shown(seat) if table else 0,
            "names": [describe.seat_name(row, language, self.game) for row in self.room.seats],
            "seat": seat, "seats": list(key.mine), "started": self.started, "over": self.over,
            "waiting": list(self.waiting), "asked": asked,
            "window": None if window is None else vars(window),
            "orders": [vars(order) for order in self.orders_shown(seat, language)],
            "view": view, "prompt": self.prompt(seat, language),
            "choices": [{"code": code, "words": list(self.game.words(code)),
                         "text": texts.action(code, self.names_in(language), view)}
                        for code in (table.choices(seat) if asked and table and seat is not None else [])],
            "result": None if finished is None else {
                "ending": finished.ending, "winners": list(finished.winners), "text": finished.sentence,
                "scores": [dict(score) for score in table.state.scores()] if table else []},
            "next": self.room.row.next,
        }
