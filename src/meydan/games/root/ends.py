"""What a network reads that judges where a turn ends: counted things first, then what lies where.

The numbers are seen from one seat. What is told of a faction stands in one place where it is the seat's own, in
another where it is somebody else's. The hand-made opinion is among them, so that the network only has to learn where it
is wrong. Of the others' hidden cards only those are told that the seat knows; what the opinion counts of them is a
guess. Which cards the seat holds is not told: it helps the network next to nothing, and what is drawn at the end of a
turn would only make one end look better than another.

The opinion that it sets right is the one it was learned with (`network-weights.json`, with how likely turmoil seemed
then), whatever bots without a network judge by today (`weights.json`).
"""
from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observing import Row
from meydan.core.opinion import listed_weights, log_odds, weighed
from meydan.core.state import BIT
from meydan.games.root.components import (
    ADJACENT,
    ALLIANCE,
    AMBUSH,
    BASE,
    BUILD_POINTS,
    CARD_COUNT,
    CLEARINGS,
    COLUMNS,
    CRAFTING_PIECE,
    DAMAGED,
    EFFECTS,
    EXHAUSTED,
    EYRIE,
    FACTIONS,
    GIVING,
    ITEMS,
    MARQUISE,
    NONE,
    OF_SUIT,
    OF_TYPE,
    OWNER,
    PIECES,
    PLACES,
    QUESTS,
    QUESTS_OF,
    READY,
    RECRUITER,
    SAWMILL,
    STATES,
    SUITED,
    SYMPATHY,
    SYMPATHY_COST,
    VAGABOND,
    WOOD_COST,
)
from meydan.games.root.evaluate import (
    CATS,
    FEATURES,
    HALF,
    REBELS,
    count_peril,
    counted_for,
    quests_at_hand,
)
from meydan.games.root.peril import PERILS, roost_sites
from meydan.games.root.sets import bits
from meydan.games.root.state import Root

TABLES: Final[tuple[tuple[int, dict[str, str]], ...]] = (      # players and options
    (2, {}), (2, {"two_factions": "random"}))
SHAPE: Final[dict[str, float]] = {"wide": 96, "narrow": 32, "patience": 0.98, "epochs": 5}      # see `Shape`
LIFT: Final = 64                        # of what may be below zero
MOVER: Final = 2                        # where it is told whether the seat is about to begin a turn
STAGE: Final = 3                        # where it is told how far the leader has come, one of STAGES
STAGES: Final = 6
POINTS: Final = 5                       # of a stage
FIT: Final = 0.45                       # of supporters nobody has seen fit a suit
LEARNED: Final = 46                     # features it was learned with: the first ones
WEIGHTS: Final[vec[float]] = vec[float](listed_weights(Path(__file__).parent / "network-weights.json", FEATURES, 1))
PERIL: Final[vec[float]] = vec[float](listed_weights(Path(__file__).parent / "network-weights.json", tuple(PERILS), 1))
STEPS: Final[vec[float]] = vec[float](              # of features: chances are no whole numbers
    [100.0 if name in ("ambush", "stuck") else 10.0 if name in ("decree", "bird_cards_decreed", "fit_supporters")
     else 1.0 for name in FEATURES[:LEARNED]])
COMMON: Final = CATS                    # features that every faction has
SPECIAL: Final = LEARNED - COMMON
MORE: Final = 34                        # numbers told of every faction besides,
MARQUISE_MORE: Final = 7                # and of each one
EYRIE_MORE: Final = 23
ALLIANCE_MORE: Final = 14
VAGABOND_MORE: Final = 28 + 3 * ITEMS
OWN_MORE: Final = MARQUISE_MORE + EYRIE_MORE + ALLIANCE_MORE + VAGABOND_MORE
HEAD: Final = STAGE + STAGES
AT_TABLE: Final = HEAD
AT_FEATURES: Final = AT_TABLE + 36
AT_MORE: Final = AT_FEATURES + LEARNED + FACTIONS * COMMON + SPECIAL
AT_OWN: Final = AT_MORE + (1 + FACTIONS) * MORE
COUNTED: Final = AT_OWN + 2 * OWN_MORE
WARRIORS: Final = 3 * CLEARINGS         # warriors of three factions, where there is one,
SOME: Final = 2                         # where there are two,
MANY: Final = 4                         # and four at least
SIDE: Final = 3 * WARRIORS + 8 * CLEARINGS + 3 * CLEARINGS + PLACES
AT_REST: Final = COUNTED + 2 * SIDE
SIZE: Final = AT_REST + 2 * CLEARINGS + QUESTS


