"""Around the board: reading, talking, looking back, coming back, languages."""
from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

import meydan
from meydan.core.record import Record
from tests.web.browser.conftest import People
from tests.web.browser.hands import CHOICE, Hands, come_in
from tests.web.servers import Server


def test_a_closer_look_tells_the_price_and_why(people: People) -> None:
    me, rng = people.come(), random.Random(2)
    me.open_table("me", "here", wonders="first_game")
    for _ in range(6):
        me.turn()
        me.decide(rng)
    me.turn()
    tips = [(card, card.get_attribute("data-tip") or "") for card in me.page.locator(".card.hot").all()]
    card, tip = next((card, tip) for card, tip in tips if "\n§" in tip)
    card.hover()
    lens = me.page.locator("#lens")
    expect(lens).to_be_visible()
    expect(lens.locator(".price")).to_be_visible()
    title, *lines = tip.split("\n")
    face = me.page.locator(f"[id='{card.get_attribute('data-face')}']").text_content() or ""
    assert (title in face) != (title in lens.inner_text()), "named once: on its face, or above the lines"
    for line in lines:
        assert line.removeprefix("§") in lens.inner_text()


def test_panels_show_the_pile_the_unseen_cards_and_the_score(people: People) -> None:
    me, rng = people.come("fa"), random.Random(4)
    me.open_table("me", "here", wonders="first_game")
    for _ in range(4):
        me.turn()
        me.decide(rng, build=0)
    for panel in ("score", "discard", "unseen"):
        me.page.locator(f"[data-open=d-{panel}]").first.click()
        dialog = me.page.locator(f"#d-{panel}")
        expect(dialog).to_be_visible()
        assert dialog.locator("table, .faces, p").count() > 0
        me.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    assert me.page.locator("#d-unseen .face").count() > 3


def test_the_journal_leads_back_and_now_again(people: People) -> None:
    me, rng = people.come(), random.Random(6)
    me.open_table("me", "here", wonders="first_game")
    for _ in range(5):
        me.turn()
        me.decide(rng)
    me.turn()
    now = me.page.locator("#l-structure .piece").count()
    line = me.page.locator("#log [data-at]").last
    line.click()
    expect(me.page.locator("#past")).to_be_visible()
    expect(me.page.locator("#l-structure .piece")).to_have_count(20 - int(line.get_attribute("data-at") or 0))
    assert me.page.locator(".hot").count() == 0, "nothing can be chosen in the past"
    me.page.locator("#now").click()
    expect(me.page.locator("#l-structure .piece")).to_have_count(now)
    me.turn()
    me.decide(rng)


def test_talk_is_escaped_and_reaches_the_other(people: People) -> None:
    host, guest = people.come(), people.come("fa")
    host.open_table("me", "friend")
    come_in(host, guest, "<b>Farhad</b>")
    guest.page.locator(".talk summary").click()
    guest.page.locator("#talk input").fill("<img src=x onerror=alert(1)> سلام")
    guest.page.locator("#talk button").click()
    expect(host.page.locator("#unread")).to_be_visible()
    host.page.locator(".talk summary").click()
    expect(host.page.locator("#chat li")).to_contain_text("<img src=x onerror=alert(1)> سلام")
    assert host.page.locator("#chat img, #seats b").count() == 0
    host.page.locator("#mute").check()
    guest.page.locator("#talk input").fill("once more")
    guest.page.locator("#talk button").click()
    expect(guest.page.locator("#chat li")).to_have_count(2)
    expect(host.page.locator("#chat li")).to_have_count(1)


def test_the_language_can_be_changed_at_the_table(people: People) -> None:
    me = people.come("en")
    me.play_bot()
    me.turn()
    me.page.locator(".lang").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fa")
    me.live()
    assert me.turn(), "the seat is still mine"
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "fa")


