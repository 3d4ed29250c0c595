"""Wakhan's name tag for arenas: her seat is played by the rules themselves.

    meydan arena pax_pamir medium meydan.games.pax_pamir.wakhan_bot.Wakhan --seats fixed --option wakhan=errata
"""
from __future__ import annotations

from typing import Any


class Wakhan:
    """Sits in the last seat of a table with the option `wakhan`, where nobody is ever asked."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed

    def choose(self, view: dict[str, Any], handle: Any, seconds: float | None) -> int:
        raise RuntimeError(f"seat {self.seat + 1} is not Wakhan's: she has the last seat, with the option wakhan")

    def why(self, language: str) -> list[tuple[str, float]]:
        return []
