"""The printed components: map, mats, cards and tables, read from the facts beside this file.

Things are numbers in the rules; the order of each `Kind` is that of the facts, except factions, which
are numbered clockwise around the board (SCY-6.7).
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.actions import Kind

FACTS: Final = Path(__file__).parent / "facts"


def _facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


_MAP: Final = _facts("map")
_ACTIONS: Final = _facts("actions")
_FACTIONS: Final = _facts("factions")
_TRACKS: Final = _facts("tracks")


def _ids(things: Any) -> list[str]:
    return [str(thing["id"]) for thing in things]


# Names.

TERRITORY: Final = Kind("place", _ids(_MAP["territories"]))
PLACE: Final = Kind("place", [*TERRITORY.names, *_ids(_MAP["home_bases"])])
TERRAIN: Final = Kind("terrain", _ids(_MAP["terrain_types"]))
RESOURCE: Final = Kind("resource", _ids(_ACTIONS["resources"]))
FACTION: Final = Kind("faction", _MAP["seating_clockwise"])
MAT: Final = Kind("mat", _ids(_facts("player_mats")["player_mats"]))
TOP: Final = Kind("section", [*_ids(_ACTIONS["top"]), "factory"])
BOTTOM: Final = Kind("bottom", _ids(_ACTIONS["bottom"]))
STRUCTURE: Final = Kind("structure", _ids(_ACTIONS["structures"]))
BONUS: Final = Kind("bonus", _ids(_FACTIONS["enlist_one_time_bonuses"]))
GOAL: Final = Kind("goal", _ids(_TRACKS["stars"]["spaces"]))
TILE: Final = Kind("tile", _ids(_facts("structure_bonuses")["tiles"]))
OBJECTIVE: Final = Kind("objective", _ids(_facts("objectives")["cards"]))
ENCOUNTER: Final = Kind("encounter", _ids(_facts("encounters")["cards"]))
FACTORY_CARD: Final = Kind("factory-card", _ids(_facts("factory_cards")["cards"]))
CARD: Final = Kind("card", [str(card["value"]) for card in _facts("combat_cards")["cards"]])
UNIT: Final = Kind("unit", ["character", "mech", "worker"])
FIGURE: Final = Kind("figure", ["character", *[f"mech{n}" for n in range(1, 5)], *[f"worker{n}" for n in range(1, 9)],
                                *STRUCTURE.names])
CUBE: Final = Kind("cube", ["moves", "coins", "power", "cards", "popularity", "fields"])
GAIN: Final = Kind("gain", [*BONUS.names, *RESOURCE.names, "any_resource", "worker", *BOTTOM.names, "produce"])
ABILITY: Final = Kind("ability", list(dict.fromkeys(
    ability["id"] for faction in _FACTIONS["factions"] for ability in faction["mech_abilities"])))

# Numbers of the table.

TERRITORIES: Final = 47
PLACES: Final = 54
ON_MAT: Final = 54                      # where pieces stand that have not come into play
FACTORY: Final = 22                     # the territory
FACTIONS: Final = 5

CHARACTER: Final = 0                    # pieces of a player, by number
FIRST_MECH: Final = 1
FIRST_WORKER: Final = 5
FIRST_STRUCTURE: Final = 13
PIECES: Final = 17

MOVE: Final = 0                         # sections, named by their top-row action
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
FACTORY_SECTION: Final = 4

UPGRADE: Final = 0                      # bottom-row actions
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3

MONUMENT: Final = 0                     # structures
MILL: Final = 1
MINE: Final = 2
ARMORY: Final = 3

NORDIC: Final = 0                       # factions, clockwise
RUSVIET: Final = 1
CRIMEA: Final = 2
SAXONY: Final = 3
POLANIA: Final = 4

CUBE_MOVES: Final = 0                   # technology cubes, by the top-row space they cover
CUBE_COINS: Final = 1
CUBE_POWER: Final = 2
CUBE_CARDS: Final = 3
CUBE_POPULARITY: Final = 4
CUBE_FIELDS: Final = 5

POWER: Final = 0                        # kinds of gain
COINS: Final = 1
POPULARITY: Final = 2
CARDS: Final = 3
FIRST_RESOURCE: Final = 4
ANY_RESOURCE: Final = 8
WORKER: Final = 9
FIRST_ACTION: Final = 10                # upgrade, deploy, build, enlist
PRODUCTION: Final = 14

GOAL_UPGRADES: Final = 0
GOAL_MECHS: Final = 1
GOAL_STRUCTURES: Final = 2
GOAL_RECRUITS: Final = 3
GOAL_WORKERS: Final = 4
GOAL_OBJECTIVE: Final = 5
GOAL_COMBAT: Final = 6
GOAL_POPULARITY: Final = 7
GOAL_POWER: Final = 8

STARS: Final = 6
WORKERS: Final = 8
SHARE: Final = 64                       # a frame's number that holds two: kind or place * SHARE + amount
MOST_POWER: Final = 16
MOST_POPULARITY: Final = 18
MOST_DIAL: Final = 7
VILLAGE: Final = 2                      # a terrain

# Mech abilities.

RIVERWALK: Final = 0
SUBMERGE: Final = 1
CAMARADERIE: Final = 2
SPEED: Final = 3
UNDERPASS: Final = 4
DISARM: Final = 5
WAYFARE: Final = 6
SCOUT: Final = 7
SEAWORTHY: Final = 8
ARTILLERY: Final = 9
TOWNSHIP: Final = 10
PEOPLES_ARMY: Final = 11
ABILITIES: Final = 12

# The map.


def bits(numbers: list[int]) -> int:
    """A mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 2**number
    return mask


