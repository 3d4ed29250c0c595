"""Tiny markup helpers.

Attributes use single quotes on purpose: fragments travel inside JSON, where a double quote costs
an escape character each time. There are no `style` attributes: the pages forbid inline styles.
"""
from __future__ import annotations


def esc(text: object) -> str:
    """Escape text for element content and for attribute values."""
    plain = str(text)
    # Six searches are several times faster than one translation table, and this is called most.
    plain = plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return plain.replace("'", "&#39;").replace('"', "&quot;").replace("\n", "&#10;")


def num(value: float) -> str:
    """Shortest sensible number for coordinates (one decimal, no trailing .0)."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def use(ref: str, x: float, y: float, w: float, h: float | None = None, cls: str = "") -> str:
    """A symbol at a place."""
    size = f" width='{num(w)}' height='{num(h if h is not None else w)}'"
    klass = f" class='{cls}'" if cls else ""
    return f"<use href='#{ref}' x='{num(x)}' y='{num(y)}'{size}{klass}/>"


def text(x: float, y: float, body: object, size: float = 12, cls: str = "") -> str:
    """A line of text; centred unless its class says otherwise."""
    klass = f" class='{cls}'" if cls else ""
    return f"<text x='{num(x)}' y='{num(y)}' font-size='{num(size)}'{klass}>{esc(body)}</text>"


def box(x: float, y: float, w: float, h: float, r: float = 0, cls: str = "", paint: str = "") -> str:
    """A rectangle, styled by a class or painted directly."""
    klass = f" class='{cls}'" if cls else ""
    round_ = f" rx='{num(r)}'" if r else ""
    return f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}'{round_}{klass}{paint}/>"


def fitting(label: str, width: float, size: float) -> float:
    """The font size that keeps a label inside a width. Never textLength: it tears joined letters."""
    per_letter = 0.545 if label.isascii() else 0.5
    letters = sum(1 for letter in label if letter not in "\u200c\u064f\u0650\u064e\u0651\u0652\u200e\u200f")
    return min(size, width / (max(letters, 1) * per_letter))


def place(id_: str, inner: str, *, label: str, cls: str = "") -> str:
    """A fixed part of the table that actions may point at; put class `hl` on what should glow."""
    return f"<g id='{id_}' class='spot {cls}' role='img' aria-label='{esc(label)}'>{inner}</g>"


def piece(
    id_: str,
    x: float,
    y: float,
    inner: str,
    *,
    label: str = "",
    cls: str = "",
    scale: float = 1.0,
    face: str = "",
    tip: str = "",
) -> str:
    """A movable thing: keyed by id, placed by transform, labelled for screen readers.

    `face` is the symbol a closer look shows, `tip` the words beside it (lines; the first is a title).
    """
    move = f"translate({num(x)} {num(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")
    aria = f" role='img' aria-label='{esc(label)}'" if label else " aria-hidden='true'"
    look = (f" data-face='{face}'" if face else "") + (f" data-tip='{esc(tip)}'" if tip else "")
    return f"<g id='{id_}' class='piece {cls}' transform='{move}' data-flip=''{aria}{look}>{inner}</g>"
