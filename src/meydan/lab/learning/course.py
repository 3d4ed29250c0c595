"""How a run trains: its networks, each with a size, a beginning and a way to learn, and what they share."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from meydan.core.errors import MeydanError
from meydan.lab.learning import MOST_UNITS
from meydan.lab.learning.targets import Targets

OWN: Final = "own"                      # the network the game has
USUAL: Final = Targets()


@dataclass(frozen=True)
class Pupil:
    """A network of a run: units of its layers (None: those of its start, or the game's usual ones), the file it begins
    with, and how it learns."""

    name: str = "network"
    wide: int | None = None
    narrow: int | None = None
    start: str | None = None
    dropout: float = 0.0                # share of the units that a step leaves out
    rate: float = 1.5e-3
    decay: float = 1e-4
    targets: Targets = USUAL


@dataclass(frozen=True)
class Course:
    """How a run trains."""

    seconds: float
    workers: int = 1
    batch: int = 4096
    room: int | None = None             # rows kept, the newest ones; as many as a usual memory holds if None
    reuse: float = 3.0                  # how often a row is learned from, at most
    flat: float = 0.3                   # share of the time before the rate falls
    device: str = "cpu"
    pupils: tuple[Pupil, ...] = (Pupil(),)
    playing: int | None = None          # so many of them, from the first on, play by their mean; all if None
    beside: tuple[str, ...] = ()        # networks of other runs that belong to the mean of this one


class BadPupil(MeydanError, ValueError):
    """A network's description has a setting that does not exist, or a value that does not fit."""

    key = "error-bad-network-setting"


def pupil(text: str, usual: Pupil, own: str | None) -> Pupil:
    """The network that words such as `small:wide=256,narrow=64,dropout=0.1` describe; for the rest it is as usual.

    `start=own` begins with the file `own`.
    """
    name, _, words = text.partition(":")
    if not name.replace("-", "").replace("_", "").isalnum():
        raise BadPupil(name=text, setting=name)
    changes: dict[str, Any] = {"name": name}
    for setting in filter(None, words.split(",")):
        key, _, value = setting.partition("=")
        try:
            changes[key] = _READ[key](value)
        except (KeyError, ValueError) as error:
            raise BadPupil(name=name, setting=setting) from error
        if key == "start" and value == OWN:
            if own is None:
                raise BadPupil(name=name, setting=setting)
            changes[key] = own
    return replace(usual, **changes)


def _between(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        value = float(text)
        if not low <= value <= high:
            raise ValueError(text)
        return value

    return read


def _units(text: str) -> int:
    if not 1 <= int(text) <= MOST_UNITS:
        raise ValueError(text)
    return int(text)


def _file(text: str) -> str:
    if not text:
        raise ValueError(text)
    return text


_READ: Final[dict[str, Callable[[str], Any]]] = {
    "wide": _units, "narrow": _units, "start": _file, "dropout": _between(0, 0.95), "rate": _between(0, 1),
    "decay": _between(0, 1), "targets": Targets.parse}
