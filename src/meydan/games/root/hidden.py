"""Dealing anew what an observer cannot know (ROOT-1.5, 1.7, 1.8)."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE
from meydan.games.root.components import ALLIANCE, FACTIONS, NONE, RUINS
from meydan.games.root.sets import cards_in
from meydan.games.root.state import Root

TRIES: Final = 40                       # deals before the asked seat keeps its own cards


def determinize(source: Root, observer: i64, seed: i64) -> Root:
    """A clone with other hands, supporters, deck, ruin items and quests that the observer may just as well face.

    A seat that has to answer for a card it promised (a card for the sawmill it named) gets a hand that can.
    """
    rng = Rng(seed)
    faction = source.faction_of[observer]
    for attempt in range(TRIES + 1):
        g = source.clone()
        g.log = None
        if source.over:
            return g
        keeps: i64 = NONE
        if attempt == TRIES and source.current != CHANCE:
            keeps = source.faction_of[source.current]
        deal_cards(g, faction, keeps, rng)
        frame = g.stack[-1]
        if source.current == observer:
            break
        g.choices = frame.step.options(g, frame)
        if g.choices:
            break
    deal_ruins(g, rng)
    rng.shuffle(g.quest_deck)
    g.seed = rng.seed()
    return g


def deal_cards(g: Root, observer: i64, keeps: i64, rng: Rng) -> None:
    """Unknown cards change places; cards of the last shuffle only among themselves, since everybody can tell them."""
    pool: i64 = 0
    for card in g.deck:
        pool |= BIT[card]
    hidden = vec[i64]([0] * (FACTIONS + 1))         # by faction; the supporters last
    for faction in range(FACTIONS):
        if faction != observer and faction != keeps:
            hidden[faction] = g.hands[faction] & ~g.known[observer]
            g.hands[faction] &= g.known[observer]
            pool |= hidden[faction]
    if observer != ALLIANCE and keeps != ALLIANCE:
        hidden[FACTIONS] = g.supporters & ~g.known[observer]
        g.supporters &= g.known[observer]
        pool |= hidden[FACTIONS]
    fresh = cards_in(pool & g.fresh)
    stale = cards_in(pool & ~g.fresh)
    rng.shuffle(fresh)
    rng.shuffle(stale)
    for zone in range(FACTIONS + 1):
        for card in cards_in(hidden[zone]):
            dealt: i64 = 0
            if g.fresh & BIT[card]:
                dealt = fresh.pop()
            else:
                dealt = stale.pop()
            if zone < FACTIONS:
                g.hands[zone] |= BIT[dealt]
            else:
                g.supporters |= BIT[dealt]
    for place in range(len(g.deck)):
        if g.fresh & BIT[g.deck[place]]:
            g.deck[place] = fresh.pop()
        else:
            g.deck[place] = stale.pop()
    for faction in range(FACTIONS):
        if faction != observer:
            g.known[faction] &= ~pool


def deal_ruins(g: Root, rng: Rng) -> None:
    """The items under ruins not yet explored change places."""
    items: list[int] = []
    for number in range(len(RUINS)):
        if g.ruins & BIT[RUINS[number]]:
            items.append(g.ruin_items[number])
    rng.shuffle(items)
    ruin_items = g.ruin_items[:]
    for number in range(len(RUINS)):
        if g.ruins & BIT[RUINS[number]]:
            ruin_items[number] = items.pop()
    g.ruin_items = ruin_items
