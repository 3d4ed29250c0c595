"""Winning, dominance and coalition (ROOT-6, ROOT-17)."""
from __future__ import annotations

import pytest

from meydan.games.root import eyrie
from tests.root.positions import (
    ALLIANCE_DAY,
    DAY,
    EYRIE_CRAFT,
    GAME,
    MARQUISE_ACTION,
    MARQUISE_CRAFT,
    OPEN_COLUMN,
    REVOLTS,
    Table,
    faction,
)
from tests.rules import rule


@rule("ROOT-6.1", "ROOT-6.3")
def test_thirty_points_win_at_once() -> None:
    t = Table().points(marquise=28).put("c5", marquise=2, wood=5, workshop=1).put("c2", marquise=1, workshop=2)
    t.at(MARQUISE_ACTION, "marquise", 3).do("build", "build-at workshop c5")
    assert t.g.over and t.won() == {"marquise"} and t.score("marquise") == 31
    assert GAME.endings[t.g.ending] == "points" and t.g.returns()[0] == 1.0


@rule("ROOT-6.5", "ROOT-7.8")
def test_items_score_after_they_are_taken() -> None:
    t = Table().points(marquise=29).put("c1", workshop=1).hand("marquise", "anvil").at(MARQUISE_CRAFT, "marquise")
    t.do("craft anvil")
    assert t.won() == {"marquise"} and t.g.item_supply[3] == 0 and t.source("marquise", "crafting") == 2


@rule("ROOT-6.6", "ROOT-14.22", "EX-17")
def test_a_score_never_drops_below_zero() -> None:
    t = Table().points(eyrie=2).decree("recruit", "anvil").decree("build", "sappers").at(eyrie.TURMOIL_BEGINS, "eyrie")
    assert t.score("eyrie") == 0


@rule("ROOT-6.7")
def test_without_a_marker_no_points_are_gained_or_lost() -> None:
    t = Table().points(eyrie=12).dominance(eyrie="fox").at(eyrie.TURMOIL_BEGINS, "eyrie")
    assert t.score("eyrie") == 12
    t.g.score(1, 25, 0)
    assert t.score("eyrie") == 12 and not t.g.over


@rule("ROOT-6.8", "ROOT-6.9", "ROOT-6.13", "ROOT-6.14", "TRAP-25")
def test_activating_dominance() -> None:
    t = Table().points(marquise=9).hand("marquise", "dominance_fox", "dominance_mouse")
    t.at(MARQUISE_ACTION, "marquise", 3)
    assert not t.can("activate fox")
    t.points(marquise=10).at(MARQUISE_ACTION, "marquise", 3).do("activate fox")
    assert t.g.view(None)["seats"][0]["dominance"] == "fox" and not t.g.on_track(0)
    assert t.held("marquise") == {"dominance_mouse"} and t.asking == "MarquiseAction"
    assert not any(choice.startswith("activate") for choice in t.choices)       # never a second one
    assert not t.g.available                                                     # it cannot be taken away


@rule("ROOT-6.9")
@pytest.mark.parametrize("step, who", [(MARQUISE_CRAFT, "marquise"), (EYRIE_CRAFT, "eyrie"),
                                       (ALLIANCE_DAY, "alliance")])
def test_dominance_whenever_an_action_may_begin(step: object, who: str) -> None:
    t = Table().points(**{who: 10}).hand(who, "dominance_fox").at(step, who)     # type: ignore[arg-type]
    assert t.can("activate fox")


@rule("ROOT-6.9", "ROOT-11.15")
def test_the_eyrie_between_decree_cards_and_after_the_last() -> None:
    t = Table().points(eyrie=10).hand("eyrie", "dominance_fox").put("c5", eyrie=2, roost=1).leader("builder")
    t.decree("recruit", "bake_sale").at(OPEN_COLUMN, "eyrie", 0)
    assert t.can("activate fox", "resolve rabbit")
    t.do("resolve rabbit", "recruit-at c5")
    assert t.can("activate fox", "resolve bird")
    t = Table().points(eyrie=10).hand("eyrie", "dominance_fox").leader("builder").at(OPEN_COLUMN, "eyrie", 3)
    assert t.asking == "DaylightWindow" and t.choices == {"end", "activate fox"}


