"""Cards, territories and the lattice of Inis as read-only tables; the facts lie in `facts/*.json`."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.actions import Count, Kind


def _facts(name: str) -> Any:
    return json.loads((Path(__file__).parent / "facts" / f"{name}.json").read_text(encoding="utf-8"))


_ACTIONS: Final[list[dict[str, Any]]] = _facts("action_cards")
_ADVANTAGES: Final[list[dict[str, Any]]] = _facts("advantage_cards")
_EPICS: Final[list[dict[str, Any]]] = _facts("epic_tales")
_TILES: Final[list[dict[str, Any]]] = _facts("territories")
_LIMITS: Final[dict[str, Any]] = _facts("components")
_SETUP: Final[dict[str, Any]] = _facts("setup")
_GEOMETRY: Final[dict[str, Any]] = _facts("geometry")

# Cards are numbered through: 17 Action cards, 16 Advantage cards (as their territories), 30 Epic Tales.
ACTIONS: Final = 17
TERRITORIES: Final = 16
EPICS: Final = 30
FIRST_ADVANTAGE: Final = 17
FIRST_EPIC: Final = 33
CARDS: Final = 63

BARD: Final = 0
CITADEL: Final = 1
CONQUEST: Final = 2
CRAFTSMEN: Final = 3
DRUID: Final = 4
EMISSARIES: Final = 5
EXPLORATION: Final = 6
FESTIVAL: Final = 7
GEIS: Final = 8
MASTER_CRAFTSMAN: Final = 9
MIGRATION: Final = 10
NEW_ALLIANCE: Final = 11
NEW_CLANS: Final = 12
RAID: Final = 13
SANCTUARY: Final = 14
SCOUTS: Final = 15
WARLORD: Final = 16

COVE: Final = 0
FOREST: Final = 1
GATES: Final = 2
HIGHLANDS: Final = 3
HILLS: Final = 4
IRON_MINE: Final = 5
LOST_VALE: Final = 6
MEADOWS: Final = 7
MISTY_LANDS: Final = 8
MOOR: Final = 9
MOUNTAINS: Final = 10
PLAINS: Final = 11
SALT_MINE: Final = 12
STONE_CIRCLE: Final = 13
SWAMP: Final = 14
VALLEY: Final = 15

BALORS_EYE: Final = 0
BATTLE_FRENZY: Final = 1
MOYTURA: Final = 2
BREAS_TYRANNY: Final = 3
CATHBADS_WORD: Final = 4
CHAMPIONS_SHARE: Final = 5
CHILDREN_OF_DANA: Final = 6
THE_DAGDA: Final = 7
CAULDRON: Final = 8
CLUB: Final = 9
HARP: Final = 10
DEIRDRES_BEAUTY: Final = 11
DIARMUID: Final = 12
ERIU: Final = 13
FIANNA: Final = 14
KERNUNOS_SANCTUARY: Final = 15
LUG_SAMILDANACH: Final = 16
LUGS_SPEAR: Final = 17
MAEVES_WEALTH: Final = 18
MANANNANS_HORSES: Final = 19
MORRIGAN: Final = 20
NUADA: Final = 21
OENGUS_PLOY: Final = 22
OGMAS_ELOQUENCE: Final = 23
OTHER_WORLD: Final = 24
STONE_OF_FAL: Final = 25
STRENGS_RESOLVE: Final = 26
TAILTUS_LAND: Final = 27
CUCHULAIN: Final = 28
TUANS_MEMORY: Final = 29

ACTION_NAMES: Final = [str(card["id"]) for card in _ACTIONS]
TERRITORY_NAMES: Final = [str(tile["id"]) for tile in _TILES]
EPIC_NAMES: Final = [str(card["id"]) for card in _EPICS]
CARD_NAMES: Final = ACTION_NAMES + [str(card["territory"]) for card in _ADVANTAGES] + EPIC_NAMES

# When each card is played, in the order of its uses.
TIMING: Final[dict[str, list[dict[str, Any]]]] = {
    name: card["timing"] for name, card in zip(CARD_NAMES, _ACTIONS + _ADVANTAGES + _EPICS)}

CARD: Final = Kind("card", CARD_NAMES)
ACTION_CARD: Final = Kind("card", ACTION_NAMES)
EPIC_CARD: Final = Kind("card", EPIC_NAMES)
TERRITORY: Final = Kind("territory", TERRITORY_NAMES)
SEATS: Final = Kind("seat", ["1", "2", "3", "4"])
SIDE: Final = Kind("side", ["clockwise", "counter"])
TURNED: Final = Kind("turned", ["up", "down"])
AMOUNT_KIND: Final = Count("amount", 0, 12)


def _mask(cards: list[dict[str, Any]], symbol: str) -> int:
    """The cards of one type that carry this timing sign."""
    return sum(2**n for n, card in enumerate(cards) if any(use["symbol"] == symbol for use in card["timing"]))


SEASON_ACTIONS: Final[i64] = _mask(_ACTIONS, "season")
SEASON_ADVANTAGES: Final[i64] = _mask(_ADVANTAGES, "season")
SEASON_EPICS: Final[i64] = _mask(_EPICS, "season")
MANEUVERS: Final[i64] = sum(2**n for n, card in enumerate(_EPICS) if card.get("is_maneuver"))
FOUR_PLAYERS_ONLY: Final[i64] = sum(2**n for n, card in enumerate(_ACTIONS) if card["min_players"] == 4)
ALL_ACTIONS: Final[i64] = 2**17 - 1
ALL_EPICS: Final[i64] = 2**30 - 1

CLANS: Final = 12
CITADEL_SUPPLY: Final[i64] = int(_LIMITS["buildings"]["citadel"])
SANCTUARY_SUPPLY: Final[i64] = int(_LIMITS["buildings"]["sanctuary"])
THRESHOLD: Final[i64] = int(_LIMITS["victory_threshold"])
ENTERS_WITH: Final[vec[i64]] = vec[i64]([int(tile["enters_with_sanctuaries"]) for tile in _TILES])

SCENARIO_START: Final = {int(players): [TERRITORY.index[name] for name in names]
                         for players, names in _SETUP["exploration_scenario"]["start"].items()}
SCENARIO_BOTTOM: Final = [TERRITORY.index[name] for name in _SETUP["exploration_scenario"]["pile_bottom"]]
SCENARIO_BOTTOM_MASK: Final[i64] = sum(2**n for n in SCENARIO_BOTTOM)

# The lattice: axial coordinates from FIRST on, SPAN in each direction; farther no tile can come.
SPAN: Final = 36
FIRST: Final = -18
CELLS: Final = 1296
COLUMN: Final = Count("column", -18, 17)
ROW: Final = Count("row", -18, 17)
_NEAR: Final = [q * SPAN + r for q, r in _GEOMETRY["directions"]]
_SHAPES: Final = [[q * SPAN + r for q, r in _GEOMETRY["orientations"][name]] for name in TURNED.names]
NEAR: Final[vec[i64]] = vec[i64](_NEAR)                                       # steps to the six neighbours of a cell
SHAPE: Final[vec[i64]] = vec[i64](_SHAPES[0] + _SHAPES[1])                    # the three cells of each orientation
LAYOUT: Final = [
    TURNED.index[tile["orientation"]] * CELLS + (tile["anchor"][0] - FIRST) * SPAN + tile["anchor"][1] - FIRST
    for tile in _GEOMETRY["layouts"]["4"]["tiles"]
]


def _around() -> list[int]:
    """For each orientation the steps from its anchor to the nine cells that touch the tile."""
    steps: list[int] = []
    for shape in _SHAPES:
        steps += sorted({cell + near for cell in shape for near in _NEAR} - set(shape))
    return steps


AROUND: Final[vec[i64]] = vec[i64](_around())
TOUCHING: Final = 9                                                      # cells that touch a tile


def count(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def lowest(mask: i64) -> i64:
    """The number of the lowest bit set."""
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number


def members(mask: i64) -> list[int]:
    """The numbers of all bits set, rising."""
    found: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


assert len(CARD_NAMES) == CARDS and len(TERRITORY_NAMES) == TERRITORIES and len(AROUND) == 2 * TOUCHING
assert CARD_NAMES[WARLORD] == "warlord" and CARD_NAMES[FIRST_ADVANTAGE + VALLEY] == "valley"
assert CARD_NAMES[FIRST_EPIC + TUANS_MEMORY] == "tuans_memory" and CARD_NAMES[FIRST_EPIC + THE_DAGDA] == "the_dagda"
