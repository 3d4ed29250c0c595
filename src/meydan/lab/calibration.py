"""Whether the chances that bots name come true: measured in games, put right by a curve for each stage, and drawn."""
from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize

from meydan.bots import Handle, bot
from meydan.bots.base import View
from meydan.bots.calibration import Curves, bent, odds, table_size, win_chance
from meydan.bots.searching import Searcher
from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.lab.match import Match, play

BINS: Final = 10
FEW: Final = 12                         # games below which a bin is not drawn
STIFFNESS: Final = 0.5                  # pull of a curve towards taking a worth at its word: what few games allow


@dataclass(frozen=True)
class Noted:
    """A decision: who judged, at what stage, the chance named at its word, and what came of it."""

    game: int                           # which of the games
    judge: str
    players: int
    stage: int
    named: float
    won: float


@dataclass(frozen=True)
class Bin:
    """Decisions of one stage whose named chances lie close together."""

    stage: int
    named: float
    happened: float
    decisions: int
    games: int


class Witness:
    """Plays as a bot does, and notes the worth of what it thought best."""

    def __init__(self, inner: Searcher, game: Game) -> None:
        self.inner = inner
        self.game = game
        self.noted: list[tuple[str, int, float]] = []

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        code = self.inner.choose(view, handle, seconds)
        best = self.inner.weighed[:1]
        if best and best[0].visits and self.inner.deal is not None:
            self.noted.append((self.inner.judge, self.game.stage(self.inner.deal), best[0].value))
        return code

    def why(self, language: str) -> list[tuple[str, float]]:
        return self.inner.why(language)


def witnessed(match: Match) -> list[Noted]:
    """Play a match, and note all that was thought in it."""
    game = find_game(match.game)
    players = len(match.seats)
    witnesses = [Witness(_searcher(name, seat, match), game) for seat, name in enumerate(match.seats)]
    played = play(match, witnesses)
    won = [(result * (players - 1) + 1) / players for result in played.returns]
    return [Noted(match.number, judge, players, stage, win_chance(worth, players), won[seat])
            for seat, witness in enumerate(witnesses) for judge, stage, worth in witness.noted]


def _searcher(name: str, seat: int, match: Match) -> Searcher:
    found = bot(name, seat, match.seed * 1_000_003 + 1_009 * match.deal + seat)
    if not isinstance(found, Searcher):
        raise ValueError(f"{name} names no chances")
    return found


def fitted(rows: Iterable[Noted]) -> Curves:
    """A curve for every judge, table size and stage: the likeliest slope and shift of the log odds."""
    kept: dict[tuple[str, str], list[Noted]] = {}
    for row in rows:
        kept.setdefault((row.judge, table_size(row.players)), []).append(row)
    found: Curves = {}
    for (judge, size), noted in sorted(kept.items()):
        stages = max(row.stage for row in noted) + 1
        found.setdefault(judge, {})[size] = [_curve([row for row in noted if row.stage == stage]) for stage in
                                             range(stages)]
    return found


def _curve(rows: Sequence[Noted]) -> tuple[float, float]:
    """Decisions of one game share their result: each weighs as its share of the game."""
    if not rows:
        return 1.0, 0.0
    named = np.array([odds(row.named) for row in rows])
    won = np.array([row.won for row in rows])
    games, counts = np.unique([row.game for row in rows], return_counts=True)
    shares = dict(zip(games.tolist(), counts.tolist()))
    weights = np.array([1 / shares[row.game] for row in rows])

    def cost(curve: Any) -> float:
        reach = curve[0] * named + curve[1]
        return float(np.sum(weights * (np.logaddexp(0, reach) - won * reach))
                     + STIFFNESS / 2 * ((curve[0] - 1) ** 2 + curve[1] ** 2))

    best = minimize(cost, np.array([1.0, 0.0]), bounds=[(0.05, 5.0), (-3.0, 3.0)]).x
    return round(float(best[0]), 4), round(float(best[1]), 4)


def reliability(rows: Iterable[Noted], curves: Curves) -> list[Bin]:
    """What was named, put right by the curves, against what happened, stage by stage in tenths."""
    kept: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
    for row in rows:
        stages = curves.get(row.judge, {}).get(table_size(row.players))
        named = row.named
        if stages and 0.0 < named < 1.0:
            named = bent(named, stages[min(row.stage, len(stages) - 1)])
        kept.setdefault((row.stage, min(int(named * BINS), BINS - 1)), []).append((named, row.won, row.game))
    return [Bin(stage, sum(one[0] for one in noted) / len(noted), sum(one[1] for one in noted) / len(noted),
                len(noted), len({one[2] for one in noted}))
            for (stage, _), noted in sorted(kept.items())]


def worst(bins: Sequence[Bin]) -> list[tuple[int, float, float]]:
    """For each stage how far named chances are off on average (by decisions), and the share of decisions looked at."""
    found = []
    for stage in sorted({one.stage for one in bins}):
        here = [one for one in bins if one.stage == stage and one.games >= FEW]
        whole = sum(one.decisions for one in bins if one.stage == stage)
        counted = sum(one.decisions for one in here)
        off = sum(abs(one.named - one.happened) * one.decisions for one in here) / counted if counted else 0.0
        found.append((stage, off, counted / whole))
    return found


def write(curves: Curves, file: Path) -> None:
    """Keep curves where one says."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(curves, indent=1) + "\n", encoding="utf-8")


def draw(plots: dict[str, list[Bin]], file: Path) -> None:
    """A reliability plot for each game: what was named against what happened, a line for each stage."""
    figures: Any = import_module("matplotlib.figure")
    figure = figures.Figure(figsize=(3.2 * len(plots), 3.4), layout="constrained")
    axes = figure.subplots(1, len(plots), squeeze=False)[0]
    for place, (title, bins) in zip(axes, plots.items()):
        place.plot([0, 100], [0, 100], color="0.8", linewidth=1)
        place.fill_between([0, 100], [-5, 95], [5, 105], color="0.93")
        for stage in sorted({one.stage for one in bins}):
            here = [one for one in bins if one.stage == stage and one.games >= FEW]
            place.plot([100 * one.named for one in here], [100 * one.happened for one in here], marker="o",
                       markersize=3, linewidth=1, label=f"{stage}")
        place.set(title=title, xlim=(0, 100), ylim=(0, 100), xlabel="named, %", ylabel="won, %", aspect="equal")
        place.legend(title="stage", fontsize="x-small", title_fontsize="x-small", frameon=False)
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, metadata={"Date": None})
