"""What a run of learning aims at, how its networks are described, and which of them are asked together."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meydan
from meydan.cli.train import mean_loss, need_start
from meydan.core.errors import MeydanError
from meydan.core.registry import game as find_game
from meydan.core.state import GameState
from meydan.core.texts import site_texts
from meydan.lab.learning import end_games
from meydan.lab.learning.choice import chosen, error
from meydan.lab.learning.course import BadPupil, Pupil, pupil
from meydan.lab.learning.end_games import Manner, played
from meydan.lab.learning.targets import Targets, found_by_search, later_searches
from meydan.search import Search, layouts

NOBODY = -9.0                           # a row's worth where nobody searched


def test_later_searches_count_the_sooner_the_more_and_at_last_the_result() -> None:
    worth = np.array([0.6, NOBODY, -0.2, 0.5, 0.0])
    results = np.array([[1.0], [-1.0], [1.0], [0.0], [0.0]])            # a game of three rows, and a tie of two
    asked, players = np.array([0, 1, 0, 1, 0]), np.full(5, 2)
    said = later_searches(worth, results, asked, players, [3, 2], 0.75)
    last = 0.75 * 1 + 0.25 * -0.2
    assert said[:, 0] == pytest.approx([0.75 * last + 0.25 * 0.6, -last, last, 0.25 * 0.5, 0.0])
    assert results[0, 0] == 1.0                                         # what was given stays


def test_later_searches_of_a_seat_are_turned_for_the_others() -> None:
    """Three at a table of up to four: what a search adds to its seat the two others lose."""
    results = np.array([[1.0, -0.5, -0.5, 7.0], [-0.5, 1.0, -0.5, 7.0]])     # won by seat 1, who is asked first
    said = later_searches(np.array([NOBODY, 0.1]), results, np.array([1, 0]), np.array([3, 3]), [2], 0.5)
    assert said[1, :3] == pytest.approx([-0.2, 0.85, -0.65])            # from seat 0 on
    assert said[0, :3] == pytest.approx([0.85, -0.65, -0.2])            # and from seat 1 on
    assert said[:, :3].sum(axis=1) == pytest.approx([0, 0], abs=1e-6)


def test_where_nobody_searched_later_searches_stand_in() -> None:
    later = np.array([[0.3, -0.1], [0.4, 0.2]], np.float32)
    found = found_by_search(np.array([0.9, NOBODY]), later)
    assert found == pytest.approx(np.array([[0.9, -0.1], [0.4, 0.2]]))
    results = np.array([[1.0, -1.0], [1.0, 0.0]])
    assert Targets(0.4, 0.2, 0.4).mixed(results, found, later)[0] == pytest.approx([0.4 + 0.18 + 0.12, -0.46])


@pytest.mark.parametrize("text", ["0.4/0.2", "0.4/0.2/0.5", "1.2/-0.2/0", "a/b/c", ""])
def test_parts_of_a_target_add_up_to_one(text: str) -> None:
    with pytest.raises(ValueError):
        Targets.parse(text)


def test_a_network_of_a_run_is_described_in_words() -> None:
    usual = Pupil(rate=1e-3, start="before.onnx")
    found = pupil("small:wide=256,narrow=64,dropout=0.1,targets=0.4/0.2/0.4", usual, None)
    assert found == Pupil("small", 256, 64, "before.onnx", 0.1, 1e-3, 1e-4, Targets(0.4, 0.2, 0.4))
    assert pupil("usual:start=own", usual, "network.onnx").start == "network.onnx"
    assert pupil("plain", usual, None) == Pupil("plain", rate=1e-3, start="before.onnx")


@pytest.mark.parametrize("text", [
    "", "a/b", "small:wide=0", "small:wide=1000000",
    "small:wide=many", "small:dropout=1", "small:high=3", "small:start=", "small:start=own",
    "small:targets=1/1/1", "small:rate=-1"])
def test_a_description_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(BadPupil):
        pupil(text, Pupil(), None)


def test_networks_are_chosen_by_what_their_mean_says_of_unseen_results() -> None:
    lots = np.random.default_rng(2)
    results = lots.choice([-1.0, 1.0], 4000)
    shared = lots.normal(0, 0.3, 4000)
    said = {"good": 0.5 * results + shared, "same": 0.5 * results + shared + 0.01,
            "other": 0.5 * results + lots.normal(0, 0.32, 4000), "bad": -results}
    sizes = dict.fromkeys(said, 10)
    names = chosen(said, results, sizes, 100)
    assert names == ["good", "other"]
    assert error(names, said, results) < error(["good"], said, results) < error(["other"], said, results)
    assert chosen(said, results, {**sizes, "other": 91}, 100) == ["good"]
    assert chosen({name: values[:0] for name, values in said.items()}, results[:0], sizes, 25) == ["good", "same"]


@pytest.mark.parametrize("game", ["inis", "root"])
def test_what_ends_cannot_begin_with_is_told_at_once(game: str, tmp_path: Path) -> None:
    rules = meydan.game(game)
    need_start(rules, rules.folder / ("network.json" if game == "inis" else "network.onnx"))
    if game == "inis":
        need_start(rules, rules.folder)             # that holds one for each size of table
    (tmp_path / "junk").write_text("no network")
    for file in ("junk", "nowhere", "."):
        with pytest.raises(MeydanError, match="could begin with"):
            need_start(rules, tmp_path / file)


def test_a_loss_of_nothing_is_not_told_as_zero() -> None:
    assert mean_loss({}, "result", site_texts("en")) == "–"
    assert mean_loss({"a": {"result": 0.5}, "b": {"result": 0.7}}, "result", site_texts("fa")) == "۰٫۶۰۰"


def test_careful_games_search_every_turn_at_tables_of_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a share of turns is played quickly, and every table is dealt."""
    searched: set[tuple[int, int | None]] = set()

    class Noting(Search):
        def __init__(self, state: GameState, *more: Any) -> None:
            super().__init__(state, *more)
            self.turn = int(state.turns_begun())

        def run(self, iterations: int | None = None, *more: object) -> Search:
            searched.add((self.turn, iterations))
            return super().run(4)

    def tell(seed: int, manner: Manner) -> tuple[int, int]:
        """Players, and how many turns were played without a search."""
        searched.clear()
        rows, _, players = played(find_game("root"), None, seed, layouts("root")["ends_many"], manner)
        assert {walks for _, walks in searched} == {manner.walks}
        return players, len(rows) // players - len({turn for turn, _ in searched} - {0})

    monkeypatch.setattr(end_games, "Search", Noting)
    for seed in range(2):
        players, quick = tell(seed, Manner.careful(600, 4))
        assert players == 4 and quick <= 0              # a game may end in a turn that has no row yet
    usual = [tell(seed, Manner()) for seed in range(12)]
    assert {players for players, _ in usual} == {3, 4} and max(quick for _, quick in usual) > 8
