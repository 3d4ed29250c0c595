"""What a network reads that judges where a turn ends at a table of three to five: what `ends` tells of the seat and its
foremost rival, then how each way the next check may fall leaves the seat among all, each rival in the order of turns,
and the further ones together.

The numbers are seen from the seat whose turn ended.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observing import Row
from meydan.games.pax_pamir import checks, ends, market
from meydan.games.pax_pamir.components import CHECKS, COALITIONS, MOST_SEATS, NO_COALITION
from meydan.games.pax_pamir.ends import LIFT, LIFTS, STEPS
from meydan.games.pax_pamir.evaluate import COUNT
from meydan.games.pax_pamir.observe import SEAT_SIZE, observe_seat
from meydan.games.pax_pamir.state import Pamir

MOVER: Final = ends.MOVER
STAGE: Final = ends.STAGE
STAGES: Final = ends.STAGES
TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = ((3, {}), (4, {}), (5, {}))
SHAPE: Final[dict[str, Any]] = {"patience": 0.97, "rounds": 2}
RIVALS: Final = MOST_SEATS - 1
RIVAL: Final = 14                       # numbers told of each,
OUTCOME: Final = 8                      # and of each way the next check may fall
GAP: Final = 20.0                       # in how many steps a point of log odds between prospects is told
NOTHING: Final[vec[float]] = vec[float]([0.0] * COUNT)
TURNS: Final = MOST_SEATS + RIVALS      # whose turn it is, and how many play
LEAD: Final = 1 + CHECKS                # points over all others, once more by stage
COUNTED: Final = ends.COUNTED + TURNS + LEAD + (COALITIONS + 1) * OUTCOME + RIVALS * RIVAL + COUNT
SIZE: Final = COUNTED + (ends.SIZE - ends.COUNTED) + SEAT_SIZE


def readable(g: Pamir) -> bool:
    """Whether the network has learned such games: more than two players, none of them Wakhan."""
    return g.players > 2 and not g.is_wakhan(g.players - 1)


def observe_end(g: Pamir, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    counted = ends.counted_by(g)
    prospects = ends.prospects_of(counted)
    foremost: i64 = -1
    for other in range(g.players):
        if other != seat and (foremost < 0 or prospects[other] > prospects[foremost]):
            foremost = other
    ends.write_counted(g, seat, foremost, counted, prospects, row)
    write_turns(g, seat, row)
    write_outcomes(g, seat, row)
    rivals = row.at
    for step in range(1, g.players):
        rival = g.seat_after(seat, step)
        write_rival(g, seat, rival, prospects[seat] - prospects[rival], rival == foremost, row)
    row.at = rivals + RIVALS * RIVAL
    write_together(seat, foremost, counted, row)
    ends.write_lying(g, seat, foremost, row)
    lying = row.at
    for rival in range(g.players):
        if rival != seat and rival != foremost:     # one of them anywhere is a one
            row.at = lying
            observe_seat(g, rival, row)


def write_turns(g: Pamir, seat: i64, row: Row) -> None:
    """How many play, and who is about to."""
    row.one_of(g.players - 2, RIVALS)
    for step in range(MOST_SEATS):
        row.flag(step < g.players and g.seat_after(seat, step) == g.turn)


def write_outcomes(g: Pamir, seat: i64, row: Row) -> None:
    """The lead over all others, and what becomes of it however the next check falls: to the own coalition, to the
    stronger or the weaker of the others, or to none."""
    left = market.checks_left(g)
    lead = g.points(seat)
    best: i64 = 0
    for other in range(g.players):
        if other != seat:
            best = max(best, g.points(other))
    lead -= best
    row.number(LIFT + lead)
    for stage in range(CHECKS):
        row.number(LIFT + (lead if stage == max(0, CHECKS - left) else 0))
    ours = g.loyalty[seat]
    stronger = (ours + 1) % COALITIONS
    weaker = (ours + 2) % COALITIONS
    if checks.lead_of(g, weaker) > checks.lead_of(g, stronger):
        stronger, weaker = weaker, stronger
    write_outcome(g, seat, ours, left == 1, row)
    write_outcome(g, seat, stronger, left == 1, row)
    write_outcome(g, seat, weaker, left == 1, row)
    write_outcome(g, seat, NO_COALITION, left == 1, row)


def write_outcome(g: Pamir, seat: i64, dominant: i64, final_check: bool, row: Row) -> None:
    """A check that falls so: the lead over all others after it, whether it ends the game, who is in front then."""
    gained = checks.place_points(g, seat, dominant, final_check)
    mine = g.points(seat) + gained
    best: i64 = 0                       # of the others,
    second: i64 = 0
    level: i64 = 0                      # how many of them have as much at least,
    followers: i64 = 0                  # and how many would share in it
    for other in range(g.players):
        if other == seat:
            continue
        theirs = g.points(other) + checks.place_points(g, other, dominant, final_check)
        if theirs > best:
            second = best
            best = theirs
        elif theirs > second:
            second = theirs
        if theirs >= mine:
            level += 1
        if dominant != NO_COALITION and g.loyalty[other] == dominant:
            followers += 1
    lead = mine - best
    row.number(LIFT + lead)
    row.flag(lead >= checks.LEAD_TO_WIN or (final_check and lead > 0))
    row.flag(best - max(second, mine) >= checks.LEAD_TO_WIN or (final_check and lead < 0))
    row.number(level)
    row.number(gained)
    row.number(followers)
    row.number(LIFT + (max(-6, min(8, checks.lead_of(g, dominant))) if dominant != NO_COALITION else 0))
    row.flag(dominant == g.dominant())


def write_rival(g: Pamir, seat: i64, rival: i64, gap: float, foremost: bool, row: Row) -> None:
    """How a rival stands against the seat."""
    ours = g.loyalty[seat]
    theirs = g.loyalty[rival]
    row.flag(True)
    row.flag(foremost)
    row.number(LIFT + i64(GAP * max(-3.0, min(6.0, gap))))
    row.number(LIFT + g.points(seat) - g.points(rival))
    row.flag(ours == theirs)
    row.number(g.influence(rival, theirs) if theirs != NO_COALITION else 0)
    row.number(LIFT + (g.influence(seat, ours) - g.influence(rival, ours) if ours == theirs != NO_COALITION else 0))
    row.number(LIFT + g.cylinders_in_play(seat) - g.cylinders_in_play(rival))
    row.number(g.rupees[rival])
    row.number(len(g.hands[rival]))
    row.number(len(g.courts[rival]))
    row.number(g.spies_in_play(rival))
    row.number(g.gifts(rival))
    row.number(LIFT + (checks.lead_of(g, theirs) if theirs != NO_COALITION else 0))


def write_together(seat: i64, foremost: i64, counted: list[vec[float]], row: Row) -> None:
    """What the opinion counts of the further rivals, added up."""
    total = vec[float]([0.0] * COUNT)
    for rival in range(len(counted)):
        if rival != seat and rival != foremost:
            for number in range(COUNT):
                total[number] += counted[rival][number] + LIFTS[number] / STEPS[number]
    row.counted(total, STEPS, NOTHING)
