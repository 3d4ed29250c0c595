"""What Scythe's bots make of a position: when to end the game, and what is worth gathering for it."""
from __future__ import annotations

import pytest

from meydan.bots import Handle, bot
from meydan.games.scythe import evaluate
from tests.scythe.positions import GAME, Table, table

FIVE = "upgrades mechs structures recruits workers"


def counted(t: Table, seat: int = 0) -> dict[str, float]:
    return dict(zip(evaluate.FEATURES, evaluate.features(t.g, seat)))


@pytest.mark.parametrize(("coins", "ends"), [((60, 5), True), ((0, 90), False)])
def test_hard_places_the_sixth_star_only_where_that_wins(coins: tuple[int, int], ends: bool) -> None:
    t = table().give(0, goals=FIVE, power=15, coins=coins[0]).give(1, coins=coins[1]).turn(0, "bolster")
    code = bot("hard:iterations=200", 0, 3).choose(t.g.view(0), Handle(t.g, 0, GAME), None)
    t.g.apply(code)
    while not t.g.over and len(t.g.choices) == 1:
        t.g.apply(t.g.choices[0])
    assert bool(t.g.over) is ends


def test_goals_in_reserve_count_less_the_fewer_stars_are_missing() -> None:
    spare = [counted(table().put(0, workers=["T8"] * 4).give(0, power=8, popularity=9, upgrades=3,
                                                             recruits="upgrade build", goals=goals))["spare_goals"]
             for goals in ("", "workers mechs recruits", FIVE)]
    assert spare[0] > spare[1] > spare[2] > 0


def test_a_village_draws_workers_while_they_still_pay_back() -> None:
    far, near, there = (counted(table().put(0, workers=[place, "T8"])) for place in ("M6", "F7", "V7"))
    assert far["village_way"] <= near["village_way"] < there["village_way"]
    assert far["growth"] == near["growth"] == 0 < there["growth"]
    t = table().put(0, workers=["V7", "T8"])
    t.g.turn = 60
    assert counted(t)["growth"] == counted(t)["young_workers"] == 0


def test_units_that_may_fight_are_worth_more_beside_their_prey() -> None:
    t = table().put(1, character="M6").give(1, goals=FIVE).give(0, power=8)
    assert counted(t.put(0, character="M6"))["hunt"] > counted(t.put(0, character="F2"))["hunt"]
