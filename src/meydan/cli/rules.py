"""`meydan rules`: how many clauses of each ledger have a passing test, by the last run of the tests."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meydan.cli.common import Language, table
from meydan.core.texts import site_texts

FILE = Path("out") / "clauses.json"


def register(app: typer.Typer) -> None:
    app.command()(rules)


def rules(
    game: Annotated[str | None, typer.Argument(help="also name this game's missing and untestable clauses")] = None,
    language: Language = "en",
) -> None:
    """Show the coverage of the rules by tests."""
    texts = site_texts(language)
    say = texts.say
    console = Console()
    if not FILE.exists():
        console.print(say("cli-no-coverage"))
        raise typer.Exit(1)
    rows = json.loads(FILE.read_text(encoding="utf-8"))
    shown = table("", *(say(f"cli-{column}") for column in ("game", "clauses", "covered", "untestable", "missing")))
    for row in rows:
        counts = (row["clauses"], row["covered"], len(row["untestable"]), len(row["missing"]))
        shown.add_row(row["game"], *(texts.figure(count, "d") for count in counts))
    console.print(shown)
    for row in rows:
        if row["game"] == game:
            for clause in row["missing"]:
                console.print(f"{clause}: {say('cli-missing')}")
            for clause, reason in row["untestable"].items():
                console.print(f"{clause}: {reason}")
