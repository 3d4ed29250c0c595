"""Where everything of a scene lies: texts and boxes with all moves and symbols worked out, for tests of pictures."""
from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meydan.drawing.lines import breadth
from meydan.drawing.scene import Scene, Zone

Move = tuple[float, float, float]               # shift and scale


class Mark(NamedTuple):
    """A text or shape in the units of its zone."""

    words: str                                  # "" for a shape
    x: float
    y: float
    w: float
    h: float
    size: float
    symbol: str                                 # the face it is part of, "" if it lies on the table itself
    layer: str


def _number(value: str | None) -> float:
    return float(value) if value else 0.0


def _moved(transform: str | None, move: Move) -> Move:
    x, y, k = move
    for name, body in re.findall(r"(translate|scale)\(([^)]*)\)", transform or ""):
        numbers = [float(part) for part in re.split(r"[ ,]+", body.strip())]
        if name == "translate":
            x, y = x + numbers[0] * k, y + (numbers[1] if len(numbers) > 1 else 0) * k
        else:
            k *= numbers[0]
    return x, y, k


@cache
def _parsed(markup: str) -> ET.Element:
    return ET.fromstring(markup.replace("&nbsp;", " "))


def marks(zone: Zone, scene: Scene, rtl: bool = False, but: str = "") -> list[Mark]:
    """Everything drawn in a zone, perhaps but for one layer."""
    found: list[Mark] = []
    for layer, body in zone.layers.items():
        if layer == but:
            continue
        root = ET.fromstring(f"<g>{body}</g>")
        found += _walk(root, (0.0, 0.0, 1.0), scene.symbols, "", layer, rtl)
    return found


def face_marks(name: str, symbols: dict[str, str], rtl: bool = False) -> list[Mark]:
    """Everything drawn on one face, in its own units."""
    return list(_walk(_parsed(symbols[name]), (0.0, 0.0, 1.0), symbols, name, "", rtl))


def _walk(element: ET.Element, move: Move, symbols: dict[str, str], symbol: str, layer: str,
          rtl: bool) -> Iterator[Mark]:
    tag = element.tag
    if tag in ("clipPath", "radialGradient", "linearGradient", "pattern", "title"):
        return
    move = _moved(element.get("transform"), move)
    x, y, k = move
    if tag == "rect":
        yield Mark("", x + _number(element.get("x")) * k, y + _number(element.get("y")) * k,
                   _number(element.get("width")) * k, _number(element.get("height")) * k, 0, symbol, layer)
    elif tag == "circle":
        r = _number(element.get("r"))
        left, top = x + (_number(element.get("cx")) - r) * k, y + (_number(element.get("cy")) - r) * k
        yield Mark("", left, top, 2 * r * k, 2 * r * k, 0, symbol, layer)
    elif tag == "use":
        name = (element.get("href") or "").lstrip("#")
        left, top = x + _number(element.get("x")) * k, y + _number(element.get("y")) * k
        w, h = _number(element.get("width")) * k, _number(element.get("height")) * k
        yield Mark("", left, top, w, h, 0, symbol, layer)
        if name in symbols:
            (wide, high), inside = _face(name, symbols, rtl)
            scale = min(w / wide, h / high)
            for mark in inside:
                yield Mark(mark.words, left + mark.x * scale, top + mark.y * scale, mark.w * scale, mark.h * scale,
                           mark.size * scale, symbol or name, layer)
    elif tag == "text":
        yield from _texts(element, move, symbol, layer, rtl)
    else:
        for child in element:
            yield from _walk(child, move, symbols, symbol, layer, rtl)


_FACES: dict[tuple[str, str, bool], tuple[tuple[float, float], list[Mark]]] = {}


def _face(name: str, symbols: dict[str, str], rtl: bool) -> tuple[tuple[float, float], list[Mark]]:
    """The size of a face, its texts, and one box around all its shapes; worked out once."""
    key = name, symbols[name], rtl
    if key not in _FACES:
        face = _parsed(symbols[name])
        box = [float(part) for part in (face.get("viewBox") or "0 0 24 24").split()]
        found = list(_walk(face, (0.0, 0.0, 1.0), symbols, name, "", rtl))
        shapes = [mark for mark in found if not mark.words]
        texts = [mark for mark in found if mark.words]
        if shapes:
            left, top = min(mark.x for mark in shapes), min(mark.y for mark in shapes)
            right, low = max(mark.x + mark.w for mark in shapes), max(mark.y + mark.h for mark in shapes)
            texts.append(Mark("", left, top, right - left, low - top, 0, name, ""))
        _FACES[key] = (box[2], box[3]), texts
    return _FACES[key]


def _texts(element: ET.Element, move: Move, symbol: str, layer: str, rtl: bool) -> Iterator[Mark]:
    x, y, k = move
    size, classes = _number(element.get("font-size")), element.get("class", "").split()
    share = 0.5                                             # of the width that lies left of x
    if {"t-start", "t-name", "t-sub"} & set(classes):
        share = 1.0 if rtl else 0.0
    elif "t-end" in classes:
        share = 0.0 if rtl else 1.0
    rows = [(span.get("x") or element.get("x"), span.get("y") or element.get("y"), span.text or "")
            for span in element.findall("tspan")]
    for at_x, at_y, words in rows or [(element.get("x"), element.get("y"), element.text or "")]:
        if words := words.strip():
            wide = breadth(words, size)
            left, top = _number(at_x) - wide * share, _number(at_y) - size * 0.74
            yield Mark(words, x + left * k, y + top * k, wide * k, size * 0.92 * k, size * k, symbol, layer)


def close(texts: list[Mark]) -> Iterator[tuple[Mark, Mark]]:
    """All pairs that share some height."""
    texts = sorted(texts, key=lambda mark: mark.y)
    for number, one in enumerate(texts):
        for other in texts[number + 1:]:
            if other.y >= one.y + one.h:
                break
            yield one, other


def overlap(one: Mark, other: Mark) -> float:
    """How much of the smaller text the two share, from 0 to 1."""
    w = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    h = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    if w <= 0 or h <= 0:
        return 0.0
    return w * h / min(one.w * one.h, other.w * other.h)
