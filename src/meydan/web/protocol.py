"""How a connection may behave: limits on heads, on waiting, and on how many there are at once.

uvicorn leaves these to a proxy. A host without one is not to be shut by a hundred idle sockets, so
they hold here as well. When it gets crowded, the connection that has been silent longest goes.
"""
from __future__ import annotations

import asyncio
import ipaddress
import resource
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meydan.web.settings import Settings

HEADROOM = 200                                  # descriptors kept for the database, files and workers


def raise_descriptors() -> int:
    """As many open files as the system lets this process have; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft


@lru_cache(maxsize=50_000)
def network(address: str) -> str:
    """Who counts as one client: an IPv4 address, or a /64 of IPv6, which is what one line gets."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


class Doors:
    """All connections of this process; those that say nothing, oldest first."""

    def __init__(self, settings: Settings) -> None:
        room = raise_descriptors() - HEADROOM
        self.most = max(16, min(settings.connections, room))
        self.most_of_one = settings.connections_per_client
        self.proxies = _TrustedHosts(settings.proxies)
        self.silent: OrderedDict[Connection, None] = OrderedDict()
        self.open = 0
        self.by_client: Counter[str] = Counter()
        self.shown_out = 0                      # for /metrics

    def enter(self, connection: Connection) -> None:
        self.open += 1
        self.by_client[connection.who] += 1
        crowd = self.by_client[connection.who] > self.most_of_one and connection.who not in self.proxies
        if crowd:
            self._show_out(next((other for other in self.silent if other.who == connection.who), connection))
        elif self.open > self.most:
            self._show_out(next(iter(self.silent), connection))

    def _show_out(self, connection: Connection) -> None:
        self.shown_out += 1
        self.silent.pop(connection, None)
        connection.refuse(503, b"retry-after: 5\r\n")

    def leave(self, connection: Connection) -> None:
        self.open -= 1
        self.by_client[connection.who] -= 1
        if not self.by_client[connection.who]:
            del self.by_client[connection.who]
        self.silent.pop(connection, None)


class Connection(HttpToolsProtocol):
    """One connection, with limits on the size of a head and the time it and its body may take."""

    doors: Doors
    settings: Settings

    def connection_made(self, transport: asyncio.Transport) -> None:      # type: ignore[override]
        super().connection_made(transport)
        self.who = network(self.client[0] if self.client else "?")
        self.refused = False
        self.head = 0                           # bytes of the head so far
        self.fields = 0                         # bytes of header fields, trailers included
        self.in_head = True
        self.timer: asyncio.TimerHandle | None = None
        self.doors.silent[self] = None
        self._wait(self.settings.head_seconds)
        self.doors.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_longer_wait()
        self.doors.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.in_head:
            if self.head == 0:                  # a new request on a connection that was kept
                self._wait(self.settings.head_seconds)
            self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > self.settings.head_limit:
            self.refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.fields, self.in_head = 0, True

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        if not self.refused:
            super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.fields += size
        if self.fields > self.settings.head_limit:
            self.refuse(431)

    def on_headers_complete(self) -> None:
        if self.refused:
            return
        self.in_head, self.head = False, 0
        self.doors.silent.pop(self, None)
        self._wait(self.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._no_longer_wait()
        if not self.refused:
            self.in_head = True
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport is not None and not self.transport.is_closing():
            self.doors.silent[self] = None

    def _wait(self, seconds: float) -> None:
        self._no_longer_wait()
        self.timer = self.loop.call_later(seconds, self._too_long)

    def _no_longer_wait(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_long(self) -> None:
        self.timer = None
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self.head or (not self.in_head and not answering):
            self.refuse(408)
        else:
            self.transport.close()

    def refuse(self, status: int, more: bytes = b"") -> None:
        """Say why, and close."""
        if self.refused or self.transport is None or self.transport.is_closing():
            return
        self.refused = True
        head = b"HTTP/1.1 %d Refused\r\n%s" % (status, more)
        self.transport.write(head + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()


def protocol(settings: Settings) -> type[Connection]:
    """The class uvicorn makes connections of."""
    limits: dict[str, Any] = {"doors": Doors(settings), "settings": settings}
    return type("LimitedConnection", (Connection,), limits)
