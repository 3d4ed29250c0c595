"""What a network reads that judges where a turn of two players' game ends: counted things of the seat and of its
foremost rival, then what stands where. `ends_many` reads larger tables, and begins with the same.

The numbers are seen from the seat; nothing hidden from it is looked at. What may be below zero is moved up by LIFT. The
hand-made opinion is among them, so that the network only has to learn where it is wrong.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observing import Row
from meydan.core.opinion import log_odds, weighed
from meydan.core.state import BIT, lowest
from meydan.games.scythe import objectives, scoring
from meydan.games.scythe.components import (
    CHARACTER,
    COST_RESOURCE,
    FACTORY,
    FACTORY_CARDS,
    FACTORY_SECTION,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    GOAL_POPULARITY,
    GOAL_POWER,
    GOAL_WORKERS,
    MOST_POPULARITY,
    MOST_POWER,
    NEIGHBOURS,
    OBJECTIVES,
    PIECES,
    PLACES,
    PRODUCES,
    RUSVIET,
    STARS,
    TERRAIN_OF,
    TERRITORIES,
    TIERS,
    WORKERS,
    count_bits,
)
from meydan.games.scythe.evaluate import (
    COUNT,
    DISTANCE,
    FEATURES,
    STEPS,
    WEIGHTS,
    harvests_paid,
    seen_features,
    stock_of,
    times_done,
)
from meydan.games.scythe.player import Player
from meydan.games.scythe.state import Scythe

LIFT: Final = 128
MOVER: Final = 2                        # where it is told whether the seat is about to begin a turn
STAGE: Final = 3                        # where the stars of whoever has most are told, one of STAGES
STAGES: Final = STARS
TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = ((2, {}),)
SHAPE: Final[dict[str, Any]] = {"hidden": 0.4, "rounds": 2}
AGES: Final = 8                         # parts of a game, by rounds,
AGE: Final = 4                          # each so long
NEAR: Final = 3                         # power or popularity that one or two actions bring
PRODUCTS: Final = 6                     # of terrains: four resources, nothing, workers
# How many steps a point of a feature is told in; the others are whole numbers.
FINER: Final = {
    "goals": 40, "spare_goals": 100, "stock": 200, "second_stock": 200, "harvest": 60, "fees": 2, "late_land": 2,
    "late_goals": 20, "late_stars": 20, "young_workers": 60, "growth": 60, "village_way": 60, "hunt": 200,
    "standing": 50, "solvent": 100, "broke": 100}
FINENESS: Final[vec[float]] = vec[float]([float(FINER.get(name, 1)) for name in FEATURES])
LIFTS: Final[vec[float]] = vec[float]([0.0] * COUNT)           # none of them is below zero
RACE: Final = 5 + 2 * STAGES
SEAT: Final = COUNT + 4 * 10 + 2 * 4 + 6 + 9 + STARS + 10 + PRODUCTS + 5 + 6 + 10
COUNTED: Final = STAGE + STAGES + 4 + 2 + AGES + 2 + RACE + 2 * SEAT + 4 + 3
STANDING: Final = 3 * TERRITORIES + 4 + 4 + FACTORY_CARDS
SIZE: Final = COUNTED + 2 * STANDING + OBJECTIVES + 6 + TERRITORIES


def readable(g: Scythe) -> bool:
    """Whether the network has learned such games: two players whose mats are dealt."""
    return g.players == 2 and dealt(g)


def dealt(g: Scythe) -> bool:
    """Whether mats are chosen and pieces stand on the map."""
    return all(player.faction >= 0 and player.mat >= 0 for player in g.seats)


def observe_end(g: Scythe, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    counted = counted_by(g, seat)
    prospects = prospects_of(counted)
    foremost = foremost_of(prospects, seat)
    write_counted(g, seat, foremost, counted, prospects, row)
    write_lying(g, seat, foremost, row)


def counted_by(g: Scythe, seat: i64) -> list[vec[float]]:
    """What the opinion counts of each seat, as far as this one sees it."""
    found: list[vec[float]] = []
    for other in range(g.players):
        found.append(seen_features(g, other, other == seat))
    return found


def prospects_of(counted: list[vec[float]]) -> list[float]:
    """What the opinion makes of it, for each seat."""
    found: list[float] = []
    for features in counted:
        found.append(weighed(features, WEIGHTS, 0))
    return found


def foremost_of(prospects: list[float], seat: i64) -> i64:
    """Who of the others has the best prospects."""
    foremost: i64 = -1
    for other in range(len(prospects)):
        if other != seat and (foremost < 0 or prospects[other] > prospects[foremost]):
            foremost = other
    return foremost


def write_counted(g: Scythe, seat: i64, foremost: i64, counted: list[vec[float]], prospects: list[float],
                  row: Row) -> None:
    """COUNTED numbers: the opinion, how far the game is, the seat and its foremost rival."""
    row.odds(log_odds(prospects, seat))
    row.flag(g.active == seat)
    write_race(g, seat, row)
    write_seat(g, seat, counted[seat], True, row)
    write_seat(g, foremost, counted[foremost], False, row)
    for card in range(4):
        row.number(g.hands[seat * 4 + card])
    row.number(count_bits(objectives.met_among(g, seat, g.seats[seat].objectives)))
    row.number(count_bits(g.encounters))
    row.number(count_bits(g.pile))


def write_lying(g: Scythe, seat: i64, foremost: i64, row: Row) -> None:
    """What stands and lies where."""
    write_standing(g, seat, row)
    write_standing(g, foremost, row)
    row.members(g.seats[seat].objectives, OBJECTIVES)
    row.one_of(g.tile, 6)
    row.members(g.encounters, TERRITORIES)


def write_race(g: Scythe, seat: i64, row: Row) -> None:
    """How far the game has come, and who would win if it ended now."""
    leading: i64 = 0
    rivals: i64 = 0
    richest: i64 = 0
    crowd: i64 = 0
    own = scoring.fortune(g, seat)
    for other in range(g.players):
        stars = g.seats[other].stars()
        leading = max(leading, stars)
        if other != seat:
            rivals = max(rivals, stars)
            fortune = scoring.fortune(g, other)
            richest = max(richest, fortune)
            if fortune >= own:
                crowd += 1
    stage = min(leading, STAGES - 1)
    row.one_of(stage, STAGES)
    row.one_of(g.players - 2, 4)
    rounds = g.turn // g.players
    row.number(rounds)
    row.number((g.turn - 1) % g.players)
    for age in range(AGES):
        row.flag(rounds >= AGE * age)
    row.number(rivals)
    row.number(leading)
    ahead = max(-100, min(100, own - richest))
    lead = g.seats[seat].stars() - rivals
    row.number(LIFT + ahead)
    row.flag(crowd == 0)
    row.number(crowd)
    row.number(LIFT + max(-20, min(20, ahead)))
    row.number(LIFT + lead)
    for number in range(STAGES):
        row.number(LIFT + (ahead if number == stage else 0))
        row.number(LIFT + (lead if number == stage else 0))


def write_seat(g: Scythe, seat: i64, counted: vec[float], own: bool, row: Row) -> i64:
    """What the opinion counts of a seat, and what it cannot see; how many stars an action away it is told to have."""
    row.counted(counted, FINENESS, LIFTS)
    player = g.seats[seat]
    held = g.controlled(seat)
    at_hand = write_bottom_rows(g, seat, player, held, row)
    for section in range(FACTORY_SECTION):
        row.flag(section != player.token or player.faction == RUSVIET)
    row.members(player.bonuses, 4)
    row.members(player.cubes, 6)
    row.members(player.goals, 9)
    stars = player.stars()
    for number in range(STARS):
        row.flag(stars > number)
    row.one_of(player.faction, 5)
    row.one_of(player.mat, 5)
    workers = g.workers(seat)
    fields = g.worker_sites(seat)
    harvest = write_fields(g, seat, fields, row)
    if not player.goals & BIT[GOAL_WORKERS] and workers + harvest >= WORKERS:
        at_hand += 1
    if not player.goals & BIT[GOAL_POPULARITY] and player.popularity + NEAR >= MOST_POPULARITY:
        at_hand += 1
    if not player.goals & BIT[GOAL_POWER] and player.power + NEAR >= MOST_POWER:
        at_hand += 1
    if own and objectives.met_among(g, seat, player.objectives):
        at_hand += 1
    row.number(at_hand)
    row.flag(stars + at_hand >= STARS)
    row.number(player.power)
    row.number(player.combat_stars)
    row.number(player.objective_stars)
    write_worth(g, seat, player, held, row)
    write_threats(g, seat, player, held, row)
    return at_hand


def write_bottom_rows(g: Scythe, seat: i64, player: Player, held: i64, row: Row) -> i64:
    """Each action's progress, cost and stock, and whether the token may go there; how many goals one action ends."""
    mat = player.player_mat()
    at_hand: i64 = 0
    for action in range(4):
        done = times_done(g, seat, player, action)
        stock = stock_of(g, held, COST_RESOURCE[action])
        cost = player.cost(action)
        usable = player.faction == RUSVIET
        for section in range(FACTORY_SECTION):
            if mat.bottom[section] == action and section != player.token:
                usable = True
        row.number(done)
        row.number(cost)
        row.number(min(stock, 20))
        row.number(max(cost - stock, 0))
        row.flag(stock >= cost)
        row.flag(stock >= 2 * cost)
        row.flag(usable)
        row.flag(usable and stock >= cost and done < STEPS[action])
        row.flag(player.recruits & BIT[action] != 0)
        row.number(mat.pay[action])
        if done + 1 == STEPS[action] and stock >= cost:
            at_hand += 1
    return at_hand


