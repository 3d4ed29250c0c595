"""Encounters and the Factory (sections 22, 23)."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest

from meydan.games.scythe.components import ENCOUNTER, FACTORY_CARD, FACTS
from tests.rules import rule
from tests.scythe.positions import Table, table
from tests.scythe.test_setup import clause

CARDS = json.loads((FACTS / "encounters.json").read_text(encoding="utf-8"))["cards"]
FACTORY = json.loads((FACTS / "factory_cards.json").read_text(encoding="utf-8"))["cards"]


def meet(card: str, faction: str = "nordic", **values: Any) -> Table:
    """Seat 0's character walks from W1 to the encounter on M2."""
    t = table(faction, "saxony", mats=("industrial", "engineering")).encounter(card)
    t.put(0, character="W1", workers=["T1"]).give(0, **{"coins": 5, "popularity": 5, "power": 5, "cards": "", **values})
    t.turn(0, "move").do("move-units", "pick character W1", "go M2", "done")
    assert t.asking == "Meet"
    return t


def wealth(t: Table) -> dict[str, int]:
    """What seat 0 has of everything an offer may give."""
    here = t.tokens("M2") or {}
    return {"coins": int(t[0].coins), "popularity": int(t[0].popularity), "power": int(t[0].power),
            "combat_cards": len(t.cards(0)), "worker": len(t.workers(0)),
            **{name: here.get(name, 0) for name in ("oil", "metal", "food", "wood")},
            "deploy": int(t.g.mechs(0)), "build": int(t.g.structures(0)), "upgrade": int(t[0].upgrades()),
            "enlist": bin(t[0].recruits).count("1")}


ANSWERS = {"deploy": ["deploy speed"], "build": ["build mill"], "upgrade": ["upgrade-from moves", "upgrade-to deploy"],
           "enlist": ["enlist build", "bonus combat_cards"]}


@rule("SCY-22.14", "SCY-22.4", "SCY-22.7", "SCY-22.10", "SCY-22.11", "TRAP-18", "TRAP-2")
@pytest.mark.parametrize(("card", "option"), [(card["id"], n) for card in CARDS for n in (1, 2, 3)])
def test_every_option_costs_and_gives_what_is_printed(card: str, option: int) -> None:
    facts = CARDS[ENCOUNTER.index[card]]["options"][option - 1]
    t = meet(card)
    expected = wealth(t)
    t.do(f"option {option}")
    for kind, amount in facts["cost"].items():
        expected[kind] -= amount
    for gain in facts["gains"]:
        kind = gain["gain"]
        if kind == "any_resource":
            assert t.options() == [f"resource {name} M2" for name in ("oil", "metal", "food", "wood")]
            t.do(*["resource oil M2"] * gain["amount"])
            expected["oil"] += gain["amount"]
        elif kind in ANSWERS:
            t.do(*ANSWERS[kind])
            expected[kind] += 1
            expected["combat_cards"] += 2 * (kind == "enlist")
        else:
            expected[gain.get("type", kind)] += gain["amount"]
    assert wealth(t) == expected
    if any(gain["gain"] == "deploy" for gain in facts["gains"]):
        assert t.at(0, "mech4") == "M2"             # on the encounter, though no worker is there
    assert t.asking != "Meet"


@rule("SCY-22.5", "SCY-22.16")
def test_every_card_has_a_free_option_one_for_coins_and_one_for_popularity() -> None:
    for card in CARDS:
        assert [list(option["cost"]) for option in card["options"]] == [[], ["coins"], ["popularity"]]
        assert card["number"] == int(card["id"][-2:])


@rule("SCY-22.1", "SCY-2.7", "SCY-22.13")
def test_the_token_goes_and_the_card_leaves_the_deck() -> None:
    t = meet("enc_01")
    view = t.g.view(1)
    assert not view["places"]["M2"]["encounter"] and view["encounter"]["card"] == "enc_01"     # shown to all
    assert view["decks"]["encounters"] == 27
    t.do("option 1")
    assert t.g.view(1)["encounter"] is None and t.g.view(1)["decks"]["met"] == ["enc_01"]


