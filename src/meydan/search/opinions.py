"""A game's hand-made opinion with other weights than its own, for arenas and studies."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

from meydan.core.game import Game
from meydan.core.opinion import listed_weights, put_weights


class OtherWeights:
    """While this is entered, the game judges by the weights of a file, such as one that `meydan fit` wrote."""

    def __init__(self, game: Game, file: Path) -> None:
        module: Any = import_module(f"{type(game).__module__}.evaluate")
        if not file.exists():
            raise FileNotFoundError(file)
        self.weights = module.WEIGHTS
        self.others = listed_weights(file, module.FEATURES, module.PHASES)
        self.usual = [float(number) for number in self.weights]

    def __enter__(self) -> None:
        put_weights(self.weights, self.others)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        put_weights(self.weights, self.usual)
