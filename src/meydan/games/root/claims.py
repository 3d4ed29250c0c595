"""What everybody knows of the suits of hidden cards.

A claim says that in some places together at least so many cards match a suit (given for Outrage, or as aid), or do not
match it (a hand shown for Outrage). When a card passes unseen from a place of a claim to another one, the claim holds
for one card less, and in full for these places and the new one together.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.state import BIT
from meydan.games.root.components import ALL_CARDS, MATCHING, NONE

SUPPORTERS: Final = 4                   # a place of cards, after the four hands
LACKING: Final = 3                      # the kinds "does not match suit 0 to 2" come after "matches"
KINDS: Final[vec[i64]] = vec[i64]([MATCHING[kind] if kind < LACKING else ALL_CARDS & ~MATCHING[kind - LACKING]
                                   for kind in range(6)])
NO_CLAIMS: Final[list[int]] = []        # never changed

# A claim as a number: how many cards (six bits), of which kind (three), in which places (a mask).
KIND: Final = 64
PLACES: Final = 512


def add(claims: list[int], places: i64, kind: i64, number: i64) -> None:
    """One more claim, unless others say as much; it takes the place of those that say less."""
    if number <= 0:
        return
    stays: list[int] = []
    for known in claims:
        claim: i64 = known
        if claim // KIND % 8 == kind:
            there = claim // PLACES
            if there & ~places == 0 and claim % KIND >= number:
                return
            if places & ~there == 0 and claim % KIND <= number:
                continue
        stays.append(known)
    stays.append(places * PLACES + kind * KIND + number)
    claims[:] = stays


def after_leaving(claims: list[int], where: i64, cards: i64, goal: i64) -> list[int]:
    """When one of these cards has left a place: for all to see, or unseen for another place."""
    result: list[int] = []
    for known in claims:
        claim: i64 = known
        places = claim // PLACES
        kind = claim // KIND % 8
        touched = places & BIT[where] != 0 and KINDS[kind] & cards != 0
        if touched and goal != NONE and places & BIT[goal] != 0:
            touched = False                         # it stays among these places
        if not touched:
            add(result, places, kind, claim % KIND)
        else:
            add(result, places, kind, claim % KIND - 1)
            if goal != NONE:
                add(result, places | BIT[goal], kind, claim % KIND)
    return result


def after_coming(claims: list[int], where: i64, suit: i64, origin: i64) -> list[int]:
    """When a card matching the suit has come to a place, unseen but for that."""
    result: list[int] = []
    for known in claims:
        claim: i64 = known
        places = claim // PLACES
        number = claim % KIND
        if claim // KIND % 8 == suit and places & BIT[where] and not places & BIT[origin]:
            number += 1
        add(result, places, claim // KIND % 8, number)
    add(result, BIT[where], suit, 1)
    return result
