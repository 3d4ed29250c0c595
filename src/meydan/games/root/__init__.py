"""Root: four unequal factions fight for a forest."""
from __future__ import annotations

from typing import Any, ClassVar

from meydan.core.game import Game, Option, Options, Order, Setup
from meydan.core.reasons import Reason
from meydan.core.state import GameState
from meydan.games.root import dealing, reasons, speech, wording
from meydan.games.root.actions import ACTIONS, EVENTS
from meydan.games.root.components import AMBUSH_CARD, FACTION_NAMES, facts
from meydan.games.root.law import Law
from meydan.games.root.state import Root

PAIRS = ("marquise_eyrie", "marquise_alliance", "eyrie_alliance", "eyrie_vagabond", "marquise_vagabond",
         "alliance_vagabond")
TRIOS = ("marquise_eyrie_alliance", "marquise_eyrie_vagabond", "marquise_alliance_vagabond",
         "eyrie_alliance_vagabond")


def _switches() -> tuple[Option, ...]:
    return tuple(Option(switch["id"], tuple(switch["values"]), switch["default"], switch["clause"])
                 for switch in facts("switches")["switches"])


class RootGame(Game):
    name = "root"
    version = 2
    prefix = "ROOT"
    complete = True
    players = (2, 3, 4)
    options = (
        Option("two_factions", (*PAIRS, "random"), PAIRS[0], "ROOT-12.2"),
        Option("three_factions", (*TRIOS, "random"), TRIOS[0], "ROOT-12.2"),
        Option("seating", ("random", "in_order"), "random", "ROOT-12.1"),
        Option("first_player", ("random", "seat1"), "random", "ROOT-12.1"),
        Option("current_law", (False, True), False, "ROOT-18.10"),
        *_switches(),
        Option("round_limit", ("none", 5, 10, 20, 50, 200), "none", "ROOT-18.11"),
    )
    table = ACTIONS
    events = EVENTS
    endings = ("points", "dominance", "unfinished")
    counted_events = ("turmoil",)
    longest = 400_000
    chance = True
    hidden = True
    search = {"turns": True, "exploration": 1.2, "scale": 0.1, "replies": 60}     # noqa: RUF012  for `meydan.search`
    levels: ClassVar[dict[str, dict[str, Any]]] = {     # a few tries already find most of what a turn holds
        "easy": {"iterations": 20, "margin": 0.8, "warmth": 0.35,
                 "many": {"iterations": 30, "margin": 0.6, "warmth": 0.25}},
        "medium": {"iterations": 40, "margin": 0.5, "warmth": 0.2,
                   "many": {"iterations": 150, "margin": 0.3, "warmth": 0.12}},
        "hard": {"exploration": 0.6, "unlearned": True, "many": {"exploration": 1.2}},
        "expert": {"ahead": 1, "deals": 3, "judged": {"ahead": 0, "deals": 0}}}
    windows = True
    own_windows = ("Foil",)
    opening = frozenset((                       # a new deed begins, or what can be pointed at appears only then
        "MarquiseAction", "Operation", "VagabondDay", "AllianceDay", "Revolts", "SpreadSympathy", "ResolveDecree",
        "AddToDecree", "MarquiseCraft", "EyrieCraft", "DaylightWindow", "BirdsongWindow", "Slip", "ChooseForest",
        "ChooseLeader", "ChooseCharacter", "StartingBuilding", "DayLabor", "QuestReward", "Triggers", "LosePieces",
        "ShareHits", "RefreshItems", "DamageItems", "Hideout", "DropItems", "PlaceWood", "RecruitWarriors", "TakeItem",
        "TakeAlly", "ChoosePartner", "DiscardDown", "ActivatePieces"))
    orders = (Order("keep-ambush", kind=AMBUSH_CARD), Order("no-hospitals"), Order("end-empty", own=True))
    limits: ClassVar[Options] = {"round_limit": 200}

    def stage(self, state: GameState) -> int:
        """Three rounds each, up to the seventh."""
        assert isinstance(state, Root)
        return min(int(state.rounds) // 3, 2)

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        first = 0 if options["first_player"] == "seat1" else -1
        return dealing.fresh(Law(options), wording.mix(players, seed, options), options["seating"] == "in_order",
                             first, seed)

    def setup(self, state: GameState) -> Setup:
        assert isinstance(state, Root)
        return wording.setup_of(state)

    def deal(self, setup: Setup) -> GameState:
        self.check_players(setup.players)
        return wording.game_of(Setup(setup.players, self.check_options(setup.options), setup.deal))

    def prompt(self, state: GameState) -> tuple[str, dict[str, Any]]:
        key, facts = speech.prompt(state)
        stuck = key == "prompt-resolve-decree" and self.code("fall") in state.choices
        return f"{key}-stuck" if stuck else key, facts

    def details(self, view: dict[str, Any], code: int) -> dict[str, Any]:
        return speech.details(view, self.words(code))

    def reason(self, view: dict[str, Any], code: int) -> Reason | None:
        verb, *names = self.words(code)
        return reasons.reason(view, verb, names)

    def order_about(self, order: Order, view: dict[str, Any]) -> list[int]:
        hand = (view["seats"][view["seat"]]["hand"] or []) if view["seat"] is not None else []
        return [number for number, card in enumerate(AMBUSH_CARD.names) if card in hand]

    def leaves(self, order: Order, about: int, view: dict[str, Any], choices: list[int]) -> list[int]:
        asks = view["pending"]["asks"] if view["pending"] else ""
        if order.name == "keep-ambush" and asks in ("PlayAmbush", "Foil"):
            return [code for code in choices if self.words(code)[1:] != (AMBUSH_CARD.names[about],)]
        if order.name == "no-hospitals" and asks == "FieldHospitals":
            return choices[:1]
        if order.name == "end-empty" and [self.words(code) for code in choices] == [("end",)]:
            return choices[:1]
        return choices

    def roles(self, state: GameState) -> list[dict[str, str]]:
        assert isinstance(state, Root)
        return [{"faction": FACTION_NAMES[state.faction_of[seat]]} for seat in range(state.players)]


GAME = RootGame()
