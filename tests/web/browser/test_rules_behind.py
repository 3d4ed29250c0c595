"""The rule behind a button, a tip of the lens, an option: pressing it opens the rules beside, and plays nothing."""
from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import meydan
from meydan.teach.pointing import pointing
from tests.teach.test_pointing import Tips
from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands

FIRST = {"wonders": "first_game", "first_player": "seat1"}
ALL_RULES = """async () => {
  const { ruleOf } = await import("/static/table/closer.js");
  const things = [...document.querySelectorAll("[data-tip]")];
  return Promise.all(things.map(async (thing) => [thing.dataset.tip, (await ruleOf(thing))?.clause ?? ""]));
}"""


def card(hands: Hands) -> tuple[Locator, str]:
    """A card that can be taken, and the clause of its tip."""
    found = hands.page.locator("[id^=c-].hot").first
    return found, pointing(meydan.game("seven_wonders_duel")).thing([str(found.get_attribute("id"))])


def at_table(people: People, language: str, phone: bool = False) -> Hands:
    hands = people.come(language, phone)
    hands.open_table("me", "bot:newcomer", **FIRST)
    hands.live()
    hands.turn()
    return hands


def press_sign(hands: Hands, clause: str) -> None:
    """Go to the sign in the lens without haste, press it, and read."""
    sign = hands.page.locator("#lens [data-clause]")
    expect(sign).to_be_visible()
    box = sign.bounding_box()
    assert box is not None
    before = hands.version
    hands.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    sign.click()
    read(hands, clause)
    assert hands.version == before, "reading plays nothing"


def read(hands: Hands, clause: str) -> None:
    wanted = hands.page.locator("#d-law .wanted")
    expect(wanted).to_have_attribute("id", clause)
    expect(wanted).to_be_visible()
    assert hands.page.locator("#d-law").evaluate("panel => !panel.matches(':modal')")
    expect(hands.page.locator("#lens")).to_be_hidden()


def choices(hands: Hands) -> Locator:
    return hands.page.locator("#choices button[id]")


def clause_of(button: Locator) -> str:
    code = int(str(button.get_attribute("id")).removeprefix("choice-"))
    return pointing(meydan.game("seven_wonders_duel")).button(code)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_tips_and_buttons_lead_to_their_rule(people: People, language: str) -> None:
    hands = at_table(people, language)
    taken, clause = card(hands)
    taken.hover()
    press_sign(hands, clause)
    hands.page.keyboard.press("Escape")
    expect(hands.page.locator("#d-law")).to_be_hidden()
    taken.click()
    name = str(taken.get_attribute("id")).removeprefix("c-")
    hands.page.locator(f"#choice-{meydan.game('seven_wonders_duel').code('discard', name)}").hover()
    press_sign(hands, "SWD-7.1")
    expect(choices(hands).first).to_be_visible()
    choices(hands).first.focus()
    choices(hands).first.dispatch_event("keydown", {"key": "؟" if language == "fa" else "?", "bubbles": True})
    read(hands, clause_of(choices(hands).first))


def test_a_finger_reads_a_button_before_it_presses(people: People) -> None:
    hands = at_table(people, "fa", phone=True)
    before = hands.version
    card(hands)[0].tap()
    box = choices(hands).first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    hands.touch("touchStart", middle)
    sign = hands.page.locator("#lens [data-clause]")
    expect(sign).to_be_visible()
    hands.touch("touchEnd")
    expect(choices(hands).first).to_be_visible()
    sign.tap()
    read(hands, clause_of(choices(hands).first))
    assert hands.version == before
    hands.page.locator("#d-law [data-close]").tap()
    choices(hands).first.tap()
    hands.moved(before)


@pytest.mark.parametrize("game", meydan.games())
def test_the_page_finds_the_same_clause_as_the_rules(people: People, game: str) -> None:
    hands = people.come("en")
    seats = ["me"] + ["bot:newcomer"] * (min(3, meydan.game(game).players[-1]) - 1)
    hands.open_table(*seats, game=game)
    hands.live()
    hands.turn()
    found = sorted(map(tuple, hands.page.evaluate(ALL_RULES)))
    parser = Tips()
    parser.feed(hands.page.content())
    assert len(found) == len(parser.tips) > 10
    wanted = [(tip, pointing(meydan.game(game)).thing(keys)) for keys, tip in parser.each()]
    assert found == sorted(wanted)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_an_option_of_a_new_table_leads_to_its_rule(people: People, language: str) -> None:
    hands = people.come(language)
    hands.page.goto("/new?game=root&players=3")
    link = hands.page.locator(".option [data-clause]").first
    expect(link).to_be_hidden()                 # many options are folded, and the way to the table is short
    hands.unfold_options()
    clause = link.get_attribute("data-clause")
    link.click()
    expect(hands.page.locator("#d-law .wanted")).to_have_attribute("id", str(clause))
    assert "/new?" in hands.page.url
    hands.page.locator("#d-law [data-close]").click()
    expect(hands.page.locator("#d-law")).to_be_hidden()
