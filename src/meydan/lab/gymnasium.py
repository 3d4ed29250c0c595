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
    `opponents` take the other seats in their order, beginning again where they are fewer. `seat` None takes another
    seat in every game. The reward is 0 until the end, then what the seat got.
    `gymnasium.make("meydan/root-v0")` makes one too, once this module is imported.
    """

    metadata = {"render_modes": MODES, "render_fps": 4}      # noqa: RUF012

    def __init__(self, game: str, opponents: Sequence[str] = ("random",), seat: int | None = None,
                 seconds: float | None = None, players: int | None = None, render_mode: str | None = None,
                 **options: Value) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.trial_options(options)
        self.opponents = self._rivals_named(opponents)
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"seat {seat}: with {self.players} players it is from 0 to {self.players - 1}, or None")
        self.wanted_seat = seat
        self.seconds = seconds
        self.action_space = spaces.Discrete(self.game.actions)
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.observation_space = spaces.Box(0, 255, (self.observer.size,), np.uint8)
        self.seat = 0
        self.rivals: dict[int, Bot] = {}
        self.state: GameState | None = None
        self.lost = False                           # by an illegal code

    def _rivals_named(self, opponents: Sequence[str]) -> list[str]:
        """A bot's name for each other seat; where fewer are given they are taken in turn."""
        if isinstance(opponents, str):
            raise ValueError(f"opponents are a list of names: [{opponents!r}]")
        if not 0 < len(opponents) < self.players:
            raise ValueError(f"{len(opponents)} opponents for {self.players - 1} other seats")
        return [opponents[number % len(opponents)] for number in range(self.players - 1)]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[
            Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.players)) if self.wanted_seat is None else self.wanted_seat
        self.state = self.game.trial(self.players, int(self.np_random.integers(1 << 62)), **self.options)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.rivals = {seat: bot(name, seat, int(self.np_random.integers(1 << 62)))
                       for seat, name in zip(others, self.opponents)}
        self.lost = False
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.state_now
        if state.over or self.lost:
            raise RuntimeError("the game is over: reset the environment")
        if int(action) not in state.choices:
            self.lost = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        state.apply(int(action))
        self._go_on()
        return self._observation(), float(state.returns()[self.seat]), state.over, False, self._info()

    @property
    def state_now(self) -> GameState:
        """The game itself."""
        if self.state is None:
            raise RuntimeError("reset the environment first")
        return self.state

    def _go_on(self) -> None:
        """Dice and bots, until this seat has to choose."""
        state = self.state_now
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
        return self.observer(self.state_now, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which codes are legal, as MaskablePPO asks for it."""
        mask: NDArray[np.bool_] = self._info()["action_mask"].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """What the seat sees: points and question in words, or the picture (`svg`)."""
        return None if self.state is None else rendered(self.game, self.state, self.seat, self.render_mode)

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.game.actions, np.int8)
        if not (self.state_now.over or self.lost):
            mask[self.state_now.choices] = 1
        return {"action_mask": mask, "seat": self.seat}


for _name in game_names():
    gymnasium.register(f"meydan/{_name}-v0", entry_point="meydan.lab.gymnasium:SeatEnv", kwargs={"game": _name})
