"""Learning in a real browser: rules, lessons, why not, hints, reasons, analysis; in both languages."""
from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import meydan
from meydan.teach.lessons import lessons
from tests.web.browser.conftest import People
from tests.web.browser.contrast import faint_by_day_and_night
from tests.web.browser.hands import Hands
from tests.web.servers import Server
from tests.web.test_robots import THOUGHTLESS

FIRST = {"wonders": "first_game", "first_player": "seat1"}
LANGUAGES = pytest.mark.parametrize("language,phone", [("fa", False), ("fa", True), ("en", False)])


# Chapters in sight of which nothing was found.
EMPTY_CHAPTERS = """() => [...document.querySelectorAll("#book .chapter")].filter((chapter) => chapter.offsetParent &&
  ![...chapter.querySelectorAll(".law, .pieces > li, tbody tr, .options dt")].some((place) => place.offsetParent)
).length"""


def visible_clauses(hands: Hands) -> int:
    return hands.page.locator("#book .law:visible").count()


@LANGUAGES
def test_rules_are_searched_as_one_types_and_lead_to_a_clause(people: People, language: str, phone: bool) -> None:
    hands = people.come(language, phone)
    hands.page.goto("/rules/root")
    whole = visible_clauses(hands)
    hands.page.locator("#find").fill("كمين" if language == "fa" else "ambush")       # with an Arabic kaf
    found = visible_clauses(hands)
    assert 3 <= found < whole / 4
    assert hands.text("#found").strip()
    chapters = hands.page.locator("#book .chapter")
    assert 1 <= chapters.filter(visible=True).count() < chapters.count()
    assert hands.page.evaluate(EMPTY_CHAPTERS) == 0, "chapters without a hit go"
    assert hands.page.locator("#book dt.miss + dd:visible").count() == 0
    hands.page.locator("#find").fill("")
    assert visible_clauses(hands) == whole
    hands.page.goto("/rules/root#ROOT-9.8")
    assert hands.page.locator("#ROOT-9\\.8").is_visible()


def test_rules_are_printed_dark_on_light_without_anything_to_press(people: People) -> None:
    hands = people.come("fa", theme="dark")
    hands.page.goto("/rules/inis")
    ink = "getComputedStyle(document.querySelector('#book .law')).color"
    assert sum(map(int, re.findall(r"\d+", hands.page.evaluate(ink))[:3])) > 380
    hands.page.emulate_media(media="print")
    assert sum(map(int, re.findall(r"\d+", hands.page.evaluate(ink))[:3])) < 200
    pressed = "header, .skip, .contents, .button, button"
    assert hands.page.locator(pressed).count() > 3 and not hands.page.locator(pressed).filter(visible=True).count()
    assert hands.page.locator("#book .law").first.is_visible()


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 844, "height": 390}])
def test_a_lesson_that_only_tells_leaves_the_board_in_sight(people: People, size: dict[str, int]) -> None:
    hands = people.come(viewport=size, phone=size["height"] < 500)
    hands.page.goto("/learn/root")
    hands.page.locator(".lesson-card").first.click()
    hands.page.wait_for_selector("#lesson-next")
    expect(hands.page.locator(".asking")).to_be_hidden()            # no empty box
    whole = hands.page.locator(".lesson").evaluate("box => [box.scrollHeight - box.clientHeight, box.clientHeight]")
    assert whole[0] <= 1 and whole[1] < size["height"] * 0.45
    assert hands.page.locator(".a-board").evaluate("board => board.clientHeight") > size["height"] * 0.4


@LANGUAGES
def test_the_first_lesson_is_learned_by_pointing(people: People, language: str, phone: bool) -> None:
    game = meydan.game("seven_wonders_duel")
    lesson = lessons(game)[0]
    hands = people.come(language, phone, bypass_csp=True)
    hands.page.goto("/learn/seven_wonders_duel")
    hands.page.locator(".lesson-card").first.click()
    hands.page.wait_for_selector("html[data-v]", state="attached")      # the page may come again in another layout
    refused = False
    for step in lesson.steps:
        before = hands.version
        if not step.asks:
            hands.page.locator("#lesson-next").click()
        else:
            if not refused:
                refused = True
                assert step.accept == ("build quarry",)
                choose_wrongly(hands)
                assert hands.version == before
                assert faint_by_day_and_night(hands.page) == []
            hands.page.locator("[data-post=show]").click()
        hands.moved(before)
    assert refused
    assert lesson.end[language][:30] in hands.text("#lesson")
    hands.page.goto("/learn/seven_wonders_duel")
    assert hands.page.locator(".lesson-card").first.locator(".tick").is_visible()
    assert not hands.page.locator(".lesson-card").nth(1).locator(".tick").is_visible()


