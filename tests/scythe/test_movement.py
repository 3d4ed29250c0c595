"""Moving, carrying, entering held territories, and the abilities that serve movement (sections 9, 10, 19, 20)."""
from __future__ import annotations

import pytest

from tests.rules import rule
from tests.scythe.positions import Table, table


def moving(t: Table, seat: int = 0) -> Table:
    return t.turn(seat, "move").do("move-units")


@rule("SCY-9.1", "SCY-9.2")
def test_move_units_or_gain_coins_and_each_grows_by_its_own_cube() -> None:
    t = table().give(0, coins=4).turn(0, "move")
    assert {"move-units", "gain-coins", "skip"} == set(t.options())
    t.do("gain-coins")
    assert t[0].coins == 5
    t[0].cubes &= ~0b10                             # the coins' cube
    t.turn(0, "move").do("gain-coins")
    assert t[0].coins == 7
    t.put(0, workers=["W1", "T1", "W1"])
    moving(t).move("worker W1", "T1").move("worker W1", "T1")
    assert t.asking != "PickUnit"
    t[0].cubes &= ~0b1                              # the moves' cube
    moving(t).move("worker T1", "W1").move("worker T1", "W1")
    assert t.asking == "PickUnit"


@rule("SCY-9.3", "SCY-1.8")
def test_a_unit_is_chosen_once_and_fewer_may_move() -> None:
    t = moving(table().put(0, character="HB_NORDIC", workers=["T1"]))
    t.do("pick worker T1", "go W1")
    assert t.options() == ["pick character HB_NORDIC", "done"]
    t.do("done")
    assert t.asking != "PickUnit"


@rule("SCY-9.4")
def test_one_unit_finishes_before_the_next_starts() -> None:
    t = moving(table().put(0, character="W1", mechs={"speed": "T1"}, workers=["W1"]))
    t.do("pick mech T1", "go M2")
    assert t.asking == "Travel" and "rest" in t.options()
    assert not any(line.startswith("pick") for line in t.options())


@rule("SCY-9.5", "SCY-9.9")
def test_units_carry_tokens_and_only_mechs_carry_workers() -> None:
    t = table().put(0, character="W1", mechs={"artillery": "W1"}, workers=["W1", "W1"]).lay("W1", wood=2, oil=1)
    moving(t).do("pick character W1", "go T1", "take-some", "amount 1", "amount 0")
    assert t.tokens("T1") == {"oil": 1} and t.workers(0) == ["W1", "W1"]
    t.do("pick mech W1", "go T1", "take-some", "amount 1", "amount 1")
    assert t.tokens("T1") == {"oil": 1, "wood": 1} and t.workers(0) == ["T1", "W1"]
    assert t.at(0, "character") == "T1"


@rule("SCY-9.6", "SCY-9.7", "EX-3")
def test_a_carried_worker_may_still_walk() -> None:
    t = table().put(0, character="HB_NORDIC", mechs={"artillery": "T1"}, workers=["T1", "T1"])
    moving(t).move("mech T1", "W1").do("pick worker W1", "go M2")
    assert t.workers(0) == ["M2", "W1"]


@rule("SCY-9.7", "SCY-9.17", "EX-31")
def test_a_worker_that_has_walked_is_carried_on_but_does_not_walk_again() -> None:
    # Given two workers and a mech on F5, 3 moves, no Speed.
    t = table().put(0, character="HB_NORDIC", mechs={"artillery": "F5"}, workers=["F5", "F5"])
    t[0].cubes &= ~1
    moving(t).move("worker F5", "T5")
    t.do("pick mech F5", "go T5", "take-all")
    assert t.workers(0) == ["T5", "T5"]
    # Then B may walk on, and A may not.
    t.do("pick worker T5", "go T6")
    assert not t.can("pick worker T5")


@rule("SCY-9.17")
def test_the_player_says_which_workers_are_carried() -> None:
    t = table().put(0, character="HB_NORDIC", mechs={"artillery": "T5"}, workers=["F5", "T5"])
    t[0].cubes &= ~1
    moving(t).move("worker F5", "T5").do("pick mech T5", "go V7", "take-some")
    assert t.g.stack[-1].number == 4                # workers that can still walk
    t.do("amount 0")
    assert t.g.stack[-1].number == 5                # workers that cannot
    t.do("amount 1")
    assert t.workers(0) == ["T5", "V7"]
    # The fresh one stayed and may still be chosen, the carried one not.
    assert t.can("pick worker T5") and not t.can("pick worker V7")


