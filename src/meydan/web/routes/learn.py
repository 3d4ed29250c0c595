"""Rulebooks and lessons."""
from __future__ import annotations

import datetime
import re

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.game import Game
from meydan.core.texts import LANGUAGES
from meydan.teach import figures
from meydan.teach.lessons import Lesson, NoLesson, lesson
from meydan.teach.pointing import pointing
from meydan.teach.puzzles import puzzles
from meydan.teach.rulebook import rulebook
from meydan.teach.stage import BadLesson
from meydan.web import describe, pages
from meydan.web.context import (
    BadRequest,
    caller,
    fields,
    go,
    known_guest,
    live_table,
    number,
    own_seat,
    page,
    text,
)
from meydan.web.lessons import Classroom
from meydan.web.routes.files import A_WHILE
from meydan.web.routes.lobby import chosen_game, own_puzzles, todays_puzzle
from meydan.web.why import why, why_unfinished

FOR_THIS_READER = {"cache-control": "private, max-age=300", "vary": "cookie, accept-language"}


def game_of(request: Request) -> Game:
    return chosen_game(request.path_params["game"])


async def rules(request: Request) -> Response:
    who, game = caller(request), game_of(request)
    return page(request, who, pages.rules(await who.reader(request), game, describe.game_model(game, who.language),
                                          rulebook(game, who.language)))


async def passage(request: Request) -> Response:
    """A clause and its chapter, to be read beside the table."""
    who, game, name = caller(request), game_of(request), request.path_params["clause"]
    book = rulebook(game, who.language)
    if name not in book.entries:
        raise NoLesson()
    return JSONResponse({"html": pages.passage(await who.reader(request), game, book, name)}, headers=FOR_THIS_READER)


async def clauses(request: Request) -> Response:
    """Which clause each button and each thing on the table rests on, for the lens."""
    return JSONResponse(pointing(game_of(request)).for_page(caller(request).language), headers=FOR_THIS_READER)


async def figure(request: Request) -> Response:
    game, language = game_of(request), request.path_params["language"]
    if language not in LANGUAGES:
        raise NoLesson()
    picture = figures.figure(game, lesson(game, request.path_params["lesson"]), language)
    return Response(picture, media_type="image/svg+xml", headers=A_WHILE)


async def learn(request: Request) -> Response:
    who, game = caller(request), game_of(request)
    return page(request, who, pages.learn(await who.reader(request), game, describe.game_model(game, who.language)))


def lesson_or_puzzle(request: Request, game: Game, name: str) -> Lesson:
    kept = puzzles(game, own_puzzles(request))
    return next((puzzle for puzzle in kept if puzzle.id == name), None) or lesson(game, name)


async def puzzle(request: Request) -> Response:
    """To the puzzle of the day."""
    today = todays_puzzle(request)
    if today is None:
        raise NoLesson()
    return go(request, caller(request), f"/learn/{today[0].name}/{today[1].id}")


async def classroom(request: Request, step: int) -> Classroom:
    game, own = game_of(request), request.path_params.get("own", "-")
    if own != "-" and not all(part.isascii() and part.isdigit() and len(part) < 6 for part in own.split(".")):
        raise BadRequest(field="address")
    codes = [] if own == "-" else [int(part) for part in own.split(".")]
    taught = lesson_or_puzzle(request, game, request.path_params["lesson"])
    return Classroom(await caller(request).reader(request), game, taught, step, codes)


async def begin(request: Request) -> Response:
    who = caller(request)
    today = todays_puzzle(request)
    room = await classroom(request, 0)
    return page(request, who, room.page(datetime.datetime.now(datetime.UTC).date().toordinal()
                                        if today is not None and today[1] is room.lesson else 0))


async def step(request: Request) -> Response:
    """What the learner does: `next`, `back`, `show`, or a choice."""
    values, what = await fields(request), request.path_params["what"]
    try:
        room = await classroom(request, number(values, "v", 0))
        match what:
            case "act":
                frames = room.act(number(values, "a"))
            case "next":
                frames = room.next()
            case "show":
                frames = room.show()
            case "back":
                frames = room.back()
            case _:
                raise NoLesson()
    except BadLesson:                           # choices in the address that were never right
        raise BadRequest(field="address") from None
    return JSONResponse({"frames": frames})


async def why_not(request: Request) -> Response:
    """Why the thing with this id cannot be used now by the seat that asks, or what its ticked set lacks."""
    live, values = await live_table(request), await fields(request)
    seat = own_seat(live, known_guest(request), values)
    await live.settled()
    ticked = text(values, "set", "")
    if ticked and re.fullmatch(r"\d{1,6}( \d{1,6}){0,20}", ticked, re.ASCII):
        return JSONResponse({"reasons": why_unfinished(live, seat, [*map(int, ticked.split())],
                                                       caller(request).language)})
    return JSONResponse({"reasons": why(live, seat, text(values, "target")[:80], caller(request).language)})


routes: list[BaseRoute] = [
    Route("/table/{id}/why", why_not, methods=["POST"]),
    Route("/puzzle", puzzle),
    Route("/learn/{game}", learn),
    Route("/learn/{game}/{lesson}", begin),
    Route("/learn/{game}/{lesson}/{own}/{what}", step, methods=["POST"]),
    Route("/rules/{game}", rules),
    Route("/rules/{game}/clauses", clauses),
    Route("/rules/{game}/part/{clause}", passage),
    Route("/rules/{game}/figure/{lesson}.{language}.svg", figure),
]
