"""A guess at the outcome, and a quick choice, for search."""
from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.root.actions import ACTIONS, ACTIVATE
from meydan.games.root.components import (
    ALLIANCE,
    ALLIED,
    BASE,
    BIRD,
    CORNERS,
    DAMAGED,
    DOMINANCE,
    DOMINANCE_POINTS,
    EYRIE,
    FACTIONS,
    GOAL,
    HOSTILE,
    ITEMS,
    MARQUISE,
    NONE,
    OF_SUIT,
    OF_TYPE,
    OPPOSITE,
    RECRUITER,
    ROOST,
    ROOST_POINTS,
    SAWMILL,
    STATES,
    SYMPATHY,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from meydan.games.root.sets import bits
from meydan.games.root.state import Root

CALM: Final = 4.0                       # how many points of lead make a lead worth e times as much
CARD_WORTH: Final = 0.25                # points a card in hand may bring
TRIES: Final = 3                        # how many choices the policy compares

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


def evaluate(g: Root, seat: i64) -> float:
    """What the seat can expect, from the factions' points and what stands behind them."""
    if g.ending >= 0:
        return g.returns()[seat]
    faction = g.faction_of[seat]
    total = 0.0
    mine = 0.0
    for other in range(FACTIONS):
        if g.seat_of[other] != NONE and not (other == VAGABOND and g.partner != NONE):
            weight = exp(prospects(g, other) / CALM)
            total += weight
            if other == faction or (faction == VAGABOND and other == g.partner):
                mine = weight
    share = mine / total
    if g.partner != NONE and (faction == VAGABOND or faction == g.partner):
        share = share / 2.0                         # partners win together
    players = float(g.players)
    return (players * share - 1.0) / (players - 1.0)


def prospects(g: Root, faction: i64) -> float:
    """Points, and what the faction's board will bring."""
    if g.dominance[faction] != NONE:
        return dominance_prospects(g, faction)
    worth = float(g.score_of(faction)) + CARD_WORTH * float(bits(g.hands[faction]))
    if faction == MARQUISE:
        built = g.on_map(SAWMILL) + g.on_map(WORKSHOP) + g.on_map(RECRUITER)
        worth += 0.5 * float(built) + 0.1 * float(25 - g.supply[MARQUISE]) + 0.2 * float(8 - g.supply[WOOD])
        if g.where(MARQUISE) == 0:
            worth -= 3.0
    elif faction == EYRIE:
        worth += 1.5 * float(ROOST_POINTS[g.on_map(ROOST)]) + 0.4 * float(g.on_map(ROOST))
        worth += 0.1 * float(20 - g.supply[EYRIE])
    elif faction == ALLIANCE:
        worth += 0.7 * float(g.on_map(SYMPATHY)) + 1.5 * float(g.on_map(BASE)) + 0.5 * float(g.officers)
        worth += 0.3 * float(bits(g.supporters))
    else:
        worth += vagabond_prospects(g)
    return worth


def dominance_prospects(g: Root, faction: i64) -> float:
    """How near the ruled clearings are to a win by dominance."""
    held = held_for(g, faction, g.dominance[faction])
    if held >= 3:
        return float(GOAL - 2)
    return 12.0 + 4.0 * float(held)


def held_for(g: Root, faction: i64, suit: i64) -> i64:
    """How many of three steps towards this dominance are made; two opposite corners are three steps."""
    ruled = g.ruled_by(faction)
    if suit != BIRD:
        return min(bits(ruled & OF_SUIT[suit]), 3)
    held: i64 = 0
    for corner in CORNERS:
        held = max(held, (ruled >> corner & 1) + (ruled >> OPPOSITE[corner] & 1) + 1)
    return held


def vagabond_prospects(g: Root) -> float:
    """Undamaged items, finished quests, friends."""
    items: i64 = 0
    for slot in range(ITEMS * STATES):
        if slot % STATES < DAMAGED:
            items += g.items[slot]
    worth = 0.5 * float(items) + 0.5 * float(bits(g.quests_done))
    for faction in range(VAGABOND):
        if g.relations[faction] == HOSTILE:
            worth += 0.3
        elif g.relations[faction] == ALLIED:
            worth += 1.5
    return worth


def policy(g: Root, rng: Rng) -> i64:
    """The most eager of a few choices picked at random."""
    choices = g.choices
    count = len(choices)
    if g.turn >= 0 and g.hands[g.turn] & OF_TYPE[DOMINANCE] and g.score_of(g.turn) >= DOMINANCE_POINTS:
        for chosen in choices:
            if ACTIVATE <= chosen < ACTIVATE + 4 and held_for(g, g.turn, chosen - ACTIVATE) >= 2:
                return chosen                       # most of the clearings are already ruled
    best: i64 = choices[rng.below(count)]
    if count > 1:
        for _ in range(TRIES - 1):
            code: i64 = choices[rng.below(count)]
            if EAGERNESS[code] > EAGERNESS[best]:
                best = code
    return best
