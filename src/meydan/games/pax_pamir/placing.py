"""Putting pieces down, and where they come from when the supply is empty (PAM-6.4 to 6.8)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import Frame, Step
from meydan.games.pax_pamir import court, naming, wakhan_choices
from meydan.games.pax_pamir.actions import (
    NOTE_ARMY_TAKEN,
    NOTE_GIFT_TAKEN,
    NOTE_PLACEMENT_SKIPPED,
    NOTE_ROAD_TAKEN,
    NOTE_SPY_TAKEN,
    NOTE_TRIBE_TAKEN,
    TAKE_ARMY,
    TAKE_GIFT,
    TAKE_ROAD,
    TAKE_SPY,
    TAKE_TRIBE,
)
from meydan.games.pax_pamir.components import BORDERS, COALITION, COALITIONS, GIFT_SPACES, REGIONS
from meydan.games.pax_pamir.pieces import IN_REGION, ON_BORDER, ON_CARD, ON_GIFT, SEAT_COLOUR, SUPPLY
from meydan.games.pax_pamir.state import Pamir


def place_block(g: Pamir, seat: i64, coalition: i64, place: i64) -> None:
    """Seat puts a block of this coalition there, from the stock or, if that is empty, from play."""
    if g.count[coalition]:
        g.set_down(g.piece_at(coalition, SUPPLY), coalition, place, seat)
    elif g.is_wakhan(seat):
        take_block(g, seat, coalition, wakhan_choices.block_to_take(g, coalition), place)
    else:
        g.then(TAKE_BLOCK, seat, place * COALITIONS + coalition)


def place_cylinder(g: Pamir, seat: i64, place: i64) -> None:
    """Seat puts one of its cylinders there, from its supply or, if that is empty, from play."""
    if g.count[SEAT_COLOUR + seat]:
        g.set_down(g.piece_at(SEAT_COLOUR + seat, SUPPLY), SEAT_COLOUR + seat, place, seat)
    elif g.is_wakhan(seat):
        take_cylinder(g, seat, wakhan_choices.cylinder_to_take(g, seat), place)
    else:
        g.then(TAKE_CYLINDER, seat, place)


def take_block(g: Pamir, seat: i64, coalition: i64, origin: i64, place: i64) -> None:
    """Take a block from `origin` (SUPPLY: none may be taken) and put it down at `place`."""
    if origin == SUPPLY:
        g.note(NOTE_PLACEMENT_SKIPPED, seat)
        return
    if origin >= ON_BORDER:
        g.note(NOTE_ROAD_TAKEN, seat, coalition, origin - ON_BORDER)
    else:
        g.note(NOTE_ARMY_TAKEN, seat, coalition, origin - IN_REGION)
    g.set_down(g.piece_at(coalition, origin), coalition, place, seat)


def take_cylinder(g: Pamir, seat: i64, origin: i64, place: i64) -> None:
    """Take a cylinder from `origin`; losing the last tribe of a region brings overthrow (PAM-6.8)."""
    if origin == SUPPLY:
        g.note(NOTE_PLACEMENT_SKIPPED, seat)
        return
    if origin >= ON_CARD:
        g.note(NOTE_SPY_TAKEN, seat, origin - ON_CARD)
    elif origin >= ON_GIFT:
        g.note(NOTE_GIFT_TAKEN, seat, origin - ON_GIFT)
    else:
        g.note(NOTE_TRIBE_TAKEN, seat, origin - IN_REGION)
    g.set_down(g.piece_at(SEAT_COLOUR + seat, origin), SEAT_COLOUR + seat, place, seat)
    if origin < ON_BORDER:
        court.lost_tribe(g, seat, origin - IN_REGION)


class TakeBlock(Step[Pamir]):
    """Short of blocks, the placing player takes one of that colour from anywhere in play (PAM-6.4, 6.5)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        coalition = f.number % COALITIONS
        codes: list[int] = []
        for region in range(REGIONS):
            if g.armies(coalition, region) and g.has_older(coalition, IN_REGION + region):
                codes.append(TAKE_ARMY + region)
        for border in range(BORDERS):
            if g.roads(coalition, border) and g.has_older(coalition, ON_BORDER + border):
                codes.append(TAKE_ROAD + border)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        place = f.number // COALITIONS
        return {"coalition": COALITION.names[f.number % COALITIONS], "place": naming.PLACES[place],
                "piece": "army" if place < ON_BORDER else "road"}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        origin = IN_REGION + code - TAKE_ARMY
        if code >= TAKE_ROAD:
            origin = ON_BORDER + code - TAKE_ROAD
        take_block(g, f.player, f.number % COALITIONS, origin, f.number // COALITIONS)

    def enter(self, g: Pamir, f: Frame) -> None:
        take_block(g, f.player, 0, SUPPLY, SUPPLY)


class TakeCylinder(Step[Pamir]):
    """Short of cylinders, the player takes a tribe, spy or gift not placed this turn (PAM-6.4 to 6.6)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        colour = SEAT_COLOUR + f.player
        codes: list[int] = []
        for region in range(REGIONS):
            if g.tribes(f.player, region) and g.has_older(colour, IN_REGION + region):
                codes.append(TAKE_TRIBE + region)
        for space in range(GIFT_SPACES):
            if g.has_gift_at(f.player, space) and g.has_older(colour, ON_GIFT + space):
                codes.append(TAKE_GIFT + space)
        for card in g.ring():
            if g.spies_of(f.player, card) and g.has_older(colour, ON_CARD + card):
                codes.append(TAKE_SPY + card)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        piece = "spy" if f.number >= ON_CARD else "gift" if f.number >= ON_GIFT else "tribe"
        return {"place": naming.PLACES[f.number], "piece": piece}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code >= TAKE_SPY:
            origin = ON_CARD + code - TAKE_SPY
        elif code >= TAKE_GIFT:
            origin = ON_GIFT + code - TAKE_GIFT
        else:
            origin = IN_REGION + code - TAKE_TRIBE
        take_cylinder(g, f.player, origin, f.number)

    def enter(self, g: Pamir, f: Frame) -> None:
        take_cylinder(g, f.player, SUPPLY, SUPPLY)


TAKE_BLOCK: Final = TakeBlock()
TAKE_CYLINDER: Final = TakeCylinder()
