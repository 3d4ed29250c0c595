"""Files, faces, health."""
from __future__ import annotations

import asyncio
import hmac

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.texts import LANGUAGES
from meydan.web import assets, describe, pages
from meydan.web.context import LAYOUTS, BadRequest, caller, meydan, page
from meydan.web.tables import NoTable

FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
A_WHILE = {"cache-control": "public, max-age=300"}


async def file(request: Request) -> Response:
    name = request.path_params["name"]
    content = assets.content(name) if name in assets.names() else None
    if content is None:
        raise NoTable("error-no-page")
    # A font's address stands in a style sheet without a stamp, but fonts do not change.
    stamped = "v" in request.query_params or name.endswith(".woff2")
    return Response(content, media_type=assets.kind(name), headers=FOR_GOOD if stamped else A_WHILE)


async def sprite(request: Request) -> Response:
    game, language, layout = (request.path_params[part] for part in ("game", "language", "layout"))
    if language not in LANGUAGES or layout not in LAYOUTS or game not in {known.name for known in describe.installed()}:
        raise BadRequest(field="address")
    return Response(assets.sprite_text(game, language, layout), media_type="text/plain; charset=utf-8",
                    headers=FOR_GOOD)


async def programs(request: Request) -> Response:
    """The interface for programs, for people to read."""
    who = caller(request)
    return page(request, who, pages.programs(await who.reader(request), request.app.openapi()))


async def health(request: Request) -> Response:
    """For whoever watches the server: does it read its database, hear the other processes, and how much goes on."""
    here = meydan(request)
    try:
        async with asyncio.timeout(3):
            alive = await here.store.alive()
    except Exception:                           # whatever it is, the answer is: no
        alive = False
    hearing = here.listening is None or here.listening.hearing
    fine = alive and hearing
    return JSONResponse({
        "ok": fine, "tables": len(here.tables.live), "hearing": hearing,
        "streams": sum(len(live.hub.listeners) for live in here.tables.live.values()),
        "database": here.store.engine.dialect.name}, 200 if fine else 503)


async def metrics(request: Request) -> Response:
    """For Prometheus on this machine; from elsewhere with the host's token."""
    here = meydan(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = here.settings.metrics_token
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1") \
        and "x-forwarded-for" not in request.headers
    if not (local or (token and hmac.compare_digest(given.encode(), token.encode()))):
        raise NoTable("error-no-page")
    return Response(here.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


routes: list[BaseRoute] = [
    Route("/static/{name:path}", file),
    Route("/sprite/{game}.{language}.{layout}.{stamp}", sprite),
    Route("/api/docs", programs),
    Route("/health", health),
    Route("/metrics", metrics),
]
