"""Scythe's table over thousands of random views: all player counts, questions and options."""
from __future__ import annotations

import html
import math
import re
import statistics
import time
import zlib
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest

import meydan
from meydan.core.actions import seen_by
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.drawing import icons
from meydan.drawing.gallery import picture
from meydan.drawing.lines import breadth
from meydan.drawing.look import Look
from meydan.drawing.scene import Scene
from meydan.games.scythe.picture.components import ENCOUNTERS, TERRITORIES
from meydan.games.scythe.picture.crowd import goods
from meydan.games.scythe.picture.geometry import MapPlan
from meydan.games.scythe.picture.meetings import meeting_scene
from meydan.games.scythe.picture.words import Words
from meydan.table.sequences import Branch, offered
from tests.drawing.scenes import NAMES, boards
from tests.scythe.positions import table
from tests.web.browser.deeds import paths

GAME = meydan.game("scythe")
PICTURE = picture(GAME)
SMALLEST = 9.0                          # pixels of a letter's size at 1280 × 800
SCALE = {"others": 0.778, "own": 0.778, "map": 0.79, "tracks": 1.0}       # of the zones on that page
LOOKS = [("en", "wide"), ("fa", "tall"), ("fa", "wide"), ("en", "tall")]
TABLES = [(2, {}), (3, {"coin_deals": True}), (4, {"faction_assignment": "chosen"}), (5, {}),
          (2, {"trade_split": False}), (3, {"camaraderie_scope": "any_retreat", "open_totals": False}),
          (4, {"relentless_on_factory": False, "banned_pairs": True})]


def views(players: int, seed: int, many: int, **options: Any) -> Iterator[tuple[GameState, bool]]:
    """States of random games, half sensible: the first of every question, then one in so many; whether it is the very
    first time that this is asked."""
    yielded, seen = 0, dict[str, int]()
    while yielded < many:
        g, rng, number = GAME.trial(players, seed, **options), Rng(seed), 0
        seed += 1
        while not g.over and yielded < many and number < 4000:
            seen[g.asking] = seen.get(g.asking, 0) + 1
            if seen[g.asking] < 4 or number % 29 == 0:
                yielded += 1
                yield g, seen[g.asking] == 1
            g.apply(g.policy(rng) if rng.below(4) else g.choices[rng.below(len(g.choices))])
            number += 1
        if yielded < many:
            yielded += 1
            yield g, False


def drawn(g: GameState, seat: int | None, language: str, layout: str) -> Scene:
    choices = [*g.choices, *g.aside] if seat == g.current else []
    return PICTURE.render(g.view(seat), Look(language, layout, NAMES[language][:int(g.players)], seat), choices)


def ids_of(scene: Scene) -> list[str]:
    return re.findall(r"\bid='([^']+)'", boards(scene))


def wanted(branches: list[Branch], view: dict[str, Any], before: tuple[int, ...] = ()) -> Iterator[str]:
    """All ids of all sequences."""
    for branch in branches:
        needed, helpful = PICTURE.targets(view, branch.code, before)
        yield from needed + helpful
        yield from wanted(branch.then, view, (*before, branch.code))


# What must hold for every view, in whatever look.


@pytest.mark.parametrize("players,options", TABLES)
def test_every_view(players: int, options: dict[str, Any]) -> None:
    """Each question in all looks when it first comes, later views in one look after the other."""
    asked = set()
    for number, (g, first) in enumerate(views(players, 31, 320, **options)):
        seat = 0 if g.over else int(g.current)
        asked.add(g.asking)
        for language, layout in LOOKS if first else (LOOKS[number % 4],):
            scene = drawn(g, seat, language, layout)
            check_targets(g, seat, scene)
            check_letters(scene, language, layout)
            if language == "fa":
                check_persian(scene)
            viewer = (seat, number % players, None)[number % 3]
            check_unknown(g, viewer, scene if viewer == seat else None, language, layout)
    assert len(asked) >= 12


def check_targets(g: GameState, seat: int, scene: Scene) -> None:
    """Ids stand once, and what any sequence points at is on the table."""
    ids = ids_of(scene)
    assert len(ids) == len(set(ids)), "an id stands twice"
    if not g.over:
        codes = [*offered(g, GAME), *(Branch(code) for code in g.aside)]
        assert set(wanted(codes, g.view(seat))) <= set(ids), g.asking


def check_unknown(g: GameState, viewer: int | None, scene: Scene | None, language: str, layout: str) -> None:
    """What the viewer cannot know, dealt anew, changes nothing."""
    scene = scene or drawn(g, viewer, language, layout)
    again = g.determinize(-1 if viewer is None else viewer, 5)
    assert scene.fragments() == drawn(again, viewer, language, layout).fragments(), g.asking


