"""The network that judges where turns end: the game's own opinion, set right for each stage, and a small correction.

Results are few and noisy, so the correction is small (two thin layers, half of what lies on the table hidden in each
step) and learns from results mixed with what the opinion said later in the same game (`softened`). Several that learned
apart, side by side as one (`beside`), err less than each of them. One that begins with a file (`remembered`) keeps what
it knows and learns more slowly.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from meydan.core.observing import FINE, ZERO
from meydan.lab.learning.end_games import Rows

BATCH: Final = 256
MANY: Final = 65_536                    # rows that are answered at once
RATE: Final = 1e-3                      # of learning, at its highest,
GENTLY: Final = 3e-4                    # and of a network that knows something already
SET_RIGHT: Final = ("slopes", "shifts", "tempo")    # of the opinion, before the correction is learned
Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Shape:
    """How large a network is and how it learns. A game's module `ends` may say otherwise (SHAPE), where many games are
    at hand or results tell more."""

    wide: int = 48
    narrow: int = 16
    hidden: float = 0.5                 # share of the numbers that a step does not see
    patience: float = 0.9               # how much of a target comes from beyond the own next turn
    epochs: int = 3
    rounds: int = 1                     # how often it learns; what is said later in a game, the network before says


def usual_shape(layout: Any) -> Shape:
    """Of a game's network."""
    return Shape(**getattr(layout, "SHAPE", {}))


