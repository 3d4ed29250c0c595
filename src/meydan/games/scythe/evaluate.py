"""Guesses for search: how well a seat stands, and a plausible choice."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.scythe import economy, scoring
from meydan.games.scythe import state as table
from meydan.games.scythe.actions import (
    ACCEPT,
    ACCEPT_GAINS,
    AMOUNT,
    CHOOSE_GAINS,
    DECLINE,
    DONE,
    HOLD_ABILITY,
    PAY_ANYHOW,
    REST,
    REVEAL,
    SET_DIAL,
    SKIP,
    TAKE_ALL,
    TAKE_BOTTOM,
    TAKE_NOTHING,
    TOKEN,
    USE_ABILITY,
)
from meydan.games.scythe.components import COST_RESOURCE, FACTORY_SECTION, OBJECTIVES, count_bits

RANGE: Final = 60.0                     # a lead of so many coins is as good as won
TRIES: Final = 3                        # how often an idle choice is drawn again


def outlook(g: table.Scythe, seat: i64) -> float:
    """Coins if the game ended now, and what is on its way to more."""
    player = g.seats[seat]
    progress = (player.upgrades() * 2 + g.mechs(seat) * 4 + g.structures(seat) * 4
                + count_bits(player.recruits) * 4 + g.workers(seat) * 2 + player.power + player.popularity
                + g.hand(seat))
    return float(scoring.fortune(g, seat)) + float(progress) * 0.4


def evaluate(g: table.Scythe, seat: i64) -> float:
    """The lead over the best of the others, or how far behind it."""
    best = -1000.0
    for other in range(g.players):
        if g.seats[other].faction < 0 or g.seats[other].mat < 0:
            return 0.0                              # mats are still being chosen
        if other != seat:
            best = max(best, outlook(g, other))
    return max(-1.0, min(1.0, (outlook(g, seat) - best) / RANGE))


def policy(g: table.Scythe, rng: Rng) -> i64:
    """Take what is offered, seldom idle, and go where both rows can be used."""
    choices = g.choices
    size = len(choices)
    first: i64 = choices[0]
    if first in (ACCEPT, PAY_ANYHOW, USE_ABILITY, TAKE_ALL) or is_objective(first):
        return first
    last: i64 = choices[size - 1]
    if is_objective(last):                          # offered beside something else
        return last
    if first == TAKE_BOTTOM:
        return first
    code: i64 = choices[rng.below(size)]
    for _ in range(TRIES):
        if not idle(g, code):
            break
        code = choices[rng.below(size)]
    if SET_DIAL <= code < SET_DIAL + 8:             # who fights, fights to win
        code = max(code, choices[rng.below(size)])
    return code


def is_objective(code: i64) -> bool:
    return REVEAL <= code < REVEAL + OBJECTIVES


def idle(g: table.Scythe, code: i64) -> bool:
    """Whether a choice does nothing, or leads to a section whose bottom row cannot be paid."""
    if TOKEN <= code < TOKEN + FACTORY_SECTION:
        player = g.seats[g.current]
        action = player.player_mat().bottom[code - TOKEN]
        return not economy.can_pay(g, g.current, COST_RESOURCE[action], player.cost(action))
    return code in (SKIP, DONE, DECLINE, CHOOSE_GAINS, ACCEPT_GAINS, HOLD_ABILITY, REST, TAKE_NOTHING, AMOUNT)
