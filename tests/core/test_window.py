"""Windows: one sealed question to all at the same moment; the beat is the same whoever holds what."""
from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from meydan.core.errors import BadOption, IllegalAction, NotYourTurn, StaleVersion
from meydan.core.registry import game
from meydan.table import ACT, ALWAYS_WAIT, PACES, Entry, Table
from tests.core.parlour import HOLDERS, NOBODY_HOLDS, after_bids, windows
from tests.core.players import FARHAD, KHOSROW, NAMES, NOON, SHIRIN, say
from tests.toy import BAZAAR, PASS, VETO


@pytest.fixture(autouse=True)
def _windows() -> Iterator[None]:
    with windows():
        yield


def kinds(rows: list[Entry]) -> list[tuple[int, int]]:
    return [(row.seat, row.code) for row in rows]


def test_everybody_is_asked_at_once_and_silence_declines() -> None:
    given = after_bids()
    assert given.waiting == (FARHAD, KHOSROW)
    assert given.choices(FARHAD) == [PASS, VETO] and given.choices(KHOSROW) == [PASS, VETO]
    assert given.next_due(NOON) == NOON + 1.5
    assert given.tick(NOON + 1.4) == []
    rows = given.tick(NOON + 1.5)
    assert kinds(rows)[:2] == [(FARHAD, PASS), (KHOSROW, PASS)] and rows[0].kind == ACT
    assert given.window is None


def test_who_holds_nothing_is_shown_no_choice_but_is_waited_for_all_the_same() -> None:
    given = after_bids(hands=NOBODY_HOLDS)
    assert given.waiting == (FARHAD, KHOSROW)
    assert given.choices(FARHAD) == [] and not given.holds(FARHAD)
    with pytest.raises(NotYourTurn):
        say(given, FARHAD, "pass")
    assert given.next_due(NOON) == NOON + 1.5


@pytest.mark.parametrize("seat", [SHIRIN, None])
def test_others_see_the_same_whoever_holds_what_and_whatever_was_answered(seat: int | None) -> None:
    with_vetoes, without, answered = after_bids(), after_bids(hands=NOBODY_HOLDS), after_bids()
    say(answered, FARHAD, "veto")
    for other in (without, answered):
        assert other.waiting == with_vetoes.waiting
        assert other.version == with_vetoes.version
        assert other.view(seat) == with_vetoes.view(seat)
        assert other.next_due(NOON) == with_vetoes.next_due(NOON)


def test_an_answer_changes_nothing_before_the_beat_is_over() -> None:
    given = after_bids()
    given.next_due(NOON)
    assert say(given, KHOSROW, "veto") == []
    assert given.choices(KHOSROW) == [] and given.can_undo(KHOSROW)
    assert given.tick(NOON + 1.0) == []
    rows = given.tick(NOON + 1.5)
    assert kinds(rows) == [(FARHAD, PASS), (KHOSROW, VETO)], "used in the rules' order"


def test_who_is_played_over_is_asked_anew() -> None:
    given = after_bids()
    given.next_due(NOON)
    say(given, KHOSROW, "veto")
    say(given, FARHAD, "veto")
    rows = given.tick(NOON + 2)
    assert kinds(rows) == [(FARHAD, VETO)], "Khosrow's answer was to another situation"
    assert given.window is not None and given.waiting == (SHIRIN, KHOSROW)
    assert given.choices(KHOSROW) == [PASS, VETO]
    assert given.next_due(NOON + 3) == NOON + 4.5, "with a beat of its own"


def test_an_answer_can_be_withdrawn_while_the_window_is_open() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    assert given.undo(FARHAD, given.version) == []
    given.next_due(NOON)
    assert kinds(given.tick(NOON + 2))[0] == (FARHAD, PASS)


@pytest.mark.parametrize("seat", [SHIRIN, FARHAD, KHOSROW])
@pytest.mark.parametrize("hands", [HOLDERS, NOBODY_HOLDS])
def test_anybody_may_wait_whatever_they_hold(seat: int, hands: list[list[str]]) -> None:
    given = after_bids(hands=hands)
    given.next_due(NOON)
    given.wait(seat, given.version, NOON + 1)
    assert given.next_due(NOON + 1) == NOON + 61
    assert given.tick(NOON + 30) == []
    given.go_on(seat, given.version)
    assert given.tick(NOON + 31)


def test_a_wait_ends_with_an_answer_or_after_a_minute() -> None:
    given = after_bids()
    given.next_due(NOON)
    given.wait(FARHAD, given.version, NOON)
    say(given, FARHAD, "veto")
    assert given.next_due(NOON + 10) == NOON + 1.5
    late = after_bids()
    late.next_due(NOON)
    late.wait(SHIRIN, late.version, NOON)
    assert late.tick(NOON + 60)


