"""A network that judges where turns end: what it reads, and that the search believes it."""
from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice
from math import exp, tanh
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from meydan.bots import Handle, bot
from meydan.bots.calibration import DEEP, NETWORK, OPINION
from meydan.bots.searching import Searcher
from meydan.core.observing import FINE, ZERO
from meydan.core.opinion import expected, log_odds
from meydan.core.registry import game as find_game
from meydan.core.state import GameState
from meydan.games.pax_pamir import ends
from meydan.games.pax_pamir.state import Pamir
from meydan.search import Search, Settings
from meydan.search.judge import TIME_FOR_DEEP, Judge, end_judge, has_ends
from meydan.search.tree_turns import Ends
from tests.bots.games_here import end_row, positions
from tests.search.small_games import Drawing, Planning, Small, drawing, hoarding, planning, sowing


class Contrary(Judge):
    """Likes a turn of 4 and then 2, and nothing else; counts what it was asked."""

    def __init__(self) -> None:
        self.deep = False
        self.asked: list[int] = []
        self.size = 2
        self.readable = lambda state: True

    def desk(self, rows: int) -> Ends:
        def write(state: GameState, seat: int, out: vec[u8], at: int) -> None:
            assert isinstance(state, Planning) and seat == 0
            for number in range(2):
                out[at + number] = u8(state.numbers[number])

        return Ends(write, rows, self.size)

    def bind(self, ends: Ends, players: int) -> Callable[[int], None]:
        def answer(count: int) -> None:
            self.asked.append(count)
            for row in range(count):
                seen = [int(ends.observations[2 * row + number]) for number in range(2)]
                ends.values[row] = 0.8 if seen == [4, 2] else -0.3
                for number in range(2):
                    ends.observations[2 * row + number] = u8(0)

        return answer


def test_the_search_believes_the_network_where_a_turn_ends() -> None:
    judge = Contrary()
    search = Search(planning(), 0, 1, Settings(exploration=4.0, turns=True), judge).run(800)
    assert search.line == [4, 2] and search.options[0].value == pytest.approx(0.8)
    assert sum(judge.asked) == search.iterations == 800 and max(judge.asked) > 8
    assert sum(option.visits for option in search.options) == 800
    assert Search(planning(), 0, 1, Settings(exploration=4.0, turns=True)).run(800).best == 1


class Echo(Judge):
    """Says what the game's own opinion would, and more or less where a card was drawn; notes when it was asked."""

    def __init__(self, like: Small) -> None:
        self.like = like.clone()
        self.turns: set[int] = set()
        self.size = 4
        self.readable = lambda state: True

    def desk(self, rows: int) -> Ends:
        def write(state: GameState, seat: int, out: vec[u8], at: int) -> None:
            assert isinstance(state, Small) and seat == 0
            for number, value in enumerate(state.numbers):
                out[at + number] = u8(value)

        return Ends(write, rows, self.size)

    def bind(self, ends: Ends, players: int) -> Callable[[int], None]:
        def answer(count: int) -> None:
            for row in range(count):
                self.like.numbers = [int(ends.observations[4 * row + number]) for number in range(4)]
                self.turns.add(self.like.numbers[2])
                ends.values[row] = self.like.evaluate(0)
                if isinstance(self.like, Drawing):
                    ends.values[row] += 0.4 * self.like.numbers[3] - 0.2
                for number in range(4):
                    ends.observations[4 * row + number] = u8(0)

        return answer


@pytest.mark.parametrize(("game", "settings", "best", "worth", "turns"), [
    (sowing, Settings(turns=True, ahead=1, replies=40), 1, 0.45, {1, 3}),
    (sowing, Settings(turns=True, ahead=1, deals=2, replies=40), 1, 0.45, {1, 3}),
    (hoarding, Settings(turns=True, deals=16, replies=20), 0, 0.4, {1, 2})])
def test_the_network_judges_what_follows_the_turn_as_well(
        game: Callable[[], Small], settings: Settings, best: int, worth: float, turns: set[int]) -> None:
    judge = Echo(game())
    search = Search(game(), 0, 1, settings, judge).run(800)
    assert search.best == best and search.options[0].value == pytest.approx(worth)
    assert judge.turns == turns


def test_a_kept_end_is_worth_what_is_drawn_there_on_average() -> None:
    search = Search(drawing(), 0, 1, Settings(3.0, turns=True, ahead=1, replies=40),
                    Echo(drawing())).run(1600)
    kept = {int(end.path[-1].key): end.value for end in search.tree.ends}     # type: ignore[union-attr]
    assert kept == {0: pytest.approx(0.2, abs=0.05), 1: pytest.approx(0.0, abs=0.05)}
    assert search.best == 1 and search.options[0].value == pytest.approx(0.45, abs=0.1)


