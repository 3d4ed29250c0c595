"""Inis in a real browser: clicks of typical turns, every verb, whole games by mouse, finger and keys, two people."""
from __future__ import annotations

import base64
import math
import re
from functools import cache
from itertools import islice

import pytest
from playwright.sync_api import Page

from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.games.inis.components import TERRITORY_NAMES
from meydan.games.inis.picture.pieces import COLOUR
from tests.inis.positions import GAME, Table
from tests.web.browser.colours import PATCHES, seen_by_deuteranopes
from tests.web.browser.conftest import LONG, People
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.planned import Planner, PlannerByKeys
from tests.web.browser.players import Keys, Player, play_together
from tests.web.browser.prepared import guest_of, lay
from tests.web.browser.pressing import clicks, verbs_of
from tests.web.servers import Server


def presses(page: Page, table: Table, *turn: str) -> int:
    return clicks(page, GAME, table.g, *turn)


def isle(*cards: str) -> Table:
    """Four lands with clans of two players; the first has these cards and the turn."""
    table = Table("hills valley cove plains").at("hills", 2, 1, sanctuaries=1).at("valley", 1, 1).at("cove", 3)
    return table.hand(0, "bard", "druid", *cards).hide().turn(0)


def fight() -> Table:
    """The first seat is about to maneuver in the Hills."""
    table = Table("hills valley cove plains", citadel_robs=True).at("hills", 2, 2, citadels=0).at("cove", 3)
    return table.clash("hills", 0).quiet()


def test_clicks_of_typical_turns(matching: Page) -> None:
    counted = {card: (presses(matching, isle(card), f"play {card}", "in hills"), 2)
               for card in ("citadel", "sanctuary", "festival", "warlord")}
    counted["stone of Fal, without a target"] = presses(matching, isle("stone_of_fal"), "play stone_of_fal"), 1
    # Clans are moved by dragging from land to land (two things pointed at), after the card; then how many.
    counted["emissaries: card, drag"] = presses(
        matching, isle("emissaries"), "play emissaries", "from cove", "to plains"), 3
    counted["horses: card, drag, amount"] = presses(
        matching, isle("manannans_horses"), "play manannans_horses", "from cove", "to plains", "amount cove 2"), 4
    counted["attack"] = presses(matching, fight(), "attack 2"), 2
    counted["withdraw one clan"] = presses(matching, fight(), "withdraw cove", "done"), 2
    counted["withdraw all"] = presses(matching, fight(), "withdraw cove", "withdraw cove"), 2
    counted["propose peace"] = presses(matching, fight(), "propose"), 2
    attacked = fight()
    attacked.hand(1, "geis").do("attack 2").quiet()
    counted["answer an attack by a clan"] = presses(matching, attacked, "lose"), 2
    print("\nInis, presses:", ", ".join(f"{name} {found}" for name, (found, _) in counted.items()))
    assert all(0 < found <= bar for found, bar in counted.values()), counted


# Whole games.

HANDS = {"mouse": ("en", False), "finger": ("fa", True), "keys": ("en", False)}


def sit_down(me: Hands, *seats: str, rounds: int | str = 3) -> None:
    """A table of so many rounds at most and without beats."""
    page = me.page
    page.goto(f"/new?game=inis&players={len(seats)}")
    for number, seat in enumerate(seats, 1):
        page.locator(f"#seat-{number}").select_option(seat)
    me.unfold_options()
    page.locator(f"[name=option-rounds][value='{rounds}']").check()
    page.locator("[name=pace][value='quick']").check()
    page.locator("form .primary").click()
    if "friend" not in seats:                   # else the waiting room comes first
        page.wait_for_selector("#boot", state="attached")
        me.live()


def ended(me: Hands, language: str, crowned: bool) -> None:
    """The result says so in whole sentences of the reader's language."""
    result = me.text("#result")
    assert ".." not in result and "‌." not in result
    crown = "پادشاه والامقام برگزیده شد" if language == "fa" else "A High King is chosen"
    assert (crown in result) or not crowned, result
    if language == "fa":
        assert not re.search(r"[0-9]|High King", result)


@pytest.mark.parametrize(("by", "rounds"), [
    ("finger", 3), *(pytest.param(by, "none", marks=LONG) for by in ("mouse", "finger", "keys"))])
def test_a_whole_game(people: People, by: str, rounds: int | str) -> None:
    """Against a bot from the first tile to the end: three rounds, or until somebody is High King."""
    language, phone = HANDS[by]
    me = people.come(language, phone=phone)
    sit_down(me, "me", "bot:easy", rounds=rounds)
    player = Keys(me, 7) if by == "keys" else Player(me, 4, touch=phone)
    decisions = player.whole_game(most=900)
    verbs = verbs_of(me, GAME)
    print(f"\nInis by {by}: {decisions} deeds, {player.presses} presses, {len(verbs)} verbs {sorted(verbs)}")
    assert {"hold", "hand-on", "play", "in"} <= verbs and decisions >= 12
    ended(me, language, crowned=rounds == "none")


@cache
def last_season() -> Record:
    """A game of two up to where the first seat has met a condition and may claim the throne."""
    claim, state, chance = GAME.code("pretend"), GAME.new(players=2, seed=27), Rng(27)
    record = Record.of(GAME, state, ("Shirin", "Farhad"))
    while not (state.current == 0 and state.asking == "Turn" and claim in state.choices):
        code = int(state.policy(chance)) if state.current >= 0 else state.choices[0]
        record.decisions.append((int(state.current), code))
        state.apply(code)
    return record


