"""Meydan: five board games, their rules written once. MEYDAN_PURE=1 ignores compiled modules."""
import os
import sys
from importlib import import_module

if os.environ.get("MEYDAN_PURE") == "1":
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    for _folder, _, _files in os.walk(__path__[0]):
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))

# The folder of games takes its name in this package when it is first imported; the function must come after it.
import_module("meydan.games")

from meydan.core import state as _state  # noqa: E402
from meydan.core.record import Record  # noqa: E402
from meydan.core.registry import game, games  # noqa: E402
from meydan.core.state import CHANCE, NOBODY  # noqa: E402

COMPILED: bool = not _state.__file__.endswith(".py")

__all__ = ["CHANCE", "COMPILED", "NOBODY", "Record", "game", "games"]
