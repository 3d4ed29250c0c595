"""The journal is true and complete: its events added up are the table."""
from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import meydan
from meydan.core.game import Options
from meydan.core.rng import Rng
from meydan.core.state import Event
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import GAME

COALITIONS = ("afghan", "british", "russian")
MIX: list[tuple[int, Options]] = [
    (2, {}), (3, {}), (4, {}), (5, {}), (2, {"wakhan": "errata"}), (3, {"wakhan": "errata", "wakhan_spy_moves": True}),
    (2, {"wakhan": "rulebook", "wakhan_savvy": True}), (3, {"wakhan": "rulebook", "wakhan_steadfast": True}),
]


def colour(piece: str) -> str:
    """afghan7 is Afghan, seat2-3 the second seat's."""
    return piece.split("-")[0] if "-" in piece else piece.rstrip("0123456789")


class Ledger:
    """A table kept by reading the journal only."""

    def __init__(self, players: int) -> None:
        self.rupees = [4] * players
        self.market = 0                                     # rupees on market spots, all together
        self.points = [0] * players
        self.places: Counter[tuple[str, str]] = Counter()   # (colour, place) of everything in play
        self.hands = [0] * players
        self.courts: list[set[str]] = [set() for _ in range(players)]
        self.prizes: list[set[str]] = [set() for _ in range(players)]
        self.wakhan = -1

    def put(self, colour: str, place: str, number: int = 1) -> None:
        self.places[colour, place] += number
        assert self.places[colour, place] >= 0, (colour, place)

    def read(self, event: Event) -> None:
        kind = GAME.events[event]
        seat = event[2]
        words: dict[str, Any] = {name: family.names[number] if len(family) else number
                                 for (name, family), number in zip(kind.kinds.items(), event[3:], strict=False)}
        me = f"seat{seat + 1}"
        match kind.name, words:
            case "purchased", {"card": card, "rupees": rupees}:
                self.rupees[seat] -= rupees
                self.market += rupees
                if card.startswith("court") and seat != self.wakhan:
                    self.hands[seat] += 1
            case "collected", {"rupees": rupees}:
                self.rupees[seat] += rupees
                self.market -= rupees
            case "played", {"card": card}:
                self.courts[seat].add(card)
                self.hands[seat] -= seat != self.wakhan
            case "bribe-paid", {"taker": taker, "rupees": rupees}:
                self.rupees[seat] -= rupees
                self.rupees[int(taker) - 1] += rupees
            case "army-placed", {"coalition": coalition, "region": region}:
                self.put(coalition, region)
            case "road-placed", {"coalition": coalition, "border": border}:
                self.put(coalition, border)
            case "tribe-placed", {"region": region}:
                self.put(me, region)
            case ("spy-placed" | "safe-house"), {"card": card}:
                self.put(me, card)
            case "gift-placed", {"price": price}:
                self.put(me, f"gift{price}")
            case ("army-taken" | "army-removed"), {"coalition": coalition, "region": region}:
                self.put(coalition, region, -1)
            case ("road-taken" | "road-removed"), {"coalition": coalition, "border": border}:
                self.put(coalition, border, -1)
            case "tribe-taken", {"region": region}:
                self.put(me, region, -1)
            case "spy-taken", {"card": card}:
                self.put(me, card, -1)
            case ("gift-taken" | "gift-lost"), {"price": price}:
                self.put(me, f"gift{price}", -1)
            case ("leverage" | "rupees-gained"), {"rupees": rupees}:
                self.rupees[seat] += rupees
            case "paid-to-market", {"rupees": rupees, "spots": spots}:
                self.rupees[seat] -= rupees
                self.market += rupees
                assert int(spots).bit_count() <= rupees
            case "taxed-market", _:
                self.rupees[seat] += 1
                self.market -= 1
            case "taxed-player", {"victim": victim}:
                self.rupees[seat] += 1
                self.rupees[int(victim) - 1] -= 1
            case "army-moved", {"coalition": coalition, "origin": origin, "goal": goal}:
                self.put(coalition, origin, -1)
                self.put(coalition, goal)
            case ("tribe-moved" | "spy-moved"), {"origin": origin, "goal": goal}:
                self.put(me, origin, -1)
                self.put(me, goal)
            case "prize-taken", {"card": card}:
                self.prizes[seat].add(card)
            case "prize-lost", {"card": card}:
                self.prizes[seat].remove(card)
            case "tribe-removed", {"owner": owner, "region": region}:
                self.put(f"seat{owner}", region, -1)
            case "spy-removed", {"owner": owner, "card": card}:
                self.put(f"seat{owner}", card, -1)
            case "court-discarded", {"card": card}:
                self.courts[seat].remove(card)
            case "hand-discarded", _:
                self.hands[seat] -= 1
            case "spies-returned", {"card": card, "number": number}:
                self.put(me, card, -number)
            case "overthrown-tribes", {"region": region, "number": number}:
                self.put(me, region, -number)
            case "debt", {"rupees": rupees}:
                self.rupees[seat] -= rupees
            case "armies-cleared", {"coalition": coalition, "region": region, "armies": armies}:
                self.put(coalition, region, -armies)
            case "tribes-cleared", {"region": region, "tribes": tribes}:
                self.put(me, region, -tribes)
            case "hands-swapped", {"partner": partner}:
                other = int(partner) - 1
                self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            case ("scored" | "scored-failed"), {"points": points, "total": total}:
                self.points[seat] += points
                assert self.points[seat] == total
            case "blocks-cleared", _:
                for coalition in COALITIONS:
                    gone = [place for colour, place in self.places if colour == coalition]
                    assert sum(self.places[coalition, place] for place in gone) == words[coalition]
                    for place in gone:
                        del self.places[coalition, place]
            case ("rupees-swallowed" | "rupees-gone"), {"rupees": rupees}:
                self.market -= rupees
            case "wakhan-chooses-card", {"reason": "swapped-hand"}:
                self.hands[seat] -= 1

    def agrees(self, view: dict[str, Any]) -> None:
        seats = view["seats"]
        assert self.rupees == [one["rupees"] for one in seats]
        assert self.market == sum(spot["rupees"] for spot in view["market"])
        assert self.points == [one["points"] for one in seats]
        assert self.courts == [{held["card"] for held in one["court"]} for one in seats]
        assert self.prizes == [set(one["prizes"]) for one in seats]
        lying = Counter((colour(name), place) for name, place in view["pieces"].items() if place != "supply")
        assert +self.places == lying


