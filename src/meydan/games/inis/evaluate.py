"""How good a position looks, and a quick plausible choice, for search (not part of the rules)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.inis import state
from meydan.games.inis.actions import PASS, PRETEND
from meydan.games.inis.components import CLANS, THRESHOLD

TRIES: Final = 3                                    # choices a quick playout looks at
RELUCTANCE: Final = 0.05                            # to pass while there is something to play


def progress(g: state.Inis, seat: i64) -> float:
    """How near a seat is to winning, from 0 upwards."""
    best = 0.0
    total = 0.0
    deeds = g.deeds[seat]
    for value in (g.leadership(seat), g.sanctuaries_of(seat), g.territories_of(seat)):
        part = float(min(value + deeds, THRESHOLD)) / float(THRESHOLD)
        total += part * part
        best = max(best, part)
    worth = best * best + 0.3 * total + 0.35 * float(g.conditions(seat))
    if g.pretenders & BIT[seat] and g.conditions(seat):
        worth += 0.5
    if g.brenn == seat:
        worth += 0.1
    worth += 0.02 * float(CLANS - g.reserve[seat])
    if g.actions[seat]:
        worth += 0.03
    if g.epics[seat]:
        worth += 0.05
    return worth


def evaluate(g: state.Inis, seat: i64) -> float:
    """From -1 to 1: the own progress against the best other one."""
    if g.ending >= 0:
        return g.returns()[seat]
    own = progress(g, seat)
    rival = 0.0
    for other in range(g.players):
        if other != seat:
            rival = max(rival, progress(g, other))
    value = (own - rival) / (own + rival + 0.5)
    return max(-1.0, min(1.0, value))


def policy(g: state.Inis, rng: Rng) -> i64:
    """Claims the throne when possible; else the better looking one of a few random choices."""
    choices = g.choices
    number = len(choices)
    if number == 1 or g.current < 0:
        return choices[rng.below(number)]
    for code in choices:
        if code == PRETEND:
            return code
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
