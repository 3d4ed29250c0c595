"""What a build does, in the order of SWD-18.1, and the choices it may ask for."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.seven_wonders_duel.actions import (
    ADVANCED,
    BOARD_TOKEN,
    BOX_TOKEN,
    BUILT,
    CHAINED,
    CONQUERED,
    DESTROY,
    DESTROYED,
    DREW_TOKENS,
    ENLIGHTENED,
    GAINED,
    LOOTED,
    LOST,
    PAIRED,
    REVIVE,
    REVIVED,
    TOOK_TOKEN,
    TRADED,
    WONDER_BOXED,
    WONDER_BUILT,
)
from meydan.games.seven_wonders_duel.components import (
    BUILDING_CARDS,
    BUILDINGS,
    CAPITAL,
    COLOUR,
    LOOT,
    NONE,
    PROGRESS_TOKENS,
    RED,
    SUPREMACY_SYMBOLS,
    TOKENS,
    WONDER_CARDS,
    WONDERS,
    Building,
)
from meydan.games.seven_wonders_duel.state import (
    DISCARD_PILE,
    MILITARY,
    SCIENCE,
    UNDER,
    Duel,
    bits,
    building_trade,
    wonder_price,
)


def pay(g: Duel, seat: i64, coins: i64, trade: i64) -> None:
    """Coins go to the bank, those for trade to an opponent who owns Economy (SWD-14.3)."""
    g.cities[seat].coins -= coins + trade
    rival = g.cities[1 - seat]
    if trade and rival.economy:
        rival.coins += trade
        g.note(TRADED, 1 - seat, trade)


def gain(g: Duel, seat: i64, coins: i64) -> None:
    if coins:
        g.cities[seat].coins += coins
        g.note(GAINED, seat, coins)


def lose(g: Duel, seat: i64, coins: i64) -> i64:
    """Coins return to the bank, as many as there are (SWD-9.5)."""
    lost = min(coins, g.cities[seat].coins)
    g.cities[seat].coins -= lost
    return lost


def build(g: Duel, seat: i64, building: i64) -> None:
    """Build a card of the structure: free by a chain, else for its price (SWD-6.1)."""
    card = BUILDING_CARDS[building]
    if g.chained(seat, card):
        g.note(CHAINED, seat, building, card.chain_from)
        coins = g.cities[seat].chain_coins
        raise_building(g, seat, building)
        gain(g, seat, coins)
    else:
        trade = building_trade(g.cities[seat], g.prices(seat), card)
        g.note(BUILT, seat, building, card.price + trade)
        pay(g, seat, card.price, trade)
        raise_building(g, seat, building)
    take_effect(g, seat, card)


def raise_building(g: Duel, seat: i64, building: i64) -> None:
    """The card lies in the city, and all that lasts works from the next build on (SWD-6.24)."""
    card = BUILDING_CARDS[building]
    city = g.cities[seat]
    g.place[building] = seat
    city.cards += BIT[8 * card.colour]
    city.makes += card.makes
    city.raises += card.raises
    city.raw_choice += card.raw_choice
    city.goods_choice += card.goods_choice
    city.fixed_prices |= card.fixed_prices


def take_effect(g: Duel, seat: i64, card: Building) -> None:
    """Coins, then shields, then symbols (SWD-18.1)."""
    city = g.cities[seat]
    coins = card.coins
    if card.coins_for != NONE:
        coins += card.coins_per * city.count(card.coins_for)
    if card.guild_coins:
        coins += card.guild_coins * g.most(card.guild_counts)
    gain(g, seat, coins)
    if card.shields:
        shields = card.shields
        if card.colour == RED:
            shields += city.extra_shields
        advance(g, seat, shields)
    if card.symbol != NONE:
        learn(g, seat, card.symbol)


def build_wonder(g: Duel, seat: i64, wonder: i64, building: i64) -> None:
    """Build a Wonder with a card of the structure, which only marks it as built (SWD-8.1)."""
    card = WONDER_CARDS[wonder]
    city = g.cities[seat]
    price = wonder_price(city, g.prices(seat), wonder)
    g.note(WONDER_BUILT, seat, wonder, building, price)
    pay(g, seat, 0, price)
    g.place[building] = UNDER + wonder
    city.plans &= ~BIT[wonder]
    city.wonders |= BIT[wonder]
    box_last_wonder(g)
    city.raw_choice += card.raw_choice
    city.goods_choice += card.goods_choice
    gain(g, seat, card.coins)
    if card.opponent_loses:
        g.note(LOST, 1 - seat, lose(g, 1 - seat, card.opponent_loses))
    if card.shields:
        advance(g, seat, card.shields)
    if card.destroys != NONE:
        g.then(DESTROY_CARD, seat, card.destroys)
    if card.builds_discarded:
        g.then(REVIVE_CARD, seat)
    if card.draws_tokens:
        g.then(DRAW_TOKENS, seat)


def box_last_wonder(g: Duel) -> None:
    """As soon as the seventh Wonder is built the last one goes to the box (SWD-8.4)."""
    if g.wonders_left():
        return
    for seat in range(2):
        for wonder in range(WONDERS):
            if g.cities[seat].plans & BIT[wonder]:
                g.note(WONDER_BOXED, seat, wonder)
        g.cities[seat].plans = 0


def advance(g: Duel, seat: i64, shields: i64) -> None:
    """The pawn moves space by space towards the opponent's capital, with the Military tokens (SWD-9.4 to 9.9)."""
    step: i64 = 1
    if seat != g.first:
        step = -1
    moved: i64 = 0
    rival = 1 - seat
    while moved < shields and g.distance(seat) < CAPITAL:
        g.pawn += step
        moved += 1
        space = g.distance(seat)
        if space > 0 and LOOT[space] and not g.looted & BIT[10 * rival + space]:
            g.looted |= BIT[10 * rival + space]
            g.note(LOOTED, rival, LOOT[space], lose(g, rival, LOOT[space]))
    g.note(ADVANCED, seat, moved, max(g.distance(seat), 0), max(-g.distance(seat), 0))
    if g.distance(seat) == CAPITAL:
        g.note(CONQUERED, seat)
        g.finish(BIT[seat], MILITARY)


