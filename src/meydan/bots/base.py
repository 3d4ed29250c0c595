"""What a bot is: made for a seat, asked for a code, able to say why."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from meydan.bots.calibration import OPINION, chance, win_chance
from meydan.bots.handle import Handle
from meydan.bots.thoughts import thoughts
from meydan.core.game import Game
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts

View = dict[str, Any]
Reason = tuple[str, float]

__all__ = ["Bot", "Reason", "Thinker", "View", "Weighed", "win_chance"]


class Bot(Protocol):
    """Any object with these two methods can sit at a table."""

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        """One of `handle.choices`, within the time; None means its own usual effort."""
        ...

    def why(self, language: str) -> list[Reason]:
        """Why the last choice: the best option, what speaks for the choice and against it, what is expected next, then
        the other options weighed; sentences, each with a chance to win."""
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
        self.deal: GameState | None = None      # the position as the seat may take it to be
        self.line: list[int] = []               # its choice, and what follows as far as luck allows
        self.judge = OPINION                    # whose judgement the last worths are

    def begin(self, handle: Handle) -> None:
        """Forget the last thoughts."""
        self.game = handle.game
        self.players = handle.players
        self.weighed = []
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

    def why(self, language: str) -> list[Reason]:
        if self.game is None or not self.weighed:
            return []
        if self.weighed[0].visits == 0:
            return [(site_texts(language).say("bot-why-any"), 1 / self.players)]
        actions = game_texts(self.game, language)
        best, view = self.weighed[0].value, self.deal.view(self.seat) if self.deal is not None else None
        reasons: list[Reason] = []
        for place, option in enumerate(self.weighed[:self.REASONS]):
            likely = self.chance(option)
            sentence = site_texts(language).say(
                _verdict(place, best - option.value), action=actions.deed(option.code, view=view),
                percent=round(100 * likely))
            reasons.append((sentence, likely))
        if self.deal is not None and self.line:
            seen = thoughts(self.game, language, self.deal, self.seat, self.line, self.foreseen)
            reasons[1:1] = [(sentence, reasons[0][1]) for sentence in seen]
        return reasons


def _verdict(place: int, behind: float) -> str:
    if place == 0:
        return "bot-why-best"
    if behind < 0.04:
        return "bot-why-as-good"
    return "bot-why-close" if behind < 0.2 else "bot-why-worse"
