"""The network: a row of small numbers in, a factored policy and values out; its losses, and its file."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from meydan.core.errors import MeydanError
from meydan.core.registry import game as find_game
from meydan.lab.learning.rounding import rounded
from meydan.lab.learning.targets import Targets
from meydan.lab.vector import VectorPlay
from meydan.search.network import Shape, shape

LOOKS: Final = 400                      # steps of random games that tell how large the numbers are
NARROW: Final = 256                     # units of the second layer if nothing is said
AHEAD: Final = 10.0                     # points that count as much as one in the loss of the margin


@cache
def looks(game: str) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What random games show of each number of an observation: by what it is multiplied before it is looked at, so that
    it is about 1 where it is not 0; and its mean square."""
    judged = shape(game).judged
    total = np.zeros(judged)
    squares = np.zeros(judged)
    seen = np.zeros(judged)
    count = 0
    for players in find_game(game).players:
        play = VectorPlay(game, 32, players, seed=7)
        for number in range(LOOKS):
            if number % 4 == 0:
                rows = play.observations()[:, :judged].astype(np.float32)
                total += rows.sum(axis=0)
                squares += (rows ** 2).sum(axis=0)
                count += len(rows)
                seen += (rows > 0).sum(axis=0)
            play.step(play.sample())
    return (1 / np.maximum(total / np.maximum(seen, 1), 1)).astype(np.float32), (squares / count).astype(np.float32)


