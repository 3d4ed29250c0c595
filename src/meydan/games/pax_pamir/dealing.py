"""Set-up: shuffling and stacking the deck, and dealing anew what is hidden (PAM-2, PAM-6.2)."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.games.pax_pamir import turn
from meydan.games.pax_pamir.components import (
    AI,
    AI_CARDS,
    CHECKS,
    CHECKS_IN_PILE,
    COLUMNS,
    COURT_CARDS,
    EVENT_CARDS,
    EVENTS_IN_PILE,
    PILES,
    SPOTS,
    START_RUPEES,
)
from meydan.games.pax_pamir.settings import NO_SEAT, Rules
from meydan.games.pax_pamir.state import Pamir

FIRST_EVENT = COURT_CARDS + CHECKS
ALL_CARDS = COURT_CARDS + EVENT_CARDS


def court_cards_in_pile(players: int) -> int:
    return 5 + players


def pile_ends(players: int) -> list[int]:
    """Where each of the six piles ends in the deck, top pile first (PAM-2.5)."""
    ends: list[int] = []
    end = 0
    for pile in range(PILES):
        end += court_cards_in_pile(players) + EVENTS_IN_PILE[pile] + CHECKS_IN_PILE[pile]
        ends.append(end)
    return ends


def fresh(players: int, seed: i64, rules: Rules) -> Pamir:
    """Shuffle and deal from a seed."""
    rng = Rng(seed)
    courts = list(range(COURT_CARDS))
    checks = list(range(COURT_CARDS, FIRST_EVENT))
    events = list(range(FIRST_EVENT, ALL_CARDS))
    rng.shuffle(courts)
    rng.shuffle(checks)
    rng.shuffle(events)
    deck: list[int] = []
    for pile in range(PILES):
        cards: list[int] = []
        for _ in range(court_cards_in_pile(players)):
            cards.append(courts.pop())
        for _ in range(EVENTS_IN_PILE[pile]):
            cards.append(events.pop())
        for _ in range(CHECKS_IN_PILE[pile]):
            cards.append(checks.pop())
        rng.shuffle(cards)
        deck.extend(cards)
    if rules.wakhan == NO_SEAT:                             # without her nothing is shuffled later
        return lay_out(players, rules, deck, [], rng.below(players), 0, [])
    ai_deck = list(range(AI_CARDS))
    rng.shuffle(ai_deck)
    seed_of_shuffles = rng.seed()
    return lay_out(players, rules, deck, ai_deck, rng.below(players - 1), seed_of_shuffles, [])


def way_round(players: int, rules: Rules, first: i64) -> i64:
    """Wakhan sits on the right of the person who picks last (PAM-22.2).

    She keeps the last seat, so with two people play goes the other way round if the first seat picks first.
    """
    if rules.wakhan == NO_SEAT or first == players - 2:
        return 1
    return players - 1


def lay_out(players: int, rules: Rules, deck: list[int], ai_deck: list[int], first: i64, seed: i64,
            loyalties: list[int]) -> Pamir:
    """The table as the first decision finds it; given loyalties are not asked for."""
    g = Pamir()
    g.players = players
    g.rules = rules
    g.deck = deck
    g.ai_deck = ai_deck
    g.seed = seed
    g.first = first
    g.clockwise = way_round(players, rules, first)
    for n in range(SPOTS):                                  # column by column, top before bottom (PAM-2.6)
        g.market[n % 2 * COLUMNS + n // 2] = deck[n]
    g.drawn = SPOTS
    for seat in range(players):
        g.rupees[seat] = START_RUPEES
    if loyalties:
        for seat in range(players):
            g.loyalty[seat] = loyalties[seat]
        turn.first_turn(g, g.seat_after(first, players - 1))
    else:
        g.then(turn.CHOOSE_LOYALTY, first)
    g.settle()
    return g


def determinize(g: Pamir, seed: i64) -> Pamir:
    """A clone with the rest of the deck and of Wakhan's deck dealt anew.

    Hands are known to all who remember (PAM-6.3); what lies in which pile is known by kind.
    """
    rng = Rng(seed)
    new = g.clone()
    if g.drawn < len(g.deck):
        new.deck = g.deck[:g.drawn] + unseen_deck(g, rng)
    if g.ai_deck:
        new.ai_deck = unseen_ai_deck(g, rng)
    new.seed = rng.seed()
    return new


def unseen_deck(g: Pamir, rng: Rng) -> list[int]:
    """Each pile keeps its number of events and checks; which cards they are, and the order, is open."""
    seen = [False] * ALL_CARDS
    for at in range(g.drawn):
        seen[g.deck[at]] = True
    courts = [n for n in range(COURT_CARDS) if not seen[n]]
    checks = [n for n in range(COURT_CARDS, FIRST_EVENT) if not seen[n]]
    events = [n for n in range(FIRST_EVENT, ALL_CARDS) if not seen[n]]
    rng.shuffle(courts)
    rng.shuffle(checks)
    rng.shuffle(events)
    rest: list[int] = []
    start = int(g.drawn)
    for end in pile_ends(g.players):
        cards: list[int] = []
        for at in range(start, end):
            n = g.deck[at]
            if n < COURT_CARDS:
                cards.append(courts.pop())
            elif n < FIRST_EVENT:
                cards.append(checks.pop())
            else:
                cards.append(events.pop())
        if cards:
            cards.sort()                            # the true order must not shine through
            rng.shuffle(cards)
            rest.extend(cards)
            start = end
    return rest


def unseen_ai_deck(g: Pamir, rng: Rng) -> list[int]:
    """The cards under the top one in any order; the top one shows its back (PAM-23.10)."""
    hidden = g.ai_deck[g.ai_next:]
    hidden.sort()
    rng.shuffle(hidden)
    back = AI[g.ai_deck[g.ai_next]].back
    for at in range(len(hidden)):
        if AI[hidden[at]].back == back:
            hidden[0], hidden[at] = hidden[at], hidden[0]
            break
    return g.ai_deck[:g.ai_next] + hidden


