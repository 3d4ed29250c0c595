"""What the games' opinions have in common: weights for counted features, and what prospects mean as a return."""
from __future__ import annotations

import json
from math import exp, log
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64


def read_weights(folder: Path, features: tuple[str, ...], phases: int) -> vec[float]:
    """The weights in a game's `weights.json`, phase by phase, feature by feature; what is not named weighs nothing."""
    return vec[float](listed_weights(folder / "weights.json", features, phases))


def listed_weights(file: Path, features: tuple[str, ...], phases: int) -> list[float]:
    """The same from any file, as a list."""
    table = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return [float(table.get(name, [0.0] * phases)[phase]) for phase in range(phases) for name in features]


def put_weights(weights: vec[float], values: list[float]) -> None:
    """Write other weights over a game's own."""
    for number in range(len(values)):
        weights[number] = values[number]


def weighed(counted: vec[float], weights: vec[float], phase: i64) -> float:
    """The features of one phase, each by its weight."""
    size: i64 = len(counted)
    at = phase * size
    total = 0.0
    for number in range(size):
        total += counted[number] * weights[at + number]
    return total


def log_odds(prospects: list[float], seat: i64) -> float:
    """The log odds of a seat's chance to win, if chances are as the exponentials of prospects."""
    highest = -1e9
    for other in range(len(prospects)):
        if other != seat:
            highest = max(highest, prospects[other])
    total = 0.0
    for other in range(len(prospects)):
        if other != seat:
            total += exp(prospects[other] - highest)
    return prospects[seat] - highest - log(total)


def expected(prospects: list[float], seat: i64) -> float:
    """What a seat can expect as a return, if chances to win are as the exponentials of prospects."""
    own = prospects[seat]
    total = 0.0
    for prospect in prospects:
        total += exp(max(-30.0, min(30.0, prospect - own)))
    players = float(len(prospects))
    return (players / total - 1.0) / (players - 1.0)


def all_expected(prospects: list[float]) -> list[float]:
    """The same for every seat."""
    return [expected(prospects, seat) for seat in range(len(prospects))]
