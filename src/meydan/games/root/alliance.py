"""The Woodland Alliance's turn (ROOT-15): revolt, sympathy, officers."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step, lowest
from meydan.games.root import battle, crafting, free, hidden, moving, removal, turn
from meydan.games.root.actions import (
    BATTLE,
    CRAFT,
    END,
    MOBILIZE,
    MOBILIZED,
    MOVE,
    OFFICER,
    ORGANIZE,
    ORGANIZED,
    RECRUIT_AT,
    REVOLT,
    REVOLT_ANY,
    REVOLTED,
    SPEND,
    SPREAD,
    SPREAD_ANY,
    SUPPORTER_CARD,
    SUPPORTER_SPENT,
    TRAIN,
)
from meydan.games.root.claims import SUPPORTERS
from meydan.games.root.components import (
    ADJACENT,
    ALL_CARDS,
    ALLIANCE,
    BASE,
    BIRD,
    CARD_COUNT,
    CLEARINGS,
    EVERYWHERE,
    EYRIE,
    FROM_SYMPATHY,
    HAND_LIMIT,
    MARQUISE,
    MATCHING,
    OF_SUIT,
    PLACE_NAMES,
    SUIT_NAMES,
    SUIT_OF,
    SUITED,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
)
from meydan.games.root.sets import add_codes, bits
from meydan.games.root.state import Root

REVOLT_COST: Final = 2                  # supporters
MARTIAL_LAW: Final = 3                  # warriors of one other player that make sympathy dearer


def begin(g: Root) -> None:
    g.ask(turn.DISCARD_DOWN, ALLIANCE, HAND_LIMIT)
    g.ask(turn.DRAW_CARDS, ALLIANCE)
    g.ask(OPERATION, ALLIANCE, 0)
    g.ask(turn.COBBLER_START, ALLIANCE)
    g.ask(ALLIANCE_DAY, ALLIANCE)
    g.ask(turn.COMMAND_WARREN_BATTLE, ALLIANCE)
    g.ask(SPREAD_SYMPATHY, ALLIANCE)
    g.ask(REVOLTS, ALLIANCE)


def base_on_map(g: Root, suit: i64) -> bool:
    return g.where(BASE) & OF_SUIT[suit] != 0


def revolt_sites(g: Root) -> i64:
    """Sympathetic clearings whose base is not yet built (ROOT-15.18); not at the keep (ROOT-13.3)."""
    mask: i64 = 0
    if g.supply[BASE] > 0 and bits(g.supporters) >= REVOLT_COST:
        for suit in range(3):
            if not base_on_map(g, suit):
                mask |= OF_SUIT[suit]
        mask &= g.where(SYMPATHY)
        for clearing in range(CLEARINGS):
            if mask & BIT[clearing] and not g.may_place(ALLIANCE, clearing):
                mask &= ~BIT[clearing]
    return mask


class Revolts(Step[Root]):
    """First any number of Revolts (ROOT-15.17); supporters' faces are secret, their number is not."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        open_sites = revolt_sites(g)
        if open_sites:                              # else the window before sympathy is enough (ROOT-11.15)
            free.add_birdsong(g, codes)
            codes.append(END)
            for clearing in range(CLEARINGS):
                matching = g.supporters & MATCHING[SUIT_OF[clearing]]
                if open_sites & BIT[clearing] and bits(matching) >= REVOLT_COST:
                    codes.append(REVOLT + clearing)
                    codes.append(REVOLT_ANY + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        g.then(self, f.player)
        if REVOLT_ANY <= code < REVOLT_ANY + CLEARINGS:
            spend_any(g, SUIT_OF[code - REVOLT_ANY], REVOLT_COST)
            g.then(RISE, f.player, code - REVOLT_ANY)
        elif not free.use_birdsong(g, code):
            clearing = code - REVOLT
            g.reveal()                              # two supporters fit
            g.then(RISE, f.player, clearing)
            g.then(SPEND_SUPPORTERS, f.player, REVOLT_COST * 4 + SUIT_OF[clearing])


class SpendSupporters(Step[Root]):
    """Matching supporters are spent, birds count (ROOT-15.19, 15.24). The number: how many * 4 + suit."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        matching = g.supporters & MATCHING[f.number % 4]
        if f.number >= 4 and bits(matching) >= f.number // 4:
            add_codes(codes, SPEND, matching)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        use_supporter(g, code - SPEND)
        g.then(self, f.player, f.number - 4)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number // 4), "suit": SUIT_NAMES[f.number % 4], **paying_for(g)}


def spend_any(g: Root, suit: i64, count: i64) -> None:
    """The program spends supporters of the suit, birds last."""
    suited = g.supporters & SUITED[suit]
    birds = g.supporters & SUITED[BIRD]
    for _ in range(count):
        if suited:
            use_supporter(g, lowest(suited))
            suited &= suited - 1
        else:
            use_supporter(g, lowest(birds))
            birds &= birds - 1


def use_supporter(g: Root, card: i64) -> None:
    g.reveal()
    g.take_away(SUPPORTERS, card)
    g.tell(SUPPORTER_SPENT, ALLIANCE, card)
    g.put_away(card)


def paying_for(g: Root) -> dict[str, Any]:
    """Where the revolt or the new sympathy is."""
    for frame in g.stack:
        if frame.step is RISE or frame.step is WIN_SYMPATHY:
            return {"for": "revolt" if frame.step is RISE else "sympathy", "clearing": PLACE_NAMES[frame.number]}
    return {}


class Rise(Step[Root]):
    """A revolt removes all enemy pieces of the clearing (ROOT-15.20)."""

    def enter(self, g: Root, f: Frame) -> None:
        g.tell(REVOLTED, ALLIANCE, f.number)
        g.then(RAISE_BASE, f.player, f.number)
        removal.remove_all(g, ALLIANCE, f.number)
        removal.close_event(g)
        removal.harm_pawn(g, ALLIANCE, BIT[f.number])

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[f.number]}


class RaiseBase(Step[Root]):
    """Then the base, a warrior for each sympathetic clearing of its suit, and an officer (ROOT-15.20)."""

    def enter(self, g: Root, f: Frame) -> None:
        g.place(BASE, f.number, 1)
        g.place(ALLIANCE, f.number, bits(g.where(SYMPATHY) & OF_SUIT[SUIT_OF[f.number]]))
        commission(g)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[f.number]}


def commission(g: Root) -> None:
    """A warrior of the supply becomes an officer."""
    if g.supply[ALLIANCE] > 0:
        g.supply[ALLIANCE] -= 1
        g.officers += 1
        g.tell(OFFICER, ALLIANCE, g.officers)


def price(g: Root, clearing: i64) -> i64:
    """Supporters for sympathy there, one more under martial law (ROOT-15.24, 15.25)."""
    cost = SYMPATHY_COST[g.on_map(SYMPATHY)]
    if g.at(MARQUISE, clearing) >= MARTIAL_LAW or g.at(EYRIE, clearing) >= MARTIAL_LAW:
        cost += 1
    return cost


def spread_sites(g: Root) -> i64:
    """Next to a sympathetic clearing, or anywhere if there is none (ROOT-15.23, 15.27), as a mask."""
    if g.supply[SYMPATHY] == 0 or g.supporters == 0:
        return 0
    held = g.where(SYMPATHY)
    reach: i64 = EVERYWHERE
    if held:
        reach = 0
        for clearing in range(CLEARINGS):
            if held & BIT[clearing]:
                reach |= ADJACENT[clearing]
    mask: i64 = 0
    count = bits(g.supporters)
    for clearing in range(CLEARINGS):
        if reach & ~held & BIT[clearing] and g.may_place(ALLIANCE, clearing) and price(g, clearing) <= count:
            mask |= BIT[clearing]
    return mask


class SpreadSympathy(Step[Root]):
    """Then any number of Spread Sympathy (ROOT-15.17)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        free.add_birdsong(g, codes)
        open_sites = spread_sites(g)
        if codes or open_sites:
            codes.append(END)
            for clearing in range(CLEARINGS):
                matching = g.supporters & MATCHING[SUIT_OF[clearing]]
                if open_sites & BIT[clearing] and bits(matching) >= price(g, clearing):
                    codes.append(SPREAD + clearing)
                    codes.append(SPREAD_ANY + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        g.then(self, f.player)
        if SPREAD_ANY <= code < SPREAD_ANY + CLEARINGS:
            spend_any(g, SUIT_OF[code - SPREAD_ANY], price(g, code - SPREAD_ANY))
            g.then(WIN_SYMPATHY, f.player, code - SPREAD_ANY)
        elif not free.use_birdsong(g, code):
            clearing = code - SPREAD
            g.reveal()
            g.then(WIN_SYMPATHY, f.player, clearing)
            g.then(SPEND_SUPPORTERS, f.player, price(g, clearing) * 4 + SUIT_OF[clearing])


class WinSympathy(Step[Root]):
    """Place the token and score the points it uncovers (ROOT-15.26)."""

    def enter(self, g: Root, f: Frame) -> None:
        points = SYMPATHY_POINTS[g.on_map(SYMPATHY)]
        g.place(SYMPATHY, f.number, 1)
        g.score(ALLIANCE, points, FROM_SYMPATHY)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[f.number]}


class AllianceDay(Step[Root]):
    """Daylight: craft, mobilize, train, in any order and number (ROOT-15.28 to 15.30)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        hand = g.hands[ALLIANCE]
        if hand or free.may_do_daylight(g):
            codes.append(END)
            crafting.add_crafts(g, ALLIANCE, codes)
            add_codes(codes, MOBILIZE, hand)
            if g.supply[ALLIANCE] > 0 and g.on_map(BASE) > 0:
                add_codes(codes, TRAIN, hand & trainees(g))
            free.add_daylight(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        g.then(self, f.player)
        if free.use_daylight(g, code):
            return
        if CRAFT <= code < CRAFT + CARD_COUNT:
            crafting.craft(g, ALLIANCE, code - CRAFT)
        elif MOBILIZE <= code < MOBILIZE + CARD_COUNT:
            mobilize(g, code - MOBILIZE)
        else:
            g.spend(ALLIANCE, code - TRAIN)
            commission(g)


def trainees(g: Root) -> i64:
    """The cards that match a built base (ROOT-15.30)."""
    mask: i64 = 0
    for suit in range(3):
        if base_on_map(g, suit):
            mask |= MATCHING[suit]
    return mask


def mobilize(g: Root, card: i64) -> None:
    """A hand card joins the supporters, face down (ROOT-15.29)."""
    g.reveal()
    g.tell(MOBILIZED, ALLIANCE)
    if not g.stack_is_full():
        hidden.lose_sight(g, ALLIANCE, SUPPORTERS, ALL_CARDS, BIT[ALLIANCE])
        hidden.slip_by(g, card, ALLIANCE, SUPPORTERS, ALLIANCE, ALLIANCE)
        g.take_away(ALLIANCE, card, ALL_CARDS, SUPPORTERS)
    else:                                           # then everybody sees it discarded
        g.take_away(ALLIANCE, card)
    g.whisper(SUPPORTER_CARD, ALLIANCE, card, 0, ALLIANCE, ALLIANCE)
    g.add_supporter(card)


class Operation(Step[Root]):
    """In Evening up to as many operations as officers (ROOT-15.31). The number: operations done."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number >= g.officers:
            return codes
        if moving.can_move(g, ALLIANCE, EVERYWHERE):
            codes.append(MOVE)
        if battle.can_battle(g, ALLIANCE, EVERYWHERE):
            codes.append(BATTLE)
        for clearing in range(CLEARINGS):
            if g.supply[ALLIANCE] > 0 and g.at(BASE, clearing) > 0 and g.may_place(ALLIANCE, clearing):
                codes.append(RECRUIT_AT + clearing)
            if (g.supply[SYMPATHY] > 0 and g.at(ALLIANCE, clearing) > 0 and g.at(SYMPATHY, clearing) == 0
                    and g.may_place(ALLIANCE, clearing)):
                codes.append(ORGANIZE + clearing)
        if codes:
            codes.append(END)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        g.then(self, f.player, f.number + 1)
        if code == MOVE:
            g.then(moving.MOVE_FROM, f.player, EVERYWHERE)
        elif code == BATTLE:
            g.then(battle.CHOOSE_BATTLE, f.player, EVERYWHERE)
        elif code < ORGANIZE:
            g.place(ALLIANCE, code - RECRUIT_AT, 1)
        else:                                       # a warrior makes way for sympathy (ROOT-15.34)
            g.tell(ORGANIZED, ALLIANCE, code - ORGANIZE)
            removal.remove(g, ALLIANCE, ALLIANCE, code - ORGANIZE, 1)
            g.then(WIN_SYMPATHY, f.player, code - ORGANIZE)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(g.officers - f.number)}


REVOLTS: Final = Revolts(secret=True)
SPEND_SUPPORTERS: Final = SpendSupporters(secret=True)
RISE: Final = Rise()
RAISE_BASE: Final = RaiseBase()
SPREAD_SYMPATHY: Final = SpreadSympathy(secret=True)
WIN_SYMPATHY: Final = WinSympathy()
ALLIANCE_DAY: Final = AllianceDay(secret=True)
OPERATION: Final = Operation()
