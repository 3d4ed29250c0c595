"""What a network reads that judges where a turn ends at a table of three to five: what `ends` tells of the seat and its
foremost rival, then each rival in the order of turns, and the further ones together.

The numbers are seen from the seat; nothing hidden from it is looked at.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observing import Row
from meydan.games.scythe import ends, scoring
from meydan.games.scythe.components import STARS
from meydan.games.scythe.ends import LIFT, dealt
from meydan.games.scythe.observe import PLAYERS
from meydan.games.scythe.state import Scythe

MOVER: Final = ends.MOVER
STAGE: Final = ends.STAGE
STAGES: Final = ends.STAGES
TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = ((3, {}), (4, {}), (5, {}))
SHAPE: Final[dict[str, Any]] = {"patience": 0.99, "rounds": 2}
RIVALS: Final = PLAYERS - 1
RIVAL: Final = 12                       # numbers told of each
GAP: Final = 20.0                       # in how many steps a point of log odds between prospects is told
COUNTED: Final = ends.COUNTED + PLAYERS + RIVALS * RIVAL + ends.SEAT
SIZE: Final = COUNTED + (ends.SIZE - ends.COUNTED) + ends.STANDING


def readable(g: Scythe) -> bool:
    """Whether the network has learned such games: more than two players whose mats are dealt."""
    return g.players > 2 and dealt(g)


def observe_end(g: Scythe, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    counted = ends.counted_by(g, seat)
    prospects = ends.prospects_of(counted)
    foremost = ends.foremost_of(prospects, seat)
    ends.write_counted(g, seat, foremost, counted, prospects, row)
    row.one_of((g.active + g.players - seat) % g.players, PLAYERS)
    together = row.at + RIVALS * RIVAL
    for step in range(1, g.players):
        rival = (seat + step) % g.players
        told = vec[u8]([u8(0)] * ends.SEAT)
        at_hand = ends.write_seat(g, rival, counted[rival], False, Row(told, 0))
        write_rival(g, seat, rival, prospects[seat] - prospects[rival], at_hand, rival == foremost, row)
        if rival != foremost:
            add(told, out, together)
    row.at = together + ends.SEAT
    ends.write_lying(g, seat, foremost, row)
    lying = row.at
    for rival in range(g.players):
        if rival != seat and rival != foremost:     # one of them anywhere is a one
            row.at = lying
            ends.write_standing(g, rival, row)


def write_rival(g: Scythe, seat: i64, rival: i64, gap: float, at_hand: i64, foremost: bool, row: Row) -> None:
    """How a rival stands against the seat."""
    player = g.seats[rival]
    stars = player.stars()
    ahead = scoring.fortune(g, seat) - scoring.fortune(g, rival)
    row.flag(True)
    row.flag(foremost)
    row.number(LIFT + max(-LIFT, i64(GAP * max(-6.0, min(6.0, gap)))))
    row.number(stars)
    row.number(LIFT + g.seats[seat].stars() - stars)
    row.number(at_hand)
    row.flag(stars + at_hand >= STARS)
    row.number(LIFT + max(-100, min(100, ahead)))
    row.flag(ahead <= 0)
    row.number(player.power)
    row.number(player.popularity)
    row.number(g.hand(rival))


def add(told: vec[u8], out: vec[u8], at: i64) -> None:
    """Add numbers to those that stand there; what is above 255 is cut off."""
    for number in range(len(told)):
        if told[number]:
            out[at + number] = u8(min(i64(out[at + number]) + i64(told[number]), 255))
