"""The faces of the Wonders: a dusk sky, a silhouette, a dark title strip, effects in a pill."""
from __future__ import annotations

from typing import Final

from meydan.drawing.lines import wrapped
from meydan.drawing.look import Look
from meydan.drawing.markup import box, num, text
from meydan.games.seven_wonders_duel.picture.components import Card
from meydan.games.seven_wonders_duel.picture.parts import effect_parts, row

WONDER_W: Final = 122
WONDER_H: Final = 92
SKIES: Final = 6

DARK: Final = "#1d1b33"
MID: Final = "#3a3355"
LIT: Final = "#f4d9a0"


def _p(d: str, fill: str = DARK) -> str:
    return f"<path d='{d}' fill='{fill}'/>"


def _ground(fill: str = DARK) -> str:
    return _p("M0 62h122v3H0z", fill)


def _pyramids() -> str:
    return (_p("M8 62 44 18 80 62z", MID) + _p("M44 18 80 62H52z") + _p("M58 62 86 30 114 62z", MID)
            + _p("M86 30 114 62H92z") + _ground())


def _lighthouse() -> str:
    return (
        _p("M66 16 8 6v22z", "#f4d9a055") + _p("M66 16 122 4v26z", "#f4d9a055") + _p("M58 62 61 36h12l3 26z")
        + _p("M60 36 62 22h10l2 14z", MID) + _p("M62 22v-8l5-5 5 5v8z")
        + f"<circle cx='67' cy='16' r='3' fill='{LIT}'/>" + _p("M40 62q8-8 18-7h18q12-1 20 7z") + _ground(MID)
    )


def _gardens() -> str:
    tiers = "".join(_p(f"M{20 + i * 14} {62 - i * 12}h{82 - i * 28}v-12h{-(82 - i * 28)}z", MID if i % 2 else DARK)
                    for i in range(3))
    trees = "".join(f"<circle cx='{x}' cy='{y}' r='{r}' fill='#2f6b45'/>" for x, y, r in (
        (27, 47, 5), (37, 48, 4), (88, 47, 5), (96, 48, 4), (42, 35, 4), (80, 35, 5), (56, 23, 4), (66, 22, 5)))
    return tiers + trees + _p("M57 62V36h8v26z", "#7fb0bb88") + _ground()


def _temple() -> str:
    columns = "".join(_p(f"M{29 + i * 11} 36h5v22h-5z", MID if i % 2 else DARK) for i in range(6))
    return (_p("M20 33 61 14l41 19z") + _p("M24 33h74v4H24z", MID) + columns + _p("M20 57h82v5H20z") + _ground(MID))


def _piraeus() -> str:
    return (
        _p("M52 12v36h-2V12z") + _p("M53 14c16 4 20 18 16 31H53z", "#e9dcc0")
        + _p("M49 18c-12 4-14 16-11 26h11z", "#d8b98a") + _p("M24 48h60l-9 12H34z")
        + _p("M0 60q8-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 17 0v6H0z", "#2f6f86") + _p("M96 60V36h8v24z", MID)
    )


def _circus() -> str:
    arches = "".join(
        f"<path d='M{13 + i * 12} {y + h}v-{h - 4}a4 4 0 0 1 8 0v{h - 4}z' fill='{LIT}' opacity='.75'/>"
        for i in range(8) for y, h in ((29, 13), (46, 14)))
    return (_p("M8 26q53-14 106 0v36H8z", MID) + arches + _p("M8 43h106v2.5H8z")
            + _p("M8 24q53-14 106 0v3q-53-14-106 0z") + _ground())


def _mausoleum() -> str:
    columns = "".join(_p(f"M{37 + i * 9.5:.1f} 36h4v16h-4z") for i in range(6))
    return (_p("M40 32 61 13l21 19z", MID) + _p("M58 13h6V7h-6z") + _p("M34 32h54v4H34z") + columns
            + _p("M28 52h66v10H28z", MID) + _ground())


def _library() -> str:
    columns = "".join(_p(f"M{30 + i * 16} 28h7v30h-7z", MID) for i in range(4))
    return (_p("M22 28q39-26 78 0z") + _p("M20 27h82v4H20z", MID) + columns
            + _p("M41 58V40h8v18zM73 58V40h8v18z", LIT) + _p("M18 58h86v4H18z") + _ground(MID))


