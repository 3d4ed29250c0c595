"""A frame that never lies: the curtain, the line to the server, rooms, what outlives a reload."""
from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.conftest import People
from tests.web.browser.hands import CHOICE, Hands, come_in
from tests.web.browser.proxy import Proxy
from tests.web.servers import Server

LISTEN = """const real = EventSource; window.heard = [];
window.EventSource = class extends real { addEventListener(name, handler) {
  const noted = event => { window.heard.push(event.data); handler(event); };
  super.addEventListener(name, name === "view" ? noted : handler); } };"""
# Ids of what lies open before the player alone.
OWN = {"root": "#z-own [id^=k-]", "scythe": "#l-hand [id^=o-]", "inis": "#l-laid [id^=c-]"}


def own_cards(me: Hands, game: str) -> set[str]:
    me.page.wait_for_selector(OWN[game], state="attached")
    return set(me.page.locator(OWN[game]).evaluate_all("all => all.map(element => element.id)"))


@pytest.mark.parametrize("game", sorted(OWN))
def test_nothing_of_the_next_player_is_sent_before_the_curtain_is_lifted(people: People, game: str) -> None:
    me, rng = people.come(), random.Random(1)
    me.page.add_init_script(LISTEN)
    sent: list[str] = []
    me.page.on("response", lambda answer: answer.request.resource_type == "document" and answer.status == 200
               and sent.append(answer.text()))
    me.open_table("me", "here", game=game)
    curtain = me.page.locator("#curtain")
    expect(curtain).to_be_visible()
    assert me.page.locator(OWN[game]).count() == 0, "on load too"
    for _ in range(12):                         # there may be a set-up before anybody holds anything
        if curtain.is_visible():
            first = me.text("#curtain-t")
            before = me.page.content() + "".join(sent) + "".join(me.page.evaluate("window.heard"))
            curtain.locator("button").click()
            expect(curtain).to_be_hidden()
        me.turn()
        if me.page.locator(OWN[game]).count():
            break
        me.decide(rng)
        me.page.wait_for_selector("#curtain:not([hidden]), .hot", state="attached")
    cards = own_cards(me, game)
    assert cards and not [card for card in cards if f"'{card}'" in before or f'"{card}"' in before]
    for _ in range(60):
        if me.page.locator("#curtain:not([hidden])").count() and me.text("#curtain-t") != first:
            break
        me.decide(rng, build=0.2)
    expect(curtain).to_be_visible()
    painted = me.page.content() + "".join(me.page.evaluate("window.heard"))
    me.page.evaluate("window.heard = []")
    curtain.locator("button").click()
    expect(curtain).to_be_hidden()
    theirs = own_cards(me, game) - cards
    assert theirs and not [card for card in theirs if f"'{card}'" in painted or f'"{card}"' in painted]
    me.page.reload()
    expect(curtain).to_be_visible()
    assert me.page.locator(OWN[game]).count() == 0


def table_of(address: str) -> str:
    return address.split("/table/")[-1].split("?")[0].split("/")[0]


def half_way(me: Hands) -> None:
    """Something picked and something typed, neither of them sent."""
    me.open_table("me", "here", wonders="first_game")
    me.live()
    me.page.locator(".talk summary").click()
    me.page.locator("#talk input").fill("half a sen")
    me.point(me.page.locator(".card.hot").first)
    expect(me.page.locator(CHOICE).first).to_be_visible()


def still_half_way(me: Hands) -> None:
    assert me.page.locator(".picked").count() == 1
    assert me.page.locator("#talk input").input_value() == "half a sen"


@pytest.mark.parametrize("manner", ["swallow", "refuse"])
def test_a_dead_line_is_noticed_told_and_mended(chromium: Browser, site: Server, manner: str) -> None:
    with Proxy(site.port) as proxy:
        people = People(chromium, proxy.address)
        try:
            me = people.come()
            half_way(me)
            me.page.evaluate("window.same = true")
            if manner == "refuse":
                proxy.refuse()
            else:
                proxy.manner = manner
            start = time.monotonic()
            expect(me.page.locator("#offline")).to_be_visible(timeout=15_000)
            assert time.monotonic() - start < 15
            still_half_way(me)
            proxy.manner = "through"
            expect(me.page.locator("#offline")).to_be_hidden(timeout=30_000)
            still_half_way(me)
            before = me.version
            me.page.locator(CHOICE).first.click()
            me.moved(before)
            assert me.page.evaluate("window.same") is True, "without a reload"
        finally:
            people.leave()


def test_a_resize_across_layouts_keeps_what_was_typed_and_picked(people: People) -> None:
    me = people.come()
    half_way(me)
    me.page.set_viewport_size({"width": 420, "height": 900})
    expect(me.page.locator("html")).to_have_attribute("data-layout", "tall")
    me.live()
    still_half_way(me)


