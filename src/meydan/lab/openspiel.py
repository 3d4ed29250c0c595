"""Every game as an OpenSpiel game: `import meydan.lab.openspiel`, then `pyspiel.load_game("meydan_root")`.

The deal is the first chance node: one of `deals` numbered deals, all equally likely. Dice are further chance nodes.
Seats that decide at the same time are asked one after the other, unseen by each other, as everywhere in Meydan.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, Final
from zlib import crc32

import numpy as np
import pyspiel

from meydan.core.actions import seen_by
from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.registry import games
from meydan.core.state import CHANCE, Event, GameState
from meydan.lab.observer import Observer

PREFIX: Final = "meydan_"
MOST_NOTICED: Final = 32.0              # times that one thing is counted
MEMORY: Final = 1024                    # places of an information state for what happened so far


def _parameter(word: str) -> int | str:
    """OpenSpiel writes a game's parameters as text and reads digits back as a number."""
    return int(word) if word.isdigit() else word


def _type(game: Game) -> Any:
    parameters: dict[str, Any] = {"players": game.players[0], "deals": 4096}
    usual = game.trial_options({})
    for option in game.options:
        parameters[option.name] = _parameter(option.word(usual[option.name]))
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Meydan {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters)


class MeydanGame(pyspiel.Game):                     # type: ignore[misc]
    """A game of Meydan. Parameters: players, deals, and the game's own options by their words."""

    def __init__(self, rules: Game, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = rules
        self.seats = rules.check_players(int(given.get("players", rules.players[0])))
        self.deals = int(given.get("deals", 4096))
        if self.deals < 1:
            raise ValueError(f"{self.deals} deals: there has to be one")
        usual = rules.trial_options({})
        self.options = {option.name: option.value(str(given.get(option.name, option.word(usual[option.name]))))
                        for option in rules.options}
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=max(self.deals, rules.actions),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest)
        super().__init__(kind, info, given)

    def new_initial_state(self) -> MeydanState:
        return MeydanState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MeydanObserver:
        return MeydanObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Memory:
    """All that one seat noticed, as a tensor and as a digest; brought up to date from where it stopped."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.read = 0                               # events read, whoever could notice them
        self.noticed = 0
        self.done = 0                               # own choices read
        self.tensor = np.zeros(MEMORY, np.float32)
        self.digest = b""
        self.own_digest = b""

    def copied(self) -> Memory:
        twin = Memory(self.seat)
        twin.read, twin.noticed, twin.done = self.read, self.noticed, self.done
        twin.tensor = self.tensor.copy()
        twin.digest, twin.own_digest = self.digest, self.own_digest
        return twin

    def update(self, events: list[Event], own: list[int]) -> Memory:
        for event in events[self.read:]:
            if seen_by(event, self.seat):
                self.tensor[crc32(f"{self.noticed} {event}".encode()) % MEMORY] += 1
                self.digest = sha256(self.digest + repr(event).encode()).digest()
                self.noticed += 1
        self.read = len(events)
        for code in own[self.done:]:
            self.tensor[crc32(f"own {self.done} {code}".encode()) % MEMORY] += 1
            self.own_digest = sha256(self.own_digest + str(code).encode()).digest()
            self.done += 1
        return self


class Sitting:
    """What a state holds. OpenSpiel copies and pickles the attributes of states, so it knows how that is done.

    A pickle holds the actions and plays them again.
    """

    def __init__(self, game: MeydanGame) -> None:
        self.game = game
        self.inner: GameState | None = None
        self.actions: list[int] | None = []         # since before the deal; None if resampled
        self.events: list[Event] = []               # what happened, each with its audience
        self.own: list[list[int]] = [[] for _ in range(game.seats)]
        self.memories = [Memory(seat) for seat in range(game.seats)]

    def memory(self, seat: int) -> Memory:
        return self.memories[seat].update(self.events, self.own[seat])

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        twin = Sitting(self.game)
        twin.events = list(self.events)
        twin.own = [list(codes) for codes in self.own]
        twin.memories = [memory.copied() for memory in self.memories]
        twin.actions = None if self.actions is None else list(self.actions)
        if self.inner is not None:
            twin.take(self.inner.clone())
        return twin

    def __getstate__(self) -> tuple[str, list[int]]:
        if self.actions is None:
            raise ValueError("a resampled state cannot be serialized")
        return str(self.game), self.actions

    def __setstate__(self, kept: tuple[str, list[int]]) -> None:
        Sitting.__init__(self, pyspiel.load_game(kept[0]))
        for action in kept[1]:
            self.apply(action)

    def apply(self, action: int) -> None:
        """The deal, dice, or a seat's choice."""
        if self.actions is not None:
            self.actions.append(action)
        if self.inner is None:
            self.take(self.game.rules.trial(self.game.seats, action, **self.game.options))
            return
        if self.inner.current >= 0:
            self.own[self.inner.current].append(action)
        self.inner.apply(action)

    def take(self, inner: GameState) -> None:
        """Go on with this position, and note what happens."""
        self.inner = inner
        inner.log = self.events