@rule("SCY-9.8")
def test_with_two_steps_a_mech_sets_down_and_picks_up_on_its_way() -> None:
    t = table().put(0, character="HB_NORDIC", mechs={"speed": "T5"}, workers=["T5"]).lay("T5", oil=2).lay("F5", food=3)
    moving(t).do("pick mech T5", "go F5", "take-all", "go W6")
    assert set(t.options()) == {"take-all", "take-same", "take-nothing", "take-some"}
    t.do("take-some", "amount 0", "amount 3", "amount 0")
    assert t.tokens("F5") == {"oil": 2} and t.tokens("W6") == {"food": 3} and t.workers(0) == ["F5"]


@rule("SCY-9.8")
def test_carrying_on_with_the_same_load_leaves_the_rest() -> None:
    t = table().put(0, character="HB_NORDIC", mechs={"speed": "T5"}, workers=["T5", "F5"]).lay("F5", food=3)
    moving(t).do("pick mech T5", "go F5", "take-all", "go W6", "take-same")
    assert t.tokens("F5") == {"food": 3} and t.workers(0) == ["F5", "W6"]


@rule("SCY-9.10", "SCY-9.18")
def test_tokens_elsewhere_stay_and_cargo_crosses_with_its_carrier() -> None:
    t = table("polania", "saxony").put(0, character="HB_POLANIA", mechs={"riverwalk": "W2"}, workers=["W2", "W2"])
    t.lay("W2", wood=1).lay("M3", metal=2)
    moving(t).do("pick mech W2", "go M3", "take-all")
    assert t.tokens("M3") == {"metal": 2, "wood": 1}
    assert t.workers(0) == ["M3", "M3"]


@rule("EX-32", "SCY-20.2", "TRAP-12")
def test_riverwalk_looks_at_the_terrain_entered() -> None:
    # Given Polania with Riverwalk (village or mountain), a mech and workers on W2.
    t = table("polania", "saxony").put(0, character="F4", mechs={"riverwalk": "W2"}, workers=["W2", "W2"])
    moving(t).do("pick mech W2")
    # Then the mountain across the river can be entered, the tundra T2 across a river cannot.
    assert "M3" in t.reach() and "T2" not in t.reach()
    t.do("go M3", "take-all", "pick character F4")
    assert "W6" not in t.reach() and "W5" not in t.reach()


@rule("SCY-20.2")
@pytest.mark.parametrize(("faction", "place", "over", "not_over"), [
    ("polania", "W2", {"M3"}, {"T2"}), ("saxony", "V6", {"W6"}, {"F5", "V7"}), ("crimea", "V7", {"F6"}, {"V6"}),
    ("nordic", "T4", {"W4", "M4"}, {"V5"}), ("rusviet", "T4", {"V5"}, {"W4", "M4"})])
def test_each_faction_fords_onto_two_terrains(faction: str, place: str, over: set[str], not_over: set[str]) -> None:
    t = table(faction, "nordic" if faction != "nordic" else "saxony")
    t.put(0, character=place)
    moving(t).do(f"pick character {place}")
    assert not over & t.reach()
    t.put(0, mechs={"riverwalk": "T5"})
    moving(t).do(f"pick character {place}")
    assert over <= t.reach() and not not_over & t.reach()


@rule("SCY-9.11", "TRAP-14")
def test_workers_use_tunnels_and_the_own_mine() -> None:
    t = table().put(0, character="HB_NORDIC", workers=["T3", "F1"], mine="F1")
    moving(t).do("pick worker T3")
    assert {"T6", "F1"} <= t.reach()
    t.do("go F1", "pick worker F1")
    assert {"T3", "W4", "F5"} <= t.reach()


@rule("SCY-9.12", "SCY-9.19")
def test_an_encounter_stops_the_character_but_not_mechs_or_workers() -> None:
    t = table().put(0, character="F1", mechs={"speed": "W1"}, workers=["F1"])
    moving(t).do("pick character F1", "go V1")
    assert t.asking == "PickUnit"
    t = table().put(0, character="HB_NORDIC", mechs={"speed": "F1"}, workers=["F1"])
    moving(t).move("worker F1", "V1").do("pick mech F1", "go V1")
    assert t.asking == "Travel"
    assert t.g.view(None)["places"]["V1"]["encounter"]


