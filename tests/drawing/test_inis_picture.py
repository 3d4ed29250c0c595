"""The table of Inis over thousands of random views: every player count, step and option."""
from __future__ import annotations

import random
import re
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import pytest

import meydan
from meydan.core.state import GameState
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.picture import View
from meydan.drawing.scene import Scene, Zone
from meydan.games.inis.picture.cards import CARDS
from meydan.games.inis.reasons import VERBS
from meydan.table.sequences import offered
from tests.drawing.layout import Mark, marks, overlap
from tests.drawing.scenes import LOOKS, NAMES, boards
from tests.inis.positions import Table

GAME = meydan.game("inis")
PICTURE = picture(GAME)
OPTIONS: tuple[dict[str, bool], ...] = (
    {}, {"exploration": True}, {"citadel_robs": False, "cuchulain_may_stop": False}, {"see_before_extra": False},
    {"highlands_late": False, "dagda_always": False, "dry_capital": False},
    {"idle_plays": False, "cancelled_counts": False})


def positions(every: int, games: int = 2, most: int = 0) -> Iterator[GameState]:
    """States of random games of every player count and option, and the first of every question in each of them."""
    views = 0
    for seed in range(games * len(OPTIONS)):
        for players in (2, 3, 4):
            state = GAME.new(players=players, seed=seed, rounds=10, **OPTIONS[seed % len(OPTIONS)])
            rng, number = random.Random(seed * 3 + players), 0
            asked: set[str] = set()
            while not state.over and number < 900:
                if state.current >= 0 and (state.asking not in asked or number % every == 0):
                    asked.add(state.asking)
                    views += 1
                    yield state
                    if views == most:
                        return
                state.apply(rng.choice(state.choices))
                number += 1


def rare() -> Iterator[GameState]:
    """Questions that random games hardly ever ask."""
    table = Table("hills valley cove plains").at("hills", 2, 1).at("cove", 2).hand(0, "battle_of_moytura")
    yield table.clash("hills", 0).quiet().do("play battle_of_moytura").g
    for tale in ("the_fianna", "ogmas_eloquence"):
        table = Table("stone_circle valley cove plains").at("stone_circle", 1, 3).advantage(1, "stone_circle")
        table.hand(1, tale, "bard").clash("stone_circle", 0).do("1: shelter").quiet()
        table.do("0: attack 2").quiet_but("discard bard").do("1: lose").quiet()
        if tale == "the_fianna":
            yield table.do("play the_fianna", "to valley", "amount stone_circle 1").g
        else:
            yield table.do("play ogmas_eloquence").quiet_but("play stone_circle").do("play stone_circle").g


def look_of(state: GameState, language: str, layout: str, seat: int | None) -> Look:
    return Look(language, layout, NAMES[language][: int(state.players)], seat)


VIEWS = 1300
GROUND = ("l-sea", "l-lands", "l-chiefs")               # reaches beyond the map's frame, which cuts it and is panned
SHADOW = 2                              # units a card's shadow falls over the edge of its tray
SMALLEST = 8.95                         # units of the wide table are the pixels of a screen of 1280 × 800


def test_thousands_of_views(capsys: pytest.CaptureFixture[str]) -> None:
    """Every player count, option and question, in both languages and layouts: all that can be meant lies on the table
    once; nothing changes with what is hidden; no Latin in Persian; words are large enough, apart, and inside."""
    questions: Counter[tuple[int, str]] = Counter()
    crossed: list[tuple[str, str]] = []
    drawn, measured = 0, set[tuple[str, str, str, int]]()
    for number, state in enumerate(chain(positions(every=41, games=40, most=VIEWS), rare())):
        new = not questions[int(state.players), state.asking]
        for language, layout in LOOKS if new else [LOOKS[number % 4]]:      # a question asked first: in all looks
            for seat in _viewers(state, number):
                asked_seat = seat == state.current
                view, look = state.view(seat), look_of(state, language, layout, seat)
                scene = PICTURE.render(view, look, state.choices if asked_seat else ())
                _pointable(state, view, look, scene, state.choices if asked_seat else [])
                if seat is not None and (new or number % 3 == 0):           # what is hidden, dealt anew
                    again = state.determinize(seat, number).view(seat)
                    other = PICTURE.render(again, look, state.choices if asked_seat else ())
                    assert scene.fragments() == other.fragments()
                for zone in scene.zones.values():
                    drawing = language, layout, zone.name, hash(tuple(zone.layers.values()))
                    if drawing not in measured:
                        crossed += _readable(zone, scene, look)
                    measured.add(drawing)
                drawn += 1
        questions[int(state.players), state.asking] += 1
    asked = {question for _, question in questions}
    with capsys.disabled():
        print(f"\nInis: {questions.total()} states, {drawn} views of {len(asked)} questions, {len(questions)} with the "
              f"player counts; labels on each other: {crossed}")
    assert questions.total() > VIEWS
    assert not crossed
    assert asked == set(VERBS), set(VERBS) - asked