def check_persian(scene: Scene) -> None:
    """No Latin letter or digit, neither shown nor told."""
    for markup in (*(body for zone in scene.zones.values() for body in zone.layers.values()),
                   *(panel.body for panel in scene.panels)):
        assert not latin_of(markup)


@lru_cache(maxsize=4000)
def latin_of(markup: str) -> tuple[str, ...]:
    words = re.findall(r">([^<>]+)<", markup) + re.findall(r"(?:aria-label|data-tip)='([^']*)'", markup)
    return tuple(word for word in words if re.search("[0-9A-Za-z]", re.sub(r"&#?\w+;", "", word)))


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_persian_faces_show_no_latin_letter_or_digit(layout: str) -> None:
    assert not latin_of("".join(PICTURE.faces("fa", layout).values()))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_letters_on_cards_are_large_enough_too(language: str) -> None:
    """Objectives in the own zone, tiles beside the map, Factory cards enlarged on their sheet over it."""
    shrunk = {"f-obj": SCALE["own"], "f-tile": SCALE["map"], "f-fac": SCALE["map"] * 1.26}
    for name, face in PICTURE.faces(language, "wide").items():
        scale = next((scale for kind, scale in shrunk.items() if name.startswith(kind)), None)
        for size in re.findall(r"font-size='([\d.]+)'", face) if scale else ():
            assert float(size) * scale >= SMALLEST - 0.05, (name, size)


# Pointing.


def told_by_pointing(actions: list[dict[str, Any]]) -> Iterator[tuple[list[str], list[str]]]:
    """Of all questions in a tree of actions the verbs that come more than once, each answer's words and its ids."""
    for action in actions:
        yield from told_by_pointing(action.get("next", []))
    groups: dict[str, list[dict[str, Any]]] = {}
    for action in actions:
        if not action.get("f") and not action.get("w"):
            groups.setdefault(GAME.words(action["id"])[0], []).append(action)
    for group in groups.values():
        for action in group:
            words = list(GAME.words(action["id"]))
            if len({one["id"] for one in group}) > 1 and words[0] not in ("amount", "commit"):
                yield words, action["t"] or ([] if _buttons(action) else action.get("o", []))


def _buttons(action: dict[str, Any]) -> bool:
    """Whether the page makes a button of it: nothing of it, or of what follows, has to be pointed at."""
    return not action["t"] and all(map(_buttons, action.get("next", [])))


def test_whatever_lies_on_the_table_is_pointed_at() -> None:
    """No answers in words that differ only by a place, a card or a piece: each has ids of its own."""
    asked, found = set(), 0
    for players, options in TABLES:
        for g, _ in views(players, 31, 450, **options):
            if g.over:
                continue
            look = Look("en", "wide", NAMES["en"][:players], int(g.current))
            same: dict[tuple[str, ...], list[str]] = {}
            actions = PICTURE.actions(g.view(int(g.current)), look, g.choices, offered(g, GAME))
            for words, ids in told_by_pointing(actions):
                assert ids, (g.asking, words)
                assert same.setdefault((words[0], *ids), words) == words, (g.asking, words, ids)
                found += 1
            asked.add(g.asking)
    assert len(asked) >= 20 and found > 5000


def test_a_gift_begins_with_the_least_and_a_gain_with_all() -> None:
    lowest = set()
    for g, _ in views(3, 31, 300, coin_deals=True):
        if not g.over:
            look = Look("en", "wide", NAMES["en"][:3], int(g.current))
            for path in paths(PICTURE.actions(g.view(int(g.current)), look, g.choices, offered(g, GAME))):
                lowest |= {(g.asking in ("MakeDeal", "GiveCoins"), bool(step.get("low"))) for step in path
                           if GAME.words(step["id"])[0] == "amount"}
                assert all(step["label"] != "0" and step.get("tag", "~") not in step["label"] for step in path)
    assert lowest == {(True, True), (False, False)}
    assert [PICTURE.icon(GAME.code("amount", n)) for n in ("0", "1")] == ["close", "plus"]


# Letters: size, overlap, zones. Positions are worked out from the markup, widths measured from the shipped font.

TOKEN = re.compile(r"<(/?)(g|text|symbol|svg|use|clipPath)\b([^>]*)>([^<]*)")
MOVE = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: scale\(([\d.]+)\))?")
Line = tuple[float, float, float, float, str]           # middle, baseline, size, half of the width, words


