"""Removal and its triggers (ROOT-10): hospitals, Outrage, lost bases."""
from __future__ import annotations

from meydan.games.root import removal
from meydan.games.root.state import Root
from tests.root.positions import (
    ALLIANCE_DAY,
    DAY,
    EVERYWHERE,
    EYRIE_CRAFT,
    GAME,
    MARQUISE_ACTION,
    MOVE_FROM,
    OPERATION,
    OUTRAGE,
    REVOLTS,
    Table,
    place,
)
from tests.rules import rule


def favor_by_eyrie(**here: int) -> Table:
    """The Eyrie can craft Favor of the Foxes; these pieces are in c6."""
    t = Table().no_ruins().put("c8", roost=1, eyrie=1).put("c1", roost=1).put("c12", roost=1).put("c6", **here)
    return t.put("c3", keep=1).hand("eyrie", "favor_of_the_foxes")


@rule("ROOT-13.6", "ROOT-13.7", "TRAP-9")
def test_field_hospitals_bring_all_or_none_back_for_one_card() -> None:
    t = Table().put("c1", keep=1).put("c5", marquise=2, eyrie=3).hand("marquise", "bake_sale", "anvil", "armorers")
    t.battle("eyrie", "c5", "marquise").roll(2, 0)
    assert t.asked == "marquise" and t.choices == {"skip", "spend bake_sale", "spend armorers"} and t.g.secret
    t.do("spend bake_sale")
    assert t.count("c1", "marquise") == 2 and t.held("marquise") == {"anvil", "armorers"} and t.done


@rule("ROOT-13.6", "ROOT-10.8")
def test_declining_looks_like_having_no_card() -> None:
    t = Table().put("c1", keep=1).put("c5", marquise=1, eyrie=3).hand("marquise", "anvil")
    t.battle("eyrie", "c5", "marquise").roll(2, 0)
    assert t.asking == "FieldHospitals" and t.choices == {"skip"}


@rule("ROOT-10.7", "ROOT-13.4", "ROOT-13.8")
def test_no_hospitals_without_a_hand_or_a_keep() -> None:
    t = Table().put("c1", keep=1).put("c5", marquise=1, eyrie=3).battle("eyrie", "c5", "marquise").roll(2, 0)
    assert t.done
    t = Table().put("c5", marquise=1, eyrie=3).hand("marquise", "bake_sale").battle("eyrie", "c5", "marquise")
    t.roll(2, 0)
    assert t.done
    t = Table().put("c1", keep=1, marquise=1, eyrie=3).hand("marquise", "anvil")
    t.battle("eyrie", "c1", "marquise").roll(2, 0)
    assert t.done and t.score("eyrie") == 1 and t.count("c1", "keep") == 0     # the keep left in the same event
    assert t.supply("keep") == 0                                               # for good


@rule("ROOT-13.8", "ROOT-9.10", "EX-14")
def test_warriors_back_at_the_keep_go_on_fighting() -> None:
    t = Table().put("c1", keep=1, marquise=2, eyrie=2).hand("eyrie", "ambush_fox").hand("marquise", "anvil")
    t.battle("marquise", "c1", "eyrie").do("ambush ambush_fox", "skip")
    assert t.asking == "FieldHospitals"
    t.do("spend anvil")
    assert t.count("c1", "marquise") == 2 and t.asking == "RollDice"


@rule("ROOT-13.7", "ROOT-11.9")
def test_hospitals_also_after_the_tax_collector() -> None:
    t = Table().put("c1", keep=1).put("c5", marquise=1).crafted("marquise", "tax_collector")
    t.hand("marquise", "bake_sale")
    t.deck("anvil").at(MARQUISE_ACTION, "marquise", 3).do("tax c5")
    assert t.asking == "FieldHospitals" and t.held("marquise") == {"bake_sale", "anvil"}
    t.do("spend bake_sale")
    assert t.count("c1", "marquise") == 1 and not any(choice.startswith("tax") for choice in t.choices)