def readable(g: Root) -> bool:
    """Whether the network judges such games: `ends_many` reads larger tables."""
    return g.players == 2


def observe_end(g: Root, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    me = g.faction_of[seat]
    row = Row(out, at + AT_TABLE)
    top: i64 = 0
    rival: i64 = 0
    for other in range(g.players):
        points = g.score_of(g.faction_of[other])
        top = max(top, points)
        if other != seat:
            rival = max(rival, points)
    stage = min(top // POINTS, STAGES - 1)
    write_table(g, me, g.score_of(me) - rival, stage, row)
    prospects: vec[float] = vec[float]([0.0] * FACTIONS)
    troops: vec[i64] = vec[i64]([0] * FACTIONS)
    ruled: vec[i64] = vec[i64]([0] * FACTIONS)
    for clearing in range(CLEARINGS):
        ruler = g.ruler(clearing)
        if ruler != NONE:
            ruled[ruler] |= BIT[clearing]
    for faction in range(VAGABOND):
        troops[faction] = g.where(faction)
    for other in range(g.players):
        faction = g.faction_of[other]
        counted = counted_for(g, faction)
        if faction == EYRIE:
            count_peril(g, roost_sites(g, ruled[EYRIE]), PERIL, counted)
        if faction != me:
            guess_hidden(g, me, faction, counted)
        prospects[faction] = weighed(counted, WEIGHTS, 0)
        row.at = at + AT_FEATURES
        write_features(counted, faction, faction == me, row)
        row.at = at + AT_MORE + (0 if faction == me else (1 + faction) * MORE)
        write_more(g, me, faction, ruled, troops, row)
        row.at = at + AT_OWN + (0 if faction == me else OWN_MORE)
        if faction == MARQUISE:
            write_marquise(g, row)
        elif faction == EYRIE:
            row.at += MARQUISE_MORE
            write_eyrie(g, ruled[EYRIE], row)
        elif faction == ALLIANCE:
            row.at += MARQUISE_MORE + EYRIE_MORE
            write_alliance(g, me, row)
        else:
            row.at += MARQUISE_MORE + EYRIE_MORE + ALLIANCE_MORE
            write_vagabond(g, row)
        write_side(g, faction, ruled[faction], out, at + COUNTED + (0 if faction == me else SIDE))
    row.at = at + AT_REST
    row.members(g.ruins, CLEARINGS)
    for clearing in range(CLEARINGS):
        row.number(g.open_slots(clearing))
    row.members(g.open_quests, QUESTS)
    row.at = at
    by_seat: list[float] = []
    for other in range(g.players):
        faction = g.faction_of[other]
        if faction == VAGABOND and g.partner != NONE:
            by_seat.append(prospects[g.partner] - HALF)
        else:
            by_seat.append(prospects[faction])
    row.odds(log_odds(by_seat, seat))
    row.flag(g.turn == me)
    row.one_of(stage, STAGES)


def guess_hidden(g: Root, me: i64, faction: i64, counted: vec[float]) -> None:
    """What of a rival's features rests on cards that are not known: as likely as it looks."""
    known = g.known[me]
    if faction == ALLIANCE:
        unknown = float(bits(g.supporters & ~known))
        fitting = 0.0
        for suit in range(3):
            fitting = max(fitting, float(bits(g.supporters & known & (SUITED[suit] | SUITED[3]))))
        counted[REBELS + 7] = min(fitting + FIT * unknown, 4.0)
    if g.hands[faction] & known & OF_TYPE[AMBUSH]:
        counted[3] = 1.0
        return
    seen = g.hands[me] | g.discard | g.available | known
    if me == ALLIANCE:
        seen |= g.supporters
    for other in range(FACTIONS):
        seen |= g.crafted[other]
    for column in range(COLUMNS):
        seen |= g.decree[column]
    left = max(CARD_COUNT - bits(seen), 1)
    none_of_them = 1.0 - float(bits(OF_TYPE[AMBUSH] & ~seen)) / float(left)
    chance = 1.0
    for _ in range(bits(g.hands[faction] & ~known)):
        chance *= none_of_them
    counted[3] = 1.0 - chance


def write_table(g: Root, me: i64, ahead: i64, stage: i64, row: Row) -> None:
    """Who plays, how long it has been going on, what nobody has, and the lead."""
    row.one_of(g.players - 2, 3)
    row.one_of(me, FACTIONS)
    for faction in range(FACTIONS):
        row.flag(g.seat_of[faction] != NONE)
    row.number(g.rounds)
    row.number(len(g.deck))
    row.number(bits(g.ruins))
    for item in range(ITEMS):
        row.number(g.item_supply[item])
    for suit in range(4):
        row.flag(g.available & SUITED[suit] != 0)
    row.one_of(g.partner, 3)
    row.number(LIFT + ahead)
    for number in range(STAGES):
        row.number(LIFT + (ahead if number == stage else 0))


def write_features(counted: vec[float], faction: i64, own: bool, row: Row) -> None:
    """What the opinion counts: the seat's own; then what all have, by faction, and what each of the others has."""
    start = row.at
    for number in range(LEARNED):
        if counted[number] == 0.0:
            continue
        if own:
            row.at = start + number
        elif number < COMMON:
            row.at = start + LEARNED + faction * COMMON + number
        else:
            row.at = start + LEARNED + FACTIONS * COMMON + number - COMMON
        row.number(i64(counted[number] * STEPS[number] + 0.5))


def write_more(g: Root, me: i64, faction: i64, ruled: vec[i64], troops: vec[i64], row: Row) -> None:
    """What can be told of every faction: when it moves, cards, land, and what is in danger."""
    row.number((g.seat_of[faction] + g.players - g.seat_of[g.turn]) % g.players)
    points = g.score_of(faction)
    for goal in range(2, 6):
        row.flag(points >= POINTS * goal)
    cards: i64 = 0
    if faction != me:
        cards = g.hands[faction] & g.known[me]
    for suit in range(4):
        row.number(bits(cards & SUITED[suit]))
    for effect in range(EFFECTS):
        row.flag(g.crafted[faction] & GIVING[effect] != 0)
    items: i64 = 0
    for item in range(ITEMS):
        items += g.boxes[faction * ITEMS + item]
    row.number(items)
    if faction == VAGABOND:
        return
    crafters = g.where(CRAFTING_PIECE[faction])
    for suit in range(3):
        row.number(bits(ruled[faction] & OF_SUIT[suit]))
    for suit in range(3):
        row.number(bits(crafters & OF_SUIT[suit]))
    mine = troops[faction]
    theirs: i64 = 0
    for other in range(VAGABOND):
        if other != faction:
            theirs |= troops[other]
    bare: i64 = 0                       # pieces that would score, without a warrior,
    beset: i64 = 0                      # those with enemies at hand and a warrior at most,
    enemies: i64 = 0                    # warriors of the others where these stand,
    guests: i64 = 0                     # own ones where pieces of the others stand,
    prey: i64 = 0                       # and such pieces without a warrior, at hand
    warriors: i64 = 0
    p = g.pieces
    for clearing in range(CLEARINGS):
        own: i64 = 0
        others: i64 = 0
        for kind in range(SAWMILL, PIECES):
            if OWNER[kind] == faction:
                own += p[kind * CLEARINGS + clearing]
            else:
                others += p[kind * CLEARINGS + clearing]
        here = p[faction * CLEARINGS + clearing]
        warriors += here
        there = p[clearing] + p[CLEARINGS + clearing] + p[2 * CLEARINGS + clearing] - here
        near = BIT[clearing] | ADJACENT[clearing]
        if own > 0:
            if here == 0:
                bare += own
            if here <= 1 and theirs & near:
                beset += own
            enemies += there
        if others > 0:
            guests += here
            if there == 0 and mine & near:
                prey += others
    row.number(warriors)
    row.number(g.supply[faction])
    row.number(bare)
    row.number(beset)
    row.number(enemies)
    row.number(guests)
    row.number(prey)


def write_marquise(g: Root, row: Row) -> None:
    """What the next building of each kind costs and scores, and who guards the keep."""
    for kind in range(SAWMILL, RECRUITER + 1):
        built = g.on_map(kind)
        if built < 6:
            row.number(WOOD_COST[built])
            row.number(BUILD_POINTS[(kind - SAWMILL) * 6 + built])
        else:
            row.at += 2
    keep = g.keep_at()
    row.number(g.at(MARQUISE, keep) if keep != NONE else 0)


def write_eyrie(g: Root, ruled: i64, row: Row) -> None:
    """The Decree, the leader, and where roosts can be built."""
    for column in range(COLUMNS):
        for suit in range(4):
            row.number(bits(g.decree[column] & SUITED[suit]))
    row.one_of(g.leader, 4)
    sites = roost_sites(g, ruled)
    for suit in range(3):
        row.number(bits(sites & OF_SUIT[suit]))


def write_alliance(g: Root, me: i64, row: Row) -> None:
    """Supporters as far as known, bases and sympathy by suit, and what the next token costs."""
    supporters = g.supporters
    if me != ALLIANCE:
        supporters &= g.known[me]
    for suit in range(4):
        row.number(bits(supporters & SUITED[suit]))
    row.number(bits(g.supporters))
    row.number(g.officers)
    bases = g.where(BASE)
    tokens = g.where(SYMPATHY)
    for suit in range(3):
        row.flag(bases & OF_SUIT[suit] != 0)
    for suit in range(3):
        row.number(bits(tokens & OF_SUIT[suit]))
    guarded: i64 = 0
    for clearing in range(CLEARINGS):
        if tokens & BIT[clearing] and (g.at(MARQUISE, clearing) >= 3 or g.at(EYRIE, clearing) >= 3):
            guarded += 1
    row.number(guarded)
    placed = g.on_map(SYMPATHY)
    row.number(SYMPATHY_COST[placed] if placed < 10 else 0)


def write_vagabond(g: Root, row: Row) -> None:
    """Items, character, relationships, and quests: done, open, and within reach."""
    for item in range(ITEMS):
        row.number(g.items[item * STATES + READY])
    for item in range(ITEMS):
        row.number(g.items[item * STATES + EXHAUSTED])
    for item in range(ITEMS):
        row.number(g.items[item * STATES + DAMAGED] + g.items[item * STATES + DAMAGED + 1])
    row.one_of(g.character, 3)
    for faction in range(VAGABOND):
        row.one_of(g.relations[faction] if g.seat_of[faction] != NONE else NONE, 5)
        row.number(g.aids[faction])
    for suit in range(3):
        row.number(bits(g.quests_done & QUESTS_OF[suit]))
    for suit in range(3):
        row.number(bits(g.open_quests & QUESTS_OF[suit]))
    row.number(quests_at_hand(g))


def write_side(g: Root, faction: i64, ruled: i64, out: vec[u8], at: i64) -> None:
    """A faction's warriors, buildings and tokens, where they stand and rule; the Vagabond's pawn."""
    if faction == VAGABOND:
        if g.pawn != NONE:
            out[at + SIDE - PLACES + g.pawn] = 1
        return
    p = g.pieces
    for clearing in range(CLEARINGS):
        here = p[faction * CLEARINGS + clearing]
        if here > 0:
            place = at + faction * CLEARINGS + clearing
            out[place] = u8(here)
            if here >= SOME:
                out[place + WARRIORS] = 1
            if here >= MANY:
                out[place + 2 * WARRIORS] = 1
        if ruled & BIT[clearing]:
            out[at + SIDE - PLACES - WARRIORS + faction * CLEARINGS + clearing] = 1
    for kind in range(SAWMILL, PIECES):
        if OWNER[kind] == faction:
            for clearing in range(CLEARINGS):
                count = p[kind * CLEARINGS + clearing]
                if count > 0:
                    out[at + 3 * WARRIORS + (kind - SAWMILL) * CLEARINGS + clearing] = u8(count)
