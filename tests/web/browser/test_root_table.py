"""Root at a real page: whole games by pointing alone, by touch, by keys, by two browsers with hidden hands."""
from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands, together

MENU = "#choices:not([hidden]) button:enabled:not([hidden],.round)"
GENERAL = "#general:not([hidden]) button:enabled:not([hidden],.round)"
# Every glowing thing with a point of the screen where pressing meets it, and the tab it hides behind.
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
  const { classList: is, id } = element;
  return { id, hidden, at, picked: is.contains('picked'), alt: is.contains('alt') };
})"""


class Player:
    """Points at what glows; presses buttons where there is nothing to point at, or to go on."""

    def __init__(self, me: Hands, seed: int, touch: bool = False) -> None:
        self.me, self.page, self.touch = me, me.page, touch
        self.rng = random.Random(seed)
        self.pressed: set[str] = set()
        self.presses = 0

    def glowing(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(GLOWING)
        return [thing for thing in found if not thing["picked"]]

    def press(self, thing: dict[str, Any]) -> None:
        if thing["hidden"]:
            self.page.locator(f"#tab-{thing['hidden']}").click()
        if thing["hidden"] or not thing["at"]:
            self.page.locator(f"[id='{thing['id']}']").scroll_into_view_if_needed()
            thing = next((one for one in self.glowing() if one["id"] == thing["id"]), thing)
        if not thing["at"]:                     # behind the open menu: another thing will do
            return
        self.presses += 1
        self.pressed.add(re.split(r"[-\d]", thing["id"])[0])
        if self.touch:
            self.page.touchscreen.tap(*thing["at"])
        else:
            self.page.mouse.click(*thing["at"])

    def decide(self) -> None:
        """One deed, however many things it takes to tell it."""
        before = self.me.version
        for _ in range(60):
            self.choose()
            if self.page.locator("dialog[open] .primary").count():
                self.page.locator("dialog[open] .primary").first.click()
            self.page.wait_for_timeout(30)
            if self.me.version != before or self.me.over:
                return
        self.me.moved(before)

    def choose(self) -> None:
        menu, general, things = self.page.locator(MENU), self.page.locator(GENERAL), self.glowing()
        onward = [thing for thing in things if not thing["alt"]] or things
        if menu.count():                        # what pointing left open
            self.presses += 1
            menu.nth(self.rng.randrange(menu.count())).click()
        elif onward and self.rng.random() < 0.85:
            self.press(self.rng.choice(onward))
        elif general.count():
            self.presses += 1
            general.nth(self.rng.randrange(general.count())).click()

    def turn(self) -> bool:
        """Until something can be chosen, perhaps behind a tab; False when the game is over."""
        self.page.wait_for_selector(f".hot, {GENERAL}, #result h2", state="attached")
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
        keys, menu = self.page.keyboard, self.page.locator(MENU)
        self.presses += 1
        if menu.count():
            keys.press(str(self.rng.randint(1, min(menu.count(), 9))))
        elif self.glowing():
            for _ in range(self.rng.randint(1, 4)):
                keys.press(self.rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
            self.pressed.add(re.split(r"[-\d]", str(self.page.evaluate("document.activeElement.id")))[0])
            keys.press("Enter")
        else:
            keys.press("1")


@pytest.mark.parametrize(("language", "phone", "factions"), [
    ("en", False, "eyrie_alliance"), ("fa", True, "marquise_vagabond")])
def test_a_whole_game_by_pointing_alone(people: People, language: str, phone: bool, factions: str) -> None:
    """From set-up to the end of a game of five rounds, against a bot."""
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="root", round_limit="5", two_factions=factions)
    me.live()
    player = Player(me, 3, touch=phone)
    decisions = player.whole_game()
    assert decisions > 15 and {"c", "k"} <= player.pressed
    print(f"\nroot {language}: {decisions} deeds, {player.presses} presses on {sorted(player.pressed)}")
    if language == "fa":
        assert not re.search(r"[0-9A-Za-z]", me.text("#result h2"))


def test_with_the_keyboard_alone(people: People) -> None:
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="root", round_limit="5", seating="in_order")
    me.live()
    player = Keys(me, 7)
    decisions = player.whole_game()
    assert decisions > 15
    print(f"\nroot, keys alone: {decisions} deeds on {sorted(player.pressed)}")


def test_two_browsers_see_one_wood_but_not_each_others_hands(people: People) -> None:
    host, guest = people.come("en"), people.come("fa", phone=True)
    host.open_table("me", "friend", game="root", round_limit="5", two_factions="marquise_alliance")
    guest.page.goto(host.page.locator(".copy input").input_value())
    guest.page.locator("#name").fill("فرهاد")
    guest.page.locator("form .primary").click()
    guest.live()
    host.page.wait_for_selector("#z-map")
    host.live()
    players = {host: Player(host, 5), guest: Player(guest, 6, touch=True)}
    hidden = 0
    for _ in range(700):
        if host.over:
            break
        active = next((hands for hands in players if hands.page.locator(f".hot, {GENERAL}").count()), None)
        if active is None:
            host.page.wait_for_timeout(60)
            continue
        players[active].decide()
        seen = together(looked, host, guest)
        assert seen[0][:2] == seen[1][:2]
        for (*_, hand, _), (*_, everything) in (seen, seen[::-1]):
            assert not set(hand) & set(everything), "a hand is seen by the other"
            hidden += len(hand)
    assert host.over and hidden > 20


def looked(hands: Hands) -> list[list[str]]:
    """Ids of the units, of the places, of the own hand, of everything."""
    return [ids(hands, what) for what in ("#l-units .piece", "#l-plots .piece", "#l-hand .piece", "[id]")]


def ids(hands: Hands, what: str) -> list[str]:
    return sorted(map(str, hands.page.locator(what).evaluate_all("all => all.map(one => one.id)")))
