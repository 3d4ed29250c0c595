"""What every table loads and is sent stays small."""
from __future__ import annotations

from typing import Any

import pytest
from scripts import budget

import meydan

# Whole games, with the options that make them short.
SHORT: dict[str, dict[str, Any]] = {
    "root": {"round_limit": 5}, "scythe": {"turn_limit": "10_turns"}, "inis": {"rounds": 3}}


def test_the_script_stays_small() -> None:
    plain, packed = budget.script()
    assert plain <= budget.SCRIPT and packed < plain / 2
    assert 0 < budget.later() < 33_000, "what comes later is the smaller part"


@pytest.mark.parametrize("game", meydan.games())
def test_the_first_load_and_all_news_of_a_whole_game_stay_small(game: str) -> None:
    cost = budget.measure(game, 5, 10_000, **SHORT.get(game, {}))
    print(f"\n{cost}")
    assert cost.load <= budget.FIRST_LOAD
    assert len(cost.updates) > 60 and max(cost.updates) <= budget.UPDATE, cost
