"""Stars, the end of the game, scoring and options (sections 25, 27, 28, 29, 30)."""
from __future__ import annotations

import json
from typing import Any

import pytest

from meydan.core.rng import Rng
from meydan.core.state import playout
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.scythe.components import ENCOUNTER, FACTION, FACTORY_CARD, GOAL, OBJECTIVE, TILE
from tests.rules import rule
from tests.scythe.positions import GAME, Table, fresh, table
from tests.snapshot import snapshot

FIVE = "upgrades mechs structures recruits workers"


@rule("SCY-25.1")
@pytest.mark.parametrize(("goal", "values", "line"), [
    ("popularity", {"popularity": 17}, ("trade", "trade-popularity")),
    ("power", {"power": 14}, ("bolster", "gain-power"))])
def test_the_ends_of_the_tracks_earn_stars(goal: str, values: dict[str, Any], line: tuple[str, str]) -> None:
    t = table().give(0, **values).turn(0, line[0]).do(line[1])
    assert t.stars(0) == {goal: 1}


@rule("SCY-25.1")
def test_the_star_track_has_ten_spaces_for_nine_goals() -> None:
    assert GOAL.names == ("upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat",
                          "popularity", "power")


@rule("SCY-25.2", "SCY-25.8", "EX-15")
def test_a_star_stays_when_the_value_falls_and_is_not_earned_twice() -> None:
    t = table().give(0, popularity=17, coins=20).turn(0, "trade").do("trade-popularity")
    assert t.stars(0) == {"popularity": 1}
    t[0].popularity = 15
    assert t.stars(0) == {"popularity": 1} and t.score(0)["stars"] == 5
    t[0].popularity = 17
    t.turn(0, "trade").do("trade-popularity")
    assert t.stars(0) == {"popularity": 1}


@rule("SCY-25.3")
def test_other_players_stars_do_not_block() -> None:
    t = table().give(1, goals="power").give(0, power=15).turn(0, "bolster").do("gain-power")
    assert t.stars(0) == {"power": 1}


@rule("SCY-25.4", "SCY-25.6")
def test_with_too_few_stars_left_the_player_chooses_what_they_are_for() -> None:
    # Given five stars, and an action that earns two at once.
    t = table().give(0, goals=FIVE, power=15, popularity=17).put(0, monument="F7").turn(0, "bolster").do("gain-power")
    assert t.options() == ["star popularity", "star power"]
    t.do("star power")
    assert t.g.over and len(t.stars(0)) == 6 and "popularity" not in t.stars(0)


@rule("SCY-25.5")
def test_stars_come_after_the_whole_action_with_its_structure_bonus() -> None:
    t = table().give(0, power=15, popularity=17).put(0, monument="F7").listen().turn(0, "bolster").do("gain-power")
    names = t.events()
    assert names.index("star") > max(n for n, name in enumerate(names) if name == "gained")
    assert t.stars(0) == {"power": 1, "popularity": 1}


@rule("SCY-27.1", "SCY-27.2", "SCY-1.3", "TRAP-22")
def test_the_sixth_star_ends_the_game_in_the_middle_of_a_turn() -> None:
    t = table().give(0, goals=FIVE, power=15).put(0, workers=["T1"]).lay("T1", oil=3)
    t.turn(0, "bolster").do("gain-power")
    assert t.g.over and GAME.endings[t.g.ending] == "stars" and not t.g.choices


@rule("SCY-27.3", "SCY-27.4", "EX-30", "SCY-18.12")
def test_the_active_player_gains_everything_and_the_neighbour_nothing() -> None:
    t = table("nordic", "saxony").put(0, workers=["T1"], mechs={"speed": "T1", "seaworthy": "T1", "artillery": "T1"})
    t.give(0, coins=0, recruits="deploy", goals="upgrades structures recruits workers power").give(1, recruits="deploy",
                                                                                                coins=0)
    t.lay("T1", metal=3).turn(0, "produce").bottom("deploy riverwalk")
    assert t.g.over and t[0].coins == 3 and t[1].coins == 0


