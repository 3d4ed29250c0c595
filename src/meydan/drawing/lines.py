"""Text in lines: how wide it is in the shipped font, where it breaks, what size makes it fit."""
from __future__ import annotations

from functools import lru_cache
from typing import Final

from meydan.drawing.letters import JOINING, LAM_ALEF, LATIN

SILENT: Final = frozenset("\u200b\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069"
                          "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654")
BREAKING: Final = frozenset("\u200b\u200c\u200e\u200f")         # silent ones that part two letters
ENDING: Final = frozenset("اآأإدذرزژوؤةء")                      # join to the letter before only
UNKNOWN: Final = 580
ALONE, FIRST, MIDDLE, LAST = range(4)


@lru_cache(maxsize=8192)
def ems(words: str) -> float:
    """The width of a line at font size 1.

    >>> round(ems("Babylon"), 2)
    4.1
    """
    total, at = 0, 0
    joined = False                                              # the letter before reaches for this one
    while at < len(words):
        letter = words[at]
        at += 1
        if letter in SILENT:
            joined = joined and letter not in BREAKING
            continue
        forms = JOINING.get(letter)
        if forms is None:
            total += LATIN.get(letter, UNKNOWN)
            joined = False
            continue
        if letter == "ل" and at < len(words) and words[at] in "اآأإ":
            total += LAM_ALEF[joined]
            at += 1
            joined = False
            continue
        reaches = letter not in ENDING and letter.isalpha() and _takes(words, at)
        total += forms[(MIDDLE if reaches else LAST) if joined else (FIRST if reaches else ALONE)]
        joined = reaches
    return total / 1000


def _takes(words: str, at: int) -> bool:
    """Whether the next sounding letter can be joined to the one before it."""
    while at < len(words) and words[at] in SILENT:
        if words[at] in BREAKING:
            return False
        at += 1
    return at < len(words) and words[at] in JOINING and words[at].isalpha() and words[at] != "ء"


def breadth(words: str, size: float) -> float:
    """How wide a line is at a font size."""
    return ems(words) * size


def fitting(label: str, width: float, size: float) -> float:
    """The font size that keeps a label inside a width. Never textLength: it tears joined letters."""
    wide = ems(label)
    return min(size, width / wide) if wide else size


def wrapped(words: str, width: float, size: float) -> list[str]:
    """Words broken into lines no wider than this, unless a single word is.

    >>> wrapped("Seven wonders of the world", 60, 10)
    ['Seven', 'wonders', 'of the', 'world']
    """
    room, lines = width / size, list[str]()
    for word in words.split():
        if lines and ems(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def block(words: str, width: float, size: float, most: int, least: float = 8.0) -> tuple[float, list[str]]:
    """The largest size up to `size`, not below `least`, at which words take at most so many lines; and the lines."""
    while len(lines := wrapped(words, width, size)) > most and size - 0.4 >= least:
        size -= 0.4
    return size, lines
