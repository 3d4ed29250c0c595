"""Combat and its abilities (sections 20, 21)."""
from __future__ import annotations

import pytest

from tests.rules import rule
from tests.scythe.positions import Table, table


def attack(t: Table, seat: int = 0, unit: str = "character T5", place: str = "V7", more: bool = True) -> Table:
    """One unit attacks; nobody else moves."""
    t.turn(seat, "move").do("move-units")
    t.move(unit, place)
    if t.asking == "PickUnit":
        t.do("done")
    return t


def duel(*factions: str) -> Table:
    """Seat 0's character on T5, seat 1's on V7; no cards, 5 power each."""
    t = table(*(factions or ("rusviet", "nordic")))
    t.put(0, character="T5", workers=["M5"]).put(1, character="V7", workers=["T1"])
    return t.give(0, power=5, cards="", popularity=5).give(1, power=5, cards="", popularity=5)


@rule("SCY-21.1", "SCY-21.2", "SCY-9.14")
def test_combat_comes_when_all_units_have_moved() -> None:
    t = duel()
    t.put(0, workers=["M5", "M5"]).turn(0, "move").do("move-units", "pick character T5", "go V7")
    assert t.asking == "PickUnit"
    t.do("done")
    assert t.asking == "Dial" and t.current == 0
    assert t.g.together == (0, 1)


@rule("SCY-21.3")
def test_with_several_combats_the_attacker_chooses_the_order() -> None:
    t = duel().put(0, mechs={"speed": "M4"}).put(1, mechs={"speed": "W4"})
    t.turn(0, "move").do("move-units").move("character T5", "V7").move("mech M4", "W4")
    assert t.options() == ["combat W4", "combat V7"]
    t.do("combat V7").fight("3", "0")
    assert t.asking == "Dial" and t.g.view(0)["combat"]["place"] == "W4"      # the first is finished


@rule("SCY-21.5", "SCY-21.15", "SCY-21.6")
def test_the_dial_goes_to_seven_or_the_own_power() -> None:
    t = attack(duel().give(0, power=16, goals="power").give(1, power=3))
    assert t.options() == [f"dial {power}" for power in range(8)]
    t.do("dial 0")
    assert t.options() == [f"dial {power}" for power in range(4)]


@rule("SCY-21.5", "SCY-21.18")
def test_one_card_for_each_combat_unit() -> None:
    t = duel().put(0, mechs={"speed": "T5"}).give(0, cards="2 3 3 5")
    t.turn(0, "move").do("move-units").move("character T5", "V7").move("mech T5", "V7")
    t.do("dial 0")
    played = [tuple(map(int, line.split()[1:])) for line in t.options()]
    assert max(sum(cards) for cards in played) == 2
    assert (0, 2, 0, 0) in played and (1, 0, 0, 1) in played and (0, 0, 0, 0) in played
    t.do("commit 0 1 0 1", "dial 5")
    assert t.stars(0) == {"combat": 1}              # 8 against 5


@rule("SCY-20.17", "EX-9")
def test_peoples_army_adds_a_card_with_a_worker_there() -> None:
    t = duel().put(0, mechs={"peoples_army": "T5", "speed": "T5"}, workers=["T5"] * 3).give(0, cards="2 2 2 2 2")
    t.put(0, character="M5").turn(0, "move").do("move-units").move("mech T5", "V7", load="take-all")
    t.do("pick mech T5", "go V7")
    t.do("dial 0")
    assert max(int(line.split()[1]) for line in t.options()) == 3
    t = duel().put(0, mechs={"peoples_army": "T5"}).give(0, cards="2 2 2")
    attack(t).do("dial 0")
    assert max(int(line.split()[1]) for line in t.options()) == 1     # no worker there


