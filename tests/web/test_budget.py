"""What every table loads stays small."""
from __future__ import annotations

import pytest
from scripts import budget

import meydan


def test_the_script_stays_small() -> None:
    plain, packed = budget.script()
    assert plain <= budget.SCRIPT and packed < plain / 2
    assert 0 < budget.later() < 15_000, "what comes later is the smaller part"


@pytest.mark.parametrize("game", meydan.games())
def test_the_first_load_and_the_news_stay_small(game: str) -> None:
    told = budget.measure(game, 4, 40)
    load, most = (float(told.split(word)[1].split()[0]) * 1000 for word in ("first load", "most"))
    assert load <= budget.FIRST_LOAD, told
    assert float(told.split("update")[1].split()[0]) * 1000 <= budget.UPDATE, told
    assert most <= 2 * budget.UPDATE, told
