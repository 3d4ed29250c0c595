"""An open stream of a table to one viewer, written straight to the server: nothing between hub and socket."""
from __future__ import annotations

import asyncio

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from meydan.web.hub import GZIP_HEAD, Key, Listener, revision_of
from meydan.web.live import LiveTable
from meydan.web.tables import Tables


class EventStream(Response):
    """Server-sent events. Two hundred of them at one table are sent the same bytes."""

    media_type = "text/event-stream"

    def __init__(self, request: Request, tables: Tables, live: LiveTable, key: Key, mark: str) -> None:
        self.tables, self.live, self.key = tables, live, key
        self.revision = revision_of(mark)
        self.gzip = "gzip" in request.headers.get("accept-encoding", "")
        self.status_code = 200
        self.background: BackgroundTask | None = None
        headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
        if self.gzip:
            headers["content-encoding"] = "gzip"
        self.body = b""
        self.init_headers(headers)
        del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        hub = self.live.hub
        listener = hub.join(self.key, self.revision)
        self.tables.come(self.live, self.key.mine)
        watching = asyncio.create_task(_until_gone(receive, listener))
        try:
            if self.gzip:
                await send({"type": "http.response.body", "body": GZIP_HEAD, "more_body": True})
            while (message := await hub.next(listener)) is not None:
                await send({"type": "http.response.body", "body": message.block if self.gzip else message.plain,
                            "more_body": True})
            if not listener.gone:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            watching.cancel()
            hub.part(listener)
            self.tables.leave(self.live, self.key.mine)


async def _until_gone(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.leave()
