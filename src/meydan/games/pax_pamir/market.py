"""The market and its money: prices, payments, purchases (PAM-9, 11.4, 20.8)."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.state import BIT
from meydan.games.pax_pamir.actions import (
    NOTE_COLLECTED,
    NOTE_PAID_TO_MARKET,
    NOTE_PURCHASED,
    NOTE_RUPEES_GONE,
    NOTE_RUPEES_SWALLOWED,
)
from meydan.games.pax_pamir.components import COLUMNS, COURT, COURT_CARDS, EVENTS, INFLUENCE, MILITARY, SPOTS
from meydan.games.pax_pamir.state import EMPTY, Pamir


def checks_left(g: Pamir) -> i64:
    """Dominance Checks in deck and market (PAM-18.8)."""
    total: i64 = 0
    for spot in range(SPOTS):
        if g.is_check(g.market[spot]):
            total += 1
    for at in range(g.drawn, len(g.deck)):
        if g.is_check(g.deck[at]):
            total += 1
    return total


def is_free(g: Pamir, seat: i64, card: i64) -> bool:
    """Whether an Influence ability pays for it (PAM-9.7)."""
    if card >= COURT_CARDS:
        return False
    bought = COURT[card]
    for n in g.courts[seat]:
        held = COURT[n]
        if held.ability == INFLUENCE and (
                held.ability_region == bought.region
                or (bought.patriot >= 0 and held.ability_coalition == bought.patriot)):
            return True
    return False


def price(g: Pamir, seat: i64, spot: i64) -> i64:
    """PAM-9.2, 9.7."""
    cost = spot % COLUMNS
    if g.favored == MILITARY:
        cost *= 2
    if cost and g.has(seat, INFLUENCE) and is_free(g, seat, g.market[spot]):
        return 0
    return cost


def can_buy(g: Pamir, seat: i64, spot: i64) -> bool:
    card = g.market[spot]
    if card == EMPTY or g.blocked & BIT[spot]:
        return False
    if card >= COURT_CARDS and not EVENTS[card - COURT_CARDS].purchasable:
        return False
    return price(g, seat, spot) <= g.rupees[seat]


def swallows(g: Pamir, spot: i64) -> bool:
    """Public Withdrawal takes rupees out of the game (PAM-20.8)."""
    card = g.market[spot]
    return card >= COURT_CARDS and EVENTS[card - COURT_CARDS].swallows


def put_rupees(g: Pamir, spot: i64, rupees: i64) -> None:
    """The active player puts rupees on a market card, which blocks it this turn (PAM-9.6)."""
    g.blocked |= BIT[spot]
    if swallows(g, spot):
        g.note(NOTE_RUPEES_SWALLOWED, g.turn, rupees, spot)
    else:
        g.coins[spot] += rupees


def pay_for_card(g: Pamir, seat: i64, spot: i64, cost: i64) -> None:
    """Pay the price of a market card to the cards left of it (PAM-9.3, 9.4)."""
    g.rupees[seat] -= cost
    each: i64 = 1
    if g.favored == MILITARY:
        each = 2
    gone: i64 = 0
    for k in range(1, spot % COLUMNS + 1):
        left = spot - k
        if g.market[left] == EMPTY:
            left = (left + COLUMNS) % SPOTS
        if g.market[left] != EMPTY:
            put_rupees(g, left, each)
        else:
            gone += each
    if gone:
        g.note(NOTE_RUPEES_GONE, seat, gone)


def spot_from_right(g: Pamir, row: i64, nth: i64) -> i64:
    """The nth card from the right of a row, counting from 0, or -1."""
    skip = nth
    for column in range(COLUMNS - 1, -1, -1):
        if g.market[row * COLUMNS + column] != EMPTY:
            if skip == 0:
                return row * COLUMNS + column
            skip -= 1
    return -1


def pay_pairs(g: Pamir, seat: i64, first: i64, pairs: i64) -> None:
    """Pair n of an action's cost goes to the nth cards from the right, what finds no card is gone (PAM-11.4, 11.5).

    The event names the spots as a mask.
    """
    g.rupees[seat] -= 2 * pairs
    if g.log is not None:
        g.note(NOTE_PAID_TO_MARKET, seat, 2 * pairs, paid_spots(g, first, pairs))
    gone: i64 = 0
    for nth in range(first, first + pairs):
        for row in range(2):
            spot = spot_from_right(g, row, nth)
            if spot >= 0:
                put_rupees(g, spot, 1)
            else:
                gone += 1
    if gone:
        g.note(NOTE_RUPEES_GONE, seat, gone)


def paid_spots(g: Pamir, first: i64, pairs: i64) -> i64:
    mask: i64 = 0
    for nth in range(first, first + pairs):
        for row in range(2):
            spot = spot_from_right(g, row, nth)
            if spot >= 0:
                mask |= BIT[spot]
    return mask


def pay_action(g: Pamir, seat: i64, cost: i64) -> None:
    pay_pairs(g, seat, 0, cost // 2)


def buy(g: Pamir, seat: i64, spot: i64) -> i64:
    """Pay, collect the rupees on the card, take it off the market (PAM-9.12)."""
    n = g.market[spot]
    cost = price(g, seat, spot)
    g.note(NOTE_PURCHASED, seat, n, spot, cost)
    if cost:
        pay_for_card(g, seat, spot, cost)
    if g.coins[spot]:
        g.rupees[seat] += g.coins[spot]
        g.note(NOTE_COLLECTED, seat, n, g.coins[spot])
        g.coins[spot] = 0
    g.market[spot] = EMPTY
    return n
