"""The shared kit over random games, with people only and with Wakhan."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.game import Options
from tests.kit import check_game, check_play
from tests.rules import rule

WAKHAN: list[tuple[int, Options]] = [
    (2, {"wakhan": "errata"}),
    (3, {"wakhan": "errata", "open_hands": True}),
    (2, {"wakhan": "rulebook", "wakhan_savvy": True, "wakhan_spy_moves": True}),
    (3, {"wakhan": "rulebook", "wakhan_steadfast": True, "wakhan_spy_moves": True}),
]


def test_invariants() -> None:
    check_game("pax_pamir", games=1, rate=0.05)


@rule("PAM-22.1")
@pytest.mark.parametrize(("players", "options"), WAKHAN)
def test_invariants_with_wakhan(players: int, options: Options) -> None:
    for seed in range(3):
        check_play(meydan.game("pax_pamir"), players, options, seed, 0.15)