@rule("ROOT-10.1", "ROOT-11.12", "ROOT-11.13", "ROOT-13.7", "ROOT-15.22", "EX-15")
def test_favor_is_one_event_over_all_its_clearings() -> None:
    t = Table().put("c3", keep=1).put("c6", marquise=3, sawmill=1).put("c8", marquise=2).put("c12", roost=1, eyrie=2)
    t.put("c1", sympathy=1, alliance=1).put("c6", sympathy=1).put("c8", sympathy=1)
    t.hand("alliance", "favor_of_the_foxes").hand("marquise", "anvil", "armorers")
    t.at(ALLIANCE_DAY, "alliance").do("craft favor_of_the_foxes")
    assert t.score("alliance") == 2 and t.count("c12", "eyrie") == 0 and t.count("c1", "alliance") == 1
    assert t.asked == "marquise"
    t.do("spend anvil")
    assert t.count("c3", "marquise") == 3
    t.do("spend armorers")
    assert t.count("c3", "marquise") == 5 and t.done
    assert "favor_of_the_foxes" in t.pile


@rule("ROOT-11.13", "ROOT-15.14")
def test_each_token_removed_by_favor_is_an_outrage_of_its_own() -> None:
    t = favor_by_eyrie(sympathy=1).put("c12", sympathy=1).hand("eyrie", "anvil", "foxfolk_steel", "bake_sale")
    t.at(EYRIE_CRAFT, "eyrie").do("craft favor_of_the_foxes")
    assert t.score("eyrie") == 2 and t.asking == "Outrage"
    t.do("give anvil")
    assert t.asking == "Outrage"
    t.do("give foxfolk_steel")
    assert t.stack == {"anvil", "foxfolk_steel"} and t.done


@rule("ROOT-1.3", "ROOT-10.3", "ROOT-10.4", "ROOT-10.5")
def test_the_turns_player_orders_different_triggers() -> None:
    t = favor_by_eyrie(marquise=2, sympathy=1).hand("eyrie", "anvil").hand("marquise", "foxfolk_steel")
    t.at(EYRIE_CRAFT, "eyrie").do("craft favor_of_the_foxes")
    assert t.asked == "eyrie" and t.choices == {"settle outrage", "settle hospital"}
    t.do("settle hospital")
    assert t.asked == "marquise" and t.asking == "FieldHospitals"
    t.do("skip")
    assert t.asked == "eyrie" and t.asking == "Outrage"         # one is left: no question


@rule("ROOT-10.4", "ROOT-10.5", "ROOT-15.16")
def test_a_base_lost_together_with_sympathy() -> None:
    def lost(first: str) -> Table:
        t = favor_by_eyrie(base=1, sympathy=1).hand("eyrie", "anvil").supporters(
            "bake_sale", "investments", "smugglers_trail", "sword_card", "root_tea_mouse", "travel_gear_mouse")
        t.at(EYRIE_CRAFT, "eyrie").do("craft favor_of_the_foxes")
        assert t.choices == {"settle outrage", "settle base"}
        return t.do(first)
    t = lost("settle outrage").do("give anvil")
    assert "anvil" in t.pile and "anvil" not in t.stack         # a full stack without a base
    t = lost("settle base")
    assert t.asking == "CutSupporters" and t.asked == "alliance"


@rule("ROOT-10.2")
def test_removing_own_pieces_scores_nothing() -> None:
    t = Table().officers(1).put("c5", alliance=1).at(OPERATION, "alliance").do("organize c5")
    assert t.score("alliance") == 0 and t.count("c5", "alliance") == 0 and t.count("c5", "sympathy") == 1