def _places(ids: Any) -> list[int]:
    return [PLACE.index[name] for name in ids]


_SPOTS: Final = [*_MAP["territories"], *_MAP["home_bases"]]

TERRAIN_OF: Final = vec[i64]([TERRAIN.index[t["terrain"]] for t in _MAP["territories"]])
ALL_TERRITORIES: Final[i64] = 2**47 - 1
TUNNELS: Final[i64] = bits(_places(_MAP["tunnels"]))
ENCOUNTERS: Final[i64] = bits(_places(_MAP["encounters"]))
LAKES: Final[i64] = bits(_places(_MAP["lakes"]))
TERRAIN_MASK: Final = vec[i64]([
    bits([n for n, t in enumerate(_MAP["territories"]) if t["terrain"] == name]) for name in TERRAIN.names])
MOUNTAINS: Final[i64] = bits([n for n, t in enumerate(_MAP["territories"]) if t["terrain"] == "mountain"])
VILLAGES: Final[i64] = bits([n for n, t in enumerate(_MAP["territories"]) if t["terrain"] == "village"])
# What a worker on this terrain makes: a resource's number, WORKER - FIRST_RESOURCE for a worker, or -1.
PRODUCES: Final = vec[i64]([
    -1 if t["produces"] is None else (WORKER - FIRST_RESOURCE if t["produces"] == "worker"
                                      else RESOURCE.index[t["produces"]]) for t in _MAP["terrain_types"]])
FERTILE: Final[i64] = bits([n for n, t in enumerate(_MAP["territories"]) if t["terrain"] not in ("lake", "factory")])

# Neighbours as masks: all of them (SCY-3.2), those over dry land, those across a river, and the lakes.
# Home bases have neighbours but are nobody's: they are never entered by an ordinary step (SCY-3.12).
NEIGHBOURS: Final = vec[i64]([bits(_places(s["neighbors"].values())) for s in _SPOTS])
_RIVERS: Final = [bits(_places(s["river_neighbors"])) & int(ALL_TERRITORIES) for s in _SPOTS]
ACROSS_RIVER: Final = vec[i64](_RIVERS)
LAKES_BESIDE: Final = vec[i64]([int(NEIGHBOURS[n]) & int(LAKES) for n in range(54)])
BY_LAND: Final = vec[i64]([int(NEIGHBOURS[n]) & ~_RIVERS[n] & ~int(LAKES) for n in range(54)])

# The next hex in each of the three straight directions, or -1.
_AXES: Final = ("E", "SE", "SW")
NEXT_IN_LINE: Final = vec[i64]([
    PLACE.index[s["neighbors"][axis]] if axis in s["neighbors"] else -1 for s in _MAP["territories"] for axis in _AXES])

# Where each faction is at home, and the home bases of factions that are never in play (SCY-3.11).
_HOME_OF: Final = {str(b["faction"]): int(PLACE.index[b["id"]]) for b in _MAP["home_bases"]}
HOME: Final = vec[i64]([_HOME_OF[name] for name in FACTION.names])
EXPANSION_HOMES: Final[i64] = bits([PLACE.index[b["id"]] for b in _MAP["home_bases"] if b["expansion"]])
WORKER_STARTS: Final = [_places(next(b["worker_starts"] for b in _MAP["home_bases"] if b["faction"] == name))
                        for name in FACTION.names]

# Mats.

_FACTION_FACTS: Final = {str(f["id"]): f for f in _FACTIONS["factions"]}


@final
class FactionMat:
    """What is printed on a faction mat."""
    __slots__ = ("power", "cards", "abilities", "fords")

    def __init__(self, facts: Any) -> None:
        self.power: i64 = int(facts["start_power"])
        self.cards: i64 = int(facts["start_combat_cards"])
        self.abilities: vec[i64] = vec[i64]([ABILITY.index[a["id"]] for a in facts["mech_abilities"]])
        fords = 0
        for name in facts["mech_abilities"][0]["terrains"]:
            fords |= int(TERRAIN_MASK[TERRAIN.index[name]])
        self.fords: i64 = fords                         # where Riverwalk may land (SCY-20.2)


