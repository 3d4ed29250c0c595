"""What every game tells is true and can be told apart: `pending`, deals, sentences. See `tests/truth.py`."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.texts import LANGUAGES
from tests.sentences import faults, wrong_sentences
from tests.truth import (
    check_continued,
    check_deals,
    check_fair_deals,
    check_futures,
    check_pending,
    check_truth_is_possible,
)

GAMES = meydan.games()


@pytest.mark.parametrize("name", GAMES)
def test_questions_that_look_alike_are_alike(name: str) -> None:
    assert check_pending(name, states=2_500) >= 2_500


@pytest.mark.parametrize("name", GAMES)
def test_a_search_goes_on_in_the_branch_that_was_taken(name: str) -> None:
    assert check_continued(name, games=4) > 0


@pytest.mark.parametrize("name", ["inis", "scythe"])         # Root: tests/root/histories.py
def test_deals_agree_with_all_that_was_seen(name: str) -> None:
    assert check_deals(name, games=4) > 0


@pytest.mark.parametrize("name", ["pax_pamir", "seven_wonders_duel"])
def test_deals_are_the_past_with_another_future(name: str) -> None:
    assert check_futures(name, games=5) == 40


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_among_the_deals(name: str) -> None:
    assert check_truth_is_possible(name, games=3) > 100


@pytest.mark.parametrize("name", GAMES)
def test_deals_depend_on_what_is_known_alone(name: str) -> None:
    again, unseen = check_fair_deals(name, looks=400)
    assert again == 400
    assert unseen > 20 or name not in ("inis", "root"), "nothing was chosen unseen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_sentences_read_well(name: str, language: str) -> None:
    wrong = wrong_sentences(name, 1_500, language)
    assert not wrong, "\n".join(f"{where}: {said}" for where, said in list(wrong.items())[:40])


@pytest.mark.parametrize(("said", "language", "fault"), [
    ("\u2068Sara\u2069 یک کارت draw می‌کند.", "fa", "Latin"),
    ("Sara یک کارت می‌کشد.", "fa", "isolated"),
    ("\u2068شیرین\u2069 loses 1 warriors.", "en", "plural"),
    ("\u2068شیرین\u2069 loses 3 warrior.", "en", "singular"),
    ("Pay { $n }.", "en", "filled"),
    ("action-build", "en", "filled"),
    ("گذاشتن در کنار \u2068neighbours\u2069", "fa", "filled"),
    ("He pays..", "en", "stops"),
    ("پرداخت می‌کند؟.", "fa", "stops"),
    ("شیرین pays 2 coins.", "en", "isolated"),
    ("\u2068شیرین\u2069 gives \u2068شیرین\u2069 a card.", "en", "twice"),
])
def test_faults_are_found(said: str, language: str, fault: str) -> None:
    assert any(fault in found for found in faults(("event", said), language))


@pytest.mark.parametrize(("said", "language"), [
    ("\u2068شیرین\u2069 pays 1 coin… and takes 2 cards.", "en"), ("\u2068Sara\u2069 ۲ سکه می‌دهد.", "fa")])
def test_good_sentences_are_left_alone(said: str, language: str) -> None:
    assert faults(("event", said), language) == []