def test_a_room_can_be_filled_or_given_up(people: People) -> None:
    me, friend = people.come(), people.come()
    me.open_table("me", "friend")
    invitation = me.page.locator(".copy input").input_value()
    friend.page.goto(me.page.url)
    assert friend.page.locator("[data-post=cancel], .fill").count() == 0, "only who made it"
    me.page.locator(".fill select").select_option("newcomer")
    me.page.locator(".fill button").click()
    me.page.wait_for_selector("#z-board")
    me.open_table("me", "friend")
    invitation = me.page.locator(".copy input").input_value()
    me.page.locator("[data-post=cancel]").click()
    me.page.locator("#ask [value=yes]").click()
    me.page.wait_for_url("**/")
    friend.page.goto(invitation)
    assert friend.page.locator("form .primary").count() == 0


def test_an_unlisted_table_is_found_by_its_link_only(people: People) -> None:
    me, other = people.come(), people.come()
    me.page.goto("/new?game=seven_wonders_duel&players=2")
    me.page.locator("#seat-2").select_option("open")
    me.page.locator("[name=private]").check()
    me.page.locator("form .primary").click()
    me.page.wait_for_selector("#boot", state="attached")
    path = "/table/" + table_of(me.page.url)
    other.page.goto("/")
    assert other.page.locator(f"a[href='{path}']").count() == 0
    other.page.goto(path)
    assert other.page.locator("form .primary").count() == 1


def test_a_typed_name_counts_and_my_games_renew_themselves(people: People) -> None:
    me, other = people.come(), people.come()
    me.page.goto("/")
    me.page.locator("#name").fill("Shirin of the hills")
    card = me.page.locator(".game", has=me.page.locator("input[value=seven_wonders_duel]"))
    card.locator("button.primary").click()
    me.page.wait_for_selector("#seats")
    expect(me.page.locator("#seats")).to_contain_text("Shirin of the hills")
    other.page.goto("/")
    other.page.wait_for_selector("#mine[data-shown]", state="attached")
    second = other.page.context.new_page()
    Hands(second).open_table("me", "here")
    other.page.bring_to_front()
    expect(other.page.locator("#mine .table-card")).to_have_count(1, timeout=15_000)
    expect(other.page.locator(".featured a.primary")).to_be_visible()


def test_an_accepted_rematch_takes_both_there(people: People) -> None:
    host, guest = people.come(), people.come()
    host.open_table("me", "friend", wonders="first_game")
    come_in(host, guest)
    old = host.page.url.split("?")[0]
    host.page.locator("[data-open=d-menu]").click()
    host.page.locator("[data-post=resign]").click()
    host.page.locator("#ask [value=yes]").click()
    for one in (host, guest):
        one.page.locator("[data-post=rematch]").click()
    for one in (host, guest):
        one.page.wait_for_url(lambda url: "/table/" in url and not url.startswith(old))
        one.live()
        assert not one.over


def test_the_page_for_programs_needs_nothing_from_elsewhere(people: People, site: Server) -> None:
    me = people.come("fa")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.page.goto("/")
    me.page.locator(".foot a[href='/api/docs']").click()
    me.page.wait_for_selector(".call ~ .call pre", state="attached")
    me.page.wait_for_load_state()
    assert me.page.locator(".call").count() > 5 and me.page.locator(".call pre").count() > 3
    told = me.page.locator(".call p").all_inner_texts()
    assert len(told) > 15 and all(re.search("[آ-ی]", line) for line in told), "in the reader's language"
    assert all(address.startswith((site.address, "data:")) for address in asked)


# What of the header and of a sheet of names is beyond its edge, in pixels.
BEYOND = """selector => {
  const { left, right } = document.documentElement.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const box = one.getBoundingClientRect();
    return Math.round(Math.max(left - box.left, box.right - right));
  });
}"""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_narrowest_phone_shows_every_button_and_every_player(people: People, language: str) -> None:
    me = people.come(language, phone=True, viewport={"width": 360, "height": 740})
    me.open_table("me", *["bot:newcomer"] * 4, game="pax_pamir")
    me.live()
    me.skip(8, random.Random(4))                # so that numbers lie on the buttons
    me.page.reload()
    me.live()
    buttons = me.page.evaluate(BEYOND, "header :is(a, button)")
    assert len(buttons) >= 6 and max(buttons) <= 0
    me.page.locator("header [data-open=d-score]").click()
    names = me.page.evaluate(BEYOND, "#d-score thead th")
    assert len(names) == 6 and max(names) <= -8
