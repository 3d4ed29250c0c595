"""Every verb of Scythe by pointing in a browser: tables at prepared moments, with a mouse and by touch."""
from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect
from scripts.moments import played

from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.table.line import is_forced
from tests.kit import variants
from tests.web.browser.conftest import People
from tests.web.browser.deeds import Deed
from tests.web.browser.hands import Hands, together
from tests.web.browser.players import PLACE
from tests.web.browser.prepared import guest_of, kept, lay
from tests.web.browser.scythe_hands import GAME, Carrier, deeds, told, verb
from tests.web.servers import Server

VERBS = {block.verb for block in GAME.table.blocks.values()}
MOST_GAMES = 200
PANELLED = {"amount"}                   # told on the panel of the choice that leads to them
# Whether cubes that glow are in sight, each with the gain it lies on.
CUBES = """() => {
  const { top, bottom } = document.querySelector(".panes").getBoundingClientRect();
  const within = (thing) => ((box) => box.top >= top && box.bottom <= bottom)(thing.getBoundingClientRect());
  const cubes = [...document.querySelectorAll(".hot[id^=cube-]")].filter(within);
  return cubes.length > 0 && cubes.every((cube) => within(document.getElementById(cube.id.replace("cube", "top"))));
}"""
# Pixels between the room a finger has around the switch and the mat below it.
BELOW_SWITCH = """() => {
  const box = document.querySelector("[id^=gains-]").getBoundingClientRect();
  const tops = [...document.querySelectorAll("[id^=sec-]")].map((section) => section.getBoundingClientRect().top);
  return Math.min(...tops) - (box.top + box.bottom) / 2 - 22;
}"""


def is_asked(state: GameState) -> bool:
    """Whether a person has to answer: the end of a turn passes where nothing can be revealed."""
    return not is_forced(state) and (state.asking != "ShowObjective" or len(state.choices) > 1)


@cache
def moments() -> list[tuple[Record, int, Deed]]:
    """Moments of half-sensible games with every option, and deeds there that tell all verbs together."""
    found: list[tuple[Record, int, Deed]] = []
    wanted, rng, tables = set(VERBS), Rng(2), list(variants(GAME))
    for number in range(MOST_GAMES):
        players, options = tables[number % len(tables)]
        state = GAME.new(players, number, **options)
        record = Record.of(GAME, state)
        while wanted and not state.over and len(record.decisions) < 2500:
            if is_asked(state) and wanted & ({verb(code) for code in (*state.choices, *state.aside)} | PANELLED):
                best = max(deeds(state), key=lambda deed: (len(told(deed) & wanted), bool(deed[-1]["t"]), -len(deed)))
                if told(best) & wanted:
                    found.append((Record.of(GAME, GAME.new(players, number, **options), decisions=record.decisions[:]),
                                  int(state.current), best))
                    wanted -= told(best)
            asks = len(record.decisions) == 8 and bool(state.aside)
            code = (state.aside[0] if asks else state.policy(rng) if rng.below(3)
                    else state.choices[rng.below(len(state.choices))])
            record.decisions.append((int(state.current), int(code)))
            state.apply(code)
    assert not wanted, sorted(wanted)
    return found


@pytest.mark.parametrize(("by", "half"), [("mouse", 0), ("finger", 1)])
def test_every_verb_is_told_by_pointing(people: People, site: Server, by: str, half: int) -> None:
    """One half with the mouse in English and Persian by turns, the other by a finger on a Persian phone."""
    crowd = [people.come("fa", phone=True)] if by == "finger" else [people.come("en"), people.come("fa")]
    players, guests, reached, verbs = [], [], set[str](), set[str]()
    for me in crowd:
        me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
        guests.append(guest_of(me, site))
        players.append(Carrier(me, touch=by == "finger"))
    for number, (record, seat, deed) in enumerate(moments()[half::2]):
        verbs |= told(deed)
        player, guest = players[number % len(players)], guests[number % len(players)]
        player.page.goto(lay(site, record, seat, guest))
        player.me.live()
        codes = player.tell(deed)
        wanted = [step["id"] for step in deed if not step.get("f")]
        assert [code for code in codes if verb(code) != "amount"] == [code for code in wanted if verb(code) != "amount"]
        reached |= {verb(code) for code in codes}
    presses = sum(player.presses for player in players)
    print(f"\nscythe by {by}: {len(reached)} verbs, {number + 1} moments, {presses} presses")
    assert reached >= verbs


