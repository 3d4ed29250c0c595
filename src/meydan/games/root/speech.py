"""What prompts and buttons say beside their bare words: the facts of the question, prices, gains and effects."""
from __future__ import annotations

import re
from typing import Any, Final

from meydan.core.state import GameState
from meydan.games.root.alliance import MARTIAL_LAW
from meydan.games.root.components import (
    BIRD,
    BUILD_POINTS,
    CARDS,
    PIECE_NAMES,
    SAWMILL,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    WOOD_COST,
    facts,
)

Facts = dict[str, Any]
View = dict[str, Any]

# How the facts of a question are called: the texts KIND-NAME.
KINDS: Final = {"clearing": "place", "origin": "place", "goal": "place", "suit": "suit", "faction": "faction",
                "victim": "faction", "ally": "faction", "attacker": "faction", "defender": "faction", "card": "card",
                "building": "piece", "piece": "piece", "column": "column"}
TOLD_WITH_A_CARD: Final = ("clearing", "suit", "warriors", "faction")
SUITS: Final = ("fox", "rabbit", "mouse")
QUEST_ITEMS: Final = {quest["id"]: quest["items"] for quest in facts("quests")["quests"]}
BIRDS: Final = frozenset(card.name for card in CARDS if card.suit == BIRD)


def prompt(state: GameState) -> tuple[str, Facts]:
    """The sentence for the question that is asked, with its facts."""
    name = re.sub(r"(?<=.)(?=[A-Z])", "-", state.asking).lower()
    asked = state.pending(state.current if state.current >= 0 else None) or {}
    return f"prompt-{name}", told(asked)


def told(asked: Facts) -> Facts:
    """The facts of a question as its sentence wants them: names to be said, and the bare words to choose by."""
    found: Facts = {}
    for key, value in asked.items():
        if key in KINDS and value is not None:
            found[key] = (KINDS[key], value)
            found[f"{key}_id"] = value
        elif key == "within":
            found["within"] = "suits" if value and value[0] in SUITS else "places" if value else "all"
            found["where"] = [("suit" if word in SUITS else "place", word) for word in value]
        elif key == "waiting":
            found["waiting"] = [("trigger", word) for word in value]
        elif key == "optional":
            found["optional"] = "yes" if value else "no"
        elif isinstance(value, bool):
            found[key] = "yes" if value else "no"
        elif isinstance(value, int):
            found[key] = value
        elif key == "for":
            found["purpose"] = value
    return found


def details(view: View, words: tuple[str, ...]) -> Facts:
    """What an action costs, gives or does, as the asked seat sees it; `told` says that there is something to tell."""
    verb, *names = words
    asked = view["pending"] or {"asks": ""}
    found: Facts = {"asks": asked["asks"]}
    match verb:
        case "end":
            found["left"] = int(asked.get("left", 0))
        case "skip":
            found["hits"] = 2
        case "spend" | "give" | "discard" | "train" | "mobilize":
            found |= {key: value for key, value in told(asked).items() if key in TOLD_WITH_A_CARD}
        case "craft" | "use":
            found |= {"told": "yes", "effect_text": ("card", f"{names[0]}-text")}
        case "ambush" | "foil":
            found["told"] = "yes"
        case "activate":
            found |= {"told": "yes", "effect_text": ("card", f"dominance_{names[0]}-text")}
        case "leader" | "character":
            found |= {"told": "yes", "effect_text": (verb, f"{names[0]}-text")}
        case "attack":
            found |= _strengths(view, names[0], names[1])
        case "build-at" if asked["asks"] == "ChooseBuilding":
            built = int(view["marquise"]["built"][names[0]])
            kind = PIECE_NAMES.index(names[0]) - SAWMILL
            found |= {"told": "yes", "cost": int(WOOD_COST[built]), "points": int(BUILD_POINTS[kind * 6 + built])}
        case "recruit" if view["marquise"]:
            board = view["marquise"]
            found |= {"told": "yes", "count": min(int(board["built"]["recruiter"]), int(board["warriors"]))}
        case "royal-claim":
            found |= {"told": "yes", "points": sum(here["ruler"] == _me(view) for here in view["clearings"].values())}
        case "spread" | "spread-any":
            spread = int(view["alliance"]["sympathy"])
            found |= {"told": "yes", "cost": int(SYMPATHY_COST[spread]) + martial_law(view, names[0]),
                      "points": int(SYMPATHY_POINTS[spread])}
        case "organize":
            found |= {"told": "yes", "points": int(SYMPATHY_POINTS[int(view["alliance"]["sympathy"])])}
        case "points":
            found |= {"told": "yes", "points": int(asked.get("points", 0))}
        case "quest":
            found |= {"told": "yes", "items": [("item", item) for item in QUEST_ITEMS[names[0]]]}
        case "special" if view["vagabond"]:
            found |= {"told": "yes", "effect_text": ("character", f"{view['vagabond']['character']}-text")}
        case "resolve":
            found |= {"told": "yes", "column_id": str(asked.get("column", ""))}
        case "to" if asked["asks"] in ("Travel", "VagabondDay") and names[0][0] == "c":
            found |= {"told": "yes", "boots": boots(view, names[0])}
        case "fall":
            found |= {"told": "yes", "points": turmoil(view)}
        case "aid":
            found |= {"told": "yes", "relation": ("relation", view["vagabond"]["relations"][names[0]])}
    return found


def _me(view: View) -> str:
    return str(view["factions"][view["current"]]) if view["current"] >= 0 else ""


def _strengths(view: View, clearing: str, defender: str) -> Facts:
    """How many warriors each side has there; the Vagabond counts undamaged swords."""
    return {"told": "yes", "mine": strength(view, _me(view), clearing), "theirs": strength(view, defender, clearing)}


def strength(view: View, faction: str, clearing: str) -> int:
    """What caps a side's rolled hits in a clearing."""
    if faction == "vagabond":
        swords = view["vagabond"]["items"].get("sword", {})
        return int(swords.get("ready", 0)) + int(swords.get("exhausted", 0))
    return int(view["clearings"][clearing]["warriors"].get(faction, 0))


def martial_law(view: View, clearing: str) -> int:
    """One supporter more where another player has three warriors (ROOT-15.25)."""
    return int(any(count >= MARTIAL_LAW for faction, count in view["clearings"][clearing]["warriors"].items()
                   if faction != "alliance"))


def boots(view: View, clearing: str) -> int:
    """What the Vagabond's way into a clearing costs (ROOT-16.21)."""
    warriors = view["clearings"][clearing]["warriors"]
    relations = view["vagabond"]["relations"]
    return 1 + any(relation == "hostile" and warriors.get(faction) for faction, relation in relations.items())


def turmoil(view: View) -> int:
    """The points turmoil would cost now: one for each bird in the Decree, viziers too (ROOT-14.22)."""
    decree = view["eyrie"]["decree"].values()
    seat = view["seats"][view["factions"].index("eyrie")]
    birds = sum(sum(card in BIRDS for card in column["cards"]) + column["vizier"] for column in decree)
    return min(birds, int(seat["score"])) if seat["on_track"] else 0
