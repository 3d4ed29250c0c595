"""How a table stands: the game so far, who is asked what, and what each seat may see. Nothing here changes it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.core.actions import seen_by
from meydan.core.errors import BadOption, BadPlayers, NotYourTurn
from meydan.core.game import Game, Setup
from meydan.core.record import OUT_OF_TIME, RESIGNED, Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import Event, GameState
from meydan.table.entry import Entry
from meydan.table.line import CHOSEN, FALLEN, SET, UNSEALED, Line, is_sealed
from meydan.table.orders import Delay, Orders, human_delay
from meydan.table.together import Together
from meydan.table.window import EVERYONE, PACES, QUICK, Window, window_frames


class Standing:
    """A game in progress as the rows that were appended to it; read by everybody, changed by `Table` only."""

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
        self._quiet: list[bool] = []                # rows that touched only one seat's sealed decisions or settings
        self._private: set[int] = set()             # those of settings, which are nobody else's business
        self._arrive()

    # The game so far.

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

    def journal(self, seat: int | None) -> list[tuple[int, Event]]:
        """What happened as far as this seat (None: a spectator) may know, with the number of its moment."""
        self._check_seat(seat)
        found, moment = [], 0
        for manner, events in zip(self._line.manners, self._line.events, strict=True):
            moment += self._counts(manner)
            found += [(moment, event) for event in events if seen_by(event, seat)]
        return found

    @property
    def moments(self) -> int:
        """How many decisions there are to look back at; seats' settings are none while the game runs."""
        return sum(map(self._counts, self._line.manners))

    def decision(self, moment: int) -> int:
        """How many decisions of the record lead to a moment."""
        counted = [number for number, manner in enumerate(self._line.manners) if self._counts(manner)]
        if moment >= len(counted):                      # now, with all settings
            return moment + len(self._line) - len(counted)
        return counted[moment - 1] + 1 if moment > 0 else moment

    def at(self, moment: int) -> GameState:
        """The state after so many decisions that count; the caller's own."""
        return self._line.at(self.decision(moment))

    def _counts(self, manner: int) -> bool:
        return manner != SET or self.over

    # Who is asked what.

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

    @property
    def window(self) -> Window | None:
        """The window that is open, if any."""
        return self._window if not self.over else None

    def holds(self, seat: int) -> bool:
        """Whether this seat can do something in the window, and wants to be shown it; for its own eyes only."""
        window = self.window
        return window is not None and seat in window.seats and len(self._orders.left(seat, window.asked(seat))) > 1

    def since(self, seat: int) -> int:
        """The first version from which on nothing changed for this seat; it names the seat's question.

        Others' sealed decisions are none of its business, so they make nothing stale.
        """
        row = self.version
        while row > 0 and self._quiet[row - 1] and self.entries[row - 1].seat != seat:
            row -= 1
        return row

    def shown(self, seat: int | None) -> int:
        """The version this seat (None: a spectator) is told of: others' settings count for nothing, now and later."""
        return self.version - self._unseen(seat, self.version)

    def _unseen(self, seat: int | None, version: int) -> int:
        """How many rows up to a version are others' settings."""
        return sum(row < version and self.entries[row].seat != seat for row in self._private)

    def is_private(self, row: int) -> bool:
        """Whether a row only set something for one seat."""
        return row in self._private

    # How the next question is found.

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

    def _asked_in_window(self) -> tuple[int, ...]:
        assert self._window is not None
        seats = sorted(self._window.seats)
        if self.pace == QUICK:
            return tuple(seat for seat in seats if seat not in self._window.answers and self.holds(seat))
        if self.pace == EVERYONE:
            return tuple(seat for seat in seats if seat not in self._window.answers)
        return tuple(seats)

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
            if manner in (CHOSEN, SET) and who == seat:
                return last, others
            if manner == CHOSEN:
                others.add(who)
        return None

    # Errors.

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.names)):
            raise BadPlayers("error-no-seat", seat=seat, players=len(self.names))

    def _not_your_turn(self) -> NotYourTurn:
        return NotYourTurn(waiting=", ".join(self.names[seat] for seat in self.waiting) or "-")
