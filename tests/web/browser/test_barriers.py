"""axe-core finds no barrier on any page and all words can be read, in both languages, both themes, both sizes."""
from __future__ import annotations

import os
import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser.conftest import LONG, People
from tests.web.browser.contrast import faint
from tests.web.browser.hands import Hands

AXE = Axe().axe_script
# What axe finds. Its rule of contrast knows no words inside pictures nor over gradients, and takes long to say so:
# `contrast.py` measures all words, and axe is asked about those around the pictures in the long run only.
FIND = """async (contrast) => {
  const violations = { resultTypes: ["violations"] };
  const whole = await axe.run(document, { ...violations, rules: { "color-contrast": { enabled: false } } });
  const words = contrast
    ? await axe.run({ exclude: [".zone"] }, { ...violations, runOnly: ["color-contrast"] }) : { violations: [] };
  const told = (rule) => ({ html, failureSummary }) =>
    `${rule.id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`;
  return [...whole.violations, ...words.violations].flatMap((rule) => rule.nodes.slice(0, 2).map(told(rule)));
}"""


def barriers(hands: Hands) -> list[str]:
    if not hands.page.evaluate("'axe' in window"):
        hands.page.evaluate(AXE)
    found: list[str] = hands.page.evaluate(FIND, "MEYDAN_LONG" in os.environ)
    return found + faint(hands.page)


def test_barriers_would_be_found(people: People) -> None:
    me = people.come(bypass_csp=True)
    me.page.goto("/nowhere")
    assert barriers(me) == []
    said = me.page.evaluate("""() => {
      const words = document.querySelector("main p:not([aria-hidden])");
      words.style.color = "#dddddd";
      words.style.background = "linear-gradient(#888888, #ffffff)";       // of which axe says that it cannot tell
      words.before(new Image());
      return words.textContent.trim();
    }""")
    found = barriers(me)
    assert any(line.startswith("image-alt:") for line in found)
    assert any(repr(said[:24]) in line and float(line.split()[0]) < 4.5 for line in found), found


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
    me.page.locator("#result a[href^='/game/']:not([download], [href$='#analysis'])").click()
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
