"""Quick guesses for search: how a position stands, and a plausible choice."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.pax_pamir import checks, market
from meydan.games.pax_pamir.actions import ACCEPT, DECLINE, END_TURN, PAY, PLAY, REFUSE, STOP, USE_TAX, WITHDRAW
from meydan.games.pax_pamir.components import COURT
from meydan.games.pax_pamir.history import check_points
from meydan.games.pax_pamir.state import Pamir


def evaluate(g: Pamir, seat: i64) -> float:
    """The lead in points, the next check as it would fall now, and a little for means."""
    if g.ending >= 0:
        return g.returns()[seat]
    remaining = market.checks_left(g)
    result = checks.judge(g, remaining == 1)
    best = -99.0
    mine = 0.0
    for other in range(g.players):
        value = standing(g, other, check_points(result, other))
        if other == seat:
            mine = value
        elif value > best:
            best = value
    lead = (mine - best) / 8.0
    return max(-1.0, min(1.0, lead))


def standing(g: Pamir, seat: i64, next_points: i64) -> float:
    ranks = 0
    for n in g.courts[seat]:
        ranks += int(COURT[n].rank)
    return (float(int(g.points(seat))) + 0.6 * float(int(next_points)) + 0.08 * float(ranks)
            + 0.05 * float(int(min(g.rupees[seat], 10))) + 0.05 * float(int(g.cylinders_in_play(seat))))


def policy(g: Pamir, rng: Rng) -> i64:
    """Act while actions are left, play before buying, finish what was begun, bribe if it is cheap."""
    choices = g.choices
    count = len(choices)
    last: i64 = choices[count - 1]
    if count == 1:
        return last
    if last == END_TURN:
        return choose_action(g, rng)
    if last == WITHDRAW:
        first: i64 = choices[0]
        if first == PAY and rng.below(2):
            return first
        return choices[rng.below(count)]
    if last == REFUSE:
        offered = g.stack[len(g.stack) - 1].number % 16
        if offered > 0 or rng.below(3) == 0:
            return ACCEPT
        return REFUSE
    if last in (STOP, DECLINE):
        if rng.below(8) == 0:
            return last
        return choices[rng.below(count - 1)]
    return choices[rng.below(count)]


def choose_action(g: Pamir, rng: Rng) -> i64:
    choices = g.choices
    count = len(choices)
    plays = 0
    deeds = 0
    for code in choices:
        if code >= USE_TAX:
            deeds += 1
        elif code >= PLAY:
            plays += 1
    buys = count - 1 - plays - deeds
    roll = rng.below(10)
    if plays and roll < 6:
        return choices[buys + rng.below(plays)]
    if deeds and (roll < 8 or g.actions == 0):
        return choices[count - 1 - deeds + rng.below(deeds)] if roll else END_TURN
    if buys:
        return choices[rng.below(buys)]
    return choices[rng.below(count)]


