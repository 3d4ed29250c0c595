"""Sets of cards, places or factions in one number, lowest member first."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.state import lowest


def bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def cards_in(mask: i64) -> list[int]:
    """The members of a set of cards."""
    cards: list[int] = []
    while mask:
        cards.append(lowest(mask))
        mask &= mask - 1
    return cards


def add_codes(codes: list[int], start: i64, mask: i64) -> None:
    """One code for each member of a set."""
    while mask:
        codes.append(start + lowest(mask))
        mask &= mask - 1
