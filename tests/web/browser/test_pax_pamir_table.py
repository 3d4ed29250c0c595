"""Pax Pamir at a real page: whole games by pointing, by touch, by keys alone against Wakhan."""
from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands

GAME = "pax_pamir"
# Every glowing thing with a point of the screen where pressing meets it and nothing else; tabs it hides behind.
GLOWING = """() => [...document.querySelectorAll('.hot')].map(element => {
  const pane = element.closest('[role=tabpanel]');
  const hidden = pane && pane.hidden ? pane.id.replace('pane-', '') : '';
  const box = element.getBoundingClientRect();
  let at = null;
  const middleFirst = [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11];      // corners are round, and fingers are not exact
  for (const row of hidden ? [] : middleFirst)
    for (const column of at ? [] : middleFirst) {
      const x = box.left + box.width * column / 12, y = box.top + box.height * row / 12;
      if (document.elementFromPoint(x, y)?.closest('.hot') === element) at ??= [x, y];
    }
  return { id: element.id, hidden, at, market: Boolean(element.closest('#l-cards')) };
})"""


class Player:
    """Plays by pointing at what glows; buttons only where there is nothing to point at."""

    def __init__(self, me: Hands, seed: int, touch: bool = False) -> None:
        self.me, self.page = me, me.page
        self.rng, self.touch = random.Random(seed), touch
        self.clicks = self.tries = 0
        self.pressed: set[str] = set()

    def glowing(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(GLOWING)
        return found

    def press(self, thing: dict[str, Any]) -> None:
        if thing["hidden"]:
            self.page.locator(f"#tab-{thing['hidden']}").click()
            thing = next(one for one in self.glowing() if one["id"] == thing["id"])
        if not thing["at"]:
            self.page.locator(f"#{thing['id']}").scroll_into_view_if_needed()
            thing = next(one for one in self.glowing() if one["id"] == thing["id"])
        assert thing["at"], f"{thing['id']} glows but cannot be met"
        self.clicks += 1
        self.pressed.add(re.split(r"[-_\d]", thing["id"])[0])
        if self.touch:
            self.page.touchscreen.tap(*thing["at"])
        else:
            self.page.mouse.click(*thing["at"])

    def decide(self) -> None:
        """One deed, however many things it takes to tell it."""
        before = self.me.version
        for self.tries in range(40):
            menu = self.page.locator("#choices:not([hidden]) button:enabled:not([hidden])")
            general = self.page.locator("#general:not([hidden]) button:not([hidden])")
            things = self.glowing()
            self.choose(things, menu, general)
            if self.page.locator("dialog[open] .primary").count():
                self.page.locator("dialog[open] .primary").first.click()
            self.page.wait_for_timeout(40)
            if self.me.version != before or self.me.over:
                return
            self.page.wait_for_selector(f".hot, #general button, html:not([data-v='{before}'])", state="attached")
            if self.me.version != before or self.me.over:
                return
        raise AssertionError("nothing that was pressed was sent")

    def choose(self, things: list[dict[str, Any]], menu: Any, general: Any) -> None:
        shop = [thing for thing in things if thing["market"]]
        fresh = [thing for thing in things if not self.page.locator(f"#{thing['id']}.picked").count()]
        if shop and (self.tries > 9 or self.rng.random() < 0.6):
            self.press(self.rng.choice(shop))
        elif menu.count() and (not fresh or self.tries > 5 or self.rng.random() < 0.5):
            self.clicks += 1
            menu.nth(self.rng.randrange(menu.count())).click()
        elif fresh:
            self.press(self.rng.choice(fresh))
        else:
            self.clicks += 1
            general.nth(self.rng.randrange(general.count())).click()

    def turn(self) -> bool:
        """Until something can be chosen, perhaps behind a tab; False when the game is over."""
        waits = ".hot, #general:not([hidden]) button, #result h2"
        self.page.wait_for_selector(waits, state="attached")
        return not self.me.over

    def whole_game(self, most: int = 400) -> int:
        decisions = 0
        while self.turn():
            self.decide()
            decisions += 1
            assert decisions < most
        return decisions


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fa", True)])
def test_a_whole_game_by_pointing_alone(people: People, language: str, phone: bool) -> None:
    me = people.come(language, phone=phone)
    me.play_bot(GAME)
    player = Player(me, 3, touch=phone)
    decisions = player.whole_game()
    assert decisions > 6 and {"c", "loyal"} <= player.pressed
    print(f"\npax_pamir {language}: {decisions} decisions, {player.clicks} presses on {sorted(player.pressed)}")
    if language == "fa":
        assert not re.search(r"[0-9A-Za-z]", me.text("#result h2"))


class Keys(Player):
    """Plays with keys only: arrows walk, Enter points, digits answer."""

    def choose(self, things: list[dict[str, Any]], menu: Any, general: Any) -> None:
        keys = self.page.keyboard
        self.clicks += 1
        if menu.count():
            keys.press(str(self.rng.randint(1, min(menu.count(), 9))))
        elif things:
            for _ in range(self.rng.randint(1, 4)):
                keys.press(self.rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
            assert self.page.evaluate("document.activeElement.matches('.hot')")
            self.pressed.add(str(self.page.evaluate("document.activeElement.id")).split("-")[0])
            keys.press("Enter")
        else:
            keys.press("1")


def test_alone_against_wakhan_from_the_first_page_by_keys(people: People) -> None:
    """Three presses to the table; then a whole game without mouse or touch. She is never asked, and named as she is."""
    me = people.come("fa")
    me.page.goto("/")
    me.page.locator(f"a[href='/new?game={GAME}']").click()
    me.page.locator(f".counts a[href='/new?game={GAME}&players=1']").click()
    me.page.locator("form .primary").click()
    me.page.wait_for_selector("#boot", state="attached")
    me.live()
    assert "وخان" in me.text("#seats")
    player = Keys(me, 11)
    decisions = player.whole_game()
    told = me.page.locator("#log").inner_text()
    assert decisions > 6 and "وخان" in told
    assert not re.search(r"[A-Za-z]", told)
    print(f"\npax_pamir, keys alone against Wakhan: {decisions} decisions on {sorted(player.pressed)}")
