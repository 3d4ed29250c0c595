"""What a bot may know of the table besides its view: hidden things dealt anew, and its choices."""
from __future__ import annotations

from meydan.core.game import Game
from meydan.core.registry import game_of
from meydan.core.state import GameState


class Handle:
    """Deals guesses at the true state, as one seat sees it.

    Made by the table side. It holds no more than such a guess itself: every guess is made from what the seat knows,
    so one made from another is the same as one made from the truth.
    """

    __slots__ = ("choices", "game", "players", "seat", "_guess")

    def __init__(self, state: GameState, seat: int, game: Game | None = None) -> None:
        self.game: Game = game if game is not None else game_of(state)
        self.seat = seat
        self.players = int(state.players)
        self.choices: list[int] = list(state.choices)
        self._guess = state.determinize(seat, 0)

    def determinize(self, seed: int) -> GameState:
        """A state this seat cannot tell from the true one; the same for the same seed."""
        return self._guess.determinize(self.seat, seed)
