"""The dealt orders in words, as a record holds them, and back."""
from __future__ import annotations

from collections import Counter

from meydan.core.actions import Kind
from meydan.core.errors import BadSetup
from meydan.core.game import Deal, Options
from meydan.games.scythe import dealing
from meydan.games.scythe.components import (
    CARD,
    COMBAT_DECK,
    ENCOUNTER,
    FACTION,
    FACTORY_CARD,
    MAT,
    OBJECTIVE,
    OBJECTIVES_EACH,
    TILE,
)
from meydan.games.scythe.state import Scythe

OPEN = "?"                              # a card that never came to light
# Of each player; without one a game goes on until somebody places a sixth star.
TURN_LIMITS = {"none": 0, "10_turns": 10, "30_turns": 30, "100_turns": 100, "300_turns": 300, "1000_turns": 1000}
NAMES = ("tile", "factory", "combat", "objectives", "encounters", "factions", "mats", "seed")


def with_options(options: Options) -> Scythe:
    """An empty table under these options."""
    g = Scythe()
    g.options = options
    g.relentless_factory = bool(options["relentless_on_factory"])
    g.any_retreat = options["camaraderie_scope"] == "any_retreat"
    g.trade_split = bool(options["trade_split"])
    g.coin_deals = bool(options["coin_deals"])
    g.banned_pairs = bool(options["banned_pairs"])
    g.chosen = options["faction_assignment"] == "chosen"
    g.open_totals = bool(options["open_totals"])
    g.turn_limit = TURN_LIMITS[str(options["turn_limit"])]
    return g


def deal_of(g: Scythe) -> Deal:
    """All that was dealt; objectives in the order of SCY-6.18."""
    return {
        "tile": [TILE.names[g.tile]],
        "factory": _names(FACTORY_CARD, g.pile),
        "combat": [CARD.names[card] for card in g.deck],
        "objectives": [OBJECTIVE.names[card] for card in _objectives(g)],
        "encounters": [ENCOUNTER.names[card] for card in g.encounter_deck],
        "factions": [] if g.chosen else [FACTION.names[player.faction] for player in g.seats],
        "mats": [] if g.chosen else [MAT.names[player.mat] for player in g.seats],
        "seed": [str(g.seed)],
    }


def _names(kind: Kind, mask: int) -> list[str]:
    return [name for number, name in enumerate(kind.names) if mask >> number & 1]


def _objectives(g: Scythe) -> list[int]:
    """The dealt pairs from the first player on; before the mats are chosen, the whole order."""
    if g.objective_deck:
        return g.objective_deck
    cards: list[int] = []
    seat = g.active
    for _ in range(g.players):
        cards += [card for card in range(len(OBJECTIVE)) if g.seats[seat].objectives >> card & 1]
        seat = g.left(seat)
    return cards


def game_of(deal: Deal, players: int, options: Options) -> Scythe:
    """The game with this deal; BadSetup tells what does not fit."""
    if tuple(deal) != NAMES:
        raise BadSetup(what=f"expected {', '.join(NAMES)}; found {', '.join(deal) or 'nothing'}")
    g = with_options(options)
    seats = 0 if g.chosen else players
    factions = _numbers("factions", FACTION, deal["factions"], seats)
    mats = _numbers("mats", MAT, deal["mats"], seats)
    for number in range(seats):
        if OPEN in (deal["factions"][number], deal["mats"][number]):
            raise BadSetup(what="factions and mats cannot be left open")
    if not g.chosen and _turning(factions) > 1:
        raise BadSetup(what=f"factions: expected clockwise seats, found {' '.join(deal['factions'])}")
    if g.banned_pairs and dealing.any_banned(factions, mats):
        raise BadSetup(what="mats: a banned pair")
    objectives = len(OBJECTIVE) if g.chosen else OBJECTIVES_EACH * players
    dealing.deal(
        g, players,
        _numbers("tile", TILE, deal["tile"], 1)[0],
        _numbers("factory", FACTORY_CARD, deal["factory"], players + 1),
        _combat(deal["combat"]),
        _numbers("objectives", OBJECTIVE, deal["objectives"], objectives),
        _numbers("encounters", ENCOUNTER, deal["encounters"], len(ENCOUNTER)),
        factions, mats, _seed(deal["seed"]))
    return g


def _numbers(name: str, kind: Kind, words: list[str], count: int) -> list[int]:
    """The things of these words; open ones are filled with what is left, in order."""
    if len(words) != count:
        raise BadSetup(what=f"{name}: expected {count}, found {len(words)}")
    for word, times in Counter(words).items():
        if word != OPEN and word not in kind.index:
            raise BadSetup(what=f"{name}: {word} cannot be there")
        if word != OPEN and times > 1:
            raise BadSetup(what=f"{name}: {word} is there twice")
    left = iter([number for number, word in enumerate(kind.names) if word not in words])
    return [next(left) if word == OPEN else kind.index[word] for word in words]


def _combat(words: list[str]) -> list[int]:
    """The 42 combat cards in order; open ones are filled from the lowest value on."""
    if len(words) != len(COMBAT_DECK):
        raise BadSetup(what=f"combat: expected {len(COMBAT_DECK)}, found {len(words)}")
    left = Counter(COMBAT_DECK)
    for word in words:
        if word != OPEN:
            if word not in CARD.index or not left[CARD.index[word]]:
                raise BadSetup(what=f"combat: {word} cannot be there")
            left[CARD.index[word]] -= 1
    rest = iter(sorted(left.elements()))
    return [next(rest) if word == OPEN else CARD.index[word] for word in words]


def _turning(factions: list[int]) -> int:
    """How often the next seat's faction is not the next clockwise; once around the board it is not."""
    return sum(after < before for before, after in zip(factions, factions[1:] + factions[:1]))


def _seed(words: list[str]) -> int:
    if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()) or int(words[0]) >= 2**62:
        raise BadSetup(what=f"seed: expected a number, found {' '.join(words)}")
    return int(words[0])
