"""What every request passes: limits, origin, headers. Plain ASGI, so that streams are not slowed down."""
from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meydan.core.texts import site_texts
from meydan.web.language import language_of
from meydan.web.logs import REQUEST
from meydan.web.metrics import Metrics
from meydan.web.protocol import network
from meydan.web.settings import Settings
from meydan.web.subpath import inner, outer_headers

log = logging.getLogger("meydan.access")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNCOUNTED: Final = ("/static/", "/sprite/")
WATCHING: Final = ("/health", "/metrics")       # those who watch have a limit of their own
REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_.-]{8,64}")
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
        self.spent: defaultdict[str, float] = defaultdict(float)    # since this was last told to other processes

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Whether this request is within the limit."""
        if self.per_second <= 0:
            return True
        now = time.monotonic()
        left, before = self._left.pop(client, (self.at_once, now))
        left = min(self.at_once, left + (now - before) * self.per_second)
        allowed = left >= cost
        self._left[client] = (left - cost if allowed else left, now)
        self.spent[client] += cost
        while len(self._left) > self.clients:
            self._left.popitem(last=False)
        return allowed

    def elsewhere(self, client: str, cost: float) -> None:
        """The client spent so much at another process of the same site."""
        now = time.monotonic()
        left, before = self._left.pop(client, (self.at_once, now))
        self._left[client] = (min(self.at_once, left + (now - before) * self.per_second) - cost, now)

    def told(self) -> dict[str, float]:
        """What is worth telling others: who spent a good part of the allowance. The rest is forgotten."""
        busy = {client: cost for client, cost in self.spent.items() if cost > self.at_once / 20}
        self.spent.clear()
        return busy


class TooLarge(Exception):
    """The body is larger than allowed."""


Broken = Callable[[Scope, Receive, Send, Exception], Awaitable[None]]


class Guard:
    """The outermost layer of the application. What breaks inside is logged here, once and short."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, buckets: Buckets, broken: Broken) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.broken = broken
        self.buckets = buckets
        self.watchers = Buckets(5, 60)
        self.streams: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        headers, path = Headers(scope=scope), inner(scope["path"], self.settings.path)
        scope["path"] = path
        client = network(scope["client"][0] if scope.get("client") else "?")
        request_id = self._request_id(headers)
        REQUEST.set(request_id)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                out.setdefault("cache-control", "no-store")
                out["x-request-id"] = request_id
                if self.settings.path:
                    outer_headers(out, self.settings.path)
                if scope.get("scheme") == "https":
                    out.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        streaming = path.endswith("/events")
        self.streams[client] += streaming
        try:
            refusal = self._refusal(scope, headers, client, path)
            if refusal is not None:
                self.metrics.refused.labels(refusal[1]).inc()
                await self._refuse(answer, scope, *refusal)
                return
            limit = self._limit(path)
            await self.app(scope, _limited(receive, limit), answer)
        except TooLarge:
            if status == 0:
                await self._refuse(answer, scope, 413, "error-too-large", limit)
        except ClientDisconnect:
            pass                                # it went away while it was still sending
        except Exception as error:
            log.error("failed", exc_info=error, extra={"facts": {"path": _hushed(path)}})
            if status == 0:
                await self.broken(scope, receive, answer, error)
        finally:
            self.streams[client] -= streaming
            if not self.streams[client]:
                del self.streams[client]
            self._note(scope, path, status, time.perf_counter() - began, streaming)

    def _request_id(self, headers: Headers) -> str:
        given = headers.get("x-request-id", "")
        return given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)

    def _note(self, scope: Scope, path: str, status: int, seconds: float, streaming: bool) -> None:
        if path.startswith((*UNCOUNTED, *WATCHING)):
            return
        if not streaming:
            route = getattr(scope.get("endpoint"), "__name__", "none")
            self.metrics.requests.labels(route, str(status)).observe(seconds)
        facts: dict[str, Any] = {"method": scope["method"], "path": _hushed(path), "status": status,
                                 "ms": round(seconds * 1000, 1)}
        if self.settings.log_addresses and scope.get("client"):
            facts["client"] = scope["client"][0]
        log.info("request", extra={"facts": facts})

    def _limit(self, path: str) -> int:
        return self.settings.record_limit if path in ("/upload", "/api/records") else self.settings.body_limit

    def _refusal(self, scope: Scope, headers: Headers, client: str, path: str) -> tuple[int, str, int] | None:
        if path in WATCHING:
            if not self.watchers.take(client):
                return 429, "error-too-many-requests", 0
        elif not path.startswith(UNCOUNTED) and not self.buckets.take(client):
            return 429, "error-too-many-requests", 0
        if self.settings.requests_per_second > 0 and self.streams[client] > self.settings.streams_per_client:
            return 429, "error-too-many-requests", 0
        length = headers.get("content-length", "")
        if length.isascii() and length.isdigit() and int(length) > self._limit(path):
            return 413, "error-too-large", self._limit(path)
        if scope["method"] not in SAFE and not same_origin(headers, scope.get("scheme", "http")):
            return 403, "error-wrong-origin", 0
        return None

    async def _refuse(self, send: Send, scope: Scope, status: int, key: str, limit: int) -> None:
        message = site_texts(language_of(HTTPConnection(scope))).say(key, limit=limit)
        body = json.dumps({"error": key, "message": message}, ensure_ascii=False).encode()
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
    for secret in ("/invite/", "/back/", "/mail/"):
        before, found, _ = path.partition(secret)
        if found:
            return quote(before[:80]) + secret + "…"
    return quote(path[:200])
