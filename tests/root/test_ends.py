"""What a network reads where a turn of Root ends."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp

import numpy as np
import pytest

from meydan.core.observing import FINE, ZERO
from meydan.core.opinion import put_weights
from meydan.core.registry import game as find_game
from meydan.games.root import ends, peril
from meydan.games.root.components import VAGABOND
from meydan.games.root.state import Root
from meydan.search import OtherWeights, end_judge
from tests.bots.games_here import end_row, positions, read_by

DEALS = 20
LEARNED_WITH = OtherWeights(find_game("root"), find_game("root").folder / "network-weights.json")


@pytest.fixture
def peril_it_was_learned_with() -> Iterator[None]:
    """How likely turmoil seemed to the opinion then."""
    today = [float(number) for number in peril.PERIL]
    put_weights(peril.PERIL, [float(number) for number in ends.PERIL])
    yield
    put_weights(peril.PERIL, today)


@pytest.mark.usefixtures("peril_it_was_learned_with")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_tell_what_the_seat_knows_and_the_opinion_the_network_was_learned_with(players: int) -> None:
    for number, state in enumerate(islice(positions("root", seed=7, every=11, players=players), 30)):
        assert isinstance(state, Root)
        if state.turns_begun() == 0:
            continue
        for seat in range(players):
            row = end_row(ends, state, seat)
            deals = [state.determinize(seat, 100 * number + deal) for deal in range(DEALS)]
            assert all(row == end_row(ends, deal, seat) for deal in deals)
            chance = 1 / (1 + exp((ZERO - 256 * row[0] - row[1]) / FINE))
            with LEARNED_WITH:
                usual = sum(deal.evaluate(seat) for deal in deals) / DEALS
            assert (players * chance - 1) / (players - 1) == pytest.approx(usual, abs=0.05)
            assert row[ends.MOVER] == (state.seat_of[state.turn] == seat)
            stage = row[ends.STAGE:ends.STAGE + ends.STAGES]
            best = max(int(state.score_of(state.faction_of[other])) for other in range(players))
            assert sum(stage) == 1 and stage[min(best // 5, 5)] == 1


def test_larger_tables_have_a_network_of_their_own() -> None:
    game = find_game("root")
    tables = [game.new(players, seed=1) for players in game.players]
    assert [read_by("root", table) for table in tables] == ["ends", "ends_many", "ends_many"]
    networks = [end_judge("root", layout=layout) for layout in ("ends", "ends_many")]
    row = np.frombuffer(end_row(ends, tables[-1], 0), np.uint8).reshape(1, -1)
    named = [network.session.run(None, {"observation": row})[0].item() for network in networks if network]
    assert len(named) == 2 and named[0] != named[1]


def test_what_differs_on_the_table_differs_in_the_row() -> None:
    told: dict[bytes, tuple[object, ...]] = {}
    for players in (2, 3, 4):
        for state in islice(positions("root", seed=3, every=5, players=players), 200):
            assert isinstance(state, Root)
            if state.turns_begun() == 0:
                continue
            me = int(state.faction_of[0])
            table = (players, me, list(state.pieces), [row["total"] for row in state.scores()],
                     list(state.crafted), state.pawn, list(state.relations), state.leader, state.officers,
                     state.turn, state.rounds, state.ruins, state.open_quests, list(state.items), len(state.deck),
                     [int(hand).bit_count() for hand in state.hands], list(state.decree))
            row = end_row(ends, state, 0)
            assert told.setdefault(row, table) == table
    assert len(told) > 300


def test_a_faction_is_told_apart_from_the_same_faction_of_another() -> None:
    state = find_game("root").new(4, seed=2)
    rng = iter(range(10_000))
    while state.turns_begun() < 9:
        state.apply(state.choices[next(rng) % len(state.choices)])
    assert isinstance(state, Root)
    rows = {int(state.faction_of[seat]): end_row(ends, state, seat) for seat in range(4)}
    own = slice(ends.AT_OWN, ends.AT_OWN + ends.OWN_MORE)
    others = slice(ends.AT_OWN + ends.OWN_MORE, ends.COUNTED)
    for faction in range(VAGABOND):
        start = (0, ends.MARQUISE_MORE, ends.MARQUISE_MORE + ends.EYRIE_MORE)[faction]
        end = start + (ends.MARQUISE_MORE, ends.EYRIE_MORE, ends.ALLIANCE_MORE)[faction]
        assert any(rows[faction][own][start:end]) and not any(rows[faction][others][start:end])
        assert any(rows[VAGABOND][others][start:end]) and not any(rows[VAGABOND][own][start:end])
