"""Scythe: five factions of an alternative 1920s, their mechs, workers and the Factory between them."""
from __future__ import annotations

from meydan.core.game import Game, Option, Options, Setup
from meydan.core.state import GameState
from meydan.games.scythe import dealing
from meydan.games.scythe.actions import ACTIONS, EVENTS
from meydan.games.scythe.state import Scythe


class ScytheGame(Game):
    name = "scythe"
    prefix = "SCY"
    players = (2, 3, 4, 5)
    options = (
        Option("relentless_on_factory", (True, False), True, "SCY-19.2"),
        Option("camaraderie_scope", ("combat", "any_retreat"), "combat", "SCY-20.18"),
        Option("trade_split", (True, False), True, "SCY-12.4"),
        Option("coin_deals", (False, True), False, "SCY-26.1"),
        Option("banned_pairs", (False, True), False, "SCY-29.2"),
        Option("faction_assignment", ("random", "chosen"), "random", "SCY-6.9"),
        Option("open_totals", (True, False), True, "SCY-29.3"),
        Option("turn_limit", (100, 200, 500, 5000), 5000, "SCY-27.9"),
    )
    table = ACTIONS
    events = EVENTS
    endings = ("stars", "unfinished")
    longest = 100_000
    chance = False
    hidden = True

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        state = with_options(options)
        dealing.fresh(state, players, seed)
        return state


def with_options(options: Options) -> Scythe:
    """An empty table under these options."""
    g = Scythe()
    g.relentless_factory = bool(options["relentless_on_factory"])
    g.any_retreat = options["camaraderie_scope"] == "any_retreat"
    g.trade_split = bool(options["trade_split"])
    g.coin_deals = bool(options["coin_deals"])
    g.banned_pairs = bool(options["banned_pairs"])
    g.chosen = options["faction_assignment"] == "chosen"
    g.open_totals = bool(options["open_totals"])
    g.turn_limit = int(options["turn_limit"])
    return g


GAME = ScytheGame()
