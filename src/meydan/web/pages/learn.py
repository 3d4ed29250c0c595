"""Learning by doing: the list of a game's lessons, and a lesson on the real table."""
from __future__ import annotations

from typing import Any

from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.drawing.markup import esc
from meydan.drawing.scene import Scene
from meydan.teach.lessons import Lesson, lessons
from meydan.web.model import GameModel, Reader
from meydan.web.pages.bits import cover, data, icon, number, say, words
from meydan.web.pages.frame import TABLE_SCRIPT, document
from meydan.web.pages.table import _crumbs, _overlays, asking, board, dialogs, laws, panel_buttons, script_words


def learn(reader: Reader, game: Game, model: GameModel) -> str:
    """All lessons of a game; what was finished here is ticked by the script."""
    items = "".join(
        f"<li><a class='lesson-card' href='/learn/{game.name}/{lesson.id}' data-lesson='{game.name}/{lesson.id}'>"
        f"<span class='order'>{number(reader, order)}</span>"
        f"<span class='grow'><b>{esc(lesson.title[reader.language])}</b>"
        f"<small>{say(reader, 'learn-minutes', minutes=lesson.minutes)}</small></span>"
        f"<span class='tick' hidden>{icon('check')}{say(reader, 'learn-done')}</span></a></li>"
        for order, lesson in enumerate(lessons(game), 1))
    main = (
        f"<div class='wrap narrow'><article class='sheet-page learn-page'>{cover(game.name)}"
        f"<h1>{say(reader, 'learn-heading', game=model.title)}</h1>"
        f"<p class='lead'>{say(reader, 'learn-lead')}</p><ol class='lessons'>{items}</ol>"
        f"<form method='post' action='/tables' class='first-game'><input type='hidden' name='game' value='{game.name}'>"
        f"{_first_game(game)}<button class='primary big'>{icon('play')}{say(reader, 'learn-first-game')}</button>"
        f"<p>{say(reader, 'learn-first-game-text')} "
        f"<a href='/rules/{game.name}'>{say(reader, 'rules-link')}</a></p></form></article></div>"
    )
    return document(reader, f"{words(reader).say('learn-title', game=model.title)} · {words(reader).say('site-name')}",
                    main,
                    page="learn", crumbs=f"<span class='crumb'>{esc(model.title)}</span>", script="learn.js",
                    sheets=("learn.css",))


def _first_game(game: Game) -> str:
    """The fields of a table for the learner and newcomers."""
    players = game.players[0]
    seats = "".join(f"<input type='hidden' name='seat-{seat}' value='{'me' if seat == 1 else 'bot:newcomer'}'>"
                    for seat in range(1, players + 1))
    return f"<input type='hidden' name='players' value='{players}'>{seats}"


def lesson_page(reader: Reader, model: GameModel, lesson: Lesson, scene: Scene, parts: dict[str, str],
                boot: dict[str, Any],
                day: int = 0) -> str:
    """The table with the voice of the lesson beside it."""
    side = (f"<aside class='a-side lesson-side' aria-label='{say(reader, 'side')}'>"
            f"<section id='lesson' class='lesson' aria-live='polite'>{parts['lesson']}</section>"
            f"{asking(parts['prompt'])}</aside>")
    main = (f"<h1 class='sr'>{esc(lesson.title[reader.language])}</h1>"
            f"<div class='table'>{board(scene, reader)}{side}</div>{_overlays(reader)}")
    after = dialogs(scene, reader) + laws(reader) + data("boot", boot) + script_words(reader)
    return document(reader, f"{lesson.title[reader.language]} · {model.title}", main, page="lesson",
                    crumbs=_crumbs(model.title, scene),
                    tools=panel_buttons(scene), after=after, symbols=scene.symbols, script=TABLE_SCRIPT,
                    sheets=("learn.css",),
                    attributes=f" data-game='{esc(model.name)}' data-lesson='{esc(model.name)}/{esc(lesson.id)}'"
                    + (f" data-puzzle='{day}'" if day else ""))


def voice(reader: Reader, lesson: Lesson, step: int, text: str, reply: str, *, asks: bool, over: bool,
          wrong: bool) -> str:
    """What the lesson says, and the buttons to go on."""
    steps = len(lesson.steps)
    place = say(reader, "learn-step", step=min(step + 1, steps), steps=steps)
    head = (f"<p class='lesson-head'><b>{esc(lesson.title[reader.language])}</b>" + (
        "</p>" if lesson.puzzle else f"<span>{place}</span></p>"
                                     f"<progress max='{steps}' value='{step}' aria-label='{place}'></progress>"))
    said = f"<p class='reply{' wrong' if wrong else ''}' role='status'>{esc(reply)}</p>" if reply else ""
    back = (f"<button type='button' class='quiet' data-post='back'>{icon('back')}{say(reader, 'learn-back')}</button>"
            if step else "")
    if over:
        later = lessons_after(lesson)
        forward = ("<a class='primary button' "
                   f"href='/learn/{lesson.game}/{later[0].id}'>{say(reader, 'learn-next-lesson')}</a>" if later else "")
        forward += f"<a class='primary button' href='/'>{say(reader, 'go-home')}</a>" if lesson.puzzle else ""
        forward += f"<a class='quiet button' href='/learn/{lesson.game}'>{say(reader, 'learn-all')}</a>"
    elif asks:
        forward = (f"<button type='button' class='quiet' data-post='show'>{icon('eye')}{say(reader, 'learn-show')}"
                   "</button>")
    else:
        forward = ("<button type='button' class='primary' data-post='next' "
                   f"id='lesson-next'>{say(reader, 'learn-next')}</button>")
    there, leaving = ("/", "puzzle-leave") if lesson.puzzle else (f"/learn/{lesson.game}", "learn-leave")
    leave = f"<a class='leave' href='{there}'>{say(reader, leaving)}</a>" if not over else ""
    done = " data-done=''" if over else ""
    return f"{head}<div class='says'{done}><p>{esc(text)}</p>{said}</div><div class='row'>{back}{forward}</div>{leave}"


def lessons_after(lesson: Lesson) -> list[Lesson]:
    every = list(lessons(find_game(lesson.game)))
    return every[every.index(lesson) + 1:] if lesson in every else []
