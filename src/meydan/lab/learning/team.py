"""Networks that play together: they answer with their mean."""
from __future__ import annotations

from collections.abc import Iterable

from torch import Tensor, nn

from meydan.lab.learning.model import Net


class Team(nn.Module):  # type: ignore[misc]
    """One network or several."""

    def __init__(self, nets: Iterable[Net]) -> None:
        super().__init__()
        self.nets = nn.ModuleList(nets)

    def answer(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """What a search asks: logits and values."""
        logits, values = self.nets[0].answer(rows)
        for net in self.nets[1:]:
            more, others = net.answer(rows)
            logits, values = logits + more, values + others
        return logits / len(self.nets), values / len(self.nets)