class Net(nn.Module):  # type: ignore[misc]
    """Two hidden layers; heads for the policy, the values, the margin in points, and the kind of ending.

    While it learns, a share of the hidden units (`dropout`) is left out, other ones in each step.
    """

    scale: Tensor

    def __init__(self, game: str, wide: int = 512, narrow: int = NARROW, dropout: float = 0.0) -> None:
        super().__init__()
        self.dropout = dropout
        self.shape: Shape = shape(game)
        self.register_buffer("scale", torch.from_numpy(looks(game)[0]))
        self.first = nn.Linear(self.shape.judged, wide)
        self.second = nn.Linear(wide, narrow)
        self.policy = nn.Linear(narrow, self.shape.outputs)
        self.value = nn.Linear(narrow, self.shape.seats)
        self.margin = nn.Linear(narrow, 1)
        self.kind = nn.Linear(narrow, 2 * len(find_game(game).endings))
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def body(self, rows: Tensor) -> Tensor:
        kind = self.first.weight.dtype
        return self._some(self.second(self._some(self.first(rows.to(kind) * self.scale.to(kind)))))

    def _some(self, units: Tensor) -> Tensor:
        on = F.relu(units)
        return F.dropout(on, self.dropout) if self.training and self.dropout else on

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        hidden = self.body(rows)
        return self.policy(hidden), torch.tanh(self.value(hidden).float()), self.margin(hidden), self.kind(hidden)

    def answer(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """What a search asks: logits and values."""
        hidden = self.body(rows)
        return self.policy(hidden).float(), torch.tanh(self.value(hidden).float())


def code_table(found: Shape, device: str) -> Tensor:
    """For each code, and for none (the last), the outputs of its parts; what is no part points behind the outputs."""
    width = max(len(code) for code in found.parts)
    rows = [[part if part >= 0 else found.outputs for part in (*code, *[-1] * (width - len(code)))]
            for code in found.parts]
    return torch.tensor([*rows, [found.outputs] * width], dtype=torch.long, device=device)


def losses(net: Net, batch: dict[str, Tensor], table: Tensor, targets: Targets) -> tuple[Tensor, dict[str, Tensor]]:
    """What training lowers, and its parts."""
    policy, values, margin, kind = net(batch["observations"])
    codes = batch["codes"].long()
    outputs = F.pad(policy.float(), (0, 1))
    parts = table[codes]                                            # rows, choices, parts
    logits = outputs.gather(1, parts.flatten(1)).view(parts.shape).sum(2)
    none = codes < 0
    likely = F.log_softmax(logits.masked_fill(none, -1e9), 1).masked_fill(none, 0)
    wanted = batch["visits"].float()
    wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
    taught = batch["full"].float()
    of_policy = (-(wanted * likely).sum(1) * taught).sum() / taught.sum().clamp(min=1)
    results = batch["results"].float()
    goal = targets.mixed(results, batch["found"].float(), batch["later"].float())
    seats = torch.arange(results.shape[1], device=results.device)
    there = (seats[None] < batch["players"][:, None]).float()
    of_value = ((values - goal) ** 2).masked_fill(there == 0, 0).sum() / there.sum()
    of_margin = F.smooth_l1_loss(margin.float().squeeze(-1), batch["margin"].float() / AHEAD)
    of_kind = F.cross_entropy(kind.float(), batch["kind"].long())
    with torch.no_grad():
        of_result = ((values[:, 0] - results[:, 0]) ** 2).mean()
    whole = of_policy + 2 * of_value + 0.1 * of_margin + 0.1 * of_kind
    return whole, {"policy": of_policy.detach(), "value": of_value.detach(), "result": of_result}


# The file that searches read.

MATRICES: Final = ("first", "second", "policy", "value")
OLDER: Final = {f"{old}{number}_half": f"{name}.{kind}" for name, number in zip(MATRICES, "12pv")
                for old, kind in (("w", "weight"), ("b", "bias"))}          # names in the first files that shipped


def export(net: Net, game: str, file: Path) -> None:
    """Write the network for ONNX Runtime, scales multiplied in: the first layer in bytes (twice as fast on a core), all
    else in half precision."""
    onnx: Any = import_module("onnx")
    make, numpy_helper = onnx.helper, import_module("onnx.numpy_helper")
    kinds = onnx.TensorProto
    state = {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
    first = np.ascontiguousarray((state["first.weight"] * state["scale"][None]).T)
    nodes: list[Any] = []
    held: list[Any] = []

    def hold(name: str, array: NDArray[Any]) -> None:
        held.append(numpy_helper.from_array(np.ascontiguousarray(array), name))

    def widen(name: str, array: NDArray[Any]) -> str:
        hold(name, array.astype(np.float16))
        nodes.append(make.make_node("Cast", [name], [f"{name}.wide"], to=kinds.FLOAT))
        return f"{name}.wide"

    def gemm(name: str, source: str, weight: NDArray[Any], goal: str) -> None:
        given = [source, widen(f"{name}.weight", weight), widen(f"{name}.bias", state[f"{name}.bias"])]
        nodes.append(make.make_node("Gemm", given, [goal]))

    def layer(name: str, source: str, goal: str) -> None:
        gemm(name, source, state[f"{name}.weight"].T, goal)

    small, step, fine = rounded(first, looks(game)[1])
    hold("first.small", small)
    hold("first.step", step)
    hold("first.fine", fine)
    nodes.append(make.make_node("Gather", ["observation", "first.fine"], ["few"], axis=1))
    nodes.append(make.make_node("Cast", ["few"], ["few.wide"], to=kinds.FLOAT))
    gemm("first", "few.wide", first[fine], "one.fine")
    nodes.append(make.make_node("MatMulInteger", ["observation", "first.small"], ["steps"]))
    nodes.append(make.make_node("Cast", ["steps"], ["steps.wide"], to=kinds.FLOAT))
    nodes.append(make.make_node("Mul", ["steps.wide", "first.step"], ["one.rough"]))
    nodes.append(make.make_node("Add", ["one.rough", "one.fine"], ["one"]))
    nodes.append(make.make_node("Relu", ["one"], ["one.on"]))
    layer("second", "one.on", "two")
    nodes.append(make.make_node("Relu", ["two"], ["two.on"]))
    layer("policy", "two.on", "said")
    layer("value", "two.on", "worth")
    nodes.append(make.make_node("Tanh", ["worth"], ["worth.kept"]))
    nodes.append(make.make_node("Cast", ["said"], ["logits"], to=kinds.DOUBLE))
    nodes.append(make.make_node("Cast", ["worth.kept"], ["value"], to=kinds.DOUBLE))
    graph = make.make_graph(
        nodes, "meydan", [make.make_tensor_value_info("observation", kinds.UINT8, ["n", net.shape.judged])],
        [make.make_tensor_value_info("logits", kinds.DOUBLE, ["n", net.shape.outputs]),
         make.make_tensor_value_info("value", kinds.DOUBLE, ["n", net.shape.seats])], held)
    model = make.make_model(graph, opset_imports=[make.make_opsetid("", 17)], ir_version=9)
    file.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(file))


def read(game: str, file: Path) -> Net:
    """The network of such a file, whatever its widths."""
    net = Net(game, *widths(file))
    load(net, file)
    return net


def widths(file: Path) -> tuple[int, int]:
    """How many units the layers of such a file have."""
    held = _held(file)
    return len(held["first.bias"]), len(held["second.bias"])


def _held(file: Path) -> dict[str, NDArray[Any]]:
    onnx: Any = import_module("onnx")
    numpy_helper: Any = import_module("onnx.numpy_helper")
    try:
        held = {OLDER.get(one.name, one.name): numpy_helper.to_array(one)
                for one in onnx.load(str(file)).graph.initializer}
    except (OSError, ValueError, import_module("google.protobuf.message").DecodeError) as error:
        raise MeydanError("error-no-start", file=str(file)) from error
    if not {f"{name}.bias" for name in MATRICES} <= set(held):
        raise MeydanError("error-no-start", file=str(file))     # a mean of several, or one that judges ends
    return held


def load(net: Net, file: Path) -> None:
    """Take over the weights of such a file, or of an older one whose first layer is not rounded."""
    held = _held(file)
    state = net.state_dict()
    for name in MATRICES:
        weight = held[f"{name}.weight"].astype(np.float32)
        if name == "first":
            if "first.small" in held:
                whole = held["first.small"] * held["first.step"]
                whole[held["first.fine"]] = weight
                weight = whole
            weight = weight / state["scale"].cpu().numpy()[:, None]
        state[f"{name}.weight"].copy_(torch.from_numpy(np.ascontiguousarray(weight.T)))
        state[f"{name}.bias"].copy_(torch.from_numpy(held[f"{name}.bias"].astype(np.float32)))
