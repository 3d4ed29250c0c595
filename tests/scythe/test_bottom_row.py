"""The bottom row: upgrade, deploy, build, enlist, and recruits' bonuses (sections 14 to 18)."""
from __future__ import annotations

import pytest

from tests.rules import rule
from tests.scythe.positions import Table, table

# On the Industrial mat: Bolster/Upgrade, Produce/Deploy, Move/Build, Trade/Enlist.
SECTION = {"upgrade": "bolster", "deploy": "produce", "build": "move", "enlist": "trade"}
TOKEN = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}


def acting(t: Table, action: str, seat: int = 0) -> Table:
    """Seat 0, Industrial, takes a bottom-row action with what it needs on T1."""
    t.lay("T1", **{TOKEN[action]: 4 - (action != "enlist")})
    t.turn(seat, SECTION[action]).bottom()
    return t


def ready(*factions: str) -> Table:
    return table(*factions).put(0, character="W1", workers=["T1"])


@rule("SCY-14.3", "SCY-15.1", "SCY-15.2", "EX-6")
def test_upgrade_moves_a_cube_from_top_to_bottom() -> None:
    t = acting(ready().give(0, coins=0), "upgrade")
    assert t.options() == ["upgrade-from moves", "upgrade-from coins", "upgrade-from power", "upgrade-from cards",
                           "upgrade-from popularity", "upgrade-from fields", "decline"]
    t.do("upgrade-from fields", "upgrade-to enlist")
    assert t[0].coins == 3 and t.tokens("T1") == {}
    sections = {one["top"]: one for one in t.g.view(0)["seats"][0]["sections"]}
    assert sections["produce"]["gives"] == [3] and sections["trade"]["cost"] == 3


@rule("SCY-15.3", "SCY-15.4")
def test_only_bracketed_spaces_can_be_covered_and_both_halves_belong_together() -> None:
    t = ready()
    t[0].covered = 1                                # the only bracketed space of Upgrade on this mat
    acting(t.lay("T1", oil=2), "upgrade").do("upgrade-from moves")
    assert t.options() == ["upgrade-to deploy", "upgrade-to build", "upgrade-to enlist"]


@rule("SCY-15.5", "SCY-25.1")
def test_the_sixth_upgrade_earns_a_star() -> None:
    t = acting(ready().give(0, upgrades=5).lay("T1", oil=3), "upgrade").do("upgrade-from fields", "upgrade-to enlist")
    assert t.stars(0) == {"upgrades": 1}


@rule("SCY-14.5", "EX-19", "TRAP-3", "SCY-18.8")
def test_past_six_upgrades_the_action_still_pays_and_triggers() -> None:
    t = ready("nordic", "saxony").give(0, upgrades=6, coins=0, goals="upgrades").give(1, recruits="upgrade", power=1)
    t.lay("T1", oil=3).turn(0, "bolster").bottom()
    assert t[0].coins == 3 and t.tokens("T1") == {"oil": 1} and t[1].power == 2


@rule("SCY-14.4", "SCY-1.6")
def test_coins_may_be_declined_in_part() -> None:
    t = ready().give(0, coins=0, picky=True)
    acting(t, "upgrade").do("decline")
    assert t.options() == ["accept", "amount 0", "amount 1", "amount 2"]
    t.do("amount 1")
    assert t[0].coins == 1


@rule("SCY-1.6")
def test_who_changes_his_mind_before_the_bottom_row_is_asked_too() -> None:
    t = ready().lay("T1", oil=3).turn(0, "bolster").do("skip", "choose-gains", "take-bottom", "decline")
    assert t.asking == "GainSome"


@rule("SCY-14.7", "SCY-18.10")
def test_a_bottom_row_action_is_made_known_to_the_neighbours() -> None:
    t = ready("nordic", "saxony").give(1, recruits="upgrade").listen()
    acting(t, "upgrade").do("decline")
    assert "recruit-bonus" in t.events()


# Deploy.


@rule("SCY-16.1", "SCY-16.2", "SCY-16.3")
def test_a_mech_goes_where_an_own_worker_stands_but_not_on_a_lake() -> None:
    t = table().put(0, character="M2", mechs={"seaworthy": "L3"}, workers=["T1", "FACTORY", "L3", "HB_NORDIC"])
    acting(t, "deploy")
    assert t.options() == ["deploy riverwalk", "deploy artillery", "deploy speed", "decline"]
    t.do("deploy speed")
    assert t.options() == ["place T1", "place FACTORY"]
    t.do("place FACTORY")
    assert t.at(0, "mech4") == "FACTORY"
    t.turn(0, "move").do("move-units", "pick character M2", "go T1")
    assert t.asking == "Travel"                     # all combat units are faster now


