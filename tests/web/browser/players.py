"""People who play whole games by themselves: by pointing, by touch, by keys alone."""
from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Request, TimeoutError

from tests.web.browser.hands import Hands, whoever_is_asked

MENU = "#choices:not([hidden]) button:enabled:not([hidden],.round,[aria-disabled=true])"
GENERAL = "#general:not([hidden]) button:enabled:not([hidden],.round,[aria-disabled=true])"
SURE = "dialog[open] .primary"
# Every glowing thing, the tab it hides behind, and whether it lies where the map is not looked at.
GLOWING = """() => [...document.querySelectorAll('.hot')].map(element => {
  const pane = element.closest('[role=tabpanel]');
  const hidden = pane && pane.hidden ? pane.id.replace('pane-', '') : '';
  const box = element.getBoundingClientRect(), map = element.closest('[data-pan]')?.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const away = map && (x < map.left || x > map.right || y < map.top || y > map.bottom);
  const { classList: is, id } = element;
  const layer = element.closest('[id^=l-]')?.id ?? '';
  return { id, hidden, away, layer, picked: is.contains('picked'), alt: is.contains('alt') };
})"""
# A point of the screen where pressing meets a glowing thing.
PLACE = """id => {
  const element = document.getElementById(id), box = element?.getBoundingClientRect();
  const middleFirst = [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11];      // corners are round, and fingers are not exact
  for (const row of box ? middleFirst : [])
    for (const column of middleFirst) {
      const x = box.left + box.width * column / 12, y = box.top + box.height * row / 12;
      if (document.elementFromPoint(x, y)?.closest('.hot') === element) return [x, y];
    }
  return null;
}"""
Thing = dict[str, Any]


class Player:
    """Points at what glows; presses buttons where there is nothing to point at, or to go on. Notes what was sent."""

    def __init__(self, me: Hands, seed: int = 1, touch: bool = False) -> None:
        self.me, self.page, self.touch = me, me.page, touch
        self.rng = random.Random(seed)
        self.pressed: set[str] = set()
        self.presses = self.tries = 0
        self.sent: list[int] = []
        self.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/act"):
            codes = json.loads(request.post_data or "{}")["a"]
            self.sent += codes if isinstance(codes, list) else [codes]

    def glowing(self) -> list[Thing]:
        found: list[Thing] = self.page.evaluate(GLOWING)
        return [thing for thing in found if not thing["picked"]]

    def place(self, id_: str) -> list[float] | None:
        """Where it can be pressed, if it glows in sight."""
        found: list[float] | None = self.page.evaluate(PLACE, id_)
        return found

    def seen(self, thing: Thing) -> list[float] | None:
        """Where it can be pressed; what lies behind a tab, out of sight or away on the map comes into view first."""
        at = None if thing["hidden"] else self.place(thing["id"])
        if at:
            return at
        if thing["hidden"]:
            self.page.locator(f"#tab-{thing['hidden']}").click()
        if thing["away"]:
            self.page.locator("[data-zoom=fit]").click()
        self.page.evaluate("id => document.getElementById(id)?.scrollIntoViewIfNeeded()", thing["id"])
        return self.place(thing["id"])

    def press(self, thing: Thing) -> bool:
        """Whether it could be met: behind the open menu it cannot."""
        at = self.seen(thing)
        if at is None:
            return False
        self.presses += 1
        self.pressed.add(re.split(r"[-_\d]", thing["id"])[0])
        if not self.touch:
            self.page.mouse.click(*at)
            return True
        self.page.touchscreen.tap(*at)
        if self.page.locator("[data-closer]").count():          # crowded: it was looked at closer, and is meant now
            self.page.touchscreen.tap(*(self.place(thing["id"]) or at))
        return True

    def decide(self) -> None:
        """One deed, however many things it takes to tell it."""
        before = self.me.version
        for self.tries in range(60):
            self.choose()
            self.agree()
            self.page.wait_for_timeout(30)
            if self.me.version != before or self.me.over:
                return
        self.me.moved(before)

    def agree(self) -> None:
        """Yes, where it is asked whether that is meant."""
        if self.page.locator(SURE).count():
            self.page.locator(SURE).first.click()

    def choose(self) -> None:
        menu, general, things = self.page.locator(MENU), self.page.locator(GENERAL), self.glowing()
        onward = [thing for thing in things if not thing["alt"]] or things
        if menu.count():                        # what pointing left open
            self.presses += 1
            self.click(menu)
        elif onward and self.rng.random() < 0.85:
            self.press(self.rng.choice(onward))
        elif general.count():
            self.presses += 1
            self.click(general)

    def click(self, buttons: Locator) -> None:
        """One of them; they may all be gone by now, when another player's answer has moved the table on."""
        before, button = self.me.version, buttons.nth(self.rng.randrange(max(buttons.count(), 1)))
        try:
            button.click(timeout=3000)
        except TimeoutError:
            if button.count() and self.me.version == before:
                raise

    def turn(self) -> bool:
        """Until something can be chosen, perhaps behind a tab; False when the game is over."""
        asked = f".hot, {GENERAL}, #choices:not([hidden]) #choice-amount"
        self.page.wait_for_selector(f"{asked}, #result h2", state="attached")
        return not self.me.over

    def whole_game(self, most: int = 500) -> int:
        decisions = 0
        while self.turn():
            self.decide()
            decisions += 1
            assert decisions < most
        return decisions


class Keys(Player):
    """Plays with keys only: arrows walk, Enter points, digits answer."""

    def choose(self) -> None:
        keys, listed = self.page.keyboard, self.page.locator(MENU).count()
        self.presses += 1
        if listed:
            keys.press(str(self.rng.randint(1, min(listed, 9))))
        elif self.glowing():
            for _ in range(self.rng.randint(1, 4)):
                keys.press(self.rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
            self.pressed.add(re.split(r"[-_\d]", str(self.page.evaluate("document.activeElement.id")))[0])
            keys.press("Enter")
        else:
            keys.press("1")

    def agree(self) -> None:
        if self.page.locator(SURE).count():
            self.reach(self.page.locator(SURE).first)
            self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """With Tab, until it has the focus."""
        for _ in range(60):
            if what.evaluate("what => document.activeElement === what"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached by Tab")


def play_together(host: Player, guest: Player, most: int = 700) -> Iterator[None]:
    """Whoever is asked decides, until the game is over; yields after every deed."""
    for _ in range(most):
        asked = whoever_is_asked(host.me, guest.me)
        if asked is None:
            return
        (host if asked is host.me else guest).decide()
        yield
    raise AssertionError(f"not at an end after {most} deeds")
