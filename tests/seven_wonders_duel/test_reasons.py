"""Why not? Duel tells a reason of its own for everything a question could mean."""
from __future__ import annotations

import pytest

from meydan.games.seven_wonders_duel.reasons import VERBS
from tests.seven_wonders_duel.positions import GAME, duel, play
from tests.teach.reasons import check_all, check_ignorance, check_many, check_words, sentences

NAME = "seven_wonders_duel"


def test_every_code_a_question_could_mean_has_a_reason_or_is_a_choice() -> None:
    check_words(NAME, check_all(NAME, VERBS, states=600))


def test_a_hundred_thousand_states(capsys: pytest.CaptureFixture[str]) -> None:
    told = check_many(NAME, VERBS)
    check_words(NAME, told)
    with capsys.disabled():
        print(f"\nDuel: {told.states} states, {told.count.total()} reasons of {len(told.count)} kinds")
    assert told.states >= 100_000
    assert set(told.count) | {"reason-seven-wonders"} == sentences(NAME, "en")


def test_nobody_plans_an_eighth_wonder() -> None:
    g = duel(first=dict(coins=40, wonders=["sphinx", "piraeus"], plans=["colossus", "pyramids"]),
             second=dict(coins=40, wonders=["mausoleum", "appian_way", "great_library", "temple_of_artemis"]),
             open=["baths", "altar"])
    play(g, "wonder", "baths", "colossus")
    told = GAME.reason(g.view(int(g.current)), GAME.code("wonder", "altar", "pyramids"))
    assert told is not None and (told.key, told.clause) == ("reason-seven-wonders", "SWD-8.5")


def test_no_reason_knows_more_than_the_seat() -> None:
    check_ignorance(NAME, VERBS, states=60)


def test_both_languages_have_the_same_reasons() -> None:
    assert sentences(NAME, "en") == sentences(NAME, "fa")
