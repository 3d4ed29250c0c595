"""What lies on the table, and questions about it."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT, GameState, lowest
from meydan.games.seven_wonders_duel.components import (
    BASE_PRICE,
    BLUE,
    BUILDING_CARDS,
    BUILDINGS,
    BUILT_WONDERS,
    COIN_TRIPLES,
    COINS_PER_POINT,
    COLOURS,
    COVERED_BY,
    COVERS_LEFT,
    COVERS_RIGHT,
    DIGIT,
    DISCARD_COINS,
    DISCARD_COINS_PER_YELLOW,
    FIXED_PRICE,
    MIDDLE,
    NONE,
    PROGRESS_TOKENS,
    PURPLE,
    RAW,
    RESOURCES,
    SLOTS,
    START_COINS,
    TOKENS,
    WONDER_CARDS,
    WONDER_LIMIT,
    WONDERS,
    YELLOW,
    ZONE_POINTS,
    Building,
)

# Where a building lies: in city 0 or 1, on the discard pile, under a Wonder (+ which), or not yet played.
DISCARD_PILE: Final = 2
UNDER: Final = 3
UNPLAYED: Final = 15

NOT_DEALT: Final[vec[i64]] = vec[i64]([0] * (4 * SLOTS))
NOT_PLAYED: Final[vec[i64]] = vec[i64]([UNPLAYED] * BUILDINGS)
NO_WONDERS: Final[vec[i64]] = vec[i64]([])

MILITARY: Final = 0                     # endings
SCIENCE: Final = 1
CIVILIAN: Final = 2

ONES: Final = 0b000001_000001_000001_000001_000001
EVEN: Final = 32 * ONES

# How a missing unit is met, in a bill.
BOUGHT: Final = 0
CHOSEN: Final = 1                       # by a producer of choice
REBATED: Final = 2                      # by Architecture or Masonry


@final
@mypyc_attr(acyclic=True)
class City:
    """One player's coins, production and Wonders. Which buildings stand in it is told by `Duel.place`."""
    __slots__ = ("coins", "makes", "raises", "cards", "fixed_prices", "raw_choice", "goods_choice", "symbols", "plans",
                 "wonders", "tokens", "wonder_rebate", "blue_rebate", "economy", "extra_shields", "play_again",
                 "chain_coins")

    def __init__(self, source: City | None = None) -> None:
        if source is None:
            self.coins: i64 = START_COINS
            self.makes: i64 = 0                                     # by brown and grey cards; a digit a resource
            self.raises: i64 = 0                                    # the opponent's prices, by the same; mirrored
            self.cards: i64 = 0                                     # how many of each colour; 8 bits a colour
            self.fixed_prices: i64 = 0                              # a full digit for each such resource; mirrored
            self.raw_choice: i64 = 0                                # producers of choice
            self.goods_choice: i64 = 0
            self.symbols: i64 = 0                                   # mask of science symbols
            self.plans: i64 = 0                                     # mask of Wonders still to be built
            self.wonders: i64 = 0                                   # mask of built Wonders
            self.tokens: i64 = 0                                    # mask of Progress tokens
            self.wonder_rebate: i64 = 0                             # what the tokens do
            self.blue_rebate: i64 = 0
            self.economy: bool = False
            self.extra_shields: i64 = 0
            self.play_again: bool = False
            self.chain_coins: i64 = 0
        else:
            self.coins = source.coins
            self.makes = source.makes
            self.raises = source.raises
            self.cards = source.cards
            self.fixed_prices = source.fixed_prices
            self.raw_choice = source.raw_choice
            self.goods_choice = source.goods_choice
            self.symbols = source.symbols
            self.plans = source.plans
            self.wonders = source.wonders
            self.tokens = source.tokens
            self.wonder_rebate = source.wonder_rebate
            self.blue_rebate = source.blue_rebate
            self.economy = source.economy
            self.extra_shields = source.extra_shields
            self.play_again = source.play_again
            self.chain_coins = source.chain_coins

    def missing(self, needs: i64) -> i64:
        """The units that the city's own brown and grey cards do not make; a digit a resource.

        All resources at once: a digit of `balance` is 32 + needed - made, above 32 where units are missing.
        """
        balance = (needs | EVEN) - self.makes
        return balance & ((balance - ONES & EVEN) >> 5) * 31

    def count(self, what: i64) -> i64:
        """Cards of a colour, built Wonders, or full sets of three coins."""
        if what < COLOURS:
            return self.cards >> 8 * what & 255
        if what == BUILT_WONDERS:
            return bits(self.wonders)
        assert what == COIN_TRIPLES
        return self.coins // COINS_PER_POINT


