"""What a bot may know of the table besides its view: hidden things dealt anew, and its choices."""
from __future__ import annotations

from collections.abc import Callable

from meydan.core.game import Game
from meydan.core.registry import game_of
from meydan.core.state import GameState


class Handle:
    """Deals guesses at the true state, as one seat sees it; the true state itself stays inside.

    Made by the table side. A bot that only uses what is offered here cannot cheat: every guess is
    made from what the seat knows.
    """

    __slots__ = ("choices", "game", "players", "seat", "_deal")

    def __init__(self, state: GameState, seat: int, game: Game | None = None) -> None:
        self.game: Game = game if game is not None else game_of(state)
        self.seat = seat
        self.players = int(state.players)
        self.choices: list[int] = list(state.choices)
        self._deal = _dealer(state, seat)

    def determinize(self, seed: int) -> GameState:
        """A state this seat cannot tell from the true one; the same for the same seed."""
        return self._deal(seed)


def _dealer(state: GameState, seat: int) -> Callable[[int], GameState]:
    """The true state lives in this closure only."""
    def deal(seed: int) -> GameState:
        return state.determinize(seat, seed)

    return deal