@rule("SCY-9.13")
def test_the_factory_stops_nobody() -> None:
    t = table().put(0, character="M4", mechs={"speed": "W1"})
    moving(t).do("pick character M4", "go FACTORY")
    assert t.asking == "Travel" and "T5" in t.reach()
    t.do("go T5", "done")
    assert t[0].factory == -1


@rule("SCY-9.16")
def test_a_unit_may_return_to_where_it_started() -> None:
    t = table().put(0, character="W1", mechs={"speed": "T5"})
    moving(t).do("pick character W1", "go T1")
    assert "W1" in t.reach()


# Entering held territories.


@rule("SCY-10.1", "SCY-10.2", "SCY-10.9", "SCY-10.10", "TRAP-5")
def test_lone_workers_go_home_at_once_for_popularity() -> None:
    t = table("saxony", "nordic").put(0, character="T5", mechs={"speed": "M6"})
    t.put(1, workers=["V7", "V7", "T1"], mechs={"seaworthy": "M2"}).lay("V7", food=2).give(0, popularity=2)
    moving(t).do("pick character T5", "go V7")
    assert t.workers(1) == ["HB_NORDIC", "HB_NORDIC", "T1"]         # no lake for them
    assert t[0].popularity == 0 and t.tokens("V7") == {"food": 2} and t.control("V7") == 0
    assert t.asking == "PickUnit"                                   # stopped, though it had a step left
    t.do("done")
    assert t.stars(0) == {} and t.asking != "Dial"


@rule("SCY-10.2", "SCY-1.12")
def test_losing_popularity_needs_none() -> None:
    t = table("saxony", "nordic").put(0, character="T5").put(1, workers=["V7"]).give(0, popularity=0)
    moving(t).do("pick character T5", "go V7")
    assert t[0].popularity == 0 and t.workers(1) == ["HB_NORDIC"]


@rule("SCY-10.3", "TRAP-6")
def test_another_unit_may_pass_where_workers_were_driven_off() -> None:
    t = table("saxony", "nordic").put(0, character="T5", mechs={"speed": "F5"}).put(1, workers=["V7"])
    moving(t).do("pick character T5", "go V7", "pick mech F5", "go V7")
    assert t.asking == "Travel" and "T6" in t.reach()


@rule("SCY-10.4")
def test_workers_enter_no_territory_with_opposing_units_by_themselves() -> None:
    t = table("saxony", "nordic").put(0, character="HB_SAXONY", workers=["T5"]).put(1, workers=["V7"], character="F5")
    moving(t).do("pick worker T5")
    assert not {"V7", "F5"} & t.reach() and "T6" in t.reach()


@rule("SCY-10.4", "SCY-10.8", "TRAP-7")
def test_a_mech_carries_workers_into_combat_and_they_cannot_leave() -> None:
    t = table("saxony", "nordic").put(0, character="M6", mechs={"disarm": "T5"}, workers=["T5"]).put(1, character="V7")
    t[0].cubes &= ~1
    moving(t).move("mech T5", "V7")
    assert t.workers(0) == ["V7"]
    assert not t.can("pick worker V7")


@rule("SCY-10.8")
def test_workers_carried_to_driven_off_lone_workers_walk_on() -> None:
    t = table("saxony", "nordic").put(0, character="HB_SAXONY", mechs={"disarm": "T5"}, workers=["T5"])
    t.put(1, workers=["V7"])
    moving(t).move("mech T5", "V7").do("pick worker V7")
    assert "T6" in t.reach()


@rule("SCY-10.5", "SCY-10.11", "SCY-10.12")
def test_a_lone_structure_stops_nobody_and_costs_nothing() -> None:
    t = table("saxony", "nordic").put(0, character="T5", mechs={"speed": "M6"}, workers=["T5"])
    t.put(1, workers=["T1"], mill="T6", mine="F5").give(0, popularity=5)
    moving(t).do("pick character T5", "go T6")
    assert t.control("T6") == 0 and t.asking == "Travel" and t[0].popularity == 5
    t.do("rest", "pick worker T5", "go F5")
    assert t.control("F5") == 0 and t.at(1, "mine") == "F5"


