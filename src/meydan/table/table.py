"""One running game, for any number of people and bots around it."""
from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence

from meydan.core.carry import carry
from meydan.core.errors import (
    BadAction,
    BadRecord,
    CannotUndo,
    GameOver,
    IllegalAction,
    StaleVersion,
)
from meydan.core.game import Game, Setup, Value
from meydan.core.reasons import why_not
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState
from meydan.table.entry import ACT, GAVE_UP, MORE, RAN_OUT, RESIGN, RULES, SEALED, UNDO, Entry
from meydan.table.line import SET, is_forced
from meydan.table.older import carried_rows, since_rules
from meydan.table.orders import ALWAYS_WAIT, Delay, Offer, human_delay
from meydan.table.sequences import after
from meydan.table.standing import Standing
from meydan.table.window import BEATS, EVERYONE, QUICK, THINK, Window


class Table(Standing):
    """A game in progress as the rows that were appended to it. Trusts nobody.

    `act`, `undo` and `resign` check seat, version and legality, change nothing if they raise, and
    return the rows to be stored. Dice fall from system randomness unless an `rng` is given;
    whatever falls is in the rows, so `restore` finds the same table again, bit for bit.
    """

    @classmethod
    def new(cls, game: Game | str, names: Sequence[str], options: Mapping[str, Value] | None = None,
            seed: int | None = None, *, pace: str = QUICK, rng: Rng | None = None,
            delay: Delay = human_delay) -> Table:
        """A table with a newly shuffled game; what the program has to answer first is answered."""
        played = find_game(game) if isinstance(game, str) else game
        state = played.new(len(names), seed, **dict(options or {}))
        table = cls(played, played.setup(state), names, pace=pace, rng=rng, delay=delay)
        table.proceed()
        return table

    @classmethod
    def restore(cls, game: Game | str, setup: Setup, names: Sequence[str], entries: Iterable[Entry], *,
                rules: int | None = None, pace: str = QUICK, rng: Rng | None = None,
                delay: Delay = human_delay) -> Table:
        """The table these rows came from. `rules` is the version of the rules it was begun with; if that is an
        older one, the table has more rows than were given: those that carry it into today's rules."""
        played = find_game(game) if isinstance(game, str) else game
        rows = [Entry(*entry) for entry in entries]
        begun = played.version if rules is None else rules
        version, known = since_rules(rows, begun)
        further = rows[known:]
        older = version != played.version
        if older:
            carried, further = carried_rows(played, version, setup, rows[known:])
            setup, known = carried.setup, len(rows)
        elif begun != version:
            setup = carry(played, begun, setup, ()).setup
        table = cls(played, setup, names, pace=pace, rng=rng, delay=delay)
        table.entries = rows[:known]
        table._quiet = [False] * known
        table.follow(further)
        if older:
            table.proceed()
        return table

    @classmethod
    def of(cls, record: Record, *, rng: Rng | None = None, delay: Delay = human_delay) -> Table:
        """A table at the end of a record, finished or to be played on."""
        table = cls(record.game, record.setup, record.names, rng=rng, delay=delay)
        table.follow(Entry(seat, ACT, code) for seat, code in record.decisions)
        if record.resigned is not None:
            table.follow([Entry(record.resigned, RESIGN, RAN_OUT if record.late else GAVE_UP)])
        table.proceed()
        return table

    # What seats do.

    def act(self, seat: int, version: int, code: int) -> list[Entry]:
        """Decide. The rows: the decision, and what dice, forced and sealed answers followed."""
        self._check_running()
        asked = self._question(seat)
        if asked is None:
            raise self._not_your_turn()
        self._check_version(seat, version)
        if type(code) is not int or not asked.allows(code):
            raise self._illegal(code, asked)
        if self._window is not None:
            return self._answer(self._window, seat, code)
        return self._append(Entry(seat, SEALED if self._together else ACT, code))

    def act_all(self, seat: int, version: int, codes: Sequence[int]) -> list[Entry]:
        """Decide several times in a row: all of it or nothing. Nobody else may come in between; see `sequences`."""
        asked = self._question(seat)
        if asked is None:
            raise self._not_your_turn()
        self._check_version(seat, version)
        state: GameState | None = asked
        for number, code in enumerate(codes, 1):
            if state is None or type(code) is not int or not state.allows(code):
                raise self._illegal(code, state or asked)
            following = after(state, code) if number < len(codes) else None
            state = following[0] if following is not None else None
        if self._window is not None:
            if len(codes) != 1:
                raise self._illegal(codes[-1], asked)
            return self._answer(self._window, seat, codes[0])
        rows: list[Entry] = []
        for number, code in enumerate(codes):
            rows += self._append(Entry(seat, SEALED if self._together else MORE if number else ACT, code))
        return rows

    def can_undo(self, seat: int, bots: Collection[int] = ()) -> bool:
        """Whether this seat may take its last decision back without asking anybody but bots."""
        if self._window is not None and seat in self._window.answers:
            return True
        found = self._undo_to(seat)
        return found is not None and found[1] <= set(bots)

    def undo_needs(self, seat: int, bots: Collection[int] = ()) -> frozenset[int]:
        """Who has to agree that this seat takes its last decision back; nobody if it may, or cannot."""
        found = self._undo_to(seat)
        return frozenset(found[1] - set(bots)) if found is not None else frozenset()

    def undo(self, seat: int, version: int, agreed: Collection[int] = ()) -> list[Entry]:
        """Take back the seat's last decision and all that followed: forced answers, and those of seats that agreed."""
        self._check_running()
        self._check_version(seat, version)
        if self._window is not None and self._window.answers.pop(seat, None) is not None:
            return []
        found = self._undo_to(seat)
        if found is None or not found[1] <= set(agreed):
            raise CannotUndo()
        return self._append(Entry(seat, UNDO, found[0]))

    def resign(self, seat: int, version: int) -> list[Entry]:
        """Give up; all others win. Possible at any time."""
        self._check_running()
        self._check_seat(seat)
        self._check_version(seat, version)
        return self._append(Entry(seat, RESIGN, GAVE_UP))

    def run_out(self, seat: int, version: int) -> list[Entry]:
        """The seat's time is over; all others win."""
        self._check_running()
        self._check_seat(seat)
        self._check_version(seat, version)
        return self._append(Entry(seat, RESIGN, RAN_OUT))

    def proceed(self) -> list[Entry]:
        """Answer what the program has to answer: dice, forced and unsealed decisions.

        Every other method leaves nothing to do here, unless it was given rows that were cut off.
        """
        before = self.version
        while (entry := self._own_move()) is not None:
            self._write(entry)
        return self.entries[before:]

    def follow(self, entries: Iterable[Entry]) -> None:
        """Take over rows that were appended elsewhere; BadRecord names the first that does not fit."""
        for entry in entries:
            self._check_row(entry)
            self._write(Entry(*entry))

    # Windows.

    def wait(self, seat: int, version: int, now: float) -> None:
        """Ask for time in a window, whatever one holds: a real think, until `go_on` or an answer."""
        self._check_seat(seat)
        self._check_version(seat, version)
        if self.window is None:
            raise self._not_your_turn()
        self.window.waits[seat] = now + THINK

    def go_on(self, seat: int, version: int) -> list[Entry]:
        """This seat needs no more time; where everybody is awaited, and in its own turn, it declines."""
        self._check_seat(seat)
        self._check_version(seat, version)
        window = self.window
        if window is None:
            raise self._not_your_turn()
        window.waits.pop(seat, None)
        if (self.pace == EVERYONE or window.own) and seat in window.seats and seat not in window.answers:
            return self._answer(window, seat, window.asked(seat).choices[0])
        return []

    def keep_answer(self, seat: int, code: int | None, until: float | None) -> None:
        """Take over what storage holds of the open window: this seat's answer, or until when it wants time."""
        window = self.window
        if window is None:
            return
        window.answers.pop(seat, None)
        window.waits.pop(seat, None)
        if code is not None and seat in window.seats and code in window.asked(seat).choices:
            window.answers[seat] = code
        if until is not None:
            window.waits[seat] = until

    def _answer(self, window: Window, seat: int, code: int) -> list[Entry]:
        window.answers[seat] = code
        window.waits.pop(seat, None)
        before = self.version
        self.proceed()
        return self.entries[before:]

    def _close_window(self, now: float) -> None:
        window = self.window
        if window is not None and self.pace in BEATS:
            due = window.due(BEATS[self.pace])
            window.closing = due is not None and due <= now
            if window.closing and window.own:
                for seat in window.seats:               # silence is a wait in one's own turn, never an answer
                    if self.holds(seat) and seat not in window.answers:
                        window.waits[seat] = now + THINK
                        window.closing = False

    # Standing orders. They are no part of the game, so they are in no record.

    def order(self, seat: int, what: str, on: bool) -> None:
        """Switch one of the orders the game has."""
        self._check_seat(seat)
        self._orders.give(seat, what, on)

    def keep_orders(self, given: Iterable[tuple[int, str]]) -> None:
        """Take over the orders that storage holds."""
        self._orders.keep(given)

    def orders(self, seat: int) -> list[Offer]:
        """What this seat can leave to the program, and what it has; for its own eyes only."""
        self._check_seat(seat)
        if not self.game.windows and not self.game.orders:
            return []
        return self._orders.offered(seat, self.view(seat))

    def ordered(self, seat: int) -> tuple[str, ...]:
        """The orders this seat has given."""
        return self._orders.of(seat)

    # Time.

    def due(self, seat: int, now: float) -> float | None:
        """When an order answers what this seat is asked; None if none does."""
        asked = self._question(seat)
        if asked is None or self._window is not None or self._orders.answer(seat, asked) is None:
            return None
        return self._orders.due(seat, (self._arrived, len(self._sealed[seat])), now)

    def next_due(self, now: float) -> float | None:
        """When `tick` should be called next."""
        window = self.window
        if window is not None:
            if self.pace not in BEATS:
                return None
            window.open(now, tuple(seat for seat in range(len(self.names)) if ALWAYS_WAIT in self._orders.of(seat)))
            return window.due(BEATS[self.pace])
        times = [time for seat in self.waiting if (time := self.due(seat, now)) is not None]
        return min(times, default=None)

    def tick(self, now: float) -> list[Entry]:
        """Close a window whose time is over, and follow every order that is due."""
        before = self.version
        self._close_window(now)
        self.proceed()
        for seat in self.waiting if self.window is None else ():
            time = self.due(seat, now)
            if time is not None and time <= now:
                code = self._orders.answer(seat, self.asked(seat))
                assert code is not None
                self.act(seat, self.shown(seat), code)
        return self.entries[before:]

    # What the program does by itself.

    def _own_move(self) -> Entry | None:
        """What the program does next, if anything."""
        if self.over:
            return None
        state = self.state
        seat = int(state.current)
        if seat == CHANCE:
            sides = len(state.choices)
            number = secrets.randbelow(sides) if self._rng is None else self._rng.below(sides)
            return Entry(seat, ACT, state.choices[number])
        if self._window is not None:
            if not self._window.closing and (self.pace in BEATS or self.waiting):
                return None
            self._window.closing = True
            return Entry(seat, ACT, self._window.answers.get(seat, state.choices[0]))
        if self._together is not None and self.waiting:
            return None
        if self._sealed[seat]:
            code = self._sealed[seat][0]
            assert code in state.choices, "what is decided together must not depend on the others"
            return Entry(seat, ACT, code)
        return Entry(seat, ACT, state.choices[0]) if is_forced(state) else None

    # Rows.

    def _append(self, entry: Entry) -> list[Entry]:
        before = self.version
        self._write(entry)
        self.proceed()
        return self.entries[before:]

    def _write(self, entry: Entry) -> None:
        """Carry out a row that is known to fit."""
        seat, kind, code = entry
        quiet = kind == SEALED or (kind == UNDO and code == len(self._line))
        private = not quiet and self._only_sets(entry)
        if private:
            self._private.add(self.version)
        self.entries.append(entry)
        self._quiet.append(quiet or private)
        if quiet:
            if kind == SEALED:
                self._sealed[seat].append(code)
            else:
                self._sealed[seat].pop()
            self._questions.pop(seat, None)
            return
        if kind in (ACT, MORE):
            self._declined = self._window is not None and code == self.state.choices[0]
            if seat != CHANCE and self._sealed[seat]:
                self._sealed[seat].pop(0)
            self._line.play(code, kind == MORE)
        elif kind == UNDO:
            self._declined = False
            self._line.cut(code)
        elif kind == RESIGN:
            self.resigned, self.late = seat, code == RAN_OUT
        self._arrive()

    def _only_sets(self, entry: Entry) -> bool:
        """Whether a row changes nothing but a seat's own settings."""
        if entry.kind == UNDO:
            return all(manner == SET for manner in self._line.manners[entry.code:])
        return entry.kind == ACT and entry.seat != CHANCE and entry.code in self.state.aside

    def _check_row(self, entry: Entry) -> None:
        seat, kind, code = entry
        number = self.version + 1
        if self.over:
            raise BadRecord(number, "row-after-end")
        if kind == RULES:
            if code != self.game.version or len(self._line):
                raise BadRecord(number, "row-bad-kind", kind=f"{kind} {code}")
        elif kind in (ACT, MORE):
            expected = int(self.state.current)
            if seat != expected:
                raise BadRecord(number, "row-wrong-seat", seat=seat, expected=expected)
            if not self.state.allows(code) or (seat != CHANCE and self._sealed[seat][:1] not in ([], [code])):
                raise BadRecord(number, "row-illegal", code=code)
        elif kind == SEALED:
            if self._together is None or code not in self.choices(seat):
                raise BadRecord(number, "row-illegal", code=code)
        elif kind == UNDO:
            found = self._undo_to(seat)
            if found is None or found[0] != code:
                raise BadRecord(number, "row-bad-undo")
        elif kind != RESIGN or seat not in range(len(self.names)) or code not in (GAVE_UP, RAN_OUT):
            raise BadRecord(number, "row-bad-kind", kind=str(kind))

    # Errors.

    def _check_running(self) -> None:
        if self.over:
            raise GameOver()

    def _check_version(self, seat: int, version: int) -> None:
        since = self.since(seat)
        if not since - self._unseen(seat, since) <= version <= self.shown(seat):
            raise StaleVersion(version=self.shown(seat), given=version)

    def _illegal(self, code: int, asked: GameState) -> IllegalAction:
        try:
            words = " ".join(self.game.words(code))
        except (BadAction, TypeError):
            words = str(code)
        allowed = "; ".join(" ".join(self.game.words(choice)) for choice in asked.choices)
        known = code if type(code) is int and words != str(code) else None
        reason = why_not(self.game, asked, int(asked.current), known) if known is not None else None
        return IllegalAction(self.game, reason, known, asked.choices, asked.view(int(asked.current)), self.names,
                             words=words, allowed=allowed)
