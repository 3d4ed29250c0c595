"""Looking ahead: offered from what the seat may know, applied whole or not at all, taken back whole."""
from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import meydan
from meydan.core.errors import IllegalAction, StaleVersion
from meydan.core.rng import Rng
from meydan.table import Table
from meydan.table.sequences import DEEPEST, MOST, Branch, offered

GAMES = tuple(meydan.games())


def paths(branches: list[Branch], before: tuple[Branch, ...] = ()) -> Iterator[tuple[Branch, ...]]:
    for branch in branches:
        if branch.then:
            yield from paths(branch.then, (*before, branch))
        else:
            yield (*before, branch)


def codes(path: tuple[Branch, ...]) -> list[int]:
    return [branch.code for branch in path if not branch.forced]


def tables(game: str, seed: int, decisions: int = 120) -> Iterator[tuple[Table, int]]:
    """A table along a random game, and a seat that is asked."""
    rng, played = random.Random(seed), meydan.game(game)
    table = Table.new(game, ["A", "B", "C", "D", "E"][:played.players[-1]], seed=seed)
    for _ in range(decisions):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        yield table, seat
        table.act(seat, table.version, rng.choice(table.choices(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_whole_sequences_lead_where_their_steps_lead(game: str) -> None:
    rng = random.Random(5)
    for table, seat in tables(game, seed=3):
        whole = rng.choice(list(paths(offered(table.asked(seat), table.game))))
        one = Table.restore(game, table.setup, table.names, table.entries, rng=Rng(7))
        two = Table.restore(game, table.setup, table.names, table.entries, rng=Rng(7))
        one.act_all(seat, one.version, codes(whole))
        for code in codes(whole):
            assert code in two.choices(seat)
            two.act(seat, two.version, code)
        assert one.record.decisions == two.record.decisions
        again = Table.restore(game, one.setup, one.names, one.entries)
        assert again.view(seat) == one.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_no_sequence_looks_past_a_reveal_dice_or_another_seat(game: str) -> None:
    for table, seat in tables(game, seed=8, decisions=80):
        asked = table.asked(seat)
        for path in list(paths(offered(asked, table.game)))[:40]:
            state = asked.clone()
            for branch in path:
                learned = state.reveals - asked.reveals - (state.disclosed - asked.disclosed)
                assert state.current == seat and not learned
                assert branch.code in state.choices
                state.apply(branch.code)


@pytest.mark.parametrize("game", GAMES)
def test_sequences_stay_within_their_bounds(game: str) -> None:
    for table, seat in tables(game, seed=2):
        found = list(paths(offered(table.asked(seat), table.game)))
        assert len(found) <= max(MOST, len(table.choices(seat)))
        assert all(len(codes(path)) <= DEEPEST or all(branch.again for branch in path[1:]) for path in found)
        assert [branch.code for branch in offered(table.asked(seat), table.game)] == table.choices(seat)


def deed(table: Table) -> list[int]:
    """The longest sequence the asked seat may send."""
    return codes(max(paths(offered(table.asked(table.waiting[0]), table.game)), key=len))


def long_deed() -> tuple[Table, int, list[int]]:
    """A table of Root at which a deed of several choices can be taken back."""
    for table, seat in tables("root", seed=4, decisions=400):
        found = deed(table) if seat == table.waiting[0] else []
        if len(found) > 2:
            trial = Table.restore("root", table.setup, table.names, table.entries)
            trial.act_all(seat, trial.version, found)
            if trial.can_undo(seat):
                return table, seat, found
    raise AssertionError("no such deed in this game")


def test_a_sequence_is_taken_back_whole() -> None:
    table, seat, found = long_deed()
    before = list(table.record.decisions)
    rows = table.act_all(seat, table.version, found)
    kinds = [row.kind for row in rows]
    assert kinds[0] == "act" and kinds.count("more") == len(found) - 1
    table.undo(seat, table.version)
    assert list(table.record.decisions) == before
    again = Table.restore("root", table.setup, table.names, table.entries)
    assert again.view(seat) == table.view(seat)


def test_a_sequence_with_a_wrong_end_changes_nothing() -> None:
    table, seat, found = long_deed()
    before = list(table.entries)
    with pytest.raises(IllegalAction):
        table.act_all(seat, table.version, [*found[:-1], 10**6])
    with pytest.raises(IllegalAction):
        table.act_all(seat, table.version, [found[-1], *found])
    with pytest.raises(StaleVersion):
        table.act_all(seat, table.version - 1, found)
    assert table.entries == before