@rule("SCY-22.1")
def test_mechs_meet_nobody() -> None:
    t = table().put(0, mechs={"speed": "W1"}).turn(0, "move").do("move-units").move("mech W1", "M2")
    t.do("done")
    assert t.asking != "Meet" and t.g.view(None)["places"]["M2"]["encounter"]


@rule("SCY-22.2")
def test_the_encounter_comes_before_the_bottom_row() -> None:
    t = table("nordic", "saxony", mats=("industrial", "engineering")).encounter("enc_12").give(0, popularity=5)
    t.put(0, character="W1", workers=["T1"]).turn(0, "move").do("move-units", "pick character W1", "go M2", "done")
    t.do("option 3")                                # 3 wood on M2 pay Build
    assert t.asking == "BottomRow" and t.can("take-bottom")


@rule("SCY-22.3", "TRAP-17")
def test_after_a_lost_combat_the_token_stays() -> None:
    t = table("nordic", "saxony").put(0, character="W1").put(1, character="M2")
    t.give(0, cards="").give(1, power=3, cards="")
    t.turn(0, "move").do("move-units", "pick character W1", "go M2", "done").fight("0", "1")
    assert t.g.view(None)["places"]["M2"]["encounter"] and t.asking != "Meet"
    t.put(0, character="W1").turn(0, "move").do("move-units", "pick character W1", "go M2", "done").fight("1", "0")
    assert t.asking == "Meet"                       # after the combat is won


@rule("SCY-22.4", "SCY-22.6", "SCY-8.4")
def test_one_payable_option_must_be_chosen() -> None:
    t = meet("enc_03", coins=1, popularity=2)
    assert t.options() == ["option 1"]


@rule("SCY-1.6", "EX-13")
def test_parts_of_the_benefit_may_be_declined() -> None:
    # Card 14, option 3: 1 worker and 3 metal.
    t = meet("enc_14").do("choose-gains", "option 3")
    t.do("amount 0", "accept")
    assert t.workers(0) == ["T1"] and t.tokens("M2") == {"metal": 3}


@rule("SCY-22.8")
def test_a_structure_needs_a_free_place() -> None:
    t = table("nordic", "saxony").encounter("enc_09").put(0, character="W1", workers=["T1"]).put(1, mill="M2")
    t.give(0, coins=5).turn(0, "move").do("move-units", "pick character W1", "go M2", "done", "option 2")
    assert t.asking != "ChooseStructure" and t[0].coins == 2


@rule("SCY-22.9")
def test_a_gained_worker_is_the_next_of_the_mat() -> None:
    t = meet("enc_03").do("option 2")
    assert t.at(0, "worker2") == "M2"
    t = table("nordic", "saxony").encounter("enc_03").put(0, character="W1", workers=["T1"] * 7).give(0, coins=5)
    t.turn(0, "move").do("move-units", "pick character W1", "go M2", "done", "option 2")
    assert t.stars(0) == {"workers": 1}


@rule("SCY-19.6", "SCY-22.12", "EX-23")
def test_polania_chooses_two_options_and_pays_with_the_first() -> None:
    t = table("polania", "saxony").encounter("enc_13").put(0, character="F4").give(0, coins=0, popularity=3, power=2)
    t.turn(0, "move").do("move-units", "pick character F4", "go V4", "done")
    assert not t.can("option 2")
    t.do("option 1")
    assert t.asking == "Meet" and t.can("option 2") and not t.can("option 1") and t.can("done")
    t.do("option 2")
    assert (t[0].coins, t[0].popularity, t[0].power) == (0, 6, 4)
    assert t.asking != "Meet" and t.g.view(None)["decks"]["encounters"] == 27


@rule("SCY-22.15", "SCY-25.5")
def test_a_sixth_star_ends_the_game_before_polanias_second_option() -> None:
    t = table("polania", "saxony").encounter("enc_15").put(0, character="F4")
    t.give(0, popularity=17, goals="upgrades mechs structures recruits workers")
    t.turn(0, "move").do("move-units", "pick character F4", "go V4", "done", "option 1")
    assert t.g.over


