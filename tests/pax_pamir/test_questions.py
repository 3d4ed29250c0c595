"""A view says what is asked, and about what."""
from __future__ import annotations

import json
from typing import Any

import pytest

import meydan
from meydan.core.game import Options
from meydan.core.rng import Rng
from meydan.core.texts import game_texts
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import GAME, do, table
from tests.rules import rule

NAMES = ("Shirin", "Farhad", "Leyla", "Majnun", "Vis")


def prompt(g: Pamir) -> str:
    return game_texts(GAME, "en").prompt(g, NAMES)


def button(g: Pamir, *words: str) -> str:
    return game_texts(GAME, "en").action(GAME.code(*words), NAMES, g.view(int(g.current)))


@rule("PAM-11.11")
def test_two_bribe_offers_look_different_to_the_taker() -> None:
    def offer(card: int, rupees: int) -> dict[str, Any]:
        g = table(hands=["61 64"], tribes="1 herat 3", rupees="9 0", market="top0 9")
        do(g, f"play court_{card:03}", f"offer {rupees}")
        return g.view(1)

    first, second = offer(61, 0), offer(64, 2)
    assert first["pending"] == {"asks": "Answer", "seat": 1, "verb": "play", "card": "court_061", "payer": 0,
                                "taker": 1, "rupees": 0, "full": 3}
    assert second["pending"]["card"] == "court_064" and second["pending"]["rupees"] == 2


@rule("PAM-10.4")
def test_the_card_on_its_way_into_court_is_told() -> None:
    g = table(hands=["61"], courts=["29"], market="top0 9")
    do(g, "play court_061")
    assert g.view(1)["pending"]["card"] == "court_061"
    assert prompt(g) == "At which end does Karakul Sheep join your court?"
    assert button(g, "side", "left") == "Put Karakul Sheep at the left end of your court"


def test_buttons_say_what_a_purchase_costs() -> None:
    g = table(market="top0 9, top1 61, top2 106", coins="top2 1", rupees="5 5")
    assert button(g, "purchase", "top2") == "Buy Koh-i-noor Recovered for 2 rupees (1 rupee lies on it)"
    assert button(g, "purchase", "top0") == "Take Afghan Handicrafts: free"
    assert game_texts(GAME, "en").action(GAME.code("purchase", "top2")) == "Buy the card in the top row, column 2"


@rule("PAM-2.9", "PAM-22.2")
def test_with_two_people_and_wakhan_either_picks_first_and_the_last_follows_her() -> None:
    begun = set()
    for seed in range(40):
        g = GAME.new(3, seed, wakhan="errata")
        assert isinstance(g, Pamir)
        first = int(g.current)
        last = 1 - first
        begun.add(first)
        for _ in range(2):
            g.apply(g.choices[0])
        assert int(g.turn) == last and g.view(None)["order"].index(last) == (g.view(None)["order"].index(2) + 1) % 3
    assert begun == {0, 1}


MIX: list[tuple[int, Options]] = [(2, {}), (4, {}), (5, {"open_hands": True}), (2, {"wakhan": "errata"}),
                                  (3, {"wakhan": "rulebook", "wakhan_spy_moves": True})]


def looks(g: Pamir) -> str:
    """All that the seat to decide can know of its question."""
    return json.dumps([g.view(int(g.current)), g.choices], sort_keys=True)


def answers(g: Pamir) -> list[str]:
    """How the table looks after each answer, where nothing hidden comes to light."""
    found = []
    for code in g.choices:
        after = g.clone()
        after.apply(code)
        found.append("?" if after.reveals != g.reveals else json.dumps(after.view(int(g.current)), sort_keys=True))
    return found


@pytest.mark.parametrize(("players", "options"), MIX)
def test_what_is_asked_tells_states_apart(players: int, options: Options) -> None:
    """States that look the same to who is asked lead on to states that look the same."""
    for seed in range(2):
        g = meydan.game("pax_pamir").new(players, seed, **options)
        rng, number = Rng(seed), 0
        while not g.over:
            assert isinstance(g, Pamir)
            pending = g.view(int(g.current))["pending"]
            assert pending["asks"] == g.asking and pending["seat"] == g.current
            assert g.view(None)["pending"] == pending               # all of it is open
            if number % 11 == 0:
                compare(g)
            g.apply(g.choices[rng.below(len(g.choices))])
            number += 1
        assert g.view(0)["pending"] is None


def compare(g: Pamir) -> None:
    """All successors two choices deep: those that look alike answer alike."""
    alike: dict[str, list[Pamir]] = {}
    for code in g.choices[:12]:
        first = g.clone()
        first.apply(code)
        for following in [] if first.over else first.choices[:12]:
            second = first.clone()
            second.apply(following)
            if not second.over and second.reveals == g.reveals:
                alike.setdefault(looks(second), []).append(second)
    for one, *others in alike.values():
        for other in others:
            assert answers(one) == answers(other), one.asking
