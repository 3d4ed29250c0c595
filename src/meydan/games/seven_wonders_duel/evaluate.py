"""An opinion on a position: the chance to win, from features whose weights were fitted to played games.

`meydan fit seven_wonders_duel` plays games, fits the weights and writes `weights.json`.
"""
from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.opinion import read_weights, weighed
from meydan.core.rng import Rng
from meydan.core.state import BIT, any_choice
from meydan.games.seven_wonders_duel.actions import DISCARD, PICK
from meydan.games.seven_wonders_duel.components import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOUR,
    COLOURS,
    DIGIT,
    NONE,
    PROGRESS_TOKENS,
    RAW,
    RESOURCES,
    TOKEN,
    TOKENS,
    WONDER,
    WONDER_CARDS,
    WONDERS,
    ZONE_POINTS,
)
from meydan.games.seven_wonders_duel.state import UNPLAYED, City, Duel, bits, unit_prices, wonder_price

# What is counted for each city. An opinion is the difference between one's own and the rival's.
_SIMPLE: Final = (
    "turn", "points", "coins", "purse", "raw", "goods", "raw_choice", "goods_choice", "fixed_prices", "lead",
    "deep_lead", "siege", "symbols", "four_symbols", "five_symbols", "plans", "repeats", "built", "chains",
    "dear_plans")
FEATURES: Final = (_SIMPLE + tuple([f"colour-{name}" for name in COLOUR.names])
                   + tuple([f"token-{name}" for name in TOKEN.names])
                   + tuple([f"plan-{name}" for name in WONDER.names]))
COLOUR_FEATURES: Final = 20
TOKEN_FEATURES: Final[i64] = COLOUR_FEATURES + COLOURS
PLAN_FEATURES: Final[i64] = TOKEN_FEATURES + TOKENS
UNCOUNTED: Final[vec[float]] = vec[float]([0.0] * len(FEATURES))
LEAD: Final = True                      # features are one seat's lead over the other, not what a seat has
PHASES: Final = 10                      # the draft, then each Age in three parts
PATIENCE: Final = 2                     # how often a playout thinks better of discarding


WEIGHTS: Final[vec[float]] = read_weights(Path(__file__).parent, FEATURES, PHASES)


def phase(g: Duel) -> i64:
    """How far the game has gone, as far as weights differ."""
    if g.age == 0:
        return 0
    left = bits(g.present)
    part: i64 = 0
    if left <= 7:
        part = 2
    elif left <= 13:
        part = 1
    return 3 * g.age - 2 + part


def evaluate(g: Duel, seat: i64) -> float:
    """What the seat can expect, from -1.0 to 1.0."""
    return 2.0 / (1.0 + exp(-weighed(features(g, seat), WEIGHTS, phase(g)))) - 1.0


def features(g: Duel, seat: i64) -> vec[float]:
    """All features of a position, as this seat's lead over the other."""
    counted = UNCOUNTED[:]
    if g.current == seat:
        counted[0] = 1.0
    else:
        counted[0] = -1.0
    lead = g.distance(seat)
    side: i64 = 1
    if lead < 0:
        side = -1
    space = lead * side
    counted[9] = float(lead) / 9.0
    counted[10] = float(lead * space) / 81.0
    if space >= 6:
        counted[11] = float(side)
    points = float(side * ZONE_POINTS[space])
    chains: i64 = 0
    places = g.place
    for building in range(BUILDINGS):
        place = places[building]
        if place < 2:
            card = BUILDING_CARDS[building]
            worth = card.points
            if card.guild_points:
                worth += card.guild_points * g.most(card.guild_counts)
            if place == seat:
                points += float(worth)
            else:
                points -= float(worth)
        elif place == UNPLAYED:
            parent = BUILDING_CARDS[building].chain_from
            if parent != NONE and BUILDING_CARDS[building].age >= g.age:
                owner = places[parent]
                if owner < 2:
                    if owner == seat:
                        chains += 1
                    else:
                        chains -= 1
    counted[18] = float(chains)
    points += count_city(g, seat, 1.0, counted)
    points += count_city(g, 1 - seat, -1.0, counted)
    counted[1] = points / 10.0
    return counted


def count_city(g: Duel, owner: i64, sign: float, counted: vec[float]) -> float:
    """Add one city to the features; its points from Wonders and tokens."""
    city = g.cities[owner]
    counted[2] += sign * float(city.coins) / 10.0
    counted[3] += sign * float(min(city.coins, 5)) / 5.0
    raw: i64 = 0
    for resource in range(RAW):
        raw += min(city.makes >> DIGIT * resource & 63, 3)
    counted[4] += sign * float(raw) / 3.0
    goods: i64 = 0
    for resource in range(RAW, RESOURCES):
        goods += min(city.makes >> DIGIT * resource & 63, 2)
    counted[5] += sign * float(goods) / 2.0
    counted[6] += sign * float(city.raw_choice)
    counted[7] += sign * float(city.goods_choice)
    counted[8] += sign * float(bits(city.fixed_prices)) / 8.0
    symbols = bits(city.symbols)
    counted[12] += sign * float(symbols) / 3.0
    if symbols == 4:
        counted[13] += sign
    elif symbols == 5:
        counted[14] += sign
    points = count_wonders(g, owner, city, sign, counted)
    for colour in range(COLOURS):
        counted[COLOUR_FEATURES + colour] += sign * float(city.cards >> 8 * colour & 255)
    if city.tokens:
        owned = bits(city.tokens)
        for number in range(TOKENS):
            if city.tokens & BIT[number]:
                counted[TOKEN_FEATURES + number] += sign
                token = PROGRESS_TOKENS[number]
                points += float(token.points + token.points_per_token * owned)
    return sign * points


def count_wonders(g: Duel, owner: i64, city: City, sign: float, counted: vec[float]) -> float:
    """Add the Wonders, built and planned; the points of the built ones."""
    points: i64 = 0
    prices = unit_prices(city, g.cities[1 - owner])
    either = city.plans | city.wonders
    for number in range(WONDERS):
        if either & BIT[number]:
            wonder = WONDER_CARDS[number]
            if city.wonders & BIT[number]:
                points += wonder.points
                counted[17] += sign
                continue
            counted[15] += sign
            counted[PLAN_FEATURES + number] += sign
            if wonder.play_again or city.play_again:
                counted[16] += sign
            counted[19] += sign * float(max(wonder_price(city, prices, number) - city.coins, 0)) / 10.0
    return float(points)


def policy(g: Duel, rng: Rng) -> i64:
    """Any choice, but a card is mostly discarded only where little else can be done."""
    code = any_choice(g, rng)
    for _thought in range(PATIENCE):
        if code < DISCARD or code >= PICK:
            return code
        code = any_choice(g, rng)
    return code
