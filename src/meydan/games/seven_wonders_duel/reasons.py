"""Why a choice of 7 Wonders Duel is not possible, told from the view of the seat that is asked."""
from __future__ import annotations

from typing import Any, Final

from meydan.core.reasons import Reason, kept
from meydan.games.seven_wonders_duel.components import BUILDING, BUILDING_CARDS, COLOUR

# What each question can be answered with.
VERBS: Final = {
    "PickWonder": ("pick",), "TakeTurn": ("build", "discard", "wonder"), "TakeToken": ("token",),
    "KeepToken": ("library",), "DestroyCard": ("destroy",), "ReviveCard": ("revive",), "ChooseStarter": ("start",),
}
View = dict[str, Any]


def reason(view: View, verb: str, names: list[str]) -> Reason | None:
    """The first thing that stands in the way; None if nothing does, or if something else is asked."""
    if verb not in VERBS[view["asking"]]:
        return None
    match verb:
        case "pick" if names[0] not in view["draft"]:
            return Reason("reason-not-on-show", {"wonder": ("wonder", names[0])}, "SWD-3.1")
        case "build":
            return _out_of_reach(view, names[0]) or _too_dear(view, names[0])
        case "discard":
            return _out_of_reach(view, names[0])
        case "wonder":
            return _out_of_reach(view, names[0]) or _wonder(view, names[1])
        case "token" if names[0] not in view["board_tokens"]:
            return Reason("reason-not-on-board", {"token": ("token", names[0])}, "SWD-10.1")
        case "library" if names[0] not in view["library"]:
            return Reason("reason-not-drawn", {"token": ("token", names[0])}, "SWD-13.4")
        case "destroy":
            return _cannot_destroy(view, names[0])
        case "revive" if names[0] not in view["discard"]:
            return Reason("reason-not-discarded", {"building": ("building", names[0])}, "SWD-13.7")
    return None


@kept
def _out_of_reach(view: View, building: str) -> Reason | None:
    """Only an accessible card of the structure can be played."""
    card = {"building": ("building", building)}
    slot = next((slot for slot in view["structure"] if slot["card"] == building), None)
    if slot is None:
        built = any(building in city["buildings"] for city in view["cities"])
        return Reason("reason-built-already" if built else "reason-not-in-structure", card, "SWD-4.5")
    if slot["accessible"]:
        return None
    return Reason("reason-covered", {**card, "count": len(slot["covered_by"])}, "SWD-4.5")


def _too_dear(view: View, building: str) -> Reason | None:
    bill = view["prices"][view["seat"]][building]
    return None if bill["affordable"] else _short(view, bill, "building", building)


@kept
def _wonder(view: View, wonder: str) -> Reason | None:
    called = {"wonder": ("wonder", wonder)}
    plan = next((plan for plan in view["cities"][view["seat"]]["wonders"] if plan["id"] == wonder), None)
    if plan is not None and plan["built"]:
        return Reason("reason-wonder-built", called, "SWD-8.1")
    if not view["wonders_left"]:                # the eighth has gone to the box
        return Reason("reason-seven-wonders", called, "SWD-8.5")
    if plan is None:
        return Reason("reason-not-your-wonder", called, "SWD-8.1")
    return None if plan["price"]["affordable"] else _short(view, plan["price"], "wonder", wonder)


def _short(view: View, bill: dict[str, Any], kind: str, name: str) -> Reason:
    """What it would cost, what is there, and how many units would have to be bought."""
    bought = sum(unit["how"] == "bought" for unit in bill["bill"])
    facts = {"what": (kind, name), "price": bill["total"], "coins": view["cities"][view["seat"]]["coins"]}
    if bought:
        return Reason("reason-cannot-buy", {**facts, "units": bought}, "SWD-6.11")
    return Reason("reason-cannot-pay", facts, "SWD-6.3")


def _cannot_destroy(view: View, building: str) -> Reason | None:
    card = {"building": ("building", building)}
    if building not in view["cities"][1 - view["seat"]]["buildings"]:
        return Reason("reason-not-in-their-city", card, "SWD-13.13")
    wanted = view["pending"]["colour"]
    if COLOUR.names[BUILDING_CARDS[BUILDING.index[building]].colour] == wanted:
        return None
    return Reason("reason-wrong-colour", {**card, "colour": ("colour", wanted)}, "SWD-13.13")
