"""Sets of cards, places or factions in one number, lowest member first."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, lowest
from meydan.games.root.actions import ACTIONS
from meydan.games.root.components import CLEARINGS, EVERYWHERE, OF_SUIT, PLACE_NAMES, SUIT_NAMES

MADE: Final[list[Any]] = list(range(ACTIONS.size))      # every code as an object, made once


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
    offered: list[Any] = codes
    while mask:
        offered.append(MADE[start + lowest(mask)])
        mask &= mask - 1


def within(clearings: i64) -> list[str]:
    """A set of clearings in words: nothing if it is all of them, suits where it is all of a suit, else each one."""
    if clearings == EVERYWHERE:
        return []
    words: list[str] = []
    for suit in range(3):
        if clearings & OF_SUIT[suit] == OF_SUIT[suit]:
            words.append(SUIT_NAMES[suit])
            clearings &= ~OF_SUIT[suit]
    for clearing in range(CLEARINGS):
        if clearings & BIT[clearing]:
            words.append(PLACE_NAMES[clearing])
    return words
