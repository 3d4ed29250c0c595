"""The network over all seats' prospects: the game's opinion set right, further weights, and a thin layer of units.

It is small enough to be worked out in the machine code of the game's rules, once for every playout. What it gives one
seat it takes from the others.
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
SLOWER: Final = 0.3                     # of both, for a network that begins with what another has learned
NONE: Final = -1e4                      # the prospects of a seat where nobody sits
MANY: Final = 65_536                    # positions that are answered at once
DIGITS: Final = 5


class ProspectNet(nn.Module):  # type: ignore[misc]
    """Answers with every seat's prospects: chances to win are as their exponentials."""

    mean: Tensor
    spread: Tensor

    def __init__(self, layout: Any, phases: int, played: Positions) -> None:
        super().__init__()
        self.least = int(layout.LEAST)
        seen = played.rows[np.arange(played.rows.shape[1]) < played.seats[:, None]]
        mean = seen.mean(0)
        spread = np.sqrt(np.maximum((seen.astype(np.uint16) ** 2).mean(0) - mean ** 2, 0))
        self.register_buffer("mean", torch.from_numpy(mean.astype(np.float32) + self.least))
        self.register_buffer("spread", torch.from_numpy(1 / (spread.astype(np.float32) + 0.1)))
        self.slopes = nn.Parameter(torch.ones(phases))          # of the opinion
        self.weights = nn.Linear(seen.shape[1], 1, bias=False)
        self.own = nn.Linear(seen.shape[1], WIDTH)
        self.others = nn.Linear(seen.shape[1], WIDTH, bias=False)
        self.last = nn.Linear(WIDTH, 1, bias=False)
        nn.init.zeros_(self.weights.weight)
        nn.init.zeros_(self.last.weight)

    def begin_with(self, other: ProspectNet) -> None:
        """Take over what another has learned beside the opinion; what is usual there may be unusual here."""
        scale = other.spread / self.spread
        with torch.no_grad():
            for mine, its in ((self.weights, other.weights), (self.own, other.own), (self.others, other.others)):
                mine.weight.copy_(its.weight * scale)
            read = (other.own.weight + other.others.weight) * other.spread
            self.own.bias.copy_(other.own.bias + read @ (self.mean - other.mean))
            self.last.weight.copy_(other.last.weight)

    def opinion(self, odds: Tensor, phases: Tensor, seats: Tensor) -> Tensor:
        """The hand-made opinion, set right for each phase."""
        return vacant(self.slopes[phases][:, None] * odds, seats)

    def forward(self, rows: Tensor, odds: Tensor, phases: Tensor, seats: Tensor) -> Tensor:
        told = (rows.float() + self.least - self.mean) * self.spread
        heard = F.dropout(told, HIDDEN, self.training) * taken(told, seats)[:, :, None]
        others = (heard.sum(1, keepdim=True) - heard) / (seats - 1)[:, None, None]
        units = F.dropout(F.relu(self.own(heard) + self.others(others)), HIDDEN, self.training)
        more = self.weights(told) + self.last(units)
        return vacant(self.opinion(odds, phases, seats) + more[:, :, 0], seats)


def taken(by_seat: Tensor, seats: Tensor) -> Tensor:
    """Which seats somebody sits on."""
    return torch.arange(by_seat.shape[1], device=seats.device) < seats[:, None]


def vacant(prospects: Tensor, seats: Tensor) -> Tensor:
    """The same, without any prospects where nobody sits."""
    return prospects.masked_fill(~taken(prospects, seats), NONE)


def log_loss(prospects: Tensor, wanted: Tensor) -> Tensor:
    """How much is not foreseen of the chances that are wanted, position by position."""
    return -(F.log_softmax(prospects, 1) * wanted).sum(1)


def tensors(played: Positions, device: str = "cpu") -> list[Tensor]:
    """What the network reads."""
    return [torch.from_numpy(column).to(device) for column in (played.rows, played.odds, played.phases, played.seats)]


def taught(layout: Any, phases: int, played: Positions, device: str = "cpu", before: ProspectNet | None = None,
           seed: int = 0) -> ProspectNet:
    """A network that has learned from these positions, perhaps beginning with what another knows; it is on the CPU
    afterwards."""
    torch.manual_seed(seed)
    net = ProspectNet(layout, phases, played)
    pace = 1.0
    if before is not None:
        net.begin_with(before)
        pace = SLOWER
    given = tensors(played, device)
    goals = torch.from_numpy(played.goals).to(device)
    net.to(device)
    _set_right(net, given, goals)
    learned = [weight for name, weight in net.named_parameters() if name != "slopes"]
    optimizer = torch.optim.AdamW(learned, lr=pace * RATE, weight_decay=pace * DECAY)
    steps = EPOCHS * max(1, len(goals) // BATCH)
    net.train()
    for step in range(steps):
        if step % max(1, len(goals) // BATCH) == 0:
            order = torch.randperm(len(goals)).to(device)
            start = 0
        at = order[start:start + BATCH]
        start += BATCH
        for group in optimizer.param_groups:
            group["lr"] = pace * RATE * (1 - step / steps)
        loss = log_loss(net(*(column[at] for column in given)), goals[at]).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    net.eval()
    net.to("cpu")
    return net


def _set_right(net: ProspectNet, given: list[Tensor], goals: Tensor) -> None:
    """Fit the slope of the opinion for each phase."""
    optimizer = torch.optim.LBFGS([net.slopes], max_iter=40, line_search_fn="strong_wolfe")

    def step() -> Tensor:
        optimizer.zero_grad()
        loss = log_loss(net.opinion(*given[1:]), goals).mean()
        loss.backward()
        return loss

    optimizer.step(step)


def losses(net: ProspectNet, played: Positions) -> tuple[Table, Table]:
    """The log losses of results, position by position: of the opinion set right, and of the network."""
    given, won = tensors(played), torch.from_numpy(played.won)
    with torch.no_grad():
        told = torch.cat([net(*(column[start:start + MANY] for column in given))
                          for start in range(0, len(won), MANY)])
        return log_loss(net.opinion(*given[1:]), won).numpy(), log_loss(told, won).numpy()


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
