"""`meydan games`: what can be played."""
from __future__ import annotations

import typer
from rich.console import Console

from meydan.cli.common import Language, table
from meydan.core.registry import game as find_game
from meydan.core.registry import games as names
from meydan.core.texts import digits, game_texts, site_texts


def register(app: typer.Typer) -> None:
    app.command("games")(games)


def games(language: Language = "en") -> None:
    """List the installed games with their declared facts."""
    say = site_texts(language).say
    columns = ("game", "title", "players", "actions", "longest", "version")
    rows = table("", *(say(f"cli-{column}") for column in columns))
    for name in names():
        game = find_game(name)
        counts = game.people_counts
        players = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        rows.add_row(name, game_texts(game, language).say("game-title"), *(digits(fact, language) for fact in (
            players, str(game.actions), str(game.longest), str(game.version))))
    Console().print(rows)
