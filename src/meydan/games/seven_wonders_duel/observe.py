"""What a seat knows, as a row of small numbers for learners. Nothing hidden is looked at.

`LAYOUT` names the sections in order. "Mine" is the observer's, "theirs" the rival's. Buildings, tokens and Wonders
stand in the order of `components`. What is asked, and the choices, are told to the seat that is asked only.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.observation import Section
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
JUDGED: Final = 1272                    # so much is shown to the network: all but the choices
OPEN_TO_ALL: Final = True               # what is hidden is hidden from both
CHOICES: Final = 1272                   # 1202, one for each action
SIZE: Final = 2474

COIN_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20])
LAYOUT: Final = (
    Section("built_by_me", MINE, 73, 1), Section("built_by_them", THEIRS, 73, 1), Section("discarded", THROWN, 73, 1),
    Section("accessible", OPEN, 73, 1), Section("covered_by_one", ONE_ABOVE, 73, 1),
    Section("covered_by_two", TWO_ABOVE, 73, 1), Section("may_come", UNSEEN, 73, 1),
    Section("my_price", MY_PRICE, 73, 24), Section("their_price", THEIR_PRICE, 73, 24), Section("frees", FREES, 73, 2),
    Section("turns_up", TURNS, 73, 2), Section("payable", PAYABLE, 73, 1), Section("slots", SLOT, 60, 1),
    Section("age", AGE_AT, 4, 1), Section("asks", ASKS, 7, 1), Section("picks", PICKS, 8, 1),
    Section("pawn", PAWN, 19, 1), Section("looted", LOOTED_AT, 4, 1), Section("cards_left", LEFT, 21, 1),
    Section("wonders_built", BUILT, 8, 1), Section("plays_again", AGAIN, 1, 1),
    Section("tokens_on_board", TOKEN_BOARD, 10, 1), Section("tokens_in_box", TOKEN_BOX, 10, 1),
    Section("tokens_drawn", TOKEN_DRAWN, 10, 1), Section("wonders_offered", OFFER, 12, 1),
    Section("points_ahead", AHEAD, 13, 1), Section("my_city", CITY, CITY_SIZE, 255),
    Section("their_city", CITY + CITY_SIZE, CITY_SIZE, 255), Section("choices", CHOICES, 1202, 1))

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
    code: i64 = g.choices[0]
    for choice in g.choices:
        chosen: i64 = choice
        out[at + CHOICES + chosen] = one
    if code >= WONDER_WITH or code < PICK:
        out[at + ASKS] = one
    elif code >= REVIVE:
        out[at + ASKS + 1] = one
    elif code >= DESTROY:
        out[at + ASKS + 2] = one
    elif code >= START:
        out[at + ASKS + 3] = one
    elif code >= BOX_TOKEN:
        out[at + ASKS + 4] = one
        for option in g.choices:
            drawn: i64 = option
            out[at + TOKEN_DRAWN + drawn - BOX_TOKEN] = one
    elif code >= BOARD_TOKEN:
        out[at + ASKS + 5] = one
    else:
        out[at + ASKS + 6] = one
        out[at + PICKS + bits(me.plans | them.plans)] = one
        for option in g.choices:
            offered: i64 = option
            out[at + OFFER + offered - PICK] = one


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
