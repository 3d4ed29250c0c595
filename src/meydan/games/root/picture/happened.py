"""What a line of the journal is about, and what moves with it."""
from __future__ import annotations

from typing import Any

from meydan.drawing.picture import Flight
from meydan.games.root.components import CLEARINGS, PLACE_NAMES
from meydan.games.root.picture.components import OWNER
from meydan.games.root.picture.pointing import piece_id

Facts = dict[str, Any]                          # the event's arguments in the game's own words; "me" is its seat's place
ITEM_EVENTS = ("exhausted", "refreshed", "damaged", "repaired", "dropped", "gained-item")


def marks(kind: str, facts: Facts) -> list[str]:
    """Ids of the places, pieces, cards and players of an event; what is not on the table is passed over."""
    if kind == "garrisoned":
        return [*garrisons(facts), facts["me"]]
    found = [str(facts[key]) for key in ("clearing", "origin", "goal", "place", "keep") if key in facts]
    if "piece" in facts and "clearing" in facts:
        found.append(piece_id(facts["clearing"], facts["piece"]))
    if "card" in facts:
        found.append(f"k-{facts['card']}")
    if "quest" in facts:
        found.append(f"q-{facts['quest']}")
    if "column" in facts:
        found.append(f"col-{facts['column']}")
    if "suit" in facts and kind.startswith("dominance"):
        found.append(f"k-dominance_{facts['suit']}")
    if kind == "moved":
        found.append(f"w-{facts['goal']}-{facts['whose']}")
    if kind == "went":
        found.append("pawn")
    if kind == "attacked":
        found.append(f"w-{facts['clearing']}-{facts['defender']}")
    if kind in ("drew", "supporter-drawn", "reshuffled"):
        found.append("deck")
    if kind in ("discarded", "play-discarded", "decree-discarded", "supporter-discarded", "spent", "supporter-spent", "labored"):
        found.append("discard")
    if kind in ("mobilized", "outrage-paid", "supporter-drawn"):
        found.append("supporters")
    if kind in ITEM_EVENTS:
        found += [f"it-{facts['item']}-{state}" for state in ("ready", "exhausted", "damaged", "damaged_exhausted")]
        found.append(f"item-{facts['item']}")
    if "faction" in facts:
        found.append(f"seat-{facts['faction']}")
    found.append(facts["me"])
    return list(dict.fromkeys(found))


def garrisons(facts: Facts) -> list[str]:
    """Every clearing but the one named."""
    return [clearing for clearing in PLACE_NAMES[:CLEARINGS] if clearing != facts["clearing"]]


def flights(kind: str, facts: Facts) -> list[Flight]:
    """Warriors, wood and cards are counts and groups: they fly as symbols."""
    me = str(facts["me"])
    match kind:
        case "moved":
            return [Flight(facts["origin"], facts["goal"], f"r-fig-{facts['whose']}", min(int(facts["count"]), 4))]
        case "placed" | "removed":
            clearing, owner = facts["clearing"], OWNER[facts["piece"]]
            there, here = f"seat-{owner}", piece_id(clearing, facts["piece"])
            if kind == "placed":
                return [Flight(there, clearing, symbol(facts["piece"]), min(int(facts["count"]), 4))]
            return [Flight(clearing if facts["piece"].endswith("_warrior") else here, there, symbol(facts["piece"]), min(int(facts["count"]), 4))]
        case "garrisoned":
            return [Flight("seat-marquise", clearing, symbol(facts["piece"])) for clearing in garrisons(facts)]
        case "paid":
            return [Flight(facts["clearing"], "seat-marquise", "r-tok-wood", min(int(facts["count"]), 4))]
        case "drew":
            return [Flight("deck", me, "rf-back", min(int(facts["count"]), 4))]
        case "supporter-drawn":
            return [Flight("deck", "seat-alliance", "rf-back")]
        case "outrage-paid":
            return [Flight(me, "seat-alliance", "rf-back")]
        case "aided":
            return [Flight(me, f"seat-{facts['faction']}", "rf-back")]
        case "robbed":
            return [Flight(f"seat-{facts['faction']}", me, "rf-back")]
        case "took-item":
            return [Flight(f"seat-{facts['faction']}", me, f"r-item-{facts['item']}")]
        case "gained-item":
            return [Flight(f"item-{facts['item']}", me, f"r-item-{facts['item']}")]
        case "healed":
            return [Flight(facts["clearing"], facts["keep"], "r-fig-marquise", min(int(facts["count"]), 4))]
    return []


def symbol(piece: str) -> str:
    """The art of a piece; a base's suit does not matter in flight."""
    if piece.endswith("_warrior"):
        return f"r-fig-{OWNER[piece]}"
    if piece == "base":
        return "r-bld-base-fox"
    return f"r-tok-{piece}" if piece in ("keep", "wood", "sympathy") else f"r-bld-{piece}"
