"""A guess at the outcome, and a quick choice, for search.

For each faction its own things are counted; the weights (`weights.json`) are points of log odds.
"""
from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.opinion import expected, read_weights, weighed
from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.root.actions import ACTIONS, ACTIVATE
from meydan.games.root.alliance import REVOLT_COST
from meydan.games.root.components import (
    ADJACENT,
    ALLIANCE,
    ALLIED,
    AMBUSH,
    BASE,
    BIRD,
    BUILD_POINTS,
    CLEARINGS,
    COLUMN_BUILD,
    COLUMNS,
    CORNERS,
    DAMAGED,
    DOMINANCE,
    DOMINANCE_POINTS,
    EXHAUSTED,
    EYRIE,
    FIRST_BUILDING,
    HAND_LIMIT,
    HOSTILE,
    ITEMS,
    KEEP,
    MARQUISE,
    MATCHING,
    NONE,
    OF_SUIT,
    OF_TYPE,
    OPPOSITE,
    OWNER,
    PIECES,
    QUEST_FIRST,
    QUEST_SECOND,
    QUESTS,
    READY,
    RECRUITER,
    ROOST,
    ROOST_POINTS,
    SAWMILL,
    STATES,
    SUIT_OF,
    SUITED,
    SWORD,
    SYMPATHY,
    SYMPATHY_POINTS,
    TORCH,
    VAGABOND,
    VIZIERS,
    WOOD,
    WOOD_COST,
    WORKSHOP,
)
from meydan.games.root.peril import PERIL, peril, roost_sites
from meydan.games.root.sets import bits
from meydan.games.root.state import Root

TRIES: Final = 3                        # how many choices the policy compares
HALF: Final = 2.0                       # what a coalition costs: its partner has the fewest points, and half the win
LATE: Final = 20                        # points from which the end is near
HOPELESS: Final = 18                    # more points than that are not given up for dominance

FEATURES: Final = (
    # Everybody's.
    "points", "late_points", "cards", "ambush", "in_play", "dominance", "dominance_near", "dominance_held",
    # The Marquise's.
    "cats", "sawmills", "workshops", "recruiters", "wood", "cat_warriors", "cat_rule", "keep", "cat_sites",
    "next_building",
    # The Eyrie's.
    "birds", "roosts", "roost_points", "bird_warriors", "bird_rule", "decree", "stuck", "bird_cards_decreed",
    "bird_sites", "fallen_leaders",
    # The Alliance's.
    "rebels", "sympathy", "next_sympathy", "bases", "officers", "supporters", "rebel_warriors", "fit_supporters",
    # The Vagabond's.
    "wanderer", "items", "tired_items", "swords", "quests", "friends", "allies", "hostile", "torch", "damaged",
    # The Eyrie's once more; then what others can do to a faction's pieces, and it to theirs, in the next turn.
    "builds_decreed", "buildings_in_reach", "roosts_in_reach", "sympathy_in_reach", "revolt", "quests_at_hand")
COUNT: Final = 52
CATS: Final = 8
BIRDS: Final = 18
REBELS: Final = 28
WANDERER: Final = 36
BUILDS_DECREED: Final = 46
BUILDINGS_IN_REACH: Final = 47
ROOSTS_IN_REACH: Final = 48
SYMPATHY_IN_REACH: Final = 49
REVOLT: Final = 50
QUESTS_AT_HAND: Final = 51
PHASES: Final = 1
WEIGHTS: Final[vec[float]] = read_weights(Path(__file__).parent, FEATURES, PHASES)