@rule("ROOT-10.3", "ROOT-16.44", "ROOT-16.43")
def test_hostility_comes_before_points_and_points_before_triggers() -> None:
    t = Table().put("c8", alliance=1, sympathy=1).pawn("c8").items(sword=3).hand("vagabond", "anvil")
    t.battle("vagabond", "c8", "alliance").roll(2, 2).do("damage sword ready")
    order = [name for name in t.events() if name in ("related", "scored")]
    assert order[0] == "related" and t.related("alliance") == "hostile" and t.asking == "Outrage"
    t = Table().points(vagabond=29).put("c8", alliance=1, sympathy=1).pawn("c8").items(sword=3)
    t.hand("vagabond", "anvil")
    t.battle("vagabond", "c8", "alliance").roll(2, 2).do("damage sword ready")
    assert t.won() == {"vagabond"} and not t.stack              # won before the Outrage was paid


@rule("ROOT-10.6")
def test_triggers_come_before_the_dice() -> None:
    t = Table().put("c5", marquise=3, eyrie=1).put("c1", keep=1).hand("eyrie", "ambush_rabbit")
    t.hand("marquise", "bake_sale")
    t.battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit", "skip")
    assert t.asking == "FieldHospitals"
    t.do("spend bake_sale")
    assert t.asking == "RollDice" and t.count("c5", "marquise") == 1


@rule("ROOT-15.13", "ROOT-15.14", "TRAP-17")
def test_outrage_is_paid_per_move_not_per_warrior() -> None:
    t = Table().put("c12", eyrie=4).put("c11", sympathy=1).hand("eyrie", "investments", "sword_card")
    t.at(MOVE_FROM, "eyrie", EVERYWHERE).do("from c12", "to c11", "warriors 4", "give investments")
    assert t.done and t.stack == {"investments"} and t.held("eyrie") == {"sword_card"}


@rule("ROOT-15.14", "ROOT-16.3", "TRAP-17")
def test_placing_and_the_pawn_cause_no_outrage() -> None:
    t = Table().put("c5", recruiter=1, sympathy=1).hand("marquise", "bake_sale").at(MARQUISE_ACTION, "marquise", 3)
    t.do("recruit")
    assert t.asking == "MarquiseAction"
    t = Table().put("c5", sympathy=1).pawn("c1").items(boot=1).hand("vagabond", "bake_sale").at(DAY, "vagabond")
    t.do("move", "to c5")
    assert t.asking == "VagabondDay"


@rule("ROOT-15.13")
def test_the_alliance_never_outrages_itself() -> None:
    t = Table().put("c5", alliance=2).put("c2", sympathy=1).hand("alliance", "investments")
    t.at(MOVE_FROM, "alliance", EVERYWHERE).do("from c5", "to c2", "warriors 1")
    assert t.done


@rule("TRAP-18", "ROOT-15.13")
def test_a_defenders_hits_on_the_attackers_sympathy_cause_outrage() -> None:
    t = Table().put("c8", alliance=1, sympathy=1, marquise=3).hand("marquise", "anvil")
    t.hand("marquise", "ambush_fox").battle("alliance", "c8", "marquise").do("ambush ambush_fox")
    assert t.score("marquise") == 1 and t.asked == "marquise" and t.choices == {"give anvil"}


@rule("ROOT-15.15", "ROOT-10.7")
def test_without_a_matching_card_the_hand_is_shown_to_the_alliance_only() -> None:
    t = Table().put("c11", sympathy=1).hand("eyrie", "anvil", "bake_sale").deck("sappers")
    t.at(OUTRAGE, "eyrie", place("c11"))
    assert t.choices == {"show-hand"} and t.g.secret
    t.do("show-hand")
    assert t.stack == {"sappers"}
    assert t.g.view(2)["seats"][1]["known"] == ["anvil", "bake_sale"]
    assert t.g.view(0)["seats"][1]["known"] == [] and t.g.view(0)["alliance"]["known"] == []
    seen = [event for event in t.g.log or [] if GAME.events[event].name == "saw-card"]
    assert len(seen) == 2 and all(event[1] == 4 for event in seen)             # a mask of the Alliance's seat


