"""The Marquise de Cat's turn (ROOT-13)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import battle, crafting, free, moving, turn
from meydan.games.root.actions import (
    ACTIVATE,
    BATTLE,
    BUILD,
    BUILD_AT,
    END,
    MARCH,
    OVERWORK,
    OVERWORK_AT,
    PAID,
    PAY_ANY,
    PAY_FROM,
    RECRUIT,
    RECRUIT_AT,
    SPEND,
    WOOD_AT,
)
from meydan.games.root.components import (
    ADJACENT,
    BIRD,
    BOX,
    BUILD_POINTS,
    CARD_COUNT,
    CLEARINGS,
    EVERYWHERE,
    FROM_BUILDING,
    HAND_LIMIT,
    MARQUISE,
    MATCHING,
    NONE,
    PIECE_NAMES,
    PLACE_NAMES,
    RECRUITER,
    SAWMILL,
    SUIT_NAMES,
    SUIT_OF,
    SUITED,
    WOOD,
    WOOD_COST,
)
from meydan.games.root.sets import add_codes, within
from meydan.games.root.state import Root

ACTIONS_A_DAY: Final = 3


def begin(g: Root) -> None:
    g.ask(turn.DISCARD_DOWN, MARQUISE, HAND_LIMIT)
    g.ask(turn.DRAW_CARDS, MARQUISE)
    g.ask(turn.COBBLER_START, MARQUISE)
    g.ask(MARQUISE_ACTION, MARQUISE, ACTIONS_A_DAY)
    g.ask(MARQUISE_CRAFT, MARQUISE)
    g.ask(turn.COMMAND_WARREN_BATTLE, MARQUISE)
    if g.crafted[MARQUISE]:
        g.ask(free.BIRDSONG_WINDOW, MARQUISE)       # one is enough: wood changes nothing for its cards (ROOT-11.15)
    g.ask(PLACE_WOOD, MARQUISE)


class AtEachBuilding(Step[Root]):
    """One piece at each building of a kind; short of pieces she chooses where (ROOT-4.9).

    The number counts those placed by choice, two bits for each clearing.
    """

    def __init__(self, building: i64, piece: i64, verb: i64) -> None:
        super().__init__()
        self.building: i64 = building
        self.piece: i64 = piece
        self.verb: i64 = verb

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if (f.number == 0 and g.on_map(self.building) <= g.supply[self.piece]) or g.supply[self.piece] == 0:
            return codes
        for clearing in range(CLEARINGS):
            if (f.number >> 2 * clearing & 3) < g.at(self.building, clearing):
                codes.append(self.verb + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.place(self.piece, code - self.verb, 1)
        g.then(self, f.player, f.number + BIT[2 * (code - self.verb)])

    def enter(self, g: Root, f: Frame) -> None:
        if f.number == 0:
            for clearing in range(CLEARINGS):
                count = g.at(self.building, clearing)
                if count > 0:
                    g.place(self.piece, clearing, count)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        placed = {PLACE_NAMES[clearing]: int(f.number >> 2 * clearing & 3) for clearing in range(CLEARINGS)
                  if f.number >> 2 * clearing & 3}
        return {"piece": PIECE_NAMES[self.piece], "left": int(g.supply[self.piece]), "placed": placed}


class PlaceWood(AtEachBuilding):
    """Place one wood at each sawmill (ROOT-13.9)."""


class RecruitWarriors(AtEachBuilding):
    """Place one warrior at each recruiter (ROOT-13.14)."""


class MarquiseCraft(crafting.CraftFirst):
    """First she crafts with workshops, any number of cards (ROOT-13.10)."""


class MarquiseAction(Step[Root]):
    """Then up to three actions, and one more for each bird card spent (ROOT-13.10, 13.11).

    The number: actions left.
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number > 0:
            codes.append(END)
            if battle.can_battle(g, MARQUISE, EVERYWHERE):
                codes.append(BATTLE)
            if moving.can_move(g, MARQUISE, EVERYWHERE):
                codes.append(MARCH)
            if not g.recruited and g.supply[MARQUISE] > 0 and g.on_map(RECRUITER) > 0:
                codes.append(RECRUIT)
            if can_build(g):
                codes.append(BUILD)
            if g.supply[WOOD] > 0 and overwork_sites(g):
                codes.append(OVERWORK)
            if g.law.birds_any_time:
                add_codes(codes, SPEND, g.hands[MARQUISE] & SUITED[BIRD])
            free.add_daylight(g, codes)
        elif g.hands[MARQUISE] or free.may_do_daylight(g):
            codes.append(END)
            add_codes(codes, SPEND, g.hands[MARQUISE] & SUITED[BIRD])
            free.add_daylight(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        if SPEND <= code < SPEND + CARD_COUNT:
            g.spend(MARQUISE, code - SPEND)
            g.then(self, f.player, f.number + 1)
            return
        if code >= ACTIVATE:
            g.then(self, f.player, f.number)
            free.use_daylight(g, code)
            return
        g.then(self, f.player, f.number - 1)
        if code == BATTLE:
            g.then(battle.CHOOSE_BATTLE, f.player, EVERYWHERE)
        elif code == MARCH:                         # two moves; the second may be declined (ROOT-13.13)
            g.then(moving.MOVE_FROM, f.player, EVERYWHERE + moving.OPTIONAL)
            g.then(moving.MOVE_FROM, f.player, EVERYWHERE)
        elif code == RECRUIT:
            g.recruited = True
            g.then(RECRUIT_WARRIORS, f.player)
        elif code == BUILD:
            g.then(CHOOSE_BUILDING, f.player)
        else:
            g.reveal()                              # she holds a card that fits a sawmill
            g.then(CHOOSE_SAWMILL, f.player)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number)}


