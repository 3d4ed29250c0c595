"""The application: puts storage, tables, bots and routes together."""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

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
from meydan.web import memory, pages
from meydan.web.api import NoToken, api
from meydan.web.context import BadRequest, LinkUsed, Meydan, caller, wants_json
from meydan.web.guard import Guard, TooLarge
from meydan.web.hub import BEAT_SECONDS
from meydan.web.identity import Identity
from meydan.web.live import LiveTable
from meydan.web.model import ErrorModel
from meydan.web.notify import Listening
from meydan.web.robots import Robots
from meydan.web.routes import all_routes
from meydan.web.routes.table import TooFast
from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.tables import NoTable, NotNow, NotYourSeat, OldRules, SeatTaken, Tables, TooMany

log = logging.getLogger("meydan.app")
PRESENCE_SECONDS = 3.0

# The first that fits counts; anything else a person can cause is 422.
STATUS: tuple[tuple[type[MeydanError], int], ...] = (
    (TooFast, 429), (TooMany, 429), (NoToken, 401), (NotYourSeat, 403), (NoTable, 404), (UnknownGame, 404),
    (NoLesson, 404),
    (LinkUsed, 404), (StaleVersion, 409), (NotYourTurn, 409), (GameOver, 409), (CannotUndo, 409), (SeatTaken, 409),
    (NotNow, 409), (OldRules, 410), (IllegalAction, 422), (BadRequest, 400),
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server, ready for uvicorn; everything is opened when it starts."""
    settings = settings or Settings()
    app = FastAPI(title="Meydan", version="1", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
                  lifespan=_lifespan, description="Board games for programs: make a table, take a seat, hear what "
                  "happens, decide. Every answer that refuses something is a Problem.")
    app.state.settings = settings
    app.include_router(api)
    app.router.routes.extend(all_routes())
    app.add_middleware(GZipMiddleware, minimum_size=900, compresslevel=6)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(MeydanError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(TooLarge, _too_large)
    app.add_exception_handler(Exception, _broken)
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
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    key = settings.cookie_key()
    store = Store(settings.database_url)
    await store.open()
    tables = Tables(store, settings, key)
    robots = Robots(tables, settings)
    app.state.meydan = Meydan(settings, store, tables, robots, Identity(key))

    def changed(live: LiveTable) -> None:
        robots.look(live)
        _set_timer(tables, live)

    tables.on_change = changed
    jobs = [asyncio.create_task(_sweep(tables, robots, settings)), asyncio.create_task(_note_presence(tables)),
            asyncio.create_task(_beat(tables))]
    if store.shared:
        jobs.append(asyncio.create_task(Listening(tables).run()))
    log.info("started", extra={"facts": {"database": store.engine.dialect.name}})
    try:
        yield
    finally:
        stop(app)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await robots.close()
        with suppress(Exception):
            await tables.store_presence()
        await store.close()
        log.info("stopped")


def stop(app: FastAPI) -> None:
    """End all streams, so that the server can finish what it has begun and go."""
    for live in app.state.meydan.tables.live.values():
        live.hub.close()


async def _sweep(tables: Tables, robots: Robots, settings: Settings) -> None:
    """At the start, and then now and again: bots that wait, tables nobody looks at."""
    still_since = 0.0
    while True:
        try:
            await robots.sweep(still_since)
            tables.forget_idle()
            await tables.look_for_absent()
            memory.tidy(quiet=time.monotonic() - tables.moved > 2)
        except Exception:
            log.exception("sweep failed")
        still_since = settings.bot_seconds + settings.bot_grace
        await asyncio.sleep(settings.sweep_seconds)


async def _note_presence(tables: Tables) -> None:
    while True:
        await asyncio.sleep(PRESENCE_SECONDS)
        try:
            await tables.store_presence()
        except Exception:
            log.warning("presence not stored", exc_info=True)


async def _beat(tables: Tables) -> None:
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        for live in list(tables.live.values()):
            live.hub.beat()
        tables.still_here()


def _set_timer(tables: Tables, live: LiveTable) -> None:
    """Wake up when a standing order of this table falls due."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    table = live.table
    if table is None or live.over:
        return
    due = table.next_due(time.monotonic())
    if due is not None:
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(max(0.0, due - time.monotonic()) + 0.01,
                                     lambda: _follow_orders(tables, live))


_following: set[asyncio.Task[None]] = set()


def _follow_orders(tables: Tables, live: LiveTable) -> None:
    async def follow() -> None:
        with suppress(MeydanError):             # the game may have ended meanwhile
            await tables.answer_orders(live)
        _set_timer(tables, live)

    task = asyncio.create_task(follow())
    _following.add(task)
    task.add_done_callback(_following.discard)


# Errors.

def status_of(error: MeydanError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


async def _answer(request: Request, status: int, key: str, message: str) -> Response:
    if wants_json(request):
        return JSONResponse({"error": key, "message": message}, status)
    who = caller(request)
    return HTMLResponse(pages.error(ErrorModel(await who.reader(request), status, message)), status)


def _language(request: Request) -> str:
    return caller(request).language


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, MeydanError)
    return await _answer(request, status_of(error), error.key, error.text(_language(request)))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "error-no-page", 405: "error-no-page"}.get(error.status_code, "error-bad-request")
    response = await _answer(request, error.status_code, key, site_texts(_language(request)).say(key))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    field = ".".join(str(part) for part in error.errors()[0]["loc"])[:80] if error.errors() else "body"
    return await _answer(request, 422, "error-bad-field",
                         site_texts(_language(request)).say("error-bad-field", field=field))


async def _too_large(request: Request, error: Exception) -> Response:
    limit = request.app.state.settings.body_limit
    return await _answer(request, 413, "error-too-large",
                         site_texts(_language(request)).say("error-too-large", limit=limit))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("failed", exc_info=error, extra={"facts": {"path": request.url.path}})
    return await _answer(request, 500, "error-server", site_texts(_language(request)).say("error-server"))
