"""Self-play, forced ends, other weights, networks quick and deep, and a tiny run of `meydan train`."""
from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from meydan.bots import Handle, bot
from meydan.bots.calibration import DEEP, NETWORK
from meydan.bots.searching import Searcher
from meydan.core.registry import game as find_game
from meydan.core.rng import Rng
from meydan.lab.learning.gate import compare
from meydan.lab.learning.guests import dealer, guests, scripts
from meydan.lab.learning.rounding import EXACT, rounded
from meydan.lab.learning.targets import NOT_SEARCHED, later_searches
from meydan.lab.vector import VectorPlay
from meydan.search import TIME_FOR_DEEP, NetSearch, OtherWeights, Search, Settings, end_judge, judge_at, network
from meydan.search.network import factored, listed, shape
from meydan.search.search import has_secrets
from meydan.search.tree_field import LEGAL, Field
from tests.bots.games_here import games_here


@pytest.mark.parametrize("game", games_here())
def test_self_play_leaves_rows_to_learn_from(game: str) -> None:
    rules, found = find_game(game), shape(game)
    parts, width = listed(found)
    field = Field(dealer(rules, rules.players[:1]), guests(rules, 3), 3, 6000, 5, found.size, found.outputs,
                  found.seats, parts, width, has_secrets(rules), 2, 6, 0.3, 0.5, scripts(rules), 0.3)
    field.own = True
    for _ in range(40_000):
        field.collect()
        field.absorb()
        if field.finished:
            break
    done = np.array(field.done)
    assert field.finished and len(done) > 20
    assert len(field.lengths) == field.finished and sum(field.lengths) == len(done)
    results = np.frombuffer(field.results, np.float64).reshape(-1, found.seats)[done]
    assert set(np.sign(results[:, 0])) == {-1.0, 1.0} or not results.any()
    worth, asked = np.frombuffer(field.worth, np.float64)[done], np.frombuffer(field.asked, np.uint8)[done]
    later = later_searches(worth, results, asked, np.frombuffer(field.players, np.uint8)[done], field.lengths, 0.5)
    searched = worth > NOT_SEARCHED
    assert searched.any() and np.abs(later[:, 0]).max() <= 1
    assert (np.abs(later - results)[searched, 0] > 0).mean() > 0.5
    codes = np.frombuffer(field.codes, np.int16).reshape(-1, LEGAL)[done]
    visits = np.frombuffer(field.visits, np.int16).reshape(-1, LEGAL)[done]
    full = np.frombuffer(field.full, np.uint8)[done] > 0
    assert full.any() and (visits[full].sum(axis=1) > 0).all() and (visits[codes < 0] == 0).all()
    rows = np.frombuffer(field.observations, np.uint8).reshape(-1, found.size)[done]
    assert rows.any(axis=1).all()


@pytest.mark.parametrize("game", games_here())
def test_a_factored_policy_tells_all_codes_apart(game: str) -> None:
    rules = find_game(game)
    parts = factored(rules)
    assert len(parts) == rules.actions and len(set(parts)) == rules.actions
    assert max(part for code in parts for part in code) < rules.actions


def test_a_layer_in_bytes_says_nearly_the_same() -> None:
    lots = np.random.default_rng(4)
    rows = (lots.random((300, 400)) < 0.1).astype(np.float32)
    rows[:, :10] *= lots.integers(0, 28, (300, 10))                     # some numbers are large,
    weight = lots.normal(0, 0.15, (400, 32)).astype(np.float32)
    weight[50] *= 30                                                    # and some weights
    small, step, fine = rounded(weight, (rows ** 2).mean(axis=0))
    assert small.dtype == np.int8 and len(fine) == EXACT and {*range(10), 50} <= set(fine.tolist())
    assert not small[fine].any()
    off = (rows @ small) * step + rows[:, fine] @ weight[fine] - rows @ weight
    assert off.std() < 0.005 * (rows @ weight).std()
    plain = np.abs(weight).max(axis=0) / 127
    assert off.std() < 0.2 * (rows @ (np.round(weight / plain) * plain - weight)).std()


