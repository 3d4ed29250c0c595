"""A turn: starting loyalty, Blackmail, the choice of actions, purchase (PAM-2.9, PAM-8, PAM-9)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.pax_pamir import checks, cleanup, deeds, events, market, placing, play, wakhan
from meydan.games.pax_pamir.actions import (
    BE_LOYAL,
    DECLINE,
    END_TURN,
    NOTE_LOYAL,
    NOTE_TURN_BEGINS,
    PLAY,
    PURCHASE,
    SPY_ON,
    USE_TAX,
)
from meydan.games.pax_pamir.components import (
    BLACKMAIL,
    COALITIONS,
    COLUMNS,
    COURT,
    COURT_CARDS,
    COURTIERS,
    CUSTOMS,
    EVENTS,
    INFLUENCE,
    MILITARY,
    REFORMS,
    REGION,
    REGIONS,
    SPOTS,
)
from meydan.games.pax_pamir.pieces import ON_CARD, SEAT_COLOUR
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import EMPTY, Pamir

ACTIONS_A_TURN: Final = 2


class ChooseLoyalty(Step[Pamir]):
    """Clockwise from a random player, each picks a coalition; the last takes the first turn (PAM-2.9)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return [BE_LOYAL + coalition for coalition in range(COALITIONS)]

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        g.loyalty[f.player] = code - BE_LOYAL
        g.note(NOTE_LOYAL, f.player, code - BE_LOYAL)
        following = g.seat_after(f.player, 1)
        if g.is_wakhan(following):
            following = g.seat_after(following, 1)
        if following == g.first:
            first_turn(g, f.player)
        else:
            g.then(CHOOSE_LOYALTY, following)


def first_turn(g: Pamir, last: i64) -> None:
    """The last to pick begins, or Wakhan if she plays (PAM-2.9, 22.2)."""
    if g.rules.wakhan == NO_SEAT:
        begin_turn(g, last)
    else:
        begin_turn(g, g.rules.wakhan)


def begin_turn(g: Pamir, seat: i64) -> None:
    if g.rules.turn_cap and g.turns >= g.rules.turn_cap:
        checks.stop_at_cap(g)
        return
    g.turn = seat
    g.turns += 1
    g.actions = ACTIONS_A_TURN
    g.used_low = 0
    g.used_high = 0
    g.blocked = 0
    g.fresh_blocks = 0
    g.fresh_cylinders = 0
    g.barred = ()
    g.requested = ()
    g.refusals = 0
    g.note(NOTE_TURN_BEGINS, seat, g.turns)
    if g.is_wakhan(seat):
        g.then(wakhan.WAKHAN_TURN, seat)
    else:
        g.then(CHOOSE_ACTION, seat)
        if g.has(seat, BLACKMAIL):
            g.then(USE_BLACKMAIL, seat)


class UseBlackmail(Step[Pamir]):
    """At the start of the turn a spy goes on a card of the region that carries none (PAM-21.10).

    The frame's number is the mask of Blackmail regions already used.
    """

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        regions = blackmail_regions(g, f.player) & ~f.number
        if regions and g.can_place(SEAT_COLOUR + f.player):
            for n in g.ring():
                if g.spies[n] == 0 and regions & BIT[COURT[n].region]:
                    codes.append(SPY_ON + n)
            if codes:
                codes.append(DECLINE)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        regions = blackmail_regions(g, f.player) & ~f.number
        return {"regions": [REGION.names[region] for region in range(REGIONS) if regions & BIT[region]]}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code != DECLINE:
            g.then(USE_BLACKMAIL, f.player, f.number | BIT[COURT[code - SPY_ON].region])
            placing.place_cylinder(g, f.player, ON_CARD + code - SPY_ON)


def blackmail_regions(g: Pamir, seat: i64) -> i64:
    regions: i64 = 0
    for n in g.courts[seat]:
        if COURT[n].ability == BLACKMAIL:
            regions |= BIT[COURT[n].ability_region]
    return regions


class ChooseAction(Step[Pamir]):
    """Up to two actions and any number of bonus actions, in any order, or the end of the turn (PAM-8.2)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        abilities = g.abilities(f.player)
        if g.actions > 0:
            add_purchases(g, f.player, abilities, codes)
            add_plays(g, f.player, abilities, codes)
        add_card_actions(g, f.player, abilities, codes)
        codes.append(END_TURN)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"actions": int(g.actions)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code == END_TURN:
            cleanup.begin(g, f.player)
            return
        g.then(CHOOSE_ACTION, f.player)
        if code < END_TURN:
            g.actions -= 1
            g.barred = ()
            n = market.buy(g, f.player, code - PURCHASE)
            if n >= COURT_CARDS:
                events.bought(g, f.player, EVENTS[n - COURT_CARDS])
            else:
                g.hands[f.player] = (*g.hands[f.player], int(n))
        else:
            play.begin_attempt(g, f.player, code)


def add_purchases(g: Pamir, seat: i64, abilities: i64, codes: list[int]) -> None:
    """PAM-9: affordable cards that got no rupee this turn."""
    each: i64 = 1
    if g.favored == MILITARY:
        each = 2
    for spot in range(SPOTS):
        n = g.market[spot]
        if n == EMPTY or g.blocked & BIT[spot]:
            continue
        if spot % COLUMNS * each > g.rupees[seat] and not (abilities & INFLUENCE and market.is_free(g, seat, n)):
            continue
        if n < COURT_CARDS or EVENTS[n - COURT_CARDS].purchasable:
            codes.append(PURCHASE + spot)


def add_plays(g: Pamir, seat: i64, abilities: i64, codes: list[int]) -> None:
    """PAM-10: hand cards whose bribe can be paid, avoided or asked down."""
    exempt = abilities & COURTIERS != 0 or g.in_force(CUSTOMS, seat)
    for n in g.hands[seat]:
        taker: i64 = NO_SEAT
        if not exempt:
            taker = g.ruler(COURT[n].region)
        if taker in (NO_SEAT, seat) or play.can_attempt(g, seat, PLAY + n, taker, 0):
            codes.append(PLAY + n)


def add_card_actions(g: Pamir, seat: i64, abilities: i64, codes: list[int]) -> None:
    """PAM-11: unused court cards, favored ones even when both actions are spent."""
    wanted: i64 = 0
    for n in g.courts[seat]:
        card = COURT[n]
        if not g.is_used(n) and (g.actions > 0 or g.counts_as_favored(seat, card)):
            wanted |= card.deeds
    if wanted == 0:
        return
    wanted = deeds.possible_deeds(g, seat, wanted)
    if wanted == 0:
        return
    exempt = abilities & REFORMS != 0 or g.in_force(CUSTOMS, seat)
    for n in g.courts[seat]:
        card = COURT[n]
        if card.deeds & wanted and not g.is_used(n) and (g.actions > 0 or g.counts_as_favored(seat, card)):
            taker: i64 = NO_SEAT
            if not exempt and g.spies[n]:
                taker = g.hostage_holder(seat, n)
            for action in card.actions:
                if wanted & BIT[action]:
                    code = USE_TAX + action * play.CARDS + n
                    if taker == NO_SEAT or play.can_attempt(g, seat, code, taker, play.deed_cost(g, seat, action)):
                        codes.append(code)


CHOOSE_LOYALTY: Final = ChooseLoyalty()
USE_BLACKMAIL: Final = UseBlackmail()
CHOOSE_ACTION: Final = ChooseAction()
