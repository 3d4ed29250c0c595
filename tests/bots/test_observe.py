"""Observations: all a seat knows, nothing else, every number where its name says."""
from __future__ import annotations

from importlib import import_module
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from meydan.core.state import GameState
from tests.bots.games_here import games_here, positions

GAMES = games_here()
ROOM = 3                                            # on both sides of the row, which must stay zero


def row(state: GameState, seat: int, size: int) -> bytes:
    buffer = vec[u8]([u8(0)] * (size + 2 * ROOM))
    state.observe(seat, buffer, ROOM)
    written = bytes(buffer)                         # type: ignore[arg-type]
    assert not any(written[:ROOM]) and not any(written[-ROOM:])
    return written[ROOM:-ROOM]


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_is_named_without_gaps(game: str) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    names = [section.name for section in module.LAYOUT]
    assert len(names) == len(set(names)) and names.count("choices") == 1
    end = 0
    for section in module.LAYOUT:
        assert end <= section.start <= end + 1 and section.size > 0      # Duel rounds up to a multiple of eight
        end = section.start + section.size
    assert end == module.SIZE


@pytest.mark.parametrize("game", GAMES)
def test_another_truth_that_looks_the_same_is_observed_the_same(game: str) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    for number, state in enumerate(islice(positions(game, seed=11, every=5), 60)):
        for seat in range(int(state.players)):
            seen = row(state, seat, module.SIZE)
            assert seen == row(state.determinize(seat, number), seat, module.SIZE)
            for section in module.LAYOUT:
                assert max(seen[section.start:section.start + section.size]) <= section.most, section.name


@pytest.mark.parametrize("game", GAMES)
def test_other_choices_never_look_the_same(game: str) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    known: dict[bytes, list[int]] = {}
    for state in islice(positions(game, seed=12, every=3), 150):
        seat = int(state.current)
        seen = row(state, seat, module.SIZE)
        assert known.setdefault(seen, state.choices) == state.choices
        others = [other for other in range(int(state.players)) if other != seat]
        start = next(section.start for section in module.LAYOUT if section.name == "choices")
        for other in others:                        # what somebody else may choose is nobody's business
            assert not any(row(state, other, module.SIZE)[start:start + 200])
