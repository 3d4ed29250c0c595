"""Games of plain search, and rows of their positions: what a network over all seats' prospects learns from.

Some choices are made by the game's quick policy, more of them at the start, so that bad positions are seen too. A
position is worth half the result and half what the searches after it found, the nearer ones most, and in the end the
result: games are so few that results alone are learned by heart.
"""
from __future__ import annotations

import os
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meydan.core.game import Game
from meydan.core.opinion import weighed
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.search import Search, Settings

SEATS: Final = 2                        # at the tables that are played
WALKS: Final = 50                       # of a decision
WILD: Final = (0.0, 0.0, 0.0, 0.03, 0.1, 0.25)      # shares of choices that are made quickly,
EARLY: Final = (0, 0, 0, 10, 30, 80)                # and how many at the start are
SHARE: Final = 0.2                      # of the positions become rows
PATIENCE: Final = 0.99                  # how much of what follows comes from beyond the next search
RESULT: Final = 0.5                     # how much of a goal is the result alone
FLUSH_SECONDS: Final = 20.0
COLUMNS: Final = ("rows", "odds", "phases", "goals", "won")
Table = NDArray[Any]


@dataclass(frozen=True)
class Positions:
    """Positions of two seats each, game by game."""

    rows: Table                         # what `prospects` counts, as bytes, its least number as 0
    odds: Table                         # what the opinion gives each seat,
    phases: Table                       # and by which of its weights
    goals: Table                        # the first seat's chance to win, from what followed,
    won: Table                          # and its part of the victory
    games: Table                        # the number of the game

    def chosen(self, which: Table) -> Positions:
        """Those marked."""
        return Positions(*(getattr(self, name)[which] for name in (*COLUMNS, "games")))


def played(game: Game, seed: int, network: Path | None) -> dict[str, Table]:
    """A game's positions, by column."""
    lots, rng = Random(seed), Rng(seed)
    state = game.trial(SEATS, seed)
    wild, early = lots.choice(WILD), lots.choice(EARLY)
    settings = Settings.best(game)
    noted: list[tuple[Table, list[float], int]] = []
    when: list[int] = []
    said: list[float] = []              # the first seat's chance, search by search
    choices = 0
    while state.ending < 0:
        seat = int(state.current)
        if seat < 0 or len(state.choices) == 1:
            code = state.choices[int(rng.below(len(state.choices)))]
        else:
            choices += 1
            if choices <= early or lots.random() < wild:
                code = int(state.policy(rng))
            else:
                guess = state.determinize(seat, int(rng.seed()))
                if network is not None:
                    game.ask_learned(guess, network)
                best = Search(guess, seat, int(rng.seed()), settings).run(WALKS).options[0]
                code = best.code
                said.append((1 + (best.value if seat == 0 else -best.value)) / 2)
        state.apply(code)
        if state.ending < 0 and lots.random() < SHARE:
            noted.append(seen(game, state))
            when.append(len(said))
    won = (1 + state.returns()[0]) / 2
    follows = followed(said, won)
    return {"rows": np.array([row for row, _, _ in noted], np.uint8),
            "odds": np.array([odds for _, odds, _ in noted], np.float32),
            "phases": np.array([phase for _, _, phase in noted], np.int64),
            "goals": np.array([RESULT * won + (1 - RESULT) * follows[number] for number in when], np.float32),
            "won": np.full(len(noted), won, np.float32)}


def seen(game: Game, state: GameState) -> tuple[Table, list[float], int]:
    """A position's rows, what the opinion gives each seat, and its phase."""
    module = type(game).__module__
    layout: Any = import_module(f"{module}.prospects")
    opinion: Any = import_module(f"{module}.evaluate")
    phase = int(opinion.phase(state))
    rows = np.array(list(layout.counted(state))).reshape(SEATS, -1) - layout.LEAST
    return (rows.astype(np.uint8),
            [weighed(opinion.features(state, seat), opinion.WEIGHTS, phase) for seat in range(SEATS)], phase)


def followed(said: list[float], won: float) -> list[float]:
    """What follows before each search, and after the last: the next one's word, and to the share of patience the
    rest."""
    goals = [won]
    for chance in reversed(said):
        goals.append((1 - PATIENCE) * chance + PATIENCE * goals[-1])
    return goals[::-1]


def work(name: str, folder: str, number: int, seconds: float, network: str | None) -> None:
    """A process that plays until the time is over, and writes what it played into the run's folder."""
    game = find_game(name)
    stop = time.time() + seconds
    begun = int(time.time() * 1000) % 1_000_000_000
    done: list[dict[str, Table]] = []
    flushed = time.time()
    games = files = 0
    while time.time() < stop:
        done.append(played(game, ((begun * 64 + number) << 14) + games, Path(network) if network else None))
        games += 1
        if time.time() - flushed > FLUSH_SECONDS or time.time() >= stop:
            flushed = time.time()
            file = Path(folder) / f"positions-{begun}-{number}-{os.getpid()}-{files}.npz"
            with file.with_suffix(".tmp").open("wb") as out:
                columns: dict[str, Any] = {name: np.concatenate([one[name] for one in done]) for name in COLUMNS}
                np.savez_compressed(out, lengths=np.array([len(one["won"]) for one in done]), **columns)
            file.with_suffix(".tmp").rename(file)
            files += 1
            done = []


def gathered(folder: Path) -> Positions:
    """All positions of a folder."""
    parts: list[list[Table]] = []
    count = 0
    for file in sorted(folder.glob("positions-*.npz")):
        with np.load(file) as found:
            lengths = found["lengths"]
            parts.append([*(found[name] for name in COLUMNS), count + np.repeat(np.arange(len(lengths)), lengths)])
            count += len(lengths)
    return Positions(*(np.concatenate(column) for column in zip(*parts)))
