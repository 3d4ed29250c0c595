"""One running game, for any number of people and bots around it."""
from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from meydan.core.actions import seen_by
from meydan.core.carry import carry
from meydan.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadRecord,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourTurn,
    StaleVersion,
)
from meydan.core.game import Game, Setup, Value
from meydan.core.reasons import why_not
from meydan.core.record import OUT_OF_TIME, RESIGNED, Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, Event, GameState
from meydan.table.entry import ACT, GAVE_UP, MORE, RAN_OUT, RESIGN, RULES, SEALED, UNDO, Entry
from meydan.table.line import CHOSEN, FALLEN, UNSEALED, Line, is_forced, is_sealed
from meydan.table.older import carried_rows, since_rules
from meydan.table.orders import ALWAYS_WAIT, Delay, Offer, Orders, human_delay
from meydan.table.sequences import after
from meydan.table.together import Together
from meydan.table.window import BEATS, EVERYONE, PACES, QUICK, THINK, Window, window_frames


class Table:
    """A game in progress as the rows that were appended to it. Trusts nobody.

    `act`, `undo` and `resign` check seat, version and legality, change nothing if they raise, and
    return the rows to be stored. Dice fall from system randomness unless an `rng` is given;
    whatever falls is in the rows, so `restore` finds the same table again, bit for bit.
    """

    def __init__(self, game: Game | str, setup: Setup, names: Sequence[str], *,
                 pace: str = QUICK, rng: Rng | None = None, delay: Delay = human_delay) -> None:
        if pace not in PACES:
            raise BadOption("error-bad-option-value", option="pace", value=pace, allowed=", ".join(PACES))
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup = setup
        self.names = Record(self.game, setup, names).names
        self.entries: list[Entry] = []
        self.resigned: int | None = None            # the seat that gave up, or
        self.late = False                           # whose time ran out
        self._rng = rng
        self._line = Line(self.game, setup)
        self.pace = pace
        self._orders = Orders(self.game, delay)
        self._window: Window | None = None
        self._declined = False                      # whether the last row declined in a window
        self._sealed: list[list[int]] = [[] for _ in self.names]
        self._quiet: list[bool] = []                # rows that touched nothing but one seat's sealed decisions
        self._arrive()

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

    # How it stands.

    @property
    def version(self) -> int:
        """The number of rows; whoever decides says which version they looked at."""
        return len(self.entries)

    @property
    def state(self) -> GameState:
        """The true state. Not to be changed, nor shown to anybody but through `view`."""
        return self._line.state

    @property
    def record(self) -> Record:
        """The game so far; decisions that were taken back, or are still sealed, are not in it."""
        return Record(self.game, self.setup, self.names, self._line.decisions, self.resigned, self.late)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; none while the game runs."""
        if self.resigned is not None:
            return tuple(seat for seat in range(len(self.names)) if seat != self.resigned)
        return tuple(seat for seat in range(len(self.names)) if self.state.won >> seat & 1) if self.over else ()

    @property
    def ending(self) -> str | None:
        """The name of the ending, or None while the game runs."""
        if self.resigned is not None:
            return OUT_OF_TIME if self.late else RESIGNED
        return self.game.endings[self.state.ending] if self.state.over else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may decide now; several when they decide together. In a window with a beat these are all
        seats it asks, for who can do something, and who has answered, is nobody's business."""
        if self._window is not None and not self.over:
            return self._asked_in_window()
        return tuple(seat for seat in range(len(self.names)) if self._question(seat) is not None)

    def choices(self, seat: int) -> list[int]:
        """The codes this seat may choose now; empty if it is not asked, or has nothing to play in a window."""
        asked = self._question(seat)
        return list(asked.choices) if asked is not None else []

    def asked(self, seat: int) -> GameState:
        """A state in which this seat is `current`, for its prompt, its choices and its bot.

        It is the true state, or a clone if others decide at the same time. Read only; what the
        seat may see of it is its `view`.
        """
        asked = self._question(seat)
        if asked is None:
            raise self._not_your_turn()
        return asked

    def sealed(self, seat: int) -> list[int]:
        """What this seat has decided while the others still think; for its own eyes only."""
        self._check_seat(seat)
        return list(self._sealed[seat])

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may see."""
        self._check_seat(seat)
        if seat is not None and self._window is not None and seat in self._window.seats:
            return self._window.asked(seat).view(seat)
        if seat is not None and self._sealed[seat]:
            halfway = self._question(seat)              # it sees the first half of its own decision
            if halfway is not None:
                return halfway.view(seat)
        return self.state.view(seat)

    def journal(self, seat: int | None) -> list[tuple[int, Event]]:
        """What happened as far as this seat (None: a spectator) may know, with decision numbers from 1."""
        self._check_seat(seat)
        return [(number, event) for number, events in enumerate(self._line.events, 1)
                for event in events if seen_by(event, seat)]

    def at(self, number: int) -> GameState:
        """The state after so many decisions of the record; the caller's own."""
        return self._line.at(number)

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

    @property
    def window(self) -> Window | None:
        """The window that is open, if any."""
        return self._window if not self.over else None

    def holds(self, seat: int) -> bool:
        """Whether this seat can do something in the window, and wants to be shown it; for its own eyes only."""
        window = self.window
        return window is not None and seat in window.seats and len(self._orders.left(seat, window.asked(seat))) > 1

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

    def _asked_in_window(self) -> tuple[int, ...]:
        assert self._window is not None
        seats = sorted(self._window.seats)
        if self.pace == QUICK:
            return tuple(seat for seat in seats if seat not in self._window.answers and self.holds(seat))
        if self.pace == EVERYONE:
            return tuple(seat for seat in seats if seat not in self._window.answers)
        return tuple(seats)

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
                self.act(seat, self.version, code)
        return self.entries[before:]

    # Questions.

    def _arrive(self) -> None:
        """The true state is a new one: who is asked there is worked out when somebody wants to know."""
        if not is_sealed(self.state):
            for decisions in self._sealed:
                decisions.clear()
        self._arrived = self.version
        self._arrive_at_window()
        together = self.state.together if self._window is None and not self.over else ()
        self._together = Together(self.state) if together else None
        self._questions: dict[int, GameState | None] = {}

    def _arrive_at_window(self) -> None:
        """A new window, or the rest of the one that is being closed."""
        closing = self._window.rest(self.state) if self._window is not None and self._declined else None
        frames = window_frames(self.state) if closing is None and not self.over else []
        own = self.state.asking in self.game.own_windows
        self._window = closing or (Window(self.state, frames, own) if frames else None)

    def _question(self, seat: int) -> GameState | None:
        if self.over:
            return None
        if self._window is not None:
            shown = self.holds(seat) and seat not in self._window.answers
            return self._window.asked(seat) if shown else None
        if self._together is None:
            return self.state if self.state.current == seat and seat >= 0 else None
        if seat not in self._together.seats:
            return None
        if seat not in self._questions:
            self._questions[seat] = self._together.asked(seat, self._sealed[seat])
        return self._questions[seat]

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

    def _undo_to(self, seat: int) -> tuple[int, set[int]] | None:
        """How many decisions are left when this seat takes its last one back, and who else has decided since.

        None if it cannot: it has decided nothing, or since then something was revealed or a die fell.
        """
        line = self._line
        others: set[int] = set()
        if self.over or seat not in range(len(self.names)):
            return None
        if self._sealed[seat]:
            return len(line), others
        if any(self._sealed):
            return None
        for last in range(len(line) - 1, -1, -1):
            manner, who = line.manners[last], line.decisions[last][0]
            if line.reveals[last] != self.state.reveals or manner in (FALLEN, UNSEALED):
                return None
            if manner == CHOSEN and who == seat:
                return last, others
            if manner == CHOSEN:
                others.add(who)
        return None

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
        self.entries.append(entry)
        self._quiet.append(quiet)
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

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.names)):
            raise BadPlayers("error-no-seat", seat=seat, players=len(self.names))

    def _check_running(self) -> None:
        if self.over:
            raise GameOver()

    def since(self, seat: int) -> int:
        """The first version from which on nothing changed for this seat; it names the seat's question.

        Others' sealed decisions are none of its business, so they make nothing stale.
        """
        row = self.version
        while row > 0 and self._quiet[row - 1] and self.entries[row - 1].seat != seat:
            row -= 1
        return row

    def _check_version(self, seat: int, version: int) -> None:
        if not self.since(seat) <= version <= self.version:
            raise StaleVersion(version=self.version, given=version)

    def _not_your_turn(self) -> NotYourTurn:
        return NotYourTurn(waiting=", ".join(self.names[seat] for seat in self.waiting) or "-")

    def _illegal(self, code: int, asked: GameState) -> IllegalAction:
        try:
            words = " ".join(self.game.words(code))
        except (BadAction, TypeError):
            words = str(code)
        allowed = "; ".join(" ".join(self.game.words(choice)) for choice in asked.choices)
        reason = why_not(self.game, asked, int(asked.current), code) if words != str(code) else None
        return IllegalAction(self.game, reason, words=words, allowed=allowed)


