"""Own icon set: 24x24 grid, one colour (currentColor), built from simple shapes.

Rules of the set: 2 units of margin, corners rounded by 1 unit, details cut out as holes (even-odd) or
drawn at 45% opacity, never thinner than 1.6 units.
"""
from __future__ import annotations

import math
from functools import cache
from typing import Final

from meydan.drawing.emblems import EMBLEMS
from meydan.drawing.shapes import disc_path, polygon_path, star_path
from meydan.drawing.strokes import HOLE, SOFT, bar, dot, line, shape


def _wreath() -> str:
    leaves = []
    for side in (-1, 1):
        for i in range(5):
            turn = 18 + i * 33
            x = 12 + side * 8.2 * math.sin(math.radians(turn))
            y = 12.2 + 8.2 * math.cos(math.radians(turn))
            rot = side * (62 - turn)
            leaves.append(f"<ellipse cx='{x:.1f}' cy='{y:.1f}' rx='3.3' ry='1.5' "
                          f"transform='rotate({rot:.0f} {x:.1f} {y:.1f})'/>")
    return "".join(leaves)


def _spokes(n: int, r0: float, r1: float, w: float) -> str:
    d = ""
    for i in range(n):
        a = 2 * math.pi * i / n
        d += (f"M{12 + r0 * math.cos(a):.1f} {12 + r0 * math.sin(a):.1f}L{12 + r1 * math.cos(a):.1f} "
              f"{12 + r1 * math.sin(a):.1f}")
    return line(d, w)


def _gear() -> str:
    teeth = "".join(f"<rect x='10.4' y='1.8' width='3.2' height='5' rx='.8' transform='rotate({i * 45} 12 12)'/>"
                    for i in range(8))
    return teeth + shape(disc_path(12, 12, 7.4) + disc_path(12, 12, 3), HOLE)


def _logs() -> str:
    return "".join(shape(disc_path(x, y, 4.6) + disc_path(x, y, 2.9), HOLE) + dot(x, y, 1.3)
                   for x, y in ((12, 7), (7, 15.6), (17, 15.6)))


def _wheat() -> str:
    grains = "".join(
        f"<ellipse cx='{12 + s * 3.1:.1f}' cy='{y}' rx='1.7' ry='3' "
        f"transform='rotate({s * 32} {12 + s * 3.1:.1f} {y})'/>"
        for y in (8.5, 12.6, 16.7)
        for s in (-1, 1)
    )
    return "<ellipse cx='12' cy='4.8' rx='1.7' ry='3'/>" + grains + line("M12 9v12.5", 1.6)


