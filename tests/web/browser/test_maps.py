"""Maps and fingers: what glows out of sight is told, cameras follow and belong to seats, nothing is too small."""
from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import meydan
from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands
from tests.web.browser.offering import caught, deed, offer
from tests.web.browser.players import Player
from tests.web.browser.test_looking import COUNT

# What can be touched and is smaller than a finger, by what it is: controls in sight, and places of glowing things at
# whose rim of 44 pixels a touch would meet nothing or another control.
TOO_SMALL = """async () => {
  const { near } = await import("/static/table/finger.js");
  const tell = (element, box) =>
    `${element.id || element.className || element.nodeName} ${Math.round(box.width)}×${Math.round(box.height)}`;
  const wrong = [];
  for (const element of document.querySelectorAll("header :is(a, button), .table :is(button, [role=tab], summary)")) {
    const box = element.getBoundingClientRect();
    if (element.closest("#log, #since-list") || !element.checkVisibility() || !box.width) continue;
    if (Math.min(box.width, box.height) < 43.5) wrong.push(tell(element, box));
  }
  let small = 0;
  for (const element of document.querySelectorAll(".hot")) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility() || !element.ownerSVGElement || Math.min(box.width, box.height) >= 43.5) continue;
    small++;
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    for (const [dx, dy] of [[-21, 0], [21, 0], [0, -21], [0, 21]]) {
      const there = document.elementFromPoint(x + dx, y + dy);        // not where a sheet lies over it
      const bare = there?.closest(".zone") === element.ownerSVGElement;
      if (bare && !near(x + dx, y + dy)) wrong.push(`no room ${tell(element, box)}`);
    }
  }
  return [wrong, small];
}"""


# A glowing thing smaller than a finger, and a bare place twenty pixels from its middle.
BESIDE = """async () => {
  const { near } = await import("/static/table/finger.js");
  for (const one of document.querySelectorAll(".hot")) {
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (!box.width || Math.min(box.width, box.height) >= 40) continue;
    for (const [dx, dy] of [[0, 20], [0, -20], [20, 0], [-20, 0]]) {
      const bare = !document.elementFromPoint(x + dx, y + dy)?.closest(".hot");
      if (bare && near(x + dx, y + dy) === one) return [one.id, x + dx, y + dy];
    }
  }
  return null;
}"""


def sit(people: People, game: str, phone: bool = True, language: str = "en", **more: Any) -> Hands:
    me = people.come(language, phone=phone, **more)
    options = {"root": {"round_limit": "5"}, "inis": {"rounds": "3"}, "scythe": {"turn_limit": "10_turns"}}
    me.open_table("me", "bot:newcomer", game=game, **options.get(game, {}))
    me.live()
    return me


@pytest.mark.parametrize("game", meydan.games())
def test_everything_has_room_for_a_finger(people: People, game: str) -> None:
    """On a phone, over some decisions of each game."""
    me = sit(people, game, language="fa")
    player, wrong, small = Player(me, 4, touch=True), set(), 0
    for _ in range(4):
        assert player.turn()
        found, few = me.page.evaluate(TOO_SMALL)
        wrong.update(found)
        small += few
        player.decide()
    print(f"\n{game}: {small} glowing things smaller than a finger, all with room around them")
    assert not wrong


def test_a_touch_beside_a_small_thing_means_it(people: People) -> None:
    """Twenty pixels from the middle of what is smaller than a finger; nothing at the table is, so it is made so."""
    me = sit(people, "root", bypass_csp=True)
    me.turn()
    me.page.add_style_tag(content=".hot { scale: 0.3; transform-box: fill-box; transform-origin: center; }")
    hit = me.page.evaluate(BESIDE)
    assert hit is not None
    before = me.version
    me.page.touchscreen.tap(hit[1], hit[2])
    me.page.wait_for_selector(f"[id='{hit[0]}'].picked, html:not([data-v='{before}'])", state="attached")


# Two small things side by side in the middle of the map; and the place between them.
TWINS = """() => {
  const pan = document.querySelector("[data-pan] .pan"), { width, height } = pan.ownerSVGElement.viewBox.baseVal;
  for (const [id, x] of [["one", width / 2 - 12], ["other", width / 2 + 4]])
    pan.insertAdjacentHTML("beforeend", `<rect id="${id}" x="${x}" y="${height / 2}" width="8" height="8"/>`);
  const [one, other] = ["one", "other"].map((id) => document.getElementById(id).getBoundingClientRect());
  return [(one.left + other.right) / 2, one.top + one.height / 2];
}"""