def test_what_is_asked_of_the_own_board_comes_into_sight(people: People, site: Server) -> None:
    """On a phone the map gives way to it; an upright tablet shows the journal besides."""
    me = people.come("fa", phone=True)
    me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
    record, seat, _ = before("ChooseMech")
    me.page.goto(lay(site, record, seat, guest_of(me, site)))
    me.live()
    mech = next(thing["id"] for thing in Carrier(me).glowing() if "mech" in thing["id"])
    me.page.wait_for_function(PLACE, arg=mech)
    assert me.page.locator("#log").is_hidden()
    assert me.page.evaluate(BELOW_SWITCH) >= 8, "a tap at the mat's edge sets nothing"
    me.page.set_viewport_size({"width": 820, "height": 1180})
    me.page.reload()
    me.live()
    expect(me.page.locator("#log")).to_be_visible()
    expect(me.page.locator("#tab-journal")).to_be_hidden()
    me.page.wait_for_function(PLACE, arg=mech)
    me.page.set_viewport_size({"width": 390, "height": 844})
    record, seat, _ = before("ChooseCube")
    me.page.goto(lay(site, record, seat, guest_of(me, site)))
    me.page.wait_for_function(CUBES)


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fa", True)])
def test_a_load_is_laid_out_whole_and_changed_by_steppers(people: People, site: Server, language: str,
                                                          phone: bool) -> None:
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
    record, seat, deed = next(moment for moment in moments() if any(step.get("p") for step in moment[2]))
    player, panel = Carrier(me, touch=phone), next(step["p"] for step in deed if step.get("p"))
    me.page.goto(lay(site, record, seat, guest_of(me, site)))
    me.live()
    lines = me.page.locator("#choices .stepper")
    while not lines.count():
        player.tell_more(deed)
        me.page.wait_for_timeout(40)
    most = [len(dial["codes"]) - 1 for dial in panel]

    def shown() -> list[list[int]]:
        return [[int(part) for part in line.split("/")] for line in lines.locator("output").all_inner_texts()]

    assert shown() == [[n, n] for n in most]                    # everything goes along to begin with
    less, more = lines.first.locator(".round").all()
    for button, left in ((more, most[0]), (less, most[0] - 1)):
        button.tap() if phone else button.click()
        assert shown()[0] == [left, most[0]]                    # never more than there is
    before = me.version
    player.hit("#choice-amount")
    me.moved(before)
    amounts = [code for code in player.sent if verb(code) == "amount"]
    assert amounts == [panel[0]["codes"][-2], *(dial["codes"][-1] for dial in panel[1:])]


# Clicks.

TURNS = {
    "Produce + Deploy": (4, "token produce, produce, take-bottom, deploy, place"),
    "move two units with loads + Build": (
        8, "token move, move-units, pick, go, take-all, pick, go, take-all, take-bottom, build, place"),
    "Trade two kinds + Upgrade": (
        6, "token trade, trade-resources, resource oil, resource metal, take-bottom, upgrade-from, upgrade-to"),
}


def following(state: GameState, lines: list[str], depth: int = 0, same: str = "") -> list[int] | None:
    """Codes that begin with these words, one after the other, in the seat's own turn; tokens go to one place."""
    if depth == len(lines):
        return []
    seat = state.current
    for code in state.choices:
        words = " ".join(GAME.words(code))
        if not words.startswith(lines[depth]) or (words.startswith("resource") and same and not words.endswith(same)):
            continue
        after = state.clone()
        after.apply(code)
        while not after.over and after.current == seat and is_forced(after):
            after.apply(after.choices[0])
        rest = None
        if depth + 1 == len(lines) or (not after.over and after.current == seat):
            rest = following(after, lines, depth + 1, words.split()[-1] if words.startswith("resource") else "")
        if rest is not None:
            return [code, *rest]
    return None


