"""Root at a real page: whole games by pointing alone, by touch, by keys, by two browsers with hidden hands."""
from __future__ import annotations

import base64
import math
import random
import re
import statistics
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

import meydan
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.root.picture.components import SUIT_OF
from meydan.table import Table
from tests.root.positions import Table as Position
from tests.web.browser.colours import PATCHES, seen_by_deuteranopes
from tests.web.browser.conftest import LONG, People
from tests.web.browser.deeds import Deed, deeds, verbs
from tests.web.browser.guided import Guided
from tests.web.browser.hands import Hands, come_in, ids, together
from tests.web.browser.planned import Planner, PlannerByKeys
from tests.web.browser.players import play_together
from tests.web.browser.prepared import guest_of, kept, lay
from tests.web.servers import Server

ROOT = meydan.game("root")
PAIR = "marquise_alliance"
SELDOM = Path(__file__).with_name("root-ignored-hit.txt")       # no item whole, and an ally's warriors still stand


# Points of the screen along the rim of a clearing, or so much nearer to its middle.
AROUND = """([id, part]) => {
  const clearing = document.getElementById(id), lines = [...clearing.querySelectorAll("path:not(.hl)")];
  const rim = lines.find((line) => line.getAttribute("stroke-width") === "5.5") ?? lines[0];
  const length = rim.getTotalLength(), matrix = rim.getScreenCTM();
  return [...Array(24).keys()].map((n) => {
    const { x, y } = rim.getPointAtLength((length * n) / 24);
    return [matrix.e + matrix.a * x * part, matrix.f + matrix.d * y * part];
  });
}"""


@cache
def moments() -> dict[str, tuple[Record, int, int]]:
    """For every verb of a person a game up to where it is offered, whose seat it is, and the code."""
    beaten = Record.parse(SELDOM.read_text(encoding="utf-8"))
    found = {"ignore": (beaten, int(beaten.replay().current), ROOT.code("ignore"))}
    wanted = set(ROOT.table.blocks) - {"roll", "steal"}
    for seed in range(60):
        state, rng = ROOT.trial(4, seed, round_limit=20), random.Random(seed)
        record = Record.of(ROOT, state)
        while not state.over and wanted - set(found):
            new = {ROOT.words(code)[0]: code for code in state.choices} if state.current >= 0 else {}
            for verb in set(new) & wanted - set(found):
                there = Table.of(record)
                if there.state.current == state.current and new[verb] in there.state.choices:
                    copy = Record(ROOT, record.setup, record.names, list(record.decisions))
                    found[verb] = copy, int(state.current), new[verb]
            live = [code for code in state.choices if ROOT.words(code)[0] not in ("end", "skip")]
            code = rng.choice(live if live and rng.random() < 0.85 else state.choices)
            record.decisions.append((state.current, code))
            state.apply(code)
    return found


@pytest.mark.parametrize(("language", "phone", "factions"), [
    ("en", False, ("marquise", "alliance")), ("fa", True, ("eyrie", "vagabond"))])
def test_every_verb_is_reached_by_pointing(people: People, site: Server, language: str, phone: bool,
                                           factions: tuple[str, ...]) -> None:
    """At prepared moments and on from there: those of two factions with a mouse, of the others by touch on a phone."""
    assert set(moments()) == set(ROOT.table.blocks) - {"roll", "steal"}
    mine = {verb: there for verb, there in moments().items() if faction_of(*there[:2]) in factions}
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="root", round_limit="5")
    guest, player, reached, tables = guest_of(me, site), Guided(me, 4, touch=phone), set[str](), 0
    for verb in sorted(mine):
        if verb in reached:
            continue
        record, seat, code = mine[verb]
        me.page.goto(lay(site, record, seat, guest, still=True))
        me.live()
        deed, tables = player.offered(code), tables + 1
        while deed:
            said = {ROOT.words(sent)[0] for sent in player.tell(deed)}
            assert verb in said or verb in reached, (verb, ROOT.words(code), said)
            reached |= said
            deed = onward(site, me, seat, set(mine) - reached)
    assert set(mine) <= reached
    print(f"\nroot {language}: {len(reached)} verbs at {tables} tables by {player.presses} presses: "
          f"{', '.join(sorted(reached))}")


def faction_of(record: Record, seat: int) -> str:
    return str(record.replay().view(None)["factions"][seat])


def onward(site: Server, me: Hands, seat: int, missing: set[str]) -> Deed:
    """If the same person is asked next, what they can do there for the first time."""
    table = kept(site, me.page.url)
    if seat not in table.waiting or table.state.over:
        return []
    now = f"html[data-v='{table.version}'], html[data-v^='{table.version}.']"
    me.page.wait_for_selector(now, state="attached")
    state = table.asked(seat)
    offers = [deed for deed in deeds(ROOT, state) if deed[0]["id"] in state.choices]
    best = max(offers, key=lambda deed: len(verbs(ROOT, deed) & missing), default=[])
    return best if verbs(ROOT, best) & missing else []


@pytest.mark.parametrize(("language", "phone", "factions"), [
    ("en", False, "eyrie_alliance"), pytest.param("fa", True, "marquise_vagabond", marks=LONG)])
def test_a_whole_game_by_pointing_alone(people: People, site: Server, language: str, phone: bool,
                                        factions: str) -> None:
    """From set-up until somebody has won, against a bot, as a person plays who wants to win."""
    me = people.come(language, phone=phone)
    me.open_table("me", "bot:newcomer", game="root", two_factions=factions, seating="in_order")
    me.live()
    player = Planner(me, site, ROOT, 0, 3, touch=phone)
    deeds = player.whole_game()
    print(f"\nroot {language}: won after {deeds} deeds, {player.presses} presses on {sorted(player.pressed)}; "
          f"{len(player.verbs)} verbs: {', '.join(sorted(player.verbs))}; {player.astray} as it came")
    assert kept(site, me.page.url).winners, "nobody has won"
    assert len(player.verbs) > 6 and player.astray < deeds / 4 and {"c", "k"} <= player.pressed
    if language == "fa":
        assert not re.search(r"[0-9A-Za-z]", me.text("#result h2"))


