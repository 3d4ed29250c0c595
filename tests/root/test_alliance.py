"""The Woodland Alliance (ROOT-15)."""
from __future__ import annotations

import pytest

from meydan.games.root import turn
from meydan.games.root.components import BOX, SYMPATHY_COST, SYMPATHY_POINTS
from tests.root.positions import ALLIANCE_DAY, OPERATION, REVOLTS, SPREAD, Table, kind, place
from tests.rules import rule

MICE = ("investments", "sword_card", "root_tea_mouse", "travel_gear_mouse", "mouse_in_a_sack")


@rule("ROOT-15.3", "TRAP-19")
def test_supporters_are_a_zone_of_their_own() -> None:
    t = Table().put("c1", sympathy=1).supporters("anvil").at(ALLIANCE_DAY, "alliance")
    assert t.done                                               # nothing to craft or spend from the stack
    t.hand("alliance", "sappers").at(ALLIANCE_DAY, "alliance")
    assert not any("anvil" in choice for choice in t.choices)
    t = Table().supporters("anvil").at(SPREAD, "alliance").do("spread c1", "spend anvil")
    assert t.pile == {"anvil"}                                  # discarded face up


@rule("ROOT-15.5", "TRAP-21")
def test_the_sympathy_track() -> None:
    assert list(SYMPATHY_COST) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert list(SYMPATHY_POINTS) == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
    t = Table().put("c1", sympathy=1).put("c5", sympathy=1).put("c2", sympathy=1)
    assert SYMPATHY_COST[t.g.on_map(kind("sympathy"))] == 2
    t.put("c2", sympathy=-1)
    assert SYMPATHY_COST[t.g.on_map(kind("sympathy"))] == 1     # a lost token makes the next cheaper


@rule("ROOT-15.6")
def test_one_token_per_clearing() -> None:
    assert BOX[kind("sympathy")] == 10
    t = Table().put("c1", sympathy=1).supporters("anvil", "sappers", "bake_sale").at(SPREAD, "alliance")
    assert "spread c1" not in t.choices and t.can("spread c5")
    t = Table().put("c1", sympathy=1, alliance=1).officers(1).at(OPERATION, "alliance")
    assert "organize c1" not in t.choices


@rule("ROOT-15.7")
def test_sympathy_takes_no_slot_and_shares_a_clearing() -> None:
    t = Table().put("c1", sawmill=1, marquise=1, eyrie=1).supporters("anvil").at(SPREAD, "alliance")
    t.do("spread c1", "spend anvil")
    assert t.count("c1", "sympathy") == 1 and t.g.open_slots(place("c1")) == 0


@rule("ROOT-15.8", "ROOT-15.35")
@pytest.mark.parametrize("bases", [0, 1, 2, 3])
def test_bases_draw_cards(bases: int) -> None:
    t = Table()
    for clearing in ("c1", "c5", "c9")[:bases]:
        t.put(clearing, base=1)
    t.at(turn.DRAW_CARDS, "alliance")
    assert t.cards("alliance") == 1 + bases


@rule("ROOT-15.12", "ROOT-15.30")
def test_officers_are_warriors_off_the_map() -> None:
    t = Table().put("c1", base=1).hand("alliance", "anvil", "sappers", "bake_sale").officers(8)
    t.at(ALLIANCE_DAY, "alliance")
    assert t.can("train anvil", "train sappers") and not t.can("train bake_sale")
    t.do("train anvil")
    assert t.g.officers == 9 and t.supply("alliance") == 1 and t.ruler("c1") == "alliance"
    t.do("train sappers")
    assert t.g.officers == 10
    t = Table().put("c1", base=1).hand("alliance", "anvil").officers(10).at(ALLIANCE_DAY, "alliance")
    assert not t.can("train anvil")                             # no warrior in supply


@rule("ROOT-15.17")
def test_revolts_come_first_then_sympathy() -> None:
    t = Table().put("c1", sympathy=1).supporters("anvil", "foxfolk_steel", "bake_sale").begin("alliance")
    assert t.asking == "Revolts" and t.can("revolt c1", "end")
    t.do("end")
    assert t.asking == "SpreadSympathy" and "revolt c1" not in t.choices and t.can("spread c5")


@rule("ROOT-15.18")
def test_a_revolt_needs_a_sympathetic_clearing_and_an_unbuilt_base() -> None:
    t = Table().put("c1", sympathy=1).put("c5", sympathy=1).put("c8", base=1)
    t.supporters("anvil", "foxfolk_steel", "bake_sale", "smugglers_trail").at(REVOLTS, "alliance")
    assert t.choices == {"end", "revolt c5", "revolt-any c5"}


