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
HOLDERS: Final = 5                      # of hidden cards: the four hands and the supporters
LACKING: Final = 3                      # the kinds "does not match suit 0 to 2" come after "matches"
KINDS: Final[vec[i64]] = vec[i64]([MATCHING[kind] if kind < LACKING else ALL_CARDS & ~MATCHING[kind - LACKING]
                                   for kind in range(6)])
NO_CLAIMS: Final[list[int]] = []        # never changed

# A claim as a number: how many cards (six bits), of which kind (three), in which places (a mask).
KIND: Final = 6
PLACES: Final = 9
NUMBER: Final = 63


def add(claims: list[int], places: i64, kind: i64, number: i64) -> None:
    """One more claim, unless others say as much; it takes the place of those that say less."""
    if number <= 0:
        return
    weaker: i64 = 0
    for known in claims:
        claim: i64 = known
        if claim >> KIND & 7 == kind:
            there = claim >> PLACES
            if there & ~places == 0 and claim & NUMBER >= number:
                return
            if says_less(claim, places, kind, number):
                weaker += 1
    if weaker:
        claims[:] = [known for known in claims if not says_less(known, places, kind, number)]
    claims.append(places << PLACES | kind << KIND | number)


def says_less(claim: i64, places: i64, kind: i64, number: i64) -> bool:
    """Whether a claim about these places, or more of them, asks for no more cards of the kind."""
    return claim >> KIND & 7 == kind and places & ~(claim >> PLACES) == 0 and claim & NUMBER <= number


def after_leaving(claims: list[int], where: i64, cards: i64, goal: i64) -> list[int]:
    """When one of these cards has left a place: for all to see, or unseen for another place."""
    for known in claims:
        if is_touched(known, where, cards, goal):
            return loosened(claims, where, cards, goal)
    return claims


def is_touched(claim: i64, where: i64, cards: i64, goal: i64) -> bool:
    """Whether the claim may rest on the card that leaves; it does not mind one that stays among its places."""
    places = claim >> PLACES
    if not places & BIT[where] or not KINDS[claim >> KIND & 7] & cards:
        return False
    return goal == NONE or not places & BIT[goal]


def loosened(claims: list[int], where: i64, cards: i64, goal: i64) -> list[int]:
    result: list[int] = []
    for known in claims:
        claim: i64 = known
        places = claim >> PLACES
        kind = claim >> KIND & 7
        if not is_touched(claim, where, cards, goal):
            add(result, places, kind, claim & NUMBER)
        else:
            add(result, places, kind, (claim & NUMBER) - 1)
            if goal != NONE:
                add(result, places | BIT[goal], kind, claim & NUMBER)
    return result


def after_coming(claims: list[int], where: i64, suit: i64, origin: i64) -> list[int]:
    """When a card matching the suit has come to a place, unseen but for that."""
    result: list[int] = []
    for known in claims:
        claim: i64 = known
        places = claim >> PLACES
        number = claim & NUMBER
        if claim >> KIND & 7 == suit and places & BIT[where] and not places & BIT[origin]:
            number += 1
        add(result, places, claim >> KIND & 7, number)
    add(result, BIT[where], suit, 1)
    return result
