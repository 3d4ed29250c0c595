"""Scythe's table over thousands of random views: all player counts, questions and options."""
from __future__ import annotations

import html
import re
import statistics
import time
import zlib
from collections.abc import Iterator
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
from meydan.drawing.scene import Scene, Zone
from meydan.games.scythe.picture.components import ENCOUNTERS
from meydan.games.scythe.picture.meetings import meeting_scene
from meydan.table.sequences import Branch, offered
from tests.drawing.scenes import NAMES, boards
from tests.scythe.positions import table

GAME = meydan.game("scythe")
PICTURE = picture(GAME)
SMALLEST = 9.0                          # pixels of a letter's size at 1280 × 800
SCALE = {"others": 0.778, "own": 0.778, "map": 0.79, "tracks": 1.0}       # of the zones on that page
WIDE_TABLES = [(2, {}), (3, {"coin_deals": True}), (4, {"faction_assignment": "chosen"}), (5, {}),
               (2, {"trade_split": False}), (3, {"camaraderie_scope": "any_retreat", "open_totals": False}),
               (4, {"relentless_on_factory": False, "banned_pairs": True})]


def views(players: int, seed: int, many: int, **options: Any) -> Iterator[GameState]:
    """States of random games, half sensible: the first of every question, then one in so many."""
    yielded, seen = 0, dict[str, int]()
    while yielded < many:
        g, rng, number = GAME.trial(players, seed, **options), Rng(seed), 0
        seed += 1
        while not g.over and yielded < many and number < 4000:
            seen[g.asking] = seen.get(g.asking, 0) + 1
            if seen[g.asking] < 4 or number % 29 == 0:
                yielded += 1
                yield g
            g.apply(g.policy(rng) if rng.below(4) else g.choices[rng.below(len(g.choices))])
            number += 1
        if yielded < many:
            yielded += 1
            yield g


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


@pytest.mark.parametrize("players,options", WIDE_TABLES)
def test_every_target_of_every_sequence_is_on_the_table_once(players: int, options: dict[str, Any]) -> None:
    asked = set()
    for number, g in enumerate(views(players, 31, 320, **options)):
        if g.over:
            continue
        asked.add(g.asking)
        seat, view = int(g.current), g.view(int(g.current))
        language, layout = (("en", "wide"), ("fa", "tall"), ("fa", "wide"), ("en", "tall"))[number % 4]
        ids = ids_of(drawn(g, seat, language, layout))
        assert len(ids) == len(set(ids)), "an id stands twice"
        codes = [*offered(g, GAME), *(Branch(code) for code in g.aside)]
        assert set(wanted(codes, view)) <= set(ids), g.asking
    assert len(asked) >= 12


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_seat_cannot_know_is_not_drawn(players: int) -> None:
    for number, g in enumerate(views(players, 77, 130)):
        for seat in (None, number % players):
            again = g.determinize(-1 if seat is None else seat, 5)
            assert drawn(g, seat, "en", "wide").fragments() == drawn(again, seat, "en", "wide").fragments()


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


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_persian_shows_no_latin_letter_or_digit(layout: str) -> None:
    symbols = "".join(PICTURE.faces("fa", layout).values())
    for number, g in enumerate(state for players in (2, 3, 4, 5) for state in views(players, 13, 80)):
        scene = drawn(g, 0 if g.over else int(g.current), "fa", layout)
        markup = boards(scene) + "".join(panel.body for panel in scene.panels) + (symbols if number == 0 else "")
        words = re.findall(r">([^<>]+)<", markup) + re.findall(r"(?:aria-label|data-tip)='([^']*)'", markup)
        assert not [word for word in words if re.search("[0-9A-Za-z]", re.sub(r"&#?\w+;", "", word))]


# Letters: size, overlap, zones. Positions are worked out from the markup, widths measured from the shipped font.

