"""Objective cards (section 24)."""
from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from meydan.games.scythe import objectives
from meydan.games.scythe.components import FACTS, OBJECTIVE
from tests.rules import rule
from tests.scythe.positions import Table, table
from tests.scythe.test_setup import clause

CARDS = json.loads((FACTS / "objectives.json").read_text(encoding="utf-8"))["cards"]

Scene = Callable[[Table], object]


def met(t: Table, card: str, seat: int = 0) -> bool:
    return bool(objectives.met(t.g, seat, OBJECTIVE.index[card], t.g.controlled(seat)))


def holding(card: str, *factions: str) -> Table:
    return table(*(factions or ("nordic", "saxony"))).give(0, objectives=card)


# Card, a table that meets it, a change that does not.
SCENES: list[tuple[str, Scene, Scene]] = [
    ("higher_ground", lambda t: t.put(0, workers=["M1", "M2", "M3"]), lambda t: t.put(0, workers=["M1", "M2", "F1"])),
    ("underworld", lambda t: t.put(0, workers=["T3", "W4", "V5"]), lambda t: t.put(0, workers=["T3", "W4"], mine="F1")),
    ("harvest", lambda t: t.put(0, workers=["F1", "F2", "F3"]), lambda t: t.put(0, workers=["F1", "F2", "F2"])),
    ("northern", lambda t: t.put(0, workers=["T1", "T2", "T3"]), lambda t: t.put(1, workers=["T2"])),
    ("king_of_the_hill", lambda t: t.put(0, workers=["FACTORY"]).give(0, power=5).give(1, power=5),
     lambda t: t.give(1, power=6)),
    ("warning", lambda t: t.drove_off(1).give(0, power=7), lambda t: t.give(0, power=6)),
    ("machine_over_muscle", lambda t: t.put(0, mechs={"speed": "T1"}, workers=["T1"] * 3).give(0, factory="fac_01"),
     lambda t: t.put(0, workers=["T1"] * 4)),
    ("common_man", lambda t: t.put(0, workers=["T1"] * 4).give(0, coins=2, popularity=7), lambda t: t.give(0, coins=3)),
    ("stockpile", lambda t: t.put(0, workers=["T1"]).lay("T1", oil=6, metal=1, food=1, wood=1),
     lambda t: t.lay("T1", oil=7, metal=1, food=1, wood=0)),
    ("woodland", lambda t: t.put(0, workers=["W1", "W2", "W3"]), lambda t: t.put(0, workers=["W1", "W2", "M1"])),
    ("population", lambda t: t.put(0, workers=["V1", "V2"], mill="V3"), lambda t: t.put(0, mill="M1")),
    ("get_rich", lambda t: t.give(0, coins=20), lambda t: t.give(0, coins=19)),
    ("foundations", lambda t: t.put(0, character="T1", workers=["T1"] * 4, mill="T1"),
     lambda t: t.put(0, character="W1")),
    ("hedge_your_bets", lambda t: t.put(0, workers=["T1"], mechs={"speed": "T1"}, mill="F1")
     .lay("T1", oil=1, metal=1, food=1, wood=1).give(0, upgrades=1, recruits="build"), lambda t: t.lay("T1", food=0)),
    ("balanced_workforce", lambda t: t.put(0, workers=["HB_NORDIC", "T1"]).give(0, recruits="build upgrade"),
     lambda t: t.put(0, workers=["T1"])),
    ("wolf", lambda t: t.put(0, character="T1", mechs={"speed": "T1"}, workers=["T1"]).lay("T1", oil=3, wood=2),
     lambda t: t.put(0, workers=["T1", "T1"])),
    ("divide", lambda t: t.put(0, workers=["M4", "W3"]), lambda t: t.give(0, factory="fac_01")),
    ("pacifist", lambda t: t.put(0, workers=["T1"] * 5).give(0, power=0, popularity=13), lambda t: t.give(0, power=1)),
    ("shore", lambda t: t.put(0, workers=["V1", "T3", "W3", "M3", "T2"]),
     lambda t: t.put(0, workers=["V1", "T3", "W3", "M3", "M4"])),
    ("foothold", lambda t: t.put(0, mill="F1", mine="F2", armory="F3").give(0, popularity=7),
     lambda t: t.put(0, mechs={"speed": "T1"})),
    ("monopolize", lambda t: t.put(0, workers=["T1", "W1"]).lay("T1", oil=5).lay("W1", oil=4),
     lambda t: t.lay("W1", oil=3)),
    ("breakthrough", lambda t: t.give(0, factory="fac_01"), lambda t: t.give(0, upgrades=1)),
    ("tactical_mastery", lambda t: t.give(0, cards="2 2 2 2 2 2 2 2", combat_stars=1),
     lambda t: t.give(0, combat_stars=0)),
]


