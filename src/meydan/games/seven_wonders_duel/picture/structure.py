"""The middle of the table: the draft, the structure of an Age, the discard pile, and what lies spread out to choose."""
from __future__ import annotations

from typing import Any, Final, NamedTuple

from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, num, piece, place, text, use
from meydan.drawing.picture import View
from meydan.drawing.scene import Zone
from meydan.games.seven_wonders_duel.picture.components import PLACES, WONDERS
from meydan.games.seven_wonders_duel.picture.faces import CARD_H, CARD_W
from meydan.games.seven_wonders_duel.picture.parts import cost_columns, needs, price_pill
from meydan.games.seven_wonders_duel.picture.wonder_art import WONDER_H, WONDER_W
from meydan.games.seven_wonders_duel.picture.words import Words

WIDTH: Final = 680
PITCH: Final = CARD_W + 8
PILE: Final = (104, 134)


class Left(NamedTuple):
    """What is left of a structure: its first and last row, and the column in its middle."""

    first: int
    last: int
    middle: float


def visible(look: Look, left: Left) -> int:
    """How much of a covered card is seen: on a phone a high structure shows only the bands with what cards give."""
    return min(64, 264 // max(1, left.last - left.first)) if look.tall else 60


def _left(view: View) -> Left:
    """The broad row of Age II is left at its end, and may be left on one side."""
    places = [PLACES[str(view["age"])][slot["slot"]] for slot in view["structure"]] or [(0, 6)]
    rows, columns = zip(*places, strict=True)
    return Left(min(rows), max(rows), (min(columns) + max(columns)) / 2 if view["age"] == 2 else 6)


def board(view: View, look: Look, words: Words) -> Zone:
    """One zone for all phases; its height follows the Age."""
    age = str(view["age"])
    if age == "0":
        return _draft(view, look, words)
    left = _left(view)                                      # moves up and is drawn as large as can be
    height: float = max((left.last - left.first) * visible(look, left) + CARD_H + 10, PILE[1] + 12)
    if age == "2":                                          # broad above: the pile lies below what reaches its corner
        height = max(height, _low_at_the_side(view, look, left) + PILE[1] + 12)
    layers = {
        "l-structure": "".join(_slot(slot, view, look, words, left) for slot in view["structure"]),
        "l-discard": _discard_pile(view, look, words, height),
        "l-spread": _spread(view, look, words, height),
    }
    return Zone("board", WIDTH, height, words.say("board-structure", age=words.standing()), layers)


def _corner(slot: dict[str, Any], view: View, look: Look, left: Left) -> tuple[float, float]:
    """Of a card in the structure, when this is left."""
    row, column = PLACES[str(view["age"])][slot["slot"]]
    return WIDTH / 2 + (column - left.middle) * PITCH / 2 - CARD_W / 2, 5 + (row - left.first) * visible(look, left)


def _low_at_the_side(view: View, look: Look, left: Left) -> float:
    """How far down cards reach where the discard pile is."""
    pile = look.x(WIDTH - PILE[0] - 2, PILE[0], WIDTH)
    corners = (_corner(slot, view, look, left) for slot in view["structure"])
    return max((y + CARD_H for x, y in corners if pile - CARD_W < x < pile + PILE[0]), default=0.0)


def _slot(slot: dict[str, Any], view: View, look: Look, words: Words, left: Left) -> str:
    x, y = _corner(slot, view, look, left)
    shadow = box(3, 4, CARD_W, CARD_H, 9, "drop")
    hidden_id = f"x-{view['age']}-{slot['slot']}"
    name = slot["card"]
    if not name:
        label = words.say("card-hidden", back=words.say(f"back-{slot['back']}"))
        return piece(hidden_id, x, y, shadow + use(f"back-{slot['back']}", 0, 0, CARD_W, CARD_H), label=label,
                     cls="card")
    inner = shadow + use(f"f-{name}", 0, 0, CARD_W, CARD_H, "hl")
    label = words.building_label(name)
    if slot["accessible"]:
        bill = words.bill(name)
        if bill:
            inner += price_pill(CARD_W / 2, 141, int(bill["total"]), bill["affordable"], look, bool(bill["chain"]),
                                11 if look.tall else 9)
    else:
        label = f"{label} ({words.say('card-covered')})"
        inner += box(0, 0, CARD_W, CARD_H, 8.5, paint=" fill='#1a130a' opacity='.17'")
    tip = words.building_tip(name)
    if not slot["accessible"]:
        tip += "\n§" + words.say("covered-by", cards=look.joined(_covering(slot, view, words)))
    return piece(f"c-{name}", x, y, inner, label=label, cls="card", face=f"f-{name}", tip=tip, origin=hidden_id)


def _covering(slot: dict[str, Any], view: View, words: Words) -> list[str]:
    """What still lies on a card."""
    places = PLACES[str(view["age"])]
    row, column = places[slot["slot"]]
    return [words.building_name(other["card"]) if other["card"] else words.say("card-face-down")
            for other in view["structure"]
            if places[other["slot"]][0] == row + 1 and abs(places[other["slot"]][1] - column) == 1]


def _discard_pile(view: View, look: Look, words: Words, height: float) -> str:
    """In the corner that the structure leaves free."""
    w, h = PILE
    x = look.x(WIDTH - w - 2, w, WIDTH)
    y = height - h - 4 if view["age"] == 2 else 4
    count = len(view["discard"])
    label = words.say("discard-pile", cards=count)
    spot = box(x, y, w, h, 12, "pan-el hl") + box(x + 20, y + 8, 64, 94, 7, "slot")
    title = words.say("discard-short", cards=count)
    spot += text(x + w / 2, y + h - 11, title, fitting(title, w - 12, 13 if look.tall else 12), "t-lab")
    cards = ""
    if view["asking"] != "ReviveCard" or not _chooses(view, look):
        cards = "".join(
            piece(f"c-{name}", x + 19 + min(i, 3), y + 9 - min(i, 3), use(f"f-{name}", 0, 0, CARD_W, CARD_H), scale=0.6,
                  cls="card still")
            for i, name in enumerate(view["discard"]))
    return place("discard", spot, label=label, opens="discard") + cards


def _chooses(view: View, look: Look) -> bool:
    return look.seat is not None and view["current"] == look.seat


def _sheet(height: float, title: str) -> str:
    """A panel laid over the structure, for things spread out to choose from."""
    return (box(2, 2, WIDTH - 4, height - 4, 16, paint=" fill='var(--panel)' fill-opacity='.97' stroke='var(--gold)' "
                                                       "stroke-width='2'")
            + text(WIDTH / 2, 34, title, fitting(title, WIDTH - 60, 20), "t-bold"))


def _spread(view: View, look: Look, words: Words, height: float) -> str:
    if view["asking"] == "ReviveCard" and _chooses(view, look):
        return _sheet(height, words.say("spread-discard")) + _grid(view["discard"], look, words, height)
    if view["library"] is not None:
        return _sheet(height, words.say("spread-library" if view["library"] else "spread-library-hidden")) + \
            _library(view["library"], look, words, height)
    return ""


def _grid(names: list[str], look: Look, words: Words, height: float) -> str:
    columns = next(c for c in range(4, 20)
                   if ((len(names) + c - 1) // c) * ((WIDTH - 40) / c) * CARD_H / CARD_W <= height - 60)
    cell = min((WIDTH - 40) / columns, CARD_W + 12)
    scale = (cell - 8) / CARD_W
    out = []
    for i, name in enumerate(names):
        in_row = min(columns, len(names) - i // columns * columns)
        x = WIDTH / 2 - in_row * cell / 2 + i % columns * cell + 4
        y = 52 + i // columns * (CARD_H * scale + 8)
        out.append(piece(f"c-{name}", x, y, use(f"f-{name}", 0, 0, CARD_W, CARD_H, "hl"), scale=scale, cls="card",
                         label=words.building_label(name), face=f"f-{name}", tip=words.building_tip(name)))
    return "".join(out)


def _library(names: list[str], look: Look, words: Words, height: float) -> str:
    size, gap = 104, 84
    y, out = height / 2 - size / 2 - 4, []
    for i in range(3):
        x = WIDTH / 2 + (i - 1) * (size + gap) - size / 2
        if names:
            name = names[i]
            inner = use(f"k-{name}", 0, 0, size, cls="hl")
            title = words.say(f"token-{name}")
            inner += text(size / 2, size + 24, title, fitting(title, size + gap - 10, 18), "t-bold")
            out.append(piece(f"t-{name}", x, y, inner, label=words.token_label(name), cls="token", face=f"k-{name}",
                             tip=words.token_tip(name)))
        else:
            out.append(piece(f"tx-{i}", x, y, use("k-hidden", 0, 0, size), label=words.say("token-hidden"),
                             cls="token"))
    return "".join(out)


def _draft(view: View, look: Look, words: Words) -> Zone:
    height, scale = (546.0, 2.58) if look.tall else (440.0, 1.98)
    w, h = WONDER_W * scale, WONDER_H * scale
    title = words.say("board-draft")
    back = text(WIDTH / 2, 24, title, fitting(title, WIDTH - 30, 19 if look.tall else 17), "t-bold")
    out = []
    for i, name in enumerate(view["draft"]):
        x = WIDTH / 2 + (-w - 10 if (i % 2 == 0) != look.rtl else 10)
        y = 40 + i // 2 * (h + 14)
        out.append(wonder_piece(name, x, y, scale, look, words, None, False, None))
    spread = _spread(view, look, words, height)
    return Zone("board", WIDTH, height, title, {"l-structure": back + "".join(out), "l-discard": "",
                                                "l-spread": spread})


def wonder_piece(name: str, x: float, y: float, scale: float, look: Look, words: Words, bill: dict[str, Any] | None,
                 built: bool, under: str | None) -> str:
    """A Wonder on the table: its price while it is a plan, a gold frame once it stands.

    Every decision draws eight of them for each who looks, mostly as before: they are remembered.
    """
    memo = (name, x, y, scale, look.language, look.layout, repr(bill), built, under)
    drawn = _DRAWN.get(memo)
    if drawn is None:
        if len(_DRAWN) >= REMEMBERED:
            _DRAWN.clear()
        drawn = _DRAWN[memo] = _wonder_piece(name, x, y, scale, look, words, bill, built, under)
    return drawn


_DRAWN: dict[tuple[object, ...], str] = {}
REMEMBERED = 20_000


def _wonder_piece(name: str, x: float, y: float, scale: float, look: Look, words: Words, bill: dict[str, Any] | None,
                  built: bool, under: str | None) -> str:
    inner = box(2, 3, WONDER_W, WONDER_H, 8, "drop") + use(f"w-{name}", 0, 0, WONDER_W, WONDER_H, "hl")
    if built:
        cx = look.x(WONDER_W - 15, 0, WONDER_W)
        inner += box(1.5, 1.5, WONDER_W - 3, WONDER_H - 3, 7,
                     paint=" fill='none' stroke='url(#g-gold)' stroke-width='3.4'")
        inner += f"<circle cx='{num(cx)}' cy='15' r='9.5' fill='#1d7a46' stroke='#fff' stroke-width='1.5'/>"
        inner += use("i-check", cx - 6, 9, 12, cls="w")
    else:
        r = 7.2 if look.tall else 6.8
        signs = needs(0, WONDERS[name].resources, "", look)
        inner += cost_columns(signs, look.x(3, 2 * r, WONDER_W) + r, r + 3, look, r, 2 * r + 0.3, 3)
        if bill:
            inner += price_pill(look.x(WONDER_W - 22, 0, WONDER_W), 14, int(bill["total"]), bill["affordable"], look,
                                False,
                                9 if look.tall else 8)
    return piece(f"w-{name}-p", x, y, inner, label=words.wonder_label(name, bill, built), cls="wonder", scale=scale,
                 face=f"w-{name}", tip=words.wonder_tip(name, bill, under))


__all__ = ["WIDTH", "board", "wonder_piece"]
