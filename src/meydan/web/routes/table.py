"""One table: page, stream, decisions, wishes, talk."""
from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.texts import LANGUAGES
from meydan.web import describe, pages, rooms
from meydan.web.context import (
    LAYOUTS,
    BadRequest,
    caller,
    doer,
    done,
    fields,
    go,
    known_guest,
    live_table,
    meydan,
    named_guest,
    number,
    own_seat,
    page,
    text,
)
from meydan.web.identity import digest, new_token
from meydan.web.stream import EventStream
from meydan.web.tables import NotNow, NotYourSeat
from meydan.web.words import clean_chat

MOST_CODES = 16                                 # of one deed


class TooFast(NotNow):
    """Too many lines or records at once."""

    key = "error-too-many-requests"


async def show(request: Request) -> Response:
    who, live = caller(request), await live_table(request)
    if live.room.row.uploaded:
        return go(request, who, f"/game/{live.id}")
    reader = await who.reader(request)
    apart = await meydan(request).members.blocked_by(who.guest) if live.seats_of(who.guest) else ()
    await live.settled()
    key = live.key(who.guest, who.language, who.layout, lifted_of(request))
    return page(request, who, live.page(key, reader, apart))


async def events(request: Request) -> Response:
    live, query = await live_table(request), request.query_params
    who = caller(request)
    language = query.get("lang", who.language)
    layout = query.get("layout", who.layout)
    if language not in LANGUAGES or layout not in LAYOUTS:
        raise BadRequest(field="layout")
    key = live.key(known_guest(request), language, layout, lifted_of(request))
    return EventStream(request, meydan(request).tables, live, key,
                       request.headers.get("last-event-id") or query.get("at", ""))


def lifted_of(request: Request) -> int | None:
    """At a shared screen: the seat whose player says that they look."""
    word = request.query_params.get("as", "")
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None


async def act(request: Request) -> Response:
    live, values = await live_table(request), await fields(request)
    seat = own_seat(live, doer(request), values)
    given = values.get("a")
    if isinstance(given, list):                 # a whole deed, or nothing of it
        if not 0 < len(given) <= MOST_CODES or not all(type(code) is int and abs(code) < 2**31 for code in given):
            raise BadRequest(field="a")
        await meydan(request).tables.act_all(live, seat, number(values, "v"), given)
    else:
        await meydan(request).tables.act(live, seat, number(values, "v"), number(values, "a"))
    return done(request, caller(request), f"/table/{live.id}")


async def undo(request: Request) -> Response:
    live, values = await live_table(request), await fields(request)
    guest = doer(request)
    seat = own_seat(live, guest, values)
    table, robots = live.table, live.robots
    if table is not None and not table.can_undo(seat, robots):
        # At a hotseat the one who wants to take back is usually not the one who is asked now.
        mine = live.seats_of(guest)
        seat = next((own for own in mine if table.can_undo(own, robots)),
                    next((own for own in mine if table.undo_needs(own, robots)), seat))
    await meydan(request).tables.undo(live, seat, number(values, "v"))
    return done(request, caller(request), f"/table/{live.id}")


async def answer_undo(request: Request) -> Response:
    live, values = await live_table(request), await fields(request)
    mine = live.seats_of(doer(request))
    if not mine:
        raise NotYourSeat()
    await meydan(request).tables.answer_undo(live, mine, _on(values, "yes"))
    return done(request, caller(request), f"/table/{live.id}")


async def wait(request: Request) -> Response:
    """Ask for time in a window, or let go."""
    live, values = await live_table(request), await fields(request)
    seat = own_seat(live, doer(request), values)
    await meydan(request).tables.wait(live, seat, number(values, "v"), _on(values, "on"))
    return done(request, caller(request), f"/table/{live.id}")


def _on(values: dict[str, Any], name: str) -> bool:
    return values.get(name) in (True, 1, "1", "true", "on")


async def resign(request: Request) -> Response:
    live, values = await live_table(request), await fields(request)
    seat = own_seat(live, doer(request), values)
    await meydan(request).tables.resign(live, seat, number(values, "v"))
    return done(request, caller(request), f"/table/{live.id}")


async def order(request: Request) -> Response:
    live, values = await live_table(request), await fields(request)
    seat = own_seat(live, doer(request), values)
    await meydan(request).tables.order(live, seat, text(values, "what"), _on(values, "on"))
    return done(request, caller(request), f"/table/{live.id}")