# The Factory.


def visit(t: Table) -> Table:
    return t.put(0, character="M4").turn(0, "move").do("move-units", "pick character M4", "go FACTORY", "done")


@rule("SCY-23.2", "SCY-23.4", "SCY-23.5", "SCY-30.6", "TRAP-20")
def test_the_visitor_looks_and_takes_one_and_the_rest_stays_known_to_him() -> None:
    t = visit(table("nordic", "saxony"))
    assert t.asking == "VisitFactory" and len(t.options()) == 3 and t.g.secret      # compulsory
    assert t.g.view(1)["decks"]["pile"] is None
    t.do(t.options()[0])
    taken = t.g.view(1)["seats"][0]["factory"]
    assert taken in FACTORY_CARD.names
    assert len(t.g.view(0)["decks"]["pile"]) == 2 and t.g.view(1)["decks"]["pile"] is None
    assert t.g.view(None)["decks"]["factory"] == 2
    t.put(0, character="HB_NORDIC")
    visit(t)
    assert t.asking != "VisitFactory"


@rule("SCY-23.3", "SCY-23.16")
def test_each_later_visitor_sees_a_card_less() -> None:
    t = table("nordic", "saxony")
    visit(t).do(t.options()[0])
    t.put(0, character="HB_NORDIC").put(1, character="M4").turn(1, "move")
    t.do("move-units", "pick character M4", "go FACTORY", "done")
    assert len(t.options()) == 2


@rule("SCY-23.15")
def test_a_card_gained_now_is_used_from_the_next_turn_on() -> None:
    t = table("nordic", "saxony")
    visit(t).do(t.options()[0])
    assert t.current == 1 or t.asking == "BottomRow"
    assert t.turn(0).can("token factory")


def use(card: str, **values: Any) -> Table:
    t = table("nordic", "saxony").put(0, character="HB_NORDIC", workers=["T1", "W1"])
    t.give(0, **{"coins": 5, "popularity": 5, "power": 5, "cards": "2 3", "factory": card, **values})
    return t.turn(0, "factory")


@rule("SCY-23.7", "SCY-23.6", "SCY-23.9", "SCY-23.11", "SCY-8.3")
@pytest.mark.parametrize(("card", "choice"), [(card["id"], n) for card in FACTORY
                                              for n in range(1, 3 if card["top"]["choose"] == "one" else 2)])
def test_every_factory_card_costs_and_gives_what_is_printed(card: str, choice: int) -> None:
    facts = FACTORY[FACTORY_CARD.index[card]]["top"]
    t = use(card)
    t.put(0, monument="F7", armory="V8").give(0, recruits="upgrade deploy enlist").give(1, recruits="upgrade deploy")
    before = {"coins": 5, "popularity": 5, "power": 5, "combat_cards": 2}
    structures = int(t.g.structures(0))
    t.do(f"factory-action {choice}")
    if "combat_cards" in facts["cost"]:
        assert t.options() == ["pay-card 2", "pay-card 3"]
        t.do("pay-card 3")
    for kind, amount in facts["cost"].items():
        before[kind] -= amount
    gains = facts["gains"] if facts["choose"] == "all" else [facts["gains"][choice - 1]]
    for gain in gains:
        kind = gain["gain"]
        if kind in before:
            before[kind] += gain["amount"]
        elif kind == "any_resource":
            t.do("resource oil W1", "resource wood T1", "resource wood T1")
            assert t.tokens("W1") == {"oil": 1} and t.tokens("T1") == {"wood": 2}
        elif kind == "produce":
            assert t.tokens("W1") == {"wood": 1} and t.tokens("T1") == {"oil": 1}
        elif kind == "deploy":
            t.do("deploy speed", "place W1")
            assert t.at(0, "mech4") == "W1"
        elif kind == "build":
            t.do("build mill", "place W1")
            assert t.g.structures(0) == structures + 1
        elif kind == "upgrade":
            t.do("upgrade-from moves", "upgrade-to deploy")
            assert t[0].upgrades() == 1
        else:
            t.do("enlist build", "bonus combat_cards")
            before["combat_cards"] += 2
    now = {"coins": t[0].coins, "popularity": t[0].popularity, "power": t[0].power, "combat_cards": len(t.cards(0))}
    assert now == before                            # nothing of the mat, no recruit's bonus
    assert t.asking == "BottomRow"


