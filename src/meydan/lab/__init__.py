"""The laboratory: games among bots, arenas, and faces for learning libraries.

The faces for other libraries are modules of their own (`meydan.lab.pettingzoo`, `meydan.lab.openspiel`,
`meydan.lab.gymnasium`), so that each is needed only by who uses it.
"""
from __future__ import annotations

from meydan.lab.match import Match, Played, play

__all__ = ["Match", "Played", "play"]
