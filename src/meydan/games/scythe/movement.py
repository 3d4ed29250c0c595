"""Moving units: who goes, where to, and what goes with them."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.scythe import combat
from meydan.games.scythe.actions import (
    AMOUNT,
    DONE,
    E_CARRIED,
    E_DROVE_OFF,
    E_MOVED,
    GO,
    MOST_AT_ONCE,
    PICK,
    REST,
    TAKE_ALL,
    TAKE_NOTHING,
    TAKE_SAME,
    TAKE_SOME,
)
from meydan.games.scythe.components import (
    ACROSS_RIVER,
    BY_LAND,
    CAMARADERIE,
    CHARACTER,
    FACTORY,
    FIGURE,
    FIRST_MECH,
    FIRST_RESOURCE,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    LAKES,
    LAKES_BESIDE,
    MOUNTAINS,
    NORDIC,
    ON_MAT,
    PIECES,
    PLACE,
    PLACES,
    POPULARITY,
    RESOURCE,
    SEAWORTHY,
    SPEED,
    SUBMERGE,
    TERRITORIES,
    TOWNSHIP,
    UNDERPASS,
    VILLAGES,
    WAYFARE,
    WORKER,
    count_bits,
)
from meydan.games.scythe.state import TRAIL_LOADS, Scythe

FRESH: Final = 4                        # what a mech carries besides the four resources, for `LoadAmount`
TIRED: Final = 5
LOADS: Final = (*RESOURCE.names, "workers", "tired")
A_CHARACTER: Final = 0                  # kinds of unit
A_MECH: Final = 1
A_WORKER: Final = 2


def owe_move(g: Scythe, seat: i64, units: i64, stride: i64) -> None:
    """Move units, then fight, then the encounter or the Factory (SCY-9.14)."""
    g.used = 0
    g.stride = stride
    g.then(combat.ARRIVE, seat)
    g.then(combat.CHOOSE_COMBAT, seat)
    g.then(PICK_UNIT, seat, units)


def kind_of(unit: i64) -> i64:
    if unit == CHARACTER:
        return A_CHARACTER
    if unit < FIRST_WORKER:
        return A_MECH
    return A_WORKER


def worker_reach(g: Scythe, seat: i64, place: i64, enemies: i64) -> i64:
    """Where a worker may walk: dry land, tunnels, Swim; never to an opponent's unit (SCY-9.11, 10.4, 19.5)."""
    if place < TERRITORIES and LAKES & BIT[place]:
        return 0                                    # workers never leave a lake by themselves (SCY-20.12)
    reach = BY_LAND[place]
    tunnels = g.tunnel_system(seat)
    if tunnels & BIT[place]:
        reach |= tunnels
    if g.seats[seat].faction == NORDIC:
        reach |= ACROSS_RIVER[place]
    return reach & ~enemies & ~BIT[place]


def fighter_reach(g: Scythe, seat: i64, place: i64) -> i64:
    """Where a character or mech may go in one step (SCY-3.7, section 20)."""
    reach = BY_LAND[place] | ACROSS_RIVER[place] & g.fords(seat)
    tunnels = g.tunnel_system(seat)
    here = BIT[place]
    if g.has(seat, UNDERPASS):
        tunnels |= g.controlled(seat) & MOUNTAINS
    elif g.has(seat, SUBMERGE):
        reach |= LAKES_BESIDE[place]
        if LAKES & here:
            reach |= LAKES
    elif g.has(seat, SEAWORTHY):
        reach |= LAKES_BESIDE[place]
    elif g.has(seat, TOWNSHIP):
        villages = g.controlled(seat) & VILLAGES | BIT[FACTORY]
        if villages & here:
            reach |= villages
    elif g.has(seat, WAYFARE):
        reach |= g.foreign_homes() | BIT[g.home(seat)]
    if tunnels & here:
        reach |= tunnels
    return reach & ~here


def reach_of(g: Scythe, seat: i64, unit: i64) -> i64:
    place = g.at[seat * PIECES + unit]
    if unit < FIRST_WORKER:
        return fighter_reach(g, seat, place)
    return worker_reach(g, seat, place, g.enemies(seat))


