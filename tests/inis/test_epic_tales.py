"""The 30 Epic Tales, each timing (INIS-17); those of the clash are also in `test_clash`."""
from __future__ import annotations

from meydan.games.inis.actions import LAY
from meydan.games.inis.components import CELLS
from meydan.games.inis.state import ASIDE, EPIC_PLACES
from tests.inis.positions import Table, territory
from tests.rules import rule


@rule("INIS-17.1", "INIS-10.4")
def test_balors_eye_removes_any_clan_to_its_owners_reserve() -> None:
    table = Table().at("hills", 1).at("cove", 0, 2).hand(0, "balors_eye").turn(0)
    table.do("play balors_eye", "in cove", "who 2")
    assert table.clans("cove")[1] == 1 and table.g.reserve[1] == 11


@rule("INIS-17.3")
def test_moytura_brings_clans_from_the_neighbours_and_places_one() -> None:
    table = Table().at("hills", 1, 2, citadels=0).at("valley", 2).at("cove", 1).hand(0, "battle_of_moytura")
    table.clash("hills", 0).do("play battle_of_moytura", "amount 0")
    assert 0 not in table.amounts                           # somebody has to come
    table.do("amount 1")
    assert table.clans("hills") == [3, 2, 0, 0] and table.g.exposed(0) == 3 and table.current == 1
    table = Table().at("hills", 1, 2, citadels=0).hand(0, "battle_of_moytura").clash("hills", 0)
    table.do("play battle_of_moytura")
    assert table.clans("hills") == [2, 2, 0, 0]


@rule("INIS-17.4")
def test_breas_moves_an_opposing_clan_in_peace() -> None:
    table = Table().at("hills", 1, 1).at("valley", 0, 0, 1).hand(0, "breas_tyranny").turn(0)
    table.do("play breas_tyranny", "from hills", "who 2", "to valley")
    assert table.clans("valley") == [0, 1, 1, 0] and table.g.clash < 0


@rule("INIS-17.5", "INIS-5.10", "INIS-18.4")
def test_cathbad_chooses_the_card_set_aside_and_swaps_at_the_end() -> None:
    table = Table().at("hills", 1, 1).hand(1, "cathbads_word").assembly()
    assert (table.current, table.asking) == (1, "AssemblyStart")
    table.do("1: play cathbads_word", "crows clockwise")
    assert (table.current, table.asking, len(table.options)) == (1, "ChooseAside", 17)
    table.do("1: set-aside warlord")
    assert table.g.actions[ASIDE] == 2**16 and table.g.view(1)["known"]["aside"] == ["warlord"]
    assert "aside" not in table.g.view(0)["known"]
    table.play_on("PutAside")
    assert table.current == 1 and "set-aside warlord" in table.options and len(table.options) == 5
    table.do("set-aside warlord")
    assert table.asking == "Turn" and table.g.actions[ASIDE] == 2**16


@rule("INIS-17.6")
def test_the_champions_share_takes_the_card_set_aside() -> None:
    table = Table().at("hills", 1).hand(0, "champions_share").put("druid", ASIDE).turn(0).do("play champions_share")
    assert table.actions(0) == {"druid"} and table.g.actions[ASIDE] == 0
    table = Table().at("hills", 1).hand(0, "champions_share").turn(0).do("play champions_share")
    assert table.actions(0) == set() and table.current == 1


@rule("INIS-17.7")
def test_children_of_dana_come_anywhere() -> None:
    table = Table().at("hills", 1).hand(0, "children_of_dana").turn(0).do("play children_of_dana", "in plains")
    assert table.clans("plains")[0] == 1


@rule("INIS-17.8", "INIS-9.3")
def test_the_dagda_cancels_and_is_discarded_after_the_card_it_hit() -> None:
    table = Table().at("hills", 1).hand(0, "stone_of_fal").hand(1, "the_dagda").turn(0)
    table.do("play stone_of_fal", "1: play the_dagda")
    assert table.clans("hills")[0] == 1 and table.tales_discarded() == set()
    assert len(table.g.deck) == 30                          # both went into the new deck


