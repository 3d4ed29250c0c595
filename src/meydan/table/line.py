"""The decisions that count: the true state after them, and every state before."""
from __future__ import annotations

from typing import Final

from meydan.core.game import Game, Setup
from meydan.core.state import CHANCE, Event, GameState

CHOSEN: Final = 0                       # a seat decided openly
FORCED: Final = 1                       # there was one option, so the program answered
FALLEN: Final = 2                       # chance decided
UNSEALED: Final = 3                     # a seat decided, unseen by others who decided with it
CONTINUED: Final = 4                    # a seat decided openly, in one go with its decision before
SET: Final = 5                          # a seat set something for itself; see `GameState.aside`

_EVERY: Final = 16                      # decisions between two kept states


class Line:
    """A game as played so far, undone decisions left out.

    A state is kept every few decisions; any other is played again from the one before it.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.state = game.deal(setup)
        self.state.log = []
        self.decisions: list[tuple[int, int]] = []
        self.manners: list[int] = []                # how each decision came about
        self.events: list[list[Event]] = []         # what each decision led to
        self.reveals: list[int] = []                # the state's count before each decision
        self._kept: list[GameState] = [self.state.clone()]

    def __len__(self) -> int:
        return len(self.decisions)

    def _manner(self, code: int) -> int:
        """How the decision to be made now comes about."""
        state = self.state
        if state.current == CHANCE:
            return FALLEN
        if code in state.aside:
            return SET
        if is_sealed(state):
            return UNSEALED
        return FORCED if is_forced(state) else CHOSEN

    def play(self, code: int, more: bool = False) -> None:
        """Carry out a decision of `state.current`, known to be legal; `more`: in one go with the one before."""
        state = self.state
        self.decisions.append((int(state.current), code))
        self.manners.append(CONTINUED if more else self._manner(code))
        self.reveals.append(int(state.reveals))
        state.apply(code)
        self.events.append(state.log or [])
        state.log = []
        if len(self.decisions) % _EVERY == 0:
            self._kept.append(state.clone())

    def at(self, number: int) -> GameState:
        """The state after the first `number` decisions; the caller's own."""
        if not 0 <= number <= len(self.decisions):
            raise IndexError(f"decision {number} of {len(self.decisions)}")
        if number == len(self.decisions):
            return self.state.clone()
        state = self._kept[number // _EVERY].clone()
        for _, code in self.decisions[number - number % _EVERY:number]:
            state.apply(code)
        return state

    def cut(self, number: int) -> None:
        """Take back all but the first `number` decisions."""
        self.state = self.at(number)
        self.state.log = []
        for history in (self.decisions, self.manners, self.events, self.reveals):
            del history[number:]
        del self._kept[number // _EVERY + 1:]


def is_sealed(state: GameState) -> bool:
    """Whether the seat asked now decides unseen by the others."""
    return bool(state.stack) and state.stack[-1].step.sealed


def is_forced(state: GameState) -> bool:
    """Whether the program may answer: one option, and no secret that it is the only one."""
    return len(state.choices) == 1 and not state.secret and not state.aside and not is_sealed(state)
