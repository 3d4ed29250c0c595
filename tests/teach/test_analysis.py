"""A finished game looked at again."""
from __future__ import annotations

import json
import os
import re
import time
from dataclasses import replace
from itertools import pairwise

import pytest

import meydan
from meydan.bots import Handle, bot
from meydan.bots.searching import Searcher
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.search import Search, Settings
from meydan.teach.analysis import FEWEST, QUICK, Analysis, Judged, _share, analyse
from meydan.teach.verdicts import verdicts


def played(name: str, seed: int = 3, clever: int = -1, players: int = 0) -> Record:
    """A game by quick policies; the seat `clever` searches a little."""
    game = meydan.game(name)
    state = game.trial(players or game.players[0], seed)
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
    assert any(judged.loss > 0 for judged in found.judged) and any(judged.luck for judged in found.judged)
    for judged in found.judged:
        before, after = record.replay(judged.number - 1), record.replay(judged.number)
        assert judged.best in before.choices and judged.code in before.choices
        assert judged.loss == 0 or judged.best != judged.code
        if judged.luck:
            assert after.reveals != before.reveals


def test_chances_are_those_that_the_expert_names(duel: tuple[Record, Analysis]) -> None:
    """By the network, as in hints and reasons: the hand-made opinion would name others."""
    record, found = duel
    far = {"expert:iterations=600,deep=1": 0.0, "expert:iterations=600,learned=0": 0.0}
    for judged in found.judged[::5]:
        state = record.replay(judged.number - 1)
        for name in far:
            player = bot(name, judged.seat, seed=9)
            assert isinstance(player, Searcher)
            best = player.choose(state.view(judged.seat), Handle(state, judged.seat, record.game), None)
            named = next(player.chance(option) for option in player.weighed if option.code == best)
            far[name] += abs(found.chances[judged.number - 1][judged.seat] - named)
    network, opinion = far.values()
    assert 3 * network < opinion


def test_chances_are_those_of_a_hint() -> None:
    """Which has the time to ask the game's deep network, and to look at the rival's answers: without, they are some
    nine points apart."""
    whole = played("pax_pamir")
    middle = len(whole.decisions) // 2
    record = Record(whole.game, whole.setup, whole.names, whole.decisions[:middle])
    found = analyse(record, seconds=None)
    apart = []
    for judged in found.judged[-1:-121:-8]:
        state = record.replay(judged.number - 1)
        expert = bot("expert", judged.seat, seed=9)
        assert isinstance(expert, Searcher)
        best = expert.choose(state.view(judged.seat), Handle(state, judged.seat, record.game), 0.4)
        named = next(expert.chance(option) for option in expert.weighed if option.code == best)
        apart.append(abs(found.chances[judged.number - 1][judged.seat] - named))
    assert sum(apart) / len(apart) < 0.04, apart


def test_the_same_game_gives_the_same_analysis_and_survives_storage(duel: tuple[Record, Analysis]) -> None:
    record, found = duel
    short = Record(record.game, record.setup, record.names, record.decisions[:20])
    assert analyse(short, 100, None) == analyse(short, 100, None)
    assert Analysis.from_json(json.loads(json.dumps(found.as_json()))) == found


