"""The small choices a declaration or an effect is made of: territories, players, numbers."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import AMOUNT, DONE, FROM, IN, TO, WHO
from meydan.games.inis.play import declaration, land
from meydan.games.inis.state import Inis, codes_of

AMOUNTS: Final = 13                                 # codes for 0 to 12 clans of one territory


class Declaring(Step[Inis]):
    """A part of a card's declaration (INIS-8.8): the question tells the card and what was declared so far."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return declaration(g)


class Where(Declaring):
    """A territory among the mask in the number's low 16 bits; `param` gets it plus one, shifted by the rest."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(IN, f.number & 0xFFFF)

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(code - IN + 1, f.number >> 16)


class Origin(Where):
    """Where a clan is taken from."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(FROM, f.number & 0xFFFF)

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(code - FROM + 1, f.number >> 16)


class Whom(Declaring):
    """A player among the mask in the number's low four bits; `param` gets the seat plus one, shifted."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(WHO, f.number & 15)

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.param |= shifted(code - WHO + 1, f.number >> 16)


class PlaceOneOfMany(Declaring):
    """One clan of several, in a territory of the mask; `moves` counts them (INIS-14.13)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        facts = declaration(g)
        facts["left"] = in_a_row(g, self)
        return facts

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(IN, f.number)

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.moves[code - IN] += 1


class HowManyThere(Declaring):
    """How many clans go to, or come from, a territory: 0 up to a most; `moves` takes it down.

    The number holds the territory, then in fours of bits its most; what all together may still
    take is counted by the subclass.
    """

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        facts = declaration(g)
        facts["here"] = land(f.number & 15)
        facts["most"] = int(self.most(g, f))
        return facts

    def most(self, g: Inis, f: Frame) -> i64:
        return f.number >> 4

    def options(self, g: Inis, f: Frame) -> list[int]:
        most = self.most(g, f)
        if most <= 0:
            return []
        return amounts(f.number & 15, 0, most)

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.moves[f.number & 15] = chosen_amount(code)


class HowManyFrom(HowManyThere):
    """How many clans come from this territory (INIS-14.3)."""


class HowManyPlaced(HowManyThere):
    """How many clans are placed in this territory, while reserve and limit last (INIS-14.4, 17.14, 17.22).

    The number holds the territory, its most, and above them the limit over all territories.
    """

    def most(self, g: Inis, f: Frame) -> i64:
        left = min(f.number >> 8, g.reserve[f.player])
        for territory in range(16):
            left -= g.moves[territory]
        return min(f.number >> 4 & 15, left)


class Destinations(Declaring):
    """Clan by clan a destination, at least one (INIS-14.11). Number: the mask, then the clans left, then a mark."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        facts = declaration(g)
        facts["left"] = int(f.number >> 16 & 15)
        return facts

    def options(self, g: Inis, f: Frame) -> list[int]:
        if f.number >> 16 & 15 == 0:
            return []
        codes = codes_of(TO, f.number & 0xFFFF)
        if f.number >> 20:
            codes.append(DONE)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DONE:
            g.moves[code - TO] += 1
            g.then(self, f.player, f.number & 0xFFFF | ((f.number >> 16 & 15) - 1) << 16 | 1 << 20)


def in_a_row(g: Inis, step: Step[Inis]) -> int:
    """How often the question on top is still to be asked, this time included."""
    times = 0
    depth = len(g.stack) - 1
    while g.stack[depth].step is step and g.stack[depth].player == g.stack[-1].player:
        times += 1
        depth -= 1
    return max(times, 1)


def amounts(territory: i64, least: i64, most: i64) -> list[int]:
    """The codes for so many clans of, or for, a territory."""
    base = AMOUNT + territory * AMOUNTS
    return [base + n for n in range(least, most + 1)]


def chosen_amount(code: i64) -> i64:
    """How many clans a code stands for."""
    return (code - AMOUNT) % AMOUNTS


def clear_moves(g: Inis) -> None:
    """A new declaration of many clans begins."""
    for territory in range(16):
        g.moves[territory] = 0


def shifted(value: i64, by: i64) -> i64:
    """`value << by`, in 64 bits."""
    return value * BIT[by]


def field(param: i64, by: i64) -> i64:
    """A territory or seat out of `param`, or -1 if none was chosen."""
    return (param >> by & 31) - 1


WHERE: Final = Where()
ORIGIN: Final = Origin()
WHOM: Final = Whom()
PLACE_ONE_OF_MANY: Final = PlaceOneOfMany()
HOW_MANY_FROM: Final = HowManyFrom()
HOW_MANY_PLACED: Final = HowManyPlaced()
DESTINATIONS: Final = Destinations()
