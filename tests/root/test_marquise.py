"""The Marquise de Cat (ROOT-13)."""
from __future__ import annotations

import pytest

from meydan.games.root import turn
from tests.root.positions import MARQUISE_ACTION, Table, kind, place
from tests.rules import rule


@rule("ROOT-13.4", "ROOT-13.5", "TRAP-1")
def test_keep_and_wood_are_tokens() -> None:
    t = Table().put("c5", marquise=1, wood=1, keep=1, eyrie=2).leader("commander")
    t.battle("eyrie", "c5", "marquise").roll(1, 0)
    assert t.asking == "LosePieces" and t.choices == {"lose wood", "lose keep"}
    t.do("lose keep")
    assert t.score("eyrie") == 1 and t.g.keep_at() == -1 and t.g.may_place(1, place("c5"))


@rule("ROOT-13.10", "TRAP-12")
def test_crafting_comes_before_actions() -> None:
    t = Table().put("c1", workshop=1, marquise=2).hand("marquise", "anvil").begin("marquise")
    assert t.asking == "MarquiseCraft" and t.can("craft anvil", "end")
    t.do("end")
    assert t.asking == "MarquiseAction" and not t.can("craft anvil")


@rule("ROOT-13.10")
def test_three_actions_in_any_order_repeats_allowed_or_fewer() -> None:
    t = Table().put("c1", marquise=2).put("c5", marquise=1, eyrie=3).at(MARQUISE_ACTION, "marquise", 3)
    t.do("march", "from c1", "to c9", "warriors 1", "skip", "march", "from c9", "to c1", "warriors 1", "skip")
    t.do("battle", "attack c5 eyrie", "roll 0 0")
    assert t.done
    t.at(MARQUISE_ACTION, "marquise", 3).do("end")
    assert t.done


@rule("ROOT-13.11", "TRAP-13")
def test_bird_cards_buy_further_actions() -> None:
    t = Table().put("c1", marquise=2, recruiter=1).hand("marquise", "sappers", "armorers", "anvil")
    t.at(MARQUISE_ACTION, "marquise", 1).do("recruit")
    assert t.choices == {"end", "spend sappers", "spend armorers"}      # only real birds
    t.do("spend sappers")
    assert not t.can("recruit") and t.can("march")                      # once per turn
    t.do("march", "from c1", "to c5", "warriors 1", "skip")
    assert t.choices == {"end", "spend armorers"}


@rule("ROOT-13.13")
def test_a_march_is_one_or_two_moves() -> None:
    t = Table().put("c1", marquise=2).at(MARQUISE_ACTION, "marquise", 3).do("march")
    assert "skip" not in t.choices
    t.do("from c1", "to c5", "warriors 1")
    assert t.can("skip", "from c1", "from c5")
    t.do("skip")
    assert t.asking == "MarquiseAction" and t.g.stack[-1].number == 2


@rule("ROOT-13.14", "TRAP-13")
def test_recruit_once_per_turn_at_each_recruiter() -> None:
    t = Table().put("c5", recruiter=2).put("c1", recruiter=1).at(MARQUISE_ACTION, "marquise", 3).do("recruit")
    assert t.count("c5", "marquise") == 2 and t.count("c1", "marquise") == 1 and not t.can("recruit")
    assert not Table().at(MARQUISE_ACTION, "marquise", 3).can("recruit")                 # no recruiter
    assert not Table().put("c5", recruiter=1).empty(marquise=0).at(MARQUISE_ACTION, "marquise", 3).can("recruit")


@rule("ROOT-13.14", "ROOT-4.9")
def test_short_of_warriors_she_chooses_recruiters() -> None:
    t = Table().put("c5", recruiter=2).put("c1", recruiter=1).empty(marquise=2).at(MARQUISE_ACTION, "marquise", 3)
    t.do("recruit")
    assert t.choices == {"recruit-at c5", "recruit-at c1"}
    t.do("recruit-at c5", "recruit-at c1")
    assert t.count("c5", "marquise") == 1 and t.count("c1", "marquise") == 1 and t.asking == "MarquiseAction"


@rule("ROOT-13.15", "ROOT-13.17")
@pytest.mark.parametrize("building, points", [("sawmill", [0, 1, 2, 3, 4, 5]), ("workshop", [0, 2, 2, 3, 4, 5]),
                                              ("recruiter", [0, 1, 2, 3, 3, 4])])
