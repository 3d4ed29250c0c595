"""The newest rows that were played, on the device that trains."""
from __future__ import annotations

from typing import Any, Final

import torch
from torch import Tensor

from meydan.search.network import shape
from meydan.search.tree_field import LEGAL

MOST: Final = 3_000_000                 # rows that are kept if nothing is said,
MEMORY: Final = 6_000_000_000           # and never more bytes than these
KINDS: Final = {"observations": torch.uint8, "codes": torch.int16, "visits": torch.int16, "kind": torch.uint8,
                "players": torch.uint8, "full": torch.uint8, "results": torch.float16, "found": torch.float16,
                "later": torch.float16, "margin": torch.float16}


class Buffer:
    """Rows in tables of their own: the network's numbers, choices and visits, and what the values learn towards."""

    def __init__(self, game: str, room: int | None, device: str) -> None:
        found = shape(game)
        wide = {"observations": (found.judged,), "codes": (LEGAL,), "visits": (LEGAL,), "results": (found.seats,),
                "found": (found.seats,), "later": (found.seats,)}
        self.device = device
        self.room = room or min(MOST, MEMORY // (found.judged + 4 * LEGAL + 6 * found.seats + 5))
        self.total = 0
        self.tables = {name: torch.empty((self.room, *wide.get(name, ())), dtype=kind, device=device)
                       for name, kind in KINDS.items()}

    def __len__(self) -> int:
        return min(self.total, self.room)

    def add(self, rows: dict[str, Any]) -> Tensor:
        """Take rows in; where they are."""
        count = len(rows["kind"])
        at = torch.arange(self.total, self.total + count, device=self.device) % self.room
        for name, table in self.tables.items():
            table[at] = torch.from_numpy(rows[name]).to(self.device)
        self.total += count
        return at

    def rows(self, at: Tensor) -> dict[str, Tensor]:
        return {name: table[at] for name, table in self.tables.items()}

    def draw(self, count: int) -> dict[str, Tensor]:
        """Rows by lot, of the newer part of all that was played."""
        size = min(len(self), max(400_000, int(self.total * 0.6)))
        return self.rows((self.total - 1 - torch.randint(0, size, (count,), device=self.device)) % self.room)
