"""The 17 Action cards, each timing (INIS-14)."""
from __future__ import annotations

from meydan.games.inis.state import ASIDE, EPIC_PLACES
from tests.inis.positions import Table, territory
from tests.rules import rule


@rule("INIS-14.1")
def test_bard_draws_an_epic_tale() -> None:
    table = Table().at("hills", 1).hand(0, "bard").next_tales("eriu").turn(0).do("play bard")
    assert table.tales(0) == {"eriu"} and table.actions(0) == set()


@rule("INIS-14.2", "TRAP-17", "EX-26")
def test_citadel_takes_the_unplayed_advantage_card_even_from_a_hand() -> None:
    table = Table("forest valley cove plains").at("forest", 1, 2).advantage(1, "forest").hand(0, "citadel").turn(0)
    table.do("play citadel", "in forest")
    assert table.g.citadels[territory("forest")] == 2 and table.holder("forest") == 0


@rule("INIS-14.2", "INIS-8.5")
def test_citadel_takes_no_played_card() -> None:
    table = Table().at("hills", 1).advantage(4, "hills").hand(0, "citadel").turn(0).do("play citadel", "in hills")
    assert table.holder("hills") == "played"


@rule("INIS-14.2", "INIS-16.4", "INIS-1.9", "INIS-8.15")
def test_no_citadel_in_the_swamp_nor_from_an_empty_supply() -> None:
    table = Table("swamp valley cove plains").at("swamp", 1).at("cove", 1).hand(0, "citadel").turn(0)
    table.do("play citadel")
    assert table.options == ["in cove"]
    table = Table().at("hills", 1).advantage(-1, "hills").hand(0, "citadel")
    table.g.citadel_supply = 0
    table.turn(0).do("play citadel")
    assert table.holder("hills") == "face-up" and table.current == 1


@rule("INIS-14.3")
def test_conquest_asks_for_a_number_from_each_neighbour() -> None:
    table = Table().at("hills", 2).at("plains", 3).hand(0, "conquest").turn(0).do("play conquest")
    assert "in plains" not in table.options or table.g.adjacent[territory("plains")]
    table.do("in valley")
    assert table.asking == "HowManyFrom" and table.amounts == [0, 1, 2, 3]
    table.do("amount 2", "amount 1")
    assert table.clans("valley")[0] == 3 and table.clans("plains")[0] == 1 and table.clans("hills")[0] == 1


@rule("INIS-14.4", "TRAP-22", "INIS-1.7", "INIS-1.8")
def test_craftsmen_place_up_to_one_clan_per_citadel_while_the_reserve_lasts() -> None:
    table = Table().at("hills", 1, citadels=1).at("cove", 1, citadels=3).hand(0, "craftsmen_and_peasants")
    table.g.reserve[0] = 3
    table.turn(0).do("play craftsmen_and_peasants")
    asked: list[list[int]] = []
    while table.asking == "HowManyPlaced":
        asked.append(table.amounts)
        table.do(table.options[-1])
    assert asked == [[0, 1], [0, 1, 2]]
    assert table.g.reserve[0] == 0 and table.clans("hills")[0] == 2 and table.clans("cove")[0] == 3


@rule("INIS-14.5", "TRAP-13", "INIS-8.13", "INIS-8.10")
def test_druid_needs_another_action_card_and_never_finds_the_one_set_aside() -> None:
    table = Table().at("hills", 1).hand(0, "druid", "eriu", "tuans_memory").turn(0)
    assert "play druid" not in table.options
    table = Table().at("hills", 1).hand(0, "druid", "geis").put("bard", ASIDE).turn(0).do("play druid")
    assert "take bard" not in table.options and "take migration" in table.options
    table.do("take migration")
    assert table.actions(0) == {"geis", "migration"} and not table.events("took-from-discard-card", seat=1)


