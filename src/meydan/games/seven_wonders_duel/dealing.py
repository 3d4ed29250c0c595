"""Set-up: the draft, dealing from a seed or from explicit orders, and dealing anew what is hidden."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.seven_wonders_duel.actions import PICK, PICKED
from meydan.games.seven_wonders_duel.components import (
    BOARD_TOKENS,
    BUILDING_CARDS,
    BUILDINGS,
    DECKS,
    FIRST_GAME_WONDERS,
    GUILD_BACK,
    GUILDS_IN_PLAY,
    LIBRARY_DRAW,
    PICKERS,
    SLOTS,
    TOKENS,
    WONDERS,
)
from meydan.games.seven_wonders_duel.effects import KEEP_TOKEN
from meydan.games.seven_wonders_duel.state import Duel
from meydan.games.seven_wonders_duel.turn import LAY_STRUCTURE

GROUP: Final = 4
ALL_WONDERS: Final[vec[i64]] = vec[i64](range(WONDERS))
ALL_TOKENS: Final[vec[i64]] = vec[i64](range(TOKENS))
EVERY_BUILDING: Final[vec[i64]] = vec[i64]([1] * BUILDINGS)
EVERY_TOKEN: Final = 2**TOKENS - 1


class PickWonder(Step[Duel]):
    """Wonders are picked from two groups of four, in the order of SWD-3.4."""

    def write(self, g: Duel, f: Frame, codes: vec[i64]) -> i64:
        count: i64 = 0
        taken = g.cities[0].plans | g.cities[1].plans
        group = f.number // GROUP * GROUP
        for number in range(group, group + GROUP):
            wonder = g.wonder_order[number]
            if not taken & BIT[wonder]:
                codes[count] = PICK + wonder
                count += 1
        return count

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        g.cities[f.player].plans |= BIT[code - PICK]
        g.note(PICKED, f.player, code - PICK)
        following = f.number + 1
        if following == 2 * GROUP:
            g.then(LAY_STRUCTURE, g.first, 1)
            return
        if following == GROUP:
            g.reveal()                              # the second group is laid out
        g.then(PICK_WONDER, picker(g, following), following)


PICK_WONDER: Final = PickWonder()


def picker(g: Duel, number: i64) -> i64:
    """The seat that makes this pick of the draft."""
    if PICKERS[number] == 0:
        return g.first
    return 1 - g.first


def open_game(g: Duel) -> None:
    """The first decision: the draft, or at once the first structure with fixed Wonders (SWD-2.8)."""
    if g.draft:
        g.then(PICK_WONDER, g.first, 0)
    else:
        for number in range(2 * GROUP):
            seat = g.first
            if number >= GROUP:
                seat = 1 - g.first
            g.cities[seat].plans |= BIT[g.wonder_order[number]]
        g.then(LAY_STRUCTURE, g.first, 1)
    g.settle()


def fresh(seed: i64, first: i64, draft: bool) -> Duel:
    """Shuffle and deal; `first` is the opening seat, or -1 for either."""
    g = Duel()
    rng = Rng(seed)
    g.first = first
    if first < 0:
        g.first = rng.below(2)
    g.draft = draft
    tokens = ALL_TOKENS[:]
    rng.mix(tokens)
    for place in range(TOKENS):
        if place < BOARD_TOKENS:
            g.board_tokens |= BIT[tokens[place]]
        elif place < BOARD_TOKENS + LIBRARY_DRAW:
            g.library |= BIT[tokens[place]]
    g.box_tokens = EVERY_TOKEN & ~g.board_tokens
    if draft:
        wonders = ALL_WONDERS[:]
        rng.mix(wonders)
        g.wonder_order = wonders[:2 * GROUP]
    else:
        g.wonder_order = FIRST_GAME_WONDERS
    for age in range(1, 4):
        deal_structure(g, age, rng)
    open_game(g)
    return g


def deal_structure(g: Duel, age: i64, rng: Rng) -> None:
    """The 20 cards of an Age: three of its deck are left out; Age III has three Guilds (SWD-2.5, 2.6)."""
    deck = DECKS[age - 1][:]
    rng.mix(deck)
    if age == 3:
        guilds = DECKS[GUILD_BACK][:]
        rng.mix(guilds)
        for place in range(GUILDS_IN_PLAY):
            deck[SLOTS - 1 - place] = guilds[place]
        rng.mix(deck)
    cards = g.cards
    for slot in range(SLOTS):
        cards[age * SLOTS + slot] = deck[slot]


def determinize(source: Duel, observer: i64, seed: i64) -> Duel:
    """Face-down cards, later Ages, the unseen Wonders and the box draw are dealt anew (SWD-17.2)."""
    g = Duel(source)
    rng = Rng(seed)
    g.cards = source.cards[:]
    if g.age > 0:
        deal_face_down(g, rng)
    for age in range(max(g.age, 0) + 1, 4):
        deal_structure(g, age, rng)
    if g.draft and g.age == 0:
        deal_wonders(g, rng)
    if g.library and not (g.stack and g.stack[-1].step is KEEP_TOKEN and g.current == observer):
        box = ALL_TOKENS[:]
        count: i64 = 0
        for token in range(TOKENS):
            if g.box_tokens & BIT[token]:
                box[count] = token
                count += 1
        box = box[:count]
        rng.mix(box)
        g.library = 0
        for place in range(LIBRARY_DRAW):
            g.library |= BIT[box[place]]
        if g.stack and g.stack[-1].step is KEEP_TOKEN:
            g.settle()
    return g


def deal_face_down(g: Duel, rng: Rng) -> None:
    """Each face-down card is any unseen card with its back (SWD-17.5)."""
    base = g.age * SLOTS
    hidden = g.present & ~g.shown
    if not hidden:
        return
    cards = g.cards
    unseen = EVERY_BUILDING[:]
    for slot in range(SLOTS):
        if not hidden & BIT[slot]:
            unseen[cards[base + slot]] = 0
    deal_back(cards, base, hidden, g.age - 1, unseen, rng)
    deal_back(cards, base, hidden, GUILD_BACK, unseen, rng)


def deal_back(cards: vec[i64], base: i64, hidden: i64, back: i64, unseen: vec[i64], rng: Rng) -> None:
    """Deal the hidden cards with this back, in the slots from `base` on."""
    pool = DECKS[back][:]
    count: i64 = 0
    for building in DECKS[back]:
        if unseen[building]:
            pool[count] = building
            count += 1
    pool = pool[:count]
    rng.mix(pool)
    while hidden:
        place = base + lowest(hidden)
        hidden &= hidden - 1
        if BUILDING_CARDS[cards[place]].back == back:
            count -= 1
            cards[place] = pool[count]


def deal_wonders(g: Duel, rng: Rng) -> None:
    """The Wonders of a group not yet shown are any of the others (SWD-3.5)."""
    if g.stack[-1].number >= GROUP:
        return
    shown: i64 = 0
    for place in range(GROUP):
        shown |= BIT[g.wonder_order[place]]
    unseen = ALL_WONDERS[:]
    count: i64 = 0
    for wonder in range(WONDERS):
        if not shown >> wonder & 1:
            unseen[count] = wonder
            count += 1
    unseen = unseen[:count]
    rng.mix(unseen)
    order = g.wonder_order[:]
    for place in range(GROUP, 2 * GROUP):
        order[place] = unseen[place - GROUP]
    g.wonder_order = order