def test_a_forced_win_is_known() -> None:
    judge = network("seven_wonders_duel")
    assert judge is not None
    rng = Rng(9)
    seen = 0
    for deal in range(60):
        state = find_game("seven_wonders_duel").new(seed=deal)
        while not state.over:
            seat = int(state.current)
            wins = []
            for code in state.choices:
                after = state.clone()
                after.apply(code)
                if after.over and after.returns()[seat] > 0:
                    wins.append(code)
            if wins and len(state.choices) > len(wins):
                search = NetSearch(state.determinize(seat, 1), seat, 1, judge).run(3000)
                assert search.tree.solved and search.iterations < 3000
                assert search.best in wins and search.options[0].value == 1.0
                seen += 1
            state.apply(state.choices[int(rng.below(len(state.choices)))])
        if seen >= 3:
            break
    assert seen >= 3


def test_other_weights_hold_only_while_they_are_used(tmp_path: Path) -> None:
    rules = find_game("root")
    state = rules.new(4, seed=2)
    for _ in range(30):
        state.apply(state.choices[0])
    usual = state.evaluate(0)
    table = json.loads((rules.folder / "weights.json").read_text(encoding="utf-8"))
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({name: [3 * value[0] + 0.5] for name, value in table.items()}), encoding="utf-8")
    with OtherWeights(rules, file):
        assert state.evaluate(0) != usual
    assert state.evaluate(0) == usual


def test_a_gate_goes_on_with_the_same_network_and_begins_anew_with_another(tmp_path: Path) -> None:
    own = (find_game("seven_wonders_duel").folder / "network.onnx").read_bytes()
    file = tmp_path / "network.onnx"

    def games() -> int:
        compare("seven_wonders_duel", file, tmp_path, 1, 0.001, 1, "random")
        return sum(len(part.read_text(encoding="utf-8").splitlines()) for part in tmp_path.glob("gate*.jsonl"))

    file.write_bytes(own)
    assert [games(), games()] == [2, 2]
    file.write_bytes(own + b"\x32\x01x")              # the same with a remark, as far as ONNX is concerned
    assert games() == 4


