"""A table checks who decides, on which version, and what; and every row brings it back."""
from __future__ import annotations

import doctest
import re
from collections.abc import Callable

import pytest

import meydan.table
from meydan import CHANCE
from meydan.core.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    GameOver,
    IllegalAction,
    NotYourTurn,
    StaleVersion,
    UnknownGame,
)
from meydan.core.rng import Rng
from meydan.table import Entry, Table
from tests.core.players import (
    FARHAD,
    KHOSROW,
    NAMES,
    SHIRIN,
    after_bids,
    everything,
    giving,
    random_table,
    say,
    table,
)
from tests.toy import BAZAAR, GIVE, PASS, ROLL, TAKE, VETO


def test_the_one_asked_decides_and_the_row_is_returned() -> None:
    given = after_bids()
    assert given.waiting == (FARHAD,)
    assert given.choices(FARHAD) == [PASS, VETO]
    assert given.choices(SHIRIN) == []
    before = given.version
    assert say(given, FARHAD, "pass") == [Entry(FARHAD, "act", PASS)]
    assert given.version == before + 1
    assert given.waiting == (KHOSROW,)


def test_dice_fall_by_themselves_and_are_rows() -> None:
    given = after_bids()
    say(given, FARHAD, "pass")
    rows = say(given, KHOSROW, "pass")
    assert [(row.seat, row.kind) for row in rows] == [(KHOSROW, "act"), (CHANCE, "act")]
    assert rows[1].code in range(ROLL, ROLL + 6)
    assert given.waiting == (SHIRIN,)


def test_dice_come_from_system_randomness_unless_told_otherwise() -> None:
    fallen = set()
    for _ in range(60):
        given = Table.restore(BAZAAR, after_bids().setup, NAMES, after_bids().entries)
        say(given, FARHAD, "pass")
        fallen.add(say(given, KHOSROW, "pass")[1].code)
    assert len(fallen) > 3


def test_an_only_option_is_answered_by_the_program() -> None:
    given = giving()
    given.state.lots[:] = [2]                               # type: ignore[attr-defined]
    rows = say(given, SHIRIN, "give 2")
    assert rows[:2] == [Entry(SHIRIN, "act", GIVE + FARHAD), Entry(SHIRIN, "act", TAKE + 2)]


def test_an_only_option_that_is_a_secret_is_asked() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")                              # Khosrow may veto that, Shirin holds no veto
    say(given, KHOSROW, "pass")
    assert given.waiting == (SHIRIN,)
    assert given.choices(SHIRIN) == [PASS]


def test_a_veto_may_be_vetoed() -> None:
    given = after_bids()
    say(given, FARHAD, "veto")
    say(given, KHOSROW, "veto")
    assert given.waiting == (SHIRIN,)
    say(given, SHIRIN, "pass")
    say(given, FARHAD, "pass")                              # his second veto stays in his hand
    assert given.state.winner == SHIRIN                     # type: ignore[attr-defined]
    assert given.waiting == (KHOSROW,), "the first question goes on where it was cut off"


def refused(given: Table, error: type[Exception], deed: Callable[[], object]) -> str:
    """The deed raises the error and changes nothing; the message."""
    before = everything(given)
    with pytest.raises(error) as raised:
        deed()
    assert everything(given) == before
    assert type(raised.value) is error
    return str(raised.value)


def test_another_seat_is_told_whose_turn_it_is() -> None:
    given = after_bids()
    for seat in (SHIRIN, KHOSROW, 3, -1, CHANCE, 99):
        message = refused(given, NotYourTurn, lambda seat=seat: given.act(seat, given.version, PASS))    # type: ignore[misc]
        assert "فرهاد" in message
    with pytest.raises(NotYourTurn):
        given.asked(SHIRIN)


@pytest.mark.parametrize("version", [0, -1, 5, 10_000])
def test_a_decision_for_another_version_is_stale(version: int) -> None:
    given = after_bids()
    message = refused(given, StaleVersion, lambda: given.act(FARHAD, version, PASS))
    assert f"version {given.version}" in message and f"version {version:,}" in message
    refused(given, StaleVersion, lambda: given.undo(FARHAD, version))
    refused(given, StaleVersion, lambda: given.resign(FARHAD, version))