def test_a_game_that_is_over_is_known_not_judged() -> None:
    judge = Contrary()
    state = planning()
    state.apply(1)
    state.finish(1, 0)
    over = Search(planning(), 0, 1, Settings(turns=True), judge)
    over.tree.state = state
    over.run(20)
    assert not judge.asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_chance_becomes_what_it_is_worth_among_so_many(players: int) -> None:
    chances = [0.0, 1 / players, 0.7, 1.0]

    class Sure:
        def run(self, names: None, given: dict[str, np.ndarray[Any, Any]]) -> list[np.ndarray[Any, Any]]:
            return [np.array([[2 * chances[row[0]] - 1] for row in given["observation"]])]

    judge = Judge(find_game("pax_pamir"), Sure())
    desk = judge.desk(4)
    answer = judge.bind(desk, players)
    for row in range(4):
        desk.observations[row * judge.size] = u8(row)
    answer(4)
    assert list(desk.values) == pytest.approx([-1 / (players - 1), 0.0, (0.7 * players - 1) / (players - 1), 1.0])
    assert not any(desk.observations)
    prospects = [0.3, -0.4, 1.1, 0.2][:players]
    for seat in range(players):
        chance = 1 / (1 + exp(-log_odds(prospects, seat)))
        assert expected(prospects, seat) == pytest.approx((players * chance - 1) / (players - 1))


def test_rows_of_ends_tell_what_the_seat_knows_and_the_opinion() -> None:
    for number, state in enumerate(islice(positions("pax_pamir", seed=11, every=5), 60)):
        assert isinstance(state, Pamir)
        if not ends.readable(state):
            continue
        for seat in range(2):
            row = end_row(ends, state, seat)
            assert row == end_row(ends, state.determinize(seat, number), seat)
            odds = (256 * row[0] + row[1] - ZERO) / FINE
            assert tanh(odds / 2) == pytest.approx(state.evaluate(seat), abs=0.001)
            assert row[ends.MOVER] == (state.turn == seat)
            stage = row[ends.STAGE:ends.STAGE + ends.STAGES]
            assert sum(stage) == 1 and stage[find_game("pax_pamir").stage(state)] == 1


def test_only_games_that_were_learned_are_judged_by_the_network() -> None:
    game = find_game("pax_pamir")
    assert ends.readable(game.new(2, seed=1)) and not ends.readable(game.new(3, seed=1))
    assert not ends.readable(game.new(2, seed=1, wakhan="errata"))
    assert has_ends(game) and not has_ends(find_game("inis"))


@pytest.mark.parametrize(("game", "asking", "looks"), [("pax_pamir", 4, (0, 0)), ("root", 0, (1, 3))])
def test_the_expert_asks_the_network_and_does_without_it_where_it_must(
        game: str, asking: int, looks: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """How far it looks (own turns, deals of the others' answers) may differ where it asks one, and its name may say."""
    state = find_game(game).new(2, seed=4)
    while state.turns_begun() == 0 or len(state.choices) < 3:
        state.apply(state.choices[0])
    seat = int(state.current)

    def thinks(name: str) -> tuple[bool, str, tuple[int, int]]:
        player = bot(name, seat, seed=1)
        assert isinstance(player, Searcher)
        player.choose(state.view(seat), Handle(state, seat), None)
        search = player.search
        assert search is not None
        return search.judge is not None, player.judge, (search.settings.ahead, search.settings.deals)

    assert (find_game(game).folder / "network.onnx").stat().st_size < 4_000_000
    assert thinks("expert:iterations=40") == (True, NETWORK, (0, asking))
    assert thinks("expert:iterations=40,ahead=1") == (True, NETWORK, (1, asking))
    assert thinks("expert:iterations=40,deals=2") == (True, NETWORK, (0, 2))
    for other in ("medium", "hard:iterations=40"):
        assert thinks(other) == (False, OPINION, (0, 0))
    assert thinks(f"hard:iterations=40,network={find_game(game).folder / 'network.onnx'}")[:2] == (True, NETWORK)
    assert thinks("expert:iterations=40,learned=0") == (False, OPINION, looks)

    def missing(file: Path) -> None:
        raise ImportError(file)

    monkeypatch.setattr("meydan.search.judge.session", missing)
    end_judge.cache_clear()
    assert thinks("expert:iterations=40") == (False, OPINION, looks)
    end_judge.cache_clear()


@pytest.mark.parametrize("game", ["pax_pamir", "scythe"])
def test_ends_of_a_decision_with_time_are_judged_by_the_deep_network_and_no_tree_by_two(game: str) -> None:
    state = find_game(game).new(2, seed=4)
    while state.turns_begun() == 0 or len(state.choices) < 3:
        state.apply(state.choices[0])
    seat = int(state.current)
    player = bot("expert", seat, 1)
    assert isinstance(player, Searcher)
    player.clock = count(0.0, TIME_FOR_DEEP / 8).__next__               # so that eight looks at it are enough
    trees = []
    for seconds, judge in ((TIME_FOR_DEEP, DEEP), (TIME_FOR_DEEP / 2, NETWORK), (TIME_FOR_DEEP, DEEP)):
        player.choose(state.view(seat), Handle(state, seat), seconds)
        assert player.search is not None and player.judge == judge
        assert player.search.judge is (end_judge(game, deep=True) if judge == DEEP else end_judge(game, None))
        trees.append(player.search.tree)
    assert len({id(tree) for tree in trees}) == 3
    player = bot("expert:deep=0", seat, 1)
    player.choose(state.view(seat), Handle(state, seat), TIME_FOR_DEEP)
    assert isinstance(player, Searcher) and player.judge == NETWORK
    assert (find_game(game).folder / "network-deep.onnx").stat().st_size < 4_000_000
