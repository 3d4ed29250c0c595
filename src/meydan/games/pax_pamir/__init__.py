"""Pax Pamir (second edition): 2 to 5 players around Afghanistan, or 1 or 2 against Wakhan."""
from __future__ import annotations

from typing import Any, ClassVar

from meydan.core.game import Game, Option, Options, Setup
from meydan.core.reasons import Reason
from meydan.core.state import GameState
from meydan.games.pax_pamir import dealing, market, telling, wording
from meydan.games.pax_pamir.actions import ACTIONS, ENDINGS, NOTES
from meydan.games.pax_pamir.components import CHECKS
from meydan.games.pax_pamir.reasons import reason
from meydan.games.pax_pamir.state import Pamir

TURN_CAPS = ("none", 100, 200, 400, 1000)


class PaxPamir(Game):
    name = "pax_pamir"
    version = 2                         # version 1: with Wakhan the first to pick was always the seat before hers
    prefix = "PAM"
    complete = True
    players = (2, 3, 4, 5)
    options = (
        Option("wakhan", ("none", "errata", "rulebook"), "none", "PAM-22.7"),
        Option("wakhan_savvy", (False, True), False, "PAM-24.6"),
        Option("wakhan_spy_moves", (False, True), False, "PAM-25.11"),
        Option("wakhan_steadfast", (False, True), False, "PAM-22.6"),
        Option("open_hands", (False, True), False, "PAM-6.3"),
        Option("bribe_negotiation", (True, False), True, "PAM-11.11"),
        Option("turn_cap", TURN_CAPS, "none", "PAM-8.14", older=((0, "none"),)),
    )
    table = ACTIONS
    events = NOTES
    endings = ENDINGS
    opening = frozenset({"ChooseAction"})
    limits: ClassVar[Options] = {"turn_cap": 1000}
    longest = 300_000
    chance = False
    hidden = True
    search = {"turns": True, "exploration": 0.6, "scale": 0.25}     # noqa: RUF012  for `meydan.search`
    levels: ClassVar[dict[str, dict[str, Any]]] = {
        "hard": {"iterations": 3_000, "unlearned": True},
        "expert": {"judged": {"deals": 4, "replies": 200}, "many": {"judged": {}}}}

    def stage(self, state: GameState) -> int:
        """The Dominance Checks that are behind."""
        assert isinstance(state, Pamir)
        return max(0, CHECKS - int(market.checks_left(state)))

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        return dealing.fresh(players, seed, wording.rules_of(players, options))

    def setup(self, state: GameState) -> Setup:
        assert isinstance(state, Pamir)
        return Setup(int(state.players), state.options, wording.deal_of(state))

    def deal(self, setup: Setup) -> GameState:
        players = self.check_players(setup.players)
        options = self.check_options(setup.options)
        state = wording.state_of(players, wording.rules_of(players, options), setup.deal)
        state.options = options
        return state

    def roles(self, state: GameState) -> list[dict[str, str]]:
        assert isinstance(state, Pamir)
        return wording.roles_of(state)

    def prompt(self, state: GameState) -> tuple[str, dict[str, Any]]:
        assert isinstance(state, Pamir)
        key, _ = super().prompt(state)
        return key, wording.prompt_facts(state)

    def details(self, view: dict[str, Any], code: int) -> dict[str, Any]:
        return telling.details(view, self.words(code))

    def reason(self, view: dict[str, Any], code: int) -> Reason | None:
        verb, *names = self.words(code)
        return reason(view, verb, names)

    def ruled(self, players: int, options: Options) -> dict[int, str]:
        return {players - 1: "opponent-wakhan"} if options["wakhan"] != "none" else {}


GAME = PaxPamir()
