"""axe-core finds no barrier on any page, in both languages, both themes, both sizes."""
from __future__ import annotations

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser.conftest import LONG, People
from tests.web.browser.hands import Hands

CONTRAST = "color-contrast"


def barriers(hands: Hands) -> list[str]:
    """What axe finds. Its rule of contrast knows no words inside pictures (`contrast.py` measures them), and takes long
    to say so: it is asked about the rest."""
    axe = Axe()
    whole = {"resultTypes": ["violations"], "rules": {CONTRAST: {"enabled": False}}}
    found = axe.run(hands.page, options=whole).response["violations"]
    words = {"resultTypes": ["violations"], "runOnly": [CONTRAST]}
    found += axe.run(hands.page, context={"exclude": [".zone"]}, options=words).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for rule in found
            for node in rule["nodes"][:2]]


# Every two of language, theme and size meet in the usual run.
LOOKS = [("en", "light", False), ("en", "dark", True), ("fa", "light", True), ("fa", "dark", False)]
OTHERS = [("en", "light", True), ("en", "dark", False), ("fa", "light", False), ("fa", "dark", True)]


@pytest.mark.parametrize(("language", "theme", "phone"),
                         [*LOOKS, *(pytest.param(*look, marks=LONG) for look in OTHERS)])
def test_no_barriers(people: People, language: str, theme: str, phone: bool) -> None:
    me, rng = people.come(language, phone, theme, bypass_csp=True), random.Random(1)
    me.page.goto("/")
    assert barriers(me) == []
    me.page.goto("/new?game=seven_wonders_duel")
    assert barriers(me) == []
    me.open_table("me", "here", wonders="draft", first_player="seat1")
    me.turn()
    assert barriers(me) == []
    for _ in range(9):
        me.turn()
        me.decide(rng)
    me.turn()
    me.point(me.page.locator(".card.hot").first)            # with a card chosen and the menu open
    assert barriers(me) == []
    me.page.keyboard.press("Escape")
    me.page.locator("[data-open=d-score]").click()
    assert barriers(me) == []
    me.page.keyboard.press("Escape")
    me.page.locator("[data-open=d-menu]").click()
    me.page.locator("[data-post=resign]").click()
    me.page.locator("#ask [value=yes]").click()
    me.page.wait_for_selector("#result h2")
    assert barriers(me) == []
    me.page.locator("#result a[href^='/game/']:not([download])").click()
    me.page.wait_for_selector("#slider")
    assert barriers(me) == []


def test_no_barriers_on_short_pages(people: People) -> None:
    me = people.come(bypass_csp=True)
    for address in ("/upload", "/nowhere", "/table/nonsense-table"):
        me.page.goto(address)
        assert barriers(me) == []
    me.open_table("me", "friend")
    assert barriers(me) == []
    me.page.goto(me.page.locator(".copy input").input_value())
    assert barriers(me) == []
