"""Opponents that do one thing and think about nothing else. A good bot must not lose to them."""
from __future__ import annotations

from meydan.bots.base import Reason, View
from meydan.bots.handle import Handle
from meydan.games.seven_wonders_duel.actions import BUILD, DISCARD, PICK
from meydan.games.seven_wonders_duel.components import BUILDING_CARDS, COLOUR
from meydan.games.seven_wonders_duel.state import Duel

GREEN, RED = COLOUR.index["green"], COLOUR.index["red"]


class Scientist:
    """Takes every green card it can pay, those with a new symbol first; else what makes goods; else coins."""

    wanted = GREEN

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        state = handle.determinize(1)
        assert isinstance(state, Duel)
        return self.favourite(state)

    def favourite(self, state: Duel) -> int:
        """What it likes best; it looks at nothing hidden."""
        return max(state.choices, key=lambda code: (self.liking(state, code), -code))

    def liking(self, state: Duel, code: int) -> int:
        city = state.cities[self.seat]
        if BUILD <= code < DISCARD:
            card = BUILDING_CARDS[code - BUILD]
            if card.colour == self.wanted:
                return 100 if self.wanted != GREEN or not int(city.symbols) >> int(card.symbol) & 1 else 90
            return 60 if card.colour in (COLOUR.index["brown"], COLOUR.index["grey"]) else 50
        if DISCARD <= code < PICK:
            return 10
        return 70                                   # a Wonder, a token, whatever is asked

    def why(self, language: str) -> list[Reason]:
        return []


class General(Scientist):
    """The same with red cards."""

    wanted = RED
