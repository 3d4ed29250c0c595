"""Puzzles: kept ones can be played, and the same seed finds the same."""
from __future__ import annotations

import datetime
import html
import json
import re

import pytest

import meydan
from meydan.core.record import Record
from meydan.core.texts import LANGUAGES, site_texts
from meydan.teach.puzzles import _lesson as as_lesson
from meydan.teach.puzzles import find, find_in, of_the_day, puzzles
from meydan.teach.stage import Stage
from meydan.web.lessons import Classroom
from meydan.web.model import Reader
from tests.teach.test_analysis import played

KEPT = [(name, puzzle) for name in meydan.games() for puzzle in puzzles(meydan.game(name))]


@pytest.mark.parametrize("name", meydan.games())
def test_every_game_has_puzzles(name: str) -> None:
    assert len(puzzles(meydan.game(name))) >= 3


@pytest.mark.parametrize("name,puzzle", KEPT, ids=[f"{name}-{puzzle.id}" for name, puzzle in KEPT])
def test_a_kept_puzzle_asks_its_seat_and_its_answer_is_one_of_several(name: str, puzzle: object) -> None:
    stage = Stage(meydan.game(name), puzzle)                # type: ignore[arg-type]
    assert stage.state.current == puzzle.seat               # type: ignore[attr-defined]
    assert len(stage.right()) == 1 and len(stage.state.choices) >= 4
    wrong = next(code for code in stage.state.choices if code not in stage.right())
    assert not stage.judge(wrong).right and stage.judge(stage.right()[0]).right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", meydan.games())
def test_the_page_says_who_one_is_and_names_the_best_choice_at_the_end(name: str, language: str) -> None:
    puzzle, say = puzzles(meydan.game(name))[0], site_texts(language).say
    room = Classroom(Reader(language, "wide", "", "/"), meydan.game(name), puzzle, 0, ())
    asked = room.message()
    shown = "".join(part for key, part in asked["f"].items() if key != "lesson")
    assert say("learn-you") in html.unescape(re.sub("<[^>]*>", " ", shown)), "the seat is marked as the text says"
    assert say("puzzle-ask") in asked["f"]["lesson"] and "<progress" not in asked["f"]["lesson"]
    code = room.stage.right()[0]
    best = next(action["label"] for action in asked["actions"] if action["id"] == code)
    solved = html.unescape(room.act(code)[-1]["f"]["lesson"])
    shown = html.unescape(Classroom(room.reader, room.game, puzzle, 0, ()).show()[-1]["f"]["lesson"])
    assert say("puzzle-right") in solved and say("puzzle-right") not in shown
    assert all(best in told and puzzle.end[language] in told and "href='/'" in told for told in (solved, shown))


def test_the_same_seed_finds_the_same_puzzles() -> None:
    game = meydan.game("seven_wonders_duel")
    first = list(find(game, 1, 2))
    assert first and first == list(find(game, 1, 2))
    assert all(row["percent"] - row["second"] >= 16 for row in first)


def test_records_of_people_make_puzzles_without_their_names() -> None:
    record = played("seven_wonders_duel", seed=2)
    record.names = ("Shirin", "Farhad")
    first = list(find_in(record))
    assert first and first == list(find_in(record))
    assert "Shirin" not in json.dumps(first) and "Farhad" not in json.dumps(first)
    for row in first:
        stage = Stage(record.game, as_lesson(record.game, row))
        assert stage.state.current == row["seat"] and len(stage.right()) == 1
        number = len(Record.parse(row["setup"]["record"]).decisions)
        assert stage.state.choices == record.replay(number).choices


def test_each_day_has_its_puzzle_and_games_take_turns() -> None:
    games = [meydan.game(name) for name in meydan.games()]
    day = datetime.date(2026, 11, 15)
    shown = [of_the_day(games, day + datetime.timedelta(days=number)) for number in range(10)]
    assert of_the_day(games, day) == shown[0]
    assert {today[0].name for today in shown if today} == set(meydan.games())
    assert all(one and other and one[1] is not other[1] for one, other in zip(shown, shown[5:]))