@rule("ROOT-15.15")
def test_an_empty_hand_counts_as_no_matching_card() -> None:
    t = Table().put("c11", sympathy=1).deck("sappers").at(OUTRAGE, "eyrie", place("c11"))
    assert t.done and t.stack == {"sappers"}


@rule("ROOT-15.4", "ROOT-15.16", "EX-25")
def test_a_full_stack_discards_what_is_given() -> None:
    five = ("bake_sale", "investments", "smugglers_trail", "sword_card", "root_tea_mouse")
    t = Table().put("c6", sympathy=1).supporters(*five).hand("marquise", "anvil").at(OUTRAGE, "marquise", place("c6"))
    t.do("give anvil")
    assert t.stack == set(five) and t.pile == {"anvil"} and not t.held("marquise")
    t = Table().put("c6", sympathy=1).supporters(*five).deck("anvil").at(OUTRAGE, "marquise", place("c6"))
    assert t.stack == set(five) and t.pile == {"anvil"}                        # drawn, then discarded
    t = Table().put("c6", sympathy=1, base=1).supporters(*five).hand("marquise", "anvil")
    t.at(OUTRAGE, "marquise", place("c6")).do("give anvil")
    assert t.stack == {*five, "anvil"}                                         # with a base it is unlimited


@rule("ROOT-15.9", "TRAP-20", "EX-23")
def test_a_lost_base_costs_supporters_and_half_the_officers() -> None:
    t = Table().put("c6", base=1, marquise=3).officers(5)
    t.supporters("anvil", "foxfolk_steel", "sappers", "investments", "bake_sale")
    t.battle("marquise", "c6", "alliance").roll(0, 0)
    assert t.stack == {"investments", "bake_sale"} and t.pile == {"anvil", "foxfolk_steel", "sappers"}
    assert t.g.officers == 2 and t.supply("alliance") == 8 and t.supply("base") == 3
    assert t.score("marquise") == 1


@rule("ROOT-15.10")
def test_without_any_base_the_stack_is_cut_to_five() -> None:
    t = Table().put("c6", base=1, marquise=3).supporters(
        "investments", "bake_sale", "smugglers_trail", "sword_card", "root_tea_mouse", "travel_gear_mouse", "anvil")
    t.battle("marquise", "c6", "alliance").roll(0, 0)
    assert t.asking == "CutSupporters" and "discard anvil" not in t.choices
    t.do("discard bake_sale")
    assert len(t.stack) == 5 and t.done


@rule("ROOT-15.11")
def test_two_lost_bases_are_handled_one_after_the_other() -> None:
    t = Table().officers(4).supporters("anvil", "bake_sale", "sappers")
    t.at(removal.LOSE_BASE, "alliance", 0)
    assert t.stack == {"bake_sale"} and t.g.officers == 2
    t.at(removal.LOSE_BASE, "alliance", 1)
    assert not t.stack and t.g.officers == 1


@rule("ROOT-6.4")
def test_points_for_pieces_by_every_means() -> None:
    t = Table().put("c8", sympathy=1, marquise=1, sawmill=1, wood=2).supporters("anvil", "foxfolk_steel")
    t.at(REVOLTS, "alliance").do("revolt c8", "spend anvil", "spend foxfolk_steel")
    assert t.source("alliance", "removal") == 3
    t = Table().put("c8", sawmill=1).pawn("c8").items(crossbow=1).at(DAY, "vagabond").do("strike", "shoot sawmill")
    assert t.source("vagabond", "removal") == 1


@rule("ROOT-10.8", "ROOT-9.6")
def test_secret_questions_do_not_depend_on_the_hand() -> None:
    """Whoever is asked for a hospital is asked on every deal the attacker can imagine."""
    t = Table().put("c1", keep=1).put("c5", marquise=1, eyrie=3).hand("marquise", "anvil")
    t.battle("eyrie", "c5", "marquise").roll(2, 0)
    for seed in range(20):
        other = t.g.determinize(1, seed)
        assert isinstance(other, Root) and other.asking == "FieldHospitals" and other.current == t.g.current
