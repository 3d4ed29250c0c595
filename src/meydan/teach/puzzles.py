"""Puzzles: positions from finished games in which one choice is clearly best. Kept in `games/GAME/puzzles.json`.

`meydan puzzles` finds them: bots play, or records of people's games are looked through; every decision is searched,
and what stands out is searched again harder, from two different seeds. The same seed finds the same puzzles. A server
shows those in its folder `puzzles` as well.
"""
from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from meydan.bots.base import win_chance
from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState
from meydan.core.texts import LANGUAGES, site_texts
from meydan.search import Search, Settings
from meydan.teach.lessons import Lesson, Saying, Step

LOOK: Final = 250                       # iterations at first sight
PROVE: Final = 3000                     # and to prove it, twice
APART: Final = 0.16                     # by so much the best choice is better than the second
HOPEFUL: Final = (0.3, 0.97)            # the best choice's chance: neither lost nor trivial
OPTIONS: Final = 4                      # at least so many choices
AFTER: Final = 12                       # not in the first decisions
PER_GAME: Final = 2                     # puzzles from one game


def find(game: Game, games: int, seed: int,
         progress: Callable[[int], None] = lambda done: None) -> Iterator[dict[str, Any]]:
    """Puzzles from this many games between quick bots."""
    for number in range(games):
        yield from _from_game(game, seed + number)
        progress(number + 1)


def _from_game(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    players = game.players[seed % len(game.players)]
    state, rng = game.trial(players, seed), Rng(seed)
    lead: list[str] = []
    found = 0
    while not state.over and found < PER_GAME:
        seat, code = int(state.current), state.choices[0]
        if seat == CHANCE:
            code = state.choices[rng.below(len(state.choices))]
        elif len(state.choices) > 1:
            (code, chance), (_, second) = _best_two(game, state, seat, LOOK, int(rng.seed()))
            if len(lead) >= AFTER and _stands_out(state, chance, second) and (proof := _proof(game, state, seat, code)):
                found += 1
                setup = {"players": players, "seed": seed, "options": dict(game.limits)}
                yield {"id": f"p{seed}-{len(lead)}", "setup": setup, "lead": list(lead), "seat": seat,
                       "best": " ".join(game.words(code)), **proof}
        lead.append(" ".join(game.words(code)))
        state.apply(code)


def find_in(record: Record, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Puzzles from a finished game of people. Nothing tells who they were."""
    game, rng, found = record.game, Rng(seed), 0
    names = [f"P{seat + 1}" for seat in range(len(record.names))]
    state = game.deal(record.setup)
    for number, (seat, played) in enumerate(record.decisions):
        if found < PER_GAME and number >= AFTER and seat != CHANCE and len(state.choices) >= OPTIONS:
            (code, chance), (_, second) = _best_two(game, state, seat, LOOK, int(rng.seed()))
            if _stands_out(state, chance, second) and (proof := _proof(game, state, seat, code)):
                found += 1
                text = str(Record(game, record.setup, names, record.decisions[:number]))
                yield {"id": f"r{sha256(text.encode()).hexdigest()[:12]}", "lead": [], "seat": seat,
                       "setup": {"players": len(names), "record": text}, "best": " ".join(game.words(code)), **proof}
        state.apply(played)


def _best_two(game: Game, state: GameState, seat: int, iterations: int, seed: int) -> list[tuple[int, float]]:
    search = Search(state.determinize(seat, seed), seat, seed, Settings.best(game)).run(iterations)
    known = [option for option in search.options if option.visits] or search.options    # or all of them lose
    tried = [(option.code, win_chance(option.value, int(state.players))) for option in known]
    return (tried * 2)[:2] if len(tried) < 2 else [tried[0], max(tried[1:], key=lambda option: option[1])]


def _stands_out(state: GameState, chance: float, second: float) -> bool:
    return len(state.choices) >= OPTIONS and chance - second >= APART and HOPEFUL[0] <= chance <= HOPEFUL[1]


def _proof(game: Game, state: GameState, seat: int, code: int) -> dict[str, int] | None:
    """Two harder searches say the same; else it is no puzzle."""
    chances = []
    for seed in (11, 12):
        (best, chance), (_, second) = _best_two(game, state, seat, PROVE, seed)
        if best != code or not _stands_out(state, chance, second):
            return None
        chances.append((chance, second))
    return {"percent": round(50 * sum(first for first, _ in chances)),
            "second": round(50 * sum(other for _, other in chances))}


# What is kept.

def file_of(game: Game) -> Path:
    return game.folder / "puzzles.json"


def puzzles(game: Game, more: Path | None = None) -> tuple[Lesson, ...]:
    """The kept puzzles of a game, each a lesson of one question; with those in the folder `more` of a server."""
    own = more / f"{game.name}.json" if more is not None else None
    return _read(game, file_of(game), 0) + (_read(game, own, own.stat().st_mtime_ns) if own and own.exists() else ())


@cache
def _read(game: Game, file: Path, written: int) -> tuple[Lesson, ...]:
    return tuple(_lesson(game, row) for row in json.loads(file.read_text(encoding="utf-8"))) if file.exists() else ()


def _lesson(game: Game, row: dict[str, Any]) -> Lesson:
    def said(key: str, **facts: Any) -> Saying:
        return {language: site_texts(language).say(key, **facts) for language in LANGUAGES}

    step = Step(say=said("puzzle-ask"), asks=True, accept=(row["best"],), wrong=said("puzzle-wrong"),
                answers={row["best"]: said("puzzle-right")})
    return Lesson(game.name, row["id"], said("puzzle-title"), 1, (), row["setup"], tuple(row["lead"]), row["seat"],
                  (step,), said("puzzle-chances", percent=row["percent"], second=row["second"]), puzzle=True)


def of_the_day(games: list[Game], day: datetime.date, more: Path | None = None) -> tuple[Game, Lesson] | None:
    """Everybody gets the same one; each day another game."""
    having = [game for game in games if puzzles(game, more)]
    if not having:
        return None
    number = day.toordinal()
    game = having[number % len(having)]
    kept = puzzles(game, more)
    return game, kept[number // len(having) % len(kept)]
