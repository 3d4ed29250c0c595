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


def test_a_harvest_that_cannot_be_paid_is_missed() -> None:
    """With eight workers it costs power, popularity and a coin; with three nothing."""
    eight = ["T8"] * 8
    rich = counted(table().put(0, workers=eight).give(0, power=5, popularity=5, coins=5))
    assert rich["solvent"] == 1.0 and rich["broke"] == 0.0
    for lacking in ("power", "popularity", "coins"):
        poor = counted(table().put(0, workers=eight).give(0, **{"power": 5, "popularity": 5, "coins": 5, lacking: 0}))
        assert poor["solvent"] == 0.0, lacking
    assert counted(table().put(0, workers=["T8"] * 3).give(0, power=0, popularity=0, coins=0))["solvent"] == 1.0
    assert counted(table().give(0, coins=0))["broke"] > counted(table().give(0, coins=2))["broke"] > 0


def test_popularity_is_worth_what_its_tiers_will_pay() -> None:
    ways = [counted(table().give(0, popularity=number))["standing"] for number in range(19)]
    assert ways == sorted(ways) and ways[12] < ways[13] == ways[18]
    assert ways[7] - ways[6] > 3 * (ways[6] - ways[5]) and ways[13] - ways[12] > 3 * (ways[12] - ways[11])
    stars = counted(table().give(0, popularity=8, goals=FIVE))["standing"]
    assert stars > ways[8]


def test_what_others_may_have_to_reveal_does_not_sway_a_judgement() -> None:
    """Their objectives are dealt anew in every guess, and some would be met; the judgement stays."""
    t = table().give(1, coins=30, popularity=18, power=16, upgrades=5, recruits="upgrade build")
    t[1].objectives = 0b11
    before = evaluate.evaluate(t.g, 0)
    nearness = set()
    for seed in range(60):
        deal = t.g.determinize(0, seed)
        own = dict(zip(evaluate.FEATURES, evaluate.features(deal, 1)))
        nearness.add(own["goals"] + own["spare_goals"])
        assert evaluate.evaluate(deal, 0) == before
    assert len(nearness) > 1


def test_a_turn_can_be_thought_away() -> None:
    """The search asks what its next turn may be as if the others passed."""
    t = table().turn(0)
    after = t.g.clone()
    assert after.asking == "PlaceToken" and after.skip_turn()
    assert after.active != t.g.active and after.turns_begun() == t.g.turns_begun() + 1
    after.apply(after.choices[0])
    assert not after.skip_turn()                    # only a turn that has not begun yet