@rule("ROOT-6.10", "ROOT-6.12", "EX-34", "TRAP-25")
def test_three_clearings_of_the_suit_at_the_start_of_birdsong() -> None:
    t = Table().points(alliance=11).hand("alliance", "dominance_mouse").put("c2", alliance=1).put("c7", alliance=1)
    t.put("c9", alliance=1).at(ALLIANCE_DAY, "alliance").do("activate mouse")
    assert not t.g.over                                          # not on activation
    t.begin("marquise")
    assert not t.g.over                                          # nor on another turn
    t.begin("alliance")
    assert t.won() == {"alliance"} and GAME.endings[t.g.ending] == "dominance"
    t = Table().dominance(alliance="mouse").put("c2", alliance=1).put("c7", alliance=1).begin("alliance")
    assert not t.g.over


@rule("ROOT-6.11")
def test_bird_dominance_needs_opposite_corners() -> None:
    assert Table().dominance(marquise="bird").put("c1", marquise=1).put("c3", marquise=1).begin("marquise").g.over
    assert Table().dominance(marquise="bird").put("c2", marquise=1).put("c4", marquise=1).begin("marquise").g.over
    assert not Table().dominance(marquise="bird").put("c1", marquise=1).put("c2", marquise=1).begin("marquise").g.over


@rule("ROOT-6.12", "ROOT-11.1")
def test_dominance_is_looked_at_before_anything_else() -> None:
    t = Table().dominance(marquise="bird").put("c1", marquise=1).put("c3", marquise=1)
    t.crafted("marquise", "better_burrow_bank").begin("marquise")
    assert t.g.over and t.cards("marquise") == 0


@rule("ROOT-6.14")
def test_several_players_may_have_dominance() -> None:
    t = Table().dominance(eyrie="fox").points(marquise=10).hand("marquise", "dominance_mouse")
    assert t.at(MARQUISE_ACTION, "marquise", 3).can("activate mouse")


@rule("ROOT-6.16")
def test_an_available_dominance_card_costs_a_card_of_its_suit() -> None:
    t = Table().available("dominance_fox").hand("marquise", "anvil", "sappers", "bake_sale")
    t.at(MARQUISE_ACTION, "marquise", 3).do("take-dominance fox")
    assert t.choices == {"spend anvil", "spend sappers"}
    t.do("spend sappers")
    assert t.held("marquise") == {"anvil", "bake_sale", "dominance_fox"} and t.g.view(1)["available"] == []
    assert t.g.view(1)["seats"][0]["known"] == ["dominance_fox"]                # everybody saw it


@rule("ROOT-6.17", "ROOT-12.5")
def test_two_players_have_no_dominance_cards() -> None:
    state = GAME.new(players=2, seed=1)
    words = [word for pile in GAME.setup(state).deal.values() for word in pile]
    assert not any(word.startswith("dominance") for word in words)
    assert any(word.startswith("dominance") for pile in GAME.setup(GAME.new(players=3, seed=1)).deal.values()
               for word in pile)


@rule("ROOT-6.18")
def test_a_game_stopped_by_the_limit_is_won_by_nobody() -> None:
    t = Table(round_limit=20)
    t.g.rounds = 20
    t.begin("marquise")
    assert t.g.over and GAME.endings[t.g.ending] == "unfinished"
    assert t.g.won == 0 and t.g.returns() == [0.0] * 4 and t.g.view(0)["round"] == 20


@rule("ROOT-6.18", "ROOT-18.11")
def test_people_play_without_a_limit() -> None:
    t = Table()
    t.g.rounds = 1000
    t.begin("marquise")
    assert not t.g.over and GAME.check_options({})["round_limit"] == "none" and GAME.limits == {"round_limit": 200}


@rule("ROOT-17.1", "ROOT-17.2", "ROOT-17.3", "ROOT-17.4", "EX-35")
def test_a_coalition_with_the_fewest_points() -> None:
    t = Table().points(vagabond=12, marquise=5, eyrie=5, alliance=14).hand("vagabond", "dominance_rabbit")
    t.pawn("c1").at(DAY, "vagabond").do("activate rabbit")
    assert t.choices == {"partner marquise", "partner eyrie"}
    t.do("partner eyrie")
    assert t.g.partner == faction("eyrie") and not t.g.on_track(3) and t.asking == "VagabondDay"
    t.g.score(1, 30, 0)
    assert t.won() == {"eyrie", "vagabond"} and t.g.returns()[1] == pytest.approx(1 / 3)


