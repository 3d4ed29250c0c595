"""What event cards do, bought or discarded (PAM-20)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import Frame, Step
from meydan.games.pax_pamir import checks, court, play, wakhan, wakhan_choices
from meydan.games.pax_pamir.actions import (
    CHOOSE_SUIT,
    DISCARD,
    NAME_SEAT,
    NOTE_ARMIES_CLEARED,
    NOTE_EFFECT_BEGINS,
    NOTE_EFFECT_FOR_ALL,
    NOTE_FAVORED,
    NOTE_HANDS_SWAPPED,
    NOTE_REGION_CLEARED,
    NOTE_RUPEES_GAINED,
    NOTE_TRIBES_CLEARED,
    NOTE_WAKHAN_CHOOSES_PLAYER,
    NOTE_WAKHAN_CHOOSES_REGION,
    NOTE_WAKHAN_RULE,
    REBUKE,
    SWAP_WITH,
    WHY_FAVORED_STAYS,
    WHY_RED_ARROW,
    WHY_REGION_ORDER,
)
from meydan.games.pax_pamir.components import (
    BLOCKS,
    COALITIONS,
    CYLINDERS,
    DO_CHECK,
    DO_CHOOSE_SUIT,
    DO_CLEAR,
    DO_CLEAR_CHOSEN,
    DO_DROP_HAND_CARD,
    DO_DROP_PRIZES,
    DO_FAVOR,
    DO_GAIN,
    DO_LAST_ALL,
    DO_LAST_BUYER,
    DO_LAST_NAMED,
    DO_SWAP,
    MOST_SEATS,
    PASHTUNWALI,
    REGIONS,
    RUMOR,
    EventCard,
)
from meydan.games.pax_pamir.pieces import ALL_BLOCKS, ALL_PIECES, IN_REGION, SEAT_COLOUR, SUPPLY
from meydan.games.pax_pamir.state import Pamir

SUITS: Final = 4


def bought(g: Pamir, buyer: i64, event: EventCard) -> None:
    carry_out(g, buyer, event.bought, event.bought_param)


def discarded(g: Pamir, active: i64, event: EventCard) -> None:
    carry_out(g, active, event.discarded, event.discarded_param)


def carry_out(g: Pamir, seat: i64, deed: i64, param: i64) -> None:
    """One side of an event, for the buyer or, if discarded, the active player."""
    if deed == DO_CHECK:
        g.then(checks.DOMINANCE_CHECK, seat)
    elif deed == DO_FAVOR:
        play.favor_suit(g, seat, param)
    elif deed == DO_LAST_ALL:
        g.put_in_force_for_all(param)
        g.note(NOTE_EFFECT_FOR_ALL, seat, param)
    elif deed == DO_LAST_BUYER:
        g.put_in_force(param, seat)
        g.note(NOTE_EFFECT_BEGINS, seat, param)
    elif deed == DO_LAST_NAMED:
        g.then(NAME_PLAYER, seat)
    elif deed == DO_DROP_PRIZES:
        for k in range(g.players):
            court.drop_prizes(g, g.seat_after(seat, k))
    elif deed == DO_CLEAR:
        clear_region(g, param)
    elif deed == DO_CLEAR_CHOSEN:
        g.then(CHOOSE_REGION, seat)
    elif deed == DO_DROP_HAND_CARD:
        g.window(LOSE_CONFIDENCE, seat)
        g.then(LOSE_CONFIDENCE, seat)
    elif deed == DO_GAIN:
        g.rupees[seat] += param
        g.note(NOTE_RUPEES_GAINED, seat, param)
    elif deed == DO_SWAP:
        g.then(SWAP_HANDS, seat)
    elif deed == DO_CHOOSE_SUIT:
        g.then(NAME_SUIT, seat)


def clear_region(g: Pamir, region: i64) -> None:
    """All tribes and armies go to supply, then overthrow, active player first (PAM-20.15)."""
    place = IN_REGION + region
    g.note(NOTE_REGION_CLEARED, g.turn, region)
    for coalition in range(COALITIONS):
        if g.armies(coalition, region):
            g.note(NOTE_ARMIES_CLEARED, g.turn, coalition, region, g.armies(coalition, region))
    for owner in range(g.players):
        if g.tribes(owner, region):
            g.note(NOTE_TRIBES_CLEARED, owner, region, g.tribes(owner, region))
    for piece in range(ALL_BLOCKS):
        if g.pieces[piece] == place:
            g.relocate(piece, piece // BLOCKS, SUPPLY)
    lost: i64 = 0
    for piece in range(ALL_BLOCKS, ALL_PIECES):
        if g.pieces[piece] == place:
            seat = (piece - ALL_BLOCKS) // CYLINDERS
            g.relocate(piece, SEAT_COLOUR + seat, SUPPLY)
            lost |= LOST[seat]
    for k in range(g.players - 1, -1, -1):
        seat = g.seat_after(g.turn, k)
        if lost & LOST[seat]:
            court.lost_tribe(g, seat, region)


LOST: Final[list[int]] = [2**seat for seat in range(MOST_SEATS)]


class NamePlayer(Step[Pamir]):
    """Rumor: the buyer names any player, whose patriots give no influence (PAM-20.5)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player):
            return []
        return [NAME_SEAT + seat for seat in range(g.players)]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "event_108"}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        spread_rumor(g, code - NAME_SEAT)

    def enter(self, g: Pamir, f: Frame) -> None:
        target = wakhan_choices.arrow_person(g, f.player)
        g.note(NOTE_WAKHAN_CHOOSES_PLAYER, f.player, target, WHY_RED_ARROW)
        spread_rumor(g, target)


