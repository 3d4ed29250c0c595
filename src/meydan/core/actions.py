"""Words for numbers: what action codes and events mean, and back."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.core.errors import BadAction
from meydan.core.state import EVERYONE, Event


class Kind:
    """A family of named things (buildings, clearings, ...), numbered from 0.

    Their names for people are the texts `KIND-NAME`, such as `building-quarry`.
    """

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names = tuple(names)
        self.index = {word: number for number, word in enumerate(self.names)}
        self.counts = False

    def __len__(self) -> int:
        return len(self.names)


class Count(Kind):
    """Plain numbers from `first` to `last`; people see the number itself."""

    def __init__(self, name: str, first: int, last: int) -> None:
        super().__init__(name, [str(number) for number in range(first, last + 1)])
        self.counts = True
        self.first = first


SEAT: Final = Kind("seat", [str(seat + 1) for seat in range(8)])        # people see the player's name
NUMBER: Final = Count("number", 0, -1)                                   # any number; for events only


class Block:
    """The actions of one verb: consecutive codes, one for each combination of its kinds.

    `Block("move", MOVE, origin=CLEARING, goal=CLEARING)` has the text `action-move` with the
    arguments `$origin` and `$goal`.
    """

    def __init__(self, verb: str, start: int, **kinds: Kind) -> None:
        self.verb = verb
        self.start = start
        self.kinds = kinds
        self.size = 1
        for kind in kinds.values():
            self.size *= len(kind)

    def numbers(self, code: int) -> list[int]:
        """The number of each kind in this code."""
        rest = code - self.start
        numbers: list[int] = []
        for kind in reversed(self.kinds.values()):
            rest, number = divmod(rest, len(kind))
            numbers.append(number)
        return numbers[::-1]


class Actions:
    """All actions of a game. Blocks are only ever appended, so codes keep their meaning."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = {block.verb: block for block in blocks}
        self.size = 0
        self._block_of: list[Block] = []
        self._words: dict[int, tuple[str, ...]] = {}
        for block in blocks:
            if block.start != self.size:
                raise ValueError(f"block {block.verb} starts at {block.start}, should be {self.size}")
            self.size += block.size
            self._block_of += [block] * block.size
        if len(self.blocks) != len(blocks):
            raise ValueError("two blocks with one verb")

    def block(self, code: int) -> Block:
        if not 0 <= code < self.size:
            raise BadAction("error-bad-code", code=code, last=self.size - 1)
        return self._block_of[code]

    def words(self, code: int) -> tuple[str, ...]:
        words = self._words.get(code)
        if words is None:
            block = self.block(code)
            names = (kind.names[number] for kind, number in zip(block.kinds.values(), block.numbers(code)))
            words = self._words[code] = (block.verb, *names)
        return words

    def code(self, *words: str) -> int:
        block = self.blocks.get(words[0]) if words else None
        if block is None:
            raise BadAction("error-bad-verb", words=" ".join(words), allowed=", ".join(self.blocks))
        if len(words) != len(block.kinds) + 1:
            raise BadAction("error-bad-words", words=" ".join(words), verb=block.verb,
                            expected=" ".join(block.kinds))
        offset = 0
        for (argument, kind), word in zip(block.kinds.items(), words[1:]):
            if word not in kind.index:
                raise BadAction("error-bad-word", words=" ".join(words), argument=argument, word=word)
            offset = offset * len(kind) + kind.index[word]
        return block.start + offset


class EventKind:
    """An event's name (text `event-NAME`) and what its numbers mean; at most three."""

    def __init__(self, name: str, code: int, **kinds: Kind) -> None:
        if len(kinds) > 3:
            raise ValueError(f"event {name} has more than three numbers")
        self.name = name
        self.code = code
        self.kinds = kinds


class Events:
    """All events of a game, by code; codes count from 0 without a gap."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        for code, kind in enumerate(kinds):
            if kind.code != code:
                raise ValueError(f"event {kind.name} has code {kind.code}, should be {code}")

    def __getitem__(self, event: Event) -> EventKind:
        return self.kinds[event[0]]


def seen_by(event: Event, seat: int | None) -> bool:
    """Whether this seat (None: a spectator) may know of the event."""
    audience = event[1]
    return audience == EVERYONE or (seat is not None and audience >> seat & 1 == 1)
