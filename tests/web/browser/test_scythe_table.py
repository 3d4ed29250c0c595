"""Scythe at the table, by pointing alone: clicks of typical turns, whole games, hidden things of two browsers."""
from __future__ import annotations

import base64
import math
import re
import statistics

import pytest
from playwright.sync_api import Page

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.games.scythe.picture.components import HOMES, TERRITORIES
from meydan.table.sequences import further
from tests.drawing.scenes import NAMES
from tests.scythe.positions import Table, table
from tests.web.browser.colours import PATCHES, seen_by_deuteranopes
from tests.web.browser.conftest import People
from tests.web.browser.deeds import actions
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.players import Keys, play_together
from tests.web.browser.prepared import guest_of, kept, lay
from tests.web.browser.pressing import clicks, fewest, verbs_of
from tests.web.browser.scythe_hands import Wise
from tests.web.servers import Server

GAME = meydan.game("scythe")


def presses(page: Page, g: GameState, *turn: str) -> int:
    return clicks(page, GAME, g, *turn)


def at_bottom_row(action: str) -> Table:
    """A table whose first seat stands before this bottom-row action, with workers on T8 and M6 and all it needs."""
    t = table("saxony", "nordic").put(0, workers=["T8", "M6"]).lay("M6", oil=4, metal=4, food=4, wood=4)
    section = next(s["top"] for s in t.g.view(0)["seats"][0]["sections"] if s["bottom"] == action)
    t.turn(0, section)
    return t.do("skip") if t.asking == "TopRow" else t


def test_the_clicks_of_typical_turns(matching: Page) -> None:
    counted: dict[str, tuple[int, int]] = {}

    t = table("saxony", "nordic").put(0, workers=["T8", "M6", "M6"]).turn(0)
    produce = presses(matching, t.g, "token produce", "produce")
    deploy = presses(matching, at_bottom_row("deploy").g, "take-bottom", "deploy speed", "place T8")
    counted["Produce + Deploy"] = produce + deploy, 4

    t = table("saxony", "nordic").put(0, workers=["T8", "T8", "M6"], character="V6").lay("T8", oil=1).turn(0)
    moves = presses(matching, t.g, "token move", "move-units", "pick worker T8", "go M6", "take-all",
                   "pick worker T8", "go V6")
    build = presses(matching, at_bottom_row("build").g, "take-bottom", "build mill", "place T8")
    counted["move two units with loads + Build"] = moves + build, 8

    t = table("saxony", "nordic").put(0, workers=["FACTORY"], mechs={"speed": "FACTORY"}).lay("FACTORY", oil=3)
    t.turn(0, "move").do("move-units")
    far = ["pick mech FACTORY", "go W3", "take-some", "go T3", "take-all"]
    step = fewest(matching, actions(GAME, t.g), *[GAME.code(*line.split()) for line in far])
    counted["a mech's two steps with part of its load, but the amounts"] = step, 3

    t = table("saxony", "nordic").put(0, workers=["T8", "M6"]).give(0, coins=3).turn(0)
    trade = presses(matching, t.g, "token trade", "trade-resources", "resource oil T8", "resource metal T8")
    upgrade = presses(matching, at_bottom_row("upgrade").g, "take-bottom", "upgrade-from power", "upgrade-to build")
    counted["Trade two kinds + Upgrade"] = trade + upgrade, 6

    t = table("saxony", "nordic").put(0, character="M6").put(1, character="V6").give(0, power=5, cards="2 3")
    t.give(1, power=3).turn(0, "move").do("move-units", "pick character M6", "go V6")
    while t.asking != "Dial":
        t.do("done")
    counted["a combat: dial and cards"] = presses(matching, t.g, "dial 3", "commit 0 1 0 0"), 2
    for name, (found, bar) in counted.items():
        print(f"{name}: {found} of {bar}")
    assert all(0 < found <= bar for found, bar in counted.values()), counted


def test_a_way_of_two_steps_is_what_the_table_accepts(matching: Page) -> None:
    """Every way to a far goal, with its amounts, leads the same unit there by legal answers."""
    t = table("saxony", "nordic").put(0, workers=["FACTORY"], mechs={"speed": "FACTORY"}).lay("FACTORY", oil=3)
    t.lay("W3", food=1).turn(0, "move").do("move-units")
    goals = set()
    for way in further(t.g, GAME):
        if GAME.words(way.code) != ("pick", "mech", "FACTORY"):
            continue
        g, branch = t.g.clone(), way
        while True:
            for code in (branch.code, *(codes[-2] for _, codes in branch.panel)):
                assert code in g.choices, GAME.words(code)
                g.apply(code)
            if not branch.then:
                break
            branch = branch.then[0]
        goals.add(g.view(0)["seats"][0]["pieces"][4]["place"])
    assert goals == {place for place, told in t.g.view(0)["reach"]["0-mech4"].items() if told["steps"] == 2}


def test_the_rarest_question_is_pointed_at_too(matching: Page) -> None:
    """Two stars earned by one action with one star left (SCY-25.6)."""
    t = table("saxony", "nordic").give(0, power=14, popularity=17, coins=9)
    t.give(0, goals="upgrades mechs structures recruits workers")
    t.put(0, monument="M6").turn(0, "bolster").do("gain-power")
    assert t.asking == "CheckStars"
    for line in ("star power", "star popularity"):
        assert fewest(matching, actions(GAME, t.g), GAME.code(*line.split())) == 1


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


def sizes(me: Hands, selector: str, measure: str) -> float:
    """The smallest of these things on the screen, in pixels."""
    found = me.page.locator(selector).evaluate_all(
        f"all => Math.min(...all.map(one => {{ const box = one.getBoundingClientRect(); return {measure}; }}))")
    return float(found)


