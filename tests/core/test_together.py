"""Seats that decide at the same time do so in any order, unseen by each other."""
from __future__ import annotations

from itertools import permutations

import pytest

from meydan.core.errors import BadRecord, IllegalAction, NotYourTurn, StaleVersion
from meydan.core.state import Frame
from meydan.table import Entry, Table
from tests import toy
from tests.core.players import FARHAD, KHOSROW, NAMES, SHIRIN, bids, everything, random_table, say, table
from tests.toy import BAZAAR, BID, CARD, STAKE

PICKS = {SHIRIN: ["bid coin12", "stake 1"], FARHAD: ["bid veto1", "stake 0"], KHOSROW: ["bid coin5", "stake 1"]}


def test_everybody_is_asked_at_once() -> None:
    given = table()
    assert given.waiting == (SHIRIN, FARHAD, KHOSROW)
    for seat in given.waiting:
        hand = given.state.hands[seat]                      # type: ignore[attr-defined]
        assert given.choices(seat) == [BID + card for card in hand]
        assert given.asked(seat).current == seat


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    given, plain = table(), table()
    for step in (0, 1):
        for seat in order:
            say(given, seat, PICKS[seat][step])
    for seat in range(3):
        for words in PICKS[seat]:
            say(plain, seat, words)
    assert given.state.facts() == plain.state.facts()       # type: ignore[attr-defined]
    assert given.record == plain.record


def test_a_sealed_decision_is_a_row_and_becomes_another_when_its_turn_comes() -> None:
    given = table()
    assert say(given, KHOSROW, "bid coin5") == [Entry(KHOSROW, "sealed", BID + CARD.index["coin5"])]
    assert given.sealed(KHOSROW) == [BID + CARD.index["coin5"]]
    assert given.choices(KHOSROW) == [STAKE, STAKE + 1], "the second half of its decision"
    say(given, KHOSROW, "stake 1")
    assert given.waiting == (SHIRIN, FARHAD)
    assert given.record.decisions == []
    for seat in (SHIRIN, FARHAD):
        say(given, seat, PICKS[seat][0])
    say(given, SHIRIN, "stake 0")
    rows = say(given, FARHAD, "stake 0")
    assert [(row.seat, row.kind) for row in rows] == [
        (FARHAD, "sealed"), (SHIRIN, "act"), (SHIRIN, "act"), (FARHAD, "act"), (FARHAD, "act"),
        (KHOSROW, "act"), (KHOSROW, "act")]
    assert [given.sealed(seat) for seat in range(3)] == [[], [], []]


def test_an_only_option_among_sealed_ones_is_asked() -> None:
    given = table()
    say(given, FARHAD, "bid veto1")                         # on which nothing can be staked
    assert given.choices(FARHAD) == [STAKE]
    assert FARHAD in given.waiting


def test_nobody_learns_what_another_seat_sealed() -> None:
    """Everything a seat can get at is the same whatever the others sealed."""
    seen = []
    for other in ("coin5", "coin6", "veto3"):
        given = table()
        say(given, KHOSROW, f"bid {other}")
        say(given, KHOSROW, "stake 0")
        say(given, SHIRIN, "bid coin11")
        seen.append([given.waiting, [given.view(seat) for seat in (None, SHIRIN, FARHAD)],
                     [given.journal(seat) for seat in (None, SHIRIN, FARHAD)],
                     [given.choices(seat) for seat in (SHIRIN, FARHAD)],
                     [given.asked(seat).facts() for seat in (SHIRIN, FARHAD)],          # type: ignore[attr-defined]
                     str(given.record)])
    assert seen[0] == seen[1] == seen[2]


def test_a_seat_sees_the_first_half_of_its_own_decision() -> None:
    given = table()
    say(given, KHOSROW, "bid coin5")
    assert given.view(KHOSROW)["bid"] == "coin5"
    assert given.view(KHOSROW)["asking"] == "Wager"
    assert given.view(SHIRIN)["bid"] is None


def test_what_others_seal_meanwhile_makes_nothing_stale() -> None:
    given = table()
    version = given.version
    say(given, KHOSROW, "bid coin5", version)
    say(given, SHIRIN, "bid coin12", version)
    say(given, FARHAD, "bid coin3", version)
    with pytest.raises(StaleVersion):
        say(given, FARHAD, "stake 0", version)              # his own bid came after that
    given.undo(KHOSROW, given.version)
    say(given, FARHAD, "stake 0", version + 3)
    assert given.waiting == (SHIRIN, KHOSROW)


def test_after_the_bids_are_shown_old_versions_are_stale() -> None:
    given = table()
    version = given.version
    bids(given, "coin12", "coin3", "coin5")
    with pytest.raises(StaleVersion):
        say(given, FARHAD, "pass", version)