TOKEN = re.compile(r"<(/?)(g|text|symbol|svg|use|clipPath)\b([^>]*)>([^<]*)")
MOVE = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: scale\(([\d.]+)\))?")


def texts_of(zone: Zone) -> Iterator[tuple[float, float, float, str]]:
    """Middle, baseline, size and words of every line of a zone, in its units; what is shown on demand is left out."""
    stack: list[tuple[float, float, float, bool]] = [(0.0, 0.0, 1.0, True)]
    for close, tag, attributes, body in TOKEN.findall(zone.body()):
        if tag == "g":
            if close:
                stack.pop()
                continue
            x, y, k, seen = stack[-1]
            if move := MOVE.search(attributes):
                x, y, k = x + k * float(move[1]), y + k * float(move[2]), k * float(move[3] or 1)
            stack.append((x, y, k, seen and "class='when" not in attributes))
        elif tag == "text" and not close and stack[-1][3]:
            x, y, k, _ = stack[-1]
            at = {name: float(value) for name, value in re.findall(r"(\bx|\by|font-size)='([-\d.]+)'", attributes)}
            body = html.unescape(body)
            start = 0.5 if re.search(r"t-name|t-sub|t-start", attributes) else 0.0
            yield x + k * (at["x"] + start * breadth(body, at["font-size"])), y + k * at["y"], k * at["font-size"], body


def test_no_letter_is_too_small_and_none_lies_outside_its_zone() -> None:
    for g in (state for players in (2, 3, 4, 5) for state in views(players, 3, 130)):
        scene = drawn(g, 0 if g.over else int(g.current), "en", "wide")
        for name, zone in scene.zones.items():
            for x, y, size, words in texts_of(zone):
                assert size * SCALE[name] >= SMALLEST - 0.05, (name, words, size)
                half = breadth(words, size) / 2
                assert x - half >= -1 and x + half <= zone.w + 1 and 0 <= y <= zone.h + 1, (name, words)


def test_on_a_phone_no_letter_lies_outside_its_zone() -> None:
    for g in (state for players in (2, 3, 4, 5) for state in views(players, 23, 60)):
        assert not outside(drawn(g, 0 if g.over else int(g.current), "en", "tall"))


def outside(scene: Scene) -> list[str]:
    """Words that reach over the edge of their zone."""
    return [words for zone in scene.zones.values() for x, y, size, words in texts_of(zone)
            if abs(x - zone.w / 2) + breadth(words, size) / 2 > zone.w / 2 + 2 or not 0 <= y <= zone.h + 1]


def test_no_two_lines_of_words_overlap() -> None:
    for players in (2, 3, 4, 5):
        for g in views(players, 9, 130):
            scene = drawn(g, 0 if g.over else int(g.current), "en", "wide")
            for name in ("others", "own", "tracks", "map"):
                if name == "map" and scene.zones["map"].layers["l-sheet"]:
                    continue                        # a sheet lies over it
                lines = [(x, y, size, words) for x, y, size, words in texts_of(scene.zones[name]) if words.strip()]
                for n, (x, y, size, words) in enumerate(lines):
                    for x2, y2, size2, other in lines[n + 1:]:
                        near = (breadth(words, size) + breadth(other, size2)) / 2 - 1.5
                        assert abs(x - x2) >= near or abs(y - y2) >= min(size, size2) * 0.6, (name, words, other)


# What happens.


def test_marks_and_flights_point_at_things_of_the_table() -> None:
    marked = flown = 0
    symbols = icons.symbols() | PICTURE.faces("en", "wide")
    for g in views(4, 55, 60):
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
    for g in views(3, 8, 200):
        if g.asking == "PickUnit":
            view = g.view(int(g.current))
            markup = boards(drawn(g, int(g.current), "en", "wide"))
            for unit, goals in view["reach"].items():
                assert goals and re.search(rf"<g class='when still' data-for='[^']*\bp-{unit}\b[^']*'><circle", markup)
            return
    raise AssertionError("nobody moves")


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
