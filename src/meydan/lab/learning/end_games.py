"""Games of whole-turn search, and rows of where their turns ended: what a network that judges ends learns from.

Some turns are played by the game's quick policy, more of them at the start, so that bad ends are seen too.
"""
from __future__ import annotations

import os
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.search import Judge, Search, Settings, end_judge

WALKS: Final = 200                      # of a plan for a turn
WILD: Final = (0.0, 0.0, 0.03, 0.1, 0.25)           # shares of turns that are played quickly,
EARLY: Final = (0, 0, 2, 4, 8, 16)                  # and how many at the start are
FLUSH_SECONDS: Final = 20.0
Table = NDArray[Any]


def played(game: Game, judge: Judge | None, seed: int) -> tuple[Table, Table]:
    """A game's rows, those of all seats for each turn that ended, and whether their seats won (1, or 0)."""
    layout: Any = import_module(f"{type(game).__module__}.ends")
    size = int(layout.SIZE)
    lots, rng = Random(seed), Rng(seed)
    settings = Settings.best(game)
    state = game.trial(game.players[0], seed)
    wild, early = lots.choice(WILD), lots.choice(EARLY)
    rows: list[Table] = []
    turn = int(state.turns_begun())
    quick = early > 0
    plan: list[int] = []
    planner = -1
    while state.ending < 0:
        if state.turns_begun() != turn:
            turn = int(state.turns_begun())
            quick = turn <= early or lots.random() < wild
            plan = []
            for seat in range(state.players):
                row: Any = vec[u8]([u8(0)] * size)
                layout.observe_end(state, seat, row, 0)
                rows.append(np.frombuffer(row, np.uint8))
        choices, seat = state.choices, int(state.current)
        if seat < 0 or len(choices) == 1:
            code = choices[int(rng.below(len(choices)))]
        elif quick:
            code = int(state.policy(rng))
        else:
            if seat != planner or not plan or plan[0] not in choices:
                search = Search(state, seat, int(rng.seed()), settings, judge).run(WALKS)
                plan, planner = search.line or [search.best], seat
            code = plan.pop(0)
        state.apply(code)
    won = np.array([(value + 1) / 2 for value in state.returns()], np.float32)
    return np.array(rows, np.uint8).reshape(-1, size), np.tile(won, len(rows) // len(won))


def work(name: str, folder: str, number: int, seconds: float, network: str | None) -> None:
    """A process that plays until the time is over, and writes what it played into the run's folder."""
    game = find_game(name)
    judge = end_judge(name, network) if network else None
    stop = time.time() + seconds
    begun = int(time.time() * 1000) % 1_000_000_000
    done: list[tuple[Table, Table]] = []
    flushed = time.time()
    games = files = 0
    while time.time() < stop:
        done.append(played(game, judge, (begun * 64 + number) * 4096 + games % 4096))
        games += 1
        if time.time() - flushed > FLUSH_SECONDS or time.time() >= stop:
            flushed = time.time()
            file = Path(folder) / f"ends-{begun}-{number}-{os.getpid()}-{files}.npz"
            with file.with_suffix(".tmp").open("wb") as out:
                np.savez_compressed(out, rows=np.concatenate([rows for rows, _ in done]),
                                    won=np.concatenate([won for _, won in done]),
                                    lengths=np.array([len(won) for _, won in done]))
            file.with_suffix(".tmp").rename(file)
            files += 1
            done = []


def gathered(folder: Path) -> tuple[Table, Table, Table]:
    """All rows of a folder, who won, and which game each is of."""
    rows: list[Table] = []
    won: list[Table] = []
    games: list[Table] = []
    count = 0
    for file in sorted(folder.glob("ends-*.npz")):
        with np.load(file) as found:
            rows.append(found["rows"])
            won.append(found["won"])
            games.append(count + np.repeat(np.arange(len(found["lengths"])), found["lengths"]))
            count += len(found["lengths"])
    return np.concatenate(rows), np.concatenate(won), np.concatenate(games)
