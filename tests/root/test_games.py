"""Whole games: nothing is ever lost, and the helpers for search make sense."""
from __future__ import annotations

import pytest

from meydan.core.rng import Rng
from meydan.core.state import Step
from meydan.core.texts import LANGUAGES, game_texts
from meydan.games.root import (
    alliance,
    battle,
    crafting,
    dealing,
    deeds,
    eyrie,
    free,
    marquise,
    moving,
    removal,
    turn,
    vagabond,
)
from meydan.games.root.components import (
    ALL_CARDS,
    BOX,
    CLEARINGS,
    DOMINANCE,
    DOMINANCE_OF,
    KEEP,
    OF_TYPE,
    PIECES,
    SOURCES,
)
from meydan.games.root.state import Root
from tests.root.positions import GAME, MARQUISE_ACTION, Table
from tests.rules import rule

MODULES = (alliance, battle, crafting, dealing, deeds, eyrie, free, marquise, moving, removal, turn, vagabond)


def cards_of(g: Root) -> list[int]:
    """All places a card can be, as sets."""
    activated = [2**int(DOMINANCE_OF[suit]) for suit in g.dominance if suit >= 0]
    return [*map(int, (*g.hands, *g.crafted, *g.decree, g.supporters, g.discard, g.available, g.played)),
            sum(2**card for card in g.deck), *activated]


@rule("ROOT-4.1", "ROOT-4.3", "ROOT-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_or_piece_is_lost(players: int) -> None:
    state = GAME.new(players=players, seed=players, three_factions="eyrie_alliance_vagabond")
    assert isinstance(state, Root)
    rng = Rng(players)
    cards = ALL_CARDS if players > 2 else ALL_CARDS & ~int(OF_TYPE[DOMINANCE])
    while not state.over:
        state.apply(state.choices[rng.below(len(state.choices))])
        places = cards_of(state)
        assert sum(places) == cards, "a card is nowhere or twice"
        for kind in range(PIECES):
            on_map = sum(int(state.pieces[kind * CLEARINGS + clearing]) for clearing in range(CLEARINGS))
            officers = int(state.officers) if kind == 2 else 0
            assert on_map + state.supply[kind] + officers == BOX[kind] or kind == KEEP
        for faction in range(4):
            sources = [int(points) for points in state.points[faction * SOURCES:(faction + 1) * SOURCES]]
            assert sum(sources[:-1]) == sources[-1] >= 0


def test_every_step_that_asks_has_a_prompt() -> None:
    steps = {type(value) for module in MODULES for value in vars(module).values() if isinstance(value, Step)}
    by_chance = ("RollDice", "RandomCard")
    asking = [step for step in steps if step.choose is not Step.choose and step.__name__ not in by_chance]
    assert len(asking) > 50
    for step in asking:
        name = "".join("-" + letter.lower() if letter.isupper() else letter for letter in step.__name__).strip("-")
        for language in LANGUAGES:
            assert f"prompt-{name}" in game_texts(GAME, language), name


def test_a_lead_is_worth_something() -> None:
    even, t = (Table().points(marquise=points, eyrie=10, alliance=10, vagabond=10).at(MARQUISE_ACTION, "marquise", 3)
               for points in (10, 20))
    before, values = ([table.g.evaluate(seat) for seat in range(4)] for table in (even, t))
    assert values[0] > before[0] + 0.25 and all(after < was for after, was in zip(values[1:], before[1:]))
    assert abs(sum(values)) < 1e-9
    t.g.score(0, 10, 0)
    assert t.g.evaluate(0) == 1.0


def test_dominance_and_coalition_are_judged() -> None:
    t = Table().dominance(marquise="fox").at(MARQUISE_ACTION, "marquise", 3)
    far = t.g.evaluate(0)
    for clearing in ("c1", "c6", "c8"):
        t.put(clearing, marquise=1)
    assert t.g.evaluate(0) > far
    weak, strong = (Table().coalition("eyrie").points(eyrie=points).at(MARQUISE_ACTION, "marquise", 3).g
                    for points in (5, 28))
    assert strong.evaluate(1) > strong.evaluate(0)
    assert strong.evaluate(3) > weak.evaluate(3), "a partner near 30 points is good for the Vagabond"


@pytest.mark.parametrize("hero", [0, 2])
def test_the_policy_beats_random_choices(hero: int) -> None:
    wins = 0
    for seed in range(6):
        state = GAME.new(players=4, seed=seed)
        assert isinstance(state, Root)
        rng = Rng(seed)
        while not state.over:
            mine = state.current >= 0 and state.faction_of[state.current] == hero
            state.apply(state.policy(rng) if mine else state.choices[rng.below(len(state.choices))])
        wins += int(state.won >> state.seat_of[hero] & 1)
    assert wins >= 3                                            # a quarter would be chance
