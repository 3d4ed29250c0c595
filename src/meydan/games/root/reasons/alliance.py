"""Why the Alliance cannot rise, spread or train so (ROOT-15)."""
from __future__ import annotations

from meydan.core.reasons import Reason
from meydan.games.root.alliance import REVOLT_COST
from meydan.games.root.components import BOX, SYMPATHY, SYMPATHY_COST
from meydan.games.root.reasons.cards import held, matches
from meydan.games.root.reasons.ground import (
    NEAR,
    SUIT,
    View,
    count,
    fits,
    fitting,
    keep_here,
    no,
    place,
    warriors,
)
from meydan.games.root.speech import martial_law


def sympathetic(view: View, clearing: str) -> bool:
    return count(view, "sympathy", clearing) > 0


def revolt(view: View, clearing: str) -> Reason | None:
    suit, board = SUIT[clearing], view["alliance"]
    if not sympathetic(view, clearing):
        return no("no-sympathy", "15.18", clearing=place(clearing))
    if suit in board["bases"]:
        return no("base-built", "15.18", suit=("suit", suit))
    return keep_here(view, clearing) or _supporters(view, clearing, int(REVOLT_COST), "15.19")


def _supporters(view: View, clearing: str, needs: int, clause: str, law: str = "no") -> Reason | None:
    suit = SUIT[clearing]
    has = fitting(view["alliance"]["stack"] or [], suit)
    if has >= needs:
        return None
    return no("supporters-short", clause, clearing=place(clearing), suit=("suit", suit), needs=needs, has=has,
              missing=needs - has, law=law)


def _token_left(view: View) -> Reason | None:
    return no("no-token-left", "15.27") if view["alliance"]["sympathy"] == BOX[SYMPATHY] else None


def spread(view: View, clearing: str) -> Reason | None:
    if told := _token_left(view):
        return told
    if sympathetic(view, clearing):
        return no("sympathy-there", "15.6", clearing=place(clearing))
    if view["alliance"]["sympathy"] and not any(sympathetic(view, near) for near in NEAR[clearing] if near in SUIT):
        return no("sympathy-far", "15.23", clearing=place(clearing))
    if told := keep_here(view, clearing):
        return told
    law = martial_law(view, clearing)
    cost = int(SYMPATHY_COST[view["alliance"]["sympathy"]]) + law
    return _supporters(view, clearing, cost, "15.25" if law else "15.24", "yes" if law else "no")


def supporter(view: View, card: str) -> Reason | None:
    """One of the supporters, of the suit that is paid."""
    return _in_stack(view, card, "15.3") or matches(card, view["pending"]["suit"], "15.19")


def cut(view: View, card: str) -> Reason | None:
    return _in_stack(view, card, "15.10")


def _in_stack(view: View, card: str, clause: str) -> Reason | None:
    return None if card in (view["alliance"]["stack"] or []) else no("no-supporter", clause, card=("card", card))


def mobilize(view: View, card: str) -> Reason | None:
    return held(view, card, "15.29")


def train(view: View, card: str) -> Reason | None:
    board = view["alliance"]
    if told := held(view, card, "15.30"):
        return told
    if not board["bases"]:
        return no("no-base", "15.30")
    if not any(fits(card, suit) for suit in board["bases"]):
        return no("no-base-for-card", "15.30", card=("card", card), suits=[("suit", suit) for suit in board["bases"]])
    return _warrior_left(view, "15.30")


def _warrior_left(view: View, clause: str) -> Reason | None:
    if view["alliance"]["warriors"]:
        return None
    return no("supply-empty", clause, piece=("piece", "alliance_warrior"))


def recruit_at(view: View, clearing: str) -> Reason | None:
    if not count(view, "base", clearing):
        return no("no-piece-there", "15.33", piece=("piece", "base"), clearing=place(clearing))
    return _warrior_left(view, "15.33") or keep_here(view, clearing)


def organize(view: View, clearing: str) -> Reason | None:
    if told := _token_left(view):
        return told
    if not warriors(view, "alliance", clearing):
        return no("no-warrior-there", "15.34", clearing=place(clearing))
    if sympathetic(view, clearing):
        return no("sympathy-there", "15.34", clearing=place(clearing))
    return keep_here(view, clearing)
