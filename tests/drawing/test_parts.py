"""Tokens, escaping, numbers, what has to be pointed at, and the plain tables of a game without a picture."""
from __future__ import annotations

import re
import xml.dom.minidom

import pytest

import meydan
from meydan.drawing import icons, tokens
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.markup import esc, fitting, num, piece
from meydan.drawing.plain import PlainPicture
from meydan.drawing.scene import paint_defs, stylesheet
from meydan.table.sequences import offered
from tests.toy import BAZAAR

PAIRS = [
    ("ink", "panel", 7), ("ink", "panel-2", 7), ("ink", "table", 4.5), ("ink-2", "panel", 4.5),
    ("ink-2", "panel-2", 4.5), ("card-ink", "paper", 7), ("gold-ink", "gold", 4.5), ("hot", "panel", 3),
    ("focus", "panel", 3), ("bad", "panel", 4.5), ("lapis", "table", 4.5), ("lapis", "panel", 4.5),
    *((f"s{n}", "on-dark", 4.5) for n in range(8)),
]


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [tokens.LIGHT, tokens.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ink,ground,least", PAIRS)
def test_contrast(theme: dict[str, str], ink: str, ground: str, least: float) -> None:
    assert contrast(theme[ink], theme[ground]) >= least


def test_the_style_sheet_knows_every_token_it_uses() -> None:
    sheet = stylesheet()
    defined = set(re.findall(r"--([\w-]+):", sheet))
    assert set(re.findall(r"var\(--([\w-]+)\)", sheet)) <= defined
    assert set(re.findall(r"var\(--([\w-]+)\)", paint_defs())) <= defined


def test_pictures_outside_a_browser_have_plain_colours() -> None:
    assert tokens.resolve("var(--gold) color-mix(in srgb, #ffffff 50%, #000000)") == "#f2c14e #808080"
    assert tokens.resolve("var(--panel)", "dark") == tokens.DARK["panel"]


def test_icons_are_well_formed() -> None:
    for symbol in icons.symbols().values():
        xml.dom.minidom.parseString(symbol)


def test_escaping() -> None:
    assert esc("<b a='1' c=\"2\">&\n") == "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;&#10;"
    assert "<script" not in piece("x", 0, 0, "", label="<script>", tip="'><script>")


def test_numbers() -> None:
    assert (num(3.0), num(3.14159), num(-0.5)) == ("3", "3.1", "-0.5")
    assert Look("fa").number(-120) == "\u200e−۱۲۰"
    assert Look("en").number(-120) == "−120"


def test_boxes_are_mirrored_in_persian() -> None:
    assert Look("en").x(10, 30, 100) == 10
    assert Look("fa").x(10, 30, 100) == 60


def test_a_label_shrinks_until_it_fits() -> None:
    assert fitting("Inn", 100, 12) == 12
    assert fitting("Chamber of Commerce", 90, 12) < 12
    assert fitting("\u200c".join("کتاب"), 100, 12) == fitting("کتاب", 100, 12)


def test_a_game_without_a_picture_shows_its_view_as_tables() -> None:
    drawing = picture(BAZAAR)
    assert isinstance(drawing, PlainPicture) and not drawing.drawn
    state = BAZAAR.new(seed=3)
    seat = max(int(state.current), 0)
    for language in ("en", "fa"):
        scene = drawing.render(state.view(seat), Look(language, "wide", ("A", "B", "C"), seat), state.choices)
        body = scene.panels[0].body
        xml.dom.minidom.parseString(f"<div>{body}</div>")
        assert body.count("<bdi class='chip'>") >= 3
        actions = drawing.actions(state.view(seat), Look(language, "wide", ("A", "B", "C"), seat), state.choices)
        assert [action["t"] for action in actions] == [[]] * len(state.choices)
        assert all(action["label"] for action in actions)


def test_plain_tables_are_escaped() -> None:
    drawing = picture(BAZAAR)
    scene = drawing.render({"note": "<script>", "rows": [{"<i>": "'&"}], "<u>": {"<i>": ["<s>"]}}, Look("en"), [])
    assert not re.search(r"<(script|i|u|s)>", scene.panels[0].body)


def test_what_all_choices_point_at_need_not_be_pointed_at() -> None:
    """A starting building of Root: its track tells no place from another."""
    game = meydan.game("root")
    state = game.new(2, 1)
    state.apply(state.choices[0])
    assert state.asking == "StartingBuilding" and len(state.choices) > 1
    view, look = state.view(0), Look("en", "wide", ("A", "B"), 0)
    actions = picture(game).actions(view, look, state.choices, offered(state, game))
    assert [action["t"] for action in actions] == [[game.words(code)[2]] for code in state.choices]
    assert all(action["o"] == ["track-sawmill"] for action in actions)