@rule("ROOT-17.2")
def test_a_coalition_needs_ten_points() -> None:
    t = Table().points(vagabond=9).hand("vagabond", "dominance_rabbit").pawn("c1").at(DAY, "vagabond")
    assert not t.can("activate rabbit")


@rule("ROOT-17.3", "ROOT-17.8", "TRAP-26")
def test_players_with_dominance_are_left_out() -> None:
    t = Table().points(vagabond=12, marquise=1, eyrie=5, alliance=14).dominance(marquise="fox")
    t.hand("vagabond", "dominance_rabbit").pawn("c1").at(DAY, "vagabond").do("activate rabbit")
    assert t.choices == {"partner eyrie"}
    t = Table().points(vagabond=12).dominance(marquise="fox", eyrie="mouse", alliance="bird")
    t.hand("vagabond", "dominance_rabbit").pawn("c1").at(DAY, "vagabond")
    assert not t.can("activate rabbit")


@rule("ROOT-17.4")
def test_the_partner_may_win_by_dominance() -> None:
    t = Table().coalition("eyrie").points(eyrie=10).hand("eyrie", "dominance_bird").at(EYRIE_CRAFT, "eyrie")
    t.do("activate bird").put("c1", eyrie=1).put("c3", eyrie=1).begin("eyrie")
    assert t.won() == {"eyrie", "vagabond"}


@rule("ROOT-17.5")
def test_a_coalition_ends_hostility() -> None:
    t = Table().points(vagabond=12, marquise=1, eyrie=5, alliance=14).relation(marquise="hostile")
    t.hand("vagabond", "dominance_rabbit").pawn("c1").at(DAY, "vagabond").do("activate rabbit", "partner marquise")
    assert t.related("marquise") == "indifferent"


@rule("ROOT-17.6", "ROOT-15.21")
def test_partners_spare_each_other() -> None:
    t = Table(full_removal_damage=3).coalition("alliance").pawn("c8").items(sword=4).put("c8", sympathy=1)
    t.supporters("anvil", "foxfolk_steel").at(REVOLTS, "alliance").do("revolt c8", "spend anvil", "spend foxfolk_steel")
    assert t.item("sword") == 4                                  # no harm by his partner
    t = Table().coalition("marquise").pawn("c8").put("c8", marquise=1, sawmill=1, eyrie=1).items(hammer=3)
    t.hand("vagabond", "favor_of_the_foxes").at(DAY, "vagabond").do("craft favor_of_the_foxes")
    assert t.count("c8", "marquise") == 1 and t.count("c8", "sawmill") == 1 and t.count("c8", "eyrie") == 0
    t = Table().coalition("marquise").pawn("c8").put("c8", marquise=1).items(tea=1).hand("vagabond", "anvil")
    t.at(DAY, "vagabond").do("aid marquise", "exhaust tea", "give anvil")
    assert t.related("marquise") == "amiable" and t.score("vagabond") == 0


@rule("ROOT-17.7", "TRAP-25")
def test_with_three_players_the_vagabond_only_spends_dominance_cards() -> None:
    t = Table("marquise", "eyrie", "vagabond").points(vagabond=20).hand("vagabond", "dominance_fox").pawn("c8")
    t.put("c8", marquise=1).items(tea=1).at(DAY, "vagabond")
    assert not t.can("activate fox") and t.can("aid marquise")
    t.do("aid marquise", "exhaust tea")
    assert t.choices == {"give dominance_fox"}
    t = Table().coalition("marquise").begin("vagabond")
    assert not t.g.over                                          # he never wins by ruling


@rule("ROOT-17.8")
def test_a_coalition_lasts() -> None:
    t = Table().coalition("marquise").points(vagabond=20).hand("vagabond", "dominance_mouse").pawn("c8")
    t.at(DAY, "vagabond")
    assert not t.can("activate mouse")
