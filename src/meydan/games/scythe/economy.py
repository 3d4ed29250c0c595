"""Producing, and paying resources and combat cards."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.scythe import gains
from meydan.games.scythe.actions import (
    ACCEPT,
    AMOUNT,
    DONE,
    E_DECLINED,
    E_DISCARDED,
    E_PAID_FROM,
    FIELD,
    PAY_ANYHOW,
    PAY_CARD,
    PAY_FROM,
)
from meydan.games.scythe.components import (
    CRIMEA,
    FERTILE,
    FIRST_RESOURCE,
    GAIN,
    MILL,
    PLACE,
    PRODUCE_COIN_FROM,
    PRODUCE_POPULARITY_FROM,
    PRODUCE_POWER_FROM,
    PRODUCES,
    RESOURCE,
    SHARE,
    TERRAIN_OF,
    TERRITORIES,
    VILLAGE,
    WORKER,
    WORKERS,
    count_bits,
)
from meydan.games.scythe.state import CARD_VALUES, Scythe

# Produce.


def produce_power(g: Scythe, seat: i64) -> i64:
    """1 if Produce costs power: from 4 workers on (SCY-13.1)."""
    if g.workers(seat) >= PRODUCE_POWER_FROM:
        return 1
    return 0


def produce_popularity(g: Scythe, seat: i64) -> i64:
    """1 if Produce costs popularity: from 6 workers on (SCY-13.1)."""
    if g.workers(seat) >= PRODUCE_POPULARITY_FROM:
        return 1
    return 0


def produce_coins(g: Scythe, seat: i64) -> i64:
    """1 if Produce costs a coin: with all 8 workers (SCY-13.1)."""
    if g.workers(seat) >= PRODUCE_COIN_FROM:
        return 1
    return 0


def can_produce(g: Scythe, seat: i64) -> bool:
    """Whether every part of the cost is there (SCY-13.2)."""
    player = g.seats[seat]
    return (player.power >= produce_power(g, seat) and player.popularity >= produce_popularity(g, seat)
            and player.coins >= produce_coins(g, seat))


def mill_field(g: Scythe, seat: i64) -> i64:
    """Mask of the Mill's territory while it can produce (SCY-13.7 to 13.9)."""
    place = g.structure(seat, MILL)
    return BIT[place] & g.controlled(seat) & FERTILE


def owe_production(g: Scythe, seat: i64, fields: i64, mill: bool) -> None:
    g.opened = 0
    number = fields * 2
    if mill:
        number += 1
    g.then(CHOOSE_FIELD, seat, number)


class ChooseField(Step[Scythe]):
    """Choose up to 2 or 3 territories to produce, and the Mill's besides (SCY-13.3, 13.7, 13.10).

    Who has no more fields than that, and does not want to be asked, produces on all of them.
    """

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number // 2), "mill": bool(self.mill(g, f)),
                "produced": [PLACE.names[place] for place in range(TERRITORIES) if g.opened & BIT[place]]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        mill = self.mill(g, f)
        fields = self.fields(g, f) & ~mill
        slots = f.number // 2
        if not g.seats[f.player].picky and (slots == 0 or count_bits(fields) <= slots):
            return codes
        if slots > 0:
            mill |= fields
        while mill:
            codes.append(FIELD + lowest(mill))
            mill &= mill - 1
        if codes:
            codes.append(DONE)
        return codes

    def fields(self, g: Scythe, f: Frame) -> i64:
        return g.worker_sites(f.player) & FERTILE & ~g.opened

    def mill(self, g: Scythe, f: Frame) -> i64:
        if f.number & 1 and g.built(f.player, MILL):
            return mill_field(g, f.player) & ~g.opened
        return 0

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == DONE:
            return
        place = code - FIELD
        number = f.number
        if not self.mill(g, f) & BIT[place]:
            number -= 2                             # the Mill's own territory is one extra
        g.then(CHOOSE_FIELD, f.player, number)
        self.produce(g, f, place)

    def enter(self, g: Scythe, f: Frame) -> None:
        if g.seats[f.player].picky:
            return
        fields = self.mill(g, f)
        if f.number // 2 > 0:
            fields |= self.fields(g, f)
        for place in range(TERRITORIES):
            if fields & BIT[place]:
                self.produce(g, f, place)

    def produce(self, g: Scythe, f: Frame, place: i64) -> None:
        """Every worker there, and the Mill, makes one (SCY-13.3, 13.7); workers made now do not (SCY-13.13)."""
        producers = g.workers_at(f.player, place)
        if f.number & 1 and g.structure(f.player, MILL) == place:
            producers += 1
        g.opened |= BIT[place]
        g.then(HARVEST, f.player, place * SHARE + producers)


