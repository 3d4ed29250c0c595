"""Observations: all a seat knows, nothing else, every number where its name says."""
from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import meydan
from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from tests.bots.games_here import games_here, positions
from tests.kit import difference, variants

GAMES = games_here()
ROOM = 3                                            # on both sides of the row, which must stay zero
STATES = 120                                        # that are looked at with everything that may follow


def row(state: GameState, seat: int, size: int) -> bytes:
    buffer = vec[u8]([u8(0)] * (size + 2 * ROOM))
    state.observe(seat, buffer, ROOM)
    written = bytes(buffer)                         # type: ignore[arg-type]
    assert not any(written[:ROOM]) and not any(written[-ROOM:])
    return written[ROOM:-ROOM]


def anywhere(game: Game, seed: int) -> Iterator[GameState]:
    """Positions of games with all player counts and options, from early to late."""
    rng = Rng(seed)
    while True:
        for players, options in variants(game):
            state = game.trial(players=players, seed=rng.seed(), **options)
            for _ in range(rng.below(1200)):
                if state.over or len(state.stack) == 0:
                    break
                if rng.below(40) == 0:
                    yield state.clone()
                quick = state.current >= 0 and rng.below(3) > 0
                state.apply(state.policy(rng) if quick else state.choices[rng.below(len(state.choices))])


def seen(state: GameState, seat: int) -> dict[str, Any]:
    """What the seat's view tells that bears on the game: not which of two like pieces lies where, nor in which order
    a hand or the discarded cards lie, nor what is below a Wonder that is built."""
    view = state.view(seat)
    if isinstance(view.get("discard"), list):
        view["discard"].sort()
    for name in ("pieces", "fresh"):
        view.pop(name, None)
    for player in view.get("seats", []):
        if isinstance(player, dict) and isinstance(player.get("hand"), list):
            player["hand"].sort()
    for city in view.get("cities", []):
        for wonder in city["wonders"]:
            wonder.pop("under", None)
    return view


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_is_named_without_gaps(game: str) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    names = [section.name for section in module.LAYOUT]
    assert len(names) == len(set(names)) and names.count("choices") == 1
    end = 0
    for section in module.LAYOUT:
        assert section.start == end and section.size > 0
        end = section.end
    assert end == module.SIZE


@pytest.mark.parametrize("game", GAMES)
def test_another_truth_that_looks_the_same_is_observed_the_same(game: str) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    for number, state in enumerate(islice(anywhere(meydan.game(game), seed=11), STATES)):
        for seat in range(int(state.players)):
            mine = row(state, seat, module.SIZE)
            assert mine == row(state.determinize(seat, number), seat, module.SIZE)
            for section in module.LAYOUT:
                assert max(mine[section.start:section.end]) <= section.most, section.name


@pytest.mark.parametrize("game", GAMES)
def test_other_choices_never_look_the_same(game: str) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    known: dict[bytes, list[int]] = {}
    choices = next(section for section in module.LAYOUT if section.name == "choices")
    for state in islice(positions(game, seed=12, every=3), 150):
        seat = int(state.current)
        mine = row(state, seat, module.SIZE)
        assert known.setdefault(mine, state.choices) == state.choices
        others = [other for other in range(int(state.players)) if other != seat]
        for other in others:                        # what somebody else may choose is nobody's business
            assert not any(row(state, other, module.SIZE)[choices.start:choices.end])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_can_tell_apart_is_observed_apart(game: str) -> None:
    """Of all that may follow a position, what looks different on the page, questions to others included, does so in the
    row: for every seat, whoever is asked."""
    module = import_module(f"meydan.games.{game}.observe")
    rng = Rng(13)
    alike = 0
    for state in islice(anywhere(meydan.game(game), seed=13), STATES):
        after = [state]
        for code in state.choices[:12]:
            after.append(state.clone())
            after[-1].apply(code)
            if not after[-1].over and rng.below(3) == 0:
                after.append(after[-1].clone())
                after[-1].apply(after[-1].choices[rng.below(len(after[-1].choices))])
        for seat in range(int(state.players)):
            looks: dict[bytes, dict[str, Any]] = {}
            for one in after:
                if not one.over:
                    view = seen(one, seat)
                    first = looks.setdefault(row(one, seat, module.SIZE), view)
                    alike += first is not view
                    assert first == view, f"seat {seat}, {one.asking}: {difference(first, view)}"
    assert alike > 0                                # sealed choices of others do look the same