def _road() -> str:
    stones = "".join(_p(f"M{58 - k * 5} {24 + k * 8}h{6 + k * 10}l1.6 4.5h{-(9 + k * 10)}z", "#cdbb9a")
                     for k in range(5))
    pines = "".join(_p(f"M{x} {y}c-3.5 4-3.5 8-1 {h}h2c2.5 {-h + 8} 2.5-4-1 {-h}z", DARK)
                    for x, y, h in ((30, 26, 22), (94, 24, 24), (14, 34, 22), (110, 36, 20), (44, 20, 14),
                                    (80, 20, 14)))
    return _p("M0 42q30-10 61-10t61 10v23H0z", MID) + _p("M57 22h8l26 43H31z", "#9d8a6a") + stones + pines


def _colossus() -> str:
    body = _p("M57 16c0-3 2-5 4.5-5s4.5 2 4.5 5l-1 3c4 1 6 3 6.5 7l-1.5 10 3 22h-7l-4.5-18-4.5 18h-7l3-22-1.5-10c.5-4 "
              "2.5-6 6.5-7z")
    rays = "".join(f"<path d='M61.5 10 {61.5 + dx} {10 - dy}' stroke='{LIT}' stroke-width='1.5'/>"
                   for dx, dy in ((-6, 3), (-3, 6), (0, 7), (3, 6), (6, 3)))
    torch = _p("M70 20 80 10l2 2-10 11z") + f"<circle cx='82' cy='9' r='3.5' fill='{LIT}'/>"
    waves = _p("M0 60q8-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 17 0v6H0z", "#2f6f86")
    return _p("M36 58h18v7H36zM69 58h18v7H69z", MID) + rays + body + torch + waves


def _sphinx() -> str:
    return (
        _p("M76 62 98 34 122 62z", MID) + _p("M98 34 122 62h-14z")
        + _p("M20 62c0-9 5-12 14-13l4-3c-4-7-2-22 9-23 11 1 13 16 9 23l6 2c14 1 26 2 31 14z")
        + _p("M40 40c-3-9-1-15 7-16 8 1 10 7 7 16l4 7H36z", MID) + _p("M42 30h10v10c-2 4-8 4-10 0z", "#c9a877")
        + _p("M44 33h2.5v1.5H44zM48 33h2.5v1.5H48zM45 38h4v1.2h-4z") + _p("M8 62v-5h22l3 5z", MID) + _ground()
    )


def _zeus() -> str:
    return (
        _p("M24 12h6v50h-6zM92 12h6v50h-6z", MID) + _p("M20 8h82v5H20z")
        + _p("M44 62V30h6v20h24V30h6v32z", "#b57f14")
        + _p("M55 20c0-4 2.5-7 6-7s6 3 6 7l-1.5 5c5 1.5 7 5 7 10v11h3v16H47V46h3V35c0-5 2-8.5 7-10z")
        + f"<path d='M76 58 80 16' stroke='{LIT}' stroke-width='2'/>"
        + f"<circle cx='80' cy='15' r='2.6' fill='{LIT}'/>"
        + _p("M56 13q5-4 10 0l-1 2h-8z", "#f2c14e") + _ground(MID)
    )


ART: Final = {
    "appian_way": _road, "circus_maximus": _circus, "colossus": _colossus, "great_library": _library,
    "great_lighthouse": _lighthouse, "hanging_gardens": _gardens, "mausoleum": _mausoleum, "piraeus": _piraeus,
    "pyramids": _pyramids, "sphinx": _sphinx, "statue_of_zeus": _zeus, "temple_of_artemis": _temple,
}


def titles(names: dict[str, str], look: Look) -> dict[str, tuple[float, list[str]]]:
    """All titles in one size: the largest at which the longest fits; on a phone in two lines."""
    room, most, size = WONDER_W - 8.0, 2 if look.tall else 1, 13.0 if look.tall else 12.0
    while any(len(wrapped(name, room, size)) > most for name in names.values()):
        size -= 0.2
    return {key: (size, wrapped(name, room, size)) for key, name in names.items()}


