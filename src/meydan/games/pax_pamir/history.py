"""A Dominance Check as one number: who dominated, whether it was final, and each seat's points.

Two bits hold the dominant coalition + 1, one whether the check was final, then five the points of each seat.
What the check counted is a second number: four bits for the blocks of each coalition, six for each seat's influence
or cylinders, one for Conflict Fatigue, then the number of the turn.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COALITIONS: Final = 3
MOST_SEATS: Final = 5
NOT_COUNTED: Final = 63                     # a seat that was not loyal to the dominant coalition
LAST_TURN: Final = 2**16 - 1


def pack_check(dominant: i64, final_check: bool) -> i64:
    packed = dominant + 1
    if final_check:
        packed += 4
    return packed


def check_dominant(check: i64) -> i64:
    return (check & 3) - 1


def check_final(check: i64) -> bool:
    return check & 4 != 0


def check_points(check: i64, seat: i64) -> i64:
    return check >> 3 + 5 * seat & 31


def pack_counts(blocks: tuple[int, int, int], standings: list[int], fatigue: bool, turn: i64) -> i64:
    packed: i64 = min(turn, LAST_TURN)
    packed = packed * 2 + (1 if fatigue else 0)
    for seat in range(MOST_SEATS - 1, -1, -1):
        packed = packed * 64 + (standings[seat] if seat < len(standings) else NOT_COUNTED)
    for coalition in range(COALITIONS - 1, -1, -1):
        packed = packed * 16 + blocks[coalition]
    return packed


def counted_blocks(counts: i64, coalition: i64) -> i64:
    return counts >> 4 * coalition & 15


def counted_standing(counts: i64, seat: i64) -> i64:
    return counts >> 12 + 6 * seat & 63


def counted_with_fatigue(counts: i64) -> bool:
    return counts >> 42 & 1 != 0


def counted_in_turn(counts: i64) -> i64:
    return counts >> 43
