"""Where a spy can walk: from card to card of one court by an arc, to another court by a sign at the card's foot."""
from __future__ import annotations

from meydan.drawing.markup import num
from meydan.drawing.picture import View
from meydan.games.pax_pamir.picture.components import COURT
from meydan.games.pax_pamir.picture.signs import seat_disc

Steps = dict[str, list[str]]
Corner = tuple[float, float, float]             # of a laid card: left, top, and the width that is seen


def ring(view: View) -> list[str]:
    """All court cards around the table (PAM-15.4)."""
    return [held["card"] for seat in view["order"] for held in reversed(view["seats"][seat]["court"])]


def spy_steps(view: View, seat: int) -> Steps:
    """From each card with a spy of this seat, the cards one step away; with Well-Connected also from those."""
    cards = ring(view)
    abilities = {COURT[held["card"]].ability for held in view["seats"][seat]["court"]}
    start = [held["card"] for one in view["seats"] for held in one["court"] if held["spies"][seat]]
    steps = {card: _next(card, cards, "strange_bedfellows" in abilities) for card in start}
    if "well_connected" in abilities:
        for card in [near for nears in list(steps.values()) for near in nears]:
            steps.setdefault(card, _next(card, cards, "strange_bedfellows" in abilities))
    return steps


def _next(card: str, cards: list[str], bedfellows: bool) -> list[str]:
    at = cards.index(card)
    near = [cards[(at + 1) % len(cards)], cards[at - 1]]
    if bedfellows:
        near += [other for other in cards if COURT[other].region == COURT[card].region]
    return [other for other in dict.fromkeys(near) if other != card]


def arcs(steps: Steps, laid: dict[str, Corner], height: float, seat: int, owners: dict[str, int]) -> str:
    """The steps from the laid cards of one court; each is seen while a spy is pointed at that could take it."""
    out = []
    for card in laid:
        begins = " ".join(f"y-{start}-{seat}" for start, goals in steps.items() if start == card or card in goals)
        for number, goal in enumerate(sorted(steps.get(card, []), key=lambda one: one in laid)):
            inner = _arc(laid[card], laid[goal], seat) if goal in laid else _away(laid[card], height, owners[goal], number)
            out.append(f"<g id='way-{card}-{goal}' class='when still' data-for='{begins}' aria-hidden='true'>{inner}</g>")
    return "".join(out)


def _arc(start: Corner, end: Corner, seat: int) -> str:
    """An arc over the upper edges with its head on the goal."""
    right = end[0] > start[0] or (end[0] == start[0] and end[1] > start[1])
    side = 1 if right else -1
    x1 = start[0] + start[2] * (0.72 if right else 0.28)
    x2 = end[0] + end[2] * (0.3 if right else 0.7)
    y1, y2 = start[1] + 1, end[1] + 1
    top = min(y1, y2) - 14
    path = (f"M{num(x1)} {num(y1)}Q{num((x1 + x2) / 2)} {num(top)} {num(x2)} {num(y2)}"
            f"M{num(x2 - 8 * side)} {num(y2 - 4)}L{num(x2)} {num(y2)}L{num(x2 - 2 * side)} {num(y2 - 9)}")
    return ("<g fill='none' stroke-linecap='round' stroke-linejoin='round'>"
            f"<path d='{path}' stroke='#fff6e0' stroke-width='5'/><path d='{path}' stroke='var(--s{seat})' stroke-width='2.6'/></g>")


def _away(corner: Corner, height: float, owner: int, number: int) -> str:
    """To another court: its owner's mark at the foot of the card, and a tip that points out of the row."""
    x, y = corner[0] + 10 + number * 19, corner[1] + height - 9
    tip = f"<path d='M{num(x - 4.5)} {num(y + 6)}L{num(x)} {num(y + 11)}L{num(x + 4.5)} {num(y + 6)}' fill='#fff6e0' stroke='var(--s{owner})' stroke-width='1.2'/>"
    return tip + seat_disc(x, y, 8, owner)
