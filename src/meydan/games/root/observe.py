"""What a seat knows, as a row of small numbers for learners. Nothing hidden is looked at.

`LAYOUT` names the sections in order. Seats are turned so that the observer is first; factions, clearings, cards and
items stand in the order of `components`. Of hidden cards it tells which are known to lie where, which were seen and lie
in one of several places now (`lost_sight`), how many cards from before the last shuffle each hand and the supporters
hold at least and at most (`older_cards`), and what all know of suits (`suits_told`: how many, of which kind, where).
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import question, sections, steps_of
from meydan.core.observing import Row
from meydan.games.root.actions import ACTIONS
from meydan.games.root.battle import SIDES
from meydan.games.root.claims import HOLDERS, KIND, KINDS, NUMBER
from meydan.games.root.claims import PLACES as IN_PLACES
from meydan.games.root.components import (
    ALLIANCE,
    CARD_COUNT,
    CLEARINGS,
    COLUMNS,
    EFFECTS,
    FACTIONS,
    ITEMS,
    NONE,
    PIECES,
    PLACES,
    QUESTS,
    STATES,
    SUIT_NAMES,
)
from meydan.games.root.hidden import BITS, MOST, cards_at
from meydan.games.root.sets import bits
from meydan.games.root.state import Root

CODES: Final = ACTIONS.size
CLAIMS: Final = 8                       # of what all know of suits, so many are told, the oldest first
STEPS: Final = steps_of("meydan.games.root")
LAYOUT: Final = sections(
    *question(STEPS, CODES),
    ("factions_by_seat", (4, 4), 1), ("turn", 4, 1), ("round", 2, 255), ("first", 4, 1),
    ("pieces", (PIECES, CLEARINGS), 255), ("supply", PIECES, 255), ("ruins", CLEARINGS, 1),
    ("hand", CARD_COUNT, 1), ("hand_sizes", 4, 54), ("known_in_hands", (4, CARD_COUNT), 1),
    ("crafted", (4, CARD_COUNT), 1), ("discarded", CARD_COUNT, 1), ("dominance_available", CARD_COUNT, 1),
    ("deck", 1, 54), ("points", 4, 255), ("dominance", (4, 4), 1), ("partner", 4, 1),
    ("item_supply", ITEMS, 255), ("crafted_items", (4, ITEMS), 255), ("effects_used", EFFECTS, 1),
    ("crafting_used", 3, 255), ("recruited", 1, 1), ("decree", (COLUMNS, CARD_COUNT), 1), ("leader", 4, 1),
    ("retired_leaders", 4, 1), ("unresolved", 4, 255), ("supporters_known", CARD_COUNT, 1), ("supporters", 1, 54),
    ("officers", 1, 10), ("character", 3, 1), ("pawn", PLACES, 1), ("items", (ITEMS, STATES), 255),
    ("relations", (4, 5), 1), ("aids", 4, 255), ("open_quests", QUESTS, 1), ("quests_done", QUESTS, 1),
    ("battle", 1, 1), ("battle_clearing", CLEARINGS, 1), ("attacker", 4, 1), ("defender", 4, 1), ("ally", 4, 1),
    ("rolled_and_extra", 4, 255), ("battle_cards", EFFECTS, 1), ("hits_on_items", 1, 255), ("ally_hits", 1, 255),
    ("despot_scored", 1, 1),
    ("fallen", PIECES, 255), ("outrage_at", CLEARINGS, 1), ("wounded", CLEARINGS, 255), ("base_lost", 3, 1),
    ("dice", 2, 4), ("ambush", CARD_COUNT, 1), ("foil", CARD_COUNT, 1), ("outrage_by", 4, 1), ("played", CARD_COUNT, 1),
    ("last_shuffle", CARD_COUNT, 1), ("lost_sight", (HOLDERS, CARD_COUNT), 1), ("older_cards", (HOLDERS, 2), 54),
    ("suits_told", (CLAIMS, 1 + len(KINDS) + HOLDERS), 54))
SIZE: Final = LAYOUT[-1].end
SUITS: Final = len(SUIT_NAMES)


def observe(g: Root, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    row.question(g, seat, CODES, STEPS)
    me = g.faction_of[seat]
    for k in range(4):
        if k < g.players:
            row.one_of(g.faction_of[(seat + k) % g.players], 4)
        else:
            row.at += 4
    row.one_of(g.turn, 4)
    row.large(g.rounds)
    row.one_of((g.first + g.players - seat) % g.players, 4)
    for number in range(PIECES * CLEARINGS):
        row.number(g.pieces[number])
    for number in range(PIECES):
        row.number(g.supply[number])
    row.members(g.ruins, CLEARINGS)
    known: i64 = 0
    if me >= 0:
        row.members(g.hands[me], CARD_COUNT)
        known = g.known[me]
    else:
        row.at += CARD_COUNT
    for faction in range(FACTIONS):
        row.number(bits(g.hands[faction]))
    for faction in range(FACTIONS):
        if faction == me:
            row.at += CARD_COUNT
        else:
            row.members(g.hands[faction] & known, CARD_COUNT)
    for faction in range(FACTIONS):
        row.members(g.crafted[faction], CARD_COUNT)
    row.members(g.discard, CARD_COUNT)
    row.members(g.available, CARD_COUNT)
    row.number(len(g.deck))
    for faction in range(FACTIONS):
        row.number(g.score_of(faction))
    for faction in range(FACTIONS):
        row.one_of(g.dominance[faction], 4)
    row.one_of(g.partner, 4)
    for number in range(ITEMS):
        row.number(g.item_supply[number])
    for number in range(FACTIONS * ITEMS):
        row.number(g.boxes[number])
    row.members(g.used, EFFECTS)
    for number in range(3):
        row.number(g.activated[number])
    row.flag(g.recruited)
    for column in range(COLUMNS):
        row.members(g.decree[column], CARD_COUNT)
    row.one_of(g.leader, 4)
    row.members(g.retired, 4)
    for suit in range(SUITS):
        row.number(g.unresolved[suit])
    if me == ALLIANCE:
        row.members(g.supporters, CARD_COUNT)
    else:
        row.members(g.supporters & known, CARD_COUNT)
    row.number(bits(g.supporters))
    row.number(g.officers)
    row.one_of(g.character, 3)
    row.one_of(g.pawn, PLACES)
    for number in range(ITEMS * STATES):
        row.number(g.items[number])
    for faction in range(FACTIONS):
        row.one_of(g.relations[faction], 5)
    for faction in range(FACTIONS):
        row.number(g.aids[faction])
    row.members(g.open_quests, QUESTS)
    row.members(g.quests_done, QUESTS)
    observe_battle(g, row)
    observe_knowledge(g, me, row)


def observe_battle(g: Root, row: Row) -> None:
    """The battle and what a removal set off."""
    row.flag(g.in_battle)
    if g.in_battle:
        row.one_of(g.clearing, CLEARINGS)
        row.one_of(g.attacker, 4)
        row.one_of(g.defender, 4)
        row.one_of(g.ally, 4)
        row.number(g.attack_rolled)
        row.number(g.attack_extra)
        row.number(g.defend_rolled)
        row.number(g.defend_extra)
        row.members(g.battle_cards, EFFECTS)
        row.number(g.hit_items)
        row.number(g.ally_hits)
        row.flag(g.despot_scored)
    else:
        row.at += CLEARINGS + 19 + EFFECTS
    for kind in range(PIECES):
        row.number(g.fallen[kind])
    row.members(g.outrage_at, CLEARINGS)
    for clearing in range(CLEARINGS):
        row.number(g.wounded[clearing])
    row.one_of(g.base_lost, 3)
    row.number(g.dice // SIDES + 1 if g.dice != NONE else 0)
    row.number(g.dice % SIDES + 1 if g.dice != NONE else 0)
    row.one_of(g.ambush, CARD_COUNT)
    row.one_of(g.foil, CARD_COUNT)
    row.one_of(g.outrage_by, 4)


def observe_knowledge(g: Root, me: i64, row: Row) -> None:
    """What the observer can tell of cards that it does not see."""
    row.members(g.played, CARD_COUNT)
    row.members(g.fresh, CARD_COUNT)
    for where in range(HOLDERS):
        row.members(g.adrift[HOLDERS * me + where] if me >= 0 else 0, CARD_COUNT)
    for where in range(HOLDERS):
        if me >= 0 and where != me and not (me == ALLIANCE and where == FACTIONS):
            hidden = cards_at(g, where) & ~g.known[me]
            old = bits(hidden & ~g.fresh)
            row.number(old - (g.blur[me] >> BITS * where & MOST))
            row.number(min(bits(hidden), old + (g.blur[me] >> BITS * where + 6 & MOST)))
        else:
            row.at += 2
    after = row.at + CLAIMS * (1 + len(KINDS) + HOLDERS)
    for told in g.told:
        claim: i64 = told
        if row.at < after:
            row.number(claim & NUMBER)
            row.one_of(claim >> KIND & 7, len(KINDS))
            row.members(claim >> IN_PLACES, HOLDERS)
    row.at = after
