"""Bots without search: the yardsticks of all others."""
from __future__ import annotations

from typing import Final

from meydan.bots.base import Thinker, View, Weighed
from meydan.bots.handle import Handle
from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState

GUESSES: Final = 8                      # deals a greedy bot looks at
QUICK_END: Final = 400                  # decisions after which a quick playout is judged as it stands


class Random(Thinker):
    """Any choice, each equally likely."""

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        self.begin(handle)
        code = handle.choices[self.rng.below(len(handle.choices))]
        self.weighed = [Weighed(code, 0.0, 0)]
        return code


class Greedy(Thinker):
    """Looks one choice ahead, over some guesses at what is hidden, and takes what looks best at once."""

    def choose(self, view: View, handle: Handle, seconds: float | None) -> int:
        self.begin(handle)
        if len(handle.choices) == 1:
            self.weighed = [Weighed(handle.choices[0], 0.0, 0)]
            return handle.choices[0]
        totals = dict.fromkeys(handle.choices, 0.0)
        for _ in range(GUESSES):
            guess = handle.determinize(self.rng.seed())
            for code in handle.choices:
                after = guess.clone()
                after.apply(code)
                totals[code] += worth(after, self.seat, self.rng)
        self.weighed = sorted((Weighed(code, total / GUESSES, GUESSES) for code, total in totals.items()),
                              key=lambda option: -option.value)
        best = [option.code for option in self.weighed if option.value == self.weighed[0].value]
        self.chosen = best[self.rng.below(len(best))]
        return self.chosen


def worth(state: GameState, seat: int, rng: Rng) -> float:
    """What the seat gets, or by the game's own opinion will get; a game without one is played out quickly."""
    while state.current == CHANCE:
        state.apply(state.choices[rng.below(len(state.choices))])
    if state.over:
        return state.returns()[seat]
    opinion = state.evaluate(seat)
    if opinion != 0.0:
        return opinion
    for _ in range(QUICK_END):
        if state.over:
            break
        state.apply(state.policy(rng))
    return state.returns()[seat]
