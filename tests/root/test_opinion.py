"""What the bots make of a Decree, and of who is about to win."""
from __future__ import annotations

import os
from pathlib import Path

import pytest

from meydan.cli.simulate import Tally
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.games.root import ends
from meydan.games.root.components import ALLIANCE, EYRIE, FACTIONS, MARQUISE, VAGABOND
from meydan.games.root.evaluate import FEATURES, features
from meydan.games.root.peril import PERILS, peril, perils, roost_sites
from meydan.games.root.state import Root
from meydan.search import OtherWeights
from tests.bots.games_here import end_row
from tests.root.positions import EYRIE_CRAFT, Table


def danger(t: Table) -> float:
    g = t.at(EYRIE_CRAFT, "eyrie").g
    return float(peril(g, roost_sites(g, g.ruled_by(EYRIE))))


def settled(leader: str = "commander") -> Table:
    """A roost, warriors beside it in a clearing with room, and a rival to fight."""
    return Table().leader(leader).put("c5", roost=1, eyrie=4).put("c6", eyrie=4).put("c10", eyrie=3, marquise=1)


def test_a_decree_that_can_be_followed_is_safe_and_one_that_cannot_is_not() -> None:
    calm = danger(settled())
    assert calm < 0.15
    assert danger(settled().decree("move", "sappers")) < 0.15
    build = danger(settled().decree("build", "sappers"))
    assert calm < build < danger(settled().decree("build", "sappers", "armorers"))
    lone = Table().leader("commander").put("c5", roost=1, eyrie=4)
    assert danger(lone.decree("build", "sappers")) > build          # nowhere to build


def test_too_few_warriors_in_the_supply_are_seen() -> None:
    few = danger(settled("charismatic").put("c1", eyrie=9).decree("recruit", "sappers"))
    assert few > 0.5 > danger(settled("charismatic").decree("recruit", "sappers"))


def test_battles_are_a_danger_and_a_bird_card_in_hand_is_a_help() -> None:
    calm = danger(settled())
    assert danger(settled().decree("battle", "sappers")) > 1.3 * calm
    assert danger(settled().hand("eyrie", "sappers")) < 0.9 * calm
    assert danger(settled().hand("eyrie", "anvil")) == calm


def test_every_peril_weighs_under_its_own_name() -> None:
    g = settled("charismatic").put("c1", eyrie=5).decree("recruit", "sappers").at(EYRIE_CRAFT, "eyrie").g
    found = dict(zip(PERILS, perils(g, roost_sites(g, g.ruled_by(EYRIE)))))
    assert {name: float(count) for name, count in found.items() if count} == {
        "calm": 1, "last_warriors": 1, "battle": 1, "no_bird": 1, "charismatic": 1}
    g = Table().leader("despot").put("c5", roost=1, eyrie=1).decree("recruit", "anvil", "bake_sale").decree(
        "move", "foxfolk_steel").decree("battle", "sword_card").decree("build", "cobbler").at(EYRIE_CRAFT, "eyrie").g
    found = dict(zip(PERILS, perils(g, roost_sites(g, g.ruled_by(EYRIE)))))
    assert {name: float(count) for name, count in found.items() if count} == {
        "calm": 1, "no_roost": 1, "lone_roost": 1, "no_march": 1, "few_warriors": 1, "battle": 1, "no_enemy": 1,
        "builds": 2, "no_site": 1, "no_room": 1, "no_bird": 1}


def counted(t: Table, feature: str, faction: int = EYRIE) -> float:
    """What is counted for a faction."""
    g = t.at(EYRIE_CRAFT, "eyrie").g
    return float(features(g, int(g.seat_of[faction]))[FEATURES.index(feature)])


def test_cards_and_viziers_that_order_building_are_counted() -> None:
    leaders = ("builder", "charismatic", "commander", "despot")
    assert [counted(settled(leader), "builds_decreed") for leader in leaders] == [0, 0, 0, 1]
    assert counted(settled().decree("build", "sappers").decree("move", "armorers"), "builds_decreed") == 1
    assert counted(settled("despot").decree("build", "sappers", "armorers"), "builds_decreed") == 3