@final
class PlayerMat:
    """What is printed on a player mat; lists are by section (`bottom`) or by bottom-row action."""
    __slots__ = ("number", "popularity", "coins", "bottom", "top", "cost", "spaces", "pay")

    def __init__(self, facts: Any) -> None:
        self.number: i64 = int(facts["number"])
        self.popularity: i64 = int(facts["start"]["popularity"])
        self.coins: i64 = int(facts["start"]["coins"])
        pairs = {str(s["top"]): str(s["bottom"]) for s in facts["sections"]}
        self.bottom: vec[i64] = vec[i64]([BOTTOM.index[pairs[name]] for name in TOP.names[:4]])
        self.top: list[int] = [TOP.index[s["top"]] for s in facts["sections"]]         # left to right
        rows = [facts["bottom"][name] for name in BOTTOM.names]
        self.cost: vec[i64] = vec[i64]([int(row["cost"]) for row in rows])
        self.spaces: vec[i64] = vec[i64]([int(row["upgrade_slots"]) for row in rows])
        self.pay: vec[i64] = vec[i64]([int(row["coins"]) for row in rows])


FACTION_MATS: Final = tuple([FactionMat(_FACTION_FACTS[name]) for name in FACTION.names])
PLAYER_MATS: Final = tuple([PlayerMat(facts) for facts in _facts("player_mats")["player_mats"]])
# The slot on each faction's mat that holds an ability, or -1: faction * 12 + ability.
SLOT_OF: Final = vec[i64]([
    next((slot for slot in range(4) if FACTION_MATS[f].abilities[slot] == a), -1) for f in range(5) for a in range(12)])

COST_RESOURCE: Final = vec[i64]([RESOURCE.index[b["resource"]] for b in _ACTIONS["bottom"]])
ONGOING: Final = vec[i64]([GAIN.index[b["recruit_bonus"]["gain"]] for b in _ACTIONS["bottom"]])
ONGOING_AMOUNT: Final = vec[i64]([int(b["recruit_bonus"]["amount"]) for b in _ACTIONS["bottom"]])
ONE_TIME: Final = vec[i64]([int(b["amount"]) for b in _FACTIONS["enlist_one_time_bonuses"]])
# What the four printed costs of Produce begin at: 4 workers power, 6 popularity, 8 a coin (SCY-13.1).
_STEEP: Final = {str(c["pay"]): int(c["min_workers"]) for c in _ACTIONS["produce_cost_by_workers_on_board"]}
PRODUCE_POWER_FROM: Final[i64] = _STEEP["power"]
PRODUCE_POPULARITY_FROM: Final[i64] = _STEEP["popularity"]
PRODUCE_COIN_FROM: Final[i64] = _STEEP["coins"]


def _base(top: str, option: str) -> int:
    action = next(a for a in _ACTIONS["top"] if a["id"] == top)
    return int(next(o["base"] for o in action["options"] if o["id"] == option))


BASE_MOVES: Final[i64] = _base("move", "move_units")
BASE_COINS: Final[i64] = _base("move", "gain_coins")
BASE_POWER: Final[i64] = _base("bolster", "gain_power")
BASE_CARDS: Final[i64] = _base("bolster", "draw_combat_cards")
BASE_RESOURCES: Final[i64] = _base("trade", "gain_resources")
BASE_POPULARITY: Final[i64] = _base("trade", "gain_popularity")
BASE_FIELDS: Final[i64] = _base("produce", "produce_territories")

# Cards.


@final
class Offer:
    """A cost and what it buys: an encounter option, or the top row of a Factory card."""
    __slots__ = ("coins", "popularity", "power", "cards", "one", "kinds", "amounts")

    def __init__(self, cost: Any, gains: Any, one: bool) -> None:
        self.coins: i64 = int(cost.get("coins", 0))
        self.popularity: i64 = int(cost.get("popularity", 0))
        self.power: i64 = int(cost.get("power", 0))
        self.cards: i64 = int(cost.get("combat_cards", 0))
        self.one = one                                   # one of the gains, not all
        self.kinds: list[int] = [GAIN.index[g["type"] if g["gain"] == "resource" else g["gain"]] for g in gains]
        self.amounts: list[int] = [int(g["amount"]) for g in gains]


ENCOUNTER_OPTIONS: Final = tuple([
    Offer(option["cost"], option["gains"], False)
    for card in _facts("encounters")["cards"] for option in card["options"]])       # card * 3 + option