def choose_wrongly(hands: Hands) -> None:
    """Point at another card and take the first thing that can be done with it."""
    hands.page.locator("#c-palisade.hot").click()
    hands.page.locator("#choices button").first.click()
    hands.page.wait_for_selector("#lesson .reply.wrong")


@LANGUAGES
def test_pointing_at_a_covered_card_says_why_and_opens_the_rule(people: People, language: str, phone: bool) -> None:
    hands = people.come(language, phone)
    hands.open_table("me", "bot:newcomer", **FIRST)
    hands.turn()
    covered = hands.page.locator("#z-board [id^=c-]:not(.hot)").first
    covered.dispatch_event("click")
    told = hands.page.locator("#told")
    told.wait_for(state="visible")
    assert ("روی" if language == "fa" else "covered") in told.inner_text()
    told.locator("[data-clause]").first.click()
    law = hands.page.locator("#d-law .wanted")
    law.wait_for(state="visible")
    assert law.get_attribute("id") == "SWD-4.5"
    assert hands.page.locator("#d-law").evaluate("panel => !panel.matches(':modal')")


@pytest.mark.parametrize("language,phone", [("fa", True), ("en", False)])
def test_a_grey_confirm_says_what_the_set_lacks(people: People, language: str, phone: bool) -> None:
    """The second player takes two Wonders in a row."""
    hands = people.come(language, phone)
    hands.open_table("bot:newcomer", "me", first_player="seat1")
    hands.turn()
    wonder = hands.page.locator(".hot").first.bounding_box()
    assert wonder and wonder["width"] > (160 if phone else 240)         # they fill what room there is
    hands.point(hands.page.locator(".hot").first)
    confirm, told = hands.page.locator("#choice-confirm"), hands.page.locator("#told")
    expect(confirm).to_be_disabled()
    confirm.click(force=True)
    expect(told).to_contain_text("یکی دیگر" if language == "fa" else "One more has to be chosen")
    expect(told.locator("[data-clause]")).to_have_attribute("data-clause", "SWD-3.4")
    hands.point(hands.page.locator(".hot:not(.picked)").first)
    expect(confirm).to_be_enabled()
    before = hands.version
    confirm.click()
    hands.moved(before)


def test_the_prompt_leads_to_its_rule(people: People) -> None:
    hands = people.come("fa")
    hands.open_table("me", "bot:newcomer", **FIRST)
    hands.turn()
    hands.page.locator("#prompt [data-clause]").click()
    hands.page.locator("#d-law .wanted").wait_for(state="visible")
    assert hands.page.locator("#d-law .wanted").get_attribute("id") == "SWD-5.1"


@pytest.mark.parametrize("language", ["fa", "en"])
def test_a_hint_lights_the_board(people: People, language: str) -> None:
    hands = people.come(language)
    hands.open_table("me", "bot:newcomer", **FIRST)
    hands.turn()
    hands.page.locator("#hint").click()
    hands.page.locator("#told button").first.wait_for(state="visible")
    assert hands.page.locator(".pointed").count() >= 1
    numbered_on_the_board(hands, language)
    hands.page.keyboard.press("Escape")
    expect(hands.page.locator("#arrows")).to_have_count(0)


def numbered_on_the_board(hands: Hands, language: str) -> None:
    """The line is told as a list, and its first move bears the same number on the board."""
    expect(hands.page.locator("#arrows text").first).to_have_text("۱" if language == "fa" else "1")
    moves, marks = hands.page.locator("#told ol li"), hands.page.locator("#arrows g")
    assert 1 <= marks.count() <= max(1, moves.count())


