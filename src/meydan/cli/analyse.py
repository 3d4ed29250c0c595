"""`meydan analyse`: a finished game looked at again."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from meydan.cli.common import MOST_EFFORT, MOST_SECONDS, Language, drawable, table
from meydan.core.record import Record
from meydan.core.texts import digits, game_texts
from meydan.teach.analysis import QUICK, SECONDS, Analysis, analyse
from meydan.teach.verdicts import costly, signed, turning_points, verdicts


def register(app: typer.Typer) -> None:
    app.command(name="analyse")(show)


def show(
    file: Annotated[Path, typer.Argument(help="a record, as docs/notation.md describes it")],
    iterations: Annotated[int, typer.Option(min=1, max=MOST_EFFORT, help="search effort for each decision")] = QUICK,
    seconds: Annotated[float, typer.Option(
        min=0, max=MOST_SECONDS, help="CPU time for the whole game; 0 for no limit")] = SECONDS,
    plot: Annotated[Path | None, typer.Option(
        callback=drawable, help="draw the chances into this file (.svg, .png, .pdf)")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print plain values")] = False,
    language: Language = "en",
) -> None:
    """Tell who stood how after every decision, which choices gave chances away, and what was luck."""
    record = Record.parse(file.read_bytes())
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game_texts(record.game, language).say("game-title"), total=None)
        found = analyse(record, iterations, seconds or None,
                        progress=lambda done, whole: bar.update(task, completed=done, total=whole))
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        tell(record, found, language)
    if plot is not None:
        from meydan.lab.plots import chances_plot

        chances_plot(found, record.names, language).savefig(plot)


def tell(record: Record, found: Analysis, language: str) -> None:
    """The sheet of the players, then the decisions that cost most."""
    texts, console = game_texts(record.game, language), Console(highlight=False)
    sheet = table("", "", *record.names)
    sheet.add_row(texts.say("analysis-accuracy"), *(digits(f"{found.accuracy(seat):.0f}", language)
                                                    for seat in range(len(record.names))))
    sheet.add_row(texts.say("analysis-luck"), *(signed(found.luck(seat), language)
                                                for seat in range(len(record.names))))
    console.print(sheet)
    if turns := turning_points(found, language):
        console.print(turns)
    for number, told in verdicts(record, language, record.names, costly(found, 8)).items():
        console.print(f"{digits(str(number), language):>5}  {told}")
