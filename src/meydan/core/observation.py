"""What every game's observation has in common: named sections of one row of small numbers."""
from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

from meydan.core.observing import FRAME, WAITING
from meydan.core.state import Step

Shape = int | tuple[int, ...]
Part = tuple[str, Shape, int]


class Section(NamedTuple):
    """A part of the row: its name, where it begins, the shape of its numbers, and the largest any can be."""

    name: str
    start: int
    shape: tuple[int, ...]
    most: int

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.start + self.size


def sections(*parts: Part, start: int = 0) -> tuple[Section, ...]:
    """Sections one after the other, each given by name, shape and largest number.

    >>> sections(("hand", 54, 1), ("pieces", (4, 12), 60))[1]
    Section(name='pieces', start=54, shape=(4, 12), most=60)
    """
    found: list[Section] = []
    for name, shape, most in parts:
        found.append(Section(name, start, (shape,) if isinstance(shape, int) else shape, most))
        start = found[-1].end
    return tuple(found)


def each(name: str, count: int, *parts: Part) -> Iterator[Part]:
    """The same parts for several seats, one after the other, the observer's first.

    >>> list(each("seat", 2, ("coins", 1, 255)))
    [('seat_0.coins', 1, 255), ('seat_1.coins', 1, 255)]
    """
    for number in range(count):
        for part, shape, most in parts:
            yield f"{name}_{number}.{part}", shape, most


def question(steps: dict[str, int], codes: int) -> tuple[Part, ...]:
    """What `Row.question` writes: who is asked, by which step, about which number; the choices, told to the asked seat
    only; and what waits below it."""
    return (("asked", 5, 1), ("step", len(steps), 1), ("question", 6, 255), ("choices", codes, 1),
            ("waiting", (WAITING, FRAME), 255))


def steps_of(package: str) -> dict[str, int]:
    """The steps of a game's rules, which are all loaded with its package, numbered by their names."""
    names: set[str] = set()
    kinds: list[type[Step[Any]]] = [Step]
    while kinds:
        for kind in kinds.pop().__subclasses__():
            kinds.append(kind)
            if kind.__module__.startswith(package + "."):
                names.add(kind.__name__)
    return {name: number for number, name in enumerate(sorted(names))}
