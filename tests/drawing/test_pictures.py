"""What must hold for the picture of every game: no browser needed, the renderer is plain Python."""
from __future__ import annotations

import re
import xml.dom.minidom

import pytest

import meydan
from meydan.drawing import icons
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import AREAS
from tests.drawing.scenes import LOOKS, boards, draw, states

DRAWN = [name for name in meydan.games() if picture(meydan.game(name)).drawn]
SHOWN = r">([^<>]+)<"


def test_duel_is_drawn() -> None:
    assert "seven_wonders_duel" in DRAWN


@pytest.mark.parametrize("language,layout", LOOKS)
@pytest.mark.parametrize("game", DRAWN)
def test_stand_alone_picture_is_well_formed_and_needs_no_variables(game: str, language: str, layout: str) -> None:
    for state in states(game, seed=4, every=17):
        svg = draw(game, state, 0, language, layout)._repr_svg_()
        xml.dom.minidom.parseString(svg)
        assert "var(--" not in svg
        assert "color-mix" not in svg


@pytest.mark.parametrize("game", DRAWN)
def test_every_target_of_every_action_is_on_the_table(game: str) -> None:
    """The contract between rules and page, along whole games."""
    drawing = picture(meydan.game(game))
    for seed in range(3):
        for state in states(game, seed):
            if state.current < 0:
                continue
            view = state.view(state.current)
            for language, layout in LOOKS[:: 3]:
                scene = draw(game, state, state.current, language, layout)
                ids = re.findall(r"\bid='([^']+)'", boards(scene))
                assert len(ids) == len(set(ids)), "an id stands twice"
                look = Look(language, layout, ("A", "B", "C", "D", "E", "F"), state.current)
                actions = drawing.actions(view, look, state.choices)
                wanted = {target for action in actions for target in action["t"] + action.get("o", [])}
                assert wanted <= set(ids)
                assert [action["id"] for action in actions] == state.choices


@pytest.mark.parametrize("game", DRAWN)
def test_pointing_tells_all_actions_apart(game: str) -> None:
    """No two actions have the same targets, unless they are offered as buttons."""
    drawing = picture(meydan.game(game))
    for state in states(game, seed=2):
        if state.current >= 0:
            actions = drawing.actions(state.view(state.current), Look("en", "wide", ("A", "B")), state.choices)
            pointed = [tuple(sorted(action["t"] + action.get("o", []))) for action in actions if not action["m"]]
            assert len(pointed) == len(set(pointed))


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_shows_no_more_than_the_view(game: str) -> None:
    """Dealing anew what a viewer cannot know changes nothing that is drawn for it."""
    for state in states(game, seed=6, every=5):
        for seat in range(int(state.players)):
            again = state.determinize(seat, 99)
            assert draw(game, state, seat).fragments() == draw(game, again, seat).fragments()


@pytest.mark.parametrize("game", DRAWN)
def test_symbols_do_not_depend_on_the_state(game: str) -> None:
    """Faces are the whole public set, so that which of them is sent tells nothing."""
    known = icons.symbols() | picture(meydan.game(game)).faces("en", "wide")
    symbols = None
    for state in states(game, seed=8, every=9):
        scene = draw(game, state, 0)
        symbols = symbols or set(scene.symbols)
        assert set(scene.symbols) == symbols
        used = set(re.findall(r"href='#([^']+)'", boards(scene) + "".join(panel.body for panel in scene.panels)))
        assert used <= set(known), "a symbol is missing"
    inside = set(re.findall(r"href='#([^']+)'", "".join(known.values())))
    assert inside <= set(known)


@pytest.mark.parametrize("game", DRAWN)
def test_names_of_players_are_escaped(game: str) -> None:
    evil = "<img src=x onerror=alert(1)>'\"&"
    state = next(iter(states(game, seed=1)))
    for language, layout in LOOKS:
        scene = picture(meydan.game(game)).render(state.view(0), Look(language, layout, (evil,) * 6, 0), state.choices)
        for part in scene.fragments().values():
            assert "<img" not in part and "x onerror=alert(1)>" not in part


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("game", DRAWN)
def test_persian_shows_no_latin_digits(game: str, layout: str) -> None:
    for state in states(game, seed=3, every=11):
        scene = draw(game, state, 0, "fa", layout)
        markup = boards(scene) + "".join(scene.symbols.values()) + "".join(panel.body for panel in scene.panels)
        words = re.findall(SHOWN, markup) + re.findall(r"(?:aria-label|data-tip)='([^']*)'", markup)
        assert words
        assert not [word for word in words if re.search(r"[0-9]", re.sub(r"&#\d+;", "", word))]


@pytest.mark.parametrize("game", DRAWN)
def test_zones_keep_their_names_and_layers(game: str) -> None:
    """The page is built once; later only layers are exchanged."""
    for language, layout in LOOKS[:2]:
        seen = {tuple(sorted(draw(game, state, 0, language, layout).fragments())) for state in states(game, 5, 7)}
        assert len(seen) == 1
    scene = draw(game, next(iter(states(game, 5))), 0)
    assert {zone.area for zone in scene.zones.values()} <= set(AREAS)


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_styled_inline(game: str) -> None:
    """The pages forbid inline styles, so a style attribute would do nothing."""
    for state in states(game, seed=7, every=13):
        scene = draw(game, state, 0)
        assert " style=" not in "".join(scene.fragments().values()) + "".join(scene.symbols.values())


@pytest.mark.parametrize("game", DRAWN)
def test_every_piece_to_point_at_says_what_it_is(game: str) -> None:
    for state in states(game, seed=9, every=6):
        if state.current < 0:
            continue
        markup = boards(draw(game, state, state.current))
        labels = dict(re.findall(r"<g id='([^']+)'[^>]*?aria-label='([^']*)'", markup))
        look, view = Look("en", "wide", ("A", "B")), state.view(state.current)
        for action in picture(meydan.game(game)).actions(view, look, state.choices):
            assert all(labels.get(target) for target in action["t"])
