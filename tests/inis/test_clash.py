"""Clashes: start, Festival, citadels, maneuvers, answers, end (INIS-11)."""
from __future__ import annotations

from tests.inis.positions import Table
from tests.rules import rule


def fight(*clans: int, name: str = "hills") -> Table:
    return Table().at(name, *clans)


@rule("INIS-11.1", "INIS-10.2")
def test_moving_in_on_opponents_starts_a_clash_with_the_mover_as_instigator() -> None:
    table = Table().at("hills", 2).at("valley", 0, 1).hand(0, "migration").turn(0)
    table.do("play migration", "from hills", "to valley", "done")
    assert (table.asking, table.g.instigator, table.g.clash) == ("Maneuver", 0, 15)


@rule("INIS-10.1", "EX-18", "TRAP-9", "INIS-14.13")
def test_placing_never_starts_a_clash() -> None:
    table = Table().at("hills", 1, 2).hand(0, "new_clans").turn(0)
    table.do("play new_clans", "in hills", "in hills")
    assert table.clans("hills")[:2] == [3, 2] and table.g.clash < 0


@rule("INIS-11.2", "INIS-9.6", "TRAP-10")
def test_a_clash_is_resolved_before_the_card_is_done_and_followed_up() -> None:
    table = Table("valley hills cove plains").at("hills", 2).at("valley", 0, 1).hand(0, "migration")
    table.at("valley", citadels=0).advantage(0, "valley").turn(0)
    table.do("play migration", "from hills", "to valley", "done")
    assert table.asking == "Maneuver"
    table.do("0: attack 2", "0: end")
    assert table.g.clash < 0
    assert "play valley" in table.options and table.asking == "AfterTurn"


@rule("INIS-11.3", "INIS-14.11", "INIS-11.4")
def test_the_instigator_orders_several_clashes_and_a_vanished_one_is_skipped() -> None:
    table = Table().at("hills", 3).at("valley", 0, 1).at("cove", 0, 0, 1).hand(0, "migration").turn(0)
    table.do("play migration", "from hills", "to valley", "to cove", "done")
    assert table.asking == "Clashes" and table.options == ["clash cove", "clash valley"]
    table.do("clash valley", "attack 2", "end")
    assert table.g.clash == 0


@rule("INIS-11.4")
def test_a_waiting_clash_without_opponents_does_not_take_place() -> None:
    table = Table("hills valley cove plains").at("hills", 4).at("valley", 0, 1).at("cove", 0, 1)
    table.at("plains", 0, 3).hand(0, "migration").turn(0)
    table.do("play migration", "from hills", "to valley", "to cove", "done", "clash valley")
    table.g.lift(1, 0)                      # the clan in the Cove leaves in the meantime
    table.do("attack 2", "end")
    assert table.g.clash < 0 and table.current == 1


@rule("INIS-11.5", "EX-11")
def test_the_instigator_may_withdraw_where_his_next_clash_waits() -> None:
    table = Table().at("hills", 4).at("valley", 0, 1).at("cove", 0, 1).hand(0, "migration").hand(1, "bard", "festival")
    table.turn(0).do("play migration", "from hills", "to valley", "to cove", "to cove", "done", "clash valley")
    assert "withdraw cove" in table.options
    table.do("attack 2", "1: discard bard")
    assert "withdraw cove" not in table.options and table.current == 1


@rule("INIS-11.6", "INIS-14.3")
def test_everybody_in_the_territory_takes_part_and_moving_none_starts_nothing() -> None:
    table = Table().at("hills", 2).at("valley", 0, 1, 1).hand(0, "conquest").turn(0)
    table.do("play conquest", "in valley", "amount 2")
    assert table.options[:3] == ["propose", "attack 2", "attack 3"]
    table = Table().at("hills", 2).at("valley", 0, 1, 1).hand(0, "conquest").turn(0)
    table.do("play conquest", "in valley", "amount 0")
    assert table.g.clash < 0 and table.clans("valley") == [0, 1, 1, 0]


