"""Battle (ROOT-9)."""
from __future__ import annotations

import pytest

from meydan.games.root import battle
from tests.root.positions import (
    DAY,
    EVERYWHERE,
    MARQUISE_ACTION,
    OPEN_COLUMN,
    Table,
)
from tests.rules import rule


@rule("ROOT-9.1", "ROOT-13.12")
def test_a_battle_needs_a_warrior_and_another_player() -> None:
    t = Table().put("c1", marquise=1).put("c5", eyrie=1).put("c9", sawmill=1, eyrie=1)
    t.at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("battle")
    t.put("c5", marquise=1).at(MARQUISE_ACTION, "marquise", 3).do("battle")
    assert t.choices == {"attack c5 eyrie"}


@rule("ROOT-9.2", "TRAP-3")
@pytest.mark.parametrize("piece", ["wood", "keep", "workshop"])
def test_a_lone_piece_can_be_attacked(piece: str) -> None:
    t = Table().put("c5", eyrie=1, **{piece: 1}).battle("eyrie", "c5", "marquise").roll(0, 0)
    assert t.count("c5", piece) == 0 and t.score("eyrie") == 1      # defenseless: one extra hit


@rule("ROOT-9.3", "ROOT-16.55")
def test_no_battle_in_a_forest() -> None:
    t = Table().put("c1", marquise=2).pawn("f1").items(sword=1, crossbow=1, torch=1).hand("vagabond", "anvil")
    t.quests("errand_fox").at(DAY, "vagabond")
    assert t.choices == {"end"}
    t.at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("battle")
    assert not any("vagabond" in choice for choice in t.choices)


@rule("ROOT-9.4", "ROOT-18.3")
def test_partners_may_battle_each_other_without_points() -> None:
    t = Table().coalition("marquise").put("c5", marquise=2, sawmill=1).pawn("c5").items(sword=2)
    t.at(DAY, "vagabond").do("battle").do("attack c5 marquise").roll(3, 0)
    assert t.count("c5", "marquise") == 0 and t.score("vagabond") == 0
    t = Table(coalition_battle=False).coalition("marquise").put("c5", marquise=2).pawn("c5").items(sword=2)
    assert not t.at(DAY, "vagabond").can("battle")
    t.at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("battle")


@rule("ROOT-9.5", "ROOT-16.40")
def test_the_ally_is_named_before_the_ambush() -> None:
    t = Table().put("c5", marquise=2, eyrie=1).pawn("c5").items(sword=1).relation(marquise="allied", eyrie="allied")
    t.hand("eyrie", "ambush_rabbit").battle("vagabond", "c5", "eyrie")
    assert t.asking == "CallAlly" and t.choices == {"ally marquise", "skip"}     # never the defender
    t.do("ally marquise")
    assert t.asking == "PlayAmbush" and t.asked == "eyrie"


@rule("ROOT-9.6", "ROOT-9.7")
def test_an_ambush_must_match_the_clearing() -> None:
    t = Table().put("c5", marquise=3, eyrie=1)
    t.hand("eyrie", "ambush_fox", "ambush_rabbit", "ambush_bird", "bake_sale").battle("marquise", "c5", "eyrie")
    assert t.choices == {"skip", "ambush ambush_rabbit", "ambush ambush_bird"}
    t.do("ambush ambush_bird")
    assert t.count("c5", "marquise") == 1 and t.asked == "chance"    # nobody could foil: no card in hand
    assert "ambush_bird" in t.pile and t.asking == "RollDice"        # at most one ambush


@rule("ROOT-9.9", "ROOT-9.10", "ROOT-6.4", "TRAP-6", "EX-9")
def test_an_ambush_takes_buildings_after_warriors_and_may_end_the_battle() -> None:
    t = Table().put("c5", marquise=1, workshop=1, eyrie=2).hand("eyrie", "ambush_rabbit")
    t.hand("marquise", "ambush_bird")
    t.battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit", "skip")
    assert t.done and t.score("eyrie") == 1 and "rolled" not in t.events()
    assert t.count("c5", "marquise") == t.count("c5", "workshop") == 0 and t.count("c5", "eyrie") == 2


@rule("ROOT-9.8", "EX-10")
def test_a_foiled_ambush_does_nothing() -> None:
    t = Table().put("c5", marquise=1, workshop=1, eyrie=2).hand("eyrie", "ambush_rabbit")
    t.hand("marquise", "ambush_bird")
    t.battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit")
    assert t.asked == "marquise" and t.choices == {"skip", "foil ambush_bird"}
    t.do("foil ambush_bird")
    assert t.pile == {"ambush_rabbit", "ambush_bird"} and t.asking == "RollDice" and t.count("c5", "marquise") == 1


