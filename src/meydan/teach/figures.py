"""Figures of the rulebook: the position of a lesson as one stand-alone picture, drawn by the game's own picture."""
from __future__ import annotations

from functools import lru_cache

from meydan.core.game import Game
from meydan.core.texts import site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.teach.lessons import Lesson
from meydan.teach.stage import Stage


def learner_names(lesson: Lesson, language: str) -> tuple[str, ...]:
    """The learner and the others, as a lesson calls them."""
    say = site_texts(language).say
    return tuple(say("learn-you") if seat == lesson.seat else say("learn-other", number=seat + 1)
                 for seat in range(lesson.setup["players"]))


@lru_cache(maxsize=120)
def figure(game: Game, lesson: Lesson, language: str) -> bytes:
    """The table at the first question of a lesson."""
    stage = Stage(game, lesson)
    while not stage.over and not stage.step.asks:
        stage.go_on()
    look = Look(language, "wide", learner_names(lesson, language), lesson.seat)
    scene = picture(game).render(stage.state.view(lesson.seat), look, ())
    return scene._repr_svg_().encode()
