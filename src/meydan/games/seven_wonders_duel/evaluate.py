"""Guesses for search: how well a seat stands, and a plausible choice."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.seven_wonders_duel import state as table


def evaluate(state: table.Duel, seat: i64) -> float:
    """The lead in points, the pawn counted beyond its points."""
    lead = state.points(seat) - state.points(1 - seat) + state.distance(seat)
    return max(-1.0, min(1.0, float(lead) / 40.0))


def policy(state: table.Duel, rng: Rng) -> i64:
    """Any legal choice."""
    return state.choices[rng.below(len(state.choices))]
