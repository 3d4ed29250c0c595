"""Crafting cards (ROOT-7)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.root import free, removal
from meydan.games.root.actions import ACTIVATE_PIECE, CRAFT, CRAFTED, END, GAINED_ITEM
from meydan.games.root.components import (
    AMBUSH,
    BUILDER,
    BY_SUIT,
    CARDS,
    CLEARINGS,
    CRAFTING_PIECE,
    DOMINANCE,
    EYRIE,
    FAVOR,
    FOX,
    FROM_CRAFTING,
    HAMMER,
    ITEMS,
    MOUSE,
    NONE,
    OF_SUIT,
    OF_TYPE,
    PERSISTENT,
    RABBIT,
    READY,
    STATES,
    SUIT_OF,
    SUITED_CLEARINGS,
    VAGABOND,
    Card,
)
from meydan.games.root.state import Root

DISDAINED_POINTS: Final = 1             # what an item scores for the Eyrie (ROOT-14.3)


def idle_pieces(g: Root, faction: i64, suit: i64) -> i64:
    """Crafting pieces of a suit not yet activated this turn (ROOT-7.1, 7.2)."""
    if faction == VAGABOND:
        if g.pawn < CLEARINGS and SUIT_OF[g.pawn] == suit:
            return g.ready(HAMMER)
        return 0
    count: i64 = 0
    base = CRAFTING_PIECE[faction] * CLEARINGS
    for n in range(suit * SUITED_CLEARINGS, (suit + 1) * SUITED_CLEARINGS):
        count += g.pieces[base + BY_SUIT[n]]
    return count - g.activated[suit]


def may_craft(g: Root, faction: i64) -> bool:
    """What everybody can see: a card in hand and an idle crafting piece."""
    if g.hands[faction] == 0:
        return False
    return idle_pieces(g, faction, FOX) + idle_pieces(g, faction, RABBIT) + idle_pieces(g, faction, MOUSE) > 0


def add_crafts(g: Root, faction: i64, codes: list[int]) -> None:
    """The cards in hand that can be crafted now."""
    mask = g.hands[faction] & ~(OF_TYPE[AMBUSH] | OF_TYPE[DOMINANCE])
    if mask == 0:
        return
    foxes = idle_pieces(g, faction, FOX)
    rabbits = idle_pieces(g, faction, RABBIT)
    mice = idle_pieces(g, faction, MOUSE)
    if foxes + rabbits + mice == 0:
        return
    while mask:
        number = lowest(mask)
        mask &= mask - 1
        card = CARDS[number]
        if (card.fox <= foxes and card.rabbit <= rabbits and card.mouse <= mice
                and card.pieces <= foxes + rabbits + mice and not_barred(g, faction, card)):
            codes.append(CRAFT + number)


def not_barred(g: Root, faction: i64, card: Card) -> bool:
    """An item must be in the supply (ROOT-7.4), an effect not yet in play (ROOT-7.6)."""
    if card.item != NONE:
        return g.item_supply[card.item] > 0
    return card.effect == NONE or not g.has(faction, card.effect)


def craft(g: Root, faction: i64, number: i64) -> None:
    """Activate the pieces, then the effect (ROOT-7.1)."""
    card = CARDS[number]
    g.tell(CRAFTED, faction, number)
    if card.type == FAVOR:
        removal.play(g, faction, number)
    else:
        g.reveal()
        g.take_away(faction, number)
    if faction == VAGABOND:
        g.exhaust(HAMMER, card.pieces)
    else:
        g.activated[FOX] += card.fox
        g.activated[RABBIT] += card.rabbit
        g.activated[MOUSE] += card.mouse
    if card.type == PERSISTENT:
        g.crafted[faction] |= BIT[number]
    elif card.type == FAVOR:
        favor(g, faction, card.suit)
    else:
        g.put_away(number)
        take_item(g, faction, card)
    if card.any > 0 and faction != VAGABOND:
        g.ask(ACTIVATE_PIECES, faction, card.any)


def take_item(g: Root, faction: i64, card: Card) -> None:
    """The item comes from the supply, then its points are scored (ROOT-7.4, 7.8)."""
    g.item_supply[card.item] -= 1
    g.tell(GAINED_ITEM, faction, card.item)
    if faction == VAGABOND:
        g.items[card.item * STATES + READY] += 1
    else:
        g.boxes[faction * ITEMS + card.item] += 1
    points = card.points
    if faction == EYRIE and g.leader != BUILDER:
        points = DISDAINED_POINTS
    g.score(faction, points, FROM_CRAFTING)


def favor(g: Root, faction: i64, suit: i64) -> None:
    """All enemy pieces leave all clearings of the suit, as one event (ROOT-11.12, 11.13)."""
    for clearing in range(CLEARINGS):
        if SUIT_OF[clearing] == suit:
            removal.remove_all(g, faction, clearing)
    removal.close_event(g)
    removal.harm_pawn(g, faction, OF_SUIT[suit])


class ActivatePieces(Step[Root]):
    """The crafter picks which pieces pay for any suit (ROOT-7.7). The number: pieces still to activate."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = g.faction_of[f.player]
        total: i64 = 0
        for suit in range(3):
            idle = idle_pieces(g, faction, suit)
            total += idle
            if idle > 0:
                codes.append(ACTIVATE_PIECE + suit)
        if f.number == 0 or len(codes) < 2 or total == f.number:
            return []
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.activated[code - ACTIVATE_PIECE] += 1
        g.then(self, f.player, f.number - 1)

    def enter(self, g: Root, f: Frame) -> None:
        faction = g.faction_of[f.player]
        left = f.number
        for suit in range(3):
            idle = min(left, idle_pieces(g, faction, suit))
            g.activated[suit] += idle
            left -= idle

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number)}


class CraftFirst(Step[Root]):
    """Daylight opens with crafting, any number of cards, before the faction's own actions."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = g.faction_of[f.player]
        if may_craft(g, faction) or free.may_do_daylight(g):
            codes.append(END)
            add_crafts(g, faction, codes)
            free.add_daylight(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        g.then(self, f.player)
        if not free.use_daylight(g, code):
            craft(g, g.faction_of[f.player], code - CRAFT)


ACTIVATE_PIECES: Final = ActivatePieces()
