"""Why the Marquise cannot act, build or pay so (ROOT-13)."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.root.components import BOX, PIECE_NAMES, WOOD_COST
from meydan.games.root.reasons.cards import held, matches
from meydan.games.root.reasons.ground import (
    NEAR,
    SUIT,
    View,
    count,
    fits,
    fitting,
    hand,
    no,
    place,
    ruler,
    rules,
    slot_needed,
    suit_of_card,
)
from meydan.games.root.reasons.places import any_battle, any_move

KINDS: Final = ("sawmill", "workshop", "recruiter")


def _actions_left(view: View) -> Reason | None:
    return None if view["pending"]["left"] else no("no-actions", "13.11")


def battle(view: View) -> Reason | None:
    return _actions_left(view) or any_battle(view)


def march(view: View) -> Reason | None:
    return _actions_left(view) or any_move(view)


def recruit(view: View) -> Reason | None:
    board = view["marquise"]
    if told := _actions_left(view):
        return told
    if board["recruited"]:
        return no("recruited", "13.14")
    if not board["built"]["recruiter"]:
        return no("no-recruiter", "13.14")
    return None if board["warriors"] else no("supply-empty", "13.14", piece=("piece", "marquise_warrior"))


def build(view: View) -> Reason | None:
    if told := _actions_left(view):
        return told
    costs = [price(view, kind) for kind in KINDS if left(view, kind)]
    if not costs:
        return no("all-built", "4.2")
    sites = [clearing for clearing, here in view["clearings"].items()
             if here["ruler"] == "marquise" and "open" in here["slots"]]
    if not sites:
        return no("no-site", "13.16")
    most = max(wood_for(view, clearing) for clearing in sites)
    return None if min(costs) <= most else no("wood-nowhere", "13.16", cost=min(costs), wood=most)


def overwork(view: View) -> Reason | None:
    if told := _actions_left(view):
        return told
    if not view["marquise"]["wood"]:
        return no("no-wood-left", "13.18")
    if any(sawmill(view, clearing) is None for clearing in SUIT):
        return None
    return no("overwork-nowhere" if view["marquise"]["built"]["sawmill"] else "no-sawmill", "13.18")


def bird(view: View, card: str) -> Reason | None:
    """A bird card spent for one more action."""
    if told := held(view, card, "13.11"):
        return told
    if suit_of_card(card) != "bird":
        return no("birds-only", "13.11", card=("card", card))
    if view["pending"]["left"] and not view["law"]["birds_any_time"]:
        return no("birds-later", "13.11", left=int(view["pending"]["left"]))
    return None


# Buildings and wood.

def left(view: View, building: str) -> int:
    """Buildings of a kind that are still on their track."""
    return int(BOX[PIECE_NAMES.index(building)] - view["marquise"]["built"][building])


def price(view: View, building: str) -> int:
    return int(WOOD_COST[view["marquise"]["built"][building]])


def wood_for(view: View, clearing: str) -> int:
    """The wood in the clearings she rules that connect to this one (ROOT-13.16)."""
    reached, edge = {clearing}, [clearing]
    while edge:
        for near in NEAR[edge.pop()]:
            if near in SUIT and near not in reached and rules(view, "marquise", near):
                reached.add(near)
                edge.append(near)
    return sum(count(view, "wood", one) for one in reached)


def build_at(view: View, building: str, clearing: str) -> Reason | None:
    facts = {"building": ("piece", building), "clearing": place(clearing)}
    if not left(view, building):
        return no("none-on-track", "4.2", **facts)
    if not rules(view, "marquise", clearing):
        return no("not-ruled", "13.16", **facts, **ruler(view, clearing))
    if told := slot_needed(view, clearing):
        return told
    cost, wood = price(view, building), wood_for(view, clearing)
    return None if cost <= wood else no("wood-short", "13.16", **facts, cost=cost, wood=wood)


def pay(view: View, clearing: str) -> Reason | None:
    asked = view["pending"]
    if not count(view, "wood", clearing):
        return no("no-wood-there", "13.16", clearing=place(clearing))
    within = asked["within"]
    if not within or clearing in within or SUIT[clearing] in within:
        return None
    return no("wood-cut-off", "13.16", clearing=place(clearing), goal=place(asked["clearing"]))


def sawmill(view: View, clearing: str) -> Reason | None:
    """Overwork at one of her sawmills."""
    if not count(view, "sawmill", clearing):
        return no("no-piece-there", "13.18", piece=("piece", "sawmill"), clearing=place(clearing))
    if fitting(hand(view), SUIT[clearing]):
        return None
    return no("no-card-of-suit", "13.18", suit=("suit", SUIT[clearing]), clearing=place(clearing))


def for_wood(view: View, card: str) -> Reason | None:
    return held(view, card, "13.18") or matches(card, view["pending"]["suit"], "13.18")


def wood(view: View, clearing: str) -> Reason | None:
    return _at_building(view, "sawmill", clearing, "13.9")


def recruits(view: View, clearing: str) -> Reason | None:
    return _at_building(view, "recruiter", clearing, "13.14")


def _at_building(view: View, building: str, clearing: str, clause: str) -> Reason | None:
    there, placed = count(view, building, clearing), view["pending"]["placed"].get(clearing, 0)
    facts = {"piece": ("piece", building), "clearing": place(clearing)}
    if placed < there:
        return None
    return no("served-already", "4.9", **facts) if there else no("no-piece-there", clause, **facts)


def hospital(view: View, card: str) -> Reason | None:
    if told := held(view, card, "13.6"):
        return told
    asked = view["pending"]
    if fits(card, asked["suit"]):
        return None
    return no("other-suit", "13.6", card=("card", card), suit=("suit", asked["suit"]))