@pytest.mark.parametrize("by", [*HANDS])
def test_the_way_to_the_throne(people: People, site: Server, by: str) -> None:
    """From the claim to the crown, by mouse, by finger, by keys alone."""
    language, phone = HANDS[by]
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="inis")
    me.page.goto(lay(site, last_season(), 0, guest_of(me, site), pace="quick"))
    me.live()
    player = (PlannerByKeys if by == "keys" else Planner)(me, site, GAME, touch=phone)
    deeds = player.whole_game(most=300)
    print(f"\nInis by {by}: the throne after {deeds} deeds, {player.presses} presses, {player.astray} not as planned")
    assert "pretend" in player.verbs and not player.astray
    ended(me, language, crowned=True)


def test_the_banner_opens_the_whole_board(people: People) -> None:
    me = people.come("en")
    sit_down(me, "me", "bot:newcomer", "bot:newcomer")
    box = me.page.locator("#seat-1").bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
    told = me.page.locator("#d-boards[open]").inner_text()
    assert all(word in told for word in ("Leadership", "Sanctuaries", "Territories", "clans in reserve"))


# The smallest letters of the board on this screen, in pixels.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.zone text')].filter((one) => one.textContent.trim())
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""

LARGER_SIDE = "all => all.map(one => one.getBoundingClientRect()).map(box => Math.max(box.width, box.height))"


def test_letters_and_touch_on_real_screens(people: People) -> None:
    """At 1280 × 800 no letter below nine pixels; on a phone figures of 30 and lands of 44 pixels."""
    wide = people.come("en")
    sit_down(wide, "me", *["bot:newcomer"] * 3)
    assert wide.page.evaluate(SMALLEST) >= 9
    phone = people.come("fa", phone=True)
    sit_down(phone, "me", "bot:newcomer")
    for what, least in ((".unit", 30), ("#l-names .hex", 44)):
        sizes = phone.page.locator(what).evaluate_all(LARGER_SIDE)
        assert not sizes or min(sizes) >= least, (what, sizes)



def looked(hands: Hands) -> list[list[str]]:
    """Ids of lands and of the clans there, of the cards only the viewer may see, of everything."""
    own = "#l-hand [id^='c-'], #l-laid [id^='c-'], #l-sheet [id^='c-']"
    return [ids(hands, what) for what in ("#l-clans .piece, #l-names [id^='t-']", own, "[id]")]


@pytest.mark.parametrize("most", [40, pytest.param(700, marks=LONG)], ids=["begun", "whole"])
def test_two_people_see_one_isle_and_their_own_hands_only(people: People, most: int) -> None:
    """At a wide screen in English and on a phone in Persian, compared again and again; two rounds begun, or whole."""
    host, guest = people.come("en"), people.come("fa", phone=True)
    sit_down(host, "me", "friend")
    come_in(host, guest, "فرهاد")
    hidden = 0
    for number, _ in enumerate(islice(play_together(Player(host, 3), Player(guest, 5, touch=True)), most)):
        if number % 3:
            continue
        seen = together(looked, host, guest)
        assert seen[0][0] == seen[1][0]
        for (_, own, _), (_, _, everything) in (seen, seen[::-1]):
            secret = [card for card in own if card.removeprefix("c-") not in TERRITORY_NAMES]
            hidden += len(secret)
            assert not set(secret) & set(everything), set(secret) & set(everything)
    for one in (host, guest) if most > 40 else ():
        one.page.wait_for_selector("#result h2", state="attached")
    assert hidden > 40


AT_REST = """() => !document.getAnimations().some(
  (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity)"""
# Where a figure shows the colour of its seat.
CLOAK = ((.16, .86), (.2, .82), (.2, .88), (.24, .9), (.18, .78), (.13, .9), (.3, .92))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_photographed_isle_can_be_read_without_red_and_green(people: People, theme: str) -> None:
    """Under simulated deuteranopia figures on the map are nearest to the colour of their own seat."""
    me = people.come("en", theme=theme)
    sit_down(me, "me", *["bot:newcomer"] * 3)
    player = Player(me, 2)
    for _ in range(5):
        if player.turn():
            player.decide()
    assert player.turn()                        # the bots wait, and what they moved lies still
    me.page.mouse.move(1, 1)
    me.page.wait_for_function(AT_REST)
    names, points = ids(me, "#l-clans .piece"), []
    for name in names:
        box = me.page.locator(f"#{name}").bounding_box()
        assert box is not None
        points += [[box["x"] + box["width"] * at, box["y"] + box["height"] * down] for at, down in CLOAK]
    photo = base64.b64encode(me.page.screenshot()).decode()
    colours = me.page.evaluate(PATCHES, [photo, points])
    usual = [seen_by_deuteranopes([float(int(colour[n:n + 2], 16)) for n in (1, 3, 5)]) for colour in COLOUR]
    apart = min(math.dist(usual[one], usual[other]) for one in range(4) for other in range(one))
    wrong = []
    for number, name in enumerate(names):
        patches = [seen_by_deuteranopes(colour) for colour in colours[number * len(CLOAK):(number + 1) * len(CLOAK)]]
        read = min((math.dist(seen, usual[seat]), seat) for seen in patches for seat in range(4))[1]    # off its emblem
        if read != int(name[-1]):
            wrong.append(name)
    print(f"\n{theme}: {len(names) - len(wrong)} of {len(names)} groups of clans read right, "
          f"colours at least {apart:.0f} apart")
    assert apart > 20 and len({name[-1] for name in names}) == 4 and not wrong, wrong
