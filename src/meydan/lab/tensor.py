"""A seat's view as numbers, the same way for every game.

Each leaf of the view is named by its path. Its place in the tensor is the CRC-32 of that name, modulo the size:

- a number adds log(1 + |n|) with the number's sign at `path`, a truth adds 1 at `path`;
- a word adds 1 at `path=word`;
- in a list of words each also adds 1 at `path*=word`, wherever in the list it stands;
- what is absent (null) adds nothing.

Two leaves may share a place; with 4096 places that is rare enough not to matter to a learner. `explain` tells which
names share one.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import copysign, log1p
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

SIZE: Final = 4096
BOUND: Final = 32.0                     # no place holds more


class Encoder:
    """Turns views into tensors of one size."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size

    def __call__(self, view: dict[str, Any]) -> NDArray[np.float32]:
        tensor = np.zeros(self.size, np.float32)
        for name, value in leaves(view):
            tensor[_place(name) % self.size] += value
        return np.clip(tensor, -BOUND, BOUND)

    def explain(self, view: dict[str, Any]) -> dict[int, list[str]]:
        """The names behind each place that this view uses.

        >>> Encoder(8).explain({"coins": 7, "over": False})
        {5: ['coins']}
        """
        places: dict[int, list[str]] = {}
        for name, value in leaves(view):
            if value:
                places.setdefault(_place(name) % self.size, []).append(name)
        return places


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """The name and number of each leaf.

    >>> list(leaves({"hand": ["fox", "fox"], "seat": 1, "none": None}))
    [('hand.0=fox', 1.0), ('hand*=fox', 1.0), ('hand.1=fox', 1.0), ('hand*=fox', 1.0), ('seat', 0.6931471805599453)]
    """
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{number}")
            if isinstance(inner, str):
                yield f"{path}*={inner}", 1.0
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, bool):
        yield path, float(value)
    elif value is not None:
        yield path, copysign(log1p(abs(value)), value)


@cache
def _place(name: str) -> int:
    return crc32(name.encode())
