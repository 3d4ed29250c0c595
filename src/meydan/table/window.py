"""Windows: one question to several seats at the same moment, whatever they hold.

Answers stay sealed until the window closes, and are then used in the rules' own order; no answer declines. When it
closes depends on the table's pace and on who asked for time, never on who could answer. The table has no clock:
whoever runs it says what time it is.
"""
from __future__ import annotations

from typing import Final

from meydan.core.state import Frame, GameState

QUICK: Final = "quick"                  # closes when all who can do something have answered; tells who could
EVERYONE: Final = "everyone"            # closes when every seat has answered or said "go on"
BEATS: Final = {"0.5": 0.5, "1": 1.0, "1.5": 1.5, "2": 2.0, "3": 3.0}       # seconds, the same for all
PACES: Final = (*BEATS, QUICK, EVERYONE)
USUAL_PACE: Final = "1.5"
THINK: Final = 60.0                     # seconds a "wait" lasts, unless its seat answers or lets go before


def window_frames(state: GameState) -> list[Frame]:
    """The frames of the window that is open, the first to be used first; none if there is no window."""
    frames: list[Frame] = []
    seats: set[int] = set()
    for frame in reversed(state.stack):
        if not frame.step.window or int(frame.player) in seats:
            break
        seats.add(int(frame.player))
        frames.append(frame)
    return frames


class Window:
    """A window as it stands: whom it asks what, and what has come in so far."""

    def __init__(self, state: GameState, frames: list[Frame], own: bool = False) -> None:
        self.frames = frames
        self.own = own                          # a question of the asked seat's own turn: silence does not decline
        self.seats = tuple(int(frame.player) for frame in frames)
        self.answers: dict[int, int] = {}
        self.waits: dict[int, float] = {}       # until when a seat wants time, whether it asked for it or is asked
        self.opened: float | None = None        # when it was first looked at
        self.closing = False
        self._questions: dict[int, GameState] = {}
        question = state.clone()
        for seat in self.seats:
            self._questions[seat] = question.clone()
            if seat != self.seats[-1]:
                question.apply(question.choices[0])

    def asked(self, seat: int) -> GameState:
        """The question of this seat, as if all before it declined."""
        return self._questions[seat]

    def open(self, now: float, always: tuple[int, ...]) -> None:
        """The moment begins; some seats always want time."""
        if self.opened is None:
            self.opened = now
            self.waits |= {seat: now + THINK for seat in always if seat not in self.waits}

    def due(self, beat: float) -> float | None:
        """When it closes if nobody says anything more; None until it was looked at."""
        if self.opened is None:
            return None
        return max([self.opened + beat, *self.waits.values()])

    def rest(self, state: GameState) -> Window | None:
        """After the first seat declined: the same moment for the others, if that is what the rules ask now."""
        left = self.frames[1:]
        if not left or window_frames(state) != left:
            return None
        window = Window(state, left, self.own)
        window.answers, window.waits, window.opened = self.answers, self.waits, self.opened
        window.closing = self.closing
        return window
