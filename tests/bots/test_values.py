"""A state is a value: its copies are clones, and it is not compared by accident."""
from __future__ import annotations

import copy
import pickle

import pytest

import meydan
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


@pytest.mark.parametrize("game", games_here())
def test_a_state_is_sent_as_its_record_not_as_a_pickle(game: str) -> None:
    with pytest.raises(TypeError, match="send a record"):
        pickle.dumps(meydan.game(game).new(seed=1))
