"""Several networks as one file that answers with their mean: slower than one of them, and nearer to what comes."""
from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meydan.lab.learning.model import Net, looks
from meydan.lab.learning.rounding import EXACT, STEPS, rounded

Array = NDArray[Any]


def size_joined(net: Net) -> int:
    """About how many bytes a network takes of such a file."""
    wide, narrow, found = len(net.first.bias), len(net.second.bias), net.shape
    matrices = wide * found.judged + narrow * (wide + found.outputs)
    return int(matrices + 2 * EXACT * wide + 6 * (wide + narrow + found.outputs) + 2 * narrow * found.seats)


def export_joined(nets: Sequence[Net], game: str, file: Path) -> None:
    """Write the mean of networks for ONNX Runtime: first layers side by side, matrices in bytes, all else in half
    precision."""
    onnx: Any = import_module("onnx")
    make, numpy_helper = onnx.helper, import_module("onnx.numpy_helper")
    kinds = onnx.TensorProto
    states = [{name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
              for net in nets]
    found = nets[0].shape
    nodes: list[Any] = []
    held: list[Any] = []

    def hold(name: str, array: Array) -> str:
        held.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def node(kind: str, given: Sequence[str], goal: str, **settings: Any) -> str:
        nodes.append(make.make_node(kind, list(given), [goal], **settings))
        return goal

    def wide(name: str, source: str) -> str:
        return node("Cast", [source], f"{name}.wide", to=kinds.FLOAT)

    def half(name: str, array: Array) -> str:
        return wide(name, hold(name, array.astype(np.float16)))

    def in_bytes(name: str, matrix: Array) -> str:
        """A matrix whose columns are steps of their own; the runtime multiplies it out once, when it reads the file."""
        step = np.maximum(np.abs(matrix).max(0) / STEPS, 1e-9).astype(np.float32)
        small = hold(name, np.round(matrix / step).astype(np.int8))
        return node("Mul", [wide(name, small), hold(f"{name}.step", step)], f"{name}.whole")

    first = np.concatenate([(state["first.weight"] * state["scale"][None]).T for state in states], 1)
    small, step, fine = rounded(first, looks(game)[1])
    few = wide("few", node("Gather", ["observation", hold("first.fine", fine)], "few", axis=1))
    bias = np.concatenate([state["first.bias"] for state in states])
    exact = node("Gemm", [few, half("first.weight", first[fine]), half("first.bias", bias)], "one.fine")
    steps = wide("steps", node("MatMulInteger", ["observation", hold("first.small", small)], "steps"))
    rough = node("Mul", [steps, hold("first.step", step)], "one.rough")
    on = node("Relu", [node("Add", [rough, exact], "one")], "one.on")
    sizes = hold("sizes", np.array([len(state["first.bias"]) for state in states], np.int64))
    parts = [f"one.{number}" for number in range(len(nets))]
    nodes.append(make.make_node("Split", [on, sizes], parts, axis=1))
    logits, values = [], []
    for number, (part, state) in enumerate(zip(parts, states)):
        layer = f"second.{number}"
        weights = [in_bytes(layer, state["second.weight"].T), half(f"{layer}.bias", state["second.bias"])]
        two = node("Relu", [node("Gemm", [part, *weights], f"two.{number}")], f"two.{number}.on")
        logits.append(node("MatMul", [two, in_bytes(f"policy.{number}", state["policy.weight"].T)], f"said.{number}"))
        weights = [half(f"value.{number}", state["value.weight"].T), half(f"value.{number}.bias", state["value.bias"])]
        values.append(node("Tanh", [node("Gemm", [two, *weights], f"worth.{number}")], f"worth.{number}.kept"))
    said = node("Mean", logits, "said") if len(nets) > 1 else logits[0]
    bias = np.mean([state["policy.bias"] for state in states], 0)
    node("Cast", [node("Add", [said, half("policy.bias", bias)], "said.all")], "logits", to=kinds.DOUBLE)
    worth = node("Mean", values, "worth") if len(nets) > 1 else values[0]
    node("Cast", [worth], "value", to=kinds.DOUBLE)
    graph = make.make_graph(
        nodes, "meydan", [make.make_tensor_value_info("observation", kinds.UINT8, ["n", found.judged])],
        [make.make_tensor_value_info("logits", kinds.DOUBLE, ["n", found.outputs]),
         make.make_tensor_value_info("value", kinds.DOUBLE, ["n", found.seats])], held)
    model = make.make_model(graph, opset_imports=[make.make_opsetid("", 17)], ir_version=9)
    file.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(file))
