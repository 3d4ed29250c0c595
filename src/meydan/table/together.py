"""Seats that decide at the same time: whom to ask what while the others' answers are unknown.

The engine asks them one after the other. The table keeps all their answers sealed, so the true
state stands still at the first question until everybody has answered.
"""
from __future__ import annotations

from collections.abc import Sequence

from meydan.core.state import GameState
from meydan.table.line import is_sealed


class Together:
    """The seats that decide together from a state on, until the last of them is done."""

    def __init__(self, state: GameState) -> None:
        self.seats = state.together
        self._start = state
        depth = len(state.stack)
        while depth and state.stack[depth - 1].step.sealed and not state.stack[depth - 1].step.window:
            depth -= 1
        self._depth = depth                                     # their frames lie above it

    def asked(self, seat: int, answers: Sequence[int]) -> GameState | None:
        """A clone in which `seat` is asked after these answers of its own; None if it is done.

        The other seats answered anyhow in it, never what they really sealed.
        """
        state = self._start.clone()
        given = 0
        while True:
            code = state.choices[0]
            if state.current == seat:
                if given == len(answers):
                    return state
                code = answers[given]
                given += 1
            if not self._goes_on(state, code):
                return None

    def _goes_on(self, state: GameState, code: int) -> bool:
        """Answer the question of this clone; whether the next one still belongs to these seats.

        It does if what lay below the answered frame is what is left, with nothing above but further
        steps of the same seat's decision. Frames of other seats there are the next round already.
        """
        seat = state.current
        below = state.stack[:-1]
        state.apply(code)
        if len(state.stack) <= self._depth or not is_sealed(state) or state.reveals != self._start.reveals:
            return False
        left = state.stack[:len(below)]
        return left == below[:len(left)] and all(
            frame.step.sealed and frame.player == seat for frame in state.stack[len(below):])