@rule("INIS-11.8", "EX-22", "INIS-11.9", "INIS-14.8")
def test_the_festival_costs_the_instigator_a_clan_first() -> None:
    table = Table().at("hills", 0, 2, sanctuaries=1).at("valley", 0, 0, 0, 3).hand(1, "festival")
    table.hand(0, "bard").at("cove", 1).turn(1)
    table.do("1: play festival", "in hills")
    assert table.g.festival == 4
    table.g.stack = []
    table.hand(3, "conquest").turn(3).do("play conquest", "in hills", "amount 1")
    assert table.clans("hills") == [0, 3, 0, 0] and table.g.clash < 0


@rule("INIS-11.9", "INIS-11.33")
def test_without_the_instigator_the_clash_goes_on_between_two_others() -> None:
    table = Table("valley hills cove plains").at("hills", 1, 1, 1)
    table.g.festival = 4
    table.clash("hills", 0)
    assert table.clans("hills") == [0, 1, 1, 0]
    assert (table.asking, table.current) == ("Maneuver", 1)


@rule("INIS-11.10", "INIS-11.11", "INIS-11.12", "INIS-11.13", "EX-4", "TRAP-5", "INIS-2.6")
def test_citadels_are_offered_round_after_round_but_not_to_the_instigator() -> None:
    table = Table().at("hills", 2, 3, 2, 2, citadels=3).clash("hills", 0)
    assert table.options == ["decline", "shelter"]
    table.do("1: shelter", "2: shelter", "3: decline", "1: shelter")
    assert (table.asking, table.current) == ("Maneuver", 0)
    assert [int(table.g.sheltered[seat]) for seat in range(4)] == [0, 2, 1, 0]
    assert [int(table.g.exposed(seat)) for seat in range(4)] == [2, 1, 1, 2]


@rule("INIS-11.12")
def test_the_citadels_step_ends_after_a_full_round_without_a_placement() -> None:
    table = Table().at("hills", 1, 2, 2, 2, citadels=5).clash("hills", 0)
    table.do("1: decline", "2: shelter", "3: decline", "1: decline", "2: decline", "3: decline")
    assert table.asking == "Maneuver"


@rule("INIS-11.14", "INIS-17.2")
def test_battle_frenzy_drives_all_clans_out_of_the_citadels() -> None:
    table = Table().at("hills", 2, 2, citadels=2).hand(3, "battle_frenzy").clash("hills", 0)
    table.do("1: shelter", "1: shelter", "3: play battle_frenzy")
    assert table.g.exposed(1) == 2 and table.events("exposed-all")


@rule("INIS-11.15", "INIS-15.4")
def test_the_highlands_card_names_a_new_instigator_who_begins() -> None:
    table = Table("highlands valley cove plains").at("highlands", 2, 2, 1).advantage(2, "highlands")
    table.at("highlands", citadels=0).clash("highlands", 0)
    assert (table.current, table.asking) == (2, "ResolutionStart")
    table.do("play highlands")
    assert table.options == ["who 2", "who 3"]              # naming the same one again would change nothing
    table.do("who 2")
    assert (table.current, table.asking, table.g.instigator) == (1, "Maneuver", 1)


@rule("INIS-11.16", "INIS-11.20", "TRAP-8", "INIS-11.29")
def test_maneuvers_go_round_and_nobody_may_pass() -> None:
    table = fight(2, 2, 2).hand(1, "bard").hand(2, "festival").hand(0, "druid")
    table.at("hills", citadels=0).clash("hills", 0)
    assert table.options == ["propose", "attack 2", "attack 3"]
    table.do("0: attack 2", "1: discard bard", "1: attack 3", "2: discard festival", "2: attack 1", "0: discard druid")
    assert (table.current, table.asking) == (0, "Maneuver")


@rule("INIS-11.17", "INIS-11.18", "INIS-11.30")
def test_an_end_needs_everybody_and_the_first_refusal_stops_the_vote() -> None:
    table = fight(2, 2, 2).at("hills", citadels=0).clash("hills", 0)
    table.do("0: propose", "1: accept", "2: refuse")
    assert (table.current, table.asking) == (0, "Maneuver") and "propose" not in table.options
    table.do("attack 2", "1: propose", "2: accept", "0: accept")
    assert table.g.clash < 0 and table.clans("hills") == [2, 1, 2, 0]


