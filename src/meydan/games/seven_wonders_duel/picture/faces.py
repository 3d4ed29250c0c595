"""Card faces: drawn once per language and layout, then only referred to.

Everything needed to decide lies in the part that stays visible when a card is covered; on a phone
the head grows. The lower edge of the head has a profile per kind: colour is never the only sign.
"""
from __future__ import annotations

from functools import cache
from typing import Final

from meydan.core.texts import GameTexts
from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, num, text, use
from meydan.drawing.shapes import iwan_path, star_path
from meydan.games.seven_wonders_duel.picture.components import (
    BACKS,
    BUILDING_ICON,
    BUILDINGS,
    CHAIN_ICON,
    TOKEN_ICON,
    TOKENS,
    WONDERS,
    Card,
)
from meydan.games.seven_wonders_duel.picture.parts import cost_columns, effect_parts, needs, row
from meydan.games.seven_wonders_duel.picture.wonder_art import titles, wonder_face

CARD_W: Final = 104
CARD_H: Final = 156
MINI_W: Final = 84
MINI_H: Final = 27
ROMAN: Final = {"age1": "I", "age2": "II", "age3": "III"}


def head(kind: str, w: float, h: float, r: float = 8) -> str:
    """The coloured head of a card."""
    top = (f"M0 {num(h)}V{num(r)}a{num(r)} {num(r)} 0 0 1 {num(r)} {num(-r)}H{num(w - r)}a{num(r)} {num(r)} 0 0 "
           f"1 {num(r)} {num(r)}V{num(h)}")
    return f"<path d='{top}{_edge(kind, w, h)}z' fill='url(#g-{kind})'/>"


def _edge(kind: str, w: float, h: float) -> str:
    match kind:
        case "goods":                           # steps
            n = w / 8
            return "".join(f"h{-n / 2:.2f}v4h{-n / 2:.2f}v-4" for _ in range(8))
        case "trade":                           # an awning
            n = w / 8
            return "".join(f"a{n / 2:.2f} 4.5 0 0 1 {-n:.2f} 0" for _ in range(8))
        case "civic":                           # one wide bow
            return f"Q{num(w / 2)} {num(h + 10)} 0 {num(h)}"
        case "science":                         # a wave
            n = w / 4
            return "".join(f"q{-n / 4:.2f} 5 {-n / 2:.2f} 0t{-n / 2:.2f} 0" for _ in range(4))
        case "war":                             # teeth
            n = w / 10
            return "".join(f"l{-n / 2:.2f} 5l{-n / 2:.2f} -5" for _ in range(10))
        case "guild":                           # an ogee
            return (f"C{num(w * 0.7)} {num(h)} {num(w * 0.6)} {num(h)} {num(w / 2)} {num(h + 8)}"
                    f"C{num(w * 0.4)} {num(h)} {num(w * 0.3)} {num(h)} 0 {num(h)}")
    return ""                                   # raw materials: a straight edge


def card_face(card: Card, name: str, look: Look) -> str:
    """Coloured head with effects and price, name, picture in a portal."""
    tall, kind = look.tall, card.kind
    depth, pip, pitch, rows = (58, 9.4, 19, 3) if tall else (42, 7.6, 15.6, 3)
    signs = needs(card.coins, card.resources, CHAIN_ICON.get(card.chain_from, card.chain_from), look)
    columns = (len(signs) + rows - 1) // rows
    taken = columns * (2 * pip + 1) + 3
    room = CARD_W - taken - 6
    count = sum(part.number if part.what in ("shields", "makes") else 1 for part in card.effect)
    r = ({1: 19.5, 2: 16.5}.get(count, 13) if tall else 14 if count < 3 else 11.5)
    middle = CARD_W / 2 + (taken / 2 - 2 if columns else 0) * (-1 if look.rtl else 1)
    ax, ay, aw, ah = (25, 90, 54, 58) if tall else (22, 68, 60, 80)
    icon = 28 if tall else 36
    arch = iwan_path(ax, ay, aw, ah)
    edge = look.x(2.5, 2 * pip, CARD_W) + pip
    gift = ""
    if card.chain_to:
        gx, gy, gr = look.x(CARD_W - 25, 18, CARD_W) + 9, depth + (42 if tall else 38), 9.5
        sign = CHAIN_ICON.get(card.chain_to, card.chain_to)
        gift = (f"<circle cx='{num(gx)}' cy='{num(gy)}' r='{gr}' fill='#fffaf0' stroke='var(--{kind}-2)' "
                "stroke-width='1.3'/>"
                + use(f"i-{sign}", gx - 6.5, gy - 6.5, 13, cls="civic"))
    label_y = depth + (20 if tall else 16)
    return (
        f"<symbol id='f-{card.name}' viewBox='0 0 {CARD_W} {CARD_H}'>"
        + box(0.5, 0.5, CARD_W - 1, CARD_H - 1, 8.5, "stock")
        + f"<path d='{iwan_path(ax - 5, ay - 6, aw + 10, ah + 10)}' fill='none' stroke='var(--{kind})' "
          "stroke-opacity='.35' stroke-width='1'/>"
        f"<path d='{arch}' fill='url(#g-{kind})' opacity='.22'/>"
        f"<path d='{arch}' fill='none' stroke='var(--{kind}-2)' stroke-width='1.3' opacity='.75'/>"
        + use(f"i-{BUILDING_ICON[card.name]}", CARD_W / 2 - icon / 2, ay
              + ah * (0.5 if tall else 0.42) - icon / 2, icon, cls=kind)
        + f"<path d='M{ax} 148h{aw}' stroke='var(--{kind}-2)' stroke-width='2' opacity='.75'/>"
        + head(kind, CARD_W, depth)
        + f"<path d='M1 20V8.5a7.5 7.5 0 0 1 7.5 -7.5H{CARD_W - 8.5}a7.5 7.5 0 0 1 7.5 7.5V20z' fill='url(#g-gloss)'/>"
        + row(effect_parts(card.effect, look, r), middle, depth / 2 + 0.5, width=room)
        + cost_columns(signs, edge, pip + 2.5, look, pip, pitch, rows)
        + text(CARD_W / 2, label_y, name, fitting(name, 94, 15.5 if tall else 12.5), "t-title")
        + gift + "</symbol>"
    )


