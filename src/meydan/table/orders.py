"""Standing orders: what a seat leaves to the program, in the words its game declares (`Game.orders`).

In a window an order means "do not show me this"; the window lasts as long as ever. Elsewhere it answers no faster and
no slower than people do, else its speed would tell the others that nobody thought about it.
"""
from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from meydan.core.errors import BadAction
from meydan.core.game import Game, Order
from meydan.core.state import GameState

Delay = Callable[[], float]
Question = tuple[int, int]              # the version at which it arose, and how many sealed answers came before

ALWAYS_WAIT: Final = "always-wait"      # every game with windows has it: this seat always wants time in them

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


class Offer(NamedTuple):
    """An order as it is kept (`what`: its name, and the word of what it is about), offered to one seat."""

    what: str
    order: str
    kind: str                           # of what it is about, or ""
    about: str                          # its word, or ""
    given: bool


class Orders:
    """What each seat has ordered, and when the order for its present question falls due."""

    def __init__(self, game: Game, delay: Delay = human_delay) -> None:
        self._game = game
        self._delay = delay
        self._known = {order.name: order for order in game.orders}
        self._given: dict[int, list[str]] = {}
        self._due: dict[int, tuple[Question, float]] = {}       # and the time to answer it

    def of(self, seat: int) -> tuple[str, ...]:
        return tuple(self._given.get(seat, ()))

    def give(self, seat: int, what: str, on: bool) -> None:
        """Switch an order; BadAction if the game has none of these words."""
        self._check(what)
        given = [other for other in self._given.get(seat, []) if other != what]
        self._given[seat] = [*given, what] if on else given
        self._due.pop(seat, None)

    def keep(self, given: Iterable[tuple[int, str]]) -> None:
        """What storage holds; what the game no longer knows is left out."""
        self._given = {}
        for seat, what in given:
            try:
                self._check(what)
            except BadAction:
                continue
            self._given.setdefault(seat, []).append(what)

    def _check(self, what: str) -> None:
        name, _, about = what.partition(" ")
        if name == ALWAYS_WAIT and not about and self._game.windows:
            return
        order = self._known.get(name)
        if order is None or (about not in order.kind.index if order.kind else about != ""):
            raise BadAction("error-bad-order", words=what)

    def offered(self, seat: int, view: dict[str, Any]) -> list[Offer]:
        """What this seat can switch, from its own view: its orders, and those that are given already."""
        given = self.of(seat)
        offers = [Offer(ALWAYS_WAIT, ALWAYS_WAIT, "", "", ALWAYS_WAIT in given)] if self._game.windows else []
        for order in self._game.orders:
            if order.kind is None:
                offers.append(Offer(order.name, order.name, "", "", order.name in given))
                continue
            words = [order.kind.names[number] for number in self._game.order_about(order, view)]
            words += [about for what in given for name, _, about in [what.partition(" ")]
                      if name == order.name and about not in words]
            for about in words:
                what = f"{order.name} {about}"
                offers.append(Offer(what, order.name, order.kind.name, about, what in given))
        return offers

    def left(self, seat: int, asked: GameState) -> list[int]:
        """The choices of this question that the seat's orders leave to it."""
        choices = list(asked.choices)
        given = self._given.get(seat)
        if not given:
            return choices
        window = bool(asked.stack[-1].step.window)
        view = asked.view(seat)
        for what in given:
            name, _, about = what.partition(" ")
            order = self._known.get(name)
            if order is not None and (window or order.own):
                choices = self._narrowed(order, about, view, choices, window)
        return choices

    def _narrowed(self, order: Order, about: str, view: dict[str, Any], choices: list[int], window: bool) -> list[int]:
        number = order.kind.index[about] if order.kind is not None else -1
        left = self._game.leaves(order, number, view, choices)
        assert left and set(left) <= set(choices), f"order {order.name} leaves what was not there"
        assert not window or left[0] == choices[0], f"order {order.name} takes the decline away"
        return left

    def answer(self, seat: int, asked: GameState) -> int | None:
        """The code with which orders answer a question that is no window; None if they leave something open."""
        if not self._given.get(seat) or asked.stack[-1].step.window:
            return None
        left = self.left(seat, asked)
        return left[0] if len(left) == 1 and (len(asked.choices) > 1 or asked.secret) else None

    def due(self, seat: int, question: Question, now: float) -> float:
        """When this question is to be answered; drawn when it is first looked at."""
        known = self._due.get(seat)
        if known is None or known[0] != question:
            known = self._due[seat] = (question, now + self._delay())
        return known[1]
