"""The small signs faces are made of: coins, resources, laurels, shields, prices."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.drawing.look import Look
from meydan.drawing.markup import box, num, text, use
from meydan.drawing.shapes import disc_path, polygon_path
from meydan.games.seven_wonders_duel.picture.components import KIND, SYMBOL_ICON, Part

# Colour and number of corners (0: round) of each resource.
RESOURCES: Final = {"wood": ("#7a4f24", 0), "stone": ("#5c646c", 4), "clay": ("#a2452c", 6), "glass": ("#1f7fa8", 8),
                    "papyrus": ("#8a6d1c", 5)}
KIND_ICON: Final = {"raw": "i-clay", "goods": "i-glass", "trade": "i-scales", "civic": "i-laurel", "science": "i-gear",
                    "war": "i-shield", "guild": "i-hands"}

Drawn = tuple[float, str]                       # width, and markup centred on 0,0


def coin(x: float, y: float, r: float, label: str, size: float = 0) -> str:
    """A gold coin with a number."""
    font = size or r * 1.2
    return (
        f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(r)}' fill='url(#g-coin)' stroke='var(--gold-2)' "
        f"stroke-width='{0.06 * r + 0.5:.1f}'/>"
        f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(r * 0.8)}' fill='none' stroke='#fff' stroke-opacity='.5' "
        f"stroke-width='.8'/>" + (text(x, y + font * 0.36, label, font, "t-num") if label else "")
    )


def resource(x: float, y: float, r: float, name: str, dark: bool = False) -> str:
    """A resource: cream disc where it is made, dark pip where it is needed."""
    colour, sides = RESOURCES[name]
    fill, edge = (colour, "#fffaf0") if dark else ("#fffaf0", colour)
    shape = (f"<path d='{_outline(x, y, r, sides)}' fill='{fill}' stroke='{edge}' "
             f"stroke-width='{num(max(0.8, r * 0.1))}' stroke-linejoin='round'/>")
    sign = use(f"i-{name}", x - r * 0.62, y - r * 0.62, r * 1.24, cls="w" if dark else "")
    return shape + (sign if dark else f"<g color='{colour}'>{sign}</g>")


def _outline(x: float, y: float, r: float, sides: int) -> str:
    """Each resource has a shape of its own, so that colour is never the only sign."""
    if not sides:
        return disc_path(x, y, r)
    return polygon_path(x, y, r * (1.12 if sides > 4 else 1.2), sides, 0.785 if sides == 4 else 0)


def laurel(r: float, number: str) -> str:
    """Victory points, on a coloured head."""
    s = r * 2.55
    ground = f"<circle cy='-.4' r='{num(r * 0.8)}' fill='#14284f'/>"
    return use("i-laurel", -s / 2, -s / 2 - 0.5, s, cls="w") + ground + text(0, r * 0.4, number, r * 1.12, "t-on")


def swatch(x: float, y: float, h: float, what: str, look: Look) -> str:
    """What a card counts: a small card of that colour, a Wonder, or three coins."""
    if what == "coin_triple":
        return coin(x, y, h * 0.55, look.number(3))
    if what == "wonder":
        fill, sign = "url(#g-dusk)", use("i-arch", x - h * 0.3, y - h * 0.3, h * 0.6, cls="w")
        return (box(x - h * 0.62, y - h * 0.5, h * 1.24, h, 2, paint=f" fill='{fill}' stroke='#fff' stroke-width='1'")
                + sign)
    kind = KIND[what]
    card = box(x - h * 0.42, y - h * 0.5, h * 0.84, h, 2,
               paint=f" fill='url(#g-{kind})' stroke='#fff' stroke-width='1.1'")
    return card + use(KIND_ICON[kind], x - h * 0.32, y - h * 0.32, h * 0.64, cls="w")


def effect_parts(effect: Sequence[Part], look: Look, r: float) -> list[Drawn]:
    """Each part of an effect as a sign of about radius r."""
    return [drawn for part in effect for drawn in _part(part, look, r)]


def _part(part: Part, look: Look, r: float) -> list[Drawn]:
    number = look.number(part.number)
    match part.what:
        case "makes":
            return [(2 * r, resource(0, 0, r, part.about[0]))]
        case "choice":
            k = r * 0.84
            w = 2 * k * len(part.about) - 3 * (len(part.about) - 1)
            return [(w, "".join(resource(-w / 2 + k + i * (2 * k - 3), 0, k, name)
                                for i, name in enumerate(part.about)))]
        case "price":
            shift = r * 0.3
            return [(2.4 * r, resource(-shift, 0, r * 0.9, part.about[0])
                     + coin(r * 0.62, r * 0.5, r * 0.62, look.number(1)))]
        case "coins":
            return [(2 * r, coin(0, 0, r, number))]
        case "loses":
            return [(2 * r, coin(0, 0, r, look.number(-part.number), r)
                     + f"<circle r='{num(r)}' fill='none' stroke='var(--war)' stroke-width='1.6'/>")]
        case "coins-per":
            h = r * 1.5
            slash = (f"<path d='M{num(-r * 0.1)} {num(r * 0.8)}L{num(r * 0.5)} {num(-r * 0.8)}' stroke='#fff' "
                     "stroke-width='1.6'/>")
            return [(3.3 * r, coin(-r * 0.85, 0, r * 0.9, number) + slash + swatch(r * 1.1, 0, h, part.about[0], look))]
        case "points-per":
            h = r * 1.4
            wide = 0.8 * h * len(part.about)
            marks = "".join(swatch(r * 0.95 + (i + 0.5) * wide / len(part.about), 0, h, what, look)
                            for i, what in enumerate(part.about))
            slash = (f"<path d='M{num(r * 0.35)} {num(r * 0.8)}L{num(r * 0.85)} {num(-r * 0.8)}' stroke='#fff' "
                     "stroke-width='1.6'/>")
            body = f"<g transform='translate({num(-r * 0.55)} 0)'>{laurel(r * 0.92, number)}</g>{slash}{marks}"
            shift = (wide - r * 0.6) / 2
            return [(2.6 * r + wide, f"<g transform='translate({num(-shift)} 0)'>{body}</g>")]
        case "shields":
            return [(r * 1.75, use("i-shield", -r, -r, 2 * r, cls="w"))] * part.number
        case "points":
            return [(r * 2.2, laurel(r, number))]
        case "symbol":
            icon = SYMBOL_ICON.get(part.about[0], part.about[0])
            return [(2.1 * r, use(f"i-{icon}", -r * 1.08, -r * 1.08, 2.16 * r, cls="w"))]
        case "destroys":
            return [(2 * r, swatch(-r * 0.2, r * 0.1, r * 1.6, part.about[0], look)
                     + use("i-burn", -r * 0.1, -r * 0.9, r * 1.3, cls="w"))]
        case "revives":
            return [(2 * r, use("i-cards", -r, -r, 2 * r, cls="w"))]
        case "draws":
            return [(2 * r, use("i-star8", -r, -r, 2 * r, cls="w")
                     + text(0, r * 0.38, number, r * 1.05, "t-ink"))]
        case "again":
            return [(1.9 * r, use("i-again", -r * 0.9, -r * 0.9, 1.8 * r, cls="w"))]
    raise ValueError(part.what)


def row(parts: Sequence[Drawn], cx: float, cy: float, gap: float = 3, width: float = 0) -> str:
    """Signs side by side around a middle; shrunk where they would not fit."""
    total = sum(w for w, _ in parts) + gap * (len(parts) - 1)
    x, out = -total / 2, []
    for w, body in parts:
        out.append(f"<g transform='translate({num(x + w / 2)} 0)'>{body}</g>")
        x += w + gap
    scale = min(1.0, width / total) if width and total else 1.0
    shrink = f" scale({scale:.3g})" if scale < 1 else ""
    return f"<g transform='translate({num(cx)} {num(cy)}){shrink}'>{''.join(out)}</g>"


def price_pill(cx: float, cy: float, total: int, affordable: bool, look: Look, chained: bool = False,
               r: float = 9.0) -> str:
    """What it costs me now: coins, a green tick when it is free, muted when out of reach."""
    w, h = r * 4.4, r * 2.3
    if affordable:
        paint = " fill='#fffaf0' stroke='#1d7a46' stroke-width='1.6'"
    else:
        paint = " fill='#efe3ca' stroke='#a3253d' stroke-width='1.4' stroke-dasharray='3 2'"
    body = box(-w / 2, -h / 2, w, h, h / 2, paint=paint)
    side = -1 if look.rtl else 1
    if chained:
        sign = use("i-chain", -side * r - r * 0.8, -r * 0.8, r * 1.6, cls="civic")
    else:
        sign = f"<g transform='translate({num(-side * r)} 0)'>{coin(0, 0, r * 0.78, '')}</g>"
    if total == 0:
        value = use("i-check", side * r * 0.9 - r * 0.75, -r * 0.75, r * 1.5, cls="science")
    else:
        value = text(side * r * 0.9, r * 0.48, look.number(total), r * 1.42, "t-ink" if affordable else "t-no")
    return f"<g transform='translate({num(cx)} {num(cy)})'>{body}{sign}{value}</g>"


def needs(coins: int, resources: Sequence[str], chain: str, look: Look) -> list[str]:
    """What a card asks for, sign by sign; each is drawn by `pip`."""
    return ([f"coin:{look.number(coins)}"] if coins else []) + list(resources) + ([f"chain:{chain}"] if chain else [])


def pip(what: str, x: float, y: float, r: float) -> str:
    """One sign of a cost."""
    if what.startswith("coin:"):
        return coin(x, y, r, what[5:])
    if what.startswith("chain:"):
        ring = f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(r)}' fill='#fffaf0' stroke='#fff' stroke-width='.8'/>"
        return ring + use(f"i-{what[6:]}", x - r * 0.72, y - r * 0.72, r * 1.44, cls="civic")
    return resource(x, y, r, what, dark=True)


def cost_columns(signs: Sequence[str], edge: float, y: float, look: Look, r: float, pitch: float, rows: int) -> str:
    """A cost as columns of pips from the reading start; `edge` is the first column's middle."""
    side = -1 if look.rtl else 1
    return "".join(pip(what, edge + side * (i // rows) * (2 * r + 1), y + i % rows * pitch, r)
                   for i, what in enumerate(signs))
