"""Guesses for search: how well a seat stands, and a plausible choice.

What counts is not what the game would pay if it ended now (then every investment is a loss) but how near the six
stars are, what the engine brings, and what the coins will be.
"""
from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.opinion import expected, read_weights, weighed
from meydan.core.rng import Rng
from meydan.core.state import BIT, lowest
from meydan.games.scythe import economy, objectives, scoring
from meydan.games.scythe import state as table
from meydan.games.scythe.actions import (
    ACCEPT,
    ACCEPT_GAINS,
    AMOUNT,
    CHOOSE_GAINS,
    DECLINE,
    DONE,
    HOLD_ABILITY,
    PAY_ANYHOW,
    REST,
    REVEAL,
    SET_DIAL,
    SKIP,
    TAKE_ALL,
    TAKE_BOTTOM,
    TAKE_NOTHING,
    TOKEN,
    USE_ABILITY,
)
from meydan.games.scythe.components import (
    BUILD,
    BY_LAND,
    COST_RESOURCE,
    CUBE_FIELDS,
    DEPLOY,
    ENLIST,
    FACTORY,
    FACTORY_SECTION,
    FIRST_WORKER,
    GOAL_POPULARITY,
    GOAL_POWER,
    MOST_POPULARITY,
    MOST_POWER,
    NEIGHBOURS,
    OBJECTIVES,
    PIECES,
    PLACES,
    PRODUCES,
    RUSVIET,
    SAXONY,
    STARS,
    TERRAIN_OF,
    TERRITORIES,
    VILLAGES,
    count_bits,
)
from meydan.games.scythe.player import NO_CARD, Player

TRIES: Final = 3                        # how often an idle choice is drawn again

# What is counted for a seat; the weights are points of log odds, and lie in `weights.json`.
FEATURES: Final = (
    "goals", "spare_goals", "stars", "coins", "land", "popularity", "second_tier", "third_tier", "tile", "cards",
    "power", "upgrades", "recruits", "workers", "stock", "second_stock", "spare_tokens", "ready", "sources", "village",
    "encounter", "factory_way", "factory_card", "picky", "mechs", "structures", "combat_stars", "late_workers",
    "harvest", "idle_workers", "fees", "late_land", "stacked", "poor", "late_goals", "late_stars",
    "young_workers", "growth", "village_way", "reckoning", "hunt",
    "standing", "closing", "solvent", "broke")
COUNT: Final = 45
PHASES: Final = 1
WEIGHTS: Final[vec[float]] = read_weights(Path(__file__).parent, FEATURES, PHASES)
ENOUGH: Final = 7                       # workers after which villages are idle
YOUNG: Final = 20.0                     # rounds in which a new worker still pays back, the sooner the better
FIGHTS: Final = 2                       # combats that bring a star,
ARMED: Final = 8.0                      # and the power that wins most of them
CHOOSY: Final = 4.0                     # stars to go, below which goals in reserve count less and less
HANDS: Final = 5                        # workers an engine needs
HELP: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 1.0, 2.0, 2.8, 3.2, 3.4, 3.5])    # what so many workers help it
EARLY: Final = 12                       # rounds after which it grows late,
LATE: Final = 15                        # in so many more
SECOND_TIER: Final = 7                  # popularity from which everything pays more
THIRD_TIER: Final = 13
RESERVE: Final = 3                      # harvests, and coins to trade or bolster with, that are enough
PAYABLE: Final[vec[float]] = vec[float]([0.0, 0.6, 0.85, 1.0])     # what so many harvests in reserve are worth,
BROKE: Final[vec[float]] = vec[float]([1.0, 0.5, 0.2, 0.0])        # and how bad it is to have so few coins
WAY_UP: Final = 0.6                     # what the whole way to a tier is worth of it
HAUL: Final = 6.0                       # stars, land and pairs of resources that come in any case
STEPS: Final[vec[i64]] = vec[i64]([6, 4, 4, 4])                     # how often each bottom-row action counts


def _distances(neighbours: vec[i64]) -> vec[i64]:
    """Steps between all places, without mines."""
    rows: list[int] = []
    for start in range(PLACES):
        steps = [99] * PLACES
        steps[start] = 0
        edge = [start]
        while edge:
            following = []
            for place in edge:
                for after in range(TERRITORIES):
                    if int(neighbours[place]) >> after & 1 and steps[after] > steps[place] + 1:
                        steps[after] = steps[place] + 1
                        following.append(after)
            edge = following
        rows += steps
    return vec[i64](rows)