@cache
def nearly_won(points: int) -> Record:
    """A game of two quick players up to where the first is asked and somebody has so many points."""
    state, rng = ROOT.trial(2, 2, two_factions=PAIR, seating="in_order"), Rng(2)
    record = Record.of(ROOT, state)
    while state.current != 0 or max(seat["score"] for seat in state.view(None)["seats"]) < points:
        code = state.policy(rng)
        record.decisions.append((state.current, code))
        state.apply(code)
    assert Table.of(record).state.asking == state.asking
    return record


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=LONG)])
def test_with_the_keyboard_alone_until_somebody_has_won(people: People, site: Server, whole: bool) -> None:
    """Arrows walk, Enter points, digits answer, from the last turns or from set-up; nothing is ever clicked."""
    me = people.come("en")
    me.open_table("me", "bot:newcomer", game="root", two_factions=PAIR, seating="in_order")
    me.page.add_init_script("addEventListener('pointerdown', () => { window.clicked = true; }, true)")
    me.page.goto(me.page.url if whole else lay(site, nearly_won(20), 0, guest_of(me, site), pace="0.5"))
    me.live()
    player = PlannerByKeys(me, site, ROOT, 0, 7)
    deeds = player.whole_game()
    print(f"\nroot, keys alone: {deeds} deeds on {sorted(player.pressed)}; {', '.join(sorted(player.verbs))}; "
          f"{player.astray} as it came")
    assert kept(site, me.page.url).winners, "nobody has won"
    assert not me.page.evaluate("window.clicked") and {"k", "do"} & player.pressed
    assert player.astray < deeds / 4


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=LONG)])
def test_two_browsers_play_to_a_victory_and_never_see_each_others_hands(people: People, site: Server,
                                                                        whole: bool) -> None:
    host, guest = crowd = [people.come("en"), people.come("fa", phone=True)]
    if whole:
        host.open_table("me", "friend", game="root", two_factions=PAIR, seating="in_order")
        come_in(host, guest, "فرهاد")
    else:
        for one in crowd:
            one.open_table("me", "bot:newcomer", game="root", round_limit="5")
        first, second = (guest_of(one, site) for one in crowd)
        address = lay(site, nearly_won(25), 0, first, {1: second}, pace="0.5")
        for one in crowd:
            one.page.goto(address)
            one.live()
    hidden = 0
    players = [Planner(one, site, ROOT, seat, 5 + seat, touch=seat == 1) for seat, one in enumerate(crowd)]
    for _ in play_together(players[0], players[1]):
        seen = together(looked, host, guest)
        assert seen[0][:2] == seen[1][:2]
        for (*_, hand, _), (*_, everything) in (seen, seen[::-1]):
            assert not set(hand) & set(everything), "a hand is seen by the other"
            hidden += len(hand)
    assert kept(site, host.page.url).winners and host.over and guest.over
    assert hidden > 20 and all(player.verbs for player in players)


def test_without_red_and_green_the_map_still_tells_rulers_suits_and_warriors_apart(people: People) -> None:
    """The photographed map as a deuteranope sees it."""
    t = Position().put("c1", marquise=2).put("c2", eyrie=2).put("c3", alliance=2)
    page = people.come("en").page
    scene = picture(ROOT).render(t.g.view(0), Look("en", "wide", tuple("ABCD"), 0))
    page.set_content(f"<body>{scene._repr_svg_()}</body>")
    photo = base64.b64encode(page.screenshot()).decode()

    def seen(points: list[list[float]]) -> tuple[float, ...]:
        """The middle of what is seen at these points."""
        colours = [seen_by_deuteranopes(colour) for colour in page.evaluate(PATCHES, [photo, points])]
        return tuple(statistics.median(part) for part in zip(*colours, strict=True))

    rulers = {name: seen(page.evaluate(AROUND, [clearing, 1.0]))
              for clearing, name in (("c1", "marquise"), ("c2", "eyrie"), ("c3", "alliance"))}
    unruled = {**rulers, "nobody": seen(page.evaluate(AROUND, ["c4", 1.0]))}     # also a thin line without a shield
    suits = {suit: seen([point for clearing in SUIT_OF if SUIT_OF[clearing] == suit
                         for point in page.evaluate(AROUND, [clearing, 0.8])]) for suit in ("fox", "rabbit", "mouse")}
    warriors = {}
    for clearing, name in (("c1", "marquise"), ("c2", "eyrie"), ("c3", "alliance")):
        box = page.locator(f"[id='w-{clearing}-{name}']").bounding_box()
        assert box is not None
        warriors[name] = seen([[box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.84]])
    for what, least in ((rulers, 20.0), (unruled, 8.0), (warriors, 20.0), (suits, 9.0)):
        apart = sorted((math.dist(what[one], what[other]), one, other) for one, other in combinations(what, 2))
        print([(round(distance, 1), one, other) for distance, one, other in apart[:3]])
        assert apart[0][0] >= least, apart


def looked(hands: Hands) -> list[list[str]]:
    """Ids of the units, of the places, of the own hand, of everything."""
    return [ids(hands, what) for what in ("#l-units .piece", "#l-plots .piece", "#l-hand .piece", "[id]")]
