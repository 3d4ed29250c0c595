"""Who looks at a table: language, direction, size of the screen, names of the players, own seat."""
from __future__ import annotations

from dataclasses import dataclass

from meydan.core.texts import digits


@dataclass(frozen=True)
class Look:
    """Everything that makes two people see the same table differently, apart from its secrets."""

    language: str = "en"
    layout: str = "wide"                        # "wide" or "tall"
    names: tuple[str, ...] = ()
    seat: int | None = None                     # None: a spectator

    @property
    def rtl(self) -> bool:
        return self.language == "fa"

    @property
    def tall(self) -> bool:
        return self.layout == "tall"

    def number(self, value: object) -> str:
        """A number in the reader's digits, its sign on the right side of them."""
        written = digits(str(value), self.language).replace("-", "−")
        return "\u200e" + written if self.rtl and written.startswith("−") else written

    def x(self, x: float, width: float, full: float) -> float:
        """The left edge of a box of some width that lies `x` from the reading start."""
        return full - x - width if self.rtl else x

    def name(self, seat: int) -> str:
        """What the player of a seat is called; empty where nobody is known yet."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def joined(self, parts: list[str]) -> str:
        """A list of words with the commas of the language."""
        return ("، " if self.rtl else ", ").join(part for part in parts if part)