@rule("SCY-14.6", "SCY-1.10")
def test_without_a_place_for_the_mech_coins_and_bonuses_are_still_gained() -> None:
    t = table("nordic", "saxony").put(0, character="T1", workers=["HB_NORDIC"]).give(0, coins=0)
    t.give(1, recruits="deploy", coins=0)
    acting(t, "deploy")
    assert t[0].coins == 2 and t[1].coins == 1 and t.at(0, "mech1") is None


@rule("SCY-16.4")
def test_a_beaten_mech_goes_home_and_keeps_its_ability() -> None:
    t = table("nordic", "saxony").put(0, character="W1", mechs={"speed": "T1"}).put(1, character="M2").give(1, power=9)
    t.put(1, workers=["T8"]).turn(1, "move").do("move-units", "pick character M2", "go T1", "done")
    t.fight("7", "0")
    assert t.at(0, "mech4") == "HB_NORDIC"
    assert t.g.view(0)["seats"][0]["abilities"][3]["open"]


@rule("SCY-16.5", "SCY-25.1")
def test_the_fourth_mech_earns_a_star() -> None:
    t = ready().put(0, mechs={"speed": "T1", "seaworthy": "T1", "artillery": "T1"})
    acting(t, "deploy").do("deploy riverwalk")
    assert t.stars(0) == {"mechs": 1}


# Build.


@rule("SCY-17.1", "SCY-17.2", "SCY-17.3")
def test_one_structure_per_territory_with_a_worker_not_on_a_lake() -> None:
    t = table("nordic", "saxony").put(0, character="W1", workers=["T1", "W1", "L3", "FACTORY", "T3", "M2", "HB_NORDIC"],
                                      mechs={"seaworthy": "L3"}, mill="W1").put(1, mine="T3", workers=["T8"])
    t.lay("T1", wood=3).turn(0, "move").bottom()
    assert t.options() == ["build monument", "build mine", "build armory", "decline"]
    t.do("build mine")
    assert t.options() == ["place T1", "place M2", "place FACTORY"]      # no lake, no second structure
    t.do("place M2")
    assert t.at(0, "mine") == "M2"


@rule("SCY-17.4", "SCY-17.5", "TRAP-16")
def test_structures_stay_and_their_bonus_works_under_an_opponent() -> None:
    t = table("nordic", "saxony").put(0, monument="V7").put(1, character="T5").give(0, popularity=2)
    t.turn(1, "move").do("move-units", "pick character T5", "go V7", "done")
    t.do("option 1")
    assert t.at(0, "monument") == "V7" and t.control("V7") == 1
    t.turn(0, "bolster").do("gain-power")
    assert t[0].popularity == 3


@rule("SCY-17.8", "SCY-25.1")
def test_the_fourth_structure_earns_a_star() -> None:
    t = ready().put(0, mill="F7", mine="V8", armory="M8")
    t.lay("T1", wood=3).turn(0, "move").bottom("build monument")
    assert t.stars(0) == {"structures": 1} and t.at(0, "monument") == "T1"


# Enlist.


@rule("SCY-18.1", "SCY-18.2", "SCY-18.3", "SCY-18.5")
@pytest.mark.parametrize(("bonus", "gain"), [("power", (2, 0, 0, 0)), ("coins", (0, 2, 0, 0)),
                                             ("popularity", (0, 0, 2, 0)), ("combat_cards", (0, 0, 0, 2))])
def test_a_recruit_from_any_section_takes_any_free_bonus(bonus: str, gain: tuple[int, ...]) -> None:
    t = ready().give(0, power=1, coins=0, popularity=1, cards="")
    acting(t, "enlist").do("enlist build")
    assert len(t.options()) == 4
    t.do(f"bonus {bonus}")
    assert (t[0].power - 1, t[0].coins, t[0].popularity - 1, len(t.cards(0))) == gain
    mine = t.g.view(0)["seats"][0]
    assert mine["recruits"] == ["build"] and mine["bonuses"] == [bonus]
    acting(t, "enlist")
    assert not t.can("enlist build")
    t.do("enlist upgrade")
    assert not t.can(f"bonus {bonus}")


