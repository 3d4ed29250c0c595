"""The shared kit over random games: every player count and option, cut short, and whole games."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.core.state import playout
from tests.kit import check_play, variants
from tests.rules import rule

GAME = meydan.game("scythe")
SHORT = {"turn_limit": "30_turns"}


@rule("SCY-1.1", "SCY-29.1", "SCY-30.1", "SCY-30.2")
@pytest.mark.parametrize("number", range(len(list(variants(GAME)))))
def test_what_must_hold_in_every_state_of_every_game(number: int) -> None:
    players, options = list(variants(GAME))[number]
    check_play(GAME, players, {**SHORT, **options}, seed=100 + number, rate=0.02)


@rule("SCY-1.3", "SCY-27.1")
def test_a_whole_random_game_ends_with_a_sixth_star() -> None:
    state = GAME.new(players=2, seed=5)
    decisions = playout(state, Rng(5))
    assert GAME.endings[state.ending] == "stars"
    assert decisions < GAME.longest
