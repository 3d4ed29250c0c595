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
        while depth and state.stack[depth - 1].step.sealed:
            depth -= 1
        self._depth = depth
        self._last = state.stack[depth]                         # what the last of them is asked
        self._below = state.stack[depth - 1] if depth else None

    def asked(self, seat: int, answers: Sequence[int]) -> GameState | None:
        """A clone in which `seat` is asked after these answers of its own; None if it is done.

        The other seats answered anyhow in it, never what they really sealed.
        """
        state = self._start.clone()
        given = 0
        while self._goes_on(state):
            if state.current == seat:
                if given == len(answers):
                    return state
                state.apply(answers[given])
                given += 1
            else:
                state.apply(state.choices[0])
        return None

    def _goes_on(self, state: GameState) -> bool:
        """Whether the question asked in this clone still belongs to these seats.

        Frames never change, so the last seat's frame is the same object as long as it waits. A
        decision of several steps has replaced it by sealed frames of that seat alone; frames of
        other seats there are the next round already.
        """
        stack = state.stack
        if len(stack) <= self._depth or not is_sealed(state):
            return False
        if stack[self._depth] is self._last:
            return True
        if self._below is not None and stack[self._depth - 1] is not self._below:
            return False
        return all(frame.step.sealed and frame.player == self._last.player for frame in stack[self._depth:])
