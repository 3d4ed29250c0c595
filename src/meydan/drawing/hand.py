"""A hand of cards as a tray: side by side while there is room, fanned over each other where there is none, and in the
order one likes. A closer look at a card is the lens, as everywhere."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meydan.core.texts import site_texts
from meydan.drawing.look import Look
from meydan.drawing.markup import esc, num, use

BUTTON = 30.0                                   # the button that sorts; a finger meets more than that


@dataclass(frozen=True)
class Held:
    """A card in hand: its id on the table, and what it can be sorted by, as the game says ("suit", "cost", "name")."""

    id: str
    keys: dict[str, Any]


def fan(count: int, room: float, width: float, gap: float = 6.0, row: int = 0) -> list[tuple[float, int]]:
    """Where each card begins, from the reading start, and in which row; `row`: at most so many in one."""
    row = min(row or count, count)
    pitch = min(width + gap, (room - width) / max(row - 1, 1))
    return [(place % row * pitch, place // row) for place in range(count)]


def sorter(cards: Sequence[Held], x: float, y: float, look: Look) -> str:
    """A button that puts the hand into another order: as it came, then by every key. Nothing where there is little to
    sort. The orders travel with it as lists of ids; the page only lays the cards out by them."""
    if len(cards) < 3:
        return ""
    say = site_texts(look.language).say
    orders = [[say("sort-drawn"), [card.id for card in cards]]]
    for key in cards[0].keys:
        ordered = sorted(cards, key=lambda card: card.keys[key])
        orders.append([say(f"sort-{key}"), [card.id for card in ordered]])
    label = esc(say("sort-hand"))
    listed = esc(json.dumps(orders, ensure_ascii=False, separators=(",", ":")))
    ring = ("<circle cx='15' cy='15' r='22' class='hit'/>"
            f"<circle cx='15' cy='15' r='14' class='well'/>{use('i-sort', 6, 6, 18, cls='ink')}")
    return (f"<g id='sorter' class='spot sorter' role='button' tabindex='0' aria-label='{label}' data-tip='{label}' "
            f"data-orders='{listed}' transform='translate({num(x)} {num(y)})'>{ring}</g>")