TRAINS = find_spec("torch") is not None and find_spec("onnx") is not None
LAYOUTS = 70_000
TINY = ["--seconds", "20", "--workers", "1", "--games", "16", "--few", "4", "--many", "8", "--batch", "64",
        "--room", "20000"]


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_a_tiny_run_trains_goes_on_and_meets_the_gate(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from meydan.cli import main; main()", "train", "seven_wonders_duel", *TINY,
               "--out", str(tmp_path), "--deals"]
    for deals in ("0", "1"):
        done = subprocess.run([*command, deals], capture_output=True, text=True, timeout=200)
        assert done.returncode == 0, done.stderr
    assert "of 2 games of 2 players against" in " ".join(done.stdout.split())
    assert (tmp_path / "network.onnx").stat().st_size < 4_000_000
    assert network("seven_wonders_duel", str(tmp_path / "network.onnx")) is not None


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_networks_learn_beside_one_another_and_the_best_of_them_are_joined(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from meydan.cli import main; main()", "train", "seven_wonders_duel", *TINY,
               "--out", str(tmp_path), "--deals", "0", "--playing", "1"]
    nets = ["--network", "usual:start=own", "--network", "thin:wide=48,narrow=16,dropout=0.3,targets=0.4/0.2/0.4"]
    steps = []
    for _ in range(2):                                  # the second time they go on
        done = subprocess.run([*command, *nets], capture_output=True, text=True, timeout=200)
        assert done.returncode == 0, done.stderr
        lines = (tmp_path / "progress.jsonl").read_text(encoding="utf-8").splitlines()
        told = json.loads(lines[-1])
        steps.append(told["steps"])
    assert 0 < steps[0] < steps[1] and set(told["losses"]) == {"usual", "thin"}
    picked = json.loads((tmp_path / "chosen.json").read_text(encoding="utf-8"))["chosen"]
    assert picked and set(picked) <= {"usual", "thin"}
    for file in ("network.onnx", "network-deep.onnx", "networks/usual.onnx", "networks/thin.onnx"):
        assert network("seven_wonders_duel", str(tmp_path / file)) is not None
    assert (tmp_path / "progress.svg").exists()
    done = subprocess.run([*command, *nets[:2]], capture_output=True, text=True, timeout=200)
    assert done.returncode != 0 and "other networks" in done.stderr
    done = subprocess.run([*command, "--device", "nowhere"], capture_output=True, text=True, timeout=200)
    assert done.returncode != 0 and "no device" in done.stderr


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_a_run_that_is_stopped_keeps_what_it_learned_and_deals_other_games_when_it_goes_on(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meydan.lab.learning import trainer
    from meydan.lab.learning.course import Course, Pupil
    from meydan.lab.learning.selfplay import Plan

    monkeypatch.setattr(trainer, "TELL_SECONDS", 0.5)
    monkeypatch.setattr(trainer, "LEAST", 200)
    plan = Plan("seven_wonders_duel", str(tmp_path), games=16, few=4, many=8)
    course = Course(100, batch=64, room=5000, pupils=(Pupil(wide=32, narrow=16),))
    run = trainer.Run(plan, course)
    going = run.go()
    assert any(told.steps for told in going)
    going.close()
    again = trainer.Run(plan, course)
    assert again.first.steps == run.first.steps > 0 and again.spent > 0
    assert run.plan.seed == plan.seed < again.plan.seed


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_a_learner_leaves_units_out_and_those_who_play_answer_with_their_mean(tmp_path: Path) -> None:
    import torch

    from meydan.core.errors import MeydanError
    from meydan.lab.learning.course import Pupil
    from meydan.lab.learning.learner import Learner
    from meydan.lab.learning.model import Net
    from meydan.lab.learning.team import Team

    name = "seven_wonders_duel"
    found = shape(name)
    rows = torch.randint(0, 2, (8, found.judged), dtype=torch.uint8)
    learner = Learner(name, Pupil(wide=32, narrow=16, dropout=0.5), 1, "cpu")
    for net in (learner.net, learner.mean):
        torch.nn.init.normal_(net.value.weight, std=0.5)
        once, again = net(rows)[1], net(rows)[1]
        assert torch.equal(once, again) == (net is learner.mean)
    other = Net(name, 24, 8).eval()
    logits, values = Team([learner.mean, other]).answer(rows)
    for said, number in ((logits, 0), (values, 1)):
        assert torch.allclose(said, (learner.mean.answer(rows)[number] + other.answer(rows)[number]) / 2)
    own = find_game(name).folder
    with pytest.raises(MeydanError, match="512 and 256 units"):
        Learner(name, Pupil(wide=32, start=str(own / "network.onnx")), 1, "cpu")
    (tmp_path / "no.onnx").write_bytes(b"no network")
    for file in (own / "network-deep.onnx", find_game("root").folder / "network.onnx", tmp_path / "no.onnx",
                 tmp_path / "none.onnx"):
        with pytest.raises(MeydanError, match="not a network a run could begin with"):
            Learner(name, Pupil(start=str(file)), 1, "cpu")


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
@pytest.mark.parametrize(("players", "layout", "name"), [(2, "ends", "network"), (3, "ends_many", "network-many")])
def test_a_tiny_run_learns_to_judge_ends_of_turns(tmp_path: Path, players: int, layout: str, name: str) -> None:
    command = [sys.executable, "-c", "from meydan.cli import main; main()", "train", "pax_pamir", "--ends", "--seconds",
               "6", "--workers", "1", "--out", str(tmp_path), "--deals", "0", "--network", "thin:wide=8,narrow=4",
               "--network", "wide:wide=24,dropout=0.3", "--players", str(players)]
    games = []
    for _ in range(2):                                  # the second run goes on beside the first one's games
        done = subprocess.run(command, capture_output=True, text=True, timeout=200)
        assert done.returncode == 0, done.stderr
        games.append(json.loads((tmp_path / "learned.jsonl").read_text(encoding="utf-8").splitlines()[-1])["games"])
    assert 0 < games[0] < games[1]
    assert (tmp_path / "progress.svg").exists()
    file = str(tmp_path / f"{name}.onnx")
    judge = end_judge("pax_pamir", file, layout=layout)
    assert judge is not None and network("pax_pamir", file) is None
    assert [end_judge("pax_pamir", file, layout=other) is None for other in ("ends", "ends_many")] == [
        layout != "ends", layout == "ends"]
    assert end_judge("pax_pamir", str(tmp_path / f"{name}-deep.onnx"), layout=layout) is not None
    bad = subprocess.run([*command, "--network", "other:rate=0.1"], capture_output=True, text=True, timeout=60)
    assert bad.returncode == 2 and "rate" in bad.stderr
    state = find_game("pax_pamir").new(players, seed=3)
    while state.turns_begun() == 0:
        state.apply(state.choices[0])
    assert judge_at(state, "pax_pamir", file) is judge
    search = Search(state, int(state.current), 1, Settings.best(find_game("pax_pamir")), judge).run(60)
    assert search.judge is judge and -1 < search.options[0].value < 1


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_in_a_second_round_the_first_network_says_what_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    from meydan.lab.learning import end_model
    from meydan.lab.learning.end_games import Rows

    layout = SimpleNamespace(SIZE=12, COUNTED=8, MOVER=2, STAGE=3, STAGES=2, SHAPE={"rounds": 2, "epochs": 1})
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 2, (512, 12), np.uint8)
    rows[:, 0] = 128                                    # the opinion says nothing
    played = Rows(rows, rows[:, 9].astype(np.float32), np.repeat(np.arange(64), 8), np.full(512, 2))
    given = []
    fitted = end_model.fitted

    def noted(net: Any, games: Any, said: Any = None, **more: Any) -> Any:
        given.append(said)
        yield from fitted(net, games, said, **more)

    monkeypatch.setattr(end_model, "fitted", noted)
    net = end_model.taught(layout, played)
    assert len(given) == 2 and given[0] is None and len(given[1]) == 512 and given[1].std() > 0
    assert not np.array_equal(given[1], end_model.told(net, rows))


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_a_network_for_ends_goes_on_from_a_file_of_its_shape(tmp_path: Path) -> None:
    """It knows what the file's network knew, and with nothing new to learn it keeps most of it."""
    import torch

    from meydan.lab.learning.end_games import Rows
    from meydan.lab.learning.end_model import Shape, export, remembered, taught

    layout = SimpleNamespace(SIZE=12, COUNTED=8, MOVER=2, STAGE=3, STAGES=2)
    rows = np.random.default_rng(1).integers(0, 2, (512, 12), np.uint8)
    played = Rows(rows, rows[:, 9].astype(np.float32), np.repeat(np.arange(64), 8), np.full(512, 2))
    shape = Shape(wide=8, narrow=4, hidden=0.1, epochs=60)
    net = taught(layout, played, shape=shape)
    export(net, tmp_path / "network.onnx")
    other = Rows(rows[:64] * 3, 1 - played.won[:64], played.games[:64], played.seats[:64])
    known = remembered(layout, other.rows, shape, tmp_path / "network.onnx")
    assert known is not None and not torch.allclose(known.mean, net.mean)
    told = torch.from_numpy(rows)
    with torch.no_grad():
        assert torch.allclose(known(told), net(told), atol=1e-4)
        brief = Shape(wide=8, narrow=4, hidden=0.1, epochs=1)
        after, anew = (taught(layout, other, shape=brief, start=start)(told)
                       for start in (tmp_path / "network.onnx", None))
        assert (after - net(told)).abs().mean() < 0.1 < (anew - net(told)).abs().mean()
    assert remembered(layout, rows, Shape(wide=9, narrow=4), tmp_path / "network.onnx") is None


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_networks_for_ends_side_by_side_answer_with_the_mean_of_their_odds() -> None:
    import torch

    from meydan.lab.learning.end_games import Rows
    from meydan.lab.learning.end_model import Shape, beside, taught

    layout = SimpleNamespace(SIZE=12, COUNTED=8, MOVER=2, STAGE=3, STAGES=2)
    rows = np.random.default_rng(1).integers(0, 2, (512, 12), np.uint8)
    played = Rows(rows, rows[:, 9].astype(np.float32), np.repeat(np.arange(64), 8), np.full(512, 2))
    shapes = [Shape(wide=wide, narrow=4, hidden=0.1, epochs=60) for wide in (6, 10)]
    nets = [taught(layout, played, shape=shape, seed=shape.wide) for shape in shapes]
    with torch.no_grad():
        told = [net(torch.from_numpy(rows)).numpy() for net in (*nets, beside(layout, nets))]
    assert np.abs(told[0] - told[1]).max() > 0.01
    assert np.allclose(told[2], (told[0] + told[1]) / 2, atol=1e-5)