def walks(g: Scythe, seat: i64, unit: i64, steps: i64) -> list[int]:
    """Where a unit can get with so many steps, each place once, as place * 8 + steps it takes.

    It stops where a combat, lone workers or an encounter wait (SCY-9.12, 10.1, 10.6).
    """
    enemies = g.enemies(seat)
    seen = BIT[g.at[seat * PIECES + unit]]
    front = seen
    found: list[int] = []
    for step in range(1, steps + 1):
        ahead: i64 = 0
        while front:
            place = lowest(front)
            front &= front - 1
            if unit < FIRST_WORKER:
                ahead |= fighter_reach(g, seat, place)
            else:
                ahead |= worker_reach(g, seat, place, enemies)
        ahead &= ~seen
        seen |= ahead
        front = ahead
        while ahead:
            found.append(lowest(ahead) * 8 + step)
            ahead &= ahead - 1
        if unit < FIRST_WORKER:
            front &= ~enemies
        if unit == CHARACTER:
            front &= ~g.encounters
    return found


class PickUnit(Step[Scythe]):
    """Choose a unit that has not moved yet, or stop (SCY-9.3); workers of one place are one choice (SCY-9.17)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number), "steps": int(g.stride),
                "walked": [FIGURE.names[unit] for unit in range(FIRST_STRUCTURE) if g.used & BIT[unit]]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number == 0:
            return codes
        base = f.player * PIECES
        enemies = g.enemies(f.player)
        offered: i64 = 0
        for unit in range(FIRST_STRUCTURE):
            place = g.at[base + unit]
            if unit in (FIRST_MECH, FIRST_WORKER):
                offered = 0
            if place == ON_MAT or g.used & BIT[unit] or offered & BIT[place]:
                continue
            offered |= BIT[place]
            if unit < FIRST_WORKER:
                if BY_LAND[place] or fighter_reach(g, f.player, place):
                    codes.append(PICK + kind_of(unit) * PLACES + place)
            elif worker_reach(g, f.player, place, enemies):
                codes.append(PICK + A_WORKER * PLACES + place)
        if codes:
            codes.append(DONE)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DONE:
            return
        kind = (code - PICK) // PLACES
        place = (code - PICK) % PLACES
        base = f.player * PIECES
        for unit in range(FIRST_STRUCTURE):
            if g.at[base + unit] == place and kind_of(unit) == kind and not g.used & BIT[unit]:
                g.then(PICK_UNIT, f.player, f.number - 1)
                g.used |= BIT[unit]
                g.mover = unit
                g.origin = place
                g.walked = 0
                g.halted = False
                g.load = 0
                g.riders = 0
                steps = g.stride
                if unit < FIRST_WORKER and g.has(f.player, SPEED):
                    steps += 1
                g.then(TRAVEL, f.player, steps)
                return


class Travel(Step[Scythe]):
    """The unit goes to an adjacent territory, or ends its movement (SCY-9.3, 20.4)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"figure": FIGURE.names[g.mover], "left": int(f.number),
                "place": PLACE.names[g.at[f.player * PIECES + g.mover]]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number == 0 or g.halted:
            return codes
        reach = reach_of(g, f.player, g.mover)
        while reach:
            codes.append(GO + lowest(reach))
            reach &= reach - 1
        if codes and g.walked:
            codes.append(REST)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == REST:
            return
        g.target = code - GO
        g.then(TRAVEL, f.player, f.number - 1)
        g.then(DEPART, f.player)
        g.then(CHOOSE_LOAD, f.player)


# What goes along.


def riders_at(g: Scythe, seat: i64, place: i64) -> i64:
    """Mask of the own workers standing there."""
    mask: i64 = 0
    base = seat * PIECES
    for unit in range(FIRST_WORKER, FIRST_STRUCTURE):
        if g.at[base + unit] == place:
            mask |= BIT[unit]
    return mask


def whole_load(g: Scythe, place: i64) -> i64:
    """All tokens of a place, 12 bits for each resource."""
    base = place * 4
    return (g.tokens[base] | g.tokens[base + 1] << 12 | g.tokens[base + 2] << 24 | g.tokens[base + 3] << 36)


