"""The Eyrie Dynasties (ROOT-14)."""
from __future__ import annotations

import pytest

from meydan.core.texts import game_texts
from meydan.games.root import eyrie, turn
from tests.root.positions import ADD_TO_DECREE, EYRIE_CRAFT, GAME, OPEN_COLUMN, Table, kind
from tests.rules import rule


def decree(t: Table, column: str) -> set[str]:
    return set(t.g.view(None)["eyrie"]["decree"][column]["cards"])


@rule("ROOT-14.1", "ROOT-14.10")
def test_crafting_comes_before_the_decree() -> None:
    t = Table().hand("eyrie", "anvil", "bake_sale").put("c6", roost=1, eyrie=2).begin("eyrie")
    t.do("decree move bake_sale", "end")
    assert t.asking == "EyrieCraft" and t.can("craft anvil")
    t.do("craft anvil")
    assert t.asking == "ResolveDecree" and not t.can("craft anvil")


@rule("ROOT-14.4", "ROOT-14.28", "ROOT-14.29", "ROOT-14.30", "ROOT-14.31")
@pytest.mark.parametrize("leader, columns", [("builder", ["recruit", "move"]), ("charismatic", ["recruit", "battle"]),
                                             ("commander", ["move", "battle"]), ("despot", ["move", "build"])])
def test_viziers_lie_in_the_leaders_columns(leader: str, columns: list[str]) -> None:
    t = Table().leader(leader).decree("recruit", "anvil").at(EYRIE_CRAFT, "eyrie")
    view = t.g.view(2)["eyrie"]["decree"]
    assert list(view) == ["recruit", "move", "battle", "build"]
    assert [name for name, column in view.items() if column["vizier"]] == columns
    assert view["recruit"]["cards"] == ["anvil"]                # face up for everybody


@rule("ROOT-14.5")
def test_emergency_orders() -> None:
    t = Table().put("c5", roost=1, eyrie=1).deck("anvil", "sappers").begin("eyrie")
    assert t.held("eyrie") == {"anvil"} and t.asking == "AddToDecree"
    t = Table().put("c5", roost=1, eyrie=1).hand("eyrie", "bake_sale").deck("anvil").begin("eyrie")
    assert t.held("eyrie") == {"bake_sale"}


@rule("ROOT-14.6", "ROOT-14.7", "TRAP-15")
def test_one_or_two_cards_are_added_at_most_one_a_bird() -> None:
    t = Table().hand("eyrie", "sappers", "armorers", "ambush_fox", "dominance_mouse").at(ADD_TO_DECREE, "eyrie")
    assert "end" not in t.choices and len(t.choices) == 16      # four cards, four columns
    t.do("decree recruit sappers")
    assert t.can("end", "decree build ambush_fox", "decree recruit dominance_mouse")
    assert not any("armorers" in choice for choice in t.choices)
    t.do("decree recruit dominance_mouse")
    assert t.done and decree(t, "recruit") == {"sappers", "dominance_mouse"}
    t = Table().hand("eyrie", "anvil", "bake_sale").at(ADD_TO_DECREE, "eyrie").do("decree move anvil", "end")
    assert t.done and t.held("eyrie") == {"bake_sale"}


@rule("ROOT-14.7")
def test_with_no_card_to_be_had_the_step_is_skipped() -> None:
    t = Table().put("c5", roost=1, eyrie=1).deck().begin("eyrie")
    assert t.asking == "ResolveDecree"


@rule("ROOT-14.8", "ROOT-14.9", "EX-19")
def test_a_new_roost_where_the_fewest_warriors_are() -> None:
    t = Table()
    for number in range(1, 13):
        t.put(f"c{number}", marquise={4: 0, 7: 1, 8: 0}.get(number, 1), alliance=1 if number in (8,) else 0)
    for number in (1, 2, 3, 5, 6, 9, 10, 11, 12):
        t.put(f"c{number}", eyrie=1)
    t.put("c4", sawmill=1).at(eyrie.NEW_ROOST, "eyrie")
    assert t.choices == {"roost c7", "roost c8"}
    t.do("roost c7")
    assert t.count("c7", "roost") == 1 and t.count("c7", "eyrie") == 3


@rule("ROOT-14.9", "ROOT-4.1")
def test_short_of_warriors_the_new_roost_gets_what_there_is() -> None:
    t = Table().empty(eyrie=1).at(eyrie.NEW_ROOST, "eyrie").do("roost c7")
    assert t.count("c7", "eyrie") == 1
    t = Table().put("c5", roost=1).at(eyrie.NEW_ROOST, "eyrie")
    assert t.done                                               # there is a roost already


