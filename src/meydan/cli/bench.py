"""`meydan bench`: how fast the rules run, in CPU time, next to the yardstick."""
from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from meydan.cli.common import MOST_CORES, Language, table
from meydan.cli.yardstick import yardstick
from meydan.core.errors import MeydanError
from meydan.core.game import Game
from meydan.core.processes import pool
from meydan.core.registry import game as find_game
from meydan.core.registry import games as names
from meydan.core.rng import Rng
from meydan.core.state import GameState, playout
from meydan.core.texts import site_texts

FILE = Path("out") / "bench.json"
ENOUGH = 0.85                           # of a kept figure: machines are not steady


def register(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="games to measure; all if none is named")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=3600, help="CPU seconds for each measurement")] = 2.0,
    players: Annotated[int | None, typer.Option(help="seats; four where the game allows it")] = None,
    cores: Annotated[int, typer.Option(
        min=1, max=MOST_CORES, help="games measured at the same time, each on a core of its own")] = 1,
    against: Annotated[Path | None, typer.Option(help="kept figures of D by game; below 85 % of one it fails")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object per line")] = False,
    language: Language = "en",
) -> None:
    """Measure random games, clones and single decisions; the results also go to out/bench.json."""
    texts = site_texts(language)
    say = texts.say
    console = Console()
    chosen = [find_game(name) for name in games or names()]
    rows = table("", *(say(f"cli-{column}") for column in (
        "game", "players", "decisions-per-s", "games-per-s", "d", "clone-ns", "legal-apply-us", "compiled")))
    jobs = [(game.name, seconds, usual_players(game) if players is None else game.check_players(players))
            for game in chosen]
    kept = _figures(against) if against is not None else {}
    results = []
    for game, result in zip(chosen, _measured(jobs, cores)):
        results.append(result)
        if as_json:
            print(json.dumps(result), flush=True)
        told = [result[key] for key in list(result)[1:8]]
        rows.add_row(game.name, *(say(f"cli-{fact}") if isinstance(fact, bool) else texts.figure(fact, ",")
                                  for fact in told))
    if not as_json:
        console.print(rows)
        console.print(say("cli-yardstick", iterations=texts.figure(results[-1]["yardstick"], ",")))
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(results, indent=1), encoding="utf-8")
    slow = [result for result in results if result["D"] < ENOUGH * kept.get(result["game"], 0)]
    for result in slow:
        Console(stderr=as_json).print(say("cli-slower", game=result["game"], d=result["D"], kept=kept[result["game"]]))
    if slow:
        raise typer.Exit(1)


def _figures(file: Path) -> dict[str, float]:
    """Kept figures of D by game."""
    try:
        kept = {str(name): float(figure) for name, figure in json.loads(file.read_text(encoding="utf-8")).items()}
        if not all(map(isfinite, kept.values())):
            raise ValueError
        return kept
    except (ValueError, TypeError, AttributeError):
        raise MeydanError("error-bad-figures", file=str(file)) from None


def _measured(jobs: list[tuple[str, float, int]], cores: int) -> Iterator[dict[str, Any]]:
    if cores == 1:
        yield from map(_measure, jobs)
        return
    with pool(cores) as workers:
        yield from workers.map(_measure, jobs)


def _measure(job: tuple[str, float, int]) -> dict[str, Any]:
    return measure(find_game(job[0]), job[1], job[2])


def usual_players(game: Game) -> int:
    return 4 if 4 in game.players else game.players[-1]


def measure(game: Game, seconds: float, players: int) -> dict[str, Any]:
    """All numbers of one game. The yardstick runs before and after, since machines are not steady."""
    before = yardstick(seconds / 4)
    decisions, games, spent = play_inside(game, players, seconds)
    loop = (before + yardstick(seconds / 4)) / 2
    return {
        "game": game.name,
        "players": players,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "D": round(decisions / spent / loop * 1000, 1),
        "clone_ns": round(clone_time(game, players, seconds / 4) * 1e9),
        "legal_apply_us": round(driven_time(game, players, seconds / 4) * 1e6, 2),
        "compiled": compiled(game, players),
        "yardstick": round(loop),
    }


def compiled(game: Game, players: int) -> bool:
    """Whether the rules run as machine code; those of a package of its own need not, whatever Meydan's do."""
    return not str(sys.modules[type(game.trial(players, 1)).__module__].__file__).endswith(".py")


def play_inside(game: Game, players: int, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and CPU seconds of random games, dealt and played by the rules' own loop."""
    options = game.trial_options({})
    rng = Rng(1)
    decisions = games = 0
    start = now = time.process_time()
    while now < start + seconds:
        for _ in range(20):
            decisions += playout(game.fresh(players, rng.seed(), options), rng)
            games += 1
        now = time.process_time()
    return decisions, games, now - start


def sample(game: Game, players: int) -> list[tuple[GameState, int]]:
    """All states of one random game, each with the choice made there."""
    rng = Rng(2)
    state = game.trial(players=players, seed=2)
    states = []
    while not state.over:
        code = state.choices[rng.below(len(state.choices))]
        states.append((state.clone(), code))
        state.apply(code)
    return states


def clone_time(game: Game, players: int, seconds: float) -> float:
    """CPU seconds for one clone, over all stages of a game."""
    states = [state for state, _ in sample(game, players)]
    clones = 0
    start = now = time.process_time()
    while now < start + seconds:
        for state in states:
            state.clone()
        clones += len(states)
        now = time.process_time()
    return (now - start) / clones


def driven_time(game: Game, players: int, seconds: float) -> float:
    """CPU seconds for one decision when choices and apply are called one by one from Python."""
    states = sample(game, players)
    codes = [code for _, code in states]
    decisions = 0
    spent = 0.0
    while spent < seconds:
        state = states[0][0].clone()
        start = time.process_time()
        for code in codes:
            state.choices  # noqa: B018
            state.apply(code)
        spent += time.process_time() - start
        decisions += len(codes)
    return spent / decisions