def _viewers(state: GameState, number: int) -> list[int | None]:
    """Who is asked; now and then also somebody else at the table, or a spectator."""
    asked = int(state.current)
    others: dict[int, list[int | None]] = {0: [(asked + 1) % int(state.players)], 4: [None]}
    return [asked, *others.get(number % 8, [])]


def _pointable(state: GameState, view: View, look: Look, scene: Scene, choices: list[int]) -> None:
    markup = boards(scene)
    ids = re.findall(r"\bid='([^']+)'", markup)
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
    actions = PICTURE.actions(view, look, choices, offered(state, GAME)) if choices else []
    wanted = {target for action in actions for target in _meant(action)}
    assert wanted <= set(ids), (state.asking, wanted - set(ids))
    if look.rtl:
        shown = re.findall(r">([^<>]+)<", markup) + re.findall(r"(?:aria-label|data-tip)='([^']*)'", markup)
        assert not [word for word in shown if re.search(r"[0-9A-Za-z]", re.sub(r"&#?\w+;", "", word))]


def _meant(action: dict[str, Any]) -> Iterator[str]:
    """All that an action and whatever can follow it in one deed is pointed at with."""
    yield from action["t"] + action.get("o", [])
    for following in action.get("next", []):
        yield from _meant(following)


def _readable(zone: Zone, scene: Scene, look: Look) -> Iterator[tuple[str, str]]:
    """Letters are large enough, everything is inside; yields the labels that lie on each other."""
    drawn = marks(zone, scene, look.rtl)
    shapes = (mark for mark in drawn if not mark.symbol and mark.layer not in GROUND)   # symbols are cut by their frame
    outside = [mark for mark in shapes if not _inside(mark, zone, SHADOW)]
    assert not outside, (zone.name, outside[:3])
    written = [mark for mark in drawn if mark.words]
    small = [(mark.symbol, mark.words, mark.size) for mark in written if mark.size < SMALLEST and not look.tall]
    assert not small, small[:3]                 # on cards neither, however many are laid out
    texts = [mark for mark in written if not mark.symbol]
    for number, one in enumerate(texts):
        assert one.size >= SMALLEST, (one.words, one.size)
        assert _inside(one, zone, 1), (zone.name, one)
        yield from ((one.words, other.words) for other in texts[:number] if overlap(one, other) > 0.03)


def _inside(mark: Mark, zone: Zone, room: float) -> bool:
    return (mark.x > -room and mark.y > -room and mark.x + mark.w < zone.w + room and mark.y + mark.h < zone.h + room)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_no_text_is_too_small(layout: str) -> None:
    """At the size of a usual screen no word is below nine points, on cards neither."""
    for language in ("en", "fa"):
        for symbol in PICTURE.faces(language, layout).values():
            sizes = [float(size) for size in re.findall(r"font-size='([0-9.]+)'", symbol)]
            assert min(sizes, default=9.0) >= 8.95, symbol[:60]


@pytest.mark.parametrize("option", ["citadel_robs", "cuchulain_may_stop", "highlands_late", "dagda_always"])
def test_card_texts_follow_the_options(option: str) -> None:
    card = {"citadel_robs": "citadel", "cuchulain_may_stop": "tale_of_cuchulain", "highlands_late": "highlands",
            "dagda_always": "the_dagda"}[option]
    usual, other = PICTURE.faces("en", "wide")[f"f-{card}"], PICTURE.faces("en", "wide")[f"f-{card}-other"]
    assert usual.replace("-other", "") != other.replace("-other", "")