def sky_paints() -> str:
    """A sky for each time of day, so that no two neighbours look alike."""
    skies = (("#27406f", "#8a6a8c", "#e8a96a"), ("#2f6f95", "#8fc0cf", "#f3dcae"), ("#33285c", "#8d4a7c", "#f09a6a"),
             ("#14324f", "#2f7a86", "#a8d3b0"), ("#5a3a5e", "#c47a6a", "#f7d08a"), ("#1b2450", "#4a4f94", "#b9a3d0"))
    return "".join(
        f"<linearGradient id='seven_wonders_duel-sky-{number}' x1='0' y1='0' x2='0' y2='1'>"
        + "".join(f"<stop offset='{at}' stop-color='{colour}'/>" for at, colour in zip((0, 0.5, 0.85), colours))
        + "</linearGradient>" for number, colours in enumerate(skies))


def wonder_face(card: Card, title: tuple[float, list[str]], look: Look) -> str:
    """The price is drawn on the table, because a built Wonder shows none."""
    parts = effect_parts(card.effect, look, 9.5 if look.tall else 8.5)
    sky = f"url(#seven_wonders_duel-sky-{list(ART).index(card.name) % SKIES})"
    size, lines = title
    strip = 2 * size + 9 if look.tall else 20.5             # the same for all, so that neighbours line up
    frame = 3.0 if look.tall else 0.0                       # gold when it is built, over the strip's foot
    top = WONDER_H - strip
    shrink = (top - 21) / 62                                # the art stands on the strip of its effects
    first = top + (strip - frame) / 2 + size * 0.36 - (len(lines) - 1) * size * 0.52
    return (
        f"<symbol id='w-{card.name}' viewBox='0 0 {WONDER_W} {WONDER_H}'>"
        f"<clipPath id='cw-{card.name}'><rect width='{WONDER_W}' height='{WONDER_H}' rx='8'/></clipPath>"
        f"<g clip-path='url(#cw-{card.name})'><rect width='{WONDER_W}' height='{WONDER_H}' fill='{sky}'/>"
        f"<circle cx='{92 if sky[-2] in '024' else 40}' cy='20' r='11' fill='#ffe2a6' opacity='.55'/>"
        f"<g transform='translate({num(WONDER_W * (1 - shrink) / 2)} 0) scale({shrink:.3g})'>{ART[card.name]()}</g>"
        + box(0, top - 21, WONDER_W, 21, paint=" fill='#2a2350'")
        + box(0, top - 21.6, WONDER_W, 1.2, paint=" fill='var(--gold)' opacity='.8'")
        + box(0, top, WONDER_W, strip, paint=" fill='#12132a'")
        + row(parts, WONDER_W / 2, top - 10.2, width=WONDER_W - 14) + "</g>"
        + "".join(text(WONDER_W / 2, first + number * size * 1.04, line, size, "t-on")
                  for number, line in enumerate(lines))
        + f"<rect x='.75' y='.75' width='{num(WONDER_W - 1.5)}' height='{num(WONDER_H - 1.5)}' rx='7.5' fill='none' "
        "stroke='#0c1226' stroke-opacity='.6' stroke-width='1.5'/></symbol>"
    )


def cover_art() -> str:
    """The game on the shelf: the pyramids at dusk between two columns, 320 by 150."""
    return (
        "<rect width='320' height='150' fill='url(#g-dusk)'/><circle cx='236' cy='48' r='27' fill='#ffe2a6' "
        "opacity='.7'/>"
        f"<g transform='translate(66 22) scale(1.75)'>{_pyramids()}</g>"
        f"<path d='M0 130q80-16 160-8t160-2v32H0z' fill='{DARK}'/>"
        f"<g fill='{MID}'><path d='M14 20h34v7H14zM18 27h26v100H18zM272 20h34v7h-34zM276 27h26v100h-26z'/></g>"
        f"<g stroke='{DARK}' stroke-width='2' opacity='.6'><path d='M25 30v95M31 30v95M37 30v95M283 30v95M289 "
        "30v95M295 30v95'/></g>"
    )