def spread_rumor(g: Pamir, target: i64) -> None:
    g.put_in_force(RUMOR, target)
    g.note(NOTE_EFFECT_BEGINS, target, RUMOR)


class NameSuit(Step[Pamir]):
    """Pashtunwali Values: any suit becomes favored, and suit icons are ignored (PAM-20.12)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player):
            return []
        return [CHOOSE_SUIT + suit for suit in range(SUITS)]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "event_115"}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        g.favored = code - CHOOSE_SUIT
        g.note(NOTE_FAVORED, f.player, g.favored)
        self.lock(g, f)

    def enter(self, g: Pamir, f: Frame) -> None:
        g.note(NOTE_WAKHAN_RULE, f.player, WHY_FAVORED_STAYS)       # PAM-22.9
        self.lock(g, f)

    def lock(self, g: Pamir, f: Frame) -> None:
        g.put_in_force_for_all(PASHTUNWALI)
        g.note(NOTE_EFFECT_FOR_ALL, f.player, PASHTUNWALI)


class ChooseRegion(Step[Pamir]):
    """Rebuke: all tribes and armies of one region are removed (PAM-20.13)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player):
            return []
        return [REBUKE + region for region in range(REGIONS)]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "event_116"}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        clear_region(g, code - REBUKE)

    def enter(self, g: Pamir, f: Frame) -> None:
        region = wakhan_choices.first_peopled_region(g)
        g.note(NOTE_WAKHAN_CHOOSES_REGION, f.player, region, WHY_REGION_ORDER)
        clear_region(g, region)


class LoseConfidence(Step[Pamir]):
    """Confidence Failure: every player with a hand discards one card of choice (PAM-20.11, 26.5)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player):
            return []
        return [DISCARD + n for n in g.hands[f.player]]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "event_114"}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        court.discard_from_hand(g, f.player, code - DISCARD)


class SwapHands(Step[Pamir]):
    """Other Persuasive Methods: whole hands are swapped with another player (PAM-20.11)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player):
            return []
        return [SWAP_WITH + seat for seat in range(g.players) if seat != f.player]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "event_114"}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        swap(g, f.player, code - SWAP_WITH)

    def enter(self, g: Pamir, f: Frame) -> None:
        partner = wakhan_choices.arrow_person(g, f.player)
        g.note(NOTE_WAKHAN_CHOOSES_PLAYER, f.player, partner, WHY_RED_ARROW)
        swap(g, f.player, partner)


def swap(g: Pamir, seat: i64, partner: i64) -> None:
    """Wakhan plays cards she gets this way at once, in random order (PAM-26.4)."""
    g.hands[seat], g.hands[partner] = g.hands[partner], g.hands[seat]
    g.note(NOTE_HANDS_SWAPPED, seat, partner)
    her = g.rules.wakhan
    if (seat == her or partner == her) and g.hands[her]:
        order = list(g.hands[her])
        rng = Rng(g.seed)
        rng.shuffle(order)
        g.seed = rng.seed()
        g.reveal()
        for n in order:
            g.then(wakhan.PLAY_FROM_HAND, her, n)


NAME_PLAYER: Final = NamePlayer()
NAME_SUIT: Final = NameSuit()
CHOOSE_REGION: Final = ChooseRegion()
LOSE_CONFIDENCE: Final = LoseConfidence()
SWAP_HANDS: Final = SwapHands()
