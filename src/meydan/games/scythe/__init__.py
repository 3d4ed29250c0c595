"""Scythe: five factions of an alternative 1920s, their mechs and workers, and the Factory between them."""
from __future__ import annotations

from typing import Any, ClassVar

from meydan.core.game import Game, Option, Options, Order, Setup, Words
from meydan.core.reasons import Reason
from meydan.core.state import GameState
from meydan.games.scythe import dealing, reasons, telling, ways
from meydan.games.scythe.actions import ACTIONS, DONE, EVENTS, PASS, SKIP
from meydan.games.scythe.components import FACTION, GOAL, MAT
from meydan.games.scythe.state import Scythe
from meydan.games.scythe.wording import TURN_LIMITS, deal_of, game_of, with_options

DECISIONS_PER_TURN = 500                # more than any turn can hold, all combats and deals included


class ScytheGame(Game):
    name = "scythe"
    version = 2
    prefix = "SCY"
    complete = True
    players = (2, 3, 4, 5)
    options = (
        Option("relentless_on_factory", (True, False), True, "SCY-19.2"),
        Option("camaraderie_scope", ("combat", "any_retreat"), "combat", "SCY-20.18"),
        Option("trade_split", (True, False), True, "SCY-12.4"),
        Option("coin_deals", (False, True), False, "SCY-26.1"),
        Option("banned_pairs", (False, True), False, "SCY-29.2"),
        Option("faction_assignment", ("random", "chosen"), "random", "SCY-6.9"),
        Option("open_totals", (True, False), True, "SCY-29.3"),
        Option("turn_limit", tuple(TURN_LIMITS), "none", "SCY-27.9"),
    )
    table = ACTIONS
    events = EVENTS
    counted_events = ("turn",)
    endings = ("stars", "unfinished")
    limits: ClassVar[Options] = {"turn_limit": "1000_turns"}
    longest = max(TURN_LIMITS.values()) * max(players) * DECISIONS_PER_TURN
    chance = False
    hidden = True
    search = {"turns": True, "exploration": 0.6, "scale": 0.5}     # noqa: RUF012  for `meydan.search`
    levels: ClassVar[dict[str, dict[str, Any]]] = {
        "easy": {"margin": 0.4, "warmth": 0.15}, "medium": {"iterations": 100, "margin": 0.3, "warmth": 0.12},
        "hard": {"iterations": 3_000, "ahead": 1, "judged": {"iterations": 1_500, "ahead": 0},
                 "many": {"unlearned": True}},
        "expert": {"ahead": 1}}
    windows = True
    own_windows = ("ShowObjective",)
    orders = (Order("nothing-to-reveal"), Order("nothing-left", own=True))
    continuing = frozenset({"TopRow"})          # the token and the top row are one deed
    opening = frozenset({"GainTokens", "LoadAmount", "Pay", "PayCard"})     # each token, kind and card for itself

    def stage(self, state: GameState) -> int:
        """Ten rounds each, up to the twentieth."""
        assert isinstance(state, Scythe)
        return min(int(state.turn // state.players) // 10, 2)

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        state = with_options(options)
        dealing.fresh(state, players, seed)
        return state

    def setup(self, state: GameState) -> Setup:
        assert isinstance(state, Scythe)
        return Setup(int(state.players), state.options, deal_of(state))

    def deal(self, setup: Setup) -> GameState:
        return game_of(setup.deal, self.check_players(setup.players), self.check_options(setup.options))

    def roles(self, state: GameState) -> list[dict[str, str]]:
        """Each seat's faction and player mat."""
        assert isinstance(state, Scythe)
        return [{"faction": FACTION.names[player.faction], "mat": MAT.names[player.mat]} for player in state.seats]

    def tallies(self, state: GameState) -> list[dict[str, int]]:
        """Each seat's stars by what they were placed for."""
        assert isinstance(state, Scythe)
        several = {"objective": "objective_stars", "combat": "combat_stars"}
        return [{f"goal-{name}": int(getattr(player, several[name]) if name in several else player.goals >> number & 1)
                 for number, name in enumerate(GOAL.names)} for player in state.seats]

    def prompt(self, state: GameState) -> tuple[str, dict[str, Any]]:
        """With the facts of the question: what is gained, paid, loaded or used, where, and how much of it."""
        key, _ = super().prompt(state)
        return key, telling.facts_of(state.pending(int(state.current)) or {})

    def details(self, view: dict[str, Any], code: int) -> dict[str, Any]:
        return telling.details(view, self.words(code))

    def panel(self, state: GameState) -> tuple[str, str] | None:
        """All kinds of a load are told at once."""
        if state.asking != "LoadAmount":
            return None
        return "load", str((state.pending(int(state.current)) or {})["load"])

    def ways(self, state: GameState) -> list[list[tuple[int, bool]]]:
        assert isinstance(state, Scythe)
        return ways.ways(state)

    def reason(self, view: dict[str, Any], code: int) -> Reason | None:
        verb, *names = self.words(code)
        return reasons.reason(view, verb, names)

    def leaves(self, order: Order, about: int, view: dict[str, Any], choices: list[int]) -> list[int]:
        """Both orders answer only what has one answer left; an objective that can be revealed is always asked about."""
        if order.name == "nothing-to-reveal" and view["asking"] == "ShowObjective":
            return choices[:1] if len(choices) == 1 else choices
        if order.name == "nothing-left" and len(choices) == 1 and choices[0] in (PASS, SKIP, DONE):
            return choices[:1]
        return choices

    def carry_words(self, version: int, words: Words, state: GameState) -> Words | None:
        """Version 1 asked about gains that the end of a track cuts off."""
        if words[0] == "amount" and state.asking in ("GainSome", "Harvest"):
            return ("accept",)
        return super().carry_words(version, words, state)


GAME = ScytheGame()