@rule("ROOT-15.19", "ROOT-15.20", "EX-22")
def test_a_revolt() -> None:
    t = Table().put("c8", sympathy=1, marquise=3, sawmill=1, wood=1).put("c12", sympathy=1).put("c1", keep=1)
    t.supporters("anvil", "sappers", "bake_sale").hand("marquise", "foxfolk_steel").at(REVOLTS, "alliance")
    t.do("revolt c8")
    assert t.choices == {"spend anvil", "spend sappers"} and t.g.secret
    t.do("spend sappers", "spend anvil")
    assert t.score("alliance") == 2 and t.asking == "FieldHospitals"
    t.do("spend foxfolk_steel")
    assert t.count("c1", "marquise") == 3
    assert t.count("c8", "base") == 1 and t.count("c8", "alliance") == 2 and t.g.officers == 1
    assert t.count("c8", "sympathy") == 1 and t.supply("alliance") == 7


@rule("ROOT-15.21", "ROOT-4.1")
def test_short_of_warriors_first_the_clearing_then_the_officer() -> None:
    t = Table().put("c8", sympathy=1).put("c12", sympathy=1).officers(8).supporters("anvil", "sappers")
    t.at(REVOLTS, "alliance").do("revolt c8", "spend anvil", "spend sappers")
    assert t.count("c8", "alliance") == 2 and t.g.officers == 8
    t = Table().put("c8", sympathy=1, roost=1, eyrie=1, sawmill=1).supporters("anvil", "sappers")
    t.at(REVOLTS, "alliance").do("revolt c8", "spend anvil", "spend sappers")
    assert t.count("c8", "base") == 1 and t.count("c8", "roost") == 0      # there is always a slot then


@rule("ROOT-15.23", "ROOT-15.24", "ROOT-15.26", "EX-21")
def test_sympathy_spreads_to_adjacent_clearings() -> None:
    t = Table().put("c1", keep=1).supporters("anvil", "bake_sale", "sappers").at(SPREAD, "alliance")
    assert {choice for choice in t.choices if choice.startswith("spread ")} == {f"spread c{n}" for n in range(2, 13)}
    t.do("spread c8", "spend anvil")
    assert t.score("alliance") == 0
    assert t.choices == {"end", "spread c4", "spread-any c4", "spread c7", "spread-any c7"}
    t.do("spread c4", "spend bake_sale")
    assert t.score("alliance") == 1


@rule("ROOT-15.24", "ROOT-15.25", "EX-20")
def test_martial_law() -> None:
    def spread(eyrie: int) -> Table:
        t = Table().put("c1", sympathy=1).put("c9", sympathy=1).put("c10", sympathy=1)
        t.put("c12", marquise=2, eyrie=eyrie)
        return t.supporters("anvil", "foxfolk_steel", "sappers").at(SPREAD, "alliance").do("spread c12")
    t = spread(2).do("spend anvil", "spend sappers")
    assert t.count("c12", "sympathy") == 1 and t.score("alliance") == 1
    t = spread(3).do("spend anvil", "spend sappers")
    assert t.asking == "SpendSupporters"
    t.do("spend foxfolk_steel")
    assert t.count("c12", "sympathy") == 1


@rule("ROOT-16.3")
def test_the_pawn_is_no_martial_law() -> None:
    t = Table().pawn("c5").put("c5", marquise=2).supporters("bake_sale").at(SPREAD, "alliance")
    t.do("spread c5", "spend bake_sale")
    assert t.count("c5", "sympathy") == 1


@rule("ROOT-15.27")
def test_sympathy_needs_a_token_and_no_keep() -> None:
    t = Table().put("c1", keep=1).supporters("anvil").at(SPREAD, "alliance")
    assert "spread c1" not in t.choices
    t = Table().supporters("anvil")
    t.g.supply[kind("sympathy")] = 0
    assert t.at(SPREAD, "alliance").done


@rule("ROOT-15.29", "ROOT-15.4")
def test_mobilize_also_with_a_full_stack() -> None:
    t = Table().supporters(*MICE).hand("alliance", "anvil").at(ALLIANCE_DAY, "alliance").do("mobilize anvil")
    assert t.pile == {"anvil"} and t.stack == set(MICE)
    t = Table().supporters(*MICE[:2]).hand("alliance", "anvil").at(ALLIANCE_DAY, "alliance").do("mobilize anvil")
    assert "anvil" in t.stack
    t = Table().put("c1", base=1).supporters(*MICE).hand("alliance", "anvil").at(ALLIANCE_DAY, "alliance")
    t.do("mobilize anvil")
    assert len(t.stack) == 6