@rule("INIS-11.19", "EX-14", "INIS-11.23")
def test_the_sole_exposed_player_may_end_or_withdraw_in_parts() -> None:
    table = fight(0, 2, 0, 3).at("hills", citadels=2).at("valley", 0, 0, 0, 1).clash("hills", 3)
    table.do("1: shelter", "1: shelter")
    assert table.options == ["end", "withdraw valley"]
    table.do("withdraw valley", "withdraw valley", "done")
    assert (table.current, table.clans("hills"), table.clans("valley")) == (3, [0, 2, 0, 1], [0, 0, 0, 3])
    table.do("3: end")
    assert table.g.clash < 0 and table.g.sheltered[1] == 0


@rule("INIS-11.21", "TRAP-6", "INIS-8.12")
def test_the_attacked_discards_an_action_card_or_loses_a_clan() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(1, "bard", "tuans_memory").advantage(1, "valley").clash("hills", 0)
    table.do("attack 2")
    assert table.options == ["lose", "discard bard"]
    table.do("lose")
    assert table.clans("hills") == [2, 1, 0, 0]
    table.do("1: attack 1")
    assert table.clans("hills") == [1, 1, 0, 0]             # without Action cards there is no choice


@rule("INIS-11.22", "INIS-15.5", "INIS-15.6")
def test_hills_void_an_attack_with_all_cards_played_on_it() -> None:
    table = fight(2, 2).at("hills", citadels=0).advantage(0, "iron_mine").advantage(1, "hills").hand(1, "bard")
    table.clash("hills", 0).do("attack 2", "0: play iron_mine", "1: play hills")
    assert table.clans("hills") == [2, 2, 0, 0] and table.actions(1) == {"bard"}
    assert table.holder("hills") == "played" and (table.current, table.asking) == (1, "Maneuver")


@rule("INIS-11.22", "EX-25")
def test_iron_mine_takes_clan_and_card_and_excludes_the_club() -> None:
    table = fight(2, 2).at("hills", citadels=0).advantage(0, "iron_mine").hand(0, "dagdas_club")
    table.hand(1, "bard", "festival").clash("hills", 0).do("attack 2")
    assert table.options == ["decline", "play iron_mine", "play dagdas_club"]
    table.do("play iron_mine")
    assert table.clans("hills") == [2, 1, 0, 0]
    assert (table.current, table.asking, table.options) == (1, "IronDiscard", ["discard bard", "discard festival"])
    table.do("discard bard")
    assert table.actions(1) == {"festival"} and table.tales(0) == {"dagdas_club"}


@rule("INIS-11.23", "INIS-11.24", "TRAP-4")
def test_withdrawing_is_only_for_chieftains_and_starts_no_clash() -> None:
    table = fight(2, 3).at("hills", citadels=0).at("valley", 2, 1).at("cove", 1, 1).clash("hills", 0)
    assert "withdraw valley" in table.options               # chieftain, opponents or not
    assert "withdraw cove" not in table.options             # no chieftain there
    table.do("withdraw valley", "done")
    assert table.clans("valley") == [3, 1, 0, 0] and (table.current, table.g.clash) == (1, 4)


@rule("EX-5")
def test_the_example_of_a_whole_clash() -> None:
    table = Table("hills plains cove valley").at("hills", 2, 3, 4, 1, citadels=1).at("plains", 0, 1, 2)
    table.hand(0, "ogmas_eloquence").hand(1, "festival").hand(3, "druid")
    table.clash("hills", 0).do("1: shelter", "0: attack 4", "3: discard druid")
    table.do("1: attack 3")
    assert table.clans("hills") == [2, 3, 3, 1]
    table.do("2: withdraw plains", "withdraw plains", "withdraw plains")
    assert table.clans("plains") == [0, 1, 5, 0] and table.g.clash == 4
    table.do("3: propose", "0: accept", "1: refuse")
    assert table.current == 3 and "propose" not in table.options
    table.do("3: attack 2", "1: discard festival", "0: play ogmas_eloquence")
    assert table.g.clash < 0 and table.clans("hills") == [2, 3, 0, 1] and table.g.sheltered[1] == 0