@rule("SCY-24.8", "SCY-24.9", "SCY-24.10", "SCY-24.13")
@pytest.mark.parametrize(("card", "scene", "change"), SCENES, ids=[scene[0] for scene in SCENES])
def test_each_condition_holds_exactly_when_printed(card: str, scene: Scene, change: Scene) -> None:
    t = table()
    assert not met(t, card)
    scene(t)
    assert met(t, card)
    change(t)
    assert not met(t, card)


def test_every_card_has_a_scene() -> None:
    assert {scene[0] for scene in SCENES} == set(OBJECTIVE.names)


@rule("SCY-24.6", "TRAP-21")
def test_the_ledger_and_the_cards_agree_on_the_end_of_turn_marks() -> None:
    numbers = re.search(r"\(([\d, ]+)\)", clause("24.6"))
    assert numbers
    marked = [int(number) for number in numbers[1].split(",")]
    assert [card["number"] for card in CARDS if card["end_of_turn"]] == marked


@rule("SCY-24.1", "SCY-24.4", "SCY-24.12", "SCY-25.1")
def test_a_revealed_card_places_a_star_and_the_other_goes_unseen() -> None:
    t = holding("breakthrough wolf").give(0, factory="fac_01").turn(0)
    assert t.g.secret and t.can("reveal breakthrough") and not t.can("reveal wolf")
    t.do("reveal breakthrough")
    assert t.asking == "PlaceToken"                 # and the turn begins
    assert t.stars(0) == {"objective": 1}
    view = t.g.view(1)
    assert view["decks"]["revealed"] == ["breakthrough"] and view["seats"][0]["objectives"] == 0
    assert "wolf" not in json.dumps(view)
    assert t.g.view(0)["seats"][0]["dropped"] == ["wolf"]


@rule("SCY-24.2", "SCY-24.3")
def test_objectives_are_revealed_before_between_and_after_the_actions() -> None:
    t = holding("breakthrough wolf", "nordic", "saxony").give(0, factory="fac_01")
    t.put(0, workers=["T1"]).lay("T1", oil=3, metal=3, wood=3, food=4).turn(0)
    offered = []
    for line in ("token bolster", "gain-power", "take-bottom", "decline", "pass"):
        offered.append((t.asking, t.can("reveal breakthrough")))
        t.do(line)
    assert offered == [("PlaceToken", True), ("TopRow", False), ("BottomRow", True), ("ChooseCube", False),
                       ("ShowObjective", True)]
    assert t.current == 1


@rule("SCY-24.2")
def test_between_the_actions_the_turn_goes_on_after_the_star() -> None:
    t = holding("breakthrough wolf").give(0, factory="fac_01").put(0, workers=["T1"]).lay("T1", oil=3)
    t.turn(0, "bolster").do("gain-power", "reveal breakthrough")
    assert t.stars(0) == {"objective": 1} and t.asking == "BottomRow" and t.can("take-bottom")


@rule("SCY-24.3")
def test_an_objective_waits_for_the_encounter() -> None:
    t = holding("breakthrough wolf").give(0, factory="fac_01").encounter("enc_01").put(0, character="W1")
    t.turn(0).do("token move", "move-units", "pick character W1", "go M2", "done")
    assert t.asking == "Meet" and not t.can("reveal breakthrough")
    t.do("option 1")
    assert t.can("reveal breakthrough")


@rule("SCY-24.5")
def test_revealing_may_be_put_off_but_the_condition_must_hold_then() -> None:
    t = holding("common_man wolf").put(0, workers=["T1"] * 4).give(0, coins=2, popularity=7).turn(0)
    assert t.can("reveal common_man")
    t.do("token move", "gain-coins")
    assert not t.can("reveal common_man")


