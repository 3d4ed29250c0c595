"""Why not? Duel tells a reason of its own for everything a question could mean."""
from __future__ import annotations

import pytest

from tests.seven_wonders_duel.positions import GAME, duel, play
from tests.teach.reasons import check_all, check_ignorance, check_words, sentences

NAME = "seven_wonders_duel"


def test_every_code_a_question_could_mean_has_a_reason_or_is_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    told = check_all(NAME)
    check_words(NAME, told)
    with capsys.disabled():
        print(f"\nDuel: {told.sum()}")
    assert set(told.count) | {"reason-seven-wonders"} == sentences(NAME, "en")


def test_nobody_plans_an_eighth_wonder() -> None:
    g = duel(first=dict(coins=40, wonders=["sphinx", "piraeus"], plans=["colossus", "pyramids"]),
             second=dict(coins=40, wonders=["mausoleum", "appian_way", "great_library", "temple_of_artemis"]),
             open=["baths", "altar"])
    play(g, "wonder", "baths", "colossus")
    told = GAME.reason(g.view(int(g.current)), GAME.code("wonder", "altar", "pyramids"))
    assert told is not None and (told.key, told.clause) == ("reason-seven-wonders", "SWD-8.5")


def test_no_reason_knows_more_than_the_seat() -> None:
    check_ignorance(NAME)


def test_both_languages_have_the_same_reasons() -> None:
    assert sentences(NAME, "en") == sentences(NAME, "fa")
