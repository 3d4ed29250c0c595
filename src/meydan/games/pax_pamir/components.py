"""Cards, map and Wakhan's deck as read-only objects, made from the facts."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.actions import SEAT, Count, Kind
from meydan.core.state import BIT

# Suits, coalitions, actions and regions, in the order of the facts.
ECONOMIC: Final = 0
MILITARY: Final = 1
POLITICAL: Final = 2
INTELLIGENCE: Final = 3

AFGHAN: Final = 0
BRITISH: Final = 1
RUSSIAN: Final = 2
COALITIONS: Final = 3
NO_COALITION: Final = -1

TAX: Final = 0
GIFT: Final = 1
BUILD: Final = 2
MOVE: Final = 3
BETRAY: Final = 4
BATTLE: Final = 5
CARD_ACTIONS: Final = 6

TRANSCASPIA: Final = 0
KABUL: Final = 1
PERSIA: Final = 2
HERAT: Final = 3
KANDAHAR: Final = 4
PUNJAB: Final = 5
REGIONS: Final = 6
BORDERS: Final = 9

# Impact icons; the suit icon of suit s is FAVOR + s.
TRIBE: Final = 0
ROAD: Final = 1
ARMY: Final = 2
SPY: Final = 3
LEVERAGE: Final = 4
FAVOR: Final = 5

# Numbers of the game.
BLOCKS: Final = 12
CYLINDERS: Final = 10
MOST_SEATS: Final = 5
COLUMNS: Final = 6
SPOTS: Final = 12
GIFT_SPACES: Final = 3
START_RUPEES: Final = 4
COURT_CARDS: Final = 100
EVENT_CARDS: Final = 16
CHECKS: Final = 4
PILES: Final = 6
AI_CARDS: Final = 24

# Special abilities by the place in the rules they touch (PAM-21); bits of `CourtCard.ability`.
ADVISORS: Final = 1
INSURRECTION: Final = 2
LINEAGE: Final = 4
BODYGUARDS: Final = 8
CITADEL: Final = 16
BEDFELLOWS: Final = 32
REFORMS: Final = 64
SAFE_HOUSE: Final = 128
COURTIERS: Final = 256
BLACKMAIL: Final = 512
SUPPLIES: Final = 1024
CONNECTED: Final = 2048
INFLUENCE: Final = 4096
INFRASTRUCTURE: Final = 8192
ALWAYS_FAVORED: Final = 16384

# Lasting effects of events (PAM-20).
TACTICS: Final = 0
RICHES: Final = 1
KOHINOOR: Final = 2
CUSTOMS: Final = 3
MANNERS: Final = 4
RUMOR: Final = 5
FATIGUE: Final = 6
NATIONALISM: Final = 7
NATION: Final = 8
PASHTUNWALI: Final = 9
EFFECTS: Final = 10

# What an event does at once.
DO_NOTHING: Final = 0
DO_CHECK: Final = 1
DO_FAVOR: Final = 2                 # param: suit
DO_LAST_ALL: Final = 3              # param: lasting effect, for everybody
DO_LAST_BUYER: Final = 4            # param: lasting effect, for the buyer
DO_LAST_NAMED: Final = 5            # param: lasting effect, for a named player
DO_DROP_PRIZES: Final = 6
DO_CLEAR: Final = 7                 # param: region
DO_CLEAR_CHOSEN: Final = 8
DO_DROP_HAND_CARD: Final = 9
DO_GAIN: Final = 10                 # param: rupees
DO_SWAP: Final = 11
DO_CHOOSE_SUIT: Final = 12          # param: lasting effect, for everybody

_FOLDER: Final = Path(__file__).parent / "facts"


def _facts(name: str) -> Any:
    return json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))


_SETS: Final = _facts("sets")
_BOARD: Final = _facts("board")
_COURT: Final = _facts("court_cards")
_EVENTS: Final = _facts("event_cards")
_ABILITIES: Final = _facts("abilities")
_AI: Final = _facts("wakhan_cards")
_INSTRUCTIONS: Final = _facts("wakhan_instructions")


def _ids(things: Any) -> list[str]:
    return [str(thing["id"]) for thing in things]


SUIT: Final = Kind("suit", _ids(_SETS["suits"]))
COALITION: Final = Kind("coalition", _ids(_SETS["coalitions"]))
REGION: Final = Kind("region", _ids(_BOARD["regions"]))
BORDER: Final = Kind("border", _ids(_BOARD["borders"]))
CARD: Final = Kind("card", _ids(_COURT) + _ids(_EVENTS))
COURT_CARD: Final = Kind("card", _ids(_COURT))
SPOT: Final = Kind("spot", [f"{row}{column}" for row in ("top", "bottom") for column in range(COLUMNS)])
PLAYER: Final = Kind("seat", SEAT.names[:MOST_SEATS])
COLOUR: Final = Kind("colour", _ids(_SETS["player_colors"]))
ABILITY: Final = Kind("ability", _ids(_ABILITIES))
AI_CARD: Final = Kind("ai", _ids(_AI))
INSTRUCTION: Final = Kind("instruction", _ids(_INSTRUCTIONS))
CARD_ACTION: Final = Kind("deed", ["tax", "gift", "build", "move", "betray", "battle"])
SIDE: Final = Kind("side", ["left", "right"])
ARROW: Final = Kind("arrow", ["top_left", "bottom_right"])
GIFT_SPACE: Final = Kind("price", ["2", "4", "6"])
GIFT_SPACE.counts = True
SHARE: Final = Count("share", 0, CYLINDERS - 1)
EFFECT: Final = Kind("effect", [
    "new_tactics", "embarrassment_of_riches", "koh_i_noor_recovered", "disregard_for_customs", "courtly_manners",
    "rumor", "conflict_fatigue", "nationalism", "nation_building", "pashtunwali_values"])

_HOOKS: Final[dict[str, int]] = {
    "after_dominance_check": INSURRECTION, "tax_rule_all": LINEAGE, "betray_protection": BODYGUARDS,
    "spy_adjacency": BEDFELLOWS, "spy_rescue": SAFE_HOUSE, "start_of_turn_spy": BLACKMAIL, "army_roadless": SUPPLIES,
    "spy_double_step": CONNECTED, "free_market": INFLUENCE, "after_build_extra_block": INFRASTRUCTURE,
    "always_favored": ALWAYS_FAVORED,
}
_ICONS: Final[dict[str, int]] = {icon["id"]: number for number, icon in enumerate(_SETS["impact_icons"])}
ICON_NAMES: Final[list[str]] = list(_ICONS)


def _hook(ability: Any) -> int:
    hook, params = str(ability["hook"]), ability["params"]
    if hook == "battle_protection":
        return ADVISORS if params["protects"] == "own_spies" else CITADEL
    if hook == "no_bribe":
        return REFORMS if params["kind"] == "hostage" else COURTIERS
    return _HOOKS[hook]


@final
class CourtCard:
    """A court card (PAM-1.11)."""

    def __init__(self, facts: Any) -> None:
        index = ABILITY.index.get(str(facts["ability"]), -1)
        params = _ABILITIES[index]["params"] if index >= 0 else {}
        self.number: i64 = facts["number"]
        self.region: i64 = REGION.index[facts["region"]]
        self.suit: i64 = SUIT.index[facts["suit"]]
        self.rank: i64 = facts["rank"]
        self.patriot: i64 = COALITION.index.get(str(facts["patriot"]), NO_COALITION)
        self.prize: i64 = COALITION.index.get(str(facts["prize"]), NO_COALITION)
        self.leveraged: bool = facts["leveraged"]
        self.icons: list[int] = [_ICONS[icon] for icon in facts["impact"]]
        self.actions: list[int] = [CARD_ACTION.index[action] for action in facts["actions"]]
        self.ability: i64 = _hook(_ABILITIES[index]) if index >= 0 else 0
        self.ability_region: i64 = REGION.index.get(str(params.get("region")), -1)
        self.ability_coalition: i64 = COALITION.index.get(str(params.get("patriot")), NO_COALITION)
        self.deeds: i64 = 0                                     # the actions as a mask
        for action in self.actions:
            self.deeds |= BIT[action]
        self.block_icons: i64 = self.icons.count(ARMY) + self.icons.count(ROAD)
        self.cylinder_icons: i64 = self.icons.count(TRIBE) + self.icons.count(SPY)

    def shows(self, action: i64) -> bool:
        return self.deeds & BIT[action] != 0


@final
class EventCard:
    """An event card with its two sides (PAM-20)."""

    def __init__(self, facts: Any) -> None:
        self.number: i64 = facts["number"]
        self.purchasable: bool = facts["purchasable"]
        self.check: bool = facts["kind"] == "dominance_check"
        self.discarded: i64 = _deed(facts["discarded"])
        self.discarded_param: i64 = _deed_param(facts["discarded"])
        self.bought: i64 = _deed(facts["purchased"])
        self.bought_param: i64 = _deed_param(facts["purchased"])
        self.swallows: bool = facts["purchased"]["op"] == "coin_sink"


def _deed(side: Any) -> int:
    op = str(side["op"])
    if op == "choose_and_lock_suit":
        return DO_CHOOSE_SUIT
    if side["duration"] == "until_next_dominance_check":
        scopes = {"all": DO_LAST_ALL, "buyer": DO_LAST_BUYER, "chosen_player": DO_LAST_NAMED}
        return scopes[str(side["scope"])]
    if op == "clear_region":
        return DO_CLEAR_CHOSEN if side["params"]["region"] == "choice" else DO_CLEAR
    deeds = {"dominance_check": DO_CHECK, "favor_suit": DO_FAVOR, "discard_prizes": DO_DROP_PRIZES,
             "discard_from_hand": DO_DROP_HAND_CARD, "gain_rupees": DO_GAIN, "swap_hands": DO_SWAP,
             "none": DO_NOTHING, "coin_sink": DO_NOTHING}
    return deeds[op]


def _deed_param(side: Any) -> int:
    params = side["params"]
    if side["duration"] == "until_next_dominance_check":
        return EFFECT.index[str(side["id"])]
    if "suit" in params:
        return SUIT.index[str(params["suit"])]
    if "amount" in params:
        return int(params["amount"])
    return REGION.index.get(str(params.get("region")), -1)


TOP_LEFT: Final = 0                     # what the red arrow reads: row, end of the court, neighbour
BOTTOM_RIGHT: Final = 1


@final
class AiCard:
    """A card of Wakhan's deck, front and back (PAM-23.2)."""

    def __init__(self, facts: Any) -> None:
        front, back = facts["front"], facts["back"]
        self.loyalties: list[int] = [COALITION.index[name] for name in front["loyalty_order"]]
        self.lines: list[int] = [INSTRUCTION.index[name] for name in front["actions"]]
        self.regions: list[int] = [REGION.index[name] for name in front["region_order"]]
        self.lower_arrow: bool = front["red_arrow"] == "lower"
        self.black_arrow: i64 = front["black_arrow"]
        self.upper: i64 = TOP_LEFT if back["upper"] == "top_left" else BOTTOM_RIGHT
        self.lower: i64 = TOP_LEFT if back["lower"] == "top_left" else BOTTOM_RIGHT
        self.columns: list[int] = list(back["columns"])

    @property
    def back(self) -> tuple[int, int]:
        """What can be seen of it while it lies face down."""
        return int(self.upper), self.columns[0]


