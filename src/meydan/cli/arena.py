"""`meydan arena`: tournaments among bots; `meydan rate`: several together; `meydan fit`: an evaluation from games."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.live import Live
from rich.table import Table

from meydan.cli.common import MOST_CORES, MOST_SEED, Language, OptionWords, chosen_options
from meydan.core.errors import MeydanError
from meydan.core.registry import game as find_game
from meydan.core.texts import digits, site_texts


class Seats(StrEnum):
    """How the seats of a line-up are dealt with."""

    rotate = "rotate"
    fixed = "fixed"


def register(app: typer.Typer) -> None:
    """Add the commands of this module to the program."""
    app.command()(arena)
    app.command()(rate)
    app.command()(fit)


def arena(
    game: Annotated[str, typer.Argument(help="the game, such as seven_wonders_duel")],
    bots: Annotated[list[str], typer.Argument(help="levels, random, greedy, uct, expert:seconds=0.02, my_bots.Mine")],
    games: Annotated[int, typer.Option(
        min=1, max=1_000_000, help="games for each line-up, rounded up to whole rotations")] = 100,
    time: Annotated[float | None, typer.Option(
        min=0.001, max=3600, help="seconds for one decision; a bot loses that takes more than twice as long, by half a "
        "second in a whole game")] = None,
    players: Annotated[int | None, typer.Option(help="seats at a table; the last bot fills empty ones")] = None,
    seats: Annotated[Seats, typer.Option(
        help="rotate: every deal is played from every seat; fixed: once")] = Seats.rotate,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="of all deals, dice and bots")] = 1,
    cores: Annotated[int | None, typer.Option(min=1, max=MOST_CORES, help="processes; all cores if not given")] = None,
    ray: Annotated[str | None, typer.Option(help="address of a Ray cluster, or local")] = None,
    out: Annotated[Path | None, typer.Option(help="folder for games.jsonl (not played again) and pictures")] = None,
    store: Annotated[bool, typer.Option(help="keep the ratings in the strength file that the lobby shows")] = False,
    option: OptionWords = None,
    language: Language = "en",
) -> None:
    """Let bots play a tournament; the same command goes on after an interruption."""
    need_lab()
    from meydan.lab.arena import Arena
    from meydan.lab.crowd import check_bots
    from meydan.lab.plots import draw
    from meydan.lab.ratings import ratings
    from meydan.lab.schedule import schedule

    console = Console()
    texts = site_texts(language)
    rules = find_game(game)
    chosen = chosen_options(rules, option)
    count = rules.check_players(players if players is not None else _usual_players(rules, len(bots)))
    check_bots(bots)
    if store:
        need_medium(bots)
        need_store()
    folder = out if out is not None else Path("out") / "arena" / _folder_name(game, bots)
    matches = schedule(game, bots, count, games, seed, time, seats is Seats.rotate, chosen)
    tournament = Arena(matches, folder / "games.jsonl")
    if tournament.played:
        console.print(texts.say("arena-resumed", games=len(tournament.played), file=str(tournament.file)))
    title = {"game": game, "games": len(tournament.matches)}
    try:
        table = standings(tournament.played, title, language)
        with _own_line(console), Live(table, console=console, refresh_per_second=2) as live:
            for number, _ in enumerate(tournament.run(cores, ray)):
                if number % 4 == 0:
                    live.update(standings(tournament.played, title, language))
            if tournament.played:
                live.update(standings(tournament.played, title, language, ratings(tournament.played)))
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        raise typer.Exit(130) from None
    missing = len(tournament.matches) - len(tournament.played)
    if missing:
        console.print(texts.say("arena-left-out", games=missing))
    if not tournament.played:
        raise typer.Exit(1)
    rows = ratings(tournament.played)
    if store:
        store_ratings(game, rows, console, language)
    files = draw(folder, rows, tournament.played, language)
    console.print(texts.say("arena-written", file=str(tournament.file)))
    console.print(texts.say("arena-drawn", files=", ".join(map(str, files))))
    if missing:
        raise typer.Exit(1)


@contextmanager
def _own_line(console: Console) -> Iterator[None]:
    """What was live ends without a line of its own where it is no terminal; what is said next begins one."""
    try:
        yield
    finally:
        if not console.is_terminal:
            console.print()


def rate(
    game: Annotated[str, typer.Argument(help="the game")],
    files: Annotated[list[Path], typer.Argument(help="games.jsonl files of arenas")],
    store: Annotated[bool, typer.Option(help="keep the ratings in the strength file that the lobby shows")] = False,
    language: Language = "en",
) -> None:
    """Rate all bots of several tournaments together."""
    need_lab()
    if store:
        need_store()
    from meydan.lab.arena import read_games
    from meydan.lab.ratings import ratings

    name = find_game(game).name
    played = list({(one.match.seats, one.match.seed, one.match.deal, one.record): one      # however often it is given
                   for file in files for one in read_games(file, name)}.values())
    rows = ratings(played)
    console = Console()
    console.print(standings(played, {"game": name, "games": len(played)}, language, rows))
    if store:
        store_ratings(game, rows, console, language)


def store_ratings(game: str, rows: list[Any], console: Console, language: str) -> None:
    from meydan.bots import measured

    need_medium(row.bot for row in rows)
    measured.store(game, {row.bot: (row.rating, row.low, row.high, row.games) for row in rows})
    console.print(site_texts(language).say("arena-measured", file=str(measured.FILE)))


def fit(
    game: Annotated[str, typer.Argument(help="a game whose folder has an evaluate module with features")],
    files: Annotated[list[Path], typer.Argument(help="games.jsonl files of arenas")],
    stiffness: Annotated[float, typer.Option(
        min=0.0, max=1e9, help="how strongly weights are drawn towards zero")] = 20.0,
    out: Annotated[Path, typer.Option(help="where to write the weights")] = Path("out/weights.json"),
    language: Language = "en",
) -> None:
    """Fit a game's evaluation to played games and write its weights; the game's own stay as they are."""
    need_lab()
    from meydan.lab.arena import read_games
    from meydan.lab.fit import fit as fit_weights

    records = [one.record for file in files for one in read_games(file, find_game(game).name)]
    surprise = fit_weights(game, records, out, stiffness)
    texts = site_texts(language)
    print(texts.say("arena-fitted", games=len(records), file=str(out), surprise=texts.figure(surprise, ".4f")))


def need_medium(bots: Iterable[str]) -> None:
    """Kept ratings are told from one level: without it they would mean nothing."""
    from meydan.bots.measured import MIDDLE

    if MIDDLE not in bots:
        raise MeydanError("error-no-medium", bot=MIDDLE)


def need_store() -> None:
    """Where ratings cannot be kept, that is told before anything is played."""
    from meydan.bots import measured

    with measured.FILE.open("a"):
        pass


def need_lab() -> None:
    """The laboratory's packages are not installed with the game."""
    if find_spec("scipy") is None or find_spec("choix") is None or find_spec("matplotlib") is None:
        raise MeydanError("error-needs-lab")