def uncovered(present: i64, base: i64, slot: i64) -> i64:
    """The bit of a slot once all cards that cover it are gone; `base` is where the slots of its Age begin (SWD-4.5)."""
    if present & COVERED_BY[base + slot]:
        return 0
    return BIT[slot]


def unit_prices(buyer: City, rival: City) -> i64:
    """What a unit of each resource costs, a digit for each, mirrored (SWD-6.11, 6.14).

    It is 2 and as many as the opponent's cards make, or a fixed 1.
    """
    return BASE_PRICE * ONES + rival.raises & ~buyer.fixed_prices | FIXED_PRICE * ONES & buyer.fixed_prices


def unit_price(prices: i64, resource: i64) -> i64:
    return prices >> MIDDLE - DIGIT * resource & 63


def dearest_missing(prices: i64, missing: i64, first: i64, last: i64) -> i64:
    """The resource with the highest price among the missing ones of this range."""
    best: i64 = NONE
    highest: i64 = 0
    for resource in range(first, last):
        price = unit_price(prices, resource)
        if price > highest and missing >> DIGIT * resource & 63:
            highest = price
            best = resource
    return best


def trade(buyer: City, prices: i64, needs: i64, rebate: i64, within: i64) -> i64:
    """The least total for the missing units (SWD-6.18); one that is `within` so many coins need not be the least."""
    missing = buyer.missing(needs)
    if not missing:
        return 0
    # Prices are mirrored so that the middle digit of the product sums units times price over all resources.
    total = missing * prices >> MIDDLE & 63
    if total > within and (buyer.raw_choice or buyer.goods_choice or rebate):
        total = to_buy(buyer, prices, missing, rebate) * prices >> MIDDLE & 63
    return total


def to_buy(buyer: City, prices: i64, missing: i64, rebate: i64, bill: list[tuple[int, int, int]] | None = None) -> i64:
    """Of the missing units producers of choice take the dearest, then the rebate (a bill lists them); what is left."""
    raw_choice = buyer.raw_choice
    chosen = raw_choice + buyer.goods_choice
    for unit in range(chosen + rebate):
        if unit < raw_choice:
            dearest = dearest_missing(prices, missing, 0, RAW)
        elif unit < chosen:
            dearest = dearest_missing(prices, missing, RAW, RESOURCES)
        else:
            dearest = dearest_missing(prices, missing, 0, RESOURCES)
        if dearest != NONE:
            missing -= BIT[DIGIT * dearest]
            if bill is not None:
                bill.append((dearest, unit_price(prices, dearest), CHOSEN if unit < chosen else REBATED))
    return missing


def bill_for(buyer: City, prices: i64, needs: i64, rebate: i64) -> list[tuple[int, int, int]]:
    """Each missing unit as (resource, price, how it is met)."""
    bill: list[tuple[int, int, int]] = []
    left = to_buy(buyer, prices, buyer.missing(needs), rebate, bill)
    for resource in range(RESOURCES):
        for _unit in range(left >> DIGIT * resource & 63):
            bill.append((resource, unit_price(prices, resource), BOUGHT))
    return bill


def building_rebate(buyer: City, card: Building) -> i64:
    """Units that the buyer need not have for a building."""
    if card.colour == BLUE:
        return buyer.blue_rebate
    return 0


