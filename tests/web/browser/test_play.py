"""People play: by clicks, by keys, by touch, against a bot, against each other, at one screen."""
from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import meydan
from tests.web.browser.conftest import People
from tests.web.browser.hands import CHOICE, Hands


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_whole_game_by_clicks_against_a_bot(people: People, language: str) -> None:
    """Two clicks from the first page; then to the end, the score sheet, the record and the replay."""
    me, rng = people.come(language), random.Random(5)
    me.play_bot()
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl" if language == "fa" else "ltr")
    decisions = 0
    while me.turn():
        me.decide(rng)
        decisions += 1
        assert decisions < 80
    assert decisions > 8
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()]
              for row in me.page.locator("#result tr", has=me.page.locator("td")).all()]
    assert [sum(row[seat] for row in points[:-1]) for seat in range(2)] == points[-1]
    if language == "fa":
        assert not re.search(r"[0-9]", me.text("#result"))
    with me.page.expect_download() as download:
        me.page.locator("#result a[download]").click()
    text = download.value.path().read_text(encoding="utf-8")
    record = meydan.Record.parse(text)
    assert record.replay().over or record.resigned is not None
    me.page.locator("#result a[href^='/game/']:not([download], [href$='#analysis'])").click()
    expect(me.page.locator("#slider")).to_have_attribute("max", str(len(record.decisions)))
    watch_replay(me, len(record.decisions))


def watch_replay(me: Hands, decisions: int) -> None:
    page = me.page
    page.locator("[data-step=first]").click()
    expect(page.locator("html")).to_have_attribute("data-v", "0")
    assert page.locator(".wonder").count() == 4
    page.locator("[data-step=next]").click()
    expect(page.locator("html")).to_have_attribute("data-v", "1")
    page.locator("[data-step=play]").click()
    expect(page.locator("html")).to_have_attribute("data-v", "3")
    page.locator("[data-step=play]").click()
    page.locator("#slider").fill(str(decisions - 1))
    expect(page.locator("html")).to_have_attribute("data-v", str(decisions - 1))
    line = page.locator("#log [data-at]").last
    line.click()
    expect(page.locator("html")).to_have_attribute("data-v", line.get_attribute("data-at") or "")
    assert "?n=" in page.url


def test_drag_a_card_into_the_city_and_another_to_the_discard_pile(people: People) -> None:
    me = people.come()
    me.open_table("me", "here", wonders="first_game", first_player="seat1")
    me.turn()
    card = me.page.locator("[id^=c-].hot").first
    before, name = me.version, card.get_attribute("id")
    me.drag(card, me.page.locator("#discard"))
    me.moved(before)
    assert me.page.locator(f"#l-discard #{name}").count() == 1
    me.turn()
    before = me.version
    cheap = me.page.locator("[id^=c-].hot", has_text="").first
    name = cheap.get_attribute("id")
    me.drag(cheap, me.page.locator("#city-1"))
    me.moved(before)
    assert me.page.locator(f"#l-built-1 #{name}").count() == 1


def test_with_the_keyboard_alone(people: People) -> None:
    me = people.come("fa")
    me.open_table("me", "here", wonders="first_game", first_player="seat1")
    for _ in range(4):
        me.turn()
        before = me.version
        me.page.keyboard.press("ArrowRight")
        assert me.page.evaluate("document.activeElement.matches('.hot')")
        me.page.keyboard.press("Enter")
        me.page.wait_for_selector("#choices button:focus")
        me.page.keyboard.press("ArrowDown")
        me.page.keyboard.press("Enter")
        me.moved(before)
    assert me.page.locator("#live").text_content()


