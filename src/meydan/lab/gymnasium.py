"""One seat of a game as a Gymnasium environment; bots play the others."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meydan.bots import Bot, Handle, bot
from meydan.core.game import Value
from meydan.core.registry import game as find_game
from meydan.core.state import CHANCE, GameState
from meydan.lab.tensor import BOUND, SIZE, Encoder

Observation = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Play one seat against chosen bots.

    `info["action_mask"]` marks the legal codes (Gymnasium's own `sample(mask)` takes it); an illegal code raises.
    `seat` None takes another seat in every game. The reward is 0 until the end, then what the seat got.
    """

    metadata = {"render_modes": []}                 # noqa: RUF012

    def __init__(self, game: str, opponents: Sequence[str] = ("random",), seat: int | None = None,
                 seconds: float | None = None, players: int | None = None, **options: Value) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.check_options(options)
        self.opponents = [opponents[number % len(opponents)] for number in range(self.players - 1)]
        self.wanted_seat = seat
        self.seconds = seconds
        self.action_space = spaces.Discrete(self.game.actions)
        self.observation_space = spaces.Box(-BOUND, BOUND, (SIZE,), np.float32)
        self.encoder = Encoder()
        self.seat = 0
        self.rivals: dict[int, Bot] = {}
        self.state: GameState | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[
            Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.players)) if self.wanted_seat is None else self.wanted_seat
        self.state = self.game.new(self.players, int(self.np_random.integers(1 << 62)), **self.options)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.rivals = {seat: bot(name, seat, int(self.np_random.integers(1 << 62)))
                       for seat, name in zip(others, self.opponents)}
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        assert self.state is not None, "reset first"
        if int(action) not in self.state.choices:
            raise ValueError(f"{action} is not among the choices")
        self.state.apply(int(action))
        self._go_on()
        return self._observation(), float(self.state.returns()[self.seat]), self.state.over, False, self._info()

    def _go_on(self) -> None:
        """Dice and bots, until this seat has to choose."""
        state = self.state
        assert state is not None
        while not state.over and state.current != self.seat:
            seat = int(state.current)
            if seat == CHANCE:
                code = state.choices[int(self.np_random.integers(len(state.choices)))]
            elif len(state.choices) == 1:
                code = state.choices[0]
            else:
                code = self.rivals[seat].choose(state.view(seat), Handle(state, seat, self.game), self.seconds)
            state.apply(code)

    def _observation(self) -> Observation:
        assert self.state is not None
        return self.encoder(self.state.view(self.seat))

    def _info(self) -> dict[str, Any]:
        assert self.state is not None
        mask = np.zeros(self.game.actions, np.int8)
        if not self.state.over:
            mask[self.state.choices] = 1
        return {"action_mask": mask, "seat": self.seat}
