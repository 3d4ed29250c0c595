"""A tree has a limit in bytes, counts them about right, and goes on thinking when it is full."""
from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.search.network import listed, shape
from meydan.search.search import has_secrets
from meydan.search.tree import OWN_OPINION, Tree
from meydan.search.tree_net import Desk, NetTree
from meydan.search.tree_turns import DEED_BYTES, TurnTree

LIMIT = 1_000_000
WALKS = 12_000


def choices(game: str, limit: int) -> Callable[[int], Any]:
    state = asked(game)
    tree = Tree(state, state.current, 1, horizon=0, opinion=OWN_OPINION, limit=limit)
    return lambda walks: (tree.grow(walks), tree)[1]


def learned(game: str, limit: int) -> Callable[[int], Any]:
    state = asked(game)
    found = shape(game)
    tree = NetTree(state, state.current, 1, *listed(found), has_secrets(meydan.game(game)), limit=limit)
    tree.own = True
    desk = Desk(8, found.size, found.outputs, found.seats)

    def grow(walks: int) -> NetTree:
        before = tree.iterations
        while tree.iterations < before + walks:
            tree.gather(desk, 8)
            tree.hear(desk)
        return tree

    return grow


def asked(game: str) -> GameState:
    """A position in the midst of a game."""
    state = meydan.game(game).trial(2, 4)
    for _ in range(30):
        state.apply(state.choices[len(state.choices) // 2])
    while state.current < 0 or len(state.choices) < 3:
        state.apply(state.choices[0])
    return state


@pytest.mark.parametrize("make", [choices, learned])
def test_a_full_tree_stops_growing_but_not_thinking(make: Callable[..., Any]) -> None:
    taken = []
    for limit in (LIMIT, 100 * LIMIT):
        gc.collect()
        tracemalloc.start()
        try:
            grow = make("seven_wonders_duel", limit)
            before = tracemalloc.get_traced_memory()[0]
            tree = grow(WALKS)
            gc.collect()
            taken.append(tracemalloc.get_traced_memory()[0] - before)
        finally:
            tracemalloc.stop()
        assert int(tree.iterations) >= WALKS
    assert taken[0] < 1.5 * LIMIT < taken[1]


@pytest.mark.parametrize("game", ["pax_pamir", "root", "scythe"])
def test_a_full_tree_of_turns_stops_growing_but_not_thinking(game: str) -> None:
    state = meydan.game(game).trial(2, 4)
    rng = Rng(4)
    for _ in range(90):
        state.apply(state.policy(rng))
    begun = state.turns_begun()
    while state.turns_begun() == begun or state.current < 0 or len(state.choices) < 3:
        state.apply(state.policy(rng))
    grown = []
    for limit in (5 * DEED_BYTES, 100 * LIMIT):
        tree = TurnTree(state, state.current, 1, limit=limit)
        tree.grow(300)
        assert tree.iterations == 300
        grown.append(int(tree.deeds))
    assert 2 * grown[0] < grown[1]                  # the next choices are listed as a whole: a little over
