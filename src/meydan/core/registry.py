"""Which games are installed: every folder of `meydan.games`."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from meydan.core.errors import UnknownGame
from meydan.core.game import Game


@cache
def games() -> tuple[str, ...]:
    """The names of all installed games."""
    folder = import_module("meydan.games").__path__
    return tuple(sorted(module.name for module in iter_modules(folder) if module.ispkg))


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in games():
        raise UnknownGame(name=name, allowed=", ".join(games()))
    found = import_module(f"meydan.games.{name}").GAME
    assert isinstance(found, Game)
    return found
