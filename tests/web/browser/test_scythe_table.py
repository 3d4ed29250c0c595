"""Scythe at the table, by pointing alone: clicks of typical turns, whole games, hidden things of two browsers."""
from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.table.sequences import offered
from tests.scythe.positions import Table, table
from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands, together, whoever_is_asked
from tests.web.servers import Server

GAME = meydan.game("scythe")
PICTURE = picture(GAME)

# The fewest presses that send a deed of these codes: things pointed at, or answers of a menu, as the page matches them.
FEWEST = """async ([actions, codes]) => {
  const { deedsOf, fitting, missing, codesOf } = await import("/static/table/match.js");
  const deeds = deedsOf(actions), key = codes.join();
  const mine = deeds.find((deed) => codesOf(deed).join() === key);
  if (!mine) return 0;
  const presses = [...new Set(mine.flatMap((step) => [...step.t, ...(step.o ?? [])]))].map((id) => ({ id }));
  mine.forEach((step, depth) => presses.push({ depth, code: step.id }));
  const sends = (picks) => {
    const left = fitting(deeds, picks), last = picks.at(-1);
    if (last && "depth" in last) return left.length === 1 && left[0].deed === mine;
    const whole = left.filter((found) => !missing(found).length);
    return whole.length === 1 && whole[0].deed === mine && (left.length === 1 || mine.at(-1).u);
  };
  let front = [[]];
  for (let count = 1; count <= 4; count++) {
    const more = (picks) => presses.filter((press) => !picks.includes(press)).map((press) => [...picks, press]);
    const next = front.flatMap(more);
    if (next.some(sends)) return count;
    front = next.filter((picks) => fitting(deeds, picks).some((found) => found.deed === mine));
  }
  return 99;
}"""


@pytest.fixture(scope="module")
def matching(chromium: Browser, site: Server) -> Iterator[Page]:
    """A page of the server, to load the script's own matching from."""
    context = chromium.new_context(base_url=site.address)
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


def clicks(page: Page, g: GameState, *turn: str) -> int:
    """Presses for these decisions, each deed as long as the page offers it."""
    codes, total = [GAME.code(*line.split()) for line in turn], 0
    while codes:
        seat = int(g.current)
        look = Look("en", "wide", ("A", "B", "C"), seat)
        actions = PICTURE.actions(g.view(seat), look, g.choices, offered(g, GAME))
        for length in range(len(codes), 0, -1):
            fewest = page.evaluate(FEWEST, [actions, codes[:length]])
            if fewest:
                break
        else:
            raise AssertionError(f"{GAME.words(codes[0])} is not offered")
        total += fewest
        for code in codes[:length]:
            assert code in g.choices, GAME.words(code)
            g.apply(code)
        codes = codes[length:]
    return total


def at_bottom_row(action: str) -> Table:
    """A table whose first seat stands before this bottom-row action, with workers on T8 and M6 and all it needs."""
    t = table("saxony", "nordic").put(0, workers=["T8", "M6"]).lay("M6", oil=4, metal=4, food=4, wood=4)
    section = next(s["top"] for s in t.g.view(0)["seats"][0]["sections"] if s["bottom"] == action)
    t.turn(0, section)
    return t.do("skip") if t.asking == "TopRow" else t


def test_the_clicks_of_typical_turns(matching: Page) -> None:
    counted: dict[str, tuple[int, int]] = {}

    t = table("saxony", "nordic").put(0, workers=["T8", "M6", "M6"]).turn(0)
    produce = clicks(matching, t.g, "token produce", "produce")
    deploy = clicks(matching, at_bottom_row("deploy").g, "take-bottom", "deploy speed", "place T8")
    counted["Produce + Deploy"] = produce + deploy, 4

    t = table("saxony", "nordic").put(0, workers=["T8", "T8", "M6"], character="V6").lay("T8", oil=1).turn(0)
    moves = clicks(matching, t.g, "token move", "move-units", "pick worker T8", "go M6", "take-all",
                   "pick worker T8", "go V6")
    build = clicks(matching, at_bottom_row("build").g, "take-bottom", "build mill", "place T8")
    counted["move two units with loads + Build"] = moves + build, 8

    t = table("saxony", "nordic").put(0, workers=["FACTORY"], mechs={"speed": "FACTORY"}).lay("FACTORY", oil=3)
    t.turn(0, "move").do("move-units")
    goal = next(iter(t.g.view(0)["reach"]["0-mech4"]))
    step = clicks(matching, t.g, "pick mech FACTORY", f"go {goal}", "take-some")
    counted["a mech's step with part of its load, but the amounts"] = step, 3

    t = table("saxony", "nordic").put(0, workers=["T8", "M6"]).give(0, coins=3).turn(0)
    trade = clicks(matching, t.g, "token trade", "trade-resources", "resource oil T8", "resource metal M6")
    upgrade = clicks(matching, at_bottom_row("upgrade").g, "take-bottom", "upgrade-from power", "upgrade-to build")
    counted["Trade two kinds + Upgrade"] = trade + upgrade, 6

    t = table("saxony", "nordic").put(0, character="M6").put(1, character="V6").give(0, power=5, cards="2 3")
    t.give(1, power=3).turn(0, "move").do("move-units", "pick character M6", "go V6")
    while t.asking != "Dial":
        t.do("done")
    counted["a combat: dial and cards"] = clicks(matching, t.g, "dial 3", "commit 0 1 0 0"), 2
    for name, (found, bar) in counted.items():
        print(f"{name}: {found} of {bar}")
    assert all(found <= bar for found, bar in counted.values()), counted


