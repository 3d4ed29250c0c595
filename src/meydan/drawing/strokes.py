"""The strokes icons are made of."""
from __future__ import annotations

from typing import Final

from meydan.drawing.markup import num

HOLE: Final = " fill-rule='evenodd'"
SOFT: Final = " opacity='.45'"


def shape(d: str, extra: str = "") -> str:
    """A filled path."""
    return f"<path d='{d}'{extra}/>"


def line(d: str, width: float = 2.0, extra: str = "", colour: str = "currentColor") -> str:
    """A stroked path with round ends."""
    return (
        f"<path d='{d}' fill='none' stroke='{colour}' stroke-width='{width}' stroke-linecap='round' "
        f"stroke-linejoin='round'{extra}/>"
    )


def dot(x: float, y: float, r: float, extra: str = "") -> str:
    """A filled circle."""
    return f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(r)}'{extra}/>"


def bar(x: float, y: float, w: float, h: float, r: float = 0.8, extra: str = "") -> str:
    """A filled rectangle."""
    return f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}' rx='{num(r)}'{extra}/>"