def test_layouts_of_an_age_never_pass_for_each_other() -> None:
    """A search that took one for the other would try to take a card that does not lie there."""
    draft = find_game("seven_wonders_duel").new(seed=5)
    for _ in range(7):
        draft.apply(draft.choices[0])
    last, seat = draft.choices[0], int(draft.current)           # the last pick: then Age I is laid out
    signs = set()
    for seed in range(LAYOUTS):
        deal = draft.determinize(seat, seed)
        deal.apply(last)
        signs.add(int(deal.signature()))
    assert len(signs) == LAYOUTS


def test_a_decision_with_time_is_judged_by_the_deep_network_and_no_tree_by_two() -> None:
    game = find_game("seven_wonders_duel")
    state = game.new(seed=4)
    seat = int(state.current)
    player = bot("expert", seat, 1)
    assert isinstance(player, Searcher)
    player.clock = count(0.0, TIME_FOR_DEEP / 8).__next__               # so that eight looks at it are enough
    trees = []
    for seconds, judge in ((TIME_FOR_DEEP, DEEP), (TIME_FOR_DEEP / 2, NETWORK), (TIME_FOR_DEEP, DEEP)):
        player.choose(state.view(seat), Handle(state, seat, game), seconds)
        assert player.asked is not None and player.judge == judge
        assert player.asked.judge is network(game.name, deep=judge == DEEP) is not None
        trees.append(player.asked.tree)
        player.asked.goes_on = lambda view, choices: True               # type: ignore[method-assign]
    assert len({id(tree) for tree in trees}) == 3
    for other in ("expert:deep=0", "expert:iterations=8", "hard"):
        player = bot(other, seat, 1)
        assert isinstance(player, Searcher)
        player.choose(state.view(seat), Handle(state, seat, game), TIME_FOR_DEEP)
        assert player.judge == NETWORK
    player = bot("expert:iterations=8,deep=1", seat, 1)                 # an analysis has less time, and names the same
    assert isinstance(player, Searcher)
    player.choose(state.view(seat), Handle(state, seat, game), None)
    assert player.judge == DEEP
    assert (game.folder / "network-deep.onnx").stat().st_size < 4_000_000


