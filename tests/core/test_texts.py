"""Every sentence the core and the table say exists, and numbers are written in the reader's digits."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.core.errors import BadPlayers, BadRecord, MeydanError, StaleVersion
from meydan.core.game import Game
from meydan.core.state import Event
from meydan.core.texts import LANGUAGES, SITE, Texts, digits, game_texts, message_keys, site_texts, text_files

SOURCES = [Path(meydan.__file__).parent / layer for layer in ("core", "table")]


def keys(language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for file in text_files(SITE, language):
        for key, variables in message_keys(file):
            assert key not in found, f"{file.name}: {key} twice"
            found[key] = variables
    return found


def test_every_key_that_the_core_and_the_table_use_exists() -> None:
    used = {key for folder in SOURCES for file in folder.glob("*.py")
            for key in re.findall(r'"((?:error|record|row)-[a-z0-9-]+)"', file.read_text(encoding="utf-8"))}
    assert len(used) > 30
    assert used <= set(keys("en"))


def test_every_error_has_a_sentence_in_both_languages() -> None:
    kinds = [MeydanError]
    for kind in kinds:
        kinds += kind.__subclasses__()
        assert kind.key in keys("en"), kind
    assert len(kinds) > 12


def test_numbers_are_written_in_the_readers_digits() -> None:
    error = StaleVersion(version=12, given=7)
    assert "12" in error.text("en") and "7" in error.text("en")
    assert "۱۲" in error.text("fa") and "۷" in error.text("fa")
    assert "۱۲٬۳۴۵" in StaleVersion(version=12_345, given=0).text("fa")
    assert digits("1,234.5", "fa") == "۱٬۲۳۴٫۵" and digits("1,234.5", "en") == "1,234.5"


def test_negative_numbers_keep_their_sign_on_the_left() -> None:
    assert "\u200e-۳" in StaleVersion(version=1, given=-3).text("fa")


def test_a_reason_is_told_within_the_line() -> None:
    error = BadRecord(4, "record-wrong-seat", number=2, seat="1", expected="2")
    assert str(error) == "Line 4: decision 2 is by 1, but 2 has to decide."
    assert error.text("fa").startswith("سطر ۴: ")


def test_a_missing_sentence_shows_its_key_and_nothing_breaks() -> None:
    for language in LANGUAGES:
        assert site_texts(language).say("no-such-key", a=1) == "no-such-key"
        assert "no-such-key" not in site_texts(language) and "error-game-over" in site_texts(language)


def test_later_files_win_and_fluent_can_still_choose_by_number(tmp_path: Path) -> None:
    first, second = tmp_path / "fa.ftl", tmp_path / "fa-more.ftl"
    first.write_text("greeting = یک\ncount = { $n ->\n    [1] تنها\n   *[other] { $n } نفر\n }\n", encoding="utf-8")
    second.write_text("greeting = دو\n", encoding="utf-8")
    texts = Texts("fa", first, second)
    assert texts.say("greeting") == "دو"
    assert (texts.say("count", n=1), texts.say("count", n=3)) == ("تنها", "۳ نفر")
    assert text_files(tmp_path, "fa") == [second, first]


def test_broken_files_are_found(tmp_path: Path) -> None:
    broken = tmp_path / "en.ftl"
    broken.write_text("good = yes\nthis is no Fluent\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl"):
        list(message_keys(broken))


def test_names_of_the_other_script_stay_whole_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("paid = { $seat } pays { $n } to { $other }.\n", encoding="utf-8")
    (tmp_path / "fa.ftl").write_text("paid = { $seat } { $n } سکه به { $other } می‌دهد.\n", encoding="utf-8")
    english, persian = Texts("en", tmp_path / "en.ftl"), Texts("fa", tmp_path / "fa.ftl")
    assert english.say("paid", seat="شیرین", n=2, other="Sara") == "\u2068شیرین\u2069 pays 2 to Sara."
    assert persian.say("paid", seat="Sara", n=2, other="شیرین") == "\u2068Sara\u2069 ۲ سکه به شیرین می‌دهد."
    assert persian.say("paid", seat="Sara (2)", n=2, other="x") .count("\u2068") == 2
    # Quotation marks are of no script: a list of quoted things, isolated as if they were, would run from the left.
    assert "\u2068" not in persian.say("paid", seat="«شیرین»، «لیلی»", n=2, other="«مجنون»")


def test_the_journal_isolates_whoever_acts() -> None:
    game = meydan.game("seven_wonders_duel")
    events = [event for event in played_events(game) if event[2] >= 0][:40]
    for language, name in (("en", "شیرین"), ("fa", "Sara")):
        texts = game_texts(game, language)
        said = [texts.event(event, (name, name)) for event in events]
        assert any(name in sentence for sentence in said)
        assert all(sentence.count(name) == sentence.count(f"\u2068{name}\u2069") for sentence in said)


def played_events(game: Game) -> list[Event]:
    state = game.new(seed=1)
    state.log = []
    while not state.over:
        state.apply(state.choices[0])
    return state.log


def test_a_number_that_is_too_large_for_fluent_is_still_told() -> None:
    huge = 9 * 10 ** 29
    for language, told in (("en", str(huge)), ("fa", digits(str(huge), "fa"))):
        assert told in BadPlayers(game="root", players=huge, allowed=[2, 3, 4]).text(language)
        assert digits("-" + str(huge)[:5], language) in site_texts(language).say("seat-name", number=-huge)
