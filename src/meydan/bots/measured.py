"""How strong each level was measured to be, game by game; written by `meydan arena … --store`."""
from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("strength.json")


@dataclass(frozen=True)
class Strength:
    """A level's rating in Elo points above random play, with its 95 % interval, and how it was measured."""

    rating: int
    low: int
    high: int
    games: int
    date: str


def strength(game: str, file: Path = FILE) -> dict[str, Strength]:
    """What was measured for a game, by bot; empty if nothing was."""
    return {bot: Strength(**row) for bot, row in _read(file).get(game, {}).items()}


def store(game: str, measured: dict[str, tuple[float, float, float, int]], file: Path = FILE) -> None:
    """Keep ratings (with low, high and games) of one tournament, told from random play where it took part."""
    base = measured["random"][0] if "random" in measured else 0.0
    table = _read(file)
    rows = table.setdefault(game, {})
    for bot, (rating, low, high, games) in measured.items():
        rows[bot] = asdict(Strength(round(rating - base), round(low - base), round(high - base), games,
                                    date.today().isoformat()))
    file.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _read(file: Path) -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = {}
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
    return found
