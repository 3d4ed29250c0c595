"""`meydan worker`: think for the bots of servers on other machines."""
from __future__ import annotations

from typing import Annotated, Any

import typer

from meydan.cli.common import MOST_CORES


def worker(
    database: Annotated[str | None, typer.Option(help="Database URL of the servers: postgresql://…")] = None,
    workers: Annotated[int | None, typer.Option(
        min=1, max=MOST_CORES, help="How many bots think at once; usually one per core.")] = None,
) -> None:
    """Let the bots of servers elsewhere think on this machine."""
    from meydan.web.logs import start_logging
    from meydan.web.settings import Settings
    from meydan.web.thinker import think

    given: dict[str, Any] = {"database": database, "bot_workers": workers}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    start_logging(settings.log_format)
    think(settings)


def register(app: typer.Typer) -> None:
    app.command("worker")(worker)