# How, the language, whether on a phone, and how many verbs at least.
GAMES = {"mouse": ("en", False, 12), "finger": ("fa", True, 9)}


@pytest.mark.parametrize("by", GAMES)
def test_a_whole_game_by_pointing(people: People, site: Server, by: str) -> None:
    """Against a bot from the deal to the end: by the mouse in both languages, by a finger on a phone."""
    language, phone, least = GAMES[by]
    me = people.come(language, phone=phone)
    options = {"coin_deals": "yes", "faction_assignment": "chosen"} if by == "mouse" else {}
    me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns", **options)
    me.live()
    if phone:                                   # before the camera was turned
        assert sizes(me, ".unit[id^='p-0-worker']", "Math.max(box.width, box.height)") >= 30
        assert sizes(me, "#l-hexes .hex", "Math.min(box.width, box.height)") >= 44
    player = Wise(me, site, GAME, touch=phone)
    decisions = player.whole_game(most=900)
    verbs = verbs_of(me, GAME)
    print(f"\nscythe by {by}: {decisions} deeds, {player.presses} presses, {len(verbs)} verbs {sorted(verbs)}")
    assert len(verbs & player.verbs) >= least
    check_end(me, language)


def check_end(me: Hands, language: str) -> None:
    """Every category of everybody is counted, in the reader's digits."""
    assert me.page.locator("#result td").count() >= 12
    if language == "fa":
        assert not re.search("[0-9]", me.text("#result"))


def nearly_over() -> Record:
    """A sensible game in which somebody has placed a fifth star."""
    state, rng = GAME.new(2, 8), Rng(8)
    record = Record.of(GAME, state, NAMES["fa"][:2])
    while max(sum(seat["stars"].values()) for seat in state.view(None)["seats"]) < 5:
        code = state.policy(rng)
        record.decisions.append((int(state.current), int(code)))
        state.apply(code)
    return record


def test_the_sixth_star_is_placed_by_pointing(people: People, site: Server) -> None:
    """A long game to its own end, not to a limit of turns."""
    me = people.come("fa")
    me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
    me.page.goto(lay(site, nearly_over(), 0, guest_of(me, site)))
    me.live()
    decisions = Wise(me, site, GAME).whole_game(most=400)
    print(f"\nscythe to the sixth star: {decisions} deeds")
    assert kept(site, me.page.url).ending == "stars"
    check_end(me, "fa")


def test_a_whole_game_by_keys_alone(people: People) -> None:
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="scythe", turn_limit="10_turns")
    me.live()
    player = Keys(me, 7)
    decisions = player.whole_game(most=900)
    verbs = verbs_of(me, GAME)
    print(f"\nscythe by keys: {decisions} deeds, {player.presses} presses, {len(verbs)} verbs {sorted(verbs)}")
    assert "token" in verbs and len(verbs) >= 8 and decisions >= 20


def looked(hands: Hands) -> list[list[str]]:
    """Ids of what stands and lies on the map, of the own objectives, of everything."""
    return [ids(hands, what) for what in ("#l-figures .piece, #l-goods .piece", "#l-hand [id^=o-]", "[id]")]


def test_two_browsers_play_a_whole_game_and_see_one_land_but_not_each_others_cards(people: People,
                                                                                 site: Server) -> None:
    host, guest = people.come("en"), people.come("fa", phone=True)
    host.open_table("me", "friend", game="scythe", turn_limit="10_turns")
    come_in(host, guest, "فرهاد")
    hidden = 0
    for _ in play_together(Wise(host, site, GAME), Wise(guest, site, GAME, 1, touch=True)):
        seen = together(looked, host, guest)
        assert seen[0][0] == seen[1][0]
        for (_, own, _), (_, _, everything) in (seen, seen[::-1]):
            assert not set(own) & set(everything)
            hidden += len(own)
    assert hidden > 40 and host.text("#result h2")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_photographed_map_can_be_read_without_red_and_green(people: People, theme: str) -> None:
    """Factions by their home bases, terrains by a bare patch of each, under simulated deuteranopia."""
    me = people.come("en", theme=theme)
    me.open_table("me", *["bot:newcomer"] * 4, game="scythe")
    me.live()
    boxes = {name: me.page.locator(f"#h-{name}").bounding_box() for name in (*TERRITORIES, *HOMES)}
    photo = base64.b64encode(me.page.screenshot()).decode()
    names = [name for name in boxes if name in TERRITORIES or not HOMES[name]["expansion"]]
    points = [[box["x"] + box["width"] * (0.12 if name in TERRITORIES else 0.2), box["y"] + box["height"] * 0.5]
              for name in names if (box := boxes[name]) is not None]
    seen: dict[str, list[tuple[float, float, float]]] = {}
    for name, colour in zip(names, me.page.evaluate(PATCHES, [photo, points])):
        kind = TERRITORIES[name]["terrain"] if name in TERRITORIES else name
        seen.setdefault(kind, []).append(seen_by_deuteranopes(colour))
    middle = {kind: tuple(statistics.median(part) for part in zip(*colours)) for kind, colours in seen.items()}
    for group, least in ((set(middle) - set(HOMES), 8.0), (set(middle) & set(HOMES), 30.0)):
        apart = sorted((math.dist(middle[one], middle[other]), one, other)
                       for one in group for other in group if one < other)
        print(theme, [(round(distance, 1), one, other) for distance, one, other in apart[:4]])
        assert apart[0][0] >= least, apart[:3]
