"""Inis: clans, territories and tales of Ireland, for two to four players."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from meydan.core.actions import Kind
from meydan.core.errors import BadSetup
from meydan.core.game import Deal, Game, Option, Options, Order, Setup
from meydan.core.reasons import Reason
from meydan.core.state import GameState
from meydan.games.inis import dealing, wording
from meydan.games.inis.actions import ACTIONS_TABLE, DECLINE, EVENTS, PLAY
from meydan.games.inis.components import CARD, EPIC_CARD, LAYOUT, SCENARIO_BOTTOM, SCENARIO_START, SEATS, TERRITORY
from meydan.games.inis.judgement import Judgement, read_network
from meydan.games.inis.reasons import reason
from meydan.games.inis.state import (
    CANCELLED_COUNTS,
    CITADEL_ROBS,
    CUCHULAIN_MAY_STOP,
    DAGDA_ALWAYS,
    DRY_CAPITAL,
    HIGHLANDS_LATE,
    IDLE_PLAYS,
    ONE_WINDOW,
    SCENARIO,
    SEE_BEFORE_EXTRA,
    Inis,
)

OPEN = "?"
BEGUN = "rules"                          # in a deal: the version it was begun with, if its windows are still asked
RULES = {
    "exploration": SCENARIO,
    "idle_plays": IDLE_PLAYS,
    "cancelled_counts": CANCELLED_COUNTS,
    "cuchulain_may_stop": CUCHULAIN_MAY_STOP,
    "highlands_late": HIGHLANDS_LATE,
    "dagda_always": DAGDA_ALWAYS,
    "see_before_extra": SEE_BEFORE_EXTRA,
    "dry_capital": DRY_CAPITAL,
    "citadel_robs": CITADEL_ROBS,
}


TOUCHED = Order("touched")
NOT_CARD = Order("not-card", CARD)
NOT_MOOR = Order("not-moor")


class InisGame(Game):
    """Inis as played at a table, with every rule enforced."""

    name = "inis"
    version = 2
    prefix = "INIS"
    complete = True
    players = (2, 3, 4)
    options = (
        Option("exploration", (True, False), False, "INIS-4.12"),
        Option("idle_plays", (True, False), True, "INIS-8.9"),
        Option("cancelled_counts", (True, False), True, "INIS-8.11"),
        Option("cuchulain_may_stop", (True, False), True, "INIS-17.29"),
        Option("highlands_late", (True, False), True, "INIS-15.4"),
        Option("dagda_always", (True, False), True, "INIS-17.8"),
        Option("see_before_extra", (True, False), True, "INIS-9.11"),
        Option("dry_capital", (True, False), True, "INIS-4.8"),
        Option("rounds", ("none", 3, 10, 20, 30, 50, 100), "none", "INIS-12.11"),
        Option("citadel_robs", (True, False), True, "INIS-14.2"),
    )
    table = ACTIONS_TABLE
    events = EVENTS
    endings = ("high-king", "unfinished")
    longest = 50_000                    # of 100,000 random games with a limit the longest took 8,000 decisions
    chance = True
    hidden = True
    search: ClassVar = {"scale": 0.4}                 # for `meydan.search`
    levels: ClassVar[dict[str, dict[str, Any]]] = {
        "easy": {"iterations": 30, "margin": 0.4, "warmth": 0.15},
        "medium": {"iterations": 100},
        "hard": {"iterations": 400, "unlearned": True, "many": {"iterations": 1_200, "horizon": 4}},
        "expert": {"judged": {"horizon": 4}}}
    networks: ClassVar = {2: "network.json", 3: "network-many.json", 4: "network-many.json"}
    windows = True
    orders = (TOUCHED, NOT_CARD, NOT_MOOR)
    continuing = frozenset(("HoldOne",))        # cards that are held together are ticked together
    opening = frozenset((                       # what can be pointed at appears only then
        "Citadels", "Maneuver", "Clashes", "AttackResponse", "Removal", "MountainsToll", "CauldronReturn", "Sacrifice",
        "LayTile", "Discovery"))
    limits: ClassVar[Options] = {"rounds": 30}

    def stage(self, state: GameState) -> int:
        """A round each, up to the third."""
        assert isinstance(state, Inis)
        return min(max(int(state.round) - 1, 0), 2)

    def ask_learned(self, state: GameState, file: Path | None = None) -> bool:
        """By a network for as many players, of the game's own folder or another one, or by that of a file."""
        assert isinstance(state, Inis)
        state.learned = _learned(file or self.folder, self.networks[int(state.players)])
        return state.learned is not None

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        rules = _rules(options)
        tiles, epics, brenn, later = dealing.shuffled(players, seed, rules)
        return dealing.dealt(players, rules, _limit(options), tiles, epics, brenn, later)

    def setup(self, state: GameState) -> Setup:
        assert isinstance(state, Inis)
        laid = sorted((tile for tile in range(16) if state.place[tile] >= 0), key=lambda tile: _LAID[state.place[tile]])
        deal: Deal = {
            "brenn": [SEATS.names[state.brenn]],
            "tiles": [TERRITORY.names[tile] for tile in [*laid, *reversed(state.pile)]],
            "tales": [EPIC_CARD.names[card] for card in reversed(state.deck)],
            "seed": [str(state.seed)],
        }
        if not state.rules & ONE_WINDOW:
            deal[BEGUN] = ["1"]
        return Setup(int(state.players), state.options, deal)

    def prompt(self, state: GameState) -> tuple[str, dict[str, Any]]:
        pending = state.pending(int(state.current)) or {}
        facts = wording.facts_of(pending) | wording.facts_now(pending, int(state.current), state.choices)
        return f"prompt-{wording.step_name(state.asking)}", facts

    def details(self, view: dict[str, Any], code: int) -> dict[str, Any]:
        return wording.details(view, code)

    def reason(self, view: dict[str, Any], code: int) -> Reason | None:
        verb, *names = self.words(code)
        return reason(view, verb, names)

    def order_about(self, order: Order, view: dict[str, Any]) -> list[int]:
        return wording.playable_in_windows(view) if order is NOT_CARD else []

    def leaves(self, order: Order, about: int, view: dict[str, Any], choices: list[int]) -> list[int]:
        if choices[0] != DECLINE:
            return choices
        if order is NOT_CARD:
            return wording.without(choices, {PLAY + about})
        if order is NOT_MOOR:
            return wording.without(choices, {wording.MOOR_CODE})
        return choices if wording.touches(view) else choices[:1]

    def carry_setup(self, version: int, setup: Setup) -> Setup:
        """A game begun with version 1 keeps its two windows after a turn's card, so that all its answers fit."""
        return Setup(setup.players, setup.options, setup.deal | {BEGUN: ["1"]})

    def deal(self, setup: Setup) -> GameState:
        players = self.check_players(setup.players)
        options = self.check_options(setup.options)
        old = setup.deal.get(BEGUN) == ["1"]
        if set(setup.deal) - {BEGUN} != {"brenn", "tiles", "tales", "seed"} or (BEGUN in setup.deal and not old):
            raise BadSetup(what="brenn, tiles, tales, seed")
        brenn = setup.deal["brenn"]
        if len(brenn) != 1 or brenn[0] not in SEATS.names[:players]:
            raise BadSetup(what=f"brenn {' '.join(brenn)}")
        seed = setup.deal["seed"]
        if len(seed) != 1 or not seed[0].isascii() or not seed[0].isdigit() or int(seed[0]) >= 2**62:
            raise BadSetup(what=f"seed {' '.join(seed)}")
        tiles = _order(TERRITORY, setup.deal["tiles"], "tiles")
        if options["exploration"] and (tiles[:players] != SCENARIO_START[players]
                                       or set(tiles[-6:]) != set(SCENARIO_BOTTOM)):
            raise BadSetup(what="tiles")
        tales = _order(EPIC_CARD, setup.deal["tales"], "tales")
        rules = _rules(options)
        if old:
            rules &= ~ONE_WINDOW
        state = dealing.dealt(players, rules, _limit(options), tiles, tales,
                              SEATS.index[brenn[0]], int(seed[0]))
        state.options = options
        return state


@cache
def _learned(place: Path, name: str) -> Judgement | None:
    file = place / name if place.is_dir() else place
    return read_network(file) if file.exists() else None


def _rules(options: Options) -> int:
    return sum(bit for name, bit in RULES.items() if options[name]) | ONE_WINDOW


def _limit(options: Options) -> int:
    """Rounds after which the game is drawn; 0 for none."""
    rounds = options["rounds"]
    return rounds if isinstance(rounds, int) else 0


def _order(kind: Kind, words: list[str], what: str) -> list[int]:
    """The numbers of all things of a kind in the given order; "?" takes what is left, in order."""
    if len(words) != len(kind):
        raise BadSetup(what=f"{what}: {len(words)}")
    named = [word for word in words if word != OPEN]
    for word in named:
        if word not in kind.index or named.count(word) > 1:
            raise BadSetup(what=f"{what}: {word}")
    rest = iter(name for name in kind.names if name not in named)
    return [kind.index[next(rest) if word == OPEN else word] for word in words]


_LAID = {place: n for n, place in enumerate(LAYOUT)}

GAME = InisGame()
