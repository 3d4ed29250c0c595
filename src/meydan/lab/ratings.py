"""How strong bots are, from results: ratings on the Elo scale with 95 % intervals, and shares of wins."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log
from typing import Final

import choix
import numpy as np
from numpy.typing import NDArray
from scipy.stats import binomtest

from meydan.lab.match import Played

ELO: Final = 400 / log(10)              # Elo points per unit of log strength
PULL: Final = 0.05                      # a faint belief in equal strength keeps ratings finite
SAMPLES: Final = 200                    # resampled tournaments behind the intervals


@dataclass(frozen=True)
class Rating:
    """A bot's place: its rating (the mean of all is 0) and its share of wins, each with its interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float                         # a shared victory is shared
    share: float
    share_low: float
    share_high: float
    milliseconds: float                 # CPU time of a decision, on average


def ratings(played: Sequence[Played]) -> list[Rating]:
    """The bots, the strongest first.

    Bradley–Terry for two players, Plackett–Luce (who came first among these) for more. The intervals come from
    tournaments resampled by deal, because games with one deal are not independent, with the doubt that few games leave.
    """
    bots = sorted({name for game in played for name in game.match.seats})
    strengths = _strengths(played, bots)
    spread = _spread(played, bots)
    rows = [_row(played, bot, strengths[number], spread[:, number]) for number, bot in enumerate(bots)]
    return sorted(rows, key=lambda row: -row.rating)


def _strengths(played: Sequence[Played], bots: list[str],
               doubt: np.random.Generator | None = None) -> NDArray[np.float64]:
    """Elo points of each bot; with `doubt` as they might be too, given so few games."""
    if len(bots) < 2:
        return np.zeros(len(bots))
    index = {bot: number for number, bot in enumerate(bots)}
    if all(len(game.match.seats) == 2 for game in played):
        beaten = np.zeros((len(bots), len(bots)))
        for game in played:
            one, other = (index[name] for name in game.match.seats)
            beaten[one, other] += (game.returns[0] + 1) / 2
            beaten[other, one] += (game.returns[1] + 1) / 2
        np.fill_diagonal(beaten, 0)
        if doubt is not None:
            _doubt(beaten, doubt)
        found = choix.ilsr_pairwise_dense(beaten, alpha=PULL, max_iter=1000)
    else:
        firsts = _winners(played, index)
        if doubt is not None:
            # One more game for every table that met, won by anybody.
            for table in sorted({tuple(sorted({index[name] for name in game.match.seats})) for game in played}):
                lucky = int(doubt.integers(len(table)))
                rivals = tuple(bot for bot in table if bot != table[lucky])
                if rivals:
                    firsts.append((table[lucky], rivals))
        found = choix.ilsr_top1(len(bots), firsts, alpha=PULL, max_iter=1000)
    strengths: NDArray[np.float64] = ELO * (found - found.mean())
    return strengths


def _doubt(beaten: NDArray[np.float64], generator: np.random.Generator) -> None:
    """Replace each pair's result by what it might be in the long run: four wins of four do not prove certainty."""
    for one in range(len(beaten)):
        for other in range(one + 1, len(beaten)):
            games = beaten[one, other] + beaten[other, one]
            if games:
                share = generator.beta(beaten[one, other] + 0.5, beaten[other, one] + 0.5)
                beaten[one, other], beaten[other, one] = games * share, games * (1 - share)


def _winners(played: Sequence[Played], index: dict[str, int]) -> list[tuple[int, tuple[int, ...]]]:
    """Who came first among whom. A bot in several seats is one rival; against itself alone it proves nothing."""
    firsts: list[tuple[int, tuple[int, ...]]] = []
    for game in played:
        best = max(game.returns)
        for seat, name in enumerate(game.match.seats):
            rivals = tuple(sorted({index[other] for other in game.match.seats} - {index[name]}))
            if game.returns[seat] == best and rivals:
                firsts.append((index[name], rivals))
    return firsts


def _spread(played: Sequence[Played], bots: list[str]) -> NDArray[np.float64]:
    """Strengths in tournaments resampled by deal."""
    deals: dict[int, list[Played]] = {}
    for game in played:
        deals.setdefault(game.match.deal, []).append(game)
    groups = list(deals.values())
    generator = np.random.default_rng(1)
    rows = []
    for _ in range(SAMPLES):
        drawn = [game for number in generator.integers(0, len(groups), len(groups)) for game in groups[number]]
        rows.append(_strengths(drawn, bots, generator))
    return np.array(rows)


def _row(played: Sequence[Played], bot: str, strength: float, spread: NDArray[np.float64]) -> Rating:
    games = 0
    wins = 0.0
    thinking: list[float] = []
    for game in played:
        for seat, name in enumerate(game.match.seats):
            if name == bot:
                games += 1
                wins += won(game, seat)
                thinking += game.thinking[seat]
    share_low, share_high = interval(wins, games)
    low, high = (float(bound) for bound in np.quantile(spread, (0.025, 0.975)))
    return Rating(bot, float(strength), min(low, float(strength)), max(high, float(strength)), games, wins,
                  wins / games, share_low, share_high, 1000 * float(np.mean(thinking)) if thinking else 0.0)


def won(game: Played, seat: int) -> float:
    """1 for a sole victory, a share of it for a shared one, else 0."""
    others = len(game.returns) - 1
    return (game.returns[seat] * others + 1) / (others + 1)


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; a half victory counts as none below and as a whole above."""
    low = binomtest(floor(wins), games).proportion_ci(0.95, "wilson").low
    high = binomtest(ceil(wins), games).proportion_ci(0.95, "wilson").high
    return float(low), float(high)
