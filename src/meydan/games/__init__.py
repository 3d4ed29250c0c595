"""One folder per game. The package can be called: `meydan.games()` gives the names of all games.

Importing a subpackage puts it in its parent's namespace, over the function of the same name; so it answers itself.
"""
import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        from meydan.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