# How eagerly a playout takes an action, by its verb or its verb and a later word; those not named are in the middle.
MIDDLE: Final = 4
_EAGER: Final = {
    "build": 9, "quest": 9, "revolt": 9, "explore": 8, "spread": 8, "royal-claim": 8, "aid": 7, "craft": 7, "points": 7,
    "organize": 7, "take": 7, "recruit": 6, "recruit-at": 6, "train": 6, "battle": 6, "attack": 6, "strike": 6,
    "use": 6, "ambush": 6, "foil": 6, "resolve": 5, "mobilize": 3, "overwork": 3, "march": 5, "move": 5,
    "skip": 2, "end": 1, "codebreakers": 1, "activate": 0, "take-dominance": 0, "tax": 1, "fall": 0,
    "attack alliance": 8, "attack vagabond": 3, "exhaust torch": 2, "exhaust sword": 3, "lose keep": 2, "lose wood": 6,
    "lose base": 3, "damage sword": 2, "damage torch": 3,
}


def _eagerness() -> vec[i64]:
    eagerness: list[int] = []
    for code in range(ACTIONS.size):
        verb, *rest = ACTIONS.words(code)
        named = [_EAGER[f"{verb} {word}"] for word in rest if f"{verb} {word}" in _EAGER]
        eagerness.append(named[0] if named else _EAGER.get(verb, MIDDLE))
    return vec[i64](eagerness)


EAGERNESS: Final[vec[i64]] = _eagerness()


def phase(g: Root) -> i64:
    """The weights are the same all the game long."""
    return 0


def evaluate(g: Root, seat: i64) -> float:
    """What the seat can expect; partners of a coalition win together."""
    if g.ending >= 0:
        return g.returns()[seat]
    prospects: list[float] = []
    for other in range(g.players):
        faction = g.faction_of[other]
        if faction == VAGABOND and g.partner != NONE:
            prospects.append(weighed(counted_for(g, g.partner), WEIGHTS, 0) - HALF)
        else:
            prospects.append(weighed(counted_for(g, faction), WEIGHTS, 0))
    return expected(prospects, seat)


def features(g: Root, seat: i64) -> vec[float]:
    """All that is counted for a seat."""
    return counted_for(g, g.faction_of[seat])


def counted_for(g: Root, faction: i64) -> vec[float]:
    counted = vec[float]([0.0] * COUNT)
    hand = g.hands[faction]
    if g.dominance[faction] == NONE:
        points = g.score_of(faction)
        counted[0] = float(points)
        counted[1] = float(max(points - LATE, 0))
    else:
        held = held_for(g, faction, g.dominance[faction])
        counted[5] = 1.0
        if held >= 2:
            counted[6] = 1.0
        if held >= 3:
            counted[7] = 1.0
    counted[2] = float(min(bits(hand), HAND_LIMIT))
    if hand & OF_TYPE[AMBUSH]:
        counted[3] = 1.0
    counted[4] = float(bits(g.crafted[faction]))
    if faction == MARQUISE:
        count_cats(g, counted)
    elif faction == EYRIE:
        count_birds(g, counted)
    elif faction == ALLIANCE:
        count_rebels(g, counted)
    else:
        count_wanderer(g, counted)
    return counted


def count_cats(g: Root, counted: vec[float]) -> None:
    """Buildings, wood where it can be used, warriors, ruled clearings, and what the next building would score."""
    counted[CATS] = 1.0
    sawmills = g.on_map(SAWMILL)
    workshops = g.on_map(WORKSHOP)
    recruiters = g.on_map(RECRUITER)
    counted[CATS + 1] = float(sawmills)
    counted[CATS + 2] = float(workshops)
    counted[CATS + 3] = float(recruiters)
    wood = g.on_map(WOOD)
    counted[CATS + 4] = float(min(wood, 6))
    counted[CATS + 5] = float(g.on_map(MARQUISE))
    ruled = g.ruled_by(MARQUISE)
    counted[CATS + 6] = float(bits(ruled))
    if g.where(KEEP):
        counted[CATS + 7] = 1.0
    sites: i64 = 0
    for clearing in range(CLEARINGS):
        if ruled & BIT[clearing]:
            sites += g.open_slots(clearing)
    counted[CATS + 8] = float(min(sites, 4))
    best: i64 = 0
    if sites > 0:
        for kind in range(3):
            built = sawmills
            if kind == 1:
                built = workshops
            elif kind == 2:
                built = recruiters
            if built < 6 and WOOD_COST[built] <= wood + sawmills:
                best = max(best, BUILD_POINTS[kind * 6 + built])
    counted[CATS + 9] = float(best)
    counted[BUILDINGS_IN_REACH] = float(in_reach(g, MARQUISE, SAWMILL, RECRUITER))


