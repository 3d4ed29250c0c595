"""Which games are installed: every folder of `meydan.games`, and what other packages bring.

A package of its own names its game as an entry point of the group `meydan.games`: `chess = "my_chess"`, a module with
a `GAME` (see docs/adding-a-game.md). A folder of `meydan.games` goes before a package of the same name.
"""
from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from meydan.core.errors import UnknownGame
from meydan.core.game import Game
from meydan.core.state import GameState


@cache
def games() -> tuple[str, ...]:
    """The names of all installed games. A package that cannot be loaded takes no other game along."""
    return tuple(sorted({*_folders(), *(name for name in _brought() if not _broken(name))}))


def _folders() -> list[str]:
    folder = import_module("meydan.games").__path__
    return [module.name for module in iter_modules(folder) if module.ispkg]


def _brought() -> dict[str, str]:
    """The modules of games in other packages, by name."""
    return {entry.name: entry.value for entry in entry_points(group="meydan.games")}


@cache
def _broken(name: str) -> str:
    """Why the game of another package cannot be loaded; nothing if it can."""
    try:
        if isinstance(import_module(_brought()[name]).GAME, Game):
            return ""
        reason = "GAME is no Game"
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
    logging.getLogger("meydan.games").warning("%s is left out: %s", name, reason)
    return reason


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in games() and name in _brought():
        raise UnknownGame("error-broken-game", name=name, reason=_broken(name))
    if name not in games():
        raise UnknownGame(name=name, allowed=", ".join(games()))
    module = f"meydan.games.{name}" if name in _folders() else _brought()[name]
    found = import_module(module).GAME
    assert isinstance(found, Game)
    return found


def game_of(state: GameState) -> Game:
    """The game in whose package the state's class lies."""
    module = type(state).__module__
    for name in games():
        home = f"meydan.games.{name}" if name in _folders() else _brought()[name]
        if module == home or module.startswith(f"{home}."):
            return game(name)
    raise UnknownGame(name=module, allowed=", ".join(games()))
