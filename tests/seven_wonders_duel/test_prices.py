"""Costs, production, trade, chains (SWD-6)."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.games.seven_wonders_duel.actions import BUILD, DISCARD, PICK, WONDER_WITH
from meydan.games.seven_wonders_duel.components import BUILDING, BUILDING_CARDS, DIGIT, GREY, WONDERS
from meydan.games.seven_wonders_duel.state import Duel, wonder_price
from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, SECOND, can, coins, duel, play, price


@rule("SWD-6.1", "SWD-6.2", "EX-1")
def test_printed_costs() -> None:
    g = duel(first=dict(coins=0), open=["lumber_yard", "stone_pit", "baths"])
    assert [price(g, FIRST, name) for name in ("lumber_yard", "stone_pit", "baths", "arena")] == [0, 1, 2, 6]
    assert can(g, "build", "lumber_yard") and not can(g, "build", "stone_pit") and not can(g, "build", "baths")
    play(g, "build", "lumber_yard")
    assert "lumber_yard" in g.view(None)["cities"][FIRST]["buildings"]


@rule("SWD-6.3", "EX-4")
def test_a_coin_cost_goes_to_the_bank() -> None:
    g = duel(second=dict(tokens=["economy"]), open=["scriptorium", "stone_pit"])
    assert price(g, FIRST, "scriptorium") == 2 and price(g, FIRST, "stone_pit") == 1
    play(g, "build", "scriptorium")
    assert coins(g) == (5, 7)


@rule("SWD-6.4", "SWD-6.10", "EX-3")
def test_production_is_never_used_up() -> None:
    g = duel(first=dict(buildings=["quarry", "clay_pool", "brickyard", "press"]))
    assert [price(g, FIRST, name) for name in ("baths", "garrison", "apothecary")] == [0, 0, 2]
    g = duel(first=dict(buildings=["quarry"]), open=["baths", "lumber_yard"])
    play(g, "build", "baths")
    assert price(g, FIRST, "baths") == 0
    assert price(duel(first=dict(coins=99)), FIRST, "palace") == 10


@rule("SWD-6.5", "SWD-6.7")
def test_yellow_cards_and_wonders_produce_too() -> None:
    assert price(duel(first=dict(buildings=["forum"])), FIRST, "apothecary") == 0
    assert price(duel(first=dict(buildings=["caravansery"])), FIRST, "baths") == 0
    assert price(duel(first=dict(wonders=["great_lighthouse"])), FIRST, "baths") == 0
    assert price(duel(first=dict(wonders=["piraeus"])), FIRST, "apothecary") == 0
    g = duel(first=dict(wonders=["great_lighthouse"]))
    assert price(g, FIRST, "baths") == price(g, FIRST, "garrison") == 0, "chosen anew each time"
    assert price(g, FIRST, "horse_breeders") == 2, "one unit, not one of each"


@rule("SWD-6.6")
def test_how_many_units_brown_and_grey_cards_make() -> None:
    for card in BUILDING_CARDS:
        units = sum(card.makes >> DIGIT * resource & 63 for resource in range(5))
        if card.colour <= GREY:
            assert units == (2 if card.age == 2 and card.colour != GREY else 1)
        else:
            assert units == 0


@rule("SWD-6.8", "EX-8")
def test_a_mixed_cost_needs_coins_and_resources() -> None:
    assert price(duel(first=dict(buildings=["glassworks"])), SECOND, "caravansery") == 7


@rule("SWD-6.9")
def test_no_limit_on_buildings() -> None:
    everything = [name for name in BUILDING.names if name not in ("baths", "altar")]
    g = duel(first=dict(buildings=everything[:60]), open=["baths"])
    play(g, "build", "baths")
    assert len(g.view(None)["cities"][FIRST]["buildings"]) == 61
    assert g.current == SECOND, "one card a turn"


@rule("SWD-6.11", "SWD-6.12", "EX-5")
def test_a_unit_costs_two_and_what_the_opponents_cards_make() -> None:
    g = duel(second=dict(buildings=["shelf_quarry"]))
    assert price(g, FIRST, "baths") == 4
    assert g.view(None)["cities"][SECOND]["unit_prices"]["stone"] == 2
    assert price(duel(second=dict(buildings=["brickyard"])), FIRST, "garrison") == 4


@rule("EX-6")
def test_fortifications_cost_bruno_five() -> None:
    g = duel(first=dict(buildings=["clay_pool"]), second=dict(buildings=["shelf_quarry"]))
    assert price(g, SECOND, "fortifications") == 5


@rule("EX-7")
def test_three_stone_at_four() -> None:
    assert price(duel(second=dict(buildings=["shelf_quarry"])), FIRST, "aqueduct") == 12


@rule("EX-19")
def test_baths_cost_more_the_more_stone_the_opponent_makes() -> None:
    for buildings, paid in (([], 2), (["quarry"], 3), (["quarry", "stone_pit"], 4)):
        g = duel(second=dict(buildings=buildings), open=["baths"])
        play(g, "build", "baths")
        assert coins(g) == (7 - paid, 7)


@rule("SWD-6.13", "TRAP-1")
def test_yellow_cards_and_wonders_never_raise_a_price() -> None:
    g = duel(second=dict(buildings=["forum", "caravansery"], wonders=["great_lighthouse", "piraeus"]))
    assert price(g, FIRST, "baths") == price(g, FIRST, "apothecary") == price(g, FIRST, "garrison") == 2


@rule("SWD-6.14", "EX-20")
def test_a_reserve_fixes_the_price_at_one() -> None:
    g = duel(first=dict(buildings=["stone_reserve"]), second=dict(buildings=["quarry"]))
    assert price(g, FIRST, "baths") == 1
    g = duel(first=dict(buildings=["customs_house"]), second=dict(buildings=["glassworks", "press"]))
    assert price(g, FIRST, "apothecary") == 1
    assert g.view(None)["cities"][FIRST]["unit_prices"] == dict(wood=2, clay=2, stone=2, glass=1, papyrus=1)


@rule("SWD-6.15", "SWD-6.24", "TRAP-27")
def test_a_card_never_helps_with_its_own_cost() -> None:
    g = duel(first=dict(coins=3), open=["stone_reserve", "baths"])
    play(g, "build", "stone_reserve")
    assert g.cities[FIRST].coins == 0
    assert price(g, FIRST, "baths") == 1, "it works from the next turn on"


@rule("SWD-6.24", "EX-36")
def test_the_great_lighthouse_does_not_supply_itself() -> None:
    g = duel(first=dict(coins=4, plans=["great_lighthouse"]), open=["baths"])
    assert price(g, FIRST, "great_lighthouse") == 8
    assert not can(g, "wonder", "baths", "great_lighthouse")


@rule("SWD-6.16")
def test_trade_money_goes_to_the_bank() -> None:
    g = duel(second=dict(buildings=["quarry"]), open=["baths"])
    play(g, "build", "baths")
    assert coins(g) == (4, 7)


@rule("SWD-6.17", "EX-21")
def test_the_least_possible_total_is_charged() -> None:
    assert price(duel(first=dict(buildings=["caravansery"]), second=dict(buildings=["quarry"])), FIRST, "rostrum") == 2
    assert price(duel(first=dict(buildings=["quarry"])), FIRST, "baths") == 0, "only what is missing is bought"


@rule("SWD-6.18", "TRAP-7")
def test_producers_of_choice_serve_before_the_rebate() -> None:
    g = duel(first=dict(buildings=["forum"], tokens=["architecture"]),
             second=dict(buildings=["lumber_yard", "quarry", "glassworks", "glassblower"]))
    assert price(g, FIRST, "temple_of_artemis") == 2


@rule("SWD-6.18")
def test_the_bill_explains_the_price() -> None:
    g = duel(first=dict(buildings=["caravansery", "clay_pool"], tokens=["masonry"]), second=dict(buildings=["sawmill"]),
             open=["palace"])
    bill = g.view(0)["prices"][FIRST]["palace"]
    assert bill["total"] == 2 and bill["coins"] == 0
    assert [(line["resource"], line["price"], line["how"]) for line in bill["bill"]] == [
        ("wood", 4, "chosen"), ("stone", 2, "rebated"), ("glass", 2, "rebated"), ("glass", 2, "bought")]


@rule("SWD-6.19", "TRAP-24")
def test_coins_of_the_card_cannot_pay_for_it() -> None:
    g = duel(first=dict(coins=1, plans=["temple_of_artemis"]), open=["baths"])
    assert not can(g, "wonder", "baths", "temple_of_artemis")


@rule("SWD-6.20", "EX-2")
def test_a_chain_makes_a_building_free() -> None:
    assert price(duel(first=dict(buildings=["stable"])), FIRST, "horse_breeders") == 0
    assert price(duel(), FIRST, "horse_breeders") == 4


@pytest.mark.parametrize(("parent", "child"), [("baths", "aqueduct"), ("palisade", "fortifications")])
@rule("SWD-6.20", "EX-9", "EX-10")
def test_chains_of_the_rulebook(parent: str, child: str) -> None:
    g = duel(first=dict(coins=0, buildings=[parent]), open=[child])
    play(g, "build", child)
    assert g.cities[FIRST].coins == 0


@rule("SWD-6.21")
def test_only_a_standing_parent_of_ones_own_city_counts() -> None:
    assert price(duel(second=dict(buildings=["baths"])), FIRST, "aqueduct") == 6
    assert price(duel(discard=["baths"]), FIRST, "aqueduct") == 6
    g = duel(first=dict(plans=["pyramids"], buildings=["quarry", "stone_pit", "shelf_quarry", "press"]), open=["baths"])
    play(g, "wonder", "baths", "pyramids")
    assert price(g, FIRST, "dispensary") > 0 and not g.view(0)["cities"][FIRST]["buildings"].count("baths")
    g = duel(first=dict(buildings=["baths", "quarry", "shelf_quarry"], tokens=["urbanism"], coins=0), open=["aqueduct"])
    play(g, "build", "aqueduct")
    assert g.cities[FIRST].coins == 4, "an available chain is always used"


@rule("SWD-6.22")
def test_all_chains() -> None:
    chains = {BUILDING.names[card.chain_from]: BUILDING.names[n] for n, card in enumerate(BUILDING_CARDS)
              if card.chain_from >= 0}
    assert chains == dict(
        stable="horse_breeders", palisade="fortifications", baths="aqueduct", garrison="barracks",
        archery_range="siege_workshop", parade_ground="circus", scriptorium="library", pharmacist="dispensary",
        school="university", laboratory="observatory", theater="statue", statue="gardens", altar="temple",
        temple="pantheon", rostrum="senate", tavern="lighthouse", brewery="arena")


@rule("SWD-6.23")
def test_a_chain_is_one_step() -> None:
    assert price(duel(first=dict(buildings=["theater"])), FIRST, "gardens") > 0
    assert price(duel(first=dict(buildings=["statue"])), FIRST, "gardens") == 0


@rule("EX-23")
def test_masonry_drops_the_two_dearest_units() -> None:
    g = duel(first=dict(buildings=["customs_house", "clay_pool"], tokens=["masonry"]),
             second=dict(buildings=["sawmill", "glassworks"]))
    assert price(g, FIRST, "palace") == 2


@rule("EX-24")
def test_architecture_drops_the_two_dearest_units() -> None:
    g = duel(first=dict(buildings=["press", "stone_reserve"], tokens=["architecture"], plans=["temple_of_artemis"]),
             second=dict(buildings=["sawmill"]), open=["baths"])
    assert price(g, FIRST, "temple_of_artemis") == 1
    play(g, "wonder", "baths", "temple_of_artemis")
    assert g.cities[FIRST].coins == 7 - 1 + 12


def test_whoever_can_pay_the_least_price_can_build() -> None:
    """Choices are written without looking for the least price where a dearer one can be paid."""
    dearer = 0
    for seed in range(40):
        g, rng = meydan.game("seven_wonders_duel").trial(seed=seed), Rng(seed)
        assert isinstance(g, Duel)
        while not g.over:
            if g.asking == "TakeTurn":
                seat, city, prices = g.current, g.cities[g.current], g.prices(g.current)
                wonders = [wonder for wonder in range(WONDERS)
                           if city.plans >> wonder & 1 and wonder_price(city, prices, wonder) <= city.coins]
                expected = []
                for building in (code - DISCARD for code in g.choices if DISCARD <= code < PICK):
                    least = g.building_price(seat, city, prices, building)
                    dearer += least < g.building_price(seat, city, prices, building, 99)
                    expected += [BUILD + building] * (least <= city.coins) + [DISCARD + building]
                    expected += [WONDER_WITH + building * WONDERS + wonder for wonder in wonders]
                assert g.choices == expected
            g.apply(g.choices[rng.below(len(g.choices))])
    assert dearer > 100
