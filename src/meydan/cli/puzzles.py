"""`meydan puzzles`: positions in which one choice is clearly best, from games of bots."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from meydan.core.registry import game as find_game
from meydan.teach import puzzles as maker


def register(app: typer.Typer) -> None:
    app.command(name="puzzles")(make)


def make(
    game: Annotated[str, typer.Argument(help="which game")],
    games: Annotated[int, typer.Option(min=1, help="games to look through")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="the same seed finds the same puzzles")] = 1,
    most: Annotated[int, typer.Option(min=1, help="stop after so many puzzles")] = 12,
    out: Annotated[Path | None, typer.Option(help="write them here; else they are printed")] = None,
) -> None:
    """Find puzzles in games that bots play."""
    played, found = find_game(game), []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game, total=games)
        for puzzle in maker.find(played, games, seed, lambda done: bar.update(task, completed=done)):
            found.append(puzzle)
            if len(found) >= most:
                break
    text = "[\n" + ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in found) + "\n]\n"
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
