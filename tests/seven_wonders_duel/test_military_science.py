"""The Conflict pawn, science symbols and supremacy (SWD-9, 10)."""
from __future__ import annotations

import pytest

from meydan.games.seven_wonders_duel.components import ZONE_POINTS
from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, GAME, SECOND, can, coins, duel, moves, play

RICH = dict(coins=40)


@rule("SWD-9.1", "SWD-9.2")
def test_the_track() -> None:
    assert [int(points) for points in ZONE_POINTS] == [0, 2, 2, 5, 5, 5, 10, 10, 10, 0]
    g = duel(open=["guard_tower"], turn=SECOND)
    play(g, "build", "guard_tower")
    assert g.pawn == -1, "towards the first player's capital"


@rule("SWD-9.4", "EX-13")
def test_each_shield_moves_the_pawn_one_space() -> None:
    makers = ["clay_pool", "brickyard", "glassworks"]
    g = duel(first=dict(coins=0, buildings=makers, plans=["colossus"]), open=["baths"])
    play(g, "wonder", "baths", "colossus")
    assert g.pawn == 2 and g.cities[FIRST].coins == 0
    assert g.view(0)["cities"][FIRST]["wonders"][0]["under"] == "baths"


@pytest.mark.parametrize(("start", "end"), [(2, 4), (1, 3)])
@rule("SWD-9.5", "EX-15")
def test_a_military_token_takes_coins(start: int, end: int) -> None:
    g = duel(first=RICH, pawn=start, open=["archery_range"])
    play(g, "build", "archery_range")
    assert g.pawn == end and g.cities[SECOND].coins == 5
    assert g.view(0)["military_tokens"] == [[True, True], [False, True]]


@rule("SWD-9.5", "EX-17")
def test_nobody_owes_coins() -> None:
    g = duel(first=RICH, second=dict(coins=1), pawn=2, open=["guard_tower"])
    play(g, "build", "guard_tower")
    assert g.cities[SECOND].coins == 0


@rule("SWD-9.6", "TRAP-2")
def test_one_move_can_enter_two_zones() -> None:
    g = duel(first=dict(**RICH, tokens=["strategy"]), second=dict(coins=10), pawn=2, open=["arsenal"])
    play(g, "build", "arsenal")
    assert g.pawn == 6 and g.cities[SECOND].coins == 3


@rule("SWD-9.7", "TRAP-3")
def test_a_token_is_used_once() -> None:
    g = duel(first=RICH, second=RICH, pawn=2, open=["guard_tower", "stable", "garrison"])
    play(g, "build", "guard_tower")
    play(g, "build", "stable")
    assert g.pawn == 2 and coins(g)[SECOND] == 40 - 2 - 2
    play(g, "build", "garrison")
    assert g.pawn == 3 and coins(g)[SECOND] == 36
    assert g.view(0)["military_tokens"][FIRST] == [True, True]


@rule("SWD-9.8", "SWD-16.1", "TRAP-23")
def test_the_capital_wins_at_once() -> None:
    g = duel(first=dict(**RICH, plans=["circus_maximus"]), second=dict(buildings=["press"]), pawn=8, open=["baths"])
    play(g, "wonder", "baths", "circus_maximus")
    assert g.over and GAME.endings[g.ending] == "military" and g.returns() == [1.0, -1.0]
    assert "press" in g.view(0)["cities"][SECOND]["buildings"], "nothing is destroyed any more"


@rule("SWD-13.16")
def test_no_destroy_choice_after_the_capital() -> None:
    g = duel(first=dict(**RICH, plans=["statue_of_zeus"]), second=dict(buildings=["quarry"]), pawn=8, open=["baths"])
    play(g, "wonder", "baths", "statue_of_zeus")
    assert g.over and not g.choices


@rule("SWD-9.9")
def test_spare_shields_are_ignored_but_tokens_on_the_way_apply() -> None:
    g = duel(first=dict(**RICH, tokens=["strategy"]), second=dict(coins=7), pawn=5, looted=[(SECOND, 3)],
             open=["arsenal"])
    play(g, "build", "arsenal")
    assert g.over and g.pawn == 9 and g.cities[SECOND].coins == 2
    g = duel(first=RICH, pawn=8, looted=[(SECOND, 3), (SECOND, 6)], open=["arsenal"])
    play(g, "build", "arsenal")
    assert g.pawn == 9


@rule("SWD-9.10")
def test_losing_a_card_never_moves_the_pawn() -> None:
    g = duel(first=dict(**RICH, plans=["statue_of_zeus"]), second=dict(buildings=["quarry", "stable"]), pawn=-4,
             open=["baths"])
    play(g, "wonder", "baths", "statue_of_zeus")
    assert g.pawn == -3 and moves(g) == ["destroy quarry"]
    play(g, "destroy", "quarry")
    assert g.pawn == -3


@rule("SWD-10.1", "EX-33")
def test_a_pair_earns_a_token() -> None:
    board = ["law", "economy", "masonry", "mathematics", "theology"]
    g = duel(first=dict(buildings=["pharmacist"]), tokens=board, open=["dispensary"])
    play(g, "build", "dispensary")
    assert sorted(moves(g)) == sorted(f"token {name}" for name in board)
    play(g, "token", "masonry")
    assert g.view(0)["cities"][FIRST]["tokens"] == ["masonry"]


@rule("SWD-10.2", "TRAP-17")
def test_no_token_for_a_pair_when_the_board_is_empty() -> None:
    g = duel(first=dict(buildings=["pharmacist"]), tokens=[], open=["dispensary"])
    play(g, "build", "dispensary")
    assert g.asking == "TakeTurn" and g.current == SECOND


@rule("SWD-10.3", "SWD-14.4")
def test_symbols_come_from_green_cards_and_law() -> None:
    g = duel(first=dict(buildings=["pharmacist"], tokens=["law"]))
    assert g.view(0)["cities"][FIRST]["symbols"] == ["mortar", "law"]


@rule("SWD-10.4", "TRAP-17")
def test_law_never_makes_a_pair() -> None:
    g = duel(first=dict(buildings=["pharmacist"]), tokens=["law"], open=["dispensary"])
    play(g, "build", "dispensary")
    play(g, "token", "law")
    assert g.asking == "TakeTurn" and g.current == SECOND


FIVE = ["scriptorium", "pharmacist", "workshop", "apothecary"]


@rule("SWD-10.5", "EX-34")
def test_six_different_symbols_win() -> None:
    g = duel(first=dict(**RICH, buildings=FIVE, tokens=["law"]), open=["university"])
    play(g, "build", "university")
    assert g.over and GAME.endings[g.ending] == "science" and g.won == 1


@rule("SWD-10.6")
def test_the_board_is_not_refilled() -> None:
    g = duel(first=dict(buildings=["pharmacist"]), open=["dispensary"])
    play(g, "build", "dispensary")
    play(g, "token", "law")
    assert len(g.view(0)["board_tokens"]) == 4


@rule("SWD-10.7")
def test_law_can_be_the_sixth_symbol() -> None:
    g = duel(first=dict(**RICH, buildings=[*FIVE, "university"]), open=["observatory"])
    play(g, "build", "observatory")
    play(g, "token", "law")
    assert g.over and GAME.endings[g.ending] == "science"
    g = duel(first=dict(**RICH, buildings=[*FIVE, "university"], plans=["great_library"]), tokens=["economy"],
             library=["law", "strategy", "theology"], open=["baths"])
    play(g, "wonder", "baths", "great_library")
    assert can(g, "library", "law")
    play(g, "library", "law")
    assert g.over and GAME.endings[g.ending] == "science"