class ChooseLoad(Step[Scythe]):
    """A unit may carry any tokens, a mech any own workers (SCY-9.5, 9.8); nothing may be stranded on a lake.

    What a unit carried this far lies where it stands now, and can be taken up again or not.
    """

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        """`tied` tells what may not be left behind."""
        place = g.at[f.player * PIECES + g.mover]
        tied: list[str] = []
        if g.tokens_at(place) and self.must_take_tokens(g, f):
            tied.append("tokens")
        if self.carries_workers(g) and riders_at(g, f.player, place) and self.must_take_workers(g, f):
            tied.append("workers")
        return {"figure": FIGURE.names[g.mover], "start": PLACE.names[place], "place": PLACE.names[g.target],
                "tied": tied}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        place = g.at[f.player * PIECES + g.mover]
        load = whole_load(g, place)
        riders: i64 = 0
        if self.carries_workers(g):
            riders = riders_at(g, f.player, place)
        if not load and not riders:
            return codes
        free_load = load and not self.must_take_tokens(g, f)
        free_riders = riders and not self.must_take_workers(g, f)
        if not free_load and not free_riders:
            return codes
        codes.append(TAKE_ALL)
        carried = g.load or g.riders
        differs = g.load != load or g.riders != riders
        if carried and differs and (free_load or g.load == load) and (free_riders or g.riders == riders):
            codes.append(TAKE_SAME)
        if (free_load or not load) and (free_riders or not riders):
            codes.append(TAKE_NOTHING)
        if g.tokens_at(place) + count_bits(riders) > 1:
            codes.append(TAKE_SOME)
        return codes

    def carries_workers(self, g: Scythe) -> bool:
        return FIRST_MECH <= g.mover < FIRST_WORKER

    def must_take_tokens(self, g: Scythe, f: Frame) -> bool:
        """The last combat unit on a lake leaves no tokens there (SCY-20.12, 20.13)."""
        place = g.at[f.player * PIECES + g.mover]
        return (place < TERRITORIES and LAKES & BIT[place] != 0
                and g.count_at(f.player, place, CHARACTER, FIRST_WORKER) == 1)

    def must_take_workers(self, g: Scythe, f: Frame) -> bool:
        """The last mech on a lake leaves no workers there (SCY-20.12, 20.13)."""
        place = g.at[f.player * PIECES + g.mover]
        return (place < TERRITORIES and LAKES & BIT[place] != 0
                and g.count_at(f.player, place, FIRST_MECH, FIRST_WORKER) == 1)

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == TAKE_SAME:
            return
        if code == TAKE_ALL:
            self.enter(g, f)
            return
        place = g.at[f.player * PIECES + g.mover]
        load = whole_load(g, place)
        riders: i64 = 0
        if self.carries_workers(g):
            riders = riders_at(g, f.player, place)
        self.remember(g, f, riders)
        g.load = 0
        g.riders = 0
        if load and self.must_take_tokens(g, f):
            g.load = load
            load = 0
        if riders and self.must_take_workers(g, f):
            g.riders = riders
            riders = 0
        if code == TAKE_SOME:
            if riders & g.used:
                g.then(LOAD_AMOUNT, f.player, TIRED)
            if riders & ~g.used:
                g.then(LOAD_AMOUNT, f.player, FRESH)
            for resource in range(3, -1, -1):
                if load >> 12 * resource & 0xFFF:
                    g.then(LOAD_AMOUNT, f.player, resource)

    def enter(self, g: Scythe, f: Frame) -> None:
        place = g.at[f.player * PIECES + g.mover]
        g.load = whole_load(g, place)
        riders: i64 = 0
        if self.carries_workers(g):
            riders = riders_at(g, f.player, place)
        self.remember(g, f, riders)
        g.riders = riders

    def remember(self, g: Scythe, f: Frame, riders: i64) -> None:
        """Note where workers are picked up who were not aboard until here (SCY-27.6)."""
        boarding = riders & ~g.riders
        if boarding:
            place = g.at[f.player * PIECES + g.mover]
            trail = g.trail[:]
            for unit in range(FIRST_WORKER, FIRST_STRUCTURE):
                if boarding & BIT[unit]:
                    trail[unit] = place
            g.trail = trail