@lru_cache(maxsize=4000)
def lines_of(layer: str, rtl: bool) -> list[Line]:
    """Every line of a layer, in the zone's units; what is shown on demand is left out."""
    stack: list[tuple[float, float, float, bool]] = [(0.0, 0.0, 1.0, True)]
    found: list[Line] = []
    for close, tag, attributes, body in TOKEN.findall(layer):
        if tag == "g":
            if close:
                stack.pop()
                continue
            x, y, k, seen = stack[-1]
            if move := MOVE.search(attributes):
                x, y, k = x + k * float(move[1]), y + k * float(move[2]), k * float(move[3] or 1)
            stack.append((x, y, k, seen and "class='when" not in attributes))
        elif tag == "text" and not close and stack[-1][3] and body.strip():
            x, y, k, _ = stack[-1]
            at = {name: float(value) for name, value in re.findall(r"(\bx|\by|font-size)='([-\d.]+)'", attributes)}
            body = html.unescape(body)
            half = breadth(body, at["font-size"]) / 2
            start = half * (-1 if rtl else 1) if re.search(r"t-name|t-sub|t-start", attributes) else 0.0
            found.append((x + k * (at["x"] + start), y + k * at["y"], k * at["font-size"], k * half, body))
    return found


def check_letters(scene: Scene, language: str, layout: str) -> None:
    """None too small on a wide page, none outside its zone, no two over each other."""
    for name, zone in scene.zones.items():
        covered = name == "map" and zone.layers.get("l-sheet")          # a sheet lies over it
        layers = {"l-sheet": zone.layers["l-sheet"]} if covered else zone.layers
        lines = [line for body in layers.values() for line in lines_of(body, language == "fa")]
        for x, y, size, half, words in lines:
            assert layout == "tall" or size * SCALE[name] >= SMALLEST - 0.05, (name, words, size)
            assert x - half >= -2 and x + half <= zone.w + 2 and 0 <= y <= zone.h + 1, (name, words)
        printed = lines_of(layers.get("l-ground", ""), language == "fa")      # on the board: tokens lie upon it
        for group in (printed, [line for line in lines if line not in printed]):
            check_apart(name, sorted(group, key=lambda line: line[1]))


def check_apart(name: str, lines: list[Line]) -> None:
    """Lines are sorted by height, so that only near ones are compared."""
    for n, (x, y, size, half, words) in enumerate(lines):
        for x2, y2, size2, half2, other in islice(lines, n + 1, None):
            if y2 - y >= size * 0.6:
                break
            assert abs(x - x2) >= half + half2 - 1.5 or y2 - y >= min(size, size2) * 0.6, (name, words, other)


def outside(scene: Scene) -> list[str]:
    """Words that reach over the edge of their zone."""
    return [words for zone in scene.zones.values() for body in zone.layers.values()
            for x, y, _, half, words in lines_of(body, False)
            if abs(x - zone.w / 2) + half > zone.w / 2 + 2 or not 0 <= y <= zone.h + 1]


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_dials_and_cards_stay_sealed_until_both_are_shown(layout: str) -> None:
    """Whatever the attacker commits, everybody else's table is the same to the last letter; then both lie open."""
    t = table("saxony", "nordic", "crimea").put(0, character="M6").put(1, character="V6")
    t.give(0, power=6, cards="2 3 5").give(1, power=3, cards="4").turn(0, "move").do("move-units")
    t.do("pick character M6", "go V6", "done")
    assert t.asking == "Dial"
    pages: dict[int | None, set[str]] = {seat: set() for seat in (0, 1, 2, None)}
    shown = set()
    for dial, cards in (("0", "0 0 0 0"), ("3", "0 1 0 0"), ("6", "0 0 0 1")):
        g = t.g.clone()
        g.apply(GAME.code("dial", dial))
        g.apply(GAME.code("commit", *cards.split()))
        assert g.asking == "Dial" and g.current == 1
        for seat, seen in pages.items():
            seen.add(repr(drawn(g, seat, "en", layout).fragments()))
            assert not outside(drawn(g, seat, "en", layout))
        g.apply(GAME.code("dial", "2"))
        g.apply(GAME.code("commit", "0", "0", "1", "0"))
        shown.add(repr(g.view(2)["last_combat"]))
        scene = drawn(g, 2, "en", layout)
        assert "fought-V6" in boards(scene)
    assert [len(seen) for seen in pages.values()] == [3, 1, 1, 1] and len(shown) == 3


# What happens.


def test_marks_and_flights_point_at_things_of_the_table() -> None:
    marked = flown = 0
    symbols = icons.symbols() | PICTURE.faces("en", "wide")
    for g, _ in views(4, 55, 60):
        if g.over:
            continue
        after = g.clone()
        after.log = []
        after.apply(g.choices[0])
        ids = set(ids_of(drawn(g, 0, "en", "wide"))) | set(ids_of(drawn(after, 0, "en", "wide")))
        for event in after.log:
            if not seen_by(event, 0):
                continue
            marked += bool(ids & set(PICTURE.marks(event)))
            for flight in PICTURE.flights(event):
                flown += flight.source in ids or flight.target in ids
                assert flight.symbol in symbols
    assert marked > 60 and flown > 10


