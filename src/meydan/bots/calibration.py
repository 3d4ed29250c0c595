"""What a search's worth means as a chance to win: a curve for each stage of a game, measured in played games.

A game's folder may hold `calibration.json`, written by `meydan calibrate`: by judge ("network", "deep" or "opinion")
and by players ("2", or "more"), for each stage (`Game.stage`) a slope and a shift of the log odds. Without it a worth
is taken at its word.
"""
from __future__ import annotations

import json
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

from meydan.core.game import Game
from meydan.core.state import GameState

NETWORK: Final = "network"
DEEP: Final = "deep"                    # the network that is asked where there is time for it
OPINION: Final = "opinion"
SURE: Final = 0.995                     # log odds are taken up to here; what is certain stays certain
CERTAIN: Final = 0.9999

Curve = tuple[float, float]             # slope and shift
Curves = dict[str, dict[str, list[Curve]]]


def win_chance(value: float, players: int) -> float:
    """A worth from -1 to 1 at its word: `GameState.returns` turned around."""
    return min(1.0, max(0.0, (value * (players - 1) + 1) / players))


def chance(game: Game, state: GameState, value: float, judge: str = OPINION) -> float:
    """The chance to win of a seat for which a search found this worth."""
    players = int(state.players)
    plain = win_chance(value, players)
    stages = curves(game.folder / "calibration.json").get(judge, {}).get(table_size(players))
    if not stages or plain in (0.0, 1.0) or abs(value) >= CERTAIN:
        return plain
    return bent(plain, stages[min(game.stage(state), len(stages) - 1)])


def bent(plain: float, curve: Curve) -> float:
    """A chance as a curve has it."""
    slope, shift = curve
    return 1 / (1 + exp(-(slope * odds(plain) + shift)))


def odds(plain: float) -> float:
    """Log odds of a chance, within bounds."""
    held = min(max(plain, 1 - SURE), SURE)
    return log(held / (1 - held))


def table_size(players: int) -> str:
    """Curves are kept for two players and for more."""
    return "2" if players == 2 else "more"


@cache
def curves(file: Path) -> Curves:
    """The curves of a file; none where there is none."""
    if not file.exists():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return {judge: {size: [(float(slope), float(shift)) for slope, shift in stages] for size, stages in sizes.items()}
            for judge, sizes in found.items()}