def test_every_event_points_at_its_things() -> None:
    """Marks and flights name ids of the table."""
    state = GAME.new(players=4, seed=3, rounds=10)
    state.log = []
    rng, flown, marked = random.Random(3), 0, 0
    for _ in range(400):
        view = state.view(0)
        ids = set(re.findall(r"\bid='([^']+)'", boards(PICTURE.render(view, look_of(state, "en", "wide", 0)))))
        lands = {f"t-{tile['id']}" for tile in view["territories"]}
        state.apply(rng.choice(state.choices))
        for event in state.log:
            marks = PICTURE.marks(event)
            marked += bool(marks)
            for flight in PICTURE.flights(event):
                flown += 1
                laid = {f"t-{tile['id']}" for tile in state.view(0)["territories"]}
                assert {flight.source, flight.target} <= ids | laid
                assert flight.symbol in PICTURE.faces("en", "wide")
            assert all(mark in ids or mark not in lands for mark in marks)
        state.log.clear()
    assert flown > 60 and marked > 150


def test_the_picture_is_cheap(capsys: pytest.CaptureFixture[str]) -> None:
    """Median time to draw one viewer after one decision, and what of it has to be sent."""
    times, sizes = [], []
    before: dict[str, str] = {}
    last: GameState | None = None
    for state in positions(every=1, games=1, most=900):
        view, look = state.view(0), look_of(state, "fa", "wide", 0)
        start = time.process_time()
        fragments = PICTURE.render(view, look, state.choices if state.current == 0 else ()).fragments()
        times.append(time.process_time() - start)
        changed = "".join(body for name, body in fragments.items() if before.get(name) != body)
        if last is state:                               # else another game has begun
            sizes.append(len(zlib.compress(changed.encode())))
        before, last = fragments, state
    faces = len(zlib.compress("".join(PICTURE.faces("fa", "wide").values()).encode()))
    first = faces + len(zlib.compress("".join(before.values()).encode()))
    median, most = sorted(times)[len(times) // 2] * 1000, max(sizes) / 1000
    with capsys.disabled():
        print(f"\nInis: median {median:.1f} ms to draw; {sorted(sizes)[len(sizes) // 2] / 1000:.1f} KB to send after a "
              f"decision, at most {most:.1f}; faces and table {first / 1000:.0f} KB at first")
    assert median <= 4 and most <= 12
    assert first <= 60_000                      # of the 250 KB that page, styles and script may take together with it


def test_seats_are_told_apart_without_colour() -> None:
    """Each player's figures carry a shield of another shape, and stay apart for eyes that see no green."""
    from meydan.games.inis.picture.pieces import COLOUR, shield

    assert len({shield(seat, 0, 0, 10) for seat in range(4)}) == 4
    seen = [deuteranopia(COLOUR[seat]) for seat in range(4)]
    for one in range(4):
        for other in range(one):
            assert sum((a - b) ** 2 for a, b in zip(seen[one], seen[other])) ** .5 > 22


def deuteranopia(colour: str) -> tuple[float, float, float]:
    """How a colour looks to somebody without green cones (Viénot, Brettel and Mollon 1999), in CIE Lab."""
    red, green, blue = (((int(colour[n:n + 2], 16) / 255 + .055) / 1.055) ** 2.4 for n in (1, 3, 5))
    mixed = .29275 * red + .70725 * green
    red, green, blue = mixed, mixed, -.02234 * red + .02234 * green + blue
    xyz = (.4124 * red + .3576 * green + .1805 * blue, .2126 * red + .7152 * green + .0722 * blue,
           .0193 * red + .1192 * green + .9505 * blue)
    f = [max(part / white, 1e-6) ** (1 / 3) for part, white in zip(xyz, (.9505, 1.0, 1.089))]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def shown(table: Table, zone: str, seat: int = 0, language: str = "en", layout: str = "wide") -> str:
    """All words of a zone."""
    scene = PICTURE.render(table.g.view(seat), look_of(table.g, language, layout, seat))
    return " ".join(" ".join(re.findall(r">([^<>]+)<", scene.zones[zone].svg())).split())


def test_a_banner_says_what_is_missing_and_who_can_claim() -> None:
    table = Table("hills valley cove plains").at("hills", 2, 1, 1, sanctuaries=1).at("valley", 0, 3, sanctuaries=4)
    table.turn(0)
    own, others = shown(table, "own"), shown(table, "others")
    assert "Needs 4 rival clans or 5 Sanctuaries or 5" in own and "Needs 6 rival clans or 1 Sanctuary or 4" in others
    table.deeds(0, 1)
    assert "Sanctuaries met: can claim the throne" in shown(table, "others")
    table.g.pretenders = 0b11
    assert "Claims the throne with Sanctuaries" in shown(table, "others")
    assert "Claims, needs 4 rival clans or 5 Sanctuaries or 5" in shown(table, "own")
    persian = shown(table, "others", language="fa")
    assert "مدعی تاج‌وتخت با شرط عبادتگاه‌ها" in persian


@pytest.mark.parametrize(("layout", "zone"), [("wide", "board"), ("tall", "sheet")])
def test_the_assembly_shows_its_steps_and_a_tie_by_name(layout: str, zone: str) -> None:
    table = Table("hills valley cove plains", brenn=2).at("hills", 0, 0, 1).at("valley", 1, 1, sanctuaries=6)
    table.hand(0, "cathbads_word").hide()
    table.g.pretenders = 0b11
    table.assembly()
    told = shown(table, zone, layout=layout)
    assert table.asking == "AssemblyStart" and "The Assembly meets" in told and "Advantage" in told
    assert "A tie, no High King: Shirin, Farhad" in told
    assert "Shirin, Farhad" in shown(table, "side", layout=layout)


def test_every_land_tells_its_advantage_in_words() -> None:
    table = Table("hills valley cove plains").at("hills", 1).advantage(0, "hills").turn(0)
    scene = PICTURE.render(table.g.view(0), look_of(table.g, "en", "wide", 0))
    lands = next(panel.body for panel in scene.panels if panel.name == "lands")
    texts = PICTURE.texts(look_of(table.g, "en", "wide", 0))
    for land in ("hills", "valley", "cove", "plains"):
        assert texts.say(f"card-{land}-text").replace("'", "&#x27;") in lands.replace("&#39;", "&#x27;"), land
    assert "held by Shirin" in lands.replace("⁨", "").replace("⁩", "")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_full_hand_can_be_read(language: str) -> None:
    """On a wide screen no card of a hand lies on another, every name is whole and its sign is there; of seven cards all
    texts are whole, of more those that fit (the lens has the rest), and letters never become too small."""
    table = Table("hills valley cove plains").at("hills", 1).turn(0)
    texts, view, cut = PICTURE.texts(Look(language, "wide")), table.g.view(0), Counter[int]()
    for count in (6, 7, 8, 10, 12):
        for start in range(0, len(CARDS) - count, count):
            names = sorted(CARDS)[start:start + count]
            view["hand"]["actions"], view["hand"]["tales"], view["players"][0]["advantages"] = names, [], []
            scene = PICTURE.render(view, look_of(table.g, language, "wide", 0))
            own = scene.zones["own"]
            begins = sorted(float(x) for x in re.findall(r"id='c-[^>]*?translate\(([0-9.]+)", own.layers["l-hand"]))
            width = min(other - one for one, other in pairwise(begins))
            written = [mark for mark in marks(own, scene, language == "fa") if mark.words and mark.layer == "l-hand"]
            assert len(begins) == count and all(mark.size >= SMALLEST for mark in written)
            for mark in written:
                card = max(begin for begin in begins if begin < mark.x + mark.w / 2)
                assert card - .5 <= mark.x and mark.x + mark.w <= card + width + .5, (count, mark)
            said = " ".join(mark.words for mark in written)
            for name in names:
                assert texts.say(f"card-{name}") in said.replace("  ", " "), name
            cut[count] += said.count("…")
    assert not cut[6] + cut[7] and cut[8] <= 4, cut
