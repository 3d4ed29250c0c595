"""Quick guesses for search: how a position stands, and a plausible choice."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.pax_pamir import checks, market
from meydan.games.pax_pamir.actions import (
    ACCEPT,
    DECLINE,
    DISCARD,
    END_TURN,
    LEAVE_PRIZE,
    PAY,
    PLAY,
    PURCHASE,
    REFUSE,
    SPY_ON,
    STOP,
    TAKE_PRIZE,
    USE_TAX,
    WITHDRAW,
)
from meydan.games.pax_pamir.components import COURT, COURT_CARDS
from meydan.games.pax_pamir.history import check_points
from meydan.games.pax_pamir.play import CARDS, SHARES
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
    """The better of a few choices at a quick look; finish what was begun; bribe if it is cheap."""
    choices = g.choices
    count = len(choices)
    last: i64 = choices[count - 1]
    if count == 1:
        return last
    if last == END_TURN:
        return best_of(g, rng, LOOKS)
    if last == WITHDRAW:
        return PAY if choices[0] == PAY and rng.below(4) else choices[rng.below(count)]
    if last == REFUSE:
        return ACCEPT if g.stack[-1].number % SHARES > 0 or rng.below(3) == 0 else REFUSE
    if last == LEAVE_PRIZE:
        seat = g.current
        kept = COURT[g.stack[-1].number].prize == g.loyalty[seat]
        return TAKE_PRIZE if kept or g.influence(seat, g.loyalty[seat]) < 2 else LEAVE_PRIZE
    if last in (STOP, DECLINE):
        return last if rng.below(8) == 0 else choices[rng.below(count - 1)]
    if DISCARD <= last < SPY_ON:
        return best_of(g, rng, LOOKS)
    return choices[rng.below(count)]


def best_of(g: Pamir, rng: Rng, looks: i64) -> i64:
    """The best of so many random choices."""
    choices = g.choices
    best: i64 = choices[rng.below(len(choices))]
    most = worth(g, best)
    for _ in range(looks):
        code: i64 = choices[rng.below(len(choices))]
        value = worth(g, code)
        if value > most:
            most = value
            best = code
    return best


def worth(g: Pamir, code: i64) -> i64:
    """What an action of the turn, or a discard, is worth at a quick look."""
    seat = g.current
    if code >= DISCARD:
        return -card_worth(g, seat, code - DISCARD)
    if code >= USE_TAX:
        value: i64 = DEED_WORTH[(code - USE_TAX) // CARDS]
        if g.counts_as_favored(seat, COURT[(code - USE_TAX) % CARDS]):
            value += BONUS_WORTH
        return value
    if code >= PLAY:
        return PLAY_WORTH + card_worth(g, seat, code - PLAY)
    if code == END_TURN:
        return 0
    spot = code - PURCHASE
    n = g.market[spot]
    value = 2 * (g.coins[spot] - market.price(g, seat, spot)) - len(g.hands[seat]) * HELD_WORTH
    if n < COURT_CARDS:
        return value + card_worth(g, seat, n)
    if g.is_check(n):
        return value + check_worth(g, seat)
    return value + EVENT_WORTH


def card_worth(g: Pamir, seat: i64, n: i64) -> i64:
    """Rank, pieces, and what a patriot does to one's influence."""
    card = COURT[n]
    value = 2 * card.rank + 3 * card.cylinder_icons + 2 * card.block_icons
    if card.patriot == g.loyalty[seat]:
        value += 6
    elif card.patriot >= 0:
        value -= 4 * g.influence(seat, g.loyalty[seat]) - 4
    return value


def check_worth(g: Pamir, seat: i64) -> i64:
    """How much better than the best of the others one would score in a check now."""
    result = checks.judge(g, market.checks_left(g) == 1)
    best: i64 = 0
    for other in range(g.players):
        if other != seat:
            best = max(best, check_points(result, other))
    return 8 * (check_points(result, seat) - best)


LOOKS: Final = 4
PLAY_WORTH: Final = 12
BONUS_WORTH: Final = 6
HELD_WORTH: Final = 3
EVENT_WORTH: Final = 4
DEED_WORTH: Final[list[int]] = [8, 10, 10, 2, 7, 8]         # Tax, Gift, Build, Move, Betray, Battle
