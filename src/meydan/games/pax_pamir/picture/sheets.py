"""Sheets over the map for the moments that need all attention: loyalty, bribes, prizes."""
from __future__ import annotations

from meydan.drawing.lines import breadth, wrapped
from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, num, paragraph, place, text, use
from meydan.drawing.picture import View
from meydan.drawing.shapes import iwan_path
from meydan.games.pax_pamir.picture.cardstock import CARD_H, CARD_W
from meydan.games.pax_pamir.picture.components import COALITION_DEEP, COALITION_FILL, COALITIONS, COURT
from meydan.games.pax_pamir.picture.scene import covers_map, over_map
from meydan.games.pax_pamir.picture.signs import coalition_disc, coin, seat_disc
from meydan.games.pax_pamir.picture.words import Words, card_label, card_tip

Box = tuple[float, float, float, float]


def sheet(view: View, look: Look, words: Words, at: Box) -> str:
    """The sheet this moment needs, or nothing."""
    asked = view["pending"]
    if covers_map(view, look):
        return over_map(view, look, words, at)
    match asked and asked["asks"]:
        case "ChooseLoyalty":
            return _loyalty(look, words, at)
        case "Bribe":
            return _Sheet(view, look, words, at).bribe()
        case "Answer":
            return _Sheet(view, look, words, at).answer()
        case "OfferPrize":
            return _Sheet(view, look, words, at).prize()
    return ""


def _ground(at: Box) -> str:
    x, y, w, h = at
    return box(x + 8, y + 8, w - 16, h - 16, 14, paint=" fill='#1b1420' fill-opacity='.92' stroke='#e8b95a' stroke-width='1.6'")


def _loyalty(look: Look, words: Words, at: Box) -> str:
    """The first choice of the game: three portals, one for each coalition."""
    x, y, w, h = at
    say = words.say
    gate_w = min(150.0, (w - 60) / 3)
    gate_h = min(h - 110, gate_w * 1.45)
    title = say("sheet-loyalty")
    out = [_ground(at), text(x + w / 2, y + 44, title, fitting(title, w - 60, 19), "t-gold")]
    top = y + (h - gate_h) / 2 + 8
    for i, coalition in enumerate(COALITIONS):
        gx = x + look.x(w / 2 - 1.5 * gate_w - 12 + i * (gate_w + 12), gate_w, w)
        fill, deep = COALITION_FILL[coalition], COALITION_DEEP[coalition]
        arch, name = iwan_path(gx, top, gate_w, gate_h), say(f"coalition-{coalition}")
        size = gate_w * 0.5
        inner = (f"<path d='{iwan_path(gx - 4, top - 5, gate_w + 8, gate_h + 8)}' fill='none' stroke='#e8b95a' stroke-opacity='.6'/>"
                 f"<path d='{arch}' class='hl' fill='{fill}' stroke='{deep}' stroke-width='2.5'/><g color='{deep}'>"
                 + use(f"pm-{coalition}", gx + gate_w / 2 - size / 2, top + gate_h * 0.3, size) + "</g>"
                 + f"<path d='M{num(gx + 10)} {num(top + gate_h * 0.78)}h{num(gate_w - 20)}' stroke='{deep}' stroke-opacity='.5'/>"
                 + text(gx + gate_w / 2, top + gate_h * 0.9, name, fitting(name, gate_w - 16, 17), "t-ink"))
        out.append(place(f"loyal-{coalition}", inner, label=name))
    note = say("sheet-loyalty-note")
    return "".join(out) + text(x + w / 2, y + h - 28, note, fitting(note, w - 60, 12.5), "t-on")


