"""Random numbers that are the same compiled and not."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A small fast counting generator: 128 bits of state in four 32-bit words.

    >>> dice = Rng(7)
    >>> [dice.below(6) + 1 for _ in range(8)]
    [1, 4, 5, 4, 5, 3, 6, 4]
    """
    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32 & WORD
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _turn in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        count = self.count
        bits = self.a + b + count & WORD
        self.count = count + 1 & WORD
        self.a = b ^ b >> 9
        self.b = c + (c << 3) & WORD
        self.c = (c << 21 | c >> 11) + bits & WORD
        return bits

    def seed(self) -> i64:
        """A seed for another generator: 62 random bits."""
        return self.word() << 30 | self.word() >> 2

    def below(self, n: i64) -> i64:
        """A number of 0 .. n - 1, each equally likely; n is at most 2 ** 31."""
        product = self.word() * n
        if product & WORD < n:
            unfair = (0x100000000 - n) % n
            while product & WORD < unfair:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Bring the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, items: vec[i64]) -> None:
        """The same for an array of numbers, and faster."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
