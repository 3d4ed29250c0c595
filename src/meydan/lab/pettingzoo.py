"""Every game as a PettingZoo AEC environment."""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from meydan.core.game import Value
from meydan.core.record import Record
from meydan.core.registry import game as find_game
from meydan.core.state import CHANCE, GameState
from meydan.lab.observer import Observer
from meydan.lab.rendering import MODES, rendered


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Value) -> Any:
    """The environment with PettingZoo's own checks around it.

    >>> duel = env("seven_wonders_duel")
    >>> duel.reset(seed=1)
    >>> duel.agents
    ['seat_1', 'seat_2']
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, render_mode, **options))


class raw_env(AECEnv):                              # type: ignore[misc]
    """One game. An observation is {"observation": what the seat knows, "action_mask": legal codes}.

    Rewards are 0 until the end, then the game's returns. Dice are rolled inside. Copies and pickles are made from
    the record, so they never depend on how a state lies in memory.
    """

    metadata = {"render_modes": MODES, "is_parallelizable": False}      # noqa: RUF012

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Value) -> None:
        super().__init__()
        self.game = find_game(game)
        self.metadata = {**self.metadata, "name": f"meydan_{game}"}
        self.render_mode = render_mode
        self.options = self.game.trial_options(options)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.players)]
        self.observer = Observer(self.game)
        self.observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(0, 255, (self.observer.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
        }) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.np_random: np.random.Generator | None = None
        self._state: GameState | None = None

    # What PettingZoo asks for.

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self._state = self.game.trial(self.players, int(self.np_random.integers(1 << 62)), **self.options)
        self.record = Record.of(self.game, self._state, self.possible_agents)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._roll()
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.actions, np.int8)
        if self.state_now.current == seat:
            mask[self.state_now.choices] = 1
        return {"observation": self.observer(self.state_now, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        state = self.state_now
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in state.choices:
            raise ValueError(f"{action} is not among the choices of {self.agent_selection}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._apply(int(action))
        self._roll()
        self.rewards = dict(zip(self.possible_agents, map(float, state.returns())))
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if state.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """What the asked seat sees: points and question in words, or the picture (`svg`); at the end what all see."""
        state = self.state_now
        return rendered(self.game, state, None if state.over else int(state.current), self.render_mode)

    def close(self) -> None:
        pass

    # How it is done.

    @property
    def state_now(self) -> GameState:
        """The game itself."""
        if self._state is None:
            raise RuntimeError("reset the environment first")
        return self._state

    def _asked(self) -> str:
        return self.possible_agents[int(self.state_now.current)]

    def _apply(self, code: int) -> None:
        self.record.decisions.append((int(self.state_now.current), code))
        self.state_now.apply(code)

    def _roll(self) -> None:
        assert self.np_random is not None
        while self.state_now.current == CHANCE:
            self._apply(self.state_now.choices[int(self.np_random.integers(len(self.state_now.choices)))])

    # Copies, by the record.

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        kept["game"] = self.game.name
        kept["_state"] = None
        kept.pop("record", None)
        if self._state is not None:
            kept["_decisions"] = list(self.record.decisions)
            kept["_setup"] = self.record.setup
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        setup = kept.pop("_setup", None)
        decisions = kept.pop("_decisions", [])
        self.__dict__.update(kept)
        self.game = find_game(kept["game"])
        if setup is not None:
            self.record = Record(self.game, setup, self.possible_agents, decisions)
            self._state = self.record.replay()
