"""Scythe: five factions of an alternative 1920s, their mechs and workers, and the Factory between them."""
from __future__ import annotations

from typing import Any

from meydan.core.game import Game, Option, Options, Setup
from meydan.core.state import GameState
from meydan.games.scythe import combat, dealing, economy, gains, movement
from meydan.games.scythe.actions import ACTIONS, EVENTS
from meydan.games.scythe.components import (
    ABILITY,
    FACTION,
    FIRST_RESOURCE,
    GAIN,
    GOAL,
    MAT,
    PRODUCES,
    RESOURCE,
    SHARE,
    TERRAIN_OF,
)
from meydan.games.scythe.state import Scythe
from meydan.games.scythe.wording import TURN_LIMITS, deal_of, game_of, with_options

LOADS = (*RESOURCE.names, "workers", "tired")
DECISIONS_PER_TURN = 500                # more than any turn can hold, all combats and deals included


class ScytheGame(Game):
    name = "scythe"
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
        Option("turn_limit", tuple(TURN_LIMITS), "1000_turns", "SCY-27.9"),
    )
    table = ACTIONS
    events = EVENTS
    endings = ("stars", "unfinished")
    longest = max(TURN_LIMITS.values()) * max(players) * DECISIONS_PER_TURN
    chance = False
    hidden = True
    search = {"turns": True, "exploration": 0.6}     # noqa: RUF012  what suits `meydan.search` best

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
        """With the figures of the question: what is gained, paid, loaded or used, and how much of it."""
        assert isinstance(state, Scythe)
        key, facts = super().prompt(state)
        frame = state.stack[-1]
        step, kind, amount = frame.step, frame.number // SHARE, frame.number % SHARE
        if step is gains.GAIN_SOME:
            facts = {"gain": GAIN.names[kind], "amount": int(amount)}
        elif step is gains.GAIN_TOKENS:
            facts = {"amount": int(amount)}
        elif step is economy.HARVEST:
            product = PRODUCES[TERRAIN_OF[kind]]
            facts = {"gain": GAIN.names[FIRST_RESOURCE + product], "amount": int(amount)}
        elif step is economy.CHOOSE_FIELD:
            facts = {"number": int(frame.number // 2)}
        elif step in (economy.PAY, economy.PAY_COERCING):
            facts = {"gain": RESOURCE.names[kind], "amount": int(amount)}
        elif step is movement.LOAD_AMOUNT:
            facts = {"load": LOADS[frame.number]}
        elif step is combat.BEFORE_COMBAT:
            facts = {"ability": ABILITY.names[combat.ability_before(state, frame.player)]}
        return key, facts


GAME = ScytheGame()
