"""The journal is true and complete: its events add up to the table after every decision."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meydan.core.rng import Rng
from meydan.core.state import CHANCE
from meydan.games.inis.components import CARD_NAMES, TERRITORY_NAMES
from tests.inis.positions import GAME


class Ledger:
    """The table as somebody would know it who hears nothing but the journal."""

    def __init__(self, view: dict[str, Any]) -> None:
        players = range(len(view["players"]))
        self.clans: Counter[tuple[str, int]] = Counter()
        self.reserve = [player["reserve"] for player in view["players"]]
        self.cauldron = [0 for _ in players]
        self.deeds = [0 for _ in players]
        self.actions = [0 for _ in players]
        self.tales = [0 for _ in players]
        self.table: dict[str, int] = {}                 # Epic Tales on the table, by whom
        self.citadels: Counter[str] = Counter()
        self.sanctuaries = Counter({tile["id"]: tile["sanctuaries"] for tile in view["territories"]})
        self.advantage = {tile["id"]: "face-up" for tile in view["territories"]}
        self.pile, self.deck = view["pile"], view["deck"]
        self.revealed: set[str] = set()

    def hear(self, name: str, seat: int, facts: dict[str, int]) -> None:
        land = TERRITORY_NAMES[facts["territory"]] if "territory" in facts else ""
        card = CARD_NAMES[facts["card"]] if "card" in facts else ""
        amount, other = facts.get("amount", 1), facts.get("player", -1)
        tale = facts.get("card", 0) >= 33
        match name:
            case "capital-chosen":
                self.citadels[land] += 1
                self.sanctuaries[land] += 1
            case "placed":
                self.clans[land, seat] += amount
                self.reserve[seat] -= amount
            case "moved" | "relocated":
                self.clans[TERRITORY_NAMES[facts["origin"]], seat] -= amount
                self.clans[land, seat] += amount
            case "removed":
                self.clans[land, seat] -= 1
                self.reserve[seat] += 1
            case "caught":
                self.clans[land, seat] -= 1
                self.cauldron[seat] += 1
            case "fetched":
                self.reserve[seat] -= amount
                self.cauldron[seat] += amount
            case "cauldron-returned":
                self.clans[land, seat] += amount
                self.reserve[seat] += self.cauldron[seat] - amount
                self.cauldron[seat] = 0
            case "replaced":
                self.clans[land, other] -= 1
                self.reserve[other] += 1
                self.clans[land, seat] += 1
                self.reserve[seat] -= 1
            case "built-citadel":
                self.citadels[land] += 1
            case "built-sanctuary" | "sanctuary-found":
                self.sanctuaries[land] += 1
            case "laid":
                self.advantage[land] = "face-up"
                self.pile -= 1 if self.looked == 0 else 0
                self.looked = max(0, self.looked - 1)
            case "drew-tiles":
                self.pile -= amount
                self.looked = amount
            case "tiles-returned":
                self.pile += amount
                self.looked -= amount
            case "deed-gained":
                self.deeds[seat] += 1
            case "deed-lost":
                self.deeds[seat] -= 1
            case "dealt":
                self.actions = [held + amount for held in self.actions]
            case "season-ended":
                self.actions = [0 for _ in self.actions]
            case "played-season" | "played-triskel" if tale:
                self.tales[seat] -= 1
                self.table[card] = seat
            case "played-season" | "played-triskel" if card in self.advantage and facts["card"] >= 17:
                self.advantage[card] = "played"
            case "played-season" | "played-triskel" | "action-discarded" | "set-card-aside":
                self.actions[seat] -= 1
            case "took-from-discard" | "took-aside":
                self.actions[seat] += 1
            case "took-random":
                self.actions[other] -= 1
                self.actions[seat] += 1
            case "gave":
                self.actions[seat] -= 1
                self.actions[other] += 1
            case "drew":
                self.tales[seat] += 1
                self.deck -= 1
            case "revealed":
                self.tales[seat] -= 1
                self.revealed.add(card)
            case "took-played" if tale:
                self.tales[seat] += 1
                self.table.pop(card, None)
                self.revealed.discard(card)
            case "took-played":
                self.actions[seat] += 1
            case "gave-played":
                self.table.pop(card)
                self.tales[other] += 1
            case "epic-discarded" if card in self.table:
                self.table.pop(card)
            case "epic-discarded" if card in self.revealed:
                self.revealed.discard(card)
            case "epic-discarded":
                self.tales[seat] -= 1
            case "advantage-taken":
                self.advantage[card] = f"hand{seat + 1}"
            case "advantage-laid":
                self.advantage[card] = "face-up"
            case "advantage-discarded":
                self.advantage[card] = "played"

    looked = 0

    def check(self, view: dict[str, Any]) -> None:
        for tile in view["territories"]:
            for seat, number in enumerate(tile["clans"]):
                assert self.clans[tile["id"], seat] == number, f"clans of {seat} in {tile['id']}"
            assert self.citadels[tile["id"]] == tile["citadels"]
            assert self.sanctuaries[tile["id"]] == tile["sanctuaries"]
            assert self.advantage[tile["id"]] == tile["advantage"]
        for player in view["players"]:
            seat = player["seat"]
            assert self.reserve[seat] == player["reserve"]
            assert self.deeds[seat] == player["deeds"]
            assert self.actions[seat] == player["actions"] + player["drafting"]
            assert self.tales[seat] == player["tales"] + player["drawn"]
        assert self.pile == view["pile"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_add_up_to_the_table(players: int) -> None:
    for seed in range(3):
        state = GAME.new(players=players, seed=seed, rounds=10)
        state.log = []
        ledger = Ledger(state.view(None))
        rng = Rng(seed)
        number = 0
        while not state.over:
            asked = int(state.current)
            state.apply(state.choices[rng.below(len(state.choices))])
            for event in state.log:
                kind = GAME.events[event]
                ledger.hear(kind.name, event[2], dict(zip(kind.kinds, event[3:])))
            state.log.clear()
            number += 1
            if number % 3 == 0 or asked == CHANCE:
                ledger.check(state.view(None))
