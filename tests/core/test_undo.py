"""A seat takes back its own decisions until something was revealed, a die fell, or somebody else decided."""
from __future__ import annotations

import pytest

from meydan.core.errors import CannotUndo
from meydan.table import Entry, Table
from tests.core.players import FARHAD, KHOSROW, SHIRIN, after_bids, bids, everything, giving, random_table, say, table
from tests.toy import BAZAAR, Bazaar


def cannot(given: Table, seat: int) -> None:
    assert not given.can_undo(seat)
    before = everything(given)
    with pytest.raises(CannotUndo):
        given.undo(seat, given.version)
    assert everything(given) == before


def test_an_open_decision_can_be_taken_back() -> None:
    given = giving()
    before = given.state.facts()                            # type: ignore[attr-defined]
    points = len(given.record.decisions)
    say(given, SHIRIN, "give 2")
    assert given.can_undo(SHIRIN) and not given.can_undo(FARHAD)
    version = given.version
    assert given.undo(SHIRIN, version) == [Entry(SHIRIN, "undo", points)]
    assert given.state.facts() == before                    # type: ignore[attr-defined]
    assert given.version == version + 1, "rows are never taken away"
    assert len(given.record.decisions) == points
    assert given.journal(None)[-1][0] == points


def test_nothing_before_the_die_can_be_taken_back() -> None:
    given = giving()
    for seat in (SHIRIN, FARHAD, KHOSROW):
        cannot(given, seat)


def test_nothing_before_a_revelation_can_be_taken_back() -> None:
    given = giving()
    say(given, SHIRIN, "give 2")
    say(given, SHIRIN, "take tea")                          # then everybody draws
    cannot(given, SHIRIN)


def test_a_veto_shows_a_card_and_stays() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    cannot(given, FARHAD)


def test_nobody_takes_back_what_somebody_else_has_answered() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    say(given, KHOSROW, "pass")
    assert given.can_undo(KHOSROW)
    say(given, SHIRIN, "pass")
    cannot(given, KHOSROW)


def test_bids_once_shown_stay() -> None:
    given = after_bids()
    for seat in (SHIRIN, FARHAD, KHOSROW):
        cannot(given, seat)


def test_decisions_are_taken_back_one_by_one() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    say(given, KHOSROW, "pass")
    given.undo(KHOSROW, given.version)
    cannot(given, KHOSROW)
    assert given.waiting == (KHOSROW,)
    say(given, KHOSROW, "pass")
    given.undo(KHOSROW, given.version)
    assert given.waiting == (KHOSROW,)


def test_forced_answers_go_back_with_the_decision_that_led_to_them() -> None:
    given = without_draw()
    before = given.state.facts()                            # type: ignore[attr-defined]
    rows = say(given, SHIRIN, "give 2")
    assert [BAZAAR.words(row.code)[0] for row in rows] == ["give", "take"]
    given.undo(SHIRIN, given.version)
    assert given.state.facts() == before                    # type: ignore[attr-defined]
    assert given.waiting == (SHIRIN,)


def test_somebody_elses_sealed_decision_stands_in_the_way_until_it_is_withdrawn() -> None:
    given = without_draw()
    say(given, SHIRIN, "give 2")
    say(given, FARHAD, "bid coin5")
    cannot(given, SHIRIN)
    given.undo(FARHAD, given.version)
    assert given.can_undo(SHIRIN)


def test_what_was_decided_together_stays_even_if_the_game_says_nothing_was_revealed(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bazaar, "reveal", lambda g: None, raising=False)
    given = after_bids()
    assert given.state.reveals == 0
    for seat in (SHIRIN, FARHAD, KHOSROW):
        cannot(given, seat)


def without_draw() -> Table:
    """Shirin gives a coin; one lot is left and the stock is empty, so nothing is revealed after it."""
    hands = [["coin10", "coin11", "coin12", "coin1"], ["coin2", "coin3", "coin4", "coin5"],
             ["coin6", "coin7", "coin8", "coin9"]]
    given = table(hands, rounds=4)
    for won, lost, third, lot in (("coin12", "coin2", "coin6", "silk"), ("coin11", "coin3", "coin7", "tea"),
                                  ("coin10", "coin4", "coin8", "")):
        bids(given, won, lost, third)
        say(given, FARHAD, "pass")
        say(given, KHOSROW, "pass")
        if lot:
            say(given, SHIRIN, "give 2")
            say(given, SHIRIN, f"take {lot}")
    return given


@pytest.mark.parametrize("seed", range(30))
def test_undo_leads_back_to_the_state_before_and_reveals_nothing(seed: int) -> None:
    """Over random games: whatever may be taken back was by that seat, and nothing was revealed since."""
    played = random_table(seed, undo=2)
    followed = Table(BAZAAR, played.setup, played.names)
    for row in played.entries:
        if row.kind == "undo" and row.code < len(followed.record.decisions):
            gone = followed.record.decisions[row.code:]
            before = followed.at(row.code)
            assert gone[0][0] == row.seat
            assert before.reveals == followed.state.reveals
            assert len(before.choices) > 1 or before.secret
            replayed = followed.at(row.code)
            for number, (seat, code) in enumerate(gone):
                assert replayed.current == seat >= 0
                assert number == 0 or replayed.choices == [code]
                replayed.apply(code)
            followed.follow([row])
            assert followed.state.facts() == before.facts()    # type: ignore[attr-defined]
        else:
            followed.follow([row])
    assert any(row.kind == "undo" for row in played.entries)