FACTORY_OFFERS: Final = tuple([
    Offer(card["top"]["cost"], card["top"]["gains"], card["top"]["choose"] == "one")
    for card in _facts("factory_cards")["cards"]])
# What an option or a Factory card does, in words: the texts `encounter-enc_01-2-text`, `factory-card-fac_01-top`.
EFFECT: Final = Kind("encounter", [f"{card}-{option}-text" for card in ENCOUNTER.names for option in (1, 2, 3)])
FACTORY_EFFECT: Final = Kind("factory-card", [f"{card}-top" for card in FACTORY_CARD.names])
FACTORY_CARDS: Final = 12
FACTORY_STEPS: Final[i64] = int(_facts("factory_cards")["cards"][0]["bottom"]["steps"])

COMBAT_DECK: Final = [value for value, card in enumerate(_facts("combat_cards")["cards"]) for _ in range(card["count"])]
CARD_VALUE: Final = vec[i64]([int(card["value"]) for card in _facts("combat_cards")["cards"]])


@final
class Condition:
    """One test of an objective card with its figures; -1 is no limit."""
    __slots__ = ("test", "least", "most", "other")

    def __init__(self, facts: Any) -> None:
        self.test: i64 = TESTS.index(facts["test"])
        self.least: i64 = int(facts.get("min", facts.get("resources_min", -1)))
        self.most: i64 = int(facts.get("max", facts.get("mechs_exact", -1)))
        other = -1
        if "terrain" in facts:
            other = TERRAIN.index[facts["terrain"]]
        elif "territory" in facts:
            other = PLACE.index[facts["territory"]]
        elif "workers_exact" in facts:
            other = int(facts["workers_exact"])
        elif "each_type" in facts:
            other = int(facts["each_type"])
        self.other: i64 = other


TESTS: Final = (
    "control_terrain", "control_tunnels", "control_territory", "power_rank", "forced_worker_retreat_this_turn",
    "power", "has_factory_card", "mechs", "workers", "coins", "popularity", "territory_resources", "territory_pieces",
    "resources_each_type", "upgrades", "structures", "recruits", "recruits_equal_workers", "character_territory",
    "no_factory_card", "control_adjacent_to", "control_around_one_lake", "resources_one_type", "combat_cards",
    "combat_stars")

OBJECTIVE_TESTS: Final = tuple([
    [Condition(condition) for condition in card["condition"]["all"]] for card in _facts("objectives")["cards"]])
AT_END_OF_TURN: Final[i64] = bits([n for n, card in enumerate(_facts("objectives")["cards"]) if card["end_of_turn"]])
OBJECTIVES: Final = 23
ALL_OBJECTIVES: Final = 0x7FFFFF
OBJECTIVES_EACH: Final = 2

# Scoring.


@final
class Tier:
    """What a star, a territory and a pair of resources are worth from some popularity on."""
    __slots__ = ("popularity", "star", "territory", "pair")

    def __init__(self, facts: Any) -> None:
        self.popularity: i64 = int(facts["min"])
        self.star: i64 = int(facts["star"])
        self.territory: i64 = int(facts["territory"])
        self.pair: i64 = int(facts["resource_pair"])


TIERS: Final = tuple([Tier(facts) for facts in _TRACKS["popularity"]["tiers"]])
FACTORY_WORTH: Final[i64] = int(_TRACKS["factory_counts_as_territories"])


def _tile_coins(table: Any) -> list[int]:
    """Coins for each count from 0 to 12; beyond the last row the last row holds (SCY-17.12)."""
    coins = [0] * 13
    for first, last, amount in table:
        for count in range(first, 13 if [first, last, amount] == table[-1] else last + 1):
            coins[count] = amount
    return coins


TILE_COINS: Final = [_tile_coins(tile["table"]) for tile in _facts("structure_bonuses")["tiles"]]
ADJACENT_TUNNELS: Final = 0
ADJACENT_LAKES: Final = 1
ADJACENT_ENCOUNTERS: Final = 2
ON_TUNNELS: Final = 3
IN_A_ROW: Final = 4
ON_FARMS_TUNDRAS: Final = 5
FARMS_AND_TUNDRAS: Final[i64] = (int(TERRAIN_MASK[TERRAIN.index["farm"]])
                                 | int(TERRAIN_MASK[TERRAIN.index["tundra"]]))

# Pairs that `banned_pairs` deals anew (SCY-29.2): faction * 5 + mat.
BANNED: Final = (RUSVIET * 5 + MAT.index["industrial"], CRIMEA * 5 + MAT.index["patriotic"])


def banned(faction: i64, mat: i64) -> bool:
    return faction * 5 + mat in BANNED


def count_bits(mask: i64) -> i64:
    """How many members a set has; sets here are small."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