DISTANCE: Final[vec[i64]] = _distances(NEIGHBOURS)              # as if there were no rivers,
WALK: Final[vec[i64]] = _distances(BY_LAND)                     # and where nobody crosses one


def phase(g: table.Scythe) -> i64:
    """The weights are the same all the game long."""
    return 0


def features(g: table.Scythe, seat: i64) -> vec[float]:
    """All that is counted for a seat."""
    return seen_features(g, seat, True)


def seen_features(g: table.Scythe, seat: i64, own: bool) -> vec[float]:
    """The same, with the seat's objectives or without: another's are a guess that differs from deal to deal."""
    counted = vec[float]([0.0] * COUNT)
    player = g.seats[seat]
    held = g.controlled(seat)
    count_goals(g, seat, player, own, counted)
    counted[2] = float(player.stars())
    counted[3] = float(player.coins)
    counted[4] = float(scoring.territories(g, seat) * scoring.tier(player).territory)
    counted[5] = float(player.popularity)
    if player.popularity >= SECOND_TIER:
        counted[6] = 1.0
    if player.popularity >= THIRD_TIER:
        counted[7] = 1.0
    counted[8] = float(scoring.tile_coins(g, seat))
    counted[9] = float(min(g.hand(seat), 4))
    counted[10] = float(min(player.power, 7))
    count_engine(g, seat, player, held, counted)
    count_way(g, seat, player, counted)
    counted[24] = float(g.mechs(seat))
    counted[25] = float(g.structures(seat))
    counted[26] = float(player.combat_stars)
    most: i64 = 0
    for other in range(g.players):
        most = max(most, g.seats[other].stars())
    late = float(most) / float(STARS)
    counted[31] = counted[4] * late * late
    fortune = float(scoring.fortune(g, seat))
    counted[39] = fortune * late * late
    haul = HAUL + 0.5 * float(player.stars() + scoring.territories(g, seat))
    counted[41] = standing(player.popularity) * haul / 10.0
    if most >= STARS - 1:
        counted[42] = fortune
    if player.combat_stars < FIGHTS:
        counted[40] = late * closeness(g, seat) * min(float(player.power) / ARMED, 1.0)
    soldiers: i64 = 0
    for piece in range(seat * PIECES, seat * PIECES + FIRST_WORKER):
        if g.at[piece] < TERRITORIES:
            soldiers += 1
    counted[32] = float(soldiers - count_bits(g.fighters(seat)))
    counted[33] = float(max(3 - player.coins, 0))
    counted[43] = PAYABLE[harvests_paid(g, seat, player)]
    counted[44] = BROKE[min(player.coins, RESERVE)]
    rounds = g.turn // g.players
    count_growth(g, seat, max(0.0, 1.0 - float(rounds) / YOUNG), counted)
    if rounds > EARLY:                              # who still builds an engine then comes too late
        late = min(float(rounds - EARLY) / float(LATE), 2.0)
        counted[34] = late * counted[0]
        counted[35] = late * counted[2]
    return counted


def standing(popularity: i64) -> float:
    """How many tiers a popularity is worth: the way to the next one counts for more than half of it."""
    if popularity >= THIRD_TIER:
        return 2.0
    if popularity >= SECOND_TIER:
        return 1.0 + WAY_UP * float(popularity - SECOND_TIER) / float(THIRD_TIER - SECOND_TIER)
    return WAY_UP * float(popularity) / float(SECOND_TIER)


def harvests_paid(g: table.Scythe, seat: i64, player: Player) -> i64:
    """How often in a row the fees of producing can be paid, up to three times."""
    times: i64 = RESERVE
    if economy.produce_power(g, seat):
        times = min(times, player.power)
    if economy.produce_popularity(g, seat):
        times = min(times, player.popularity)
    if economy.produce_coins(g, seat):
        times = min(times, player.coins)
    return times