def test_what_rivals_can_overrun_is_counted() -> None:
    """More of them beside it, or a march away, than guards and one."""
    for warriors, reached in ((2, 0), (3, 1)):
        assert counted(Table().put("c5", roost=1, eyrie=1).put("c1", marquise=warriors), "roosts_in_reach") == reached
    cats = Table().put("c1", sawmill=1, workshop=1, marquise=1).put("c9", eyrie=3).put("c12", recruiter=1, marquise=2)
    assert counted(cats, "buildings_in_reach", MARQUISE) == 2
    assert counted(Table().put("c1", sympathy=1).put("c5", eyrie=2), "sympathy_in_reach", ALLIANCE) == 1
    assert counted(Table().put("c1", sympathy=1).put("c4", eyrie=9), "sympathy_in_reach", ALLIANCE) == 0


def test_a_revolt_is_worth_its_base_and_what_it_removes() -> None:
    def risen(*supporters: str, **pieces: int) -> float:
        return counted(Table().put("c1", sympathy=1, **pieces).supporters(*supporters), "revolt", ALLIANCE)

    assert risen("anvil") == 0
    assert risen("anvil", "foxfolk_steel") == 1
    assert risen("anvil", "sappers", sawmill=2, roost=1, marquise=4) == 4
    assert risen("anvil", "bake_sale", sawmill=2) == 0
    assert counted(Table().put("c1", sympathy=1, sawmill=2).put("c6", base=1).supporters("anvil", "foxfolk_steel"),
                   "revolt", ALLIANCE) == 0


def test_quests_whose_items_are_there_are_counted() -> None:
    quests = Table().quests("errand_fox", "expel_bandits_mouse", "escort_mouse")
    assert counted(quests.items("exhausted", tea=1).items(boot=1, sword=1), "quests_at_hand", VAGABOND) == 1
    assert counted(quests.items(sword=1), "quests_at_hand", VAGABOND) == 2


def begun(seed: int) -> Root:
    """A game of four after everybody's first turn."""
    state, rng = find_game("root").new(4, seed=seed), Rng(seed)
    while state.turns_begun() < 5:
        state.apply(state.policy(rng) if state.current >= 0 else state.choices[0])
    assert isinstance(state, Root)
    return state


def test_nobody_is_taken_for_the_winner_after_the_first_round() -> None:
    """Who looks strong is fought, and who looks weak is left alone: a wrong guess decides the game. The Alliance, whose
    points come late, has to look stronger and the Eyrie weaker than they will be."""
    deals = [begun(seed) for seed in range(20)]
    for faction in range(FACTIONS):
        worths = [state.evaluate(int(state.seat_of[faction])) for state in deals]
        chance = (3 * sum(worths) / len(worths) + 1) / 4
        assert 0.04 < chance < 0.56, (faction, chance)


def test_other_weights_change_nothing_for_the_network(tmp_path: Path) -> None:
    state = begun(3)
    row = end_row(ends, state, 1)
    usual = state.evaluate(1)
    (tmp_path / "weights.json").write_text('{"points": [1.0], "cats": [2.0]}', encoding="utf-8")
    with OtherWeights(find_game("root"), tmp_path / "weights.json"):
        assert state.evaluate(1) != usual
        assert end_row(ends, state, 1) == row


@pytest.mark.skipif("MEYDAN_LONG" not in os.environ, reason="long: MEYDAN_LONG=1 runs it")
def test_four_equal_bots_share_the_wins_and_the_decree_mostly_holds() -> None:
    """Of 100 games no faction wins more than 35 or fewer than 15, and turmoil comes less than 1.2 times in each."""
    tally = Tally(find_game("root"))
    rng = Rng(19)
    for _ in range(100):
        tally.play(4, {}, rng, "hard")
    shares = {name: row[1] for (kind, name), row in tally.seats.items() if kind == "faction"}
    assert all(15 <= share <= 35 for share in shares.values()), shares
    assert sum(count * times for count, times in tally.scores["counted-turmoil"].items()) < 120
