"""A network that learns: its weights, their average over the last steps, and its optimizer."""
from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from meydan.core.errors import MeydanError
from meydan.lab.learning.course import Pupil
from meydan.lab.learning.model import NARROW, Net, load, losses, widths
from meydan.lab.learning.selfplay import width_for

RISE: Final = 200                       # steps in which the rate of learning rises
LAST: Final = 0.02                      # of the rate at the end
MEAN: Final = 0.999                     # how much of the average stays with a step, at most


class Learner:
    """One pupil of a run."""

    def __init__(self, game: str, pupil: Pupil, seed: int, device: str) -> None:
        self.pupil = pupil
        self.steps = 0
        wide, narrow = widths(Path(pupil.start)) if pupil.start else (width_for(game), NARROW)
        self.units = (pupil.wide or wide, pupil.narrow or narrow)
        if pupil.start and self.units != (wide, narrow):
            raise MeydanError("error-start-units", file=pupil.start, wide=wide, narrow=narrow)
        torch.manual_seed(seed)
        self.net = Net(game, *self.units, dropout=pupil.dropout)
        if pupil.start:
            load(self.net, Path(pupil.start))
        self.net.to(device).train()
        self.mean = copy.deepcopy(self.net).eval()
        self.device = device
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=pupil.rate, weight_decay=pupil.decay,
                                           fused=device != "cpu")

    def rate(self, share: float, flat: float) -> float:
        """The rate of learning after that share of the time: a short rise, a plain, a fall to almost nothing."""
        rise = min(1.0, (self.steps + 1) / RISE)
        return self.pupil.rate * rise * (1 - (1 - LAST) * max(0.0, (min(share, 1.0) - flat) / (1 - flat)))

    def step(self, batch: dict[str, Tensor], table: Tensor, rate: float) -> dict[str, Tensor]:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.device != "cpu"):
            whole, parts = losses(self.net, batch, table, self.pupil.targets)
        self.optimizer.zero_grad(set_to_none=True)
        whole.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        keep = min(MEAN, 1 - 1 / (1 + self.steps / 10))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters()):
                mean.lerp_(now, 1 - keep)
        return parts

    def unseen(self, rows: dict[str, Tensor], table: Tensor) -> dict[str, Tensor]:
        """How far the average is from rows that nobody has learned from yet."""
        with torch.no_grad():
            return losses(self.mean, rows, table, self.pupil.targets)[1]

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {"units": list(self.units), "net": self.net.state_dict(), "mean": self.mean.state_dict(),
                "optimizer": self.optimizer.state_dict(), "steps": self.steps}

    def go_on(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.mean.load_state_dict(kept["mean"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.steps = int(kept["steps"])
