"""`meydan simulate`: many games, random or of one bot in all seats, and what came of them."""
from __future__ import annotations

import json
from collections import Counter, defaultdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meydan.cli.common import MOST_CORES, MOST_EFFORT, MOST_SEED, Language, OptionWords, chosen_options, table
from meydan.core.errors import MeydanError
from meydan.core.game import Game, Options
from meydan.core.processes import pool
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import Event, GameState, playout
from meydan.core.texts import digits, game_texts
from meydan.lab.crowd import check_bots
from meydan.lab.match import Match, play

DEALS = 1 << 30
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


class FailedBot(MeydanError, RuntimeError):
    """A bot that was to play every seat did not play on."""

    key = "error-failed-bot"


def _no_games() -> list[float]:
    return [0, 0.0, 0]


class Tally:
    """What some games came to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.scores: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.seats: defaultdict[tuple[str, str], list[float]] = defaultdict(_no_games)

    def add(self, other: Tally) -> None:
        """Count what another process played too."""
        self.games += other.games
        self.endings += other.endings
        self.lengths += other.lengths
        for line, counts in other.scores.items():
            self.scores[line] += counts
        for key, row in other.seats.items():
            self.seats[key] = [mine + theirs for mine, theirs in zip(self.seats[key], row)]

    def summary(self) -> dict[str, Any]:
        """The same as numbers."""
        return {
            "game": self.game.name, "games": self.games, "endings": dict(self.endings),
            "decisions": {"mean": mean(self.lengths), "least": min(self.lengths), "most": max(self.lengths)},
            "scores": {line: {"mean": mean(counts), "median": quantile(counts, 0.5)}
                       for line, counts in self.scores.items()},
            "seats": [{"kind": kind, "name": name, "games": row[0], "won": row[1] / row[0], "score": row[2] / row[0]}
                      for (kind, name), row in sorted(self.seats.items())]}

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update({**kept, "game": find_game(kept["game"])})

    def play(self, players: int, options: Options, rng: Rng, bot: str | None) -> None:
        """Play one game, random or with this bot in every seat, and count it."""
        events: list[Event] = []
        if bot is None:
            state = self.game.fresh(players, rng.seed(), options)
            state.options = options
            state.log = events if self.game.counted_events else None
            self.lengths[playout(state, rng)] += 1
        else:
            match = Match(self.games, self.game.name, (bot,) * players, rng.below(DEALS), rng.below(DEALS),
                          options=options)
            played = play(match)
            if played.fault:
                raise FailedBot(fault=played.fault)
            record = Record.parse(played.record)
            state = record.replay(0)
            state.log = events
            for _, code in record.decisions:
                state.apply(code)
            self.lengths[len(record.decisions)] += 1
        self.count(state, events, players, options)

    def count(self, state: GameState, events: list[Event], players: int, options: Options) -> None:
        """Count a game that is over."""
        self.games += 1
        self.endings[self.game.endings[state.ending]] += 1
        scores = state.scores()
        winners = int(state.won).bit_count() or 1               # nobody wins where a limit ended the game
        ruled = self.game.ruled(players, options)               # nobody's: counted by its name alone
        for seat, roles in enumerate(self.game.roles(state)):
            share = (state.won >> seat & 1) / winners
            for kind, name in (roles if seat in ruled else {"seat": str(seat + 1)} | roles).items():
                row = self.seats[kind, name]
                row[0] += 1
                row[1] += share
                row[2] += scores[seat]["total"]
        self.scores["cli-winning-score"][max(score["total"] for score in scores)] += 1
        happened = Counter(self.game.events[event].name for event in events)
        for name in self.game.counted_events:
            self.scores[f"counted-{name}"][happened[name]] += 1
        for score, counted in zip(scores, self.game.tallies(state)):
            for line, points in score.items():
                self.scores[f"score-{line}"][points] += 1
            for line, count in counted.items():
                self.scores[line][count] += 1


def quantile(counts: Counter[int], share: float) -> int:
    """The value below or at which this share of all counted values lies."""
    wanted = share * (sum(counts.values()) - 1)
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen > wanted:
            return value
    return max(counts)


def mean(counts: Counter[int]) -> float:
    return sum(value * times for value, times in counts.items()) / sum(counts.values())


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help="the game, such as seven_wonders_duel")],
    games: Annotated[int, typer.Option(min=1, max=MOST_EFFORT, help="how many games")] = 1000,
    players: Annotated[int | None, typer.Option(help="how many play; all allowed numbers in turn if not given")] = None,
    seed: Annotated[int, typer.Option(min=-MOST_SEED, max=MOST_SEED, help="of all deals and choices")] = 1,
    bot: Annotated[str | None, typer.Option(
        help="who plays every seat: a level or any other bot; at random if not given")] = None,
    cores: Annotated[int, typer.Option(min=1, max=MOST_CORES, help="processes that share the games")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object instead of tables")] = False,
    option: OptionWords = None,
    language: Language = "en",
) -> None:
    """Play games, uniformly random or among equal bots, and print how they end, how long they are, what is scored and
    who wins, by seat and by role."""
    rules = find_game(game)
    if bot is not None:
        check_bots([bot])
    options = chosen_options(rules, option, players)
    counts = rules.players if players is None else (rules.seats_for(players, options),)
    parts = [games // cores + (number < games % cores) for number in range(cores)]
    jobs = [(game, counts, options, part, seed + 7919 * number, bot) for number, part in enumerate(parts) if part]
    if len(jobs) == 1:
        tally = _play(jobs[0], as_json)
    else:
        with pool(len(jobs)) as workers:
            tally = Tally(rules)
            for found in workers.map(_play, jobs, [True] * len(jobs)):
                tally.add(found)
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        show(tally, Console(), language)


def _play(job: tuple[str, tuple[int, ...], Options, int, int, str | None], quiet: bool) -> Tally:
    game, counts, options, games, seed, bot = job
    tally = Tally(find_game(game))
    rng = Rng(seed)
    with Progress(TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(),
                  disable=quiet) as bar:
        task = bar.add_task("", total=games)
        for number in range(games):
            tally.play(counts[number % len(counts)], options, rng, bot)
            if bot is not None or number % 256 == 255:
                bar.update(task, completed=number + 1)
        bar.update(task, completed=games)
    return tally


def show(tally: Tally, console: Console, language: str) -> None:
    texts = game_texts(tally.game, language)

    def row(sheet: Table, name: str, *cells: str) -> None:
        sheet.add_row(name, *(digits(cell, language) for cell in cells))

    endings = table(texts.say("cli-endings"), texts.say("cli-ending"), texts.say("cli-games"), "%")
    for name, ended in tally.endings.most_common():
        row(endings, texts.say(f"ending-{name}"), f"{ended:,}", f"{100 * ended / tally.games:.2f}")
    console.print(endings)
    heads = [digits(f"{int(share * 100)} %", language) for share in QUANTILES]
    numbers = table(texts.say("cli-quantiles"), "", texts.say("cli-mean"), *heads)
    for name, counts in [(texts.say("cli-length"), tally.lengths),
                         *((texts.say(line), counts) for line, counts in tally.scores.items())]:
        row(numbers, name, f"{mean(counts):.2f}", *(str(quantile(counts, share)) for share in QUANTILES))
    console.print(numbers)
    seats = table(texts.say("cli-wins"), "", texts.say("cli-games"), texts.say("cli-won"), texts.say("cli-mean-score"))
    for (kind, name), (times, wins, total) in sorted(tally.seats.items()):
        known = f"{kind}-{name}" in texts
        label = texts.say(f"{kind}-{name}") if known else digits(texts.say("seat-name", number=name), language)
        row(seats, label, f"{times:,.0f}", f"{100 * wins / times:.2f} %", f"{total / times:.2f}")
    console.print(seats)
