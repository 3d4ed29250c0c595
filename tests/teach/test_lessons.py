"""Every lesson can be played through as it says, on the real table, in both languages."""
from __future__ import annotations

import math
import re
from typing import NamedTuple

import pytest

import meydan
from meydan.core.game import Game
from meydan.core.texts import LANGUAGES
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.teach.figures import figure, learner_names
from meydan.teach.lessons import Lesson, Saying, lessons
from meydan.teach.rulebook import rulebook
from meydan.teach.stage import BadLesson, Stage

ALL = [(name, lesson) for name in meydan.games() for lesson in lessons(meydan.game(name))]
EACH = pytest.mark.parametrize("name,lesson", ALL, ids=[f"{name}-{lesson.id}" for name, lesson in ALL])
LONGEST = 60                            # words of one text
READING = 150                           # words a minute of somebody who reads in a foreign field
DECIDING = 4                            # seconds for a click


def sayings(lesson: Lesson) -> list[Saying]:
    found = [lesson.title, lesson.end]
    for step in lesson.steps:
        found += [saying for saying in (step.say, step.wrong, *step.answers.values()) if saying]
    return found


@pytest.mark.parametrize("name", meydan.games())
def test_every_game_has_lessons_of_a_few_minutes(name: str) -> None:
    found = lessons(meydan.game(name))
    assert 6 <= len(found) <= 10
    assert len({lesson.id for lesson in found}) == len(found)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_takes_two_to_four_minutes_and_says_so(name: str, lesson: Lesson, language: str) -> None:
    straight, astray = count(lesson, language), count(lesson, language, wrong_at_first=True)
    assert 2 <= straight.minutes <= 4, straight
    assert straight.minutes - 0.5 <= lesson.minutes <= math.ceil(astray.minutes)
    assert all(step.say for step in lesson.steps), "nobody has to send on a lesson that says nothing"


@EACH
def test_texts_are_short_and_in_both_languages(name: str, lesson: Lesson) -> None:
    for saying in sayings(lesson):
        assert saying["en"] and saying["fa"]
        assert len(saying["en"].split()) <= LONGEST
        assert not re.search("[0-9A-Za-z]{2}|[0-9]", saying["fa"]), saying["fa"]


@EACH
def test_the_clauses_it_teaches_exist(name: str, lesson: Lesson) -> None:
    assert lesson.clauses and set(lesson.clauses) <= set(rulebook(meydan.game(name), "fa").entries)


@EACH
def test_it_can_be_played_to_its_end_and_points_at_the_table(name: str, lesson: Lesson) -> None:
    game = meydan.game(name)
    stage = Stage(game, lesson)
    while not stage.over:
        drawn = ids(game, lesson, stage)
        missing = [target for target in stage.step.point if target not in drawn]
        assert not missing, f"step {stage.number} points at what is not there: {missing}"
        if stage.step.asks:
            assert stage.state.current == lesson.seat
            right = stage.right()
            assert right
            view = stage.state.view(lesson.seat)
            for code in right[:4]:
                needed, helpful = picture(game).targets(view, code)
                assert set(needed) | set(helpful) <= drawn
            judged = [stage.judge(code).right for code in stage.state.choices]
            assert any(judged) and (len(judged) < 2 or stage.step.free or not all(judged) or not stage.step.wrong)
        stage.go_on()
    assert stage.number == len(lesson.steps)


def ids(game: Game, lesson: Lesson, stage: Stage) -> set[str]:
    """What can be pointed at."""
    look = Look("en", "wide", learner_names(lesson, "en"), lesson.seat)
    scene = picture(game).render(stage.state.view(lesson.seat), look, stage.drawn_choices())
    markup = "".join(zone.body() for zone in scene.zones.values()) + "".join(panel.body for panel in scene.panels)
    return set(re.findall(r"\bid='([^']+)'", markup)) | {f"z-{zone}" for zone in scene.zones}


def test_a_lesson_that_does_not_fit_the_rules_is_found() -> None:
    game = meydan.game("seven_wonders_duel")
    lesson = lessons(game)[0]
    broken = Lesson(**{**vars(lesson), "lead": ("build palace",)})
    with pytest.raises(BadLesson, match="build palace"):
        Stage(game, broken)


def test_the_learners_own_right_choice_is_kept_at_free_steps() -> None:
    for name, lesson in ALL:
        game, stage = meydan.game(name), Stage(meydan.game(name), lesson)
        own: list[int] = []
        while not stage.over:
            if stage.step.asks and stage.step.free and len(stage.right()) > 1:
                choice = stage.right()[-1]
                after = Stage(game, lesson, stage.number + 1, [*own, choice])
                assert after.number == stage.number + 1
                return
            if stage.step.asks and stage.step.free:
                own.append(stage.right()[0])
            stage.go_on()
    pytest.fail("no lesson has a free step with several right answers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_ends_duels_first_lesson_within_four_minutes(language: str,
                                                                capsys: pytest.CaptureFixture[str]) -> None:
    """Also one who answers every question wrongly at first, and reads what is said to that."""
    lesson = lessons(meydan.game("seven_wonders_duel"))[0]
    straight, astray = count(lesson, language), count(lesson, language, wrong_at_first=True)
    with capsys.disabled():
        print(f"\nDuel's first lesson, {language}: {straight}; wrong at every question {astray}", end="")
    assert straight.minutes < astray.minutes < 4


class Count(NamedTuple):
    words: int
    clicks: int

    @property
    def minutes(self) -> float:
        return self.words / READING + self.clicks * DECIDING / 60

    def __str__(self) -> str:
        return f"{self.words} words, {self.clicks} clicks, about {self.minutes:.1f} minutes"


def count(lesson: Lesson, language: str, wrong_at_first: bool = False) -> Count:
    """What is read and clicked on the way through."""
    read = [step.say for step in lesson.steps] + [lesson.end]
    clicks = len(lesson.steps) + lesson.decisions
    if wrong_at_first:
        read += [step.wrong for step in lesson.steps if step.asks and step.wrong]
        clicks += 2 * lesson.decisions
    return Count(sum(len(saying.get(language, "").split()) for saying in read), clicks)


@pytest.mark.parametrize("name", meydan.games())
def test_a_lessons_position_is_a_figure_of_the_rulebook(name: str) -> None:
    game = meydan.game(name)
    svg = figure(game, lessons(game)[1], "fa").decode()
    assert svg.startswith("<svg") and "var(--" not in svg and len(svg) > 5000