def test_escape_steps_back(people: People) -> None:
    me = people.come()
    me.open_table("me", "here", wonders="first_game")
    me.turn()
    me.point(me.page.locator(".card.hot").first)
    expect(me.page.locator(CHOICE).first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#choices")).to_be_hidden()
    assert me.page.locator(".picked").count() == 0


def test_on_a_phone_by_touch(people: People) -> None:
    me = people.come("fa", phone=True)
    me.open_table("me", "bot:newcomer", wonders="first_game", first_player="seat1")
    me.turn()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    before = me.version
    me.page.locator(".card.hot").first.tap(position={"x": 20, "y": 10})
    expect(me.page.locator(CHOICE).first).to_be_visible()
    sheet = me.page.locator("#choices").bounding_box()
    assert sheet is not None and sheet["y"] + sheet["height"] > 760, "the choices lie at the thumb"
    me.page.locator(CHOICE).last.tap()
    me.moved(before)
    me.turn()
    before = me.version
    card = me.page.locator(".card.hot").first
    card.scroll_into_view_if_needed()
    start, goal = card.bounding_box(), me.page.locator("#discard").bounding_box()
    assert start is not None and goal is not None
    x, y = start["x"] + 20, start["y"] + 12
    end_x, end_y = goal["x"] + 20, goal["y"] + 50
    me.touch("touchStart", (x, y))
    for step in range(1, 9):
        me.touch("touchMove", (x + (end_x - x) * step / 8, y + (end_y - y) * step / 8))
    me.touch("touchEnd")
    me.moved(before)


def test_two_browsers_against_each_other(people: People) -> None:
    """By invitation link. Both see the same table; face-down cards are nowhere in either page."""
    host, guest, rng = people.come("en"), people.come("fa"), random.Random(3)
    host.open_table("me", "friend", wonders="first_game")
    link = host.page.locator(".copy input").input_value()
    guest.page.goto(link)
    guest.page.locator("#name").fill("فرهاد")
    guest.page.locator("form .primary").click()
    guest.live()
    host.page.wait_for_selector("#z-board")                 # the waiting room turns into the table by itself
    host.live()
    for _ in range(9):
        host.page.wait_for_timeout(50)
        player, other = (host, guest) if host.page.locator(".hot").count() else (guest, host)
        if not player.turn():
            break
        player.decide(rng)
        other.page.wait_for_selector(f"html[data-v='{player.version}']", state="attached")
        same_table(host, guest)
    assert "فرهاد" in host.text("#seats")


def same_table(one: Hands, other: Hands) -> None:
    def cards(hands: Hands) -> list[str]:
        found = hands.page.locator("#l-structure .piece").evaluate_all("all => all.map(piece => piece.id)")
        return sorted(map(str, found))

    assert cards(one) == cards(other)
    hidden = {id_ for id_ in cards(one) if id_.startswith("x-")}
    for hands in (one, other):
        for id_ in hidden:
            piece = hands.page.locator(f"#{id_}")
            assert piece.get_attribute("data-face") is None
            assert piece.locator("use").first.get_attribute("href", timeout=5000).startswith("#back-")  # type: ignore[union-attr]


def test_hotseat_turns_the_table_to_who_is_asked(people: People) -> None:
    me, rng = people.come(), random.Random(8)
    me.open_table("me", "here", wonders="first_game", first_player="seat1")
    for _ in range(4):
        me.turn()
        asked = me.page.locator("#seats .seat.turn").evaluate("seat => [...seat.parentNode.children].indexOf(seat)")
        assert me.page.locator(f".a-bottom #z-city-{asked}").count() == 1
        assert me.page.locator(f".a-top #z-city-{1 - asked}").count() == 1
        me.decide(rng)


def test_undo(people: People) -> None:
    me = people.come()
    me.open_table("me", "here", wonders="draft", first_player="seat1")
    me.turn()
    before = me.version
    shown = me.page.locator("#l-structure .wonder").count()
    me.point(me.page.locator(".wonder.hot").first)
    me.moved(before)
    assert me.page.locator("#l-structure .wonder").count() == shown - 1
    before = me.version
    me.page.locator("[data-post=undo]").click()
    me.moved(before)
    expect(me.page.locator("#l-structure .wonder")).to_have_count(shown)


def test_resign_then_rematch(people: People) -> None:
    me = people.come()
    me.play_bot()
    me.turn()
    me.page.locator("[data-open=d-menu]").click()
    me.page.locator("[data-post=resign]").click()
    me.page.locator("#ask [value=yes]").click()
    me.page.wait_for_selector("#result h2")
    old = me.page.url.split("?")[0]
    me.page.locator("[data-post=rematch]").click()
    me.page.wait_for_url(lambda url: "/table/" in url and not url.startswith(old))
    me.live()
    assert not me.over
    assert me.turn()
