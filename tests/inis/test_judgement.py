"""The learned judgement: what it counts, what it makes of it, and who is judged by it."""
from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from math import exp
from pathlib import Path
from typing import Any

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
from meydan.lab.arena import parsed
from meydan.lab.learning import prospect_games
from meydan.lab.learning.gate import compare
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
    for players in (2, 3, 4):
        for state in positions(players):
            rows = np.array(list(prospects.counted(state))).reshape(players, -1)
            phase = int(max(row["near_best"] for row in rows_of(state)))
            expected = []
            for seat in range(players):
                rest = np.delete(rows, seat, axis=0).mean(axis=0)
                units = np.maximum(0, rows[seat] @ own + rest @ others + table["bias"])
                expected.append(rows[seat] @ weights[phase] + units @ table["last"])
            assert list(judgement.prospects(state)) == pytest.approx(expected)
            chances = np.exp(expected) / np.exp(expected).sum()
            assert list(judgement.judge_all(state)) == pytest.approx((players * chances - 1) / (players - 1))
            if players == 2:
                assert judgement.judge(state, 0) == pytest.approx(2 / (1 + exp(expected[1] - expected[0])) - 1)
                assert judgement.judge(state, 0) == pytest.approx(-judgement.judge(state, 1))
                differs = max(differs, abs(judgement.judge(state, 0) - state.evaluate(0)))
    assert differs > 0.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seats_are_judged_at_once_as_one_by_one(players: int) -> None:
    for state in positions(players, every=40):
        alone = [state.evaluate(seat) for seat in range(players)]
        assert list(state.evaluations()) == alone and sum(alone) == pytest.approx(0)
        assert GAME.ask_learned(state, FILE)
        learned = [state.evaluate(seat) for seat in range(players)]
        assert list(state.evaluations()) == learned != alone
    while state.ending < 0:
        state.apply(state.policy(Rng(1)))
    assert list(state.evaluations()) == list(state.returns()) == [state.evaluate(seat) for seat in range(players)]


def test_a_folder_has_a_network_for_two_and_one_for_more(tmp_path: Path) -> None:
    table = json.loads(FILE.read_text(encoding="utf-8"))
    (tmp_path / "network.json").write_text(json.dumps(table), encoding="utf-8")
    states = {players: next(positions(players)) for players in (2, 3, 4)}
    assert [GAME.ask_learned(state, tmp_path) for state in states.values()] == [True, False, False]
    other = tmp_path / "other"
    other.mkdir()
    (other / "network-many.json").write_text(json.dumps(table | {"last": [0.0] * len(table["last"])}), encoding="utf-8")
    assert [GAME.ask_learned(state, other) for state in states.values()] == [False, True, True]
    three, four = states[3], states[4]
    assert three.learned is not None and four.learned is not None
    plain = read_network(other / "network-many.json")
    assert list(three.learned.prospects(three)) == list(plain.prospects(three))
    assert list(four.learned.prospects(three)) != list(read_network(FILE).prospects(three))


def test_a_deal_is_judged_by_it_with_all_that_is_cloned_from_it() -> None:
    for state in positions(every=40):
        opinion = state.evaluate(0)
        asked = state.clone()
        assert GAME.ask_learned(asked)
        assert asked.learned is not None
        told = asked.learned.judge(state, 0)
        assert told != opinion
        assert asked.evaluate(0) == asked.clone().evaluate(0) == told
        assert asked.determinize(0, 5).learned is asked.learned
        assert state.evaluate(0) == opinion


def test_the_expert_asks_it_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(name: str, players: int = 2) -> str:
        state = next(state for state in positions(players, every=1) if state.current >= 0 and len(state.choices) > 2)
        player = bot(name, int(state.current), seed=1)
        assert isinstance(player, Searcher)
        player.choose(state.view(int(state.current)), Handle(state, int(state.current)), None)
        assert player.search is not None
        searched = player.search.tree.state
        assert isinstance(searched, Inis) and (searched.learned is not None) == (player.judge == NETWORK)
        shorter = ((player.judge == NETWORK and name.startswith("expert"))    # its judgement needs fewer quick choices,
                   or (players > 2 and name.startswith("hard")))              # and so does who judges more often
        assert player.search.settings.horizon == (4 if shorter else 12)
        return player.judge

    assert judged("expert:iterations=20") == NETWORK
    for other in ("expert:iterations=20,learned=0", "hard:iterations=20", "medium"):
        assert judged(other) == OPINION
        assert judged(other, players=3) == judged(other, players=4) == OPINION
    assert judged("expert:iterations=20", players=3) == judged("expert:iterations=20", players=4) == NETWORK
    assert judged(f"hard:iterations=20,network={FILE}") == NETWORK and network("inis", str(FILE)) is None
    monkeypatch.setattr(type(GAME), "folder", tmp_path)         # without the file the opinion serves
    assert judged("expert:iterations=20") == judged("expert:iterations=20", players=4) == OPINION


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