@rule("ROOT-14.9")
def test_without_a_fitting_clearing_there_is_no_new_roost() -> None:
    t = Table()
    for number in range(1, 13):
        t.g.pieces[kind("sawmill") * 12 + number - 1] = t.g.open_slots(number - 1)
    assert t.at(eyrie.NEW_ROOST, "eyrie").done


@rule("ROOT-14.11", "ROOT-14.16", "ROOT-14.18")
def test_the_decree_goes_from_left_to_right_every_card_once_in_any_order() -> None:
    t = Table().leader("builder").decree("recruit", "anvil", "sappers").decree("move", "bake_sale")
    t.put("c6", roost=1, eyrie=2).put("c10", roost=1, eyrie=1).at(OPEN_COLUMN, "eyrie", 0)
    assert t.choices == {"resolve fox", "resolve bird"}
    t.do("resolve bird")
    assert t.choices == {"recruit-at c6", "recruit-at c10"}      # a bird fits any
    t.do("recruit-at c10", "resolve fox")
    assert t.choices == {"recruit-at c6"}
    t.do("recruit-at c6", "resolve bird", "recruit-at c6")
    assert t.choices == {"resolve rabbit", "resolve bird"}       # the Move column
    t.do("resolve rabbit", "from c10", "to c1", "warriors 1", "resolve bird", "from c1", "to c10", "warriors 1")
    assert t.done and decree(t, "recruit") == {"anvil", "sappers"}      # the cards stay


@rule("ROOT-14.12")
def test_recruit_is_one_warrior_at_one_roost() -> None:
    t = Table().leader("despot").decree("recruit", "anvil").put("c6", roost=1).put("c8", roost=1)
    t.at(OPEN_COLUMN, "eyrie", 0)
    t.do("resolve fox", "recruit-at c8")
    assert t.count("c8", "eyrie") == 1 and t.count("c6", "eyrie") == 0


@rule("ROOT-14.13")
def test_a_move_starts_in_a_matching_clearing() -> None:
    t = Table().leader("charismatic").decree("move", "anvil").put("c6", eyrie=2).put("c5", eyrie=2)
    t.at(OPEN_COLUMN, "eyrie", 1)
    t.do("resolve fox")
    assert t.choices == {"from c6"}
    t.do("from c6", "to c2")
    assert t.choices == {"warriors 1", "warriors 2"}


@rule("ROOT-14.14")
def test_a_decreed_battle_must_be_fought() -> None:
    t = Table().leader("builder").decree("battle", "anvil").put("c6", eyrie=2, wood=1).at(OPEN_COLUMN, "eyrie", 2)
    assert t.choices == {"resolve fox"}
    t.do("resolve fox")
    assert t.choices == {"attack c6 marquise"}


@rule("ROOT-14.15", "TRAP-14")
def test_build_needs_rule_a_slot_and_no_roost() -> None:
    t = Table().leader("builder").decree("build", "anvil", "sappers").put("c6", eyrie=2).put("c8", eyrie=1, marquise=2)
    t.put("c1", eyrie=1, roost=1).put("c12", eyrie=1, sawmill=1).at(OPEN_COLUMN, "eyrie", 3)
    t.do("resolve fox")
    assert t.choices == {"roost c6"}                             # c8 not ruled, c1 has one, c12 no slot
    t.do("roost c6")
    assert t.score("eyrie") == 0 and t.count("c6", "roost") == 1
    assert t.asking == "ChooseLeader"                            # the bird finds no place: turmoil
    t = Table().leader("builder").decree("build", "anvil").put("c6", eyrie=2)
    t.g.supply[kind("roost")] = 0
    assert t.at(OPEN_COLUMN, "eyrie", 3).asking == "ChooseLeader"


@rule("ROOT-14.17")
def test_turmoil_only_when_no_card_of_the_column_can_be_taken() -> None:
    t = Table().leader("despot").decree("recruit", "anvil", "bake_sale").put("c6", roost=1).at(OPEN_COLUMN, "eyrie", 0)
    assert t.choices == {"resolve fox"}                          # the rabbit card cannot be picked first
    t.do("resolve fox", "recruit-at c6")
    assert t.asking == "ChooseLeader"


@rule("ROOT-14.17")
def test_an_empty_column_is_no_turmoil() -> None:
    t = Table().leader("builder").at(OPEN_COLUMN, "eyrie", 2)
    assert t.done and "turmoil" not in t.events()


@rule("ROOT-14.19", "EX-18")
@pytest.mark.parametrize("roosts, points", list(enumerate([0, 0, 1, 2, 3, 4, 4, 5])))
def test_roosts_score_in_evening(roosts: int, points: int) -> None:
    t = Table()
    t.g.supply[kind("roost")] -= roosts
    t.at(eyrie.SCORE_ROOSTS, "eyrie")
    assert t.score("eyrie") == points