def test_a_sealed_decision_can_be_taken_back_until_all_have_decided() -> None:
    given = table()
    say(given, KHOSROW, "bid coin5")
    say(given, KHOSROW, "stake 1")
    say(given, SHIRIN, "bid coin12")
    assert [given.can_undo(seat) for seat in range(3)] == [True, False, True]
    assert given.undo(KHOSROW, given.version) == [Entry(KHOSROW, "undo", 0)]
    assert given.choices(KHOSROW) == [STAKE, STAKE + 1]
    given.undo(KHOSROW, given.version)
    assert not given.can_undo(KHOSROW)
    say(given, KHOSROW, "bid veto3")
    assert given.sealed(KHOSROW) == [BID + CARD.index["veto3"]]
    assert given.sealed(SHIRIN) == [BID + CARD.index["coin12"]]


def test_who_has_sealed_is_not_asked_again() -> None:
    given = table()
    say(given, SHIRIN, "bid coin12")
    with pytest.raises(IllegalAction):
        say(given, SHIRIN, "bid coin11")
    say(given, SHIRIN, "stake 0")
    before = everything(given)
    with pytest.raises(NotYourTurn) as raised:
        say(given, SHIRIN, "stake 0")
    assert NAMES[FARHAD] in str(raised.value) and NAMES[SHIRIN] not in str(raised.value)
    assert everything(given) == before


def test_a_seat_without_anything_to_decide_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may push a sealed question that turns out to have no options."""
    for silent in range(3):
        monkeypatch.setattr(toy.Offer, "options", lambda step, g, f, silent=silent: [] if f.player == silent else [
            BID + card for card in g.hands[f.player]])
        given = Table(BAZAAR, table().setup, NAMES)
        others = tuple(seat for seat in range(3) if seat != silent)
        assert given.waiting == others
        for seat in reversed(others):
            say(given, seat, PICKS[seat][0])
            say(given, seat, PICKS[seat][1])
        assert given.state.asking == "React"


def test_another_hand_cannot_be_bid_from() -> None:
    given = table()
    with pytest.raises(IllegalAction):
        say(given, SHIRIN, "bid coin5")


def test_who_holds_no_card_is_not_waited_for() -> None:
    given = table()
    bids(given, "coin12", "coin3", "coin5")
    say(given, FARHAD, "pass")
    say(given, KHOSROW, "pass")
    say(given, SHIRIN, "give 2")
    given.state.hands[KHOSROW] = []                         # type: ignore[attr-defined]
    given.state.stock.clear()                               # type: ignore[attr-defined]
    say(given, SHIRIN, "take silk")
    assert given.waiting == (SHIRIN, FARHAD)
    for seat, words in ((FARHAD, "bid coin4"), (FARHAD, "stake 0"), (SHIRIN, "bid coin11"), (SHIRIN, "stake 0")):
        say(given, seat, words)
    assert given.waiting == (FARHAD,) and given.asked(FARHAD).asking == "React"


@pytest.mark.parametrize("seed", range(15))
def test_one_round_is_not_mistaken_for_the_next(seed: int) -> None:
    """Each seat seals exactly one bid and one stake a round, in whatever order people answer."""
    played = random_table(seed)
    verbs = [(seat, BAZAAR.words(code)[0]) for seat, code in played.record.decisions]
    bidding = [(seat, verb) for seat, verb in verbs if verb in ("bid", "stake")]
    for at in range(0, len(bidding), 2):
        assert bidding[at][0] == bidding[at + 1][0]
        assert [verb for _, verb in bidding[at:at + 2]] == ["bid", "stake"]


def test_a_draft_whose_next_round_follows_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last seat's decision lays out the next round in the same place; nobody is asked for it early."""
    def next_round(step: toy.Wager, g: toy.Bazaar, f: Frame, code: int) -> None:
        g.stakes[f.player] = code - STAKE
        if min(g.stakes) >= 0:
            for seat in range(3):
                g.hands[seat].remove(g.bids[seat])
            g.bids, g.stakes = [-1, -1, -1], [-1, -1, -1]
            for seat in (2, 1, 0):
                g.then(toy.OFFER, seat)

    monkeypatch.setattr(toy.Wager, "choose", next_round)
    given = table()
    for seat in (KHOSROW, SHIRIN):
        say(given, seat, PICKS[seat][0])
        say(given, seat, "stake 0")
        assert given.choices(seat) == [] and seat not in given.waiting
    say(given, FARHAD, "bid coin3")
    say(given, FARHAD, "stake 0")
    assert given.waiting == (SHIRIN, FARHAD, KHOSROW)
    assert [len(given.choices(seat)) for seat in range(3)] == [3, 3, 3]


def test_a_stored_row_that_is_not_what_was_sealed_does_not_fit() -> None:
    given = table()
    bids(given, "coin12", "coin3", "coin5")
    rows = given.entries[:6]
    assert {row.kind for row in rows} == {"sealed"}
    for wrong in (BID + CARD.index["coin11"], STAKE):
        with pytest.raises(BadRecord) as raised:
            Table.restore(BAZAAR, given.setup, NAMES, [*rows, Entry(SHIRIN, "act", wrong)])
        assert raised.value.line == 7
