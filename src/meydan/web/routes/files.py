"""Files, faces, health."""
from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meydan.core.texts import LANGUAGES
from meydan.web import assets, describe
from meydan.web.context import LAYOUTS, BadRequest, meydan
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


async def health(request: Request) -> Response:
    """For whoever watches the server: can it read its database, and how much goes on."""
    here = meydan(request)
    try:
        alive = await here.store.alive()
    except Exception:                           # whatever it is, the answer is: no
        alive = False
    return JSONResponse({
        "ok": alive, "tables": len(here.tables.live),
        "streams": sum(len(live.hub.listeners) for live in here.tables.live.values()),
        "database": here.store.engine.dialect.name}, 200 if alive else 503)


routes: list[BaseRoute] = [
    Route("/static/{name:path}", file),
    Route("/sprite/{game}.{language}.{layout}.{stamp}", sprite),
    Route("/health", health),
]
