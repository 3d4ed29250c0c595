"""Which of the networks that learned beside one another are asked together."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[Any]


def chosen(said: Mapping[str, Floats], results: Floats, sizes: Mapping[str, int], room: int) -> list[str]:
    """Networks whose mean is nearest to the results, found one after the other as long as each brings it nearer and
    all have room in one file. Without results to tell by, all that have room, from the first on."""
    picked: list[str] = []
    while True:
        left = room - sum(sizes[name] for name in picked)
        fitting = [name for name in said if name not in picked and sizes[name] <= left]
        if not fitting:
            return picked
        if not len(results):
            picked.append(fitting[0])
            continue
        best = min(fitting, key=lambda name: error([*picked, name], said, results))
        if picked and error([*picked, best], said, results) >= error(picked, said, results):
            return picked
        picked.append(best)


def error(names: list[str], said: Mapping[str, Floats], results: Floats) -> float:
    """The mean squared error of what they say on average."""
    return float(((np.mean([said[name] for name in names], 0) - results) ** 2).mean())
