"""What the Action cards that place and move clans do (INIS-14); the others are in `action_cards`."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.inis.actions import (
    DONE,
    FROM,
    LOOKED_ACTIONS,
    NEXT_NAMED,
    PLACE,
    REPLACE,
    REPLACED,
    TO,
)
from meydan.games.inis.choices import (
    DESTINATIONS,
    HOW_MANY_FROM,
    HOW_MANY_PLACED,
    ORIGIN,
    PLACE_ONE_OF_MANY,
    WHERE,
    WHOM,
    Declaring,
    amounts,
    chosen_amount,
    clear_moves,
    field,
    shifted,
)
from meydan.games.inis.clash import arrive, start_clash
from meydan.games.inis.components import (
    CONQUEST,
    CRAFTSMEN,
    EMISSARIES,
    MIGRATION,
    NEW_ALLIANCE,
    NEW_CLANS,
    SCOUTS,
    WARLORD,
    members,
)
from meydan.games.inis.play import (
    SEASON_EFFECTS,
    TRISKEL_EFFECTS,
    Decision,
    Effect,
    land,
    moved,
    with_actions,
)
from meydan.games.inis.state import (
    Inis,
    add_codes,
    codes_of,
)

WITHOUT_LIMIT: Final = 12


class Conquest(Effect):
    """Move any number of your clans from adjacent territories into one (INIS-14.3)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0)), "origins": moved(g)}

    def goals(self, g: Inis, seat: i64) -> i64:
        return g.next_to(g.presence[seat])

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.goals(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        g.then(FROM_NEIGHBOURS, seat)
        g.then(WHERE, seat, self.goals(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        goal = field(param, 0)
        if goal >= 0:
            gather(g, seat, goal, True)


class FromNeighbours(Step[Inis]):
    """For each neighbour of the chosen territory: how many clans come from it (INIS-14.3)."""

    def enter(self, g: Inis, f: Frame) -> None:
        goal = field(g.param, 0)
        if goal >= 0:
            for origin in members(g.adjacent[goal] & g.presence[f.player]):
                g.then(HOW_MANY_FROM, f.player, origin | g.number(origin, f.player) << 4)


def gather(g: Inis, seat: i64, goal: i64, fight: bool) -> None:
    """The clans declared in `moves` go to one territory."""
    moved: i64 = 0
    for origin in range(16):
        if g.moves[origin] > 0:
            moved += g.march(seat, origin, goal, g.moves[origin])
    if moved:
        arrive(g, seat, BIT[goal], fight)


def scatter(g: Inis, seat: i64, origin: i64, fight: bool) -> None:
    """Clans go from one territory to those declared in `moves`."""
    goals: i64 = 0
    for goal in range(16):
        if g.moves[goal] > 0 and g.march(seat, origin, goal, g.moves[goal]):
            goals |= BIT[goal]
    if goals:
        arrive(g, seat, goals, fight)


def place_declared(g: Inis, seat: i64) -> None:
    """The clans declared in `moves` are placed."""
    for territory in range(16):
        if g.moves[territory] > 0:
            g.put(seat, territory, g.moves[territory])


class CraftsmenAndPeasants(Effect):
    """Where you are present you may place up to 1 clan per Citadel (INIS-14.4)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"placed": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and g.presence[seat] & g.with_citadel() != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for territory in members(g.presence[seat] & g.with_citadel()):
            g.then(HOW_MANY_PLACED, seat, territory | g.citadels[territory] << 4 | WITHOUT_LIMIT << 8)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class Emissaries(Effect):
    """Move 1 of your clans to an adjacent territory; no clash (INIS-14.6)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": land(field(param, 0)), "goals": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        g.then(ONE_STEP, seat, 1)
        g.then(ORIGIN, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            scatter(g, seat, origin, False)


class OneStep(Step[Inis]):
    """From the chosen origin so many clans at most go to adjacent territories, one by one (INIS-10.2)."""

    def enter(self, g: Inis, f: Frame) -> None:
        origin = field(g.param, 0)
        if origin >= 0:
            clans = min(f.number, g.number(origin, f.player))
            g.then(DESTINATIONS, f.player, g.adjacent[origin] | clans << 16)


class Migration(Effect):
    """Move 1 or more of your clans from one territory to adjacent ones (INIS-14.11)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"origin": land(field(param, 0)), "goals": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        g.then(ONE_STEP, seat, WITHOUT_LIMIT)
        g.then(ORIGIN, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        origin = field(param, 0)
        if origin >= 0:
            scatter(g, seat, origin, True)


class NewAlliance(Effect):
    """Place 1 clan, or replace a clan of an opponent who has at least 2 there (INIS-14.12)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0)), "replaces": int(field(param, 5))}

    def sites(self, g: Inis, seat: i64) -> i64:
        if g.reserve[seat] == 0:
            return 0
        return g.presence[seat]

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(PLACE_OR_REPLACE, seat)
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory < 0 or g.reserve[seat] == 0:
            return
        other = field(param, 5)
        if other < 0:
            g.put(seat, territory, 1)
        elif g.is_present(territory, other):
            g.lift(other, territory)
            g.reserve[other] += 1
            g.put(seat, territory, 1, -1)
            g.note(REPLACED, seat, territory, other)


class PlaceOrReplace(Declaring):
    """Place a clan, or name the opponent one of whose clans is replaced (INIS-14.12)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        territory = field(g.param, 0)
        if territory < 0:
            return []
        codes: list[int] = [PLACE]
        for other in range(g.players):
            if other != f.player and g.number(territory, other) >= 2:
                codes.append(REPLACE + other)
        return codes

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        if code != PLACE:
            g.param |= shifted(code - REPLACE + 1, 5)


class NewClans(Effect):
    """Place 2 clans where you are present, together or in two territories (INIS-14.13)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"placed": moved(g)}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.reserve[seat] > 0 and g.presence[seat] != 0

    def declare(self, g: Inis, seat: i64) -> None:
        clear_moves(g)
        for _ in range(min(2, g.reserve[seat])):
            g.then(PLACE_ONE_OF_MANY, seat, g.presence[seat])

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        place_declared(g, seat)


