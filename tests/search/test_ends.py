"""Forced ends are known as such: exactly, the quickest win and the slowest loss, and only where nothing is guessed."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.games.seven_wonders_duel.components import WONDER
from meydan.games.seven_wonders_duel.state import Duel
from meydan.search import NetSearch, Search, Settings, network
from meydan.search.search import has_secrets
from meydan.search.tree import Tree
from meydan.search.tree_net import Desk, NetTree
from tests.search.small_games import (
    AGAIN,
    CAST,
    TURN,
    Small,
    Turning,
    crowning,
    fork,
    guessing_turn,
    kings,
    nim,
)
from tests.seven_wonders_duel.positions import FIRST, GAME, SECOND, duel

Grown = Tree | NetTree
Grow = Callable[[GameState], Grown]


def by_counting(state: GameState) -> Tree:
    tree = Tree(state, state.current, 1, exact=True)
    tree.grow(2000)
    return tree


def by_opinion(state: GameState) -> NetTree:
    """The search that asks a network, with an opinion that knows nothing."""
    tree = NetTree(state, state.current, 1, vec[i64]([]), 1, False)
    tree.own = True
    desk = Desk(4, 1, 1, 1 if state.players == 2 else state.players)
    while tree.iterations < 2000 and not tree.solved:
        tree.gather(desk, 4)
        tree.hear(desk)
    return tree


both = pytest.mark.parametrize("grow", [by_counting, by_opinion])


def worths(tree: Grown) -> dict[int, float]:
    return {code: worth for code, _, worth in tree.options()}


@both
@pytest.mark.parametrize(("stones", "best"), [(5, 1), (6, 2), (7, 3), (10, 2), (3, 3)])
def test_a_forced_win_is_exactly_one(grow: Grow, stones: int, best: int) -> None:
    tree = grow(nim(stones))
    assert tree.solved and tree.iterations < 2000
    assert tree.options()[0][0] == best and worths(tree)[best] == 1.0


@both
@pytest.mark.parametrize("stones", [4, 8])
def test_a_forced_loss_is_exactly_minus_one(grow: Grow, stones: int) -> None:
    tree = grow(nim(stones))
    assert tree.solved and set(worths(tree).values()) == {-1.0}


@both
def test_the_quickest_win_and_the_slowest_loss_are_chosen(grow: Grow) -> None:
    assert grow(fork(winner=0)).options()[0][0] == 1, "it ends the game at once"
    lost = grow(fork(winner=1))
    assert lost.solved and [code for code, _, _ in lost.options()] == [0, 2, 1]
    assert set(worths(lost).values()) == {-1.0}


def test_an_end_at_once_is_seen_however_unlikely_it_seems() -> None:
    tree = by_opinion(fork(winner=0))
    assert tree.solved and tree.iterations == 1


def test_of_several_certain_wins_the_quickest_comes_first() -> None:
    """Where a tree is kept, several may be known."""
    counted = Tree(fork(winner=0), 0, 1, exact=True)
    counted.grow(1)
    asked = by_opinion(nim(8))
    for number, until in enumerate((3, 1, 2)):
        counted.root.settle(number, 1, until)
        asked.root.edges[number].settle(0, 1, until)
    assert [code for code, _, _ in counted.options()] == [1, 2, 0]
    assert [code for code, _, _ in asked.options()] == [2, 3, 1] and asked.line()[0] == 2


@both
def test_a_seat_that_chooses_again_may_win_by_it(grow: Grow) -> None:
    tree = grow(Small().begin((AGAIN, 0)))
    assert tree.solved and worths(tree)[1] == 1.0 and tree.options()[0][0] == 1


@both
def test_among_three_a_loss_is_certain_whoever_wins(grow: Grow) -> None:
    """Seat 0 loses in any case; if it helps itself, one choice later."""
    tree = grow(kings())
    assert tree.solved and worths(tree) == {0: -0.5, 1: -0.5} and tree.options()[0][0] == 1
    helped = kings()
    helped.apply(0)
    tree = grow(helped)
    assert tree.solved and tree.options()[0][0] == 1 and worths(tree)[1] == 1.0


@both
def test_what_another_may_give_away_is_not_certain(grow: Grow) -> None:
    """Seat 1 cannot win; whom it crowns instead nobody knows."""
    tree = grow(crowning())
    found = worths(tree)
    assert -0.5 < found[0] < 1.0 and found[1] == -0.5 and tree.options()[0][0] == 0
    assert not tree.solved


def test_a_die_that_wins_with_every_face_wins_for_certain() -> None:
    tree = by_counting(Small().begin((CAST, 0)))
    found = worths(tree)
    assert tree.solved and tree.options()[0][0] == 1
    assert found[1] == 1.0 and -1.0 < found[0] < 1.0


def test_luck_that_was_good_so_far_proves_nothing() -> None:
    tree = by_opinion(Small().begin((CAST, 0)))
    assert not tree.solved and all(edge.proof == 0 for edge in tree.root.edges)


@both
def test_a_card_nobody_knows_proves_nothing(grow: Grow) -> None:
    tree = grow(Turning().begin((TURN, 0)))
    assert not tree.solved and -1.0 < worths(tree)[0] < 1.0 and worths(tree)[1] == -1.0


@both
def test_what_is_certain_after_a_card_is_not_before_it(grow: Grow) -> None:
    """Both cards end the game at the next choice, one of them well."""
    tree = grow(Turning().begin((TURN, 0)))
    assert not tree.solved and -1.0 < worths(tree)[2] < 1.0


def test_a_guess_is_not_proven_by_the_deals_in_which_it_is_right() -> None:
    """Neither by choices one after the other nor by whole turns; asking first wins for certain."""
    search = Search(guessing_turn(1), 0, seed=3, settings=Settings(turns=True)).run(600)
    found = {option.code: option.value for option in search.options}
    assert search.best == 3 and found[3] == 1.0
    assert all(found[code] < 0.5 for code in (0, 1, 2))


def test_ends_are_certain_only_where_nobody_has_secrets() -> None:
    assert {name for name in meydan.games() if Settings.best(meydan.game(name)).exact} == {"seven_wonders_duel"}
    assert has_secrets(meydan.game("inis"))


# 7 Wonders Duel, against all that can be played.


def fate(state: GameState, seat: int) -> float:
    """What a seat gets if both play best and everything lies open."""
    if state.over:
        return state.returns()[seat]
    known = state.reveals
    found = []
    for code in state.choices:
        after = state.clone()
        after.apply(code)
        assert after.reveals == known
        found.append(fate(after, seat))
    return max(found) if state.current == seat else min(found)


def endgames(count: int) -> list[Duel]:
    """The last three cards of random games, where nothing is hidden any more."""
    rng, deal = Rng(5), 0
    found: list[Duel] = []
    library = 2 ** WONDER.index["great_library"]
    while len(found) < count:
        state = GAME.new(seed=deal)
        assert isinstance(state, Duel)
        deal += 1
        while not state.over:
            if state.age == 3 and bin(state.present).count("1") == 3 and not state.present & ~state.shown:
                if state.asking == "TakeTurn" and not any(city.plans & library for city in state.cities):
                    found.append(state.clone())
                break
            state.apply(state.choices[rng.below(len(state.choices))])
    return found


@pytest.mark.parametrize("how", ["counting", "network"])
def test_ends_of_duel_are_known_and_right(how: str) -> None:
    judge = network("seven_wonders_duel")
    for state in endgames(12):
        seat = int(state.current)
        right = {}
        for code in state.choices:
            after = state.clone()
            after.apply(code)
            right[code] = fate(after, seat)
        if how == "network":
            assert judge is not None
            search: Search | NetSearch = NetSearch(state, seat, 1, judge).run(6000)
        else:
            search = Search(state, seat, 1, Settings.best(GAME)).run(20000)
        if max(right.values()) != 0.0:
            assert search.done, right
        for option in search.options:
            if abs(option.value) == 1.0:
                assert option.value == right[option.code]
        assert right[search.best] == max(right.values())


RICH = dict(coins=60)
FOUR: dict[str, Any] = dict(coins=60, buildings=["scriptorium", "pharmacist", "workshop", "apothecary"])    # symbols
FINE = dict(coins=0, buildings=["palace", "senate", "town_hall", "obelisk", "gardens", "pantheon"])         # points
NO_LAW = ("agriculture", "economy", "masonry", "mathematics", "strategy")


@pytest.mark.parametrize(("position", "best"), [
    (dict(first=RICH, pawn=7, slots={11: "arsenal", 18: "senate", 19: "palace"}), "build arsenal"),
    # The fifth symbol first: the rival cannot take both cards with the sixth.
    (dict(first=FOUR, second=FINE, tokens=NO_LAW, slots={11: "academy", 18: "university", 19: "observatory"}),
     "build academy"),
    # Two shields of a Wonder, which plays again by Theology, and two of a card.
    (dict(first=dict(coins=60, plans=["colossus"], tokens=["theology"]), pawn=5,
          slots={11: "fortifications", 18: "senate", 19: "palace"}), None),
])
def test_a_win_in_one_two_or_three_choices_is_known(position: dict[str, Any], best: str | None) -> None:
    state = duel(**position)
    judge = network("seven_wonders_duel")
    assert judge is not None
    for search in (NetSearch(state, FIRST, 1, judge).run(2000), Search(state, FIRST, 1, Settings.best(GAME)).run(9000)):
        assert search.done and search.options[0].value == 1.0
        after = state.clone()
        after.apply(search.best)
        assert fate(after, FIRST) == 1.0
        assert best is None or " ".join(GAME.words(search.best)) == best


def test_a_loss_that_cannot_be_helped_is_known() -> None:
    """Whichever of the two cards goes, the other brings the sixth symbol."""
    five = dict(coins=60, buildings=[*FOUR["buildings"], "academy"])
    state = duel(first=five, slots={11: "university", 18: "observatory"}, turn=SECOND)
    judge = network("seven_wonders_duel")
    assert judge is not None
    best = Settings.best(GAME)
    for search in (NetSearch(state, SECOND, 1, judge).run(2000), Search(state, SECOND, 1, best).run(9000)):
        assert search.done and {option.value for option in search.options} == {-1.0}
