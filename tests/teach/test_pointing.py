"""Buttons and tips of the lens rest on a clause of the rules, in all games."""
from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

import meydan
from meydan.core.clauses import clauses
from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.core.texts import LANGUAGES
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.teach.pointing import pointing
from meydan.teach.rulebook import rulebook
from meydan.web.model import Reader
from meydan.web.pages.table import board, dialogs
from tests.teach.reasons import asked

VOID = ("br", "hr", "img", "input")
STATES = 30


class Tips(HTMLParser):
    """Everything with a tip, as the script finds its keys."""

    def __init__(self) -> None:
        super().__init__()
        self.around: list[dict[str, str]] = []
        self.tips: list[tuple[dict[str, str], list[str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = {name: value or "" for name, value in attrs}
        if tag == "use":
            for outer in self.around:
                outer.setdefault("use", element["href"])
        if "data-tip" in element:
            self.tips.append((element, [outer["id"] for outer in reversed(self.around) if outer.get("id")]))
        if tag not in VOID:
            self.around.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.around.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.around.pop()

    def each(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """The keys of each thing, and what it says."""
        for element, around in self.tips:
            own = element.get("id") or element.get("data-key") or element.get("data-face")
            mark = element.get("use")
            keys = [own] if own else [f"{around[0]} {mark}", mark] if mark else []
            yield (*keys, *around), element["data-tip"]


def tips(game: Game, state: GameState, layout: str) -> dict[tuple[str, ...], str]:
    seat, players = int(state.current), len(state.view(None)["seats"]) if "seats" in state.view(None) else 2
    look, reader = Look("en", layout, tuple("ABCDE"[:players]), seat), Reader("en", layout, "", "")
    scene = picture(game).render(state.view(seat), look, list(state.choices))
    parser = Tips()
    parser.feed(board(scene, reader) + dialogs(scene, reader))
    return dict(parser.each())


@pytest.mark.parametrize("name", meydan.games())
def test_every_number_is_a_clause_in_both_languages(name: str) -> None:
    game = meydan.game(name)
    for language in LANGUAGES:
        told = pointing(game).for_page(language)
        assert all(number and text for number, text in told["rules"].values())
        for clause in told["rules"]:
            assert clause in rulebook(game, language).entries
    assert set(pointing(game).buttons) <= set(game.table.blocks), "a verb the game does not have"


@pytest.mark.parametrize("name", meydan.games())
def test_every_tip_has_its_clause(name: str) -> None:
    game, book = meydan.game(name), rulebook(meydan.game(name), "en").entries
    met: set[str] = set()
    for number, state in enumerate(asked(game, STATES, every=41, most=5)):
        for keys, tip in tips(game, state, ("wide", "tall")[number % 2]).items():
            clause = pointing(game).thing(keys)
            assert clause in book, f"{tip!r} ({', '.join(keys)}) rests on no clause"
            met.add(clause)
    assert len(met) > 12, "clauses of their own, not one for all"


@pytest.mark.parametrize("name", meydan.games())
def test_every_button_has_its_clause(name: str) -> None:
    """Its own, or that of its question: so every question must have one."""
    game, book = meydan.game(name), rulebook(meydan.game(name), "en").entries
    own = bare = 0
    for state in asked(game, 2500, every=5, most=60):
        question = clauses(game).steps.get(state.asking, "")
        assert question in book, f"{state.asking} rests on no clause"
        for code in state.choices:
            clause = pointing(game).button(code)
            own, bare = own + bool(clause), bare + (not clause)
            assert (clause or question) in book, game.words(code)
    assert own > bare / 2, "buttons have clauses of their own where they do one thing"


def test_names_and_copies() -> None:
    root, duel = pointing(meydan.game("root")), pointing(meydan.game("seven_wonders_duel"))
    assert root.thing(["k-ambush_bird_2"]) == "ROOT-9.6"
    assert root.thing(["k-anvil"]) == "ROOT-7.4"
    assert root.thing(["p-boards-eyrie #i-swords", "#i-swords", "p-boards-eyrie"]) == "ROOT-14.14"
    assert duel.thing(["w-pyramids-p"]) == "SWD-13.9"
    assert duel.thing(["nothing"]) == ""
    assert duel.button(meydan.game("seven_wonders_duel").code("discard", "quarry")) == "SWD-7.1"