def write_fields(g: Scythe, seat: i64, fields: i64, row: Row) -> i64:
    """Workers that can produce, by what they produce; how many workers would come."""
    at = row.at
    coming: i64 = 0
    rest = fields
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        product = PRODUCES[TERRAIN_OF[place]]
        hands = g.workers_at(seat, place)
        if product < 0:
            product = 4
        elif product == 5:
            coming += hands
        row.out[at + product] += u8(hands)
    row.at += PRODUCTS
    return coming


def write_worth(g: Scythe, seat: i64, player: Player, held: i64, row: Row) -> None:
    """What the game would pay by source, and a tier higher."""
    lands = scoring.territories(g, seat)
    pairs = g.wealth(held) // 2
    stars = player.stars()
    row.number(scoring.fortune(g, seat))
    row.number(lands)
    row.number(pairs)
    missing: i64 = 0
    gain: i64 = 0
    worth = scoring.tier(player)
    for tier in TIERS:
        if missing == 0 and tier.popularity > player.popularity:
            missing = tier.popularity - player.popularity
            gain = (stars * (tier.star - worth.star) + lands * (tier.territory - worth.territory)
                    + pairs * (tier.pair - worth.pair))
    row.number(missing)
    row.number(gain)
    row.flag(missing > 0 and missing <= NEAR)


