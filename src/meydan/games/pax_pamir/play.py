"""Playing a card: the bribe, the side of the court, the impact icons (PAM-10, 11.7 to 11.13)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import Frame, Step
from meydan.games.pax_pamir import court, deeds, naming, placing, wakhan_choices
from meydan.games.pax_pamir.actions import (
    ACCEPT,
    BUILD_ROAD,
    NOTE_BRIBE_OFFERED,
    NOTE_BRIBE_PAID,
    NOTE_BRIBE_REFUSED,
    NOTE_BRIBE_UNPAID,
    NOTE_BRIBE_WITHDRAWN,
    NOTE_FAVORED,
    NOTE_LEVERAGE,
    NOTE_PLACEMENT_SKIPPED,
    NOTE_PLAYED,
    NOTE_SUIT_IGNORED,
    OFFER,
    PAY,
    PLAY,
    PUT_AT,
    REFUSE,
    SPY_ON,
    UNPAID,
    USE_TAX,
    WITHDRAW,
)
from meydan.games.pax_pamir.components import (
    ARMY,
    BETRAY,
    BORDERS_OF,
    BUILD,
    CARD,
    COURT,
    COURTIERS,
    CUSTOMS,
    FAVOR,
    GIFT,
    ICON_NAMES,
    LEVERAGE,
    MANNERS,
    PASHTUNWALI,
    REFORMS,
    REGION,
    ROAD,
    SPY,
    TRIBE,
)
from meydan.games.pax_pamir.pieces import IN_REGION, ON_BORDER, ON_CARD, SEAT_COLOUR
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import Pamir, without

CARDS: Final = 100                      # codes of one verb
LEVERAGE_GAIN: Final = 2
MOST_REFUSALS: Final = 3
ICONS: Final = 8                        # more than any card shows
SHARES: Final = 16                      # more than any bribe


# Bribes. An attempt is its action code: PLAY + card, or USE_TAX + action * CARDS + card.

def bribe_taker(g: Pamir, seat: i64, attempt: i64) -> i64:
    """To whom this attempt owes a bribe: the ruler (PAM-10.2) or the hostage holder (PAM-11.7); or NO_SEAT."""
    if g.in_force(CUSTOMS, seat):
        return NO_SEAT
    n = (attempt - PLAY) % CARDS
    if attempt >= USE_TAX:
        taker = g.hostage_holder(seat, n)
        if taker == NO_SEAT or g.has(seat, REFORMS):
            return NO_SEAT
        return taker
    taker = g.ruler(COURT[n].region)
    if taker in (seat, NO_SEAT) or g.has(seat, COURTIERS):
        return NO_SEAT
    return taker


def bribe_size(g: Pamir, taker: i64, attempt: i64) -> i64:
    n = (attempt - PLAY) % CARDS
    if attempt >= USE_TAX:
        return g.spies_of(taker, n)
    return g.tribes(taker, COURT[n].region)


def least_cost(g: Pamir, seat: i64, attempt: i64) -> i64:
    """The least an attempt costs besides the bribe (PAM-11.10)."""
    if attempt < USE_TAX:
        return 0
    return deed_cost(g, seat, (attempt - USE_TAX) // CARDS)


def deed_cost(g: Pamir, seat: i64, action: i64) -> i64:
    if action in (BUILD, BETRAY):
        return 2
    if action == GIFT:
        return deeds.cheapest_gift(g, seat)
    return 0


def can_request(g: Pamir, taker: i64, attempt: i64) -> bool:
    """Whether a lower sum may still be asked for (PAM-11.11, 22.12)."""
    return (g.rules.negotiation and not g.is_wakhan(taker) and g.refusals < MOST_REFUSALS
            and attempt not in g.requested)


def can_attempt(g: Pamir, seat: i64, attempt: i64, taker: i64, cost: i64) -> bool:
    """Whether the bribe, if any, can be paid, avoided or asked down, and the cost paid too."""
    if g.rupees[seat] < cost or (g.barred and attempt in g.barred):
        return False
    if taker == NO_SEAT or g.rupees[seat] >= cost + bribe_size(g, taker, attempt):
        return True
    return g.in_force(MANNERS, seat) or can_request(g, taker, attempt)


def begin_attempt(g: Pamir, seat: i64, attempt: i64) -> None:
    if bribe_taker(g, seat, attempt) == NO_SEAT:
        carry_out(g, seat, attempt)
    else:
        g.then(BRIBE, seat, attempt)


def carry_out(g: Pamir, seat: i64, attempt: i64) -> None:
    """Nothing stands in the way of the attempt any more."""
    g.barred = ()
    if attempt >= USE_TAX:
        deeds.perform(g, seat, (attempt - USE_TAX) // CARDS, (attempt - USE_TAX) % CARDS)
    else:
        n = attempt - PLAY
        g.actions -= 1
        g.hands[seat] = without(g.hands[seat], n)
        g.then(PUT_IN_COURT, seat, n)


class Bribe(Step[Pamir]):
    """The payer pays in full, asks for a lower sum, declines by Courtly Manners, or withdraws (PAM-11.11)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        taker = bribe_taker(g, f.player, f.number)
        full = bribe_size(g, taker, f.number)
        spare = g.rupees[f.player] - least_cost(g, f.player, f.number)
        codes: list[int] = []
        if spare >= full:
            codes.append(PAY)
        if can_request(g, taker, f.number):
            for share in range(min(full, spare + 1)):
                codes.append(OFFER + share)
        if g.in_force(MANNERS, f.player):
            codes.append(UNPAID)
        codes.append(WITHDRAW)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        taker = bribe_taker(g, f.player, f.number)
        return {**naming.attempt(f.number), "payer": int(f.player), "taker": int(taker),
                "rupees": int(bribe_size(g, taker, f.number)), "cost": int(least_cost(g, f.player, f.number)),
                "talks": can_request(g, taker, f.number)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        taker = bribe_taker(g, f.player, f.number)
        if code == PAY:
            pay_bribe(g, f.player, taker, bribe_size(g, taker, f.number))
            carry_out(g, f.player, f.number)
        elif code == UNPAID:
            g.note(NOTE_BRIBE_UNPAID, f.player, taker)
            carry_out(g, f.player, f.number)
        elif code == WITHDRAW:
            g.note(NOTE_BRIBE_WITHDRAWN, f.player, (f.number - PLAY) % CARDS)
            g.barred = (*g.barred, int(f.number))
        else:
            g.note(NOTE_BRIBE_OFFERED, f.player, taker, code - OFFER, bribe_size(g, taker, f.number))
            g.requested = (*g.requested, int(f.number))
            g.then(ANSWER, taker, f.number * SHARES + code - OFFER)


def pay_bribe(g: Pamir, payer: i64, taker: i64, rupees: i64) -> None:
    g.rupees[payer] -= rupees
    g.rupees[taker] += rupees
    g.note(NOTE_BRIBE_PAID, payer, taker, rupees)


class Answer(Step[Pamir]):
    """The taker accepts the lower sum or refuses it; the payer may then still pay in full (PAM-11.11)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return [ACCEPT, REFUSE]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        attempt = f.number // SHARES
        return {**naming.attempt(attempt), "payer": int(g.turn), "taker": int(f.player),
                "rupees": int(f.number % SHARES), "full": int(bribe_size(g, f.player, attempt))}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        attempt = f.number // SHARES
        if code == ACCEPT:
            pay_bribe(g, g.turn, f.player, f.number % SHARES)
            carry_out(g, g.turn, attempt)
        else:
            g.refusals += 1
            g.note(NOTE_BRIBE_REFUSED, f.player, g.turn)
            g.then(BRIBE, g.turn, attempt)


class PutInCourt(Step[Pamir]):
    """The card joins the court at its left or right end (PAM-10.4)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if not g.courts[f.player] or g.is_wakhan(f.player):
            return []
        return [PUT_AT, PUT_AT + 1]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number]}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        join_court(g, f.player, f.number, code - PUT_AT)

    def enter(self, g: Pamir, f: Frame) -> None:
        side: i64 = 0
        if g.is_wakhan(f.player):                           # the red arrow says where (PAM-24.8)
            side = g.red_arrow()
        join_court(g, f.player, f.number, side)


