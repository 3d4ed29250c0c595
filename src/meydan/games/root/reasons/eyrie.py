"""Why the Eyrie cannot follow the Decree so (ROOT-14)."""
from __future__ import annotations

from meydan.core.reasons import Reason
from meydan.games.root.components import BOX, ROOST
from meydan.games.root.reasons.cards import held
from meydan.games.root.reasons.ground import (
    SUIT,
    View,
    allowed,
    count,
    hand,
    keep_here,
    no,
    place,
    ruler,
    rules,
    slot_needed,
    suit_of_card,
    within,
)
from meydan.games.root.reasons.places import can_leave, fights, opponents


def decree(view: View, column: str, card: str) -> Reason | None:
    if told := held(view, card, "14.6"):
        return told
    if view["pending"]["after_bird"] and suit_of_card(card) == "bird":
        return no("one-bird", "14.6", card=("card", card))
    return None


def enough(view: View) -> Reason | None:
    return no("must-add", "14.6") if view["pending"]["added"] == 0 and hand(view) else None


def new_roost(view: View, clearing: str) -> Reason | None:
    if told := keep_here(view, clearing) or slot_needed(view, clearing):
        return told
    here = _crowd(view, clearing)
    fewest = min(_crowd(view, one) for one in SUIT
                 if keep_here(view, one) is None and slot_needed(view, one) is None)
    return None if here == fewest else no("not-emptiest", "14.9", clearing=place(clearing), has=here, fewest=fewest)


def _crowd(view: View, clearing: str) -> int:
    return sum(view["clearings"][clearing]["warriors"].values())


# The Decree.

def resolve(view: View, suit: str) -> Reason | None:
    column = view["pending"]["column"]
    if not view["eyrie"]["unresolved"].get(suit):
        return no("no-decree-card", "14.11", suit=("suit", suit), column=("column", column))
    return blocked(view, column, suit)


def blocked(view: View, column: str, suit: str) -> Reason | None:
    """Why a card of this suit cannot be taken in this column."""
    board = view["eyrie"]
    places = [clearing for clearing, kind in SUIT.items() if suit in (kind, "bird")]
    facts = {"suit": ("suit", suit), "suit_id": suit}
    if column == "recruit":
        needs = 2 if board["leader"] == "charismatic" else 1
        if board["warriors"] < needs:
            return no("recruits-short", "14.29" if needs == 2 else "14.12", needs=needs, has=int(board["warriors"]))
        return None if any(count(view, "roost", one) for one in places) else no("no-roost-of-suit", "14.12", **facts)
    if column == "move":
        return None if any(can_leave(view, one) for one in places) else no("no-move-of-suit", "14.13", **facts)
    if column == "battle":
        if any(fights(view, one) and opponents(view, one) for one in places):
            return None
        return no("no-battle-of-suit", "14.14", **facts)
    if board["roosts"] == BOX[ROOST]:
        return no("roosts-all-built", "14.15")
    return None if any(_site(view, one) is None for one in places) else no("no-site-of-suit", "14.15", **facts)


def fall(view: View) -> Reason | None:
    column = view["pending"]["column"]
    for suit in view["eyrie"]["unresolved"]:
        if blocked(view, column, suit) is None:
            return no("can-go-on", "14.17", suit=("suit", suit), column=("column", column))
    return None


def recruit_at(view: View, clearing: str) -> Reason | None:
    if not allowed(view, clearing):
        return no("decree-elsewhere", "14.12", clearing=place(clearing), where=within(view))
    if count(view, "roost", clearing):
        return None
    return no("no-piece-there", "14.12", piece=("piece", "roost"), clearing=place(clearing))


def roost(view: View, clearing: str) -> Reason | None:
    if not allowed(view, clearing):
        return no("decree-elsewhere", "14.15", clearing=place(clearing), where=within(view))
    return _site(view, clearing)


def _site(view: View, clearing: str) -> Reason | None:
    """Why no roost can be built there, its suit aside."""
    if count(view, "roost", clearing):
        return no("roost-there", "14.15", clearing=place(clearing))
    if not rules(view, "eyrie", clearing):
        return no("not-ruled", "14.15", building=("piece", "roost"), clearing=place(clearing), **ruler(view, clearing))
    return slot_needed(view, clearing) or keep_here(view, clearing)


def leader(view: View, name: str) -> Reason | None:
    return no("leader-retired", "14.24", leader=("leader", name)) if name in view["eyrie"]["retired"] else None
