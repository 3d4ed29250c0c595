"""A Dominance Check as one number: who dominated, whether it was final, and each seat's points.

Two bits hold the dominant coalition + 1, one whether the check was final, then five the points of each seat.
"""
from __future__ import annotations

from mypy_extensions import i64


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