COURT: Final[list[CourtCard]] = [CourtCard(facts) for facts in _COURT]
EVENTS: Final[list[EventCard]] = [EventCard(facts) for facts in _EVENTS]
AI: Final[list[AiCard]] = [AiCard(facts) for facts in _AI]

# The two regions of each border, the borders of each region, and the border between two regions or -1.
ENDS: Final[list[tuple[int, int]]] = [
    (REGION.index[border["regions"][0]], REGION.index[border["regions"][1]]) for border in _BOARD["borders"]]
BORDERS_OF: Final[list[list[int]]] = [
    [border for border, ends in enumerate(ENDS) if region in ends] for region in range(REGIONS)]
NEIGHBOURS: Final[list[list[int]]] = [
    [ENDS[border][0] + ENDS[border][1] - region for border in BORDERS_OF[region]] for region in range(REGIONS)]
BETWEEN: Final[vec[i64]] = vec[i64]([
    next((border for border, ends in enumerate(ENDS) if set(ends) == {here, there}), -1)
    for here in range(REGIONS) for there in range(REGIONS)])

# Setup by pile (PAM-2.2 to 2.4), scoring places (PAM-18.4, 18.5).
_CONSTANTS: Final = _facts("constants")
EVENTS_IN_PILE: Final[list[int]] = list(_CONSTANTS["deck"]["events_per_pile"])
CHECKS_IN_PILE: Final[list[int]] = list(_CONSTANTS["deck"]["dominance_checks_per_pile"])
GIFT_PRICES: Final[vec[i64]] = vec[i64](list(_CONSTANTS["gift_prices"]))
SUCCESSFUL: Final[list[int]] = list(_CONSTANTS["dominance"]["successful"]) + [0, 0]
FAILED: Final[list[int]] = list(_CONSTANTS["dominance"]["unsuccessful"]) + [0, 0, 0]




