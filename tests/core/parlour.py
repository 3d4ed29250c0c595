"""The made-up game with its vetoes as a window: everybody is asked at once, whatever they hold."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from meydan.core.game import Order, Value
from meydan.core.rng import Rng
from meydan.core.state import Frame
from meydan.table import Table
from tests import toy
from tests.core.players import NAMES, bids
from tests.toy import BAZAAR, CARD, FIRST_VETO, PASS, VETO, Bazaar, bazaar

QUIET = Order("no-veto")
NOT_THIS = Order("not-card", CARD)
GENEROUS = Order("give-to-the-left", own=True)

HOLDERS = [["coin11", "coin12", "coin1", "coin2"], ["coin3", "coin4", "veto1", "veto2"],
           ["coin5", "coin6", "coin7", "veto3"]]
NOBODY_HOLDS = [["coin11", "coin12", "coin1", "coin2"], ["coin3", "coin4", "coin8", "coin9"],
                ["coin5", "coin6", "coin7", "coin10"]]


def _asks_everybody(self: Any, g: Bazaar, f: Frame) -> list[int]:
    hand = g.hands[f.player]
    return [PASS, VETO] if hand and hand[-1] >= FIRST_VETO else [PASS]


def _about(order: Order, view: dict[str, Any]) -> list[int]:
    return [CARD.index[card] for card in view["hand"] if card.startswith("veto")] if order is NOT_THIS else []


def _leaves(order: Order, about: int, view: dict[str, Any], choices: list[int]) -> list[int]:
    if order is QUIET or (order is NOT_THIS and view["hand"] and view["hand"][-1] == CARD.names[about]):
        return [code for code in choices if code != VETO]
    if order is GENEROUS and view["asking"] == "GiveCoin":
        return choices[:1]
    return choices


@contextmanager
def windows() -> Iterator[None]:
    """The made-up game has windows and standing orders as long as this lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(toy.REACT, "window", True)
        patch.setattr(toy.REACT, "sealed", True)
        patch.setattr(toy.React, "options", _asks_everybody)
        patch.setattr(BAZAAR, "windows", True, raising=False)
        patch.setattr(BAZAAR, "orders", (QUIET, NOT_THIS, GENEROUS), raising=False)
        patch.setattr(BAZAAR, "order_about", _about, raising=False)
        patch.setattr(BAZAAR, "leaves", _leaves, raising=False)
        yield


def after_bids(pace: Value = "1.5", hands: list[list[str]] | None = None) -> Table:
    """Shirin has won the bidding; a window asks Farhad and Khosrow at once."""
    made = Table(BAZAAR, bazaar(hands or HOLDERS, rounds=2), NAMES, pace=str(pace), rng=Rng(1), delay=lambda: 5.0)
    made.proceed()
    bids(made, "coin12", "coin3", "coin5")
    return made
