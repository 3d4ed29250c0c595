"""Why it cannot be so many clans."""
from __future__ import annotations

from meydan.core.reasons import Reason
from meydan.games.inis.reasons.lands import in_play, neighbour, present, site
from meydan.games.inis.reasons.parts import CLAUSE, View, about_land, laid, mine, reserve

MOST_RIDING = 3                                     # clans on Manannan's Horses
MOST_RETURNED = 3                                   # clans that come back from Dagda's Cauldron
MOST_FOR_ERIU = 3


def amount(view: View, name: str, number: int) -> Reason | None:
    """The territory must be the one asked about, the number between the least and the most."""
    pending, asking = view["pending"], view["asking"]
    here = _asked_about(view)
    clause = "INIS-17.9" if asking == "CauldronReturn" else CLAUSE[pending["card"]]
    if name != here:
        return _elsewhere(view, name) or about_land("reason-about-another", name, clause, here=("territory", here))
    if number < _least(view):
        return about_land("reason-one-must-go", name, clause)
    match asking:
        case "HowManyPlaced":
            return _placed(view, name, number, clause)
        case "FiannaExposed":
            return _over("reason-only-exposed", name, number, view["clash"]["exposed"][view["seat"]], clause)
        case "FiannaProtected":
            return _over("reason-only-protected", name, number, view["clash"]["sheltered"][view["seat"]], clause)
        case "CauldronReturn":
            if why := _over("reason-only-in-cauldron", name, number, pending["clans"], clause):
                return why
            return _over("reason-three-return", name, number, MOST_RETURNED, clause)
    if why := _over("reason-only-so-many", name, number, mine(view, laid(view, name)), clause):
        return why
    return _over("reason-three-ride", name, number, MOST_RIDING, clause) if asking == "Horses" else None


def _over(key: str, name: str, number: int, most: int, clause: str) -> Reason | None:
    return about_land(key, name, clause, most=most) if number > most else None


def _elsewhere(view: View, name: str) -> Reason | None:
    """Why the other territory would not do either."""
    pending = view["pending"]
    match view["asking"]:
        case "HowManyPlaced":
            return site(view, pending["card"], name)
        case "HowManyFrom" | "Reinforcements":
            clause = CLAUSE[pending["card"]]
            return neighbour(view, name, pending["territory"], clause) or present(view, laid(view, name), clause)
    return in_play(view, name)


def _asked_about(view: View) -> str:
    match view["asking"]:
        case "ScoutNumber" | "Horses":
            return str(view["pending"]["origin"])
        case "FiannaExposed" | "FiannaProtected":
            return str(view["clash"]["territory"])
        case "CauldronReturn":
            return str(view["pending"]["territory"])
    return str(view["pending"]["here"])


def _least(view: View) -> int:
    pending = view["pending"]
    match view["asking"]:
        case "ScoutNumber" | "Horses":
            return 1
        case "Reinforcements":
            return int(pending["last"] and not pending["origins"])
        case "FiannaExposed":
            return int(not view["clash"]["sheltered"][view["seat"]])
        case "FiannaProtected":
            return int(not pending["exposed"])
    return 0


def _placed(view: View, name: str, number: int, clause: str) -> Reason | None:
    """While the reserve lasts, and as many as the card grants this territory."""
    pending = view["pending"]
    if number <= pending["most"]:
        return None
    declared = sum(pending["placed"].values())
    left = reserve(view) - declared
    if pending["most"] == left:
        return Reason("reason-reserve-left", {"left": left}, "INIS-1.7")
    match pending["card"]:
        case "craftsmen_and_peasants":
            return about_land("reason-per-citadel", name, clause, most=pending["most"])
        case "nuada_silverhand":
            return about_land("reason-per-opponent", name, clause, most=pending["most"])
    return about_land("reason-eriu", name, clause, most=MOST_FOR_ERIU)
