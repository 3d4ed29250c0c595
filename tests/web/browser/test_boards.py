"""Every game's table in both languages, both themes and both layouts: no barriers, words that can be read, a map that
has room, targets a finger can meet."""
from __future__ import annotations

import os
import random

import pytest

import meydan
from tests.web.browser.conftest import TALL, WIDE, People
from tests.web.browser.contrast import faint, faint_faces
from tests.web.browser.hands import Hands
from tests.web.browser.test_barriers import barriers

LOOKS = [(language, theme, size) for language in ("en", "fa") for theme in ("light", "dark") for size in (WIDE, TALL)]
# In these every two of language, theme and size meet; all eight take minutes and are asked for by a variable.
HALF = [LOOKS[0], LOOKS[3], LOOKS[5], LOOKS[6]]
ALL_LOOKS = "MEYDAN_LONG" in os.environ
PLAYERS = {"seven_wonders_duel": 2, "root": 4, "pax_pamir": 3, "scythe": 3, "inis": 4}


ASKED = ".hot, #general:not([hidden]) button, .stepper"


def look(me: Hands, address: str, language: str, theme: str, size: dict[str, int]) -> None:
    me.page.goto("about:blank")                 # a page that is open would arrange itself anew meanwhile
    me.page.set_viewport_size(size)             # type: ignore[arg-type]
    me.page.emulate_media(color_scheme=theme, reduced_motion="reduce")      # type: ignore[arg-type]
    me.page.goto(f"{address}?lang={language}&layout={'tall' if size is TALL else 'wide'}")
    curtain = me.page.locator("#curtain:not([hidden]) button")
    me.page.wait_for_selector(f"{ASKED}, #curtain:not([hidden])", state="attached")
    if curtain.count():
        curtain.click()
        me.page.wait_for_selector(ASKED, state="attached")


@pytest.mark.parametrize("game", meydan.games())
def test_every_look(people: People, game: str) -> None:
    me = people.come(bypass_csp=True)
    me.open_table("me", *["here"] * (PLAYERS[game] - 1), game=game)
    address = me.page.url.split("?")[0]
    me.skip(30, random.Random(4))
    problems = []
    for language, theme, size in LOOKS if ALL_LOOKS else HALF:
        look(me, address, language, theme, size)
        found = barriers(me)
        if size is TALL and me.page.locator("[data-pan]").count():
            found += map_room(me)
        problems += [f"{language} {theme} {size['width']}: {problem}" for problem in found]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", meydan.games())
def test_every_face_can_be_read(people: People, game: str) -> None:
    me = people.come(bypass_csp=True)
    me.open_table("me", *["here"] * (PLAYERS[game] - 1), game=game)
    address = me.page.url.split("?")[0]
    for language, theme in (("en", "light"), ("fa", "dark")):
        look(me, address, language, theme, WIDE)
        me.live()                               # all faces have been fetched by then
        found = faint_faces(me.page)
        assert not found, "\n".join(found)


def map_room(me: Hands) -> list[str]:
    """The map has half of what the header leaves."""
    free = me.page.evaluate("document.querySelector('.table').clientHeight")
    room = me.page.evaluate("document.querySelector('.a-board').clientHeight")
    return [] if room >= free / 2 - 12 else [f"the map has {room} of {free} pixels"]


@pytest.mark.parametrize(("number", "game"), list(enumerate(meydan.games())))
def test_the_book_and_the_lessons(people: People, number: int, game: str) -> None:
    """Two looks of each game; together the games see all eight."""
    me = people.come(bypass_csp=True)
    for language, theme, size in (LOOKS[number % 8], LOOKS[(number + 5) % 8]):
        me.page.set_viewport_size(size)         # type: ignore[arg-type]
        me.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        for address in (f"/rules/{game}", f"/learn/{game}"):
            me.page.goto(f"{address}?lang={language}")
            assert barriers(me) == []
            for part in (0.3, 0.7):             # long books are read further down too
                me.page.evaluate("part => scrollTo(0, part * document.documentElement.scrollHeight)", part)
                assert faint(me.page) == []
