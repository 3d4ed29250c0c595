"""What a network reads where a turn of Scythe ends: all that matters, and nothing hidden."""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import log

import pytest

from meydan.bots import Handle, bot
from meydan.bots.searching import Searcher
from meydan.core.observing import FINE, ZERO
from meydan.games.scythe import ends
from meydan.games.scythe.state import Scythe
from tests.bots.games_here import end_row, positions
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
    assert ends.readable(GAME.new(2, seed=1)) and not ends.readable(GAME.new(3, seed=1))
    assert not ends.readable(GAME.new(2, seed=1, faction_assignment="chosen"))


@pytest.mark.parametrize(("players", "name", "asks", "ahead", "iterations"), [
    (2, "expert:iterations=40", True, 1, 40), (2, "hard", True, 0, 1500), (2, "hard:iterations=40", True, 0, 40),
    (2, "medium", False, 0, 100), (3, "expert:iterations=40", False, 1, 40), (3, "hard", False, 1, 3000)])
def test_hard_and_expert_ask_the_network_with_two_players(
        players: int, name: str, asks: bool, ahead: int, iterations: int) -> None:
    """Hard walks less then, and looks no further than its turn."""
    state = GAME.new(players, seed=4)
    while state.turns_begun() == 0 or len(state.choices) < 3:
        state.apply(state.choices[0])
    player = bot(name, int(state.current), seed=1)
    assert isinstance(player, Searcher)
    player.choose(state.view(int(state.current)), Handle(state, int(state.current)), None)
    assert player.search is not None and (player.search.judge is not None) is asks
    assert (player.search.settings.ahead, player.iterations) == (ahead, iterations)