def join_court(g: Pamir, seat: i64, n: i64, side: i64) -> None:
    """Left is side 0. A patriot of another coalition changes loyalty before any icon (PAM-10.5)."""
    if side == 0:
        g.courts[seat] = (int(n), *g.courts[seat])
    else:
        g.courts[seat] = (*g.courts[seat], int(n))
    g.note(NOTE_PLAYED, seat, n, side)
    g.then(RESOLVE_ICON, seat, n * ICONS)
    patriot = COURT[n].patriot
    if patriot >= 0 and patriot != g.loyalty[seat] and not g.is_wakhan(seat):
        court.change_loyalty(g, seat, patriot)


class ResolveIcon(Step[Pamir]):
    """The impact icons are resolved from top to bottom while the card is in court (PAM-10.6, 10.7, 10.16)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        n = f.number // ICONS
        card = COURT[n]
        icon = card.icons[f.number % ICONS]
        codes: list[int] = []
        if (icon != ROAD and icon != SPY) or g.is_wakhan(f.player) or n not in g.courts[f.player]:
            return codes
        if icon == ROAD:
            if g.can_place(g.loyalty[f.player]):
                for border in BORDERS_OF[card.region]:
                    codes.append(BUILD_ROAD + border)
        elif g.can_place(SEAT_COLOUR + f.player):
            for seat in range(g.players):
                for other in g.courts[seat]:
                    if COURT[other].region == card.region:
                        codes.append(SPY_ON + other)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        card = COURT[f.number // ICONS]
        return {"card": CARD.names[f.number // ICONS], "region": REGION.names[card.region],
                "icon": ICON_NAMES[card.icons[f.number % ICONS]], "icons": [ICON_NAMES[icon] for icon in card.icons],
                "at": int(f.number % ICONS)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        next_icon(g, f)
        if code >= SPY_ON:
            placing.place_cylinder(g, f.player, ON_CARD + code - SPY_ON)
        else:
            placing.place_block(g, f.player, g.loyalty[f.player], ON_BORDER + code - BUILD_ROAD)

    def enter(self, g: Pamir, f: Frame) -> None:
        n = f.number // ICONS
        if n not in g.courts[f.player]:
            return
        next_icon(g, f)
        card = COURT[n]
        icon = card.icons[f.number % ICONS]
        if icon >= FAVOR:
            favor_suit(g, f.player, icon - FAVOR)
        elif icon == LEVERAGE:
            g.rupees[f.player] += LEVERAGE_GAIN
            g.note(NOTE_LEVERAGE, f.player, n, LEVERAGE_GAIN)
        elif icon == ARMY:
            placing.place_block(g, f.player, g.coalition_of(f.player), IN_REGION + card.region)
        elif icon == TRIBE:
            placing.place_cylinder(g, f.player, IN_REGION + card.region)
        elif g.is_wakhan(f.player):
            if icon == SPY:
                placing.place_cylinder(g, f.player, ON_CARD + wakhan_choices.spy_target(g, f.player, card.region))
            else:
                border = wakhan_choices.road_target(g, card, f.number % ICONS)
                placing.place_block(g, f.player, g.coalition_of(f.player), ON_BORDER + border)
        else:
            g.note(NOTE_PLACEMENT_SKIPPED, f.player)


def next_icon(g: Pamir, f: Frame) -> None:
    if f.number % ICONS + 1 < len(COURT[f.number // ICONS].icons):
        g.then(RESOLVE_ICON, f.player, f.number + 1)


def favor_suit(g: Pamir, seat: i64, suit: i64) -> None:
    """A suit icon moves the marker, unless Pashtunwali Values is in force (PAM-10.13, 20.14)."""
    if g.in_force(PASHTUNWALI, seat):
        g.note(NOTE_SUIT_IGNORED, seat, suit)
    else:
        g.favored = suit
        g.note(NOTE_FAVORED, seat, suit)


BRIBE: Final = Bribe()
ANSWER: Final = Answer()
PUT_IN_COURT: Final = PutInCourt()
RESOLVE_ICON: Final = ResolveIcon()