@rule("SCY-24.6", "SCY-24.7", "TRAP-21")
def test_end_of_turn_cards_wait_for_the_last_window_and_nothing_follows() -> None:
    t = holding("get_rich wolf").give(0, coins=25).turn(0)
    t.put(0, workers=["T1"]).lay("T1", oil=3).turn(0)
    assert not t.can("reveal get_rich")
    t.do("token bolster", "gain-power")
    assert t.asking == "BottomRow" and not t.can("reveal get_rich")
    t.do("skip", "reveal get_rich")
    assert t.current == 1 and t.stars(0) == {"objective": 1}


@rule("SCY-24.11")
def test_objectives_are_revealed_on_the_own_turn_only() -> None:
    t = table("nordic", "saxony").give(1, objectives="breakthrough wolf", factory="fac_01").turn(0)
    assert t.current == 0 and t.asking == "PlaceToken"
    t.do("token move", "gain-coins")
    assert t.current == 1 and t.can("reveal breakthrough")


@rule("SCY-24.13", "EX-33")
def test_a_mine_makes_no_tunnel_for_underworld_advantage() -> None:
    t = table("crimea", "nordic").put(0, character="HB_CRIMEA", workers=["T3", "W4"], mine="F6")
    assert not met(t, "underworld")
    t.put(0, workers=["T3", "W4", "F5"])
    assert met(t, "underworld")


@rule("SCY-19.7", "SCY-24.4", "SCY-24.14", "SCY-25.3")
def test_saxony_completes_both_in_one_window() -> None:
    t = table("saxony", "nordic").give(0, objectives="breakthrough foothold", factory="fac_01", popularity=7)
    t.put(0, mill="F1", mine="F2", armory="F3").turn(0).do("reveal breakthrough")
    t.do("reveal foothold")
    assert t.stars(0) == {"objective": 2} and t.asking == "PlaceToken"


@rule("SCY-19.7", "SCY-24.14")
def test_saxony_completes_both_at_the_end_of_a_turn_too() -> None:
    t = table("saxony", "nordic").give(0, objectives="breakthrough get_rich", factory="fac_01", coins=25)
    t.turn(0, "move").do("gain-coins", "reveal get_rich", "reveal breakthrough")
    assert t.stars(0) == {"objective": 2} and t.current == 1


@rule("SCY-24.14", "SCY-27.1")
def test_the_end_is_checked_before_saxonys_second_card() -> None:
    t = table("saxony", "nordic").give(0, objectives="breakthrough foothold", factory="fac_01", popularity=7)
    t.give(0, goals="upgrades mechs structures recruits workers").put(0, mill="F1", mine="F2", armory="F3").turn(0)
    t.do("reveal breakthrough")
    assert t.g.over and t.stars(0)["objective"] == 1


@rule("SCY-24.10", "SCY-24.15")
def test_a_driven_off_worker_counts_this_turn_only() -> None:
    t = holding("warning wolf").give(0, power=8).put(0, character="T5").put(1, workers=["T6"]).turn(0)
    t.do("token move", "move-units", "pick character T5", "go T6", "done")
    assert t.can("reveal warning")
    t.do("pass", "token move", "gain-coins")
    assert t.current == 0 and not t.can("reveal warning")


@rule("SCY-24.10")
def test_a_worker_beaten_in_combat_counts_too() -> None:
    t = holding("warning wolf").give(0, power=8, cards="").put(0, character="T5")
    t.put(1, character="T6", workers=["T6"]).give(1, cards="").turn(0)
    t.do("token move", "move-units", "pick character T5", "go T6", "done").fight("1", "0")
    assert t.can("reveal warning")


@rule("SCY-30.2")
def test_who_is_asked_does_not_tell_what_he_holds() -> None:
    # Some unrevealed card is met, but none in hand: asked all the same.
    t = holding("wolf stockpile").give(0, factory="fac_01").turn(0, "move").do("gain-coins")
    assert t.asking == "ShowObjective" and t.options() == ["pass"] and t.g.secret