# The newest line of a turn may point at nothing, as that of coins taken does.
COINS_TAKEN = """why => {
  const heading = why.closest("li"), line = heading.nextElementSibling.cloneNode(true);
  line.querySelector("[data-marks]")?.removeAttribute("data-marks");
  heading.after(line);
}"""


@pytest.mark.parametrize(("language", "words"), [("fa", "بازی کرد"), ("en", "It played")])
def test_a_bot_is_asked_why_it_moved(people: People, language: str, words: str) -> None:
    hands = people.come(language)
    hands.open_table("bot:newcomer", "me", **FIRST)
    hands.turn()
    asked = hands.page.locator("#log [data-why]").first
    asked.evaluate(COINS_TAKEN)
    asked.click()
    hands.page.locator("#told p").first.wait_for(state="visible")
    assert words in hands.page.locator("#told").inner_text()
    assert hands.page.locator(".pointed").count() >= 1
    numbered_on_the_board(hands, language)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_a_finished_game_shows_its_analysis_under_the_replay(people: People, language: str) -> None:
    hands = people.come(language, bypass_csp=True)
    hands.open_table("me", "here", **FIRST)
    table = hands.page.url.split("/table/")[1].split("?")[0]
    hands.turn()
    hands.skip(4, random.Random(1))
    hands.page.request.post(f"/table/{table}/resign", data={"v": 4})
    hands.page.wait_for_selector("#result h2")
    if language == "fa":
        hands.page.locator("#result a[href$='#analysis']").click()
    else:
        hands.page.goto(f"/game/{table}")
        hands.page.locator("#analyse").click()
    hands.page.locator(".accuracy").wait_for(state="visible", timeout=60_000)
    graph, slider = hands.page.locator(".chances"), hands.page.locator("#slider")
    assert graph.locator("polyline").count() == 2
    above, below = slider.bounding_box(), graph.bounding_box()
    assert above and below and below["y"] >= above["y"] + above["height"] - 1 and below["width"] > 0.8 * above["width"]
    hands.page.locator("#lend").check()                     # both seats are this person's
    expect(hands.page.locator("#lending")).to_contain_text("۲ از ۲" if language == "fa" else "2 of 2")
    expect(hands.page.locator("#lend")).to_be_checked()
    every = hands.page.locator(".every [data-judged]")
    assert every.count() == 4                               # each decision has its verdict, and the replay follows
    hands.page.locator(".every summary").click()
    every.nth(2).locator("a").click()
    expect(hands.page.locator("#moment")).to_have_text("۲ / ۴" if language == "fa" else "2 / 4")
    expect(hands.page.locator("#judged")).to_have_text(str(every.nth(1).text_content()))
    graph.scroll_into_view_if_needed()
    assert faint_by_day_and_night(hands.page) == []


# At how many of these widths the sign of the rule stands on another line than the end of the question.
APART = """prompt => {
  const link = prompt.querySelector(".law-link"), words = link.previousSibling;
  let apart = 0;
  for (let width = 90; width < 330; width++) {
    prompt.style.width = `${width}px`;
    const end = document.createRange();
    end.setStart(words, words.data.trimEnd().length - 1);
    end.setEnd(words, words.data.trimEnd().length);
    apart += Math.abs(end.getBoundingClientRect().bottom - link.getBoundingClientRect().bottom) > 8;
  }
  return apart;
}"""


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_sign_of_a_rule_stays_with_the_last_word(people: People, language: str) -> None:
    me = people.come(language)
    me.open_table("me", "here", **FIRST)
    me.turn()
    assert me.page.locator("#prompt .hint").evaluate(APART) == 0


def test_a_bot_that_could_not_think_says_so_in_sight(
        chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the chat is folded."""
    (tmp_path / "sitecustomize.py").write_text(THOUGHTLESS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Server(tmp_path) as server:
        people = People(chromium, server.address)
        for language, words in (("en", "Hard: I could not think"), ("fa", "سخت: نتوانستم")):
            me = people.come(language)
            me.play_bot(level="hard")
            rng = random.Random(1)
            for _ in range(3):                  # the bot chooses at least once among more than one
                me.turn()
                me.decide(rng)
            expect(me.page.locator("#toast")).to_contain_text(words)
        people.leave()
