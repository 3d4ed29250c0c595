"""Encounters and the Factory."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.scythe import economy, gains
from meydan.games.scythe.actions import (
    ACCEPT_GAINS,
    CHOOSE_GAINS,
    CHOOSE_OPTION,
    DONE,
    E_ENCOUNTER,
    E_FACTORY_CARD,
    E_FACTORY_LOOK,
    E_OPTION,
    TAKE_FACTORY_CARD,
)
from meydan.games.scythe.components import (
    COINS,
    ENCOUNTER,
    ENCOUNTER_OPTIONS,
    FACTORY,
    FACTORY_CARDS,
    PLACE,
    POLANIA,
    POPULARITY,
    POWER,
    TERRITORIES,
    Offer,
    count_bits,
)
from meydan.games.scythe.player import NO_CARD
from meydan.games.scythe.state import NO_SITE, Scythe

OPTIONS: Final = 3


def can_afford(g: Scythe, seat: i64, offer: Offer) -> bool:
    """Whether the whole cost is there (SCY-22.6, 8.4)."""
    player = g.seats[seat]
    return (player.coins >= offer.coins and player.popularity >= offer.popularity and player.power >= offer.power
            and g.hand(seat) >= offer.cards)


def pay_offer(g: Scythe, seat: i64, offer: Offer) -> None:
    g.pay(seat, COINS, offer.coins)
    g.pay(seat, POPULARITY, offer.popularity)
    g.pay(seat, POWER, offer.power)
    for _ in range(offer.cards):
        g.then(economy.PAY_CARD_STEP, seat)


def owe_gains(g: Scythe, seat: i64, offer: Offer) -> None:
    """All gains of an offer, to be got in printed order."""
    for number in range(len(offer.kinds) - 1, -1, -1):
        gains.owe(g, seat, offer.kinds[number], offer.amounts[number])


def arrive(g: Scythe, seat: i64) -> None:
    """The character meets who waits there, or visits the Factory (SCY-22.1, 23.2)."""
    place = g.character(seat)
    if place >= TERRITORIES:
        return
    if g.encounters & BIT[place]:
        g.encounters &= ~BIT[place]
        g.encounter = g.encounter_deck[g.met]
        g.met += 1
        g.site = place
        g.opened = 0
        g.reveal()
        g.note(E_ENCOUNTER, seat, g.encounter, place)
        g.then(END_ENCOUNTER, seat)
        g.then(MEET, seat, 0)
    elif place == FACTORY and g.seats[seat].factory == NO_CARD:
        g.reveal()
        g.note(E_FACTORY_LOOK, seat, count_bits(g.pile))
        g.then(VISIT_FACTORY, seat)


class Meet(Step[Scythe]):
    """Choose one of the options that can be paid (SCY-22.4); Polania may choose a second one (SCY-19.6, 22.12)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": ENCOUNTER.names[g.encounter], "place": PLACE.names[g.site], "second": f.number == 1}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        for option in range(OPTIONS):
            if not g.opened & BIT[option] and can_afford(g, f.player, ENCOUNTER_OPTIONS[g.encounter * 3 + option]):
                codes.append(CHOOSE_OPTION + option)
        if f.number == 1 and codes:
            codes.append(DONE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code in (CHOOSE_GAINS, ACCEPT_GAINS):
            g.then(MEET, f.player, f.number)
            g.seats[f.player].picky = code == CHOOSE_GAINS
        elif code != DONE:
            option = code - CHOOSE_OPTION
            offer = ENCOUNTER_OPTIONS[g.encounter * 3 + option]
            g.opened |= BIT[option]
            g.note(E_OPTION, f.player, g.encounter * OPTIONS + option, option + 1, g.site)
            if f.number == 0 and g.seats[f.player].faction == POLANIA:
                g.then(MEET, f.player, 1)
            g.then(gains.CHECK_STARS, f.player)     # after each chosen option (SCY-22.15)
            owe_gains(g, f.player, offer)
            pay_offer(g, f.player, offer)


class EndEncounter(Step[Scythe]):
    """The card goes face down under the deck (SCY-22.13)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        g.site = NO_SITE
        g.encounter = NO_CARD


class VisitFactory(Step[Scythe]):
    """Look at the Factory cards, take one, put the others back face down (SCY-23.2)."""

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        for card in range(FACTORY_CARDS):
            if g.pile & BIT[card]:
                codes.append(TAKE_FACTORY_CARD + card)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        card = code - TAKE_FACTORY_CARD
        g.pile &= ~BIT[card]
        g.seats[f.player].factory = card
        g.reveal()
        g.note(E_FACTORY_CARD, f.player, card)


MEET: Final = Meet()
END_ENCOUNTER: Final = EndEncounter()
VISIT_FACTORY: Final = VisitFactory(secret=True)