def test_costs_and_points_of_buildings(building: str, points: list[int]) -> None:
    for count, (cost, score) in enumerate(zip([0, 1, 2, 3, 3, 4], points)):
        t = Table().put("c11", marquise=9, wood=8)
        t.g.supply[kind(building)] -= count                     # so many stand elsewhere
        t.at(MARQUISE_ACTION, "marquise", 3).do("build", f"build-at {building} c11")
        assert t.supply("wood") == cost and t.score("marquise") == score
        assert t.count("c11", building) == 1


@rule("ROOT-13.16", "TRAP-11", "EX-4", "ROOT-13.19")
def test_wood_travels_through_ruled_clearings_only() -> None:
    t = Table().put("c1", marquise=1, wood=1).put("c10", marquise=2, eyrie=1).put("c12", marquise=1, wood=1)
    t.put("c9", wood=1, eyrie=1).put("c7", recruiter=2).put("c4", marquise=0)
    t.at(MARQUISE_ACTION, "marquise", 3).do("build")
    assert t.can("build-at recruiter c12") and not t.can("build-at recruiter c7")
    t.do("build-at recruiter c12")
    assert t.score("marquise") == 2 and t.count("c9", "wood") == 1
    assert t.count("c1", "wood") == t.count("c12", "wood") == 0
    t.deck("anvil", "sappers", "bake_sale").at(turn.DRAW_CARDS, "marquise")
    assert t.cards("marquise") == 2


@rule("ROOT-13.16")
def test_the_program_may_pay_from_the_largest_heaps() -> None:
    t = Table().put("c1", marquise=1, wood=1).put("c5", marquise=1, wood=3, sawmill=1).put("c9", marquise=1, sawmill=1)
    t.at(MARQUISE_ACTION, "marquise", 3).do("build", "build-at sawmill c9", "pay-any")
    assert t.count("c5", "wood") == 1 and t.count("c1", "wood") == 1 and t.count("c9", "sawmill") == 2


@rule("ROOT-13.16")
def test_she_picks_which_wood_pays() -> None:
    t = Table().put("c1", marquise=1, wood=2).put("c5", marquise=1, wood=1, sawmill=1).put("c9", marquise=1, sawmill=1)
    t.at(MARQUISE_ACTION, "marquise", 3).do("build", "build-at sawmill c9")
    assert t.asking == "PayWood" and t.choices == {"pay c1", "pay c5", "pay-any"}
    t.do("pay c5")
    assert t.count("c1", "wood") == 1 and t.count("c5", "wood") == 0 and t.count("c9", "sawmill") == 2    # one was left


@rule("ROOT-13.16")
def test_building_needs_rule_and_a_slot() -> None:
    t = Table().put("c5", marquise=1, eyrie=1, wood=4).at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("build")
    t.put("c5", marquise=1).at(MARQUISE_ACTION, "marquise", 3)
    assert t.can("build")


@rule("ROOT-13.18")
def test_overwork() -> None:
    t = Table().put("c1", sawmill=1).put("c5", sawmill=1).hand("marquise", "anvil", "foxfolk_steel")
    t.at(MARQUISE_ACTION, "marquise", 3).do("overwork")
    assert t.choices == {"overwork-at c1"}
    t.do("overwork-at c1", "spend anvil", "overwork", "overwork-at c1", "spend foxfolk_steel")
    assert t.count("c1", "wood") == 2
    t = Table().put("c1", sawmill=1).empty(wood=0).hand("marquise", "anvil").at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("overwork")


@rule("ROOT-13.19")
@pytest.mark.parametrize("recruiters, cards", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cards_drawn_in_evening(recruiters: int, cards: int) -> None:
    t = Table()
    t.g.supply[5] -= recruiters
    t.at(turn.DRAW_CARDS, "marquise")
    assert t.cards("marquise") == cards


@rule("ROOT-13.19", "ROOT-2.12")
def test_then_discard_down_to_five() -> None:
    t = Table().hand("marquise", "anvil", "sappers", "armorers", "bake_sale", "investments", "cobbler", "codebreakers")
    t.at(turn.DISCARD_DOWN, "marquise", 5)
    assert t.g.secret and len(t.choices) == 7
    t.do("discard anvil", "discard cobbler")
    assert t.done and t.cards("marquise") == 5 and t.pile == {"anvil", "cobbler"}
