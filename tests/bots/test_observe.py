"""Observations: all a seat knows, nothing else, every number where its name says."""
from __future__ import annotations

from collections.abc import Callable, Iterator
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
from meydan.games.inis.state import FACE_UP, PLAYED
from meydan.games.pax_pamir.components import AI
from meydan.games.scythe.state import TRAIL_LOADS
from tests.bots.games_here import games_here, positions
from tests.kit import difference, variants
from tests.snapshot import snapshot

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
                if state.aside and rng.below(20) == 0:      # a private setting, now and then
                    state.apply(state.aside[0])
                quick = state.current >= 0 and rng.below(3) > 0
                state.apply(state.policy(rng) if quick else state.choices[rng.below(len(state.choices))])


def seen(state: GameState, seat: int) -> dict[str, Any]:
    """What the seat's view tells that bears on the game: not which of two like pieces lies where, nor in which order
    a hand or the discarded cards lie."""
    view = state.view(seat)
    if isinstance(view.get("discard"), list):
        view["discard"].sort()
    pieces = view.pop("pieces", {})
    if "fresh" in view:
        view["fresh"] = sorted((piece.rstrip("0123456789"), pieces[piece]) for piece in view["fresh"])
    for player in view.get("seats", []):
        if isinstance(player, dict) and isinstance(player.get("hand"), list):
            player["hand"].sort()
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


@pytest.mark.parametrize("game", GAMES)
def test_other_deals_are_observed_apart(game: str) -> None:
    """What lies open from the start looks different to every seat, asked or not."""
    module = import_module(f"meydan.games.{game}.observe")
    rng = Rng(14)
    for players, options in variants(meydan.game(game)):
        looks: dict[tuple[int, bytes], dict[str, Any]] = {}
        for _ in range(12):
            state = meydan.game(game).trial(players=players, seed=rng.seed(), **options)
            for _ in range(4):
                for seat in range(players):
                    view = seen(state, seat)
                    first = looks.setdefault((seat, row(state, seat, module.SIZE)), view)
                    assert first == view, f"seat {seat} of {players}, {options}: {difference(first, view)}"
                state.apply(state.choices[rng.below(len(state.choices))])


def test_a_private_setting_of_scythe_is_told_nobody() -> None:
    module = import_module("meydan.games.scythe.observe")
    told = 0
    for state in islice(anywhere(meydan.game("scythe"), seed=15), 60):
        for code in state.aside:
            after = state.clone()
            after.apply(code)
            seat = int(state.current)
            told += row(after, seat, module.SIZE) != row(state, seat, module.SIZE)
            for other in range(int(state.players)):
                if other != seat:
                    assert row(after, other, module.SIZE) == row(state, other, module.SIZE)
                    assert snapshot(after.determinize(other, 7)) == snapshot(state.determinize(other, 7))
    assert told > 10


def coins(state: Any, number: int) -> None:
    state.seats[0].coins = number


def resources(state: Any, number: int) -> None:
    state.tokens[5] = number


def load(state: Any, number: int) -> None:
    state.load = number


def carried(state: Any, number: int) -> None:
    trail = state.trail[:]
    trail[TRAIL_LOADS + 1] = number
    state.trail = trail


def turn(state: Any, number: int) -> None:
    state.turn = number


def turns(state: Any, number: int) -> None:
    state.turns = number


def round_(state: Any, number: int) -> None:
    state.round = number


def rounds(state: Any, number: int) -> None:
    state.rounds = number


def opened(state: Any, number: int) -> None:
    state.opened = number


def city_coins(state: Any, number: int) -> None:
    state.cities[0].coins = number


def withdrawn(state: Any, number: int) -> None:
    state.barred = tuple(range(number))


def waiting(state: Any, number: int) -> None:
    state.stack = [*state.stack[:4], *state.stack[-1:] * number, *state.stack[4:]]


@pytest.mark.parametrize(("game", "change", "numbers"), [
    ("scythe", coins, (7, 255, 256, 263, 600)), ("scythe", resources, (7, 255, 256, 263, 600)),
    ("scythe", load, (7, 255, 256, 263, 600)), ("scythe", carried, (0, 1, 255, 256, 4096)),
    ("scythe", turn, (7, 255, 256, 263, 1000)), ("scythe", opened, (1, 255, 256, 512)),
    ("pax_pamir", turns, (7, 255, 256, 263, 1000)), ("pax_pamir", withdrawn, (6, 7, 20)),
    ("inis", round_, (7, 255, 256, 300)), ("inis", waiting, (0, 15, 16, 20, 30)),
    ("root", rounds, (7, 255, 256, 300)), ("seven_wonders_duel", city_coins, (59, 60, 61, 80))])
def test_large_numbers_are_told_apart(game: str, change: Callable[[Any, int], None], numbers: tuple[int, ...]) -> None:
    module = import_module(f"meydan.games.{game}.observe")
    rows = set()
    for number in numbers:
        state = meydan.game(game).trial(seed=16)
        change(state, number)
        rows.add(row(state, 0, module.SIZE))
    assert len(rows) == len(numbers)


def test_inis_tells_an_advantage_card_that_lies_open_from_one_that_was_played() -> None:
    module = import_module("meydan.games.inis.observe")
    state: Any = meydan.game("inis").trial(seed=17)
    tile = next(number for number in range(16) if int(state.in_play) >> number & 1)
    rows = set()
    for where in (FACE_UP, PLAYED, 0, 1):
        state.advantage[tile] = where
        rows.add(row(state, 0, module.SIZE))
    assert len(rows) == 4


def test_pax_pamir_tells_the_back_of_wakhans_next_card() -> None:
    module = import_module("meydan.games.pax_pamir.observe")
    state: Any = meydan.game("pax_pamir").trial(seed=18, wakhan="errata")
    looks: dict[tuple[int, int], bytes] = {}
    for number, card in enumerate(AI):
        state.ai_deck[state.ai_next] = number
        written = row(state, 0, module.SIZE)
        assert looks.setdefault(card.back, written) == written
    assert len(set(looks.values())) == len(looks) > 2


def test_pax_pamir_tells_which_pieces_were_placed_this_turn() -> None:
    module = import_module("meydan.games.pax_pamir.observe")
    state: Any = meydan.game("pax_pamir").trial(seed=18)
    rows = set()
    for blocks, cylinders in ((0, 0), (1, 0), (3, 0), (1 << 12, 0), (0, 1), (0, 1 << 10)):
        state.fresh_blocks, state.fresh_cylinders = blocks, cylinders
        rows.add(row(state, 0, module.SIZE))
    assert len(rows) == 6
