"""Fits a game's evaluation to played games.

For every game whose folder has an `evaluate` module with `FEATURES`, `PHASES`, `features(state, seat)` and
`phase(state)`: the weights are those of a logistic regression from a seat's features, less the mean of the others',
to whether it won, one for each phase. Where a module says `LEAD`, its features are such a difference already.
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

from meydan.core.errors import MeydanError
from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.state import GameState

Floats = NDArray[np.float64]


def _opinion(game: Game) -> Any:
    try:
        found = import_module(f"{type(game).__module__}.evaluate")
    except ModuleNotFoundError:
        raise MeydanError("error-no-features", game=game.name) from None
    if not hasattr(found, "FEATURES"):
        raise MeydanError("error-no-features", game=game.name)
    return found


class Samples:
    """Positions of played games: features as the first seat's lead, phase, what came of it, and a weight."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.module: Any = _opinion(self.game)
        self.features: list[list[float]] = []
        self.phases: list[int] = []
        self.results: list[float] = []
        self.weights: list[float] = []

    def add(self, text: str) -> None:
        """All positions of a record in which somebody really chose; of a game that was not played to its end none."""
        record = Record.parse(text)
        state = self.game.deal(record.setup)
        rows: list[list[float]] = []
        seats: list[int] = []
        phases: list[int] = []
        for _, code in record.decisions:
            if state.current >= 0 and len(state.choices) > 1:
                rows.append(self.lead(state, int(state.current)))
                seats.append(int(state.current))
                phases.append(int(self.module.phase(state)))
            state.apply(code)
        if not state.over:
            return
        players = int(state.players)
        won = [(share * (players - 1) + 1) / players for share in state.returns()]
        self.features += rows
        self.phases += phases
        self.results += [won[seat] for seat in seats]
        self.weights += [1.0] * len(rows)

    def lead(self, state: GameState, seat: int) -> list[float]:
        """What a seat has more than the others on average."""
        if getattr(self.module, "LEAD", False):
            return list(self.module.features(state, seat))
        counted = np.array([list(self.module.features(state, other)) for other in range(int(state.players))])
        others = (counted.sum(axis=0) - counted[seat]) / (len(counted) - 1)
        return [float(number) for number in counted[seat] - others]

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


def fit(game: str, records: Iterable[str], file: Path, stiffness: float = 20.0) -> float:
    """Fit the game's evaluation to records, and write its weights to a file; the mean surprise."""
    samples = Samples(game)
    for text in records:
        samples.add(text)
    if not samples.features:
        raise MeydanError("error-no-whole-games")
    weights, lost = samples.fit(stiffness)
    lines = [f"{json.dumps(name)}: {json.dumps(values)}" for name, values in weights.items()]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return lost
