"""The map, control and resources (sections 3, 4, 5)."""
from __future__ import annotations

import re
from collections import Counter

from meydan.games.scythe.components import (
    ACROSS_RIVER,
    BY_LAND,
    NEIGHBOURS,
    PLACE,
    PRODUCES,
    RESOURCE,
    TERRAIN,
    TERRAIN_OF,
    TUNNELS,
)
from tests.rules import rule
from tests.scythe.positions import table
from tests.scythe.test_setup import LEDGER, clause


def names(mask: int) -> set[str]:
    return {name for number, name in enumerate(PLACE.names) if mask >> number & 1}


@rule("SCY-3.1")
def test_the_board_has_47_territories_of_seven_terrains() -> None:
    counts = Counter(TERRAIN.names[terrain] for terrain in TERRAIN_OF)
    assert counts == {"mountain": 8, "farm": 7, "village": 9, "tundra": 8, "forest": 7, "lake": 7, "factory": 1}


@rule("SCY-3.2", "SCY-3.4", "SCY-3.5", "SCY-3.11")
def test_neighbours_rivers_and_lakes_are_those_of_the_ledger_table() -> None:
    rows = re.findall(r"^\| (\w+) \| (\w+) \| *(\w*) *\| ([^|]+) \| *([^|]*)\|$", LEDGER, re.MULTILINE)
    rows = [row for row in rows if row[1] in TERRAIN.names]
    assert len(rows) == 47
    rivers = 0
    for place, terrain, marks, around, homes in rows:
        number = PLACE.index[place]
        assert TERRAIN.names[TERRAIN_OF[number]] == terrain
        assert bool(TUNNELS >> number & 1) == ("T" in marks)
        words = [word.strip().strip("*") for word in (around + "," + homes).split(",")]
        words = [word for word in words if word and word != "–"]
        hexes = {word.strip("~") for word in words if "HB_" not in word}
        assert names(NEIGHBOURS[number]) == hexes
        wet = {word[1:] for word in words if word.startswith("~") and "HB_" not in word}
        assert names(ACROSS_RIVER[number]) == wet
        rivers += len(wet)
        lakes = {word for word in hexes if word.startswith("L")}
        assert not wet & lakes
        assert names(BY_LAND[number]) == hexes - wet - lakes
        for home in (word for word in words if "HB_" in word):
            assert place in names(NEIGHBOURS[PLACE.index[home.strip("~")]])
    assert rivers == 2 * 31
    assert names(ACROSS_RIVER[PLACE.index["HB_RUSVIET"]]) == {"F3"}


@rule("SCY-3.3")
def test_terrains_produce_their_resource() -> None:
    made = {TERRAIN.names[n]: int(product) for n, product in enumerate(PRODUCES)}
    assert made["mountain"] == RESOURCE.index["metal"] and made["farm"] == RESOURCE.index["food"]
    assert made["tundra"] == RESOURCE.index["oil"] and made["forest"] == RESOURCE.index["wood"]
    assert made["village"] == 5 and made["lake"] == made["factory"] == -1


@rule("SCY-3.7")
def test_six_tunnels_are_adjacent_to_one_another_for_every_unit() -> None:
    assert set(re.findall(r"`(\w+)`", clause("3.7"))) == names(TUNNELS)
    for faction in ("saxony", "crimea"):
        t = table(faction, "nordic").put(0, character="HB_CRIMEA" if faction == "crimea" else "HB_SAXONY",
                                         workers=["T6"]).turn(0, "move")
        t.do("move-units", "pick worker T6")
        assert {"T3", "M3", "W4", "F5", "V5"} <= t.reach()
        t.put(0, character="T3").turn(0, "move").do("move-units", "pick character T3")
        assert {"T6", "M3", "W4", "F5", "V5"} <= t.reach()


@rule("SCY-3.6", "SCY-3.8")
def test_rivers_do_not_matter_for_tiles_and_tunnel_links_do_not_count() -> None:
    # V4 lies across a river from the tunnel M3 and from the tunnel F5; other tunnels are far.
    t = table().put(0, mill="V4").tile("adjacent_tunnels")
    assert t.score(0)["structures"] == 4
    # A structure on a tunnel is not next to the other tunnels.
    t = table().put(0, mill="V5").tile("adjacent_tunnels")
    assert t.score(0)["structures"] == 0


@rule("SCY-3.10", "SCY-3.12")
def test_a_home_base_is_left_but_never_entered() -> None:
    t = table().turn(0, "move").do("move-units", "pick character HB_NORDIC")
    assert t.reach() == {"W1", "T1"}
    t.do("go W1", "pick worker W1")
    assert not any(place.startswith("HB_") for place in t.reach())


