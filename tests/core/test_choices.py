"""Choices that a step writes as plain numbers: a list is made only for those who ask for it."""
from __future__ import annotations

import meydan
from meydan.core.rng import Rng
from meydan.core.state import any_choice, lowest


def test_a_random_choice_needs_no_list_and_is_the_one_of_the_list() -> None:
    state, rng, same = meydan.game("seven_wonders_duel").new(seed=3), Rng(4), Rng(4)
    unlisted = 0
    while not state.over:
        unlisted += state.listed is None
        code = any_choice(state, rng)
        assert code == state.choices[same.below(len(state.choices))]
        assert state.choices is state.listed
        state.apply(code)
    assert unlisted > 60
    assert state.choices == []


def test_a_clone_keeps_its_choices_while_the_other_goes_on() -> None:
    state = meydan.game("seven_wonders_duel").new(seed=5)
    rng = Rng(6)
    for _ in range(20):
        state.apply(any_choice(state, rng))
        before, clone = list(state.clone().choices), state.clone()
        state.apply(any_choice(state, rng))
        assert clone.choices == before == list(clone.clone().choices)
        assert any_choice(clone, Rng(7)) in before


def test_the_lowest_bit_of_any_mask() -> None:
    assert [lowest(2**n | 2**61) for n in range(62)] == list(range(62))
