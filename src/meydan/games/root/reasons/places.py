"""Why a move, a battle or a choice of set-up is not possible there."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.root.reasons.cards import held
from meydan.games.root.reasons.ground import (
    CORNER_NAMES,
    NEAR,
    OWNER_OF,
    SUIT,
    View,
    allowed,
    count,
    fits,
    hand,
    me,
    no,
    place,
    played,
    present,
    ruler,
    rules,
    slot_needed,
    spared,
    warriors,
    within,
)

MOVE_OF: Final = {"marquise": "13.13", "eyrie": "14.13", "alliance": "15.32", "vagabond": "16.21"}
BATTLE_OF: Final = {"marquise": "13.12", "eyrie": "14.14", "alliance": "15.32", "vagabond": "16.22"}


# Set-up.

def keep(view: View, clearing: str) -> Reason | None:
    return None if clearing in CORNER_NAMES else no("no-corner", "12.10", clearing=place(clearing))


def first_roost(view: View, clearing: str) -> Reason | None:
    return None if clearing in CORNER_NAMES else no("no-corner", "12.14", clearing=place(clearing))


def first_building(view: View, building: str, clearing: str) -> Reason | None:
    wanted = view["pending"]["building"]
    if building != wanted:
        return no("another-building", "12.12", building=("piece", building), wanted=("piece", wanted))
    keep = next(name for name, here in view["clearings"].items() if here["tokens"].get("keep"))
    if clearing != keep and clearing not in NEAR[keep]:
        return no("far-from-keep", "12.12", clearing=place(clearing), keep=place(keep))
    return slot_needed(view, clearing)


def first_forest(view: View, spot: str) -> Reason | None:
    return no("starts-in-forest", "12.17", clearing=place(spot)) if spot in SUIT else None


# Moves.

def can_leave(view: View, clearing: str) -> bool:
    """Whether some move may start there: ruling it or a neighbour (ROOT-8.2)."""
    faction = me(view)
    return warriors(view, faction, clearing) > 0 and (rules(view, faction, clearing) or any(
        rules(view, faction, goal) for goal in NEAR[clearing] if goal in SUIT))


def any_move(view: View) -> Reason | None:
    if any(can_leave(view, clearing) for clearing in SUIT):
        return None
    if any(warriors(view, me(view), clearing) for clearing in SUIT):
        return no("rules-nowhere-near", "8.2")
    return no("no-warriors", "8.1")


def origin(view: View, clearing: str) -> Reason | None:
    if not allowed(view, clearing):
        return no("move-elsewhere", MOVE_OF[me(view)], clearing=place(clearing), where=within(view))
    if not warriors(view, me(view), clearing):
        return no("no-warrior-there", "8.1", clearing=place(clearing))
    return None if can_leave(view, clearing) else no("rules-no-end", "8.2", clearing=place(clearing))


def goal(view: View, spot: str) -> Reason | None:
    start = view["pending"]["origin"]
    if spot not in SUIT:
        return no("pawn-only", "3.11", goal=place(spot))
    if spot not in NEAR[start]:
        return no("not-adjacent", "8.1", origin=place(start), goal=place(spot))
    if rules(view, me(view), start) or rules(view, me(view), spot):
        return None
    return no("rules-neither", "8.2", origin=place(start), goal=place(spot), **ruler(view, spot))


def how_many(view: View, number: str) -> Reason | None:
    start = view["pending"]["origin"]
    return _more_than(view, me(view), start, number, "8.1")


def _more_than(view: View, faction: str, clearing: str, number: str, clause: str) -> Reason | None:
    there = warriors(view, faction, clearing)
    if int(number) <= there:
        return None
    return no("so-many-warriors", clause, clearing=place(clearing), has=there, count=int(number))


def move_on(view: View) -> Reason | None:
    return None if view["pending"]["optional"] else no("must-move", MOVE_OF[me(view)])


def companions(view: View, number: str) -> Reason | None:
    asked = view["pending"]
    return _more_than(view, asked["ally"], asked["origin"], number, "16.38")


# Battles.

def fights(view: View, clearing: str) -> bool:
    if me(view) == "vagabond":
        return bool(view["pawn"] == clearing)
    return warriors(view, me(view), clearing) > 0


def opponents(view: View, clearing: str) -> list[str]:
    """Who could be attacked there."""
    return [other for other in view["factions"]
            if other != me(view) and present(view, other, clearing) and not spared(view, other)]


def any_battle(view: View) -> Reason | None:
    if any(fights(view, clearing) and opponents(view, clearing) for clearing in SUIT):
        return None
    return no("nobody-to-fight", "9.1")


def attack(view: View, clearing: str, defender: str) -> Reason | None:
    if told := played(view, defender, "9.1"):
        return told
    if not fights(view, clearing):
        if me(view) == "vagabond":
            return no("pawn-elsewhere", "9.1", clearing=place(clearing))
        return no("no-fighter", "9.1", clearing=place(clearing))
    if not allowed(view, clearing):
        return no("battle-elsewhere", BATTLE_OF[me(view)], clearing=place(clearing), where=within(view))
    if not present(view, defender, clearing):
        return no("not-there", "9.2", faction=("faction", defender), clearing=place(clearing))
    return no("partners-keep-peace", "18.3", faction=("faction", defender)) if spared(view, defender) else None


def no_battle(view: View) -> Reason | None:
    return None if view["pending"]["optional"] else no("must-battle", BATTLE_OF[me(view)])


def lose(view: View, piece: str) -> Reason | None:
    """What a side may lose to hits that its warriors did not take."""
    clearing = view["battle"]["clearing"]
    if OWNER_OF[piece] != me(view):
        return no("not-your-piece", "9.24", piece=("piece", piece))
    if piece.endswith("_warrior"):
        return no("warriors-fell", "9.24", clearing=place(clearing))
    if count(view, piece, clearing) > view["battle"]["fallen"].get(piece, 0):
        return None
    return no("no-piece-there", "9.24", piece=("piece", piece), clearing=place(clearing))


# What a removal sets off.

def settle(view: View, trigger: str) -> Reason | None:
    return None if trigger in view["pending"]["waiting"] else no("not-waiting", "10.4", trigger=("trigger", trigger))


def show_hand(view: View) -> Reason | None:
    card = next((card for card in hand(view) if fits(card, view["pending"]["suit"])), None)
    if card is None:
        return None
    return no("must-give", "15.15", card=("card", card), suit=("suit", view["pending"]["suit"]))


def discard(view: View, card: str) -> Reason | None:
    return held(view, card, "2.12")