def turn(lines: list[str], options: int = 400) -> tuple[Record, int, list[int]]:
    """A sensible game up to a turn in which this can be done."""
    for seed in range(options):
        state, rng = GAME.new(2, seed), Rng(seed)
        record = Record.of(GAME, state)
        while not state.over:
            if state.asking == "PlaceToken" and not is_forced(state) and (codes := following(state, lines)):
                return record, int(state.current), codes
            code = state.policy(rng)
            record.decisions.append((int(state.current), int(code)))
            state.apply(code)
    raise AssertionError(lines)


def far_load() -> tuple[Record, int, Deed]:
    """A game up to where a mech can go two steps with part of a load, and the deed."""
    for seed in range(99):
        state = GAME.new(2, seed)
        record = Record.of(GAME, state)
        for seat, code in played("scythe", 2, seed).decisions:
            if state.asking == "PickUnit":
                for deed in deeds(state):
                    steps = [step for step in deed if verb(step["id"]) == "go"]
                    if (GAME.words(deed[0]["id"])[:2] == ("pick", "mech") and len(steps) == 2 and steps[0].get("w")
                            and {"take-some", "amount"} <= told(deed)):
                        return record, int(state.current), deed
            record.decisions.append((seat, code))
            state.apply(code)
    raise AssertionError("no mech goes far with a load")


def before(asking: str) -> tuple[Record, int, list[int]]:
    """A game up to where this is asked, and the first answer."""
    for seed in range(99):
        state = GAME.new(2, seed)
        record = Record.of(GAME, state)
        for seat, code in played("scythe", 2, seed).decisions:
            if state.asking == asking and len(state.choices) > 1:
                return record, int(state.current), state.choices[:1]
            record.decisions.append((seat, code))
            state.apply(code)
    raise AssertionError(f"nobody is asked {asking}")


def goes_on(site: Server, me: Hands, record: Record) -> None:
    """Until the next turn has begun, without a press."""
    for _ in range(200):
        if kept(site, me.page.url).state.turns_begun() > record.replay().turns_begun():
            return
        me.page.wait_for_timeout(50)
    raise AssertionError("the turn does not end by itself")


def test_the_clicks_of_typical_turns(people: People, site: Server) -> None:
    """All bars, counted on the page itself with a mouse that presses only what glows; a drag is one press. A turn in
    which nothing can be revealed ends without a press."""
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="scythe")
    guest, player, counted = guest_of(me, site), Carrier(me), dict[str, tuple[int, int]]()

    def sit(record: Record, seat: int) -> None:
        me.page.goto(lay(site, record, seat, guest, pace="0.5"))
        me.live()
        player.presses = player.amounts = player.confirmed = 0

    player.drags = True
    for name, (bar, words) in TURNS.items():
        record, seat, codes = turn(words.split(", "))
        sit(record, seat)
        counted[name] = player.play(site, seat, codes), bar
        goes_on(site, me, record)
    player.drags = False
    record, seat, deed = far_load()
    sit(record, seat)
    player.tell(deed)
    assert player.amounts and "take-some" in map(verb, player.sent)
    counted["a mech two steps with part of its load, but the amount"] = player.presses - player.amounts, 3
    record, seat = before_a_combat()
    sit(record, seat)
    hand = record.replay().view(seat)["seats"][seat]["hand"]
    card = next(value for value, count in hand.items() if count)
    commit(player, 2, (card,))
    assert player.presses == 2 + player.confirmed
    counted["a combat's panel: power, a card, at most two confirmations"] = player.presses, 4
    record, seat, codes = before("ShowObjective")           # which is kept hidden
    sit(record, seat)
    counted["the end of a turn, where something could be revealed"] = player.play(site, seat, codes), 1
    for name, (presses, bar) in counted.items():
        print(f"{name}: {presses} of {bar}")
    assert all(0 < presses <= bar for presses, bar in counted.values()), counted