@rule("ROOT-9.6", "ROOT-10.8")
def test_whoever_holds_a_card_is_asked_for_an_ambush() -> None:
    t = Table().put("c5", marquise=3, eyrie=1).hand("eyrie", "bake_sale").hand("marquise", "anvil")
    t.battle("marquise", "c5", "eyrie")
    assert t.asking == "PlayAmbush" and t.choices == {"skip"} and t.g.secret
    t = Table().put("c5", marquise=3, eyrie=1).hand("eyrie", "ambush_bird").hand("marquise", "anvil")
    t.battle("marquise", "c5", "eyrie").do("ambush ambush_bird")
    assert t.asking == "Foil" and t.choices == {"skip"} and t.g.secret


@rule("ROOT-9.10")
def test_a_vagabond_attacker_never_runs_out() -> None:
    t = Table().put("c5", eyrie=2).pawn("c5").items(sword=1).hand("eyrie", "ambush_rabbit")
    t.battle("vagabond", "c5", "eyrie").do("ambush ambush_rabbit")
    assert t.asking == "RollDice" and t.item("sword", "damaged") == 1


@rule("ROOT-9.11", "ROOT-11.11")
def test_scouting_party_skips_the_ambush() -> None:
    t = Table().put("c5", marquise=3, eyrie=1).hand("eyrie", "ambush_rabbit").crafted("marquise", "scouting_party")
    t.battle("marquise", "c5", "eyrie")
    assert t.asking == "RollDice"


@rule("ROOT-9.12")
def test_two_dice_of_four_sides() -> None:
    t = Table().put("c5", marquise=3, eyrie=1).battle("marquise", "c5", "eyrie")
    assert t.asked == "chance" and t.choices == {f"roll {one} {two}" for one in range(4) for two in range(4)}


@rule("ROOT-9.12", "ROOT-9.14", "ROOT-9.23", "TRAP-4", "EX-6")
def test_the_attacker_uses_the_higher_die_and_warriors_cap_hits() -> None:
    for dice in ((3, 1), (1, 3)):
        t = Table().put("c2", marquise=2, eyrie=3).battle("marquise", "c2", "eyrie").roll(*dice)
        assert (t.count("c2", "marquise"), t.count("c2", "eyrie")) == (1, 1)
        assert t.score("marquise") == t.score("eyrie") == 0


@rule("ROOT-9.13", "ROOT-15.2", "TRAP-5", "EX-7")
def test_guerrilla_war() -> None:
    t = Table().put("c8", marquise=3, alliance=1, base=1, sympathy=1).battle("marquise", "c8", "alliance").roll(3, 1)
    assert t.count("c8", "marquise") == 2 and t.count("c8", "alliance") == 0
    assert t.count("c8", "base") == 1 and t.count("c8", "sympathy") == 1
    t = Table().put("c8", marquise=3, alliance=2).battle("alliance", "c8", "marquise").roll(3, 1)
    assert t.count("c8", "marquise") == 1 and t.count("c8", "alliance") == 1     # no guerrilla war as attacker


@rule("ROOT-9.15")
def test_the_cap_counts_warriors_left_after_an_ambush() -> None:
    t = Table().put("c5", marquise=3, eyrie=3).hand("eyrie", "ambush_rabbit").battle("marquise", "c5", "eyrie")
    t.do("ambush ambush_rabbit", "roll 3 0")
    assert t.count("c5", "eyrie") == 2


@rule("ROOT-9.17", "ROOT-15.13", "EX-8")
def test_a_defenseless_defender_takes_one_more_hit() -> None:
    t = Table().put("c7", eyrie=2, sympathy=1).hand("eyrie", "investments", "anvil")
    t.battle("eyrie", "c7", "alliance").roll(2, 0)
    assert t.count("c7", "sympathy") == 0 and t.score("eyrie") == 1 and t.count("c7", "eyrie") == 2
    assert t.asking == "Outrage" and t.choices == {"give investments"}


@rule("ROOT-9.16", "ROOT-9.18", "ROOT-9.20", "ROOT-14.30", "EX-11")
def test_commander_and_brutal_tactics_add_up() -> None:
    t = Table().leader("commander").crafted("eyrie", "brutal_tactics").put("c6", eyrie=1, marquise=2, sawmill=1)
    t.battle("eyrie", "c6", "marquise").roll(2, 2)
    assert t.asking == "BattleCards" and t.choices == {"use brutal_tactics", "skip"}
    t.do("use brutal_tactics")
    assert t.score("marquise") == 1 and t.score("eyrie") == 1 and t.done        # once per battle
    assert t.count("c6", "marquise") == t.count("c6", "sawmill") == t.count("c6", "eyrie") == 0
    assert t.g.view(None)["seats"][1]["crafted"] == ["brutal_tactics"]          # it stays


