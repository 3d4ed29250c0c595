"""Root's table over random views of every player count, mix of factions, step and option."""
from __future__ import annotations

import gzip
import random
import re
import time
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import Any

import pytest

import meydan
from meydan.core.state import GameState
from meydan.drawing import icons
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.root import PAIRS, TRIOS
from meydan.games.root.state import Root
from meydan.table.sequences import Branch, offered
from tests.drawing.scenes import NAMES, boards
from tests.root.positions import Table

GAME = meydan.game("root")
DRAWING = picture(GAME)
MIXES: list[tuple[int, dict[str, Any]]] = [
    *((2, {"two_factions": pair}) for pair in PAIRS), *((3, {"three_factions": trio}) for trio in TRIOS),
    (4, {}), (4, {"current_law": True}), (4, {"starting_hand": 5, "bbb_mandatory": False})]
LOOKS = (("en", "wide"), ("fa", "tall"), ("fa", "wide"), ("en", "tall"))
SHOWN = r">([^<>]+)<"


def views(seed: int, players: int, options: dict[str, Any], sample: int) -> Iterator[GameState]:
    """States of a game whose players like to do something, every so many of them."""
    state = GAME.trial(players=players, seed=seed, round_limit=10, **options)
    rng, number = random.Random(seed), 0
    while not state.over:
        if state.current >= 0 and number % sample == 0:
            yield state
        number += 1
        live = [code for code in state.choices if GAME.words(code)[0] not in ("end", "skip")]
        state.apply(rng.choice(live if live and rng.random() < 0.8 else state.choices))
    yield state


def later(branches: list[Branch], before: tuple[int, ...], view: dict[str, Any]) -> Iterator[str]:
    for branch in branches:
        needed, helpful = DRAWING.targets(view, branch.code, before)
        yield from () if branch.forced else needed + helpful
        yield from later(branch.then, (*before, branch.code), view)


@pytest.mark.parametrize("mix", range(len(MIXES)))
def test_every_target_is_on_the_table_and_nothing_hidden_shows(mix: int) -> None:
    players, options = MIXES[mix]
    known = set(icons.symbols())
    asked = set()
    for number, state in enumerate(views(mix, players, options, 5)):
        language, layout = LOOKS[number % 4]
        seat = state.current if state.current >= 0 else 0
        look = Look(language, layout, NAMES[language][:players], seat)
        view = state.view(seat)
        scene = DRAWING.render(view, look, state.choices if state.current == seat else [])
        markup = boards(scene)
        ids = re.findall(r"\bid='([^']+)'", markup)
        assert len(ids) == len(set(ids)), "an id stands twice"
        assert set(re.findall(r"href='#([^']+)'", markup)) <= known | set(scene.symbols)
        if state.over:
            continue
        asked.add(state.asking)
        actions = DRAWING.actions(view, look, state.choices)
        targets = {target for action in actions for target in action["t"] + action.get("o", [])}
        targets |= set(later(offered(state, GAME), (), view)) if number % 3 == 0 else set()
        assert targets <= set(ids), (state.asking, targets - set(ids))
        labels = dict(re.findall(r"<g id='([^']+)'[^>]*?aria-label='([^']*)'", markup))
        assert all(labels.get(target) for action in actions for target in action["t"])
        if number % 4 == 0:
            again = DRAWING.render(state.determinize(seat, 99).view(seat), look, state.choices)
            assert again.fragments() == DRAWING.render(view, look, state.choices).fragments()
        if language == "fa":
            words = re.findall(SHOWN, markup) + re.findall(r"(?:aria-label|data-tip)='([^']*)'", markup)
            wrong = [word for word in words if re.search(r"[0-9A-Za-z]", re.sub(r"&#?\w+;", "", word))]
            assert not wrong, wrong[:3]
    assert len(asked) >= 6


