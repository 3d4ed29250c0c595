"""What a seat may see. All is open but face-down cards and the tokens drawn by The Great Library (SWD-17)."""
from __future__ import annotations

from typing import Any

from meydan.games.seven_wonders_duel.components import (
    BACK,
    BLUE,
    BUILDING,
    BUILDING_CARDS,
    COINS_PER_POINT,
    COLOUR,
    COVERED_BY,
    DECKS,
    DIGIT,
    GREEN,
    GUILD_BACK,
    PURPLE,
    RESOURCE,
    SLOTS,
    SYMBOL,
    TOKEN,
    WONDER,
    WONDER_CARDS,
    YELLOW,
)
from meydan.games.seven_wonders_duel.dealing import GROUP, PICK_WONDER
from meydan.games.seven_wonders_duel.effects import KEEP_TOKEN
from meydan.games.seven_wonders_duel.state import (
    DISCARD_PILE,
    UNDER,
    City,
    Duel,
    bill_for,
    building_rebate,
    unit_price,
    wonder_price,
)

HOW = ("bought", "chosen", "rebated")


def view(g: Duel, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    place = [int(where) for where in g.place]
    structure = _structure(g)
    open_cards = [slot["card"] for slot in structure if slot["accessible"] and slot["card"]]
    return {
        "seat": seat,
        "current": int(g.current),
        "asking": g.asking,
        "over": g.over,
        "first": int(g.first),
        "age": int(g.age),
        "pawn": int(g.pawn),
        "military_tokens": [[_at(g, loser, 3), _at(g, loser, 6)] for loser in range(2)],
        "board_tokens": _names(TOKEN.names, g.board_tokens),
        "box_tokens": _names(TOKEN.names, g.box_tokens),
        "draft": _draft(g),
        "library": _library(g, seat),
        "structure": structure,
        "unseen": _unseen(g),
        "discard": [BUILDING.names[n] for n in range(len(place)) if place[n] == DISCARD_PILE],
        "cities": [_city(g, owner, place) for owner in range(2)],
        "prices": [{card: _building_bill(g, buyer, card) for card in open_cards} for buyer in range(2)],
        "scores": g.scores(),
        "wonders_left": g.wonders_left(),
        "pending": g.pending(seat),
    }


def score(g: Duel, seat: int) -> dict[str, int]:
    """The eight lines of the score pad and their sum (SWD-16.10)."""
    lines = {
        "blue": g.card_points(seat, BLUE),
        "green": g.card_points(seat, GREEN),
        "yellow": g.card_points(seat, YELLOW),
        "purple": g.card_points(seat, PURPLE),
        "wonders": g.wonder_points(seat),
        "tokens": g.token_points(seat),
        "treasury": g.cities[seat].coins // COINS_PER_POINT,
        "military": g.military_points(seat),
    }
    return {**{name: int(points) for name, points in lines.items()}, "total": int(sum(lines.values()))}


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _at(g: Duel, loser: int, space: int) -> bool:
    """Whether the Military token at this space of the loser's side still lies there."""
    return not g.looted >> 10 * loser + space & 1


def _structure(g: Duel) -> list[dict[str, Any]]:
    """The cards still lying there; a face-down one shows its back only."""
    if not g.age:
        return []
    slots = []
    for slot in range(SLOTS):
        if g.present >> slot & 1:
            card = int(g.card(slot))
            covered_by = COVERED_BY[g.age * SLOTS + slot] & g.present
            slots.append({
                "slot": slot,
                "card": BUILDING.names[card] if g.shown >> slot & 1 else None,
                "back": BACK.names[BUILDING_CARDS[card].back],
                "accessible": bool(g.accessible >> slot & 1),
                "covered_by": [other for other in range(SLOTS) if covered_by >> other & 1],
            })
    return slots


def _unseen(g: Duel) -> dict[str, list[str]]:
    """The cards of this Age that nobody has seen yet, by back: they lie face down or were left out."""
    if not g.age:
        return {}
    face_down = g.present & ~g.shown
    seen = {int(g.card(slot)) for slot in range(SLOTS) if not face_down >> slot & 1}
    backs = [int(g.age) - 1] + [GUILD_BACK] * (g.age == 3)
    return {BACK.names[back]: [BUILDING.names[n] for n in DECKS[back] if n not in seen] for back in backs}


def _draft(g: Duel) -> list[str]:
    """The Wonders on show that can still be picked."""
    if not g.stack or g.stack[-1].step is not PICK_WONDER:
        return []
    group = g.stack[-1].number // GROUP * GROUP
    taken = g.cities[0].plans | g.cities[1].plans
    shown = [int(g.wonder_order[n]) for n in range(group, group + GROUP)]
    return [WONDER.names[wonder] for wonder in shown if not taken >> wonder & 1]


def _library(g: Duel, seat: int | None) -> list[str] | None:
    """The three tokens drawn: named for who drew them, hidden from all others (SWD-13.15)."""
    if not g.stack or g.stack[-1].step is not KEEP_TOKEN:
        return None
    return _names(TOKEN.names, g.library) if seat == g.current else []


def _city(g: Duel, owner: int, place: list[int]) -> dict[str, Any]:
    city, prices = g.cities[owner], g.prices(owner)
    under = {where - UNDER: card for card, where in enumerate(place) if where >= UNDER}
    return {
        "coins": int(city.coins),
        "buildings": [BUILDING.names[card] for card, where in enumerate(place) if where == owner],
        "cards": {name: int(city.count(n)) for n, name in enumerate(COLOUR.names)},
        "makes": {name: int(city.makes >> DIGIT * n & 63) for n, name in enumerate(RESOURCE.names)},
        "raw_choice": int(city.raw_choice),
        "goods_choice": int(city.goods_choice),
        "unit_prices": {name: int(unit_price(prices, n)) for n, name in enumerate(RESOURCE.names)},
        "discard_reward": int(g.discard_reward(owner)),
        "symbols": _names(SYMBOL.names, city.symbols),
        "tokens": _names(TOKEN.names, city.tokens),
        "wonders": _wonders(g, owner, city, under),
    }


def _wonders(g: Duel, owner: int, city: City, under: dict[int, int]) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "built": bool(city.wonders >> wonder & 1),
            "under": BUILDING.names[under[wonder]] if wonder in under else None,
            "price": _wonder_bill(g, owner, wonder) if city.plans >> wonder & 1 else None,
        }
        for wonder, name in enumerate(WONDER.names)
        if (city.wonders | city.plans) >> wonder & 1
    ]