def test_the_picked_unit_shows_where_it_can_get_and_at_what_price() -> None:
    for g, _ in views(3, 8, 200):
        if g.asking == "PickUnit":
            view = g.view(int(g.current))
            markup = boards(drawn(g, int(g.current), "en", "wide"))
            for unit, goals in view["reach"].items():
                assert goals and re.search(rf"<g class='when still' data-for='[^']*\bp-{unit}\b[^']*'><circle", markup)
            return
    raise AssertionError("nobody moves")


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_no_number_of_workers_hides_who_waits_to_be_met(layout: str) -> None:
    """Wherever there is an encounter, with a mech and without."""
    t = table("saxony", "nordic")
    places = [place for place, here in t.g.view(0)["places"].items() if here["encounter"]]
    assert len(places) == 11
    for place in places:
        for stands in (place, "FACTORY"):
            markup = boards(drawn(t.put(0, workers=[place] * 7, mechs={"speed": stands}).g, 0, "en", layout))
            found = re.search(rf"<g id='enc-{place}'[^>]*translate\(([\d.]+) ([\d.]+)\)", markup)
            badge = re.search(r"<circle cx='([\d.]+)' cy='([\d.]+)' r='([\d.]+)' fill='#1d1712'", markup)
            assert found and badge
            x, y, r = map(float, badge.groups())
            size = 22.0 if layout == "wide" else 13.0
            left, top = map(float, found.groups())
            assert math.dist((x, y), (left + size / 2, top + size / 2)) > (r + size / 2) * 0.9, (place, stands)


def test_any_code_can_be_asked_about() -> None:
    """Whoever points at what is not possible is told why: targets of every code, possible or not."""
    for players, options in ((2, {}), (4, {"faction_assignment": "chosen"})):
        view = GAME.trial(players, 1, **options).view(0)
        for code in range(GAME.actions):
            assert isinstance(PICTURE.targets(view, code)[0], list)


def test_every_encounter_has_a_scene_of_its_own() -> None:
    assert len({meeting_scene(card, 680, 164) for card in ENCOUNTERS}) == len(ENCOUNTERS) == 28


def test_drawing_is_cheap_with_five_players() -> None:
    """At most 4 ms and 12 KB in the middle; processor time, so that a busy machine does not count."""
    g, rng, old, times, wire = GAME.trial(5, 2), Rng(2), dict[str, str](), list[float](), list[int]()
    for number in range(420):
        g.apply(g.policy(rng))
        view, choices = g.view(0), g.choices if g.current == 0 else []
        begun = time.process_time()
        parts = PICTURE.render(view, Look("fa", "wide", NAMES["fa"][:5], 0), choices).fragments()
        if number >= 120:
            times.append(time.process_time() - begun)
            changed = "".join(key + part for key, part in parts.items() if old.get(key) != part)
            wire.append(len(zlib.compress(changed.encode())))
        old = parts
    faces = len(zlib.compress("".join(PICTURE.faces("fa", "wide").values()).encode()))
    first = len(zlib.compress("".join(old.values()).encode()))
    print(f"draw {1000 * statistics.median(times):.1f} ms, update {max(wire)} B at most, first {faces + first} B")
    assert statistics.median(times) <= 0.004
    assert max(wire) <= 12_000 and faces + first <= 250_000


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_three_kinds_of_tokens_lie_inside_their_territory(layout: str) -> None:
    """The lowest one included: it would seem to lie in the territory below."""
    the_map = MapPlan(layout == "tall")
    view = meydan.game("scythe").new(2, seed=1).view(0)
    for place in view["places"].values():
        place["tokens"] = {"oil": 2, "metal": 1, "wood": 13}
    look = Look("en", layout, NAMES["en"][:2], 0)
    markup = goods(view, the_map, look, Words(picture(meydan.game("scythe")).texts(look), look, view))
    pills = re.findall(r"id='r-(\w+?)-\w+'.*?translate\(([-\d.]+) ([-\d.]+)\).*?<rect x='([-\d.]+)' y='([-\d.]+)' "
                       r"width='([-\d.]+)' height='([-\d.]+)'", markup)
    assert len(pills) == 3 * len(view["places"])
    for id_, *numbers in pills:
        left, top, x, y, width, height = map(float, numbers)
        if id_ in TERRITORIES:
            middle, low = the_map.centre[id_]
            assert max(middle - left - x, left + x + width - middle) <= the_map.half
            assert low + the_map.tip - (top + y + height) >= 5, id_
