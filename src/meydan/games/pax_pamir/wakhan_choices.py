"""How Wakhan picks cards, regions, borders, people and pieces (PAM-22.13, 24.9, 24.10, 25.7, 26.2, 26.6)."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.games.pax_pamir.actions import (
    NOTE_WAKHAN_CHOOSES_CARD,
    NOTE_WAKHAN_RULE,
    WHY_CARD_PRIORITY,
    WHY_NOT_MOST_SPIES,
    WHY_ROAD_ORDER,
    WHY_SHORTAGE,
)
from meydan.games.pax_pamir.components import (
    BETWEEN,
    COALITIONS,
    COURT,
    NO_COALITION,
    POLITICAL,
    REGIONS,
    ROAD,
    TOP_LEFT,
    CourtCard,
)
from meydan.games.pax_pamir.pieces import COLOURS, IN_REGION, ON_BORDER, ON_CARD, SEAT_COLOUR, SUPPLY
from meydan.games.pax_pamir.state import Pamir


def priority(g: Pamir, seat: i64, n: i64, dominant: i64) -> i64:
    """The card priority list as one number: keeping what fits line by line is taking the largest (PAM-22.13)."""
    card = COURT[n]
    value: i64 = 0
    if n not in g.courts[seat]:
        value = 1
    value *= 2
    if card.suit == g.favored:
        value += 1
    value *= 2
    if dominant != NO_COALITION and card.patriot == dominant:
        value += 1
    value *= 2
    if dominant != NO_COALITION and card.prize == dominant:
        value += 1
    value *= 2
    if card.patriot != NO_COALITION:
        value += 1
    value *= 2
    if card.leveraged:
        value += 1
    return (value * 4 + card.rank) * 128 + card.number


def best_card(g: Pamir, seat: i64, cards: list[int]) -> i64:
    """The court card of highest priority, or -1."""
    dominant = g.dominant()
    best: i64 = -1
    most: i64 = -1
    for n in cards:
        value = priority(g, seat, n, dominant)
        if value > most:
            most = value
            best = n
    return best


def worst_card(g: Pamir, seat: i64, cards: list[int]) -> i64:
    """The court card of lowest priority, or -1."""
    dominant = g.dominant()
    worst: i64 = -1
    least: i64 = 0
    for n in cards:
        value = priority(g, seat, n, dominant)
        if worst < 0 or value < least:
            least = value
            worst = n
    return worst


def has_most_spies(g: Pamir, seat: i64, n: i64) -> bool:
    """Strictly more than each other player (PAM-24.9)."""
    mine = g.spies_of(seat, n)
    return all(not (other != seat and g.spies_of(other, n) >= mine) for other in range(g.players))


def spy_target(g: Pamir, seat: i64, region: i64) -> i64:
    """The best card of the region on which she does not have the most spies (PAM-24.9)."""
    all_cards: list[int] = []
    wanting: list[int] = []
    for n in g.ring():
        if COURT[n].region == region:
            all_cards.append(n)
            if not has_most_spies(g, seat, n):
                wanting.append(n)
    if wanting:
        best = best_card(g, seat, wanting)
        g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, best, WHY_NOT_MOST_SPIES)
        return best
    best = best_card(g, seat, all_cards)
    g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, best, WHY_CARD_PRIORITY)
    return best


def borders_in_order(g: Pamir, region: i64) -> list[int]:
    """The borders of a region by where the neighbour stands in the region order (PAM-24.10)."""
    borders: list[int] = []
    for neighbour in g.face_up().regions:
        border = BETWEEN[region * REGIONS + neighbour]
        if border >= 0:
            borders.append(border)
    return borders


def road_target(g: Pamir, card: CourtCard, icon: i64) -> i64:
    """Road k of a card goes to border k, starting over if need be (PAM-24.10)."""
    before: i64 = 0
    for k in range(icon):
        if card.icons[k] == ROAD:
            before += 1
    g.note(NOTE_WAKHAN_RULE, g.rules.wakhan, WHY_ROAD_ORDER)
    borders = borders_in_order(g, card.region)
    return borders[before % len(borders)]


def arrow_person(g: Pamir, seat: i64) -> i64:
    """The red arrow's neighbour: Top (left) is the next clockwise (PAM-25.7)."""
    if g.red_arrow() == TOP_LEFT:
        return g.seat_after(seat, 1)
    return g.seat_after(seat, g.players - 1)


def people_in_order(g: Pamir, seat: i64) -> list[int]:
    """The people, the one named by the red arrow first."""
    first = arrow_person(g, seat)
    people = [int(first)]
    for other in range(g.players):
        if other != seat and other != first:
            people.append(other)
    return people


def first_peopled_region(g: Pamir) -> i64:
    """The leftmost region of the region order with a tribe or army (PAM-26.1)."""
    for region in g.face_up().regions:
        for colour in range(COALITIONS + g.players):
            if g.count[(IN_REGION + region) * COLOURS + colour]:
                return region
    return g.face_up().regions[0]


def block_to_take(g: Pamir, coalition: i64) -> i64:
    """Short of blocks: an army by region order, else a road by region and border order (PAM-26.2)."""
    g.note(NOTE_WAKHAN_RULE, g.rules.wakhan, WHY_SHORTAGE)
    for region in g.face_up().regions:
        if g.armies(coalition, region) and g.has_older(coalition, IN_REGION + region):
            return IN_REGION + region
    for region in g.face_up().regions:
        for border in borders_in_order(g, region):
            if g.roads(coalition, border) and g.has_older(coalition, ON_BORDER + border):
                return ON_BORDER + border
    return SUPPLY


def cylinder_to_take(g: Pamir, seat: i64) -> i64:
    """Short of cylinders: a tribe by region order, else a spy by card priority; never a gift (PAM-26.2)."""
    g.note(NOTE_WAKHAN_RULE, seat, WHY_SHORTAGE)
    for region in g.face_up().regions:
        if g.tribes(seat, region) and g.has_older(SEAT_COLOUR + seat, IN_REGION + region):
            return IN_REGION + region
    cards = [n for n in g.ring() if g.spies_of(seat, n) and g.has_older(SEAT_COLOUR + seat, ON_CARD + n)]
    best = best_card(g, seat, cards)
    if best < 0:
        return SUPPLY
    return ON_CARD + best


def discard_value(g: Pamir, seat: i64, n: i64) -> i64:
    """Her discard order as one number, the largest goes first (PAM-26.6)."""
    card = COURT[n]
    value: i64 = 0
    if card.suit != POLITICAL:
        value = 1
    value *= 2
    if card.patriot == NO_COALITION:
        value += 1
    value *= 2
    if not card.leveraged:
        value += 1
    everyones = g.all_spies(n)
    hers = g.spies_of(seat, n)
    value = value * 64 + (everyones - hers) - hers + 10
    value = value * 64 + 63 - everyones
    value = value * 4 + 3 - card.rank
    value *= 2
    if card.suit != g.favored:
        value += 1
    return value * 128 + 127 - card.number


def card_to_discard(g: Pamir, seat: i64) -> i64:
    best: i64 = -1
    most: i64 = -1
    for n in g.courts[seat]:
        value = discard_value(g, seat, n)
        if value > most:
            most = value
            best = n
    return best


