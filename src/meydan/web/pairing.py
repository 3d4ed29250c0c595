"""Who meets whom in a tournament: everybody meets everybody, or equals meet equals (Swiss).

Tables of two are pairs; larger ones are groups, in which nobody meets the same people again while there are others.
"""
from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, pairwise

Pair = tuple[int, int]                          # numbers of entrants; the second is -1 for a bye
BYE = -1
Group = tuple[int, ...]                         # numbers of entrants at one table; one alone has a bye


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


# Tables of more than two.

def sizes(players: int, seats: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table: as full as can be, all alike or one fewer. A 1 rests."""
    for resting in range(players):
        playing = players - resting
        tables = -(-playing // seats)
        each, more = divmod(playing, tables)
        found = [each + 1] * more + [each] * (tables - more)
        if all(size in allowed for size in found):
            return found + [1] * resting
    return [1] * players


def groups(order: Sequence[int], wanted: Sequence[int], before: Sequence[Group]) -> list[Group]:
    """The next round. Tables are filled from the front of the order, each with those who met least, then with the
    nearest; who rests did so least often, and stands last."""
    met = Counter(frozenset(pair) for group in before for pair in combinations(group, 2))
    rested = Counter(group[0] for group in before if len(group) == 1)
    left = list(order)
    resting: list[Group] = []
    for _ in range(sum(size == 1 for size in wanted)):
        number = min(reversed(left), key=lambda one: rested[one])
        left.remove(number)
        resting.append((number,))
    made: list[Group] = []
    for size in wanted:
        if size == 1:
            continue
        group = [left.pop(0)]
        while len(group) < size:
            group.append(left.pop(min(range(len(left)), key=lambda place: (
                sum(met[frozenset((left[place], other))] for other in group), place))))
        turned = len(before) % size                     # who begins changes
        made.append((*group[turned:], *group[:turned]))
    return made + resting


def robin_groups(players: int, seats: int, allowed: Collection[int]) -> list[list[Group]]:
    """All rounds until everybody has met everybody; whoever has most people left to meet is seated first."""
    wanted = sizes(players, seats, allowed)
    rounds: list[list[Group]] = []
    before: list[Group] = []
    everybody = set(map(frozenset, combinations(range(players), 2)))
    while (met := {frozenset(pair) for group in before for pair in combinations(group, 2)}) < everybody \
            and len(rounds) < 3 * players:
        order = sorted(range(players), key=lambda one: (sum(one in pair for pair in met), one))
        rounds.append(groups(order, wanted, before))
        before += rounds[-1]
    return rounds


def place_points(winners: Collection[int], totals: Sequence[float]) -> list[float]:
    """What a table of n gives: 1 to the first, 0 to the last, the others evenly between; who ties shares.

    Winners stand before all others, whatever their totals; behind them the totals decide.
    """
    count = len(totals)
    if count < 2:
        return [1.0] * count
    ranks = [(0.0 if seat in winners else 1.0, 0.0 if seat in winners else -totals[seat]) for seat in range(count)]
    order = sorted(ranks)
    return [sum(1 - place / (count - 1) for place, other in enumerate(order) if other == rank) / order.count(rank)
            for rank in ranks]