@rule("INIS-14.5")
def test_druid_with_an_empty_pile_does_nothing() -> None:
    table = Table(players=2, tiles="hills valley").at("hills", 1)
    table.hand(0, "druid", "geis", "bard", "citadel", "conquest", "craftsmen_and_peasants", "exploration", "festival")
    table.hand(1, "migration", "new_alliance", "new_clans", "sanctuary", "warlord").turn(0).do("play druid")
    assert table.current == 1


@rule("INIS-14.6", "EX-23", "INIS-16.2", "INIS-15.11", "TRAP-23")
def test_emissaries_move_one_clan_in_peace_but_pay_the_mountains() -> None:
    table = Table().at("hills", 2).at("valley", 0, 1).hand(0, "emissaries").turn(0)
    table.do("play emissaries", "from hills", "to valley")
    assert table.clans("valley") == [1, 1, 0, 0] and table.g.clash < 0
    table = Table("hills mountains cove plains").at("hills", 2).hand(0, "emissaries").turn(0)
    table.do("play emissaries", "from hills", "to mountains")
    assert table.clans("mountains")[0] == 0 and table.clans("hills")[0] == 1
    table = Table("hills mountains cove plains").at("hills", 2).hand(0, "emissaries").advantage(0, "mountains").turn(0)
    table.do("play emissaries", "from hills", "to mountains")
    assert table.options == ["lose", "play mountains"]
    table.do("play mountains")
    assert table.clans("mountains")[0] == 1 and table.holder("mountains") == "played"


@rule("INIS-14.7", "TRAP-19", "INIS-3.9")
def test_exploration_lets_the_brenn_choose_the_place_and_its_player_settles() -> None:
    table = Table(brenn=2).at("hills", 1).hand(0, "exploration").next_tiles("moor").turn(0).do("play exploration")
    assert (table.current, table.asking, len(table.options)) == (2, "Discovery", 12)
    table.lay_anywhere()
    assert table.clans("moor") == [1, 0, 0, 0] and table.holder("moor") == "face-up"


@rule("INIS-14.7", "INIS-1.12")
def test_exploration_with_an_empty_pile_does_nothing() -> None:
    table = Table().at("hills", 1).hand(0, "exploration").pile_of().turn(0).do("play exploration")
    assert table.current == 1


@rule("INIS-14.8")
def test_festival_needs_a_sanctuary_and_the_marker_moves_or_comes_without_a_clan() -> None:
    table = Table().at("hills", 1, sanctuaries=1).at("cove", 1).hand(0, "festival")
    table.g.reserve[0] = 0
    table.g.festival = territory("plains")
    table.turn(0).do("play festival")
    assert table.options == ["in hills"]
    table.do("in hills")
    assert table.g.festival == territory("hills") and table.clans("hills")[0] == 1


@rule("INIS-14.9", "TRAP-11", "INIS-9.3", "INIS-8.11")
def test_geis_answers_the_full_declaration_before_the_effect() -> None:
    table = Table().at("hills", 2).at("valley", 0, 1).hand(0, "migration").hand(1, "geis").turn(0)
    table.do("play migration", "from hills", "to valley", "done")
    assert (table.current, table.asking, table.clans("hills")[0]) == (1, "Declared", 2)
    table.do("play geis")
    assert table.clans("hills") == [2, 0, 0, 0] and table.current == 1 and table.asking == "Turn"
    assert table.g.actions[5] & 2**10 and table.g.actions[5] & 2**8 and table.g.passed == 0


@rule("INIS-14.9", "TRAP-12", "INIS-9.2")
def test_geis_also_hits_triskel_uses_but_not_the_own_card() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "bard").hand(1, "geis").clash("hills", 0)
    table.do("attack 2", "1: lose", "0: play bard", "1: play geis")
    assert table.g.deeds[0] == 0 and (table.current, table.asking) == (1, "Maneuver")
    table = Table().at("hills", 1).hand(0, "warlord", "geis").turn(0).do("play warlord")
    assert table.current == 1


