"""What a seat knows, as a row of small numbers for learners. Nothing hidden is looked at.

`LAYOUT` names the sections in order. "Mine" is the observer's, "theirs" the rival's. Buildings, tokens and Wonders
stand in the order of `components`. The choices are told to the seat that is asked only. Prices are cut off at 24 and
coins in `city` at 60; `exact_coins` has them all.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import Part, each, sections
from meydan.core.state import BIT, lowest
from meydan.games.seven_wonders_duel.actions import (
    BOARD_TOKEN,
    BOX_TOKEN,
    DESTROY,
    PICK,
    REVIVE,
    START,
    WONDER_WITH,
)
from meydan.games.seven_wonders_duel.components import (
    BUILDING_CARDS,
    BUILDINGS,
    COVERED_BY,
    COVERS_LEFT,
    COVERS_RIGHT,
    DIGIT,
    GUILD_BACK,
    NONE,
    RESOURCES,
    SLOTS,
    TOKENS,
    WONDERS,
)
from meydan.games.seven_wonders_duel.state import (
    DISCARD_PILE,
    UNDER,
    UNPLAYED,
    City,
    Duel,
    bits,
    unit_price,
    unit_prices,
    wonder_price,
)
from meydan.games.seven_wonders_duel.turn import END_TURN

# Channels by building.
MINE: Final = 0
THEIRS: Final = 73
THROWN: Final = 146
OPEN: Final = 219                       # accessible
ONE_ABOVE: Final = 292                  # face up, covered by one card, or two
TWO_ABOVE: Final = 365
UNSEEN: Final = 438                     # may still come in this Age
MY_PRICE: Final = 511
THEIR_PRICE: Final = 584
FREES: Final = 657                      # cards that become accessible when it is taken
TURNS: Final = 730                      # and those of them that are face down
PAYABLE: Final = 803
SLOT: Final = 876                       # 20 present, 20 face down, 20 face-down Guilds
AGE_AT: Final = 936                     # 4
ASKS: Final = 940                       # 7
PICKS: Final = 947                      # 8
PAWN: Final = 955                       # 19
LOOTED_AT: Final = 974                  # 4
LEFT: Final = 978                       # 21 cards left
BUILT: Final = 999                      # 8 Wonders built by both
AGAIN: Final = 1007
TOKEN_BOARD: Final = 1008               # 10
TOKEN_BOX: Final = 1018                 # 10
TOKEN_DRAWN: Final = 1028               # 10
OFFER: Final = 1038                     # 12 Wonders on offer
AHEAD: Final = 1050                     # 13 bins of points ahead
CITY: Final = 1063                      # twice
# Within a city.
COINS: Final = 0                        # 1 + 12
MAKES: Final = 13                       # 5
PRICES: Final = 18                      # 5
CHOICE: Final = 23                      # 2
SYMBOLS: Final = 25                     # 7
KNOWN: Final = 32                       # 6
PLANS: Final = 38                       # 12
WONDER: Final = 50                      # 12
WONDER_PRICE: Final = 62                # 12
WONDER_PAYABLE: Final = 74              # 12
TOKEN: Final = 86                       # 10
COLOURS_AT: Final = 96                  # 7
POINTS: Final = 103                     # 1
CITY_SIZE: Final = 104
OF_THE_BOX: Final = 4                   # of ASKS
OF_THE_WONDERS: Final = 6
JUDGED: Final = 1272                    # so much is shown to the network: all but the choices
OPEN_TO_ALL: Final = True               # what is hidden is hidden from both
CHOICES: Final = 1272                   # 1202, one for each action
CHOICES_MADE: Final = 1202
ASKS_RIVAL: Final = 2474                # 7, like ASKS
FIRST_AT: Final = 2481
EXACT_COINS: Final = 2482               # 2
ON_SHOW: Final = 2484                   # 12 Wonders on offer, whoever picks
BELOW: Final = 2496                     # 12: the building below a Wonder, from 1 on
SIZE: Final = 2508

COIN_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
CITY_PARTS: Final[tuple[Part, ...]] = (
    ("coins", 13, 60), ("makes", 5, 63), ("unit_prices", 5, 255), ("makes_any", 2, 255), ("symbols", 7, 1),
    ("symbols_known", 6, 1), ("wonders_planned", 12, 1), ("wonders_built", 12, 1), ("wonder_prices", 12, 24),
    ("wonders_payable", 12, 1), ("tokens", 10, 1), ("cards_by_colour", 7, 255), ("points", 1, 120))
LAYOUT: Final = sections(
    ("built_by_me", 73, 1), ("built_by_them", 73, 1), ("discarded", 73, 1), ("accessible", 73, 1),
    ("covered_by_one", 73, 1), ("covered_by_two", 73, 1), ("may_come", 73, 1), ("my_price", 73, 24),
    ("their_price", 73, 24), ("frees", 73, 2), ("turns_up", 73, 2), ("payable", 73, 1), ("slots", (3, 20), 1),
    ("age", 4, 1), ("asks", 7, 1), ("picks", 8, 1), ("pawn", 19, 1), ("looted", (2, 2), 1), ("cards_left", 21, 1),
    ("wonders_built", 8, 1), ("plays_again", 1, 1), ("tokens_on_board", 10, 1), ("tokens_in_box", 10, 1),
    ("tokens_drawn", 10, 1), ("wonders_offered", 12, 1), ("points_ahead", 13, 1)) + sections(
    *each("city", 2, *CITY_PARTS), ("unused", JUDGED - CITY - 2 * CITY_SIZE, 0), ("choices", CHOICES_MADE, 1),
    ("asks_rival", 7, 1), ("first", 1, 1), ("exact_coins", 2, 255), ("wonders_on_show", 12, 1),
    ("below_wonders", 12, BUILDINGS), start=CITY)

# The policy's outputs: codes below WONDER_WITH as they are, then a card's and a Wonder's share of the rest.
CARD_SHARE: Final = 326
WONDER_SHARE: Final = 399
OUTPUTS: Final = 411


def observe(g: Duel, seat: i64, out: vec[u8], at: i64) -> None:
    """Write SIZE numbers from `at` on, where all was zero."""
    one: u8 = 1
    rival = 1 - seat
    me = g.cities[seat]
    them = g.cities[rival]
    my_prices = unit_prices(me, them)
    their_prices = unit_prices(them, me)
    age = g.age
    # Buildings played, or still to come.
    for building in range(BUILDINGS):
        where = g.place[building]
        if where == UNPLAYED:
            back = BUILDING_CARDS[building].back
            if age > 0 and (back == age - 1 or (age == 3 and back == GUILD_BACK)):
                out[at + UNSEEN + building] = one
        elif where == seat:
            out[at + MINE + building] = one
        elif where == rival:
            out[at + THEIRS + building] = one
        elif where == DISCARD_PILE:
            out[at + THROWN + building] = one
        elif where >= UNDER:
            out[at + BELOW + where - UNDER] = u8(building + 1)
    # The structure.
    base = age * SLOTS
    rest = g.present
    present = g.present
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        out[at + SLOT + slot] = one
        building = g.cards[base + slot]
        if not g.shown & BIT[slot]:
            out[at + SLOT + 20 + slot] = one
            if BUILDING_CARDS[building].back == GUILD_BACK:
                out[at + SLOT + 40 + slot] = one
            continue
        out[at + UNSEEN + building] = 0
        mine = g.building_price(seat, me, my_prices, building)
        out[at + MY_PRICE + building] = u8(min(mine, 24))
        out[at + THEIR_PRICE + building] = u8(min(g.building_price(rival, them, their_prices, building), 24))
        above = bits(present & COVERED_BY[base + slot])
        if above == 0:
            out[at + OPEN + building] = one
            if mine <= me.coins:
                out[at + PAYABLE + building] = one
            left = COVERS_LEFT[base + slot]
            if left != NONE:
                without = present & ~BIT[slot]
                frees: i64 = 0
                turns: i64 = 0
                right = COVERS_RIGHT[base + slot]
                if without & BIT[left] and not without & COVERED_BY[base + left]:
                    frees += 1
                    if not g.shown & BIT[left]:
                        turns += 1
                if right != left and without & BIT[right] and not without & COVERED_BY[base + right]:
                    frees += 1
                    if not g.shown & BIT[right]:
                        turns += 1
                out[at + FREES + building] = u8(frees)
                out[at + TURNS + building] = u8(turns)
        elif above == 1:
            out[at + ONE_ABOVE + building] = one
        else:
            out[at + TWO_ABOVE + building] = one
    # The table.
    out[at + AGE_AT + age] = one
    if g.current == seat:
        observe_question(g, me, them, out, at)
    elif g.current == rival:
        out[at + ASKS_RIVAL + asked_for(g.choices[0])] = one
    if g.current >= 0 and asked_for(g.choices[0]) == OF_THE_WONDERS:
        for choice in g.choices:
            shown: i64 = choice
            out[at + ON_SHOW + shown - PICK] = one
    if g.first == seat:
        out[at + FIRST_AT] = one
    out[at + EXACT_COINS] = u8(min(me.coins, 255))
    out[at + EXACT_COINS + 1] = u8(min(them.coins, 255))
    distance = g.distance(seat)
    out[at + PAWN + 9 + distance] = one
    for who in range(2):
        owner = seat
        if who == 1:
            owner = rival
        if g.looted & BIT[10 * owner + 3]:
            out[at + LOOTED_AT + 2 * who] = one
        if g.looted & BIT[10 * owner + 6]:
            out[at + LOOTED_AT + 2 * who + 1] = one
    out[at + LEFT + bits(present)] = one
    out[at + BUILT + bits(me.wonders | them.wonders)] = one
    for frame in g.stack:
        if frame.step is END_TURN and frame.number == 1:
            out[at + AGAIN] = one
    for token in range(TOKENS):
        if g.board_tokens & BIT[token]:
            out[at + TOKEN_BOARD + token] = one
        if g.box_tokens & BIT[token]:
            out[at + TOKEN_BOX + token] = one
    my_points = g.points(seat)
    their_points = g.points(rival)
    out[at + AHEAD + max(0, min(12, (my_points - their_points + 32) // 5))] = one
    for who in range(2):
        city = me
        prices = my_prices
        points = my_points
        if who == 1:
            city = them
            prices = their_prices
            points = their_points
        row = at + CITY + CITY_SIZE * who
        coins = city.coins
        out[row + COINS] = u8(min(coins, 60))
        for step in range(12):
            if coins >= COIN_STEPS[step]:
                out[row + COINS + 1 + step] = one
        for resource in range(RESOURCES):
            out[row + MAKES + resource] = u8(city.makes >> DIGIT * resource & 63)
            out[row + PRICES + resource] = u8(unit_price(prices, resource))
        out[row + CHOICE] = u8(city.raw_choice)
        out[row + CHOICE + 1] = u8(city.goods_choice)
        for symbol in range(7):
            if city.symbols & BIT[symbol]:
                out[row + SYMBOLS + symbol] = one
        for known in range(min(bits(city.symbols), 6)):
            out[row + KNOWN + known] = one
        either = city.plans | city.wonders
        for number in range(WONDERS):
            if either & BIT[number]:
                if city.wonders & BIT[number]:
                    out[row + WONDER + number] = one
                else:
                    out[row + PLANS + number] = one
                    price = wonder_price(city, prices, number)
                    out[row + WONDER_PRICE + number] = u8(min(price, 24))
                    if price <= coins:
                        out[row + WONDER_PAYABLE + number] = one
        if city.tokens:
            for token in range(TOKENS):
                if city.tokens & BIT[token]:
                    out[row + TOKEN + token] = one
        for colour in range(7):
            out[row + COLOURS_AT + colour] = u8(city.cards >> 8 * colour & 255)
        out[row + POINTS] = u8(max(0, min(points, 120)))


def observe_question(g: Duel, me: City, them: City, out: vec[u8], at: i64) -> None:
    """What the seat is asked, and what it may answer."""
    one: u8 = 1
    for choice in g.choices:
        chosen: i64 = choice
        out[at + CHOICES + chosen] = one
    asks = asked_for(g.choices[0])
    out[at + ASKS + asks] = one
    if asks == OF_THE_BOX:
        for option in g.choices:
            drawn: i64 = option
            out[at + TOKEN_DRAWN + drawn - BOX_TOKEN] = one
    elif asks == OF_THE_WONDERS:
        out[at + PICKS + bits(me.plans | them.plans)] = one
        for option in g.choices:
            offered: i64 = option
            out[at + OFFER + offered - PICK] = one


def asked_for(code: i64) -> i64:
    """Of what a code is a choice: the turn, a card to revive, to destroy, who begins, a token of the box, one of the
    board, a Wonder."""
    if code >= WONDER_WITH or code < PICK:
        return 0
    if code >= REVIVE:
        return 1
    if code >= DESTROY:
        return 2
    if code >= START:
        return 3
    if code >= BOX_TOKEN:
        return OF_THE_BOX
    if code >= BOARD_TOKEN:
        return 5
    return OF_THE_WONDERS


def signature(g: Duel) -> i64:
    """A number by which positions differ that came about by different luck: 60 bits, as a search compares thousands of
    layouts of an Age with each other, and would play on in another's."""
    one: i64 = 1
    two: i64 = 1
    base = g.age * SLOTS
    rest = g.shown & g.present
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        card = g.cards[base + slot]
        one = (one * 1000003 + card + 1) % 1000000007
        two = (two * 754974721 + card + 3) % 998244353
    for option in g.choices:
        code: i64 = option
        one = (one * 1000003 + code + 7) % 1000000007
        two = (two * 754974721 + code + 11) % 998244353
    return one << 30 | two


def outputs_of(code: int) -> tuple[int, int]:
    """The outputs of the network whose sum is a code's logit; -1 is none."""
    if code < WONDER_WITH:
        return code, -1
    return CARD_SHARE + (code - WONDER_WITH) // WONDERS, WONDER_SHARE + (code - WONDER_WITH) % WONDERS
