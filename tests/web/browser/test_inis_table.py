"""Inis in a real browser: whole games by pointing, on wide screens and phones, by keys, and by two people."""
from __future__ import annotations

import random
import re
import types

import pytest
from playwright.sync_api import Locator

from tests.web.browser.conftest import People
from tests.web.browser.hands import CHOICE, TO_TICK, Hands

LAND = ("t-", "lay-")


def sit_down(me: Hands, rival: str = "bot:newcomer", rounds: str = "3") -> None:
    """A table for two with few rounds and no beat."""
    page = me.page
    page.goto("/new?game=inis&players=2")
    page.locator("#seat-2").select_option(rival)
    page.locator(f"[name=option-rounds][value='{rounds}']").check()
    page.locator("[name=pace][value='quick']").check()
    page.locator("form .primary").click()
    if rival != "friend":                       # else the waiting room comes first
        page.wait_for_selector("#boot", state="attached")
        me.live()


def point(me: Hands, target: Locator) -> None:
    """A land at its middle, wherever figures stand on it; a card near its head."""
    id_ = target.get_attribute("id") or ""
    shape = target.locator(".hl").first if id_.startswith(LAND) else target
    shape.scroll_into_view_if_needed()
    box = shape.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if not id_.startswith(LAND):
        x, y = box["x"] + min(box["width"] / 2, 16), box["y"] + min(box["height"] / 4, 9)
    if me.page.evaluate("navigator.maxTouchPoints"):
        me.page.touchscreen.tap(x, y)
    else:
        me.page.mouse.click(x, y)


def person(hands: Hands) -> Hands:
    """Somebody who knows how to point at lands."""
    hands.point = types.MethodType(lambda self, target: point(hands, target), hands)     # type: ignore[method-assign]
    return hands


def play(me: Hands, rng: random.Random, most: int = 400) -> int:
    """To the end; how many decisions it took."""
    decisions = 0
    while me.turn():
        me.decide(rng)
        decisions += 1
        assert decisions < most
    return decisions


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fa", True)])
def test_a_whole_game_by_pointing(people: People, language: str, phone: bool) -> None:
    me, rng = person(people.come(language, phone=phone)), random.Random(4)
    sit_down(me)
    assert play(me, rng) > 15
    result = me.text("#result")
    assert ".." not in result and "‌." not in result
    if language == "fa":
        assert not re.search(r"[0-9]|High King", result)


def test_a_whole_game_by_the_keyboard_alone(people: People) -> None:
    me, rng = people.come("en"), random.Random(2)
    sit_down(me)
    page, presses = me.page, 0
    while me.turn():
        before = me.version
        for _ in range(14):
            choices = page.locator(CHOICE)
            target = choices.nth(0 if rng.random() < .7 else rng.randrange(choices.count())) if choices.count() \
                else page.locator(TO_TICK).nth(rng.randrange(page.locator(TO_TICK).count()))
            target.focus()
            page.keyboard.press("Enter")
            presses += 1
            page.wait_for_selector(f"{CHOICE}, {TO_TICK}, html:not([data-v='{before}']), #choice-confirm:disabled",
                                   state="attached")
            if me.version != before or not page.locator(f"{CHOICE}, {TO_TICK}").count():
                break
        me.moved(before)
        assert presses < 600
    assert presses > 15


def shown(me: Hands) -> set[str]:
    """The cards whose faces this page holds on its table."""
    faces: list[str] = me.page.evaluate("[...document.querySelectorAll('.zone [id^=\"c-\"]')].map(one => one.id)")
    return set(faces)


def test_two_people_see_their_own_hands_only(people: People) -> None:
    """Both play; whatever lies open for one and not for the other is in that one's hand."""
    one, two = person(people.come("en")), person(people.come("fa"))
    sit_down(one, rival="friend")
    two.page.goto(one.page.locator(".copy input").input_value())
    two.page.locator("#name").fill("فرهاد")
    two.page.locator("form .primary").click()
    two.live()
    one.page.wait_for_selector("#z-board")
    one.live()
    rng = random.Random(6)
    for _ in range(40):
        for me in (one, two):
            if me.over:
                return
            if me.page.locator(f"{TO_TICK}, {CHOICE}").count():
                me.decide(rng)
            me.page.wait_for_timeout(80)
        mine, other = shown(one), shown(two)
        secret = {"c-geis", "c-warlord", "c-bard", "c-druid", "c-citadel", "c-conquest", "c-festival", "c-migration"}
        both = mine & other & secret
        assert not both - open_cards(one) - open_cards(two), both


def open_cards(me: Hands) -> set[str]:
    """What lies on the table for all to see."""
    found = "#l-played [id^='c-'], #l-laid [id^='c-']"
    ids: list[str] = me.page.evaluate(f'[...document.querySelectorAll("{found}")].map(one => one.id)')
    return set(ids)


def test_clicks_of_typical_turns(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """A Season card with one target in two clicks, a draft pick by ticking and confirming, an empty window in none."""
    me = person(people.come("en"))
    sit_down(me)
    page, rng = me.page, random.Random(1)
    counted: dict[str, int] = {}
    while me.turn() and len(counted) < 2:
        prompt = page.locator(".prompt, #prompt").first.inner_text()
        before, clicks = me.version, 0
        for _ in range(8):
            choices, glowing = page.locator(CHOICE), page.locator(TO_TICK)
            if choices.count() and (clicks or not glowing.count()):
                choices.first.click()
            else:
                wanted = page.locator(", ".join(f".hot#c-{name}" for name in ("citadel", "sanctuary", "festival")))
                any_ = glowing.nth(rng.randrange(glowing.count()))
                point(me, wanted.first if wanted.count() and not clicks else any_)
            clicks += 1
            page.wait_for_timeout(60)
            if me.version != before:
                break
        me.moved(before)
        if "hold" in prompt:
            counted.setdefault("draft pick", clicks)
        elif "Season card" in prompt:
            counted.setdefault("Season card", clicks)
    with capsys.disabled():
        print("\nInis, clicks:", ", ".join(f"{name} {clicks}" for name, clicks in counted.items()))
    assert counted.get("draft pick", 9) <= 2 and counted.get("Season card", 9) <= 3