class MeydanState(pyspiel.State):                   # type: ignore[misc]
    """A position. Before the deal there is nothing but a chance node."""

    def __init__(self, game: MeydanGame) -> None:
        super().__init__(game)
        self.sitting = Sitting(game)

    @property
    def game(self) -> MeydanGame:
        return self.sitting.game

    @property
    def inner(self) -> GameState | None:
        """Meydan's own state; None before the deal."""
        return self.sitting.inner

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        if self.inner is None or self.inner.current == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if self.inner.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.inner.current)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.choices) if self.inner is not None else list(range(self.game.deals))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.inner is None:
            return _uniform(self.game.deals)
        choices = sorted(self.inner.choices)
        return [(code, 1.0 / len(choices)) for code in choices]

    def _apply_action(self, action: int) -> None:
        self.sitting.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.inner is None:
            return f"deal {action}"
        return " ".join(self.game.rules.words(action))

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.over

    def returns(self) -> list[float]:
        return self.inner.returns() if self.inner is not None else [0.0] * self.game.seats

    def __str__(self) -> str:
        if self.inner is None:
            return "before the deal"
        return f"{self.game.rules.name} after {len(self.history())} actions: {' '.join(map(str, self.history()))}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> MeydanState:
        """A state that the player cannot tell from this one. It can be played on, but not serialized."""
        assert self.inner is not None
        twin = MeydanState(self.game)
        twin.sitting.actions = None
        twin.sitting.events = self.seen(player_id)
        twin.sitting.own = [list(codes) for codes in self.sitting.own]
        twin.sitting.take(self.inner.determinize(player_id, int(probability_sampler() * (1 << 53))))
        return twin

    def seen(self, player: int) -> list[Event]:
        """What the player could notice since the deal."""
        return [event for event in self.sitting.events if seen_by(event, player)]


class MeydanObserver:
    """What the seat knows (`meydan.lab.observer`) as a tensor, its view as a string.

    With perfect recall also all that the seat noticed so far.
    """

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.recalls: bool = iig_obs_type.perfect_recall
        self.observer = Observer(game)
        size = self.observer.size
        self.tensor = np.zeros(size + MEMORY * self.recalls, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.recalls:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: MeydanState, player: int) -> None:
        self.tensor.fill(0)
        if state.inner is None:
            return
        self.dict["view"][:] = self.observer(state.inner, player)
        if self.recalls:
            np.clip(state.sitting.memory(player).tensor, 0, MOST_NOTICED, out=self.dict["memory"])

    def string_from(self, state: MeydanState, player: int) -> str:
        if state.inner is None:
            return f"seat {player}, before the deal"
        view = repr(state.inner.view(player))
        if not self.recalls:
            return view
        memory = state.sitting.memory(player)
        return f"{memory.digest.hex()} {memory.own_digest.hex()} {view}"


@cache
def _uniform(outcomes: int) -> list[tuple[int, float]]:
    return [(number, 1.0 / outcomes) for number in range(outcomes)]


def _register(name: str) -> None:
    rules = find_game(name)
    kind = _type(rules)

    def begin(self: MeydanGame, params: dict[str, Any] | None = None) -> None:
        MeydanGame.__init__(self, rules, kind, params)

    # OpenSpiel pickles a game by its class, so the class has to be found in this module.
    class_name = "".join(word.title() for word in (PREFIX + name).split("_"))
    globals()[class_name] = type(class_name, (MeydanGame,), {"__init__": begin, "__module__": __name__})
    pyspiel.register_game(kind, globals()[class_name])


def _available() -> list[str]:
    """The games whose rules are here."""
    found = []
    for name in games():
        try:
            find_game(name)
        except (ImportError, AttributeError):
            continue
        found.append(name)
    return found


for _name in _available():
    if PREFIX + _name not in pyspiel.registered_names():
        _register(_name)
