"""What a network reads where a turn of Scythe ends: all that matters, and nothing hidden."""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import log

import pytest

from meydan.bots import Handle, bot
from meydan.bots.searching import Searcher
from meydan.core.observing import FINE, ZERO
from meydan.games.scythe import ends, ends_many
from meydan.games.scythe.state import Scythe
from tests.bots.games_here import end_row, positions, read_by
from tests.scythe.positions import GAME, Table, table


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rows_tell_what_the_seat_knows_and_the_opinion(players: int) -> None:
    for number, state in enumerate(islice(positions("scythe", seed=11, every=40, players=players), 40)):
        assert isinstance(state, Scythe)
        for seat in range(players):
            row = end_row(ends, state, seat)
            assert row == end_row(ends, state.determinize(seat, number), seat)
            odds = (256 * row[0] + row[1] - ZERO) / FINE
            chance = (1 + (players - 1) * state.evaluate(seat)) / players
            assert odds == pytest.approx(max(-15, min(15, log(chance / (1 - chance)))), abs=0.001)
            assert row[ends.MOVER] == (state.active == seat)
            stage = row[ends.STAGE:ends.STAGE + ends.STAGES]
            assert sum(stage) == 1 and stage[max(int(player.stars()) for player in state.seats)] == 1


DIFFERENT: dict[str, Callable[[Table], object]] = {
    "coins": lambda t: t.give(0, coins=7), "rival's coins": lambda t: t.give(1, coins=7),
    "popularity": lambda t: t.give(0, popularity=6), "power": lambda t: t.give(1, power=12),
    "goal": lambda t: t.give(0, goals="workers"), "rival's goal": lambda t: t.give(1, goals="power"),
    "upgrade": lambda t: t.give(0, upgrades=1), "recruit": lambda t: t.give(1, recruits="build"),
    "token": lambda t: t.give(0, token=2), "rival's token": lambda t: t.give(1, token=2),
    "tokens": lambda t: t.lay("V7", oil=1), "worker": lambda t: t.put(0, workers=["T8", "M6"]),
    "character": lambda t: t.put(1, character="F2"), "structure": lambda t: t.put(0, mill="T8"),
    "objectives": lambda t: t.give(0, objectives="harvest"), "cards": lambda t: t.give(0, cards="2 5"),
    "Factory card": lambda t: t.give(0, factory="fac_02"), "tile": lambda t: t.tile("on_tunnels"),
    "round": lambda t: setattr(t.g, "turn", 21)}


@pytest.mark.parametrize("what", DIFFERENT)
def test_situations_that_differ_look_different(what: str) -> None:
    t = table().put(0, workers=["T8", "V7"]).give(0, objectives="northern")
    t.g.turn = 11
    before = [end_row(ends, t.g, seat) for seat in range(2)]
    DIFFERENT[what](t)
    after = [end_row(ends, t.g, seat) for seat in range(2)]
    hidden = what in ("objectives", "cards")
    assert after[0] != before[0] and (hidden or after[1] != before[1])
    if what == "objectives":
        assert after[1] == before[1]


def test_only_games_that_were_learned_are_judged_by_the_network() -> None:
    assert [read_by("scythe", GAME.new(players, seed=1)) for players in GAME.players] == ["ends"] + ["ends_many"] * 3
    for players in GAME.players:
        assert read_by("scythe", GAME.new(players, seed=1, faction_assignment="chosen")) == ""


@pytest.mark.parametrize(("players", "name", "asks", "ahead", "iterations"), [
    (2, "expert:iterations=40", True, 1, 40), (2, "hard", True, 0, 1500), (2, "hard:iterations=40", True, 0, 40),
    (2, "medium", False, 0, 100), (3, "expert:iterations=40", True, 1, 40), (5, "expert:iterations=40", True, 1, 40),
    (3, "hard", False, 1, 3000), (5, "hard:iterations=40", False, 1, 40)])
def test_the_expert_asks_a_network_and_hard_with_two_players(
        players: int, name: str, asks: bool, ahead: int, iterations: int) -> None:
    """Hard walks less then, and looks no further than its turn."""
    player = bot(name, 0, seed=1)
    assert isinstance(player, Searcher)
    assert thinks(player, players) == (asks, ahead, iterations)


def test_a_level_is_what_it_is_at_each_table() -> None:
    player = bot("hard:iterations=40", 0, seed=1)
    assert isinstance(player, Searcher)
    assert [thinks(player, players)[:2] for players in (2, 4, 2)] == [(True, 0), (False, 1), (True, 0)]


def thinks(player: Searcher, players: int) -> tuple[bool, int, int]:
    """Whether it asks a network at such a table, how far it looks, and how often it walks."""
    state = GAME.new(players, seed=4)
    while state.turns_begun() == 0 or state.current != player.seat or len(state.choices) < 3:
        state.apply(state.choices[0])
    player.clock = lambda: 0.0          # walks are counted, however slow the machine
    player.choose(state.view(player.seat), Handle(state, player.seat), None)
    assert player.search is not None
    return player.search.judge is not None, player.search.settings.ahead, player.iterations


def sat(players: int, number: int) -> tuple[Scythe, int]:
    """A table of so many some way into a game, and a seat."""
    state = next(islice(positions("scythe", seed=11, every=40, players=players), number, None))
    assert isinstance(state, Scythe)
    return state, number % players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rows_of_larger_tables_begin_alike_and_tell_of_every_rival(players: int) -> None:
    for number in range(3, 30, 3):
        state, seat = sat(players, number)
        row = end_row(ends_many, state, seat)
        assert row == end_row(ends_many, state.determinize(seat, number), seat)
        assert row[:ends.COUNTED] == end_row(ends, state, seat)[:ends.COUNTED]
        active, rivals = row[ends.COUNTED:][:5], row[ends.COUNTED + 5:]
        assert active[(int(state.active) - seat) % players] == sum(active) == 1
        told = [rivals[ends_many.RIVAL * number:][:ends_many.RIVAL] for number in range(ends_many.RIVALS)]
        assert [one[0] for one in told] == [1] * (players - 1) + [0] * (5 - players)
        assert sum(one[1] for one in told) == 1 and not any(any(one) for one in told[players - 1:])
        for step, one in enumerate(told[:players - 1], 1):
            player = state.seats[(seat + step) % players]
            assert (one[3], one[9], one[10]) == (player.stars(), player.power, player.popularity)


def test_what_any_rival_has_changes_the_row_of_a_larger_table() -> None:
    state, _ = sat(4, 12)
    for seat in range(4):
        before = end_row(ends_many, state, seat)
        for rival in range(4):
            other = state.clone()
            assert isinstance(other, Scythe)
            other.seats[rival].coins += 5
            assert end_row(ends_many, other, seat) != before
            if rival != seat:
                hidden = state.clone()
                assert isinstance(hidden, Scythe)
                hidden.seats[rival].objectives ^= 0b111
                assert end_row(ends_many, hidden, seat) == before
