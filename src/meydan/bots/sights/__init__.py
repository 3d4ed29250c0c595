"""What a judgement sees, told in the things of its game: how many there are of what is counted, and what stands out.

A module here is called like its game and holds a `SIGHT`. Without one the names of the features serve.
"""
from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final

from meydan.core.game import Game
from meydan.core.state import GameState

Told = tuple[str, dict[str, Any]]       # a text of the game, and its facts


class Sight:
    """How a game's features are told. Counted things have a text `amount-NAME`, with their number `n`."""

    burdens: ClassVar[frozenset[str] | None] = frozenset()      # features nobody wants more of; None: unknown
    parts: ClassVar[dict[str, tuple[str, ...]]] = {}            # what tells more than the feature itself; () nothing
    move_alone = False                  # a line is judged by its first move, not by what others may answer,
    apart: ClassVar[frozenset[str]] = frozenset()               # and never beyond these questions

    def tells(self, name: str, loss: bool) -> bool:
        """Whether a change is worth a word: what a choice says of itself is not."""
        return True

    def amounts(self, state: GameState, seat: int) -> dict[str, int]:
        """How many of each counted thing the seat has."""
        return {}

    def outlook(self, state: GameState, seat: int) -> list[Told]:
        """What stands out in the position, the most urgent first."""
        return []


class Unknown(Sight):
    """Of a game that has no module here."""

    burdens = None


_UNKNOWN: Final = Unknown()


def sight_of(game: Game) -> Sight:
    """How a game's judgement is told."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        return _UNKNOWN
    found: Sight = import_module(module).SIGHT
    return found
