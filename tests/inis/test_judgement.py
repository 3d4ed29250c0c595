"""The learned judgement: what it counts, what it makes of it, and who is judged by it."""
from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from math import exp
from pathlib import Path

import numpy as np
import pytest

from meydan.bots import Handle, bot
from meydan.bots.calibration import NETWORK, OPINION
from meydan.bots.searching import Searcher
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.games.inis import prospects
from meydan.games.inis.evaluate import FEATURES, WEIGHTS, features
from meydan.games.inis.judgement import Judgement, read_network
from meydan.games.inis.state import Inis
from meydan.search import Search, Settings, network

GAME = find_game("inis")
FILE = GAME.folder / "network.json"
TRAINS = all(find_spec(name) is not None for name in ("torch", "onnx"))


def positions(players: int = 2, every: int = 11, seed: int = 3) -> Iterator[Inis]:
    state, rng = GAME.trial(players, seed), Rng(seed)
    assert isinstance(state, Inis)
    number = 0
    while state.ending < 0:
        if number % every == 0:
            yield state.clone()
        state.apply(state.policy(rng))
        number += 1


def rows_of(state: Inis) -> list[dict[str, float]]:
    counted = np.array(list(prospects.counted(state))).reshape(int(state.players), -1)
    return [dict(zip(prospects.NAMES, row)) for row in counted]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_counts_what_the_opinion_counts_and_more(players: int) -> None:
    assert len(prospects.NAMES) == len(set(prospects.NAMES)) == prospects.COUNTED
    weighed = [name for number, name in enumerate(FEATURES) if WEIGHTS[number] or WEIGHTS[len(FEATURES) + number]]
    kings = clashes = 0
    for state in positions(players):
        for seat, row in enumerate(rows_of(state)):
            opinion = dict(zip(FEATURES, features(state, seat)))
            for name in weighed:
                assert row[name] / prospects.UNITS.get(name, 1) == pytest.approx(opinion[name]), name
            deeds = int(state.deeds[seat])
            reached = {"leadership": state.leadership(seat), "sanctuaries": state.sanctuaries_of(seat),
                       "territories": state.territories_of(seat)}
            for name, number in reached.items():
                assert row[name] == min(number + deeds, 9)
                for step in range(3, 8):
                    assert row[f"{name}-{step}"] == (number + deeds >= step)
            assert row["asked"] == (state.current == seat) and row["turn"] == (state.turn == seat)
            assert row["alone"] + row["tied"] + row["outnumbered"] <= row["presence"]
            kings += int(row["king"])
            clashes += int(row["clash"])
    assert kings and clashes


def test_the_network_is_worked_out_as_it_was_learned() -> None:
    """Against the same sums in another order; a seat's worth is the other's loss."""
    table = {name: np.array(numbers) for name, numbers in json.loads(FILE.read_text(encoding="utf-8")).items()}
    assert FILE.stat().st_size < 4_000_000
    judgement = read_network(FILE)
    width = len(table["bias"])
    weights = table["weights"].reshape(2, -1)
    own, others = table["own"].reshape(-1, width), table["others"].reshape(-1, width)
    differs = 0.0
    for players in (2, 3):
        for state in positions(players):
            rows = np.array(list(prospects.counted(state))).reshape(players, -1)
            phase = int(max(row["near_best"] for row in rows_of(state)))
            expected = []
            for seat in range(players):
                rest = np.delete(rows, seat, axis=0).mean(axis=0)
                units = np.maximum(0, rows[seat] @ own + rest @ others + table["bias"])
                expected.append(rows[seat] @ weights[phase] + units @ table["last"])
            assert list(judgement.prospects(state)) == pytest.approx(expected)
            if players == 2:
                assert judgement.judge(state, 0) == pytest.approx(2 / (1 + exp(expected[1] - expected[0])) - 1)
                assert judgement.judge(state, 0) == pytest.approx(-judgement.judge(state, 1))
                differs = max(differs, abs(judgement.judge(state, 0) - state.evaluate(0)))
    assert differs > 0.1


