"""The moderator's page, opened by the host's admin secret."""
from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meydan.web import describe, pages
from meydan.web.context import BadRequest, caller, fields, go, meydan, number, page, text
from meydan.web.model import ModeratorModel, ReportModel
from meydan.web.routes.table import TooFast
from meydan.web.tables import NoTable, NotYourSeat
from meydan.web.words import is_id

COOKIE = "moderator"
HOURS = 8


def _open(request: Request) -> bool:
    here = meydan(request)
    if not here.settings.admin_secret:
        raise NoTable("error-no-page")
    return here.identity.noted(f"moderator {here.settings.admin_secret}", request.cookies.get(COOKIE),
                               HOURS * 3600) is not None


def _check(request: Request) -> None:
    if not _open(request):
        raise NotYourSeat("error-moderators-only")


async def show(request: Request) -> Response:
    who, here = caller(request), meydan(request)
    opened = _open(request)
    reports = await here.members.reports() if opened else []
    rooms = {report.game: await here.store.room(report.game) for report in reports}
    return page(request, who, pages.moderator(ModeratorModel(
        reader=await who.reader(request), opened=opened, banned=tuple(sorted(here.standing.banned)) if opened else (),
        reports=tuple(ReportModel(
            number=report.number, table=report.game, name=report.name, guest=report.guest or "", text=report.text,
            chat=tuple((line.number, line.name, describe.chat_text(line.text, who.language)) for line in room.chat)
            if (room := rooms[report.game]) else ()) for report in reports))))


async def enter(request: Request) -> Response:
    who, here, values = caller(request), meydan(request), await fields(request)
    _open(request)
    if not here.entries.take(request.client.host if request.client else "?"):
        raise TooFast()
    secret = here.settings.admin_secret
    if not hmac.compare_digest(text(values, "secret", "").encode(), secret.encode()):
        raise NotYourSeat("error-moderators-only")
    response = go(request, who, "/moderator")
    response.set_cookie(COOKIE, here.identity.note(f"moderator {secret}", "open"), max_age=HOURS * 3600, httponly=True,
                        samesite="strict", secure=request.url.scheme == "https", path="/moderator")
    return response


async def ban(request: Request) -> Response:
    _check(request)
    values = await fields(request)
    guest = text(values, "guest")
    if not is_id(guest):
        raise BadRequest(field="guest")
    await meydan(request).standing.ban(guest, values.get("on", "1") != "0")
    return go(request, caller(request), "/moderator")


async def delete_chat(request: Request) -> Response:
    _check(request)
    here = meydan(request)
    table = await here.members.delete_chat(number(await fields(request), "number"))
    if table:
        await here.tables.notice(table)
    return go(request, caller(request), "/moderator")


async def close(request: Request) -> Response:
    _check(request)
    here = meydan(request)
    table = text(await fields(request), "table")
    live = await here.tables.get(table)
    await here.members.close_table(live.id)
    await here.tables.notice(live.id)
    return go(request, caller(request), "/moderator")


async def settle(request: Request) -> Response:
    _check(request)
    await meydan(request).members.settle(number(await fields(request), "number"))
    return go(request, caller(request), "/moderator")


routes: list[BaseRoute] = [
    Route("/moderator", show),
    Route("/moderator", enter, methods=["POST"]),
    Route("/moderator/ban", ban, methods=["POST"]),
    Route("/moderator/chat", delete_chat, methods=["POST"]),
    Route("/moderator/close", close, methods=["POST"]),
    Route("/moderator/settle", settle, methods=["POST"]),
]