@rule("SCY-3.13")
def test_abilities_work_from_a_home_base() -> None:
    t = table("rusviet", "polania").put(0, mechs={"riverwalk": "V3"}).turn(0, "move")
    t.do("move-units", "pick character HB_RUSVIET")
    assert "F3" in t.reach()
    t = table("polania", "rusviet").put(0, mechs={"submerge": "W2"}).turn(0, "move")
    t.do("move-units", "pick character HB_POLANIA")
    assert "L1" in t.reach()


@rule("SCY-3.14")
def test_any_number_of_own_pieces_share_a_territory() -> None:
    t = table().put(0, character="W1", mechs={"speed": "W1", "riverwalk": "W1"}, workers=["W1"] * 7)
    t.lay("W1", oil=9, wood=9).turn(0, "move").do("move-units")
    t.do("pick worker W1", "go T1", "take-nothing", "pick character W1", "go T1", "take-all")
    assert t.tokens("T1") == {"oil": 9, "wood": 9}


# Control.


@rule("SCY-4.1", "SCY-4.2", "TRAP-16")
def test_a_unit_or_structure_controls_and_a_unit_beats_a_structure() -> None:
    t = table("nordic", "saxony").put(0, workers=["T1"], mill="F7").put(1, workers=["M8"])
    assert t.control("T1") == 0 and t.control("F7") == 0
    t.put(1, workers=["F7"])
    assert t.control("F7") == 1
    assert t.control("V2") is None


@rule("SCY-4.3", "SCY-10.6", "TRAP-5")
def test_the_defender_keeps_control_until_the_combat_is_resolved() -> None:
    t = table("nordic", "saxony").put(0, character="W1").put(1, character="M2", workers=["M2"])
    t.turn(0, "move").do("move-units", "pick character W1", "go M2")
    assert t.control("M2") == 1
    assert t.workers(1) == ["M2"]
    assert t.asking == "PickUnit"


@rule("SCY-4.4")
def test_lakes_can_be_controlled_and_home_bases_cannot() -> None:
    t = table().put(0, character="HB_NORDIC", mechs={"seaworthy": "L3"})
    assert t.control("L3") == 0
    assert t.control("HB_NORDIC") is None


@rule("SCY-4.5")
def test_control_changes_as_soon_as_the_pieces_do() -> None:
    t = table().put(0, workers=["W1"], character="HB_NORDIC").turn(0, "move")
    t.do("move-units", "pick worker W1", "go T1")
    assert t.control("W1") is None and t.control("T1") == 0


# Resources.


@rule("SCY-5.1", "SCY-5.5", "EX-1")
def test_tokens_belong_to_who_controls_their_territory() -> None:
    # Given 3 metal where Nordic has neither unit nor structure.
    t = table("nordic", "saxony", mats=("engineering", "industrial")).lay("M2", metal=4).put(0, workers=["T1"])
    # Then Deploy cannot be paid.
    t.turn(0, "trade")
    t.do("skip")
    assert t.current == 1
    # With a structure there it can.
    t.put(0, armory="M2").turn(0, "trade").do("skip")
    assert t.asking == "BottomRow" and t.can("take-bottom")


@rule("SCY-5.2", "SCY-5.3", "SCY-5.4", "SCY-8.2", "EX-2")
def test_payment_may_come_from_several_territories_and_the_mech_go_to_a_third() -> None:
    t = table().put(0, character="W1", workers=["T1"], mill="M2", mine="M7").lay("M2", metal=2).lay("M7", metal=2)
    t.turn(0, "produce").do("skip", "take-bottom")
    assert t.options() == ["pay-anyhow", "pay-from M2", "pay-from M7"]
    t.do("pay-from M7", "pay-from M7")
    # The last one can only come from M2.
    assert t.asking == "ChooseMech"
    assert t.tokens("M2") == {"metal": 1} and t.tokens("M7") == {}
    t.do("deploy speed")
    assert t.at(0, "mech4") == "T1"


@rule("SCY-5.6")
def test_tokens_on_a_home_base_are_only_carried_away_again() -> None:
    t = table("crimea", "nordic", mats=("engineering", "industrial"))
    t.put(0, character="HB_CRIMEA", workers=["HB_CRIMEA"], mechs={"wayfare": "HB_CRIMEA"})
    t.give(0, cards="").lay("HB_CRIMEA", metal=5)
    assert t.score(0)["resources"] == 0
    t.turn(0, "trade")
    t.do("skip")
    assert t.current == 1                           # Deploy could not be paid
    t.turn(0, "move").do("move-units", "pick character HB_CRIMEA", "go F6", "take-all")
    assert t.tokens("F6") == {"metal": 5}


@rule("SCY-5.7")
def test_what_the_top_row_gives_pays_the_bottom_row() -> None:
    t = table("nordic", "saxony", mats=("patriotic", "industrial")).put(0, character="HB_NORDIC", workers=["W1"])
    t.lay("W1", wood=2).turn(0, "trade")
    t.do("trade-resources", "resource wood W1", "resource wood W1")
    assert t.can("take-bottom")
