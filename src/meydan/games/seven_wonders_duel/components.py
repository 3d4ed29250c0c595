"""The cards, Wonders, tokens and layouts: read-only objects made from the facts, named by their index."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.actions import Kind

RESOURCES: Final[i64] = 5               # wood, clay, stone (raw), glass, papyrus (manufactured)
RAW: Final[i64] = 3
DIGIT: Final = 6                        # bits for each resource in a number that holds amounts of all five
MIDDLE: Final = DIGIT * (RESOURCES - 1)     # where the product of such a number and a mirrored one holds their sum
COLOURS: Final[i64] = 7
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
BUILDINGS: Final[i64] = 73
WONDERS: Final[i64] = 12
TOKENS: Final[i64] = 10
SLOTS: Final[i64] = 20
GUILD_BACK: Final = 3                   # backs 0, 1, 2 are the Ages'
NONE: Final = -1

# What a Guild or a yellow card counts beyond colours.
BUILT_WONDERS: Final = 7
COIN_TRIPLES: Final = 8


def _facts(name: str) -> Any:
    file = Path(__file__).parent / "facts" / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8"))


_SETUP: Final = _facts("setup")
_MILITARY: Final = _facts("military")
START_COINS: Final[i64] = _SETUP["start_coins"]
DISCARD_COINS: Final[i64] = _SETUP["discard_base_coins"]
DISCARD_COINS_PER_YELLOW: Final[i64] = _SETUP["discard_coins_per_yellow"]
BASE_PRICE: Final[i64] = _SETUP["trade_base_price"]
FIXED_PRICE: Final[i64] = _SETUP["trade_fixed_price"]
COINS_PER_POINT: Final[i64] = _SETUP["coins_per_vp"]
SUPREMACY_SYMBOLS: Final[i64] = _SETUP["science_supremacy_symbols"]
WONDER_LIMIT: Final[i64] = _SETUP["wonder_build_limit"]
CAPITAL: Final[i64] = _MILITARY["supremacy_at"]

_COLOUR_NAMES: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
_COUNTED: Final = {**{name: n for n, name in enumerate(_COLOUR_NAMES)}, "wonder": BUILT_WONDERS,
                   "coin_triple": COIN_TRIPLES}
_BACKS: Final = ("age1", "age2", "age3", "guild")

RESOURCE: Final = Kind("resource", [row["id"] for row in _facts("resources")])
BUILDING: Final = Kind("building", [row["id"] for row in _facts("buildings")])
WONDER: Final = Kind("wonder", [row["id"] for row in _facts("wonders")])
TOKEN: Final = Kind("token", [row["id"] for row in _facts("progress_tokens")])
SYMBOL: Final = Kind("symbol", [row["id"] for row in _facts("science_symbols")])
COLOUR: Final = Kind("colour", _COLOUR_NAMES)
AGE: Final = Kind("age", ("draft", "1", "2", "3"))
BACK: Final = Kind("back", _BACKS)


def _units(amounts: dict[str, int]) -> int:
    """Amounts of resources in one number: a digit of six bits for each, wood lowest."""
    return sum(2 ** (DIGIT * RESOURCE.index[name]) * units for name, units in amounts.items())


def _mirrored(amounts: dict[str, int]) -> int:
    """The same with papyrus lowest, as prices are kept."""
    return sum(2 ** (DIGIT * (RESOURCES - 1 - RESOURCE.index[name])) * units for name, units in amounts.items())


def _choice(row: dict[str, Any], raw: bool) -> int:
    """Whether this makes one unit of choice of the raw (or the manufactured) resources."""
    return int(any((RESOURCE.index[name] < RAW) == raw for name in row["produces_choice"]))


def _index(kind: Kind, name: str | None) -> int:
    return NONE if name is None else kind.index[name]


@final
@mypyc_attr(acyclic=True)
class Building:
    """A card of the Age decks or a Guild."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.age: i64 = row["age"]
        self.back: i64 = BACK.index[row["deck"]]
        self.colour: i64 = COLOUR.index[row["colour"]]
        self.price: i64 = row["cost"]["coins"]
        self.needs: i64 = _units(row["cost"]["resources"])
        self.chain_from: i64 = _index(BUILDING, row["chain_from"])
        self.makes: i64 = _units(row["produces"])
        self.raises: i64 = _mirrored(row["produces"])       # the opponent's prices, by as much
        self.raw_choice: i64 = _choice(row, True)
        self.goods_choice: i64 = _choice(row, False)
        self.fixed_prices: i64 = _mirrored(dict.fromkeys(row["fixed_price"], 2**DIGIT - 1))
        self.points: i64 = row["vp"]
        self.shields: i64 = row["shields"]
        self.symbol: i64 = _index(SYMBOL, row["science"])
        self.coins: i64 = row["coins"]
        per = row["coins_per"] or {"count": None, "coins": 0}
        self.coins_per: i64 = per["coins"]
        self.coins_for: i64 = NONE if per["count"] is None else _COUNTED[per["count"]]
        guild = row["guild"] or {"count": [], "coins_each": 0, "vp_each": 0}
        self.guild_counts: list[int] = [_COUNTED[name] for name in guild["count"]]
        self.guild_coins: i64 = guild["coins_each"]
        self.guild_points: i64 = guild["vp_each"]


