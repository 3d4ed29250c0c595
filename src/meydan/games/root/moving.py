"""Moving warriors (ROOT-8): origin, destination, number."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import removal
from meydan.games.root.actions import FROM, LARGEST_GROUP, MOVED, SKIP, TO, WARRIORS
from meydan.games.root.components import ADJACENT, ALLIANCE, CLEARINGS, EVERYWHERE, PLACE_NAMES, SYMPATHY
from meydan.games.root.sets import add_codes, within
from meydan.games.root.state import Root

OPTIONAL: Final = 4096                  # added to a mask of clearings: the step may be declined


def origins(g: Root, faction: i64, allowed: i64) -> i64:
    """Where a legal move may start: ruling the origin or some destination (ROOT-8.2), as a mask."""
    mask: i64 = 0
    ruled = g.ruled_by(faction)
    base = faction * CLEARINGS
    for clearing in range(CLEARINGS):
        if g.pieces[base + clearing] > 0 and (ruled & (BIT[clearing] | ADJACENT[clearing])) != 0:
            mask |= BIT[clearing]
    return mask & allowed


def can_move(g: Root, faction: i64, allowed: i64) -> bool:
    """Whether there is any legal move from these clearings."""
    base = faction * CLEARINGS
    for clearing in range(CLEARINGS):
        if allowed & BIT[clearing] and g.pieces[base + clearing] > 0:
            if g.ruler(clearing) == faction:
                return True
            for goal in range(CLEARINGS):
                if ADJACENT[clearing] & BIT[goal] and g.ruler(goal) == faction:
                    return True
    return False


def move(g: Root, faction: i64, origin: i64, goal: i64, count: i64) -> None:
    """Take warriors along a path; into sympathy it causes Outrage, once (ROOT-15.13, 15.14)."""
    carry(g, faction, origin, goal, count)
    if faction != ALLIANCE and g.at(SYMPATHY, goal):
        g.ask(removal.OUTRAGE, faction, goal)


def carry(g: Root, faction: i64, origin: i64, goal: i64, count: i64) -> None:
    g.pieces[faction * CLEARINGS + origin] -= count
    g.pieces[faction * CLEARINGS + goal] += count
    g.tell(MOVED, faction, origin, goal, faction * LARGEST_GROUP + count - 1)


class MoveFrom(Step[Root]):
    """A move starts in a clearing with own warriors (ROOT-8.1). The number: allowed origins, maybe OPTIONAL."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        starts = origins(g, g.faction_of[f.player], f.number)
        if starts and f.number & OPTIONAL:
            codes.append(SKIP)
        add_codes(codes, FROM, starts)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            g.then(MOVE_TO, f.player, code - FROM)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"within": within(f.number & EVERYWHERE), "optional": f.number >= OPTIONAL}


class MoveTo(Step[Root]):
    """It goes to an adjacent clearing; the mover rules the origin or the destination (ROOT-8.2)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = g.faction_of[f.player]
        goals = ADJACENT[f.number]
        if g.ruler(f.number) != faction:
            goals &= g.ruled_by(faction)
        add_codes(codes, TO, goals)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.then(MOVE_COUNT, f.player, f.number * CLEARINGS + code - TO)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"origin": PLACE_NAMES[f.number]}


class MoveCount(Step[Root]):
    """Any number of warriors go, at least one (ROOT-8.1)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = g.faction_of[f.player]
        for more in range(g.pieces[faction * CLEARINGS + f.number // CLEARINGS]):
            codes.append(WARRIORS + more)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        move(g, g.faction_of[f.player], f.number // CLEARINGS, f.number % CLEARINGS, code - WARRIORS + 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"origin": PLACE_NAMES[f.number // CLEARINGS], "goal": PLACE_NAMES[f.number % CLEARINGS]}


MOVE_FROM: Final = MoveFrom()
MOVE_TO: Final = MoveTo()
MOVE_COUNT: Final = MoveCount()