@rule("INIS-14.10", "EX-12", "INIS-8.10", "INIS-8.12")
def test_master_craftsman_discards_any_card_but_himself_then_draws() -> None:
    table = Table().at("hills", 1).hand(0, "master_craftsman", "bard", "eriu").advantage(0, "hills")
    table.next_tales("the_fianna").turn(0).do("play master_craftsman")
    assert table.options == ["discard bard", "discard hills", "discard eriu"]
    table.do("discard hills")
    assert table.holder("hills") == "played" and table.tales(0) == {"eriu", "the_fianna"}
    table = Table().at("hills", 1).hand(0, "master_craftsman").next_tales("eriu").turn(0).do("play master_craftsman")
    assert table.tales(0) == {"eriu"}


@rule("INIS-14.10", "INIS-8.12")
def test_master_craftsman_discards_a_tale_face_up() -> None:
    table = Table().at("hills", 1).hand(0, "master_craftsman", "eriu").next_tales("the_fianna").turn(0)
    table.do("play master_craftsman", "discard eriu")
    assert table.tales_discarded() == {"eriu"} and table.tales(0) == {"the_fianna"}


@rule("INIS-14.10", "EX-12", "INIS-18.2", "INIS-9.8")
def test_master_craftsman_gives_the_played_tale_away_for_a_deed() -> None:
    table = Table("stone_circle valley cove plains").at("stone_circle", 1).advantage(0, "stone_circle")
    table.hand(0, "master_craftsman", "stone_of_fal").turn(0).do("play stone_of_fal")
    assert table.options == ["decline", "play master_craftsman", "play stone_circle"]
    table.do("play master_craftsman", "who 3")
    assert table.tales(2) == {"stone_of_fal"} and table.g.deeds[0] == 1 and table.tales_discarded() == set()
    assert table.g.maybe_epics[4 * EPIC_PLACES + 2] == 2**25          # everybody knows who has it
    assert "play stone_circle" not in table.options


@rule("INIS-14.11")
def test_migration_moves_at_least_one_clan_to_one_or_more_neighbours() -> None:
    table = Table().at("hills", 3).hand(0, "migration").turn(0).do("play migration", "from hills")
    assert "done" not in table.options
    table.do("to valley", "to cove", "done")
    assert [table.clans(name)[0] for name in ("hills", "valley", "cove")] == [1, 1, 1]


@rule("INIS-14.12", "INIS-10.6")
def test_new_alliance_places_or_replaces_where_an_opponent_has_two() -> None:
    table = Table().at("hills", 1, 2, 1).hand(0, "new_alliance").hand(1, "dagdas_club").turn(0)
    table.do("play new_alliance", "in hills")
    assert table.options == ["place", "replace 2"]
    table.do("replace 2")
    assert table.clans("hills") == [2, 1, 1, 0] and table.g.reserve[1] == 11 and table.g.clash < 0
    assert table.tales(1) == {"dagdas_club"}                # nothing was removed, nothing to answer
    table = Table().at("hills", 1, 2).hand(0, "new_alliance").turn(0).do("play new_alliance", "in hills", "place")
    assert table.clans("hills") == [2, 2, 0, 0]


@rule("INIS-14.12")
def test_new_alliance_needs_a_clan_in_the_reserve() -> None:
    table = Table().at("hills", 1, 2).hand(0, "new_alliance")
    table.g.reserve[0] = 0
    table.turn(0).do("play new_alliance")
    assert table.clans("hills") == [1, 2, 0, 0] and table.current == 1


