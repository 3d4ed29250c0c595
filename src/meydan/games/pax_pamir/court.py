"""Cards leaving a court: spies go home, overthrow both ways, leverage; and changes of loyalty (PAM-4, PAM-7)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import Frame, Step
from meydan.games.pax_pamir.actions import (
    DISCARD,
    NOTE_COURT_DISCARDED,
    NOTE_DEBT,
    NOTE_GIFT_LOST,
    NOTE_HAND_DISCARDED,
    NOTE_LOYAL,
    NOTE_OVERTHROWN_CARDS,
    NOTE_OVERTHROWN_TRIBES,
    NOTE_PRIZE_LOST,
    NOTE_SPIES_RETURNED,
)
from meydan.games.pax_pamir.components import CARD, COALITION, COURT, CYLINDERS, GIFT_SPACES, POLITICAL, REGION
from meydan.games.pax_pamir.pieces import ALL_BLOCKS, ALL_PIECES, IN_REGION, ON_CARD, ON_GIFT, SEAT_COLOUR, SUPPLY
from meydan.games.pax_pamir.state import Pamir, without

LEVERAGE_DEBT: Final = 2


def discard_from_court(g: Pamir, owner: i64, n: i64) -> None:
    """A card leaves a court: spies return, overthrow if Political, leverage is paid (PAM-7.5)."""
    card = COURT[n]
    g.courts[owner] = without(g.courts[owner], n)
    g.note(NOTE_COURT_DISCARDED, owner, n)
    if g.spies[n]:
        return_spies(g, n)
    if card.suit == POLITICAL and g.tribes(owner, card.region) and not political_cards(g, owner, card.region):
        g.note(NOTE_OVERTHROWN_TRIBES, owner, card.region, g.tribes(owner, card.region))
        remove_tribes(g, owner, card.region)
    if card.leveraged:
        paid = min(g.rupees[owner], LEVERAGE_DEBT)
        g.rupees[owner] -= paid
        owed = LEVERAGE_DEBT - paid
        if g.is_wakhan(owner):                              # for missing rupees she discards nothing (PAM-22.10)
            owed = 0
        g.note(NOTE_DEBT, owner, paid, owed)
        if owed:
            g.then(SETTLE_DEBT, owner, owed)


def discard_from_hand(g: Pamir, seat: i64, n: i64) -> None:
    g.hands[seat] = without(g.hands[seat], n)
    g.note(NOTE_HAND_DISCARDED, seat, n)


def return_spies(g: Pamir, n: i64) -> None:
    """All spies on it, of every player, return to their supplies (PAM-7.1)."""
    for seat in range(g.players):
        if g.spies_of(seat, n):
            g.note(NOTE_SPIES_RETURNED, seat, n, g.spies_of(seat, n))
    for piece in range(ALL_BLOCKS, ALL_PIECES):
        if g.pieces[piece] == ON_CARD + n:
            g.relocate(piece, SEAT_COLOUR + (piece - ALL_BLOCKS) // CYLINDERS, SUPPLY)


def remove_tribes(g: Pamir, seat: i64, region: i64) -> None:
    for piece in range(ALL_BLOCKS + seat * CYLINDERS, ALL_BLOCKS + (seat + 1) * CYLINDERS):
        if g.pieces[piece] == IN_REGION + region:
            g.relocate(piece, SEAT_COLOUR + seat, SUPPLY)


def political_cards(g: Pamir, seat: i64, region: i64) -> list[int]:
    cards: list[int] = []
    for n in g.courts[seat]:
        if COURT[n].suit == POLITICAL and COURT[n].region == region:
            cards.append(n)
    return cards


def lost_tribe(g: Pamir, seat: i64, region: i64) -> None:
    """A tribe left this region; if it was the last one, overthrow follows (PAM-7.6)."""
    if g.tribes(seat, region) == 0 and political_cards(g, seat, region):
        g.note(NOTE_OVERTHROWN_CARDS, seat, region)
        g.then(OVERTHROW, seat, region)


def order_matters(g: Pamir, seat: i64, cards: list[int]) -> bool:
    """Whether it makes a difference which of these goes first: one of several is leveraged (PAM-4.6, 7.9)."""
    if len(cards) < 2 or g.is_wakhan(seat):
        return False
    return any(COURT[n].leveraged for n in cards)


def discard_codes(cards: list[int]) -> list[int]:
    return [DISCARD + n for n in cards]


class Overthrow(Step[Pamir]):
    """Who lost a last tribe discards all Political cards of that region, in any order (PAM-7.6, 7.9)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        cards = political_cards(g, f.player, f.number)
        return discard_codes(cards) if order_matters(g, f.player, cards) else []

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"region": REGION.names[f.number],
                "cards": [CARD.names[n] for n in political_cards(g, f.player, f.number)]}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        g.then(OVERTHROW, f.player, f.number)
        discard_from_court(g, f.player, code - DISCARD)

    def enter(self, g: Pamir, f: Frame) -> None:
        for n in political_cards(g, f.player, f.number):
            discard_from_court(g, f.player, n)


