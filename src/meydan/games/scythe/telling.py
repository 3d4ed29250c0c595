"""What prompts and buttons say beyond their verb: the facts of a question, the price and effect of a choice."""
from __future__ import annotations

from typing import Any

from meydan.games.scythe.components import BOTTOM, COST_RESOURCE, FACTORY_CARD, FACTORY_OFFERS, GAIN, RESOURCE

View = dict[str, Any]

# The family whose texts name a fact of a question.
NAMED = {
    "place": "place", "start": "place", "before": "place", "figure": "figure", "ability": "ability", "cube": "cube",
    "action": "bottom", "section": "section", "gain": "gain", "resource": "resource", "against": "seat",
    "to": "seat", "card": "encounter", "goals": "goal", "lakes": "place",
}
# The section of each top-row choice, and which of its gains it is.
TOP_ROW = {
    "move-units": ("move", 0), "gain-coins": ("move", 1), "gain-power": ("bolster", 0), "draw-cards": ("bolster", 1),
    "trade-resources": ("trade", 0), "trade-popularity": ("trade", 1), "produce": ("produce", 0),
}
COST_OF = {name: RESOURCE.names[COST_RESOURCE[number]] for number, name in enumerate(BOTTOM.names)}


def facts_of(pending: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a prompt: each fact by its name in words, and beside it, as `NAME_id`, the plain word."""
    facts: dict[str, Any] = {}
    for key, value in pending.items():
        if key in ("asks", "seat"):
            continue
        if value is None:
            facts[key], facts[f"{key}_id"] = "", "none"
        elif isinstance(value, bool):
            facts[key] = "yes" if value else "no"
        elif isinstance(value, list):
            if key in NAMED:
                facts[key] = [(NAMED[key], one) for one in value]
        elif key in NAMED:
            facts[key], facts[f"{key}_id"] = (NAMED[key], value), str(value)
        else:
            facts[key] = value
    return facts


def details(view: View, words: tuple[str, ...]) -> dict[str, Any]:
    """What a choice costs or gives, as far as the view of the asked seat tells; `told` says that it does."""
    verb, *names = words
    player = view["seats"][view["current"]] if view["current"] >= 0 else {}
    found = _details(view, player, verb, names)
    return {"told": "yes", **found} if found else {}


def _details(view: View, player: View, verb: str, names: list[str]) -> dict[str, Any]:
    asks, pending = view["asking"], view["pending"] or {}
    match verb:
        case _ if verb in TOP_ROW:
            return _top(player, verb)
        case "factory-action":
            return _factory(player, int(names[0]) - 1)
        case "take-bottom" | "skip" if asks == "BottomRow":
            return _bottom(pending)
        case "skip" if asks == "TopRow":
            return {"row": "top", "section": ("section", pending["section"])}
        case "enlist":
            return {"action": ("bottom", names[0])}
        case "option" if asks == "Meet":
            return {"effect": ("encounter", f"{pending['card']}-{names[0]}-text")}
        case "factory-card":
            return {"effect": ("factory-card", f"{names[0]}-top")}
        case "reveal":
            return {"effect": ("objective", f"{names[0]}-text")}
        case "deploy":
            return {"effect": ability_text(view, player["faction"], names[0])}
        case "build":
            return {"effect": ("structure", f"{names[0]}-text")}
        case "upgrade-to":
            return _cheaper(player, names[0])
        case "use-ability" | "hold-ability" if asks == "BeforeCombat":
            return {"ability": ("ability", pending["ability"]), "ability_id": pending["ability"]}
        case "accept" | "decline" | "amount" if asks in ("GainSome", "GainTokens", "Harvest"):
            gain = pending.get("gain", "any_resource")
            facts = {"gain": ("gain", gain), "gain_id": gain}
            return facts if verb == "amount" else {**facts, "amount": pending["amount"]}
        case "decline" if asks.startswith("Choose"):
            kind = {"ChooseCube": "upgrade", "ChooseMech": "deploy", "ChooseStructure": "build"}.get(asks, "enlist")
            return {"gain": ("gain", kind), "gain_id": kind}
        case "amount" if asks == "LoadAmount":
            return {"gain": ("load", pending["load"]), "gain_id": pending["load"]}
        case "amount" if asks == "GiveCoins":
            return {"gain": ("gain", "coins"), "gain_id": "coins"}
        case "done":
            return {"asks": asks}
        case "pass":
            return {"asks": asks}
        case "go" if asks == "Travel":
            return _entering(view, names[0])
        case "commit":
            cards = [("card", value) for value, count in zip("2345", names) for _ in range(int(count))]
            return {"number": len(cards), "cards": cards}
    return {}


def ability_text(view: View, faction: str, ability: str) -> tuple[str, str]:
    """The text of a mech ability: by faction where they differ, by the table's option where there is one."""
    if ability == "riverwalk":
        return "faction", f"{faction}-riverwalk-text"
    if ability == "camaraderie" and view["any_retreat"]:
        return "ability", "camaraderie-any-text"
    return "ability", f"{ability}-text"


def faction_text(view: View, faction: str | None) -> str:
    """What a faction's own ability does at this table: the key of its text."""
    less = faction == "rusviet" and not view["relentless_factory"]
    return f"faction-{faction}-ability-text{'-less' if less else ''}"


def _section(player: View, top: str) -> View:
    found: View = next(section for section in player["sections"] if section["top"] == top)
    return found


def _top(player: View, verb: str) -> dict[str, Any]:
    """What the top row gives now, by the cubes that have gone, and what Produce costs."""
    top, place = TOP_ROW[verb]
    facts: dict[str, Any] = {"number": _section(player, top)["gives"][place]}
    if verb == "produce":
        cost = player["produce_cost"]
        facts["cost"] = sum(cost.values())
        facts["power"], facts["popularity"], facts["coins"] = cost["power"], cost["popularity"], cost["coins"]
    return facts


def _factory(player: View, which: int) -> dict[str, Any]:
    if not player.get("factory"):
        return {}
    offer = FACTORY_OFFERS[FACTORY_CARD.index[player["factory"]]]
    return {"effect": ("factory-card", f"{player['factory']}-top"), "one": "yes" if offer.one else "no",
            "gain": ("gain", GAIN.names[offer.kinds[which]])}


def _bottom(pending: View) -> dict[str, Any]:
    if pending["action"] is None:
        return {"row": "factory"}
    return {"row": "bottom", "action": ("bottom", pending["action"]), "cost": pending["amount"],
            "resource": ("resource", pending["resource"]), "coins": pending["coins"]}


def _cheaper(player: View, action: str) -> dict[str, Any]:
    section = next(section for section in player["sections"] if section["bottom"] == action)
    return {"cost": section["cost"] - 1, "resource": ("resource", COST_OF[action])}


def _entering(view: View, place: str) -> dict[str, Any]:
    """What waits on the way in: a combat, or lone workers that cost popularity."""
    for goals in view["reach"].values():
        entered = goals.get(place, {})
        if "combat" in entered:
            return {"foe": ("seat", entered["combat"]), "price": -1}
        if "popularity" in entered:
            return {"foe": "", "price": entered["popularity"]}
    return {}
