"""Questions tell what they are about, windows ask at one moment, orders leave what their names say (INIS-9)."""
from __future__ import annotations

import json

import pytest

from meydan.core.rng import Rng
from meydan.games.inis import NOT_CARD, NOT_MOOR, TOUCHED
from meydan.games.inis.components import CARD
from meydan.games.inis.state import Inis
from tests.inis.positions import GAME, Table
from tests.rules import rule


@rule("INIS-9.3", "TRAP-11")
def test_all_see_the_declared_conquest_before_geis_is_asked_for() -> None:
    table = Table().at("valley", 3).at("cove", 2).hand(0, "conquest").hand(1, "geis").turn(0).do("play conquest")
    table.do("in hills")
    while "amount" in table.options[0]:
        table.do(table.options[-1])
    assert table.asking == "Declared" and table.current == 1
    for seat in (0, 1, 2, None):
        declared = table.g.view(seat)["declared"][-1]
        assert declared["card"] == "conquest" and declared["territory"] == "hills"
        assert sum(declared["origins"].values()) >= 2
        assert table.g.view(seat)["pending"]["card"] == "conquest"


@rule("INIS-9.1", "INIS-9.13")
def test_a_window_is_one_question_to_all_who_could_answer() -> None:
    table = Table().at("hills", 2).hand(0, "warlord", "bard").hand(1, "geis").hand(2, "druid").hand(3, "raid").hide()
    table.turn(0).do("play bard")
    assert table.asking == "Declared" and table.g.together == (1, 2, 3)
    assert all(frame.step.window for frame in table.g.stack[-3:])
    table.do("1: play geis")                                # the others are asked about the new card, not the old one
    assert [frame.step.__class__.__name__ for frame in table.g.stack].count("Declared") <= 3


@rule("INIS-9.9", "INIS-9.7")
def test_after_the_card_and_the_end_of_the_turn_are_one_window() -> None:
    table = Table().at("hills", 1, 1).hand(0, "bard", "druid").hand(1, "oengus_ploy", "lug_samildanach").turn(0)
    table.do("play bard")
    assert table.asking == "AfterTurn" and set(table.options) == {"decline", "play lug_samildanach", "play oengus_ploy"}
    table.do("1: play oengus_ploy", "0: decline", "1: play lug_samildanach").quiet()
    assert table.asking == "Turn" and table.current == 1 and "bard" in table.actions(1)


@rule("INIS-9.13")
def test_who_is_known_to_be_able_is_asked_openly() -> None:
    table = Table("valley hills cove plains").at("valley", 1).advantage(0, "valley").hand(0, "bard", "druid").turn(0)
    table.do("play bard")
    assert table.asking == "AfterTurn" and not table.g.stack[-1].step.window and "play valley" in table.options


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_question_leads_to_the_same_table(players: int) -> None:
    """Two states that look the same to the mover and offer the same go on alike, where nothing hidden decides."""
    seen: dict[str, dict[int, str]] = {}
    met = 0
    for seed in range(5):
        g = GAME.new(players=players, seed=1, rounds=10)
        rng = Rng(seed)
        for _ in range(260):
            if g.over:
                break
            if g.current >= 0:
                key = json.dumps([g.view(int(g.current)), g.choices], sort_keys=True)
                known = seen.setdefault(key, {})
                met += bool(known)
                for code in g.choices[:4]:
                    after = g.clone()
                    after.apply(code)
                    if after.reveals == g.reveals and not after.over:
                        look = json.dumps(after.view(int(g.current)), sort_keys=True)
                        assert known.setdefault(code, look) == look
            g.apply(g.choices[rng.below(len(g.choices))])
    assert met


def test_orders_leave_what_their_names_say() -> None:
    table = Table().at("hills", 2).at("valley", 0, 1).hand(0, "citadel", "druid").hand(1, "geis").turn(0)
    table.do("play citadel", "in hills")
    view, choices = table.g.view(1), table.g.choices
    geis = CARD.index["geis"]
    assert GAME.leaves(TOUCHED, -1, view, choices) == choices[:1]              # nothing of seat 1 in the Hills
    assert GAME.leaves(NOT_CARD, geis, view, choices) == choices[:1]
    assert GAME.leaves(NOT_CARD, CARD.index["bard"], view, choices) == choices
    assert GAME.leaves(NOT_MOOR, -1, view, choices) == choices
    assert GAME.order_about(NOT_CARD, view) == [geis]
    table = Table().at("hills", 2, 1).hand(0, "citadel", "druid").hand(1, "geis").turn(0).do("play citadel", "in hills")
    assert GAME.leaves(TOUCHED, -1, table.g.view(1), table.g.choices) == table.g.choices


def test_orders_never_answer_a_turn() -> None:
    table = Table().at("hills", 1).hand(0, "bard", "druid").turn(0)
    for order in GAME.orders:
        assert not order.own and GAME.leaves(order, 0, table.g.view(0), table.g.choices) == table.g.choices


def test_windows_of_a_game_are_few_moments(capsys: pytest.CaptureFixture[str]) -> None:
    """Counted as a table of four sees them: one beat each, and a choice only for who can do something."""
    moments = questions = shown = 0
    for seed in range(4):
        g = GAME.new(players=4, seed=seed, rounds=10)
        assert isinstance(g, Inis)
        rng, open_until = Rng(seed), -1
        while not g.over:
            if g.stack[-1].step.window:
                questions += 1
                shown += len(g.choices) > 1
                if len(g.stack) >= open_until or open_until < 0:
                    moments += 1
                open_until = len(g.stack)
                code = g.choices[0]
            else:
                open_until = -1
                code = g.choices[rng.below(len(g.choices))]
            g.apply(code)
    with capsys.disabled():
        print(f"\nInis, four players: {questions // 4} window questions a game at {moments // 4} moments, "
              f"{shown // 4} of them with something to play")
    assert moments < questions / 1.8
