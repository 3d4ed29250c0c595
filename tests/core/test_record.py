"""The notation: text and record are the same thing, and no damage goes unnoticed."""
from __future__ import annotations

import pytest

from meydan import Record
from meydan.core import record as notation
from meydan.core.errors import BadPlayers, BadRecord, NewerRecord
from meydan.core.game import Setup
from meydan.table import Table
from tests.core.players import FARHAD, KHOSROW, NAMES, SHIRIN, after_bids, bids, random_table, say, table
from tests.toy import BAZAAR, BID, GIVE, VETO


def sample() -> Record:
    """A short finished game with dice, a veto and a Persian name."""
    given = table(rounds=1)
    bids(given, "coin12", "coin3", "coin5", stake=1)
    for seat, words in ((FARHAD, "veto"), (KHOSROW, "veto"), (SHIRIN, "pass"), (FARHAD, "pass"), (KHOSROW, "pass"),
                        (SHIRIN, "give 3"), (SHIRIN, "take tea")):
        say(given, seat, words)
    assert given.over
    return given.record


def parse(text: str | bytes) -> Record:
    return Record.parse(text, BAZAAR)


def plain(text: str) -> str:
    """As somebody would write it by hand: without checks."""
    return "".join(line[:-6] + "\n" for line in text.splitlines())


def misread(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as raised:
        parse(text)
    for language in ("en", "fa"):
        assert "{" not in raised.value.text(language)
        assert not raised.value.text(language).endswith(("error", ": "))
    return raised.value


def test_the_text_reads_like_the_game() -> None:
    lines = plain(str(sample())).splitlines()
    assert lines[:10] == ["meydan record 1", "game bazaar 1", "players 3", "option rounds 1", "option rich no",
                          "seat 1 Shirin", "seat 2 فرهاد", "seat 3 Khosrow",
                          "deal hand1 coin11 coin12 coin1 coin2", "deal hand2 coin3 coin4 veto1 veto2"]
    assert lines[12:14] == ["1. 1 bid coin12", "2. 1 stake 1"]
    assert lines[-7].startswith("12. * roll ")
    assert lines[-6:-4] == ["13. 1 give 3", "14. 1 take tea"]
    assert lines[-4] == "result richest 1"
    assert lines[-1] == "score 3 trade=1 total=1"


@pytest.mark.parametrize("seed", range(25))
def test_text_to_record_to_text_is_the_identity(seed: int) -> None:
    record = random_table(seed).record
    text = str(record)
    assert parse(text) == record
    assert parse(text.encode()) == record
    assert str(parse(text)) == text
    assert parse(text).replay().facts() == record.replay().facts()      # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(5))
def test_a_game_in_progress_has_a_record_at_every_decision(seed: int) -> None:
    record = random_table(seed).record
    for count in range(len(record.decisions) + 1):
        part = Record(BAZAAR, record.setup, NAMES, record.decisions[:count])
        assert parse(str(part)) == part


def test_a_resigned_game_is_kept() -> None:
    given = after_bids()
    given.resign(KHOSROW, given.version)
    text = str(given.record)
    assert parse(text) == given.record and str(parse(text)) == text
    assert "\nresign 3 " in text and "\nresult resigned 1 2 " in text


def test_a_game_lost_by_the_clock_says_so() -> None:
    given = after_bids()
    given.run_out(KHOSROW, given.version)
    text = str(given.record)
    assert parse(text) == given.record and str(parse(text)) == text and parse(text).late
    assert "\nout-of-time 3 " in text and "\nresult out-of-time 1 2 " in text
    assert Table.of(parse(text)).ending == "out-of-time" and Table.of(parse(text)).winners == given.winners


def test_every_damaged_byte_is_found_in_its_line() -> None:
    text = str(sample()).encode()
    for position, byte in enumerate(text):
        line = text.count(b"\n", 0, position) + 1
        for other in {*b"\0\n\r #19a\x80\xd9\xff", byte ^ 1, byte ^ 32} - {byte}:
            damaged = text[:position] + bytes([other]) + text[position + 1:]
            with pytest.raises(BadRecord) as raised:
                parse(damaged)
            assert raised.value.line == line, (position, chr(byte), other)


def test_every_lost_byte_is_found() -> None:
    text = str(sample()).encode()
    for position in range(len(text)):
        with pytest.raises(BadRecord) as raised:
            parse(text[:position] + text[position + 1:])
        assert raised.value.line == text.count(b"\n", 0, position) + 1


def test_every_cut_inside_a_line_is_found() -> None:
    """A cut at a line's end before the result may be a game in progress; it never passes for finished."""
    text = str(sample()).encode()
    for position in range(1, len(text)):
        try:
            read = parse(text[:position])
        except BadRecord as error:
            lines = text.count(b"\n", 0, position)
            assert lines <= error.line <= lines + 2, "the line itself, or the one before or after what is missing"
        else:
            assert text[position - 1:position] == b"\n"
            assert not read.replay().over


def test_moved_and_doubled_lines_are_found() -> None:
    lines = str(sample()).splitlines(keepends=True)
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2:]]
        assert misread("".join(swapped)).line == at + 1
        assert misread("".join([*lines[:at], lines[at], *lines[at:]])).line == at + 2


