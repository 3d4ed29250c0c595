"""What is in the box: cards, map, pieces, items, quests, read from the facts into read-only tables.

Numbers that the rules compare with are spelt out as constants and checked against the facts.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.actions import Kind

NONE: Final = -1

# Factions, in the order of set-up.
MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
FACTIONS: Final = 4

# Suits. The first three are also the suits of clearings.
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3

CLEARINGS: Final = 12
FORESTS: Final = 7
PLACES: Final = 19                      # clearings, then forests
EVERYWHERE: Final = 4095                # the mask of all clearings

# Piece kinds. A faction's warriors have the faction's number; buildings come next, then tokens.
SAWMILL: Final = 3
WORKSHOP: Final = 4
RECRUITER: Final = 5
ROOST: Final = 6
BASE: Final = 7
WOOD: Final = 8
KEEP: Final = 9
SYMPATHY: Final = 10
PIECES: Final = 11
FIRST_BUILDING: Final = 3               # from here on pieces give points when removed

# Item kinds.
BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final = 8

# States of an item of the Vagabond.
READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2                      # added to the side
STATES: Final = 4

# Cards.
CARD_COUNT: Final = 54
ITEM_CARD: Final = 0
PERSISTENT: Final = 1
FAVOR: Final = 2
AMBUSH: Final = 3
DOMINANCE: Final = 4

# Persistent effects.
ARMORERS: Final = 0
SAPPERS: Final = 1
BRUTAL_TACTICS: Final = 2
ROYAL_CLAIM: Final = 3
STAND_AND_DELIVER: Final = 4
TAX_COLLECTOR: Final = 5
COMMAND_WARREN: Final = 6
BETTER_BURROW_BANK: Final = 7
COBBLER: Final = 8
SCOUTING_PARTY: Final = 9
CODEBREAKERS: Final = 10
EFFECTS: Final = 11

# Columns of the Decree, and leaders.
COLUMN_RECRUIT: Final = 0
COLUMN_MOVE: Final = 1
COLUMN_BATTLE: Final = 2
COLUMN_BUILD: Final = 3
COLUMNS: Final = 4
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3

# Characters, and the spaces of a relationship.
THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4

# Where points come from.
FROM_BUILDING: Final = 0
FROM_ROOSTS: Final = 1
FROM_SYMPATHY: Final = 2
FROM_CRAFTING: Final = 3
FROM_REMOVAL: Final = 4
FROM_CARDS: Final = 5
FROM_EXPLORING: Final = 6
FROM_QUESTS: Final = 7
FROM_AID: Final = 8
FROM_INFAMY: Final = 9
FROM_DESPOT: Final = 10
FROM_TURMOIL: Final = 11
TOTAL: Final = 12
SOURCES: Final = 13                     # with the total

# Numbers of the rules.
GOAL: Final = 30                        # points (ROOT-6.1)
DOMINANCE_POINTS: Final = 10            # to activate a dominance card (ROOT-6.8)
HAND_LIMIT: Final = 5
STACK_LIMIT: Final = 5                  # supporters without a base (ROOT-15.4)
TRACK_LIMIT: Final = 3                  # items on one track (ROOT-16.6)
QUESTS: Final = 15
OPEN_QUESTS: Final = 3


def facts(name: str) -> Any:
    """The content of one file of facts."""
    return json.loads((Path(__file__).parent / "facts" / f"{name}.json").read_text(encoding="utf-8"))


def _ids(entries: Any) -> list[str]:
    return [str(entry["id"]) for entry in entries]


SUIT_NAMES: Final = ("fox", "rabbit", "mouse", "bird")
FACTION_NAMES: Final = ("marquise", "eyrie", "alliance", "vagabond")
SOURCE_NAMES: Final = ("building", "roosts", "sympathy", "crafting", "removal", "cards", "exploring", "quests", "aid",
                       "infamy", "despot", "turmoil")
PIECE_NAMES: Final = ("marquise_warrior", "eyrie_warrior", "alliance_warrior", "sawmill", "workshop", "recruiter",
                      "roost", "base", "wood", "keep", "sympathy")
STATE_NAMES: Final = ("ready", "exhausted", "damaged", "damaged_exhausted")
COLUMN_NAMES: Final = ("recruit", "move", "battle", "build")
RELATION_NAMES: Final = ("indifferent", "amiable", "friendly", "allied", "hostile")


@final
@mypyc_attr(acyclic=True)
class Card:
    """One card of the deck."""
    __slots__ = ("name", "face", "suit", "type", "fox", "rabbit", "mouse", "any", "pieces", "item", "points", "effect")

    def __init__(self, name: str, face: Any, effects: list[str], items: list[str]) -> None:
        cost: list[str] = face["cost"]
        self.name = name
        self.face = str(face["id"])                             # the same for all copies
        self.suit: i64 = SUIT_NAMES.index(face["suit"])
        self.type: i64 = ("item", "persistent", "favor", "ambush", "dominance").index(face["type"])
        self.fox: i64 = cost.count("fox")                       # crafting pieces of each suit
        self.rabbit: i64 = cost.count("rabbit")
        self.mouse: i64 = cost.count("mouse")
        self.any: i64 = cost.count("any")
        self.pieces: i64 = len(cost)
        self.item: i64 = items.index(face["item"]) if "item" in face else NONE
        self.points: i64 = face.get("vp", 0)
        self.effect: i64 = effects.index(face["id"]) if face["id"] in effects else NONE


def _cards() -> list[Card]:
    faces = facts("cards")["cards"]
    effects = _ids(face for face in faces if face["type"] == "persistent")
    items = _ids(facts("items")["kinds"])
    cards: list[Card] = []
    for face in faces:
        for copy in range(face["count"]):
            name = face["id"] if copy == 0 else f"{face['id']}_{copy + 1}"
            cards.append(Card(name, face, effects, items))
    return cards


CARDS: Final = tuple(_cards())
CARD_NAMES: Final = tuple([card.name for card in CARDS])


def _mask_of_cards(suit: int, type: int, effect: int) -> int:
    """The cards of this suit, type and effect; NONE takes all."""
    mask = 0
    for number, card in enumerate(CARDS):
        if suit in (NONE, card.suit) and type in (NONE, card.type) and effect in (NONE, card.effect):
            mask |= 2**number
    return mask


# Sets of cards are masks.
SUITED: Final[vec[i64]] = vec[i64]([_mask_of_cards(suit, NONE, NONE) for suit in range(4)])
MATCHING: Final[vec[i64]] = vec[i64]([_mask_of_cards(suit, NONE, NONE) | _mask_of_cards(BIRD, NONE, NONE)
                                      for suit in range(4)])        # the suit or a bird (ROOT-2.6)
OF_TYPE: Final[vec[i64]] = vec[i64]([_mask_of_cards(NONE, type, NONE) for type in range(5)])
GIVING: Final[vec[i64]] = vec[i64]([_mask_of_cards(NONE, PERSISTENT, effect) for effect in range(EFFECTS)])
ALL_CARDS: Final = 2**54 - 1
DOMINANCE_OF: Final[vec[i64]] = vec[i64]([
    next(number for number, card in enumerate(CARDS) if card.type == DOMINANCE and card.suit == suit)
    for suit in range(4)])
AMBUSHES: Final[vec[i64]] = vec[i64]([number for number, card in enumerate(CARDS) if card.type == AMBUSH])
FIRST_AMBUSH: Final = 45                # the ambush cards lie side by side
EFFECT_NAMES: Final = tuple([str(face["id"]) for face in facts("cards")["cards"] if face["type"] == "persistent"])

# The map. Clearings are numbered from 0; place 12 is the first forest.
_MAP: Final = facts("map")
PLACE_NAMES: Final = tuple(_ids(_MAP["clearings"]) + _ids(_MAP["forests"]))


def _mask_of_places(names: Any) -> int:
    mask = 0
    for name in names:
        mask |= 2**PLACE_NAMES.index(name)
    return mask


SUIT_OF: Final[vec[i64]] = vec[i64]([SUIT_NAMES.index(clearing["suit"]) for clearing in _MAP["clearings"]])
SLOTS: Final[vec[i64]] = vec[i64]([clearing["slots"] for clearing in _MAP["clearings"]])
ADJACENT: Final[vec[i64]] = vec[i64](                           # clearings next to a clearing, as a mask
    [_mask_of_places(clearing["adjacent"]) for clearing in _MAP["clearings"]])
AROUND: Final[vec[i64]] = vec[i64](                             # clearings and forests next to a place
    [_mask_of_places(clearing["adjacent"] + clearing["forests"]) for clearing in _MAP["clearings"]]
    + [_mask_of_places(forest["clearings"] + forest["adjacent_forests"]) for forest in _MAP["forests"]])
OPPOSITE: Final[vec[i64]] = vec[i64](
    [PLACE_NAMES.index(clearing["opposite"]) if clearing["opposite"] else NONE for clearing in _MAP["clearings"]])
CORNERS: Final[vec[i64]] = vec[i64]([clearing for clearing in range(CLEARINGS) if OPPOSITE[clearing] != NONE])
RUINS: Final[vec[i64]] = vec[i64](                              # clearings with a ruin, in order
    [number for number, clearing in enumerate(_MAP["clearings"]) if clearing["ruins"]])
BY_SUIT: Final[vec[i64]] = vec[i64](                            # the clearings, suit by suit
    [clearing for suit in range(3) for clearing in range(CLEARINGS) if SUIT_OF[clearing] == suit])
SUITED_CLEARINGS: Final = 4                                     # of each suit
OF_SUIT: Final[vec[i64]] = vec[i64](                            # clearings a card of this suit fits, as a mask
    [sum(2**c for c in range(CLEARINGS) if SUIT_OF[c] == suit) for suit in range(3)] + [EVERYWHERE])

# Pieces.
_MARQUISE: Final = facts("marquise")
_EYRIE: Final = facts("eyrie")
_ALLIANCE: Final = facts("alliance")
_VAGABOND: Final = facts("vagabond")
_ITEMS: Final = facts("items")
OWNER: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 0, 0, 1, 2, 0, 0, 2])
BOX: Final[vec[i64]] = vec[i64](
    [_MARQUISE["warriors"], _EYRIE["warriors"], _ALLIANCE["warriors"]]
    + [_MARQUISE["tracks"][kind]["count"] for kind in ("sawmill", "workshop", "recruiter")]
    + [_EYRIE["roosts"], len(_ALLIANCE["bases"]), _MARQUISE["tokens"]["wood"], _MARQUISE["tokens"]["keep"],
       _ALLIANCE["sympathy"]["count"]])
CRAFTING_PIECE: Final[vec[i64]] = vec[i64]([WORKSHOP, ROOST, SYMPATHY])

# Tracks, by the number of that piece already on the map.
WOOD_COST: Final[vec[i64]] = vec[i64](_MARQUISE["tracks"]["cost"])
BUILD_POINTS: Final[vec[i64]] = vec[i64](                       # sawmill, workshop, recruiter, six numbers each
    [points for kind in ("sawmill", "workshop", "recruiter") for points in _MARQUISE["tracks"][kind]["points"]])
RECRUITER_DRAWS: Final[vec[i64]] = vec[i64](
    [sum(count >= at for at in _MARQUISE["tracks"]["recruiter"]["draw_bonus_at"]) for count in range(7)])
ROOST_POINTS: Final[vec[i64]] = vec[i64](_EYRIE["roost_points_by_count"])
ROOST_DRAWS: Final[vec[i64]] = vec[i64]([sum(count >= at for at in _EYRIE["draw_bonus_at"]) for count in range(8)])
SYMPATHY_COST: Final[vec[i64]] = vec[i64](_ALLIANCE["sympathy"]["cost"])
SYMPATHY_POINTS: Final[vec[i64]] = vec[i64](_ALLIANCE["sympathy"]["points"])
VIZIERS: Final[vec[i64]] = vec[i64](                            # by leader: the columns, as a mask
    [sum(2**COLUMN_NAMES.index(column) for column in leader["viziers"]) for leader in _EYRIE["leaders"]])
LEADER_NAMES: Final = tuple(_ids(_EYRIE["leaders"]))

# Items, characters, relationships, quests.
ITEM_NAMES: Final = tuple(_ids(_ITEMS["kinds"]))
ITEM_SUPPLY: Final[vec[i64]] = vec[i64]([kind["supply"] for kind in _ITEMS["kinds"]])
RUIN_ITEMS: Final[vec[i64]] = vec[i64](
    [number for number, kind in enumerate(_ITEMS["kinds"]) for _ in range(kind["ruin"])])
HAS_TRACK: Final[vec[i64]] = vec[i64]([int(kind["home"] == "track") for kind in _ITEMS["kinds"]])
CHARACTER_NAMES: Final = tuple(_ids(_VAGABOND["characters"]))
STARTING_ITEMS: Final[vec[i64]] = vec[i64](                     # by character, a number for each kind of item
    [character["items"].count(item) for character in _VAGABOND["characters"] for item in ITEM_NAMES])
AID_COST: Final[vec[i64]] = vec[i64](_VAGABOND["relationship"]["aid_cost"])
AID_POINTS: Final[vec[i64]] = vec[i64]([space["points"] for space in _VAGABOND["relationship"]["spaces"]])
ALLIED_AID_POINTS: Final = 2
_QUESTS: Final = facts("quests")["quests"]
QUEST_NAMES: Final = tuple(_ids(_QUESTS))
QUEST_SUIT: Final[vec[i64]] = vec[i64]([SUIT_NAMES.index(quest["suit"]) for quest in _QUESTS])
QUEST_FIRST: Final[vec[i64]] = vec[i64]([ITEM_NAMES.index(quest["items"][0]) for quest in _QUESTS])
QUEST_SECOND: Final[vec[i64]] = vec[i64]([ITEM_NAMES.index(quest["items"][1]) for quest in _QUESTS])
QUESTS_OF: Final[vec[i64]] = vec[i64](
    [sum(2**n for n in range(QUESTS) if QUEST_SUIT[n] == suit) for suit in range(3)])

# Names for people and records.
SUIT: Final = Kind("suit", SUIT_NAMES)
FACTION: Final = Kind("faction", FACTION_NAMES)
CARD: Final = Kind("card", CARD_NAMES)
AMBUSH_CARD: Final = Kind("card", [CARD_NAMES[number] for number in AMBUSHES])
CLEARING: Final = Kind("place", PLACE_NAMES[:CLEARINGS])
PLACE: Final = Kind("place", PLACE_NAMES)
PIECE: Final = Kind("piece", PIECE_NAMES)
BUILDING: Final = Kind("piece", PIECE_NAMES[SAWMILL:ROOST])
LOSABLE: Final = Kind("piece", PIECE_NAMES[FIRST_BUILDING:])
ITEM: Final = Kind("item", ITEM_NAMES)
ITEM_STATE: Final = Kind("state", STATE_NAMES)
COLUMN: Final = Kind("column", COLUMN_NAMES)
LEADER: Final = Kind("leader", LEADER_NAMES)
CHARACTER: Final = Kind("character", CHARACTER_NAMES)
QUEST: Final = Kind("quest", QUEST_NAMES)
EFFECT: Final = Kind("card", EFFECT_NAMES)
SOURCE: Final = Kind("score", SOURCE_NAMES)
RELATION: Final = Kind("relation", RELATION_NAMES)
TRIGGER: Final = Kind("trigger", ("outrage", "hospital", "base"))


def _check() -> None:
    """The constants above are those of the facts."""
    setup = facts("setup")
    assert len(CARDS) == CARD_COUNT and len(EFFECT_NAMES) == EFFECTS and len(QUEST_NAMES) == QUESTS
    assert EFFECT_NAMES[SCOUTING_PARTY] == "scouting_party" and EFFECT_NAMES[TAX_COLLECTOR] == "tax_collector"
    assert [int(number) - FIRST_AMBUSH for number in AMBUSHES] == [0, 1, 2, 3, 4]
    assert ITEM_NAMES == ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch")
    assert LEADER_NAMES == ("builder", "charismatic", "commander", "despot")
    assert CHARACTER_NAMES == ("thief", "tinker", "ranger")
    assert setup["winning_score"] == GOAL and setup["setup_order"] == list(FACTION_NAMES)
    assert _ALLIANCE["supporters"]["capacity_without_base"] == STACK_LIMIT and _ITEMS["track_limit"] == TRACK_LIMIT
    assert _VAGABOND["relationship"]["aid_allied_points"] == ALLIED_AID_POINTS


_check()
