"""Who meets whom in a tournament: everybody meets everybody, or equals meet equals (Swiss)."""
from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

Pair = tuple[int, int]                          # numbers of entrants; the second is -1 for a bye
BYE = -1


def robin_rounds(players: int) -> int:
    return players - 1 + players % 2


def swiss_rounds(players: int) -> int:
    """Enough to single out one winner."""
    return max(1, math.ceil(math.log2(max(2, players))))


def robin(players: int, turn: int) -> list[Pair]:
    """The pairs of round `turn`, counted from 1, by the circle method; who begins changes from round to round."""
    seats = list(range(players)) + ([BYE] if players % 2 else [])
    fixed, others = seats[0], seats[1:]
    moved = (turn - 1) % len(others)
    circle = [fixed, *others[moved:], *others[:moved]]
    half = len(circle) // 2
    pairs = [(one, other) if (turn + place) % 2 else (other, one)
             for place, (one, other) in enumerate(zip(circle[:half], reversed(circle[half:])))]
    return [pair if pair[0] != BYE else (pair[1], BYE) for pair in pairs]


def swiss(points: Sequence[float], met: Sequence[Pair]) -> list[Pair]:
    """The next round: neighbours in the standing who have not met; the lowest without a bye yet rests."""
    order = sorted(range(len(points)), key=lambda number: (-points[number], number))
    known = {frozenset(pair) for pair in met if BYE not in pair}
    rested = {pair[0] for pair in met if pair[1] == BYE}
    bye = None
    if len(order) % 2:
        bye = next((number for number in reversed(order) if number not in rested), order[-1])
        order.remove(bye)
    pairs = _matched(order, known) or [(one, other) for one, other in list(pairwise(order))[::2]]
    begun = [sum(pair[0] == number for pair in met) - sum(pair[1] == number for pair in met)
             for number in range(len(points))]
    fair = [(one, other) if begun[one] <= begun[other] else (other, one) for one, other in pairs]
    return fair + ([(bye, BYE)] if bye is not None else [])


def _matched(order: list[int], known: set[frozenset[int]]) -> list[Pair] | None:
    """Pairs without a second meeting, as close in the standing as possible; None if there are none."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    for other in rest:
        if frozenset((first, other)) not in known:
            further = _matched([number for number in rest if number != other], known)
            if further is not None:
                return [(first, other), *further]
    return None