def write_threats(g: Scythe, seat: i64, player: Player, held: i64, row: Row) -> None:
    """What others can reach of the seat's in a step or two, what it can reach of theirs, and its strength."""
    prey = g.enemies(seat)
    hunters = g.enemy_fighters(seat)
    fighters = g.fighters(seat)
    labour = g.labour(seat)
    near = around(hunters)
    far = around(near)
    reach = around(fighters)
    row.number(count_bits(labour & near))
    row.number(count_bits(labour & far))
    row.number(count_bits(fighters & near))
    row.number(g.wealth(held & near & ~fighters))
    row.number(count_bits(prey & reach))
    row.number(count_bits(hunters & reach))
    row.number(min(player.power, 7) + 3 * g.hand(seat))
    row.number(g.hand(seat))
    row.number(harvests_paid(g, seat, player))
    row.number(DISTANCE[g.character(seat) * PLACES + FACTORY])


def around(places: i64) -> i64:
    """All neighbours of these places."""
    found: i64 = 0
    while places:
        found |= NEIGHBOURS[lowest(places)]
        places &= places - 1
    return found


def write_standing(g: Scythe, seat: i64, row: Row) -> None:
    """Where units and structures stand, which mechs and structures there are, and the Factory card."""
    row.members(g.fighters(seat), TERRITORIES)
    row.members(g.labour(seat), TERRITORIES)
    row.members(g.estates(seat), TERRITORIES)
    base = seat * PIECES
    for piece in range(base + CHARACTER + 1, base + FIRST_WORKER):
        row.flag(g.at[piece] < PLACES)
    for piece in range(base + FIRST_STRUCTURE, base + PIECES):
        row.flag(g.at[piece] < PLACES)
    row.one_of(g.seats[seat].factory, FACTORY_CARDS)
