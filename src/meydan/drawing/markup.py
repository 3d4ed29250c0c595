"""Tiny markup helpers.

Attributes use single quotes on purpose: fragments travel inside JSON, where a double quote costs
an escape character each time. There are no `style` attributes: the pages forbid inline styles.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meydan.drawing.lines import fitting as fitting  # most who write texts want it


def esc(text: object) -> str:
    """Escape text for element content and for attribute values."""
    plain = str(text)
    # Six searches are several times faster than one translation table.
    plain = plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return plain.replace("'", "&#39;").replace('"', "&quot;").replace("\n", "&#10;")


@lru_cache(maxsize=32_768)              # the same places again and again, and this is called most
def num(value: float) -> str:
    """Shortest sensible number for coordinates (one decimal, no trailing .0)."""
    text = f"{value + 0.0:.1f}"         # a zero has no sign, whichever was met first
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


def paragraph(x: float, y: float, lines: Sequence[str], size: float, cls: str = "t-run", leading: float = 1.25,
              colour: str = "") -> str:
    """Lines of running text; `y` is the first baseline. Spaces between them keep words apart for screen readers."""
    paint = f" fill='{colour}'" if colour else ""
    rows = "".join(f"<tspan x='{num(x)}' y='{num(y + number * size * leading)}'{paint}>{esc(line)} </tspan>"
                   for number, line in enumerate(lines))
    return f"<text font-size='{num(size)}' class='{cls}'>{rows}</text>"


def box(x: float, y: float, w: float, h: float, r: float = 0, cls: str = "", paint: str = "") -> str:
    """A rectangle, styled by a class or painted directly."""
    klass = f" class='{cls}'" if cls else ""
    round_ = f" rx='{num(r)}'" if r else ""
    return f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}'{round_}{klass}{paint}/>"


def coloured(x: float, y: float, body: object, size: float, colour: str, weight: int = 600, cls: str = "") -> str:
    """Text in a colour of its own. The tspan carries it, because the board's styles speak for every text."""
    klass = f" class='{cls}'" if cls else ""
    return (f"<text x='{num(x)}' y='{num(y)}' font-size='{num(size)}'{klass}>"
            f"<tspan fill='{colour}' font-weight='{weight}'>{esc(body)}</tspan></text>")


def place(id_: str, inner: str, *, label: str, cls: str = "", tip: str = "", face: str = "", opens: str = "",
          at: tuple[float, float] | None = None, scale: float = 1.0) -> str:
    """A fixed part of the table that actions may point at; put class `hl` on what should glow.

    `tip` are words for the lens (lines; the first is a title), `face` the symbol it shows, `opens` the name of the
    panel a press opens. Without an id it only answers what it is. `at` moves it, `scale` sizes it.
    """
    name = f" id='{id_}'" if id_ else ""
    move = f" transform='{moved(*at, scale)}'" if at is not None else ""
    return (f"<g{name} class='{'spot ' if id_ else ''}{cls}' role='img' aria-label='{esc(label)}'{move}"
            f"{_looks(face, tip, opens)}>{inner}</g>")


def told(inner: str, label: str, tip: str = "", key: str = "") -> str:
    """A part nobody points at, but that answers what it is; `key` finds its clause where no sign tells."""
    markup = place("", inner, label=label, tip=tip or label)
    return markup.replace("<g ", f"<g data-key='{key}' ", 1) if key else markup


def moved(x: float, y: float, scale: float = 1.0) -> str:
    return f"translate({num(x)} {num(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")


def _looks(face: str, tip: str, opens: str) -> str:
    return ((f" data-face='{face}'" if face else "") + (f" data-tip='{esc(tip)}'" if tip else "")
            + (f" data-open='d-{opens}'" if opens else ""))


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
    opens: str = "",
    origin: str = "",
) -> str:
    """A movable thing: keyed by id, placed by transform, labelled for screen readers.

    `face` is the symbol a closer look shows, `tip` the words beside it (lines; the first is a title), `origin` the
    id it comes from when it was not on the table before.
    """
    aria = f" role='img' aria-label='{esc(label)}'" if label else " aria-hidden='true'"
    came = f" data-from='{origin}'" if origin else ""
    return (f"<g id='{id_}' class='piece {cls}' transform='{moved(x, y, scale)}' data-flip=''{aria}"
            f"{_looks(face, tip, opens)}{came}>{inner}</g>")
