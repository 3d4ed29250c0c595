"""Small parts that several pages share."""
from __future__ import annotations

import json
from typing import Any

from meydan.core.registry import game as find_game
from meydan.core.texts import Texts, digits, site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.markup import esc
from meydan.web.model import Reader, SeatModel, TableCard


def words(reader: Reader) -> Texts:
    return site_texts(reader.language)


def say(reader: Reader, key: str, **facts: Any) -> str:
    """A sentence of the site, ready for markup."""
    return esc(words(reader).say(key, **facts))


def number(reader: Reader, value: object) -> str:
    return digits(str(value), reader.language)


def icon(name: str) -> str:
    return f"<svg class='ic' aria-hidden='true'><use href='#i-{name}'/></svg>"


def data(id_: str, value: object) -> str:
    """Values for the script. No script runs here: it is a block of data."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"<script type='application/json' id='{id_}'>{text.replace('<', chr(92) + 'u003c')}</script>"


def cover(game: str) -> str:
    art = picture(find_game(game)).cover()
    return ("<svg class='cover' viewBox='0 0 320 150' preserveAspectRatio='xMidYMid slice' "
            f"aria-hidden='true'>{art}</svg>")


def avatar(seat: SeatModel) -> str:
    """The first letter of a name in the seat's colour; a bot shows its face."""
    inside = (icon("robot") if seat.kind in ("bot", "rule") else icon("plus") if seat.kind in ("open", "invited")
              else esc(seat.name[:1]))
    return (f"<span class='avatar s{seat.number % 8 if seat.colour < 0 else seat.colour}' "
            f"aria-hidden='true'>{inside}</span>")


def seat_names(card: TableCard, reader: Reader) -> str:
    """Who sits at a table, in one line."""
    names = [f"<span class='who{' turn' if seat.asked else ''}{' won' if seat.winner else ''}'>{avatar(seat)}"
             f"<bdi>{esc(seat.name)}</bdi></span>"
             for seat in card.seats]
    return "<span class='whos'>" + "".join(names) + "</span>"


def moment(iso: str, reader: Reader) -> str:
    """A time; the script turns it into "5 minutes ago"."""
    return f"<time datetime='{esc(iso)}'>{esc(number(reader, iso[:16].replace('T', ' ')))}</time>"
