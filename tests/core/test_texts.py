"""Every sentence the core and the table say exists, and numbers are written in the reader's digits."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.core.errors import BadRecord, MeydanError, StaleVersion
from meydan.core.texts import LANGUAGES, SITE, Texts, digits, message_keys, site_texts, text_files

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
