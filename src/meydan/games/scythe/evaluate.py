"""Guesses for search: how well a seat stands, and a plausible choice."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.scythe import state as table


def evaluate(g: table.Scythe, seat: i64) -> float:
    return 0.0


def policy(g: table.Scythe, rng: Rng) -> i64:
    return g.choices[rng.below(len(g.choices))]
