"""Many games side by side, stepped in one compiled call."""
from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState


@final
class Batch:
    """n running games with flat tables: whose turn, what is legal, what was won by the last step.

    Dice are rolled and finished games are dealt anew inside `step`, so every game always asks somebody.
    """

    def __init__(self, deal: Callable[[int], GameState], n: i64, actions: i64, seed: i64) -> None:
        self.deal = deal
        self.actions: i64 = actions
        self.rng = Rng(seed)
        self.states: list[GameState] = []
        for _ in range(n):
            self.states.append(self.rolled(deal(int(self.rng.seed()))))
        self.seats: i64 = self.states[0].players
        self.masks: vec[u8] = vec[u8]([u8(0)] * int(n * actions))
        self.players: vec[i64] = vec[i64]([0] * int(n))
        self.rewards: vec[float] = vec[float]([0.0] * int(n * self.seats))
        self.ended: vec[u8] = vec[u8]([u8(0)] * int(n))
        self.observed: i64 = 0
        self.observations: vec[u8] = vec[u8]([])
        for number in range(n):
            self.show(number, 1)

    def rolled(self, state: GameState) -> GameState:
        """The state with all dice rolled."""
        while state.current == CHANCE:
            state.apply(state.choices[self.rng.below(len(state.choices))])
        return state

    def show(self, number: i64, mark: u8) -> None:
        """Mark (or with 0 unmark) the choices of a game in its row of the mask."""
        state = self.states[number]
        row = number * self.actions
        for code in state.choices:
            self.masks[row + code] = mark
        self.players[number] = state.current

    def first_wrong(self, codes: list[int]) -> i64:
        """The first game whose code is not among its choices; -1 if there is none."""
        for number in range(len(self.states)):
            code: i64 = codes[number]
            if code < 0 or code >= self.actions or self.masks[number * self.actions + code] == 0:
                return number
        return -1

    def step(self, codes: list[int]) -> None:
        """Carry out one decision in every game; codes are legal."""
        for number in range(len(self.states)):
            self.show(number, 0)
            state = self.states[number]
            base = number * self.seats
            if self.ended[number]:
                self.ended[number] = 0
                for seat in range(self.seats):
                    self.rewards[base + seat] = 0.0
            state.apply(codes[number])
            self.rolled(state)
            if state.ending >= 0:
                self.ended[number] = 1
                returns = state.returns()
                for seat in range(self.seats):
                    self.rewards[base + seat] = returns[seat]
                self.states[number] = self.rolled(self.deal(int(self.rng.seed())))
            self.show(number, 1)

    def any_codes(self) -> list[int]:
        """A random legal choice in every game."""
        codes: list[int] = []
        for state in self.states:
            codes.append(state.choices[self.rng.below(len(state.choices))])
        return codes

    def prepare(self, size: i64) -> None:
        """Make room for an observation of so many numbers from every game."""
        self.observed = size
        self.observations = vec[u8]([u8(0)] * int(size * len(self.states)))

    def observe(self) -> None:
        """What whoever is asked knows, in every game; the rows are zero before."""
        for number in range(len(self.states)):
            state = self.states[number]
            state.observe(state.current, self.observations, number * self.observed)
