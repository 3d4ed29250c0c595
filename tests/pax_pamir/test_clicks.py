"""How many times one has to press for a typical deed, counted by the page's own way of narrowing (match.js)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.pax_pamir.state import Pamir
from meydan.table.sequences import offered
from tests.pax_pamir.positions import GAME, table

Deed = list[dict[str, Any]]


def deeds(actions: list[dict[str, Any]], before: Deed | None = None) -> Iterator[Deed]:
    for action in actions:
        path = [*(before or []), action]
        if action.get("next"):
            yield from deeds(action["next"], path)
        else:
            yield path


def takes(part: dict[str, Any], pick: str, used: list[str]) -> bool:
    return pick in [*part["t"], *part.get("o", [])] and pick not in used


def rank(deed: Deed, picks: list[str]) -> tuple[int, int, list[str]] | None:
    """How a deed fits what was pressed: things passed over, the step reached, what is used of it."""
    over, step, used = 0, 0, list[str]()
    for pick in picks:
        at = step
        while at < len(deed) and not takes(deed[at], pick, used if at == step else []):
            at += 1
        if at == len(deed):
            return None
        while step < at:
            over += len([id_ for id_ in deed[step]["t"] if id_ not in used])
            step, used = step + 1, []
        used.append(pick)
    return over, step, used


def sent(all_deeds: list[Deed], picks: list[str]) -> Deed | None:
    """The deed that leaves after these presses, if one does."""
    fits = [(found, deed) for deed in all_deeds if (found := rank(deed, picks)) is not None]
    least = min((found[0] for found, _ in fits), default=0)
    fits = [(found, deed) for found, deed in fits if found[0] == least]
    if len(fits) != 1:
        return None
    (_, step, used), deed = fits[0]
    missing = [id_ for later, part in enumerate(deed[step:]) for id_ in part["t"] if later or id_ not in used]
    return None if missing else deed


def told(deed: Deed) -> list[int]:
    return [int(part["id"]) for part in deed]


def presses(g: Pamir, *wanted: str) -> int:
    """The fewest presses after which exactly this deed is sent; it is then done."""
    codes = [GAME.code(*words.split()) for words in wanted]
    view = g.view(int(g.current))
    look = Look("en", "wide", ("A", "B", "C"), int(g.current))
    actions = picture(GAME).actions(view, look, g.choices, offered(g, GAME))
    found = list(deeds(actions))
    ids = sorted({id_ for deed in found for part in deed for id_ in [*part["t"], *part.get("o", [])]})
    tried: list[list[str]] = [[]]
    for number in range(1, 4):
        tried = [[*picks, id_] for picks in tried for id_ in ids if any(rank(deed, [*picks, id_]) for deed in found)]
        for picks in tried:
            deed = sent(found, picks)
            if deed is not None and codes in (told(deed), told([part for part in deed if not part.get("f")])):
                for part in deed:
                    g.apply(part["id"])
                return number
    raise AssertionError(f"{wanted} cannot be pointed at")


BARS = {"purchase": 1, "play left": 2, "play right": 2, "tax": 2, "gift": 2, "build one": 2, "build another": 1,
        "move": 3, "move again": 2, "battle": 2, "battle again": 1, "betray": 2}


@pytest.fixture(scope="module")
def counted() -> Iterator[dict[str, int]]:
    counts: dict[str, int] = {}
    yield counts
    lines = [f"{name} {number} ({BARS[name]})" for name, number in counts.items()]
    print(f"\npax_pamir, presses (bar): {', '.join(lines)}")


def test_typical_deeds_keep_to_the_bars(counted: dict[str, int]) -> None:
    g = table(market="top0 9, top1 61, top2 13, bottom0 20", rupees="9 9", hands=["29 30"], courts=["14"])
    counted["purchase"] = presses(g, "purchase top2")
    for side in ("left", "right"):
        g = table(hands=["25 30"], courts=["14"], market="top0 9")
        counted[f"play {side}"] = presses(g, "play court_025", f"side {side}")
    g = table(courts=["61 14"], market="top0 9, top1 10", coins="top0 2, top1 2", rupees="9 9")
    counted["tax"] = presses(g, "tax court_061", "tax-spot top0")
    g = table(courts=["14"], rupees="9 9", market="top0 9, top1 10")
    counted["gift"] = presses(g, "gift court_014", "gift-space 4")
    g = table(courts=["14"], rupees="9 9", market="top0 9, top1 10", tribes="0 kabul", loyal="afghan british")
    counted["build one"] = presses(g, "build court_014", "army kabul")
    counted["build another"] = presses(g, "road herat_kabul")
    g = table(courts=["32"], armies="british kabul 2, british herat", roads="british herat_kabul, british kabul_punjab",
              loyal="british afghan", market="top0 9, top1 10")
    counted["move"] = presses(g, "move court_032", "move-army kabul", "goal herat")
    counted["move again"] = presses(g, "move-army kabul", "goal punjab")
    g = table(courts=["50"], armies="british herat 2, afghan herat 2", tribes="1 herat", loyal="british afghan",
              market="top0 9, top1 10")
    counted["battle"] = presses(g, "battle court_050", "battle-region herat", "remove-army afghan")
    counted["battle again"] = presses(g, "remove-tribe 2")
    g = table(courts=["15", "61 9"], spies="0 61, 0 9", rupees="9 9", market="top0 9, top1 10")
    counted["betray"] = presses(g, "betray court_015", "betray-card court_061")
    assert all(counted[name] <= BARS[name] for name in counted), counted
    assert set(counted) == set(BARS)
