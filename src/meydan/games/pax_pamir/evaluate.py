"""Quick guesses for search: how a position stands, and a plausible choice."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.opinion import expected, read_weights, weighed
from meydan.core.rng import Rng
from meydan.core.state import BIT
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
from meydan.games.pax_pamir.components import (
    CARD_ACTIONS,
    COALITIONS,
    COLUMNS,
    COURT,
    COURT_CARDS,
    NO_COALITION,
    REGIONS,
    SPOTS,
)
from meydan.games.pax_pamir.history import check_points
from meydan.games.pax_pamir.play import CARDS, SHARES
from meydan.games.pax_pamir.state import Pamir

# What is counted for a seat; the weights are points of log odds, and lie in `weights.json`.
FEATURES: Final = (
    "points", "prospect", "urgent_prospect", "influence", "cylinders", "coalition_lead", "rupees", "court", "ranks",
    "patriots", "regions", "hand", "spies", "gifts", "abilities", "outranked", "wakhan", "deeds", "favored_cards",
    "alone", "strength")
COUNT: Final = 21
PHASES: Final = 1
WEIGHTS: Final[vec[float]] = read_weights(Path(__file__).parent, FEATURES, PHASES)
# How likely a coalition that leads by so many blocks is dominant when the check comes.
DOMINANT_BY: Final[vec[float]] = vec[float]([0.2, 0.32, 0.45, 0.6, 0.85, 0.92, 0.95])


def phase(g: Pamir) -> i64:
    """The weights are the same all the game long."""
    return 0


def evaluate(g: Pamir, seat: i64) -> float:
    """The chance to win: points, the next check as it is likely to fall, and what influence will come from."""
    if g.ending >= 0:
        return g.returns()[seat]
    prospects: list[float] = []
    for other in range(g.players):
        prospects.append(weighed(features(g, other), WEIGHTS, 0))
    return expected(prospects, seat)


def features(g: Pamir, seat: i64) -> vec[float]:
    """All that is counted for a seat."""
    counted = vec[float]([0.0] * COUNT)
    loyal = g.loyalty[seat]
    counted[0] = float(g.points(seat))
    hope = next_points(g, seat)
    counted[1] = hope
    counted[2] = hope * nearness(g)
    counted[4] = float(g.cylinders_in_play(seat))
    if loyal != NO_COALITION:
        mine = g.influence(seat, loyal)
        counted[3] = float(mine)
        counted[5] = float(max(-4, min(6, checks.lead_of(g, loyal))))
        counted[19] = 1.0
        for other in range(g.players):
            if other != seat and g.loyalty[other] == loyal:
                counted[19] = 0.0
                if g.influence(other, loyal) >= mine:
                    counted[15] += 1.0
    counted[6] = float(min(g.rupees[seat], 10))
    deeds: i64 = 0
    for n in g.courts[seat]:
        card = COURT[n]
        counted[7] += 1.0
        counted[8] += float(card.rank)
        if card.patriot != NO_COALITION:
            counted[9] += 1.0
        if card.ability:
            counted[14] += 1.0
        if card.suit == g.favored:
            counted[18] += 1.0
        deeds |= card.deeds
    for action in range(CARD_ACTIONS):
        if deeds & BIT[action]:
            counted[17] += 1.0
    for region in range(REGIONS):
        if g.rules_region(seat, region):
            counted[10] += 1.0
            counted[20] += float(g.ruling_pieces(seat, region))
    counted[11] = float(len(g.hands[seat]))
    counted[12] = float(g.spies_in_play(seat))
    counted[13] = float(g.gifts(seat))
    if g.is_wakhan(seat):
        counted[16] = 1.0
    return counted


def next_points(g: Pamir, seat: i64) -> float:
    """What the next check is likely to bring: each coalition's chance to be dominant then, or nobody's."""
    final_check = market.checks_left(g) == 1
    first: i64 = 0
    for coalition in range(1, COALITIONS):
        if g.blocks_in_play(coalition) > g.blocks_in_play(first):
            first = coalition
    likely = DOMINANT_BY[max(0, min(6, checks.lead_of(g, first)))]
    return (likely * float(checks.place_points(g, seat, first, final_check))
            + (1.0 - likely) * float(checks.place_points(g, seat, NO_COALITION, final_check)))


def nearness(g: Pamir) -> float:
    """How soon the next check comes: 0 while none is in sight, 1 when it lies in the cheapest column."""
    near: i64 = 0
    for spot in range(SPOTS):
        if g.is_check(g.market[spot]):
            near = max(near, COLUMNS - spot % COLUMNS)
    return float(near) / float(COLUMNS)


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
