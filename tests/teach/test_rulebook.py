"""The rulebooks hold every clause of the ledgers, the same in both languages."""
from __future__ import annotations

import html
import re

import pytest

import meydan
from meydan.core.clauses import clauses
from meydan.core.texts import LANGUAGES
from meydan.teach.rulebook import rulebook
from meydan.web.describe import game_model
from tests.rules import ledger_clauses

LEDGERS = {"en": "rules.md", "fa": "rules.fa.md"}
QUOTE = {"en": "“", "fa": "«"}


@pytest.mark.parametrize("name", meydan.games())
def test_both_languages_have_every_clause_example_and_trap(name: str) -> None:
    game = meydan.game(name)
    for language in LANGUAGES:
        assert set(rulebook(game, language).entries) == ledger_clauses(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", meydan.games())
def test_every_reference_leads_to_a_place_of_the_book(name: str, language: str) -> None:
    book = rulebook(meydan.game(name), language)
    body = book.introduction + "".join(chapter.body for chapter in book.chapters)
    places = re.findall(r'\bid="([^"]+)"', body)
    assert len(places) == len(set(places)), "an address stands twice"
    assert set(re.findall(r"href='#([^']+)'", body)) <= set(places)
    assert len(places) == len(book.entries)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", meydan.games())
def test_no_name_of_a_file_or_of_the_program_is_left(name: str, language: str) -> None:
    book = rulebook(meydan.game(name), language)
    text = re.sub("<[^>]*>", "", book.introduction + "".join(chapter.body for chapter in book.chapters))
    assert re.findall(r"\b[a-z]+_[a-z_]+\b|\w+\.json", text) == []


@pytest.mark.parametrize("name", meydan.games())
def test_chapters_that_only_programs_need_are_left_out(name: str) -> None:
    for language in LANGUAGES:
        book = rulebook(meydan.game(name), language)
        assert not [chapter for chapter in book.chapters if "drawing" in chapter.title or "ترسیم" in chapter.title]
        assert len({chapter.anchor for chapter in book.chapters}) == len(book.chapters) > 15


@pytest.mark.parametrize("name", meydan.games())
def test_persian_clause_numbers_are_persian(name: str) -> None:
    book = rulebook(meydan.game(name), "fa")
    body = "".join(chapter.body for chapter in book.chapters)
    shown = re.findall(r"<a class='(?:number|see|example|trap)'[^>]*>([^<]*)</a>", body)
    assert shown and not [text for text in shown if re.search("[0-9]", text)]


@pytest.mark.parametrize("name", meydan.games())
def test_questions_and_events_know_their_clauses(name: str) -> None:
    game, found = meydan.game(name), clauses(meydan.game(name))
    known = rulebook(game, "en").entries
    assert (set(found.steps.values()) | set(found.events.values())) - {""} <= set(known)
    assert len(found.events) >= 0.7 * len(game.events.kinds)
    assert found.steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", meydan.games())
def test_the_index_leads_from_terms_to_clauses_that_speak_of_them(name: str, language: str) -> None:
    book = rulebook(meydan.game(name), language)
    index = dict(book.index)
    assert len(index) > 30 and list(index) == sorted(index, key=str.casefold)
    for term, places in index.items():
        assert 0 < len(places) <= 12
        assert all(term.casefold() in book.entries[place].text.casefold() for place in places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", meydan.games())
def test_a_tables_options_are_called_as_its_form_calls_them(name: str, language: str) -> None:
    game = meydan.game(name)
    book, ledger = rulebook(game, language), (game.folder / LEDGERS[language]).read_text(encoding="utf-8")
    body = book.introduction + "".join(chapter.body for chapter in book.chapters)
    read = html.unescape(re.sub("<[^>]*>", "", body)) + "".join(entry.text for entry in book.entries.values())
    options = game_model(game, language).options
    codes = set(re.findall(r"<code[^>]*>([^<]*)</code>", body))
    assert not codes & {option.name for option in options}
    assert language == "en" or not [code for code in codes if re.search("[a-z]_[a-z]", code)]
    assert not [option.name for option in options
                if ("_" in option.name or language == "fa") and re.search(rf"\b{option.name}\b", read)]
    for option in options:
        if f"`{option.name}" in ledger:
            assert f"{QUOTE[language]}{option.title}" in read
        for word, text in option.values:
            if f"`{option.name}={word}`" in ledger:
                assert f"{option.title}: {text}" in read


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_options_values_are_words_too(language: str) -> None:
    for name, clause, option in (("root", "ROOT-18.1", "reshuffle"), ("root", "ROOT-18.2", "full_removal_damage"),
                                 ("root", "ROOT-18.8", "bbb_mandatory"), ("scythe", "", "turn_limit")):
        game = meydan.game(name)
        book = rulebook(game, language)
        read = book.entries[clause].text if clause else re.sub("<[^>]*>", "", book.introduction)
        model = next(model for model in game_model(game, language).options if model.name == option)
        assert all(f"{QUOTE[language]}{text}" in read for _, text in (model.values[0], model.values[-1])), read
