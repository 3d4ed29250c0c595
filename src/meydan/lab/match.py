"""One game among bots, from a deal's seed to its record."""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from meydan.bots import Bot, Handle, bot
from meydan.core.game import Options
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import CHANCE


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where, and the seed of the deal, the dice and the bots.

    Games with the same deal and `seed` but other seats are pairs: the same cards and dice.
    """

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    deal: int
    seconds: float | None = None
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """What came of it: returns and final points by seat, thinking times, and the record's text."""

    match: Match
    returns: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    thinking: tuple[tuple[float, ...], ...]     # CPU seconds of each real decision, by seat
    record: str


def play(match: Match, bots: Sequence[Bot] | None = None) -> Played:
    """Play the game; questions with one answer are not asked."""
    game = find_game(match.game)
    dice = Rng(match.seed * 1_000_003 + match.deal)
    state = game.new(len(match.seats), int(dice.seed()), **match.options)
    record = Record.of(game, state, [_name(seat, name) for seat, name in enumerate(match.seats)])
    if bots is None:
        luck = Rng(match.seed * 1_000_003 + match.deal + 0x5DEECE66D)
        seeds = {name: int(luck.seed()) for name in dict.fromkeys(sorted(match.seats))}
        bots = [bot(name, seat, seeds[name] + seat) for seat, name in enumerate(match.seats)]
    thinking: list[list[float]] = [[] for _ in match.seats]
    while not state.over:
        seat = int(state.current)
        if seat == CHANCE:
            code = state.choices[dice.below(len(state.choices))]
        elif len(state.choices) == 1:
            code = state.choices[0]
        else:
            start = time.process_time()
            code = bots[seat].choose(state.view(seat), Handle(state, seat, game), match.seconds)
            thinking[seat].append(time.process_time() - start)
            if code not in state.choices:
                raise ValueError(f"{match.seats[seat]} chose {code}, which is not possible")
        record.decisions.append((seat, int(code)))
        state.apply(code)
    return Played(
        match, tuple(state.returns()), tuple(score["total"] for score in state.scores()), len(record.decisions),
        tuple(map(tuple, thinking)), str(record))


def _name(seat: int, name: str) -> str:
    return f"{name} ({seat + 1})"