@rule("INIS-17.8")
def test_an_advantage_card_hit_by_the_dagda_lies_face_down() -> None:
    table = Table().at("hills", 1).advantage(0, "valley").hand(0, "warlord").hand(1, "the_dagda").turn(0)
    table.do("play warlord", "play valley", "in hills", "1: play the_dagda")
    assert table.holder("valley") == "played" and table.clans("hills")[0] == 1 and len(table.g.deck) == 30


@rule("INIS-17.8", "INIS-9.2")
def test_a_dagda_taken_back_is_not_discarded_and_nothing_is_shuffled() -> None:
    table = Table("stone_circle valley cove plains").at("stone_circle", 1, 2).advantage(1, "stone_circle")
    table.hand(0, "stone_of_fal").hand(1, "the_dagda").turn(0).do("play stone_of_fal", "1: play the_dagda")
    table.do("1: play stone_circle")
    assert table.tales(1) == {"the_dagda"} and table.tales_discarded() == {"stone_of_fal"}
    assert table.clans("stone_circle") == [1, 1, 0, 0]


@rule("INIS-17.8")
def test_a_dagda_discarded_unplayed_shuffles_too() -> None:
    table = Table().at("hills", 1).hand(0, "master_craftsman", "the_dagda").only_tales("eriu", "the_fianna").turn(0)
    table.do("play master_craftsman", "discard the_dagda")
    assert table.g.epic_discard == 0 and len(table.g.deck) == 29


@rule("INIS-17.9", "INIS-1.7")
def test_clans_on_the_cauldron_are_not_in_the_reserve() -> None:
    table = Table().at("hills", 3, 3, citadels=0).hand(1, "dagdas_cauldron").clash("hills", 0)
    table.do("attack 2", "1: play dagdas_cauldron")
    assert (table.g.cauldron_of, table.g.cauldron, table.g.reserve[1]) == (1, 1, 9)
    table.do("1: attack 1", "0: attack 2", "1: attack 1", "0: propose", "1: accept", "1: amount 0")
    assert table.g.reserve[1] == 11 and table.clans("hills") == [1, 1, 0, 0]


@rule("INIS-17.10", "INIS-10.5")
def test_the_club_saves_a_clan_and_the_price_counts_as_paid() -> None:
    table = Table("hills mountains cove plains").at("hills", 1).hand(0, "emissaries", "bard", "dagdas_club").turn(0)
    table.do("play emissaries", "from hills", "to mountains", "lose", "play dagdas_club")
    assert table.clans("mountains")[0] == 1 and table.actions(0) == {"bard"}


@rule("INIS-17.10", "INIS-11.22")
def test_the_club_lets_the_attacker_choose_what_can_be_fulfilled() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "dagdas_club").hand(1, "bard").clash("hills", 0)
    table.do("attack 2", "play dagdas_club")
    assert table.options == ["force-clan", "force-card"]
    table.do("force-card")
    assert table.options == ["discard bard"] and table.current == 1
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "dagdas_club").clash("hills", 0)
    table.do("attack 2", "play dagdas_club")
    assert table.options == ["force-clan"]
    table.do("force-clan")
    assert table.clans("hills") == [2, 1, 0, 0]


@rule("INIS-17.11", "INIS-8.10")
def test_dagdas_harp_counts_the_other_tales_up_to_three() -> None:
    table = Table().at("hills", 1).hand(0, "dagdas_harp", "eriu", "the_fianna").turn(0).do("play dagdas_harp")
    table.do("in hills", "in hills")
    assert table.clans("hills")[0] == 3 and table.current != 0
    table = Table().at("hills", 1)
    table.hand(0, "dagdas_harp", "eriu", "the_fianna", "balors_eye", "tuans_memory", "stone_of_fal").turn(0)
    table.do("play dagdas_harp", "in hills", "in hills", "in hills")
    assert table.clans("hills")[0] == 4


@rule("INIS-17.12", "INIS-18.2")
def test_deirdre_takes_one_of_the_revealed_tales_and_costs_a_clan() -> None:
    table = Table().at("hills", 2).hand(0, "deirdres_beauty").hand(1, "eriu").hand(2, "the_fianna").turn(0)
    table.do("play deirdres_beauty")
    assert table.options == ["take eriu", "take the_fianna"]
    table.do("take eriu")
    assert table.options == ["in hills"] and table.tales_discarded() == {"the_fianna"}
    table.do("in hills")
    assert table.tales(0) == {"eriu"} and table.tales(1) == set() and table.clans("hills")[0] == 1
    assert table.g.maybe_epics[4 * EPIC_PLACES + 0] == 2**13


