"""Costs, production, trade, chains (SWD-6)."""
from __future__ import annotations

from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, SECOND, coins, duel, play, price


@rule("SWD-6.11", "SWD-6.12", "EX-5")
def test_a_unit_costs_two_and_what_the_opponents_cards_make() -> None:
    g = duel(second=dict(buildings=["shelf_quarry"]))
    assert price(g, FIRST, "baths") == 4
    assert price(g, SECOND, "baths") == 0


@rule("EX-19")
def test_baths_cost_more_the_more_stone_the_opponent_makes() -> None:
    for buildings, paid in (([], 2), (["quarry"], 3), (["quarry", "stone_pit"], 4)):
        g = duel(second=dict(buildings=buildings), open=["baths"])
        play(g, "build", "baths")
        assert coins(g) == (7 - paid, 7)


@rule("SWD-6.14", "EX-20")
def test_a_reserve_fixes_the_price_at_one() -> None:
    g = duel(first=dict(buildings=["stone_reserve"]), second=dict(buildings=["quarry"]))
    assert price(g, FIRST, "baths") == 1


@rule("SWD-6.18", "TRAP-7")
def test_producers_of_choice_serve_before_the_rebate() -> None:
    g = duel(first=dict(buildings=["forum"], tokens=["architecture"]),
             second=dict(buildings=["lumber_yard", "quarry", "glassworks", "glassblower"]))
    assert price(g, FIRST, "temple_of_artemis") == 2
