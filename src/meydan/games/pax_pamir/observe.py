"""What a seat knows, as a row of small numbers for learners.

`LAYOUT` names the sections in order. Seats are turned so that the observer is first; cards, regions and borders stand
in the order of `components`. Hands came from the open market, so whoever remembers knows them (PAM-6.3): they are told.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import sections
from meydan.core.observing import Row
from meydan.games.pax_pamir import market
from meydan.games.pax_pamir.actions import ACTIONS
from meydan.games.pax_pamir.components import (
    BORDERS,
    COALITIONS,
    COURT_CARDS,
    EFFECTS,
    EVENT_CARDS,
    GIFT_SPACES,
    MOST_SEATS,
    REGIONS,
    SPOTS,
)
from meydan.games.pax_pamir.state import Pamir

CODES: Final = ACTIONS.size
CARDS: Final = COURT_CARDS + EVENT_CARDS
# Of each seat: loyalty, five numbers, the court in its order, hand, prizes, gifts, tribes, spies by card.
SEAT: Final = COALITIONS + 5 + 3 * COURT_CARDS + GIFT_SPACES + REGIONS + COURT_CARDS + 1
LAYOUT: Final = sections(
    ("asked", 5, 1), ("question", 6, 255), ("choices", CODES, 1), ("seats", MOST_SEATS * SEAT, 255),
    ("armies", COALITIONS * REGIONS, 255), ("roads", COALITIONS * BORDERS, 255), ("market", CARDS, SPOTS),
    ("rupees_in_market", SPOTS, 255), ("blocked_spots", SPOTS, 1), ("favored", 4, 1), ("turn", 5, 1),
    ("actions_left", 1, 255), ("cards_used", COURT_CARDS, 1), ("in_force", EFFECTS * MOST_SEATS, 1),
    ("checks_left", 1, 255), ("deck", 1, 255), ("refusals", 1, 255), ("turns", 1, 255))
TABLE: Final = COALITIONS * (REGIONS + BORDERS) + CARDS + 2 * SPOTS + 4
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].size


def observe(g: Pamir, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    row.question(g, seat, CODES)
    for k in range(MOST_SEATS):
        if k < g.players:
            observe_seat(g, (seat + k) % g.players, row)
        else:
            row.at += SEAT
    observe_table(g, row)
    row.one_of((g.turn + g.players - seat) % g.players, 5)
    row.number(g.actions)
    row.members(g.used_low, COURT_CARDS // 2)
    row.members(g.used_high, COURT_CARDS // 2)
    for effect in range(EFFECTS):
        for k in range(MOST_SEATS):
            row.flag(k < g.players and g.in_force(effect, (seat + k) % g.players))
    row.number(market.checks_left(g))
    row.number(len(g.deck) - g.drawn)
    row.number(g.refusals)
    row.number(g.turns)


def observe_seat(g: Pamir, owner: i64, row: Row) -> None:
    """What one seat has."""
    row.one_of(g.loyalty[owner], COALITIONS)
    row.number(g.rupees[owner])
    row.number(g.points(owner))
    row.number(g.cylinders_in_play(owner))
    row.number(len(g.hands[owner]))
    row.number(g.shelter(owner))
    row.cards(g.courts[owner], COURT_CARDS)
    for card in g.hands[owner]:
        if card < COURT_CARDS:
            row.out[row.at + card] = 1
    row.at += COURT_CARDS
    for card in g.prizes[owner]:
        row.out[row.at + card] = 1
    row.at += COURT_CARDS
    for space in range(GIFT_SPACES):
        row.flag(g.has_gift_at(owner, space))
    for region in range(REGIONS):
        row.number(g.tribes(owner, region))
    for card in range(COURT_CARDS):
        if g.spies[card]:
            row.number(g.spies_of(owner, card))
        else:
            row.at += 1
    row.flag(g.is_wakhan(owner))


def observe_table(g: Pamir, row: Row) -> None:
    """What lies on the map and in the market, from the armies to the favored suit."""
    for coalition in range(COALITIONS):
        for region in range(REGIONS):
            row.number(g.armies(coalition, region))
    for coalition in range(COALITIONS):
        for border in range(BORDERS):
            row.number(g.roads(coalition, border))
    for spot in range(SPOTS):
        card = g.market[spot]
        if card >= 0:
            row.out[row.at + card] = u8(spot + 1)
    row.at += CARDS
    for spot in range(SPOTS):
        row.number(g.coins[spot])
    row.members(g.blocked, SPOTS)
    row.one_of(g.favored, 4)