@rule("SCY-23.7")
def test_the_ledger_names_twelve_cards() -> None:
    assert [int(number) for number in re.findall(r"(\d+): pay", clause("23.7"))] == list(range(1, 13))


@rule("SCY-23.10")
def test_card_one_pays_no_workers_cost_and_knows_no_mill_or_upgrade() -> None:
    t = use("fac_01", power=0).put(0, workers=["T1", "W1", "F2", "M2"], mill="M7")
    t[0].cubes &= ~0b100000
    t.turn(0, "factory").do("factory-action 1", "pay-card 2", "field F2", "field M2")
    assert t[0].power == 0 and t.tokens("M7") == {} and t.asking == "BottomRow"


@rule("SCY-23.11", "SCY-12.3")
def test_without_a_worker_on_the_board_the_tokens_are_lost() -> None:
    t = use("fac_08").put(0, workers=["HB_NORDIC"]).turn(0, "factory").do("factory-action 1", "pay-card 2")
    assert t.asking == "BottomRow" and t.cards(0) == [3]


@rule("SCY-23.11", "SCY-12.4")
def test_the_trade_split_holds_for_the_factory_card_too() -> None:
    t = table("nordic", "saxony", trade_split=False).put(0, workers=["T1", "W1"]).give(0, cards="2", factory="fac_08")
    t.turn(0, "factory").do("factory-action 1", "pay-card 2", "resource oil W1")
    assert {line.split()[2] for line in t.options()} == {"W1"}


@rule("SCY-23.8", "SCY-23.12", "SCY-23.13", "SCY-20.4", "EX-14")
def test_the_bottom_row_moves_one_unit_two_steps_or_three_with_speed() -> None:
    t = use("fac_02", popularity=1)
    t.do("factory-action 2", "upgrade-from moves", "upgrade-to deploy")
    assert t[0].popularity == 0 and t[0].coins == 5
    t.put(0, mine="W1").lay("W1", wood=2).do("take-bottom", "pick worker W1", "go T6", "take-some", "amount 1")
    assert "T5" in t.reach()                        # through the Mine, and on
    t.do("go T5", "take-nothing")
    assert t.current == 1                           # one unit only
    t = use("fac_06").put(0, mechs={"speed": "T5"}).turn(0, "factory").do("skip", "take-bottom", "pick mech T5")
    t.do("go T6", "go W7", "go V8")
    assert t.at(0, "mech4") == "V8" and t.current == 1


@rule("SCY-23.8", "SCY-22.2")
def test_a_factory_move_meets_and_fights_at_the_end_of_the_turn() -> None:
    t = use("fac_06").put(0, character="W1").put(1, character="M2").give(1, cards="").encounter("enc_01")
    t.turn(0, "factory").do("skip", "take-bottom", "pick character W1", "go M2").do("dial 1")
    if t.asking == "PlayCards":
        t.do("commit 0 0 0 0")
    t.do("dial 0")
    assert t.asking == "Meet"
    t.do("option 1")
    assert t.current == 1


@rule("SCY-23.14")
def test_a_factory_move_to_the_factory_gives_no_second_card() -> None:
    t = use("fac_06").put(0, character="W3").turn(0, "factory")
    t.do("skip", "take-bottom", "pick character W3", "go FACTORY", "rest")
    assert t.current == 1 and t.g.view(0)["seats"][0]["factory"] == "fac_06"


@rule("SCY-17.7", "SCY-23.9")
def test_structures_add_nothing_to_factory_actions() -> None:
    t = use("fac_05", power=3, popularity=3).put(0, monument="F7", armory="V8").do("factory-action 1")
    assert (t[0].power, t[0].popularity) == (2, 5)
