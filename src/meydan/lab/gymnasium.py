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
from meydan.core.registry import games as game_names
from meydan.core.state import CHANCE, GameState
from meydan.lab.observer import Observation, Observer
from meydan.lab.rendering import MODES, rendered


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Play one seat against chosen bots.

    `info["action_mask"]` and `action_masks()` mark the legal codes (Gymnasium's own `sample(mask)` takes the one,
    MaskablePPO the other). An illegal code loses the game at once: reward -1, and `info["illegal"]` is True.
    `seat` None takes another seat in every game. The reward is 0 until the end, then what the seat got.
    `gymnasium.make("meydan/root-v0")` makes one too, once this module is imported.
    """

    metadata = {"render_modes": MODES, "render_fps": 4}      # noqa: RUF012

    def __init__(self, game: str, opponents: Sequence[str] = ("random",), seat: int | None = None,
                 seconds: float | None = None, players: int | None = None, render_mode: str | None = None,
                 **options: Value) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.trial_options(options)
        self.opponents = [opponents[number % len(opponents)] for number in range(self.players - 1)]
        self.wanted_seat = seat
        self.seconds = seconds
        self.action_space = spaces.Discrete(self.game.actions)
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.observation_space = spaces.Box(0, 255, (self.observer.size,), np.uint8)
        self.seat = 0
        self.rivals: dict[int, Bot] = {}
        self.state: GameState | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[
            Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.players)) if self.wanted_seat is None else self.wanted_seat
        self.state = self.game.trial(self.players, int(self.np_random.integers(1 << 62)), **self.options)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.rivals = {seat: bot(name, seat, int(self.np_random.integers(1 << 62)))
                       for seat, name in zip(others, self.opponents)}
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        assert self.state is not None, "reset first"
        if int(action) not in self.state.choices:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
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
        return self.observer(self.state, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which codes are legal, as MaskablePPO asks for it."""
        mask: NDArray[np.bool_] = self._info()["action_mask"].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """What the seat sees: points and question in words, or the picture (`svg`)."""
        return None if self.state is None else rendered(self.game, self.state, self.seat, self.render_mode)

    def _info(self) -> dict[str, Any]:
        assert self.state is not None
        mask = np.zeros(self.game.actions, np.int8)
        if not self.state.over:
            mask[self.state.choices] = 1
        return {"action_mask": mask, "seat": self.seat}


for _name in game_names():
    gymnasium.register(f"meydan/{_name}-v0", entry_point="meydan.lab.gymnasium:SeatEnv", kwargs={"game": _name})
