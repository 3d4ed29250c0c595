"""Writing an observation: one number after the other, in the order of the game's sections."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.state import BOTTOM, GameState, lowest

SENTINELS: Final = len(BOTTOM)
WAITING: Final = 48                     # how many things that are still to be done are told, the next first
FRAME: Final = 8                        # numbers of each: which step (from 1 on), whose, and its number in six parts
ZERO: Final = 32768                     # how log odds of 0 are written, in two numbers,
FINE: Final = 2048                      # in parts of a point
FAR: Final = 15.0                       # what is further from 0 is cut off


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Row:
    """A row that is zero, and how far it is written."""
    __slots__ = ("out", "at")

    def __init__(self, out: vec[u8], at: i64) -> None:
        self.out = out
        self.at: i64 = at

    def number(self, value: i64) -> None:
        """A number; what is below 0 or above 255 is cut off."""
        if value > 0:
            self.out[self.at] = u8(min(value, 255))
        self.at += 1

    def large(self, value: i64) -> None:
        """A number that may be above 255, in two: as far as it is below 256, and how many times 256 are left out."""
        if value > 0:
            self.out[self.at] = u8(value & 255)
            self.out[self.at + 1] = u8(min(value >> 8, 255))
        self.at += 2

    def flag(self, value: bool) -> None:
        if value:
            self.out[self.at] = 1
        self.at += 1

    def wide(self, value: i64) -> None:
        """A larger number, in six parts of eight bits; -1 and less are all ones."""
        if value:
            for part in range(6):
                self.out[self.at + part] = u8(value >> 8 * part & 255)
        self.at += 6

    def odds(self, value: float) -> None:
        """Log odds, in two numbers."""
        fine = ZERO + i64(float(FINE) * max(-FAR, min(FAR, value)))
        self.number(fine // 256)
        self.number(fine % 256)

    def counted(self, features: vec[float], steps: vec[float], lifts: vec[float]) -> None:
        """What an opinion counts: each feature in its own steps, moved up where it may be below zero."""
        for number in range(len(features)):
            self.number(i64(features[number] * steps[number] + lifts[number] + 0.5))

    def one_of(self, value: i64, count: i64) -> None:
        """A one at the place of this value; nothing if it is none of them."""
        if 0 <= value < count:
            self.out[self.at + value] = 1
        self.at += count

    def members(self, mask: i64, count: i64) -> None:
        """A one for each member of a set."""
        while mask > 0:
            member = lowest(mask)
            mask &= mask - 1
            if member < count:
                self.out[self.at + member] = 1
        self.at += count

    def cards(self, cards: tuple[int, ...], count: i64) -> None:
        """For each of these cards its place in their order, from 1 on."""
        for place in range(len(cards)):
            card: i64 = cards[place]
            self.out[self.at + card] = u8(min(place + 1, 255))
        self.at += count

    def question(self, g: GameState, seat: i64, actions: i64, steps: dict[str, int]) -> None:
        """Who is asked, seen from the observer, and what, as everybody may know; to the asked seat its choices; then
        what is still to be done (`observation.question` names these sections). Stacks hold no secrets."""
        if g.current >= 0:
            self.out[self.at + (g.current + g.players - seat) % g.players] = 1
        self.at += 5
        depth = len(g.stack) - 1
        if depth >= 0:
            frame = g.stack[depth]
            asks: i64 = steps[frame.step.name]
            self.out[self.at + asks] = 1
            self.at += len(steps)
            self.wide(frame.number)
        else:
            self.at += len(steps) + 6
        if g.current == seat:
            for choice in g.choices:
                code: i64 = choice
                self.out[self.at + code] = 1
        self.at += actions
        after = self.at + WAITING * FRAME
        while depth > SENTINELS and self.at < after:
            depth -= 1
            frame = g.stack[depth]
            does: i64 = steps[frame.step.name]
            self.out[self.at] = u8(does + 1)
            if frame.player >= 0:
                self.out[self.at + 1] = u8((frame.player + g.players - seat) % g.players + 1)
            self.at += 2
            self.wide(frame.number)
        self.at = after
