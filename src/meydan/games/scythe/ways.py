"""Where a unit gets with more than one step, as one deed: each goal by one way, with all, some or no load."""
from __future__ import annotations

from meydan.games.scythe.actions import AMOUNT, GO, PICK, REST, TAKE_ALL, TAKE_NOTHING, TAKE_SAME, TAKE_SOME
from meydan.games.scythe.components import PLACES
from meydan.games.scythe.state import Scythe

Way = list[tuple[int, bool]]                    # answers, and whether each is only passed by
LONGEST = 3                                     # steps: Speed and the Factory move


def ways(g: Scythe) -> list[Way]:
    """Of every unit that can be picked, or of the one on its way."""
    if g.asking == "Travel":
        return _beyond(g, [])
    if g.asking != "PickUnit":
        return []
    found: list[Way] = []
    for code in g.choices:
        if PICK <= code < PICK + 3 * PLACES:
            there = _after(g, code)
            if there.asking == "Travel":
                found += _beyond(there, [(code, False)])
    return found


def _after(g: Scythe, code: int) -> Scythe:
    following = g.clone()
    following.apply(code)
    return following


def _goals(g: Scythe) -> list[int]:
    return [code for code in g.choices if GO <= code < GO + PLACES]


def _beyond(g: Scythe, before: Way) -> list[Way]:
    """The goals beyond the first step; those that one step reaches are offered anyway."""
    if g.stack[-1].number < 2:
        return []
    mover, near = int(g.mover), {*_goals(g), GO + int(g.origin)}
    found: list[Way] = []
    known: set[tuple[str, int]] = set()
    front: list[tuple[str, Way, Scythe]] = [("", [], g)]
    for step in range(LONGEST):
        level: list[tuple[str, Way, Scythe]] = []
        for load, way, here in front:
            for code in _goals(here):
                if step and (code in near or (load, code) in known):
                    continue
                for kind, answers, there in _loads(_after(here, code), load):
                    if step and (kind, code) in known:
                        continue
                    whole = [*way, (code, False), *answers]
                    if step:
                        known.add((kind, code))
                        found.append([*before, *whole])
                    if there.asking == "Travel" and there.mover == mover and REST in there.choices:
                        level.append((kind, [(one, GO <= one < GO + PLACES) for one, _ in whole], there))
        front = level
    return found


def _loads(g: Scythe, load: str) -> list[tuple[str, Way, Scythe]]:
    """What can go along at the first step, and the same from then on."""
    if g.asking != "ChooseLoad":
        return [(load or "none", [], g)]
    if load:
        code = TAKE_SAME if TAKE_SAME in g.choices else TAKE_ALL if g.load or g.riders else TAKE_NOTHING
        return [(load, [(code, False)], _after(g, code))] if code in g.choices else []
    found = [(name, [(code, False)], _after(g, code)) for name, code in (("all", TAKE_ALL), ("none", TAKE_NOTHING))
             if code in g.choices]
    if TAKE_SOME in g.choices:
        some = _after(g, TAKE_SOME)
        first = True
        while some.asking == "LoadAmount":      # a part of everything stands for all parts
            most = max(some.choices)
            some = _after(some, most - 1 if first and most > AMOUNT else most)
            first = False
        found.append(("some", [(TAKE_SOME, False)], some))
    return found