@rule("SCY-21.6", "SCY-30.3")
def test_commitments_stay_hidden_until_both_are_made() -> None:
    t = attack(duel().give(0, cards="2 5").give(1, cards="3"))
    before = t.g.view(1)
    t.do("dial 2")
    assert t.g.view(1)["combat"]["sides"] == before["combat"]["sides"]
    t.do("commit 0 0 0 1")
    assert t.g.view(1)["combat"]["sides"][0]["dial"] is None and t.g.view(0)["combat"]["sides"][0]["dial"] == 2
    assert t.g.view(None)["seats"][0]["cards"] == 2
    t.do("dial 0", "commit 0 1 0 0")
    assert t.g.view(None)["decks"]["discards"] == {"2": 0, "3": 1, "4": 0, "5": 1}


@rule("SCY-21.7", "SCY-21.8", "SCY-21.9", "SCY-21.10", "SCY-21.11", "SCY-21.12", "EX-12", "TRAP-9", "TRAP-10")
def test_johns_attack_on_sandra() -> None:
    # Given John with 10 power, a mech and 2 workers against Sandra's character, mech, worker and 3 food.
    t = table("rusviet", "saxony").put(0, character="M5", mechs={"speed": "T5"}, workers=["T5", "T5"])
    t.put(1, character="V7", mechs={"speed": "V7"}, workers=["V7"]).lay("V7", food=3)
    t.give(0, power=10, cards="", popularity=4).give(1, power=4, cards="3")
    attack(t, unit="mech T5").fight("7", "4 3")
    # Then on 7 to 7 John wins as attacker.
    assert (t[0].power, t[1].power, t[0].popularity) == (3, 0, 3)
    assert t.at(1, "character") == t.at(1, "mech4") == "HB_SAXONY" and t.workers(1) == ["HB_SAXONY"]
    assert t.control("V7") == 0 and t.tokens("V7") == {"food": 3} and t.stars(0) == {"combat": 1}
    assert len(t.cards(1)) == 1                     # the played card is gone, a new one is drawn
    assert t.g.view(None)["decks"]["discards"]["3"] == 1


@rule("SCY-21.10", "TRAP-11", "SCY-21.19")
@pytest.mark.parametrize(("defence", "cards"), [("0", 0), ("1", 1)])
def test_a_loser_who_showed_nothing_gets_nothing(defence: str, cards: int) -> None:
    t = attack(duel()).fight("5", defence)
    assert len(t.cards(1)) == cards


@rule("SCY-21.10", "SCY-21.19")
def test_a_card_played_is_enough_and_may_come_back_from_the_discards() -> None:
    t = duel().give(1, cards="2").deck("")
    attack(t).fight("5", "0 2")
    assert t.cards(1) == [2]                        # the only card of the new deck


@rule("SCY-1.6", "SCY-21.10")
def test_the_loser_may_decline_the_card() -> None:
    t = attack(duel().give(1, picky=True)).fight("5", "1")
    assert t.current == 1
    t.do("amount 0")
    assert t.cards(1) == []


@rule("SCY-21.11", "SCY-21.12", "TRAP-7", "TRAP-8")
def test_a_winning_defender_gets_the_star_and_loses_no_popularity() -> None:
    t = duel().put(0, mechs={"speed": "T5"}, workers=["T5", "T5"]).put(1, workers=["V7"])
    attack(t, unit="mech T5").fight("1", "2")
    assert t.stars(1) == {"combat": 1} and t.stars(0) == {}
    assert t[1].popularity == 5 and t[0].popularity == 5
    assert t.workers(0) == ["HB_RUSVIET"] * 2 and t.at(0, "mech4") == "HB_RUSVIET" and t.workers(1) == ["V7"]


@rule("SCY-21.13", "SCY-25.3")
def test_two_combat_stars_at_most_but_fighting_goes_on() -> None:
    t = attack(duel().give(0, combat_stars=2)).fight("1", "0")
    assert t.stars(0) == {"combat": 2} and t.control("V7") == 0


@rule("SCY-19.7", "SCY-25.3", "SCY-25.7")
def test_saxony_places_a_star_for_every_combat() -> None:
    t = attack(duel("saxony", "nordic").give(0, combat_stars=3)).fight("1", "0")
    assert t.stars(0) == {"combat": 4}


