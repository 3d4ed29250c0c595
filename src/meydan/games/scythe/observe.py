"""What a seat knows, as a row of small numbers for learners. Nothing hidden is looked at.

`LAYOUT` names the sections in order. Players are turned so that the observer is first; places, cards and pieces stand
in the order of `components`. Of hidden cards it tells which have come to light, so that the rest may still come, and
what the observer knows besides: Crimea's cards seen, the Factory's cards once visited, objectives put away. Coins,
resources and turns, of which there can be more than 255, take two numbers (`Row.large`). `options_taken` are those of
an encounter, or the fields that have produced.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import Part, each, question, sections, steps_of
from meydan.core.observing import Row
from meydan.games.scythe.actions import ACTIONS
from meydan.games.scythe.combat import played, unpacked
from meydan.games.scythe.components import (
    ENCOUNTER,
    FACTORY_CARD,
    FIRST_MECH,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    MAT,
    MOST_DIAL,
    OBJECTIVE,
    PIECES,
    PLACES,
    TERRITORIES,
    TILE,
    count_bits,
)
from meydan.games.scythe.dealing import knows_pile
from meydan.games.scythe.state import TRAIL_LOADS, Scythe

CODES: Final = ACTIONS.size
MATS: Final = len(MAT.names)
FACTORY_CARDS: Final = len(FACTORY_CARD.names)
OBJECTIVE_CARDS: Final = len(OBJECTIVE.names)
ENCOUNTER_CARDS: Final = len(ENCOUNTER.names)
TILES: Final = len(TILE.names)
PLAYERS: Final = 5
STEPS: Final = steps_of("meydan.games.scythe")
PLAYER: Final[tuple[Part, ...]] = (
    ("faction", 5, 1), ("mat", MATS, 1), ("coins", 2, 255), ("power", 1, 255), ("popularity", 1, 255),
    ("combat_stars", 1, 255), ("objective_stars", 1, 255), ("combat_cards", 1, 255),
    ("objectives_held", 1, OBJECTIVE_CARDS), ("cubes", 6, 1),
    ("covered", 8, 1), ("recruits", 4, 1), ("recruit_bonuses", 4, 1), ("stars", 9, 1), ("token", 5, 1),
    ("factory_card", FACTORY_CARDS, 1), ("character", PLACES, 1), ("mechs", PLACES, 255), ("workers", PLACES, 255),
    ("structures", (4, PLACES), 1), ("mechs_built", 4, 1))
LAYOUT: Final = sections(
    *question(STEPS, CODES), *each("player", PLAYERS, *PLAYER), ("cards", 4, 255), ("objectives", OBJECTIVE_CARDS, 1),
    ("known_of_crimea", 4, 255), ("tokens", (PLACES, 4, 2), 255), ("encounters", TERRITORIES, 1), ("tile", TILES, 1),
    ("objectives_shown", OBJECTIVE_CARDS, 1), ("turn", 2, 255), ("active", 5, 1), ("coerced", 1, 1),
    ("workers_driven_off", 1, 255), ("encounter", ENCOUNTER_CARDS, 1), ("options_taken", TERRITORIES, 1),
    ("site", PLACES, 1), ("steps", 1, 255), ("units_used", PIECES, 1), ("mover", PIECES, 1), ("origin", PLACES, 1),
    ("target", PLACES, 1), ("walked", 1, 255), ("halted", 1, 1), ("load", (4, 2), 255), ("riders", PIECES, 1),
    ("field", PLACES, 1), ("defender", 5, 1), ("discarded_cards", 4, 255), ("cards_in_deck", 1, 255),
    ("encounters_met", ENCOUNTER_CARDS, 1), ("encounter_cards_left", 1, 255), ("factory_cards_left", 1, 255),
    ("factory_pile", FACTORY_CARDS, 1), ("objectives_put_away", OBJECTIVE_CARDS, 1), ("own_dial", 1, 7),
    ("own_commitment", 4, 255), ("came_from", FIRST_STRUCTURE, PLACES), ("carried", (FIRST_WORKER, 4, 2), 255),
    *each("last_combat", 2, ("seat", 5, 1), ("dial", 1, MOST_DIAL), ("cards", 4, 255)), ("last_combat.won", 1, 1),
    ("last_combat.result", 1, 7), ("last_combat.place", PLACES, 1), ("picky", 1, 1))
PLAYER_SIZE: Final = sections(*PLAYER)[-1].end
SIZE: Final = LAYOUT[-1].end
LAST_COMBAT: Final = 22 + PLACES


def observe(g: Scythe, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    row.question(g, seat, CODES, STEPS)
    for k in range(PLAYERS):
        if k < g.players:
            observe_player(g, (seat + k) % g.players, row)
        else:
            row.at += PLAYER_SIZE
    for card in range(4):
        row.number(g.hands[seat * 4 + card])
    row.members(g.seats[seat].objectives, OBJECTIVE_CARDS)
    for card in range(4):
        row.number(g.known[seat * 4 + card])
    for number in range(PLACES * 4):
        row.large(g.tokens[number])
    row.members(g.encounters, TERRITORIES)
    row.one_of(g.tile, TILES)
    row.members(g.revealed, OBJECTIVE_CARDS)
    row.large(g.turn)
    row.one_of((g.active + g.players - seat) % g.players, 5)
    row.flag(g.coerced)
    row.number(g.forced)
    row.one_of(g.encounter, ENCOUNTER_CARDS)
    row.members(g.opened, TERRITORIES)
    row.one_of(g.site, PLACES)
    row.number(g.stride)
    row.members(g.used, PIECES)
    row.one_of(g.mover, PIECES)
    row.one_of(g.origin, PLACES)
    row.one_of(g.target, PLACES)
    row.number(g.walked)
    row.flag(g.halted)
    observe_load(g.load, row)
    row.members(g.riders, PIECES)
    row.one_of(g.field, PLACES)
    row.one_of((g.defender + g.players - seat) % g.players, 5)
    for card in range(4):
        row.number(g.hands[20 + card])
    row.number(len(g.deck) - g.drawn)
    observe_knowledge(g, seat, row)


def observe_player(g: Scythe, owner: i64, row: Row) -> None:
    """Mats, tracks and pieces; all of it is open."""
    player = g.seats[owner]
    row.one_of(player.faction, 5)
    row.one_of(player.mat, MATS)
    row.large(player.coins)
    row.number(player.power)
    row.number(player.popularity)
    row.number(player.combat_stars)
    row.number(player.objective_stars)
    row.number(g.hand(owner))
    row.number(count_bits(player.objectives))
    row.members(player.cubes, 6)
    row.members(player.covered, 8)
    row.members(player.recruits, 4)
    row.members(player.bonuses, 4)
    row.members(player.goals, 9)
    row.one_of(player.token, 5)
    row.one_of(player.factory, FACTORY_CARDS)
    base = owner * PIECES
    out = row.out
    at = row.at
    for piece in range(PIECES):
        place = g.at[base + piece]
        if place < PLACES:
            kind: i64 = 0
            if piece >= FIRST_STRUCTURE:
                kind = 3 + piece - FIRST_STRUCTURE
            elif piece >= FIRST_WORKER:
                kind = 2
            elif piece >= FIRST_MECH:
                kind = 1
            out[at + kind * PLACES + place] += 1
        if FIRST_MECH <= piece < FIRST_WORKER and place < PLACES:
            out[at + 7 * PLACES + piece - FIRST_MECH] = 1
    row.at += 7 * PLACES + 4


def observe_knowledge(g: Scythe, seat: i64, row: Row) -> None:
    """What has come to light of the decks, what the observer has put away or committed itself, the last combat."""
    for number in range(g.met):
        card: i64 = g.encounter_deck[number]
        row.out[row.at + card] = 1
    row.at += ENCOUNTER_CARDS
    row.number(len(g.encounter_deck) - g.met)
    row.number(count_bits(g.pile))
    row.members(g.pile if knows_pile(g, seat) else 0, FACTORY_CARDS)
    row.members(g.seats[seat].dropped, OBJECTIVE_CARDS)
    dial: i64 = 0
    cards: i64 = 0
    if seat == g.active:
        dial = g.attacker_dial
        cards = g.attacker_cards
    elif seat == g.defender:
        dial = g.defender_dial
        cards = g.defender_cards
    row.number(dial)
    for value in range(4):
        row.number(played(cards, value))
    for unit in range(FIRST_STRUCTURE):
        row.number(g.trail[unit] + 1)
    for carrier in range(FIRST_WORKER):
        observe_load(g.trail[TRAIL_LOADS + carrier], row)
    observe_last_combat(g, seat, row)
    row.flag(g.seats[seat].picky)                   # a setting of its own, nobody else's business


def observe_last_combat(g: Scythe, seat: i64, row: Row) -> None:
    """Attacker and defender with what they committed, whether the attacker won, and where it was."""
    if not g.battle:
        row.at += LAST_COMBAT
        return
    shown = unpacked(g.battle)
    winner: i64 = shown[1]
    attacker: i64 = shown[2]
    for side in range(2):
        fighter: i64 = shown[2 + side]
        dial: i64 = shown[5 + 2 * side]
        cards: i64 = shown[6 + 2 * side]
        row.one_of((fighter + g.players - seat) % g.players, 5)
        row.number(dial)
        for value in range(4):
            row.number(played(cards, value))
    row.flag(winner == attacker)
    row.number(shown[0])
    row.one_of(shown[4], PLACES)


def observe_load(load: i64, row: Row) -> None:
    """What a unit carries, of each resource."""
    for resource in range(4):
        row.large(load >> 12 * resource & 0xFFF)