class LoadAmount(Step[Scythe]):
    """How many of one kind are carried: a resource, workers who can still walk, or workers who cannot (SCY-9.17)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"figure": FIGURE.names[g.mover], "load": LOADS[f.number], "most": int(self.available(g, f)),
                "place": PLACE.names[g.target]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        most = min(self.available(g, f), MOST_AT_ONCE)
        for amount in range(most, -1, -1):
            codes.append(AMOUNT + amount)
        return codes

    def available(self, g: Scythe, f: Frame) -> i64:
        place = g.at[f.player * PIECES + g.mover]
        if f.number < FRESH:
            return g.tokens[place * 4 + f.number] - (g.load >> 12 * f.number & 0xFFF)
        count: i64 = 0
        riders = riders_at(g, f.player, place)
        for unit in range(FIRST_WORKER, FIRST_STRUCTURE):
            if riders & BIT[unit] and self.fits(g, f, unit):
                count += 1
        return count

    def fits(self, g: Scythe, f: Frame, unit: i64) -> bool:
        return (g.used & BIT[unit] != 0) == (f.number == TIRED)

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        amount = code - AMOUNT
        if f.number < FRESH:
            g.load += amount * BIT[12 * f.number]
            if amount == MOST_AT_ONCE and self.available(g, f) > 0:
                g.then(LOAD_AMOUNT, f.player, f.number)
            return
        place = g.at[f.player * PIECES + g.mover]
        riders = riders_at(g, f.player, place)
        for unit in range(FIRST_WORKER, FIRST_STRUCTURE):
            if amount > 0 and riders & BIT[unit] and self.fits(g, f, unit):
                g.riders |= BIT[unit]
                amount -= 1


class Depart(Step[Scythe]):
    """The step itself, and what stops a unit: an encounter, lone workers, combat units (SCY-9.12, 10.1, 10.6)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        seat = f.player
        base = seat * PIECES
        start = g.at[base + g.mover]
        goal = g.target
        g.at[base + g.mover] = goal
        g.walked += 1
        g.note(E_MOVED, seat, g.mover, start, goal)
        self.carry(g, f, start, goal)
        if goal >= TERRITORIES or g.mover >= FIRST_WORKER:
            return
        if g.mover == CHARACTER and g.encounters & BIT[goal]:
            g.halted = True
        for other in range(g.players):
            if other == seat:
                continue
            if g.fighters_at(other, goal):
                self.face(g)
            else:
                workers = g.workers_at(other, goal)
                if workers:
                    drive_off(g, seat, other, goal, workers)

    def carry(self, g: Scythe, f: Frame, start: i64, goal: i64) -> None:
        if g.load:
            for resource in range(4):
                amount = g.load >> 12 * resource & 0xFFF
                if amount:
                    g.tokens[start * 4 + resource] -= amount
                    g.tokens[goal * 4 + resource] += amount
                    g.note(E_CARRIED, f.player, FIRST_RESOURCE + resource, amount, goal)
        if g.riders:
            workers: i64 = 0
            base = f.player * PIECES
            for unit in range(FIRST_WORKER, FIRST_STRUCTURE):
                if g.riders & BIT[unit]:
                    g.at[base + unit] = goal
                    workers += 1
            g.note(E_CARRIED, f.player, WORKER, workers, goal)

    def face(self, g: Scythe) -> None:
        """A combat waits; carried workers cannot leave it by themselves (SCY-10.6 to 10.8)."""
        g.halted = True
        g.used |= g.riders
        trail = g.trail[:]
        trail[g.mover] = g.origin
        trail[TRAIL_LOADS + g.mover] = g.load
        g.trail = trail


def drive_off(g: Scythe, seat: i64, other: i64, place: i64, workers: i64) -> None:
    """Lone workers go home at once, and each costs popularity (SCY-10.1, 10.2)."""
    g.halted = True
    send_workers_home(g, other, place)
    g.forced += workers
    g.note(E_DROVE_OFF, seat, other, workers, place)
    if not (g.any_retreat and g.has(seat, CAMARADERIE)):
        g.lose(seat, POPULARITY, workers)


def send_workers_home(g: Scythe, seat: i64, place: i64) -> None:
    home = g.home(seat)
    for piece in range(seat * PIECES + FIRST_WORKER, seat * PIECES + FIRST_STRUCTURE):
        if g.at[piece] == place:
            g.at[piece] = home


PICK_UNIT: Final = PickUnit()
TRAVEL: Final = Travel()
CHOOSE_LOAD: Final = ChooseLoad()
LOAD_AMOUNT: Final = LoadAmount()
DEPART: Final = Depart()
