"""Which games can be tested, and positions of theirs."""
from __future__ import annotations

from collections.abc import Iterator

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState


def games_here() -> list[str]:
    """The games whose rules are written."""
    found = []
    for name in meydan.games():
        try:
            meydan.game(name)
        except (ImportError, AttributeError):
            continue
        found.append(name)
    return found


def positions(name: str, seed: int, every: int, players: int | None = None) -> Iterator[GameState]:
    """States of a random game in which a seat has a real choice, some decisions apart."""
    game = meydan.game(name)
    state = game.new(players=players or game.players[seed % len(game.players)], seed=seed)
    rng = Rng(seed)
    number = 0
    while not state.over:
        if state.current >= 0 and len(state.choices) > 1 and number % every == every // 2:
            yield state.clone()
        state.apply(state.choices[rng.below(len(state.choices))])
        number += 1
