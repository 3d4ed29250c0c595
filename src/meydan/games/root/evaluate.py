"""A guess at the outcome, and a quick choice, for search."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.root.state import Root


def evaluate(g: Root, seat: i64) -> float:
    return 0.0


def policy(g: Root, rng: Rng) -> i64:
    return g.choices[rng.below(len(g.choices))]
