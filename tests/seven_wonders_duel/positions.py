"""A position of 7 Wonders Duel in one line, and moves in words."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import meydan
from meydan.core.state import BIT
from meydan.games.seven_wonders_duel.components import (
    BUILDING,
    BUILDING_CARDS,
    COVERED_BY,
    DECKS,
    FACE_UP,
    GUILD_BACK,
    NONE,
    PROGRESS_TOKENS,
    SLOTS,
    TOKEN,
    WHOLE,
    WONDER,
    WONDER_CARDS,
)
from meydan.games.seven_wonders_duel.effects import raise_building
from meydan.games.seven_wonders_duel.state import DISCARD_PILE, UNDER, City, Duel
from meydan.games.seven_wonders_duel.turn import TAKE_TURN

GAME = meydan.game("seven_wonders_duel")
FIRST, SECOND = 0, 1


def duel(
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    open: Sequence[str] = (),
    slots: dict[int, str] | None = None,
    pawn: int = 0,
    looted: Sequence[tuple[int, int]] = (),
    tokens: Sequence[str] = ("agriculture", "economy", "law", "masonry", "mathematics"),
    library: Sequence[str] = (),
    discard: Sequence[str] = (),
    age: int | None = None,
    turn: int = FIRST,
) -> Duel:
    """A table at the start of a turn.

    A city is a dict of coins, buildings, plans (Wonders to build), wonders (built ones) and tokens. `open` cards lie
    in the accessible slots of a whole structure; `slots` instead lays just these cards in these slots, all face up
    that are printed so or accessible. `looted` are Military tokens already used, as (who lost, space).
    """
    g = Duel()
    g.options = GAME.check_options({})
    named = list((slots or {}).values()) or list(open)
    g.age = age or (max(int(BUILDING_CARDS[BUILDING.index[name]].age) for name in named) if named else 1)
    g.pawn = pawn
    g.looted = sum(2 ** (10 * loser + space) for loser, space in looted)
    g.board_tokens = sum(2 ** TOKEN.index[name] for name in tokens)
    owned = 0
    for seat, city in ((FIRST, first or {}), (SECOND, second or {})):
        owned |= _found(g, seat, **city)
    g.box_tokens = 2 ** len(TOKEN) - 1 & ~g.board_tokens & ~owned
    box = [name for name in TOKEN.names if g.box_tokens >> TOKEN.index[name] & 1]
    g.library = sum(2 ** TOKEN.index[name] for name in library or box[:3])
    for name in discard:
        g.place[BUILDING.index[name]] = DISCARD_PILE
    _lay(g, list(open), slots)
    g.then(TAKE_TURN, turn)
    g.settle()
    return g


def _found(g: Duel, seat: int, coins: int = 7, buildings: Sequence[str] = (), plans: Sequence[str] = (),
           wonders: Sequence[str] = (), tokens: Sequence[str] = ()) -> int:
    """Put a city together without the coins, shields and choices that its parts gave when built."""
    city = g.cities[seat]
    for name in buildings:
        raise_building(g, seat, BUILDING.index[name])
        _add_symbol(city, int(BUILDING_CARDS[BUILDING.index[name]].symbol))
    unused = iter(n for n in range(len(BUILDING_CARDS) - 1, -1, -1) if g.place[n] > UNDER + 11)
    for name in wonders:
        wonder = WONDER.index[name]
        city.wonders |= BIT[wonder]
        city.raw_choice += WONDER_CARDS[wonder].raw_choice
        city.goods_choice += WONDER_CARDS[wonder].goods_choice
        g.place[next(unused)] = UNDER + wonder
    city.plans = sum(2 ** WONDER.index[name] for name in plans)
    for name in tokens:
        token = PROGRESS_TOKENS[TOKEN.index[name]]
        city.tokens |= BIT[TOKEN.index[name]]
        city.wonder_rebate += token.wonder_rebate
        city.blue_rebate += token.blue_rebate
        city.economy = city.economy or token.economy
        city.extra_shields += token.extra_shields
        city.play_again = city.play_again or token.play_again
        city.chain_coins += token.chain_coins
        _add_symbol(city, int(token.symbol))
    city.coins = coins
    return int(city.tokens)


def _add_symbol(city: City, symbol: int) -> None:
    if symbol != NONE:
        city.symbols |= BIT[symbol]


def _lay(g: Duel, open_cards: list[str], slots: dict[int, str] | None) -> None:
    """Lay the structure of this Age; later Ages get what is left of their decks."""
    accessible = [slot for slot in range(SLOTS) if not COVERED_BY[g.age * SLOTS + slot]]
    laid = dict(zip(accessible, open_cards)) if slots is None else slots
    numbers = {slot: BUILDING.index[name] for slot, name in laid.items()}
    for age in (1, 2, 3):
        fixed = numbers if age == g.age else {}
        deck = [n for n in DECKS[age - 1] if g.place[n] > UNDER + 11 and n not in fixed.values()]
        if age == 3:
            guilds = sum(BUILDING_CARDS[n].back == GUILD_BACK for n in fixed.values())
            rest = [n for n in DECKS[GUILD_BACK] if g.place[n] > UNDER + 11 and n not in fixed.values()]
            deck = rest[:max(3 - guilds, 0)] + deck
        spare = iter(deck + [n for n in DECKS[age - 1] if n not in fixed.values() and n not in deck])
        for slot in range(SLOTS):
            g.cards[age * SLOTS + slot] = fixed[slot] if slot in fixed else next(spare)
    present = WHOLE if slots is None else sum(2**slot for slot in numbers)
    g.lay(present, int(FACE_UP[g.age]))
    g.shown |= g.accessible


def play(g: Duel, *words: str) -> None:
    """Make a move, which must be legal."""
    code = GAME.code(*words)
    assert code in g.choices, f"{' '.join(words)} is not among {moves(g)}"
    g.apply(code)


def moves(g: Duel) -> list[str]:
    """All legal moves in words."""
    return [" ".join(GAME.words(code)) for code in g.choices]


def can(g: Duel, *words: str) -> bool:
    return GAME.code(*words) in g.choices


def price(g: Duel, seat: int, name: str) -> int:
    """What a building or Wonder costs this seat."""
    if name in WONDER.index:
        from meydan.games.seven_wonders_duel.state import wonder_price

        return int(wonder_price(g.cities[seat], g.prices(seat), WONDER.index[name]))
    return int(g.building_price(seat, g.cities[seat], g.prices(seat), BUILDING.index[name]))


def coins(g: Duel) -> tuple[int, int]:
    return int(g.cities[0].coins), int(g.cities[1].coins)


__all__ = ["FIRST", "GAME", "SECOND", "can", "coins", "duel", "moves", "play", "price"]