@rule("SCY-18.4", "SCY-18.6", "EX-11")
@pytest.mark.parametrize(("action", "gain"), [("upgrade", (1, 0, 0, 0)), ("deploy", (0, 1, 0, 0)),
                                              ("build", (0, 0, 1, 0)), ("enlist", (0, 0, 0, 1))])
def test_an_open_ongoing_bonus_comes_with_a_neighbours_action(action: str, gain: tuple[int, ...]) -> None:
    t = ready("nordic", "saxony").give(1, recruits=action, power=1, coins=0, popularity=1, cards="")
    acting(t, action).do("decline")
    assert (t[1].power - 1, t[1].coins, t[1].popularity - 1, len(t.cards(1))) == gain


@rule("SCY-18.6", "EX-11")
def test_the_own_ongoing_bonus_comes_too() -> None:
    t = ready().give(0, recruits="build", popularity=3)
    acting(t, "build").do("decline")
    assert t[0].popularity == 4


@rule("SCY-18.9", "TRAP-4")
def test_the_enlist_recruit_just_taken_does_not_pay_yet() -> None:
    t = acting(ready().give(0, cards=""), "enlist").do("enlist enlist", "bonus coins")
    assert t.cards(0) == []
    acting(t, "enlist").do("enlist build", "bonus power")
    assert len(t.cards(0)) == 1


@rule("SCY-18.7", "TRAP-2", "SCY-22.11")
def test_encounters_trigger_no_ongoing_bonus() -> None:
    t = table("nordic", "saxony").encounter("enc_07").put(0, character="W1")
    t.give(0, coins=5, recruits="upgrade", power=1).give(1, recruits="upgrade", power=1)
    t.turn(0, "move").do("move-units", "pick character W1", "go M2", "done", "option 2")
    t.do("upgrade-from moves", "upgrade-to deploy")
    assert (t[0].power, t[1].power, t[0].coins) == (1, 1, 3)


@rule("SCY-18.10", "SCY-18.12", "SCY-18.16", "SCY-18.11")
def test_with_four_players_only_the_two_beside_gain_left_first() -> None:
    t = table("nordic", "rusviet", "crimea", "saxony").put(0, character="W1", workers=["T1"]).listen()
    for seat in range(4):
        t.give(seat, recruits="upgrade", power=1)
    acting(t, "upgrade").do("decline")
    assert [t[seat].power for seat in range(4)] == [2, 2, 1, 2]
    gains = [event[2] for event in t.g.log or [] if event[0] == 4 and event[3] == 0]
    assert gains == [0, 1, 3]                       # the active player, left, right


@rule("SCY-18.16")
def test_with_three_players_both_others_are_neighbours() -> None:
    t = table("nordic", "crimea", "polania").put(0, character="W1", workers=["T1"])
    for seat in range(3):
        t.give(seat, recruits="upgrade", power=1)
    acting(t, "upgrade").do("decline")
    assert [t[seat].power for seat in range(3)] == [2, 2, 2]


@rule("SCY-18.15", "SCY-29.1")
def test_with_two_players_each_bonus_comes_once() -> None:
    t = acting(ready("nordic", "saxony").give(1, recruits="upgrade", power=1), "upgrade").do("decline")
    assert t[1].power == 2


@rule("SCY-18.13")
def test_an_ongoing_bonus_may_be_declined_by_its_owner() -> None:
    t = ready("nordic", "saxony").give(1, recruits="upgrade", power=1, picky=True)
    acting(t, "upgrade").do("decline")
    assert t.current == 1
    t.do("amount 0")
    assert t[1].power == 1 and t.asking == "PlaceToken"


@rule("SCY-18.14", "SCY-25.1")
def test_the_fourth_recruit_earns_a_star() -> None:
    t = ready().give(0, recruits="upgrade deploy build", bonuses="power coins popularity")
    acting(t, "enlist").do("enlist enlist", "bonus combat_cards")
    assert t.stars(0) == {"recruits": 1}


@rule("SCY-18.17", "SCY-30.5")
def test_a_bonus_card_is_drawn_at_once_and_seen_by_its_owner_alone() -> None:
    t = ready("nordic", "saxony").give(1, recruits="enlist", cards="").listen()
    acting(t, "enlist").do("decline")
    assert len(t.cards(1)) == 1
    drawn = [event for event in t.g.log or [] if event[0] == 9]
    assert [event[1] for event in drawn] == [0b10]  # only seat 1 learns the value
    assert t.g.view(0)["seats"][1]["cards"] == 1 and t.g.view(0)["seats"][1]["hand"] is None
