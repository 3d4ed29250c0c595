"""Kinds of cards, playing them, timing windows, elementary operations (INIS-8, 9, 10)."""
from __future__ import annotations

from meydan.games.inis.components import (
    ACTION_CARD,
    CARD_NAMES,
    EPIC_CARD,
    SEASON_ACTIONS,
    SEASON_ADVANTAGES,
    SEASON_EPICS,
    count,
    members,
)
from meydan.games.inis.state import DISCARDED
from tests.inis.positions import Table, territory
from tests.rules import rule


@rule("INIS-8.1", "INIS-8.2")
def test_the_signs_of_all_cards() -> None:
    without_season = {ACTION_CARD.names[card] for card in range(17)} - {
        ACTION_CARD.names[card] for card in members(SEASON_ACTIONS)}
    assert without_season == {"geis", "raid"}
    assert {CARD_NAMES[17 + tile] for tile in members(SEASON_ADVANTAGES)} == {"misty_lands", "plains", "swamp"}
    assert count(SEASON_EPICS) == 16 and len(EPIC_CARD) - count(SEASON_EPICS) == 14


@rule("INIS-8.2")
def test_a_triskel_is_no_option_of_the_own_turn() -> None:
    table = Table().at("hills", 1).hand(0, "geis", "raid", "the_fianna", "oengus_ploy").advantage(0, "valley").turn(0)
    assert table.options == ["pass"]


@rule("INIS-8.3", "INIS-9.1")
def test_any_number_of_triskels_in_one_window_one_at_a_time() -> None:
    table = Table("valley salt_mine cove plains").at("valley", 1).advantage(0, "valley", "salt_mine")
    table.hand(0, "warlord").hand(1, "druid").turn(0).do("play warlord", "play valley", "in valley")
    assert table.options == ["decline", "play salt_mine"]
    table.do("play salt_mine", "who 2", "give druid")
    assert table.current == 1


@rule("INIS-8.4", "INIS-18.3", "INIS-18.5")
def test_the_action_discard_pile_is_closed_but_played_cards_are_remembered() -> None:
    table = Table().at("hills", 1).hand(0, "warlord", "geis").hand(1, "druid").hide().turn(0).do("play warlord").quiet()
    seen = table.g.view(2)
    assert seen["actions_discarded"] == count(table.g.actions[DISCARDED])
    assert "warlord" in seen["known"]["discard"]


@rule("INIS-8.5", "TRAP-18", "INIS-5.4")
def test_an_advantage_card_stays_with_who_took_it_and_goes_face_down_when_played() -> None:
    table = Table().at("hills", 1, 3).advantage(0, "plains").at("plains", 1, 3).turn(0)
    assert "play plains" in table.options                   # though chieftain no more
    table.do("play plains", "to cove")
    assert table.holder("plains") == "played"


@rule("INIS-8.6")
def test_tales_are_kept_without_a_limit_and_their_discards_are_open() -> None:
    table = Table().at("hills", 1).hand(0, *EPIC_CARD.names[:12]).turn(0)
    assert table.g.view(1)["players"][0]["tales"] == 12
    table.do("play children_of_dana", "in hills").quiet()
    assert table.g.view(1)["tales_discarded"] == ["children_of_dana"]


@rule("INIS-8.7", "INIS-18.1", "INIS-18.3")
def test_others_see_how_many_cards_but_not_which() -> None:
    table = Table().at("hills", 1).hand(0, "bard", "eriu").hand(1, "geis", "the_dagda").hand(2, "druid").hide().turn(0)
    other = table.g.view(1)
    assert (other["players"][0]["actions"], other["players"][0]["tales"]) == (1, 1)
    assert "bard" not in str(other["hand"]) and "eriu" not in str(other["hand"]) and "hand1" not in other["known"]
    assert table.g.view(0)["hand"]["actions"] == ["bard"] and table.g.view(None)["hand"] is None


