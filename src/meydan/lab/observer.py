"""A seat's observation as an array: the game's compiled `observe`, with its names.

Every game's module `observe` says what the numbers mean: `LAYOUT` lists named sections, one after the other.
"""
from __future__ import annotations

import ctypes
from importlib import import_module
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from meydan.core.errors import MeydanError
from meydan.core.game import Game
from meydan.core.observation import Section
from meydan.core.registry import game as find_game
from meydan.core.state import GameState

Observation = NDArray[np.uint8]


def layout_of(game: Game) -> Any:
    """The game's module `observe`."""
    try:
        return import_module(f"{type(game).__module__}.observe")
    except ModuleNotFoundError:
        raise MeydanError("error-no-observation", game=game.name) from None


class Observer:
    """Turns states of one game into rows of numbers from 0 to 255, as one seat knows them.

    >>> observer = Observer("seven_wonders_duel")
    >>> row = observer(observer.game.new(seed=1), 0)
    >>> row.shape == (observer.size,), row.dtype.name
    (True, 'uint8')
    >>> observer.part(row, "age").tolist()
    [1, 0, 0, 0]
    """

    def __init__(self, game: str | Game) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        module = layout_of(self.game)
        self.layout: tuple[Section, ...] = module.LAYOUT
        self.size = int(module.SIZE)
        self._buffer = vec[u8]([u8(0)] * self.size)
        buffer: Any = self._buffer
        self._row: Observation = np.frombuffer(buffer, np.uint8)

    def __call__(self, state: GameState, seat: int) -> Observation:
        state.observe(seat, self._buffer, 0)
        row = self._row.copy()
        ctypes.memset(self._row.ctypes.data, 0, self.size)
        return row

    def part(self, row: Observation, name: str) -> Observation:
        """The numbers of one section, in its shape."""
        section = next(section for section in self.layout if section.name == name)
        return row[section.start:section.end].reshape(section.shape)

    def __reduce__(self) -> tuple[type[Observer], tuple[str]]:
        return Observer, (self.game.name,)