def test_a_crowded_place_is_looked_at_closer_once_and_then_a_tap_means_something(people: People) -> None:
    me = sit(people, "root")
    me.turn()
    me.page.locator("[data-zoom=fit]").click()
    x, y = me.page.evaluate(TWINS)
    sent = offer(me, deed(1, "one", "one"), deed(2, "other", "other"))
    me.page.touchscreen.tap(x, y)
    me.page.wait_for_selector("[data-pan][data-closer]")
    assert not sent and camera(me)[2] >= 2.49 and not me.page.locator(".picked").count()
    box = me.page.locator("#other").bounding_box()
    assert box is not None
    me.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert caught(me, sent) == 2 and not me.page.locator("[data-closer]").count()


# A short tap whose end is heard late, because the page was busy.
LATE = """async (id) => {
  const thing = document.getElementById(id), box = thing.getBoundingClientRect();
  const clientX = box.left + box.width / 2, clientY = box.top + box.height * 0.9;
  const facts = { bubbles: true, pointerType: "touch", pointerId: 7, clientX, clientY };
  const [down, up] = ["pointerdown", "pointerup"].map((name) => new PointerEvent(name, facts));
  thing.dispatchEvent(down);
  await new Promise((done) => setTimeout(done, 600));
  thing.dispatchEvent(up);
  thing.dispatchEvent(new PointerEvent("click", facts));
}"""


def test_a_short_tap_is_a_tap_however_late_it_is_heard(people: People) -> None:
    me = sit(people, "seven_wonders_duel")
    me.turn()
    thing = me.page.locator(".hot[data-tip]").first.get_attribute("id") or ""
    sent = offer(me, deed(1, "take", thing))
    me.page.evaluate(LATE, thing)
    assert caught(me, sent) == 1


# Which glowing things of the map lie in its frame, and which do not.
IN_SIGHT = """() => {
  const zone = document.querySelector("[data-pan]"), frame = zone.getBoundingClientRect();
  const all = [...zone.querySelectorAll(".hot:not(.alt, .picked)")].map((one) => one.getBoundingClientRect());
  const seen = all.filter((box) => {
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });
  return [seen.length, all.length];
}"""
AWAY = "() => { for (const step of Array(5)) document.querySelector('[data-zoom=in]').click(); }"


@pytest.mark.parametrize("phone", [True, False])
def test_what_glows_out_of_sight_is_told_at_the_edge(people: People, phone: bool) -> None:
    me = sit(people, "inis", phone=phone)
    player = Player(me, 3, touch=phone)
    while me.page.evaluate(IN_SIGHT)[1] < 2:    # until the map is asked about
        assert player.turn()
        player.decide()
        me.page.wait_for_timeout(50)
    player.turn()
    assert me.page.evaluate(IN_SIGHT)[0] > 0, "with the question something of it is in sight"
    me.page.evaluate(AWAY)
    me.page.locator(".edge").first.wait_for()
    for arrow in me.page.locator(".edge").all():
        box = arrow.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        assert "(" in (arrow.get_attribute("aria-label") or "")
    seen, every = me.page.evaluate(IN_SIGHT)
    assert seen < every
    me.page.locator(".edge").first.click()
    me.page.wait_for_function(f"() => ({IN_SIGHT})()[0] > 0")
    me.page.locator("[data-zoom=fit]").click()
    expect(me.page.locator(".edge")).to_have_count(0)
    me.page.evaluate(AWAY)
    player.decide()                             # a new question shows its places again
    if player.turn() and me.page.evaluate(IN_SIGHT)[1]:
        me.page.wait_for_function(f"() => ({IN_SIGHT})()[0] > 0 || !({IN_SIGHT})()[1]")


# How far the map ends inside its frame, where it is larger than this.
BARE = """() => {
  const zone = document.querySelector("[data-pan]"), { a, e, f } = zone.getScreenCTM();
  const { width, height } = zone.viewBox.baseVal, frame = zone.getBoundingClientRect();
  const { a: k, e: x, f: y } = zone.querySelector(":scope > .pan").transform.baseVal.consolidate().matrix;
  const [left, top] = [e + a * x, f + a * y];
  return [left - frame.left, frame.right - (left + a * k * width), top - frame.top,
    frame.bottom - (top + a * k * height)].map(Math.round);
}"""


