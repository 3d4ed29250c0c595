"""A lesson as the page's script wants it: frames like those of a table, but from a stage that stores nothing."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.markup import esc
from meydan.drawing.scene import Scene
from meydan.teach.figures import learner_names
from meydan.teach.lessons import Lesson, Saying
from meydan.teach.stage import Stage
from meydan.web import assets, pages
from meydan.web.context import BadRequest
from meydan.web.describe import game_model
from meydan.web.model import Reader

Message = dict[str, Any]


class Classroom:
    """One learner at one step. The version of a frame is the step; the address keeps the learner's free choices."""

    def __init__(self, reader: Reader, game: Game, lesson: Lesson, step: int, own: Sequence[int]) -> None:
        if not 0 <= step <= len(lesson.steps):
            raise BadRequest(field="v")
        self.reader = reader
        self.game = game
        self.lesson = lesson
        self.own = list(own)
        self.look = Look(reader.language, reader.layout, learner_names(lesson, reader.language), lesson.seat)
        self.stage = Stage(game, lesson, step, own)

    # What the learner does.

    def next(self) -> list[Message]:
        """Go on from a text."""
        return self._went_on("") if not self.stage.over and not self.stage.step.asks else [self.message()]

    def show(self) -> list[Message]:
        """The lesson makes the move itself."""
        return self._went_on("") if not self.stage.over else [self.message()]

    def back(self) -> list[Message]:
        """To the step before."""
        earlier = max(self.stage.number - 1, 0)
        free = sum(step.free for step in self.lesson.steps[:earlier] if step.asks)
        room = Classroom(self.reader, self.game, self.lesson, earlier, self.own[:free])
        return [room.message()]

    def act(self, code: int) -> list[Message]:
        """A choice of the learner: gently refused, or the lesson goes on."""
        if code not in self.stage.choices():
            raise BadRequest(field="a")
        verdict = self.stage.judge(code)
        reply = self._say(verdict.say) if verdict.say else ""
        if not verdict.right:
            return [self.message(reply or site_texts(self.reader.language).say("learn-wrong"), wrong=True)]
        if self.stage.step.free:
            self.own.append(code)
            self.stage = Stage(self.game, self.lesson, self.stage.number, self.own)
        elif verdict.code != code and not reply:
            better = game_texts(self.game, self.reader.language).action(verdict.code, self.look.names)
            reply = site_texts(self.reader.language).say("learn-also-right", action=better)
        return self._went_on(reply)

    # What is shown.

    def page(self, day: int = 0) -> str:
        """The whole page; `day` numbers the day whose puzzle this is."""
        message, scene = self.message(), self.scene(self.stage.state, self.stage.drawn_choices())
        moment = {key: value for key, value in message.items() if key != "f"}
        boot = {**moment, "live": False, "table": "", "language": self.reader.language,
                "layout": self.reader.layout, "hotseat": False, "hidden": False, "mark": "",
                "sprite": assets.sprite(self.game.name, self.reader.language, self.reader.layout)}
        return pages.lesson_page(self.reader, game_model(self.game, self.reader.language), self.lesson, scene,
                                 message["f"], boot, day)

    def message(self, reply: str = "", wrong: bool = False) -> Message:
        """The present moment, whole."""
        stage, choices = self.stage, self.stage.choices()
        scene = self.scene(stage.state, stage.drawn_choices())
        view = stage.state.view(self.lesson.seat)
        text = self._say(self.lesson.end if stage.over else stage.step.say)
        if stage.over and self.lesson.puzzle:
            text = f"{self._answer()} {text}"
        said = pages.voice(self.reader, self.lesson, stage.number, text, reply, asks=bool(choices), over=stage.over,
                           wrong=wrong)
        prompt = esc(game_texts(self.game, self.reader.language).prompt(stage.state)) if choices else ""
        parts = scene.fragments() | {"lesson": said, "prompt": f"<p class='hint'>{prompt}</p>" if prompt else ""}
        return {"v": stage.number, "seat": self.lesson.seat, "asked": bool(choices), "over": False, "started": True,
                "actions": picture(self.game).actions(view, self.look, choices) if choices else [], "f": parts,
                "base": self._base(), "point": [] if stage.over else list(stage.step.point)}

    def scene(self, state: GameState, choices: Sequence[int]) -> Scene:
        return picture(self.game).render(state.view(self.lesson.seat), self.look, choices)

    def _went_on(self, reply: str) -> list[Message]:
        """What happens after the step, one decision after the other, then the next step."""
        between = self.stage.go_on()
        last = self.message(reply)
        frames = [{**last, "actions": [], "point": [], "asked": False, "f": self.scene(state, ()).fragments()}
                  for state in between[:-1]]
        return [*frames, last]

    def _answer(self) -> str:
        """The best choice of a puzzle, in words."""
        asked = Stage(self.game, self.lesson)
        action = game_texts(self.game, self.reader.language).action(
            asked.right()[0], self.look.names, asked.state.view(self.lesson.seat))
        return site_texts(self.reader.language).say("puzzle-answer", action=action)

    def _base(self) -> str:
        return f"/learn/{self.game.name}/{self.lesson.id}/{'.'.join(map(str, self.own)) or '-'}"

    def _say(self, saying: Saying) -> str:
        return saying.get(self.reader.language) or saying.get("en", "")
