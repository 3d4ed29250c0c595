"""How likely the Eyrie falls into turmoil next turn: what the Decree wants against what is there to do it with."""
from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.opinion import weighed
from meydan.core.state import BIT
from meydan.games.root.components import (
    ADJACENT,
    ALLIANCE,
    BIRD,
    CHARISMATIC,
    CLEARINGS,
    COLUMN_BATTLE,
    COLUMN_BUILD,
    COLUMN_MOVE,
    COLUMN_RECRUIT,
    COLUMNS,
    EYRIE,
    MARQUISE,
    NONE,
    OF_SUIT,
    ROOST,
    SUITED,
    VIZIERS,
)
from meydan.games.root.sets import bits
from meydan.games.root.state import Root

# The log odds of turmoil next turn, as 1,157 turns of the Eyrie among bots had them: to begin with,
PERILS: Final[dict[str, float]] = {
    "calm": -2.9,
    "builds": 0.3,                      # for every roost that the Decree wants built,
    "battle": 0.55,                     # where it wants a battle,
    "battles": 0.65,                    # for every one after the first,
    "no_warriors": 3.4,                 # where the supply has too few to recruit,
    "last_warriors": 0.6,               # or just enough,
    "few_warriors": 0.7,                # where hardly more are on the map than have to march,
    "no_roosts": 1.1,                   # where the supply has too few to build,
    "no_site": 2.4,                     # for every card of a suit beyond the sites of that suit,
    "no_room": 0.65,                    # and for every other one beyond all sites,
    "no_roost": 2.0,                    # for every suit in which one has to recruit without a roost,
    "lone_roost": 0.9,                  # or with a single one,
    "no_march": 0.9,                    # to move without a warrior there,
    "lone_march": 0.0,
    "no_enemy": 1.9,                    # to fight without anybody at hand,
    "lone_enemy": 0.4,
    "far": 1.0,                         # or only after a march,
    "no_bird": 0.3,                     # where no card in hand fits wherever it is added
    "charismatic": 0.6,                 # and under this leader, who recruits twice as many
}
CALM: Final = 0
BUILDS: Final = 1
BATTLE: Final = 2
BATTLES: Final = 3
NO_WARRIORS: Final = 4
LAST_WARRIORS: Final = 5
FEW_WARRIORS: Final = 6
NO_ROOSTS: Final = 7
NO_SITE: Final = 8
NO_ROOM: Final = 9
NOWHERE: Final = 10                     # then a single place; two numbers each to recruit, move and battle
FAR: Final = 16
NO_BIRD: Final = 17
UNDER_CHARISMATIC: Final = 18
PERIL: Final[vec[float]] = vec[float](list(PERILS.values()))


def peril(g: Root, sites: i64, weights: vec[float] = PERIL) -> float:
    """How likely turmoil comes next turn, from 0 to 1."""
    if g.leader == NONE:
        return 0.0
    return 1.0 / (1.0 + exp(-weighed(perils(g, sites), weights, 0)))


def perils(g: Root, sites: i64) -> vec[float]:
    """What the Decree wants against what is there to do it with, as PERILS names it."""
    found: vec[float] = vec[float]([0.0] * len(PERIL))
    found[CALM] = 1.0
    if not g.hands[EYRIE] & SUITED[BIRD]:
        found[NO_BIRD] = 1.0
    if g.leader == CHARISMATIC:
        found[UNDER_CHARISMATIC] = 1.0
    troops = g.where(EYRIE)
    for column in range(COLUMNS):
        decreed = g.decree[column]
        wanted = bits(decreed)
        if VIZIERS[g.leader] & BIT[column]:
            wanted += 1
        if wanted == 0:
            continue
        if column == COLUMN_BUILD:
            build_perils(g, decreed, wanted, sites, found)
            continue
        where = troops
        if column == COLUMN_RECRUIT:
            where = g.where(ROOST)
            left = g.supply[EYRIE] - wanted
            if g.leader == CHARISMATIC:
                left -= wanted
            if left < 0:
                found[NO_WARRIORS] = 1.0
            elif left <= 1:
                found[LAST_WARRIORS] = 1.0
        elif column == COLUMN_MOVE:
            if g.on_map(EYRIE) < wanted + 3:
                found[FEW_WARRIORS] = 1.0
        else:
            where = enemies_at_hand(g, troops)
            found[BATTLE] = 1.0
            found[BATTLES] = float(wanted - 1)
        for suit in range(3):
            if decreed & SUITED[suit]:
                places = bits(where & OF_SUIT[suit])
                if places == 0:
                    found[NOWHERE + 2 * column] += 1.0
                else:
                    if places == 1:
                        found[NOWHERE + 2 * column + 1] += 1.0
                    if column == COLUMN_BATTLE and not where & troops & OF_SUIT[suit]:
                        found[FAR] += 1.0
    return found


def enemies_at_hand(g: Root, troops: i64) -> i64:
    """Where there is somebody to fight, at once or after a march, as a mask."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        near = troops & (BIT[clearing] | ADJACENT[clearing])
        if near and (g.present(MARQUISE, clearing) or g.present(ALLIANCE, clearing) or g.pawn == clearing):
            found |= BIT[clearing]
    return found


def build_perils(g: Root, decreed: i64, wanted: i64, sites: i64, found: vec[float]) -> None:
    """The same of the Build column."""
    found[BUILDS] = float(wanted)
    if wanted > g.supply[ROOST]:
        found[NO_ROOSTS] = 1.0
    lacking: i64 = 0
    for suit in range(3):
        lacking += max(bits(decreed & SUITED[suit]) - bits(sites & OF_SUIT[suit]), 0)
    found[NO_SITE] = float(min(lacking, 2))
    found[NO_ROOM] = float(min(max(wanted - bits(sites) - lacking, 0), 2))


def roost_sites(g: Root, ruled: i64) -> i64:
    """Ruled clearings with room for a roost, as a mask."""
    sites: i64 = 0
    if g.supply[ROOST] > 0:
        for clearing in range(CLEARINGS):
            if ruled & BIT[clearing] and g.at(ROOST, clearing) == 0 and g.open_slots(clearing) > 0:
                sites |= BIT[clearing]
    return sites
