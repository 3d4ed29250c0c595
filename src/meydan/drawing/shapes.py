"""Outlines that come back everywhere: stars, polygons, the pointed portal, the star lattice."""
from __future__ import annotations

import math
from functools import lru_cache

from meydan.drawing.markup import num


@lru_cache(1 << 10)
def star_path(cx: float, cy: float, r: float, points: int = 8, inner: float = 0.765, turn: float = 0.0) -> str:
    """A regular star; inner=.765 with 8 points is the khatam (two crossed squares)."""
    corners = []
    for i in range(points * 2):
        radius = r if i % 2 == 0 else r * inner
        angle = math.pi * i / points + turn - math.pi / 2
        corners.append(f"{cx + radius * math.cos(angle):.2f} {cy + radius * math.sin(angle):.2f}")
    return "M" + "L".join(corners) + "z"


def polygon_path(cx: float, cy: float, r: float, sides: int, turn: float = 0.0) -> str:
    """A regular polygon standing on a corner's opposite."""
    corners = []
    for i in range(sides):
        angle = 2 * math.pi * i / sides + turn - math.pi / 2
        corners.append(f"{cx + r * math.cos(angle):.2f} {cy + r * math.sin(angle):.2f}")
    return "M" + "L".join(corners) + "z"


def disc_path(x: float, y: float, r: float) -> str:
    """A circle as path data, for even-odd holes."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"


def iwan_path(x: float, y: float, w: float, h: float) -> str:
    """A pointed Persian portal: the frame of every card picture."""
    return (
        f"M{num(x)} {num(y + h)}V{num(y + h * 0.48)}C{num(x)} {num(y + h * 0.2)} {num(x + w * 0.3)} "
        f"{num(y + h * 0.14)} {num(x + w / 2)} {num(y)}C{num(x + w * 0.7)} {num(y + h * 0.14)} {num(x + w)} "
        f"{num(y + h * 0.2)} {num(x + w)} {num(y + h * 0.48)}V{num(y + h)}z"
    )


def girih(id_: str, size: float, stroke: str, width: float) -> str:
    """Star-and-cross lattice: the classic 8-point Persian tile as a repeating pattern."""
    s = size / 2
    k = s * 0.78
    q = k * 0.7071
    rays = f"M{s} {s - k}V0M{s} {s + k}V{size}M{s - k} {s}H0M{s + k} {s}H{size}"
    rays += f"M{s - q:.2f} {s - q:.2f}L0 0M{s + q:.2f} {s - q:.2f}L{size} 0"
    rays += f"M{s - q:.2f} {s + q:.2f}L0 {size}M{s + q:.2f} {s + q:.2f}L{size} {size}"
    return (
        f"<pattern id='{id_}' width='{size}' height='{size}' patternUnits='userSpaceOnUse'>"
        f"<g fill='none' stroke='{stroke}' stroke-width='{width}' stroke-linejoin='round'>"
        f"<path d='{star_path(s, s, k)}'/><path d='{star_path(s, s, s * 0.4, 8, 0.72)}'/>"
        f"<path d='{rays}'/></g></pattern>"
    )