@rule("ROOT-9.19", "ROOT-9.21", "ROOT-11.11", "ROOT-11.14", "EX-12")
def test_sappers_and_armorers() -> None:
    t = Table().crafted("alliance", "sappers", "armorers").put("c4", eyrie=2, roost=1, alliance=3)
    t.battle("eyrie", "c4", "alliance").roll(2, 2)
    assert t.asked == "alliance" and t.choices == {"use sappers", "use armorers", "skip"}
    t.do("use sappers", "use armorers")
    assert t.count("c4", "alliance") == 3 and t.count("c4", "eyrie") == t.count("c4", "roost") == 0
    assert t.pile == {"sappers", "armorers"} and t.score("alliance") == 1


@rule("ROOT-9.19", "TRAP-7")
def test_armorers_stop_rolled_hits_only() -> None:
    t = Table().leader("commander").crafted("marquise", "armorers").put("c4", eyrie=3, marquise=2)
    t.battle("eyrie", "c4", "marquise").roll(3, 0).do("use armorers")
    assert t.count("c4", "marquise") == 1
    t = Table().crafted("marquise", "armorers").put("c4", eyrie=3, marquise=3).hand("eyrie", "ambush_rabbit")
    t.battle("marquise", "c4", "eyrie").do("ambush ambush_rabbit")
    assert t.count("c4", "marquise") == 1                       # ambush hits are not rolled


@rule("ROOT-9.22")
def test_the_sides_answer_each_other_until_both_pass() -> None:
    t = Table().crafted("marquise", "brutal_tactics", "armorers").crafted("eyrie", "sappers", "armorers_2")
    t.put("c4", marquise=3, eyrie=3).battle("marquise", "c4", "eyrie").roll(1, 1)
    assert t.asked == "marquise" and t.choices == {"use brutal_tactics", "use armorers", "skip"}
    t.do("skip")
    assert t.asked == "eyrie" and t.choices == {"use sappers", "use armorers", "skip"}
    t.do("use sappers")
    assert t.asked == "marquise"
    t.do("use brutal_tactics")
    assert t.asked == "eyrie"
    t.do("skip")
    assert t.asked == "marquise"
    t.do("skip")
    assert t.done and t.count("c4", "marquise") == 1 and t.count("c4", "eyrie") == 1


@rule("ROOT-9.24", "TRAP-8")
def test_the_victim_chooses_but_warriors_go_first() -> None:
    t = Table().leader("commander").put("c11", eyrie=3, marquise=1, sawmill=1, workshop=1, wood=1)
    t.battle("eyrie", "c11", "marquise").roll(2, 0)
    assert t.asked == "marquise" and t.asking == "LosePieces"
    assert t.choices == {"lose sawmill", "lose workshop", "lose wood"}
    t.do("lose wood")
    t.do("lose sawmill")
    assert t.count("c11", "workshop") == 1 and t.count("c11", "wood") == t.count("c11", "sawmill") == 0
    assert t.score("eyrie") == 2


@rule("ROOT-9.24")
def test_surplus_hits_are_lost_and_no_question_is_asked_without_a_choice() -> None:
    t = Table().put("c11", eyrie=3, marquise=1, sawmill=1).battle("eyrie", "c11", "marquise").roll(3, 0)
    assert t.done and t.count("c11", "sawmill") == 0
    t = Table().put("c11", eyrie=3, wood=4).battle("eyrie", "c11", "marquise").roll(1, 0)
    assert t.done and t.count("c11", "wood") == 2


@rule("ROOT-9.25")
def test_the_defender_chooses_first_and_all_leave_together() -> None:
    t = Table().leader("commander").crafted("marquise", "sappers")
    t.put("c11", eyrie=2, marquise=2, sawmill=1, workshop=1, roost=1).battle("eyrie", "c11", "marquise").roll(2, 2)
    t.do("use sappers")
    assert t.asked == "marquise" and t.count("c11", "marquise") == 2     # nothing has left yet
    t.do("lose sawmill")
    assert t.count("c11", "eyrie") == t.count("c11", "marquise") == 0 and t.count("c11", "roost") == 0