@rule("SCY-10.11")
def test_workers_beside_a_third_players_structure_are_driven_off_and_it_stays() -> None:
    t = table("saxony", "nordic", "crimea").put(0, character="T5").put(1, workers=["V7"]).put(2, mill="V7")
    moving(t).do("pick character T5", "go V7")
    assert t.workers(1) == ["HB_NORDIC"] and t.at(2, "mill") == "V7" and t.control("V7") == 0


@rule("SCY-10.6", "SCY-10.7", "SCY-9.19")
def test_combat_units_stop_where_others_stand_and_more_may_join() -> None:
    t = table("saxony", "nordic").put(0, character="T5", mechs={"speed": "F5", "disarm": "T6"}).put(1, character="V7")
    t[0].cubes &= ~1
    moving(t).do("pick character T5", "go V7")
    assert not t.can("pick character V7")
    t.do("pick mech F5", "go V7", "pick mech T6", "go V7")
    assert t.asking == "Dial" or t.asking == "BeforeCombat"


# Faction and mech abilities.


@rule("SCY-19.5")
def test_swim_serves_nordic_workers_alone() -> None:
    t = table("nordic", "saxony").put(0, character="T1", workers=["T1", "W4"])
    moving(t).do("pick character T1")
    assert not {"V2", "F2"} & t.reach()
    t.do("go W1", "pick worker W4")
    assert {"V3", "T4", "M2"} <= t.reach() and "L3" not in t.reach()


@rule("SCY-20.1", "SCY-20.5", "SCY-1.4", "SCY-16.3")
def test_mech_abilities_serve_character_and_mechs_but_not_workers() -> None:
    t = table("polania", "saxony").put(0, character="M1", mechs={"riverwalk": "T2", "submerge": "T2", "speed": "T2"},
                                       workers=["T2", "M1"])
    moving(t).do("pick worker T2", "go M3")
    assert t.asking == "PickUnit"                   # one step, no river, no lake
    t.do("pick character M1")
    assert "L1" in t.reach()


@rule("SCY-20.3", "SCY-3.5", "TRAP-13")
def test_riverwalk_opens_no_lake_and_lakes_need_none() -> None:
    t = table("polania", "saxony").put(0, character="M1", mechs={"riverwalk": "T2"})
    moving(t).do("pick character M1")
    assert "L1" not in t.reach()
    t = table("nordic", "saxony").put(0, character="T5", mechs={"seaworthy": "L3"})
    moving(t).do("pick mech L3")
    assert t.reach() == {"M2", "W4", "M4", "FACTORY", "W3", "T3"}


@rule("SCY-20.4")
def test_speed_adds_a_step_of_any_kind() -> None:
    t = table("saxony", "nordic").put(0, character="F5", mechs={"speed": "M6"})
    moving(t).do("pick character F5", "go T6")      # by tunnel
    assert "W7" in t.reach()
    t.do("go W7")
    assert t.asking == "PickUnit"


@rule("SCY-20.6", "SCY-20.8", "EX-7")
def test_underpass_joins_controlled_mountains_tunnels_and_the_mine() -> None:
    t = table("saxony", "nordic").put(0, character="HB_SAXONY", mechs={"underpass": "M6"}, workers=["T8"],
                                      armory="M7", mine="F1")
    moving(t).do("pick mech M6")
    assert {"M7", "T3", "M3", "W4", "F5", "V5", "T6", "F1", "V6", "T8"} == t.reach()     # not M8, M1, M2


@rule("SCY-20.7", "EX-8")
def test_township_joins_controlled_villages_and_the_factory() -> None:
    t = table("rusviet", "nordic").put(0, character="HB_RUSVIET", mechs={"township": "V3"}, workers=["V9"])
    moving(t).do("pick mech V3")
    assert {"V9", "FACTORY", "M5", "T4"} == t.reach()
    t.put(0, mechs={"township": "FACTORY"})
    moving(t).do("pick mech FACTORY")
    assert {"V9", "M4", "T5", "W3"} == t.reach()


@rule("SCY-20.9", "SCY-3.11", "SCY-3.12")
def test_wayfare_goes_home_or_to_absent_factions() -> None:
    t = table("crimea", "nordic").put(0, character="T5", mechs={"wayfare": "F6"})
    moving(t).do("pick character T5")
    assert {"HB_CRIMEA", "HB_RUSVIET", "HB_SAXONY", "HB_POLANIA", "HB_ALBION", "HB_TOGAWA"} <= t.reach()
    assert "HB_NORDIC" not in t.reach()


