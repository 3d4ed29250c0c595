"""Cleanup: court and hand limits, events in column 0, the market, the next turn (PAM-8.5 to 8.14)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import Frame, Step
from meydan.games.pax_pamir import checks, court, events, market, turn, wakhan_choices
from meydan.games.pax_pamir.actions import (
    DISCARD,
    NOTE_DRAWN,
    NOTE_EVENT_DISCARDED,
    NOTE_INSTABILITY,
    NOTE_RUPEES_SWALLOWED,
    NOTE_WAKHAN_CHOOSES_CARD,
    WHY_CLEANUP_ORDER,
)
from meydan.games.pax_pamir.components import COLUMNS, COURT_CARDS, EVENTS, SPOT, SPOTS
from meydan.games.pax_pamir.state import EMPTY, Pamir


def begin(g: Pamir, seat: i64) -> None:
    g.then(NEXT_TURN, seat)
    g.then(REFILL, seat)
    g.then(DISCARD_EVENT, seat, COLUMNS)
    g.then(DISCARD_EVENT, seat, 0)
    g.then(TRIM_HAND, seat)
    g.then(TRIM_COURT, seat)


class TrimCourt(Step[Pamir]):
    """While the court is over its limit, its owner discards a card of choice (PAM-8.6)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player) or len(g.courts[f.player]) <= g.court_limit(f.player):
            return []
        return [DISCARD + n for n in g.courts[f.player]]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": max(len(g.courts[f.player]) - int(g.court_limit(f.player)), 0)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        g.then(TRIM_COURT, f.player)
        court.discard_from_court(g, f.player, code - DISCARD)

    def enter(self, g: Pamir, f: Frame) -> None:
        if g.is_wakhan(f.player):
            while len(g.courts[f.player]) > g.court_limit(f.player):
                n = wakhan_choices.card_to_discard(g, f.player)
                g.note(NOTE_WAKHAN_CHOOSES_CARD, f.player, n, WHY_CLEANUP_ORDER)
                court.discard_from_court(g, f.player, n)


class TrimHand(Step[Pamir]):
    """While the hand is over its limit, the player discards a card of choice (PAM-8.7)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if len(g.hands[f.player]) <= g.hand_limit(f.player):
            return []
        return [DISCARD + n for n in g.hands[f.player]]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": max(len(g.hands[f.player]) - int(g.hand_limit(f.player)), 0)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        g.then(TRIM_HAND, f.player)
        court.discard_from_hand(g, f.player, code - DISCARD)


class DiscardEvent(Step[Pamir]):
    """An event in column 0 is discarded and takes effect; its rupees stay on the spot (PAM-8.8)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"spot": SPOT.names[f.number]}

    def enter(self, g: Pamir, f: Frame) -> None:
        n = g.market[f.number]
        if n >= COURT_CARDS:
            g.market[f.number] = EMPTY
            g.note(NOTE_EVENT_DISCARDED, f.player, n)
            events.discarded(g, f.player, EVENTS[n - COURT_CARDS])


class Refill(Step[Pamir]):
    """Cards slide left, new ones are drawn, leftmost column first, top before bottom (PAM-8.10)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        slide(g, 0)
        slide(g, COLUMNS)
        for column in range(COLUMNS):
            for row in range(2):
                spot = row * COLUMNS + column
                if g.market[spot] == EMPTY and g.drawn < len(g.deck):
                    draw(g, f.player, spot)
                    if g.is_check(g.market[spot]) and checks_in_market(g) > 1:
                        instability(g, f.player)
                        return


def slide(g: Pamir, row: i64) -> None:
    """Close the gaps of a row; rupees lie on their cards, loose ones join the card that comes (PAM-8.10)."""
    goal = row
    for spot in range(row, row + COLUMNS):
        if g.market[spot] != EMPTY:
            if spot != goal:
                g.market[goal] = g.market[spot]
                g.market[spot] = EMPTY
                g.coins[goal] += g.coins[spot]
                g.coins[spot] = 0
                swallow(g, goal)
            goal += 1


def swallow(g: Pamir, spot: i64) -> None:
    """Loose rupees under Public Withdrawal leave the game (PAM-20.8)."""
    if g.coins[spot] and market.swallows(g, spot):
        g.note(NOTE_RUPEES_SWALLOWED, g.turn, g.coins[spot], spot)
        g.coins[spot] = 0


def draw(g: Pamir, seat: i64, spot: i64) -> None:
    g.market[spot] = g.deck[g.drawn]
    g.drawn += 1
    g.reveal()
    g.note(NOTE_DRAWN, seat, g.market[spot], spot)
    swallow(g, spot)


def checks_in_market(g: Pamir) -> i64:
    total: i64 = 0
    for spot in range(SPOTS):
        if g.is_check(g.market[spot]):
            total += 1
    return total


def instability(g: Pamir, seat: i64) -> None:
    """Two checks in the market: one check at once, both discarded, then the refill goes on (PAM-8.11)."""
    found: list[int] = []
    for spot in range(SPOTS):
        if g.is_check(g.market[spot]):
            found.append(g.market[spot])
            g.market[spot] = EMPTY
    g.note(NOTE_INSTABILITY, seat, found[0], found[1])
    g.then(REFILL, seat)
    g.then(checks.DOMINANCE_CHECK, seat)


class NextTurn(Step[Pamir]):
    """The next player clockwise takes a turn (PAM-8.5)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        turn.begin_turn(g, g.seat_after(f.player, 1))


TRIM_COURT: Final = TrimCourt()
TRIM_HAND: Final = TrimHand()
DISCARD_EVENT: Final = DiscardEvent()
REFILL: Final = Refill()
NEXT_TURN: Final = NextTurn()
