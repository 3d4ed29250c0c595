"""Looking: cameras, motion, tabs, panels beside the board, what happened since, pages that come back."""
from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Playwright, expect

from tests.web.browser.conftest import LONG, TALL, People, start
from tests.web.browser.hands import Hands, come_in, whoever_is_asked
from tests.web.browser.offering import MODULE
from tests.web.servers import Server

# Counts what flies over the table and what is moved by an animation.
COUNT = """window.flown = 0; window.moved = 0;
const real = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  if (this.matches('.flyer')) window.flown++; else if (this.matches('[data-flip]')) window.moved++;
  return real.apply(this, given);
};"""


def camera(me: Hands) -> tuple[float, ...]:
    """Shift and scale of the map."""
    written = me.page.locator("#z-map .pan").get_attribute("transform") or ""
    return tuple(map(float, re.findall(r"-?[\d.]+", written)))


def sit_down(host: Hands, guest: Hands, **options: str) -> None:
    host.open_table("me", "friend", **options)
    come_in(host, guest)


def test_a_camera_turns_by_keys_buttons_and_wheel_and_outlives_a_reload(people: People) -> None:
    """Of somebody who only watches: nothing glows that the map would bring into sight by itself."""
    host, me = people.come(), people.come()
    host.open_table("me", "bot:newcomer", game="root")
    host.live()
    me.page.goto(host.page.url)
    me.live()
    assert camera(me) == (0, 0, 1), "the whole map first"
    me.page.keyboard.press("+")
    assert camera(me)[2] == 1.5
    me.page.locator("[data-zoom=in]").click()
    near = camera(me)
    assert near[2] == 2.25
    me.page.locator("[data-zoom=out]").click()
    assert camera(me)[2] == 1.5
    box = me.page.locator("#z-map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -300)
    me.page.wait_for_function("""() => !document.querySelector('#z-map .pan').getAttribute('transform')
        .includes('scale(1.500)')""")
    me.page.wait_for_function("""async () => {
      const seen = () => document.querySelector('#z-map .pan').getAttribute('transform');
      const before = seen();
      await new Promise((done) => setTimeout(done, 120));
      return seen() === before;
    }""")                                       # a wheel may turn in several steps
    wheeled = camera(me)
    me.page.keyboard.press("0")
    assert camera(me) == (0, 0, 1), "a glance at the whole"
    me.page.keyboard.press("0")
    assert camera(me) == wheeled, "and back"
    me.page.reload()
    me.live()
    assert camera(me) == wheeled
    assert camera(host) == (0, 0, 1), "everybody has a camera of their own"


def test_a_phone_begins_near_enough_for_a_finger(people: People) -> None:
    me = people.come("fa", phone=True)
    me.open_table("me", "bot:newcomer", game="root")
    me.live()
    sizes = me.page.locator("#z-map .piece").evaluate_all(
        "all => all.map(one => Math.max(one.getBoundingClientRect().width, one.getBoundingClientRect().height))")
    assert sizes and min(sizes) >= 29.5
    targets = me.page.locator("#z-map .hot").evaluate_all(
        "all => all.map(thing => Math.max(thing.getBoundingClientRect().width, thing.getBoundingClientRect().height))")
    assert all(size >= 44 for size in targets)


@pytest.mark.parametrize("motion", [True, False])
def test_what_others_do_moves_unless_one_wants_it_calm(people: People, motion: bool) -> None:
    me, rng = people.come(motion=motion), random.Random(2)
    me.page.add_init_script(COUNT)
    me.open_table("me", "bot:newcomer", wonders="first_game", first_player="seat1")
    me.live()
    for _ in range(3):
        me.turn()
        me.decide(rng)
    me.turn()
    moved, flown = me.page.evaluate("[window.moved, window.flown]")
    assert (moved > 0) == motion and (flown > 0 or not motion or moved > 3)
    if not motion:
        assert flown == 0


# Three moves of others at once, as they come from the server; notes when each is shown.
MOVES = """async ([page, painting, first]) => {
  const { table } = await import(page), { receive } = await import(painting);
  const shown = window.shown = [], root = document.documentElement;
  const note = (changes) => shown.push(...changes.map(() => performance.now()));
  new MutationObserver(note).observe(root, { attributeFilter: ["data-v"] });
  for (const v of [first, first + 1, first + 2])
    receive({ v, seat: table.seat, asked: false, over: false, actions: [], f: {} });
}"""


@pytest.mark.parametrize("motion", [True, pytest.param(False, marks=LONG)])
def test_others_move_one_after_the_other_at_a_pace_that_can_be_followed_or_skipped(people: People,
                                                                                  motion: bool) -> None:
    me = people.come(motion=motion)
    me.open_table("me", "here", wonders="first_game")
    me.live()
    modules = [me.page.evaluate(MODULE, name) for name in ("/page.js", "/painting.js")]

    def gaps(first: int, skip: bool = False) -> list[float]:
        me.page.evaluate(MOVES, [*modules, first])
        if skip:
            me.page.keyboard.press("Shift")
        me.page.wait_for_function("() => window.shown.length === 3")
        times = me.page.evaluate("window.shown")
        return [after - before for before, after in pairwise(times)]

    if motion:
        assert min(gaps(901)) > 600, "one after the other"
        assert gaps(951, skip=True)[1] < 300, "whoever presses something sees the rest at once"
    else:
        assert all(gap < 300 for gap in gaps(901))


# Notes the pitch of every tone instead of sounding it; a line of the journal that was rolled for.
TONES = """window.tones = [];
const nothing = () => {}, part = { connect: () => part, start: nothing, stop: nothing };
const gain = { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
window.AudioContext = class {
  currentTime = 0;
  createOscillator() { return { ...part, frequency: { set value(pitch) { window.tones.push(pitch); } } }; }
  createGain() { return { ...part, gain }; }
};"""
ROLLED = """async ([page, painting]) => {
  const { table } = await import(page), { receive } = await import(painting);
  const log = "<li id='j-999-0'><button data-at='999' data-seat='1' data-sound='dice'>!</button></li>";
  receive({ v: 999, seat: table.seat, asked: false, over: false, actions: [], f: { log } });
}"""


def test_sounds_are_on_by_choice(people: People) -> None:
    me, rng = people.come(), random.Random(3)
    me.page.add_init_script(TONES)
    me.open_table("me", "here", wonders="first_game")
    me.live()
    before = me.version
    me.decide(rng)
    me.moved(before)
    assert me.page.evaluate("window.tones") == [], "silent unless wanted"
    me.page.locator("[data-open=d-menu]").click()
    me.page.locator("#sound").check()
    me.page.wait_for_function("() => window.tones.includes(587)")       # how a turn sounds
    me.page.keyboard.press("Escape")
    before = me.version
    me.turn()
    me.decide(rng)
    me.moved(before)
    me.page.wait_for_function("() => window.tones.includes(240)")       # a card
    modules = [me.page.evaluate(MODULE, name) for name in ("/page.js", "/painting.js")]
    me.page.evaluate(ROLLED, modules)
    me.page.wait_for_function("() => window.tones.includes(320)")       # dice


def test_tabs_remember_and_grow(people: People) -> None:
    me = people.come(phone=True)
    me.open_table("me", "bot:newcomer", game="root")
    me.live()
    me.page.locator("#tab-journal").click()
    me.page.reload()
    me.live()
    expect(me.page.locator("#tab-journal")).to_have_attribute("aria-selected", "true")
    assert me.page.locator("#log").is_visible() and not me.page.locator("#z-own").is_visible()
    small = me.page.locator(".panes").bounding_box()
    me.page.locator("#tab-journal").click()
    large = me.page.locator(".panes").bounding_box()
    assert small is not None and large is not None and large["height"] > small["height"] * 1.5
    me.page.locator("#tab-journal").click()
    assert me.page.locator(".panes").bounding_box() == small


# Pixels of one's own board in sight, of the board or map, and whether the whole question is.
IN_SIGHT = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const own = box("#pane-own .zone"), panes = box(".panes"), asked = box(".asking");
  const seen = Math.min(own.bottom, panes.bottom) - Math.max(own.top, panes.top);
  const whole = asked.bottom <= innerHeight + 1 && asked.top >= panes.bottom;
  return [seen, own.height, own.width, box(".a-board").height, whole];
}"""


# Whether the lens is whole on the screen, and what of the glowing things it hides.
LENS = """lens => {
  const { left, top, right, bottom } = lens.getBoundingClientRect();
  const hidden = [...document.querySelectorAll("#z-board .hot")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
  return [top >= 0 && bottom <= innerHeight, hidden.map((element) => element.id)];
}"""


@pytest.mark.parametrize("game", ["seven_wonders_duel", "root"])
def test_on_a_phone_held_across_the_own_board_can_be_read(people: People, game: str) -> None:
    me = people.come("fa", phone=True)
    me.open_table("me", "bot:newcomer", game=game)
    me.page.set_viewport_size({"width": 844, "height": 390})
    me.live()
    me.page.locator("#tab-own").click()
    seen, height, width, board, asked = me.page.evaluate(IN_SIGHT)
    print(f"\n{game}: {seen:.0f} of {height:.0f} pixels of the own board, {board:.0f} of the map")
    assert seen >= min(height, 150) and width >= 300 and board >= 230 and asked
    if game == "seven_wonders_duel":            # and a card looked at closer is shown whole
        me.turn()
        me.page.locator("#z-board .card.hot, #z-board [id^=w-].hot").first.hover()
        me.page.wait_for_selector("#lens .law-link")
        assert me.page.locator("#lens").evaluate(LENS) == [True, []]


def test_on_a_tablet_the_question_is_seen_whole_with_its_answers(people: People) -> None:
    me = people.come("fa", viewport={"width": 820, "height": 1180})
    me.open_table("me", "here", wonders="first_game", first_player="seat1")
    me.turn()
    me.point(me.page.locator("#z-board .card.hot").first)
    expect(me.page.locator("#choices button").first).to_be_visible()
    assert me.page.locator(".asking").evaluate("box => box.scrollHeight - box.clientHeight") <= 1
    assert me.page.locator(".table").evaluate("box => box.scrollHeight - box.clientHeight") <= 1


DOT = "tab => getComputedStyle(tab, '::before').width"


def test_who_comes_back_is_told_what_happened_and_the_journal_points(people: People) -> None:
    host, guest, rng = people.come(), people.come(), random.Random(3)
    sit_down(host, guest, wonders="first_game", first_player="seat1")
    host.turn()
    host.decide(rng)
    guest.turn()
    expect(guest.page.locator("#since")).to_be_visible()
    line = guest.page.locator("#since-list [data-at]").first
    assert guest.page.locator(".news").count() > 0, "marks on the board"
    marked = (line.get_attribute("data-marks") or "").split()
    line.hover()
    lit = set(guest.page.locator(".lit").evaluate_all("all => all.map(one => one.id)"))
    assert lit and lit <= set(marked)
    line.click()
    expect(guest.page.locator("#past")).to_be_visible()
    guest.page.locator("#now").click()
    expect(guest.page.locator("#past")).to_be_hidden()
    guest.page.set_viewport_size(TALL)              # type: ignore[arg-type]
    guest.page.wait_for_selector("[data-layout=tall][data-live]", state="attached")
    tab = guest.page.locator("#tab-journal")
    assert tab.evaluate(DOT) == "9px", "a phone's tab tells of it"
    tab.click()
    expect(guest.page.locator("#since")).to_be_visible()
    assert tab.evaluate(DOT) == "auto"
    guest.turn()
    guest.decide(rng)
    expect(guest.page.locator("#since")).to_be_hidden()
    assert guest.page.locator(".news").count() == 0


def test_a_page_from_the_back_forward_cache_catches_up(people: People) -> None:
    host, guest, rng = people.come(), people.come(), random.Random(3)
    sit_down(host, guest, wonders="first_game", first_player="seat1")
    host.turn()
    before = guest.version
    away = "name => dispatchEvent(new PageTransitionEvent(name, { persisted: true }))"
    guest.page.evaluate(away, "pagehide")
    host.decide(rng)
    guest.page.wait_for_timeout(700)
    assert guest.version == before, "nobody listens while the page is kept"
    guest.page.evaluate(away, "pageshow")
    guest.moved(before)
    assert guest.version == host.version


def test_away_and_back_with_the_cache_on_catches_up(playwright: Playwright, site: Server) -> None:
    """Chromium does not keep a page that must not be stored, as a table; others may. Both must catch up."""
    browser = start(playwright, without=["--disable-back-forward-cache"])
    people, rng = People(browser, site.address), random.Random(3)
    host, guest = people.come(), people.come()
    sit_down(host, guest, wonders="first_game", first_player="seat1")
    host.turn()
    guest.page.evaluate("addEventListener('pageshow', (event) => { window.wasKept = event.persisted; })")
    guest.page.goto("/")
    host.decide(rng)
    guest.page.go_back(wait_until="commit")
    guest.live()
    expect(guest.page.locator("html")).to_have_attribute("data-v", host.version)
    assert guest.turn()
    reasons = "JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons ?? [])"
    print(f"\nkept: {guest.page.evaluate('Boolean(window.wasKept)')}, why not: {guest.page.evaluate(reasons)}")
    people.leave()
    browser.close()
    assert people.complaints == []


def test_a_banner_opens_the_whole_board_beside_the_table_and_can_be_pinned(people: People) -> None:
    me = people.come()
    me.open_table("me", "bot:newcomer", game="scythe")
    me.live()
    me.page.wait_for_selector("[id^=banner-][data-open]")
    me.page.locator("[id^=banner-][data-open]").first.click(position={"x": 120, "y": 30})
    panel = me.page.locator("dialog.panel[open]")
    expect(panel).to_be_visible()
    assert not panel.evaluate("panel => panel.matches(':modal')"), "one can go on playing"
    name = panel.get_attribute("id")
    panel.locator("[data-pin]").click()
    me.page.reload()
    expect(me.page.locator(f"#{name}")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(f"#{name}")).to_be_visible()
    me.page.locator(f"#{name} [data-close]").click()
    expect(me.page.locator(f"#{name}")).to_be_hidden()


def test_a_sealed_choice_shows_who_is_ready_and_not_what(people: People) -> None:
    host, guest = people.come(), people.come("fa")
    sit_down(host, guest, game="inis")
    both, rng = (host, guest), random.Random(1)
    while not all(one.page.locator(".hot").count() for one in both):     # until all draft together
        asked = whoever_is_asked(host, guest)
        assert asked is not None
        asked.decide(rng)
        host.page.wait_for_timeout(300)
    assert guest.page.locator("#seats .ready").count() == 0
    hand = set(host.page.locator("#l-laid [id^=c-]").evaluate_all("all => all.map(one => one.id)"))
    host.decide(rng)
    expect(guest.page.locator("#seats .ready")).to_have_count(1)
    shown = guest.page.content()
    assert hand and not [card for card in hand if f'id="{card}"' in shown]


def test_a_hand_is_sorted_as_one_likes(people: People) -> None:
    me = people.come()
    me.open_table("me", "here", game="root")
    me.page.locator("#curtain button").click()
    me.page.wait_for_selector("#sorter")
    cards = "all => all.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x).map(one => one.id)"
    drawn = me.page.locator("#l-hand .card").evaluate_all(cards)
    orders = me.page.locator("#sorter").evaluate("tray => JSON.parse(tray.dataset.orders)")
    assert len(orders) == 4 and orders[0][1] == drawn
    for name, ids in [*orders[1:], orders[0]]:
        me.page.locator("#sorter").click()
        expect(me.page.locator("#toast")).to_have_text(name)
        assert me.page.locator("#l-hand .card").evaluate_all(cards) == ids
    me.page.locator("#sorter").focus()
    me.page.keyboard.press("Enter")
    assert me.page.locator("#l-hand .card").evaluate_all(cards) == orders[1][1]
    me.page.reload()
    me.page.locator("#curtain button").click()
    me.page.wait_for_selector("#sorter")
    assert me.page.locator("#l-hand .card").evaluate_all(cards) == orders[1][1], "remembered"