@rule("SCY-20.10")
def test_wayfare_carries_cargo_and_leaves_by_the_base_or_by_wayfare() -> None:
    t = table("crimea", "nordic").put(0, character="T5", mechs={"wayfare": "F6"}, workers=["F6", "V9"])
    t.lay("F6", food=2)
    moving(t).move("mech F6", "HB_ALBION")
    assert t.tokens("HB_ALBION") == {"food": 2} and t.workers(0) == ["HB_ALBION", "V9"]
    assert t.control("HB_ALBION") is None and t.score(0)["resources"] == 0
    moving(t).do("pick worker HB_ALBION")
    assert t.reach() == {"M1", "F1"}
    t.do("go M1", "take-nothing", "pick mech HB_ALBION")
    assert {"M1", "F1", "HB_TOGAWA", "HB_CRIMEA"} <= t.reach()


@rule("SCY-20.11")
def test_submerge_joins_all_lakes_and_seaworthy_does_not() -> None:
    t = table("polania", "nordic").put(0, character="L1", mechs={"submerge": "F4"})
    moving(t).do("pick character L1")
    assert {"L2", "L3", "L4", "L5", "L6", "L7", "M1", "T2", "W2"} == t.reach()
    t = table("nordic", "polania").put(0, character="W1", mechs={"seaworthy": "T3"})
    moving(t).do("pick mech T3")
    assert {"L2", "L3"} <= t.reach()
    t.do("go L2")
    moving(t).do("pick mech L2")
    assert t.reach() == {"V1", "T3", "W3", "M3", "T2", "F1"}


@rule("SCY-20.12", "SCY-9.15", "EX-27")
def test_the_last_mech_leaves_a_lake_with_everything() -> None:
    t = table("polania", "nordic").put(0, character="HB_POLANIA", mechs={"submerge": "L4"}, workers=["L4", "L4"])
    t.lay("L4", oil=3)
    moving(t)
    assert not t.can("pick worker L4")              # workers never leave a lake by themselves
    t.do("pick mech L4", "go T5")
    assert t.asking == "PickUnit"                   # nothing to choose
    assert t.workers(0) == ["T5", "T5"] and t.tokens("T5") == {"oil": 3} and t.tokens("L4") == {}


@rule("SCY-20.13")
def test_cargo_may_stay_with_who_could_carry_it() -> None:
    # The character stays: tokens may, workers may not.
    t = table("polania", "nordic").put(0, character="L4", mechs={"submerge": "L4"}, workers=["L4"]).lay("L4", oil=3)
    moving(t).do("pick mech L4", "go T5", "take-some", "amount 1")
    assert t.tokens("L4") == {"oil": 2} and t.workers(0) == ["T5"]
    # The character alone leaves no tokens.
    t = table("polania", "nordic").put(0, character="L4", mechs={"submerge": "F4"}).lay("L4", oil=3)
    moving(t).do("pick character L4", "go T5")
    assert t.tokens("T5") == {"oil": 3}
    # A second mech stays: everything may.
    t = table("polania", "nordic").put(0, character="F4", mechs={"submerge": "L4", "speed": "L4"}, workers=["L4"])
    moving(t).do("pick mech L4", "go T5", "take-nothing")
    assert t.workers(0) == ["L4"]


@rule("SCY-20.20")
def test_mech_slots_are_in_printed_order() -> None:
    own = {"polania": ("submerge", "camaraderie"), "saxony": ("underpass", "disarm"), "crimea": ("wayfare", "scout"),
           "nordic": ("seaworthy", "artillery"), "rusviet": ("township", "peoples_army")}
    for faction, middle in own.items():
        t = table(faction, "saxony" if faction != "saxony" else "nordic")
        slots = [ability["id"] for ability in t.g.view(0)["seats"][0]["abilities"]]
        assert slots == ["riverwalk", *middle, "speed"]


@rule("SCY-17.13", "SCY-17.5")
def test_a_mine_is_a_tunnel_for_its_owner_only() -> None:
    t = table("saxony", "nordic").put(0, character="T6", workers=["T6"], mine="F1").put(1, character="F1")
    moving(t).do("pick worker T6")
    assert "F1" not in t.reach()                    # a worker cannot enter, though the Mine works
    t.do("go F5", "pick character T6")
    assert "F1" in t.reach()
    t.put(1, character="F5").turn(1, "move").do("move-units", "pick character F5")
    assert "F1" not in t.reach()
