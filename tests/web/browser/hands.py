"""What a person does with a page: look, point, drag, press keys."""
from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page

SEEN = TypeVar("SEEN")
CHOICE = ("#choices:not([hidden]) button:enabled:not([hidden],.round,[aria-disabled=true]), "
          "#general:not([hidden]) button:not([hidden])")
TO_TICK = ".hot:not(.picked,.alt)"

# A point of the screen at which this element is the target.
FREE = """element => {
  const box = element.getBoundingClientRect();
  for (const part of [0.5, 0.12, 0.3, 0.7, 0.88, 0.05, 0.95])
    for (const side of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [box.left + box.width * side, box.top + Math.min(box.height * part, part < 0.1 ? 7 : Infinity)];
      const found = e => e.closest(".hot") ?? e.closest("button") ?? (e.closest(".piece, dialog") && "no");
      const hit = document.elementsFromPoint(x, y).map(found).find(Boolean);
      if (hit === element) return [x, y];
    }
  return null;
}"""


class Hands:
    """One person at one page. Waits the way people do: until something glows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Looking.

    @property
    def version(self) -> str:
        return self.page.locator("html").get_attribute("data-v") or ""

    @property
    def boot(self) -> dict[str, Any]:
        boot = json.loads(self.page.locator("#boot").text_content() or "{}")
        assert isinstance(boot, dict)
        return boot

    @property
    def over(self) -> bool:
        return self.page.locator("#result h2").count() > 0

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text()

    def live(self) -> None:
        """Until the stream is open."""
        self.page.wait_for_selector("html[data-live]", state="attached")

    def turn(self) -> bool:
        """Until something can be chosen; False when the game is over instead."""
        self.page.wait_for_selector(f".hot, {CHOICE}, #result h2")
        return not self.over

    def moved(self, before: str) -> None:
        """Until the table has moved on."""
        self.page.wait_for_selector(f"html:not([data-v='{before}'])", state="attached")

    # Doing.

    def play_bot(self, game: str = "seven_wonders_duel", level: str = "newcomer") -> None:
        """From the first page into a game."""
        self.page.goto("/")
        card = self.page.locator(".game", has=self.page.locator(f"input[value={game}]"))
        card.locator("select").select_option(level)
        card.locator("button.primary").click()
        self.page.wait_for_selector("#boot", state="attached")
        self.live()

    def open_table(self, *seats: str, game: str = "seven_wonders_duel", **options: str) -> None:
        """By the form for a new table."""
        self.page.goto(f"/new?game={game}&players={len(seats)}")
        for number, seat in enumerate(seats, 1):
            self.page.locator(f"#seat-{number}").select_option(seat)
        self.unfold_options()
        for name, value in options.items():
            field = name if name == "pace" else f"option-{name}"
            self.page.locator(f"[name={field}][value='{value}']").check()
        self.page.locator("form .primary").click()
        self.page.wait_for_selector("#boot", state="attached")

    def unfold_options(self) -> None:
        """Of a new table; a game with few shows them at once."""
        for folded in self.page.locator("details.options:not([open]) > summary").all():
            folded.click()

    def skip(self, decisions: int, rng: random.Random) -> None:
        """Lets a shared screen's players decide at random, without looking at each decision."""
        address = self.page.url.split("?")[0]
        for _ in range(decisions * 4):
            boot = self._boot(address)
            if boot["curtain"]:
                boot = self._boot(f"{address}?as={boot['curtain']['seat']}")
            if boot["over"] or not decisions:
                return
            if boot["actions"]:
                action = rng.choice(boot["actions"])
                self.page.request.post(f"{address}/act", data={"v": boot["v"], "a": action["id"], "seat": boot["seat"]})
                decisions -= 1
            else:
                self.page.wait_for_timeout(150)

    def _boot(self, address: str) -> dict[str, Any]:
        found = re.search(r"id='boot'>(.*?)</script>", self.page.request.get(address).text(), re.S)
        assert found is not None
        boot: dict[str, Any] = json.loads(found[1])
        return boot

    def decide(self, rng: random.Random, build: float = 0.8) -> None:
        """Point at something that glows; tick on where a set is wanted; choose from the menu, if one opens."""
        before = self.version
        for _ in range(12):
            if not self.page.locator(CHOICE).count():
                glowing = self.page.locator(TO_TICK)
                self.point(glowing.nth(rng.randrange(glowing.count())))
            open_ = f"{CHOICE}, {TO_TICK}, #choice-confirm[aria-disabled=true]"
            self.page.wait_for_selector(f"{open_}, html:not([data-v='{before}'])", state="attached")
            if self.version == before and self.page.locator(CHOICE).count():
                choices = self.page.locator(CHOICE)
                first = 0 if rng.random() < build else rng.randrange(choices.count())
                choices.nth(first).click()
            if self.sent(before):
                return
        self.moved(before)

    def sent(self, before: str) -> bool:
        """Whether the press was the last one needed; where more has to be pointed at, something glows soon."""
        for _ in range(30):
            if self.version != before:
                return True
            if self.page.locator(f"{CHOICE}, {TO_TICK}").count():
                return False
            self.page.wait_for_timeout(100)
        self.moved(before)
        return True

    def point(self, target: Locator) -> None:
        """Where it is not covered by something else."""
        target.scroll_into_view_if_needed()
        place = target.evaluate(FREE)
        assert place is not None, "it is covered everywhere"
        self.page.mouse.click(*place)

    def drag(self, what: Locator, where: Locator) -> None:
        """With the mouse, slowly enough to be seen."""
        start, end = what.bounding_box(), where.bounding_box()
        assert start is not None and end is not None
        x, y = start["x"] + start["width"] / 2, start["y"] + 30
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 20, y + 20, steps=3)
        self.page.mouse.move(end["x"] + end["width"] * 0.93, end["y"] + end["height"] * 0.8, steps=6)
        self.page.mouse.up()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """A touch of one or more fingers."""
        if not hasattr(self, "_devtools"):
            self._devtools = self.page.context.new_cdp_session(self.page)
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def together(look: Callable[[Hands], SEEN], one: Hands, other: Hands, seconds: float = 20) -> tuple[SEEN, SEEN]:
    """What both see at one moment: the table goes on by itself when a window's beat is over."""
    until = time.monotonic() + seconds
    while True:
        before = one.version, other.version
        seen = look(one), look(other)
        if before[0] == before[1] and before == (one.version, other.version):
            return seen
        assert time.monotonic() < until, f"one sees {one.version}, the other {other.version}"
        one.page.wait_for_timeout(40)


def whoever_is_asked(*people: Hands, seconds: float = 20) -> Hands | None:
    """Until something can be chosen by somebody; None when the game is over instead."""
    until = time.monotonic() + seconds
    while not any(person.over for person in people):
        for person in people:
            if person.page.locator(f".hot, {CHOICE}").count():
                return person
        assert time.monotonic() < until, [person.text("#prompt") for person in people]
        people[0].page.wait_for_timeout(40)
    return None


def ids(hands: Hands, selector: str) -> list[str]:
    """Of everything that is selected, in order."""
    return sorted(map(str, hands.page.locator(selector).evaluate_all("all => all.map(one => one.id)")))


def come_in(host: Hands, guest: Hands, name: str = "") -> None:
    """The guest follows the host's invitation; both see the table."""
    guest.page.goto(host.page.locator(".copy input").input_value())
    if name:
        guest.page.locator("#name").fill(name)
    guest.page.locator("form .primary").click()
    guest.live()
    host.page.wait_for_selector(".zone")
    host.live()
