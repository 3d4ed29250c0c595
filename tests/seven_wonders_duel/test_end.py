"""The end of the game, scoring, and what is hidden (SWD-16, 17)."""
from __future__ import annotations

from collections import Counter

import pytest

from meydan.core.rng import Rng
from meydan.games.seven_wonders_duel.components import BUILDING
from meydan.games.seven_wonders_duel.state import Duel
from tests.rules import rule
from tests.seven_wonders_duel.positions import FIRST, GAME, SECOND, duel, play


def end_with(first: dict[str, object], second: dict[str, object]) -> Duel:
    """Age III ends with a card that the second player discards for two coins."""
    g = duel(first=first, second=second, slots={0: "academy"}, turn=SECOND)
    play(g, "discard", "academy")
    assert g.over
    return g


@rule("SWD-16.1", "SWD-16.2")
def test_more_points_win_after_age_three() -> None:
    g = end_with(dict(coins=0, buildings=["palace"]), dict(coins=0, buildings=["theater"]))
    assert (GAME.endings[g.ending], g.won) == ("civilian", 1)


@pytest.mark.parametrize(("pawn", "points"), [(2, (2, 0)), (4, (5, 0)), (8, (10, 0)), (-1, (0, 2)), (0, (0, 0))])
@rule("SWD-16.3", "EX-29")
def test_military_points(pawn: int, points: tuple[int, int]) -> None:
    scores = duel(pawn=pawn).scores()
    assert (scores[FIRST]["military"], scores[SECOND]["military"]) == points


@rule("SWD-16.4", "SWD-16.5", "SWD-16.6")
def test_points_of_cards_wonders_and_tokens() -> None:
    g = duel(first=dict(coins=0, buildings=["palace", "academy", "arena", "tacticians_guild", "stable"],
                        wonders=["sphinx"], plans=["pyramids"], tokens=["agriculture", "mathematics"]))
    assert g.scores()[FIRST] == dict(blue=7, green=3, yellow=3, purple=1, wonders=6, tokens=10, treasury=0, military=0,
                                     total=30)


@rule("SWD-16.7", "EX-30")
def test_treasury() -> None:
    assert duel(first=dict(coins=17)).scores()[FIRST]["treasury"] == 5


@rule("SWD-16.8", "EX-32", "TRAP-21")
def test_ties_are_broken_by_points_of_blue_cards() -> None:
    twelve = ["courthouse", "palace"]
    nine = ["theater", "altar", "baths"]
    # 12 blue against 9 blue and 3 green.
    g = end_with(dict(coins=0, buildings=twelve), dict(coins=0, buildings=[*nine, "study"]))
    assert g.scores()[0]["total"] == g.scores()[1]["total"]
    assert g.won == 1
    g = end_with(dict(coins=0, buildings=twelve), dict(coins=0, buildings=["aqueduct", "town_hall"]))
    assert g.won == 3 and g.returns() == [0.0, 0.0]
    # The Magistrates Guild's points are purple, not blue: 5 + 7 and 3 purple against 5 + 5 + 5.
    g = end_with(dict(coins=0, buildings=[*twelve, "magistrates_guild"]),
                 dict(coins=0, buildings=["aqueduct", "senate", "obelisk"]))
    assert g.won == 2


@rule("SWD-16.9")
def test_supremacy_wins_whatever_the_points() -> None:
    g = duel(first=dict(coins=40, plans=["colossus"]), second=dict(buildings=["palace", "town_hall"]), pawn=7,
             looted=[(SECOND, 3), (SECOND, 6)], open=["baths"])
    play(g, "wonder", "baths", "colossus")
    assert g.won == 1 and g.scores()[SECOND]["total"] > g.scores()[FIRST]["total"]


@rule("SWD-16.10")
def test_the_running_score_is_worked_out_as_if_the_game_ended_now() -> None:
    g = duel(first=dict(coins=9, buildings=["moneylenders_guild"], tokens=["mathematics"]), pawn=3)
    score = g.view(0)["scores"][FIRST]
    assert list(score) == ["blue", "green", "yellow", "purple", "wonders", "tokens", "treasury", "military", "total"]
    assert score["total"] == 3 + 3 + 3 + 5 == sum(points for line, points in score.items() if line != "total")


@rule("SWD-17.1")
def test_what_is_open() -> None:
    g = duel(first=dict(coins=40, plans=["sphinx"]), second=dict(buildings=["quarry"]), open=["baths", "altar"])
    play(g, "wonder", "baths", "sphinx")
    for seat in (FIRST, SECOND, None):
        view = g.view(seat)
        assert view["cities"][FIRST]["wonders"][0]["under"] == "baths"
        assert view["cities"][SECOND]["buildings"] == ["quarry"]
        assert {slot["back"] for slot in view["structure"]} == {"age1"}


@rule("SWD-17.2")
def test_what_is_hidden_never_shows() -> None:
    g = GAME.new(seed=11, wonders="first_game")
    rng = Rng(11)
    while not g.over:
        face_down = {BUILDING.names[g.card(slot)] for slot in range(20) if (g.present & ~g.shown) >> slot & 1}
        for seat in (FIRST, SECOND, None):
            shown = {slot["card"] for slot in g.view(seat)["structure"]}
            assert shown.isdisjoint(face_down)
        g.apply(g.choices[rng.below(len(g.choices))])


@rule("SWD-17.5")
def test_each_unseen_card_is_equally_likely_under_a_back() -> None:
    g = GAME.new(seed=8, wonders="first_game")
    unseen = g.view(0)["unseen"]["age1"]
    assert len(unseen) == 23 - 12
    seen: Counter[str] = Counter()
    tries = 4400
    for seed in range(tries):
        other = g.determinize(0, seed)
        seen[BUILDING.names[other.card(2)]] += 1
    assert set(seen) == set(unseen), "the cards left out stay in the pool"
    assert all(abs(count - tries / 11) < 100 for count in seen.values())
