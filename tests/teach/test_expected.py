"""The line a bot expects, as the board shows it."""
from __future__ import annotations

import pytest

import meydan
from meydan.bots.thoughts import PLANNED, TOLD, along
from meydan.core.rng import Rng
from meydan.core.texts import game_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.web.model import Reader
from meydan.web.pages.table import board, dialogs
from meydan.web.worker import shown
from tests.teach.reasons import asked

NAMES = tuple("ABCDE")


@pytest.mark.parametrize("name", meydan.games())
def test_a_line_points_at_things_on_the_board(name: str) -> None:
    """Its choices in order, each with who makes it; most point at something, and what they point at is drawn."""
    game, rng = meydan.game(name), Rng(3)
    told = pointed = 0
    for state in asked(game, 30, seed=8, every=31, most=4):
        if len(state.choices) < 2:
            continue
        ahead, line = state.clone(), list[int]()
        while not ahead.over and ahead.current >= 0 and len(line) < 6:
            code = int(ahead.policy(rng))
            if len(ahead.choices) > 1:
                line.append(code)
            ahead.apply(code)
        found = shown(game, state, line, "en", NAMES)
        assert all(0 <= who < state.players for who, _, _ in found) and (not found or found[0][0] == state.current)
        ahead = state.clone()
        words = [(code, game_texts(game, "en").deed(code, NAMES, ahead.view(int(ahead.current))))
                 for code in along(ahead, line[:len(found)])]
        assert [code for code, _ in words] == line[:len(found)]
        assert [action for _, action, _ in found] == [action for _, action in words]    # as buttons say it there
        assert len(found) <= 1 + PLANNED and {who for who, _, _ in found[1 + TOLD:]} <= {int(state.current)}
        if found:
            seat = int(state.current)
            look = Look("en", "wide", NAMES, seat)
            scene = picture(game).render(state.view(seat), look, list(state.choices))
            reader = Reader("en", "wide", "", "")
            markup = board(scene, reader) + dialogs(scene, reader)
            assert all(f"id='{target}'" in markup for target in found[0][2]), found[0]
        told, pointed = told + len(found), pointed + sum(bool(targets) for _, _, targets in found)
    assert told > 25 and pointed > told * 0.6, f"{pointed} of {told} choices point at something"