@pytest.mark.parametrize("name", meydan.games())
def test_the_quick_setting_takes_less_than_a_minute_of_one_core(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole game of the fewest players; a game of the most is measured by MEYDAN_LONG=1."""
    game = meydan.game(name)
    record = played(name, players=game.players[-1 if "MEYDAN_LONG" in os.environ else 0])
    ticks: list[int] = []
    begun = time.process_time()
    found = analyse(record, progress=lambda done, whole: ticks.append(whole - done))
    spent = time.process_time() - begun
    with capsys.disabled():
        print(f"\n{name}, {len(record.names)} players: {len(found.judged)} decisions analysed in {spent:.1f} s")
    assert spent < 60 and found.iterations == QUICK
    assert len(found.judged) > 50 and ticks[-1] == 0
    assert all(0 <= found.accuracy(seat) <= 100 for seat in range(len(record.names)))


@pytest.mark.parametrize("name", ["pax_pamir", "scythe"])
def test_no_choice_gives_away_what_the_same_seat_still_has_after_it(name: str) -> None:
    """Searches of whole turns hardly try most options: what comes of one shows at the next step of the same turn."""
    whole = played(name, seed=4)
    record = Record(whole.game, whole.setup, whole.names, whole.decisions[:160])
    found = analyse(record, 80, None)
    compared = given = 0
    for judged, following in zip(found.judged, found.judged[1:]):
        before, after = record.replay(judged.number - 1), record.replay(following.number - 1)
        rolled = any(seat < 0 for seat, _ in record.decisions[judged.number - 1:following.number - 1])
        if judged.seat == following.seat and before.reveals == after.reveals and not rolled:
            had, has = (found.chances[one.number - 1][judged.seat] for one in (judged, following))
            assert judged.loss <= max(0.0, had - has) + 0.003, (judged, had, has)
            compared += 1
            given += judged.loss > 0
    assert compared > 20 and given


def test_nobody_gains_or_loses_because_another_is_asked() -> None:
    """At a larger table: what is found for one seat is no measure of the others, and moves them every turn."""
    whole = played("root", players=4)
    record = Record(whole.game, whole.setup, whole.names, whole.decisions[:240])
    found = analyse(record, FEWEST, None)
    assert all(0 <= chance <= 1 for row in found.chances for chance in row)
    for seat in range(4):
        own = [judged.number for judged in found.judged if judged.seat == seat]
        line = [row[seat] for row in found.chances]
        waits = [line[done:again] for done, again in pairwise(own) if again - done > 2]
        assert len(waits) > 3 and all(wait in (sorted(wait), sorted(wait, reverse=True)) for wait in waits)


@pytest.mark.parametrize(("name", "told"), [("inis", True), ("root", False), ("pax_pamir", False), ("scythe", False)])
def test_luck_is_told_where_decisions_are_searched_one_by_one(name: str, told: bool) -> None:
    """A plan for a whole turn always finds a little more after what it could not foresee: everybody would be lucky."""
    whole = played(name, seed=4)
    found = analyse(Record(whole.game, whole.setup, whole.names, whole.decisions[:200]), 40, None)
    assert any(judged.luck for judged in found.judged) == told


def test_better_is_never_what_reads_the_same(duel: tuple[Record, Analysis]) -> None:
    record, found = duel
    one = next(judged for judged in found.judged if judged.loss)
    assert "better:" in verdicts(record, "en", record.names, [one])[one.number]
    same = replace(one, best=one.code)
    assert "better:" not in verdicts(record, "en", record.names, [same])[one.number]


def test_a_short_time_is_shared_out() -> None:
    """What is left of the time goes to the decisions that are left; a few iterations each has in any case."""
    assert _share(300, None, spent=500.0, done=10, real=100) == 300
    assert _share(300, 50.0, spent=5.0, done=10, real=100) == 300
    assert _share(300, 50.0, spent=25.0, done=10, real=100) == 33
    assert _share(300, 50.0, spent=60.0, done=10, real=100) == FEWEST


@pytest.mark.parametrize(("language", "buy"), [("en", r"Buy .+ for \d+ rupees?|Take .+: free"), ("fa", "خرید|برداشتن")])
def test_verdicts_name_choices_as_they_were_seen(language: str, buy: str) -> None:
    """A card of the market is called by its name, not by its place."""
    record = played("pax_pamir", players=2)
    game = record.game
    found = [Judged(number, seat, code, code, 0.0, 0.0) for number, (seat, code) in enumerate(record.decisions, 1)
             if seat >= 0 and game.words(code)[0] == "purchase"]
    told = verdicts(record, language, record.names, found)
    assert [*told] == [judged.number for judged in found] and found
    for line in told.values():
        assert re.search(buy, line) and not re.search("column|ستون", line), line
