"""What every game's observation has in common: named sections of one row of small numbers."""
from __future__ import annotations

from typing import NamedTuple


class Section(NamedTuple):
    """A part of the row: its name, where it begins, how many numbers it has, and the largest any can be."""

    name: str
    start: int
    size: int
    most: int


def sections(*parts: tuple[str, int, int]) -> tuple[Section, ...]:
    """Sections one after the other, each given by name, size and largest number.

    >>> sections(("hand", 54, 1), ("points", 4, 60))[1]
    Section(name='points', start=54, size=4, most=60)
    """
    found: list[Section] = []
    start = 0
    for name, size, most in parts:
        found.append(Section(name, start, size, most))
        start += size
    return tuple(found)