@final
@mypyc_attr(acyclic=True)
class Wonder:
    def __init__(self, row: dict[str, Any]) -> None:
        self.needs: i64 = _units(row["cost"]["resources"])
        self.points: i64 = row["vp"]
        self.shields: i64 = row["shields"]
        self.coins: i64 = row["coins"]
        self.opponent_loses: i64 = row["opponent_loses"]
        self.play_again: bool = row["play_again"]
        self.raw_choice: i64 = _choice(row, True)
        self.goods_choice: i64 = _choice(row, False)
        self.destroys: i64 = _index(COLOUR, row["destroy_colour"])
        self.builds_discarded: bool = row["build_from_discard"]
        self.draws_tokens: i64 = row["progress_from_box"]


@final
@mypyc_attr(acyclic=True)
class Token:
    def __init__(self, row: dict[str, Any]) -> None:
        rebate = row["rebate"] or {"of": None, "units": 0}
        self.coins: i64 = row["coins"]
        self.points: i64 = row["vp"]
        self.points_per_token: i64 = row["vp_per_progress_token"]
        self.symbol: i64 = _index(SYMBOL, row["science"])
        self.wonder_rebate: i64 = rebate["units"] * (rebate["of"] == "wonder")
        self.blue_rebate: i64 = rebate["units"] * (rebate["of"] == "blue")
        self.economy: bool = row["economy"]
        self.extra_shields: i64 = row["extra_shield_red"]
        self.play_again: bool = row["play_again_wonders"]
        self.chain_coins: i64 = row["coins_per_chain_build"]


BUILDING_CARDS: Final[vec[Building]] = vec[Building]([Building(row) for row in _facts("buildings")])
WONDER_CARDS: Final[vec[Wonder]] = vec[Wonder]([Wonder(row) for row in _facts("wonders")])
PROGRESS_TOKENS: Final[vec[Token]] = vec[Token]([Token(row) for row in _facts("progress_tokens")])

# The structures of the Ages: age * SLOTS + slot, with nothing for Age 0.
_LAYOUTS: Final = _facts("layouts")
_ALL_SLOTS: Final[list[Any]] = [None] * SLOTS + [slot for age in "123" for slot in _LAYOUTS[age]["slots"]]


def _mask(numbers: list[int]) -> int:
    return sum(2**n for n in numbers)


COVERED_BY: Final[vec[i64]] = vec[i64]([0 if slot is None else _mask(slot["covered_by"]) for slot in _ALL_SLOTS])
# The one or two cards that a card covers, the same twice if it is one; NONE in the first row.
COVERS_LEFT: Final[vec[i64]] = vec[i64]([min(slot["covers"], default=NONE) if slot else NONE for slot in _ALL_SLOTS])
COVERS_RIGHT: Final[vec[i64]] = vec[i64]([max(slot["covers"], default=NONE) if slot else NONE for slot in _ALL_SLOTS])
FACE_UP: Final[vec[i64]] = vec[i64](
    [0] + [_mask([slot["slot"] for slot in _LAYOUTS[age]["slots"] if slot["face_up"]]) for age in "123"])
WHOLE: Final = 2**SLOTS - 1

# The military track, by distance from the middle.
ZONE_POINTS: Final[vec[i64]] = vec[i64]([
    next(zone["vp"] for zone in _MILITARY["zones"] if zone["abs_min"] <= space <= zone["abs_max"])
    for space in range(CAPITAL + 1)])
# Coins lost to the Military token at the space where its zone begins.
LOOT: Final[vec[i64]] = vec[i64]([
    next((token["coins"] for token in _MILITARY["tokens"] if token["at"] == space), 0) for space in range(CAPITAL + 1)])


# The draft: who picks, as 0 for the first player and 1 for the second (SWD-3.4).
PICKERS: Final[vec[i64]] = vec[i64](
    [int(who == "second") for group in _SETUP["wonder_draft"]["order"] for who in group])
FIRST_GAME_WONDERS: Final[vec[i64]] = vec[i64](
    [WONDER.index[name] for who in ("first", "second") for name in _SETUP["beginner_wonders"][who]])

DECKS: Final[list[vec[i64]]] = [
    vec[i64]([n for n, card in enumerate(BUILDING_CARDS) if card.back == back]) for back in range(4)]
GUILDS_IN_PLAY: Final[i64] = _SETUP["guilds_in_age3"]
BOARD_TOKENS: Final[i64] = _SETUP["progress_on_board"]
LIBRARY_DRAW: Final[i64] = max([wonder.draws_tokens for wonder in WONDER_CARDS])
