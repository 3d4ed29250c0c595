"""A finished game looked at again."""
from __future__ import annotations

import json

import pytest

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.search import Search, Settings
from meydan.teach.analysis import Analysis, analyse


def played(name: str, seed: int = 3, clever: int = -1) -> Record:
    """A game by quick policies; the seat `clever` searches a little."""
    game = meydan.game(name)
    state = game.trial(game.players[0], seed)
    record, rng = Record.of(game, state), Rng(seed)
    while not state.over:
        if state.current == clever and len(state.choices) > 1:
            code = Search(state.determinize(clever, 1), clever, 2, Settings.best(game)).run(300).best
        elif state.current < 0:
            code = state.choices[rng.below(len(state.choices))]
        else:
            code = state.policy(rng)
        record.decisions.append((int(state.current), int(code)))
        state.apply(code)
    return record


@pytest.fixture(scope="module")
def duel() -> tuple[Record, Analysis]:
    record = played("seven_wonders_duel", clever=0)
    return record, analyse(record, iterations=300, seconds=None)


def test_chances_are_shares_and_end_with_the_result(duel: tuple[Record, Analysis]) -> None:
    record, found = duel
    assert len(found.chances) == len(record.decisions) + 1
    assert all(abs(sum(row) - 1) < 0.01 for row in found.chances)
    state = record.replay()
    assert [chance > 0 for chance in found.chances[-1]] == [bool(state.won >> seat & 1) for seat in range(2)]


def test_who_searches_is_more_accurate_than_who_does_not(duel: tuple[Record, Analysis]) -> None:
    _, found = duel
    assert found.accuracy(0) > found.accuracy(1) + 1


def test_losses_name_a_better_option_and_luck_comes_only_with_reveals(duel: tuple[Record, Analysis]) -> None:
    record, found = duel
    assert any(judged.loss > 0 for judged in found.judged)
    for judged in found.judged:
        before, after = record.replay(judged.number - 1), record.replay(judged.number)
        assert judged.best in before.choices and judged.code in before.choices
        assert judged.loss == 0 or judged.best != judged.code
        if judged.luck:
            assert after.reveals != before.reveals


def test_the_same_game_gives_the_same_analysis_and_survives_storage(duel: tuple[Record, Analysis]) -> None:
    record, found = duel
    short = Record(record.game, record.setup, record.names, record.decisions[:20])
    assert analyse(short, 100, None) == analyse(short, 100, None)
    assert Analysis.from_json(json.loads(json.dumps(found.as_json()))) == found


@pytest.mark.parametrize("name", meydan.games())
def test_every_game_can_be_analysed_within_a_time(name: str) -> None:
    """The quick setting stays within a minute a game; here with a twentieth of it."""
    record = played(name)
    if len(record.decisions) > 600:
        record.decisions = record.decisions[:600]
    ticks: list[int] = []
    found = analyse(record, iterations=60, seconds=2.5, progress=lambda done, whole: ticks.append(whole - done))
    assert found.judged and ticks[-1] == 0
    assert all(0 <= found.accuracy(seat) <= 100 for seat in range(len(record.names)))
