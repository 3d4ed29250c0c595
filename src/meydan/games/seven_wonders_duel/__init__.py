"""7 Wonders Duel (base game): two cities, three Ages, seven Wonders."""
from __future__ import annotations

from typing import Any

from meydan.core.game import Game, Option, Options, Setup
from meydan.core.reasons import Reason
from meydan.core.state import GameState
from meydan.games.seven_wonders_duel import dealing
from meydan.games.seven_wonders_duel.actions import ACTIONS, EVENTS
from meydan.games.seven_wonders_duel.reasons import reason
from meydan.games.seven_wonders_duel.state import Duel
from meydan.games.seven_wonders_duel.telling import details
from meydan.games.seven_wonders_duel.wording import deal_of, game_of


class SevenWondersDuel(Game):
    name = "seven_wonders_duel"
    prefix = "SWD"
    complete = True
    players = (2,)
    options = (
        Option("wonders", ("draft", "first_game"), "draft", "SWD-2.8"),
        Option("first_player", ("random", "seat1", "seat2"), "random", "SWD-2.7"),
    )
    table = ACTIONS
    events = EVENTS
    endings = ("military", "science", "civilian")
    longest = 80
    chance = False
    hidden = True
    opening = frozenset({"ReviveCard"})     # the pile is spread out before one of its cards is pointed at
    search = {"horizon": 0, "exploration": 0.4, "trust": 3.0}      # noqa: RUF012  what suits `meydan.search` best

    def stage(self, state: GameState) -> int:
        """The Age; 0 while Wonders are picked."""
        assert isinstance(state, Duel)
        return int(state.age)

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        first = ("seat1", "seat2", "random").index(str(options["first_player"]))
        return dealing.fresh(seed, first if first < 2 else -1, options["wonders"] == "draft")

    def setup(self, state: GameState) -> Setup:
        assert isinstance(state, Duel)
        return Setup(2, state.options, deal_of(state))

    def deal(self, setup: Setup) -> GameState:
        self.check_players(setup.players)
        return game_of(setup.deal, self.check_options(setup.options))

    def details(self, view: dict[str, Any], code: int) -> dict[str, Any]:
        return details(view, *self.words(code))

    def reason(self, view: dict[str, Any], code: int) -> Reason | None:
        verb, *names = self.words(code)
        return reason(view, verb, names)


GAME = SevenWondersDuel()
