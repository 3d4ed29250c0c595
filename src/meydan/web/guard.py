"""What every request passes: limits, origin, headers. Plain ASGI, so that streams are not slowed down."""
from __future__ import annotations

import json
import logging
import time
from collections import Counter, OrderedDict
from typing import Final
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meydan.core.texts import site_texts
from meydan.web.settings import Settings

log = logging.getLogger("meydan.access")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNCOUNTED: Final = ("/static/", "/sprite/", "/health")
POLICY: Final = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                 "connect-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
                 "frame-ancestors 'none'")
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",           # invitation links do not travel to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """Each client may make so many requests at once, and so many a second after that."""

    def __init__(self, per_second: float, at_once: float, clients: int = 20_000) -> None:
        self.per_second, self.at_once, self.clients = per_second, at_once, clients
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Whether this request is within the limit."""
        if self.per_second <= 0:
            return True
        now = time.monotonic()
        left, before = self._left.pop(client, (self.at_once, now))
        left = min(self.at_once, left + (now - before) * self.per_second)
        allowed = left >= cost
        self._left[client] = (left - cost if allowed else left, now)
        while len(self._left) > self.clients:
            self._left.popitem(last=False)
        return allowed


class TooLarge(Exception):
    """The body is larger than allowed."""


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_second, settings.requests_at_once)
        self.streams: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        headers, path = Headers(scope=scope), scope["path"]
        client = scope["client"][0] if scope.get("client") else "?"

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                out.setdefault("cache-control", "no-store")
            await send(message)

        streaming = path.endswith("/events")
        self.streams[client] += streaming
        try:
            refusal = self._refusal(scope, headers, client, path)
            if refusal is not None:
                await self._refuse(answer, headers, *refusal)
                return
            limit = self._limit(path)
            await self.app(scope, _limited(receive, limit), answer)
        except TooLarge:
            if status == 0:
                await self._refuse(answer, headers, 413, "error-too-large", limit)
        finally:
            self.streams[client] -= streaming
            if not self.streams[client]:
                del self.streams[client]
            if not path.startswith(UNCOUNTED):
                log.info("request", extra={"facts": {
                    "method": scope["method"], "path": _hushed(path), "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1)}})

    def _limit(self, path: str) -> int:
        return self.settings.record_limit if path in ("/upload", "/api/records") else self.settings.body_limit

    def _refusal(self, scope: Scope, headers: Headers, client: str, path: str) -> tuple[int, str, int] | None:
        if not path.startswith(UNCOUNTED) and not self.buckets.take(client):
            return 429, "error-too-many-requests", 0
        if self.settings.requests_per_second > 0 and self.streams[client] > self.settings.streams_per_client:
            return 429, "error-too-many-requests", 0
        length = headers.get("content-length", "")
        if length.isascii() and length.isdigit() and int(length) > self._limit(path):
            return 413, "error-too-large", self._limit(path)
        if scope["method"] not in SAFE and not same_origin(headers, scope.get("scheme", "http")):
            return 403, "error-wrong-origin", 0
        return None

    async def _refuse(self, send: Send, headers: Headers, status: int, key: str, limit: int) -> None:
        language = "fa" if headers.get("accept-language", "").lower().startswith("fa") else "en"
        body = json.dumps({"error": key, "message": site_texts(language).say(key, limit=limit)},
                          ensure_ascii=False).encode()
        extra = [(b"retry-after", b"2")] if status == 429 else []
        await send({"type": "http.response.start", "status": status, "headers": [
            (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]})
        await send({"type": "http.response.body", "body": body})


def same_origin(headers: Headers, scheme: str) -> bool:
    """Browsers say where a request comes from; a program that says nothing carries no stolen cookie."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.netloc.lower() == headers.get("host", "").lower() and parts.scheme in ("http", "https")


def _limited(receive: Receive, limit: int) -> Receive:
    """Counts what really comes, whatever the header says."""
    received = 0

    async def counted() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > limit:
            raise TooLarge
        return message

    return counted


def _hushed(path: str) -> str:
    """Tokens do not belong into logs, nor do line ends."""
    for secret in ("/invite/", "/back/"):
        if path.startswith(secret):
            return secret + "…"
    return quote(path[:200])
