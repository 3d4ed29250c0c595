"""A judgement learned from games: a small network over what `prospects` counts, in machine code beside the opinion.

A seat's prospect is a sum of weights, other ones once somebody is a step from a condition, and what a thin layer of
units adds that read the seat's own row and the mean of the others'. The numbers lie in `network.json` for two players,
in `network-many.json` for more.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.opinion import all_expected, expected
from meydan.games.inis import prospects, state
from meydan.games.inis.prospects import COUNTED, NEAR_BEST

PHASES: Final = 2


@final
@mypyc_attr(acyclic=True)
class Judgement:
    """What was learned. A state that carries it is judged by it, and so is all that is cloned from it."""
    __slots__ = ("width", "weights", "heard", "bias", "last")

    def __init__(self, table: dict[str, list[float]]) -> None:
        width = len(table["bias"])
        self.width: i64 = width
        self.weights = vec[float](table["weights"])         # by phase and number of a row
        heard: list[float] = []                             # by number of a row and unit: the seat's own, the others'
        for at in range(0, len(table["own"]), width):
            heard += table["own"][at:at + width] + table["others"][at:at + width]
        self.heard = vec[float](heard)
        self.bias = vec[float](table["bias"])
        self.last = vec[float](table["last"])

    def judge(self, g: state.Inis, seat: i64) -> float:
        """The chance to win, as a return from -1 to 1."""
        if g.ending >= 0:
            return g.returns()[seat]
        return expected(self.prospects(g), seat)

    def judge_all(self, g: state.Inis) -> list[float]:
        """The same for every seat."""
        return g.returns() if g.ending >= 0 else all_expected(self.prospects(g))

    def prospects(self, g: state.Inis) -> list[float]:
        """What every seat may hope for, in log odds against the others."""
        rows = prospects.counted(g)
        players = g.players
        width = self.width
        both = 2 * width
        phase: i64 = 0
        for seat in range(players):
            if rows[seat * COUNTED + NEAR_BEST] > 0.0:
                phase = COUNTED
        units = vec[float]([0.0] * (both * players))        # of each seat, as it hears its own row, and as others do
        found: list[float] = []
        for seat in range(players):
            total = 0.0
            for number in range(COUNTED):
                value = rows[seat * COUNTED + number]
                if value != 0.0:
                    total += value * self.weights[phase + number]
                    read(value, self.heard, number * both, units, seat * both, both)
            found.append(total)
        share = 1.0 / float(players - 1)
        for seat in range(players):
            for unit in range(width):
                others = 0.0
                for rival in range(players):
                    if rival != seat:
                        others += units[rival * both + width + unit]
                lit = units[seat * both + unit] + share * others + self.bias[unit]
                if lit > 0.0:
                    found[int(seat)] += lit * self.last[unit]
        return found


def read(value: float, weights: vec[float], at: i64, units: vec[float], to: i64, width: i64) -> None:
    """Every unit hears a number of a row."""
    for unit in range(width):
        units[to + unit] += value * weights[at + unit]


def read_network(file: Path) -> Judgement:
    """The network of a file that `meydan train inis --ends` wrote."""
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    width = len(table["bias"])
    if (len(table["weights"]), len(table["own"]), len(table["others"]), len(table["last"])) != (
            PHASES * COUNTED, COUNTED * width, COUNTED * width, width):
        raise ValueError(f"{file} does not fit what is counted")
    return Judgement(table)
