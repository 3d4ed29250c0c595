"""Turns, discarding, the end of an Age (SWD-5, 7, 15, 18)."""
from __future__ import annotations

import pytest

from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, GAME, SECOND, can, coins, duel, moves, play

RICH = dict(coins=40)


@rule("SWD-5.1")
def test_an_accessible_card_is_played_in_one_of_three_ways() -> None:
    g = duel(first=dict(**RICH, plans=["pyramids"]), slots={19: "baths"})
    assert moves(g) == ["build baths", "discard baths", "wonder baths pyramids"]


@rule("SWD-5.2")
def test_discarding_is_always_legal() -> None:
    g = duel(first=dict(coins=0), slots={19: "baths", 18: "altar"})
    assert moves(g) == ["build altar", "discard altar", "discard baths"]


@rule("SWD-5.3", "SWD-18.1", "SWD-18.2", "TRAP-10")
def test_the_order_inside_a_turn() -> None:
    g = duel(first=dict(coins=20), second=dict(coins=0, tokens=["economy"]), pawn=2, open=["archery_range"])
    g.log = []
    play(g, "build", "archery_range")
    told = [GAME.events[event].name for event in g.log]
    assert told[:4] == ["built", "traded", "looted", "advanced"]
    assert coins(g) == (20 - 6, 4), "the trade money comes before the token takes two"


@rule("SWD-18.1")
def test_urbanism_coins_come_before_the_cards_coins() -> None:
    g = duel(first=dict(coins=0, buildings=["tavern"], tokens=["urbanism"]), open=["lighthouse"])
    g.log = []
    play(g, "build", "lighthouse")
    assert [event[3] for event in g.log if GAME.events[event].name == "gained"] == [4, 2]


@rule("SWD-5.4", "TRAP-6", "SWD-4.7")
def test_cards_are_turned_up_after_all_choices_but_before_the_extra_turn() -> None:
    g = duel(first=dict(**RICH, plans=["sphinx"]), slots={0: "altar", 2: "baths", 3: "theater"})
    play(g, "wonder", "baths", "sphinx")
    assert g.current == FIRST
    assert can(g, "discard", "theater")
    g = duel(first=dict(buildings=["pharmacist"], coins=0),
             slots={0: "statue", 6: "temple", 11: "dispensary", 7: "forum"})
    shown = [slot["card"] for slot in g.view(0)["structure"]]
    assert shown[1] is None
    play(g, "build", "dispensary")
    assert g.asking == "TakeToken"
    assert [slot["card"] for slot in g.view(0)["structure"]][1] is None, "not before the token is chosen"
    play(g, "token", "law")
    assert [slot["card"] for slot in g.view(0)["structure"]][1] == "temple"


@rule("SWD-5.5")
def test_extra_turns_chain() -> None:
    g = duel(first=dict(**RICH, plans=["sphinx", "hanging_gardens"], tokens=["theology"]), open=["altar", "baths"])
    play(g, "wonder", "baths", "sphinx")
    assert g.current == FIRST, "one Wonder, one extra turn, Theology or not"
    play(g, "wonder", "altar", "hanging_gardens")
    assert g.current == FIRST
    play(g, "discard", moves(g)[0].split()[1])
    assert g.current == SECOND


@rule("SWD-5.6", "TRAP-4")
def test_an_extra_turn_earned_with_the_last_card_is_lost() -> None:
    g = duel(first=dict(**RICH, plans=["sphinx"]), slots={0: "baths"}, pawn=-1)
    play(g, "wonder", "baths", "sphinx")
    assert (g.asking, g.current, g.age) == ("ChooseStarter", FIRST, 2)
    play(g, "start", "2")
    assert g.current == SECOND


@rule("SWD-7.1", "EX-12")
def test_discarding_gives_two_coins_and_one_for_each_yellow_card() -> None:
    g = duel(second=dict(buildings=["tavern", "clay_reserve"]), open=["aqueduct"], turn=SECOND)
    play(g, "discard", "aqueduct")
    assert coins(g) == (7, 11)


@rule("SWD-7.2", "TRAP-25")
def test_the_discarded_card_does_not_count_itself() -> None:
    g = duel(open=["tavern"])
    play(g, "discard", "tavern")
    assert coins(g) == (9, 7)


@rule("SWD-7.3")
def test_everybody_sees_the_discard_pile() -> None:
    g = duel(open=["tavern"])
    play(g, "discard", "tavern")
    assert all(g.view(seat)["discard"] == ["tavern"] for seat in (FIRST, SECOND, None))


@rule("SWD-7.4", "TRAP-14")
def test_what_lies_on_the_discard_pile() -> None:
    g = duel(first=dict(**RICH, plans=["statue_of_zeus", "mausoleum"]), second=dict(buildings=["quarry"]),
             open=["altar", "baths", "theater"])
    play(g, "wonder", "altar", "statue_of_zeus")
    play(g, "destroy", "quarry")
    play(g, "discard", "baths")
    play(g, "wonder", "theater", "mausoleum")
    assert sorted(moves(g)) == ["revive baths", "revive quarry"]


@rule("SWD-15.1", "SWD-15.2", "SWD-15.5")
def test_an_age_ends_after_the_choices_of_its_last_card() -> None:
    g = duel(first=dict(**RICH, plans=["statue_of_zeus"]), second=dict(coins=3, buildings=["quarry", "lumber_yard"]),
             slots={0: "baths"}, discard=["altar"])
    play(g, "wonder", "baths", "statue_of_zeus")
    assert g.age == 1 and sorted(moves(g)) == ["destroy lumber_yard", "destroy quarry"]
    play(g, "destroy", "quarry")
    assert g.age == 2
    assert g.pawn == 1 and g.cities[SECOND].coins == 3
    assert set(g.view(0)["discard"]) == {"altar", "quarry"}


@rule("SWD-15.3")
def test_the_chooser_sees_the_new_structure() -> None:
    g = duel(slots={0: "baths"})
    play(g, "discard", "baths")
    assert g.asking == "ChooseStarter"
    assert sum(slot["card"] is not None for slot in g.view(g.current)["structure"]) == 12


@pytest.mark.parametrize(("pawn", "last", "chooser"), [(3, FIRST, SECOND), (-1, SECOND, FIRST), (0, FIRST, FIRST),
                                                       (0, SECOND, SECOND)])
@rule("SWD-15.4", "EX-31", "TRAP-5")
def test_the_weaker_military_chooses_who_starts(pawn: int, last: int, chooser: int) -> None:
    g = duel(slots={0: "statue"}, pawn=pawn, turn=last)
    play(g, "discard", "statue")
    assert (g.age, g.current) == (3, chooser)
    assert moves(g) == ["start 1", "start 2"]
    play(g, "start", "2")
    assert g.current == SECOND
