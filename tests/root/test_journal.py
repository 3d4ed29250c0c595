"""The journal is true: what its events say adds up to what lies on the table, decision by decision."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meydan.core.rng import Rng
from meydan.core.state import Event
from meydan.games.root.actions import GROUP, LARGEST_GROUP
from meydan.games.root.components import BOX, CLEARINGS, FACTION_NAMES, PIECE_NAMES, PLACE_NAMES
from meydan.games.root.state import Root
from tests.root.positions import GAME, MARQUISE_ACTION, Table
from tests.rules import rule

GOES = {"discarded": -1, "spent": -1, "crafted": -1, "ambushed": -1, "foiled": -1, "outrage-paid": -1, "mobilized": -1,
        "decreed": -1, "dominance-activated": -1, "labored": 1, "dominance-taken": 1, "robbed": 1, "aided": -1}


class Ledger:
    """Counts kept from events alone."""

    def __init__(self, g: Root) -> None:
        self.faction = [FACTION_NAMES[g.faction_of[seat]] for seat in range(g.players)]
        self.hands = Counter({FACTION_NAMES[number]: int(g.hands[number]).bit_count() for number in range(4)})
        self.supporters = int(g.supporters).bit_count()
        self.officers = 0
        self.points: Counter[str] = Counter()
        self.pieces: Counter[tuple[str, str]] = Counter()
        self.decree = 0

    def note(self, event: Event, g: Root) -> None:
        kind = GAME.events[event]
        if event[1] != -1:                      # private: the open line beside it counts
            return
        me = self.faction[event[2]]
        facts: dict[str, Any] = {}
        for (argument, family), number in zip(kind.kinds.items(), event[3:], strict=False):
            facts[argument] = family.names[number] if 0 <= number < len(family) else int(number)
            if family is GROUP:
                facts["whose"] = FACTION_NAMES[number // LARGEST_GROUP]
        count = int(facts.get("count", 0))
        name = kind.name
        if name in GOES:
            self.hands[me] += GOES[name]
        match name:
            case "drew":
                self.hands[me] += count
            case "robbed":
                self.hands[facts["faction"]] -= 1
            case "aided":
                self.hands[facts["faction"]] += 1
            case "mobilized" | "outrage-paid" | "supporter-drawn":
                self.supporters += 1
            case "supporter-spent" | "supporter-discarded":
                self.supporters -= 1
            case "decree-discarded":
                self.decree -= 1
            case "scored":
                self.points[me] += facts["points"]
            case "lost-points":
                self.points[me] -= facts["points"]
            case "placed":
                self.pieces[facts["piece"], facts["clearing"]] += count
            case "garrisoned":
                for clearing in PLACE_NAMES[:CLEARINGS]:
                    self.pieces[facts["piece"], clearing] += clearing != facts["clearing"]
            case "removed":
                self.pieces[facts["piece"], facts["clearing"]] -= count
            case "paid":
                self.pieces["wood", facts["clearing"]] -= count
            case "moved":
                assert facts["whose"] == me
                self.pieces[f"{me}_warrior", facts["origin"]] -= count
                self.pieces[f"{me}_warrior", facts["goal"]] += count
            case "officer":
                self.officers += 1
                assert self.officers == facts["officers"]
            case "base-lost":
                self.officers -= facts["officers"]
        if name == "decreed":
            self.decree += 1

    def compare(self, g: Root) -> None:
        for faction in self.faction:
            number = FACTION_NAMES.index(faction)
            assert self.hands[faction] == int(g.hands[number]).bit_count(), f"cards of the {faction}"
            assert self.points[faction] == g.score_of(number), f"points of the {faction}"
        assert self.supporters == int(g.supporters).bit_count()
        assert self.officers == g.officers
        assert self.decree == sum(int(g.decree[column]).bit_count() for column in range(4))
        for kind, name in enumerate(PIECE_NAMES):
            told = Counter({place: count for (piece, place), count in self.pieces.items() if piece == name and count})
            there = Counter({f"c{place + 1}": int(g.at(kind, place)) for place in range(12) if g.at(kind, place)})
            assert told == there, name
            if name != "keep":
                assert sum(told.values()) + g.supply[kind] + (self.officers if kind == 2 else 0) == BOX[kind]


@pytest.mark.parametrize("players, seed, options", [
    (4, 1, {}), (4, 2, {"current_law": True}), (3, 3, {"three_factions": "eyrie_alliance_vagabond"}),
    (2, 4, {"two_factions": "marquise_alliance"}), (3, 5, {"three_factions": "marquise_alliance_vagabond"}),
    (2, 6, {"two_factions": "eyrie_vagabond"})])
def test_events_add_up_after_every_decision(players: int, seed: int, options: dict[str, Any]) -> None:
    state = GAME.trial(players=players, seed=seed, **options)
    assert isinstance(state, Root)
    rng, ledger = Rng(seed), Ledger(state)
    state.log = []
    while not state.over:
        seen = len(state.log)
        state.apply(state.choices[rng.below(len(state.choices))])
        for event in state.log[seen:]:
            ledger.note(event, state)
        ledger.compare(state)


@rule("ROOT-13.16")
def test_paid_wood_is_not_told_as_lost() -> None:
    t = Table().put("c1", marquise=1, wood=1, sawmill=1).put("c5", marquise=1)
    t.at(MARQUISE_ACTION, "marquise", 3).do("build", "build-at sawmill c5")
    told = [GAME.events[event].name for event in t.g.log or []]
    assert "paid" in told and "removed" not in told
