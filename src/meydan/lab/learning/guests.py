"""Who comes to visit in self-play, so that a network learns to play against others than itself."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meydan.bots.rushers import General, Scientist
from meydan.core.game import Game, Options
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.games.seven_wonders_duel.state import Duel

Guest = Callable[[GameState, int, int], int]
QUICK: Final = 2                        # kinds every game has: the game's quick policy, and anything at all


def scripts(game: Game) -> int:
    """How many kinds of scripted guests a game has."""
    return QUICK + (2 if game.name == "seven_wonders_duel" else 0)


def guests(game: Game, seed: int) -> Guest:
    """Answers for a guest: the state, its seat, and which kind it is."""
    rng = Rng(seed)

    def answer(state: GameState, seat: int, kind: int) -> int:
        if kind == 0:
            return int(state.policy(rng))
        if kind == 1:
            return state.choices[int(rng.below(len(state.choices)))]
        assert isinstance(state, Duel)
        return (Scientist, General)[kind - QUICK](seat, 0).favourite(state)

    return answer


def dealer(game: Game, players: tuple[int, ...] | None = None) -> Callable[[int], GameState]:
    """Fresh games of all player counts, and of all factions where an option says which of them play."""
    counts = players or game.players
    mixed: Options = {option.name: "random" for option in game.options
                      if "random" in option.values and option.name.endswith("_factions")}

    def deal(seed: int) -> GameState:
        return game.trial(counts[seed % len(counts)], seed, **mixed)

    return deal
