"""A network that judges where turns end: what it reads, and that the search believes it."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import count, islice, product
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
from meydan.games.pax_pamir import ends, ends_many
from meydan.games.pax_pamir.state import Pamir
from meydan.search import Search, Settings
from meydan.search.judge import (
    LAYOUTS,
    TIME_FOR_DEEP,
    Judge,
    end_judge,
    has_ends,
    judge_at,
    layout_for,
    read_judge,
)
from meydan.search.tree_turns import Ends
from tests.bots.games_here import end_row, positions, read_by
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


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rows_of_larger_tables_begin_alike_and_tell_of_every_rival(players: int) -> None:
    for number, state in enumerate(islice(positions("pax_pamir", seed=11, every=9, players=players), 4, 40)):
        assert isinstance(state, Pamir)
        seat = number % players
        row = end_row(ends_many, state, seat)
        assert row == end_row(ends_many, state.determinize(seat, number), seat)
        odds = (256 * row[0] + row[1] - ZERO) / FINE
        chance = 1 / (1 + exp(-odds))
        assert (players * chance - 1) / (players - 1) == pytest.approx(state.evaluate(seat), abs=0.001)
        many, turn = row[ends.COUNTED:][:ends_many.RIVALS], row[ends.COUNTED + ends_many.RIVALS:][:5]
        assert many[players - 2] == sum(many) == sum(turn) == 1 and row[ends.MOVER] == turn[0]
        at = ends.COUNTED + ends_many.TURNS + ends_many.LEAD + 4 * ends_many.OUTCOME
        told = [row[at + ends_many.RIVAL * number:][:ends_many.RIVAL] for number in range(ends_many.RIVALS)]
        assert [one[0] for one in told] == [1] * (players - 1) + [0] * (5 - players)
        assert sum(one[1] for one in told) == 1 and not any(any(one) for one in told[players - 1:])
        for step, one in enumerate(told[:players - 1], 1):
            rival = state.seat_after(seat, step)
            assert (one[8], one[10]) == (state.rupees[rival], len(state.courts[rival]))
        for rival in range(players):
            state.rupees[rival] += 3
            assert end_row(ends_many, state, seat) != row
            state.rupees[rival] -= 3


def test_only_games_that_were_learned_are_judged_by_the_network() -> None:
    game = find_game("pax_pamir")
    assert [read_by("pax_pamir", game.new(players, seed=1)) for players in game.players] == ["ends"] + ["ends_many"] * 3
    assert [read_by("pax_pamir", game.new(players, seed=1, wakhan="errata")) for players in (2, 3)] == ["", ""]
    assert [layout_for(name, players) for name in ("scythe", "pax_pamir", "root") for players in (2, 3, 5)] == [
        "ends", "ends_many", "ends_many"] * 2 + ["ends", "ends_many", "ends"]       # five never play Root
    assert has_ends(game) and not has_ends(find_game("inis"))


@pytest.mark.parametrize(("game", "players", "asking", "looks"), [
    ("pax_pamir", 2, 4, (0, 0)), ("pax_pamir", 3, 0, (0, 0)), ("pax_pamir", 5, 0, (0, 0)), ("root", 2, 0, (1, 3))])
def test_the_expert_asks_the_network_and_does_without_it_where_it_must(
        game: str, players: int, asking: int, looks: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """How far it looks (own turns, deals of the others' answers) may differ where it asks one, and its name may say."""
    state = begun(game, players)
    seat = int(state.current)

    def thinks(name: str) -> tuple[bool, str, tuple[int, int]]:
        player = bot(name, seat, seed=1)
        assert isinstance(player, Searcher)
        player.choose(state.view(seat), Handle(state, seat), None)
        search = player.search
        assert search is not None
        return search.judge is not None, player.judge, (search.settings.ahead, search.settings.deals)

    assert thinks("expert:iterations=40") == (True, NETWORK, (0, asking))
    assert thinks("expert:iterations=40,ahead=1") == (True, NETWORK, (1, asking))
    assert thinks("expert:iterations=40,deals=2") == (True, NETWORK, (0, 2))
    for other in ("medium", "hard:iterations=40"):
        assert thinks(other) == (False, OPINION, (0, 0))
    file = find_game(game).folder / f"{LAYOUTS[layout_for(game, players)]}.onnx"
    assert thinks(f"hard:iterations=40,network={file}")[:2] == (True, NETWORK)
    assert thinks("expert:iterations=40,learned=0") == (False, OPINION, looks)

    def missing(file: Path) -> None:
        raise ImportError(file)

    monkeypatch.setattr("meydan.search.judge.session", missing)
    read_judge.cache_clear()
    assert thinks("expert:iterations=40") == (False, OPINION, looks)
    read_judge.cache_clear()


def begun(game: str, players: int) -> GameState:
    """A game of so many in which a turn goes on."""
    state = find_game(game).new(players, seed=4)
    while state.turns_begun() == 0 or len(state.choices) < 3:
        state.apply(state.choices[0])
    return state


@pytest.mark.parametrize(("game", "players"), [("pax_pamir", 2), ("pax_pamir", 4), ("scythe", 2)])
def test_ends_of_a_decision_with_time_are_judged_by_the_deep_network_and_no_tree_by_two(
        game: str, players: int) -> None:
    state = begun(game, players)
    seat, layout = int(state.current), layout_for(game, players)
    player = bot("expert", seat, 1)
    assert isinstance(player, Searcher)
    player.clock = count(0.0, TIME_FOR_DEEP / 8).__next__               # so that eight looks at it are enough
    trees = []
    for seconds, judge in ((TIME_FOR_DEEP, DEEP), (TIME_FOR_DEEP / 2, NETWORK), (TIME_FOR_DEEP, DEEP)):
        player.choose(state.view(seat), Handle(state, seat), seconds)
        assert player.search is not None and player.judge == judge
        assert player.search.judge is end_judge(game, deep=judge == DEEP, layout=layout)
        trees.append(player.search.tree)
    assert len({id(tree) for tree in trees}) == 3
    player = bot("expert:deep=0", seat, 1)
    player.choose(state.view(seat), Handle(state, seat), TIME_FOR_DEEP)
    assert isinstance(player, Searcher) and player.judge == NETWORK


def test_scythes_larger_tables_have_one_network_for_quick_and_long_decisions() -> None:
    state = begun("scythe", 4)
    seat = int(state.current)
    for seconds in (TIME_FOR_DEEP / 2, TIME_FOR_DEEP):
        player = bot("expert", seat, 1)
        assert isinstance(player, Searcher)
        player.clock = count(0.0, TIME_FOR_DEEP / 8).__next__
        player.choose(state.view(seat), Handle(state, seat), seconds)
        assert player.judge == NETWORK and player.ends is judge_at(state, "scythe")


@pytest.mark.parametrize(("game", "name"), [
    *product(["pax_pamir", "scythe"], ["network", "network-deep", "network-many"]),
    ("pax_pamir", "network-many-deep"), ("root", "network"), ("root", "network-many")])
def test_networks_ship_and_are_small(game: str, name: str) -> None:
    assert 50_000 < (find_game(game).folder / f"{name}.onnx").stat().st_size < 4_000_000


@pytest.mark.parametrize(("game", "players", "judge"), [
    *product(["pax_pamir", "scythe"], [3, 4, 5], [NETWORK]), *product(["pax_pamir"], [3, 4, 5], [DEEP]),
    *product(["root"], [3, 4], [NETWORK])])
def test_networks_of_larger_tables_judge_what_the_seat_knows(game: str, players: int, judge: str) -> None:
    """Whatever is hidden from it: the same worths, the same choice, the same reasons."""
    def thought(truth: GameState, seat: int) -> tuple[object, ...]:
        player = bot("expert" if judge == DEEP else "expert:iterations=40", seat, seed=3)
        assert isinstance(player, Searcher)
        player.clock = count(0.0, TIME_FOR_DEEP / 3).__next__
        code = player.choose(truth.view(seat), Handle(truth, seat), TIME_FOR_DEEP if judge == DEEP else None)
        assert player.judge == judge
        return code, player.weighed, player.why("en")

    places = (state for state in positions(game, seed=players, every=31, players=players) if state.turns_begun() > 0)
    for number, state in enumerate(islice(places, 6)):
        seat = int(state.current)
        assert thought(state, seat) == thought(state.determinize(seat, 50 + number), seat)
        row, other = (judged(game, judge == DEEP, truth, seat) for truth in (state, state.determinize(seat, number)))
        assert row == other and row != judged(game, judge == DEEP, state, (seat + 1) % players)


def judged(game: str, deep: bool, state: GameState, seat: int) -> float:
    """What a game's network says of a table as it stands."""
    judge = judge_at(state, game, deep=deep)
    assert judge is not None
    desk = judge.desk(1)
    judge.write(state, seat, desk.observations, 0)
    judge.bind(desk, int(state.players))(1)
    assert -1 / (state.players - 1) < desk.values[0] < 1
    return float(desk.values[0])


def test_the_host_is_told_once_that_networks_wait_in_vain() -> None:
    """In a process of its own, without ONNX Runtime: all levels play all the same."""
    code = """
import sys
sys.modules["onnxruntime"] = None
import meydan
from meydan.bots import Handle, bot
for name in ("seven_wonders_duel", "root"):
    state = meydan.game(name).new(players=2, seed=4)
    while state.current < 0 or len(state.choices) < 2:
        state.apply(state.choices[0])
    seat = int(state.current)
    for level in ("hard", "expert"):
        player = bot(level, seat, 1)
        assert player.choose(state.view(seat), Handle(state, seat), 0.3) in state.choices and player.judge == "opinion"
"""
    told = subprocess.run([sys.executable, "-c", code], check=True, timeout=120, capture_output=True, text=True).stderr
    assert told.count("ONNX Runtime cannot be loaded") == 1, told
