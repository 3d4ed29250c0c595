"""The first layer of a network in bytes: a core answers twice as fast, and nearly the same."""
from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

EXACT: Final = 64                       # numbers of an observation whose weights are not rounded
STEPS: Final = 127                      # of a rounded weight, to each side of 0


def rounded(weight: NDArray[np.float32],
            power: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.int64]]:
    """The first layer in bytes, a step for each unit, and the numbers that are too fine for that: those whose rounding
    would be felt most (by their mean square), and those whose large weights would make everybody's steps coarse."""
    step = np.abs(weight).max(0) / STEPS
    felt = power * ((np.round(weight / step) * step - weight) ** 2).sum(1)
    rough = np.ones(len(weight), bool)
    rough[np.argsort(-felt)[:EXACT // 2]] = False
    while len(weight) - rough.sum() < EXACT:
        most = np.abs(weight[rough]).max(0)
        rough[np.argmax((np.abs(weight) >= most).sum(1) * rough)] = False
    step = np.maximum(np.abs(weight[rough]).max(0) / STEPS, 1e-9).astype(np.float32)
    small = np.where(rough[:, None], np.round(weight / step), 0).astype(np.int8)
    return small, step, np.flatnonzero(~rough).astype(np.int64)