class ScoutsAndSpies(Effect):
    """Look at the Action cards of 1 opponent; then you may move clans from 1 territory to 1 adjacent (INIS-14.16)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"player": int(field(param, 0))}

    def useful(self, g: Inis, seat: i64) -> bool:
        return g.presence[seat] != 0 or with_actions(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHOM, seat, with_actions(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        other = field(param, 0)
        if other >= 0:
            g.see_actions(seat, other)
            g.reveal()
            g.note(LOOKED_ACTIONS, seat, other)
        g.then(SCOUT_FROM, seat)


class ScoutFrom(Decision):
    """Where the scouts set out from, or no move at all (INIS-14.16)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        if g.presence[f.player] == 0:
            return []
        codes: list[int] = [DONE]
        add_codes(codes, FROM, g.presence[f.player])
        return codes

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        if code != DONE:
            g.then(SCOUT_TO, f.player, code - FROM)


class ScoutTo(Step[Inis]):
    """Where the scouts go (INIS-14.16)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "scouts_and_spies", "origin": land(f.number)}

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(TO, g.adjacent[f.number])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.then(SCOUT_NUMBER, f.player, f.number | (code - TO) << 4)


class ScoutNumber(Step[Inis]):
    """How many scouts go, at least one (INIS-14.16)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": "scouts_and_spies", "origin": land(f.number & 15), "territory": land(f.number >> 4)}

    def options(self, g: Inis, f: Frame) -> list[int]:
        return amounts(f.number & 15, 1, g.number(f.number & 15, f.player))

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        goal = f.number >> 4
        if g.march(f.player, f.number & 15, goal, chosen_amount(code)):
            arrive(g, f.player, BIT[goal], True)


class WarlordAttacks(Effect):
    """Start a clash where you are present; you are the instigator (INIS-14.17)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(field(param, 0))}

    def sites(self, g: Inis, seat: i64) -> i64:
        return g.presence[seat] & g.with_opponent(seat)

    def useful(self, g: Inis, seat: i64) -> bool:
        return self.sites(g, seat) != 0

    def declare(self, g: Inis, seat: i64) -> None:
        g.then(WHERE, seat, self.sites(g, seat))

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        territory = field(param, 0)
        if territory >= 0 and self.sites(g, seat) & BIT[territory]:
            start_clash(g, seat, territory)


class WarlordCommands(Effect):
    """Place 1 exposed clan in the clash and choose who makes the next maneuver (INIS-14.17)."""

    def targets(self, g: Inis, seat: i64, param: i64) -> dict[str, Any]:
        return {"territory": land(g.clash), "player": int(field(param, 0))}

    def declare(self, g: Inis, seat: i64) -> None:
        candidates = g.exposed_seats()
        if g.reserve[seat]:
            candidates |= BIT[seat]
        g.then(WHOM, seat, candidates)

    def resolve(self, g: Inis, seat: i64, param: i64) -> None:
        g.put(seat, g.clash, 1)
        g.next_up = field(param, 0)
        if g.next_up >= 0:
            g.note(NEXT_NAMED, seat, g.next_up)


FROM_NEIGHBOURS: Final = FromNeighbours()
ONE_STEP: Final = OneStep()
PLACE_OR_REPLACE: Final = PlaceOrReplace()
SCOUT_FROM: Final = ScoutFrom()
SCOUT_TO: Final = ScoutTo()
SCOUT_NUMBER: Final = ScoutNumber()

SEASON_EFFECTS[CONQUEST] = Conquest()
SEASON_EFFECTS[CRAFTSMEN] = CraftsmenAndPeasants()
SEASON_EFFECTS[EMISSARIES] = Emissaries()
SEASON_EFFECTS[MIGRATION] = Migration()
SEASON_EFFECTS[NEW_ALLIANCE] = NewAlliance()
SEASON_EFFECTS[NEW_CLANS] = NewClans()
SEASON_EFFECTS[SCOUTS] = ScoutsAndSpies()
SEASON_EFFECTS[WARLORD] = WarlordAttacks()
TRISKEL_EFFECTS[WARLORD] = WarlordCommands()
