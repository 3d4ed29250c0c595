"""`meydan play`: the server on this machine, and the browser on its first page."""
from __future__ import annotations

import asyncio
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn

from meydan.core.texts import site_texts
from meydan.web.app import create_app, stop
from meydan.web.logs import start_logging
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
    config = uvicorn.Config(
        create_app(settings), host=settings.host, port=settings.port, log_config=None, access_log=False,
        timeout_graceful_shutdown=GRACE, server_header=False, proxy_headers=True, timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024)
    Server(config).run(sockets)


def open_socket(host: str, port: int) -> socket.socket:
    """Listen before anything is printed, so that the address is right even for port 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(512)
    return listening


def play(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes a free one.")] = None,
    database: Annotated[str | None, typer.Option(help="Database URL: sqlite:///FILE or postgresql://…")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database and of the cookie key.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the first page.")] = True,
    language: Annotated[str, typer.Option("--lang", help="Language of these lines: en or fa.")] = "en",
) -> None:
    """Play in the browser: start the server and open its first page."""
    given: dict[str, Any] = {"host": host, "port": port, "database": database, "data": data}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    start_logging(settings.log_format)
    texts = site_texts(language if language in ("en", "fa") else "en")
    try:
        listening = open_socket(settings.host, settings.port)
    except OSError:
        typer.echo(texts.say("play-no-port", port=settings.port), err=True)
        raise typer.Exit(1) from None
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    place = settings.database.split("://")[0] if settings.database else str(settings.data / "meydan.db")
    typer.echo("\n".join([texts.say("play-running", address=address), texts.say("play-data", place=place),
                          texts.say("play-stop")]))
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    serve(settings, [listening])


def register(app: typer.Typer) -> None:
    app.command("play")(play)
