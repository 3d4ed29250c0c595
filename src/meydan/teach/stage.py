"""The stage of a lesson: where it stands, what the learner may do, and how a choice is answered.

Nothing is stored. A lesson is the same for everybody but for the learner's own choices at free steps, so the
position after any step follows from the lesson and those choices.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.state import GameState
from meydan.teach.lessons import Lesson, Saying, Step, fits


class BadLesson(ValueError):
    """A lesson does not fit the rules."""


@dataclass(frozen=True)
class Verdict:
    """What a choice of the learner is worth."""

    right: bool
    say: Saying | None                  # None: the usual words
    code: int                           # what the lesson goes on with


class Stage:
    """A lesson at the beginning of one of its steps."""

    def __init__(self, game: Game, lesson: Lesson, step: int = 0, own: Sequence[int] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.number = 0
        self._own = list(own)           # the choices at the free steps passed so far
        setup = lesson.setup
        self.state: GameState = (Record.parse(setup["record"], game).replay() if "record" in setup else
                                 game.new(setup["players"], setup["seed"], **setup.get("options", {})))
        for words in lesson.lead:
            self._decide(words, "lead")
        self._come_to_learner()
        while self.number < min(step, len(lesson.steps)):
            self.go_on()

    @property
    def over(self) -> bool:
        """All steps are done."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def choices(self) -> list[int]:
        """What the learner may choose now; nothing while the lesson only tells."""
        return list(self.state.choices) if not self.over and self.step.asks else []

    def drawn_choices(self) -> list[int]:
        """What the table is drawn with: a text may point at what the next question offers."""
        return list(self.state.choices) if self.state.current == self.lesson.seat else []

    def right(self) -> list[int]:
        """The choices that are right, best first."""
        spoken = {" ".join(self.game.words(code)): code for code in self.state.choices}
        return [spoken[words] for pattern in self.step.accept for words in spoken if fits(pattern, words)]

    def judge(self, code: int) -> Verdict:
        """What to answer to a choice."""
        words, right = " ".join(self.game.words(code)), self.right()
        exact = self.step.answers.get(words)
        wide = next((say for pattern, say in self.step.answers.items()
                     if pattern.endswith(" *") and fits(pattern, words)), None)
        if code in right:
            return Verdict(True, exact or wide, code if self.step.free else right[0])
        return Verdict(False, exact or wide or self.step.wrong, right[0])

    def go_on(self) -> list[GameState]:
        """Leave the step; the states on the way to the next one, to be shown one after the other."""
        step = self.step
        shown: list[GameState] = []
        if step.asks:
            right = self.right()
            if not right:
                raise BadLesson(f"{self._where()}: nothing accepted is legal")
            code = right[0]
            if step.free and self._own:
                code = self._own.pop(0)
                if code not in right:
                    raise BadLesson(f"{self._where()}: {code} is not right")
            self.state.apply(code)
            shown.append(self.state.clone())
        for words in step.play:
            self._decide(words, self._where())
            shown.append(self.state.clone())
        self.number += 1
        self._come_to_learner()
        return shown

    # The rules ask more, or less, than a lesson tells.

    def _decide(self, words: str, where: str) -> None:
        """Whoever is asked decides in these words. Questions with one answer on the way are passed."""
        for _ in range(40):
            spoken = {" ".join(self.game.words(code)): code for code in self.state.choices}
            if words in spoken:
                self.state.apply(spoken[words])
                return
            if not self._passable():
                break
            self.state.apply(self.state.choices[0])
        raise BadLesson(f"{self.lesson.game}/{self.lesson.id}, {where}: '{words}' is not legal for seat "
                        f"{self.state.current} at {self.state.asking}; legal: {sorted(spoken)[:12]}")

    def _passable(self) -> bool:
        return not self.state.over and (len(self.state.choices) == 1 or self.state.stack[-1].step.window)

    def _come_to_learner(self) -> None:
        """Before the learner is asked, what has only one answer is answered."""
        while not self.over and self.step.asks and self._passable() and not self.right():
            self.state.apply(self.state.choices[0])

    def _where(self) -> str:
        return f"{self.lesson.game}/{self.lesson.id}, step {self.number}"
