"""Fits a game's evaluation to played games.

For every game whose folder has an `evaluate` module with `FEATURES`, `PHASES`, `features(state, seat)` and
`phase(state)`: the weights are those of a logistic regression from features to the result, one for each phase.
"""
from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from meydan.core.record import Record
from meydan.core.registry import game as find_game

Floats = NDArray[np.float64]


class Samples:
    """Positions of played games: features as the first seat's lead, phase, what came of it, and a weight."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.module: Any = import_module(f"meydan.games.{game}.evaluate")
        self.features: list[list[float]] = []
        self.phases: list[int] = []
        self.results: list[float] = []
        self.weights: list[float] = []

    def add(self, text: str) -> None:
        """All positions of a record in which somebody really chose."""
        record = Record.parse(text)
        state = self.game.deal(record.setup)
        rows: list[list[float]] = []
        for _, code in record.decisions:
            if len(state.choices) > 1:
                rows.append(list(self.module.features(state, 0)))
                self.phases.append(int(self.module.phase(state)))
            state.apply(code)
        result = (state.returns()[0] + 1) / 2
        self.features += rows
        self.results += [result] * len(rows)
        self.weights += [1.0] * len(rows)

    def fit(self, stiffness: float = 20.0) -> tuple[dict[str, list[float]], float]:
        """The weights by feature name, one for each phase, and the mean surprise (log loss)."""
        features = np.array(self.features)
        phases = np.array(self.phases)
        results = np.array(self.results)
        table = np.zeros((self.module.PHASES, len(self.module.FEATURES)))
        lost = 0.0
        for phase in range(self.module.PHASES):
            here = phases == phase
            if here.any():
                table[phase] = logistic(features[here], results[here], stiffness)
                lost += surprise(table[phase], features[here], results[here])
        names: Sequence[str] = self.module.FEATURES
        weights = {name: [round(float(table[phase][n]), 4) for phase in range(self.module.PHASES)]
                   for n, name in enumerate(names)}
        return weights, lost / max(len(results), 1)

    def loss(self, weights: dict[str, list[float]]) -> float:
        """The mean surprise of given weights at these samples."""
        features, phases, results = np.array(self.features), np.array(self.phases), np.array(self.results)
        table = np.array([weights[name] for name in self.module.FEATURES]).T
        return sum(surprise(table[phase], features[phases == phase], results[phases == phase])
                   for phase in range(self.module.PHASES)) / len(results)


def logistic(features: Floats, results: Floats, stiffness: float) -> Floats:
    """Weights of the likeliest logistic regression, drawn towards zero by `stiffness`."""
    def cost(weights: Floats) -> tuple[float, Floats]:
        reach = features @ weights
        chance = 1 / (1 + np.exp(-reach))
        value = float(np.sum(np.logaddexp(0, reach) - results * reach) + stiffness / 2 * weights @ weights)
        return value, features.T @ (chance - results) + stiffness * weights

    found = minimize(cost, np.zeros(features.shape[1]), jac=True, method="L-BFGS-B")
    weights: Floats = found.x
    return weights


def surprise(weights: Floats, features: Floats, results: Floats) -> float:
    reach = features @ weights
    return float(np.sum(np.logaddexp(0, reach) - results * reach))


def fit(game: str, records: Iterable[str], stiffness: float = 20.0) -> tuple[Path, float]:
    """Fit the game's evaluation to records, and write its weights; where they lie, and the mean surprise."""
    samples = Samples(game)
    for text in records:
        samples.add(text)
    weights, lost = samples.fit(stiffness)
    file = samples.game.folder / "weights.json"
    lines = [f"{json.dumps(name)}: {json.dumps(values)}" for name, values in weights.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return file, lost
