"""`meydan puzzles`: positions in which one choice is clearly best, from games of bots and, with their leave, people."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any
from urllib.request import urlopen

import typer
from rich.console import Console
from rich.progress import Progress

from meydan.cli.common import MOST_EFFORT, MOST_SEED
from meydan.core.errors import MeydanError
from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.teach import puzzles as maker


def register(app: typer.Typer) -> None:
    app.command(name="puzzles")(make)


def make(
    game: Annotated[str, typer.Argument(help="which game")],
    games: Annotated[int, typer.Option(min=1, max=MOST_EFFORT, help="games to look through")] = 20,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="the same seed finds the same puzzles")] = 1,
    most: Annotated[int, typer.Option(min=1, max=MOST_EFFORT, help="stop after so many puzzles")] = 12,
    record: Annotated[list[Path] | None, typer.Option(help="look through this record instead; may be repeated")] = None,
    lent: Annotated[str, typer.Option(help="a server: the games that all who played them have given for it")] = "",
    out: Annotated[Path | None, typer.Option(help="write them here; else they are printed")] = None,
) -> None:
    """Find puzzles in games that bots play, or in records.

    A server shows those that are written to the folder `puzzles` of its data: --out ~/.meydan/puzzles/GAME.json
    """
    played, found = find_game(game), []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game, total=games)

        def told(done: int) -> None:
            bar.update(task, completed=done)

        for puzzle in (_in_records(played, record or [], lent, seed) if record or lent
                       else maker.find(played, games, seed, told)):
            found.append(puzzle)
            if len(found) >= most:
                break
    text = "[\n" + ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in found) + "\n]\n"
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, encoding="utf-8")


def _in_records(game: Game, files: list[Path], server: str, seed: int) -> Iterator[dict[str, Any]]:
    texts = [file.read_bytes() for file in files] + (_lent(game, server) if server else [])
    for text in texts:
        record = Record.parse(text)
        if record.game is game:
            yield from maker.find_in(record, seed)


def _lent(game: Game, server: str) -> list[bytes]:
    """The records a server may give away."""
    base = server.rstrip("/") + "/"
    try:
        if not server.startswith(("http://", "https://")):
            raise ValueError(server)
        with urlopen(f"{base}puzzle/{game.name}/lent") as answer:
            games = json.load(answer)["games"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MeydanError("error-no-server", address=server) from error
    records = []
    for id_ in games:
        with urlopen(f"{base}game/{id_}.txt") as answer:
            records.append(answer.read())
    return records
