"""The disputed rulings as table options (section 24), and hooks for search."""
from __future__ import annotations

from meydan.core.rng import Rng
from meydan.games.inis.state import FACE_UP
from tests.inis.positions import GAME, Table, territory
from tests.rules import rule


@rule("INIS-8.9", "INIS-8.15")
def test_without_idle_plays_a_card_needs_an_effect() -> None:
    table = Table(idle_plays=False).at("hills", 1).hand(0, "warlord", "festival", "new_clans").turn(0)
    assert table.options == ["play new_clans", "pass"]
    table = Table("moor valley cove plains", idle_plays=False).at("moor", 1).advantage(0, "moor").turn(0)
    assert "play moor" not in table.options


@rule("INIS-8.11", "INIS-9.7")
def test_a_cancelled_card_may_open_no_after_window() -> None:
    table = Table(cancelled_counts=False).at("hills", 1, 1).hand(0, "bard").hand(1, "geis").advantage(0, "valley")
    table.turn(0).do("play bard", "1: play geis")
    assert (table.current, table.asking) == (1, "Turn")


@rule("INIS-17.29")
def test_cuchulain_may_have_to_remove_two() -> None:
    table = Table(cuchulain_may_stop=False).at("hills", 1, 2, citadels=0).hand(0, "tale_of_cuchulain")
    table.clash("hills", 0).do("play tale_of_cuchulain", "remove 2")
    assert table.options == ["remove 1", "remove 2"]


@rule("INIS-15.4")
def test_highlands_may_speak_at_the_start_of_the_clash() -> None:
    table = Table("highlands valley cove plains", highlands_late=False).at("highlands", 2, 2)
    table.advantage(1, "highlands").clash("highlands", 0)
    assert (table.current, table.asking) == (1, "ClashStart")
    table.do("play highlands", "who 2")
    assert (table.current, table.asking) == (0, "Citadels") and table.g.instigator == 1


@rule("INIS-17.8")
def test_an_unplayed_dagda_may_lie_quietly() -> None:
    table = Table(dagda_always=False).at("hills", 1).hand(0, "master_craftsman", "the_dagda").only_tales("eriu")
    table.turn(0).do("play master_craftsman", "discard the_dagda")
    assert "the_dagda" in table.tales_discarded()


@rule("INIS-9.11", "INIS-15.8")
def test_meadows_may_have_to_be_played_blind() -> None:
    table = Table("meadows valley cove plains", see_before_extra=False).at("meadows", 1).advantage(0, "meadows")
    table.hand(0, "bard").next_tales("eriu", "the_fianna").turn(0).do("play bard")
    assert table.asking == "EpicDrawn" and table.g.view(0)["hand"]["drawn"] == [[]]
    table.do("play meadows")
    assert table.options == ["keep eriu", "keep the_fianna"]


@rule("INIS-4.8")
def test_the_capital_may_stand_in_the_swamp() -> None:
    found = False
    for seed in range(60):
        state = GAME.new(players=4, seed=seed, dry_capital=False)
        found = found or GAME.code("in", "swamp") in state.choices
    assert found


@rule("INIS-14.2")
def test_citadel_may_be_barred_from_hands() -> None:
    table = Table(citadel_robs=False).at("hills", 1, 2).advantage(1, "hills").hand(0, "citadel").turn(0)
    table.do("play citadel", "in hills")
    assert table.holder("hills") == 1
    table = Table(citadel_robs=False).at("hills", 1, 2).advantage(FACE_UP, "hills").hand(0, "citadel").turn(0)
    assert table.do("play citadel", "in hills").holder("hills") == 0


def test_evaluation_prefers_who_is_nearer_to_the_throne() -> None:
    table = Table().at("hills", 3, 1, sanctuaries=5).at("cove", 1).at("plains", 1).turn(0)
    assert table.g.evaluate(0) > 0 > table.g.evaluate(1) and territory("hills") == 4


def test_the_policy_claims_the_throne() -> None:
    table = Table().at("hills", 1).deeds(6).hand(0, "bard").turn(0)
    assert table.g.policy(Rng(1)) == GAME.code("pretend")


def test_the_policy_beats_random_play() -> None:
    won = 0
    for seed in range(200):
        state = GAME.new(players=2, seed=seed)
        rng = Rng(seed)
        while not state.over:
            if state.current == seed % 2:
                state.apply(state.policy(rng))
            else:
                state.apply(state.choices[rng.below(len(state.choices))])
        won += state.won == 2 ** (seed % 2)
    assert won >= 110
