"""Games of older rules: records stay readable, running tables can be finished."""
from __future__ import annotations

from typing import Any

import pytest

from meydan import Record
from meydan.core.game import Setup, Words
from meydan.core.state import Frame, GameState
from meydan.table import ACT, RULES, SEALED, Table
from tests import toy
from tests.core.players import FARHAD, KHOSROW, NAMES, SHIRIN, after_bids, random_table, say
from tests.toy import BAZAAR, Bazaar, BazaarGame


class NewBazaar(BazaarGame):
    """The next version, once `change` was called; coin12 of old is called coin1."""

    version = 2
    renamed = True

    def carry_words(self, version: int, words: Words, state: GameState) -> Words | None:
        if self.renamed and words == ("bid", "coin12"):
            return ("bid", "coin1")
        return super().carry_words(version, words, state)


NEW = NewBazaar()


def change(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on who holds no veto is not asked, and everybody confirms a lot taken."""

    def options(self: Any, g: Bazaar, f: Frame) -> list[int]:
        return [toy.PASS, toy.VETO] if g.hands[f.player] and g.hands[f.player][-1] >= toy.FIRST_VETO else []

    def choose(self: Any, g: Bazaar, f: Frame, code: int) -> None:
        taken(self, g, f, code)
        g.then(CONFIRM, f.player)

    taken = toy.TakeLot.choose
    monkeypatch.setattr(toy.React, "options", options)
    monkeypatch.setattr(toy.TakeLot, "choose", choose)


class Confirm(toy.Step[Bazaar]):
    """A new question with one answer."""

    def options(self, g: Bazaar, f: Frame) -> list[int]:
        return [toy.STAKE]

    def choose(self, g: Bazaar, f: Frame, code: int) -> None:
        pass


CONFIRM = Confirm()


@pytest.mark.parametrize("seed", range(12))
def test_an_older_record_is_replayed_without_the_questions_that_are_gone(
        seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_table(seed).record
    text, then = str(record), record.replay()
    change(monkeypatch)
    monkeypatch.setattr(NEW, "renamed", False)
    carried = Record.parse(text, NEW)
    now = carried.replay()
    assert carried.lost == 0 and now.over
    assert now.scores() == then.scores() and now.won == then.won
    assert len(carried.decisions) != len(record.decisions)
    assert Record.parse(str(carried), NEW) == carried, "and is a record of today's rules"


def test_what_finds_no_place_is_counted_and_the_record_still_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    text = str(random_table(3).record)
    monkeypatch.setattr(NEW, "carry_words", lambda version, words, state: words)
    change(monkeypatch)
    carried = Record.parse(text, NEW)
    assert carried.lost > 0
    assert not carried.replay().over


def test_a_running_table_goes_on_and_its_rows_are_only_added_to(monkeypatch: pytest.MonkeyPatch) -> None:
    old = after_bids()
    say(old, FARHAD, "pass")
    say(old, KHOSROW, "pass")
    say(old, SHIRIN, "give 2")
    old.undo(SHIRIN, old.version)
    say(old, SHIRIN, "give 3")
    change(monkeypatch)
    table = Table.restore(NEW, old.setup, NAMES, old.entries, rules=1)
    assert table.entries[:old.version] == old.entries
    assert [row.kind for row in table.entries[old.version:]][:2] == [RULES, ACT]
    assert table.waiting == (SHIRIN,)
    assert table.state.points[KHOSROW] == 1 and table.state.points[FARHAD] == 0     # type: ignore[attr-defined]
    again = Table.restore(NEW, old.setup, NAMES, table.entries, rules=1)
    assert again.entries == table.entries and again.view(None) == table.view(None)
    play_to_the_end(table)
    assert Table.restore(NEW, old.setup, NAMES, table.entries, rules=1).over


def test_what_was_sealed_is_asked_again() -> None:
    old = random_table(1)
    start = Table(BAZAAR, old.setup, NAMES)
    seat = start.waiting[0]
    start.act(seat, 0, start.choices(seat)[0])
    assert start.entries[-1].kind == SEALED
    table = Table.restore(NEW, old.setup, NAMES, start.entries, rules=1)
    assert not table.sealed(seat) and seat in table.waiting


def test_options_that_are_no_more_are_left_out() -> None:
    setup = Setup(3, {**old_setup().options, "weather": "rain"}, old_setup().deal)
    table = Table.restore(NEW, setup, NAMES, [], rules=1)
    assert "weather" not in table.setup.options


def old_setup() -> Setup:
    return random_table(1).setup


def play_to_the_end(table: Table) -> None:
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, table.version, table.choices(seat)[0])


def test_a_decision_with_another_name_today(monkeypatch: pytest.MonkeyPatch) -> None:
    old = after_bids()
    assert old.record.decisions[0][1] == BAZAAR.code("bid", "coin12")
    deal = {**old.setup.deal, "hand1": [card if card != "coin12" else "coin10" for card in old.setup.deal["hand1"]]}
    deal |= {key: [card if card != "coin10" else "coin12" for card in cards] for key, cards in deal.items()
             if key != "hand1"}
    monkeypatch.setattr(NEW, "carry_setup", lambda version, setup: Setup(3, setup.options, deal))
    table = Table.restore(NEW, old.setup, NAMES, old.entries, rules=1)
    assert table.record.decisions[0][1] == NEW.code("bid", "coin1")
