"""The shared kit over random games: all player counts, faction mixes and switches."""
from __future__ import annotations

from tests.kit import check_game


def test_invariants() -> None:
    check_game("root", games=1, rate=0.01)
