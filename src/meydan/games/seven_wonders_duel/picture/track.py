"""The military track and the Progress tokens beside it: the opponent's capital far, one's own near."""
from __future__ import annotations

from functools import cache
from typing import Final

from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, piece, text, use
from meydan.drawing.picture import View
from meydan.drawing.scene import Zone
from meydan.games.seven_wonders_duel.picture.components import facts
from meydan.games.seven_wonders_duel.picture.parts import coin
from meydan.games.seven_wonders_duel.picture.words import Words

_MILITARY: Final = facts("military")
CAPITAL: Final[int] = _MILITARY["supremacy_at"]
ZONES: Final = {space: zone["vp"] for zone in _MILITARY["zones"]
                for space in range(zone["abs_min"], zone["abs_max"] + 1)}
LOOT: Final = {token["at"]: token["coins"] for token in _MILITARY["tokens"] if token["at"] > 0}


Spot = tuple[float, float]


class TrackPlan:
    """Where the spaces lie; positive ones are on the opponent's side."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.w, self.h, self.cell = (376.0, 118.0, 15.8) if look.tall else (150.0, 440.0, 18.0)
        self.size: Spot = (self.cell - 1.4, 32.0) if look.tall else (46.0, self.cell - 2)

    def at(self, space: int) -> Spot:
        if self.look.tall:
            side = -space if self.look.rtl else space
            return self.w / 2 - self.size[0] / 2 + side * self.cell, 8
        return self.look.x(16, 46, self.w), 49 + (CAPITAL - space) * self.cell


def track(view: View, look: Look, words: Words, me: int) -> Zone:
    """The pawn counts from the first player; here it counts from the viewer."""
    pawn = int(view["pawn"]) if me == view["first"] else -int(view["pawn"])
    plan = TrackPlan(look)
    layers = {
        "l-track": _ground(look.language, look.layout) + ("" if look.tall else _names(look, me, plan.w, plan.h)),
        "l-loot": "".join(_loot(view, look, words, me, space, plan.at(space), plan.size) for space in (-6, -3, 3, 6)),
        "l-pawn": _pawn(plan.at(pawn), plan.size, words, pawn),
        "l-tokens": _tokens(view, look, words, plan.w),
    }
    return Zone("track", plan.w, plan.h, words.say("track"), layers, area="left")


@cache
def _ground(language: str, layout: str) -> str:
    look = Look(language, layout)
    plan = TrackPlan(look)
    size, parts = plan.size, [box(0.5, 0.5, plan.w - 1, plan.h - 1, 14, "pan-el")]
    for space in range(-CAPITAL, CAPITAL + 1):
        x, y = plan.at(space)
        far = abs(space)
        fill = "var(--pome)" if far == CAPITAL else f"color-mix(in srgb, var(--pome) {6 + far * 7}%, var(--panel-2))"
        parts.append(box(x, y, size[0], size[1], 4, paint=f" fill='{fill}' stroke='var(--edge)' stroke-width='.7'"))
        if far == CAPITAL:
            parts.append(use("i-armory", x + size[0] / 2 - 6.5, y + size[1] / 2 - 6.5, 13, cls="w"))
    if not look.tall:
        parts += [_zone_points(space, plan.at(space), size, look) for space in (-7, -4, 4, 7)]
    return "".join(parts)


def _names(look: Look, me: int, w: float, h: float) -> str:
    x = look.x(16, 46, w) + 23
    return "".join(text(x, y, look.name(seat), fitting(look.name(seat), 70, 12.5), "t-lab")
                   for seat, y in ((1 - me, 28), (me, h - 20)))


def _zone_points(space: int, at: Spot, size: Spot, look: Look) -> str:
    """How many points the pawn's zone is worth at the end."""
    points = look.number(ZONES[abs(space)])
    return text(at[0] + size[0] / 2, at[1] + size[1] / 2 + 4, points, 11.5, "t-zone")


def _loot(view: View, look: Look, words: Words, me: int, space: int, at: Spot,
          size: Spot) -> str:
    """A Military token: coins its owner will lose when the pawn comes that far."""
    loser = 1 - me if space > 0 else me
    lies = view["military_tokens"][loser][0 if abs(space) == 3 else 1]
    if not lies:
        return ""
    coins = LOOT[abs(space)]
    if look.tall:
        x, y = at[0] + size[0] / 2, at[1] + size[1] + 15
    else:
        x, y = at[0] + (-15 if look.rtl else size[0] + 15), at[1] + size[1] / 2
    label = words.say("loot", coins=coins, player=look.name(loser))
    return piece(f"loot-{loser}-{abs(space)}", x, y, coin(0, 0, 11, look.number(-coins), 10.5), label=label, cls="loot",
                 tip=label)


def _pawn(at: Spot, size: Spot, words: Words, pawn: int) -> str:
    inner = ("<circle r='14.5' cx='1' cy='2' class='drop'/><circle r='14' fill='url(#g-war)' stroke='#fff' "
             "stroke-width='2'/>"
             + use("i-swords", -9, -9, 18, cls="w"))
    key = "pawn-middle" if not pawn else "pawn-ahead" if pawn > 0 else "pawn-behind"
    label = words.say(key, spaces=abs(pawn), left=CAPITAL - abs(pawn))
    return piece("pawn", at[0] + size[0] / 2, at[1] + size[1] / 2, inner, label=label, cls="pawn",
                 tip=words.say("track") + "\n" + label)


def _tokens(view: View, look: Look, words: Words, w: float) -> str:
    out = []
    size = 38.0 if look.tall else 46.0
    for i, name in enumerate(view["board_tokens"]):
        if look.tall:
            x, y = look.x(w / 2 - 2.5 * 50 + i * 50 + 6, size, w), 73.0
        else:
            x, y = look.x(94, size, w), 62 + i * 66.0
        out.append(token_piece(name, x, y, size, words))
    return "".join(out)


def token_piece(name: str, x: float, y: float, size: float, words: Words) -> str:
    """A Progress token, on the board or in a city."""
    return piece(f"t-{name}", x, y, use(f"k-{name}", 0, 0, 44, cls="hl"), label=words.token_label(name), cls="token",
                 scale=size / 44, face=f"k-{name}", tip=words.token_tip(name))