@rule("INIS-11.24", "INIS-16.2", "INIS-10.3")
def test_withdrawing_to_the_mountains_pays_their_toll_once() -> None:
    table = Table("hills mountains cove plains").at("hills", 3, 3, citadels=0).at("mountains", 1).hand(0, "bard")
    table.clash("hills", 0).do("withdraw mountains", "withdraw mountains", "done")
    assert (table.current, table.asking, table.options) == (0, "MountainsToll", ["lose", "discard bard"])
    table.do("discard bard")
    assert table.clans("mountains")[0] == 3 and table.asking == "Maneuver"


@rule("INIS-11.25", "INIS-17.24", "TRAP-21", "INIS-17.18", "INIS-9.14", "INIS-11.7")
def test_under_lugs_spear_nobody_plays_a_triskel_in_this_clash() -> None:
    table = Table("stone_circle valley cove plains").at("stone_circle", 3, 2, citadels=0).at("valley", 1)
    table.hand(0, "warlord", "ogmas_eloquence").hand(2, "lugs_spear").hand(1, "dagdas_club", "bard")
    table.advantage(2, "stone_circle", "forest").advantage(0, "valley").turn(0).do("play warlord", "in stone_circle")
    assert (table.current, table.asking) == (2, "ClashStart")
    table.do("play lugs_spear")
    assert table.tales_discarded() == {"lugs_spear"}        # no Forest, no Stone Circle for the Spear
    assert "play ogmas_eloquence" not in table.options
    table.do("0: attack 2", "1: lose")                      # no Club
    assert table.clans("stone_circle")[1] == 1
    table.do("1: propose", "0: accept")
    assert table.asking == "AfterTurn" and "play valley" in table.options


@rule("INIS-17.18")
def test_the_dagda_may_answer_the_spear_itself() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(0, "lugs_spear", "ogmas_eloquence").hand(1, "the_dagda")
    table.clash("hills", 0).do("0: play lugs_spear", "1: play the_dagda")
    assert "play ogmas_eloquence" in table.options and not table.g.speared


@rule("INIS-11.26")
def test_a_cancelled_maneuver_is_used_up_and_cancelled_hills_leave_the_attack() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(0, "ogmas_eloquence").hand(1, "the_dagda").clash("hills", 0)
    table.do("0: play ogmas_eloquence", "1: play the_dagda")
    assert table.g.clash == 4 and (table.current, table.asking) == (1, "Maneuver")
    table = fight(2, 2).at("hills", citadels=0).hand(0, "the_dagda").advantage(1, "hills").clash("hills", 0)
    table.do("attack 2", "1: play hills", "0: play the_dagda")
    assert table.clans("hills") == [2, 1, 0, 0]


@rule("INIS-11.27", "INIS-14.1", "INIS-17.27")
def test_after_an_attack_that_felled_a_clan_the_bard_and_streng_give_deeds() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(0, "bard", "strengs_resolve").clash("hills", 0).do("attack 2")
    assert table.options == ["decline", "play bard", "play strengs_resolve"]
    table.do("play bard", "play strengs_resolve")
    assert table.g.deeds[0] == 2


@rule("INIS-14.1", "INIS-17.10", "INIS-17.27", "INIS-17.13")
def test_a_clan_saved_by_the_club_was_not_removed_but_one_that_fled_was() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(0, "bard", "strengs_resolve").hand(1, "dagdas_club")
    table.clash("hills", 0).do("attack 2", "1: play dagdas_club")
    assert table.clans("hills") == [2, 2, 0, 0] and table.options == ["decline", "play strengs_resolve"]
    table = fight(2, 2).at("hills", citadels=0).at("cove", 0, 1).hand(0, "bard").hand(1, "diarmuid_and_grainne")
    table.clash("hills", 0).do("attack 2", "1: play diarmuid_and_grainne", "in cove")
    assert table.clans("cove")[1] == 2 and "play bard" in table.options


@rule("INIS-11.28", "TRAP-7", "INIS-14.17")
def test_warlord_keeps_a_clash_alive_and_names_the_next_maneuver() -> None:
    table = fight(1, 2).at("hills", citadels=1).hand(1, "warlord").clash("hills", 0)
    table.do("1: shelter", "0: attack 2", "1: lose")
    assert table.clans("hills") == [1, 1, 0, 0] and (table.current, table.asking) == (1, "AfterManeuver")
    table.do("play warlord")
    assert table.options == ["who 1", "who 2"]
    table.do("who 1")
    assert table.clans("hills") == [1, 2, 0, 0] and (table.current, table.asking) == (0, "Maneuver")


