"""Meydan: five board games, their rules written once. MEYDAN_PURE=1 ignores compiled modules."""
import os
import sys
from typing import TYPE_CHECKING

if os.environ.get("MEYDAN_PURE") == "1":
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    for _folder, _, _files in os.walk(__path__[0]):
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))

from meydan.core import state as _state
from meydan.core.record import Record
from meydan.core.registry import game
from meydan.core.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from meydan.core.registry import games
else:
    from meydan import games  # the folder of games, which answers to a call

COMPILED: bool = not _state.__file__.endswith(".py")

__all__ = ["CHANCE", "COMPILED", "NOBODY", "Record", "game", "games"]