@rule("SCY-21.14", "SCY-27.1")
def test_the_loser_draws_before_the_winners_sixth_star_ends_the_game() -> None:
    t = duel().give(0, goals="upgrades mechs structures recruits workers")
    attack(t).fight("5", "1")
    assert t.g.over and len(t.cards(1)) == 1 and t.at(1, "character") == "HB_NORDIC"


@rule("SCY-21.14")
def test_what_follows_a_combat_comes_in_a_fixed_order() -> None:
    t = duel().put(1, workers=["V7"]).listen()
    attack(t).fight("3", "1")
    told = [name for name in t.events() if name in ("revealed", "lost", "retreated", "drew", "star", "encounter")]
    assert told == ["revealed", "revealed", "lost", "retreated", "retreated", "drew", "star", "encounter"]


@rule("SCY-21.16", "SCY-20.19")
def test_combat_on_a_lake_runs_the_same_way() -> None:
    t = table("nordic", "polania").put(0, character="FACTORY", mechs={"seaworthy": "T1"}, workers=["T1"])
    t.put(1, character="HB_POLANIA", mechs={"submerge": "L4"}, workers=["L4", "L4"]).give(0, power=5, popularity=5)
    attack(t, unit="character FACTORY", place="L4").fight("5", "0")
    assert t.control("L4") == 0 and t[0].popularity == 3
    assert t.workers(1) == ["HB_POLANIA"] * 2 and t.at(1, "mech2") == "HB_POLANIA"


@rule("SCY-20.21")
def test_polania_always_retreats_home() -> None:
    t = table("nordic", "polania").put(0, character="T5").put(1, mechs={"submerge": "FACTORY"}).give(0, power=5)
    attack(t, place="FACTORY").fight("5", "0")
    assert t.at(1, "mech2") == "HB_POLANIA"


# Abilities before the combat.


@rule("SCY-21.4", "SCY-20.16", "SCY-20.22")
def test_the_attacker_uses_his_ability_before_the_defender() -> None:
    t = table("saxony", "nordic").put(0, character="T5", mechs={"disarm": "M6"}).put(1, character="T6",
                                                                                   mechs={"artillery": "T1"})
    t.give(0, power=5).give(1, power=1)
    attack(t, place="T6")
    assert t.asking == "BeforeCombat" and t.current == 0
    t.do("use-ability")
    assert t[1].power == 0                          # all of it is lost
    assert t.asking == "Dial"                       # nothing left to pay for Artillery


@rule("SCY-20.16", "EX-29", "SCY-21.15")
def test_disarm_works_on_tunnels_and_the_own_mine_for_the_defender_too() -> None:
    t = table("nordic", "saxony").put(0, character="T5").put(1, character="T6", mechs={"disarm": "M6"})
    t.give(0, power=1, cards="4").give(1, power=3)
    attack(t, place="T6")
    assert t.current == 1
    t.do("use-ability")
    assert t[0].power == 0 and t.options() == ["dial 0"]
    t.do("dial 0")
    assert t.can("commit 0 0 1 0")                  # cards may still be played
    t = table("saxony", "nordic").put(0, character="T5", mechs={"disarm": "M6"}, mine="V7").put(1, character="V7")
    assert attack(t).asking == "BeforeCombat"
    t = table("saxony", "nordic").put(0, character="T5", mechs={"disarm": "M6"}).put(1, character="V7")
    assert attack(t).asking == "Dial"               # no tunnel there


@rule("SCY-20.16", "SCY-20.22")
def test_artillery_pays_one_power_to_take_two_and_may_be_held_back() -> None:
    t = table("nordic", "saxony").put(0, character="T5", mechs={"artillery": "T1"}).put(1, character="V7")
    t.give(0, power=3).give(1, power=0)
    attack(t).do("use-ability")
    assert (t[0].power, t[1].power) == (2, 0)       # paid all the same
    t.put(0, character="T5").put(1, character="V7").give(1, power=4)
    attack(t).do("hold-ability")
    assert (t[0].power, t[1].power) == (2, 4)


