"""The learning libraries' own checks, for every game."""
from __future__ import annotations

import copy
import pickle
import random
import time
from typing import Any

import numpy as np
import pytest

import meydan
from meydan.core.errors import IllegalAction
from meydan.lab.observer import Observer
from meydan.lab.vector import VectorPlay
from tests.bots.games_here import games_here

pettingzoo = pytest.importorskip("meydan.lab.pettingzoo")
GAMES = games_here()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api_and_seeds(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(pettingzoo.env(game), num_cycles=200)
    seed_test(lambda: pettingzoo.env(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_copies_go_their_own_way(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(30):
        _step_anyhow(env, rng)
    agent = env.agent_selection
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.agent_selection == agent
        for one, other in zip(env.observe(agent).values(), twin.observe(agent).values()):
            assert (one == other).all()
        before = env.unwrapped.record.decisions[:]
        _step_anyhow(twin, rng)
        assert env.unwrapped.record.decisions == before


def _step_anyhow(env: object, rng: np.random.Generator) -> None:
    observation = env.observe(env.agent_selection)      # type: ignore[attr-defined]
    env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))       # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_rewards_are_the_returns(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=8)
    rng = np.random.default_rng(2)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert list(totals.values()) == pytest.approx(env.unwrapped.state_now.returns())


def test_pettingzoo_refuses_what_is_not_possible() -> None:
    env = pettingzoo.env(GAMES[-1])
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not among"):
        env.step(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulation(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import meydan.lab.openspiel  # noqa: F401

    there = pyspiel.load_game(f"meydan_{game}")
    pyspiel.random_sim_test(there, 1, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_resampling_keeps_what_is_known(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import meydan.lab.openspiel  # noqa: F401

    state = pyspiel.load_game(f"meydan_{game}").new_initial_state()
    chance = random.Random(5)
    for _ in range(40):
        state.apply_action(chance.choice(state.legal_actions()))
    if state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    seat = max(state.current_player(), 0)
    for _ in range(3):
        twin = state.resample_from_infostate(seat, chance.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_seat_against_bots(game: str) -> None:
    from meydan.lab.gymnasium import SeatEnv

    env = SeatEnv(game, ("random",))
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    ended = False
    reward = 0.0
    while not ended:
        _, reward, ended, _, info = env.step(np.int64(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert env.state is not None and reward == env.state.returns()[info["seat"]]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_passes_its_own_check(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from meydan.lab.gymnasium import SeatEnv

    check_env(SeatEnv(game, ("random",)))


@pytest.mark.parametrize("game", GAMES)
def test_vector_play_is_the_same_game(game: str) -> None:
    """Every mask is exactly the choices; rewards come with the end and sum to nothing."""
    play = VectorPlay(game, 5, seed=3)
    finished = 0
    for _ in range(3000):
        for number, state in enumerate(play.states):
            assert np.flatnonzero(play.masks[number]).tolist() == sorted(state.choices)
            assert play.players[number] == state.current >= 0
        _, _, rewards, ended = play.step(play.sample())
        finished += int(ended.sum())
        assert (rewards[~ended] == 0).all() and np.allclose(rewards.sum(axis=1), 0)
        assert (np.abs(rewards[ended]).max(axis=1) > 0).all() or (rewards[ended] == 0).any()
        if finished > 3:
            break
    assert finished > 3


def test_vector_play_refuses_what_is_not_possible() -> None:
    play = VectorPlay(GAMES[-1], 2, seed=1)
    codes = play.sample()
    codes[1] = int(np.flatnonzero(~play.masks[1])[0])
    with pytest.raises(IllegalAction):
        play.step(codes)


def test_vector_play_is_faster_than_one_game_at_a_time() -> None:
    play = VectorPlay(GAMES[-1], 64, seed=1)
    start = time.process_time()
    for _ in range(100):
        play.observations()
        play.step(play.sample())
    fast = 6400 / (time.process_time() - start)
    env = pettingzoo.env(GAMES[-1])
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    start = time.process_time()
    steps = 0
    while steps < 150:
        if env.terminations[env.agent_selection]:
            env.reset()
        _step_anyhow(env, rng)
        steps += 1
    assert fast > (4 if meydan.COMPILED else 1) * steps / (time.process_time() - start)


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_rows_of_what_the_mover_knows(game: str) -> None:
    play = VectorPlay(game, 8, seed=2)
    for _ in range(20):
        play.step(play.sample())
    observer = Observer(game)
    rows = play.observations()
    assert rows.shape == (8, observer.size) and rows.dtype == np.uint8
    for row, state in zip(rows, play.states):
        assert (row == observer(state, int(state.current))).all()
        assert np.flatnonzero(observer.part(row, "choices")).tolist() == sorted(state.choices)
    assert len({row.tobytes() for row in rows}) == 8
    again = play.observations().copy()
    assert (again == rows).all()                    # rows are cleared before they are written


def test_gymnasium_knows_the_games_and_punishes_the_impossible() -> None:
    import gymnasium

    import meydan.lab.gymnasium  # noqa: F401

    env = gymnasium.make("meydan/seven_wonders_duel-v0", render_mode="ansi", disable_env_checker=True).unwrapped
    _, info = env.reset(seed=5)
    assert env.action_masks().sum() == info["action_mask"].sum() > 0
    assert "Take one of the Wonders" in env.render()
    env.render_mode = "svg"
    assert env.render().startswith("<svg")
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_gymnasium_is_over_after_the_impossible_and_after_the_end() -> None:
    from meydan.lab.gymnasium import SeatEnv

    env = SeatEnv("seven_wonders_duel")
    with pytest.raises(RuntimeError, match="reset"):
        env.action_masks()
    _, info = env.reset(seed=5)
    env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert not env.action_masks().any()
    with pytest.raises(RuntimeError, match="over"):
        env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    _, info = env.reset()
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    with pytest.raises(RuntimeError, match="over"):
        env.step(np.int64(0))


@pytest.mark.parametrize(("wrong", "said"), [
    ({"seat": 2}, "seat 2"), ({"seat": -1}, "seat -1"), ({"opponents": []}, "0 opponents"),
    ({"opponents": "random"}, "list of names"), ({"opponents": ["random", "greedy"]}, "2 opponents")])
def test_gymnasium_says_what_is_wrong_with_a_setting(wrong: dict[str, Any], said: str) -> None:
    from meydan.lab.gymnasium import SeatEnv

    with pytest.raises(ValueError, match=said):
        SeatEnv("root", **wrong)


def test_what_cannot_be_shown_or_played_is_refused() -> None:
    from meydan.lab.gymnasium import SeatEnv

    there = SeatEnv("root", render_mode="rgb_array")    # as Stable-Baselines3 makes every environment
    there.reset(seed=1)
    with pytest.raises(ValueError, match="ansi, svg"):
        there.render()
    with pytest.raises(ValueError, match="at least one"):
        VectorPlay("root", 0)
    with pytest.raises(RuntimeError, match="reset"):
        pettingzoo.raw_env("root").step(0)
