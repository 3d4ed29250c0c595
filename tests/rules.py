"""`@rule("SWD-6.11")` on a test names the ledger clauses it shows; examples are EX-5, traps TRAP-3.

The run ends with a table of clauses per game and writes `out/clauses.json`. A clause without a passing
test, of a game declared complete, fails the run when the whole suite was asked for (MEYDAN_CLAUSES=1).
"""
from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import meydan

UNTESTABLE = Path(__file__).parent / "untestable.toml"

rule = pytest.mark.rule


@dataclass
class Coverage:
    """Which clauses of one game's ledger have a passing test."""

    game: str
    complete: bool
    clauses: set[str]
    covered: set[str] = field(default_factory=set)
    untestable: dict[str, str] = field(default_factory=dict)
    unknown: set[str] = field(default_factory=set)

    @property
    def missing(self) -> list[str]:
        return sorted(self.clauses - self.covered - set(self.untestable), key=_order)

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "complete": self.complete,
            "clauses": len(self.clauses),
            "covered": len(self.clauses & self.covered),
            "untestable": self.untestable,
            "missing": self.missing,
            "unknown": sorted(self.unknown),
        }


def _order(clause: str) -> list[object]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", clause)]


def ledger_clauses(name: str) -> set[str]:
    """All numbered clauses of a ledger, its worked examples and its traps."""
    game = meydan.game(name)
    text = (game.folder / "rules.md").read_text(encoding="utf-8")
    clauses = set(re.findall(rf"\*\*({game.prefix}-\d+\.\d+[a-z]?)\b", text))
    examples = set(re.findall(r"^- \*\*(EX-\d+[a-z]?)\b", text, re.MULTILINE))
    section = re.search(r"^## [\d. ]*Traps$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    traps = re.findall(r"^(\d+)\. ", section[1], re.MULTILINE) if section else []
    return clauses | examples | {f"TRAP-{number}" for number in traps}


def coverage(passed: dict[str, set[str]]) -> list[Coverage]:
    """Coverage of all installed games, from the clauses that passing tests of each game's folder named."""
    reasons = tomllib.loads(UNTESTABLE.read_text(encoding="utf-8"))
    result = []
    for name in meydan.games():
        row = Coverage(name, meydan.game(name).complete, ledger_clauses(name), untestable=reasons.get(name, {}))
        named = passed.get(name, set())
        row.covered = named & row.clauses
        row.unknown = (named | set(row.untestable)) - row.clauses
        result.append(row)
    return result