def test_a_newer_notation_is_refused() -> None:
    text = str(sample())
    for newer in (text.replace("meydan record 1 ", "meydan record 2 ", 1),
                  plain(text).replace("record 1", "record 12", 1),
                  "meydan record 2 in some other shape\n"):
        error = misread(newer)
        assert type(error) is NewerRecord and error.line == 1
        assert "update" in str(error)
    assert type(misread(plain(text).replace("record 1", "record 0", 1))) is BadRecord


def test_newer_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = str(sample())
    monkeypatch.setattr(BAZAAR, "version", 3)
    newer = str(sample())
    monkeypatch.setattr(BAZAAR, "version", 2)
    error = misread(newer)
    assert type(error) is NewerRecord and error.line == 2
    assert "version 3" in str(error) and "version 2" in str(error)
    assert parse(text).decisions, "older ones are carried over: tests/core/test_carry.py"


def test_a_record_by_hand_needs_no_checks() -> None:
    record = sample()
    assert parse(plain(str(record))) == record
    assert parse(plain(str(record)).rstrip("\n")) == record
    assert parse(plain(str(record)).replace("\n", "\r\n")) == record


def test_checks_are_left_out_everywhere_or_nowhere() -> None:
    lines = str(sample()).splitlines()
    for at in range(len(lines)):
        one_missing = "".join(f"{line[:-6] if number == at else line}\n" for number, line in enumerate(lines))
        assert misread(one_missing).line == at + 1


def test_a_name_may_look_like_a_check() -> None:
    record = sample()
    record.names = ("Ali #0042", "game bazaar 1 #beef", "* 3. pass")
    for text in (str(record), plain(str(record))):
        assert parse(text) == record


@pytest.mark.parametrize("name", ["", " a", "a ", "a\nb", "a\tb", "a\rb", "\u2028", "a\u202eb", "\x85", "\ud800",
                                  "\xa0"])
def test_names_that_would_break_a_line_are_refused(name: str) -> None:
    with pytest.raises(BadPlayers):
        Record(BAZAAR, sample().setup, [name, "b", "c"])


@pytest.mark.parametrize("name", ["می‌دان", "Zoë", "李", "a b  c", "#", "👩‍🌾", "x" * 200])
def test_other_names_are_kept(name: str) -> None:
    record = Record(BAZAAR, sample().setup, [name, name, "c"])
    assert parse(str(record)).names == (name, name, "c")


def test_as_many_names_as_players() -> None:
    with pytest.raises(BadPlayers):
        Record(BAZAAR, sample().setup, ["a", "b"])