def count_goals(g: table.Scythe, seat: i64, player: Player, own: bool, counted: vec[float]) -> None:
    """How near the best six goals are, each from 0 to 1, and the next two, which may take another's place."""
    near = vec[float]([0.0] * 8)
    rank(near, float(player.upgrades()) / 6.0)
    rank(near, float(g.mechs(seat)) / 4.0)
    rank(near, float(g.structures(seat)) / 4.0)
    rank(near, float(count_bits(player.recruits)) / 4.0)
    rank(near, float(max(g.workers(seat) - 2, 0)) / 6.0)
    if player.goals & BIT[GOAL_POWER]:
        rank(near, 1.0)
    else:
        rank(near, 0.7 * float(player.power) / float(MOST_POWER))
    if player.goals & BIT[GOAL_POPULARITY]:
        rank(near, 1.0)
    else:
        rank(near, 0.85 * float(player.popularity) / float(MOST_POPULARITY))
    fights: i64 = 2
    shows: i64 = 1
    if player.faction == SAXONY:
        fights = 4
        shows = 2
    for number in range(fights):
        if number < player.combat_stars:
            rank(near, 1.0)
        elif player.power >= 5 and g.mechs(seat):
            rank(near, 0.25)
        else:
            rank(near, 0.1)
    for number in range(shows):
        if number < player.objective_stars:
            rank(near, 1.0)
        elif player.objectives and number == player.objective_stars:
            if own and objectives.met_among(g, seat, player.objectives):
                rank(near, 0.8)
            else:
                rank(near, 0.15)
    for number in range(8):
        if number < STARS:
            counted[0] += near[number]
        else:
            counted[1] += near[number]
    counted[1] *= min(float(STARS - player.stars()) / CHOOSY, 1.0)      # with one star to go, the nearest counts


def rank(near: vec[float], value: float) -> None:
    """Put a value where it belongs among the best, the largest first."""
    for number in range(8):
        if value > near[number]:
            lesser = near[number]
            near[number] = value
            value = lesser


def count_engine(g: table.Scythe, seat: i64, player: Player, held: i64, counted: vec[float]) -> None:
    """What pays back: upgrades, recruits, workers where they are needed, and tokens as far as something costs them."""
    workers = g.workers(seat)
    counted[11] = float(player.upgrades())
    counted[12] = float(count_bits(player.recruits))
    counted[13] = float(min(workers, 6))
    counted[27] = float(max(workers - 6, 0))
    value = vec[float]([0.0] * 4)                       # of a token of each resource, as a share of the goal it is for
    mat = player.player_mat()
    labour = g.labour(seat)
    made: i64 = 0
    rest = labour
    while rest:
        product = PRODUCES[TERRAIN_OF[lowest(rest)]]
        rest &= rest - 1
        if product >= 0:
            made |= BIT[product]
    for action in range(4):
        done = times_done(g, seat, player, action)
        resource = COST_RESOURCE[action]
        stock = stock_of(g, held, resource)
        if done == STEPS[action]:
            counted[16] += float(min(stock, 6))
            continue
        cost = player.cost(action)
        share = 1.0 / float(STEPS[action] * cost)       # of the goal, for each token
        value[resource] = share
        if stock >= 2 * cost or (done + 1 == STEPS[action] and stock >= cost):
            value[resource] = 0.4 * share
        counted[14] += share * float(min(stock, cost))
        if done + 1 < STEPS[action]:
            counted[15] += share * float(max(min(stock - cost, cost), 0))
        counted[16] += float(max(stock - 2 * cost, 0))
        if stock >= cost:
            for section in range(FACTORY_SECTION):
                if mat.bottom[section] == action and (section != player.token or player.faction == RUSVIET):
                    counted[17] += 1.0
        if made & BIT[resource]:
            counted[18] += 1.0
    if workers < 6 and labour & VILLAGES:
        counted[19] = 1.0
    count_harvest(g, seat, player, value, counted)


def times_done(g: table.Scythe, seat: i64, player: Player, action: i64) -> i64:
    """How often a bottom-row action was done, as far as it counts towards its star."""
    if action == DEPLOY:
        return g.mechs(seat)
    if action == BUILD:
        return g.structures(seat)
    if action == ENLIST:
        return count_bits(player.recruits)
    return player.upgrades()


def stock_of(g: table.Scythe, held: i64, resource: i64) -> i64:
    """The tokens of a resource on these territories."""
    stock: i64 = 0
    rest = held
    while rest:
        stock += g.tokens[lowest(rest) * 4 + resource]
        rest &= rest - 1
    return stock