def test_the_end_of_a_turn_shows_nothing_when_nothing_can_be_revealed() -> None:
    """The window holds nothing but its decline then, and the table lets it pass (SCY-24.2)."""
    rng, seen = Rng(5), 0
    g = GAME.trial(2, 5)
    for _ in range(1500):
        if g.asking == "ShowObjective":
            met = [goal for goal in g.view(int(g.current))["seats"][int(g.current)]["goals"] if goal["met"]]
            assert len(g.choices) == 1 + len(met) and g.stack[-1].step.window
            seen += 1
        g.apply(g.policy(rng))
        if g.over:
            break
    assert seen


# Whole games.


def finish(me: Hands, rng: random.Random, most: int = 400) -> int:
    """Point until the game is over; the number of decisions."""
    decisions = 0
    while me.turn():
        me.decide(rng, build=0.5)
        decisions += 1
        assert decisions < most
    return decisions


def verbs_of(me: Hands) -> set[str]:
    """What the person has done, from the record of the game."""
    with me.page.expect_download() as download:
        me.page.locator("#result a[download]").click()
    record = Record.parse(download.value.path().read_text(encoding="utf-8"))
    assert record.replay().over
    return {GAME.words(code)[0] for seat, code in record.decisions if seat == 0}


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_whole_game_by_the_mouse(people: People, language: str) -> None:
    me = people.come(language)
    me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
    me.live()
    assert finish(me, random.Random(4)) > 12
    assert {"token", "produce"} & verbs_of(me)
    assert me.page.locator("#result td").count() >= 12
    if language == "fa":
        assert not re.search("[0-9]", me.text("#result"))


def ids(hands: Hands, selector: str) -> list[str]:
    return sorted(map(str, hands.page.locator(selector).evaluate_all("all => all.map(one => one.id)")))


def looked(hands: Hands) -> list[list[str]]:
    """Ids of what stands and lies on the map, of the own objectives, of everything."""
    return [ids(hands, what) for what in ("#l-figures .piece, #l-goods .piece", "#l-hand [id^=o-]", "[id]")]


def test_two_browsers_see_the_same_land_and_not_each_others_cards(people: People) -> None:
    host, guest, rng = people.come("en"), people.come("fa"), random.Random(3)
    host.open_table("me", "friend", game="scythe", turn_limit="10_turns")
    guest.page.goto(host.page.locator(".copy input").input_value())
    guest.page.locator("#name").fill("فرهاد")
    guest.page.locator("form .primary").click()
    guest.live()
    host.page.wait_for_selector("#z-map")
    host.live()
    for _ in range(14):
        player = whoever_is_asked(host, guest)
        if player is None:
            break
        player.decide(rng)
        seen = together(looked, host, guest)
        assert seen[0][0] == seen[1][0]
        for (_, own, _), (_, _, everything) in (seen, seen[::-1]):
            assert own and not set(own) & set(everything)


COLOUR = """name => { const e = document.createElement('i'); e.style.color = `var(${name})`; document.body.append(e);
  return getComputedStyle(e).color.match(/\\d+/g).slice(0, 3).map(Number) }"""


def test_factions_can_be_told_apart_without_red_and_green(people: People) -> None:
    """Under simulated deuteranopia the colours of the five factions stay apart."""
    page = people.come("en").page
    page.goto("/")
    colours = [page.evaluate(COLOUR, f"--f{n}") for n in range(5)]
    seen = [(0.625 * r + 0.375 * g, 0.7 * r + 0.3 * g, 0.3 * g + 0.7 * b) for r, g, b in colours]
    apart = [sum((a - b) ** 2 for a, b in zip(one, other)) ** 0.5 for n, one in enumerate(seen) for other in seen[:n]]
    assert min(apart) > 30