class _Sheet:
    """A card at the reading start, what it is about in words, and answers as seals."""

    def __init__(self, view: View, look: Look, words: Words, at: Box) -> None:
        self.view, self.look, self.words = view, look, words
        self.asked = view["pending"]
        self.card = self.asked["card"]
        x, y, w, h = at
        if not look.tall:                                       # the north of the map stays in sight
            x, y, w, h = x + 46, y + h - 246, w - 92, 240
        self.x, self.y, self.w, self.h = x, y, w, h
        self.tall = min(200.0, self.h - 60)                     # of the card
        self.wide = self.tall * CARD_W / CARD_H
        self.text_x = 28 + self.wide + 14                       # from the reading start
        self.room = self.w - self.text_x - 24
        self.mine = look.seat == self.asked["seat"]

    def _frame(self, title: str) -> list[str]:
        cx = self.x + self.look.x(26, self.wide, self.w)
        label = card_label(self.words.texts, self.card)
        face = place("", use(f"f-{self.card}", 0, 0, CARD_W, CARD_H), label=label, tip=card_tip(self.words.texts, self.card),
                     face=f"f-{self.card}", at=(cx, self.y + (self.h - self.tall) / 2), scale=self.tall / CARD_H)
        size = fitting(title, self.room, 17)
        return [_ground((self.x, self.y, self.w, self.h)), face,
                text(self.x + self.look.x(self.text_x, 0, self.w), self.y + 44, title, size, "t-gold t-start")]

    def _lines(self, words: str, y: float, size: float = 13) -> tuple[str, float]:
        lines = wrapped(words, self.room, size)
        drawn = paragraph(self.x + self.look.x(self.text_x, 0, self.w), y, lines, size, "t-start t-run", colour="#fff6e0")
        return drawn, y + len(lines) * size * 1.25

    def _row(self, seals: list[tuple[str, str, str, str]], y: float) -> str:
        """Answers side by side: (id, icon or number of rupees, words, paint)."""
        out, at = [], self.text_x
        height = 36.0
        for id_, sign, label, paint in seals:
            size = fitting(label, self.room - 36, 12.5)
            width = breadth(label, size) + (40 if sign else 22)
            if at + width > self.w - 20 and at > self.text_x:
                at, y = self.text_x, y + height + 6
            left = self.x + self.look.x(at, width, self.w)
            inner = box(left, y, width, height, 10, "hl", paint=f" fill='{paint}' stroke='#e8b95a' stroke-width='1.2'")
            if sign.isdigit():
                inner += coin(left + self.look.x(17, 0, width), y + height / 2, 9, self.look.number(sign))
            elif sign:
                inner += use(sign, left + self.look.x(8, 17, width), y + height / 2 - 8.5, 17, cls="w")
            tx = self.look.x(30 if sign else 11, 0, width)
            inner += text(left + tx, y + height / 2 + 4.5, label, size, "t-on t-start")
            out.append(place(id_, inner, label=label))
            at += width + 8
        return "".join(out)

    def _pair(self, y: float) -> str:
        """Who pays whom."""
        out, at = [], self.text_x
        for i, seat in enumerate((self.asked["payer"], self.asked["taker"])):
            if i:
                ax = self.x + self.look.x(at + 2, 16, self.w)
                out.append(use("i-back" if self.look.rtl else "i-next", ax, y - 8, 16, cls="gold"))
                at += 26
            name = self.words.player(int(seat))
            out.append(seat_disc(self.x + self.look.x(at + 10, 0, self.w), y, 10, int(seat)))
            out.append(text(self.x + self.look.x(at + 25, 0, self.w), y + 4.5, name, 13, "t-on t-start"))
            at += 34 + breadth(name, 13)
        return "".join(out)

    def _why(self) -> str:
        """Why the bribe is owed."""
        say, asked = self.words.say, self.asked
        taker = self.words.player(int(asked["taker"]))
        if asked["verb"] == "play":
            return say("bribe-why-play", player=taker, region=say(f"region-{COURT[self.card].region}"))
        return say("bribe-why-hostage", player=taker)

    def bribe(self) -> str:
        say, asked, view = self.words.say, self.asked, self.view
        title = say("sheet-bribe", rupees=int(asked["rupees"]))
        out = self._frame(title)
        out.append(self._pair(self.y + 72))
        drawn, y = self._lines(self._why(), self.y + 104)
        out.append(drawn)
        if self.mine:
            rupees, full, cost = int(view["seats"][asked["payer"]]["rupees"]), int(asked["rupees"]), int(asked["cost"])
            spare = rupees - cost
            note = say("bribe-have", rupees=rupees) if not cost else say("bribe-have-cost", rupees=rupees, cost=cost)
            drawn, y = self._lines(note, y + 4)
            out.append(drawn)
            seals = []
            if spare >= full:
                seals.append(("bribe-pay", str(full), say("seal-pay"), "#1d6b46"))
            if asked["talks"]:
                seals += [(f"bribe-offer-{share}", str(share), say("seal-offer") if share else say("seal-waive"), "#33477a")
                          for share in range(min(full, spare + 1) - 1, -1, -1)]
            if any(effect["effect"] == "courtly_manners" and effect["seat"] == asked["payer"] for effect in view["effects"]):
                seals.append(("bribe-unpaid", "i-crown", say("seal-unpaid"), "#5a3a86"))
            seals.append(("bribe-withdraw", "i-undo", say("seal-withdraw"), "#5c1f2b"))
            out.append(self._row(seals, y + 8))
        return "".join(out)

    def answer(self) -> str:
        say, asked = self.words.say, self.asked
        title = say("sheet-answer", rupees=int(asked["rupees"]), full=int(asked["full"]))
        out = self._frame(title)
        out.append(self._pair(self.y + 72))
        drawn, y = self._lines(self._why(), self.y + 104)
        out.append(drawn)
        if self.mine:
            out.append(self._row([("bribe-accept", str(asked["rupees"]), say("seal-accept"), "#1d6b46"),
                                  ("bribe-refuse", "i-close", say("seal-refuse"), "#5c1f2b")], y + 10))
        return "".join(out)

    def prize(self) -> str:
        say, asked = self.words.say, self.asked
        coalition = asked["coalition"]
        out = self._frame(say("sheet-prize"))
        gx = self.x + self.look.x(self.text_x + 12, 0, self.w)
        out.append(coalition_disc(gx, self.y + 72, 12, coalition))
        out.append(text(self.x + self.look.x(self.text_x + 30, 0, self.w), self.y + 77, say("prize-line", coalition=say(f"coalition-{coalition}")),
                        fitting(say("prize-line", coalition=say(f"coalition-{coalition}")), self.room - 30, 13.5), "t-on t-start"))
        y = self.y + 108
        if asked["turns"]:
            for line in self.words.losses(int(asked["seat"])) or [say("turn-free")]:
                drawn, y = self._lines(line, y)
                out.append(drawn)
        else:
            drawn, y = self._lines(say("prize-gives"), y)
            out.append(drawn)
        if self.mine:
            out.append(self._row([("prize-take", "i-crown", say("seal-take"), "#1d6b46"),
                                  ("prize-leave", "i-close", say("seal-leave"), "#5c1f2b")], y + 10))
        return "".join(out)