@rule("ROOT-15.28", "ROOT-15.29", "ROOT-15.30")
def test_daylight_in_any_order() -> None:
    t = Table().put("c1", base=1, sympathy=1).put("c8", sympathy=1)
    t.hand("alliance", "anvil", "sappers", "foxfolk_steel", "armorers")
    t.at(ALLIANCE_DAY, "alliance").do("train sappers", "craft anvil", "mobilize armorers")
    assert t.g.officers == 1 and t.score("alliance") == 2 and t.stack == {"armorers"}
    t.do("end")
    assert t.done


@rule("ROOT-15.31")
def test_as_many_operations_as_officers() -> None:
    t = Table().officers(2).put("c5", alliance=2, base=1).at(OPERATION, "alliance")
    t.do("recruit-at c5", "move", "from c5", "to c1", "warriors 1")
    assert t.done
    t = Table().put("c5", alliance=2, base=1).at(OPERATION, "alliance")
    assert t.done                                               # no officer, no operation
    t = Table().officers(3).put("c5", alliance=2).at(OPERATION, "alliance").do("end")
    assert t.done and t.g.officers == 3                         # officers are not used up


@rule("ROOT-15.31", "ROOT-15.9")
def test_officers_lost_in_an_operation_end_the_evening_early() -> None:
    t = Table().officers(2).put("c8", alliance=1, base=1, marquise=3).hand("marquise", "ambush_fox")
    t.at(OPERATION, "alliance").do("battle", "attack c8 marquise", "ambush ambush_fox")
    assert t.g.officers == 1 and t.done                         # one operation is done, one officer is left


@rule("ROOT-15.32")
def test_move_and_battle_operations() -> None:
    t = Table().officers(2).put("c5", alliance=2, marquise=1).at(OPERATION, "alliance")
    assert t.can("move", "battle", "end")
    t.do("battle", "attack c5 marquise", "roll 1 0", "move", "from c5", "to c2", "warriors 2")
    assert t.count("c2", "alliance") == 2


@rule("ROOT-15.33")
def test_recruit_at_one_base() -> None:
    t = Table().officers(1).put("c5", base=1).put("c1", base=1).at(OPERATION, "alliance")
    assert t.choices == {"recruit-at c5", "recruit-at c1", "end"}
    t.do("recruit-at c1")
    assert t.count("c1", "alliance") == 1 and t.count("c5", "alliance") == 0


@rule("ROOT-15.34")
def test_organize() -> None:
    t = Table().put("c1", sympathy=1).officers(1).put("c7", alliance=1, marquise=3).at(OPERATION, "alliance")
    t.do("organize c7")
    assert t.count("c7", "sympathy") == 1 and t.count("c7", "alliance") == 0 and t.score("alliance") == 1
    t = Table().put("c1", keep=1, alliance=1).officers(1).at(OPERATION, "alliance")
    assert "organize c1" not in t.choices
    t = Table().put("c5", alliance=1).officers(1)
    t.g.supply[kind("sympathy")] = 0
    assert "organize c5" not in t.at(OPERATION, "alliance").choices


@rule("ROOT-15.35")
def test_the_evening_ends_with_drawing_and_discarding() -> None:
    t = Table().put("c1", base=1).hand("alliance", "anvil", "sappers", "armorers", "cobbler")
    t.deck("bake_sale", "investments", "royal_claim").begin("alliance").do("end")
    assert t.asking == "DiscardDown" and t.cards("alliance") == 6
    t.do("discard anvil")
    assert t.g.turn == 3


@rule("ROOT-15.24", "ROOT-15.19")
def test_the_program_may_pay_birds_last() -> None:
    t = Table().put("c1", keep=1).supporters("sappers", "anvil", "bake_sale").at(SPREAD, "alliance").do("spread-any c8")
    assert t.pile == {"anvil"} and t.count("c8", "sympathy") == 1
    t = Table().put("c8", sympathy=1).supporters("sappers", "armorers", "anvil").at(REVOLTS, "alliance")
    t.do("revolt-any c8")
    assert "anvil" in t.pile and len(t.pile) == 2 and t.count("c8", "base") == 1
