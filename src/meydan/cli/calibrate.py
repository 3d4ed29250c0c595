"""`meydan calibrate`: whether the chances bots name come true, and the curves that put them right."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meydan.bots import bot as made
from meydan.bots.searching import Searcher
from meydan.cli.arena import need_lab
from meydan.cli.common import MOST_CORES, MOST_SEED, Language, drawable
from meydan.core.errors import MeydanError
from meydan.core.processes import pool
from meydan.core.registry import game as find_game
from meydan.core.texts import site_texts
from meydan.lab.match import Match


def register(app: typer.Typer) -> None:
    app.command()(calibrate)


def calibrate(
    game: Annotated[str, typer.Argument(help="the game to play")],
    bot: Annotated[list[str] | None, typer.Option(help="bots whose chances are looked at; hard if none")] = None,
    games: Annotated[int, typer.Option(
        min=2, max=1_000_000, help="games; half are fitted to, the others show how it fits")] = 200,
    players: Annotated[int | None, typer.Option(help="seats; the fewest if not given")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, max=3600, help="for one decision")] = None,
    cores: Annotated[int | None, typer.Option(min=1, max=MOST_CORES, help="processes; all cores if not given")] = None,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="of deals and bots")] = 1,
    out: Annotated[Path, typer.Option(help="where to write the curves; the game's own stay as they are")] = Path(
        "out/calibration.json"),
    plot: Annotated[Path | None, typer.Option(
        callback=drawable, help="where to draw named against happened (.svg, .png, .pdf)")] = None,
    language: Language = "en",
) -> None:
    """Play games, fit what worths mean as chances, stage by stage, and tell how well that holds in other games."""
    need_lab()
    from meydan.lab.calibration import draw, fitted, reliability, witnessed, worst, write

    rules = find_game(game)
    count = rules.check_players(rules.players[0] if players is None else players)
    names = bot or ["hard"]
    for name in names:
        if not isinstance(made(name, 0, 0), Searcher):
            raise MeydanError("error-no-chances", name=name)
    matches = [Match(number, rules.name, tuple(names[(number + seat) % len(names)] for seat in range(count)), seed,
                     number, seconds) for number in range(games)]

    if cores == 1:
        played = [witnessed(match) for match in matches]
    else:
        with pool(cores) as workers:
            played = list(workers.map(witnessed, matches))
    rows = [row for noted in played for row in noted]
    curves = fitted(row for row in rows if row.game % 2 == 0)
    bins = reliability((row for row in rows if row.game % 2), curves)
    console, texts = Console(), site_texts(language)
    for stage, off, share in worst(bins):
        console.print(texts.say("calibrate-stage", stage=stage, off=texts.figure(100 * off, ".1f"),
                                share=texts.figure(100 * share, ".0f")))
    write(fitted(rows), out)
    console.print(texts.say("calibrate-written", file=str(out), games=games))
    if plot is not None:
        draw({rules.name: bins}, plot)
