"""Scythe at the table, by pointing alone: whole games, hidden things of two browsers, the photographed map."""
from __future__ import annotations

import base64
import math
import re
import statistics
from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import Page
from scripts.moments import played

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.games.scythe.picture.components import HOMES, TERRITORIES
from meydan.table.sequences import further
from tests.drawing.scenes import NAMES
from tests.scythe.positions import table
from tests.web.browser.colours import PATCHES, seen_by_deuteranopes
from tests.web.browser.conftest import LONG, People
from tests.web.browser.deeds import actions
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.players import play_together
from tests.web.browser.prepared import guest_of, kept, lay
from tests.web.browser.pressing import fewest, verbs_of
from tests.web.browser.scythe_hands import Striver, StriverByKeys
from tests.web.servers import Server

GAME = meydan.game("scythe")


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


# Whether two sections of the mat are in sight from top to bottom.
WHOLE = """() => {
  const { top, bottom } = document.querySelector(".panes").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("[id^=sec-].hot")].map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length > 1;
}"""
# How, the language, whether on a phone, and who plays.
GAMES: dict[str, tuple[str, bool, type[Striver]]] = {
    "mouse": ("en", False, Striver), "finger": ("fa", True, Striver), "keys": ("fa", False, StriverByKeys)}
PACE = "0.5"                                            # seconds for an objective at the end of a turn
STARTS = [False, pytest.param(True, marks=LONG)]        # from somebody's fifth star on, or from the deal


@pytest.mark.parametrize("whole", STARTS)
@pytest.mark.parametrize("by", [pytest.param("mouse", marks=LONG), "finger", "keys"])
def test_a_game_to_the_sixth_star(people: People, site: Server, by: str, whole: bool) -> None:
    """Against a bot, to the game's own end."""
    language, phone, player_of = GAMES[by]
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="scythe", pace=PACE)
    me.live()
    if phone:                                   # before the camera was turned
        assert sizes(me, ".unit[id^='p-0-worker']", "Math.max(box.width, box.height)") >= 30
        assert sizes(me, "#l-hexes .hex", "Math.min(box.width, box.height)") >= 44
        assert me.turn()
        me.page.wait_for_function(WHOLE)
    seat = 0
    if not whole:
        record, seat = nearly_over()
        me.page.goto(lay(site, record, seat, guest_of(me, site), pace=PACE))
        me.live()
    player = player_of(me, site, seat, touch=phone)
    decisions = player.whole_game(most=900)
    end = kept(site, me.page.url)
    assert end.ending == "stars"
    verbs = verbs_of(me, GAME, seat)
    print(f"\nscythe by {by}: {decisions} deeds, {player.presses} presses, {len(verbs)} verbs {sorted(verbs)}")
    assert player.verbs <= verbs and (not whole or len(player.verbs) >= 15)
    check_end(me, language, end.state.scores())


def check_end(me: Hands, language: str, scores: Sequence[Mapping[str, int]]) -> None:
    """Every category in which anybody has something is counted for everybody, in the reader's digits."""
    wanted = {category: [score[category] for score in scores] for category in scores[0]}
    shown = [int(points) for points in me.page.locator("#result td").all_inner_texts()]
    assert sorted(shown) == sorted(points for each in wanted.values() if any(each) for points in each)
    if language == "fa":
        assert not re.search("[0-9]", me.text("#result"))


def nearly_over() -> tuple[Record, int]:
    """A game of bots in which somebody has just placed a fifth star, and who: not far from its end, most objectives
    still hidden."""
    for seed in range(15, 99):                  # the first that will do
        decisions, _, happened = played("scythe", 2, seed)
        stars = [(n, who) for n, events in enumerate(happened, 1) for what, who in events if what == "star"]
        number, seat = [star for star in stars if star[1] == stars[-1][1]][-2]
        if 40 < len(decisions) - number < 60:
            record = Record.of(GAME, GAME.new(2, seed), NAMES["fa"][:2], decisions[:number])
            if sum(player["objectives"] for player in record.replay().view(None)["seats"]) == 4:
                return record, seat
    raise AssertionError("nobody is near the end")


def looked(hands: Hands) -> list[list[str]]:
    """Ids of what stands and lies on the map, of the own objectives, of everything."""
    return [ids(hands, what) for what in ("#l-figures .piece, #l-goods .piece", "#l-hand [id^=o-]", "[id]")]


@pytest.mark.parametrize("whole", STARTS)
def test_two_browsers_play_to_the_sixth_star_and_see_one_land_but_not_each_others_cards(people: People, site: Server,
                                                                                      whole: bool) -> None:
    host, guest = people.come("en"), people.come("fa", phone=True)
    host.open_table("me", "friend", game="scythe", pace=PACE)
    come_in(host, guest, "فرهاد")
    if not whole:
        record, _ = nearly_over()
        guest.open_table("me", "bot:newcomer", game="scythe")
        address = lay(site, record, 0, guest_of(host, site), {1: guest_of(guest, site)}, pace=PACE)
        for me in (host, guest):
            me.page.goto(address)
            me.live()
    hidden = deeds_ = 0
    for _ in play_together(Striver(host, site), Striver(guest, site, 1, touch=True)):
        seen = together(looked, host, guest)
        assert seen[0][0] == seen[1][0]
        for (_, own, _), (_, _, everything) in (seen, seen[::-1]):
            assert not set(own) & set(everything)
            hidden += len(own)
        deeds_ += 1
    print(f"\nscythe by two browsers: {deeds_} deeds")
    assert hidden >= deeds_ and kept(site, host.page.url).ending == "stars" and host.text("#result h2")


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
