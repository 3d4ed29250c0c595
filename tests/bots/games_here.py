"""Which games can be tested, and positions of theirs."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.search import layouts


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


def end_row(ends: Any, state: GameState, seat: int) -> bytes:
    """What a game's module `ends` writes, and that it writes nowhere else."""
    buffer = vec[u8]([u8(0)] * (ends.SIZE + 6))
    ends.observe_end(state, seat, buffer, 3)
    written = bytes(buffer)                                         # type: ignore[arg-type]
    assert not any(written[:3]) and not any(written[-3:])
    return written[3:-3]


def read_by(game: str, state: GameState) -> str:
    """The layout in which a network reads such a table; nothing where it does not."""
    return next((name for name, module in layouts(game).items() if module.readable(state)), "")
