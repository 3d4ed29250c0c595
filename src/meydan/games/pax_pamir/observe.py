"""What a seat knows, as a row of small numbers for learners.

`LAYOUT` names the sections in order. Seats are turned so that the observer is first; cards, regions and borders stand
in the order of `components`. `may_come` tells which cards have not come to light. Hands came from the open market, so
whoever remembers knows them (PAM-6.3): they are told. Pieces placed this turn (`fresh_*`) are counted by where they
lie, in the order of `pieces`: supply, regions, borders, gift spaces, court cards.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import Part, each, question, sections, steps_of
from meydan.core.observing import Row
from meydan.core.state import lowest
from meydan.games.pax_pamir import market
from meydan.games.pax_pamir.actions import ACTIONS
from meydan.games.pax_pamir.components import (
    AI,
    BLOCKS,
    BORDERS,
    COALITIONS,
    COLUMNS,
    COURT_CARDS,
    CYLINDERS,
    EFFECTS,
    EVENT_CARDS,
    GIFT_SPACES,
    MOST_SEATS,
    REGIONS,
    SPOTS,
)
from meydan.games.pax_pamir.pieces import ALL_BLOCKS, ON_CARD, ON_GIFT
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import Pamir

CODES: Final = ACTIONS.size
CARDS: Final = COURT_CARDS + EVENT_CARDS
STEPS: Final = steps_of("meydan.games.pax_pamir")
ATTEMPTS: Final = 32                    # so many are told, the oldest first
AI_CARDS: Final = len(AI)
SEAT: Final[tuple[Part, ...]] = (
    ("loyalty", COALITIONS, 1), ("rupees", 1, 255), ("points", 1, 255), ("cylinders_in_play", 1, 255),
    ("cards_in_hand", 1, 255), ("shelter", 1, 255), ("court", COURT_CARDS, 255), ("hand", COURT_CARDS, 1),
    ("prizes", COURT_CARDS, 1), ("gifts", GIFT_SPACES, 1), ("tribes", REGIONS, 255), ("spies", COURT_CARDS, 255),
    ("wakhan", 1, 1))
LAYOUT: Final = sections(
    *question(STEPS, CODES), *each("seat", MOST_SEATS, *SEAT),
    ("armies", (COALITIONS, REGIONS), 255), ("roads", (COALITIONS, BORDERS), 255), ("market", CARDS, SPOTS),
    ("rupees_in_market", SPOTS, 255), ("blocked_spots", SPOTS, 1), ("favored", 4, 1), ("turn", 5, 1),
    ("actions_left", 1, 255), ("cards_used", COURT_CARDS, 1), ("in_force", (EFFECTS, MOST_SEATS), 1),
    ("checks_left", 1, 255), ("deck", 1, 255), ("refusals", 1, 255), ("turns", 2, 255),
    ("may_come", CARDS, 1), ("withdrawn", (ATTEMPTS, 2), 255), ("requested", (ATTEMPTS, 2), 255),
    ("battle_at", 1, 255), ("spies_felled", MOST_SEATS, 15), ("moved_by_wakhan", 6, 255), ("first", 5, 1),
    ("other_way_round", 1, 1), ("wakhan_open", AI_CARDS, AI_CARDS), ("wakhan_next", 3, COLUMNS),
    ("fresh_blocks", (COALITIONS, ON_GIFT), BLOCKS),
    ("fresh_cylinders", (MOST_SEATS, ON_CARD + COURT_CARDS), CYLINDERS))
TABLE: Final = COALITIONS * (REGIONS + BORDERS) + CARDS + 2 * SPOTS + 4
SEAT_SIZE: Final = sections(*SEAT)[-1].end
SIZE: Final = LAYOUT[-1].end


def observe(g: Pamir, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    row.question(g, seat, CODES, STEPS)
    for k in range(MOST_SEATS):
        if k < g.players:
            observe_seat(g, (seat + k) % g.players, row)
        else:
            row.at += SEAT_SIZE
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
    row.large(g.turns)
    observe_deck(g, row)
    observe_attempts(g.barred, row)
    observe_attempts(g.requested, row)
    row.number(g.site + 1)
    for k in range(MOST_SEATS):
        row.number(g.felled >> 4 * ((seat + k) % g.players) & 15 if k < g.players else 0)
    row.wide(g.moved)
    row.one_of((g.first + g.players - seat) % g.players, 5)
    row.flag(g.clockwise != 1)
    observe_wakhan(g, row)
    observe_fresh(g, seat, row)


def observe_deck(g: Pamir, row: Row) -> None:
    """Cards that have not come to light, whether or not they are in the deck."""
    for card in range(CARDS):
        row.out[row.at + card] = 1
    for number in range(g.drawn):
        drawn: i64 = g.deck[number]
        row.out[row.at + drawn] = 0
    row.at += CARDS


def observe_attempts(attempts: tuple[int, ...], row: Row) -> None:
    """Their codes, each in two numbers."""
    for number in range(min(len(attempts), ATTEMPTS)):
        code: i64 = attempts[number] + 1
        row.out[row.at + 2 * number] = u8(code >> 8)
        row.out[row.at + 2 * number + 1] = u8(code & 255)
    row.at += 2 * ATTEMPTS


def observe_wakhan(g: Pamir, row: Row) -> None:
    """Her open cards in their order, and the back of the next."""
    if g.rules.wakhan == NO_SEAT:
        row.at += AI_CARDS + 3
        return
    for number in range(g.ai_next):
        card: i64 = g.ai_deck[number]
        row.out[row.at + card] = u8(number + 1)
    row.at += AI_CARDS
    upcoming = AI[g.ai_deck[g.ai_next]]
    row.number(upcoming.upper + 1)
    row.number(upcoming.lower + 1)
    row.number(upcoming.columns[0] + 1)


def observe_fresh(g: Pamir, seat: i64, row: Row) -> None:
    """Where pieces lie that were placed this turn and cannot be taken (PAM-6.6)."""
    fresh = g.fresh_blocks
    while fresh:
        block = lowest(fresh)
        fresh &= fresh - 1
        row.out[row.at + block // BLOCKS * ON_GIFT + g.pieces[block]] += 1
    row.at += COALITIONS * ON_GIFT
    fresh = g.fresh_cylinders
    while fresh:
        cylinder = lowest(fresh)
        fresh &= fresh - 1
        owner = (cylinder // CYLINDERS + g.players - seat) % g.players
        row.out[row.at + owner * (ON_CARD + COURT_CARDS) + g.pieces[ALL_BLOCKS + cylinder]] += 1
    row.at += MOST_SEATS * (ON_CARD + COURT_CARDS)


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
