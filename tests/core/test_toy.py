"""The made-up game keeps the contract itself, so that what is tested with it means something."""
from __future__ import annotations

import pytest

from meydan.core.rng import Rng
from tests.kit import check_clone, check_state, check_undo, variants
from tests.snapshot import snapshot
from tests.toy import BAZAAR


@pytest.mark.parametrize("seed", range(6))
def test_the_contract_holds_in_random_games(seed: int) -> None:
    asked: set[str] = set()
    for players, options in variants(BAZAAR):
        rng = Rng(seed)
        state = BAZAAR.new(players, seed, **options)
        assert snapshot(BAZAAR.deal(BAZAAR.setup(state))) == snapshot(state)
        decisions = 0
        while not state.over:
            check_state(BAZAAR, state, rng, deep=True)
            check_clone(state, rng)
            asked.add(state.asking)
            before = state.clone()
            state.log = []
            code = state.choices[rng.below(len(state.choices))]
            state.apply(code)
            decisions += 1
            if not before.secret:
                check_undo(BAZAAR, before, code, state, state.log, rng)
        assert decisions <= BAZAAR.longest
        assert abs(sum(state.returns())) < 1e-9
    assert asked == {"Offer", "Wager", "React", "Fall", "GiveCoin", "TakeLot"}
