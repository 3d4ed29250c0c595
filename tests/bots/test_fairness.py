"""No bot knows more than its seat: another truth that looks the same gets the same answer."""
from __future__ import annotations

import gc
from collections import Counter
from itertools import islice
from types import ModuleType

import pytest

import meydan
from meydan.bots import NAMES, Handle, bot
from tests.bots.games_here import games_here, positions
from tests.snapshot import snapshot

SHORT = {"medium": "medium:iterations=30", "expert": "expert:iterations=30", "uct": "uct:iterations=5"}
TESTED = [name for name in NAMES if name != "hard"]     # the same as an expert with fewer iterations


@pytest.mark.parametrize("game", games_here())
@pytest.mark.parametrize("name", TESTED)
def test_answer_depends_on_what_the_seat_knows(game: str, name: str) -> None:
    for number, state in enumerate(positions(game, seed=5, every=43)):
        if number == 4:
            break
        seat = int(state.current)
        answers = set()
        for other in (state, state.determinize(seat, 77), state.determinize(seat, 78)):
            assert other.view(seat) == state.view(seat)
            player = bot(SHORT.get(name, name), seat, seed=3)
            answers.add((player.choose(other.view(seat), Handle(other, seat), None), str(player.why("en"))))
        assert len(answers) == 1, f"{name} told {answers} at position {number}"


@pytest.mark.parametrize("game", games_here())
def test_deals_depend_on_what_the_seat_knows(game: str) -> None:
    """A guess made from a guess is the same as one made from the truth."""
    for state in islice(positions(game, seed=6, every=7), 40):
        for seat in range(int(state.players)):
            guess = state.determinize(seat, 41)
            assert snapshot(guess.determinize(seat, 42)) == snapshot(state.determinize(seat, 42))


def test_handle_offers_no_way_to_the_true_state() -> None:
    state = next(positions(games_here()[-1], seed=1, every=5))
    handle = Handle(state, int(state.current))
    held, near = set[int](), [getattr(handle, name) for name in Handle.__slots__]
    for _ in range(5):                                  # nor in what it holds, nor in what that holds, …
        held |= {id(value) for value in near}
        near = [other for value in near if not isinstance(value, type | ModuleType)
                for other in gc.get_referents(value) if id(other) not in held]
    assert id(state) not in held
    assert handle.choices == state.choices and handle.choices is not state.choices
    assert not hasattr(handle, "__dict__")


@pytest.mark.parametrize("game", games_here())
def test_five_hundred_positions_are_answered_by_knowledge_alone(game: str) -> None:
    """A short search is enough: whatever looked at the truth would answer by it. Tables of all sizes are among them."""
    looked, sizes = 0, Counter[int]()
    for seed in range(60):
        for number, state in enumerate(positions(game, seed=100 + seed, every=6)):
            if looked == 500 or number == 25:
                break
            seat = int(state.current)
            one, other = (bot("expert:iterations=3", seat, seed=looked) for _ in range(2))
            guess = state.determinize(seat, looked)
            assert (one.choose(state.view(seat), Handle(state, seat), None)
                    == other.choose(guess.view(seat), Handle(guess, seat), None))
            assert one.why("en") == other.why("en")
            looked += 1
            sizes[int(state.players)] += 1
    assert looked == 500
    assert set(sizes) == set(meydan.game(game).players) and min(sizes.values()) >= 500 // (2 * len(sizes)), sizes
