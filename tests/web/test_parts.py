"""What stayed as it was is only named."""
from __future__ import annotations

import pytest

from meydan.web import parts
from meydan.web.hub import MUCH, Frame, message
from meydan.web.parts import lessened

LONG = "<path d='M0 0L100 100L200 0L300 100L400 0L500 100L600 0'/>" * 8


def row(*names: str) -> str:
    return "".join(f"<g id='{name}'>{LONG}<text>{name}</text></g>" for name in names)


def test_what_has_an_id_is_named_by_it() -> None:
    assert lessened(row("a", "b"), row("a", "b", "c")) == "<g id='a' same></g><g id='b' same></g>" + row("c")
    assert lessened(row("a", "b", "c"), row("c", "a")) == "<g id='c' same></g><g id='a' same></g>"


def test_what_has_none_is_named_by_its_place() -> None:
    one, two, three = (f"<li>{LONG}{number}</li>" for number in range(3))
    assert lessened(one + two, three + one + two) == three + "<li same='0'></li><li same='1'></li>"
    assert lessened(one + two, one + three) == f"<li same='0'></li><li>{lessened(LONG + '1', LONG + '2')}</li>"
    assert lessened(one, one + one) == "<li same='0'></li>" + one, "an element lies at one place only"


def test_inside_what_changed_the_rest_stays() -> None:
    old, new = (f"<g id='z' class='{name}'>{row('a')}<text>{name}</text></g>" for name in ("old", "new"))
    assert lessened(old, new) == "<g id='z' class='new'><g id='a' same></g><text>new</text></g>"


def test_what_the_page_arranges_itself_is_sent_whole() -> None:
    hand = row("a", "b") + "<g data-orders='[]'></g>"
    assert lessened(row("a"), hand) == hand
    grid = f"<table><tr><td>{LONG}</td></tr><tr><td>x</td></tr></table>"
    assert lessened(grid.replace("x", "y"), grid) == grid


def test_markup_that_is_not_well_formed_is_sent_whole() -> None:
    assert lessened(row("a"), row("a") + "<g>") == row("a") + "<g>"


def test_lines_of_the_journal_are_named_by_id_alone() -> None:
    board, log = row(*(f"n{number}" for number in range(60))), f"<li id='j'>{LONG}</li><li>{LONG}</li>"
    assert len(board) > MUCH
    old = Frame(1, {"l-units": board, "log": log}, {})
    new = Frame(2, {"l-units": board + row("z"), "log": log + "<li>z</li>"}, {})
    told = message(new, old).plain.decode()
    assert "<g id='n0' same></g>" in told
    assert f"<li id='j' same></li><li>{LONG}</li><li>z</li>" in told, "the page may show more lines than it was sent"


def test_what_is_remembered_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "KEPT", 1_000)
    read = parts._Read()
    first = read.nodes(f"<p>{'a' * 300}</p>")
    for letter in "bcd":
        read.nodes(f"<p>{letter * 300}</p>")
        assert read.nodes(f"<p>{'a' * 300}</p>") is first, "what is asked for again and again stays"
    assert sum(map(len, read)) == read.letters <= 1_000
    assert [markup[3] for markup in read] == ["c", "d", "a"]