@rule("INIS-8.8", "INIS-9.3", "INIS-9.5")
def test_a_card_is_shown_declared_answered_resolved_discarded() -> None:
    table = Table().at("hills", 1).hand(0, "new_clans").hand(1, "geis", "bard").turn(0).do("play new_clans")
    assert table.events("played-season") and table.g.view(3)["table"] == ["new_clans"]
    table.do("in hills", "in hills")
    assert table.asking == "Declared" and table.clans("hills")[0] == 1
    table.do("1: decline")
    assert table.clans("hills")[0] == 3 and table.g.actions[DISCARDED] >> 12 & 1


@rule("INIS-9.5")
def test_a_declared_part_that_became_impossible_is_skipped() -> None:
    table = Table().at("hills", 2).at("cove", 0, 1).hand(0, "migration").hand(1, "geis").turn(0)
    table.do("play migration", "from hills", "to cove", "to cove")
    table.g.lift(0, territory("hills"))                     # one of the two clans is gone meanwhile
    table.do("1: decline")
    assert table.clans("cove") == [1, 1, 0, 0] and table.clans("hills")[0] == 0


@rule("INIS-8.9")
def test_a_card_may_be_played_without_effect_unless_its_text_forbids_it() -> None:
    table = Table().at("cove", 1).hand(0, "warlord", "festival", "druid", "geis").advantage(0, "misty_lands").turn(0)
    assert {"play warlord", "play festival", "play druid", "play misty_lands"} <= set(table.options)
    table = Table().at("cove", 1).hand(0, "druid").turn(0)
    assert table.options == ["pass"]


@rule("INIS-8.11")
def test_a_cancelled_card_uses_the_turn_and_may_be_followed_up() -> None:
    table = Table().at("hills", 1).hand(0, "bard").hand(1, "geis").advantage(0, "valley").turn(0)
    table.do("play bard", "1: play geis")
    assert table.tales(0) == set() and "play valley" in table.options and table.asking == "AfterTurn"
    table.do("decline")
    assert table.current == 1 and table.g.actions[DISCARDED] & 1


@rule("INIS-8.12")
def test_discarding_is_not_playing() -> None:
    table = Table("stone_circle mountains cove plains").at("stone_circle", 2).advantage(0, "valley")
    table.hand(0, "emissaries", "bard").hand(1, "geis").turn(0)
    table.do("play emissaries", "from stone_circle", "to mountains", "1: decline", "0: discard bard")
    assert table.asking == "AfterTurn" and table.current == 0   # no window for the Bard, only after the Emissaries
    assert not table.events("action-discarded-card", seat=2)


@rule("INIS-9.2", "INIS-9.1")
def test_an_answer_is_answered_before_the_outer_window_goes_on() -> None:
    table = Table().at("hills", 1).advantage(0, "valley").hand(0, "warlord").hand(1, "lug_samildanach")
    table.hand(2, "the_dagda").turn(0).do("play warlord", "0: decline", "1: play lug_samildanach")
    assert (table.current, table.asking) == (2, "Declared")
    table.do("2: play the_dagda")
    assert table.actions(1) == set()
    table.do("0: play valley", "in hills")                  # the outer window is still open
    assert table.clans("hills")[0] == 2


@rule("INIS-9.4")
def test_what_depends_on_later_facts_is_not_declared() -> None:
    table = Table().at("hills", 1).hand(0, "exploration").hand(1, "geis").turn(0).do("play exploration")
    assert (table.current, table.asking) == (1, "Declared")
    table = Table().at("hills", 1).hand(0, "druid", "bard").hand(1, "geis").turn(0).do("play druid")
    assert table.asking == "Declared"


@rule("INIS-9.7", "INIS-9.8")
def test_a_card_lies_on_the_table_until_its_after_window_closes_and_moves_once() -> None:
    table = Table().at("hills", 1).hand(0, "warlord", "lug_samildanach").advantage(0, "valley").turn(0)
    table.do("play warlord")
    assert table.g.view(1)["table"] == ["warlord"]
    table.do("play lug_samildanach")
    assert table.actions(0) == {"warlord"} and not table.g.actions[DISCARDED] >> 16 & 1
    assert table.options == ["decline", "play valley"]


