"""Small pictures of things: what cards show in their portal and what chains them together."""
from __future__ import annotations

from typing import Final

from meydan.drawing.shapes import disc_path, star_path
from meydan.drawing.strokes import HOLE, SOFT, bar, dot, line, shape

EMBLEMS: Final[dict[str, str]] = {
    # signs that chain one building to another
    "horseshoe": line("M7.6 20.5H5.2M18.8 20.5h-2.4M6.6 20C3 14 3.6 3.8 12 3.8S21 14 17.4 20", 3.2),
    "sword": shape("M19.8 2.2 21.8 4.2 20.6 9 11.6 18 6 12.4 15 3.4z") + line("M4.4 13.2 10.8 19.6M7 17 3.2 20.8", 2.4),
    "tower": shape("M5.5 2.5h3v2.6h2V2.5h3v2.6h2V2.5h3v7l-1.8 2v10H7.3v-10l-1.8-2zM10.5 21.5v-3.4a1.5 1.5 0 0 1 3 "
                   "0v3.4z", HOLE),
    "target": shape(disc_path(12, 12, 10) + disc_path(12, 12, 7.4), HOLE)
        + shape(disc_path(12, 12, 5) + disc_path(12, 12, 2.6), HOLE) + line("M12 12 20.5 3.5", 1.8),
    "helmet": shape("M12 4.5c5 0 8.5 3.5 8.5 9v7.2l-4.6-2v-4.6h-3v7.4h-1.8v-7.4h-3v4.6l-4.6 2v-7.2c0-5.5 3.5-9 8.5-9z")
        + line("M6.5 4.6C9.5 1.8 14.5 1.8 17.5 4.6", 2.4),
    "lyre": line("M7.2 3.2c-3.4 3.4.6 5-.8 9-1 3 1.4 6.3 5.6 6.3s6.6-3.3 5.6-6.3c-1.4-4 2.6-5.6-.8-9", 2.3)
        + line("M6.6 8h10.8M10 8.4v9.4M14 8.4v9.4M12 8.4v13", 1.7),
    "lamp": shape("M2.5 10.5h10c1.8 0 3.3-1.6 6.5-2.4l2.5 1.4c-1.6 5.6-5.2 8.4-9 "
                  "8.6v1.4h2.6v2H7v-2h2.4v-1.4c-3.6-.6-5.6-3-6.9-7.6z")
                  + shape("M19.2 2c1.8 1.8 1.8 4.2 0 5.2-1.8-1-1.6-3 0-5.2z"),
    "mask": shape("M4 3.5c5 1.8 11 1.8 16 0 .8 8.6-1.6 15.4-8 18.2C5.6 18.9 3.2 12.1 4 3.5zM7 9.2c1 1.6 3 1.6 4 "
                  "0-1-.9-3-.9-4 0zm6 0c1 1.6 3 1.6 4 0-1-.9-3-.9-4 0zM8 14c1.4 3.2 6.6 3.2 8 0-2.4 1.2-5.6 1.2-8 0z",
                  HOLE),
    "column": shape("M4.5 2.5h15v3h-15zM4.5 18.5h15v3h-15z") + bar(6.4, 6.5, 2.4, 11) + bar(10.8, 6.5, 2.4, 11)
        + bar(15.2, 6.5, 2.4, 11),
    "crescent": shape("M15.5 2.5A10 10 0 1 0 21.5 15.5 8.2 8.2 0 0 1 15.5 2.5z")
        + shape(star_path(18, 7, 2.6, 5, 0.45)),
    "sunburst": dot(12, 12, 4.4) + shape(star_path(12, 12, 10.4, 12, 0.72) + disc_path(12, 12, 6.2), HOLE),
    "drop": shape("M12 1.8c3.5 4.7 6.8 8.7 6.8 12.7a6.8 6.8 0 0 1-13.6 0c0-4 3.3-8 6.8-12.7zM8 14.3c0 2.6 1.8 4.2 4 "
                  "4.3v-1.9c-1.3-.1-2.2-1-2.2-2.4z", HOLE),
    "temple_front": shape("M12 2 22 7.8v1.9H2V7.8zM2 19.3h20v2.4H2z") + bar(4, 10.7, 2.6, 7.6, 0.5)
        + bar(8.5, 10.7, 2.6, 7.6, 0.5) + bar(12.9, 10.7, 2.6, 7.6, 0.5) + bar(17.4, 10.7, 2.6, 7.6, 0.5),
    "amphora": shape("M9 2h6v2l-1 .8v2.4c3 1 4.6 3.5 4.2 6.5-.4 3-2.4 5.4-4.2 "
                     "6.6V22H10v-1.7c-1.8-1.2-3.8-3.6-4.2-6.6-.4-3 1.2-5.5 4.2-6.5V4.8L9 4z")
                     + line("M9 6.2c-3-.8-4.6.6-4.6 2.8M15 6.2c3-.8 4.6.6 4.6 2.8", 1.7),
    "barrel": shape("M6.5 2.5h11c2.4 6 2.4 13 0 19h-11c-2.4-6-2.4-13 0-19zM5.7 7.4v1.7h12.6V7.4zm0 7.5v1.7h12.6v-1.7z",
                    HOLE),
    # science
    "inkwell": shape("M4 12.5h11l1.5 3v6h-14v-6zM6 10h7v1.7H6z")
        + shape("M22 1.8C16.5 3 12.5 6.5 11.5 10.6h2.3C18.5 9.6 21.4 6.4 22 1.8z"),
    "plumb": line("M12 3 3.5 20.5h17z", 2.4) + line("M12 4v9.5", 1.6) + dot(12, 15, 2.3)
        + line("M7.5 15.6h2M14.5 15.6h2", 1.6),
    "armillary": shape(disc_path(12, 11, 9.4) + disc_path(12, 11, 7.5), HOLE)
        + "<ellipse cx='12' cy='11' rx='8.4' ry='3' fill='none' stroke='currentColor' stroke-width='1.7' "
      "transform='rotate(-24 12 11)'/><ellipse cx='12' cy='11' rx='3.2' ry='8.4' fill='none' stroke='currentColor' "
      "stroke-width='1.7'/>" + dot(12, 11, 1.9) + line("M12 20.4v1.4M8 22h8", 1.8),
    # what buildings are
    "axe": shape("M12.5 3.2c4-.9 7.2.6 8.7 4.6-2.9-.3-5.2.3-6.9 2.3l-3.8-3.8z") + line("M12.4 8 3.5 20", 2.8),
    "pick": line("M3.2 9.5C7 3.8 14 2.6 20.8 6", 3) + line("M11.5 5.5 16 20.5", 2.8),
    "kiln": shape("M4 21.5V11c0-4.6 3.4-8 8-8s8 3.4 8 8v10.5zM8.5 21.5h7V17a3.5 3.5 0 0 0-7 0zM10.5 6.5v3.4h3V6.5z",
                  HOLE),
    "bricks": bar(2.4, 4, 8.8, 4.8) + bar(12.8, 4, 8.8, 4.8) + bar(2.4, 15.2, 8.8, 4.8) + bar(12.8, 15.2, 8.8, 4.8)
        + bar(7.6, 9.6, 8.8, 4.8) + bar(2.4, 9.6, 3.6, 4.8) + bar(18, 9.6, 3.6, 4.8),
    "fort": shape("M2.5 8.5h3v2h2.2v-2h2.6v2h3.4v-2h2.6v2h2.2v-2h3v13h-7v-4a2.5 2.5 0 0 0-5 0v4h-7z")
        + shape("M11.2 8V2.2l5 2-3.4 1.9V8z"),
    "horse": shape("M6 21.5c0-5.5 1-8 3.5-10.5l-3 1.6-2.3-2.2c2-4.6 4.6-6.6 7.3-7l.8-1.9 1.5 2c4.5 1.1 6.9 5.5 6.9 11 "
                   "0 3-.7 5.2-1.2 7zM12.3 6.9a1 1 0 1 0 .1 2 1 1 0 0 0-.1-2z", HOLE),
    "bow": line("M5 3c9 1.5 14.5 7 16 16M5 3 21 19", 2) + line("M3.5 20.5 15 9M3.2 16.4v4.4h4.4", 2.2),
    "ram": bar(2, 9.5, 17, 4.5, 1.5) + shape("M18 8h2.2a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2H18z")
        + line("M6.5 9.5V4.5M14.5 9.5V4.5M4 4.5h13", 1.8) + shape(disc_path(7, 18.4, 3) + disc_path(7, 18.4, 1.1), HOLE)
        + shape(disc_path(15, 18.4, 3) + disc_path(15, 18.4, 1.1), HOLE),
    "banner": line("M5 2.5v19.5", 2.2) + shape("M6.5 3.5h13.5l-3 4.7 3 4.7H6.5z")
        + shape(star_path(11.5, 8.2, 2.8, 5, 0.45), " fill='#fff' fill-opacity='.75'"),
    "flask": shape("M9.2 2h5.6v1.8l-1 .6v4.4l4.6 7.3c1.4 2.4 0 5.9-3 5.9H8.6c-3 0-4.4-3.5-3-5.9l4.6-7.3V4.4l-1-.6z"),
    "tablet": shape("M6 2.5h12a1.5 1.5 0 0 1 1.5 1.5v17.5h-15V4A1.5 1.5 0 0 1 6 2.5zM7.5 6v1.7h9V6zm0 3.8v1.7h9V9.8zm0 "
                    "3.8v1.7h6v-1.7z", HOLE),
    "scrolls": shape("M3.5 4h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 0 5 0V16H9v1.5A2.5 2.5 0 0 1 6.5 20 2.5 2.5 0 0 1 "
                     "4 17.5V7.7A2 2 0 0 1 3.5 4z") + line("M7.5 8h7M7.5 11.5h7", 1.6, " stroke-opacity='.7'", "#fff"),
    "bath": line("M3 9c2-2.4 4-2.4 6 0s4 2.4 6 0 4-2.4 6 0M3 14c2-2.4 4-2.4 6 0s4 2.4 6 0 4-2.4 6 0M3 19c2-2.4 4-2.4 6 "
                 "0s4 2.4 6 0 4-2.4 6 0", 2.3) + line("M8 5.5V3M12 5.5V2.5M16 5.5V3", 1.8),
    "altar": shape("M3 9.5h18v3.2h-2v7h2v2H3v-2h2v-7H3z") + shape("M12 1.8c2.6 2.2 3 4.9 0 6.4-3-1.5-2.6-4.2 0-6.4z"),
    "gavel": shape("M9.2 3.2 12 .8l7.5 7.8-2.7 2.6z", " transform='translate(-1.5 2)'")
        + line("M10.5 10.5 3.5 17.5", 3) + bar(10, 18.6, 11, 3.2),
    "bust": dot(12, 6.8, 4.6) + shape("M6 19c0-5.4 2-7.4 6-7.4s6 2 6 7.4z") + bar(4.5, 19.4, 15, 2.4),
    "aqueduct": shape("M1.5 5h21v2.6h-1.7v14h-3.6v-6.8a2.7 2.7 0 0 0-5.4 0h.4v6.8H9.4v-6.8a2.7 2.7 0 0 0-5.4 "
                      "0v6.8H1.5z") + line("M2 2.6h20", 1.7, SOFT),
    "podium": shape("M7 3.5h10l-1.5 5h-7zM8.5 9.6h7l1 11.9h-9z") + line("M5 21.5h14", 2),
    "townhall": shape("M12 1.8 15 5v3h6v13.5h-6.2V17a2.8 2.8 0 0 0-5.6 0v4.5H3V8h6V5zM5.6 11v3h2.6v-3zm10.2 "
                      "0v3h2.6v-3zM11 5.6v2h2v-2z", HOLE),
    "obelisk": shape("M12 1.5 14.6 5l1.2 13.5H8.2L9.4 5zM5.5 19.5h13v2.4h-13z"),
    "tree": dot(12, 7, 4.8) + dot(7.4, 11.6, 4.2) + dot(16.6, 11.6, 4.2) + bar(10.8, 12, 2.4, 9.8),
    "dome": shape("M3.5 12a8.5 8.5 0 0 1 17 0zM2.5 13h19v2.2h-19zM2.5 19.4h19v2.3h-19z") + bar(5, 15.7, 2.4, 3.4, 0.3)
        + bar(10.8, 15.7, 2.4, 3.4, 0.3) + bar(16.6, 15.7, 2.4, 3.4, 0.3) + bar(11, 1.6, 2, 2.6, 0.8),
    "laurel_seat": shape("M4 8h16v3.4H4zM5.5 12.4h3v9h-3zm10 0h3v9h-3zM9.5 12.4h5v5h-5z")
        + line("M7 7c-1-2 0-4 2-4.8M17 7c1-2 0-4-2-4.8", 1.8),
    "warehouse": shape("M12 2 22 8v13.5h-4.5V11.5h-11v10H2V8z") + bar(8.2, 13.4, 3.3, 3.3) + bar(12.5, 13.4, 3.3, 3.3)
        + bar(8.2, 17.8, 3.3, 3.3) + bar(12.5, 17.8, 3.3, 3.3),
    "camel": shape("M2.5 9.5 6 8.4c.6-2.4 2.2-3.6 3.6-1.2 1 1.7 2 1.8 2.8.2 1.2-2.8 3.2-2.4 4 .6l1 2.5 1.7-6.3 "
                   "3.4.4-.4 2-1.6.4-1.7 8.5-1.5.5-.3 5.5h-1.8l-.6-5.6H8.4L7.6 21H5.8l-.3-7-1.5-1.5z"),
    "ship": shape("M11.2 2.2c5.6 2.6 7.2 7.2 5.6 12.3h-5.6zM9.6 5c-3.6 2.2-4.8 5.6-4 9.5h4zM2.5 16h19c-.9 3.4-3 5.5-6 "
                  "5.5H8.5c-3 0-5.1-2.1-6-5.5z"),
    "beacon": shape("M9 8h6l2 13.5H7zM8.6 3.5h6.8v3.4H8.6zM10.3 1h3.4v1.7h-3.4z")
        + line("M4.8 3.6 2 2.6M4.8 6.6 2 7.6M19.2 3.6 22 2.6M19.2 6.6 22 7.6", 1.7),
    "arena_ring": "<ellipse cx='12' cy='12' rx='10' ry='7.2' fill='none' stroke='currentColor' stroke-width='2.2'/>"
                  "<ellipse cx='12' cy='12' rx='5.4' ry='3' fill='none' stroke='currentColor' stroke-width='2'/>"
                  + line("M12 4.8V9M12 15v4.2M2 12h4.6M17.4 12H22M5 7l3 2.6M19 7l-3 2.6M5 17l3-2.6M19 17l-3-2.6", 1.6),
    "hands": shape("M2 12.5 7 8l4.5 1.2L14 7.5l8 4.5-3 5.5-4 2.5-4.5-1L5 18z")
        + line("M9.5 13l3-2.5M12.5 15.5l2.5-2M15 17.6l1.5-1.3", 1.5, " stroke-opacity='.7'", "#fff"),
    "pottery": shape("M9 3h6v2.4c3 1.4 5 4.1 5 7.6 0 4.3-2.6 7-5.5 8.5h-5C6.6 20 4 17.3 4 13c0-3.5 2-6.2 5-7.6z"),
}
