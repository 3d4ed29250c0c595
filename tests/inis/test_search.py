"""What a search knows of choices: nobody's sealed picks and unseen choices but the searcher's own."""
from __future__ import annotations

from itertools import product

import pytest

from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import Step
from meydan.games.inis.actions import HAND_ON, HOLD, PLAY
from meydan.games.inis.advantage_cards import GIVE_BACK, PUT_ASIDE
from meydan.games.inis.assembly import CHOOSE_ASIDE, HOLD_ONE
from meydan.games.inis.components import ACTIONS, FIRST_ADVANTAGE, MOOR
from meydan.games.inis.draws import KEEP_DRAWN, draw
from meydan.games.inis.epic_tales import TILES_BACK
from meydan.games.inis.state import KEEP_ONE, Inis
from meydan.search import Search, Settings
from meydan.search.tree import BLIND, Node, Tree, with_pick
from tests.inis.positions import Table

GAME = find_game("inis")
OWN = {2: (HOLD, HAND_ON, HOLD, HAND_ON), 3: (HOLD, HOLD, HOLD, HAND_ON), 4: (HOLD, HOLD, HOLD, HAND_ON)}


def drafting(players: int) -> Inis:
    """The first pick of a game."""
    state, rng = GAME.trial(players, 4), Rng(1)
    assert isinstance(state, Inis)
    while state.stack[-1].step is not HOLD_ONE:
        state.apply(state.policy(rng))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_follows_the_draft_is_told_apart_by_the_searchers_own_picks_alone(players: int) -> None:
    state = drafting(players)
    seat = int(state.current)
    search = Search(state.determinize(seat, 2), seat, 3, Settings(horizon=0)).run(3000)
    assert isinstance(search.tree, Tree)
    own = set()
    for cards in product(range(ACTIONS), repeat=len(OWN[players])):
        sealed = 0
        for verb, card in zip(OWN[players], cards):
            sealed = int(with_pick(sealed, verb + card))
        own.add(BLIND - 1 - sealed)
    node: Node | None = search.tree.root
    picks, after = 0, []
    while node is not None:                     # one node after the other, whatever was picked, up to the last pick
        assert node.other is None
        picks += 1
        after = [int(code) for code in node.codes if code < BLIND]
        node = node.child(node.place(BLIND)) if node.place(BLIND) >= 0 else None
    assert picks == players * len(OWN[players])
    assert len(after) > 1 and set(after) <= own


def asked(step: Step[Inis]) -> Inis:
    """Three at a table, and the second of them has to choose what not everybody sees; the first gets what is given."""
    state = Table("hills valley plains", players=3).at("hills", 2, 1).at("valley", 1, 2, 1).at("plains", 0, 1, 2).hand(
        0, "warlord").hand(1, "bard", "druid", "new_clans").hand(2, "conquest").hide().turn(0).g
    state.log = None
    if step is KEEP_DRAWN:
        draw(state, 1, 3, KEEP_ONE)
    elif step is TILES_BACK:
        state.drawn_tiles = sum(2 ** state.pile.pop() for _ in range(2))
        state.then(TILES_BACK, 1)
    else:
        state.cathbad = 1 if step is CHOOSE_ASIDE else -1
        state.then(step, 1, 0)
    state.settle()
    assert state.stack[-1].step is step and state.current == 1
    return state


def followed(state: Inis, seat: int) -> set[int]:
    """By what a seat's search tells apart what comes after the next choice."""
    search = Search(state.determinize(seat, 2), seat, 3, Settings(horizon=0)).run(120)
    assert isinstance(search.tree, Tree)
    root = search.tree.root
    return {int(code) for place, code in enumerate(root.codes) if root.child(place) is not None}


@pytest.mark.parametrize("step", [KEEP_DRAWN, CHOOSE_ASIDE, PUT_ASIDE, GIVE_BACK, TILES_BACK],
                         ids=lambda step: type(step).__name__)
def test_what_is_chosen_unseen_tells_nothing_apart_but_for_those_who_know_it(step: Step[Inis]) -> None:
    state = asked(step)
    for seat in range(3):
        told = followed(state, seat)
        if seat == 1 or (step is GIVE_BACK and seat == 0):
            assert len(told) > 1 and min(told) >= 0
        else:
            assert len(told) == 1 and max(told) < 0


def test_the_moor_is_played_openly_where_the_choice_is_unseen() -> None:
    state = asked(PUT_ASIDE)
    state.advantage[MOOR] = 1
    state.settle()
    moor = PLAY + FIRST_ADVANTAGE + MOOR
    assert moor in state.choices
    told = followed(state, 0)
    assert len(told) == 2 and moor in told and min(told) < 0