def test_who_always_wants_time_gets_it_whatever_they_hold() -> None:
    for hands in (HOLDERS, NOBODY_HOLDS):
        given = after_bids(hands=hands)
        given.order(KHOSROW, ALWAYS_WAIT, True)
        assert given.next_due(NOON) == NOON + 60
        given.go_on(KHOSROW, given.version)
        assert given.next_due(NOON) == NOON + 1.5


def test_quick_asks_only_who_can_do_something_and_closes_at_once() -> None:
    given = after_bids("quick")
    assert given.waiting == (FARHAD, KHOSROW) and given.next_due(NOON) is None
    assert say(given, FARHAD, "pass") == []
    assert kinds(say(given, KHOSROW, "pass"))[:2] == [(FARHAD, PASS), (KHOSROW, PASS)]
    assert after_bids("quick", NOBODY_HOLDS).window is None


def test_waiting_for_everyone_waits_for_those_too_who_hold_nothing() -> None:
    given = after_bids("everyone", [HOLDERS[0], HOLDERS[1], NOBODY_HOLDS[2]])
    assert given.waiting == (FARHAD, KHOSROW) and given.next_due(NOON) is None
    say(given, FARHAD, "veto")
    assert list(given.waiting) == [KHOSROW]
    assert given.tick(NOON + 1000) == []
    assert kinds(given.go_on(KHOSROW, given.version)) == [(FARHAD, VETO)]


@pytest.mark.parametrize("pace", PACES)
def test_rows_lead_to_the_same_table(pace: str) -> None:
    given = after_bids(pace)
    now = NOON
    while not given.over:
        seat = next((seat for seat in given.waiting if given.choices(seat)), None)
        if seat is not None:
            given.act(seat, given.version, given.choices(seat)[-1])
        elif pace == "everyone":
            given.go_on(given.waiting[0], given.version)
        else:
            now = given.next_due(now) or now
        given.tick(now)
    again = Table.restore(given.game, given.setup, NAMES, given.entries, pace=pace)
    assert again.over and again.view(None) == given.view(None)
    assert given.record.replay().over


def test_a_window_that_was_stored_half_asks_the_rest_again() -> None:
    given = after_bids()
    given.next_due(NOON)
    rows = given.tick(NOON + 2)
    half = Table.restore(given.game, given.setup, NAMES, given.entries[:-len(rows) + 1], pace="1.5")
    assert half.waiting == (KHOSROW,) and half.next_due(NOON) == NOON + 1.5


def test_what_a_window_brought_to_light_cannot_be_taken_back() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    given.next_due(NOON)
    given.tick(NOON + 2)
    assert not given.can_undo(SHIRIN), "something was revealed"


def test_only_what_is_offered_can_be_answered() -> None:
    given = after_bids()
    with pytest.raises(IllegalAction):
        say(given, FARHAD, "give 1")
    with pytest.raises(StaleVersion):
        say(given, FARHAD, "veto", version=given.version - 1)
    with pytest.raises(NotYourTurn):
        say(given, SHIRIN, "pass")
    with pytest.raises(StaleVersion):
        given.wait(SHIRIN, given.version - 1, NOON)
    with pytest.raises(BadOption):
        Table(given.game, given.setup, NAMES, pace="fast")


@pytest.fixture
def own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up window is a question of the asked seats' own turns."""
    monkeypatch.setattr(BAZAAR, "own_windows", ("React",), raising=False)


@pytest.mark.usefixtures("own_turn")
def test_silence_never_answers_in_ones_own_turn() -> None:
    given = after_bids(hands=NOBODY_HOLDS)
    assert given.next_due(NOON) == NOON + 1.5 and given.tick(NOON + 1.5), "who can do nothing is not waited for"
    given = after_bids()
    assert given.next_due(NOON) == NOON + 1.5, "nobody sees a difference before the beat is over"
    assert given.tick(NOON + 1.5) == [] and given.tick(NOON + 300) == []
    assert given.window is not None and set(given.window.waits) == {FARHAD, KHOSROW}
    say(given, FARHAD, "veto")
    assert given.tick(NOON + 900) == [], "Khosrow is still silent"
    say(given, KHOSROW, "pass")
    assert kinds(given.tick(NOON + 901))[0] == (FARHAD, VETO)


@pytest.mark.usefixtures("own_turn")
def test_letting_go_declines_in_ones_own_turn() -> None:
    given = after_bids()
    given.next_due(NOON)
    assert given.tick(NOON + 1.5) == []
    for seat in (FARHAD, KHOSROW):
        given.go_on(seat, given.version)
    assert kinds(given.tick(NOON + 2))[:2] == [(FARHAD, PASS), (KHOSROW, PASS)]


@pytest.mark.parametrize(("name", "module", "step"), [
    ("scythe", "turn", "SHOW_OBJECTIVE"), ("root", "battle", "FOIL")])
def test_the_windows_of_ones_own_turn_are_windows(name: str, module: str, step: str) -> None:
    found = getattr(import_module(f"meydan.games.{name}.{module}"), step)
    assert found.window and game(name).own_windows == (type(found).__name__,)