def count_birds(g: Root, counted: vec[float]) -> None:
    """Roosts, warriors, and whether the Decree can be followed again."""
    counted[BIRDS] = 1.0
    roosts = g.on_map(ROOST)
    counted[BIRDS + 1] = float(roosts)
    counted[BIRDS + 2] = float(ROOST_POINTS[roosts])
    counted[BIRDS + 3] = float(g.on_map(EYRIE))
    ruled = g.ruled_by(EYRIE)
    counted[BIRDS + 4] = float(bits(ruled))
    sites = roost_sites(g, ruled)
    counted[BIRDS + 8] = float(min(bits(sites), 3))
    count_peril(g, sites, PERIL, counted)
    counted[BIRDS + 9] = float(bits(g.retired))     # else turmoil would look like a fresh start
    counted[BUILDS_DECREED] = float(bits(g.decree[COLUMN_BUILD]))
    if g.leader != NONE and VIZIERS[g.leader] & BIT[COLUMN_BUILD]:
        counted[BUILDS_DECREED] += 1.0
    counted[ROOSTS_IN_REACH] = float(in_reach(g, EYRIE, ROOST, ROOST))


def count_peril(g: Root, sites: i64, weights: vec[float], counted: vec[float]) -> None:
    """What of the Decree will hold, and what turmoil takes, by how likely it comes."""
    birds: i64 = 0
    cards: i64 = 0
    for column in range(COLUMNS):
        cards += bits(g.decree[column])
        birds += bits(g.decree[column] & SUITED[BIRD])
    danger = peril(g, sites, weights)
    counted[BIRDS + 5] = (1.0 - danger) * float(cards)
    counted[BIRDS + 6] = danger
    counted[BIRDS + 7] = danger * float(birds)


