"""Dealing anew what an observer cannot know, true to all he has seen (INIS-18)."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.inis import state
from meydan.games.inis.components import SCENARIO_BOTTOM_MASK, members


def deal_anew(g: state.Inis, observer: i64, rng: Rng) -> None:
    """Hidden cards and tiles change places among each other, wherever the observer thinks they may be."""
    g.seed = rng.seed()
    deal_actions(g, observer, rng)
    deal_epics(g, observer, rng)
    deal_tiles(g, observer, rng)
    if g.current >= 0 and g.current != observer:
        g.settle()


class Matching:
    """Cards find places that allow them, each place as many as lie there; random, and never stuck."""

    def __init__(self, maybe: list[int], sizes: list[int], rng: Rng) -> None:
        self.maybe = maybe                          # by place, the cards that may be there
        self.sizes = sizes
        self.rng = rng
        self.dealt: list[list[int]] = [[] for _ in sizes]

    def deal(self, cards: list[int]) -> None:
        self.rng.shuffle(cards)
        for card in cards:
            self.seat(card, 0)

    def seat(self, card: int, tried: int) -> int:
        """Find a place for the card, moving others if need be; the places tried, or -1 when it sits."""
        order = [place for place in range(len(self.sizes)) if self.maybe[place] >> card & 1]
        self.rng.shuffle(order)
        for place in order:
            if not tried >> place & 1 and len(self.dealt[place]) < self.sizes[place]:
                self.dealt[place].append(card)
                return -1
        for place in order:
            if tried >> place & 1:
                continue
            tried |= 2**place
            for n in range(len(self.dealt[place])):
                found = self.seat(self.dealt[place][n], tried)
                if found < 0:
                    self.dealt[place][n] = card
                    return -1
                tried = found
        return tried


def permuted(mask: i64, change: list[int]) -> i64:
    """The mask after every card was exchanged."""
    result: i64 = 0
    for card in members(mask):
        result |= BIT[change[card]]
    return result


def deal_actions(g: state.Inis, observer: i64, rng: Rng) -> None:
    own = (int(observer), state.DRAFT + int(observer))
    maybe: list[int] = []
    sizes: list[int] = []
    cards: list[int] = []
    for place in range(state.PLACES):
        there: list[int] = []
        if place not in own:
            there = members(g.actions[place])
        cards += there
        sizes.append(len(there))
        maybe.append(g.maybe[observer * state.PLACES + place])
    if not cards:
        return
    change = list(range(17))
    matching = Matching(maybe, sizes, rng)
    matching.deal(cards)
    for place in range(state.PLACES):
        if sizes[place]:
            rng.shuffle(matching.dealt[place])
            for old, new in zip(members(g.actions[place]), matching.dealt[place]):
                change[old] = new
    for place in range(state.PLACES):
        g.actions[place] = permuted(g.actions[place], change)
    g.pledged = permuted(g.pledged, change)
    for seat in range(g.players):
        g.held[seat] = permuted(g.held[seat], change)
        if seat != observer:
            for place in range(state.PLACES):
                g.maybe[seat * state.PLACES + place] = permuted(g.maybe[seat * state.PLACES + place], change)


def deal_epics(g: state.Inis, observer: i64, rng: Rng) -> None:
    hands = [g.epics[seat] for seat in range(4)]
    for draw in g.drawn:
        hands[draw // state.DRAWER & 3] |= draw & 2**30 - 1
    hands[observer] = 0
    maybe: list[int] = []
    sizes: list[int] = []
    cards: list[int] = []
    held: list[list[int]] = []
    for place in range(state.EPIC_PLACES):
        there: list[int] = g.deck[:]
        if place < state.DECK:
            there = members(hands[place])
        held.append(there)
        cards += there
        sizes.append(len(there))
        maybe.append(g.maybe_epics[observer * state.EPIC_PLACES + place])
    change = list(range(30))
    matching = Matching(maybe, sizes, rng)
    matching.deal(cards)
    for place in range(state.EPIC_PLACES):
        rng.shuffle(matching.dealt[place])
        for old, new in zip(held[place], matching.dealt[place]):
            change[old] = new
    g.deck = [change[card] for card in g.deck]
    g.pledged_epics = permuted(g.pledged_epics, change)
    for n in range(len(g.drawn)):
        cards_drawn = g.drawn[n] & 2**30 - 1
        g.drawn[n] = g.drawn[n] - cards_drawn + permuted(cards_drawn, change)
    for seat in range(g.players):
        g.epics[seat] = permuted(g.epics[seat], change)
        if seat != observer:
            for place in range(state.EPIC_PLACES):
                at = seat * state.EPIC_PLACES + place
                g.maybe_epics[at] = permuted(g.maybe_epics[at], change)


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
    if g.turn != observer:
        old += members(g.drawn_tiles)
        new += members(g.drawn_tiles)
    if g.rules & state.SCENARIO:                        # the lower part of the pile holds six known territories
        lower = [n for n in range(len(new)) if SCENARIO_BOTTOM_MASK & BIT[new[n]]]
        upper = [n for n in range(len(new)) if not SCENARIO_BOTTOM_MASK & BIT[new[n]]]
        shuffle_within(new, lower, rng)
        shuffle_within(new, upper, rng)
    else:
        rng.shuffle(new)
    change = list(range(16))
    for tile, other in zip(old, new):
        change[tile] = other
    g.pile = [change[tile] for tile in g.pile]
    g.drawn_tiles = permuted(g.drawn_tiles, change)
    g.pairs = permuted(g.pairs, change)
    if g.tile >= 0:
        g.tile = change[g.tile]
    for seat in range(g.players):
        if seat != observer:
            g.peeked[seat] = permuted(g.peeked[seat], change)


def shuffle_within(items: list[int], places: list[int], rng: Rng) -> None:
    """Shuffle only the items at these places."""
    chosen = [items[n] for n in places]
    rng.shuffle(chosen)
    for n, item in zip(places, chosen):
        items[n] = item
