"""`meydan levels`: how strong every level is in every game, measured and kept in one go."""
from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meydan.bots.catalogue import LEVELS
from meydan.cli.arena import need_lab, need_store, standings, store_ratings
from meydan.cli.common import MOST_CORES, Language
from meydan.core.registry import game as find_game
from meydan.core.registry import games as names
from meydan.core.texts import site_texts


def register(app: typer.Typer) -> None:
    app.command()(levels)


def level_of(name: str) -> str:
    """A bot's name without its settings."""
    return name.partition(":")[0]


def _line_up(lower: str, higher: str, seats: int, turn: int) -> tuple[str, ...]:
    """The higher level in one seat, the last one first, the lower in all others."""
    return tuple(higher if seat == seats - 1 - turn else lower for seat in range(seats))


def levels(
    games: Annotated[list[str] | None, typer.Argument(help="games to measure; all if none is named")] = None,
    deals: Annotated[int, typer.Option(
        min=1, max=100_000, help="deals for each pair of levels, each from every seat")] = 20,
    time: Annotated[float, typer.Option(
        min=0.001, max=3600, help="CPU seconds for one decision of the expert, whatever else runs")] = 0.5,
    cores: Annotated[int | None, typer.Option(min=1, max=MOST_CORES, help="processes; all cores if not given")] = None,
    out: Annotated[Path, typer.Option(help="folder for the games, which are not played again")] = Path("out/levels"),
    store: Annotated[bool, typer.Option(help="keep the ratings in the strength file that the lobby shows")] = False,
    language: Language = "en",
) -> None:
    """Let every level play the next higher one, and rate them all together; the same command goes on after a stop."""
    need_lab()
    if store:
        need_store()
    from meydan.lab.arena import Arena
    from meydan.lab.match import Match, Played
    from meydan.lab.ratings import interval, ratings, won

    console, texts = Console(), site_texts(language)
    for game in games or names():
        rules = find_game(game)
        seats = rules.players[0]
        played: list[Played] = []
        for lower, higher in pairwise(LEVELS):
            pair = [f"{level}:clock=cpu,seconds={time}" if level == "expert" else level for level in (lower, higher)]
            matches = [Match(seats * deal + turn, rules.name, _line_up(pair[0], pair[1], seats, turn), 1, deal)
                       for deal in range(deals) for turn in range(seats)]
            tournament = Arena(matches, out / game / f"{lower}-{higher}.jsonl")
            for _ in tournament.run(0 if cores == 1 else cores):
                pass
            here = [replace(one, match=replace(one.match, seats=tuple(map(level_of, one.match.seats))))
                    for one in tournament.played]
            wins = sum(won(one, one.match.seats.index(higher)) for one in here)
            low, high = interval(wins, len(here))
            console.print(texts.say(
                "levels-step", higher=texts.say(f"bot-{higher}"), lower=texts.say(f"bot-{lower}"), games=len(here),
                share=texts.figure(100 * wins / len(here), ".0f"), low=texts.figure(100 * low, ".0f"),
                high=texts.figure(100 * high, ".0f")))
            played += here
        rows = ratings(played)
        console.print(standings(played, {"game": game, "games": len(played)}, language, rows))
        if store:
            store_ratings(game, rows, console, language)