def building_trade(buyer: City, prices: i64, card: Building, within: i64 = 0) -> i64:
    """What the resources for a building cost: see `trade`."""
    return trade(buyer, prices, card.needs, building_rebate(buyer, card), within)


def wonder_price(buyer: City, prices: i64, wonder: i64, within: i64 = 0) -> i64:
    """What a Wonder costs; all of it is for trade."""
    return trade(buyer, prices, WONDER_CARDS[wonder].needs, buyer.wonder_rebate, within)


@final
@mypyc_attr(acyclic=True)
class Duel(GameState):
    """A position of 7 Wonders Duel."""
    __slots__ = ("accessible", "age", "board_tokens", "box_tokens", "cards", "cities", "draft", "first", "library",
                 "looted", "pawn", "place", "present", "shown", "wonder_order")

    def __init__(self, source: Duel | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.first: i64 = 0                     # the seat that opens the game
            self.draft: bool = True                 # False: the first game's fixed Wonders
            self.age: i64 = 0                       # 0 during the draft
            self.pawn: i64 = 0                      # towards the second player's capital
            self.looted: i64 = 0                    # Military tokens used: bit 10 * who lost coins + space
            self.present: i64 = 0                   # slots of the structure that still hold a card
            self.accessible: i64 = 0                # slots whose card no other card covers (SWD-4.5)
            self.shown: i64 = 0                     # slots laid or turned face up
            self.board_tokens: i64 = 0              # masks of Progress tokens
            self.box_tokens: i64 = 0
            self.library: i64 = 0                   # the three The Great Library will draw, then shows
            # Fixed once dealt, and shared by clones: the buildings of all slots, and the Wonder groups.
            self.cards: vec[i64] = NOT_DEALT[:]
            self.wonder_order: vec[i64] = NO_WONDERS
            self.place: vec[i64] = NOT_PLAYED[:]
            self.cities: vec[City] = vec[City]([City(), City()])
        else:
            self.first = source.first
            self.draft = source.draft
            self.age = source.age
            self.pawn = source.pawn
            self.looted = source.looted
            self.present = source.present
            self.accessible = source.accessible
            self.shown = source.shown
            self.board_tokens = source.board_tokens
            self.box_tokens = source.box_tokens
            self.library = source.library
            self.cards = source.cards
            self.wonder_order = source.wonder_order
            self.place = source.place[:]
            self.cities = vec[City]([City(source.cities[0]), City(source.cities[1])])

    def clone(self) -> Duel:
        return Duel(self)

    def determinize(self, observer: i64, seed: i64) -> Duel:
        return dealing.determinize(self, observer, seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        from meydan.games.seven_wonders_duel.view import view

        return view(self, seat)

    # The structure.

    def card(self, slot: i64) -> i64:
        """The building in a slot of this Age."""
        return self.cards[self.age * SLOTS + slot]

    def lay(self, present: i64, shown: i64) -> None:
        """Lay cards in these slots; shown ones face up."""
        base = self.age * SLOTS
        accessible: i64 = 0
        for slot in range(SLOTS):
            accessible |= present & uncovered(present, base, slot)
        self.present = present
        self.shown = shown
        self.accessible = accessible

    def take(self, building: i64) -> None:
        """An accessible card leaves the structure."""
        base = self.age * SLOTS
        cards = self.cards
        accessible = self.accessible
        rest = accessible
        slot = lowest(rest)
        while cards[base + slot] != building:
            rest &= rest - 1
            slot = lowest(rest)
        present = self.present & ~BIT[slot]
        accessible &= ~BIT[slot]
        left = COVERS_LEFT[base + slot]
        if left != NONE:
            right = COVERS_RIGHT[base + slot]
            accessible |= present & (uncovered(present, base, left) | uncovered(present, base, right))
        self.present = present
        self.accessible = accessible

    # Prices.

    def prices(self, seat: i64) -> i64:
        """What each resource costs this seat: see `unit_prices`."""
        return unit_prices(self.cities[seat], self.cities[1 - seat])

    def chained(self, seat: i64, card: Building) -> bool:
        """Whether the city holds the building that makes this one free (SWD-6.20)."""
        return card.chain_from != NONE and self.place[card.chain_from] == seat

    def building_price(self, seat: i64, city: City, prices: i64, building: i64, within: i64 = 0) -> i64:
        """All coins this seat, whose city it is, would pay to build it; if `within` so many, perhaps not the least."""
        card = BUILDING_CARDS[building]
        if card.chain_from != NONE and self.chained(seat, card):
            return 0
        if not card.needs:
            return card.price
        return card.price + building_trade(city, prices, card, within - card.price)

    def discard_reward(self, seat: i64) -> i64:
        """Coins for discarding a card (SWD-7.1)."""
        return DISCARD_COINS + DISCARD_COINS_PER_YELLOW * self.cities[seat].count(YELLOW)

    def wonders_left(self) -> bool:
        """Whether a Wonder can still be built by anybody (SWD-8.4)."""
        return bits(self.cities[0].wonders | self.cities[1].wonders) < WONDER_LIMIT

    # Points.

    def most(self, counts: list[int]) -> i64:
        """What a Guild counts, in the city that has more of it (SWD-12.6)."""
        larger: i64 = 0
        for city in self.cities:
            total: i64 = 0
            for what in counts:
                total += city.count(what)
            larger = max(larger, total)
        return larger

    def card_points(self, seat: i64, colour: i64) -> i64:
        points: i64 = 0
        for building in range(BUILDINGS):
            if self.place[building] == seat:
                card = BUILDING_CARDS[building]
                if card.colour == colour:
                    points += card.points
                    if colour == PURPLE:
                        points += card.guild_points * self.most(card.guild_counts)
        return points

    def wonder_points(self, seat: i64) -> i64:
        points: i64 = 0
        for wonder in range(WONDERS):
            if self.cities[seat].wonders >> wonder & 1:
                points += WONDER_CARDS[wonder].points
        return points

    def token_points(self, seat: i64) -> i64:
        city = self.cities[seat]
        points: i64 = 0
        for number in range(TOKENS):
            if city.tokens >> number & 1:
                token = PROGRESS_TOKENS[number]
                points += token.points + token.points_per_token * bits(city.tokens)
        return points

    def distance(self, seat: i64) -> i64:
        """How far the pawn stands on the opponent's side; negative on one's own."""
        if seat == self.first:
            return self.pawn
        return -self.pawn

    def military_points(self, seat: i64) -> i64:
        """By the zone of the pawn, for the player on whose opponent's side it stands (SWD-16.3)."""
        return ZONE_POINTS[max(self.distance(seat), 0)]

    def points(self, seat: i64) -> i64:
        """Victory points as if the game ended now (SWD-16.10)."""
        total = self.wonder_points(seat) + self.token_points(seat) + self.military_points(seat)
        total += self.cities[seat].coins // COINS_PER_POINT
        place = self.place
        for building in range(BUILDINGS):
            if place[building] == seat:
                card = BUILDING_CARDS[building]
                total += card.points
                if card.colour == PURPLE:
                    total += card.guild_points * self.most(card.guild_counts)
        return total

    def scores(self) -> list[dict[str, int]]:
        from meydan.games.seven_wonders_duel.view import score

        return [score(self, 0), score(self, 1)]

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def policy(self, rng: Rng) -> i64:
        return evaluation.policy(self, rng)

    def observe(self, seat: i64, buffer: vec[u8], offset: i64) -> None:
        from meydan.games.seven_wonders_duel import observe

        observe.observe(self, seat, buffer, offset)

    def signature(self) -> i64:
        from meydan.games.seven_wonders_duel import observe

        return observe.signature(self)


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# Imported last, because they are about the classes above.
from meydan.games.seven_wonders_duel import dealing  # noqa: E402
from meydan.games.seven_wonders_duel import evaluate as evaluation  # noqa: E402