def in_reach(g: Root, faction: i64, first: i64, last: i64) -> i64:
    """Pieces of these kinds that rivals stand beside, or a march away, with more warriors than there are to guard."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        pieces: i64 = 0
        for kind in range(first, last + 1):
            pieces += g.at(kind, clearing)
        if pieces == 0:
            continue
        guards = g.at(faction, clearing)
        near = BIT[clearing] | ADJACENT[clearing]
        for rival in range(VAGABOND):
            if rival == faction:
                continue
            most: i64 = 0
            for place in range(CLEARINGS):
                if near & BIT[place]:
                    most = max(most, g.at(rival, place))
            if most > guards + 1:
                found += pieces
                break
    return found


def count_rebels(g: Root, counted: vec[float]) -> None:
    """Sympathy and what the next token scores, bases, officers, and supporters that fit where they are needed."""
    counted[REBELS] = 1.0
    placed = g.on_map(SYMPATHY)
    counted[REBELS + 1] = float(placed)
    if placed < 10:
        counted[REBELS + 2] = float(SYMPATHY_POINTS[placed])
    counted[REBELS + 3] = float(g.on_map(BASE))
    counted[REBELS + 4] = float(min(g.officers, 5))
    counted[REBELS + 5] = float(min(bits(g.supporters), 8))
    warriors: i64 = 0
    fitting: i64 = 0
    tokens = g.where(SYMPATHY)
    for clearing in range(CLEARINGS):
        warriors += g.at(ALLIANCE, clearing)
        if not tokens & BIT[clearing] and (tokens == 0 or tokens & ADJACENT[clearing]):
            fitting |= BIT[SUIT_OF[clearing]]
    counted[REBELS + 6] = float(warriors)
    useful: i64 = 0
    for suit in range(3):
        if fitting & BIT[suit]:
            useful = max(useful, bits(g.supporters & MATCHING[suit]))
    counted[REBELS + 7] = float(min(useful, 4))
    counted[SYMPATHY_IN_REACH] = float(in_reach(g, ALLIANCE, SYMPATHY, SYMPATHY))
    counted[REVOLT] = float(revolt(g, tokens))


def revolt(g: Root, tokens: i64) -> i64:
    """What the next revolt can bring: a base, and a point for each building and token of the others that it removes."""
    best: i64 = 0
    for clearing in range(CLEARINGS):
        suit = SUIT_OF[clearing]
        if (tokens & BIT[clearing] == 0 or g.where(BASE) & OF_SUIT[suit]
                or bits(g.supporters & MATCHING[suit]) < REVOLT_COST):
            continue
        pieces: i64 = 1
        for kind in range(FIRST_BUILDING, PIECES):
            if OWNER[kind] != ALLIANCE:
                pieces += g.at(kind, clearing)
        best = max(best, pieces)
    return best


def count_wanderer(g: Root, counted: vec[float]) -> None:
    """Items by what they are good for now, quests, friends and foes."""
    counted[WANDERER] = 1.0
    for item in range(ITEMS):
        counted[WANDERER + 1] += float(g.items[item * STATES + READY])
        counted[WANDERER + 2] += float(g.items[item * STATES + EXHAUSTED])
        counted[WANDERER + 9] += float(g.items[item * STATES + DAMAGED] + g.items[item * STATES + DAMAGED + 1])
    counted[WANDERER + 3] = float(min(g.undamaged(SWORD), 3))
    counted[WANDERER + 4] = float(bits(g.quests_done))
    for faction in range(VAGABOND):
        if g.seat_of[faction] == NONE:
            continue
        relation = g.relations[faction]
        if relation == HOSTILE:
            counted[WANDERER + 7] += 1.0
        elif relation == ALLIED:
            counted[WANDERER + 6] += 1.0
        else:
            counted[WANDERER + 5] += float(relation)
    if g.undamaged(TORCH):
        counted[WANDERER + 8] = 1.0
    counted[QUESTS_AT_HAND] = float(quests_at_hand(g))


def quests_at_hand(g: Root) -> i64:
    """Open quests whose items the Vagabond has, exhausted or not."""
    found: i64 = 0
    for quest in range(QUESTS):
        if g.open_quests & BIT[quest]:
            first = QUEST_FIRST[quest]
            second = QUEST_SECOND[quest]
            if g.undamaged(first) >= (2 if first == second else 1) and g.undamaged(second) >= 1:
                found += 1
    return found


def held_for(g: Root, faction: i64, suit: i64) -> i64:
    """How many of three steps towards this dominance are made; two opposite corners are three steps."""
    ruled = g.ruled_by(faction)
    if suit != BIRD:
        return min(bits(ruled & OF_SUIT[suit]), 3)
    held: i64 = 0
    for corner in CORNERS:
        held = max(held, (ruled >> corner & 1) + (ruled >> OPPOSITE[corner] & 1) + 1)
    return held


def policy(g: Root, rng: Rng) -> i64:
    """The most eager of a few choices picked at random."""
    choices = g.choices
    count = len(choices)
    if g.turn >= 0 and g.hands[g.turn] & OF_TYPE[DOMINANCE] and DOMINANCE_POINTS <= g.score_of(g.turn) <= HOPELESS:
        for chosen in choices:
            if ACTIVATE <= chosen < ACTIVATE + 4 and held_for(g, g.turn, chosen - ACTIVATE) >= 3:
                return chosen                       # all the clearings are already ruled
    best: i64 = choices[rng.below(count)]
    if count > 1:
        for _ in range(TRIES - 1):
            code: i64 = choices[rng.below(count)]
            if EAGERNESS[code] > EAGERNESS[best]:
                best = code
    return best