@rule("INIS-17.12")
def test_deirdre_costs_a_clan_even_if_nobody_has_tales() -> None:
    table = Table().at("hills", 2).hand(0, "deirdres_beauty").turn(0).do("play deirdres_beauty", "in hills")
    assert table.clans("hills")[0] == 1


@rule("INIS-17.13", "INIS-10.5")
def test_diarmuid_needs_another_territory() -> None:
    table = Table().at("hills", 1).hand(1, "balors_eye").hand(0, "diarmuid_and_grainne").at("cove", 0, 1).turn(1)
    table.do("play balors_eye", "in hills", "who 1")
    assert table.clans("hills")[0] == 0 and table.tales(0) == {"diarmuid_and_grainne"}
    table = Table().at("hills", 1).at("cove", 1, 1).hand(1, "balors_eye").hand(0, "diarmuid_and_grainne").turn(1)
    table.do("play balors_eye", "in hills", "who 1", "0: play diarmuid_and_grainne", "in cove")
    assert table.clans("cove") == [2, 1, 0, 0] and table.g.reserve[0] == 10 and table.g.clash < 0


@rule("INIS-17.14")
def test_eriu_places_at_most_three_beside_sanctuaries() -> None:
    table = Table().hand(0, "eriu")
    for name in ("hills", "valley", "cove", "plains"):
        table.at(name, 1, sanctuaries=1)
    table.turn(0).do("play eriu", "amount 1", "amount 1", "amount 1")
    assert table.asking != "HowManyPlaced" and sum(table.clans(name)[0] for name in table.names()) == 7


@rule("INIS-17.15", "INIS-2.1")
def test_the_fianna_lead_exposed_and_protected_clans_away() -> None:
    table = Table().at("hills", 1, 3, citadels=1).hand(1, "the_fianna", "bard").clash("hills", 0)
    table.do("1: shelter", "0: attack 2", "1: discard bard", "1: play the_fianna", "to cove")
    assert table.amounts == [0, 1, 2]
    table.do("amount 1", "amount 1")
    assert table.clans("cove")[1] == 2 and table.g.sheltered[1] == 0 and table.g.exposed(1) == 1


@rule("INIS-17.16", "TRAP-14")
def test_kernunos_sanctuary_stands_where_none_stood_and_gives_no_tale() -> None:
    table = Table().at("hills", 1, sanctuaries=1).at("cove", 1).hand(0, "kernunos_sanctuary").turn(0)
    table.do("play kernunos_sanctuary")
    assert table.options == ["in cove"]
    table.do("in cove")
    assert table.clans("cove")[0] == 2 and table.g.sanctuaries[territory("cove")] == 1 and table.tales(0) == set()


@rule("INIS-17.17", "INIS-9.7", "INIS-18.2")
def test_lug_samildanach_takes_any_resolved_action_card() -> None:
    table = Table().at("hills", 1).hand(0, "warlord").hand(2, "lug_samildanach").turn(0).do("play warlord")
    assert (table.current, table.asking) == (2, "AfterTurn")
    table.do("play lug_samildanach")
    assert table.actions(2) == {"warlord"} and table.g.maybe[4 * 11 + 2] == 2**16


@rule("INIS-17.17", "INIS-8.11")
def test_lug_takes_a_cancelled_card_or_the_geis_itself() -> None:
    table = Table().at("hills", 1).hand(0, "warlord").hand(1, "geis").hand(2, "lug_samildanach").turn(0)
    table.do("play warlord", "1: play geis", "2: play lug_samildanach")
    assert table.actions(2) == {"geis"}
    table = Table().at("hills", 1).hand(0, "warlord").hand(1, "geis").hand(2, "lug_samildanach").turn(0)
    table.do("play warlord", "1: play geis", "2: decline", "2: play lug_samildanach")
    assert table.actions(2) == {"warlord"}