def test_a_deal_is_judged_by_it_with_all_that_is_cloned_from_it() -> None:
    for state in positions(every=40):
        opinion = state.evaluate(0)
        asked = state.clone()
        assert GAME.ask_learned(asked) and not GAME.ask_learned(GAME.trial(3, 1))
        assert asked.learned is not None
        told = asked.learned.judge(state, 0)
        assert told != opinion
        assert asked.evaluate(0) == asked.clone().evaluate(0) == told
        assert asked.determinize(0, 5).learned is asked.learned
        assert state.evaluate(0) == opinion


def test_the_expert_of_two_asks_it_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(name: str, players: int = 2) -> str:
        state = next(state for state in positions(players, every=1) if state.current >= 0 and len(state.choices) > 2)
        player = bot(name, int(state.current), seed=1)
        assert isinstance(player, Searcher)
        player.choose(state.view(int(state.current)), Handle(state, int(state.current)), None)
        assert player.search is not None
        searched = player.search.tree.state
        assert isinstance(searched, Inis) and (searched.learned is not None) == (player.judge == NETWORK)
        shorter = player.judge == NETWORK and name.startswith("expert")     # its judgement needs fewer quick choices
        assert player.search.settings.horizon == (4 if shorter else 12)
        return player.judge

    assert judged("expert:iterations=20") == NETWORK
    for other in ("expert:iterations=20,learned=0", "hard:iterations=20", "medium"):
        assert judged(other) == OPINION
    assert judged("expert:iterations=20", players=3) == OPINION
    assert judged(f"hard:iterations=20,network={FILE}") == NETWORK and network("inis", str(FILE)) is None
    monkeypatch.setattr(type(GAME), "folder", tmp_path)         # without the file the opinion serves
    assert judged("expert:iterations=20") == OPINION


def test_the_search_believes_it() -> None:
    """A network that takes nothing but the Brenn for a win makes the search want to be it."""
    state = next(state for state in positions(every=1) if state.round == 2 and state.current >= 0)
    width = 1
    weights = np.zeros((2, prospects.COUNTED))
    weights[:, prospects.BRENN] = 8
    file = {"weights": weights.ravel().tolist(), "own": [0.0] * prospects.COUNTED * width,
            "others": [0.0] * prospects.COUNTED * width, "bias": [0.0], "last": [0.0]}
    state.learned = Judgement(file)
    seat = int(state.current)
    best = Search(state, seat, 1, Settings.best(GAME)).run(60).options[0]
    assert best.value > 0.9 if state.brenn == seat else best.value < -0.9


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_what_is_learned_is_what_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from meydan.games.inis import evaluate
    from meydan.lab.learning import prospect_games
    from meydan.lab.learning.prospect_model import export, losses, taught

    monkeypatch.setattr(prospect_games, "WALKS", 4)
    monkeypatch.setattr(prospect_games, "SHARE", 0.6)
    assert prospect_games.followed([0.5], 1.0) == pytest.approx([0.5 + 0.5 * prospect_games.PATIENCE, 1.0])
    prospect_games.work("inis", str(tmp_path), 0, 2.0, None)
    played = prospect_games.gathered(tmp_path)
    assert played.won.min() >= 0 and len(played.rows) == len(played.goals) == len(played.games)
    net = taught(prospects, evaluate.PHASES, played)
    opinion, learned = losses(net, played)
    assert learned < opinion
    export(net, prospects, evaluate, tmp_path / "network.json")
    judgement = read_network(tmp_path / "network.json")
    for state in positions(every=30):
        rows, odds, phase = prospect_games.seen(GAME, state)
        with torch.no_grad():
            said = net(torch.from_numpy(rows)[None], torch.tensor([odds]), torch.tensor([phase]))
        one, other = judgement.prospects(state)
        assert one - other == pytest.approx(float(said[0]), abs=0.02)