@rule("INIS-14.13", "INIS-1.8")
def test_new_clans_go_where_one_is_present_as_many_as_there_are() -> None:
    table = Table().at("hills", 1).at("cove", 1).hand(0, "new_clans").turn(0).do("play new_clans")
    assert table.options == ["in cove", "in hills"]
    table.do("in cove", "in hills")
    assert table.clans("cove")[0] == table.clans("hills")[0] == 2
    table = Table().at("hills", 1).hand(0, "new_clans")
    table.g.reserve[0] = 1
    table.turn(0).do("play new_clans", "in hills")
    assert table.clans("hills")[0] == 2 and table.current == 1


@rule("INIS-14.14", "INIS-10.10")
def test_raid_takes_a_random_card_or_a_clan_after_the_attack() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "raid").hand(1, "druid", "festival").clash("hills", 0)
    table.do("attack 2", "1: lose", "0: play raid")
    assert len(table.actions(0)) == 1 and len(table.actions(1)) == 1
    assert table.events("took-card", seat=1) and not table.events("took-card", seat=2)
    table = Table().at("hills", 2, 3, citadels=0).hand(0, "raid", "bard").clash("hills", 0).do("attack 2")
    table.do("0: play raid")
    assert table.clans("hills") == [2, 1, 0, 0]


@rule("INIS-14.14", "INIS-14.1")
def test_raid_follows_a_void_attack_and_its_victim_is_none_of_the_bards() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "raid", "bard").advantage(1, "hills").clash("hills", 0)
    table.do("attack 2", "1: play hills")
    assert table.options == ["decline", "play raid"]
    table.do("play raid")
    assert table.clans("hills") == [2, 1, 0, 0] and (table.current, table.asking) == (1, "Maneuver")


@rule("INIS-14.15")
def test_sanctuary_is_built_and_a_tale_drawn_even_from_an_empty_supply() -> None:
    table = Table().at("hills", 1).hand(0, "sanctuary").next_tales("eriu").turn(0).do("play sanctuary", "in hills")
    assert table.g.sanctuaries[territory("hills")] == 1 and table.tales(0) == {"eriu"}
    table = Table().at("hills", 1).hand(0, "sanctuary").next_tales("eriu")
    table.g.sanctuary_supply = 0
    table.turn(0).do("play sanctuary").quiet()
    assert table.tales(0) == {"eriu"} and table.current == 1


@rule("INIS-14.16", "INIS-9.4", "INIS-18.4")
def test_scouts_look_first_and_then_choose_their_move() -> None:
    table = Table().at("hills", 3).at("valley", 0, 1).hand(0, "scouts_and_spies").hand(1, "bard", "geis")
    table.hand(2, "festival").hand(3, "druid").hide().turn(0).do("play scouts_and_spies", "who 2").quiet()
    assert table.g.view(0)["known"]["hand2"] == ["bard", "geis"] and table.events("looked-actions") == [(0, 1, 0, 0)]
    assert "hand2" not in table.g.view(2)["known"]
    assert (table.asking, table.options) == ("ScoutFrom", ["done", "from hills"])
    table.do("from hills", "to valley")
    assert table.amounts == [1, 2, 3]
    table.do("amount 2").quiet()
    assert table.clans("valley") == [2, 1, 0, 0] and table.g.clash == territory("valley")


@rule("INIS-14.17", "INIS-8.15")
def test_warlord_starts_a_clash_only_where_an_opponent_stands() -> None:
    table = Table().at("hills", 1, 1).at("cove", 1).hand(0, "warlord").turn(0).do("play warlord")
    assert table.options == ["in hills"]
    table = Table().at("cove", 1).hand(0, "warlord").turn(0).do("play warlord")
    assert table.current == 1 and table.g.clash < 0


@rule("INIS-14.17")
def test_warlord_played_twice_the_last_choice_stands() -> None:
    table = Table().at("hills", 3, 2, 2, citadels=0).hand(0, "warlord", "lug_samildanach").clash("hills", 0)
    table.do("attack 2", "0: play warlord", "who 3", "0: play lug_samildanach", "0: play warlord", "who 1")
    assert (table.current, table.asking) == (0, "Maneuver")
