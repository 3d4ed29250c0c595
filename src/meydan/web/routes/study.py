"""Hints and bots' reasons during a game, analyses after it."""
from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.texts import game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.teach.analysis import Analysis
from meydan.teach.verdicts import verdicts
from meydan.web import describe, pages
from meydan.web.context import caller, fields, known_guest, live_table, meydan, number, own_seat
from meydan.web.live import LiveTable
from meydan.web.model import Reader
from meydan.web.routes.replay import finished
from meydan.web.tables import NotNow, NotYourSeat


class NoHints(NotNow):
    """People play here, and the table was not made for hints."""

    key = "error-no-hints"


async def hint(request: Request) -> Response:
    """What the search would do here: options with chances, reasons, and where to point."""
    here, live, values = meydan(request), await live_table(request), await fields(request)
    guest = known_guest(request)
    seat = own_seat(live, guest, values)
    await live.settled()
    if live.table is None or guest is None or not live.can_hint(seat):
        raise NoHints()
    window = live.table.window
    if window is not None and not window.own:   # it would close before the answer is there
        await here.tables.wait(live, seat, live.table.shown(seat), True)
    language = caller(request).language
    found = await here.studies.hint(guest, {**here.robots.question(live, seat), "language": language,
                                              "names": live.names_in(language)})
    texts, drawn, view = game_texts(live.game, language), picture(live.game), live.table.view(seat)

    def option(code: int, chance: float) -> dict[str, Any]:
        needed, helpful = drawn.targets(view, code)
        return {"text": texts.action(code, live.names_in(language), view), "percent": round(100 * chance),
                "targets": needed or helpful}

    return JSONResponse({"why": found["why"], "options": [option(*one) for one in found["options"]],
                         "line": _line(live, language, seat, found["line"])})


def _line(live: LiveTable, language: str, reader: int | None, line: list[list[Any]]) -> list[dict[str, Any]]:
    """What is expected, move by move: in words, and where to point."""
    site, names = site_texts(language), live.names_in(language)
    return [{"text": site.say("expected-own" if who == reader else "expected-other", name=names[who], action=action),
             "who": who, "own": who == reader, "targets": targets} for who, action, targets in line]


async def move(request: Request) -> Response:
    """Why a bot moved as it did: its last decision up to the moment a line of the journal tells of."""
    here, live, values = meydan(request), await live_table(request), await fields(request)
    guest = known_guest(request)
    await live.settled()
    mine = live.seats_of(guest)
    bot, until = number(values, "bot"), number(values, "at")
    if live.table is None or guest is None or bot not in live.asked_bots(mine):
        raise NoHints()
    decisions = live.table.record.decisions[:live.table.decision(until)]
    while decisions and decisions[-1][0] != bot:
        decisions = decisions[:-1]
    if not decisions:
        raise NoHints()
    viewer = None if live.over else live.seat_shown(mine)
    language = caller(request).language
    question = {**here.robots.question(live, bot), "decisions": decisions, "viewer": viewer, "language": language,
                "names": live.names_in(language)}
    found = await here.studies.move(guest, question)
    line = _line(live, question["language"], live.seat_shown(mine), found["line"])
    return JSONResponse({"why": found["why"], "line": line})


async def analyse(request: Request) -> Response:
    """Begin to analyse a finished game."""
    live, guest = await finished(request), known_guest(request)
    here = meydan(request)
    if await here.studies.analysis(live) is None:
        here.studies.begin(guest or request.client.host if request.client else "?", live)
    return await analysis(request)


async def analysis(request: Request) -> Response:
    """The analysis, or how far it has come, or an offer to make it."""
    who, live, here = caller(request), await finished(request), meydan(request)
    reader = await who.reader(request)
    kept = await here.studies.analysis(live)
    if kept is not None and kept["version"] == live.game.version:
        assert live.table is not None
        found, names = Analysis.from_json(kept), live.names_in(who.language)
        told = verdicts(live.table.record, who.language, names, found.judged)
        html = pages.analysis(reader, told, names, describe.liveries(live.table), found)
        html += _lending(reader, live, known_guest(request))
        return JSONResponse({"html": html, "state": "done"})
    progress = here.studies.under_way.get(live.id)
    if progress is not None and not progress.failed:
        return JSONResponse({"html": pages.working(reader, progress.done, progress.whole), "state": "working"})
    return JSONResponse({"html": pages.offer(reader), "state": "none"})


def _lending(reader: Reader, live: LiveTable, guest: str | None) -> str:
    """Whoever sat here may let the game become puzzles."""
    mine, (people, given) = set(live.seats_of(guest)), live.lending()
    return pages.lending(reader, bool(mine & given), len(given), len(people)) if mine else ""


async def lend(request: Request) -> Response:
    """Give one's leave that puzzles are made from a finished game, or take it back."""
    who, live, values = caller(request), await finished(request), await fields(request)
    mine = live.seats_of(known_guest(request))
    if not mine:
        raise NotYourSeat()
    await meydan(request).tables.lend(live, mine, bool(number(values, "give")))
    return JSONResponse({"html": _lending(await who.reader(request), live, known_guest(request))})


async def lent(request: Request) -> Response:
    """The games that may become puzzles, for `meydan puzzles`."""
    return JSONResponse({"games": await meydan(request).store.lent(request.path_params["game"][:40])})


routes: list[BaseRoute] = [
    Route("/puzzle/{game}/lent", lent),
    Route("/game/{id}/lend", lend, methods=["POST"]),
    Route("/table/{id}/hint", hint, methods=["POST"]),
    Route("/table/{id}/move", move, methods=["POST"]),
    Route("/game/{id}/analysis", analysis),
    Route("/game/{id}/analysis", analyse, methods=["POST"]),
]
