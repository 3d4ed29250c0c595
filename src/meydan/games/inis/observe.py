"""What a seat knows, as a row of small numbers for learners. Nothing hidden is looked at.

`LAYOUT` names the sections in order. Seats are turned so that the observer is first; territories and cards stand in the
order of `components`. `may_be` tells for every place where cards lie unseen which ones the observer must reckon with;
`advantage` whose hand a territory's card is in, or whether it lies face up or was played.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import Part, each, question, sections, steps_of
from meydan.core.observing import Row
from meydan.core.state import BIT
from meydan.games.inis.actions import ACTIONS_TABLE
from meydan.games.inis.components import ACTIONS, ALL_ACTIONS, ALL_EPICS, EPICS, TERRITORIES
from meydan.games.inis.state import ASIDE, DISCARDED, DRAFT, DRAWER, EPIC_PLACES, FACE_UP, PLACES, PLAYED, Inis

CODES: Final = ACTIONS_TABLE.size
SEATS: Final = 4
STEPS: Final = steps_of("meydan.games.inis")
SEAT: Final[tuple[Part, ...]] = (
    ("clans", TERRITORIES, 255), ("reserve", 1, 255), ("deeds", 1, 255), ("sheltered", 1, 255), ("lost", 1, 255),
    ("cards", 1, 255), ("tales", 1, 255), ("leadership", 1, 255), ("sanctuaries", 1, 255), ("pretender", 1, 1),
    ("passed", 1, 1), ("cauldron", 1, 1))
LAYOUT: Final = sections(
    *question(STEPS, CODES), *each("seat", SEATS, *SEAT),
    ("hand", ACTIONS, 1), ("tales", EPICS, 1), ("advantage", (TERRITORIES, SEATS + 2), 1), ("in_play", TERRITORIES, 1),
    ("places", (TERRITORIES, 2), 255), ("citadels", TERRITORIES, 255), ("sanctuaries", TERRITORIES, 255),
    ("capital", TERRITORIES, 1), ("festival", TERRITORIES, 1), ("brenn", SEATS, 1), ("crows", 1, 1),
    ("turn", SEATS, 1), ("clash", TERRITORIES, 1), ("instigator", SEATS, 1), ("maneuverer", SEATS, 1),
    ("attacked", SEATS, 1), ("table", ACTIONS, 1), ("tales_on_table", EPICS, 1), ("tales_discarded", EPICS, 1),
    ("tales_shown", EPICS, 1), ("discarded", 1, 255), ("aside", 1, 255), ("deck", 1, 255), ("pile", 1, 255),
    ("round", 2, 255), ("supply", 2, 255), ("may_be", (PLACES, ACTIONS), 1), ("tales_may_be", (EPIC_PLACES, EPICS), 1),
    ("held", ACTIONS, 1), ("handed_on", (3, ACTIONS), 1), ("pledged", ACTIONS, 1), ("tales_pledged", EPICS, 1),
    ("tales_drawn", EPICS, 1), ("tiles_drawn", TERRITORIES, 1), ("tile", TERRITORIES, 1),
    ("tiles_put_back", TERRITORIES, TERRITORIES), ("drafting", SEATS, 255), ("drawing", SEATS, 255),
    ("next_turn", SEATS, 1), ("cathbad", SEATS, 1), ("moves", TERRITORIES, 255), ("declared", 6, 255),
    ("pledges", 2, 255), ("cauldron", 1, 255), ("attack", 1, 255), ("named_next", SEATS, 1), ("speared", 1, 1),
    ("felled", 1, 1), ("clash_ends", 1, 1))
SEAT_SIZE: Final = sections(*SEAT)[-1].end
SIZE: Final = LAYOUT[-1].end


def observe(g: Inis, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    row = Row(out, at)
    row.question(g, seat, CODES, STEPS)
    players = g.players
    for k in range(SEATS):
        if k < players:
            observe_seat(g, (seat + k) % players, row)
        else:
            row.at += SEAT_SIZE
    row.members(g.actions[seat], ACTIONS)
    row.members(g.epics[seat], EPICS)
    for place in range(TERRITORIES):
        owner = g.advantage[place]
        if 0 <= owner < players:
            row.one_of((owner + players - seat) % players, SEATS + 2)
        elif owner == FACE_UP:
            row.one_of(SEATS, SEATS + 2)
        elif owner == PLAYED:
            row.one_of(SEATS + 1, SEATS + 2)
        else:
            row.at += SEATS + 2
    row.members(g.in_play, TERRITORIES)
    for place in range(TERRITORIES):
        if g.in_play & BIT[place]:
            row.number(g.place[place] >> 8)
            row.number(g.place[place] & 255)
        else:
            row.at += 2
    for place in range(TERRITORIES):
        row.number(g.citadels[place])
    for place in range(TERRITORIES):
        row.number(g.sanctuaries[place])
    row.one_of(g.capital, TERRITORIES)
    row.one_of(g.festival, TERRITORIES)
    observe_who(g.brenn, seat, players, row)
    row.number(g.crows)
    observe_who(g.turn, seat, players, row)
    row.one_of(g.clash, TERRITORIES)
    observe_who(g.instigator, seat, players, row)
    observe_who(g.maneuverer, seat, players, row)
    observe_who(g.attacked, seat, players, row)
    row.members(g.table, ACTIONS)
    row.members(g.table_epics, EPICS)
    row.members(g.epic_discard, EPICS)
    row.members(g.shown, EPICS)
    row.number(size_of(g.actions[DISCARDED]))
    row.number(size_of(g.actions[ASIDE]))
    row.number(len(g.deck))
    row.number(len(g.pile))
    row.large(g.round)
    row.number(g.citadel_supply)
    row.number(g.sanctuary_supply)
    for place in range(PLACES):
        row.members(g.maybe[seat * PLACES + turned(place, seat, players)], ACTIONS)
    for place in range(EPIC_PLACES):
        row.members(g.maybe_epics[seat * EPIC_PLACES + turned_epics(place, seat, players)], EPICS)
    observe_own(g, seat, row)
    observe_deed(g, seat, row)


def observe_own(g: Inis, seat: i64, row: Row) -> None:
    """What only the observer sees: cards held back or handed on, drawn, pledged; tiles seen."""
    row.members(g.held[seat], ACTIONS)
    for number in range(3):
        row.members(g.gave[seat] >> ACTIONS * number & ALL_ACTIONS, ACTIONS)
    mine = g.turn == seat
    row.members(g.pledged if mine else 0, ACTIONS)
    row.members(g.pledged_epics if mine else 0, EPICS)
    for draw in g.drawn:
        cards: i64 = draw
        if cards // DRAWER & 3 == seat:
            row.members(cards & ALL_EPICS, EPICS)
            row.at -= EPICS
    row.at += EPICS
    row.members(g.drawn_tiles if mine else 0, TERRITORIES)
    row.one_of(g.tile if mine else -1, TERRITORIES)
    for place in range(len(g.pile)):
        tile: i64 = g.pile[place]
        if g.peeked[seat] & BIT[tile]:
            row.out[row.at + tile] = u8(place + 1)
    row.at += TERRITORIES


def observe_deed(g: Inis, seat: i64, row: Row) -> None:
    """What is being drafted, drawn, declared and fought, as all see it."""
    players = g.players
    for k in range(SEATS):
        row.number(size_of(g.actions[DRAFT + (seat + k) % players]) if k < players else 0)
    for draw in g.drawn:
        cards: i64 = draw
        row.out[row.at + ((cards // DRAWER & 3) + players - seat) % players] += u8(size_of(cards & ALL_EPICS))
    row.at += SEATS
    observe_who(g.ploy, seat, players, row)
    observe_who(g.cathbad, seat, players, row)
    for place in range(TERRITORIES):
        row.number(g.moves[place])
    row.wide(g.param)
    row.number(size_of(g.pledged))
    row.number(size_of(g.pledged_epics))
    row.number(g.cauldron)
    row.number(g.attack)
    observe_who(g.next_up, seat, players, row)
    row.flag(g.speared)
    row.flag(g.felled)
    row.flag(g.ended)


def observe_seat(g: Inis, owner: i64, row: Row) -> None:
    """What one seat has, as far as it is open."""
    for place in range(TERRITORIES):
        row.number(g.number(place, owner))
    row.number(g.reserve[owner])
    row.number(g.deeds[owner])
    row.number(g.sheltered[owner])
    row.number(g.lost[owner])
    row.number(size_of(g.actions[owner]))
    row.number(size_of(g.epics[owner]))
    row.number(g.leadership(owner))
    row.number(g.sanctuaries_of(owner))
    row.flag(g.pretenders & BIT[owner] != 0)
    row.flag(g.passed & BIT[owner] != 0)
    row.flag(g.cauldron_of == owner)


def observe_who(who: i64, seat: i64, players: i64, row: Row) -> None:
    """A seat, seen from the observer; none if nobody."""
    if 0 <= who < players:
        row.one_of((who + players - seat) % players, SEATS)
    else:
        row.at += SEATS


def turned(place: i64, seat: i64, players: i64) -> i64:
    """Hands and draft piles (`state.DRAFT`) beginning with the observer's."""
    if place < players:
        return (place + seat) % players
    if 6 <= place < 6 + players:
        return 6 + (place - 6 + seat) % players
    return place


def turned_epics(place: i64, seat: i64, players: i64) -> i64:
    if place < players:
        return (place + seat) % players
    if 5 <= place < 5 + players:
        return 5 + (place - 5 + seat) % players
    return place


def size_of(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
