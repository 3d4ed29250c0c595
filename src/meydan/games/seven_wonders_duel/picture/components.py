"""What the faces show, read from the game's facts: kinds, costs, effects, signs."""
from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

KIND: Final = {                                 # the palette's name for each colour of card
    "brown": "raw", "grey": "goods", "yellow": "trade", "blue": "civic", "green": "science", "red": "war",
    "purple": "guild",
}
COLOURS: Final = tuple(KIND)                    # the order of columns in a city
GOODS: Final = ("glass", "papyrus")
AGES: Final = ("1", "2", "3")

CHAIN_ICON: Final = {"moon": "crescent", "sun": "sunburst"}
SYMBOL_ICON: Final = {"law": "scales"}
TOKEN_ICON: Final = {
    "agriculture": "wheat", "architecture": "arch", "economy": "bag", "law": "scales", "masonry": "trowel",
    "mathematics": "compass", "philosophy": "book", "strategy": "swords", "theology": "again", "urbanism": "townhall",
}
BUILDING_ICON: Final = {
    "lumber_yard": "axe", "logging_camp": "wood", "clay_pool": "pottery", "clay_pit": "bricks", "quarry": "pick",
    "stone_pit": "stone", "glassworks": "kiln", "press": "papyrus", "guard_tower": "tower", "stable": "horseshoe",
    "garrison": "sword", "palisade": "fort", "workshop": "plumb", "apothecary": "flask", "scriptorium": "inkwell",
    "pharmacist": "mortar", "theater": "mask", "altar": "altar", "baths": "bath", "stone_reserve": "warehouse",
    "clay_reserve": "warehouse", "wood_reserve": "warehouse", "tavern": "amphora", "sawmill": "axe",
    "brickyard": "kiln", "shelf_quarry": "pick", "glassblower": "flask", "drying_room": "scrolls", "walls": "fort",
    "horse_breeders": "horse", "barracks": "swords", "archery_range": "target", "parade_ground": "banner",
    "library": "book", "dispensary": "mortar", "school": "tablet", "laboratory": "flask", "courthouse": "gavel",
    "statue": "bust", "temple": "temple_front", "aqueduct": "aqueduct", "rostrum": "podium", "forum": "column",
    "caravansery": "camel", "customs_house": "scales", "brewery": "barrel", "arsenal": "swords",
    "pretorium": "banner", "fortifications": "tower", "siege_workshop": "ram", "circus": "arena_ring",
    "academy": "temple_front", "study": "quill", "university": "lyre", "observatory": "armillary", "palace": "dome",
    "town_hall": "townhall", "obelisk": "obelisk", "gardens": "tree", "pantheon": "dome", "senate": "laurel_seat",
    "chamber_of_commerce": "scales", "port": "ship", "armory": "helmet", "lighthouse": "beacon",
    "arena": "arena_ring", "merchants_guild": "bag", "shipowners_guild": "ship", "builders_guild": "trowel",
    "magistrates_guild": "gavel", "scientists_guild": "compass", "moneylenders_guild": "coin",
    "tacticians_guild": "swords",
}


@dataclass(frozen=True)
class Part:
    """One thing of an effect: what it is, how many, and what it is about."""

    what: str
    number: int = 0
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    """A building or a Wonder as its face shows it."""

    name: str
    colour: str                                 # "" for a Wonder
    coins: int
    resources: tuple[str, ...]                  # one entry for each unit
    effect: tuple[Part, ...]
    chain_from: str = ""                        # the sign that makes it free, and the one it gives
    chain_to: str = ""

    @property
    def kind(self) -> str:
        return KIND[self.colour]


def facts(name: str) -> Any:
    file = Path(__file__).parents[1] / "facts" / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8"))


def _resources(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(name for name, units in row["cost"]["resources"].items() for _ in range(units))


def _effect(row: dict[str, Any]) -> tuple[Part, ...]:
    parts = [Part("makes", 1, (name,)) for name, units in row.get("produces", {}).items() for _ in range(units)]
    if row["produces_choice"]:
        parts.append(Part("choice", 1, tuple(row["produces_choice"])))
    parts += [Part("price", 1, (name,)) for name in row.get("fixed_price", [])]
    if row["coins"]:
        parts.append(Part("coins", row["coins"]))
    if row.get("opponent_loses"):
        parts.append(Part("loses", row["opponent_loses"]))
    if row.get("coins_per"):
        parts.append(Part("coins-per", row["coins_per"]["coins"], (row["coins_per"]["count"],)))
    if row.get("guild"):
        guild = row["guild"]
        if guild["coins_each"]:
            parts.append(Part("coins", guild["coins_each"]))
        parts.append(Part("points-per", guild["vp_each"], tuple(guild["count"])))
    if row["shields"]:
        parts.append(Part("shields", row["shields"]))
    if row.get("destroy_colour"):
        parts.append(Part("destroys", 1, (row["destroy_colour"],)))
    if row.get("build_from_discard"):
        parts.append(Part("revives"))
    if row.get("progress_from_box"):
        parts.append(Part("draws", row["progress_from_box"]))
    if row["vp"]:
        parts.append(Part("points", row["vp"]))
    if row.get("science"):
        parts.append(Part("symbol", 1, (row["science"],)))
    if row.get("play_again"):
        parts.append(Part("again"))
    return tuple(parts)


BUILDINGS: Final = {
    row["id"]: Card(row["id"], row["colour"], row["cost"]["coins"], _resources(row), _effect(row),
                    row["chain_symbol_cost"] or "", row["chain_symbol_given"] or "")
    for row in facts("buildings")
}
WONDERS: Final = {
    row["id"]: Card(row["id"], "", row["cost"]["coins"], _resources(row), _effect(row)) for row in facts("wonders")
}
TOKENS: Final = tuple(row["id"] for row in facts("progress_tokens"))
SYMBOLS: Final = tuple(row["id"] for row in facts("science_symbols"))
BACKS: Final = ("age1", "age2", "age3", "guild")

# Where the cards of an Age lie: row, and column in half card widths.
PLACES: Final = {
    age: [(slot["row"], slot["col"]) for slot in facts("layouts")[age]["slots"]] for age in AGES
}