class Harvest(Step[Scythe]):
    """Each worker's production is optional; in villages the player says how many workers come (SCY-13.5)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        place = f.number // SHARE
        kind = FIRST_RESOURCE + PRODUCES[TERRAIN_OF[place]]
        return {"place": PLACE.names[place], "gain": GAIN.names[kind],
                "amount": int(g.room(f.player, kind, f.number % SHARE))}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        most = f.number % SHARE
        if TERRAIN_OF[f.number // SHARE] == VILLAGE:
            most = min(most, WORKERS - g.workers(f.player))
        elif not g.seats[f.player].picky:
            return codes
        if most > 0:
            codes.append(ACCEPT)
            for amount in range(most):
                codes.append(AMOUNT + amount)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        if code == ACCEPT:
            self.enter(g, f)
            return
        kind = FIRST_RESOURCE + PRODUCES[TERRAIN_OF[f.number // SHARE]]
        g.note(E_DECLINED, f.player, kind, g.room(f.player, kind, f.number % SHARE) - (code - AMOUNT))
        if code > AMOUNT:
            self.make(g, f, code - AMOUNT)

    def enter(self, g: Scythe, f: Frame) -> None:
        self.make(g, f, f.number % SHARE)

    def make(self, g: Scythe, f: Frame, amount: i64) -> None:
        place = f.number // SHARE
        product = PRODUCES[TERRAIN_OF[place]]
        if FIRST_RESOURCE + product == WORKER:
            gains.add_workers(g, f.player, place, amount)
        else:
            gains.add_tokens(g, f.player, place, product, amount)


# Paying.


def can_coerce(g: Scythe, seat: i64) -> bool:
    """Crimea may once per turn pay a combat card in place of a token (SCY-19.3)."""
    return g.seats[seat].faction == CRIMEA and not g.coerced and g.hand(seat) > 0


def can_pay(g: Scythe, seat: i64, resource: i64, cost: i64) -> bool:
    stock = g.stock(seat, resource)
    return stock >= cost or (stock + 1 == cost and can_coerce(g, seat))


def owe_payment(g: Scythe, seat: i64, resource: i64, cost: i64) -> None:
    """The payer chooses the tokens; who may pay a card is asked unseen (SCY-8.2)."""
    if can_coerce(g, seat):
        g.then(PAY_COERCING, seat, resource * SHARE + cost)
    else:
        g.then(PAY, seat, resource * SHARE + cost)


class Pay(Step[Scythe]):
    """Pay tokens from territories you control, in any split (SCY-5.2, 8.2), or one card (SCY-19.3)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        return {"resource": RESOURCE.names[f.number // SHARE], "amount": int(f.number % SHARE)}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        cost = f.number % SHARE
        if cost == 0:
            return codes
        resource = f.number // SHARE
        stock: i64 = 0
        held = g.controlled(f.player)
        codes.append(PAY_ANYHOW)
        while held:
            place = lowest(held)
            held &= held - 1
            if g.tokens[place * 4 + resource]:
                stock += g.tokens[place * 4 + resource]
                codes.append(PAY_FROM + place)
        if can_coerce(g, f.player):
            if stock >= cost - 1:
                for card in range(CARD_VALUES):
                    if g.hands[f.player * 4 + card]:
                        codes.append(PAY_CARD + card)
        elif stock == cost or len(codes) == 2:
            return []
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        resource = f.number // SHARE
        if code == PAY_ANYHOW:
            self.enter(g, f)
            return
        if code >= PAY_CARD:
            coerce(g, f.player, code - PAY_CARD)
        else:
            spend(g, f.player, code - PAY_FROM, resource, 1)
        owe_payment(g, f.player, resource, f.number % SHARE - 1)

    def enter(self, g: Scythe, f: Frame) -> None:
        """Tokens away from the own workers go first, a card only if tokens are short."""
        cost = f.number % SHARE
        resource = f.number // SHARE
        held = g.controlled(f.player)
        workers = g.labour(f.player)
        for guarded in range(2):
            for place in range(TERRITORIES):
                if cost > 0 and held & BIT[place] and (workers >> place & 1) == guarded:
                    paid = min(cost, g.tokens[place * 4 + resource])
                    if paid:
                        spend(g, f.player, place, resource, paid)
                        cost -= paid
        if cost > 0:
            card: i64 = 0
            while g.hands[f.player * 4 + card] == 0:
                card += 1
            coerce(g, f.player, card)


def spend(g: Scythe, seat: i64, place: i64, resource: i64, amount: i64) -> None:
    """Spent tokens return to the supply (SCY-5.3)."""
    g.tokens[place * 4 + resource] -= amount
    g.note(E_PAID_FROM, seat, FIRST_RESOURCE + resource, amount, place)


def coerce(g: Scythe, seat: i64, card: i64) -> None:
    """The card replaces exactly one token and is discarded face up (SCY-19.4)."""
    g.coerced = True
    g.note(E_DISCARDED, seat, card)
    g.discard(seat, card, 1)


class PayCard(Step[Scythe]):
    """A combat card is the cost; the payer chooses which (SCY-8.2, 8.3)."""

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        for card in range(CARD_VALUES):
            if g.hands[f.player * 4 + card]:
                codes.append(PAY_CARD + card)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        g.note(E_DISCARDED, f.player, code - PAY_CARD)
        g.discard(f.player, code - PAY_CARD, 1)


CHOOSE_FIELD: Final = ChooseField()
HARVEST: Final = Harvest()
PAY: Final = Pay()
PAY_COERCING: Final = Pay(secret=True)
PAY_CARD_STEP: Final = PayCard(secret=True)
