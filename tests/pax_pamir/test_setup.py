"""Section 2: dealing, the market, starting loyalties; and deals from a record."""
from __future__ import annotations

import pytest

from meydan.core.errors import BadPlayers, BadSetup
from meydan.core.game import Setup
from meydan.games.pax_pamir.components import CARD, CHECKS_IN_PILE, COURT_CARDS, EVENTS_IN_PILE
from meydan.games.pax_pamir.dealing import pile_ends
from meydan.games.pax_pamir.state import Pamir
from tests.pax_pamir.positions import GAME, do, market
from tests.rules import rule
from tests.snapshot import snapshot


def new(players: int, seed: int = 1, **options: str | bool | int) -> Pamir:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, Pamir)
    return state


@rule("PAM-2.1", "PAM-2.7", "PAM-2.8")
def test_what_everybody_starts_with() -> None:
    g = new(3, wakhan="errata")
    view = g.view(None)
    assert view["favored"] == "political"
    assert [seat["rupees"] for seat in view["seats"]] == [4, 4, 4]
    assert [seat["points"] for seat in view["seats"]] == [0, 0, 0]
    assert [seat["cylinders"] for seat in view["seats"]] == [0, 0, 0]
    assert all(place == "supply" for place in view["pieces"].values())
    assert all(owner is None for owner in view["rulers"].values())


@rule("PAM-2.2", "PAM-2.3", "PAM-2.4", "PAM-2.5", "EX-20")
@pytest.mark.parametrize(("players", "size"), [(2, 52), (3, 58), (4, 64), (5, 70)])
def test_deck_by_piles(players: int, size: int) -> None:
    for seed in range(5):
        g = new(players, seed)
        assert len(g.deck) == size == len(set(g.deck)) and len(g.deck) - g.drawn == size - 12
        start = 0
        for pile, end in enumerate(pile_ends(players)):
            cards = g.deck[start:end]
            checks = sum(g.is_check(n) for n in cards)
            assert checks == CHECKS_IN_PILE[pile] == (pile >= 2)
            assert sum(n >= COURT_CARDS for n in cards) - checks == EVENTS_IN_PILE[pile] == [0, 2, 1, 1, 1, 1][pile]
            assert sum(n < COURT_CARDS for n in cards) == 5 + players
            start = end


@rule("PAM-2.2")
def test_shuffling_reaches_every_card() -> None:
    seen = {n for seed in range(40) for n in new(2, seed).deck}
    assert len(seen) == 116


@rule("PAM-2.6")
def test_market_is_filled_column_by_column() -> None:
    g = new(2)
    spots = [f"{row}{column}" for column in range(6) for row in ("top", "bottom")]
    assert market(g) == {spot: g.deck[n] + 1 for n, spot in enumerate(spots)}
    assert not any(g.is_check(n) for n in g.market) and g.lasting == 0


@rule("PAM-2.9", "PAM-2.10")
def test_loyalties_clockwise_and_the_last_begins() -> None:
    firsts = set()
    for seed in range(20):
        g = new(3, seed)
        first = int(g.current)
        firsts.add(first)
        do(g, "loyal afghan")
        assert g.current == (first + 1) % 3
        do(g, "loyal afghan")
        assert g.current == (first + 2) % 3
        do(g, "loyal russian")
        assert g.current == (first + 2) % 3 == g.turn and g.asking == "ChooseAction"
        do(g, "end-turn")
        assert g.turn == first
    assert firsts == {0, 1, 2}


@rule("PAM-22.2")
def test_wakhan_sits_right_of_the_last_to_pick_and_begins() -> None:
    g = new(3, wakhan="errata")
    assert len(g.deck) == 58 and sorted(g.ai_deck) == list(range(24))
    assert g.current == 1
    do(g, "loyal afghan")
    assert g.current == 0
    do(g, "loyal british")
    assert g.turns == 2 and g.turn == 0 and g.ai_next == 1         # she has had her turn; then the last to pick
    one = new(2, wakhan="errata")
    assert len(one.deck) == 52 and one.current == 0


def test_wakhan_needs_two_or_three_seats() -> None:
    with pytest.raises(BadPlayers):
        GAME.new(4, 1, wakhan="errata")


# Deals from elsewhere.

def deal(players: int = 2, **options: str | bool | int) -> Setup:
    return GAME.setup(new(players, 3, **options))


def test_deal_rebuilds_the_state() -> None:
    for players, options in ((2, {}), (5, {}), (3, {"wakhan": "rulebook"})):
        setup = deal(players, **options)
        assert snapshot(GAME.deal(setup)) == snapshot(new(players, 3, **options))


def test_given_loyalties_are_not_asked_for() -> None:
    setup = deal(3)
    setup.deal["loyalties"] = ["afghan", "afghan", "russian"]
    setup.deal["first"] = ["2"]
    g = GAME.deal(setup)
    assert g.current == 0 and g.asking == "ChooseAction"
    assert GAME.setup(g).deal == setup.deal


def test_open_cards_of_the_deck_are_filled_with_what_is_left() -> None:
    setup = deal(2)
    words = setup.deal["deck"]
    known = words[:20]
    setup.deal["deck"] = [*known, *["?"] * (len(words) - 20)]
    g = GAME.deal(setup)
    assert isinstance(g, Pamir)
    assert [CARD.names[n] for n in g.deck[12:32]] == known
    assert len(set(g.deck)) == 52 and sum(g.is_check(n) for n in g.deck) == 4


@pytest.mark.parametrize("damage", ["market", "twice", "unknown", "pile", "first", "loyalties", "extra", "missing"])
def test_wrong_deals_are_refused(damage: str) -> None:
    setup = deal(2)
    words = setup.deal
    if damage == "market":
        words["market"] = words["market"][1:]
    elif damage == "twice":
        words["deck"][0] = words["deck"][1]
    elif damage == "unknown":
        words["deck"][0] = "court_999"
    elif damage == "pile":
        words["market"][0], words["deck"][-1] = "event_101", "event_101"
        words["market"][0] = next(word for word in words["deck"] if word.startswith("event_10"))
        words["deck"][words["deck"].index(words["market"][0])] = "?"
    elif damage == "first":
        words["first"] = ["3"]
    elif damage == "loyalties":
        words["loyalties"] = ["afghan", "?"]
    elif damage == "extra":
        words["ai"] = []
    else:
        del words["deck"]
    with pytest.raises(BadSetup):
        GAME.deal(setup)


def test_wrong_deals_with_wakhan_are_refused() -> None:
    for name, wrong in (("ai", ["ai_01"] * 24), ("ai", ["ai_01"]), ("shuffles", ["-1"]), ("first", ["3"]),
                        ("loyalties", ["afghan", "afghan", "afghan"])):
        setup = deal(3, wakhan="errata")
        setup.deal[name] = wrong
        with pytest.raises(BadSetup):
            GAME.deal(setup)


def test_ai_order_may_be_given() -> None:
    setup = deal(2, wakhan="errata")
    setup.deal["ai"] = ["ai_07", "ai_02", *["?"] * 22]
    g = GAME.deal(setup)
    assert isinstance(g, Pamir)
    assert g.ai_deck[:2] == [6, 1] and sorted(g.ai_deck) == list(range(24))
