"""One folder per game. The package can be called: `meydan.games()` gives the names of all games.

Python puts a subpackage into its parent under its own name, so the package itself answers to the call.
"""
import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        from meydan.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
