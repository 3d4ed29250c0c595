"""Chances that bots name: bent by curves measured in games, stage by stage."""
from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import meydan
from meydan.bots import Handle, bot, calibration
from meydan.bots.calibration import DEEP, NETWORK, OPINION, chance, win_chance
from tests.bots.games_here import games_here


@pytest.fixture
def doubtful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> meydan.Game:
    """Duel, where every worth of the hand-made opinion means half of its log odds, and in the first Age nothing."""
    file = tmp_path / "calibration.json"
    file.write_text(json.dumps({OPINION: {"2": [[0.5, 0.0], [0.05, 0.0]]}}))
    read = calibration.curves
    monkeypatch.setattr(calibration, "curves", lambda _: read(file))
    return meydan.game("seven_wonders_duel")


def test_a_worth_is_bent_by_the_curve_of_its_stage(doubtful: meydan.Game) -> None:
    state = doubtful.new(seed=1)
    assert doubtful.stage(state) == 0
    named = [chance(doubtful, state, value) for value in (-1.0, -0.6, 0.0, 0.6, 1.0)]
    assert named[0] == 0.0 and named[4] == 1.0              # what is certain stays so
    assert named[2] == pytest.approx(0.5)
    assert named[3] == pytest.approx(2 / 3, abs=0.001)      # 80 % are odds of 4 to 1: their root is 2 to 1
    assert named[1] == pytest.approx(1 / 3, abs=0.001)
    while doubtful.stage(state) == 0:
        state.apply(state.choices[0])
    assert chance(doubtful, state, 0.6) < 0.55
    assert chance(doubtful, state, 0.6, "network") == win_chance(0.6, 2)        # no curve: at its word


def test_reasons_name_calibrated_chances(doubtful: meydan.Game) -> None:
    state = doubtful.new(seed=1)
    thinker = bot("easy", int(state.current), 1)
    thinker.choose(state.view(int(state.current)), Handle(state, int(state.current), doubtful), None)
    weighed = thinker.considered()[0]                       # type: ignore[attr-defined]
    _, named = thinker.why("en")[0]
    assert named == pytest.approx(chance(doubtful, state, weighed.value))
    assert weighed.value == 0 or named != pytest.approx(win_chance(weighed.value, 2))


@pytest.mark.parametrize("game", games_here())
def test_stages_never_go_back_and_have_curves(game: str) -> None:
    """Every game has a few stages, and its shipped curves rise: the better a worth, the higher the chance."""
    rules = meydan.game(game)
    state, luck = rules.trial(seed=3), random.Random(3)
    reached = 0
    while not state.over:
        assert rules.stage(state) >= reached
        reached = rules.stage(state)
        state.apply(luck.choice(state.choices))
    assert 1 <= reached <= 4
    shipped = calibration.curves(rules.folder / "calibration.json")
    assert shipped
    for sizes in shipped.values():
        assert all(slope > 0 for stages in sizes.values() for slope, _ in stages)


@pytest.mark.parametrize(("game", "judge"), [("pax_pamir", DEEP), ("scythe", NETWORK)])
def test_who_leads_at_a_larger_table_is_named_a_lower_chance_than_the_search_hopes(game: str, judge: str) -> None:
    """It takes the best of many ends, which are not all as good as the network finds them."""
    rules = meydan.game(game)
    for players in (3, 4, 5):
        state = rules.new(players, seed=1)
        assert all(chance(rules, state, value, judge) < win_chance(value, players) for value in (0.2, 0.4, 0.6))


def test_curves_are_found_in_games() -> None:
    """Worths that say too much by a factor of two (in log odds) are found out; the bins then hold."""
    lab = pytest.importorskip("meydan.lab.calibration")
    luck = random.Random(1)
    rows = []
    for number in range(1500):
        named = luck.uniform(0.05, 0.95)
        truth = calibration.bent(named, (0.5, 0.0))
        rows.append(lab.Noted(number, OPINION, 2, 0, named, float(luck.random() < truth)))
    curves = lab.fitted(rows)
    assert curves[OPINION]["2"][0][0] == pytest.approx(0.5, abs=0.12)
    (_, before, _), = lab.worst(lab.reliability(rows, {}))
    (_, after, _), = lab.worst(lab.reliability(rows, curves))
    assert after < 0.03 < before


def test_matches_are_witnessed() -> None:
    lab = pytest.importorskip("meydan.lab.calibration")
    match = pytest.importorskip("meydan.lab.match").Match(0, "seven_wonders_duel", ("easy", "easy"), 1, 1)
    rows = lab.witnessed(match)
    assert {row.stage for row in rows} == {0, 1, 2, 3} and {row.judge for row in rows} == {OPINION}
    assert all(0 <= row.named <= 1 and row.won in (0.0, 0.5, 1.0) for row in rows)
