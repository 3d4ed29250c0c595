"""The shared kit over random games of every player count and every option."""
from __future__ import annotations

from tests.kit import check_game


def test_invariants() -> None:
    check_game("inis", games=1, rate=0.02)
