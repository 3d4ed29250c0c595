"""Running the application: sockets, signals, a calm end."""
from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from meydan.web import memory
from meydan.web.app import create_app, stop
from meydan.web.protocol import protocol
from meydan.web.settings import Settings

GRACE = 3                                       # seconds for requests that are being answered


class Server(uvicorn.Server):
    """Ends the streams first: they would otherwise hold up the stop until it is forced.

    A stop by a signal is a good end: the exit status is 0.
    """

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if not self.lifespan.should_exit:
            stop(self.config.app)               # type: ignore[arg-type]
            await asyncio.sleep(0)
        await super().shutdown(sockets)


def serve(settings: Settings, sockets: list[socket.socket] | None = None) -> None:
    """Run until a signal comes."""
    memory.settle_in()
    config = uvicorn.Config(
        create_app(settings), host=settings.host, port=settings.port, log_config=None, access_log=False,
        timeout_graceful_shutdown=GRACE, server_header=False, proxy_headers=True, forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=30, http=protocol(settings), ws="none")
    Server(config).run(sockets)


def open_socket(host: str, port: int) -> socket.socket:
    """Listen before anything is printed, so that the address is right even for port 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(512)
    return listening
