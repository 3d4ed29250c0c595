"""How a game of Inis begins: tiles, Epic Tales, Brenn, and the same from explicit orders (INIS-4)."""
from __future__ import annotations

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import CHANCE
from meydan.games.inis import assembly, card_tales, clash_tales, epic_tales, season  # noqa: F401 (they fill the tables of effects)
from meydan.games.inis.components import EPICS, LAYOUT, SCENARIO_BOTTOM, SCENARIO_START
from meydan.games.inis.state import DECK, EPIC_PLACES, SCENARIO, Inis


def shuffled(players: i64, seed: i64, rules: i64) -> tuple[list[int], list[int], int, int]:
    """Territories in the order they come into play, Epic Tales in drawing order, Brenn, seed of later shuffles."""
    rng = Rng(seed)
    tiles: list[int] = []
    if rules & SCENARIO:
        start = SCENARIO_START[int(players)]
        bottom = SCENARIO_BOTTOM[:]
        top = [tile for tile in range(16) if tile not in start and tile not in bottom]
        rng.shuffle(top)
        rng.shuffle(bottom)
        tiles = start + top + bottom
    else:
        tiles = list(range(16))
        rng.shuffle(tiles)
    epics = list(range(EPICS))
    rng.shuffle(epics)
    brenn = rng.below(players)
    return tiles, epics, brenn, rng.seed()


def dealt(players: i64, rules: i64, limit: i64, tiles: list[int], epics: list[int], brenn: i64, seed: i64) -> Inis:
    """The table laid out; the Brenn has to choose the Capital."""
    g = Inis()
    g.players = players
    g.rules = rules
    g.limit = limit
    g.seed = seed
    g.brenn = brenn
    g.turn = brenn
    for n in range(players):
        g.lay(tiles[n], LAYOUT[n])
    g.pile = tiles[:players - 1:-1]
    g.deck = epics[::-1]
    for observer in range(5):
        g.maybe_epics[observer * EPIC_PLACES + DECK] = 2**EPICS - 1
    g.then(assembly.ASSEMBLY, brenn)
    g.then(season.FIRST_CLANS, brenn)
    g.then(assembly.TOSS, CHANCE, 1)
    g.then(season.CHOOSE_CAPITAL, brenn)
    g.settle()
    return g