def test_crowded_clearings_keep_every_group_apart() -> None:
    """Three factions, the pawn and tokens in one clearing: no figure hides another's number."""
    t = Table().put("c11", marquise=9, eyrie=9, alliance=9, recruiter=1, wood=3, sympathy=1).pawn("c11")
    scene = DRAWING.render(t.g.view(0), Look("en", "wide", NAMES["en"], 0), [])
    found = re.findall(r"<g id='w-c11-(\w+)'[^>]*translate\(([\d.]+)", scene.zones["map"].layers["l-units"])
    places = [float(x) for _, x in found]
    assert len(found) == 3 and all(right - left > 30 for left, right in pairwise(places))


def test_the_cost_of_drawing() -> None:
    """Median time, bytes of one update and of the first load, as boards.md wants them."""
    times, updates, before = [], [], dict[str, str]()
    for state in views(77, 4, {}, 4):
        look = Look("en", "wide", NAMES["en"], 0)
        started = time.process_time()
        parts = DRAWING.render(state.view(0), look, state.choices if state.current == 0 else []).fragments()
        times.append(time.process_time() - started)
        changed = "".join(value for key, value in parts.items() if before.get(key) != value)
        updates.append(len(gzip.compress(changed.encode())))
        before = parts
    first = len(gzip.compress(("".join(before.values()) + "".join(DRAWING.faces("en", "wide").values())).encode()))
    print(f"\nRoot: draw {median(times) * 1000:.1f} ms, board and faces {first / 1000:.0f} KB, "
          f"update {median(updates[1:]) / 1000:.1f} KB, at most {max(updates[1:]) / 1000:.1f} KB")
    assert median(times) < 0.008                # twice the bar: another process may share the cache
    assert max(updates[1:]) <= 12_000 and first <= 120_000


@pytest.mark.parametrize("one, other", [("marquise", "eyrie"), ("marquise", "alliance"), ("eyrie", "alliance"),
                                        ("alliance", "vagabond")])
def test_factions_and_suits_stay_apart_without_red_and_green(one: str, other: str) -> None:
    """Deuteranopia: colours differ in lightness or hue, and every faction has a figure and an emblem of its own."""
    from meydan.games.root.picture.paint import FACTION
    assert _distance(_deuteranope(FACTION[one][0]), _deuteranope(FACTION[other][0])) > 25
    faces = DRAWING.faces("en", "wide")
    assert faces[f"r-fig-{one}"] != faces[f"r-fig-{other}"] and faces[f"r-emb-{one}"] != faces[f"r-emb-{other}"]


def _deuteranope(colour: str) -> tuple[float, float, float]:
    """A colour as seen without green cones (Machado 2009)."""
    r, g, b = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
    return (0.367 * r + 0.861 * g - 0.228 * b, 0.280 * r + 0.673 * g + 0.047 * b, -0.012 * r + 0.043 * g + 0.969 * b)


def _distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5


def test_events_name_what_is_on_the_table() -> None:
    """Marks and flights of the journal: nearly all point at something that is drawn."""
    state = GAME.trial(players=4, seed=5, round_limit=10)
    assert isinstance(state, Root)
    state.log = []
    rng, pointed, kinds = random.Random(5), 0, set()
    symbols = DRAWING.faces("en", "wide")
    while not state.over:
        at = len(state.log)
        state.apply(rng.choice(state.choices))
        if rng.random() < 0.25:
            markup = boards(DRAWING.render(state.view(0), Look("en", "wide", NAMES["en"], 0), []))
            ids = set(re.findall(r"\bid='([^']+)'", markup))
            for event in state.log[at:]:
                pointed += bool(ids & set(DRAWING.marks(event)))
                kinds.add(GAME.events[event].name)
                assert ids & set(DRAWING.marks(event)), GAME.events[event].name
                for flight in DRAWING.flights(event):
                    assert flight.symbol in symbols and flight.target in ids, flight
    assert pointed > 50 and len(kinds) > 12