ICONS: Final[dict[str, str]] = {
    # --- resources
    "wood": _logs(),
    "clay": "".join(f"<rect x='{x}' y='{y}' width='8.6' height='5.2' rx='1'/>"
                    for x, y in ((2.4, 4), (13, 4), (7.7, 10.4), (2.4, 16.8), (13, 16.8)))
        + "<rect x='18.3' y='10.4' width='3.3' height='5.2' rx='1'/><rect x='2.4' y='10.4' width='3.3' height='5.2' "
      "rx='1'/>",
    "stone": shape("M12 2.2 20.6 7v.2L12 12 3.4 7.2V7z")
        + shape("M2.8 8.9 11.2 13.6v8.2L2.8 17z", " opacity='.75'")
        + shape("M21.2 8.9 12.8 13.6v8.2l8.4-4.8z", SOFT),
    # A goblet: a flask would be read as science.
    "glass": shape("M6.5 2.5h11l-.9 6.6a4.7 4.7 0 0 1-3.5 3.9v5.5l3.9 1.5V21.5H7V20l3.9-1.5V13a4.7 4.7 0 0 1-3.5-3.9z"),
    "papyrus": shape(
        "M6.5 2.5h12a3 3 0 0 1 3 3v1.7h-4.3V18.5a3 3 0 0 1-3 3H5.5a3 3 0 0 1-3-3v-1.7h4V5.5a3 3 0 0 0 0-3zM9 "
        "7v1.7h5.5V7zm0 3.9v1.7h5.5v-1.7zm0 3.9v1.7h5.5v-1.7z",
        HOLE,
    ),
    # --- values
    "coin": shape(disc_path(12, 12, 10) + star_path(12, 12, 5.6), HOLE),
    "laurel": _wreath(),
    "shield": shape("M12 1.8 20.5 4.6v6.7c0 5.3-3.5 9-8.5 10.9-5-1.9-8.5-5.6-8.5-10.9V4.6zM12 5.2v13.4c3.2-1.5 5.4-4 "
                    "5.4-7.3V6.9z", HOLE),
    "swords": line("M5 3.5 17.5 16M19 3.5 6.5 16", 2.4)
        + line("M14 18.5 19 13.5M5 13.5l5 5M17.8 17.2l3 3M6.2 17.2l-3 3", 2.2),
    "star8": shape(star_path(12, 12, 10.4)),
    # --- science
    "wheel": shape(disc_path(12, 12, 10) + disc_path(12, 12, 7.4), HOLE) + _spokes(8, 2, 8.4, 1.7) + dot(12, 12, 2.6),
    "mortar": shape("M3.5 10.5h17c0 4.3-2.3 7.4-5.5 8.7v1.1h1.6v1.7H7.4v-1.7H9v-1.1c-3.2-1.3-5.5-4.4-5.5-8.7z")
        + line("M11.5 8.5 17.5 2.8", 3),
    "quill": shape("M21.5 2.5C12.5 2.7 6.6 7.3 5.6 15.5l2.9 2.9C16.7 17.4 21.3 11.5 21.5 2.5zM8 16 17.5 6.6", "")
        + line("M2.6 21.4 8.2 15.8", 2),
    "sundial": shape("M2 17.5a10 10 0 0 1 20 0zM5 15.5h5.5L12 8.2l1.5 7.3H19a7.1 7.1 0 0 0-14 0z", HOLE)
        + "<rect x='2' y='19' width='20' height='2.6' rx='1.2'/>",
    "globe": shape(disc_path(12, 12, 10) + disc_path(12, 12, 8), HOLE)
        + "<ellipse cx='12' cy='12' rx='4.2' ry='9' fill='none' stroke='currentColor' stroke-width='1.7'/>"
        + line("M3 12h18", 1.7)
        + line("M4.5 18.5 19.5 5.5", 1.7),
    "compass": line("M12 5 6.5 20.5M12 5l5.5 15.5M8.4 15.5c2.2 1.3 5 1.3 7.2 0", 2.2) + dot(12, 4.4, 2.6),
    "scales": line("M12 3.5v17M7 21h10M4.5 6.5h15", 2)
        + shape("M1.5 14 5 7l3.5 7a3.5 3.5 0 0 1-7 0zM15.5 14 19 7l3.5 7a3.5 3.5 0 0 1-7 0z"),
    # --- progress and effects
    "wheat": _wheat(),
    "trowel": shape("M13.5 3 21 10.5 9 14.5c-1.8.5-4-1.5-3.5-3.5z", " transform='rotate(8 12 10)'")
        + line("M7.5 13.5 3 20.5", 3),
    "arch": shape("M3 21.5V10.5C3 6 7 3 12 2c5 1 9 4 9 8.5v11h-5v-9c0-2.4-1.6-3.8-4-4.8-2.4 1-4 2.4-4 4.8v9z"),
    "again": line("M19.5 12a7.5 7.5 0 1 1-2.3-5.4", 2.6) + shape("M20.8 2.8v6.4h-6.4z"),
    "burn": shape(
        "M12.5 1.8c.6 3.4 5.9 5.9 5.9 12a6.6 6.6 0 0 1-6.4 8.4 6.6 6.6 0 0 1-6.4-6.6c0-3.3 2-4.8 2.9-7.5 1.3.9 1.8 2 "
        "1.9 3.3 1.9-2.3 2.8-5.4 2.1-9.6z"
    ),
    "chain": line("M10.5 13.5 13.5 10.5M9 10 6.6 12.4a3.5 3.5 0 0 0 5 5L14 15M15 14l2.4-2.4a3.5 3.5 0 0 0-5-5L10 9",
                  2.3),
    "book": shape(
        "M2.5 4.5c3.5-.8 6.5-.3 9.5 1.7 3-2 6-2.5 9.5-1.7v14c-3.5-.8-6.5-.3-9.5 1.7-3-2-6-2.5-9.5-1.7zM11 8.2C9 7 7 "
        "6.5 4.7 6.6v9.8c2.2 0 4.3.4 6.3 1.5z",
        HOLE,
    ),
    "trash": shape("M4 6.5h16l-1.4 13.7a2 2 0 0 1-2 1.8H7.4a2 2 0 0 1-2-1.8zM8 2.5h8V5H8z"),
    "bag": shape(
        "M8.5 2.5h7l-1.5 4.2c4 1.7 6.5 5.6 6.5 9.7 0 3.5-2.5 5.6-5.5 5.6H9c-3 0-5.5-2.1-5.5-5.6 0-4.1 2.5-8 "
        "6.5-9.7zM12 10.5a4 4 0 1 0 .1 8 4 4 0 0 0-.1-8z",
        HOLE,
    ),
    # --- map pieces and goods
    "oil": shape(
        "M12 1.8c3.5 4.7 6.8 8.7 6.8 12.7a6.8 6.8 0 0 1-13.6 0c0-4 3.3-8 6.8-12.7zM8 14.3c0 2.6 1.8 4.2 4 "
        "4.3v-1.9c-1.3-.1-2.2-1-2.2-2.4z", HOLE
    ),
    "metal": shape("M7 5.5h10l1.8 6H5.2z") + shape("M3.2 12.7h8l1.3 6.8H1.7z", " opacity='.8'")
        + shape("M12.8 12.7h8l1.5 6.8H11.7z", " opacity='.6'"),
    "food": _wheat(),
    "worker": dot(12, 6.2, 4.4) + shape("M4.5 21.5c0-6.3 3-9.9 7.5-9.9s7.5 3.6 7.5 9.9z"),
    "hero": shape("M12 1.5 14.2 6l5 .7-3.6 3.5.9 5L12 12.8l-4.5 2.4.9-5L4.8 6.7l5-.7z")
        + shape("M6 22.5c.3-4 2.7-6.3 6-6.3s5.7 2.3 6 6.3z"),
    "mech": shape(
        "M8 3h8l1.5 3H20l1.5 5.5-1.7 4-1.8-.8.6-2.7H17l-.5 2.5 2 6.5H14l-1-5.5h-2L10 21H5.5l2-6.5L7 12H5.4l.6 "
        "2.7-1.8.8-1.7-4L4 6h2.5zM9.5 6.5v2.6h5V6.5z",
        HOLE,
    ),
    "mine": shape("M3 21.5 8 8l4-5.5L16 8l5 13.5h-5.5V17a3.5 3.5 0 0 0-7 0v4.5z"),
    "mill": shape("M8.5 21.5 10 11h4l1.5 10.5z") + line("M12 10 5 3.5M12 10l7-6.5M12 10l7 6M12 10l-7 6", 2.6),
    "armory": shape("M3 21.5V8l3-3 3 3 3-5 3 5 3-3 3 3v13.5h-6V16a3 3 0 0 0-6 0v5.5z"),
    "monument": shape("M10 2h4l1.6 15H8.4zM5.5 18.5h13v3h-13z"),
    "fist": shape("M5 9.5C5 7 7 5.5 9 6V4.5C9 2.5 12 2 13 4c1-1.5 4-1 4 1.5 2-.5 3.5 1 3.5 3v6c0 4.2-3 7.5-7.5 7.5S5 "
                  "18.5 5 14.5z"),
    "heart": shape("M12 21.5C5 16.5 2 12.8 2 8.7 2 5.5 4.4 3 7.4 3 9.4 3 11 4 12 5.7 13 4 14.6 3 16.6 3 19.6 3 22 5.5 "
                   "22 8.7c0 4.1-3 7.8-10 12.8z"),
    "gear": _gear(),
    "flag": shape("M5 2h2v20H5z") + shape("M8 3h12l-3 5 3 5H8z"),
    "move": line("M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3", 2),
    "boots": shape("M7 2.5h6v10l6.5 2.8c1.5.7 2 1.8 2 3.2v3H7z"),
    "trade-i": line("M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4", 2.4),
    "up": shape("M12 2.5 21 12h-5v9.5H8V12H3z"),
    "recruit": shape("M12 2 14.5 9H21l-5.3 4 2 7L12 16l-5.7 4 2-7L3 9h6.5z"),
    # --- interface
    "sun": dot(12, 12, 4.6) + _spokes(8, 7.4, 10, 2),
    "moon": shape("M20.5 14.5A9 9 0 1 1 9.5 3.5a7.2 7.2 0 0 0 11 11z"),
    "plus": line("M12 4.5v15M4.5 12h15", 2.6),
    "minus": line("M4.5 12h15", 2.6),
    "pin": shape("M8 2.5h8v2l-1.6 1.2v5.1L18 14v2.2h-4.9V21L12 22.5 10.9 21v-4.8H6V14l3.6-3.2V5.7L8 4.5z"),
    "fit": line("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", 2.4),
    "undo": line("M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4", 2.4),
    "close": line("M5 5l14 14M19 5 5 19", 2.6),
    "check": line("M4 12.5 9.5 18 20 6.5", 2.8),
    "scroll": line("M5 6h14M5 12h14M5 18h9", 2.4),
    "find": shape(disc_path(10, 10, 7.6) + disc_path(10, 10, 4.9), HOLE) + line("M15.6 15.6L20.6 20.6", 3),
    "eye": shape("M12 5c5 0 8.6 3.6 10.5 7-1.9 3.4-5.5 7-10.5 7S3.4 15.4 1.5 12C3.4 8.6 7 5 12 5z"
                 + disc_path(12, 12, 4.4), HOLE) + dot(12, 12, 2.2),
    "people": dot(8.5, 8, 3.8) + shape("M1.5 20.5c0-5 2.8-7.6 7-7.6s7 2.6 7 7.6z") + dot(17, 8.6, 3, SOFT)
        + shape("M17.2 20.5h5.3c0-4.3-1.9-6.8-5.3-6.9-.5 0-1 0-1.4.2 1 1.6 1.4 3.9 1.4 6.7z", SOFT),
    "person": dot(12, 7.4, 4.6) + shape("M3.5 21.5c0-5.8 3.3-8.8 8.5-8.8s8.5 3 8.5 8.8z"),
    "robot": shape("M6 7.5h12a3 3 0 0 1 3 3V18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7.5a3 3 0 0 1 3-3z"
                   + disc_path(8.4, 13, 1.8) + disc_path(15.6, 13, 1.8) + "M8.5 16.9h7v1.7h-7z", HOLE)
                   + line("M12 7V4", 2) + dot(12, 3.4, 1.6),
    "chat": shape("M4.5 3.5h15a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-8l-5 4v-4h-2A2.5 2.5 0 0 1 2 15V6a2.5 "
                  "2.5 0 0 1 2.5-2.5zM6.5 7.5v1.7h11V7.5zm0 4v1.7h7v-1.7z", HOLE),
    "send": shape("M2.5 3.5 22 12 2.5 20.5 5.5 13.2 14 12 5.5 10.8z"),
    "link": line("M10.5 13.5 13.5 10.5M9 10 6.6 12.4a3.5 3.5 0 0 0 5 5L14 15M15 14l2.4-2.4a3.5 3.5 0 0 0-5-5L10 9",
                 2.3),
    "play": shape("M6 3.2 20.5 12 6 20.8z"),
    "pause": bar(5.5, 4, 4.6, 16) + bar(13.9, 4, 4.6, 16),
    "first": bar(4, 4.5, 2.6, 15) + shape("M20 4.5v15L8 12z"),
    "last": bar(17.4, 4.5, 2.6, 15) + shape("M4 4.5v15L16 12z"),
    "next": shape("M8 4.5 18 12 8 19.5z"),
    "back": shape("M16 4.5 6 12l10 7.5z"),
    "bell": shape("M12 2.2c4 0 6.6 2.9 6.6 7 0 4.6 1.2 6.2 2.4 7.6v1.4H3v-1.4c1.2-1.4 2.4-3 2.4-7.6 0-4.1 2.6-7 "
                  "6.6-7zM9.3 19.6h5.4a2.7 2.7 0 0 1-5.4 0z"),
    "sound": shape("M3 9h4l5.5-4.5v15L7 15H3z") + line("M15.8 8.5a5 5 0 0 1 0 7M18.6 5.6a9 9 0 0 1 0 12.8", 2),
    "mute": shape("M3 9h4l5.5-4.5v15L7 15H3z") + line("M16 9.2l5 5.6M21 9.2l-5 5.6", 2.2),
    "download": line("M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4 19.5h16", 2.5),
    "upload": line("M12 15.5v-11M7.5 8.5 12 4l4.5 4.5M4 19.5h16", 2.5),
    "home": shape("M12 2.8 22 11.5h-2.8V21h-5.4v-6h-3.6v6H4.8v-9.5H2z"),
    "menu": dot(5, 12, 2.1) + dot(12, 12, 2.1) + dot(19, 12, 2.1),
    "cards": bar(3.2, 5.2, 11, 15.6, 1.6, " transform='rotate(-9 8 13)' opacity='.5'")
        + shape("M10 3.2h9.4A1.6 1.6 0 0 1 21 4.8v14.4a1.6 1.6 0 0 1-1.6 1.6H10a1.6 1.6 0 0 1-1.6-1.6V4.8A1.6 1.6 0 0 "
                "1 10 3.2z" + star_path(14.7, 12, 4), HOLE),
    "hourglass": shape("M5 2h14v2.4h-1.6c0 4-1.5 5.8-3.7 7.6 2.2 1.8 3.7 3.6 3.7 7.6H19V22H5v-2.4h1.6c0-4 1.5-5.8 "
                       "3.7-7.6-2.2-1.8-3.7-3.6-3.7-7.6H5z"),
    "crown": shape("M2.5 7 7.6 11 12 4l4.4 7 5.1-4-2 12h-15z"),
    "screen": shape("M3.5 3.5h17A1.5 1.5 0 0 1 22 5v11a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 16V5a1.5 1.5 0 0 1 "
                    "1.5-1.5zM4.4 6v9h15.2V6z", HOLE) + bar(7, 19, 10, 2.4),
    "sheet": shape("M5 2.5h14v19H5zM8 6.4v1.8h8V6.4zm0 4.2v1.8h8v-1.8zm0 4.2v1.8h5v-1.8z", HOLE),
    "door": shape("M5 2.5h14v19H5zM15 12.9a1.2 1.2 0 1 0 0-1.8z", HOLE),
    "door-open": line("M10 4H5v16h5M13 8l4 4-4 4M16.5 12H9", 2.3),
    "open-tag": shape("M3 3h8.5L21.5 13 13 21.5 3 11.5z" + disc_path(7.4, 7.4, 1.7), HOLE),
    "shuffle": line("M3 7h4l9 10h5M3 17h4l3-3.4M13.2 10.2 16 7h5M18 4l3 3-3 3M18 14l3 3-3 3", 2.1),
    "sort": line("M4 6h16M4 12h11M4 18h6", 2.4),
    "swap": line("M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4", 2.4),
}

# Marks of seats: shape carries the identity where colour cannot.
MARKS: Final = [
    shape(star_path(12, 12, 10.5, 5, 0.45)),
    shape(polygon_path(12, 13.5, 11, 3)),
    shape(disc_path(12, 12, 9)),
    shape(polygon_path(12, 12, 10.5, 4)),
    "<rect x='3.5' y='3.5' width='17' height='17' rx='1.5'/>",
    shape(polygon_path(12, 12, 10, 6)),
    shape(star_path(12, 12, 10.5, 4, 0.42)),
]


@cache
def symbols() -> dict[str, str]:
    """All icons as ready symbols, keyed by id."""
    drawn = {f"i-{name}": strokes for name, strokes in (EMBLEMS | ICONS).items()}
    drawn |= {f"e-{number}": strokes for number, strokes in enumerate(MARKS)}
    return {
        id_: f"<symbol id='{id_}' viewBox='0 0 24 24'><g fill='currentColor'>{strokes}</g></symbol>"
        for id_, strokes in drawn.items()
    }
