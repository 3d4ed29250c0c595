"""The bots by name. Texts: `bot-NAME`, and `bot-NAME-about` for one sentence about it.

A name may carry settings, for arenas and studies: `expert:seconds=0.02`, `uct:iterations=500`. A name with a dot
is a class of one's own: `my_bots.Cautious`, made as `Cautious(seat, seed)`.
"""
from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final

from meydan.bots.base import Bot
from meydan.bots.searching import Effort, Searcher
from meydan.bots.simple import Greedy, Random
from meydan.core.errors import MeydanError
from meydan.search import NetSettings

LEVELS: Final = ("newcomer", "easy", "medium", "hard", "expert")
SIMPLE: Final[dict[str, Callable[[int, int], Bot]]] = {"random": Random, "greedy": Greedy}
EFFORTS: Final = {
    "newcomer": Effort(8, margin=1.0, warmth=0.5, whims=0.4, sense=6),
    "easy": Effort(40, margin=0.3, warmth=0.1),
    "medium": Effort(200, margin=0.15, warmth=0.06),
    "hard": Effort(1_500, margin=0.05, warmth=0.02, seconds=0.5, learned=192),
    "expert": Effort(None, learned=6_000),
    "uct": Effort(None, plain=True),
}
NAMES: Final = (*SIMPLE, *EFFORTS)
_CLOCKS: Final = {"wall": time.perf_counter, "cpu": time.process_time}


class UnknownBot(MeydanError, LookupError):
    """No bot of that name is known."""

    key = "error-unknown-bot"


class BadBotSetting(MeydanError, ValueError):
    """A bot's name carries a setting that does not exist, or a value that does not fit."""

    key = "error-bad-bot-setting"


def bot(name: str, seat: int, seed: int) -> Bot:
    """A bot of this name or level for a seat; the same seed gives the same choices."""
    base, _, words = name.partition(":")
    if base in EFFORTS:
        changed, clock = _changes(name, EFFORTS[base], words)
        return Searcher(seat, seed, EFFORTS[base], clock, base, changed)
    if words:
        raise BadBotSetting(name=base, setting=words)
    return SIMPLE[base](seat, seed) if base in SIMPLE else maker(base)(seat, seed)


def maker(name: str) -> Callable[[int, int], Bot]:
    """A class of one's own by its path; what goes wrong when a bot is made of it is the bot's affair."""
    module, _, kind = name.rpartition(".")
    if not module or not all(part.isidentifier() for part in name.split(".")):
        raise UnknownBot(name=name, allowed=", ".join(NAMES))
    here = str(Path.cwd())
    if here not in sys.path:                        # a bot of one's own may lie in the current folder
        sys.path.insert(0, here)
    try:
        found: Callable[[int, int], Bot] = getattr(import_module(module), kind)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(name=f"{name} ({error})", allowed=", ".join(NAMES)) from error
    return found


def _changes(name: str, effort: Effort, words: str) -> tuple[dict[str, Any], Callable[[], float]]:
    """What a bot's name changes about its effort, and by which clock it thinks."""
    clock = time.perf_counter
    tuned: dict[str, Any] = {}
    changed: dict[str, Any] = {}
    asking: dict[str, Any] = {}
    for word in filter(None, words.split(",")):
        key, _, value = word.partition("=")
        try:
            if key in _EFFORTS:
                changed[key] = _EFFORTS[key](value)
            elif key == "clock":
                clock = _CLOCKS[value]
            elif key in _ASKING:
                asking[key] = _ASKING[key](value)
            else:
                tuned[key] = _TUNABLE[key](value)
        except (ValueError, KeyError):
            raise BadBotSetting(name=name.partition(":")[0], setting=word) from None
    if "iterations" in changed:                     # then the number decides, not the clock
        changed = {"seconds": None, "learned": changed["iterations"] if effort.learned else 0, **changed}
    if asking:
        changed["asking"] = NetSettings(**asking)
    if tuned:
        changed["tuned"] = tuned
    return changed, clock


def _count(least: int) -> Callable[[str], int]:
    """Reads a whole number that is no smaller."""
    def read(word: str) -> int:
        if int(word) < least:
            raise ValueError(word)
        return int(word)

    return read


def _amount(least: float, most: float = inf) -> Callable[[str], float]:
    """Reads a number within these bounds."""
    def read(word: str) -> float:
        if not (least <= float(word) <= most and isfinite(float(word))):
            raise ValueError(word)
        return float(word)

    return read


def _file(word: str) -> str:
    """Reads the name of a file that is there."""
    if not Path(word).is_file():
        raise ValueError(word)
    return word


def _horizon(word: str) -> int | None:
    return None if word == "end" else _count(0)(word)


def _switch(word: str) -> bool:
    return {"0": False, "1": True}[word]


_EFFORTS: Final[dict[str, Callable[[str], Any]]] = {
    "iterations": _count(1),
    "cores": _count(1),
    "seconds": _amount(0.0001),
    "margin": _amount(0),
    "warmth": _amount(0),
    "whims": _amount(0, 1),
    "sense": _count(0),
    "learned": _count(0),
    "network": _file,
    "deep": _switch,
    "weights": _file,
    "ahead": _count(0),
    "replies": _count(0),
    "deals": _count(0),
}
# How a network is asked.
_ASKING: Final[dict[str, Callable[[str], Any]]] = {
    "leaves": _count(1), "growth": _amount(0), "distrust": _amount(0), "cpuct": _amount(0), "doubt": _amount(0.1),
    "caution": _amount(0)}
# Settings of the search itself, besides what suits the game; naming one leaves the network out.
_TUNABLE: Final[dict[str, Callable[[str], Any]]] = {
    "exploration": _amount(0),
    "horizon": _horizon,
    "clever": _switch,
    "trust": _amount(0),
    "veiled": _switch,
    "turns": _switch,
    "beyond": _count(0),
    "kept": _count(1),
    "early": _amount(0, 1),
    "scale": _amount(0.0001),
}
