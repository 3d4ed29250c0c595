"""`meydan play`: the server on this machine, and the browser on its first page."""
from __future__ import annotations

import errno
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from meydan.cli.common import spoken
from meydan.core.texts import site_texts


def play(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65_535, help="Port; 0 takes a free one.")] = None,
    database: Annotated[str | None, typer.Option(help="Database URL: sqlite:///FILE or postgresql://…")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the SQLite database.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the first page.")] = True,
    language: Annotated[str, typer.Option(
        "--lang", envvar="MEYDAN_LANGUAGE", help="Language of these lines: en or fa.", callback=spoken)] = "en",
) -> None:
    """Play in the browser: start the server and open its first page."""
    # The server is loaded here, so that the other commands need not wait for it.
    from meydan.web.logs import start_logging
    from meydan.web.serve import open_socket, serve
    from meydan.web.settings import Settings

    given: dict[str, Any] = {"host": host, "port": port, "database": database, "data": data}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    start_logging(settings.log_format)
    texts = site_texts(language if language in ("en", "fa") else "en")
    try:
        listening = open_socket(settings.host, settings.port)
    except OSError as error:
        no_host = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
        typer.echo(texts.say("play-no-host", host=settings.host) if no_host
                   else texts.say("play-no-port", port=settings.port), err=True)
        raise typer.Exit(1) from None
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)        # said before anything runs, if it cannot be
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
