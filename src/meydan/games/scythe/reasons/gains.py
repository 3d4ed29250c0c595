"""Gains, payments, the four main benefits and stars: why not."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.scythe.reasons.table import (
    TERRAINS,
    Teller,
    View,
    allowed,
    not_in_hand,
    not_more_than,
    not_worked,
    own,
    place,
    standing,
    strangers,
)

BARREN: Final = ("lake", "factory")
ONCE: Final = ("objective", "combat")           # goals whose stars fall elsewhere


def amount(view: View, names: list[str]) -> Reason | None:
    """A smaller part of a gain; all of it is taken by the other answer."""
    most = view["pending"]["amount"]
    if int(names[0]) == most:
        return Reason("reason-that-is-all", {"most": most}, "SCY-1.6")
    return not_more_than(most, int(names[0]), "SCY-1.6")


def resource(view: View, names: list[str]) -> Reason | None:
    where, site = names[1], view["pending"]["place"]
    if site is None:
        return not_worked(view, where, "SCY-12.2")
    if where == site:
        return None
    return Reason("reason-goes-there", {"place": place(site)}, "SCY-22.7" if view["encounter"] else "SCY-12.4")


def decline(view: View, names: list[str]) -> Reason | None:
    return None if own(view)["asks"] else Reason("reason-gains-not-asked", {}, "SCY-1.6")


# Pieces that leave the mats.


def mat_piece_gone(view: View, verb: str, names: list[str]) -> Reason | None:
    """Whether this cube, space, mech, structure, recruit or bonus is used up."""
    player, name = own(view), names[0]
    match verb:
        case "upgrade-from" if name not in player["cubes"]:
            return Reason("reason-cube-gone", {"cube": ("cube", name)}, "SCY-15.1")
        case "upgrade-to" if not next(part["spaces"] for part in player["sections"] if part["bottom"] == name):
            return Reason("reason-no-space-to-cover", {"action": ("bottom", name)}, "SCY-15.3")
        case "deploy":
            ability = next((ability for ability in player["abilities"] if ability["id"] == name), None)
            if ability is None:
                return Reason("reason-ability-of-others", {"ability": ("ability", name)}, "SCY-20.20")
            if ability["open"]:
                return Reason("reason-mech-deployed", {"ability": ("ability", name)}, "SCY-16.1")
        case "build":
            where = next(piece["place"] for piece in player["pieces"] if piece["kind"] == name)
            if where is not None:
                facts = {"structure": ("structure", name), "place": place(where)}
                return Reason("reason-structure-built", facts, "SCY-17.1")
        case "enlist" if name in player["recruits"]:
            return Reason("reason-recruit-gone", {"action": ("bottom", name)}, "SCY-18.1")
        case "bonus" if name in player["bonuses"]:
            return Reason("reason-bonus-taken", {"bonus": ("bonus", name)}, "SCY-18.2")
    return None


def _of_mat(verb: str) -> Teller:
    def tell(view: View, names: list[str]) -> Reason | None:
        return mat_piece_gone(view, verb, names)
    return tell


def placed(view: View, names: list[str]) -> Reason | None:
    """Where a mech or structure may stand."""
    where, mech = names[0], view["pending"]["ability"] is not None
    if TERRAINS[where] == "lake":
        return Reason("reason-not-on-lake", {"place": place(where)}, "SCY-16.2" if mech else "SCY-17.3")
    told = not_worked(view, where, "SCY-16.1" if mech else "SCY-17.1")
    if told is not None or mech:
        return told
    for seat, player in enumerate(view["seats"]):
        for piece in player["pieces"]:
            if piece["place"] == where and piece["kind"] in ("monument", "mill", "mine", "armory"):
                facts = {"place": place(where), "structure": ("structure", piece["kind"]), "seat": ("seat", seat)}
                return Reason("reason-structure-there", facts, "SCY-17.2")
    return None


def star(view: View, names: list[str]) -> Reason | None:
    goal = names[0]
    if goal in view["pending"]["goals"]:
        return None
    facts = {"goal": ("goal", goal)}
    if goal in ONCE:
        return Reason("reason-star-elsewhere", facts, "SCY-25.5")
    if goal in own(view)["stars"]:
        return Reason("reason-star-placed", facts, "SCY-25.3")
    return Reason("reason-goal-unmet", facts, "SCY-25.1")


# Producing and paying.


def field(view: View, names: list[str]) -> Reason | None:
    where, pending = names[0], view["pending"]
    if where in pending["produced"]:
        return Reason("reason-produced-there", {"place": place(where)}, "SCY-13.3")
    if TERRAINS[where] in BARREN:
        return Reason("reason-barren", {"place": place(where)}, "SCY-13.11")
    if pending["mill"] and standing(own(view), where, "mill"):
        return None
    told = not_worked(view, where, "SCY-13.3")
    if told is None and not pending["left"]:
        return Reason("reason-fields-used", {"place": place(where)}, "SCY-13.10")
    return told


def pay_from(view: View, names: list[str]) -> Reason | None:
    where, wanted = names[0], view["pending"]["resource"]
    here = view["places"][where]
    facts = {"place": place(where), "resource": ("resource", wanted)}
    if not here["tokens"].get(wanted):
        return Reason("reason-no-tokens-there", facts, "SCY-5.2")
    if here["control"] != view["seat"]:
        other = strangers(view, where)
        if other is not None:
            return Reason("reason-others-there", {**facts, "seat": ("seat", other)}, "SCY-4.1")
        return Reason("reason-not-controlled", facts, "SCY-5.2")
    return None


def pay_card(view: View, names: list[str]) -> Reason | None:
    """A combat card in place of a token."""
    player = own(view)
    if player["faction"] != "crimea":
        return Reason("reason-only-crimea", {}, "SCY-19.3")
    if view["this_turn"]["coerced"]:
        return Reason("reason-coerced-already", {}, "SCY-19.3")
    return not_in_hand(player, names[0], "SCY-19.4")


def card(view: View, names: list[str]) -> Reason | None:
    return not_in_hand(own(view), names[0], "SCY-8.2")


GAINS: Final[dict[str, dict[str, Teller]]] = {
    "GainSome": {"accept": allowed, "amount": amount}, "Harvest": {"accept": allowed, "amount": amount},
    "GainTokens": {"resource": resource, "decline": decline},
    "ChooseCube": {"upgrade-from": _of_mat("upgrade-from"), "decline": allowed},
    "CoverCost": {"upgrade-to": _of_mat("upgrade-to")},
    "ChooseMech": {"deploy": _of_mat("deploy"), "decline": allowed},
    "ChooseStructure": {"build": _of_mat("build"), "decline": allowed},
    "PlacePiece": {"place": placed},
    "ChooseRecruit": {"enlist": _of_mat("enlist"), "decline": allowed}, "ChooseBonus": {"bonus": _of_mat("bonus")},
    "CheckStars": {"star": star},
    "ChooseField": {"field": field, "done": allowed},
    "Pay": {"pay-anyhow": allowed, "pay-from": pay_from, "pay-card": pay_card}, "PayCard": {"pay-card": card},
}
