"""One game among bots, from a deal's seed to its record."""
from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from operator import index

from meydan.bots import Bot, Handle, bot
from meydan.bots.base import View
from meydan.bots.catalogue import BadBotSetting, UnknownBot
from meydan.bots.searching import Searcher
from meydan.core.game import Game, Options
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState
from meydan.search import end_judge, layouts, network


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
    fault: str = ""                             # why a bot lost without playing on; its seat has the least


class Fault(Exception):
    """A bot crashed, chose what is not possible, or thought too long."""


GRACE = 0.5                                     # seconds a bot may be late in a whole game: machines are not steady
MAKING = 30.0                                   # seconds to be made in, where time is limited; twice that may pass
CALLS = 3                                       # to stop thinking, before its process is ended
LONGEST_FAULT = 300                             # letters of what a bot says went wrong


def play(match: Match, bots: Sequence[Bot] | None = None,
         report: Callable[[int, int], None] = lambda seat, decisions: None) -> Played:
    """Play the game; questions with one answer are not asked. A bot that fails loses, the others share the win.

    `report` hears which seat's bot is about to think, after how many decisions (-1: about to be made); and -1 when it
    has thought.
    """
    game = find_game(match.game)
    dice = Rng(match.seed * 1_000_003 + match.deal)
    state, record = _dealt(game, match, dice)
    ruled = game.ruled(len(match.seats), state.options)
    if bots is None:
        luck = Rng(match.seed * 1_000_003 + match.deal + 0x5DEECE66D)
        seeds = {name: int(luck.seed()) for name in dict.fromkeys(sorted(match.seats))}
        bots = []
        for seat, name in enumerate(match.seats):
            report(seat, -1)
            bots.append(_seated(name, seat, seeds[name] + seat, match.seconds))
        report(-1, -1)
    for player in bots:
        if isinstance(player, Searcher) and player.effort.learned:
            network(match.game, player.effort.network)      # loaded before anybody's clock runs,
            network(match.game, deep=True)                  # whichever kind it is
            for layout in layouts(match.game):
                end_judge(match.game, player.effort.network, layout=layout)
                end_judge(match.game, deep=True, layout=layout)
    thinking: list[list[float]] = [[] for _ in match.seats]
    clocks = [Clock(match.seconds) for _ in match.seats]
    returns: list[float] | None = None
    fault = ""
    while not state.over:
        seat = int(state.current)
        if seat == CHANCE:
            code = state.choices[dice.below(len(state.choices))]
        elif len(state.choices) == 1:
            code = state.choices[0]
        elif seat in ruled:
            code = state.choices[dice.below(len(state.choices))]
        else:
            report(seat, len(record.decisions))
            start = time.process_time()
            try:
                code = _asked(bots[seat], game, state, seat, clocks[seat])
            except Fault as error:
                fault = f"{match.seats[seat]}: {error}"
                returns = _beaten(seat, len(match.seats))
                break
            thinking[seat].append(time.process_time() - start)
            report(-1, len(record.decisions))
        record.decisions.append((seat, int(code)))
        state.apply(code)
    return Played(
        match, tuple(returns or state.returns()), tuple(score["total"] for score in state.scores()),
        len(record.decisions), tuple(map(tuple, thinking)), str(record), fault)


def lost(match: Match, seat: int, fault: str) -> Played:
    """A game that a bot lost without leaving a trace of it: the record ends with the deal."""
    game = find_game(match.game)
    state, record = _dealt(game, match, Rng(match.seed * 1_000_003 + match.deal))
    seats = len(match.seats)
    return Played(match, tuple(_beaten(seat, seats)), tuple(score["total"] for score in state.scores()), 0,
                  ((),) * seats, str(record), fault)


def _dealt(game: Game, match: Match, dice: Rng) -> tuple[GameState, Record]:
    state = game.trial(len(match.seats), int(dice.seed()), **match.options)
    return state, Record.of(game, state, [_name(seat, name) for seat, name in enumerate(match.seats)])


def _beaten(seat: int, seats: int) -> list[float]:
    """That seat lost, the others share the win: as `GameState.returns` has it."""
    rivals = seats - 1
    return [-1.0 / rivals if number == seat else 1.0 / rivals ** 2 for number in range(seats)]


def _seated(name: str, seat: int, seed: int, seconds: float | None) -> Bot:
    """The bot of this name, or one that fails when it is asked."""
    try:
        with _alarm(None if seconds is None else max(MAKING, seconds)):
            return bot(name, seat, seed)
    except (UnknownBot, BadBotSetting):
        raise                                   # there is no such bot
    except Fault as error:
        return Absent(str(error))
    except BaseException as error:
        if _from_outside(error):
            raise
        return Absent(_said(error))


class Absent:
    """Sits where a bot could not be made."""

    def __init__(self, why: str) -> None:
        self.reason = why

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        raise Fault(self.reason)

    def why(self, language: str) -> list[tuple[str, float]]:
        return []


class Clock:
    """A seat's: twice the time may pass in a decision, and what is beyond adds up over the game to a grace at most."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.late = 0.0

    def passed(self, spent: float) -> None:
        """So much in one decision."""
        if self.seconds is None:
            return
        self.late += max(0.0, spent - 2 * self.seconds)
        if self.late > GRACE:
            raise Fault(f"thought {spent:.2f} s, {self.seconds} are allowed")


def _asked(player: Bot, game: Game, state: GameState, seat: int, clock: Clock) -> int:
    """The bot's code, or Fault."""
    view, handle = state.view(seat), Handle(state, seat, game)
    start = time.perf_counter()
    try:
        with _alarm(clock.seconds):
            code = int(index(player.choose(view, handle, clock.seconds)))       # no class of its own, which may lie
    except Fault:
        raise
    except BaseException as error:
        if _from_outside(error):
            raise
        raise Fault(_said(error)) from error
    clock.passed(time.perf_counter() - start)
    if code not in state.choices:
        told = str(code) if code.bit_length() < 64 else f"a number of {code.bit_length()} bits"
        raise Fault(f"chose {told}, which is not possible")
    return code


def _from_outside(error: BaseException) -> bool:
    """Whether somebody stopped this process; one of several is ended without a word (`crowd`), so it was the bot."""
    return isinstance(error, KeyboardInterrupt) and multiprocessing.parent_process() is None


def _said(error: BaseException) -> str:
    """What went wrong in a bot, as text that any file takes."""
    try:
        words = f"{type(error).__name__}: {error}"
    except BaseException:
        words = type(error).__name__
    return words[:LONGEST_FAULT].encode("utf-8", "backslashreplace").decode("utf-8")


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Ends a thought that takes far too long, where the system can: in a process's main thread.

    A bot that does not let itself be ended takes its process along, if that is one of several; so does one that does
    not hear, since the clock that ends it then is none of Python's.
    """
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    calls = 0
    one_of_several = multiprocessing.parent_process() is not None

    def too_long(*_: object) -> None:
        nonlocal calls
        calls += 1
        if calls > CALLS and one_of_several:
            os._exit(1)
        raise Fault(f"thought longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, 2 * seconds + 2 * GRACE, GRACE)
    with open(os.devnull, "w", encoding="ascii") as nowhere:
        if one_of_several:
            faulthandler.dump_traceback_later(2 * seconds + (CALLS + 3) * GRACE, exit=True, file=nowhere)
        try:
            yield
        finally:
            if one_of_several:
                faulthandler.cancel_dump_traceback_later()
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _name(seat: int, name: str) -> str:
    return f"{name} ({seat + 1})"