def _lines(bill: list[tuple[int, int, int]]) -> list[dict[str, Any]]:
    return [{"resource": RESOURCE.names[resource], "price": price, "how": HOW[how]} for resource, price, how in bill]


def _building_bill(g: Duel, buyer: int, name: str) -> dict[str, Any]:
    """What a card costs this seat, and why: printed coins, each missing unit, or a chain."""
    building = BUILDING.index[name]
    card = BUILDING_CARDS[building]
    city, prices = g.cities[buyer], g.prices(buyer)
    total = int(g.building_price(buyer, city, prices, building))
    chained = g.chained(buyer, card)
    bill = [] if chained else bill_for(city, prices, card.needs, building_rebate(city, card))
    return {
        "total": total,
        "coins": 0 if chained else int(card.price),
        "chain": BUILDING.names[card.chain_from] if chained else None,
        "bill": _lines(bill),
        "affordable": total <= g.cities[buyer].coins,
    }


def _wonder_bill(g: Duel, buyer: int, wonder: int) -> dict[str, Any]:
    city, prices = g.cities[buyer], g.prices(buyer)
    total = int(wonder_price(city, prices, wonder))
    bill = bill_for(city, prices, WONDER_CARDS[wonder].needs, city.wonder_rebate)
    return {"total": total, "bill": _lines(bill), "affordable": total <= city.coins}
