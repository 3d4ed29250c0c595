"""Dealing anew what an observer cannot know, true to all he has seen (INIS-18).

The result depends on nothing but the seed and what the observer knows: cards are taken in an order that their true
places cannot influence, and change places with cards of which others know and did the same.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, lowest
from meydan.games.inis import state
from meydan.games.inis.components import ACTIONS, EPICS, SCENARIO_BOTTOM_MASK, count, members

CARDS_OF: Final = 2**30 - 1                         # the cards in a draw's number
MOST_PLACES: Final = 9                              # in which hidden cards of one kind can lie at the same time
MOST_TRIES: Final = 1000                            # deals until one is true to the draft; about one in two is
ONE_PASS: Final = 2**17 - 1                         # the cards of one pass in what a seat gave


# Copied, since copying is faster than filling anew.
BY_CARD: Final[vec[i64]] = vec[i64]([0] * EPICS)
BY_PLACE: Final[vec[i64]] = vec[i64]([0] * MOST_PLACES)
BY_PLACE_AND_CARD: Final[vec[i64]] = vec[i64]([0] * (MOST_PLACES * EPICS))
TILES: Final[vec[i64]] = vec[i64](list(range(16)))


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
        self.keys: vec[i64] = BY_CARD[:]                        # what others know and did with a card
        self.maybe: vec[i64] = BY_PLACE[:]                      # by place, the cards that may lie there
        self.size: vec[i64] = BY_PLACE[:]
        self.dealt: vec[i64] = BY_PLACE[:]
        self.true: vec[i64] = BY_PLACE[:]
        self.old: vec[i64] = BY_PLACE_AND_CARD[:]               # the cards really there, by their keys
        self.new: vec[i64] = BY_PLACE_AND_CARD[:]               # the cards dealt to it
        self.change: vec[i64] = BY_CARD[:]                      # what a card becomes
        self.name: vec[i64] = BY_PLACE[:]                       # what the game calls a place
        self.lies: vec[i64] = BY_CARD[:]                        # and in which of them a card was dealt

    def lay(self, cards: i64, maybe: i64, name: i64 = 0) -> None:
        """These cards lie in one place, where the observer thinks others may be as well."""
        self.name[self.places] = name
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

    def order(self, places: i64) -> None:
        """Bring the true cards of the first places into an order that their names have no part in."""
        for place in range(places):
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
                self.lies[self.new[n]] = self.name[place]

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
            hidden.lay(g.actions[place] & ~known, g.maybe[base + place], place)
    for seat in range(g.players):
        if seat != observer:
            hidden.mark(g.drafted[seat])
            hidden.mark(g.gave[seat])
            hidden.mark(g.gave[seat] >> 17)
            hidden.mark(g.gave[seat] >> 34)
            for place in range(state.PLACES):
                hidden.mark(g.maybe[seat * state.PLACES + place])
    hidden.order(hidden.places)
    hidden.deal()
    tries = 1
    while hidden.cards and not true_to_draft(g, observer, hidden) and tries < MOST_TRIES:
        hidden.deal()
        tries += 1
    true_hands = g.actions[:]
    pledged = g.pledged
    for place in range(state.PLACES):
        g.actions[place] = hidden.permuted(g.actions[place])
    g.pledged = hidden.permuted(not_of_others(pledged, true_hands, g.players, observer))
    for seat in range(g.players):
        if seat != observer:
            sealed = g.actions[state.DRAFT + seat]      # held in a draft; after it, given from the hand
            if sealed == 0:
                sealed = g.actions[seat]
            g.held[seat] = some_of(sealed, count(g.held[seat]), rng)
            g.pledged |= some_of(g.actions[seat], count(pledged & true_hands[seat]), rng)
            g.drafted[seat] = hidden.permuted(g.drafted[seat])
            first = hidden.permuted(g.gave[seat] & ONE_PASS)
            second = hidden.permuted(g.gave[seat] >> 17 & ONE_PASS)
            third = hidden.permuted(g.gave[seat] >> 34 & ONE_PASS)
            g.gave[seat] = first | second << 17 | third << 34
            for place in range(state.PLACES):
                at = seat * state.PLACES + place
                g.maybe[at] = hidden.permuted(g.maybe[at])


def not_of_others(cards: i64, hands: vec[i64], players: i64, observer: i64) -> i64:
    """Those of the cards that no other seat holds; what was pledged may have been taken into another hand since."""
    for seat in range(players):
        if seat != observer:
            cards &= ~hands[seat]
    return cards


def some_of(cards: i64, number: i64, rng: Rng) -> i64:
    """What a seat has chosen unseen: so many of these cards, any of them."""
    if number == 0:
        return 0
    left = members(cards)
    rng.shuffle(left)
    chosen: i64 = 0
    for n in range(number):
        chosen |= BIT[left[n]]
    return chosen


# The draft as the observer remembers it (INIS-6). Which seat drafted a card follows from where it lies in a deal and
# from what everybody saw; where cards moved unseen, any seat it can have come from will do.


def true_to_draft(g: state.Inis, observer: i64, hidden: Hidden) -> bool:
    """Whether the cards this observer handed on, dealt so, can have gone the way they went."""
    if g.passes == 0:                               # nothing was handed on yet, or all was discarded since
        return True
    gave = g.gave[observer]
    return can_be_drafted(g, observer, hidden, (gave | gave >> 17 | gave >> 34) & ONE_PASS, 0, 0, 0)


def can_be_drafted(g: state.Inis, observer: i64, hidden: Hidden, cards: i64, near: i64, far: i64, last: i64) -> bool:
    """Whether some seats can have drafted these cards, when the next three hold those of the others already."""
    if cards == 0:
        return agrees_with_passes(g, observer, near, far, last)
    bit = cards & -cards
    seats = drafters(g, observer, hidden, lowest(bit))
    cards &= ~bit
    if seats == BIT[observer]:
        return can_be_drafted(g, observer, hidden, cards, near, far, last)
    seat = g.drafter_after(observer)
    if seats & BIT[seat] and can_be_drafted(g, observer, hidden, cards, near | bit, far, last):
        return True
    seat = g.drafter_after(seat)
    if seats & BIT[seat] and can_be_drafted(g, observer, hidden, cards, near, far | bit, last):
        return True
    seat = g.drafter_after(seat)
    return seats & BIT[seat] != 0 and can_be_drafted(g, observer, hidden, cards, near, far, last | bit)


def drafters(g: state.Inis, observer: i64, hidden: Hidden, card: i64) -> i64:
    """The seats that can have drafted this card, by what the observer knows and where the deal puts it."""
    bit = BIT[card]
    if g.drafted[observer] & bit:
        return BIT[observer]
    seen = g.origin >> 3 * card & 7
    seats: i64 = 15
    if seen == 0:
        place = hidden.lies[card] if hidden.cards & bit else where(g, card)
        seats = g.mingled >> 5 * place & 15
    elif seen != state.ANYBODY:
        seats = BIT[seen - 1]
    return seats & ~BIT[observer]


def where(g: state.Inis, card: i64) -> i64:
    """The place of an Action card that is not on the table."""
    place: i64 = 0
    while not g.actions[place] & BIT[card]:
        place += 1
    return place


def agrees_with_passes(g: state.Inis, observer: i64, near: i64, far: i64, last: i64) -> bool:
    """Whether the next seats can have drafted these of the cards that the observer handed on.

    Of the three cards he passed first his neighbour kept one or two and passed the others on; of the two he passed
    next the neighbour passed on one at most, and then kept no stranger but his own first card.
    """
    first = g.gave[observer] & ONE_PASS
    second = g.gave[observer] >> 17 & ONE_PASS
    third = g.gave[observer] >> 34 & ONE_PASS
    if g.players == 2 or g.passes == 1:
        return first & ~near == 0
    kept = count(first & near)
    if g.passes == 2:
        return second & ~near == 0 and first & ~(near | far) == 0 and kept >= 1
    handed = count(second & far)
    if third & ~near or second & ~(near | far) or handed > 1 or kept < handed:
        return False
    if g.players == 3:
        return first & ~(near | far | g.drafted[observer]) == 0
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
    if held & (held - 1):
        for draw in g.drawn:
            hidden.mark(draw & CARDS_OF)
        for seat in range(g.players):
            if seat != observer:
                for place in range(state.EPIC_PLACES):
                    hidden.mark(g.maybe_epics[seat * state.EPIC_PLACES + place])
    ordered = hidden.places
    if deck:                                        # in the deck it is the order that counts
        ordered -= 1
        for n in range(len(g.deck)):
            hidden.old[ordered * EPICS + n] = g.deck[n]
    hidden.order(ordered)
    hidden.deal()
    for n in range(len(g.deck)):
        g.deck[n] = int(hidden.change[g.deck[n]])
    for n in range(len(g.drawn)):
        kept: i64 = g.drawn[n]
        g.drawn[n] = int(kept - (kept & CARDS_OF) + hidden.permuted(kept & CARDS_OF))
    pledged = g.pledged_epics
    g.pledged_epics = hidden.permuted(not_of_others(pledged, g.epics, g.players, observer))
    for seat in range(g.players):
        number = count(pledged & g.epics[seat])
        g.epics[seat] = hidden.permuted(g.epics[seat])
        if seat != observer:
            g.pledged_epics |= some_of(g.epics[seat], number, rng)
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
        if g.pairs & BIT[old[n]] and (SCENARIO_BOTTOM_MASK & BIT[new[n]] != 0) == (rng.below(2) == 0):
            new[n], new[n + 1] = new[n + 1], new[n]     # only their order is in doubt
    if g.turn != observer and g.drawn_tiles:
        old += by_what_is_known(g)
        drawn = members(g.drawn_tiles & SCENARIO_BOTTOM_MASK) + members(g.drawn_tiles & ~SCENARIO_BOTTOM_MASK)
        rng.shuffle(drawn)
        new += drawn
    if g.rules & state.SCENARIO:                        # the lower part of the pile holds six known territories
        lower = [n for n in range(len(new)) if SCENARIO_BOTTOM_MASK & BIT[new[n]]]
        upper = [n for n in range(len(new)) if not SCENARIO_BOTTOM_MASK & BIT[new[n]]]
        shuffle_within(new, lower, rng)
        shuffle_within(new, upper, rng)
    else:
        new.sort()
        rng.shuffle(new)
    change = TILES[:]
    for n in range(len(old)):
        change[old[n]] = new[n]
    for n in range(len(g.pile)):
        g.pile[n] = int(change[g.pile[n]])
    g.drawn_tiles = exchanged(g.drawn_tiles, change)
    g.pairs = exchanged(g.pairs, change)
    if g.tile >= 0:
        if g.turn != observer and g.drawn_tiles:        # which one was chosen is seen when it is laid
            drawn = members(g.drawn_tiles)
            g.tile = drawn[rng.below(len(drawn))]
        else:
            g.tile = change[g.tile]
    for seat in range(g.players):
        if seat != observer and g.peeked[seat]:
            g.peeked[seat] = exchanged(g.peeked[seat], change)


def by_what_is_known(g: state.Inis) -> list[int]:
    """The tiles drawn in an order that their names have no part in: first those that seats know."""
    known = [g.peeked[0], g.peeked[1], g.peeked[2], g.peeked[3]]
    tiles: list[int] = []
    rest = g.drawn_tiles
    while rest:
        best = rest
        for mask in known:
            if best & mask:
                best &= mask
        tiles.append(lowest(best))
        rest &= ~BIT[lowest(best)]
    return tiles


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