# Combat in two browsers.


def before_a_combat() -> tuple[Record, int]:
    """A record that ends where two players set their dials, both with power and cards; and the attacker."""
    for seed in range(400):
        state, rng = GAME.new(2, seed), Rng(seed)
        record = Record.of(GAME, state)
        while not state.over:
            view = state.view(None)
            if state.asking == "Dial" and all(
                    seat["power"] >= 2 and seat["cards"] for seat in view["seats"]) and all(
                    side["most_cards"] for side in view["combat"]["sides"]):
                return record, int(state.current)
            code = state.policy(rng) if rng.below(3) else state.choices[rng.below(len(state.choices))]
            record.decisions.append((int(state.current), int(code)))
            state.apply(code)
    raise AssertionError("nobody fights")


def drawn(hands: Hands) -> list[str]:
    """The whole picture of the table, but what only the page itself marks in it."""
    found: list[str] = hands.page.locator("svg.zone").evaluate_all("""all => all.map((zone) => {
      const copy = zone.cloneNode(true);
      for (const halo of copy.querySelectorAll(".halo")) halo.remove();
      for (const one of copy.querySelectorAll("[id]")) one.removeAttribute("class");
      for (const name of ["tabindex", "aria-pressed", "data-role", "role"])
        for (const one of copy.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
      return copy.innerHTML;
    })""")
    return found


def combat_label(hands: Hands) -> str:
    """What the turned-up combat tells a screen reader."""
    return hands.page.locator("[id^=fought-]").first.get_attribute("aria-label") or ""


def test_both_commit_in_secret_and_are_turned_up_together(people: People, site: Server) -> None:
    """Whatever the attacker seals, the defender's browser shows the same; then both see both."""
    crowd = [people.come("en"), people.come("fa", phone=True)]
    guests = []
    for me in crowd:
        me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
        guests.append(guest_of(me, site))
    attacker, defender = (Carrier(me, touch=number == 1) for number, me in enumerate(crowd))
    record, seat = before_a_combat()
    other, sealed = 1 - seat, []
    view = record.replay().view(seat)
    card = next(value for value, count in view["seats"][seat]["hand"].items() if count)
    for power, cards in ((0, ()), (2, (card,))):
        address = lay(site, record, seat, guests[0], {other: guests[1]})
        for me in crowd:
            me.page.goto(address)
            me.live()
        presses = attacker.presses
        commit(attacker, power, cards)
        print(f"\ndial and {len(cards)} cards: {attacker.presses - presses} presses")
        assert attacker.presses - presses <= 2 + len(cards)
        version = kept(site, address).version
        crowd[1].page.wait_for_selector(f"html[data-v='{version}']", state="attached")
        assert not crowd[1].page.locator("[id^=fought-]").count()
        sealed.append(drawn(crowd[1]))
    assert sealed[0] == sealed[1]
    commit(defender, 1, ())
    for me in crowd:
        me.page.wait_for_selector("[id^=fought-]", state="attached")
    told = together(combat_label, crowd[0], crowd[1])
    numbers = [[int(number) for number in re.findall(r"\d+", label)] for label in told]
    total = 2 + int(card)
    assert numbers[0] == numbers[1] and {2, int(card), total} <= set(numbers[0]), told


def commit(player: Carrier, power: int, cards: tuple[str, ...]) -> None:
    """Turn the dial, add cards, confirm: all on one panel."""
    deed = [{"id": GAME.code("dial", str(power)), "t": [f"dial-{power}"]}]
    counts = [str(cards.count(value)) for value in "2345"]
    deed.append({"id": GAME.code("commit", *counts), "t": [f"cc-{value}-0" for value in cards]})
    accepted = list(player.tell(deed))
    while "commit" not in map(verb, accepted):
        accepted += player.tell(deed[1:])
    assert accepted[-1] == deed[1]["id"]
