"""What several commands need: options as words, tables, the language."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from meydan.core.errors import BadOption
from meydan.core.game import Game, Options
from meydan.core.texts import LANGUAGES

MOST_SEED: Final = 10 ** 12             # either way; deals and bots count on from it
MOST_CORES: Final = 1024
PICTURES: Final = (".svg", ".png", ".pdf")
MOST_SECONDS: Final = 31_536_000        # a year
MOST_EFFORT: Final = 1_000_000_000      # iterations, games, puzzles


def spoken(language: str) -> str:
    """A language that is one of ours; what goes wrong from here on is said in it."""
    if language not in LANGUAGES:
        raise BadOption("error-bad-option-value", option="language", value=language, allowed=sorted(LANGUAGES))
    os.environ["MEYDAN_LANGUAGE"] = language
    return language


def drawable(file: Path | None) -> Path | None:
    """A file whose name says which kind of picture it will be; told before hours of work."""
    if file is not None and file.suffix not in PICTURES:
        raise BadOption("error-bad-option-value", option="plot", value=str(file),
                        allowed=[f"NAME{ending}" for ending in PICTURES])
    return file


Language = Annotated[str, typer.Option(envvar="MEYDAN_LANGUAGE", help="en or fa", callback=spoken)]
OptionWords = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be repeated")]


def chosen_options(game: Game, words: list[str] | None, people: int | None = None) -> Options:
    """Options given as name=value, checked; the others as usual where a game has to end, or so many people play."""
    known = {option.name: option for option in game.options}
    chosen: Options = {}
    for word in words or []:
        name, _, value = word.partition("=")
        if name not in known:
            raise BadOption(game=game.name, option=name, allowed=", ".join(known) or "-")
        chosen[name] = known[name].value(value)
    usual = {} if people is None else {**game.options_for(people), **game.limits}
    return game.trial_options({**usual, **chosen})


def table(title: str, *columns: str) -> Table:
    """A table whose first column holds names and whose others hold numbers."""
    made = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number else "left")
    return made