class SettleDebt(Step[Pamir]):
    """For each missing rupee the owner discards a card from hand or court (PAM-7.2, 7.3)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return discard_codes(list(g.courts[f.player]) + list(g.hands[f.player]))

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if f.number > 1:
            g.then(SETTLE_DEBT, f.player, f.number - 1)
        if code - DISCARD in g.hands[f.player]:
            discard_from_hand(g, f.player, code - DISCARD)
        else:
            discard_from_court(g, f.player, code - DISCARD)


def change_loyalty(g: Pamir, seat: i64, coalition: i64) -> None:
    """Gifts and prizes go, then the old patriots, then the dial turns (PAM-4.5)."""
    drop_gifts(g, seat)
    drop_prizes(g, seat)
    g.then(TURN_DIAL, seat, coalition)
    g.then(DISCARD_PATRIOTS, seat)


def drop_gifts(g: Pamir, seat: i64) -> None:
    for space in range(GIFT_SPACES):
        if g.has_gift_at(seat, space):
            g.move_piece(SEAT_COLOUR + seat, ON_GIFT + space, SUPPLY)
            g.note(NOTE_GIFT_LOST, seat, space)


def drop_prizes(g: Pamir, seat: i64) -> None:
    for n in g.prizes[seat]:
        g.note(NOTE_PRIZE_LOST, seat, n)
    g.prizes[seat] = ()


class DiscardPatriots(Step[Pamir]):
    """The patriots of the old loyalty are discarded, in any order (PAM-4.5, 4.6)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        cards = old_patriots(g, f.player)
        return discard_codes(cards) if order_matters(g, f.player, cards) else []

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"cards": [CARD.names[n] for n in old_patriots(g, f.player)]}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        g.then(DISCARD_PATRIOTS, f.player)
        discard_from_court(g, f.player, code - DISCARD)

    def enter(self, g: Pamir, f: Frame) -> None:
        for n in old_patriots(g, f.player):
            discard_from_court(g, f.player, n)


def old_patriots(g: Pamir, seat: i64) -> list[int]:
    cards: list[int] = []
    for n in g.courts[seat]:
        if COURT[n].patriot == g.loyalty[seat]:
            cards.append(n)
    return cards


class TurnDial(Step[Pamir]):
    """The dial turns to the new coalition (PAM-4.5)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"coalition": COALITION.names[f.number]}

    def enter(self, g: Pamir, f: Frame) -> None:
        g.loyalty[f.player] = f.number
        g.note(NOTE_LOYAL, f.player, f.number)


OVERTHROW: Final = Overthrow()
SETTLE_DEBT: Final = SettleDebt()
DISCARD_PATRIOTS: Final = DiscardPatriots()
TURN_DIAL: Final = TurnDial()