@rule("SCY-20.16", "SCY-30.4")
def test_scout_takes_a_random_card_known_to_both() -> None:
    t = table("crimea", "nordic", "saxony").put(0, character="T5", mechs={"scout": "F6"}).put(1, character="V7")
    t.give(0, cards="").give(1, cards="5 5").listen()
    attack(t).do("use-ability")
    assert t.cards(0) == [5] and t.cards(1) == [5]
    assert t.g.view(1)["seats"][0]["known"] == {"5": 1} and t.g.view(2)["seats"][0]["known"] == {}
    stolen = [event for event in t.g.log or [] if event[0] == 26]
    assert [event[1] for event in stolen] == [0b011]
    # What the victim knows is kept when the rest is dealt anew.
    for seed in range(8):
        assert t.g.determinize(1, seed).hands[0 * 4 + 3] >= 1
    # It is forgotten once such a card is played.
    t.do("dial 0", "commit 0 0 0 1", "dial 0", "commit 0 0 0 0")
    assert t.g.view(1)["seats"][0]["known"] == {}


@rule("SCY-21.4")
def test_scout_needs_an_opponents_card() -> None:
    t = table("crimea", "nordic").put(0, character="T5", mechs={"scout": "F6"}).put(1, character="V7").give(1, cards="")
    assert attack(t).asking == "Dial"


# Camaraderie and retreat.


@rule("SCY-20.18", "EX-24", "SCY-21.12")
@pytest.mark.parametrize(("scope", "lost"), [("combat", 3), ("any_retreat", 0)])
def test_camaraderie_saves_popularity_after_combat(scope: str, lost: int) -> None:
    t = table("polania", "nordic", camaraderie_scope=scope).put(0, character="T5", mechs={"camaraderie": "F4"})
    t.put(1, mechs={"speed": "V7"}, workers=["V7"] * 3).give(0, power=5, popularity=6)
    attack(t).fight("5", "0")
    assert t[0].popularity == 6
    if t.asking == "Meet":
        t.do("option 1")
    t = table("polania", "nordic", camaraderie_scope=scope).put(0, character="T5", mechs={"camaraderie": "F4"})
    t.put(1, workers=["T6"] * 3).give(0, popularity=6)
    attack(t, place="T6")
    assert t[0].popularity == 6 - lost


@rule("SCY-20.14", "SCY-20.15", "SCY-21.9", "EX-26")
def test_seaworthy_units_may_retreat_to_lakes_and_take_workers() -> None:
    # Given Nordic losing on the Factory with 2 mechs, 2 workers and Seaworthy.
    t = table("saxony", "nordic").put(0, character="T5").give(0, power=5)
    t.put(1, character="T1", mechs={"seaworthy": "FACTORY", "speed": "FACTORY"}, workers=["FACTORY"] * 2)
    t.lay("FACTORY", oil=2)
    attack(t, place="FACTORY").fight("5", "0")
    assert t.current == 1
    assert t.options() == ["retreat HB_NORDIC", "retreat L3", "retreat L4", "retreat L5"]
    t.do("retreat L4", "retreat L5")
    assert t.options() == ["retreat HB_NORDIC", "retreat L4", "retreat L5"]
    t.do("retreat L4", "retreat L4")
    assert (t.at(1, "mech2"), t.at(1, "mech4"), t.workers(1)) == ("L4", "L5", ["L4", "L4"])
    assert t.tokens("FACTORY") == {"oil": 2} and t.tokens("L4") == {}


@rule("SCY-20.15")
def test_a_lake_with_an_opponent_is_no_retreat_and_workers_need_a_mech_that_goes_there() -> None:
    t = table("saxony", "nordic", "polania").put(0, character="T5").give(0, power=5).put(2, mechs={"submerge": "L4"})
    t.put(1, character="FACTORY", mechs={"seaworthy": "L3"}, workers=["FACTORY"])
    attack(t, place="FACTORY").fight("5", "0")
    assert t.options() == ["retreat HB_NORDIC", "retreat L3", "retreat L5"]
    t.do("retreat L3")
    assert t.workers(1) == ["HB_NORDIC"]            # the mech on L3 was there before


