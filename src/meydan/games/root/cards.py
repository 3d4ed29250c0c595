"""Where the cards lie, and what is known of them."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.root import claims
from meydan.games.root.actions import (
    DISCARDED,
    DOMINANCE_AVAILABLE,
    DREW,
    DREW_CARD,
    RESHUFFLED,
    SPENT,
    SUPPORTER_DISCARDED,
)
from meydan.games.root.board import Board
from meydan.games.root.claims import HOLDERS, NO_CLAIMS, SUPPORTERS
from meydan.games.root.components import (
    ALL_CARDS,
    ALLIANCE,
    BASE,
    BOX,
    CARDS,
    DOMINANCE,
    FACTIONS,
    NONE,
    OF_TYPE,
    STACK_LIMIT,
)
from meydan.games.root.law import Law
from meydan.games.root.sets import bits, cards_in

CLEAR: Final[vec[i64]] = vec[i64]([0] * FACTIONS)
IN_SIGHT: Final[vec[i64]] = vec[i64]([0] * (FACTIONS * HOLDERS))


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A card of the discard pile and what lies below it. Never changed, so clones share it."""
    __slots__ = ("card", "below")

    def __init__(self, card: i64, below: Pile | None) -> None:
        self.card: i64 = card
        self.below = below


@mypyc_attr(acyclic=True)
class Cards(Board):
    """Hands, deck and piles: masks, but the deck, whose last card is drawn first."""
    __slots__ = (
        "adrift", "available", "blur", "crafted", "deck", "discard", "fresh", "hands", "known", "pile", "played",
        "seed", "supporters", "told",
    )

    def __init__(self, source: Cards | None, law: Law) -> None:
        super().__init__(source, law)
        if source is None:
            self.seed: i64 = 0                      # of the next shuffle
            self.deck: list[int] = []
            self.hands: vec[i64] = vec[i64]([0] * FACTIONS)
            self.crafted: vec[i64] = vec[i64]([0] * FACTIONS)
            self.known: vec[i64] = vec[i64]([0] * FACTIONS)     # hidden cards that a faction has seen
            self.discard: i64 = 0
            self.pile: Pile | None = None           # the same cards in their order
            self.played: i64 = 0                    # cards whose effect is not over yet
            self.available: i64 = 0                 # dominance cards beside the map
            self.fresh: i64 = ALL_CARDS             # the cards of the last shuffle, which everybody can tell
            self.told: list[int] = NO_CLAIMS        # what all know of suits; replaced, never changed
            self.blur: vec[i64] = CLEAR             # by faction: how far it may err about that; replaced, never changed
            self.adrift: vec[i64] = IN_SIGHT        # by faction and place; replaced, never changed: see hidden.py
            self.supporters: i64 = 0
        else:
            self.seed = source.seed
            self.deck = source.deck[:]
            self.hands = source.hands[:]
            self.crafted = source.crafted[:]
            self.known = source.known[:]
            self.discard = source.discard
            self.pile = source.pile
            self.played = source.played
            self.available = source.available
            self.fresh = source.fresh
            self.told = source.told
            self.blur = source.blur
            self.adrift = source.adrift
            self.supporters = source.supporters

    def stack_is_full(self) -> bool:
        """Five supporters and no base (ROOT-15.4)."""
        return self.supply[BASE] == BOX[BASE] and bits(self.supporters) >= STACK_LIMIT

    def draw(self, faction: i64, count: i64) -> None:
        """Draw cards into a hand, as many as there are (ROOT-2.7, 2.8)."""
        drawn: i64 = 0
        for _ in range(count):
            card = self.draw_one()
            if card == NONE:
                break
            drawn += 1
            self.hands[faction] |= BIT[card]
            if self.log is not None:
                self.whisper(DREW_CARD, faction, card, 0, faction, faction)
        if drawn > 0:
            self.tell(DREW, faction, drawn)

    def draw_one(self) -> i64:
        """The top card of the deck, or NONE."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NONE
        self.reveal()
        card: i64 = self.deck.pop()
        if self.law.reshuffle_at_once and not self.deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """The discard pile becomes the deck (ROOT-2.7)."""
        if self.discard == 0:
            return
        self.deck = cards_in(self.discard)
        rng = Rng(self.seed)
        rng.shuffle(self.deck)
        self.seed = rng.seed()
        for faction in range(FACTIONS):
            self.known[faction] &= ~self.discard
        self.fresh = self.discard
        self.blur = CLEAR
        adrift = self.adrift[:]
        for number in range(FACTIONS * HOLDERS):
            adrift[number] &= ~self.discard
        self.adrift = adrift
        self.tell(RESHUFFLED, self.turn, len(self.deck))
        self.discard = 0
        self.pile = None

    def put_away(self, card: i64) -> None:
        """Discard; a dominance card becomes available instead (ROOT-2.9, 6.15)."""
        if OF_TYPE[DOMINANCE] & BIT[card]:
            self.available |= BIT[card]
            self.tell(DOMINANCE_AVAILABLE, self.turn, CARDS[card].suit)
        else:
            self.discard |= BIT[card]
            self.pile = Pile(card, self.pile)

    def pick_up(self, card: i64) -> None:
        """Take a card out of the discard pile."""
        self.discard &= ~BIT[card]
        order: list[int] = []
        pile = self.pile
        while pile is not None:
            if pile.card != card:
                order.append(pile.card)
            pile = pile.below
        self.pile = None
        while order:
            self.pile = Pile(order.pop(), self.pile)

    def take_away(self, where: i64, card: i64, possible: i64 = 0, goal: i64 = NONE) -> None:
        """A card leaves a hand, or the supporters; seen by all unless, to others, it may be any of `possible` that went
        to `goal`."""
        if where == SUPPORTERS:
            self.supporters &= ~BIT[card]
        else:
            self.hands[where] &= ~BIT[card]
        if self.told:
            self.told = claims.after_leaving(self.told, where, possible | BIT[card], goal)

    def spend(self, faction: i64, card: i64) -> None:
        """Spend a card from the hand."""
        self.reveal()
        self.take_away(faction, card)
        self.tell(SPENT, faction, card)
        self.put_away(card)

    def throw_away(self, faction: i64, card: i64) -> None:
        """Discard a card from the hand."""
        self.reveal()
        self.take_away(faction, card)
        self.tell(DISCARDED, faction, card)
        self.put_away(card)

    def add_supporter(self, card: i64) -> None:
        """Onto the stack, or away if it is full (ROOT-15.4)."""
        if self.stack_is_full():
            self.reveal()
            self.tell(SUPPORTER_DISCARDED, ALLIANCE, card)
            self.put_away(card)
        else:
            self.supporters |= BIT[card]