def count_harvest(g: table.Scythe, seat: i64, player: Player, value: vec[float], counted: vec[float]) -> None:
    """What producing would bring: the best fields, by the tokens that are needed."""
    first = 0.0
    second = 0.0
    third = 0.0
    workers = g.workers(seat)
    counted[29] = float(g.workers_at(seat, g.home(seat)))
    rest = g.worker_sites(seat)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        product = PRODUCES[TERRAIN_OF[place]]
        crop = 0.0
        if 0 <= product < 4:
            crop = value[product] * float(g.workers_at(seat, place))
        elif product < 0 or workers >= ENOUGH:
            counted[29] += float(g.workers_at(seat, place))
        if crop > first:
            third = second
            second = first
            first = crop
        elif crop > second:
            third = second
            second = crop
        elif crop > third:
            third = crop
    counted[28] = first + second
    if player.grown(CUBE_FIELDS):
        counted[28] += third
    counted[30] = float(max(g.workers(seat) - 3, 0)) / 2.0


def count_growth(g: table.Scythe, seat: i64, young: float, counted: vec[float]) -> None:
    """Workers early on: those there are, those the next harvest brings, and the way to a village."""
    workers = g.workers(seat)
    counted[36] = young * HELP[workers]
    missing = HANDS - workers
    if missing <= 0:
        return
    nearest: i64 = 4
    coming: i64 = 0
    rest = g.labour(seat)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if VILLAGES & BIT[place]:
            coming += g.workers_at(seat, place)
        villages: i64 = VILLAGES
        while villages:
            nearest = min(nearest, WALK[place * PLACES + lowest(villages)])
            villages &= villages - 1
    counted[37] = young * float(min(coming, missing))
    counted[38] = young * float(4 - nearest)


def closeness(g: table.Scythe, seat: i64) -> float:
    """How near the combat units are to another's: 1 where they may meet in the next move, 0 from four steps on."""
    nearest: i64 = 4
    hunters = g.fighters(seat)
    prey = g.enemy_fighters(seat)
    while hunters:
        here = lowest(hunters) * PLACES
        hunters &= hunters - 1
        rest = prey
        while rest:
            nearest = min(nearest, DISTANCE[here + lowest(rest)])
            rest &= rest - 1
    return float(4 - max(nearest, 1)) / 3.0


def count_way(g: table.Scythe, seat: i64, player: Player, counted: vec[float]) -> None:
    """How near the character is to encounters and the Factory."""
    here = g.character(seat) * PLACES
    rest = g.encounters
    nearest: i64 = 4
    while rest:
        nearest = min(nearest, DISTANCE[here + lowest(rest)])
        rest &= rest - 1
    counted[20] = float(4 - nearest)
    if player.factory == NO_CARD:
        counted[21] = float(max(6 - DISTANCE[here + FACTORY], 0))
    else:
        counted[22] = 1.0
    if player.picky:                                # being asked about every gain helps nobody
        counted[23] = 1.0


def evaluate(g: table.Scythe, seat: i64) -> float:
    """The chance to come out first, as a return from -1.0 to 1.0."""
    for player in g.seats:
        if player.faction < 0 or player.mat < 0:
            return 0.0                              # mats are still being chosen, and nothing stands on the map
    prospects: list[float] = []
    for other in range(g.players):
        prospects.append(weighed(seen_features(g, other, other == seat), WEIGHTS, 0))
    return expected(prospects, seat)


def policy(g: table.Scythe, rng: Rng) -> i64:
    """Take what is offered, seldom idle, and go where both rows can be used."""
    choices = g.choices
    size = len(choices)
    first: i64 = choices[0]
    if first in (ACCEPT, PAY_ANYHOW, USE_ABILITY, TAKE_ALL) or is_objective(first):
        return first
    last: i64 = choices[size - 1]
    if is_objective(last):                          # offered beside something else
        return last
    if first == TAKE_BOTTOM:
        return first
    code: i64 = choices[rng.below(size)]
    for _ in range(TRIES):
        if not idle(g, code):
            break
        code = choices[rng.below(size)]
    if SET_DIAL <= code < SET_DIAL + 8:             # who fights, fights to win
        code = max(code, choices[rng.below(size)])
    return code


def is_objective(code: i64) -> bool:
    return REVEAL <= code < REVEAL + OBJECTIVES


def idle(g: table.Scythe, code: i64) -> bool:
    """Whether a choice does nothing, or leads to a section whose bottom row cannot be paid."""
    if TOKEN <= code < TOKEN + FACTORY_SECTION:
        player = g.seats[g.current]
        action = player.player_mat().bottom[code - TOKEN]
        return not economy.can_pay(g, g.current, COST_RESOURCE[action], player.cost(action))
    return code in (SKIP, DONE, DECLINE, CHOOSE_GAINS, ACCEPT_GAINS, HOLD_ABILITY, REST, TAKE_NOTHING, AMOUNT)
