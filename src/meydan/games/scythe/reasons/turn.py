"""Mats, deals, the action token, the two rows and objectives: why not."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.scythe.components import FACTORY_CARD, FACTORY_OFFERS
from meydan.games.scythe.reasons.gains import mat_piece_gone
from meydan.games.scythe.reasons.table import HOMES, Teller, View, allowed, not_more_than, own, stock, too_dear
from meydan.games.scythe.telling import COST_OF, TOP_ROW

# The bottom-row action by which a piece leaves the mats.
BY_ACTION: Final = {"upgrade-from": "upgrade", "upgrade-to": "upgrade", "deploy": "deploy", "build": "build",
                    "enlist": "enlist", "bonus": "enlist"}
WINDOWS: Final = ("PlaceToken", "BottomRow", "ShowObjective")


# Before the first turn.


def faction(view: View, names: list[str]) -> Reason | None:
    return _taken(view, "faction", names[0])


def mat(view: View, names: list[str]) -> Reason | None:
    if names[0] in view["pending"]["closed"]:
        facts = {"mat": ("mat", names[0]), "faction": ("faction", own(view)["faction"])}
        return Reason("reason-banned-pair", facts, "SCY-29.2")
    return _taken(view, "mat", names[0])


def _taken(view: View, kind: str, name: str) -> Reason | None:
    for seat, player in enumerate(view["seats"]):
        if player[kind] == name:
            return Reason("reason-mat-taken", {"mat": (kind, name), "seat": ("seat", seat)}, "SCY-6.9")
    return None


# Deals.


def give(view: View, names: list[str]) -> Reason | None:
    receiver = int(names[0]) - 1
    if receiver == view["seat"]:
        return Reason("reason-give-to-yourself", {}, "SCY-26.2")
    if receiver >= len(view["seats"]):
        return Reason("reason-nobody-there", {"players": len(view["seats"])}, "SCY-1.1")
    if receiver in view["pending"]["given"]:
        return Reason("reason-given-already", {"seat": ("seat", receiver)}, "SCY-26.2")
    return None


def coins(view: View, names: list[str]) -> Reason | None:
    if int(names[0]) == 0:
        return Reason("reason-give-something", {}, "SCY-26.2")
    return not_more_than(own(view)["coins"], int(names[0]), "SCY-26.2")


# The token and the top row.


def token(view: View, names: list[str]) -> Reason | None:
    player, section = own(view), names[0]
    if section == "factory" and player["factory"] is None:
        return Reason("reason-no-factory-card", {}, "SCY-23.6")
    if section == player["barred"]:
        facts = {"section": ("section", section)}
        return Reason("reason-same-section", facts, "SCY-7.7" if section == "factory" else "SCY-7.1")
    return None


def _section_of(verb: str) -> str:
    return TOP_ROW[verb][0] if verb in TOP_ROW else "factory"


def _top(verb: str) -> Teller:
    """A top-row action: of the section under the token, and with whatever it needs."""
    def tell(view: View, names: list[str]) -> Reason | None:
        here, there = view["pending"]["section"], _section_of(verb)
        if here != there:
            facts = {"section": ("section", there), "here": ("section", here)}
            return Reason("reason-token-elsewhere", facts, "SCY-7.1")
        return top_row(view, verb, names)
    return tell


def top_row(view: View, verb: str, names: list[str]) -> Reason | None:
    """What is missing for a top-row action, wherever the token stands."""
    player, section = own(view), _section_of(verb)
    if section in ("bolster", "trade") and player["coins"] < 1:
        return Reason("reason-no-coin", {"section": ("section", section)}, "SCY-8.1")
    if verb == "trade-resources" and all(piece["place"] is None or piece["place"] in HOMES
                                         for piece in player["pieces"] if piece["kind"] == "worker"):
        return Reason("reason-workers-at-home", {}, "SCY-12.3")
    if verb == "produce":
        for gain, cost in player["produce_cost"].items():
            if player[gain] < cost:
                workers = sum(piece["kind"] == "worker" and piece["place"] is not None for piece in player["pieces"])
                return Reason("reason-produce-too-dear", {"gain": ("gain", gain), "workers": workers}, "SCY-13.1")
    if verb == "factory-action":
        if player["factory"] is None:
            return Reason("reason-no-factory-card", {}, "SCY-23.6")
        offer = FACTORY_OFFERS[FACTORY_CARD.index[player["factory"]]]
        if names[0] == "2" and not offer.one:
            return Reason("reason-no-choice-of-gains", {}, "SCY-23.7")
        return too_dear(player, offer, "SCY-1.5")
    return None


# Objectives.


def reveal(view: View, names: list[str]) -> Reason | None:
    player, card = own(view), names[0]
    facts = {"objective": ("objective", card)}
    held = next((goal for goal in player["goals"] if goal["id"] == card), None)
    if held is None:
        if card in view["decks"]["revealed"]:
            return Reason("reason-objective-revealed", facts, "SCY-24.4")
        if card in player["dropped"]:
            return Reason("reason-objective-dropped", facts, "SCY-24.4")
        return Reason("reason-objective-not-held", facts, "SCY-24.1")
    if held["end_of_turn"] and view["asking"] != "ShowObjective":
        return Reason("reason-objective-later", facts, "SCY-24.6")
    if not held["met"]:
        return Reason("reason-objective-unmet", {**facts, "text": ("objective", f"{card}-text")}, "SCY-24.1")
    return None


# What is asked at another time.


def out_of_turn(view: View, verb: str, names: list[str]) -> Reason | None:
    """A reason that helps although another question is asked: a cost that is missing, a row that comes later."""
    player = own(view)
    if "sections" not in player:
        return None
    if verb == "reveal":
        return None if view["asking"] in WINDOWS else Reason("reason-objective-inside-action", {}, "SCY-24.2")
    if verb in BY_ACTION:
        return mat_piece_gone(view, verb, names) or _by_bottom_row(view, BY_ACTION[verb])
    if view["asking"] == "PlaceToken":
        if verb in TOP_ROW or verb == "factory-action":
            return token(view, [_section_of(verb)]) or top_row(view, verb, names)
        if verb == "take-bottom":
            return Reason("reason-token-first", {}, "SCY-7.1")
    if view["asking"] == "TopRow" and verb == "take-bottom":
        return Reason("reason-top-row-first", {}, "SCY-7.4")
    if view["asking"] == "BottomRow" and (verb in TOP_ROW or verb == "factory-action"):
        return Reason("reason-top-row-over", {}, "SCY-7.4")
    return None


def _by_bottom_row(view: View, action: str) -> Reason:
    section = next(section for section in own(view)["sections"] if section["bottom"] == action)
    there, cost = stock(view, COST_OF[action]), section["cost"]
    facts = {"action": ("bottom", action), "resource": ("resource", COST_OF[action]), "cost": cost, "there": there}
    if there < cost:
        return Reason("reason-bottom-row-too-dear", facts, "SCY-14.1")
    return Reason("reason-bottom-row-only", {**facts, "section": ("section", section["top"])}, "SCY-7.1")


TOP_VERBS: Final = (*TOP_ROW, "factory-action")
TURN: Final[dict[str, dict[str, Teller]]] = {
    "ChooseFaction": {"faction": faction}, "ChooseMat": {"mat": mat},
    "MakeDeal": {"give": give, "pass": allowed}, "GiveCoins": {"amount": coins},
    "PlaceToken": {"token": token, "reveal": reveal},
    "TopRow": {**{verb: _top(verb) for verb in TOP_VERBS}, "skip": allowed},
    "BottomRow": {"take-bottom": allowed, "skip": allowed, "reveal": reveal},
    "ShowObjective": {"pass": allowed, "reveal": reveal},
}
