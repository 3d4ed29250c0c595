"""Games of plain search, and rows of their positions: what a network over all seats' prospects learns from.

Some choices are made by the game's quick policy, more of them at the start, so that bad positions are seen too. A
position is worth half the result and half what the searches after it found, the nearer ones most, and in the end the
result: games are so few that results alone are learned by heart.
"""
from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.search import Search, Settings

WALKS: Final = 50                       # of a decision
WILD: Final = (0.0, 0.0, 0.0, 0.03, 0.1, 0.25)      # shares of choices that are made quickly,
EARLY: Final = (0, 0, 0, 10, 30, 80)                # and how many at the start are
SHARE: Final = 0.2                      # of the positions become rows
PATIENCE: Final = 0.99                  # how much of what follows comes from beyond the next search, among two
RESULT: Final = 0.5                     # how much of a goal is the result alone
FLUSH_SECONDS: Final = 20.0
COLUMNS: Final = ("rows", "odds", "phases", "goals", "won")
Table = NDArray[Any]


@dataclass(frozen=True)
class Positions:
    """Positions game by game; where fewer sit at a table than at the largest, the last seats are empty."""

    rows: Table                         # what `prospects` counts of each seat, as bytes, its least number as 0
    odds: Table                         # what the opinion gives each seat,
    phases: Table                       # and by which of its weights
    goals: Table                        # each seat's chance to win, from what followed,
    won: Table                          # and its part of the victory
    games: Table                        # the number of the game,
    seats: Table                        # and how many play there

    def chosen(self, which: Table) -> Positions:
        """Those marked."""
        return Positions(*(getattr(self, name)[which] for name in (*COLUMNS, "games", "seats")))


def played(game: Game, players: int, seed: int, network: Path | None) -> dict[str, Table]:
    """The positions of a game of so many, by column."""
    lots, rng = Random(seed), Rng(seed)
    state = game.trial(players, seed)
    wild, early = lots.choice(WILD), lots.choice(EARLY)
    settings = replace(Settings.best(game), **game.levels["expert"]["judged"])
    noted: list[tuple[Table, list[float], int]] = []
    when: list[int] = []
    said: list[tuple[int, float]] = []  # search by search, whose it was and the chance it found
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
                said.append((seat, chance(best.value, players)))
        state.apply(code)
        if state.ending < 0 and lots.random() < SHARE:
            noted.append(seen(game, state))
            when.append(len(said))
    won = np.array([chance(value, players) for value in state.returns()])
    follows = followed(said, won)
    return {"rows": np.array([row for row, _, _ in noted], np.uint8).reshape(len(noted), players, -1),
            "odds": np.array([odds for _, odds, _ in noted], np.float32).reshape(-1, players),
            "phases": np.array([phase for _, _, phase in noted], np.int64),
            "goals": (RESULT * won + (1 - RESULT) * follows[when]).astype(np.float32),
            "won": np.tile(won, (len(noted), 1)).astype(np.float32)}


def chance(value: float, players: int) -> float:
    """The chance to win that a return from -1 to 1 stands for."""
    return (1 + (players - 1) * value) / players


def seen(game: Game, state: GameState) -> tuple[Table, list[float], int]:
    """A position's rows, what the opinion gives each seat, and its phase."""
    module = type(game).__module__
    layout: Any = import_module(f"{module}.prospects")
    opinion: Any = import_module(f"{module}.evaluate")
    rows = np.array(list(layout.counted(state))).reshape(state.players, -1) - layout.LEAST
    return rows.astype(np.uint8), list(opinion.prospects(state)), int(opinion.phase(state))


def followed(said: list[tuple[int, float]], won: Table) -> Table:
    """What follows before each search, and after the last: the next one's word on its own seat, and to the share of
    patience the rest. The others' chances stay to one another as they were."""
    patience = PATIENCE ** (len(won) - 1)               # each seat speaks the more seldom the more there are
    goals = [np.array(won)]
    for seat, found in reversed(said):
        later = goals[-1]
        now = (1 - patience) * found + patience * later[seat]
        rest = 1 - later[seat]
        goal = later * (1 - now) / rest if rest > 0 else np.full(len(won), (1 - now) / (len(won) - 1))
        goal[seat] = now
        goals.append(goal)
    return np.array(goals[::-1])


def work(name: str, folder: str, number: int, seconds: float, network: str | None,
         tables: Sequence[int] | None = None) -> None:
    """A process that plays until the time is over, at tables of all sizes (or these) in turn, and writes what it played
    into the run's folder."""
    game = find_game(name)
    sizes = tables or game.players
    stop = time.time() + seconds
    begun = int(time.time() * 1000) % 1_000_000_000
    done: dict[int, list[dict[str, Table]]] = {}
    flushed = time.time()
    games = files = 0
    while time.time() < stop:
        players = sizes[(number + games) % len(sizes)]
        done.setdefault(players, []).append(
            played(game, players, ((begun * 64 + number) << 14) + games, Path(network) if network else None))
        games += 1
        if time.time() - flushed > FLUSH_SECONDS or time.time() >= stop:
            flushed = time.time()
            for players, some in done.items():
                write(some, Path(folder) / f"positions-{players}-{begun}-{number}-{os.getpid()}-{files}.npz")
            files += 1
            done = {}


def write(done: list[dict[str, Table]], file: Path) -> None:
    """Write games of one table."""
    with file.with_suffix(".tmp").open("wb") as out:
        columns: dict[str, Any] = {name: np.concatenate([one[name] for one in done]) for name in COLUMNS}
        np.savez_compressed(out, lengths=np.array([len(one["won"]) for one in done]), **columns)
    file.with_suffix(".tmp").rename(file)


def gathered(folder: Path, tables: Sequence[int]) -> Positions | None:
    """All positions of a folder from tables of these sizes; None if there are none."""
    parts: list[list[Table]] = []
    count, most = 0, max(tables)
    for file in sorted(folder.glob("positions-*.npz")):
        with np.load(file) as found:
            lengths, players = found["lengths"], found["rows"].shape[1]
            if players in tables:
                columns = [_filled(found[name], most) if found[name].ndim > 1 else found[name] for name in COLUMNS]
                parts.append([*columns, count + np.repeat(np.arange(len(lengths)), lengths),
                              np.full(len(columns[0]), players)])
                count += len(lengths)
    return Positions(*(np.concatenate(column) for column in zip(*parts))) if parts else None


def _filled(column: Table, most: int) -> Table:
    """A column by seat with empty seats up to the largest table's."""
    return np.pad(column, [(0, 0), (0, most - column.shape[1]), *[(0, 0)] * (column.ndim - 2)])