@rule("ROOT-14.20", "EX-18")
@pytest.mark.parametrize("roosts, cards", [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
def test_cards_drawn_by_roosts(roosts: int, cards: int) -> None:
    t = Table()
    t.g.supply[kind("roost")] -= roosts
    t.at(turn.DRAW_CARDS, "eyrie")
    assert t.cards("eyrie") == cards


@rule("ROOT-14.21", "ROOT-14.22", "ROOT-14.23", "ROOT-14.24", "ROOT-14.26", "TRAP-15", "TRAP-16", "EX-16")
def test_turmoil() -> None:
    t = Table().points(eyrie=12).leader("builder").put("c6", roost=1, eyrie=1).put("c5", roost=1).put("c9", roost=1)
    t.put("c1", roost=1).decree("recruit", "anvil").decree("build", "sappers").hand("eyrie", "bake_sale")
    t.deck("investments", "cobbler", "royal_claim").begin("eyrie").do("decree build bake_sale")
    t.do("resolve fox", "recruit-at c6", "resolve bird", "recruit-at c6")
    t.do("resolve bird", "from c6", "to c2", "warriors 2")
    t.do("resolve bird", "roost c2")
    assert t.asking == "ChooseLeader"                            # no rabbit clearing to build in
    assert t.score("eyrie") == 9 and {"anvil", "sappers", "bake_sale"} <= t.pile
    assert t.choices == {"leader charismatic", "leader commander", "leader despot"}
    t.do("leader despot")
    assert all(not decree(t, column) for column in ("recruit", "move", "battle", "build"))
    assert t.asked != "eyrie" and t.score("eyrie") == 9 + 4 and t.cards("eyrie") == 2     # Evening comes


@rule("ROOT-14.25")
def test_a_new_clutch() -> None:
    t = Table().leader("despot")
    t.g.retired = 7
    t.at(eyrie.TURMOIL_BEGINS, "eyrie")
    assert t.choices == {"leader builder", "leader charismatic", "leader commander", "leader despot"}


@rule("ROOT-14.27", "ROOT-14.29", "ROOT-14.34")
def test_the_charismatic_places_two_or_falls() -> None:
    t = Table().leader("charismatic").put("c6", roost=1).at(OPEN_COLUMN, "eyrie", 0).do("resolve bird", "recruit-at c6")
    assert t.count("c6", "eyrie") == 2
    t = Table().leader("charismatic").put("c6", roost=1).put("c5", roost=1).empty(eyrie=1).at(OPEN_COLUMN, "eyrie", 0)
    assert t.asking == "DecreeRecruit" and t.choices == {"recruit-at c6", "recruit-at c5"}
    t.do("recruit-at c6")
    assert t.count("c6", "eyrie") == 1 and t.asking == "ChooseLeader"


@rule("TRAP-14", "ROOT-14.11")
def test_recruit_with_an_empty_supply_is_turmoil() -> None:
    t = Table().leader("despot").decree("recruit", "anvil").put("c6", roost=1).empty(eyrie=0)
    t.at(OPEN_COLUMN, "eyrie", 0)
    assert t.asking == "ChooseLeader"


@rule("ROOT-14.34", "EX-39")
def test_the_tax_collector_may_avert_turmoil() -> None:
    t = Table().leader("despot").decree("recruit", "anvil").put("c6", roost=1).put("c3", eyrie=1).empty(eyrie=0)
    t.crafted("eyrie", "tax_collector").deck("sappers").at(OPEN_COLUMN, "eyrie", 0)
    assert t.can("fall", "tax c3") and not t.can("resolve fox")
    assert "can be carried out" in game_texts(GAME, "en").prompt(t.g)
    t.do("tax c3")
    assert t.held("eyrie") == {"sappers"} and t.can("resolve fox")
    t.do("resolve fox", "recruit-at c6")
    assert t.count("c6", "eyrie") == 1 and "turmoil" not in t.events()


@rule("ROOT-14.34", "ROOT-6.7")
def test_dominance_before_turmoil_saves_the_points() -> None:
    t = Table().points(eyrie=12).leader("despot").decree("recruit", "anvil").hand("eyrie", "dominance_fox")
    t.at(OPEN_COLUMN, "eyrie", 0).do("activate fox")
    assert t.asking == "ChooseLeader" and t.score("eyrie") == 12
    t = Table().points(eyrie=12).leader("despot").decree("recruit", "anvil").hand("eyrie", "dominance_fox")
    t.at(OPEN_COLUMN, "eyrie", 0).do("fall")
    assert t.asking == "ChooseLeader" and t.score("eyrie") == 10