@pytest.mark.parametrize("code", [VETO + 1, -1, 10_000, 2**70, True, None, "pass", 0.0])
def test_what_is_not_possible_is_refused_and_what_is_possible_is_named(code: object) -> None:
    given = after_bids()
    message = refused(given, IllegalAction, lambda: given.act(FARHAD, given.version, code))      # type: ignore[arg-type]
    assert message.endswith("Possible: action-pass; action-veto.")               # the bazaar has no sentences


def test_a_refusal_speaks_of_actions_as_buttons_do() -> None:
    given = Table.new("seven_wonders_duel", ["شیرین", "فرهاد"], seed=1)
    with pytest.raises(IllegalAction) as refused:
        given.act(given.waiting[0], given.version, given.game.code("build", "quarry"))
    assert refused.value.facts["words"] == "build quarry"
    told = refused.value.text("fa")
    assert "«ساختن کارگاه سنگ»" in told and not re.search("[A-Za-z]", told), told


def test_a_finished_game_accepts_nothing() -> None:
    given = random_table(3)
    assert given.over and given.waiting == () and given.ending in BAZAAR.endings
    assert given.winners == tuple(seat for seat in range(3) if given.state.returns()[seat] > 0)
    for seat in range(3):
        refused(given, GameOver, lambda seat=seat: given.act(seat, given.version, PASS))         # type: ignore[misc]
        refused(given, GameOver, lambda seat=seat: given.undo(seat, given.version))              # type: ignore[misc]
        refused(given, GameOver, lambda seat=seat: given.resign(seat, given.version))            # type: ignore[misc]
        assert not given.can_undo(seat)


def test_anybody_may_resign_at_any_time() -> None:
    given = after_bids()
    assert given.winners == () and given.ending is None
    assert given.resign(KHOSROW, given.version) == [Entry(KHOSROW, "resign", 0)]
    assert given.over and given.ending == "resigned"
    assert given.winners == (SHIRIN, FARHAD)
    assert str(given.record).splitlines()[-5].startswith("resign 3 #")
    refused(given, GameOver, lambda: given.act(FARHAD, given.version, PASS))


def test_seats_that_do_not_exist_see_nothing() -> None:
    given = after_bids()
    for deed in (given.view, given.journal, given.sealed, lambda seat: given.order(seat, "pass", True),
                 lambda seat: given.resign(seat, given.version)):
        for seat in (3, -1):
            refused(given, BadPlayers, lambda deed=deed, seat=seat: deed(seat))                  # type: ignore[misc]


def test_wrong_tables_are_not_made() -> None:
    with pytest.raises(BadPlayers):
        Table.new(BAZAAR, ["alone"])
    with pytest.raises(BadPlayers):
        Table.new(BAZAAR, ["a", "b", "b\n"])
    with pytest.raises(BadOption):
        Table.new(BAZAAR, NAMES, {"rounds": 7})
    with pytest.raises(UnknownGame):
        Table.new("chess", NAMES)


def test_options_and_seed_reach_the_game() -> None:
    one = Table.new(BAZAAR, NAMES, {"rounds": 1, "rich": True}, seed=5)
    assert one.setup.options == {"rounds": 1, "rich": True}
    assert one.setup == Table.new(BAZAAR, NAMES, {"rounds": 1, "rich": True}, seed=5).setup
    assert one.setup != Table.new(BAZAAR, NAMES, {"rounds": 1, "rich": True}, seed=6).setup
    assert Table.new(BAZAAR, NAMES).setup != Table.new(BAZAAR, NAMES).setup


@pytest.mark.parametrize("seed", range(20))
def test_rows_restore_the_same_table_at_every_version(seed: int) -> None:
    played = random_table(seed)
    followed = Table(BAZAAR, played.setup, played.names)
    for version in range(played.version + 1):
        restored = Table.restore(BAZAAR, played.setup, played.names, played.entries[:version])
        assert everything(restored) == everything(followed)
        followed.follow([tuple(row) for row in played.entries[version:version + 1]])    # type: ignore[misc]
    assert everything(followed) == everything(played)


def test_rows_that_were_cut_off_are_completed() -> None:
    given = giving()
    cut = Table.restore(BAZAAR, given.setup, NAMES, given.entries[:-1])
    assert cut.waiting == () and not cut.over
    assert [row.seat for row in cut.proceed()] == [CHANCE]
    assert cut.waiting == (SHIRIN,) and cut.proceed() == []


