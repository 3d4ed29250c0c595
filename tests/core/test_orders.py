"""Standing orders are the game's own, do what their name says, and tell nobody anything."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from meydan.core.errors import BadAction, BadPlayers
from meydan.table import ALWAYS_WAIT, Entry, human_delay
from tests.core.parlour import HOLDERS, NOBODY_HOLDS, after_bids, windows
from tests.core.players import FARHAD, KHOSROW, NOON, SHIRIN, say
from tests.toy import GIVE, PASS, VETO


@pytest.fixture(autouse=True)
def _windows() -> Iterator[None]:
    with windows():
        yield


def test_who_does_not_want_to_be_asked_is_shown_nothing_and_the_beat_runs() -> None:
    given = after_bids()
    given.order(FARHAD, "no-veto", True)
    assert given.choices(FARHAD) == [] and given.choices(KHOSROW) == [PASS, VETO]
    assert given.waiting == (FARHAD, KHOSROW) and given.next_due(NOON) == NOON + 1.5
    assert not given.tick(NOON + 1)
    assert given.tick(NOON + 2)[0] == Entry(FARHAD, "act", PASS)


def test_an_order_can_be_about_one_card() -> None:
    given = after_bids()
    given.order(KHOSROW, "not-card veto3", True)
    given.order(FARHAD, "not-card veto1", True)
    assert given.choices(KHOSROW) == [], "it was the only one"
    assert given.choices(FARHAD) == [PASS, VETO], "veto2 is left"


def test_an_order_can_be_taken_back_at_once() -> None:
    given = after_bids()
    given.order(FARHAD, "no-veto", True)
    given.order(FARHAD, "no-veto", False)
    assert given.choices(FARHAD) == [PASS, VETO] and given.ordered(FARHAD) == ()


def test_orders_never_touch_ones_own_turn_unless_that_is_their_name() -> None:
    given = after_bids()
    for order in ("no-veto", ALWAYS_WAIT):
        given.order(SHIRIN, order, True)
    given.next_due(NOON)
    given.go_on(SHIRIN, given.version)
    given.tick(NOON + 2)
    assert given.waiting == (SHIRIN,) and given.next_due(NOON + 3) is None
    given.order(SHIRIN, "give-to-the-left", True)
    assert given.next_due(NOON + 3) == NOON + 8, "as slowly as a person"
    assert not given.tick(NOON + 7)
    assert given.tick(NOON + 8) == [Entry(SHIRIN, "act", GIVE + 1)]


def test_what_is_offered_comes_from_ones_own_hand_and_goes_to_nobody_else() -> None:
    given, other = after_bids(), after_bids(hands=[HOLDERS[0], HOLDERS[1], NOBODY_HOLDS[2]])
    assert [offer.what for offer in given.orders(KHOSROW)] == [
        ALWAYS_WAIT, "no-veto", "not-card veto3", "give-to-the-left"]
    assert "not-card veto3" not in [offer.what for offer in other.orders(KHOSROW)]
    for seat in (SHIRIN, FARHAD):
        assert given.orders(seat) == other.orders(seat)


def test_an_order_given_is_offered_until_it_is_revoked() -> None:
    given = after_bids()
    given.order(SHIRIN, "not-card veto3", True)
    offer = next(offer for offer in given.orders(SHIRIN) if offer.about == "veto3")
    assert offer.given and offer.kind == "card"


def test_orders_are_kept_by_whoever_stores_them() -> None:
    given = after_bids()
    given.keep_orders([(FARHAD, "no-veto"), (KHOSROW, "a thing of the past"), (KHOSROW, "not-card veto3")])
    assert given.ordered(FARHAD) == ("no-veto",) and given.ordered(KHOSROW) == ("not-card veto3",)
    assert given.choices(FARHAD) == []


@pytest.mark.parametrize("what", ["", "pass", "not-card", "not-card gold", "no-veto veto1", "always-wait now"])
def test_an_order_must_be_one_of_the_games(what: str) -> None:
    with pytest.raises(BadAction):
        after_bids().order(SHIRIN, what, True)
    with pytest.raises(BadPlayers):
        after_bids().order(7, "no-veto", True)


def test_an_order_does_not_answer_for_others() -> None:
    given = after_bids()
    given.order(FARHAD, "no-veto", True)
    say(given, KHOSROW, "veto")
    given.next_due(NOON)
    assert [row.code for row in given.tick(NOON + 2)] == [PASS, VETO]


def test_people_take_some_seconds() -> None:
    times = sorted(human_delay() for _ in range(2000))
    assert times[0] >= 1.2 and times[-1] <= 20.0
    assert 3.4 < times[1000] < 4.7
    assert times[1800] - times[200] > 3, "nobody can tell an order from a thought by its speed"
