"""Drawn parts kept by what they show, so that what did not change is not drawn again."""
from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

MOST: Final = 12_000

_drawn: dict[Hashable, str] = {}


def remembered(key: Hashable, draw: Callable[[], str]) -> str:
    """The part of this key. `draw` must depend on nothing but the key; begin keys with the game's name."""
    found = _drawn.get(key)
    if found is None:
        if len(_drawn) >= MOST:
            for old in list(_drawn)[:MOST // 4]:            # the oldest go
                del _drawn[old]
        found = _drawn[key] = draw()
    return found