@rule("INIS-14.17")
def test_warlord_is_not_for_whoever_lost_the_last_clan() -> None:
    table = fight(1, 1, 1).at("hills", citadels=0).at("cove", 0, 1).hand(1, "warlord", "bard").clash("hills", 0)
    table.do("attack 2", "1: lose")
    assert (table.current, table.asking) == (2, "Maneuver") and table.clans("hills") == [1, 0, 1, 0]


@rule("INIS-14.17", "INIS-1.8")
def test_warlord_with_an_empty_reserve_only_names() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(1, "warlord", "bard")
    table.g.reserve[1] = 0
    table.clash("hills", 0).do("attack 2", "1: discard bard", "1: play warlord", "who 1")
    assert table.clans("hills") == [2, 2, 0, 0] and table.current == 0


@rule("INIS-11.31", "INIS-17.9")
def test_the_cauldron_returns_up_to_three_clans_at_the_end_and_then_goes() -> None:
    table = fight(5, 3).at("hills", citadels=0).hand(1, "dagdas_cauldron").advantage(1, "forest").at("cove", 0, 1)
    table.next_tales("eriu").clash("hills", 0)
    table.do("0: attack 2", "1: decline", "1: attack 1", "0: attack 2", "1: play dagdas_cauldron")
    assert table.g.cauldron == 2 and table.g.reserve[1] == 12 - 1 - 1 - 2
    table.do("1: attack 1", "0: propose", "1: accept")
    assert (table.asking, table.amounts) == ("CauldronReturn", [0, 1, 2])
    table.do("amount 2")
    assert table.clans("hills") == [3, 3, 0, 0]
    assert table.asking == "After" and "play forest" in table.options
    table.quiet()
    assert "dagdas_cauldron" in table.tales_discarded()


@rule("INIS-11.32")
def test_the_discarded_action_card_stays_unseen() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(1, "bard", "festival").hide().clash("hills", 0).quiet()
    table.do("attack 2").quiet().do("1: discard bard")
    assert not table.events("action-discarded-card", seat=0) and table.events("action-discarded-card", seat=1)
    assert table.g.maybe[4 * 11 + 5] & 1 and table.g.maybe[4 * 11 + 1] & 1


@rule("INIS-11.33")
def test_a_clash_without_exposed_clans_ends_at_once() -> None:
    table = Table("highlands valley cove plains").at("highlands", 1, 1, 1, citadels=2).advantage(1, "highlands")
    table.g.festival = 3
    table.clash("highlands", 0).do("1: shelter", "2: shelter")
    assert table.g.clash < 0 and table.clans("highlands") == [0, 1, 1, 0]


@rule("INIS-2.7", "INIS-9.1")
def test_the_active_player_answers_first_and_all_in_a_row_must_decline() -> None:
    table = fight(2, 2).at("hills", citadels=0).hand(0, "warlord").hand(1, "bard", "festival").hide()
    table.clash("hills", 0).quiet().do("attack 2").quiet().do("discard bard")
    assert (table.current, table.asking) == (0, "AfterManeuver")
    table.do("0: decline")
    assert table.current == 1 and table.options == ["decline"]
    table.do("1: decline")
    assert table.asking == "Maneuver"


@rule("INIS-10.7")
def test_the_owner_says_whether_an_exposed_or_a_protected_clan_goes() -> None:
    table = Table("stone_circle valley cove plains").at("stone_circle", 2, 2, citadels=1)
    table.hand(1, "the_fianna").advantage(1, "stone_circle").clash("stone_circle", 0)
    table.do("1: shelter", "0: propose", "1: refuse", "0: attack 2")
    assert table.clans("stone_circle") == [2, 1, 0, 0]
    table = Table("stone_circle valley cove plains").at("stone_circle", 2, 3, citadels=1)
    table.hand(1, "strengs_resolve").advantage(1, "stone_circle").clash("stone_circle", 0)
    table.do("1: shelter", "0: attack 2", "1: attack 1", "1: play strengs_resolve", "1: play stone_circle")
    assert table.options == ["exposed", "protected"] and table.current == 1
    table.do("protected")
    assert table.g.sheltered[1] == 0 and table.tales(1) == {"strengs_resolve"}
