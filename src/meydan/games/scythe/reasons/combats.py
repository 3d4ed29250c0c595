"""Combat, retreat, encounters and the Factory: why not."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.scythe.components import CARD, ENCOUNTER, ENCOUNTER_OPTIONS
from meydan.games.scythe.reasons.table import HOMES, TERRAINS, Teller, View, allowed, own, place, strangers, too_dear


def combat(view: View, names: list[str]) -> Reason | None:
    if names[0] in view["pending"]["places"]:
        return None
    return Reason("reason-no-combat-there", {"place": place(names[0])}, "SCY-21.1")


def dial(view: View, names: list[str]) -> Reason | None:
    if int(names[0]) <= view["pending"]["most"]:
        return None
    return Reason("reason-dial-too-high", {"power": own(view)["power"]}, "SCY-21.15")


def commit(view: View, names: list[str]) -> Reason | None:
    most = view["pending"]["most"]
    for value, count in zip(CARD.names, names):
        held = own(view)["hand"][value]
        if int(count) > held:
            return Reason("reason-cards-not-held", {"card": ("card", value), "held": held}, "SCY-21.5")
    if sum(map(int, names)) > most:
        return Reason("reason-too-many-cards", {"most": most}, "SCY-21.5")
    return None


def retreat(view: View, names: list[str]) -> Reason | None:
    where, pending = names[0], view["pending"]
    home = f"HB_{own(view)['faction'].upper()}"
    if where == home or where in pending["lakes"]:
        return None
    facts = {"place": place(where), "home": place(home), "field": place(pending["place"])}
    if where in HOMES or TERRAINS[where] != "lake":
        return Reason("reason-retreat-home", facts, "SCY-21.9")
    if view["asking"] == "RetreatWorker":
        return Reason("reason-no-mech-retreats-there", facts, "SCY-20.14")
    other = strangers(view, where)
    if other is not None:
        return Reason("reason-lake-held", {**facts, "seat": ("seat", other)}, "SCY-20.15")
    return Reason("reason-lake-not-beside", facts, "SCY-20.14")


def option(view: View, names: list[str]) -> Reason | None:
    """An option of the encounter: not twice, and only if its whole cost is there."""
    number = int(names[0])
    if number in view["encounter"]["chosen"]:
        return Reason("reason-option-chosen", {}, "SCY-19.6")
    offer = ENCOUNTER_OPTIONS[ENCOUNTER.index[view["encounter"]["card"]] * 3 + number - 1]
    return too_dear(own(view), offer, "SCY-22.6")


def stop(view: View, names: list[str]) -> Reason | None:
    return None if view["pending"]["second"] else Reason("reason-option-needed", {}, "SCY-22.4")


def factory_card(view: View, names: list[str]) -> Reason | None:
    if names[0] in view["decks"]["pile"]:
        return None
    facts = {"card": ("factory-card", names[0])}
    for seat, player in enumerate(view["seats"]):
        if player["factory"] == names[0]:
            return Reason("reason-factory-card-taken", {**facts, "seat": ("seat", seat)}, "SCY-23.4")
    return Reason("reason-factory-card-absent", facts, "SCY-6.3")


COMBATS: Final[dict[str, dict[str, Teller]]] = {
    "ChooseCombat": {"combat": combat}, "BeforeCombat": {"use-ability": allowed, "hold-ability": allowed},
    "Dial": {"dial": dial}, "PlayCards": {"commit": commit},
    "RetreatUnit": {"retreat": retreat}, "RetreatWorker": {"retreat": retreat},
    "Meet": {"option": option, "done": stop}, "VisitFactory": {"factory-card": factory_card},
}