@rule("INIS-17.19", "INIS-6.5")
def test_maeve_gathers_gifts_chosen_together_and_gives_one_back_to_each() -> None:
    table = Table().at("hills", 1).hand(0, "maeves_wealth").hand(1, "bard", "geis").hand(3, "druid").turn(0)
    table.do("play maeves_wealth")
    assert table.g.together == (1, 3)
    table.do("1: give geis")
    assert table.g.view(3) == table.g.view(3) and table.actions(1) == {"bard", "geis"}
    assert table.g.view(0)["players"][1]["actions"] == 2
    table.do("3: give druid")
    assert table.actions(0) == {"geis", "druid"} and (table.current, table.asking) == (0, "GiveBack")
    table.do("0: give druid", "0: give geis")
    assert table.actions(1) == {"bard", "druid"} and table.actions(3) == {"geis"} and table.actions(0) == set()


@rule("INIS-17.19", "INIS-18.3")
def test_a_guess_while_gifts_are_chosen_has_the_giver_give_any_card_of_the_hand() -> None:
    table = Table().at("hills", 1).hand(0, "maeves_wealth").hand(1, "bard", "geis").hand(3, "druid").turn(0)
    table.do("play maeves_wealth", "1: give geis")
    given = set()
    for seed in range(40):
        guess = table.g.determinize(3, seed)
        assert guess.held[1] & guess.actions[1] == guess.held[1] != 0 and guess.held[1] & (guess.held[1] - 1) == 0
        given.add(guess.held[1] == guess.actions[1] & -guess.actions[1])
    assert given == {True, False}                           # either of the two


@rule("INIS-17.20")
def test_manannans_horses_carry_up_to_three_anywhere_and_may_fight() -> None:
    table = Table().at("hills", 5).at("plains", 0, 1).hand(0, "manannans_horses").turn(0)
    table.do("play manannans_horses", "from hills", "to plains")
    assert table.amounts == [1, 2, 3]
    table.do("amount 3")
    assert table.clans("plains") == [3, 1, 0, 0] and table.g.clash == territory("plains")


@rule("INIS-17.21", "INIS-2.5")
def test_the_morrigan_flips_the_crows_and_starts_a_clash_among_others() -> None:
    table = Table().at("hills", 1).at("cove", 0, 1, 1).hand(0, "the_morrigan").turn(0).do("play the_morrigan", "flip")
    assert table.options == ["done", "in cove"]
    table.do("in cove")
    assert table.options == ["who 2", "who 3"]
    table.do("who 3")
    assert table.g.crows == 1 and table.g.instigator == 2 and (table.current, table.asking) == (2, "Maneuver")
    table.do("propose", "1: accept")
    assert table.current == 3                               # the other way round the table now


@rule("INIS-17.21", "INIS-11.8")
def test_the_morrigans_instigator_pays_for_the_festival() -> None:
    table = Table().at("hills", 1).at("cove", 0, 2, 2).hand(0, "the_morrigan")
    table.g.festival = territory("cove")
    table.turn(0).do("play the_morrigan", "stay", "in cove", "who 2")
    assert table.clans("cove") == [0, 1, 2, 0] and table.g.crows == 0


@rule("INIS-17.22", "INIS-2.3")
def test_nuada_counts_opponents_before_the_first_placing() -> None:
    table = Table().at("hills", 3, 1, 1).at("cove", 1, 1).hand(0, "nuada_silverhand").turn(0)
    table.do("play nuada_silverhand")
    assert table.amounts == [0, 1, 2]
    table.do("amount 2")
    assert table.clans("hills")[0] == 5 and table.clans("cove")[0] == 1 and table.current == 1


@rule("INIS-17.23", "TRAP-25", "INIS-7.4", "TRAP-16", "INIS-9.9")
def test_oengus_takes_the_turn_after_the_last_pass_and_counts_players_not_passes() -> None:
    table = Table().at("hills", 1, 1, 1, 1).hand(2, "oengus_ploy", "eriu").hide().turn(0)
    for seat in range(4):
        table.quiet().do(f"{seat}: pass")
    while table.current != 2:
        table.do("decline")
    table.do("2: play oengus_ploy").quiet()
    assert (table.current, table.asking) == (2, "Turn") and table.g.passed == 15
    table.do("2: pass").quiet()
    assert table.current == -1                              # the set is complete: the Season ended, Crows are tossed


