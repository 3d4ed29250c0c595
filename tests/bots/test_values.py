"""A state is a value: its copies are clones, and it is not compared by accident."""
from __future__ import annotations

import copy

import pytest

from tests.bots.games_here import games_here, positions


@pytest.mark.parametrize("game", games_here())
def test_copies_are_clones(game: str) -> None:
    state = next(positions(game, seed=3, every=9))
    seat = int(state.current)
    before = state.view(seat)
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin is not state and twin.view(seat) == before
        twin.apply(twin.choices[0])
        assert state.view(seat) == before and state.view(seat) != twin.view(seat)
    with pytest.raises(TypeError, match="compare"):
        assert state == state.clone()
    assert state == state and state != 5 and len({state, state}) == 1
