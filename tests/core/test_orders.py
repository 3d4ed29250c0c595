"""Standing orders answer secret questions, as slowly as a person would."""
from __future__ import annotations

import pytest

from meydan.core.errors import BadAction
from meydan.table import Entry, human_delay
from tests.core.players import FARHAD, KHOSROW, NOON, SHIRIN, after_bids, say, table
from tests.toy import PASS, VETO


@pytest.mark.parametrize("what", ["pass", PASS])
def test_an_order_is_followed_when_it_is_due(what: str | int) -> None:
    given = after_bids()
    given.order(FARHAD, what)
    assert given.ordered(FARHAD) == what
    assert given.due(FARHAD, NOON) == NOON + 5
    assert given.next_due(NOON + 1) == NOON + 5
    assert given.answer_orders(NOON + 4.9) == []
    assert given.answer_orders(NOON + 5) == [Entry(FARHAD, "act", PASS)]
    assert given.waiting == (KHOSROW,)


def test_the_delay_counts_from_the_question() -> None:
    given = after_bids()
    given.order(FARHAD, "pass")
    given.order(KHOSROW, "pass")
    assert given.due(KHOSROW, NOON) is None, "he is not asked yet"
    assert given.due(FARHAD, NOON) == NOON + 5
    given.answer_orders(NOON + 5)
    assert given.due(KHOSROW, NOON + 7) == NOON + 12
    assert given.next_due(NOON + 8) == NOON + 12


def test_an_order_lasts_until_it_is_taken_back() -> None:
    given = after_bids()
    given.order(KHOSROW, "pass")
    say(given, FARHAD, "veto")
    given.due(KHOSROW, NOON)
    assert given.answer_orders(NOON + 5) == [Entry(KHOSROW, "act", PASS)]
    say(given, SHIRIN, "pass")
    given.order(KHOSROW, None)
    assert given.ordered(KHOSROW) is None
    assert given.answer_orders(NOON + 1000) == []


def test_a_question_asked_again_takes_its_time_again() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    given.order(SHIRIN, "pass")
    say(given, KHOSROW, "pass")
    assert given.due(SHIRIN, NOON) == NOON + 5
    given.undo(KHOSROW, given.version)
    assert given.due(SHIRIN, NOON + 1) is None
    say(given, KHOSROW, "pass")
    assert given.due(SHIRIN, NOON + 60) == NOON + 65


def test_open_questions_are_not_answered_by_orders() -> None:
    given = after_bids()
    say(given, FARHAD, "pass")
    say(given, KHOSROW, "pass")
    given.order(SHIRIN, "give")
    given.order(SHIRIN, given.choices(SHIRIN)[0])
    assert not given.asked(SHIRIN).secret
    assert given.due(SHIRIN, NOON) is None and given.answer_orders(NOON + 1000) == []


def test_an_order_that_fits_several_choices_or_none_leaves_the_question_to_the_person() -> None:
    given = table()
    given.order(SHIRIN, "bid")
    given.order(FARHAD, "pass")
    assert given.due(SHIRIN, NOON) is None and given.due(FARHAD, NOON) is None


def test_an_order_may_answer_a_sealed_question() -> None:
    given = table()
    given.order(KHOSROW, given.choices(KHOSROW)[0])
    given.due(KHOSROW, NOON)
    say(given, SHIRIN, "bid coin12")                        # is not what he waits for
    assert given.due(KHOSROW, NOON + 3) == NOON + 5
    assert [row.kind for row in given.answer_orders(NOON + 5)] == ["sealed"]


def test_an_order_can_only_be_an_action() -> None:
    given = after_bids()
    for wrong in ("dance", "", 999, -1):
        with pytest.raises(BadAction):
            given.order(FARHAD, wrong)
    assert given.ordered(FARHAD) is None
    given.order(FARHAD, VETO)
    assert given.ordered(FARHAD) == VETO


def test_people_take_a_few_seconds_never_the_same() -> None:
    delays = sorted(human_delay() for _ in range(2001))
    assert delays[0] >= 1.2 and delays[-1] <= 20
    assert 3.5 < delays[1000] < 4.5
    assert delays[200] < 2.5 and delays[1800] > 7