@rule("INIS-17.23", "INIS-7.9")
def test_oengus_in_the_middle_continues_from_its_player() -> None:
    table = Table().at("hills", 1, 1, 1, 0).hand(3, "oengus_ploy").turn(0).do("0: pass", "3: play oengus_ploy")
    assert (table.current, table.asking) == (3, "PlaceAnywhere")
    table.do("in hills", "in cove", "3: pass")
    assert table.current == 0


@rule("INIS-17.24")
def test_after_ogma_no_warlord_revives_the_clash_but_the_forest_grows() -> None:
    table = Table("forest valley cove plains").at("forest", 2, 2, citadels=0).hand(0, "ogmas_eloquence")
    table.hand(1, "warlord").advantage(0, "forest").clash("forest", 0).do("play ogmas_eloquence")
    assert table.options == ["decline", "play forest"]
    table.do("decline")
    assert table.g.clash < 0


@rule("INIS-17.25", "INIS-10.5")
def test_the_other_world_acts_once_per_sanctuary() -> None:
    table = Table().at("hills", 1, 2, sanctuaries=4).hand(0, "the_other_world").hand(1, "dagdas_club").turn(0)
    table.do("play the_other_world", "in hills", "remove 2", "remove 2")
    assert table.options == ["done", "place"]
    table.do("place", "1: play dagdas_club")
    assert table.clans("hills") == [2, 1, 0, 0]


@rule("INIS-17.26")
def test_the_stone_of_fal_places_two_in_the_capital() -> None:
    table = Table().at("cove", 1).hand(0, "stone_of_fal").turn(0).do("play stone_of_fal")
    assert table.clans("hills")[0] == 2


@rule("INIS-17.28", "INIS-18.4", "INIS-14.7")
def test_tailtus_land_lays_one_of_three_and_buries_the_others() -> None:
    table = Table(brenn=1).at("hills", 2).hand(0, "tailtus_land").next_tiles("moor", "forest", "mountains").turn(0)
    table.do("play tailtus_land")
    assert table.options == ["tile forest", "tile moor", "tile mountains"]
    assert table.g.view(1)["hand"]["tiles"] == [] and len(table.g.view(0)["hand"]["tiles"]) == 3
    table.do("tile moor")
    assert table.current == 0
    corner = next(code for code in table.g.choices if table.g.touches(*divmod(code - LAY, CELLS), table.g.place[4]))
    table.g.apply(corner)
    assert table.options == ["bottom forest", "bottom mountains"]
    table.do("bottom mountains")
    assert table.g.view(0)["hand"]["tiles_put_back"] == [["mountains", 0], ["forest", 1]]
    assert table.options == ["done", "from hills"]
    table.do("from hills")
    assert table.clans("moor")[0] == 1


@rule("INIS-17.28", "INIS-1.12")
def test_tailtus_land_draws_what_there_is() -> None:
    table = Table().at("plains", 1).hand(0, "tailtus_land").pile_of("moor").turn(0).do("play tailtus_land")
    assert table.options == ["tile moor"]
    table = Table().at("plains", 1).hand(0, "tailtus_land").pile_of().turn(0).do("play tailtus_land")
    assert table.current == 1


@rule("INIS-17.29", "INIS-10.5")
def test_cuchulain_alone_fells_two_one_after_the_other() -> None:
    table = Table().at("hills", 1, 2, citadels=0).hand(0, "tale_of_cuchulain").clash("hills", 0)
    table.do("play tale_of_cuchulain", "remove 2")
    assert table.options == ["remove 1", "remove 2", "done"]
    table.do("remove 2")
    assert table.clans("hills") == [1, 0, 0, 0]
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "tale_of_cuchulain").clash("hills", 0)
    assert "play tale_of_cuchulain" not in table.options    # two exposed clans of his own


@rule("INIS-17.30")
def test_tuans_memory_keeps_one_of_three() -> None:
    table = Table().at("hills", 1).hand(0, "tuans_memory").next_tales("eriu", "the_fianna", "balors_eye").turn(0)
    table.do("play tuans_memory", "keep eriu")
    assert table.tales(0) == {"eriu"} and {"the_fianna", "balors_eye"} <= table.tales_discarded()