@rule("SCY-27.7", "SCY-18.12", "SCY-1.13")
def test_a_star_by_an_ongoing_bonus_is_placed_on_the_opponents_turn() -> None:
    t = table("nordic", "rusviet", "saxony").put(0, workers=["T1"]).lay("T1", oil=3)
    t.give(1, recruits="upgrade", power=15, goals=FIVE).give(2, recruits="upgrade", power=3)
    t.turn(0, "bolster").do("skip", "take-bottom", "decline")
    assert t.g.over and t.stars(1)["power"] == 1
    assert t[2].power == 3                          # the right neighbour comes too late


@rule("SCY-27.9")
def test_at_the_turn_limit_the_game_is_scored_as_it_stands() -> None:
    state = fresh(2, 1, turn_limit="30_turns")
    playout(state, Rng(1))
    assert GAME.endings[state.ending] == "unfinished" and state.won
    assert state.turn == 60


# Scoring.


@rule("SCY-28.1", "EX-21")
def test_a_full_score() -> None:
    t = table().tile("in_a_row").put(0, character="HB_NORDIC", workers=["FACTORY", "W1", "T1", "M2", "F2", "V2", "F3"],
                                     mill="M4", mine="V5")
    t.give(0, popularity=12, coins=14, goals=FIVE).lay("W1", wood=4).lay("T1", oil=3)
    assert t.score(0) == {"coins": 14, "stars": 20, "territories": 33, "resources": 6, "structures": 4, "total": 77}


@rule("SCY-28.2", "EX-16")
@pytest.mark.parametrize(("popularity", "worth"), [(0, (3, 2, 1)), (6, (3, 2, 1)), (7, (4, 3, 2)), (10, (4, 3, 2)),
                                                   (12, (4, 3, 2)), (13, (5, 4, 3)), (18, (5, 4, 3))])
def test_popularity_decides_what_things_are_worth(popularity: int, worth: tuple[int, int, int]) -> None:
    t = table().put(0, workers=["T1"]).lay("T1", oil=2).give(0, popularity=popularity, goals="power")
    assert (t.score(0)["stars"], t.score(0)["territories"], t.score(0)["resources"]) == worth
    assert tuple(t.g.view(None)["seats"][0]["worth"].values()) == worth


@rule("SCY-28.3", "SCY-23.1", "TRAP-23")
def test_the_factory_counts_three_lakes_one_home_bases_none() -> None:
    t = table().put(0, character="HB_NORDIC", workers=["HB_NORDIC"], mechs={"seaworthy": "L3"}).give(0, popularity=0)
    assert t.score(0)["territories"] == 2
    t.put(0, mechs={"seaworthy": "FACTORY"})
    assert t.score(0)["territories"] == 6


@rule("SCY-28.4", "EX-17", "TRAP-24")
def test_tokens_are_paired_over_all_types_and_territories() -> None:
    t = table().put(0, workers=["T1", "W1"]).lay("T1", oil=4, food=2).lay("W1", wood=7).give(0, popularity=10)
    assert t.score(0)["resources"] == 12
    t.lay("M8", metal=9)
    assert t.score(0)["resources"] == 12            # nobody controls M8


@rule("SCY-28.6", "SCY-1.2")
def test_cards_power_and_stars_do_not_win_by_themselves() -> None:
    t = table().give(0, power=15, cards="5 5 5", goals=FIVE, coins=0, popularity=0).give(1, coins=60)
    t.turn(0, "bolster")
    t.give(0, coins=1)
    t.turn(0, "bolster").do("gain-power")
    assert t.g.over and t.g.won == 0b10             # the richer wins, not who placed the sixth star


def even() -> Table:
    """Two players who differ in nothing that scores, the first about to end the game."""
    t = table("nordic", "saxony").tile("on_tunnels")
    for seat in range(2):
        t.give(seat, coins=10, power=10, popularity=3)
    return t


@rule("SCY-28.7", "SCY-28.8", "SCY-28.9")
@pytest.mark.parametrize("breaker", ["pieces", "home_worker", "power", "popularity", "resources", "territories",
                                     "stars"])