def mini_face(card: Card, look: Look) -> str:
    """A card folded into a city: the head alone, with the sign it gives."""
    parts = effect_parts(card.effect, look, 10 if look.tall else 9)
    sign = ""
    if card.chain_to:
        x = look.x(MINI_W - 19, 16, MINI_W)
        icon = CHAIN_ICON.get(card.chain_to, card.chain_to)
        sign = (f"<circle cx='{num(x + 8)}' cy='11.5' r='8.5' fill='#fffaf0'/>"
                + use(f"i-{icon}", x + 2, 5.5, 12, cls="civic"))
    return (
        f"<symbol id='m-{card.name}' viewBox='0 0 {MINI_W} {MINI_H}'>"
        + box(0.5, 0.5, MINI_W - 1, MINI_H - 1, 6, "stock")
        + head(card.kind, MINI_W, MINI_H - 5, 6)
        + box(1, 1, MINI_W - 2, 10, 5, paint=" fill='url(#g-gloss)'")
        + row(parts, MINI_W / 2 + (0 if not sign else 8 if look.rtl else -8), 12, width=MINI_W - (26 if sign else 8))
        + sign + "</symbol>"
    )


def back_face(back: str, look: Look) -> str:
    """Lapis with a small lattice and the Age in a star; Guilds have a plum back."""
    label = look.number(back[-1]) if look.rtl else ROMAN.get(back, "")
    fill = "url(#g-plum)" if back == "guild" else "url(#g-lapis)"
    inner = "#3c1f5c" if back == "guild" else "#14284f"
    sign = (text(CARD_W / 2, 43, label, 18, "t-gold") if back != "guild"
            else use("i-hands", CARD_W / 2 - 11, 25, 22, cls="gold"))
    frame = box(5, 5, CARD_W - 10, CARD_H - 10, 5, paint=" fill='url(#p-girih-s)' opacity='.5'")
    rule = box(5, 5, CARD_W - 10, CARD_H - 10, 5, paint=" fill='none' stroke='var(--gold)' stroke-width='1.1' "
                                                        "opacity='.8'")
    stars = "".join(f"<path d='{star_path(CARD_W / 2, 108, r)}' fill='none' stroke='var(--gold)' stroke-width='1' "
                    "opacity='.6'/>"
                    for r in (28, 16))
    return (
        f"<symbol id='back-{back}' viewBox='0 0 {CARD_W} {CARD_H}'>"
        + box(0.5, 0.5, CARD_W - 1, CARD_H - 1, 8.5, paint=f" fill='{fill}' stroke='#0c1a38'") + frame + rule
        + f"<path d='{star_path(CARD_W / 2, 36, 22)}' fill='{inner}' stroke='var(--gold)' stroke-width='1.5'/>"
        + sign + stars + "</symbol>"
    )


def token_face(token: str) -> str:
    """A Progress token: a scalloped green seal."""
    return (
        f"<symbol id='k-{token}' viewBox='0 0 44 44'>"
        f"<path d='{star_path(22, 22, 21, 12, 0.93)}' fill='url(#g-science)' stroke='#0f3d2a' stroke-width='1'/>"
        "<circle cx='22' cy='22' r='16.5' fill='none' stroke='#fff' stroke-opacity='.55'/>"
        + use(f"i-{TOKEN_ICON[token]}", 11, 11, 22, cls="w") + "</symbol>"
    )


def hidden_token() -> str:
    return (
        f"<symbol id='k-hidden' viewBox='0 0 44 44'><path d='{star_path(22, 22, 21, 12, 0.93)}' fill='url(#g-lapis)' "
        f"stroke='#0c1a38'/><path d='{star_path(22, 22, 12)}' fill='none' stroke='var(--gold)' "
        "stroke-width='1.2'/></symbol>"
    )


@cache
def all_faces(texts: GameTexts, language: str, layout: str) -> dict[str, str]:
    """Every symbol of the game."""
    look = Look(language, layout)
    faces = {"k-hidden": hidden_token()}
    for name, card in BUILDINGS.items():
        faces[f"f-{name}"] = card_face(card, texts.say(f"building-{name}"), look)
        faces[f"m-{name}"] = mini_face(card, look)
    named = titles({name: texts.say(f"wonder-{name}") for name in WONDERS}, look)
    for name, card in WONDERS.items():
        faces[f"w-{name}"] = wonder_face(card, named[name], look)
    for token in TOKENS:
        faces[f"k-{token}"] = token_face(token)
    for back in BACKS:
        faces[f"back-{back}"] = back_face(back, look)
    return faces
