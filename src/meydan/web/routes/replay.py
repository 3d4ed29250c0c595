"""Finished games: replay, record, upload."""
from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.errors import BadRecord
from meydan.core.record import Record
from meydan.web import assets, describe, pages
from meydan.web.context import BadRequest, caller, fields, go, live_table, meydan, named_guest, page, text
from meydan.web.live import LiveTable
from meydan.web.model import ReplayModel, UploadModel
from meydan.web.routes.table import TooFast
from meydan.web.tables import NotNow


class StillRunning(NotNow):
    """The record of a running game would tell what is hidden."""

    key = "error-still-running"


async def finished(request: Request) -> LiveTable:
    live = await live_table(request)
    await live.settled()
    if live.table is None or not live.over:
        raise StillRunning()
    return live


def seat_of(request: Request, live: LiveTable) -> int | None:
    """Whose eyes: a seat, or nobody's. A finished game hides nothing any more."""
    word = request.query_params.get("seat", "")
    if word in ("", "none"):
        return None
    if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) < len(live.room.seats)):
        raise BadRequest(field="seat")
    return int(word)


async def replay(request: Request) -> Response:
    who, live = caller(request), await finished(request)
    assert live.table is not None
    seat, last = seat_of(request, live), live.decisions
    word = request.query_params.get("n", "")
    moment = min(int(word), last) if word.isascii() and word.isdigit() and len(word) < 7 else 0
    model = ReplayModel(
        reader=await who.reader(request), id=live.id, game=describe.game_model(live.game, who.language),
        names=live.names_in(who.language), seat=seat, moment=moment, decisions=last,
        journal=describe.journal(live.table, seat, who.language, live.names_in(who.language)),
        result=describe.result(live.table, who.language, live.names_in(who.language)), at=f"/game/{live.id}/at/{{n}}",
        record=f"/game/{live.id}.txt")
    scene = live.moment(moment, seat, who.language, who.layout)
    boot = {"at": model.at, "n": moment, "decisions": last, "seat": seat, "language": who.language,
            "layout": who.layout, "sprite": assets.sprite(live.game.name, who.language, who.layout)}
    return page(request, who, pages.replay(model, scene, boot))


async def frame(request: Request) -> Response:
    who, live = caller(request), await finished(request)
    moment, seat = request.path_params["n"], seat_of(request, live)
    if not 0 <= moment <= live.decisions:
        raise BadRequest(field="n")
    scene = live.moment(moment, seat, who.language, who.layout)
    return JSONResponse({"v": moment, "full": 1, "f": scene.fragments(), "actions": [], "seat": seat},
                        headers={"cache-control": "private, max-age=3600"})


async def record(request: Request) -> Response:
    live = await finished(request)
    assert live.table is not None
    name = f"meydan-{live.game.name}-{live.id}.txt"
    return PlainTextResponse(str(live.table.record),
                             headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload_page(request: Request) -> Response:
    who = caller(request)
    return page(request, who, pages.upload(UploadModel(await who.reader(request))))


async def upload(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    content = await sent_record(request)
    if not here.uploads.take(who.guest if not who.fresh else _address(request)):
        raise TooFast()
    try:
        parsed = Record.parse(content)
    except BadRecord as error:
        html = pages.upload(UploadModel(await who.reader(request), error.text(who.language)))
        return page(request, who, html, 422)
    await named_guest(request, who)
    return go(request, who, f"/game/{await here.tables.upload(parsed, who.guest)}")


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


async def sent_record(request: Request) -> bytes:
    """The bytes of a chosen file, or of a text field."""
    if request.headers.get("content-type", "").startswith("multipart/form-data"):
        async with request.form(max_files=1, max_fields=4) as form:
            part = form.get("record")
            if part is not None and not isinstance(part, str):
                content = await part.read()
                if content:
                    return content
            written = form.get("text")
            if isinstance(written, str):
                return written.replace("\r\n", "\n").encode("utf-8", "replace")
        raise BadRequest(field="record")
    return text(await fields(request), "text").replace("\r\n", "\n").encode("utf-8", "replace")


routes: list[BaseRoute] = [
    Route("/game/{id}.txt", record),
    Route("/game/{id}", replay),
    Route("/game/{id}/at/{n:int}", frame),
    Route("/upload", upload_page),
    Route("/upload", upload, methods=["POST"]),
]