def test_a_half_made_choice_survives_talk(people: People) -> None:
    host, guest = people.come(), people.come()
    host.open_table("me", "friend", wonders="first_game", first_player="seat1")
    come_in(host, guest)
    host.turn()
    host.point(host.page.locator(".card.hot").first)
    expect(host.page.locator(CHOICE).first).to_be_visible()
    host.page.locator(CHOICE).first.focus()
    guest.page.locator(".talk summary").click()
    guest.page.locator("#talk input").fill("take your time")
    guest.page.locator("#talk button").click()
    expect(host.page.locator("#unread")).to_be_visible()
    expect(host.page.locator(CHOICE).first).to_be_focused()
    assert host.page.locator(".picked").count() == 1
    before = host.version
    host.page.keyboard.press("Enter")
    host.moved(before)


def test_a_click_in_a_dialog_never_reaches_the_table_under_it(people: People) -> None:
    me = people.come()
    me.open_table("me", "here")
    me.turn()
    before = me.version
    me.page.locator("[data-open=d-menu]").click()
    me.page.locator("[data-post=resign]").click()
    me.page.locator("#ask [value=no]").click()
    me.page.wait_for_timeout(400)
    assert me.version == before and not me.over


def test_the_theme_is_remembered(people: People) -> None:
    me = people.come(theme="light")
    me.page.goto("/")
    me.page.locator("#theme").click()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    me.page.goto("/new?game=seven_wonders_duel")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_my_turn_is_seen_in_the_title_and_the_icon(people: People) -> None:
    me = people.come()
    me.open_table("me", "here", wonders="first_game")
    me.turn()
    assert me.page.title().startswith("●")
    assert "e0364c" in (me.page.locator("#favicon").get_attribute("href") or "")


def test_watching_without_a_seat(people: People) -> None:
    player, watcher = people.come(), people.come()
    player.play_bot()
    player.turn()
    watcher.page.goto(player.page.url)
    watcher.live()
    assert watcher.page.locator(".hot").count() == 0
    before = watcher.version
    player.decide(random.Random(1))
    watcher.moved(before)
    assert watcher.page.locator("#talk, [data-post=undo], [data-post=resign]").count() == 0


def test_coming_back_from_another_browser(people: People) -> None:
    me, phone = people.come(), people.come("fa", phone=True)
    me.play_bot()
    me.turn()
    me.page.locator("[data-open=d-menu]").click()
    me.page.locator("#link").click()
    output = me.page.locator("#link-out")
    expect(output).to_contain_text("/back/")
    phone.page.goto(output.inner_text().split()[-1])
    phone.page.locator("form .primary").click()
    phone.live()
    assert phone.turn(), "the seat came along"


def test_the_page_finds_the_server_again(chromium: Browser, tmp_path: Path) -> None:
    """The server goes away in the middle of a game and comes back; so does the page, without a reload."""
    server = Server(tmp_path, bot_seconds="0.2").start()
    people = People(chromium, server.address)
    try:
        me, rng = people.come(), random.Random(7)
        me.open_table("me", "here", wonders="first_game")
        me.turn()
        me.decide(rng)
        me.turn()
        me.page.evaluate("window.same = true")
        server.kill()
        expect(me.page.locator("#offline")).to_be_visible()
        server.start()
        expect(me.page.locator("#offline")).to_be_hidden(timeout=30_000)
        me.turn()
        me.decide(rng)
        assert me.page.evaluate("window.same") is True
    finally:
        people.leave()
        server.stop()
    assert people.complaints == []


def test_a_record_can_be_watched(people: People, tmp_path: Path) -> None:
    me = people.come()
    me.play_bot()
    me.turn()
    me.page.locator("[data-open=d-menu]").click()
    me.page.locator("[data-post=resign]").click()
    me.page.locator("#ask [value=yes]").click()
    me.page.wait_for_selector("#result a[download]")
    with me.page.expect_download() as download:
        me.page.locator("#result a[download]").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    other = people.come("fa")
    other.page.goto("/upload")
    other.page.locator("#record").set_input_files(file)
    other.page.locator("form .primary").first.click()
    expect(other.page.locator("#slider")).to_be_visible()
    file.write_text(file.read_text(encoding="utf-8").replace("seat 1", "seat 7"), encoding="utf-8")
    other.page.goto("/upload")
    other.page.locator("#record").set_input_files(file)
    other.page.locator("form .primary").first.click()
    expect(other.page.locator(".problem")).to_be_visible()


