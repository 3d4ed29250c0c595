"""When an objective card's condition is met (SCY-24.8)."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.state import BIT, lowest
from meydan.games.scythe.components import (
    CHARACTER,
    FIRST_MECH,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    LAKES,
    NEIGHBOURS,
    OBJECTIVE_TESTS,
    PIECES,
    TERRAIN_MASK,
    TERRITORIES,
    TUNNELS,
    Condition,
    count_bits,
)
from meydan.games.scythe.player import NO_CARD
from meydan.games.scythe.state import Scythe


def met(g: Scythe, seat: i64, card: i64, held: i64) -> bool:
    """Whether a card's condition holds now; `held` is what the seat controls."""
    return all(holds(g, seat, condition, held) for condition in OBJECTIVE_TESTS[card])


def met_among(g: Scythe, seat: i64, cards: i64) -> i64:
    """The cards of this set whose condition holds now."""
    held = g.controlled(seat)
    mask: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if met(g, seat, card, held):
            mask |= BIT[card]
    return mask


def any_met(g: Scythe, seat: i64, cards: i64) -> bool:
    held = g.controlled(seat)
    while cards:
        if met(g, seat, lowest(cards), held):
            return True
        cards &= cards - 1
    return False


def within(number: i64, condition: Condition) -> bool:
    """Between the condition's limits; -1 is none."""
    return number >= condition.least and (condition.most < 0 or number <= condition.most)


def holds(g: Scythe, seat: i64, condition: Condition, held: i64) -> bool:
    """One test; their numbers are the places in `components.TESTS`."""
    player = g.seats[seat]
    test = condition.test
    if test == 0:                                   # control_terrain
        return count_bits(held & TERRAIN_MASK[condition.other]) >= condition.least
    if test == 1:                                   # control_tunnels; a Mine is none (SCY-24.13)
        return count_bits(held & TUNNELS) >= condition.least
    if test == 2:                                   # control_territory
        return held & BIT[condition.other] != 0
    if test == 3:                                   # power_rank; a tie is enough (SCY-24.9)
        return most_power(g) == player.power
    if test == 4:                                   # forced_worker_retreat_this_turn (SCY-24.10)
        return g.forced >= condition.least
    if test == 5:                                   # power
        return within(player.power, condition)
    if test == 6:                                   # has_factory_card
        return player.factory != NO_CARD
    if test == 7:                                   # mechs
        return within(g.mechs(seat), condition)
    if test == 8:                                   # workers, those at home included
        return within(g.workers(seat), condition)
    if test == 9:                                   # coins
        return within(player.coins, condition)
    if test == 10:                                  # popularity
        return within(player.popularity, condition)
    if test == 11:                                  # territory_resources
        return some_stockpile(g, held, condition)
    if test == 12:                                  # territory_pieces
        return some_crowd(g, seat, condition.least)
    if test == 13:                                  # resources_each_type
        return least_type(g, held) >= condition.least
    if test == 14:                                  # upgrades
        return within(player.upgrades(), condition)
    if test == 15:                                  # structures
        return within(g.structures(seat), condition)
    if test == 16:                                  # recruits
        return within(count_bits(player.recruits), condition)
    if test == 17:                                  # recruits_equal_workers
        return count_bits(player.recruits) == g.workers(seat)
    if test == 18:                                  # character_territory
        return wolf(g, seat, held, condition)
    if test == 19:                                  # no_factory_card
        return player.factory == NO_CARD
    if test == 20:                                  # control_adjacent_to
        return count_bits(held & NEIGHBOURS[condition.other]) >= condition.least
    if test == 21:                                  # control_around_one_lake
        return some_shore(held, condition.least)
    if test == 22:                                  # resources_one_type
        return most_type(g, held) >= condition.least
    if test == 23:                                  # combat_cards
        return within(g.hand(seat), condition)
    return player.combat_stars >= condition.least   # combat_stars


def most_power(g: Scythe) -> i64:
    most: i64 = 0
    for seat in range(g.players):
        most = max(most, g.seats[seat].power)
    return most


def some_stockpile(g: Scythe, held: i64, condition: Condition) -> bool:
    """A controlled territory with enough tokens, some of each type."""
    while held:
        base = lowest(held) * 4
        if g.tokens_at(lowest(held)) >= condition.least and condition.other <= min(
                min(g.tokens[base], g.tokens[base + 1]), min(g.tokens[base + 2], g.tokens[base + 3])):
            return True
        held &= held - 1
    return False


def some_crowd(g: Scythe, seat: i64, least: i64) -> bool:
    """A territory with so many own units and structures."""
    base = seat * PIECES
    for piece in range(PIECES):
        place = g.at[base + piece]
        if place < TERRITORIES and g.count_at(seat, place, CHARACTER, PIECES) >= least:
            return True
    return False


def type_total(g: Scythe, held: i64, resource: i64) -> i64:
    total: i64 = 0
    while held:
        total += g.tokens[lowest(held) * 4 + resource]
        held &= held - 1
    return total


def least_type(g: Scythe, held: i64) -> i64:
    least = type_total(g, held, 0)
    for resource in range(1, 4):
        least = min(least, type_total(g, held, resource))
    return least


def most_type(g: Scythe, held: i64) -> i64:
    most: i64 = 0
    for resource in range(4):
        most = max(most, type_total(g, held, resource))
    return most


def wolf(g: Scythe, seat: i64, held: i64, condition: Condition) -> bool:
    """The character's controlled territory, with exactly so many mechs and workers, and enough tokens."""
    place = g.character(seat)
    return (place < TERRITORIES and held & BIT[place] != 0
            and g.count_at(seat, place, FIRST_MECH, FIRST_WORKER) == condition.most
            and g.count_at(seat, place, FIRST_WORKER, FIRST_STRUCTURE) == condition.other
            and g.tokens_at(place) >= condition.least)


def some_shore(held: i64, least: i64) -> bool:
    """A lake with so many controlled territories around it."""
    lakes = LAKES
    while lakes:
        if count_bits(held & NEIGHBOURS[lowest(lakes)]) >= least:
            return True
        lakes &= lakes - 1
    return False
