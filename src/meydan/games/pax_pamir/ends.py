"""What a network reads that judges where a turn of two players' game ends: counted things first, then what lies where.
`ends_many` reads larger tables, and begins with the same.

The numbers are seen from the seat whose turn ended. What may be below zero is moved up by LIFT. The hand-made opinion
is among them, so that the network only has to learn where it is wrong.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observing import Row
from meydan.core.opinion import log_odds, weighed
from meydan.games.pax_pamir import checks, market
from meydan.games.pax_pamir.components import CHECKS, COALITIONS, COLUMNS, NO_COALITION, SPOTS
from meydan.games.pax_pamir.evaluate import COUNT, FEATURES, WEIGHTS, features
from meydan.games.pax_pamir.observe import SEAT_SIZE, TABLE, observe_seat, observe_table
from meydan.games.pax_pamir.state import Pamir

LIFT: Final = 64
NEVER: Final = 9                        # a column where no check lies
STEPS: Final[vec[float]] = vec[float](              # of features; prospects are no whole numbers,
    [10.0 if name in ("prospect", "urgent_prospect") else 1.0 for name in FEATURES])
LIFTS: Final[vec[float]] = vec[float](              # and the lead may be below zero
    [8.0 if name == "coalition_lead" else 0.0 for name in FEATURES])
MOVER: Final = 2                        # where it is told whether the seat is about to begin a turn
STAGE: Final = 3                        # where the Dominance Checks behind are told, one of STAGES
STAGES: Final = CHECKS
COUNTED: Final = STAGE + STAGES + 2 * COUNT + 70
SIZE: Final = COUNTED + 2 * SEAT_SIZE + TABLE


def readable(g: Pamir) -> bool:
    """Whether the network has learned such games: two players, and no Wakhan."""
    return g.players == 2 and not g.is_wakhan(0) and not g.is_wakhan(1)


def observe_end(g: Pamir, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    rival = 1 - seat
    counted = counted_by(g)
    write_counted(g, seat, rival, counted, prospects_of(counted), row)
    write_lying(g, seat, rival, row)


def counted_by(g: Pamir) -> list[vec[float]]:
    """What the opinion counts of each seat."""
    found: list[vec[float]] = []
    for seat in range(g.players):
        found.append(features(g, seat))
    return found


def prospects_of(counted: list[vec[float]]) -> list[float]:
    """What the opinion makes of it, for each seat."""
    found: list[float] = []
    for seen in counted:
        found.append(weighed(seen, WEIGHTS, 0))
    return found


def write_counted(g: Pamir, seat: i64, rival: i64, counted: list[vec[float]], prospects: list[float],
                  row: Row) -> None:
    """COUNTED numbers: the opinion, how far the game is, the seat and a rival, and the next check between them."""
    row.odds(log_odds(prospects, seat))
    row.flag(g.turn == seat)
    left = market.checks_left(g)
    row.one_of(max(0, CHECKS - left), CHECKS)
    row.counted(counted[seat], STEPS, LIFTS)
    row.counted(counted[rival], STEPS, LIFTS)
    write_prospects(g, seat, rival, left == 1, row)


def write_lying(g: Pamir, seat: i64, rival: i64, row: Row) -> None:
    """What lies where."""
    observe_seat(g, seat, row)
    observe_seat(g, rival, row)
    observe_table(g, row)


def write_prospects(g: Pamir, seat: i64, rival: i64, final_check: bool, row: Row) -> None:
    """How the next check may fall, what each outcome would mean, and who can bring it about."""
    ours = g.loyalty[seat]
    others = g.loyalty[rival]
    ahead = g.points(seat) - g.points(rival)
    lead_ours: i64 = checks.lead_of(g, ours) if ours != NO_COALITION else -6
    lead_others: i64 = checks.lead_of(g, others) if others != NO_COALITION else -6
    lead_third: i64 = -6
    top: i64 = 0
    third = NO_COALITION
    for coalition in range(COALITIONS):
        lead = checks.lead_of(g, coalition)
        top = max(top, lead)
        if coalition != ours and coalition != others:
            lead_third = max(lead_third, lead)
            third = coalition
    outcome: i64 = 3
    if top >= checks.LEAD_TO_WIN:
        outcome = 0 if lead_ours == top else 1 if lead_others == top else 2
    first: i64 = NEVER
    second: i64 = NEVER
    for spot in range(SPOTS):
        if g.is_check(g.market[spot]):
            column = spot % COLUMNS
            if column < first:
                second = first
                first = column
            elif column < second:
                second = column
    soon: i64 = max(0, COLUMNS - first) if first < NEVER else 0
    now = ahead
    for number in range(4):
        dominant = ours if number == 0 else others if number == 1 else third if number == 2 else NO_COALITION
        after = (ahead + checks.place_points(g, seat, dominant, final_check)
                 - checks.place_points(g, rival, dominant, final_check))
        if number == outcome:
            now = after
        row.number(LIFT + after)
        row.flag(after >= checks.LEAD_TO_WIN or (final_check and after > 0))
        row.flag(after <= -checks.LEAD_TO_WIN or (final_check and after < 0))
        row.number(LIFT + soon * max(-10, min(10, after)))
    row.number(LIFT + now)
    row.number(LIFT + soon * max(-10, min(10, now)))
    row.one_of(outcome, 4)
    row.number(LIFT + max(-6, min(8, lead_ours)))
    row.number(LIFT + max(-6, min(8, lead_others)))
    row.number(LIFT + max(-6, min(8, lead_third)))
    for step in range(8):
        row.flag(top >= step)
    row.flag(ours == others)
    row.number(LIFT + ahead)
    stage = max(0, CHECKS - market.checks_left(g))
    for number in range(CHECKS):
        row.number(LIFT + (ahead if number == stage else 0))
    row.one_of(first, NEVER + 1)
    row.number(NEVER - second)
    for times in range(1, 3):
        for payer in (seat, rival):
            able = first < NEVER and g.rupees[payer] >= times * first
            row.flag(able)
            row.number(LIFT + (now if able else 0))
    row.number(g.rupees[seat])
    row.number(g.rupees[rival])
    coins: i64 = 0
    for spot in range(SPOTS):
        coins += g.coins[spot]
    row.number(coins)
    row.number(len(g.deck) - g.drawn)
    gap = g.cylinders_in_play(seat) - g.cylinders_in_play(rival)
    row.number(LIFT + gap)
    for step in range(-2, 4):
        row.flag(gap >= step)
    row.number(LIFT + (g.influence(seat, ours) if ours != NO_COALITION else 0)
               - (g.influence(rival, others) if others != NO_COALITION else 0))
