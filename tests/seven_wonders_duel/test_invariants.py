"""The shared kit over random games."""
from __future__ import annotations

from tests.kit import check_game


def test_invariants() -> None:
    check_game("seven_wonders_duel", games=4)