@rule("SCY-21.20", "SCY-26.1", "SCY-26.2", "SCY-26.3")
def test_bystanders_may_hand_over_coins_before_a_combat_that_goes_on() -> None:
    t = table("rusviet", "nordic", "crimea", coin_deals=True)
    t.do("pass", "pass", "pass")
    t.put(0, character="T5").put(1, character="V7")
    t[0].token = -1
    t.do("token move", "move-units").move("character T5", "V7").do("done")
    assert t.asking == "MakeDeal"
    t.do("pass")
    assert t.current == 2                           # Crimea, clockwise from Rusviet
    t.do("give 1", "amount 2")
    assert t[0].coins == 6
    assert not t.can("give 1")
    t.do("pass", "pass")
    assert t.asking == "Dial"


@rule("SCY-26.1", "SCY-26.4")
def test_without_the_option_coins_never_change_hands() -> None:
    t = attack(duel())
    assert t.asking == "Dial"
    assert not any(line.startswith("give") for line in table().options())


@rule("SCY-21.17", "EX-18", "SCY-27.5", "SCY-27.6", "SCY-27.8", "TRAP-22")
def test_the_sixth_star_undoes_the_combats_not_yet_fought() -> None:
    # Given two combats and 5 stars, none for combat.
    t = duel().give(0, goals="upgrades mechs structures recruits workers", power=7)
    t.put(0, mechs={"speed": "V5", "riverwalk": "M5"}, workers=["V5", "V5"]).lay("V5", oil=2)
    t.put(1, mechs={"speed": "M4"}).lay("M4", metal=1)
    t.turn(0, "move").do("move-units").move("character T5", "V7")
    t.do("pick mech V5", "go M4", "take-some", "amount 1", "amount 1")
    assert t.tokens("M4") == {"oil": 1, "metal": 1}
    t.do("combat V7").fight("1", "0")
    # Then the game is over, and mech, worker and oil are back where they started.
    assert t.g.over and t.stars(0)["combat"] == 1
    assert t.at(0, "mech4") == "V5" and t.workers(0) == ["V5", "V5"]
    assert t.tokens("V5") == {"oil": 2} and t.tokens("M4") == {"metal": 1}
    assert t.control("M4") == 1 and t.g.view(None)["places"]["V7"]["encounter"]     # no encounter any more


@rule("SCY-27.6")
def test_an_undone_worker_goes_back_to_where_it_was_picked_up() -> None:
    t = duel().give(0, goals="upgrades mechs structures recruits workers", power=7)
    t.put(0, mechs={"speed": "W7"}, workers=["V5", "W7"]).lay("W7", wood=1).put(1, mechs={"speed": "M4"})
    t.turn(0, "move").do("move-units").move("character T5", "V7")
    # The mech leaves its wood on the way and takes a worker up there.
    t.do("pick mech W7", "go V5", "take-all", "go M4", "take-some", "amount 0", "amount 2")
    t.do("combat V7").fight("1", "0")
    assert t.at(0, "mech4") == "W7" and t.workers(0) == ["V5", "W7"] and t.tokens("V5") == {"wood": 1}


@rule("SCY-21.21")
def test_a_defenders_sixth_star_ends_the_game_before_anything_else() -> None:
    t = duel().give(1, goals="upgrades mechs structures recruits workers")
    t.put(0, mechs={"speed": "V5"}).put(1, mechs={"speed": "M4"})
    t.turn(0, "move").do("move-units").move("character T5", "V7").move("mech V5", "M4")
    t.do("combat V7").fight("0", "1")
    assert t.g.over and t.stars(1)["combat"] == 1
    assert t.at(0, "mech4") == "V5"
