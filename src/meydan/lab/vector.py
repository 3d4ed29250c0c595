"""Vectorised play: n games in one call, with numpy arrays."""
from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meydan.core.errors import IllegalAction
from meydan.core.game import Value
from meydan.core.registry import game as find_game
from meydan.core.state import GameState
from meydan.lab.observer import layout_of
from meydan.search.tree_batch import Batch


class VectorPlay:
    """n games of one kind side by side. The arrays are windows: each step changes them in place.

    >>> play = VectorPlay("seven_wonders_duel", 3, seed=1)
    >>> play.masks.shape == (3, play.game.actions), play.players.shape, play.rewards.shape
    (True, (3,), (3, 2))
    >>> for _ in range(200):
    ...     players, masks, rewards, ended = play.step(play.sample())
    >>> bool(masks.any(axis=1).all())
    True
    """

    def __init__(self, game: str, n: int, players: int | None = None, seed: int = 0, **options: Value) -> None:
        self.game = find_game(game)
        if n < 1:
            raise ValueError(f"{n} games: at least one is played")
        count = self.game.check_players(self.game.players[0] if players is None else players)
        chosen = self.game.trial_options(options)
        self._batch = Batch(lambda deal: self.game.trial(count, deal, **chosen), n, self.game.actions, seed)
        batch: Any = self._batch
        self.players: NDArray[np.int64] = np.frombuffer(batch.players, np.int64)
        self.masks: NDArray[np.bool_] = np.frombuffer(batch.masks, np.bool_).reshape(n, self.game.actions)
        self.rewards: NDArray[np.float64] = np.frombuffer(batch.rewards, np.float64).reshape(n, count)
        self.ended: NDArray[np.bool_] = np.frombuffer(batch.ended, np.bool_)
        self.observed = int(layout_of(self.game).SIZE)
        self._rows: NDArray[np.uint8] | None = None

    def __len__(self) -> int:
        return len(self._batch.states)

    @property
    def states(self) -> list[GameState]:
        """The running games; clone before changing one."""
        return self._batch.states

    def step(self, codes: NDArray[np.integer[Any]] | list[int]) -> tuple[
            NDArray[np.int64], NDArray[np.bool_], NDArray[np.float64], NDArray[np.bool_]]:
        """One decision in every game: who is asked next, what is legal, what was won, which games ended.

        A game that ended has its returns in `rewards` and has been dealt anew already.
        """
        listed: list[int] = codes if isinstance(codes, list) else codes.tolist()
        if len(listed) != len(self):
            raise ValueError(f"{len(listed)} codes for {len(self)} games")
        wrong = int(self._batch.first_wrong(listed))
        if wrong >= 0:
            state = self._batch.states[wrong]
            raise IllegalAction(words=str(listed[wrong]),
                                allowed=", ".join(" ".join(self.game.words(code)) for code in state.choices))
        self._batch.step(listed)
        return self.players, self.masks, self.rewards, self.ended

    def sample(self) -> NDArray[np.int64]:
        """A random legal code for every game."""
        return np.array(self._batch.any_codes(), np.int64)

    def observations(self) -> NDArray[np.uint8]:
        """What the seat to choose knows in each game, a row for each (`meydan.lab.observer`); written in place."""
        batch: Any = self._batch
        if self._rows is None:
            batch.prepare(self.observed)
            self._rows = np.frombuffer(batch.observations, np.uint8).reshape(len(self), self.observed)
        ctypes.memset(self._rows.ctypes.data, 0, self._rows.nbytes)
        batch.observe()
        return self._rows
