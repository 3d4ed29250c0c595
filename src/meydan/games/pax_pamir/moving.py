"""Move: armies along roads, spies around the table, tribes by Nationalism (PAM-15)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import Frame, Step
from meydan.games.pax_pamir import court
from meydan.games.pax_pamir.actions import (
    GOAL,
    GOAL_CARD,
    MOVE_ARMY,
    MOVE_SPY,
    MOVE_TRIBE,
    NOTE_ARMY_MOVED,
    NOTE_SPY_MOVED,
    NOTE_TRIBE_MOVED,
    STOP,
)
from meydan.games.pax_pamir.components import (
    BEDFELLOWS,
    BETWEEN,
    BORDERS_OF,
    CARD,
    CONNECTED,
    COURT,
    NATIONALISM,
    NEIGHBOURS,
    REGION,
    REGIONS,
    SUPPLIES,
)
from meydan.games.pax_pamir.pieces import IN_REGION, ON_CARD, SEAT_COLOUR
from meydan.games.pax_pamir.state import Pamir


def army_exits(g: Pamir, seat: i64, coalition: i64, region: i64) -> bool:
    """Whether an army of this coalition there can go anywhere (PAM-15.2, 15.5)."""
    if g.has(seat, SUPPLIES):
        return True
    return any(g.roads(coalition, border) for border in BORDERS_OF[region])


def can_cross(g: Pamir, seat: i64, coalition: i64, here: i64, there: i64) -> bool:
    return g.roads(coalition, BETWEEN[here * REGIONS + there]) > 0 or g.has(seat, SUPPLIES)


def can_move_anything(g: Pamir, seat: i64) -> bool:
    coalition = g.loyalty[seat]
    tribes_move = g.in_force(NATIONALISM, seat)
    for region in range(REGIONS):
        if (g.armies(coalition, region) or (tribes_move and g.tribes(seat, region))) and army_exits(g,
                seat, coalition, region):
            return True
    ring = g.ring()
    if len(ring) > 1:
        for n in ring:
            if g.spies_of(seat, n):
                return True
    return False


class MovePiece(Step[Pamir]):
    """Up to rank moves, each of a loyal army or one's spy, or by Nationalism a tribe (PAM-15.1, 15.6)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number < 2:
            return codes
        coalition = g.loyalty[f.player]
        tribes_move = g.in_force(NATIONALISM, f.player)
        for region in range(REGIONS):
            army = g.armies(coalition, region) > 0
            tribe = tribes_move and g.tribes(f.player, region) > 0
            if (army or tribe) and army_exits(g, f.player, coalition, region):
                if army:
                    codes.append(MOVE_ARMY + region)
                if tribe:
                    codes.append(MOVE_TRIBE + region)
        ring = g.ring()
        if len(ring) > 1:
            for n in ring:
                if g.spies_of(f.player, n):
                    codes.append(MOVE_SPY + n)
        if codes and f.number % 2:
            codes.append(STOP)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number // 2), "began": f.number % 2 == 1}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code == STOP:
            return
        g.then(MOVE_PIECE, f.player, (f.number // 2 - 1) * 2 + 1)
        if code >= MOVE_SPY:
            g.then(MOVE_SPY_TO, f.player, code - MOVE_SPY)
        else:
            g.then(MOVE_TO, f.player, code - MOVE_ARMY)


class MoveTo(Step[Pamir]):
    """It goes to an adjacent region over a road of its own coalition, or without one by #51 (PAM-15.2, 15.5)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        origin = f.number % REGIONS
        for goal in NEIGHBOURS[origin]:
            if can_cross(g, f.player, g.loyalty[f.player], origin, goal):
                codes.append(GOAL + goal)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"piece": "army" if f.number < REGIONS else "tribe", "origin": REGION.names[f.number % REGIONS]}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        origin = f.number % REGIONS
        if f.number < REGIONS:
            move_army(g, f.player, g.loyalty[f.player], origin, code - GOAL)
        else:
            move_tribe(g, f.player, origin, code - GOAL)


def move_army(g: Pamir, seat: i64, coalition: i64, origin: i64, goal: i64) -> None:
    g.move_piece(coalition, IN_REGION + origin, IN_REGION + goal)
    g.note(NOTE_ARMY_MOVED, seat, coalition, origin, goal)


def move_tribe(g: Pamir, seat: i64, origin: i64, goal: i64) -> None:
    """Moving the last tribe out brings overthrow in the region left (PAM-15.6)."""
    g.move_piece(SEAT_COLOUR + seat, IN_REGION + origin, IN_REGION + goal)
    g.note(NOTE_TRIBE_MOVED, seat, origin, goal)
    court.lost_tribe(g, seat, origin)


def next_cards(g: Pamir, seat: i64, n: i64, ring: list[int]) -> list[int]:
    """The cards one step from this one, for spies of this seat (PAM-15.3, 15.5)."""
    at = ring.index(n)
    cards: list[int] = []
    if len(ring) > 1:
        cards.append(ring[(at + 1) % len(ring)])
        if len(ring) > 2:
            cards.append(ring[at - 1])
    if g.has(seat, BEDFELLOWS):
        for other in ring:
            if other != n and COURT[other].region == COURT[n].region and other not in cards:
                cards.append(other)
    return cards


def spy_goals(g: Pamir, seat: i64, n: i64) -> list[int]:
    """Where one move takes a spy: a step, or with Well-Connected up to two (PAM-15.5)."""
    ring = g.ring()
    cards = next_cards(g, seat, n, ring)
    if g.has(seat, CONNECTED):
        for between in list(cards):
            for beyond in next_cards(g, seat, between, ring):
                if beyond != n and beyond not in cards:
                    cards.append(beyond)
    return cards


def spy_paths(g: Pamir, seat: i64, n: i64) -> list[list[int]]:
    """The cards a spy comes to on its way to each of its goals, the goal last."""
    ring = g.ring()
    near = next_cards(g, seat, n, ring)
    paths: list[list[int]] = []
    for goal in spy_goals(g, seat, n):
        if goal in near:
            paths.append([goal])
        else:
            paths.append([between for between in near if goal in next_cards(g, seat, between, ring)][:1] + [goal])
    return paths


class MoveSpyTo(Step[Pamir]):
    """It goes to the next card around the table, either way (PAM-15.3)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return [GOAL_CARD + n for n in spy_goals(g, f.player, f.number)]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"piece": "spy", "origin": CARD.names[f.number],
                "paths": [[CARD.names[n] for n in path] for path in spy_paths(g, f.player, f.number)]}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        move_spy(g, f.player, f.number, code - GOAL_CARD)


def move_spy(g: Pamir, seat: i64, origin: i64, goal: i64) -> None:
    g.move_piece(SEAT_COLOUR + seat, ON_CARD + origin, ON_CARD + goal)
    g.note(NOTE_SPY_MOVED, seat, origin, goal)


MOVE_PIECE: Final = MovePiece()
MOVE_TO: Final = MoveTo()
MOVE_SPY_TO: Final = MoveSpyTo()