# Conditions and measures of Wakhan's instructions (PAM-24.12).
ALWAYS: Final = 0
IF_FAVORED: Final = 1                   # param: suit
IF_POORER_THAN: Final = 2               # param: rupees
IF_DOMINANT: Final = 3
IF_NONE_DOMINANT: Final = 4
IF_NO_CARD_WITH: Final = 5              # param: action
IF_COURT_FULL: Final = 6
IF_FEWER_SPIES: Final = 7

BY_NOTHING: Final = 0
BY_RANK: Final = 1
BY_NET_RUPEES: Final = 2
BY_BLOCK_ICONS: Final = 3
BY_CYLINDER_ICONS: Final = 4


@final
class Instruction:
    """A line of an AI card: an action, or a Radicalize with its condition and its choice."""

    def __init__(self, facts: Any) -> None:
        condition = facts["condition"] or {}
        select = facts["select"] if isinstance(facts["select"], dict) else {}
        name = str(facts["id"])
        self.radicalize: bool = facts["kind"] == "radicalize"
        self.plain: bool = facts["select"] == "default"
        self.battle_on_card: bool = facts["kind"] == "card_action_battle"
        self.action: i64 = CARD_ACTION.index.get(name, BATTLE if self.battle_on_card else -1)
        self.condition: i64 = ALWAYS
        self.condition_param: i64 = 0
        if "favored" in condition:
            self.condition, self.condition_param = IF_FAVORED, SUIT.index[condition["favored"]]
        elif "rupees_below" in condition:
            self.condition, self.condition_param = IF_POORER_THAN, condition["rupees_below"]
        elif "dominant" in condition:
            self.condition = IF_DOMINANT if condition["dominant"] else IF_NONE_DOMINANT
        elif "no_court_card_with" in condition:
            self.condition, self.condition_param = IF_NO_CARD_WITH, CARD_ACTION.index[condition["no_court_card_with"]]
        elif "court_at_limit" in condition:
            self.condition = IF_COURT_FULL
        elif "fewer_spies_than_someone" in condition:
            self.condition = IF_FEWER_SPIES
        self.suit: i64 = SUIT.index.get(str(select.get("suit")), -1)
        self.measure: i64 = _MEASURES[str(select.get("max"))]
        self.least: i64 = select.get("min_value", 0)
        self.events: bool = bool(select.get("events", False))
        self.gains_rule: bool = bool(select.get("gains_rule", False))
        self.shows: i64 = CARD_ACTION.index.get(str(select.get("has_action")), -1)
        self.patriot_of_dominant: bool = select.get("patriot") == "dominant"


_MEASURES: Final[dict[str, int]] = {
    "None": BY_NOTHING, "rank": BY_RANK, "net_rupees": BY_NET_RUPEES, "army_road_icons": BY_BLOCK_ICONS,
    "spy_tribe_icons": BY_CYLINDER_ICONS, "spies": BY_NOTHING}
INSTRUCTIONS: Final[list[Instruction]] = [Instruction(facts) for facts in _INSTRUCTIONS]
