"""How good a position looks, and a quick plausible choice, for search (not part of the rules)."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.opinion import all_expected, expected, read_weights, weighed
from meydan.core.rng import Rng
from meydan.core.state import BIT, lowest
from meydan.games.inis import state
from meydan.games.inis.actions import PASS, PRETEND
from meydan.games.inis.components import (
    ACTION_NAMES,
    ACTIONS,
    CLANS,
    TERRITORIES,
    THRESHOLD,
)

TRIES: Final = 3                                    # choices a quick playout looks at
RELUCTANCE: Final = 0.3                             # to pass while there is something to play

# What is counted for a seat; the weights are points of log odds, and lie in `weights.json`.
_BOARD: Final = (
    "best", "second", "third", "near_best", "conditions", "claim", "brenn", "deeds", "clans", "chieftain", "epics",
    "advantages", "more_cards", "exposed", "capital", "citadels", "presence", "last_to_pass")
FEATURES: Final = _BOARD + tuple([f"card-{name}" for name in ACTION_NAMES])
CARD_FEATURES: Final = 18
COUNT: Final = CARD_FEATURES + ACTIONS
PHASES: Final = 2
WEIGHTS: Final[vec[float]] = read_weights(Path(__file__).parent, FEATURES, PHASES)


def phase(g: state.Inis) -> i64:
    """1 as soon as somebody lacks but one step to a condition of victory."""
    for seat in range(g.players):
        deeds = g.deeds[seat]
        if max(max(g.leadership(seat), g.sanctuaries_of(seat)), g.territories_of(seat)) + deeds >= THRESHOLD - 1:
            return 1
    return 0


def features(g: state.Inis, seat: i64) -> vec[float]:
    """All that is counted for a seat."""
    counted = vec[float]([0.0] * COUNT)
    deeds = g.deeds[seat]
    one = min(g.leadership(seat) + deeds, THRESHOLD)
    other = min(g.sanctuaries_of(seat) + deeds, THRESHOLD)
    third = min(g.territories_of(seat) + deeds, THRESHOLD)
    best = max(max(one, other), third)
    least = min(min(one, other), third)
    second = one + other + third - best - least
    counted[0] = float(best) / float(THRESHOLD)
    counted[1] = float(second) / float(THRESHOLD)
    counted[2] = float(least) / float(THRESHOLD)
    if best >= THRESHOLD - 1:
        counted[3] = 1.0
    met = g.conditions(seat)
    counted[4] = float(met)
    if met and g.pretenders & BIT[seat]:
        counted[5] = float(met)
    if g.brenn == seat:
        counted[6] = 1.0
    counted[7] = float(deeds)
    counted[8] = float(CLANS - g.reserve[seat])
    counted[10] = float(bits(g.epics[seat]))
    rest = g.in_play
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if g.chieftain(place) == seat:
            counted[9] += 1.0
            if place == g.capital:
                counted[14] = 1.0
        if g.presence[seat] & BIT[place]:
            counted[15] += float(g.citadels[place])
    for place in range(TERRITORIES):
        if g.advantage[place] == seat:
            counted[11] += 1.0
    counted[16] = float(bits(g.presence[seat]))
    hand = g.actions[seat]
    cards: i64 = 0
    for card in range(ACTIONS):
        if hand & BIT[card]:
            counted[CARD_FEATURES + card] = 1.0
            cards += 1
    others: i64 = 0
    for rival in range(g.players):
        if rival != seat:
            others = max(others, bits(g.actions[rival]))
    counted[12] = float(max(-3, min(3, cards - others)))        # who plays last in a season has the last word
    return counted


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def evaluate(g: state.Inis, seat: i64) -> float:
    """The chance to win, as a return from -1 to 1."""
    if g.ending >= 0:
        return g.returns()[seat]
    return expected(prospects(g), seat)


def evaluate_all(g: state.Inis) -> list[float]:
    """The same for every seat."""
    return g.returns() if g.ending >= 0 else all_expected(prospects(g))


def prospects(g: state.Inis) -> list[float]:
    """What every seat may hope for, in log odds against the others."""
    now = phase(g)
    found: list[float] = []
    for seat in range(g.players):
        found.append(weighed(features(g, seat), WEIGHTS, now))
    return found


def policy(g: state.Inis, rng: Rng) -> i64:
    """Claims the throne when possible; keeps answers for when they matter; else the better one of a few choices."""
    choices = g.choices
    number = len(choices)
    if number == 1 or g.current < 0:
        return choices[rng.below(number)]
    for code in choices:
        if code == PRETEND:
            return code
    if g.stack[-1].step.window and rng.below(4) > 0:
        return choices[0]
    best: i64 = choices[rng.below(number)]
    most = -2.0
    for _ in range(TRIES):
        code = choices[rng.below(number)]
        after = state.Inis(g)
        after.apply(code)
        value = evaluate(after, g.current)
        if code == PASS:
            value -= RELUCTANCE
        if value > most:
            most = value
            best = code
    return best
