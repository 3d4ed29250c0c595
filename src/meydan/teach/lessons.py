"""Lessons as data: `games/GAME/lessons/NN-id.json`, in the order of their names. `docs/adding-a-lesson.md` tells how.

A lesson begins at a position (`setup` and `lead`), then goes through steps: a text, a question to the learner, or
what the others do.
"""
from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from meydan.core.errors import MeydanError
from meydan.core.game import Game

Saying = dict[str, str]                 # by language


class NoLesson(MeydanError, LookupError):
    """There is no such lesson."""

    key = "error-no-page"


@dataclass(frozen=True, eq=False)
class Step:
    """One moment of a lesson."""

    say: Saying                         # the text, or the question
    asks: bool = False                  # the learner decides
    accept: tuple[str, ...] = ()        # what is right, in words; a trailing " *" stands for any arguments
    answers: dict[str, Saying] = field(default_factory=dict)    # what to say to particular choices
    wrong: Saying | None = None         # and to any other
    free: bool = False                  # the lesson goes on with the learner's own right choice
    point: tuple[str, ...] = ()         # ids of the picture
    play: tuple[str, ...] = ()          # decisions after it, by whoever is asked


@dataclass(frozen=True, eq=False)
class Lesson:
    game: str
    id: str
    title: Saying
    minutes: int
    clauses: tuple[str, ...]
    setup: dict[str, Any]
    lead: tuple[str, ...]
    seat: int
    steps: tuple[Step, ...]
    end: Saying
    puzzle: bool = False                # one question, and no lesson before or after it

    @property
    def decisions(self) -> int:
        """How often the learner decides."""
        return sum(step.asks for step in self.steps)


def fits(pattern: str, words: str) -> bool:
    """Whether a choice is meant by a pattern.

    >>> fits("build *", "build quarry"), fits("build quarry", "build quarry"), fits("build *", "discard quarry")
    (True, True, False)
    """
    return words == pattern or (pattern.endswith(" *") and (words + " ").startswith(pattern[:-1]))


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in order."""
    return tuple(_lesson(game.name, json.loads(file.read_text(encoding="utf-8")))
                 for file in sorted((game.folder / "lessons").glob("*.json")))


def lesson(game: Game, name: str) -> Lesson:
    for found in lessons(game):
        if found.id == name:
            return found
    raise NoLesson()


def _lesson(game: str, row: dict[str, Any]) -> Lesson:
    return Lesson(game, row["id"], row["title"], row["minutes"], tuple(row["clauses"]), row["setup"],
                  tuple(row.get("lead", ())), row["seat"], tuple(_steps(row["steps"])), row["end"])


def _steps(rows: list[dict[str, Any]]) -> list[Step]:
    """What is only played belongs to the words before it: nobody has to send on a lesson that says nothing."""
    steps: list[Step] = []
    for step in map(_step, rows):
        if step.say or not steps:
            steps.append(step)
        else:
            steps[-1] = replace(steps[-1], play=steps[-1].play + step.play)
    return steps


def _step(row: dict[str, Any]) -> Step:
    return Step(
        say=row.get("ask") or row.get("say") or {}, asks="ask" in row, accept=tuple(row.get("accept", ())),
        answers=row.get("answers", {}), wrong=row.get("wrong"), free=row.get("free", False),
        point=tuple(row.get("point", ())), play=tuple(row.get("play", ())))
