"""How strong each level was measured to be, game by game; written by `meydan arena … --store`."""
from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("strength.json")
MIDDLE: Final = "medium"
MIDDLE_RATING: Final = 1500


@dataclass(frozen=True)
class Strength:
    """A level's rating in Elo points, its 95 % interval, and how it was measured. Medium is 1500 in every game."""

    rating: int
    low: int
    high: int
    games: int
    date: str


def strength(game: str, file: Path = FILE) -> dict[str, Strength]:
    """What was measured for a game, by bot; empty if nothing was."""
    return {bot: Strength(**row) for bot, row in _read(file).get(game, {}).items()}


def store(game: str, measured: dict[str, tuple[float, float, float, int]], file: Path = FILE) -> None:
    """Keep ratings (with low, high and games) of one tournament.

    They are told from medium, not from random play: what never wins a game has no measured distance.
    """
    base = measured[MIDDLE][0] - MIDDLE_RATING if MIDDLE in measured else -MIDDLE_RATING
    table = _read(file)
    rows = table.setdefault(game, {})
    for bot, (rating, low, high, games) in measured.items():
        if bot == "random":
            continue
        rows[bot] = asdict(Strength(round(rating - base), round(low - base), round(high - base), games,
                                    date.today().isoformat()))
    new = file.with_suffix(".new")                  # whole or not at all: a disk may be full
    new.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    new.replace(file)


def _read(file: Path) -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = {}
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
    return found