def test_a_map_that_shows_something_at_its_edge_does_not_show_what_is_beyond(people: People) -> None:
    me = sit(people, "root")
    Player(me, 3, touch=True).turn()
    seen = 0
    for place in ("c1", "c2", "c3", "c4"):      # the corners
        me.page.evaluate(AWAY)
        me.page.evaluate("""id => {
          for (const one of document.querySelectorAll(".hot")) one.classList.remove("hot");
          document.getElementById(id).classList.add("hot");
          dispatchEvent(new Event("resize"));
        }""", place)
        me.page.wait_for_timeout(100)
        if me.page.locator(".edge").count():
            seen += 1
            me.page.locator(".edge").first.click()
            assert max(me.page.evaluate(BARE)) <= 1, place
    assert seen >= 3


def camera(me: Hands) -> tuple[float, ...]:
    written = me.page.locator("[data-pan] > .pan").first.get_attribute("transform") or ""
    return tuple(map(float, re.findall(r"-?[\d.]+", written)))


def test_at_a_shared_screen_each_seat_has_a_camera_of_its_own(people: People) -> None:
    me = people.come(phone=True)
    me.open_table("me", "here", game="scythe", turn_limit="10_turns")
    me.page.locator("#curtain button").click()
    me.page.wait_for_selector("#curtain", state="hidden")
    player, begun = Player(me, 3, touch=True), []
    for number in range(3):
        me.turn()
        begun.append(camera(me))
        if number == 2:
            break
        me.page.evaluate("document.querySelector('[data-zoom=in]').click()")
        assert camera(me)[2] > begun[-1][2]
        while not me.page.locator("#curtain").is_visible():
            player.choose()
            me.page.wait_for_timeout(60)
            if me.page.locator("dialog[open] .primary").count():
                me.page.locator("dialog[open] .primary").first.click()
        me.page.locator("#curtain button").click()
        me.page.wait_for_selector("#curtain", state="hidden")
    first, second, again = begun
    kept, shown = me.page.evaluate("""() => {
      const names = Object.keys(localStorage).filter((key) => /camera-.*-z-map-[01]$/.test(key));
      const views = names.map((name) => ({ x: 0, y: 0, k: 1, ...JSON.parse(localStorage[name]) }));
      const written = document.querySelector("[data-pan] > .pan").getAttribute("transform");
      return [views.map(({ x, y, k }) => [x.toFixed(1), y.toFixed(1), k.toFixed(3)].map(Number)),
        written.match(/-?[\\d.]+/g).map(Number)];
    }""")
    assert second[2] == first[2], "the second seat begins as the first one did"
    assert len(kept) == 2 and shown in kept and again[2] == shown[2] > first[2], "the first finds it as it left it"


@pytest.mark.parametrize("follow", [True, False])
def test_the_camera_follows_what_happens_when_asked_to(people: People, follow: bool) -> None:
    me = sit(people, "root", phone=False, motion=True)
    if follow:
        me.page.locator("[data-open=d-menu]").click()
        me.page.locator("#follow").check()
        me.page.keyboard.press("Escape")
    assert camera(me) == (0, 0, 1)
    player = Player(me, 3)
    for _ in range(6):
        player.turn()
        player.decide()
        if follow and camera(me)[2] > 1.4:
            break
    assert (camera(me)[2] > 1.4) == follow
    if follow:                                  # and what it was about is in sight
        marks = (me.page.locator("#log [data-marks]").first.get_attribute("data-marks") or "").split()
        assert marks


@pytest.mark.parametrize("game", ["root", "pax_pamir", "scythe"])
def test_counted_pieces_fly_at_maps_too(people: People, game: str) -> None:
    """From the events: warriors, blocks, coins; the others' moves come one after the other."""
    me = people.come(motion=True)
    me.page.add_init_script(COUNT)
    me.open_table("me", "bot:newcomer", "bot:newcomer", game=game)
    me.live()
    player, rng = Player(me, 5), random.Random(1)
    for _ in range(14):
        player.turn()
        player.decide()
        if me.page.evaluate("window.flown") and rng.random() < 0.5:
            break
    player.turn()
    moved, flown = me.page.evaluate("[window.moved, window.flown]")
    print(f"\n{game}: {moved} moved, {flown} flew")
    assert flown > 0
