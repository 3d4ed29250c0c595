"""What a bot is: made for a seat, asked for a code, able to say why."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from meydan.bots.calibration import CERTAIN, OPINION, chance, win_chance
from meydan.bots.handle import Handle
from meydan.bots.thoughts import listed, thoughts, walked
from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts

View = dict[str, Any]
Reason = tuple[str, float]

HARDLY: Final = 20                      # an option tried so many times less than the most tried one is hardly known
AS_GOOD: Final = 0.02                   # of a chance to win, below which nobody sees a difference;
DEALS: Final = 4                        # in which a win must be one to be called so
CLOSE: Final = 0.1                      # and from which on it is a clear one
# How options that were weighed compare with the choice, in the order in which they are told.
BETTER, AS_WELL, NEARLY, WORSE = VERDICTS = ("bot-why-better", "bot-why-as-good", "bot-why-close", "bot-why-worse")

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
    UNWEIGHED = "bot-why-any"           # what it says of a choice it did not weigh

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.rng = Rng(seed)
        self.game: Game | None = None
        self.players = 2
        self.weighed: list[Weighed] = []
        self.chosen = -1                        # the last choice,
        self.options = 0                        # and how many there were
        self.deal: GameState | None = None      # the position as the seat may take it to be
        self.line: list[int] = []               # its choice, and what follows as far as luck allows
        self.judge = OPINION                    # whose judgement the last worths are
        self.names: Sequence[str] = ()          # of the players, where reasons are to name them

    def begin(self, handle: Handle) -> None:
        """Forget the last thoughts."""
        self.game = handle.game
        self.players = handle.players
        self.weighed = []
        self.chosen = -1
        self.options = len(handle.choices)
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

    def knows(self, option: Weighed) -> bool:
        """Whether it can tell a chance: an option was tried, or is a certain loss, which nobody tries any more."""
        return option.visits > 0 or self._lost(option)

    def explain(self, code: int) -> bool:
        """Tell of this choice, which was really made, instead of its own; False if it knows nothing of it."""
        if not any(option.code == code and self.knows(option) for option in self.weighed):
            return False
        if self.line[:1] != [code]:
            self.chosen, self.line = code, [code]
        return True

    def _lost(self, option: Weighed) -> bool:
        return win_chance(option.value, self.players) <= 1 - CERTAIN

    def considered(self) -> list[Weighed]:
        """The choice, then the other options that were really weighed, the likeliest first."""
        others = [option for option in really_tried(self.weighed) if option.code != self.chosen]
        chosen = [option for option in self.weighed if option.code == self.chosen]
        return chosen + sorted(others, key=lambda option: -option.value)

    def why(self, language: str) -> list[Reason]:
        if self.game is None or not self.weighed:
            return []
        site, deed = site_texts(language), partial(self._deed, language)
        if not self.knows(self.weighed[0]):
            return [(site.say("bot-why-forced" if self.options == 1 else self.UNWEIGHED), 1 / self.players)]
        told = _different(self.considered(), deed)
        first, others = told[0], told[1:self.REASONS]
        likely = self.chance(first)
        reasons: list[Reason] = [(site.say(self._verdict(told), action=deed(first), percent=_percent(likely)), likely)]
        if self.deal is not None and self.line:
            seen = thoughts(self.game, language, self.deal, self.seat, self.line, self.foreseen, self.names)
            reasons += [(sentence, likely) for sentence in seen]
        if len(told) == 1 < len(self.weighed) and abs(first.value) < CERTAIN:
            reasons.append((site.say("bot-why-alone"), likely))
        for verdict in VERDICTS:
            alike = [option for option in others if self._compared(told, option) == verdict]
            if alike:
                named = [site.say("bot-why-deed" if verdict == AS_WELL else "bot-why-option", action=deed(option),
                                  percent=_percent(self.chance(option))) for option in alike]
                reasons.append((site.say(verdict, what=listed(language, named)), self.chance(alike[0])))
        return reasons

    def _deed(self, language: str, option: Weighed) -> str:
        assert self.game is not None
        view = self.deal.view(self.seat) if self.deal is not None else None
        return game_texts(self.game, language).deed(option.code, self.names, view)

    def _won(self) -> bool:
        """Whether the line wins, whatever is hidden."""
        assert self.deal is not None
        ends = [walked(self.deal.determinize(self.seat, number), self.line)[0] for number in range(DEALS)]
        return all(end.over and end.returns()[self.seat] >= CERTAIN for end in ends)

    def _best(self, told: list[Weighed]) -> bool:
        """Whether the search itself preferred the choice."""
        return told[0] == self.weighed[0] or all(told[0].value >= option.value for option in told)

    def _verdict(self, told: list[Weighed]) -> str:
        """What is to be said of the choice itself."""
        first, rest = told[0], told[1:]
        if first.value >= CERTAIN and self._won():
            return "bot-why-wins"
        if self._lost(first):
            return "bot-why-lost"
        if not self._best(told):
            return "bot-why-chosen"
        if not rest:
            return "bot-why-best"
        behind = self.chance(first) - max(self.chance(option) for option in rest)
        return "bot-why-even" if behind < AS_GOOD else "bot-why-best" if behind < CLOSE else "bot-why-clear"

    def _compared(self, told: list[Weighed], option: Weighed) -> str:
        """How an option compares with the choice by its chance."""
        behind = self.chance(told[0]) - self.chance(option)
        if behind <= -AS_GOOD and not self._best(told):
            return BETTER
        if behind < AS_GOOD:
            return AS_WELL
        return NEARLY if behind < CLOSE else WORSE


class Tried(Protocol):
    """Whatever was tried some times."""

    @property
    def visits(self) -> int: ...


Some = TypeVar("Some", bound=Tried)


def really_tried(options: Sequence[Some]) -> list[Some]:
    """Those tried often enough that something is known of them."""
    most = max(option.visits for option in options)
    return [option for option in options if option.visits >= most / HARDLY]


def told_chance(likely: float) -> float:
    """What a search takes for certain it tells as nearly so: it may have seen too little."""
    return min(max(likely, 0.01), 0.99)


def _percent(likely: float) -> int:
    return round(100 * told_chance(likely))


def _different(options: list[Weighed], deed: Callable[[Weighed], str]) -> list[Weighed]:
    """Those that differ in words: who reads of two that read the same learns nothing."""
    told: dict[str, Weighed] = {}
    for option in options:
        told.setdefault(deed(option), option)
    return list(told.values())