def test_ties_are_broken_in_the_printed_order(breaker: str) -> None:
    from meydan.games.scythe.scoring import tie_breakers, winners

    t = even()
    assert tie_breakers(t.g, 0) == tie_breakers(t.g, 1) and winners(t.g) == 0b11        # they share the win
    if breaker == "pieces":
        t.put(1, mechs={"speed": "M6"})
        t.give(0, power=16)                          # later breakers do not matter
    elif breaker == "home_worker":
        t.put(1, workers=["M6", "T8", "HB_SAXONY"])
    elif breaker == "power":
        t.give(1, power=11).give(0, popularity=6)
    elif breaker == "popularity":
        t.give(1, popularity=4).lay("T1", oil=1)
    elif breaker == "resources":
        t.lay("M6", oil=1)
    elif breaker == "territories":
        t.put(1, workers=["M6", "FACTORY"]).give(1, coins=6)
    else:
        t.give(1, goals="power", coins=7)
    assert winners(t.g) == 0b10


@rule("SCY-28.5", "SCY-17.9", "SCY-17.11", "EX-10")
def test_lakes_beside_structures_count_once_whoever_controls_the_land() -> None:
    t = table("nordic", "saxony").tile("adjacent_lakes").put(0, mill="W3", mine="T5").put(1, workers=["W3", "T5"])
    assert t.control("W3") == 1 and t.score(0)["structures"] == 6


@rule("SCY-17.10", "SCY-17.11", "SCY-17.12", "SCY-17.14")
@pytest.mark.parametrize(("tile", "structures", "coins"), [
    ("adjacent_tunnels", {}, 0), ("adjacent_tunnels", {"mill": "T5"}, 4), ("adjacent_tunnels", {"mill": "M2"}, 4),
    ("adjacent_tunnels", {"mill": "M2", "mine": "T5", "armory": "V4", "monument": "T4"}, 9),
    ("adjacent_lakes", {"mill": "T8"}, 2), ("adjacent_lakes", {"mill": "W3", "mine": "V7"}, 6),
    ("adjacent_lakes", {"mill": "W3", "mine": "M7", "armory": "V6", "monument": "V5"}, 9),
    ("adjacent_encounters", {"mill": "M2"}, 0), ("adjacent_encounters", {"mill": "T1"}, 2),
    ("adjacent_encounters", {"mill": "T1", "mine": "F2", "armory": "F4"}, 6),
    ("adjacent_encounters", {"mill": "T1", "mine": "F2", "armory": "F4", "monument": "F5"}, 9),
    ("on_tunnels", {"mill": "T3"}, 2), ("on_tunnels", {"mill": "T3", "mine": "M3"}, 4),
    ("on_tunnels", {"mill": "T3", "mine": "M3", "armory": "W4"}, 6), ("on_tunnels", {"mine": "F1"}, 0),
    ("on_tunnels", {"mill": "T3", "mine": "M3", "armory": "W4", "monument": "F5"}, 6),
    ("in_a_row", {"mill": "M1"}, 2), ("in_a_row", {"mill": "V4", "mine": "M3"}, 4),
    ("in_a_row", {"mill": "M1", "mine": "F1", "armory": "V1"}, 6),
    ("in_a_row", {"mill": "M1", "mine": "F1", "armory": "V1", "monument": "W1"}, 9),
    ("in_a_row", {"mill": "M1", "mine": "T2", "armory": "M3", "monument": "F7"}, 6),
    ("on_farms_tundras", {"mill": "F1", "mine": "T1", "armory": "M1"}, 4),
    ("on_farms_tundras", {"mill": "F1", "mine": "T1", "armory": "F2", "monument": "T8"}, 9)])
def test_structure_tiles_score_as_printed(tile: str, structures: dict[str, str], coins: int) -> None:
    t = table().tile(tile).put(0, **structures)     # type: ignore[arg-type]
    assert t.score(0)["structures"] == coins


@rule("SCY-17.11", "SCY-17.12")
def test_encounters_count_without_their_token_and_the_own_hex_for_a_neighbour() -> None:
    t = table().tile("adjacent_encounters").put(0, mill="M2", mine="T1")
    t.g.encounters = 0
    assert t.score(0)["structures"] == 2            # M2 is next to T1's structure


