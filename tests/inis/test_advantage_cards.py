"""The 16 Advantage cards and the rules of the tiles (INIS-15, 16)."""
from __future__ import annotations

from meydan.games.inis.state import ASIDE
from tests.inis.positions import Table, territory
from tests.rules import rule


@rule("INIS-15.1")
def test_cove_swaps_with_the_card_set_aside() -> None:
    table = Table("cove valley hills plains").at("cove", 1).advantage(0, "cove").hand(0, "warlord", "geis")
    table.put("druid", ASIDE).hand(0, "warlord", "geis").turn(0).do("play warlord", "play cove")
    assert table.asking == "PutAside" and table.options == ["set-aside druid", "set-aside geis"]
    table.do("set-aside geis")
    assert table.actions(0) == {"druid"} and table.g.actions[ASIDE] == 2**8


@rule("INIS-15.1")
def test_cove_needs_a_card_set_aside() -> None:
    table = Table("cove valley hills plains").at("cove", 1).advantage(0, "cove").hand(0, "warlord").turn(0)
    table.do("play warlord")
    assert table.current == 1


@rule("INIS-15.2", "INIS-9.7")
def test_forest_draws_after_an_epic_tale() -> None:
    table = Table("forest valley cove plains").at("forest", 1).advantage(0, "forest").hand(0, "stone_of_fal")
    table.next_tales("eriu").turn(0).do("play stone_of_fal", "play forest").quiet()
    assert table.tales(0) == {"eriu"} and table.tales_discarded() == {"stone_of_fal"}


@rule("INIS-15.3", "INIS-9.11")
def test_the_gates_card_draws_one_more_when_the_gates_open() -> None:
    table = Table("gates_of_tir_na_nog valley cove plains").at("gates_of_tir_na_nog", 2)
    table.advantage(0, "gates_of_tir_na_nog").hand(0, "the_morrigan").next_tales("eriu", "the_fianna").turn(0)
    table.do("play the_morrigan", "flip")
    assert table.options == ["decline", "play gates_of_tir_na_nog"]
    table.do("play gates_of_tir_na_nog")
    assert table.options == ["keep eriu", "keep the_fianna"]
    table.do("keep eriu")
    assert table.tales(0) == {"eriu"} and "the_fianna" in table.tales_discarded()


@rule("INIS-15.7", "INIS-8.15")
def test_lost_vale_draws_any_clan_in_without_a_clash() -> None:
    table = Table("lost_vale valley cove plains").at("lost_vale", 1).at("valley", 0, 2).at("plains", 0, 0, 1)
    table.advantage(0, "lost_vale").hand(0, "warlord").turn(0).do("play warlord", "play lost_vale")
    assert table.options == ["from valley"]                 # the Plains do not touch the Lost Vale
    table.do("from valley", "who 2")
    assert table.clans("lost_vale") == [1, 1, 0, 0] and table.g.clash < 0


@rule("INIS-15.8", "INIS-9.11")
def test_meadows_turn_a_whole_draw_into_one_more_and_keep_one() -> None:
    table = Table("meadows valley cove plains").at("meadows", 1).advantage(0, "meadows").hand(0, "tuans_memory")
    table.next_tales("eriu", "the_fianna", "balors_eye", "maeves_wealth").turn(0).do("play tuans_memory")
    assert table.asking == "EpicDrawn"
    table.do("play meadows")
    assert len(table.options) == 4
    table.do("keep maeves_wealth")
    assert table.tales(0) == {"maeves_wealth"}
    assert {"eriu", "the_fianna", "balors_eye"} <= table.tales_discarded()


@rule("INIS-15.9", "INIS-8.9")
def test_misty_lands_turn_action_cards_into_one_tale() -> None:
    table = Table("misty_lands valley cove plains").at("misty_lands", 1).advantage(0, "misty_lands").turn(0)
    assert "play misty_lands" not in table.options          # no Action card to discard
    table = Table("misty_lands valley cove plains").at("misty_lands", 1).advantage(0, "misty_lands")
    table.hand(0, "bard", "geis", "druid").next_tales("eriu", "the_fianna").turn(0).do("play misty_lands")
    assert "done" not in table.options
    table.do("discard bard", "discard geis", "done")
    assert table.options == ["keep eriu", "keep the_fianna"]
    table.do("keep the_fianna")
    assert table.actions(0) == {"druid"} and table.tales(0) == {"the_fianna"}