@rule("INIS-9.10")
def test_the_windows_of_a_clash_come_in_order() -> None:
    table = Table("highlands valley cove plains").at("highlands", 2, 3, citadels=1).advantage(0, "highlands")
    table.hand(2, "lugs_spear", "battle_frenzy").hand(0, "dagdas_club").hand(1, "diarmuid_and_grainne", "warlord")
    table.at("cove", 0, 1).clash("highlands", 0)
    seen: list[str] = []
    while table.g.clash >= 0 and "AfterManeuver" not in seen:
        if not seen or seen[-1] != table.asking:
            seen.append(table.asking)
        preferred = [word for word in ("decline", "attack 2", "lose") if word in table.options]
        table.do(preferred[0])
    assert seen == ["ClashStart", "Citadels", "CitadelsEnd", "ResolutionStart", "Maneuver", "AttackWindow",
                    "AttackResponse", "ClanRemoved", "AfterManeuver"]


@rule("INIS-9.13")
def test_whoever_could_hold_the_card_is_asked_and_may_only_decline() -> None:
    table = Table().at("hills", 1).hand(0, "warlord", "bard").hand(1, "druid").hand(2, "geis").hide().turn(0)
    table.do("play warlord")
    asked = []
    while table.asking == "Declared":
        asked.append((table.current, table.options))
        assert table.g.secret
        table.do("decline")
    assert asked == [(1, ["decline"]), (2, ["decline", "play geis"])]       # the fourth player has no cards at all


@rule("INIS-9.13")
def test_where_nobody_could_hold_a_card_the_window_is_skipped() -> None:
    table = Table().at("hills", 1).at("cove", 0, 1).hand(0, "warlord").hand(1, "druid").turn(0).do("play warlord")
    assert (table.current, table.asking) == (1, "Turn")


@rule("INIS-10.5")
def test_every_removal_asks_its_owner() -> None:
    table = Table("gates_of_tir_na_nog valley cove plains").at("gates_of_tir_na_nog", 1, 1)
    table.hand(0, "the_morrigan").hand(1, "dagdas_club").turn(0).do("play the_morrigan", "flip", "done")
    assert (table.current, table.asking) == (1, "ClanRemoved")
    table = Table().at("hills", 2).at("cove", 1).hand(0, "deirdres_beauty", "dagdas_club").turn(0)
    table.do("play deirdres_beauty", "in hills")
    assert (table.current, table.asking) == (0, "ClanRemoved")


@rule("INIS-10.6")
def test_a_replaced_clan_returns_to_its_owners_reserve() -> None:
    table = Table().at("hills", 1, 3).hand(0, "new_alliance").turn(0).do("play new_alliance", "in hills", "replace 2")
    assert table.g.reserve[1] == 12 - 2 and table.g.reserve[0] == 12 - 2


@rule("INIS-9.1", "INIS-17.23")
def test_who_gets_the_card_in_the_window_is_asked_too() -> None:
    table = Table().at("hills", 1, 1, 1, 1).hand(0, "oengus_ploy", "master_craftsman").turn(0).do("0: pass")
    table.do("0: play oengus_ploy", "0: play master_craftsman", "who 3")
    assert (table.current, table.asking, table.options) == (2, "TurnEnd", ["decline", "play oengus_ploy"])


@rule("INIS-9.5", "INIS-15.14")
def test_a_clan_given_as_the_price_of_an_answer_is_not_removed_twice() -> None:
    table = Table("stone_circle valley cove plains").at("stone_circle", 1).at("cove", 0, 1).advantage(0, "stone_circle")
    table.hand(1, "balors_eye", "the_dagda").hand(0, "dagdas_club").turn(1)
    table.do("play balors_eye", "in stone_circle", "who 1", "1: decline", "0: play dagdas_club", "1: play the_dagda")
    table.do("0: play stone_circle", "0: decline")          # the price of the Circle is the clan itself
    assert table.tales(0) == {"dagdas_club"} and table.clans("stone_circle") == [0, 0, 0, 0]
    assert table.g.reserve[0] == 12


@rule("INIS-8.15", "INIS-14.8")
def test_what_would_change_nothing_is_not_declared_while_something_would() -> None:
    table = Table().at("hills", 1, sanctuaries=1).at("cove", 1, sanctuaries=1).hand(0, "festival")
    table.g.reserve[0] = 0
    table.g.festival = territory("hills")
    table.turn(0).do("play festival")
    assert table.options == ["in cove"]