@rule("SCY-29.4")
def test_the_view_shows_what_everybody_would_score_now() -> None:
    t = table()
    assert [one["score"] for one in t.g.view(1)["seats"]] == t.g.scores()


@rule("SCY-30.1")
def test_running_totals_can_be_hidden_but_coins_stay_open() -> None:
    t = table(open_totals=False)
    seats = t.g.view(1)["seats"]
    assert seats[0]["score"] is None and seats[1]["score"] is not None and seats[0]["coins"] == 4
    assert all(one["score"] is None for one in t.g.view(None)["seats"])


@rule("SCY-30.1", "SCY-30.2", "SCY-30.5")
def test_hands_and_decks_are_hidden_and_everything_else_is_open() -> None:
    state = fresh(4, 3)
    view = state.view(1)
    assert view["seats"][0]["hand"] is None and view["seats"][0]["goals"] is None
    assert view["seats"][1]["hand"] is not None and view["decks"]["pile"] is None
    spectator = json.dumps(state.view(None))
    held = {OBJECTIVE.names[card] for player in state.seats for card in range(23) if player.objectives >> card & 1}
    assert not [name for name in held if f'"{name}"' in spectator]
    assert view["decks"]["combat"] == 42 - sum(seat["cards"] for seat in view["seats"])


@rule("SCY-30.2", "SCY-30.6")
def test_dealing_anew_keeps_what_a_visitor_saw_and_changes_the_rest() -> None:
    t = table("nordic", "saxony").put(0, character="M4").turn(0, "move")
    t.do("move-units", "pick character M4", "go FACTORY", "done")
    t.do(t.options()[0])
    pile = t.g.pile
    assert all(t.g.determinize(0, seed).pile == pile for seed in range(8))
    piles = {t.g.determinize(1, seed).pile for seed in range(8)}
    assert len(piles) > 1 and all(bin(other).count("1") == 2 for other in piles)
    assert all(not other & 1 << t[0].factory for other in piles)


@rule("SCY-30.2")
@pytest.mark.parametrize("chosen", ["random", "chosen"])
def test_nothing_of_the_true_order_is_left_when_dealing_anew(chosen: str) -> None:
    state = fresh(3, 5, faction_assignment=chosen)
    rng = Rng(2)
    for _ in range(6):
        for _ in range(40):
            state.apply(state.choices[rng.below(len(state.choices))])
        for seat in range(3):
            once, twice = state.determinize(seat, 7), state.determinize(seat, 8).determinize(seat, 7)
            assert snapshot(once) == snapshot(twice)


# Texts.


@rule("SCY-22.14", "SCY-23.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_ability_has_its_sentence(language: str) -> None:
    texts = game_texts(GAME, language)
    wanted = [f"encounter-{card}-{option}-text" for card in ENCOUNTER.names for option in (1, 2, 3)]
    wanted += [f"factory-card-{card}-text" for card in FACTORY_CARD.names]
    wanted += [f"objective-{card}-text" for card in OBJECTIVE.names] + [f"tile-{tile}-text" for tile in TILE.names]
    wanted += [f"faction-{name}-{part}" for name in FACTION.names for part in ("ability", "ability-text",
                                                                             "riverwalk-text", "leader", "state")]
    wanted += [f"structure-{name}-text" for name in ("monument", "mill", "mine", "armory")]
    wanted += [f"bottom-{name}-text" for name in ("upgrade", "deploy", "build", "enlist")]
    assert not [key for key in wanted if key not in texts]


# Search.


def test_the_quick_policy_beats_chance() -> None:
    wins = 0
    rng = Rng(3)
    for seed in range(6):
        state = GAME.new(players=2, seed=seed, turn_limit="30_turns")
        while not state.over:
            mine = state.current == seed % 2
            state.apply(state.policy(rng) if mine else state.choices[rng.below(len(state.choices))])
        wins += state.won >> seed % 2 & 1
    assert wins >= 5


def test_the_evaluation_prefers_the_richer() -> None:
    t = table().give(0, coins=30).give(1, coins=5)
    assert t.g.evaluate(0) > 0 > t.g.evaluate(1)