def test_a_replay_goes_by_keys_the_way_one_reads(people: People) -> None:
    """The journal follows; in Persian onward is to the left, and the arrow on the button points there."""
    rules, rng = meydan.game("seven_wonders_duel"), random.Random(5)
    state = rules.new(2, 5)
    record = Record.of(rules, state)
    while not state.over:
        record.decisions.append((int(state.current), rng.choice(state.choices)))
        state.apply(record.decisions[-1][1])
    me = people.come()
    me.page.goto("/upload")
    me.page.locator("#record").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": str(record).encode()})
    me.page.locator("form .primary").first.click()
    address = me.page.url.split("?")[0]
    for language, onward, back, way in (("en", "ArrowRight", "ArrowLeft", 1), ("fa", "ArrowLeft", "ArrowRight", -1)):
        me.page.goto(f"{address}?lang={language}&n=10")
        me.page.wait_for_selector(".bar-replay:not([inert])")
        for key, moment in ((onward, 11), (back, 10), ("End", len(record.decisions)), ("Home", 0), (onward, 1)):
            me.page.keyboard.press(key)
            expect(me.page.locator("html")).to_have_attribute("data-v", str(moment))
            if moment > 1:
                expect(me.page.locator("#log [aria-current]").first).to_be_in_viewport()
        for _ in range(3):                                  # faster than the moments come
            me.page.keyboard.press(onward)
        expect(me.page.locator("html")).to_have_attribute("data-v", "4")
        pointing = me.page.locator("[data-step=play] .ic").evaluate(
            "icon => { const { transform } = getComputedStyle(icon); return new DOMMatrix(transform).a; }")
        assert pointing == way


def test_the_first_page_without_a_script(chromium: Browser, site: Server) -> None:
    """A name, a table and the whole picture need no script."""
    context = chromium.new_context(java_script_enabled=False, base_url=site.address, locale="en-GB")
    hands = Hands(context.new_page())
    hands.page.goto("/")
    hands.page.locator("#name").fill("Shirin")
    hands.page.locator(".name button").click()
    assert hands.page.locator("#name").input_value() == "Shirin"
    hands.page.locator(".game button").first.click()
    assert hands.page.locator(".zone").count() >= 4
    assert "Shirin" in hands.text("#seats")
    context.close()


def test_the_whole_journal_can_be_read(people: People) -> None:
    me, rng = people.come(), random.Random(9)
    me.open_table("me", "here", wonders="first_game")
    while not me.page.locator("[data-earlier]").count():
        me.turn()
        me.decide(rng)
    me.page.locator("[data-earlier]").click()
    expect(me.page.locator("[data-earlier]")).to_have_count(0)
    numbers = [int(line.get_attribute("data-at") or 0) for line in me.page.locator("#log [data-at]").all()]
    assert numbers == sorted(numbers, reverse=True) and numbers[-1] <= 1


def test_the_waiting_room_shows_who_has_come(people: People) -> None:
    """An open table: a stranger takes the free seat, and both are at the table."""
    host, stranger = people.come(), people.come("fa")
    host.open_table("me", "open")
    expect(host.page.locator("#room li")).to_have_count(2)
    stranger.page.goto("/")
    stranger.page.locator(f"a[href='{host.page.url.removeprefix(people.address)}']").click()
    stranger.page.locator("#room [name=name]").fill("لیلی")
    stranger.page.locator("#room form button").click()
    stranger.live()
    host.page.wait_for_selector("#z-board")
    expect(host.page.locator("#seats")).to_contain_text("لیلی")


def test_a_seat_that_stays_away_is_given_to_a_bot(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds="0.2", away_seconds="0") as server:
        people = People(chromium, server.address)
        host, guest = people.come(), people.come()
        host.open_table("me", "friend", wonders="first_game")
        come_in(host, guest)
        guest.page.context.close()
        people.contexts.pop()
        host.page.locator("[data-post=takeover]").click()
        expect(host.page.locator("#seats .presence.gone")).to_have_count(0)
        rng = random.Random(4)
        for _ in range(3):                      # the bot plays on
            host.turn()
            host.decide(rng)
        people.leave()
        assert people.complaints == []