@rule("ROOT-9.26", "ROOT-6.2", "ROOT-6.3", "EX-37")
def test_both_sides_score_at_once_and_the_turns_player_goes_first() -> None:
    t = Table().points(marquise=29, alliance=28).put("c11", marquise=1, wood=1, sympathy=1, alliance=1)
    t.crafted("marquise", "brutal_tactics").crafted("alliance", "sappers").battle("marquise", "c11", "alliance")
    t.roll(1, 1)
    t.do("use brutal_tactics")
    assert t.score("alliance") == 29 and not t.g.over
    t.do("use sappers")
    assert t.score("alliance") == 30 and t.score("marquise") == 30 and t.won() == {"marquise"}
    t = Table().points(marquise=28, alliance=28).put("c11", marquise=1, wood=1, sympathy=1, alliance=1)
    t.crafted("marquise", "brutal_tactics").crafted("alliance", "sappers").battle("marquise", "c11", "alliance")
    t.roll(1, 1)
    t.do("use brutal_tactics", "use sappers")
    assert t.score("marquise") == 29 and t.won() == {"alliance"}        # on another player's turn


@rule("ROOT-6.2")
def test_without_the_turns_player_the_first_clockwise_wins() -> None:
    t = Table().points(eyrie=30, vagabond=31).at(MARQUISE_ACTION, "marquise", 3)
    t.g.check_points()
    assert t.won() == {"eyrie"}


@rule("ROOT-9.27")
def test_third_players_are_safe() -> None:
    t = Table().put("c11", marquise=1, eyrie=3, alliance=1, sympathy=1).battle("eyrie", "c11", "marquise").roll(3, 3)
    assert t.count("c11", "alliance") == 1 and t.count("c11", "sympathy") == 1


@rule("ROOT-9.28")
def test_the_order_of_one_battle() -> None:
    t = Table().put("c8", marquise=3, sympathy=1, alliance=1).crafted("marquise", "brutal_tactics")
    t.hand("alliance", "ambush_fox").hand("marquise", "anvil", "ambush_bird")
    t.battle("marquise", "c8", "alliance").do("ambush ambush_fox", "foil ambush_bird", "roll 3 2", "use brutal_tactics")
    parts = ["attacked", "ambushed", "foiled", "rolled", "used", "hits", "removed"]
    assert [name for name in t.events() if name in parts] == [*parts, "removed", "removed"]
    assert t.asking == "Outrage"


@rule("ROOT-9.28")
def test_a_battle_without_effect_counts_as_taken() -> None:
    t = Table().put("c5", marquise=1, eyrie=1).at(MARQUISE_ACTION, "marquise", 1)
    t.do("battle", "attack c5 eyrie", "roll 0 0")
    assert t.done                                               # the only action is gone


@rule("ROOT-14.31", "ROOT-14.32", "EX-13")
def test_the_despot_scores_once_per_battle() -> None:
    t = Table().leader("despot").put("c11", eyrie=3, sawmill=2, wood=1).battle("eyrie", "c11", "marquise").roll(2, 0)
    assert t.score("eyrie") == 4 and t.source("eyrie", "despot") == 1
    t = Table().leader("despot").put("c11", eyrie=3, marquise=1, sawmill=1)
    t.hand("eyrie", "ambush_mouse").put("c11", workshop=1).battle("marquise", "c11", "eyrie").do("ambush ambush_mouse")
    t.do("lose sawmill")
    assert t.score("eyrie") == 2                                # as a defender, by an ambush
    t = Table().leader("despot").put("c11", eyrie=3, marquise=3).battle("eyrie", "c11", "marquise").roll(3, 0)
    assert t.score("eyrie") == 0                                # warriors only


@rule("ROOT-9.1", "ROOT-14.14")
def test_the_battle_clearing_of_a_decree_card_matches_it() -> None:
    t = Table().put("c5", eyrie=2, marquise=1).put("c8", eyrie=2, marquise=1).decree("battle", "bake_sale")
    t.at(OPEN_COLUMN, "eyrie", 2).do("resolve rabbit")
    assert t.choices == {"attack c5 marquise"}


@rule("ROOT-11.7", "ROOT-16.18")
def test_command_warren_may_battle_and_needs_no_sword() -> None:
    t = Table().crafted("vagabond", "command_warren").put("c5", marquise=1, wood=1).pawn("c5").items(boot=1)
    t.begin("vagabond").do("skip")
    assert t.asking == "ChooseBattle" and t.choices == {"attack c5 marquise", "skip"}
    t.do("attack c5 marquise").roll(3, 0)
    assert t.count("c5", "marquise") == 1                       # no sword: the cap is 0
    assert t.asking == "VagabondDay"


@rule("ROOT-9.1")
def test_steps_ask_only_who_can_battle() -> None:
    t = Table().put("c5", marquise=1).at(battle.CHOOSE_BATTLE, "marquise", EVERYWHERE)
    assert t.done
