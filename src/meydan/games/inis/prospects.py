"""What the learned judgement counts: the rows of all seats, in one pass over the isle (not part of the rules).

Each seat has a row of COUNTED numbers, most of them zero. Hands are taken as they lie: whoever judges has dealt anew
what it cannot know.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.state import BIT, lowest
from meydan.games.inis import state
from meydan.games.inis.components import (
    ACTION_NAMES,
    ACTIONS,
    CLANS,
    EPIC_NAMES,
    EPICS,
    TERRITORIES,
    TERRITORY_NAMES,
    THRESHOLD,
)

LEADERSHIP: Final = 0
SANCTUARIES: Final = 1
REACHED: Final = 2
BEST: Final = 3
SECOND: Final = 4
THIRD: Final = 5
CONDITIONS: Final = 6
CLAIM: Final = 7
BRENN: Final = 8
DEEDS: Final = 9
ON_ISLE: Final = 10
CHIEFTAIN: Final = 11
CAPITAL: Final = 12
CITADELS: Final = 13
TALES_HELD: Final = 14
GAINED: Final = 15
HELD: Final = 16
MORE_CARDS: Final = 17
PASSED: Final = 18
TURN: Final = 19
ASKED: Final = 20
ALONE: Final = 21
OUTNUMBERED: Final = 22
TIED: Final = 23
LONE_CLANS: Final = 24
REACH: Final = 25
LED_SANCTUARIES: Final = 26
CLANS_AT_CAPITAL: Final = 27
PRETENDER: Final = 28
EXPOSED: Final = 29
INSTIGATOR: Final = 30
PILE: Final = 31
ROUND_1: Final = 32
ASSEMBLY: Final = 35
CLASH: Final = 36
ISLE: Final = 37
ALL_SANCTUARIES: Final = 38
REST_CARDS: Final = 39
BRENN_CLAIMS: Final = 40
NEAR_BEST: Final = 41
WHERE: Final = 42
KING: Final = 43

NUMBERS: Final = 44
STEPS: Final = 5                        # of a condition that are told apart,
FIRST_STEP: Final = THRESHOLD - 3       # this one the first
LATE: Final = 3                         # rounds that are told apart
CONDITION_STEPS: Final = NUMBERS
CARDS: Final = CONDITION_STEPS + 3 * STEPS
TALES: Final = CARDS + ACTIONS
ADVANTAGES: Final = TALES + EPICS
PRESENCE: Final = ADVANTAGES + TERRITORIES
CHIEF: Final = PRESENCE + TERRITORIES
COUNTED: Final = CHIEF + TERRITORIES
NAMES: Final = (
    "leadership", "sanctuaries", "territories", "best", "second", "third", "conditions", "claim", "brenn", "deeds",
    "clans", "chieftain", "capital", "citadels", "epics", "advantages", "cards", "more_cards", "passed", "turn",
    "asked", "alone", "outnumbered", "tied", "lone_clans", "reach", "led_sanctuaries", "clans_at_capital",
    "pretender", "exposed", "instigator", "pile", "round-1", "round-2", "round-3", "assembly", "clash", "isle",
    "all_sanctuaries", "rest_cards", "brenn_claims", "near_best", "presence", "king",
    *[f"{name}-{FIRST_STEP + step}" for name in ("leadership", "sanctuaries", "territories") for step in range(STEPS)],
    *[f"card-{name}" for name in ACTION_NAMES], *[f"tale-{name}" for name in EPIC_NAMES],
    *[f"advantage-{name}" for name in TERRITORY_NAMES], *[f"in-{name}" for name in TERRITORY_NAMES],
    *[f"chief-{name}" for name in TERRITORY_NAMES])
FAR: Final = 9.0                        # beyond which a condition counts no further
UNITS: Final = {"best": THRESHOLD, "second": THRESHOLD, "third": THRESHOLD}     # the opinion counts them in these
LEAST: Final = -3                       # what a number of a row may be at least


def counted(g: state.Inis) -> vec[float]:
    """The rows of all seats, one after the other."""
    out = vec[float]([0.0] * (COUNTED * g.players))
    rest = g.in_play
    while rest:
        count_territory(g, lowest(rest), out)
        rest &= rest - 1
    for place in range(TERRITORIES):
        owner = g.advantage[place]
        if 0 <= owner < g.players:
            out[owner * COUNTED + GAINED] += 1.0
            out[owner * COUNTED + ADVANTAGES + place] = 1.0
    for seat in range(g.players):
        count_cards(g, seat, out)
    king = heir(g)
    if king >= 0:
        out[king * COUNTED + KING] = 1.0
    for seat in range(g.players):
        count_conditions(g, seat, out)
        count_seat(g, seat, out)
    return out


def count_territory(g: state.Inis, place: i64, out: vec[float]) -> None:
    """Who stands in a territory and leads there, what stands there with them, and who can come."""
    players = g.players
    holy = g.sanctuaries[place]
    most: i64 = 0
    chief: i64 = -1
    everybody: i64 = 0
    there: i64 = 0
    for seat in range(players):
        clans = g.clans[place * 4 + seat]
        if clans > 0:
            there += 1
            everybody += clans
            if clans > most:
                most = clans
                chief = seat
            elif clans == most:
                chief = -1
    for seat in range(players):
        clans = g.clans[place * 4 + seat]
        at = seat * COUNTED
        out[at + ISLE] += 1.0
        out[at + ALL_SANCTUARIES] += float(holy)
        if clans == 0:
            if g.adjacent[place] & g.presence[seat]:
                out[at + REACH] += 1.0
            continue
        out[at + PRESENCE + place] = 1.0
        out[at + SANCTUARIES] += float(holy)
        out[at + REACHED] += 1.0
        out[at + CITADELS] += float(g.citadels[place])
        if clans == 1:
            out[at + LONE_CLANS] += 1.0
        if place == g.capital:
            out[at + CLANS_AT_CAPITAL] = float(clans)
        if there == 1:
            out[at + ALONE] += 1.0
        elif chief < 0:
            out[at + TIED] += 1.0
        if chief == seat:
            out[at + LEADERSHIP] += float(everybody - clans)
            out[at + CHIEFTAIN] += 1.0
            out[at + LED_SANCTUARIES] += float(holy)
            out[at + CHIEF + place] = 1.0
            if place == g.capital:
                out[at + CAPITAL] = 1.0
        elif chief >= 0:
            out[at + OUTNUMBERED] += 1.0


def count_cards(g: state.Inis, seat: i64, out: vec[float]) -> None:
    """A hand, one by one, and how many cards there are."""
    at = seat * COUNTED
    hand = g.actions[seat]
    while hand:
        out[at + CARDS + lowest(hand)] = 1.0
        out[at + HELD] += 1.0
        for other in range(g.players):
            out[other * COUNTED + REST_CARDS] += 1.0
        hand &= hand - 1
    tales = g.epics[seat]
    while tales:
        out[at + TALES + lowest(tales)] = 1.0
        out[at + TALES_HELD] += 1.0
        tales &= tales - 1
    pile = g.actions[state.DRAFT + seat]
    while pile:
        out[at + PILE] += 1.0
        pile &= pile - 1


def count_conditions(g: state.Inis, seat: i64, out: vec[float]) -> None:
    """How near a seat is to each condition with its Deeds, and to the throne."""
    at = seat * COUNTED
    deeds = float(g.deeds[seat])
    out[at + DEEDS] = deeds
    out[at + WHERE] = out[at + REACHED]
    for condition in range(3):
        reached = out[at + condition] + deeds
        for step in range(STEPS):
            if reached >= float(FIRST_STEP + step):
                out[at + CONDITION_STEPS + condition * STEPS + step] = 1.0
        out[at + condition] = min(reached, FAR)
    one = min(out[at + LEADERSHIP], float(THRESHOLD))
    other = min(out[at + SANCTUARIES], float(THRESHOLD))
    third = min(out[at + REACHED], float(THRESHOLD))
    best = max(max(one, other), third)
    least = min(min(one, other), third)
    out[at + BEST] = best
    out[at + SECOND] = one + other + third - best - least
    out[at + THIRD] = least
    if best >= float(THRESHOLD - 1):
        out[at + NEAR_BEST] = 1.0
    met = float(g.conditions(seat))
    out[at + CONDITIONS] = met
    if g.pretenders & BIT[seat]:
        out[at + PRETENDER] = 1.0
        out[at + CLAIM] = met
        if g.brenn == seat:
            out[at + BRENN_CLAIMS] = met


def count_seat(g: state.Inis, seat: i64, out: vec[float]) -> None:
    """Whose turn it is, who has passed, what is being fought for, and how far the game has come."""
    at = seat * COUNTED
    if g.brenn == seat:
        out[at + BRENN] = 1.0
    out[at + ON_ISLE] = float(CLANS - g.reserve[seat])
    others = 0.0
    for rival in range(g.players):
        if rival != seat:
            others = max(others, out[rival * COUNTED + HELD])
    out[at + MORE_CARDS] = max(float(LEAST), min(-float(LEAST), out[at + HELD] - others))
    if g.passed & BIT[seat]:
        out[at + PASSED] = 1.0
    if g.turn == seat:
        out[at + TURN] = 1.0
    if g.current == seat:
        out[at + ASKED] = 1.0
    if g.clash >= 0:
        out[at + EXPOSED] = float(g.exposed(seat))
        out[at + CLASH] = 1.0
        if g.instigator == seat:
            out[at + INSTIGATOR] = 1.0
    if g.round <= LATE:
        out[at + ROUND_1 - 1 + max(g.round, 1)] = 1.0
    if g.locked or g.actions[state.DRAFT] or g.actions[state.STOCK]:
        out[at + ASSEMBLY] = 1.0


def heir(g: state.Inis) -> i64:
    """Who would be High King if the Assembly came now, or -1 (INIS-5.2, 12.6)."""
    if not g.pretenders:
        return -1
    chief = g.chieftain(g.capital)
    return g.high_king(chief if chief >= 0 else g.brenn)
