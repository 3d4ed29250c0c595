"""A player's city: name and treasure, Progress tokens, Wonders, buildings folded by colour."""
from __future__ import annotations

from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, num, piece, place, text, use
from meydan.drawing.picture import View
from meydan.drawing.scene import Zone
from meydan.drawing.shapes import star_path
from meydan.games.seven_wonders_duel.picture.components import BUILDINGS, COLOURS
from meydan.games.seven_wonders_duel.picture.faces import MINI_H, MINI_W
from meydan.games.seven_wonders_duel.picture.parts import coin
from meydan.games.seven_wonders_duel.picture.structure import wonder_piece
from meydan.games.seven_wonders_duel.picture.track import token_piece
from meydan.games.seven_wonders_duel.picture.wonder_art import WONDER_H, WONDER_W
from meydan.games.seven_wonders_duel.picture.words import Words


class CityPicture:
    """Places the parts of one city; wide: one row, tall: stacked rows."""

    def __init__(self, view: View, seat: int, look: Look, words: Words, mine: bool) -> None:
        self.view, self.seat, self.look, self.words, self.mine = view, seat, look, words, mine
        self.city = view["cities"][seat]
        self.turn = view["current"] == seat
        by_colour = {colour: [name for name in self.city["buildings"] if BUILDINGS[name].colour == colour]
                     for colour in COLOURS}
        self.columns = [names for names in by_colour.values() if names]
        depth = max(map(len, self.columns), default=1)
        if look.tall:
            self.w, self.wonder_w = 376.0, 88.0
            self.card_w = (376 - 16 - 6 * 3.3) / 7
            self.step = MINI_H * self.scale
            self.wonder_y = 48.0 + (36 if self.city["tokens"] else 0)
            self.card_y = self.wonder_y + WONDER_H * 88 / WONDER_W + 8
            rows = depth if self.columns else 0
            self.h = self.card_y + (max(rows, 1) - 1) * self.step + MINI_H * self.scale + 8
        else:
            self.w, self.h = 1256.0, 116.0
            self.wonder_w = 127.0
            self.card_w = min(float(MINI_W), (self.w - 212 - 4 * (self.wonder_w + 8) - 22) / 7 - 5)
            self.card_y = self.wonder_y = 10.0          # one line from which everything hangs
            self.step = min((self.h - 18 - MINI_H * self.scale) / max(3, depth - 1), MINI_H * self.scale + 3)

    @property
    def scale(self) -> float:
        return self.card_w / MINI_W

    def zone(self) -> Zone:
        s = self.seat
        label = self.words.say("city-of", player=self.look.name(s))
        ground = box(0.5, 0.5, self.w - 1, self.h - 1, 14, "pan-el")
        whole = box(0, 0, self.w, self.h, 14, "hit")         # a card can be dropped anywhere in the city
        layers = {
            f"l-city-{s}": ground + place(f"city-{s}", whole + self._badge(), label=label),
            f"l-stats-{s}": self._stats(),
            f"l-won-{s}": self._wonders(),
            f"l-built-{s}": self._buildings(),
            f"l-tokens-{s}": self._tokens(),
        }
        return Zone(f"city-{s}", self.w, self.h, label, layers, area="bottom" if self.mine else "top")

    def _badge(self) -> str:
        look, name = self.look, self.look.name(self.seat)
        x, y = look.x(9, 38, self.w), 6 if look.tall else 10
        ring = "var(--gold)" if self.turn else "none"
        star = (f"<path d='{star_path(x + 19, y + 19, 19)}' fill='var(--s{self.seat})' stroke='{ring}' "
                "stroke-width='2.6'/>")
        tx = look.x(54, 0, self.w)
        room = 112 if look.tall else 150
        status = ""
        if self.turn:
            status = self.words.say("turn-mine" if look.seat == self.seat else "turn-theirs")
        size = fitting(name, room, 16)
        wide = 162 if look.tall else 190
        around = box(look.x(4, wide, self.w), y - 4, wide, 46, 12, "hl hit")
        return (around + star + text(x + 19, y + 25.5, name[:1], 18, "t-on")
                + text(tx, y + (16 if status else 24), name, size, "t-name")
                + (text(tx, y + 33, status, fitting(status, room, 11.5), "t-sub") if status else ""))

    def _stats(self) -> str:
        """Coins, points so far, and how many different science symbols of the six that win."""
        tall, look, out = self.look.tall, self.look, []
        w, h = (62, 30) if tall else (60, 32)
        stats = (("coin", look.number(self.city["coins"]), "stat-coins", int(self.city["coins"])),
                 ("laurel", look.number(self.view["scores"][self.seat]["total"]), "stat-points",
                  int(self.view["scores"][self.seat]["total"])),
                 ("armillary", look.number(len(self.city["symbols"])), "stat-symbols", len(self.city["symbols"])))
        for i, (icon, value, key, number) in enumerate(stats):
            x, y = (look.x(172 + i * 66, w, self.w), 10.0) if tall else (look.x(10 + i * 65, w, self.w), self.h - h - 8)
            ix = w - 26.0 if look.rtl else 3.0
            inner = box(0, 0, w, h, h / 2, "well")
            if icon == "coin":
                inner += (f"<g transform='translate({num(ix + 12)} {num(h / 2)})'>{coin(0, 0, 11, '')}"
                          f"{use('i-star8', -6, -6, 12, cls='gi')}</g>")
            else:
                inner += use(f"i-{icon}", ix + 1, h / 2 - 11, 22, cls="lau" if icon == "laurel" else "sci")
            nx = w / 2 + (-12 if look.rtl else 12)
            inner += text(nx, h / 2 + 5.8, value, 16.5, "t-bold")
            label = self.words.say(key, number=number)
            out.append(piece(f"stat-{self.seat}-{i}", x, y, inner, label=label, cls="stat", tip=label))
        return "".join(out)

    def _tokens(self) -> str:
        look, size = self.look, 32.0 if self.look.tall else 26.0
        room = 360.0 if look.tall else 190.0
        names = self.city["tokens"]
        pitch = min(size + 5, (room - size) / max(len(names) - 1, 1))
        y = 44.0 if look.tall else 50.0
        return "".join(token_piece(name, look.x(10 + i * pitch, size, self.w), y, size, self.words)
                       for i, name in enumerate(names))

    def _wonders(self) -> str:
        out = []
        for i, wonder in enumerate(self.city["wonders"]):
            at = 8 + i * (self.wonder_w + 2.7) if self.look.tall else 212 + i * (self.wonder_w + 8)
            x = self.look.x(at, self.wonder_w, self.w)
            out.append(wonder_piece(wonder["id"], x, self.wonder_y, self.wonder_w / WONDER_W, self.look, self.words,
                                    wonder["price"], wonder["built"], wonder["under"]))
        for i in range(len(self.city["wonders"]), 4 if self.view["age"] == 0 else 0):
            at = 8 + i * (self.wonder_w + 2.7) if self.look.tall else 212 + i * (self.wonder_w + 8)
            x = self.look.x(at, self.wonder_w, self.w)
            out.append(box(x, self.wonder_y, self.wonder_w, WONDER_H * self.wonder_w / WONDER_W, 7, "slot"))
        return "".join(out)

    def _buildings(self) -> str:
        start = 8.0 if self.look.tall else 212 + 4 * (self.wonder_w + 8) + 10
        out = []
        for c, names in enumerate(self.columns):
            x = self.look.x(start + c * (self.card_w + (3.3 if self.look.tall else 5)), self.card_w, self.w)
            for r, name in enumerate(names):
                inner = box(1.5, 2, MINI_W, MINI_H, 6, "drop") + use(f"m-{name}", 0, 0, MINI_W, MINI_H, "hl")
                out.append(piece(f"c-{name}", x, self.card_y
                                 + r * self.step, inner, label=self.words.building_label(name),
                                 cls="mini", scale=self.scale, face=f"f-{name}", tip=self.words.building_tip(name)))
        return "".join(out)