@pytest.mark.parametrize(("players", "options"), MIX)
def test_events_add_up_to_the_table(players: int, options: Options) -> None:
    for seed in range(3):
        g = meydan.game("pax_pamir").new(players, seed, **options)
        assert isinstance(g, Pamir)
        ledger, rng = Ledger(players), Rng(seed)
        ledger.wakhan = int(g.rules.wakhan)
        while not g.over:
            g.log = []
            g.apply(g.choices[rng.below(len(g.choices))])
            for event in g.log:
                ledger.read(event)
            ledger.agrees(g.view(None))


@pytest.mark.parametrize(("players", "options"), MIX[4:])
def test_nothing_of_wakhan_is_told_twice(players: int, options: Options) -> None:
    """No event stands twice in a row with the same words about one choice; her deeds are told by one event each."""
    for seed in range(2):
        g = meydan.game("pax_pamir").new(players, seed, **options)
        assert isinstance(g, Pamir)
        rng, her = Rng(seed), int(g.rules.wakhan)
        while not g.over:
            g.log = []
            g.apply(g.choices[rng.below(len(g.choices))])
            names = [(GAME.events[event].name, event) for event in g.log if event[2] == her]
            for (name, event), (following, after) in pairwise(names):
                if name == "wakhan-radicalizes" and following == "wakhan-chooses-card":
                    assert event[4] != after[3]
                assert not (name.startswith("wakhan-follows") and following in ("acts", "acts-bonus"))
                assert not (name == "safe-house" and following == "spy-placed")
                assert not (name == "wakhan-discards" and following == "court-discarded")