def wood_near(g: Root, clearing: i64, ruled: i64) -> i64:
    """The clearings whose wood can be brought here through ruled clearings only (ROOT-13.16), as a mask."""
    reached = BIT[clearing] & ruled
    edge = reached
    while edge:
        further: i64 = 0
        for step in range(CLEARINGS):
            if edge & BIT[step]:
                further |= ADJACENT[step]
        edge = further & ruled & ~reached
        reached |= edge
    return reached


def wood_in(g: Root, clearings: i64) -> i64:
    wood: i64 = 0
    for clearing in range(CLEARINGS):
        if clearings & BIT[clearing]:
            wood += g.at(WOOD, clearing)
    return wood


def cheapest(g: Root) -> i64:
    """What the cheapest next building costs."""
    cost: i64 = 1000
    for building in range(SAWMILL, RECRUITER + 1):
        if g.supply[building] > 0:
            cost = min(cost, WOOD_COST[g.on_map(building)])
    return cost


def can_build(g: Root) -> bool:
    """Whether any building can be paid for anywhere."""
    cost = cheapest(g)
    if cost > BOX[WOOD] - g.supply[WOOD]:
        return False
    ruled = g.ruled_by(MARQUISE)
    seen: i64 = 0
    for clearing in range(CLEARINGS):
        if ruled & BIT[clearing] & ~seen:
            connected = wood_near(g, clearing, ruled)
            seen |= connected
            if wood_in(g, connected) >= cost:
                for site in range(CLEARINGS):
                    if connected & BIT[site] and g.open_slots(site) > 0:
                        return True
    return False


