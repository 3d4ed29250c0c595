"""The application: puts storage, tables, bots and routes together."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import Receive, Scope, Send

from meydan.core.errors import (
    CannotUndo,
    GameOver,
    IllegalAction,
    MeydanError,
    NotYourTurn,
    StaleVersion,
    UnknownGame,
)
from meydan.core.texts import site_texts
from meydan.teach.lessons import NoLesson
from meydan.web import pages
from meydan.web.api import NoToken, api
from meydan.web.context import BadRequest, LinkUsed, caller, wants_json
from meydan.web.guard import Buckets, Guard, TooLarge
from meydan.web.house import House
from meydan.web.language import language_of
from meydan.web.metrics import Metrics
from meydan.web.model import ErrorModel, Reader
from meydan.web.routes import all_routes
from meydan.web.routes.table import TooFast
from meydan.web.settings import Settings
from meydan.web.standing import Banned
from meydan.web.storage import StorageAway
from meydan.web.studies import Busy, NotThought
from meydan.web.subpath import Within
from meydan.web.tables import NoTable, NotNow, NotYourSeat, OldRules, SeatTaken, TooMany

log = logging.getLogger("meydan.app")

# The first that fits counts; anything else a person can cause is 422.
STATUS: tuple[tuple[type[MeydanError], int], ...] = (
    (StorageAway, 503), (NotThought, 503), (TooFast, 429), (TooMany, 429), (Busy, 429), (NoToken, 401),
    (NotYourSeat, 403), (Banned, 403),
    (NoTable, 404), (UnknownGame, 404), (LinkUsed, 404), (NoLesson, 404), (StaleVersion, 409), (NotYourTurn, 409),
    (GameOver, 409), (CannotUndo, 409), (SeatTaken, 409), (NotNow, 409), (OldRules, 410), (IllegalAction, 422),
    (BadRequest, 400),
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server, ready for uvicorn; everything is opened when it starts."""
    settings = settings or Settings()
    app = FastAPI(title="Meydan", version="1", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
                  lifespan=_lifespan, description=site_texts("en").say("api-about"))
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.buckets = Buckets(settings.requests_per_second, settings.requests_at_once)
    app.router.redirect_slashes = False         # it would repeat whatever host the request named
    app.include_router(api)
    app.router.routes.extend(all_routes())
    if settings.path:
        app.add_middleware(Within, path=settings.path)
    app.add_middleware(GZipMiddleware, minimum_size=900, compresslevel=6)
    app.add_middleware(Guard, settings=settings, metrics=app.state.metrics, buckets=app.state.buckets, broken=_broken)
    app.add_exception_handler(MeydanError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(TooLarge, _too_large)
    app.openapi = lambda: _document(app)        # type: ignore[method-assign]
    return app


def _document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document; refusals are JSON even where the answer itself is text or a stream."""
    if app.openapi_schema is None:
        app.openapi_schema = FastAPI.openapi(app)
        for operations in app.openapi_schema["paths"].values():
            for operation in operations.values():
                for status, answer in operation["responses"].items():
                    if status >= "400":
                        answer["content"] = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return app.openapi_schema


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    house = await House.open(settings, app.state.metrics)
    app.state.meydan = house.meydan
    jobs = house.jobs(app.state.buckets)
    log.info("started", extra={"facts": {"database": house.store.engine.dialect.name}})
    try:
        yield
    finally:
        stop(app)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await house.close()
        log.info("stopped")


def stop(app: FastAPI) -> None:
    """End all streams, so that the server can finish what it has begun and go."""
    for live in app.state.meydan.tables.live.values():
        live.hub.close()


# Errors.

def status_of(error: MeydanError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


async def _answer(request: Request, status: int, key: str, message: str) -> Response:
    if wants_json(request):
        return JSONResponse({"error": key, "message": message}, status)
    who = caller(request)
    # The reader's name is a courtesy that a page about trouble does not ask storage for.
    reader = Reader(who.language, who.layout, "", request.url.path)
    return HTMLResponse(pages.error(ErrorModel(reader, status, message)), status)


def _language(request: Request) -> str:
    return caller(request).language


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, MeydanError)
    response = await _answer(request, status_of(error), error.key, error.text(_language(request)))
    if response.status_code == 503:
        response.headers["retry-after"] = "3"
    return response


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "error-no-page", 405: "error-no-page"}.get(error.status_code, "error-bad-request")
    response = await _answer(request, error.status_code, key, site_texts(_language(request)).say(key))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if any(wrong["type"] == "json_invalid" for wrong in error.errors()):
        return await _answer(request, 400, "error-bad-json", site_texts(_language(request)).say("error-bad-json"))
    field = ".".join(str(part) for part in error.errors()[0]["loc"])[:80] if error.errors() else "body"
    return await _answer(request, 422, "error-bad-field",
                         site_texts(_language(request)).say("error-bad-field", field=field))


async def _too_large(request: Request, error: Exception) -> Response:
    limit = request.app.state.settings.body_limit
    return await _answer(request, 413, "error-too-large",
                         site_texts(_language(request)).say("error-too-large", limit=limit))


async def _broken(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    """The answer to what nobody foresaw; the guard has logged it."""
    request = Request(scope, receive)
    language = language_of(request)
    message = site_texts(language).say("error-server")
    response: Response = JSONResponse({"error": "error-server", "message": message}, 500)
    if not wants_json(request):
        reader = Reader(language, "wide", "", "/")
        response = HTMLResponse(pages.error(ErrorModel(reader, 500, message)), 500)
    await response(scope, receive, send)
