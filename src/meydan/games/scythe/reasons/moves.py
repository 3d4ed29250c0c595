"""Moving units and what they carry: why not."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.scythe.components import ACROSS_RIVER, NEIGHBOURS, PLACE
from meydan.games.scythe.reasons.table import (
    HOMES,
    TERRAINS,
    Teller,
    View,
    allowed,
    not_more_than,
    own,
    place,
    standing,
    strangers,
)

ON_LAKES: Final = ("submerge", "seaworthy")


def pick(view: View, names: list[str]) -> Reason | None:
    kind, where = names
    facts = {"unit": ("unit", kind), "place": place(where)}
    there = standing(own(view), where, kind)
    if not there:
        return Reason("reason-no-unit-there", facts, "SCY-9.3")
    fresh = [piece for piece in there if not piece.get("walked")]
    if not fresh:
        return Reason("reason-unit-walked", facts, "SCY-9.3")
    if any(piece["id"] in view["reach"] for piece in fresh):
        return None
    if TERRAINS.get(where) == "lake":
        return Reason("reason-worker-on-lake", facts, "SCY-20.12")
    return Reason("reason-unit-shut-in", facts, "SCY-10.4" if kind == "worker" else "SCY-3.4")


def go(view: View, names: list[str]) -> Reason | None:
    """One step: to where the unit can go; what hinders it is the nearest obstacle."""
    goal, start = names[0], view["pending"]["place"]
    reach: View = next(iter(view["reach"].values()), {})
    reached = reach.get(goal)
    if reached is not None and reached["steps"] == 1:
        return None
    facts = {"place": place(goal), "start": place(start), "unit": ("unit", view["movement"]["kind"])}
    if goal == start:
        return Reason("reason-stands-there", facts, "SCY-9.3")
    if reached is not None:
        return Reason("reason-further-on", {**facts, "steps": reached["steps"]}, "SCY-9.3")
    if goal in HOMES:
        return _no_home(view, facts)
    beside = bool(NEIGHBOURS[PLACE.index[start]] >> PLACE.index[goal] & 1)
    if TERRAINS[goal] == "lake" and not _open(view, *ON_LAKES):
        return Reason("reason-worker-no-lake" if _walks(view) else "reason-no-lake", facts, "SCY-3.5")
    if TERRAINS[goal] == "lake" and _walks(view):
        return Reason("reason-worker-no-lake", facts, "SCY-20.1")
    if beside and ACROSS_RIVER[PLACE.index[start]] >> PLACE.index[goal] & 1:
        return _river(view, facts, goal)
    other = strangers(view, goal)
    if _walks(view) and other is not None:
        return Reason("reason-worker-held-off", {**facts, "seat": ("seat", other)}, "SCY-10.4")
    return Reason("reason-too-far", facts, "SCY-3.2")


def _walks(view: View) -> bool:
    return bool(view["movement"]["kind"] == "worker")


def _open(view: View, *abilities: str) -> bool:
    return any(ability["open"] and ability["id"] in abilities for ability in own(view)["abilities"])


def _no_home(view: View, facts: View) -> Reason:
    if _open(view, "wayfare") and not _walks(view):
        return Reason("reason-home-of-a-player", facts, "SCY-20.9")
    return Reason("reason-no-home", facts, "SCY-3.12")


def _river(view: View, facts: View, goal: str) -> Reason | None:
    player = own(view)
    if _walks(view):
        if player["faction"] != "nordic":
            return Reason("reason-river-worker", facts, "SCY-3.4")
        return Reason("reason-worker-held-off", {**facts, "seat": ("seat", strangers(view, goal))}, "SCY-10.4")
    if not _open(view, "riverwalk"):
        return Reason("reason-river", facts, "SCY-3.4")
    text = ("faction", f"{player['faction']}-riverwalk-text")
    return Reason("reason-river-terrain", {**facts, "text": text}, "SCY-20.2")


def rest(view: View, names: list[str]) -> Reason | None:
    return None if view["movement"]["steps_made"] else Reason("reason-one-step-first", {}, "SCY-9.3")


# Loads.


def _tied(view: View) -> Reason | None:
    """The last carrier leaves nothing behind on a lake."""
    if not view["pending"]["tied"]:
        return None
    return Reason("reason-nothing-left-on-lake", {"place": place(view["pending"]["start"])}, "SCY-20.12")


def _riders(view: View) -> list[View]:
    """The workers that a mech could carry from here."""
    return standing(own(view), view["pending"]["start"], "worker") if view["movement"]["kind"] == "mech" else []


def same(view: View, names: list[str]) -> Reason | None:
    """The load of the step before, if it is neither nothing nor all that lies here."""
    moved, pending = view["movement"], view["pending"]
    if not moved["tokens"] and not moved["workers"]:
        return Reason("reason-nothing-carried", {}, "SCY-9.8")
    tokens = view["places"][pending["start"]]["tokens"]
    riders = {piece["id"] for piece in _riders(view)}
    if moved["tokens"] == tokens and set(moved["workers"]) == riders:
        return Reason("reason-same-is-all", {}, "SCY-9.8")
    if (moved["tokens"] != tokens and "tokens" in pending["tied"]) \
            or (set(moved["workers"]) != riders and "workers" in pending["tied"]):
        return _tied(view)
    return None


def nothing(view: View, names: list[str]) -> Reason | None:
    return _tied(view)


def some(view: View, names: list[str]) -> Reason | None:
    pending = view["pending"]
    lying = sum(view["places"][pending["start"]]["tokens"].values()) + len(_riders(view))
    return None if lying > 1 else Reason("reason-one-thing-to-carry", {"place": place(pending["start"])}, "SCY-9.5")


def amount(view: View, names: list[str]) -> Reason | None:
    return not_more_than(view["pending"]["most"], int(names[0]), "SCY-9.10")


MOVES: Final[dict[str, dict[str, Teller]]] = {
    "PickUnit": {"pick": pick, "done": allowed}, "Travel": {"go": go, "rest": rest},
    "ChooseLoad": {"take-all": allowed, "take-same": same, "take-nothing": nothing, "take-some": some},
    "LoadAmount": {"amount": amount},
}