@pytest.mark.skipif(not TRAINS, reason="the extra `train` is not installed")
def test_networks_joined_in_a_file_answer_with_their_mean(tmp_path: Path) -> None:
    import torch

    from meydan.lab.learning.joined import export_joined
    from meydan.lab.learning.model import Net, read

    own = read("seven_wonders_duel", find_game("seven_wonders_duel").folder / "network.onnx")
    torch.manual_seed(3)
    other = Net("seven_wonders_duel", 64, 32)
    torch.nn.init.normal_(other.value.weight, std=0.5)
    torch.nn.init.normal_(other.policy.weight, std=0.5)
    export_joined([own, other], "seven_wonders_duel", tmp_path / "deep.onnx")
    rows = VectorPlay("seven_wonders_duel", 64, seed=3)
    for _ in range(30):
        rows.step(rows.sample())
    seen = np.array(rows.observations()[:, :own.shape.judged])
    joined = network("seven_wonders_duel", str(tmp_path / "deep.onnx"))
    assert joined is not None
    logits, values = joined.session.run(None, {"observation": seen})
    with torch.no_grad():
        said = [net.answer(torch.from_numpy(seen)) for net in (own, other)]
    for found, one, two in ((logits, said[0][0], said[1][0]), (values, said[0][1], said[1][1])):
        off = np.abs(found - (one + two).numpy() / 2)
        assert off.mean() < 0.05 * np.abs(one - two).numpy().mean()
