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
    name = f"meydan.games.{game.name}.picture"
    try:
        known = find_spec(name) is not None
    except ModuleNotFoundError:                 # a game made up in a test
        known = False
    if not known:
        return PlainPicture(game)
    found = import_module(name).PICTURE
    assert isinstance(found, Picture)
    return found
