"""Slim faces for a full hand: name and signs whole, the text in narrow lines, so that no card lies on another."""
from __future__ import annotations

from functools import lru_cache
from typing import Final

from meydan.drawing.lines import breadth, wrapped
from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, text, use
from meydan.games.inis.picture.cards import CARDS, PAINT, WIDE, head, paragraph, timing

GAP: Final = 4.0
LEAST: Final = 58.0                             # px; a hand that needs less is fanned
JOINT: Final = "\u200c"                         # where a word that is too long may part
LARGEST, SMALLEST, STEP = 9.7, 9.0, 1.13        # letters of the text, and its lines


def slim_width(count: int, room: float) -> float:
    """How wide each of so many cards is, at most a whole one."""
    return max(LEAST, min(float(WIDE[0]), (room + GAP) / max(count, 1) - GAP))


@lru_cache(maxsize=2048)
def slim_face(name: str, title: str, words: str, w: float, rtl: bool) -> str:
    """A card's face so wide: signs above, its name beside or below them, then as much of the text as there is room for."""
    card, look, h = CARDS[name], Look("fa" if rtl else "en", "wide"), float(WIDE[1])
    main, deep, _ = PAINT[card.kind]
    signs, taken = timing(card, look.x(10.5, 0, w), 11, 7.6, look)
    if card.clash:
        signs += use("i-swords", look.x(w - 17.5, 13, w), 4.5, 13, cls="gold")
    beside = w - taken - (19 if card.clash else 0) - 7
    if breadth(title, 9.6) <= beside:
        depth = 22.0
        signs += text(look.x(taken + 4 + beside / 2, 0, w), 14.5, title, fitting(title, beside, 11), "t-on")
    else:
        names = wrapped(title, w - 6, 10)
        size = min(fitting(line, w - 4, 10) for line in names)
        depth = 22.0 + len(names) * (size + .6)
        signs += "".join(text(w / 2, 19.5 + (i + .8) * (size + .6), line, size, "t-on") for i, line in enumerate(names))
    letters, lines = _lines(words, w, h - depth - 8)
    step = letters * STEP
    spare = h - depth - 8 - len(lines) * step
    sign = min(44.0, spare - 6, w - 20)
    top = depth + (6 if sign > 20 else 4 + spare / 2) + letters * .82
    art = f"<g color='{main}' opacity='.45'>{use(card.sign, w / 2 - sign / 2, h - 5 - spare / 2 - sign / 2, sign)}</g>" if sign > 20 else ""
    edge = f" fill='none' stroke='{deep}' stroke-opacity='.55' stroke-width='1.2'"
    return (box(.5, .5, w - 1, h - 1, 8.5, "stock hl") + art + head(card.kind, w, depth) + signs
            + paragraph(w / 2, top, step, letters, lines) + box(.75, .75, w - 1.5, h - 1.5, 8, paint=edge))


def _lines(words: str, w: float, room: float) -> tuple[float, list[str]]:
    """The largest letters with which the text fits; where none do, it ends in dots and the closer look has the rest."""
    size = LARGEST
    words = " ".join(word.replace(JOINT, JOINT + " ") if breadth(word, SMALLEST) > w - 4 else word for word in words.split())
    while True:
        lines = wrapped(words, w - 7, size)
        most = int(room / (size * STEP))
        if len(lines) <= most and all(breadth(line, size) <= w - 4 for line in lines):
            return size, lines
        if size <= SMALLEST:
            if len(lines) <= most:
                return size, lines
            return size, [*lines[:most - 1], lines[most - 1].rstrip(" .،,:;؛") + "…"]
        size = max(SMALLEST, size - .2)