@pytest.mark.parametrize("row", [
    Entry(KHOSROW, "act", PASS), Entry(FARHAD, "act", TAKE), Entry(FARHAD, "act", 999), Entry(FARHAD, "sealed", PASS),
    Entry(FARHAD, "undo", 3), Entry(7, "undo", 3), Entry(CHANCE, "act", ROLL), Entry(7, "resign", 0),
    Entry(FARHAD, "resign", 2),
    Entry(FARHAD, "draw", 0),       # type: ignore[arg-type]
])
def test_rows_that_do_not_fit_are_named(row: Entry) -> None:
    given = after_bids()
    before = everything(given)
    with pytest.raises(BadRecord) as raised:
        given.follow([row])
    assert raised.value.line == given.version + 1
    assert everything(given) == before
    assert "{" not in raised.value.text("fa") + raised.value.text("en")


def test_nothing_follows_the_end() -> None:
    given = random_table(5)
    with pytest.raises(BadRecord):
        given.follow([Entry(SHIRIN, "resign", 0)])


def test_every_earlier_state_can_be_looked_at() -> None:
    played = random_table(11)
    decisions = played.record.decisions
    for number in range(len(decisions) + 1):
        earlier = played.at(number)
        assert earlier.facts() == played.record.replay(number).facts()      # type: ignore[attr-defined]
    with pytest.raises(IndexError):
        played.at(len(decisions) + 1)
    with pytest.raises(IndexError):
        played.at(-1)


def test_an_earlier_state_is_the_callers_own() -> None:
    given = giving()
    before = everything(given)
    for number in (len(given.record.decisions), 0):
        mine = given.at(number)
        mine.apply(mine.choices[0])
    given.choices(SHIRIN).clear()
    assert everything(given) == before


@pytest.mark.parametrize("seed", range(10))
def test_a_table_of_a_record_is_played_on(seed: int) -> None:
    played = random_table(seed)
    record = played.record
    again = Table.of(record)
    assert again.record == record and again.over
    for seat in (None, SHIRIN, FARHAD, KHOSROW):
        assert again.view(seat) == played.view(seat)
        assert again.journal(seat) == played.journal(seat)
    record.decisions = record.decisions[:len(record.decisions) // 2]
    half = Table.of(record)
    assert not half.over and half.waiting
    seat = half.waiting[0]
    half.act(seat, half.version, half.choices(seat)[0])


def test_a_table_of_a_resigned_record_is_over() -> None:
    given = after_bids()
    given.resign(SHIRIN, given.version)
    assert Table.of(given.record).ending == "resigned"


def test_the_journal_tells_each_seat_what_it_may_know() -> None:
    given = giving()
    say(given, SHIRIN, "give 2")
    names = {seat: [(number, BAZAAR.events[event].name) for number, event in given.journal(seat)]
             for seat in (None, SHIRIN, FARHAD)}
    assert names[None] == [(6, "bid"), (6, "bid"), (6, "bid"), (9, "rolled"), (10, "gave")]
    assert names[SHIRIN] == [(1, "sealed-bid"), *names[None]]
    assert names[FARHAD] == [(3, "sealed-bid"), *names[None]]


def test_500_tables_live_side_by_side() -> None:
    tables = [table(seed=seed) for seed in range(500)]
    for given in tables:
        say(given, SHIRIN, "bid coin12")
    assert {given.version for given in tables} == {1}
    assert len({id(given.state) for given in tables}) == 500


def test_its_own_session_runs() -> None:
    result = doctest.testmod(meydan.table)
    assert result.attempted > 5 and result.failed == 0


def test_duel_at_the_table() -> None:
    """Random games of a real game come back from their rows."""
    for seed in range(3):
        rng = Rng(seed)
        played = Table.new("seven_wonders_duel", NAMES[:2], seed=seed)
        while not played.over:
            seat = played.waiting[0]
            choices = played.choices(seat)
            played.act(seat, played.version, choices[rng.below(len(choices))])
        restored = Table.restore(played.game, played.setup, played.names, played.entries)
        assert restored.view(0) == played.view(0) and restored.record == played.record
        assert restored.journal(1) == played.journal(1)
