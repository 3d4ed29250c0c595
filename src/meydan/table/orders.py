"""Standing orders: "pass until I say so" for questions whose existence or answer is secret.

An order is followed no faster and no slower than people answer, else its speed would tell the
others that nobody thought about it. The table has no clock: whoever runs it says what time it is.
"""
from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from typing import Final

from meydan.core.actions import Actions
from meydan.core.state import GameState

Delay = Callable[[], float]
Question = tuple[int, int]              # the version at which it arose, and how many sealed answers came before

_MEDIAN: Final = 4.0                    # seconds
_SPREAD: Final = 0.6                    # of the logarithm
_SHORTEST: Final = 1.2
_LONGEST: Final = 20.0


def human_delay() -> float:
    """Seconds a person takes over a small question: log-normal around four, within 1.2 to 20.

    Drawn from system randomness, so that nobody can work out whether an order answered.
    """
    uniform = (secrets.randbits(53) + 1) / 2.0**53
    angle = secrets.randbits(53) / 2.0**53
    normal = math.sqrt(-2.0 * math.log(uniform)) * math.cos(2.0 * math.pi * angle)
    return min(max(_MEDIAN * math.exp(_SPREAD * normal), _SHORTEST), _LONGEST)


class Orders:
    """What each seat has ordered, and when the order for its present question falls due."""

    def __init__(self, actions: Actions, delay: Delay = human_delay) -> None:
        self._actions = actions
        self._delay = delay
        self._given: dict[int, int | str] = {}
        self._due: dict[int, tuple[Question, float]] = {}       # and the time to answer it

    def __getitem__(self, seat: int) -> int | str | None:
        return self._given.get(seat)

    def give(self, seat: int, what: int | str | None) -> None:
        """From now on answer with this code, or the choice with this verb; None: no order."""
        self._due.pop(seat, None)
        if what is None:
            self._given.pop(seat, None)
            return
        if isinstance(what, str):
            if what not in self._actions.blocks:
                self._actions.code(what)                        # says which verbs there are
        else:
            self._actions.block(what)
        self._given[seat] = what

    def answer(self, seat: int, asked: GameState) -> int | None:
        """The code the order answers this question with; None if it does not cover it.

        It covers secret questions in which exactly one choice is what was ordered.
        """
        what = self._given.get(seat)
        if what is None or not asked.secret:
            return None
        fitting = [code for code in asked.choices if self._fits(what, code)]
        return fitting[0] if len(fitting) == 1 else None

    def _fits(self, what: int | str, code: int) -> bool:
        return code == what if isinstance(what, int) else self._actions.block(code).verb == what

    def due(self, seat: int, question: Question, now: float) -> float:
        """When this question is to be answered; drawn when it is first looked at."""
        known = self._due.get(seat)
        if known is None or known[0] != question:
            known = self._due[seat] = (question, now + self._delay())
        return known[1]