def _usual_players(rules: Any, bots: int) -> int:
    """As many seats as bots where the game allows it, else the nearest number that it does."""
    allowed: tuple[int, ...] = rules.players
    return min(allowed, key=lambda players: (abs(players - bots), players))


def _folder_name(game: str, bots: list[str]) -> str:
    return "-".join([game, *(name.replace("=", "").translate(str.maketrans(":,/\\", "____")) for name in bots)])


def standings(played: list[Any], title: dict[str, Any], language: str, rows: list[Any] | None = None) -> Table:
    """The standings: quickly counted while games are running, with ratings at the end."""
    from meydan.lab.ratings import won

    texts = site_texts(language)
    table = Table(title=texts.say("arena-title", done=len(played), **title))
    for column in ("arena-bot", "arena-rating", "arena-interval", "arena-games", "arena-share", "arena-interval",
                   "arena-time-column"):
        table.add_column(texts.say(column), justify="left" if column == "arena-bot" else "right", overflow="fold")
    if rows is not None:
        for row in rows:
            cells = [f"{row.rating:+.0f}", f"{row.low:+.0f} … {row.high:+.0f}", f"{row.games}",
                     f"{100 * row.share:.1f} %", f"{100 * row.share_low:.1f} … {100 * row.share_high:.1f} %",
                     f"{row.milliseconds:.1f}"]
            table.add_row(row.bot, *(digits(cell, language) for cell in cells))
        return table
    counts: dict[str, list[float]] = {}
    for game in played:
        for seat, name in enumerate(game.match.seats):
            count = counts.setdefault(name, [0, 0.0, 0.0, 0])
            count[0] += 1
            count[1] += won(game, seat)
            count[2] += sum(game.thinking[seat])
            count[3] += len(game.thinking[seat])
    for name, (games, wins, seconds, moves) in sorted(counts.items(), key=lambda item: -item[1][1] / item[1][0]):
        cells = [f"{games:.0f}", f"{100 * wins / games:.1f} %", "", f"{1000 * seconds / max(moves, 1):.1f}"]
        table.add_row(name, "", "", *(digits(cell, language) for cell in cells))
    return table