class EndNet(nn.Module):  # type: ignore[misc]
    """Reads rows of the game's module `ends`; answers with log odds."""

    mean: Tensor
    spread: Tensor

    def __init__(self, layout: Any, rows: Bytes, shape: Shape | None = None) -> None:
        super().__init__()
        self.counted, self.stage, self.stages = int(layout.COUNTED), int(layout.STAGE), int(layout.STAGES)
        self.mover = int(layout.MOVER)
        self.shape = shape or usual_shape(layout)
        wide, narrow = self.shape.wide, self.shape.narrow
        seen = rows[::1 + len(rows) // MANY, :self.counted].astype(np.float32)
        self.register_buffer("mean", torch.from_numpy(seen.mean(0)))
        self.register_buffer("spread", torch.from_numpy(1 / (seen.std(0) + 0.1)))
        self.slopes = nn.Parameter(torch.ones(self.stages))
        self.shifts = nn.Parameter(torch.zeros(self.stages))
        self.tempo = nn.Parameter(torch.zeros(()))      # what it is worth to be about to move
        self.counts = nn.Linear(self.counted, wide)
        self.places = nn.Linear(int(layout.SIZE) - self.counted, wide, bias=False)
        self.second = nn.Linear(wide, narrow)
        self.last = nn.Linear(narrow, 1)
        for layer in (self.places, self.last):
            nn.init.zeros_(layer.weight)
        nn.init.zeros_(self.last.bias)

    def opinion(self, rows: Tensor) -> Tensor:
        """The hand-made opinion, set right for the stage."""
        stage = rows[:, self.stage:self.stage + self.stages].float()
        odds = (rows[:, 0].float() * 256 + rows[:, 1].float() - ZERO) / FINE
        return odds * (stage @ self.slopes) + stage @ self.shifts + rows[:, self.mover].float() * self.tempo

    def forward(self, rows: Tensor, opinion: Tensor | None = None) -> Tensor:
        counted = (rows[:, :self.counted].float() - self.mean) * self.spread
        lying = F.dropout(rows[:, self.counted:].clamp(max=1).float(), self.shape.hidden, self.training)
        hidden = F.relu(self.counts(counted) + self.places(lying))
        more = self.last(F.relu(self.second(F.dropout(hidden, self.shape.hidden, self.training))))[:, 0]
        return (self.opinion(rows) if opinion is None else opinion) + more


def softened(said: Floats, results: Floats, games: NDArray[np.int64], seats: NDArray[np.int64],
             patience: float) -> Floats:
    """Targets: what is said at the same seat's next row, and to the share of patience what follows after it."""
    targets = results.astype(np.float32).copy()
    following = np.arange(len(said)) + seats
    for row in np.flatnonzero(following < len(said))[::-1]:
        after = following[row]
        if games[row] == games[after]:
            targets[row] = (1 - patience) * said[after] + patience * targets[after]
    return targets


def taught(layout: Any, played: Rows, device: str = "cpu", shape: Shape | None = None, said: Floats | None = None,
           seed: int = 0, start: Path | None = None) -> EndNet:
    """A network that has learned from whole games, as often as its shape says; it goes on from `start`, if that file's
    network has the same shape.

    `said` is the chance that was named at each row; by the opinion, if nothing is given.
    """
    shape = shape or usual_shape(layout)
    for number in range(shape.rounds):
        torch.manual_seed(shape.rounds * seed + number)
        known = remembered(layout, played.rows, shape, start) if start else None
        net = known or EndNet(layout, played.rows, shape)
        list(fitted(net, played, said, seed=shape.rounds * seed + number, device=device, knows=known is not None))
        if number + 1 < shape.rounds:
            said = told(net, played.rows)
    return net


def beside(layout: Any, nets: Sequence[EndNet]) -> EndNet:
    """The mean of networks' log odds, as one network: their layers side by side. All have seen the same rows."""
    shape = Shape(wide=sum(net.shape.wide for net in nets), narrow=sum(net.shape.narrow for net in nets))
    whole = EndNet(layout, np.zeros((1, int(layout.SIZE)), np.uint8), shape)
    parts = [net.state_dict() for net in nets]
    state = {name: torch.stack([part[name] for part in parts]).mean(0)
             for name in ("mean", "spread", *SET_RIGHT, "last.bias")}
    for name in ("counts.weight", "counts.bias", "places.weight", "second.bias"):
        state[name] = torch.cat([part[name] for part in parts])
    state["second.weight"] = torch.block_diag(*(part["second.weight"] for part in parts))
    state["last.weight"] = torch.cat([part["last.weight"] for part in parts], 1) / len(parts)
    whole.load_state_dict(state)
    whole.eval()
    return whole


def told(net: EndNet, rows: Bytes) -> Floats:
    """The chances a network names."""
    with torch.no_grad():
        parts = [torch.sigmoid(net(torch.from_numpy(rows[start:start + MANY]))) for start in range(0, len(rows), MANY)]
    return np.asarray(torch.cat(parts).numpy(), np.float32)


def fitted(net: EndNet, played: Rows, said: Floats | None = None, seed: int = 0, device: str = "cpu",
           knows: bool = False) -> Iterator[float]:
    """Train on whole games, slowly if the network `knows` something; the loss of each epoch. It is on the CPU before
    and after."""
    torch.manual_seed(seed)
    rows, results = played.rows, played.won
    rate = GENTLY if knows else RATE
    if not knows:
        _set_right(net, rows, results)
    net.to(device)
    given = torch.from_numpy(rows).to(device)
    with torch.no_grad():
        opinion = net.opinion(given)
    if said is None:
        said = torch.sigmoid(opinion).cpu().numpy()
    goals = torch.from_numpy(
        softened(said, results, played.games, played.seats, net.shape.patience)).to(device)
    learned = [weight for name, weight in net.named_parameters() if name not in SET_RIGHT]
    optimizer = torch.optim.AdamW(learned, lr=rate, weight_decay=0.1)
    steps = net.shape.epochs * (len(rows) // BATCH)
    done = 0
    for _ in range(net.shape.epochs):
        net.train()
        total = torch.zeros((), device=device)
        order = torch.randperm(len(rows)).to(device)
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            at = order[start:start + BATCH]
            for group in optimizer.param_groups:
                group["lr"] = rate * (1 - done / steps)
            loss = F.binary_cross_entropy_with_logits(net(given[at], opinion[at]), goals[at])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            done += 1
            total += loss.detach()
        net.eval()
        yield float(total) / max(1, len(rows) // BATCH)
    net.to("cpu")


def _set_right(net: EndNet, rows: Bytes, results: Floats) -> None:
    """Fit slope and shift of the opinion for each stage, and what the next move is worth."""
    given, goals = torch.from_numpy(rows), torch.from_numpy(results)
    optimizer = torch.optim.LBFGS([getattr(net, name) for name in SET_RIGHT], max_iter=40,
                                  line_search_fn="strong_wolfe")      # without, it may run away

    def step() -> Tensor:
        optimizer.zero_grad()
        loss = F.binary_cross_entropy_with_logits(net.opinion(given), goals)
        loss.backward()
        return loss

    optimizer.step(step)


def log_loss(odds: Tensor, results: Floats) -> float:
    return float(F.binary_cross_entropy_with_logits(odds, torch.from_numpy(results)))


def remembered(layout: Any, rows: Bytes, shape: Shape, file: Path) -> EndNet | None:
    """The network that `export` wrote into a file, made for rows like these; None where it is of another shape."""
    onnx: Any = import_module("onnx")
    read = import_module("onnx.numpy_helper").to_array
    held = {part.name: np.array(read(part), np.float32) for part in onnx.load(str(file)).graph.initializer}
    net = EndNet(layout, rows, shape)
    if held["second"].shape != (shape.wide, shape.narrow) or held["counts"].shape != (net.counted, shape.wide):
        return None
    mean, spread = net.mean.numpy(), net.spread.numpy()
    stages = slice(net.stage, net.stage + net.stages)
    known = {
        "mean": mean, "spread": spread, "counts.weight": held["counts"].T / spread[None],
        "counts.bias": held["counts.bias"] + held["counts"].T @ mean, "places.weight": held["places"].T,
        "second.weight": held["second"].T, "last.weight": held["last"].T,
        "slopes": held["sides"][stages, 0], "shifts": held["sides"][stages, 1], "tempo": held["sides"][net.mover, 1],
        **{name: held[name] for name in ("second.bias", "last.bias")}}
    net.load_state_dict({name: torch.from_numpy(np.array(value, np.float32)) for name, value in known.items()})
    net.eval()
    return net


def export(net: EndNet, file: Path) -> None:
    """Write the network for ONNX Runtime: bytes in, the worth of each row (-1 to 1) out."""
    onnx: Any = import_module("onnx")
    make, numpy_helper, kinds = onnx.helper, import_module("onnx.numpy_helper"), onnx.TensorProto
    state = {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
    spread, counted = state["spread"], net.counted
    opinion = np.zeros((counted, 1), np.float32)
    opinion[0], opinion[1] = 256 / FINE, 1 / FINE
    sides = np.zeros((counted, 2), np.float32)
    sides[net.stage:net.stage + net.stages, 0] = state["slopes"]
    sides[net.stage:net.stage + net.stages, 1] = state["shifts"]
    sides[net.mover, 1] = state["tempo"]
    held = {
        "split": np.array([counted, state["places.weight"].shape[1]], np.int64), "one": np.array([1], np.uint8),
        "opinion": opinion, "zero": np.array([-ZERO / FINE], np.float32), "sides": sides,
        "halves": np.array([1, 1], np.int64), "half": np.array([0.5], np.float32),
        "counts": (state["counts.weight"] * spread[None]).T,
        "counts.bias": state["counts.bias"] - state["counts.weight"] @ (state["mean"] * spread),
        "places": state["places.weight"].T, "second": state["second.weight"].T, "second.bias": state["second.bias"],
        "last": state["last.weight"].T, "last.bias": state["last.bias"]}
    steps: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
        ("Split", "observation split", "counted lying", {"axis": 1}),
        ("Cast", "counted", "counted.wide", {"to": kinds.FLOAT}),
        ("Min", "lying one", "lies", {}),
        ("Cast", "lies", "lies.wide", {"to": kinds.FLOAT}),
        ("Gemm", "counted.wide counts counts.bias", "first.counted", {}),
        ("MatMul", "lies.wide places", "first.lying", {}),
        ("Add", "first.counted first.lying", "first", {}),
        ("Relu", "first", "first.on", {}),
        ("Gemm", "first.on second second.bias", "two", {}),
        ("Relu", "two", "two.on", {}),
        ("Gemm", "two.on last last.bias", "more", {}),
        ("Gemm", "counted.wide opinion zero", "odds", {}),
        ("MatMul", "counted.wide sides", "both", {}),
        ("Split", "both halves", "slope shift", {"axis": 1}),
        ("Mul", "odds slope", "steep", {}),
        ("Add", "steep shift", "right", {}),
        ("Add", "right more", "whole", {}),
        ("Mul", "whole half", "whole.half", {}),
        ("Tanh", "whole.half", "worth", {}),
        ("Cast", "worth", "value", {"to": kinds.DOUBLE}))
    nodes = [make.make_node(kind, given.split(), goals.split(), **more) for kind, given, goals, more in steps]
    graph = make.make_graph(
        nodes, "meydan", [make.make_tensor_value_info("observation", kinds.UINT8, ["n", sum(held["split"].tolist())])],
        [make.make_tensor_value_info("value", kinds.DOUBLE, ["n", 1])],
        [numpy_helper.from_array(np.ascontiguousarray(array), name) for name, array in held.items()])
    model = make.make_model(graph, opset_imports=[make.make_opsetid("", 17)], ir_version=9)
    file.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(file))