def learn(g: Duel, seat: i64, symbol: i64) -> None:
    """A second copy of a symbol earns a token; six different symbols win (SWD-10.1, 10.5)."""
    city = g.cities[seat]
    if city.symbols & BIT[symbol]:
        g.note(PAIRED, seat, symbol)
        g.then(TAKE_TOKEN, seat)
        return
    city.symbols |= BIT[symbol]
    if bits(city.symbols) == SUPREMACY_SYMBOLS:
        g.note(ENLIGHTENED, seat)
        g.finish(BIT[seat], SCIENCE)


def own_token(g: Duel, seat: i64, number: i64) -> None:
    """A Progress token works from now on, wherever it came from (SWD-14.11)."""
    token = PROGRESS_TOKENS[number]
    city = g.cities[seat]
    city.tokens |= BIT[number]
    city.wonder_rebate += token.wonder_rebate
    city.blue_rebate += token.blue_rebate
    city.economy = city.economy or token.economy
    city.extra_shields += token.extra_shields
    city.play_again = city.play_again or token.play_again
    city.chain_coins += token.chain_coins
    g.note(TOOK_TOKEN, seat, number)
    gain(g, seat, token.coins)
    if token.symbol != NONE:
        learn(g, seat, token.symbol)


class DestroyCard(Step[Duel]):
    """One brown or grey card of the opponent's city goes to the discard pile (SWD-13.13)."""

    def options(self, g: Duel, f: Frame) -> list[int]:
        rival = 1 - f.player
        colour = f.number
        codes: list[int] = []
        if not g.cities[rival].count(colour):
            return codes
        place = g.place
        for building in range(BUILDINGS):
            if place[building] == rival and BUILDING_CARDS[building].colour == colour:
                codes.append(DESTROY + building)
        return codes

    def about(self, g: Duel, f: Frame, seat: i64) -> dict[str, Any]:
        return {"colour": COLOUR.names[f.number]}

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        building = code - DESTROY
        card = BUILDING_CARDS[building]
        city = g.cities[1 - f.player]
        g.place[building] = DISCARD_PILE
        city.cards -= BIT[8 * card.colour]
        city.makes -= card.makes
        city.raises -= card.raises
        g.note(DESTROYED, f.player, building)


class ReviveCard(Step[Duel]):
    """One card of the discard pile is built for free, as if newly built (SWD-13.14)."""

    def options(self, g: Duel, f: Frame) -> list[int]:
        codes: list[int] = []
        place = g.place
        for building in range(BUILDINGS):
            if place[building] == DISCARD_PILE:
                codes.append(REVIVE + building)
        return codes

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        building = code - REVIVE
        g.note(REVIVED, f.player, building)
        raise_building(g, f.player, building)
        take_effect(g, f.player, BUILDING_CARDS[building])


class TakeToken(Step[Duel]):
    """For a pair of symbols one Progress token of the board is taken, if any is left (SWD-10.1, 10.2)."""

    def options(self, g: Duel, f: Frame) -> list[int]:
        return tokens_of(g.board_tokens, BOARD_TOKEN)

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        g.board_tokens &= ~BIT[code - BOARD_TOKEN]
        own_token(g, f.player, code - BOARD_TOKEN)


class DrawTokens(Step[Duel]):
    """The Great Library draws three tokens of the box, seen by its builder only (SWD-13.4, 13.15)."""

    def enter(self, g: Duel, f: Frame) -> None:
        g.reveal()
        drawn = tokens_of(g.library, 0)
        g.note(DREW_TOKENS, f.player, drawn[0], drawn[1], drawn[2], audience=BIT[f.player])
        g.then(KEEP_TOKEN, f.player)


class KeepToken(Step[Duel]):
    """One of the three tokens drawn is kept and used (SWD-13.4)."""

    def options(self, g: Duel, f: Frame) -> list[int]:
        return tokens_of(g.library, BOX_TOKEN)

    def choose(self, g: Duel, f: Frame, code: i64) -> None:
        g.reveal()
        g.library = 0
        g.box_tokens &= ~BIT[code - BOX_TOKEN]
        own_token(g, f.player, code - BOX_TOKEN)


def tokens_of(mask: i64, block: i64) -> list[int]:
    """The codes of a block for the tokens of a mask."""
    codes: list[int] = []
    for number in range(TOKENS):
        if mask & BIT[number]:
            codes.append(block + number)
    return codes


DESTROY_CARD: Final = DestroyCard()
REVIVE_CARD: Final = ReviveCard()
TAKE_TOKEN: Final = TakeToken()
DRAW_TOKENS: Final = DrawTokens()
KEEP_TOKEN: Final = KeepToken(secret=True)
