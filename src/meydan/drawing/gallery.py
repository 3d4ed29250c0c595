"""Finds the picture of a game; games without one get plain tables, so that they can be played at once."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from meydan.core.game import Game
from meydan.drawing.picture import Picture
from meydan.drawing.plain import PlainPicture


@cache
def picture(game: Game) -> Picture:
    """The picture of a game, drawn or plain."""
    for home in (f"meydan.games.{game.name}", type(game).__module__):
        try:
            known = find_spec(f"{home}.picture") is not None
        except ModuleNotFoundError:             # a game of a package of its own, or made up in a test
            continue
        if known:
            found = import_module(f"{home}.picture").PICTURE
            assert isinstance(found, Picture)
            return found
    return PlainPicture(game)
