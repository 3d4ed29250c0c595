"""`meydan replay`: a recorded game, told in words."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meydan.cli.common import Language, table
from meydan.core.record import Record
from meydan.core.state import CHANCE, GameState
from meydan.core.texts import GameTexts, digits, game_texts


def register(app: typer.Typer) -> None:
    app.command()(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="a record, as docs/notation.md has it, or an arena's games.jsonl")],
    game: Annotated[int, typer.Option(min=0, help="the number of an arena's game")] = 0,
    until: Annotated[int | None, typer.Option(min=0, help="stop after so many decisions")] = None,
    language: Language = "en",
) -> None:
    """Check a record and tell its game decision by decision, with the score."""
    record = Record.parse(_of_arena(file, game) if file.suffix == ".jsonl" else file.read_bytes())
    texts = game_texts(record.game, language)
    console = Console(highlight=False)
    console.print(texts.say("game-title"), style="bold")
    state = record.game.deal(record.setup)
    state.log = []
    for number, (seat, code) in enumerate(record.decisions[:until], 1):
        told = len(state.log)
        chosen = texts.action(code, record.names, None if seat == CHANCE else state.view(seat))
        state.apply(code)
        who = texts.say("cli-chance") if seat == CHANCE else record.names[seat]
        console.print(f"{digits(str(number), language):>4}  [bold]{who}[/bold]: {chosen}")
        for event in state.log[told:]:
            console.print(f"      {texts.event(event, record.names)}", style="dim")
    show_scores(record, state, texts, console)


def _of_arena(file: Path, number: int) -> str:
    from meydan.lab.arena import BadGames, read_games

    games = {one.match.number: one.record for one in read_games(file)}
    if number not in games:
        raise BadGames("error-no-such-game", file=str(file), number=number)
    return games[number]


def show_scores(record: Record, state: GameState, texts: GameTexts, console: Console) -> None:
    """The score sheet, and who won if the game is over."""
    scores = state.scores()
    sheet = table("", "", *record.names)
    for line in scores[0]:
        sheet.add_row(texts.say(f"score-{line}"), *(digits(str(score[line]), texts.language) for score in scores))
    console.print(sheet)
    if state.over:
        winners = [name for seat, name in enumerate(record.names) if state.won >> seat & 1]
        ending = texts.say(f"ending-{record.game.endings[state.ending]}")
        console.print(texts.say("cli-result", ending=ending, winners=", ".join(winners)), style="bold")
    elif record.resigned is not None:
        how = "cli-out-of-time" if record.late else "cli-resigned"
        console.print(texts.say(how, name=record.names[record.resigned]), style="bold")
