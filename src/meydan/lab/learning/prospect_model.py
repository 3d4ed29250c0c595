"""The network over all seats' prospects: the game's opinion set right, further weights, and a thin layer of units.

It is small enough to be worked out in the machine code of the game's rules, once for every playout. What it gives one
seat it takes from the other.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from meydan.lab.learning.prospect_games import Positions, Table

WIDTH: Final = 16
HIDDEN: Final = 0.3                     # share of the numbers, and of the units, that a step does not see
EPOCHS: Final = 4
BATCH: Final = 256
RATE: Final = 1e-3
DECAY: Final = 1.0
MANY: Final = 65_536                    # positions that are answered at once
DIGITS: Final = 5


class ProspectNet(nn.Module):  # type: ignore[misc]
    """Answers with the first seat's log odds."""

    mean: Tensor
    spread: Tensor

    def __init__(self, layout: Any, phases: int, rows: Table) -> None:
        super().__init__()
        self.least = int(layout.LEAST)
        seen = rows.reshape(-1, rows.shape[-1]).astype(np.float32) + self.least
        self.register_buffer("mean", torch.from_numpy(seen.mean(0)))
        self.register_buffer("spread", torch.from_numpy(1 / (seen.std(0) + 0.1)))
        self.slopes = nn.Parameter(torch.ones(phases))          # of the opinion
        self.weights = nn.Linear(seen.shape[1], 1, bias=False)
        self.own = nn.Linear(seen.shape[1], WIDTH)
        self.others = nn.Linear(seen.shape[1], WIDTH, bias=False)
        self.last = nn.Linear(WIDTH, 1, bias=False)
        nn.init.zeros_(self.weights.weight)
        nn.init.zeros_(self.last.weight)

    def opinion(self, odds: Tensor, phases: Tensor) -> Tensor:
        """The hand-made opinion, set right for each phase."""
        return self.slopes[phases] * (odds[:, 0] - odds[:, 1])

    def forward(self, rows: Tensor, odds: Tensor, phases: Tensor) -> Tensor:
        told = (rows.float() + self.least - self.mean) * self.spread
        lead = self.weights(told[:, 0] - told[:, 1])[:, 0]
        one, other = (F.dropout(told[:, seat], HIDDEN, self.training) for seat in range(2))
        more = self.last(self.units(one, other)) - self.last(self.units(other, one))
        return self.opinion(odds, phases) + lead + more[:, 0]

    def units(self, one: Tensor, other: Tensor) -> Tensor:
        return F.dropout(F.relu(self.own(one) + self.others(other)), HIDDEN, self.training)


def taught(layout: Any, phases: int, played: Positions, device: str = "cpu", seed: int = 0) -> ProspectNet:
    """A network that has learned from these positions; it is on the CPU afterwards."""
    torch.manual_seed(seed)
    net = ProspectNet(layout, phases, played.rows)
    rows, odds, numbers, goals = (torch.from_numpy(column).to(device) for column in (
        played.rows, played.odds, played.phases, played.goals))
    net.to(device)
    _set_right(net, odds, numbers, goals)
    learned = [weight for name, weight in net.named_parameters() if name != "slopes"]
    optimizer = torch.optim.AdamW(learned, lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * max(1, len(goals) // BATCH)
    net.train()
    for step in range(steps):
        if step % max(1, len(goals) // BATCH) == 0:
            order = torch.randperm(len(goals)).to(device)
            start = 0
        at = order[start:start + BATCH]
        start += BATCH
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - step / steps)
        loss = F.binary_cross_entropy_with_logits(net(rows[at], odds[at], numbers[at]), goals[at])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    net.eval()
    net.to("cpu")
    return net


def _set_right(net: ProspectNet, odds: Tensor, phases: Tensor, goals: Tensor) -> None:
    """Fit the slope of the opinion for each phase."""
    optimizer = torch.optim.LBFGS([net.slopes], max_iter=40, line_search_fn="strong_wolfe")

    def step() -> Tensor:
        optimizer.zero_grad()
        loss = F.binary_cross_entropy_with_logits(net.opinion(odds, phases), goals)
        loss.backward()
        return loss

    optimizer.step(step)


def losses(net: ProspectNet, played: Positions) -> tuple[float, float]:
    """The log losses of results: of the opinion set right, and of the network."""
    odds, phases, won = (torch.from_numpy(column) for column in (played.odds, played.phases, played.won))
    with torch.no_grad():
        told = torch.cat([net(torch.from_numpy(played.rows[start:start + MANY]), odds[start:start + MANY],
                              phases[start:start + MANY]) for start in range(0, len(won), MANY)])
        return (float(F.binary_cross_entropy_with_logits(net.opinion(odds, phases), won)),
                float(F.binary_cross_entropy_with_logits(told, won)))


def export(net: ProspectNet, layout: Any, opinion: Any, file: Path) -> None:
    """Write the numbers as the game's module `judgement` reads them: those of the opinion joined with the learned."""
    held = {name: tensor.detach().double().numpy() for name, tensor in net.state_dict().items()}
    weights = np.tile(held["weights.weight"][0] * held["spread"], (opinion.PHASES, 1))
    for phase in range(opinion.PHASES):
        for number, name in enumerate(opinion.FEATURES):
            weight = float(opinion.WEIGHTS[phase * len(opinion.FEATURES) + number])
            if weight:
                weights[phase, layout.NAMES.index(name)] += held["slopes"][phase] * weight / layout.UNITS.get(name, 1)
    own, others = held["own.weight"] * held["spread"], held["others.weight"] * held["spread"]
    table = {"weights": weights, "own": own.T, "others": others.T,
             "bias": held["own.bias"] - (own + others) @ held["mean"], "last": held["last.weight"]}
    lines = [f"{json.dumps(name)}: {json.dumps([round(float(number), DIGITS) for number in numbers.ravel()])}"
             for name, numbers in table.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
