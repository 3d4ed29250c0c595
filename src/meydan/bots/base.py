"""What a bot is: made for a seat, asked for a code, able to say why."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from meydan.bots.calibration import OPINION, chance, win_chance
from meydan.bots.handle import Handle
from meydan.bots.thoughts import thoughts
from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts

View = dict[str, Any]
Reason = tuple[str, float]

HARDLY: Final = 20                      # an option tried so many times less than the most tried one is hardly known
AS_GOOD: Final = 0.02                   # of a chance to win, below which nobody sees a difference;
CLOSE: Final = 0.1                      # and from which on it is a clear one

__all__ = ["Bot", "Reason", "Thinker", "View", "Weighed", "really_tried", "win_chance"]


class Bot(Protocol):
    """Any object with these two methods can sit at a table."""

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        """One of `handle.choices`, within the time; None means its own usual effort."""
        ...

    def why(self, language: str) -> list[Reason]:
        """Why the last choice: what it is, what speaks for it and against it, what is expected next, then the other
        options that were really weighed; sentences, each with a chance to win."""
        ...


@dataclass(frozen=True)
class Weighed:
    """One option, its worth to the seat from -1 to 1, and how often it was tried."""

    code: int
    value: float
    visits: int


class Thinker:
    """The common part of the project's own bots: a seat, random numbers, and the last thoughts."""

    REASONS = 4                         # how many options `why` tells

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Rng(seed)
        self.game: Game | None = None
        self.players = 2
        self.weighed: list[Weighed] = []
        self.chosen = -1                        # the last choice
        self.deal: GameState | None = None      # the position as the seat may take it to be
        self.line: list[int] = []               # its choice, and what follows as far as luck allows
        self.judge = OPINION                    # whose judgement the last worths are

    def begin(self, handle: Handle) -> None:
        """Forget the last thoughts."""
        self.game = handle.game
        self.players = handle.players
        self.weighed = []
        self.chosen = -1
        self.line = []
        self.deal = handle.determinize(0)

    @property
    def foreseen(self) -> list[int]:
        """The last choice, and what it expects to follow, beyond luck too where it can tell."""
        return self.line

    def chance(self, option: Weighed) -> float:
        """The chance to win with an option, as played games have shown it to be."""
        if self.game is None or self.deal is None:
            return win_chance(option.value, self.players)
        return chance(self.game, self.deal, option.value, self.judge)

    def considered(self) -> list[Weighed]:
        """The choice, then the other options that were really weighed, the likeliest first."""
        others = [option for option in really_tried(self.weighed) if option.code != self.chosen]
        chosen = [option for option in self.weighed if option.code == self.chosen]
        return chosen + sorted(others, key=lambda option: -option.value)

    def why(self, language: str) -> list[Reason]:
        if self.game is None or not self.weighed:
            return []
        if self.weighed[0].visits == 0:
            return [(site_texts(language).say("bot-why-any"), 1 / self.players)]
        site, actions = site_texts(language), game_texts(self.game, language)
        view = self.deal.view(self.seat) if self.deal is not None else None
        told = self.considered()
        first = self.chance(told[0])
        best = told[0] == self.weighed[0] or all(told[0].value >= option.value for option in told)
        reasons: list[Reason] = []
        for option in told[:self.REASONS]:
            likely = self.chance(option)
            verdict = _verdict(first - likely, best) if reasons else "bot-why-best" if best else "bot-why-chosen"
            reasons.append((site.say(verdict, action=actions.deed(option.code, view=view), percent=_percent(likely)),
                            likely))
        if len(told) == 1 < len(self.weighed):
            reasons.append((site.say("bot-why-alone"), first))
        if self.deal is not None and self.line:
            seen = thoughts(self.game, language, self.deal, self.seat, self.line, self.foreseen)
            reasons[1:1] = [(sentence, first) for sentence in seen]
        return reasons


class Tried(Protocol):
    """Whatever was tried some times."""

    @property
    def visits(self) -> int: ...


Some = TypeVar("Some", bound=Tried)


def really_tried(options: Sequence[Some]) -> list[Some]:
    """Those tried often enough that something is known of them."""
    most = max(option.visits for option in options)
    return [option for option in options if option.visits >= most / HARDLY]


def _percent(likely: float) -> int:
    """In whole percent; 0 and 100 are for what is certain."""
    return round(100 * likely) if likely in (0.0, 1.0) else min(max(round(100 * likely), 1), 99)


def _verdict(behind: float, best: bool) -> str:
    """How an option compares with the choice by its chance; `best`: the search itself preferred the choice."""
    if behind <= -AS_GOOD and not best:
        return "bot-why-better"
    if behind < AS_GOOD:
        return "bot-why-as-good"
    return "bot-why-close" if behind < CLOSE else "bot-why-worse"