async def chat(request: Request) -> Response:
    live, values, here = await live_table(request), await fields(request), meydan(request)
    guest = doer(request)
    seat = own_seat(live, guest, values)
    line = clean_chat(text(values, "text"), here.settings.chat_limit)
    if not here.talk.take(guest or ""):
        raise TooFast()
    await here.tables.talk(live, seat, line)
    return done(request, caller(request), f"/table/{live.id}")


async def sit(request: Request) -> Response:
    who, live, values = caller(request), await live_table(request), await fields(request)
    if live.seats_of(who.guest):
        raise NotNow()
    seat = number(values, "seat")
    name = await named_guest(request, who, text(values, "name", ""))
    await meydan(request).tables.sit(live, seat, who.guest, name)
    return go(request, who, f"/table/{live.id}")


async def cancel(request: Request) -> Response:
    """Give up a table that has not begun."""
    live = await live_table(request)
    await fields(request)
    await rooms.cancel(meydan(request).tables, live, known_guest(request))
    return done(request, caller(request), "/")


async def fill(request: Request) -> Response:
    """A bot for a seat nobody came for."""
    who, live, values = caller(request), await live_table(request), await fields(request)
    await rooms.fill(meydan(request).tables, live, known_guest(request), number(values, "seat"),
                     text(values, "level"), who.language)
    return done(request, who, f"/table/{live.id}")


async def takeover(request: Request) -> Response:
    live, values = await live_table(request), await fields(request)
    mine = live.seats_of(doer(request))
    if not mine:
        raise NotYourSeat()
    await meydan(request).tables.vote_takeover(live, mine, number(values, "seat"))
    return done(request, caller(request), f"/table/{live.id}")


async def rematch(request: Request) -> Response:
    who, live = caller(request), await live_table(request)
    await fields(request)
    mine = live.seats_of(doer(request))
    if not mine:
        raise NotYourSeat()
    await meydan(request).tables.vote_rematch(live, mine, who.language)
    return done(request, who, f"/table/{live.id}")


async def link(request: Request) -> Response:
    """A link that makes another browser the same guest, once."""
    live, guest = await live_table(request), doer(request)
    if guest is None or not live.seats_of(guest):
        raise NotYourSeat()
    token = new_token()
    await meydan(request).store.save_token(digest(token), guest, "back")
    return JSONResponse({"address": f"/back/{token}?table={live.id}"})


async def earlier(request: Request) -> Response:
    """An earlier moment, as this viewer saw it."""
    who, live = caller(request), await live_table(request)
    await live.settled()
    moment = request.path_params["n"]
    if live.table is None or not 0 <= moment <= live.decisions:
        raise BadRequest(field="n")
    seat, _ = live.eyes(live.key(known_guest(request), who.language, who.layout, lifted_of(request)))
    scene = live.moment(moment, seat, who.language, who.layout)
    return JSONResponse({"v": moment, "full": 1, "f": scene.fragments(), "actions": [], "seat": seat})


async def journal(request: Request) -> Response:
    who, live = caller(request), await live_table(request)
    await live.settled()
    key = live.key(known_guest(request), who.language, who.layout, lifted_of(request))
    seat, _ = live.eyes(key)
    names = live.names_in(who.language)
    lines = describe.journal(live.table, seat, who.language, names) if live.table else ()
    if request.query_params.get("form") == "markup":
        return HTMLResponse(pages.journal(await who.reader(request), lines, names, live.game.name,
                                          bots=live.asked_bots(key.mine)))
    return JSONResponse([{"number": line.number, "text": line.text, "seat": line.seat} for line in lines])


routes: list[BaseRoute] = [
    Route("/table/{id}", show),
    Route("/table/{id}/events", events),
    Route("/table/{id}/act", act, methods=["POST"]),
    Route("/table/{id}/undo", undo, methods=["POST"]),
    Route("/table/{id}/resign", resign, methods=["POST"]),
    Route("/table/{id}/order", order, methods=["POST"]),
    Route("/table/{id}/wait", wait, methods=["POST"]),
    Route("/table/{id}/undo-answer", answer_undo, methods=["POST"]),
    Route("/table/{id}/chat", chat, methods=["POST"]),
    Route("/table/{id}/sit", sit, methods=["POST"]),
    Route("/table/{id}/cancel", cancel, methods=["POST"]),
    Route("/table/{id}/fill", fill, methods=["POST"]),
    Route("/table/{id}/takeover", takeover, methods=["POST"]),
    Route("/table/{id}/rematch", rematch, methods=["POST"]),
    Route("/table/{id}/link", link, methods=["POST"]),
    Route("/table/{id}/at/{n:int}", earlier),
    Route("/table/{id}/journal", journal),
]