@rule("INIS-15.10", "INIS-9.12", "INIS-18.4")
def test_moor_looks_at_tales_whenever_its_holder_decides() -> None:
    table = Table("moor valley cove plains").at("moor", 1).advantage(0, "moor").hand(1, "eriu").hand(0, "bard").hide()
    table.turn(0)
    assert "play moor" in table.options
    table.do("play moor")
    assert table.options == ["who 2"]
    table.do("who 2").quiet()
    assert table.g.view(0)["known"]["hand2"] == ["eriu"] and "hand2" not in table.g.view(None)["known"]
    assert (table.current, table.asking, table.holder("moor")) == (0, "Turn", "played")


@rule("INIS-9.12")
def test_moor_is_open_in_somebody_elses_turn_but_not_under_the_spear() -> None:
    table = Table("moor valley cove plains").at("moor", 2, 2, citadels=0).advantage(1, "moor").hand(0, "lugs_spear")
    table.hand(1, "bard").hand(2, "eriu").clash("moor", 0).do("0: play lugs_spear", "0: attack 2")
    assert table.options == ["lose", "discard bard"]
    table = Table("moor valley cove plains").at("moor", 2, 2, citadels=0).advantage(1, "moor").hand(1, "bard")
    table.hand(2, "eriu").clash("moor", 0).do("0: attack 2")
    assert table.options == ["lose", "discard bard", "play moor"]


@rule("INIS-15.11", "INIS-17.4")
def test_the_mountains_card_protects_also_who_is_moved_by_others() -> None:
    table = Table("hills mountains cove plains").at("hills", 1, 1).advantage(1, "mountains").hand(0, "breas_tyranny")
    table.turn(0).do("play breas_tyranny", "from hills", "who 2", "to mountains")
    assert (table.current, table.options) == (1, ["lose", "play mountains"])
    table.do("play mountains")
    assert table.clans("mountains") == [0, 1, 0, 0]


@rule("INIS-15.12")
def test_plains_move_clans_out_of_the_plains_and_may_fight() -> None:
    table = Table("plains valley cove hills").at("plains", 3).at("valley", 0, 1).advantage(0, "plains").turn(0)
    table.do("play plains", "to valley", "to valley", "done")
    assert table.clans("valley") == [2, 1, 0, 0] and table.g.clash == territory("valley")


@rule("INIS-15.13", "INIS-10.10")
def test_salt_mine_takes_a_random_card_and_gives_one_back() -> None:
    table = Table("salt_mine valley cove plains").at("salt_mine", 1).advantage(0, "salt_mine")
    table.hand(0, "warlord", "geis").hand(2, "druid").turn(0).do("play warlord", "play salt_mine")
    assert table.options == ["who 3"]                       # only who has an Action card
    table.do("who 3")
    assert table.asking == "GiveBack" and table.options == ["give druid", "give geis"]
    table.do("give druid")
    assert table.actions(2) == {"druid"} and table.actions(0) == {"geis"}


@rule("INIS-15.14", "INIS-9.8")
def test_stone_circle_costs_a_clan_and_returns_the_tale() -> None:
    table = Table("stone_circle valley cove plains").at("stone_circle", 2).advantage(0, "stone_circle")
    table.hand(0, "stone_of_fal").turn(0).do("play stone_of_fal", "play stone_circle")
    assert table.tales(0) == {"stone_of_fal"} and table.clans("stone_circle")[0] == 2 + 2 - 1
    table = Table("valley stone_circle cove plains").at("valley", 1).advantage(0, "stone_circle")
    table.hand(0, "stone_of_fal").turn(0).do("play stone_of_fal")
    assert table.current == 1                               # no clan there, no card back


