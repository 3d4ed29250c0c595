"""Games of whole-turn search, and rows of where their turns ended: what a network that judges ends learns from.

Some turns are played by the game's quick policy, more of them at the start, so that bad ends are seen too; careful
games have none of them. The layout (`search.judge.LAYOUTS`) says which tables are dealt (TABLES: players and options,
each as often as the others).
"""
from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
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
from meydan.search import Judge, Search, Settings, end_judge, layouts
from meydan.search.judge import ENDS

WALKS: Final = 200                      # of a plan for a turn
WILD: Final = (0.0, 0.0, 0.03, 0.1, 0.25)           # shares of turns that are played quickly,
EARLY: Final = (0, 0, 2, 4, 8, 16)                  # and how many at the start are
FLUSH_SECONDS: Final = 20.0
Table = NDArray[Any]
Tables = Sequence[tuple[int, dict[str, str]]]


@dataclass(frozen=True)
class Manner:
    """How games are played that a network learns from."""

    walks: int = WALKS
    wild: tuple[float, ...] = WILD
    early: tuple[int, ...] = EARLY
    players: int | None = None          # tables of so many alone

    @classmethod
    def careful(cls, walks: int, players: int) -> Manner:
        """Every turn is searched: a faction that one quick turn would ruin is as strong as among experts."""
        return cls(walks, (0.0,), (0,), players)


USUAL: Final = Manner()


@dataclass(frozen=True)
class Rows:
    """Where turns ended: each turn's rows of all seats one after the other, game by game."""

    rows: Table
    won: Table                          # each seat's part of the victory, from 0 to 1,
    games: Table                        # the number of its game,
    seats: Table                        # and how many play there

    def chosen(self, which: Table) -> Rows:
        """Those marked."""
        return Rows(self.rows[which], self.won[which], self.games[which], self.seats[which])


def played(game: Game, judge: Judge | None, seed: int, layout: Any, manner: Manner = USUAL) -> tuple[Table, Table, int]:
    """A game's rows for each turn that ended, what part of the victory each row's seat had, and how many played."""
    size = int(layout.SIZE)
    lots, rng = Random(seed), Rng(seed)
    settings = Settings.best(game)
    tables: Tables = getattr(layout, "TABLES", ((game.players[0], {}),))
    players, options = lots.choice([table for table in tables if manner.players in (None, table[0])])
    state = game.trial(players, seed, **options)
    wild, early = lots.choice(manner.wild), lots.choice(manner.early)
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
                search = Search(state, seat, int(rng.seed()), settings, judge).run(manner.walks)
                plan, planner = search.line or [search.best], seat
            code = plan.pop(0)
        state.apply(code)
    won = np.array([(1 + (players - 1) * value) / players for value in state.returns()], np.float32)
    return np.array(rows, np.uint8).reshape(-1, size), np.tile(won, len(rows) // players), players


def work(name: str, folder: str, number: int, seconds: float, network: str | None, layout: str = ENDS,
         manner: Manner = USUAL) -> None:
    """A process that plays until the time is over, and writes what it played into the run's folder."""
    game = find_game(name)
    judge = end_judge(name, network, layout=layout) if network else None
    module = layouts(name)[layout]
    stop = time.time() + seconds
    begun = int(time.time() * 1000) % 1_000_000_000
    done: list[tuple[Table, Table, int]] = []
    flushed = time.time()
    games = files = 0
    while time.time() < stop:
        done.append(played(game, judge, ((begun * 64 + number) << 20) + games, module, manner))
        games += 1
        if time.time() - flushed > FLUSH_SECONDS or time.time() >= stop:
            flushed = time.time()
            file = Path(folder) / f"ends-{begun}-{number}-{os.getpid()}-{files}.npz"
            with file.with_suffix(".tmp").open("wb") as out:
                np.savez_compressed(out, rows=np.concatenate([rows for rows, _, _ in done]),
                                    won=np.concatenate([won for _, won, _ in done]),
                                    lengths=np.array([len(won) for _, won, _ in done]),
                                    seats=np.array([seats for _, _, seats in done]))
            file.with_suffix(".tmp").rename(file)
            files += 1
            done = []


def gathered(folder: Path) -> Rows:
    """All rows of a folder."""
    parts: list[tuple[Table, Table, Table, Table]] = []
    count = 0
    for file in sorted(folder.glob("ends-*.npz")):
        with np.load(file) as found:
            lengths, seats = found["lengths"], found["seats"]
            parts.append((found["rows"], found["won"], count + np.repeat(np.arange(len(lengths)), lengths),
                          np.repeat(seats, lengths)))
            count += len(lengths)
    rows, won, games, many = (np.concatenate(column) for column in zip(*parts))
    return Rows(rows, won, games, many)
