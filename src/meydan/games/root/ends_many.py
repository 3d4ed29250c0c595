"""What a network reads that judges where a turn ends at a table of three or four: the same numbers as in `ends`, which
tell of every faction. The network is one of its own, learned from games in which every turn was searched: among four
one quick turn decides who is fought.
"""
from __future__ import annotations

from typing import Final

from meydan.games.root import ends
from meydan.games.root.ends import observe_end
from meydan.games.root.state import Root

__all__ = ["COUNTED", "MOVER", "SHAPE", "SIZE", "STAGE", "STAGES", "TABLES", "observe_end", "readable"]

MOVER: Final = ends.MOVER
STAGE: Final = ends.STAGE
STAGES: Final = ends.STAGES
COUNTED: Final = ends.COUNTED
SIZE: Final = ends.SIZE
SHAPE: Final[dict[str, float]] = ends.SHAPE
TABLES: Final[tuple[tuple[int, dict[str, str]], ...]] = ((3, {"three_factions": "random"}), (4, {}))


def readable(g: Root) -> bool:
    """Whether the network has learned such games."""
    return bool(g.players > 2)