WRONG = [
    ("meydan record 1", "meydan record 01", 1), ("meydan record 1", "meydan", 1), ("meydan record 1", "", 1),
    ("meydan record 1", "meydan record " + "9" * 5000, 1), ("meydan record 1", "meydan record ١", 1),
    ("game bazaar 1", "game chess 1", 2), ("game bazaar 1", "game bazaar", 2), ("game bazaar 1", "game bazaar 1 1", 2),
    ("game bazaar 1", "game bazaar x", 2), ("game bazaar 1", "game ../bazaar 1", 2),
    ("game bazaar 1", "game  bazaar 1", 2),
    ("players 3", "players 4", 3), ("players 3", "players 03", 3), ("players 3", "players 999999999", 3),
    ("players 3", "players three", 3), ("option rounds 1", "option rounds 9", 4),
    ("option rounds 1", "option colour 1", 4),
    ("option rich no", "option rich maybe", 5), ("seat 2 فرهاد", "seat 3 فرهاد", 7),
    ("seat 2 فرهاد", "seat 2  فرهاد", 7),
    ("seat 2 فرهاد", "seat 2", 7), ("deal hand2 ", "deal hand1 ", 10), ("deal stock ", "deal stocks ", 12),
    ("coin1 coin2", "coin1 coin1", 12), ("coin1 coin2", "coin1  coin2", 12), ("deal stock ", "deal stock coin1 ", 12),
    ("1. 1 bid coin12", "2. 1 bid coin12", 13), ("1. 1 bid coin12", "1. 2 bid coin12", 13),
    ("1. 1 bid coin12", "1. 01 bid coin12", 13), ("1. 1 bid coin12", "1. * bid coin12", 13),
    ("1. 1 bid coin12", "1. 1 bid", 13), ("1. 1 bid coin12", "1. 1", 13), ("1. 1 bid coin12", "1.", 13),
    ("1. 1 bid coin12", "1. 1 bid coin99", 13), ("1. 1 bid coin12", "1. 1 bid coin3", 13),
    ("1. 1 bid coin12", "1. 1 bid coin12 coin12", 13), ("1. 1 bid coin12", "1. 1  bid coin12", 13),
    ("1. 1 bid coin12", "1. 1 fly coin12", 13), ("1. 1 bid coin12", "١. 1 bid coin12", 13),
    ("12. * roll", "12. 1 roll", 24), ("result richest 1", "result richest 2", 27),
    ("result richest 1", "result shared 1", 27),
    ("result richest 1", "resign 1\nresult resigned 2 3", 27), ("total=1", "total=2", 30),
    ("result richest 1", "15. 1 pass\nresult richest 1", 27), ("score 3 trade=1 total=1", "", 30),
    ("score 3 trade=1 total=1", "score 3 trade=1 total=1\nmore", 31),
]


@pytest.mark.parametrize("old, new, line", WRONG)
def test_a_wrong_record_is_named_by_line(old: str, new: str, line: int) -> None:
    text = plain(str(sample()))
    assert old in text
    assert misread(text.replace(old, new, 1)).line == line


def test_empty_and_strange_texts_are_no_records() -> None:
    strange = ("", "\n", "\n\n\n", "hello", b"\xff\xfe", "\ud800", "meydan record 1\nseat \ud800", "PK\x03\x04" * 100)
    for text in strange:
        assert misread(text).line in (1, 2)


def test_a_result_is_not_missing() -> None:
    lines = plain(str(sample())).splitlines(keepends=True)
    for count in range(27, 30):
        assert misread("".join(lines[:count][:-1])).line in (count, count + 1)


def test_a_wrong_decision_cannot_be_replayed() -> None:
    setup = sample().setup
    for wrong in ((FARHAD, BID), (SHIRIN, VETO), (SHIRIN, GIVE)):
        with pytest.raises(BadRecord) as raised:
            Record(BAZAAR, setup, NAMES, [wrong]).replay()
        assert raised.value.line == 13
    record = sample()
    with pytest.raises(BadRecord):
        Record(BAZAAR, setup, NAMES, [*record.decisions, (SHIRIN, VETO)]).replay()


def test_a_replay_may_stop_anywhere() -> None:
    record = sample()
    assert record.replay(0).current == SHIRIN and not record.replay(len(record.decisions) - 1).over
    assert record.replay(len(record.decisions)).over and record.replay().over


def test_setups_are_values() -> None:
    one, other = sample().setup, sample().setup
    assert one == other and one is not other
    assert one != Setup(one.players, one.options, {**one.deal, "stock": one.deal["stock"][::-1]})


def test_installed_games_need_not_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    record = sample()
    monkeypatch.setattr(notation, "find_game", {"bazaar": BAZAAR}.__getitem__)
    assert Record.parse(str(record)) == record
    assert Record.of("bazaar", BAZAAR.deal(record.setup)).names == ("Player 1", "Player 2", "Player 3")
