"""Dealing anew what an observer cannot know, true to all he has seen (INIS-18).

The result depends on nothing but the seed and what the observer knows: cards are taken in an order that their true
places cannot influence, and change places with cards of which others know and did the same.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.inis import state
from meydan.games.inis.components import ACTIONS, EPICS, SCENARIO_BOTTOM_MASK, count, members

CARDS_OF: Final = 2**30 - 1                         # the cards in a draw's number
MOST_PLACES: Final = 9                              # in which hidden cards of one kind can lie at the same time
MOST_TRIES: Final = 1000                            # deals until one is true to the draft; about one in two is


def deal_anew(g: state.Inis, observer: i64, rng: Rng) -> None:
    """Hidden cards and tiles change places among each other, wherever the observer thinks they may be."""
    g.seed = rng.seed()
    deal_actions(g, observer, rng)
    deal_epics(g, observer, rng)
    deal_tiles(g, observer, rng)
    if g.current >= 0 and g.current != observer:
        g.settle()


class Hidden:
    """Cards of one kind that the observer does not see: where they may lie, and how many lie where."""

    def __init__(self, kinds: i64, rng: Rng) -> None:
        self.kinds: i64 = kinds
        self.rng = rng
        self.places: i64 = 0
        self.cards: i64 = 0                                     # the hidden ones
        self.keys: vec[i64] = vec[i64]([0] * kinds)             # what others know and did with a card
        self.maybe: vec[i64] = vec[i64]([0] * MOST_PLACES)      # by place, the cards that may lie there
        self.size: vec[i64] = vec[i64]([0] * MOST_PLACES)
        self.dealt: vec[i64] = vec[i64]([0] * MOST_PLACES)
        self.true: vec[i64] = vec[i64]([0] * MOST_PLACES)
        self.old: vec[i64] = vec[i64]([0] * (MOST_PLACES * kinds))      # the cards really there, by their keys
        self.new: vec[i64] = vec[i64]([0] * (MOST_PLACES * kinds))      # the cards dealt to it
        self.change: vec[i64] = vec[i64]([0] * kinds)           # what a card becomes

    def lay(self, cards: i64, maybe: i64) -> None:
        """These cards lie in one place, where the observer thinks others may be as well."""
        self.true[self.places] = cards
        self.maybe[self.places] = maybe
        self.size[self.places] = count(cards)
        self.places += 1
        self.cards |= cards

    def mark(self, mask: i64) -> None:
        """One more thing that is known of some hidden cards and not of others."""
        mask &= self.cards
        if mask == 0 or mask == self.cards:
            return
        cards = self.cards
        card: i64 = 0
        while cards:
            if cards & 1:
                self.keys[card] = self.keys[card] * 2 + (mask & 1)
            cards >>= 1
            mask >>= 1
            card += 1

    def order(self) -> None:
        """Bring the true cards of each place into an order that their names have no part in."""
        for place in range(self.places):
            cards = self.true[place]
            base = place * self.kinds
            number: i64 = 0
            card: i64 = 0
            while cards:
                if cards & 1:
                    at = base + number
                    key = self.keys[card]
                    while at > base and self.keys[self.old[at - 1]] > key:
                        self.old[at] = self.old[at - 1]
                        at -= 1
                    self.old[at] = card
                    number += 1
                cards >>= 1
                card += 1

    def deal(self) -> None:
        """Each hidden card finds a place that allows it and takes the part of one there; random, and never stuck."""
        left = vec[i64]([0] * count(self.cards))
        cards = self.cards
        card: i64 = 0
        number: i64 = 0
        while cards:
            if cards & 1:
                left[number] = card
                number += 1
            cards >>= 1
            card += 1
        self.rng.mix(left)
        for place in range(self.places):
            self.dealt[place] = 0
        for n in range(number):
            if self.seat(left[n], 0) >= 0:
                raise RuntimeError(f"no place for card {left[n]}: somebody's memory is wrong")
        for place in range(self.places):
            base = place * self.kinds
            for n in range(base, base + self.size[place]):
                self.change[self.old[n]] = self.new[n]

    def seat(self, card: i64, tried: i64) -> i64:
        """Find a place for the card, moving others if need be; the places tried, or -1 when it sits."""
        bit = BIT[card]
        free: i64 = 0
        for place in range(self.places):
            if self.maybe[place] & bit:
                free += self.size[place] - self.dealt[place]
        if free:
            pick = self.rng.below(free)                         # each free seat is as likely
            for place in range(self.places):
                if self.maybe[place] & bit:
                    pick -= self.size[place] - self.dealt[place]
                    if pick < 0:
                        self.new[place * self.kinds + self.dealt[place]] = card
                        self.dealt[place] += 1
                        return -1
        for place in range(self.places):
            if tried & BIT[place] or not self.maybe[place] & bit:
                continue
            tried |= BIT[place]
            base = place * self.kinds
            for n in range(base, base + self.dealt[place]):
                found = self.seat(self.new[n], tried)
                if found < 0:
                    self.new[n] = card
                    return -1
                tried = found
        return tried

    def permuted(self, mask: i64) -> i64:
        """The mask after every card was exchanged."""
        hidden = mask & self.cards
        if hidden == 0 or hidden == self.cards:
            return mask
        result = mask & ~self.cards
        card: i64 = 0
        while hidden:
            if hidden & 1:
                result |= BIT[self.change[card]]
            hidden >>= 1
            card += 1
        return result


def in_one_place(maybe: vec[i64], base: i64, places: i64) -> i64:
    """The cards of which this observer is certain."""
    once: i64 = 0
    twice: i64 = 0
    for place in range(places):
        twice |= once & maybe[base + place]
        once |= maybe[base + place]
    return once & ~twice


def deal_actions(g: state.Inis, observer: i64, rng: Rng) -> None:
    known = in_one_place(g.maybe, state.PUBLIC * state.PLACES, state.PLACES)
    hidden = Hidden(ACTIONS, rng)
    base = observer * state.PLACES
    for place in range(state.PLACES):
        if place != observer and place != state.DRAFT + observer and g.actions[place] & ~known:
            hidden.lay(g.actions[place] & ~known, g.maybe[base + place])
    if hidden.cards == 0:
        return
    hidden.mark(g.pledged)
    for seat in range(g.players):
        hidden.mark(g.held[seat])
        hidden.mark(g.drafted[seat])
        if seat != observer:
            hidden.mark(g.gave[seat])
            hidden.mark(g.gave[seat] >> 17)
            hidden.mark(g.gave[seat] >> 34)
            for place in range(state.PLACES):
                hidden.mark(g.maybe[seat * state.PLACES + place])
    hidden.order()
    hidden.deal()
    tries = 1
    while not true_to_draft(g, observer, hidden) and tries < MOST_TRIES:
        hidden.deal()
        tries += 1
    for place in range(state.PLACES):
        g.actions[place] = hidden.permuted(g.actions[place])
    g.pledged = hidden.permuted(g.pledged)
    for seat in range(g.players):
        g.held[seat] = hidden.permuted(g.held[seat])
        g.drafted[seat] = hidden.permuted(g.drafted[seat])
        if seat != observer:
            first = hidden.permuted(g.gave[seat] & 131071)
            second = hidden.permuted(g.gave[seat] >> 17 & 131071)
            third = hidden.permuted(g.gave[seat] >> 34 & 131071)
            g.gave[seat] = first | second << 17 | third << 34
            for place in range(state.PLACES):
                at = seat * state.PLACES + place
                g.maybe[at] = hidden.permuted(g.maybe[at])


def true_to_draft(g: state.Inis, observer: i64, hidden: Hidden) -> bool:
    """Whether the hands after the draft, dealt so, can have come from what the observer handed on (INIS-6).

    Of the three cards he passed first his neighbour kept one or two and passed the others on; of the two he passed
    next the neighbour passed on one at most, and then kept no stranger but his own first card.
    """
    if g.passes == 0:                               # nothing was handed on yet
        return True
    first = g.gave[observer] & 131071
    second = g.gave[observer] >> 17 & 131071
    third = g.gave[observer] >> 34 & 131071
    seat = g.drafter_after(observer)
    near = hidden.permuted(g.drafted[seat])
    if g.players == 2:
        return first & ~near == 0
    if g.passes == 1:
        return first & ~near == 0
    seat = g.drafter_after(seat)
    far = hidden.permuted(g.drafted[seat]) & ~g.drafted[observer]
    back = g.drafted[observer]
    kept = count(first & near)
    if g.passes == 2:
        return second & ~near == 0 and first & ~(near | far) == 0 and kept >= 1
    handed = count(second & far)
    if third & ~near or second & ~(near | far) or handed > 1 or kept < handed:
        return False
    if g.players == 3:
        return first & ~(near | far | back) == 0
    seat = g.drafter_after(seat)
    last = hidden.permuted(g.drafted[seat])
    return first & ~(near | far | last) == 0 and count(first & last) <= 1


def deal_epics(g: state.Inis, observer: i64, rng: Rng) -> None:
    known = in_one_place(g.maybe_epics, state.PUBLIC * state.EPIC_PLACES, state.EPIC_PLACES)
    hidden = Hidden(EPICS, rng)
    base = observer * state.EPIC_PLACES
    deck: i64 = 0
    for card in g.deck:
        deck |= BIT[card]
    known &= ~deck                                  # its order is never known
    for seat in range(g.players):
        if seat != observer:
            if g.epics[seat] & ~known:
                hidden.lay(g.epics[seat] & ~known, g.maybe_epics[base + seat])
            drawn: i64 = 0
            for draw in g.drawn:
                if draw // state.DRAWER & 3 == seat:
                    drawn |= draw & CARDS_OF
            if drawn & ~known:
                hidden.lay(drawn & ~known, g.maybe_epics[base + state.DRAWN_BY + seat])
    held = hidden.cards
    if deck:
        hidden.lay(deck, g.maybe_epics[base + state.DECK])
    if hidden.cards == 0:
        return
    if held & (held - 1):
        hidden.mark(g.pledged_epics)
        for draw in g.drawn:
            hidden.mark(draw & CARDS_OF)
        for seat in range(g.players):
            if seat != observer:
                for place in range(state.EPIC_PLACES):
                    hidden.mark(g.maybe_epics[seat * state.EPIC_PLACES + place])
    for n in range(len(g.deck)):                    # in the deck it is the order that counts
        hidden.keys[g.deck[n]] = n
    hidden.order()
    hidden.deal()
    for n in range(len(g.deck)):
        g.deck[n] = int(hidden.change[g.deck[n]])
    g.pledged_epics = hidden.permuted(g.pledged_epics)
    for n in range(len(g.drawn)):
        kept: i64 = g.drawn[n]
        g.drawn[n] = int(kept - (kept & CARDS_OF) + hidden.permuted(kept & CARDS_OF))
    for seat in range(g.players):
        g.epics[seat] = hidden.permuted(g.epics[seat])
        if seat != observer:
            for place in range(state.EPIC_PLACES):
                at = seat * state.EPIC_PLACES + place
                if g.maybe_epics[at]:
                    g.maybe_epics[at] = hidden.permuted(g.maybe_epics[at])


def deal_tiles(g: state.Inis, observer: i64, rng: Rng) -> None:
    known = g.peeked[observer]
    old: list[int] = []
    for tile in g.pile:
        if not known & BIT[tile]:
            old.append(tile)
    new = old[:]
    for n in range(len(old) - 1):
        if g.pairs & BIT[old[n]] and rng.below(2):      # only their order is in doubt
            new[n], new[n + 1] = new[n + 1], new[n]
    if g.turn != observer and g.drawn_tiles:
        old += members(g.drawn_tiles)
        new += members(g.drawn_tiles)
    if g.rules & state.SCENARIO:                        # the lower part of the pile holds six known territories
        lower = [n for n in range(len(new)) if SCENARIO_BOTTOM_MASK & BIT[new[n]]]
        upper = [n for n in range(len(new)) if not SCENARIO_BOTTOM_MASK & BIT[new[n]]]
        shuffle_within(new, lower, rng)
        shuffle_within(new, upper, rng)
    else:
        new.sort()
        rng.shuffle(new)
    change = vec[i64]([0] * 16)
    for n in range(16):
        change[n] = n
    for n in range(len(old)):
        change[old[n]] = new[n]
    for n in range(len(g.pile)):
        g.pile[n] = int(change[g.pile[n]])
    g.drawn_tiles = exchanged(g.drawn_tiles, change)
    g.pairs = exchanged(g.pairs, change)
    if g.tile >= 0:
        g.tile = change[g.tile]
    for seat in range(g.players):
        if seat != observer and g.peeked[seat]:
            g.peeked[seat] = exchanged(g.peeked[seat], change)


def exchanged(mask: i64, change: vec[i64]) -> i64:
    """The mask after every tile was exchanged."""
    result: i64 = 0
    tile: i64 = 0
    while mask:
        if mask & 1:
            result |= BIT[change[tile]]
        mask >>= 1
        tile += 1
    return result


def shuffle_within(items: list[int], places: list[int], rng: Rng) -> None:
    """Shuffle only the items at these places."""
    chosen = [items[n] for n in places]
    chosen.sort()
    rng.shuffle(chosen)
    for n, item in zip(places, chosen):
        items[n] = item