class ChooseBuilding(Step[Root]):
    """Build: a kind, and a ruled clearing with an open slot (ROOT-13.15, 13.16)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        ruled = g.ruled_by(MARQUISE)
        for clearing in range(CLEARINGS):
            if ruled & BIT[clearing] and g.open_slots(clearing) > 0:
                wood = wood_in(g, wood_near(g, clearing, ruled))
                for building in range(SAWMILL, RECRUITER + 1):
                    if g.supply[building] > 0 and WOOD_COST[g.on_map(building)] <= wood:
                        codes.append(BUILD_AT + (building - SAWMILL) * CLEARINGS + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        building = (code - BUILD_AT) // CLEARINGS + SAWMILL
        clearing = (code - BUILD_AT) % CLEARINGS
        count = g.on_map(building)
        connected = wood_near(g, clearing, g.ruled_by(MARQUISE))
        g.then(RAISE_BUILDING, f.player, building * CLEARINGS + clearing)
        g.then(PAY_WOOD, f.player, WOOD_COST[count] * (EVERYWHERE + 1) + connected)


class PayWood(Step[Root]):
    """She picks which wood pays (ROOT-13.16). The number: cost * 4096 + the clearings it may come from."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        cost = f.number // (EVERYWHERE + 1)
        if cost == 0 or wood_in(g, f.number & EVERYWHERE) == cost:
            return codes
        for clearing in range(CLEARINGS):
            if f.number & BIT[clearing] and g.at(WOOD, clearing) > 0:
                codes.append(PAY_FROM + clearing)
        if len(codes) < 2:
            return []
        codes.append(PAY_ANY)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == PAY_ANY:
            self.pay_from_heaps(g, f)
            return
        pay(g, code - PAY_FROM, 1)
        g.then(self, f.player, f.number - (EVERYWHERE + 1))

    def enter(self, g: Root, f: Frame) -> None:
        cost = f.number // (EVERYWHERE + 1)
        for clearing in range(CLEARINGS):
            if f.number & BIT[clearing]:
                wood = min(cost, g.at(WOOD, clearing))
                pay(g, clearing, wood)
                cost -= wood


    def pay_from_heaps(self, g: Root, f: Frame) -> None:
        """The program pays from the largest heaps, so that wood stays in as many places as it can."""
        for _ in range(f.number // (EVERYWHERE + 1)):
            largest: i64 = NONE
            for clearing in range(CLEARINGS):
                if f.number & BIT[clearing] and (largest == NONE or g.at(WOOD, clearing) > g.at(WOOD, largest)):
                    largest = clearing
            pay(g, largest, 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number // (EVERYWHERE + 1)), "within": within(f.number & EVERYWHERE),
                **raising(g)}


def pay(g: Root, clearing: i64, wood: i64) -> None:
    if wood > 0:
        g.pieces[WOOD * CLEARINGS + clearing] -= wood
        g.supply[WOOD] += wood
        g.tell(PAID, MARQUISE, clearing, wood)


def raising(g: Root) -> dict[str, Any]:
    """Which building the wood is for."""
    for frame in g.stack:
        if frame.step is RAISE_BUILDING:
            return RAISE_BUILDING.about(g, frame, NONE)
    return {}


class RaiseBuilding(Step[Root]):
    """Place the building and score the number it uncovers (ROOT-13.17)."""

    def enter(self, g: Root, f: Frame) -> None:
        building = f.number // CLEARINGS
        points = BUILD_POINTS[(building - SAWMILL) * 6 + g.on_map(building)]
        g.place(building, f.number % CLEARINGS, 1)
        g.score(MARQUISE, points, FROM_BUILDING)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"building": PIECE_NAMES[f.number // CLEARINGS], "clearing": PLACE_NAMES[f.number % CLEARINGS]}


def overwork_sites(g: Root) -> i64:
    """Clearings with a sawmill for which a matching card is in hand (ROOT-13.18), as a mask."""
    mask: i64 = 0
    hand = g.hands[MARQUISE]
    if hand:
        for clearing in range(CLEARINGS):
            if g.at(SAWMILL, clearing) > 0 and hand & MATCHING[SUIT_OF[clearing]]:
                mask |= BIT[clearing]
    return mask


class ChooseSawmill(Step[Root]):
    """Overwork: the clearing of one of her sawmills (ROOT-13.18)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, OVERWORK_AT, overwork_sites(g))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.reveal()
        g.then(SPEND_FOR_WOOD, f.player, code - OVERWORK_AT)


class SpendForWood(Step[Root]):
    """Overwork: spend a matching card, place one wood (ROOT-13.18). The number: the clearing."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, SPEND, g.hands[MARQUISE] & MATCHING[SUIT_OF[f.number]])
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.spend(MARQUISE, code - SPEND)
        g.place(WOOD, f.number, 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[f.number], "suit": SUIT_NAMES[SUIT_OF[f.number]]}


PLACE_WOOD: Final = PlaceWood(SAWMILL, WOOD, WOOD_AT)
RECRUIT_WARRIORS: Final = RecruitWarriors(RECRUITER, MARQUISE, RECRUIT_AT)
MARQUISE_CRAFT: Final = MarquiseCraft(secret=True)
MARQUISE_ACTION: Final = MarquiseAction(secret=True)
CHOOSE_BUILDING: Final = ChooseBuilding()
PAY_WOOD: Final = PayWood()
RAISE_BUILDING: Final = RaiseBuilding()
CHOOSE_SAWMILL: Final = ChooseSawmill(secret=True)
SPEND_FOR_WOOD: Final = SpendForWood(secret=True)