@rule("INIS-15.15")
def test_swamp_is_a_card_instead_of_a_pass() -> None:
    table = Table("valley swamp cove plains").at("swamp", 1).advantage(0, "swamp").turn(0)
    table.g.passed = 14
    table.do("play swamp")
    assert table.g.passed == 0 and table.current == 1 and table.holder("swamp") == "played"


@rule("INIS-15.16")
def test_valley_places_a_clan_after_a_season_card() -> None:
    table = Table().at("hills", 1).advantage(0, "valley").hand(0, "warlord").turn(0).do("play warlord", "play valley")
    assert table.options == ["in hills"]
    table.do("in hills")
    assert table.clans("hills")[0] == 2 and table.holder("valley") == "played"


@rule("INIS-16.1", "EX-24", "TRAP-20", "INIS-5.6", "INIS-13.3", "INIS-13.2")
def test_the_gates_open_when_the_toss_changes_the_direction() -> None:
    def gates(side: str) -> Table:
        table = Table("gates_of_tir_na_nog valley", players=2, brenn=1).at("gates_of_tir_na_nog", 2, 1)
        table.capital("valley").at("valley", 1, 1).next_tales("eriu", "the_fianna")
        return table.assembly().do(f"crows {side}").quiet()
    changed, same = gates("counter"), gates("clockwise")
    assert changed.clans("gates_of_tir_na_nog") == [1, 0]
    assert changed.tales(1) == {"eriu"} and changed.tales(0) == {"the_fianna"}      # the Brenn first
    assert same.clans("gates_of_tir_na_nog") == [2, 1] and same.tales(0) == same.tales(1) == set()


@rule("INIS-16.1", "INIS-17.10")
def test_the_gates_still_give_a_tale_if_the_clan_is_saved() -> None:
    table = Table("gates_of_tir_na_nog valley cove plains").at("gates_of_tir_na_nog", 2).hand(0, "dagdas_club")
    table.next_tales("eriu").assembly().do("crows counter", "play dagdas_club").quiet()
    assert table.clans("gates_of_tir_na_nog")[0] == 2 and table.tales(0) == {"eriu"}


@rule("INIS-16.2", "INIS-10.3", "TRAP-23")
def test_the_mountains_toll_is_paid_once_and_before_the_clash() -> None:
    table = Table("hills mountains cove plains").at("hills", 3).at("mountains", 0, 1)
    table.hand(0, "migration", "bard").hand(1, "druid").turn(0)
    table.do("play migration", "from hills", "to mountains", "to mountains", "done")
    assert (table.current, table.asking, table.g.clash) == (0, "MountainsToll", -1)
    table.do("discard bard")
    assert table.g.clash == territory("mountains") and table.clans("mountains") == [2, 1, 0, 0]
    table = Table("hills mountains cove plains").at("hills", 3).at("mountains", 0, 1).hand(0, "migration").turn(0)
    table.do("play migration", "from hills", "to mountains", "done")
    assert table.clans("mountains") == [0, 1, 0, 0] and table.g.clash < 0           # nobody left to fight


@rule("INIS-16.2", "TRAP-9")
def test_placing_in_the_mountains_is_free() -> None:
    table = Table("hills mountains cove plains").at("mountains", 1).hand(0, "new_clans").turn(0)
    table.do("play new_clans", "in mountains", "in mountains")
    assert table.clans("mountains")[0] == 3


@rule("INIS-16.3", "INIS-16.5", "INIS-4.5", "TRAP-14")
def test_stone_circle_and_gates_enter_with_a_sanctuary_but_give_no_tale() -> None:
    table = Table().at("hills", 1).hand(0, "exploration").next_tiles("stone_circle").turn(0).do("play exploration")
    table.lay_anywhere()
    assert table.g.sanctuaries[territory("stone_circle")] == 1 and table.tales(0) == set()
    table = Table().at("hills", 1).hand(0, "exploration").next_tiles("gates_of_tir_na_nog")
    table.g.sanctuary_supply = 0
    table.turn(0).do("play exploration").lay_anywhere()
    assert table.g.sanctuaries[territory("gates_of_tir_na_nog")] == 0