def test_what_follows_is_what_searches_say_and_the_result() -> None:
    """A search speaks for its own seat; the others' chances give way, each by its part."""
    patience = prospect_games.PATIENCE
    told = prospect_games.followed([(0, 0.5), (1, 0.5)], np.array([1.0, 0.0]))
    assert told[2] == pytest.approx([1.0, 0.0])
    assert told[1] == pytest.approx([0.5 + 0.5 * patience, 0.5 - 0.5 * patience])
    assert told[0, 0] == pytest.approx(0.5 * (1 - patience) + patience * told[1, 0])
    told = prospect_games.followed([(1, 0.8), (2, 0.4), (0, 0.7)], np.array([1.0, 0.0, 0.0]))
    patience **= 2
    assert told.sum(axis=1) == pytest.approx(np.ones(4)) and told.min() >= 0
    first = 0.7 * (1 - patience) + patience
    assert told[2] == pytest.approx([first, (1 - first) / 2, (1 - first) / 2])
    second = 0.4 * (1 - patience) + patience * told[2, 2]
    assert told[1, 2] == pytest.approx(second)
    assert told[1, 0] / told[1, 1] == pytest.approx(told[2, 0] / told[2, 1])


def test_a_gate_among_three_has_every_seat_and_wants_more_than_a_third(tmp_path: Path) -> None:
    file = tmp_path / "network-many.json"
    file.write_bytes(FILE.read_bytes())
    verdict = compare("inis", file, tmp_path, 1, 0.001, 1, "random", players=3)
    (games,) = tmp_path.glob("gate-*-3.jsonl")
    seats = [parsed(line).match.seats for line in games.read_text(encoding="utf-8").splitlines()]
    assert verdict.games == len(seats) == 3 and all(names.count("random") == 2 for names in seats)
    assert sorted(next(seat for seat, name in enumerate(names) if name != "random") for names in seats) == [0, 1, 2]
    assert replace(verdict, low=0.4).passed and not replace(verdict, low=0.4, players=2).passed


def keep_games(folder: Path, tables: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games at each table, with hardly any search, where a run would keep them."""
    monkeypatch.setattr(prospect_games, "WALKS", 4)
    monkeypatch.setattr(prospect_games, "SHARE", 0.6)
    for players in tables:
        games = [prospect_games.played(GAME, players, seed, None) for seed in range(3)]
        prospect_games.write(games, folder / f"positions-{players}.npz")


def test_a_process_plays_at_all_tables_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospect_games, "WALKS", 1)
    for number, players in enumerate((2, 3, 4, 2)):
        folder = tmp_path / str(number)
        folder.mkdir()
        prospect_games.work("inis", str(folder), number, 0.01, None)        # time for one game
        played = prospect_games.gathered(folder, (2, 3, 4))
        assert played is not None and set(played.seats) == {players} and set(played.games) == {0}


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
@pytest.mark.parametrize("tables", [(2,), (3, 4)])
def test_what_is_learned_is_what_is_written(tables: tuple[int, ...], tmp_path: Path,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from meydan.games.inis import evaluate
    from meydan.lab.learning.prospect_model import export, losses, taught

    keep_games(tmp_path, tables, monkeypatch)
    assert prospect_games.gathered(tmp_path, [5 - min(tables)]) is None
    played = prospect_games.gathered(tmp_path, tables)
    assert played is not None and set(played.seats) == set(tables)
    assert played.rows.shape[:2] == played.goals.shape == played.won.shape == (len(played.games), max(tables))
    for table in (played.goals, played.won):
        assert table.min() >= 0 and table.sum(axis=1) == pytest.approx(np.ones(len(table)), abs=1e-5)
        assert not (table * (np.arange(max(tables)) >= played.seats[:, None])).any()
    net = taught(prospects, evaluate.PHASES, played)
    opinion, learned = losses(net, replace(played, won=played.goals))           # what it was taught
    assert learned.mean() < opinion.mean()
    export(net, prospects, evaluate, tmp_path / "network.json")
    judgement = read_network(tmp_path / "network.json")
    for players in tables:
        empty = max(tables) - players
        for state in positions(players, every=30):
            rows, odds, phase = prospect_games.seen(GAME, state)
            with torch.no_grad():
                said = net(torch.from_numpy(np.pad(rows, [(0, empty), (0, 0)]))[None],
                           torch.tensor([odds + [0.0] * empty]), torch.tensor([phase]), torch.tensor([players]))[0]
            assert said[players:].tolist() == [-1e4] * empty
            found = np.array(judgement.prospects(state))
            assert found - found[0] == pytest.approx((said[:players] - said[0]).numpy(), abs=0.02)


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_larger_tables_begin_with_what_was_learned_for_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    from meydan.games.inis import evaluate
    from meydan.lab.learning import prospect_model, prospect_trainer

    keep_games(tmp_path, (2, 3), monkeypatch)
    two, three = (prospect_games.gathered(tmp_path, (players,)) for players in (2, 3))
    assert two is not None and three is not None
    first = prospect_model.taught(prospects, evaluate.PHASES, two)
    monkeypatch.setattr(prospect_model, "EPOCHS", 0)
    nets = [first, prospect_model.taught(prospects, evaluate.PHASES, three, before=first)]
    given = prospect_model.tensors(three)
    with torch.no_grad():
        learned = [net(*given) - net.opinion(*given[1:]) for net in nets]
    known, begun = ((told - told[:, :1]).numpy() for told in learned)
    assert np.abs(known).max() > 0.01 and begun == pytest.approx(known, abs=1e-3)

    starts = []

    def noted(*given: Any, **named: Any) -> Any:
        starts.append(given[4])
        return prospect_model.taught(*given, **named)

    monkeypatch.setattr(prospect_trainer, "play", lambda *given: None)
    monkeypatch.setattr(prospect_trainer, "taught", noted)
    found = prospect_trainer.learn("inis", tmp_path, 1.0, 1)
    assert [told.file for told in found] == ["network.json", "network-many.json"]
    assert starts[:2] == [None, None] and starts[2] is starts[3] is not None
