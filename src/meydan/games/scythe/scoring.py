"""The end of the game: undone combats, coins, and who has won."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.state import BIT
from meydan.games.scythe.actions import E_ENDED, E_UNDONE, E_UNFINISHED
from meydan.games.scythe.components import (
    ADJACENT_ENCOUNTERS,
    ADJACENT_LAKES,
    ADJACENT_TUNNELS,
    ENCOUNTERS,
    FACTORY,
    FACTORY_WORTH,
    FARMS_AND_TUNDRAS,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    IN_A_ROW,
    LAKES,
    NEIGHBOURS,
    NEXT_IN_LINE,
    ON_TUNNELS,
    PIECES,
    TERRITORIES,
    TIERS,
    TILE_COINS,
    TUNNELS,
    Tier,
    count_bits,
)
from meydan.games.scythe.player import Player
from meydan.games.scythe.state import STARS_ENDING, TRAIL_LOADS, UNFINISHED, Scythe


def tier(player: Player) -> Tier:
    """What things are worth at this popularity (SCY-28.2)."""
    found = TIERS[0]
    for level in TIERS:
        if player.popularity >= level.popularity:
            found = level
    return found


def territories(g: Scythe, seat: i64) -> i64:
    """Territories controlled; the Factory counts as three (SCY-28.3)."""
    held = g.controlled(seat)
    count = count_bits(held)
    if held & BIT[FACTORY]:
        count += FACTORY_WORTH - 1
    return count


def longest_row(estates: i64) -> i64:
    """The longest straight unbroken line of structures (SCY-17.14)."""
    longest: i64 = 0
    for place in range(TERRITORIES):
        if estates & BIT[place]:
            for axis in range(3):
                length: i64 = 1
                after = NEXT_IN_LINE[place * 3 + axis]
                while 0 <= after < TERRITORIES and estates & BIT[after]:
                    length += 1
                    after = NEXT_IN_LINE[after * 3 + axis]
                longest = max(longest, length)
    return longest


def tile_count(g: Scythe, seat: i64) -> i64:
    """What the structure bonus tile counts (SCY-17.10 to 17.12, 17.14)."""
    estates = g.estates(seat)
    if g.tile == IN_A_ROW:
        return longest_row(estates)
    if g.tile > ADJACENT_ENCOUNTERS:
        wanted: i64 = FARMS_AND_TUNDRAS
        if g.tile == ON_TUNNELS:
            wanted = TUNNELS
        return count_bits(estates & wanted)
    around: i64 = 0
    for place in range(TERRITORIES):
        if estates & BIT[place]:
            around |= NEIGHBOURS[place]
    if g.tile == ADJACENT_TUNNELS:
        return count_bits(around & TUNNELS)
    if g.tile == ADJACENT_LAKES:
        return count_bits(around & LAKES)
    return count_bits(around & ENCOUNTERS)


def tile_coins(g: Scythe, seat: i64) -> i64:
    return TILE_COINS[g.tile][tile_count(g, seat)]


def score(g: Scythe, seat: i64) -> dict[str, int]:
    """Coins by source as if the game ended now (SCY-28.1)."""
    player = g.seats[seat]
    worth = tier(player)
    held = g.controlled(seat)
    coins = int(player.coins)
    stars = int(player.stars() * worth.star)
    land = int(territories(g, seat) * worth.territory)
    pairs = int(g.wealth(held) // 2 * worth.pair)
    tile = int(tile_coins(g, seat))
    return {"coins": coins, "stars": stars, "territories": land, "resources": pairs, "structures": tile,
            "total": coins + stars + land + pairs + tile}


def fortune(g: Scythe, seat: i64) -> i64:
    """The total alone, quickly."""
    player = g.seats[seat]
    worth = tier(player)
    return (player.coins + player.stars() * worth.star + territories(g, seat) * worth.territory
            + g.wealth(g.controlled(seat)) // 2 * worth.pair + tile_coins(g, seat))


def tie_breakers(g: Scythe, seat: i64) -> list[int]:
    """The total, then the six figures that break ties, in order (SCY-28.7 to 28.9)."""
    player = g.seats[seat]
    return [int(fortune(g, seat)), int(g.workers(seat) + g.mechs(seat) + g.structures(seat)), int(player.power),
            int(player.popularity), int(g.wealth(g.controlled(seat))), int(territories(g, seat)), int(player.stars())]


def undo_combats(g: Scythe) -> None:
    """Units in a combat that was never fought go back, with what they brought (SCY-27.5, 27.6)."""
    contested = g.units(g.active) & g.enemies(g.active)
    if not contested:
        return
    base = g.active * PIECES
    for unit in range(FIRST_STRUCTURE):
        place = g.at[base + unit]
        if place < TERRITORIES and contested & BIT[place]:
            start = g.trail[unit]
            g.at[base + unit] = start
            if unit < FIRST_WORKER:
                load = g.trail[TRAIL_LOADS + unit]
                for resource in range(4):
                    amount = load >> 12 * resource & 0xFFF
                    g.tokens[place * 4 + resource] -= amount
                    g.tokens[start * 4 + resource] += amount
    for place in range(TERRITORIES):
        if contested & BIT[place]:
            g.note(E_UNDONE, g.active, place)


def end_game(g: Scythe) -> None:
    """The sixth star: nothing but scoring happens after it (SCY-27.1, 27.2)."""
    undo_combats(g)
    g.note(E_ENDED, g.active)
    g.finish(winners(g), STARS_ENDING)


def break_off(g: Scythe) -> None:
    """The turn limit: the game is scored as it stands (SCY-27.9)."""
    g.note(E_UNFINISHED, g.active)
    g.finish(winners(g), UNFINISHED)


def winners(g: Scythe) -> i64:
    """Mask of who has the most coins; equal in everything, they share the win (SCY-28.7, 28.8)."""
    best: list[int] = []
    mask: i64 = 0
    for seat in range(g.players):
        figures = tie_breakers(g, seat)
        if figures > best:
            best = figures
            mask = 0
        if figures == best:
            mask |= BIT[seat]
    return mask
