"""Where the blocks and cylinders are."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.state import BIT, GameState
from meydan.games.pax_pamir.actions import (
    NOTE_ARMY_PLACED,
    NOTE_GIFT_PLACED,
    NOTE_ROAD_PLACED,
    NOTE_SPY_PLACED,
    NOTE_TRIBE_PLACED,
)
from meydan.games.pax_pamir.components import BLOCKS, COALITIONS, COURT_CARDS, CYLINDERS, MOST_SEATS, REGIONS
from meydan.games.pax_pamir.settings import STANDARD

# Where a piece can be: in supply, in a region, on a border, on a gift space, on a court card.
SUPPLY: Final = 0
IN_REGION: Final = 1
ON_BORDER: Final = 7
ON_GIFT: Final = 16
ON_CARD: Final = 19

# Colours of pieces: the three coalitions, then the seats. Numbers of pieces go by place and colour.
SEAT_COLOUR: Final = 3
COLOURS: Final = 8

# Pieces: 36 blocks, coalition by coalition, then ten cylinders of each seat.
ALL_BLOCKS: Final = 36
ALL_PIECES: Final = 86

ONE_SPY: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536])     # spies on a card: four bits for each seat


@mypyc_attr(acyclic=True)
class Pieces(GameState):
    """The pieces of a position."""
    __slots__ = ("rules", "fresh_blocks", "fresh_cylinders", "pieces", "count", "spies")

    def __init__(self, source: Pieces | None = None) -> None:
        super().__init__()
        if source is None:
            self.rules = STANDARD
            self.fresh_blocks: i64 = 0                      # placed this turn (PAM-6.6)
            self.fresh_cylinders: i64 = 0
            self.pieces: vec[i64] = vec[i64]([SUPPLY] * ALL_PIECES)
            self.count: vec[i64] = vec[i64]([BLOCKS] * COALITIONS + [CYLINDERS] * MOST_SEATS
                                            + [0] * (COLOURS * (ON_CARD - 1)))
            self.spies: vec[i64] = vec[i64]([0] * COURT_CARDS)
        else:
            self.share(source)
            self.rules = source.rules
            self.fresh_blocks = source.fresh_blocks
            self.fresh_cylinders = source.fresh_cylinders
            self.pieces = source.pieces[:]
            self.count = source.count[:]
            self.spies = source.spies[:]

    def armies(self, coalition: i64, region: i64) -> i64:
        return self.count[(IN_REGION + region) * COLOURS + coalition]

    def roads(self, coalition: i64, border: i64) -> i64:
        return self.count[(ON_BORDER + border) * COLOURS + coalition]

    def tribes(self, seat: i64, region: i64) -> i64:
        return self.count[(IN_REGION + region) * COLOURS + SEAT_COLOUR + seat]

    def gifts(self, seat: i64) -> i64:
        at = ON_GIFT * COLOURS + SEAT_COLOUR + seat
        return self.count[at] + self.count[at + COLOURS] + self.count[at + 2 * COLOURS]

    def has_gift_at(self, seat: i64, space: i64) -> bool:
        return self.count[(ON_GIFT + space) * COLOURS + SEAT_COLOUR + seat] > 0

    def spies_of(self, seat: i64, card: i64) -> i64:
        return self.spies[card] >> 4 * seat & 15

    def all_spies(self, card: i64) -> i64:
        packed = self.spies[card]
        total: i64 = 0
        while packed:
            total += packed & 15
            packed >>= 4
        return total

    def spies_in_play(self, seat: i64) -> i64:
        total = CYLINDERS - self.count[SEAT_COLOUR + seat] - self.gifts(seat)
        for region in range(REGIONS):
            total -= self.tribes(seat, region)
        return total

    def blocks_in_play(self, coalition: i64) -> i64:
        return BLOCKS - self.count[coalition]

    def cylinders_in_play(self, seat: i64) -> i64:
        return CYLINDERS - self.count[SEAT_COLOUR + seat]

    def is_fresh(self, piece: i64) -> bool:
        """Whether it was placed this turn (PAM-6.6)."""
        if piece < ALL_BLOCKS:
            return self.fresh_blocks & BIT[piece] != 0
        return self.fresh_cylinders & BIT[piece - ALL_BLOCKS] != 0

    def piece_at(self, colour: i64, place: i64) -> i64:
        """A piece of this colour there, one not placed this turn if there is one (PAM-6.12)."""
        found: i64 = -1
        start = colour * BLOCKS
        end = start + BLOCKS
        if colour >= SEAT_COLOUR:
            start = ALL_BLOCKS + (colour - SEAT_COLOUR) * CYLINDERS
            end = start + CYLINDERS
        for piece in range(start, end):
            if self.pieces[piece] == place:
                if not self.is_fresh(piece):
                    return piece
                found = piece
        return found

    def has_older(self, colour: i64, place: i64) -> bool:
        """Whether a piece of this colour there was not placed this turn."""
        piece = self.piece_at(colour, place)
        return piece >= 0 and not self.is_fresh(piece)

    def relocate(self, piece: i64, colour: i64, place: i64) -> None:
        old = self.pieces[piece]
        if old < ON_CARD:
            self.count[old * COLOURS + colour] -= 1
        else:
            self.spies[old - ON_CARD] -= ONE_SPY[colour - SEAT_COLOUR]
        self.pieces[piece] = place
        if place < ON_CARD:
            self.count[place * COLOURS + colour] += 1
        else:
            self.spies[place - ON_CARD] += ONE_SPY[colour - SEAT_COLOUR]

    def move_piece(self, colour: i64, origin: i64, goal: i64) -> None:
        self.relocate(self.piece_at(colour, origin), colour, goal)

    def set_down(self, piece: i64, colour: i64, place: i64, seat: i64) -> None:
        """Place a piece: from now on it counts as placed this turn."""
        self.relocate(piece, colour, place)
        if piece < ALL_BLOCKS:
            self.fresh_blocks |= BIT[piece]
        else:
            self.fresh_cylinders |= BIT[piece - ALL_BLOCKS]
        if self.log is not None:
            if place >= ON_CARD:
                self.note(NOTE_SPY_PLACED, seat, place - ON_CARD)
            elif place >= ON_GIFT:
                self.note(NOTE_GIFT_PLACED, seat, place - ON_GIFT)
            elif place >= ON_BORDER:
                self.note(NOTE_ROAD_PLACED, seat, colour, place - ON_BORDER)
            elif colour < SEAT_COLOUR:
                self.note(NOTE_ARMY_PLACED, seat, colour, place - IN_REGION)
            else:
                self.note(NOTE_TRIBE_PLACED, seat, place - IN_REGION)

    def can_place(self, colour: i64) -> bool:
        """Whether one lies in supply or may be taken from play (PAM-6.4, 6.7); Wakhan takes no gifts (PAM-26.2)."""
        if self.count[colour]:
            return True
        start = colour * BLOCKS
        end = start + BLOCKS
        keeps_gifts = False
        if colour >= SEAT_COLOUR:
            start = ALL_BLOCKS + (colour - SEAT_COLOUR) * CYLINDERS
            end = start + CYLINDERS
            keeps_gifts = self.is_wakhan(colour - SEAT_COLOUR)
        for piece in range(start, end):
            if not self.is_fresh(piece) and not (keeps_gifts and ON_GIFT <= self.pieces[piece] < ON_CARD):
                return True
        return False

    def is_wakhan(self, seat: i64) -> bool:
        return seat == self.rules.wakhan
