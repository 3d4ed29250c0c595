"""The Vagabond's turn (ROOT-16): refresh, slip, the choice of actions, rest and capacity."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import battle, crafting, deeds, free, turn
from meydan.games.root.actions import (
    AID,
    BATTLE,
    CRAFT,
    DROP,
    DROPPED,
    END,
    EXPLORE,
    MOVE,
    QUEST_IS,
    REFRESH,
    REFRESHED,
    REPAIR,
    REPAIRED,
    SKIP,
    SPECIAL,
    STRIKE,
    TO,
)
from meydan.games.root.components import (
    AROUND,
    BAG,
    BOOT,
    CARD_COUNT,
    CLEARINGS,
    CROSSBOW,
    DAMAGED,
    EXHAUSTED,
    FACTIONS,
    HAMMER,
    HAND_LIMIT,
    ITEMS,
    MATCHING,
    NONE,
    PLACES,
    QUESTS,
    QUESTS_OF,
    RANGER,
    READY,
    STATES,
    SUIT_OF,
    SWORD,
    TEA,
    THIEF,
    TORCH,
    VAGABOND,
)
from meydan.games.root.sets import add_codes
from meydan.games.root.state import Root

REFRESHED_ITEMS: Final = 3
REFRESHED_PER_TEA: Final = 2
CAPACITY: Final = 6
CAPACITY_PER_BAG: Final = 2


def begin(g: Root) -> None:
    g.ask(DROP_ITEMS, VAGABOND)
    g.ask(turn.DISCARD_DOWN, VAGABOND, HAND_LIMIT)
    g.ask(turn.DRAW_CARDS, VAGABOND)
    g.ask(EVENING_REST, VAGABOND)
    g.ask(turn.COBBLER_START, VAGABOND)
    g.ask(VAGABOND_DAY, VAGABOND)
    g.ask(turn.COMMAND_WARREN_BATTLE, VAGABOND)
    g.ask(SLIP, VAGABOND)
    g.ask(REFRESH_ITEMS, VAGABOND, NONE)


def exhausted_items(g: Root) -> i64:
    count: i64 = 0
    for item in range(ITEMS):
        count += g.items[item * STATES + EXHAUSTED] + g.items[item * STATES + EXHAUSTED + DAMAGED]
    return count


class RefreshItems(Step[Root]):
    """Turn face up three items and two more for each tea on its track (ROOT-16.19).

    The number: items still to turn, NONE before they were counted.
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        left = f.number
        if left == NONE:
            left = REFRESHED_ITEMS + REFRESHED_PER_TEA * g.tracked(TEA)
        if left > 0 and exhausted_items(g) > left:
            for slot in range(ITEMS * STATES):
                if slot % 2 == EXHAUSTED and g.items[slot] > 0:
                    codes.append(REFRESH + slot)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        left = f.number
        if left == NONE:
            left = REFRESHED_ITEMS + REFRESHED_PER_TEA * g.tracked(TEA)
        refresh(g, code - REFRESH)
        g.then(self, f.player, left - 1)

    def enter(self, g: Root, f: Frame) -> None:
        if f.number != 0:                           # no more exhausted items than may be turned
            for slot in range(ITEMS * STATES):
                if slot % 2 == EXHAUSTED:
                    while g.items[slot] > 0:
                        refresh(g, slot)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        left = int(f.number)
        if left == NONE:
            left = int(REFRESHED_ITEMS + REFRESHED_PER_TEA * g.tracked(TEA))
        return {"left": left}


def refresh(g: Root, slot: i64) -> None:
    """A damaged item stays damaged."""
    g.items[slot] -= 1
    g.items[slot - EXHAUSTED] += 1
    g.tell(REFRESHED, VAGABOND, slot // STATES)


class Slip(Step[Root]):
    """He may move to an adjacent clearing or forest without a boot (ROOT-16.20).

    His Birdsong's one window: refreshing and slipping change nothing for its cards (ROOT-11.15).
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = [SKIP]
        add_codes(codes, TO, AROUND[g.pawn])
        free.add_birdsong(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if TO <= code < TO + PLACES:
            deeds.go(g, code - TO)
        elif code != SKIP:
            g.then(self, f.player)
            free.use_birdsong(g, code)


class CobblerMove(Step[Root]):
    """Cobbler takes him to a clearing; Hostile warriors there cost a boot (ROOT-11.10)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = [SKIP]
        for clearing in range(CLEARINGS):
            if AROUND[g.pawn] & BIT[clearing] and deeds.boots(g, clearing) - 1 <= g.ready(BOOT):
                codes.append(TO + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            g.exhaust(BOOT, deeds.boots(g, code - TO) - 1)
            deeds.go(g, code - TO)


class VagabondDay(Step[Root]):
    """Daylight: actions by exhausting items, in any order and number (ROOT-16.21 to 16.31)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = [END]
        if g.ready(BOOT) > 0 and deeds.goals(g) != 0:
            codes.append(MOVE)
        if g.ready(HAMMER) > 0 and deeds.damaged_items(g) > 0:
            codes.append(REPAIR)
        if g.ready(TORCH) > 0 and deeds.special_possible(g):
            codes.append(SPECIAL)
        if g.pawn < CLEARINGS:
            self.add_in_clearing(g, codes)
        free.add_daylight(g, codes)
        return codes

    def add_in_clearing(self, g: Root, codes: list[int]) -> None:
        """What cannot be done in a forest (ROOT-16.55)."""
        here = g.pawn
        company = deeds.company(g)
        if company:
            if g.ready(SWORD) > 0 and battle.can_battle(g, VAGABOND, BIT[here]):
                codes.append(BATTLE)
            if g.ready(CROSSBOW) > 0 and deeds.can_strike(g, company):
                codes.append(STRIKE)
            if g.hands[VAGABOND] & MATCHING[SUIT_OF[here]] and deeds.any_ready(g):
                add_codes(codes, AID, company)
        if g.ready(TORCH) > 0 and g.ruins & BIT[here]:
            codes.append(EXPLORE)
        quests = g.open_quests & QUESTS_OF[SUIT_OF[here]]
        if quests:
            for quest in range(QUESTS):
                if quests & BIT[quest] and deeds.can_do_quest(g, quest):
                    codes.append(QUEST_IS + quest)
        if g.ready(HAMMER) > 0:
            crafting.add_crafts(g, VAGABOND, codes)

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        if code == SPECIAL and g.character == RANGER:
            g.exhaust(TORCH, 1)                     # Daylight ends after the Hideout (ROOT-16.53)
            g.then(deeds.HIDEOUT, f.player, deeds.HIDEOUT_REPAIRS)
            return
        g.then(self, f.player)
        if free.use_daylight(g, code):
            return
        if CRAFT <= code < CRAFT + CARD_COUNT:
            crafting.craft(g, VAGABOND, code - CRAFT)
        elif AID <= code < AID + FACTIONS:
            g.reveal()                              # he holds a matching card
            g.then(deeds.AID_WITH_ITEM, f.player, code - AID)
        elif QUEST_IS <= code < QUEST_IS + QUESTS:
            deeds.do_quest(g, code - QUEST_IS)
        elif code == MOVE:
            g.then(deeds.TRAVEL, f.player)
        elif code == BATTLE:
            g.exhaust(SWORD, 1)
            g.then(battle.CHOOSE_BATTLE, f.player, BIT[g.pawn])
        elif code == EXPLORE:
            deeds.explore(g)
        elif code == STRIKE:
            g.exhaust(CROSSBOW, 1)
            g.then(deeds.CHOOSE_TARGET, f.player)
        elif code == REPAIR:
            g.exhaust(HAMMER, 1)
            g.then(deeds.REPAIR_ITEM, f.player)
        elif g.character == THIEF:
            g.exhaust(TORCH, 1)
            g.then(deeds.CHOOSE_VICTIM, f.player)
        else:
            g.exhaust(TORCH, 1)
            g.then(deeds.DAY_LABOR, f.player)


class EveningRest(Step[Root]):
    """In a forest all damaged items are repaired and turned face up (ROOT-16.48)."""

    def enter(self, g: Root, f: Frame) -> None:
        if g.pawn < CLEARINGS:
            return
        for item in range(ITEMS):
            for state in range(DAMAGED, STATES):
                while g.items[item * STATES + state] > 0:
                    g.items[item * STATES + state] -= 1
                    g.items[item * STATES + READY] += 1
                    g.tell(REPAIRED, VAGABOND, item)
                    if state > DAMAGED:
                        g.tell(REFRESHED, VAGABOND, item)
            if g.law.rest_refreshes_all:
                while g.items[item * STATES + EXHAUSTED] > 0:
                    refresh(g, item * STATES + EXHAUSTED)


def in_satchel(g: Root, slot: i64) -> i64:
    """Items of this kind and state that lie in Satchel or Damaged box."""
    if slot % STATES == READY:
        return g.items[slot] - g.tracked(slot // STATES)
    return g.items[slot]


def load(g: Root) -> i64:
    """Items that count towards capacity (ROOT-16.12)."""
    count: i64 = 0
    for slot in range(ITEMS * STATES):
        count += in_satchel(g, slot)
    return count


class DropItems(Step[Root]):
    """Over capacity, items of choice leave the game (ROOT-16.50)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if load(g) > CAPACITY + CAPACITY_PER_BAG * g.tracked(BAG):
            for slot in range(ITEMS * STATES):
                if in_satchel(g, slot) > 0:
                    codes.append(DROP + slot)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.items[code - DROP] -= 1
        g.tell(DROPPED, VAGABOND, (code - DROP) // STATES)
        g.then(self, f.player)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"over": int(load(g) - CAPACITY - CAPACITY_PER_BAG * g.tracked(BAG))}


REFRESH_ITEMS: Final = RefreshItems()
SLIP: Final = Slip()
COBBLER_MOVE: Final = CobblerMove()
VAGABOND_DAY: Final = VagabondDay(secret=True)
EVENING_REST: Final = EveningRest()
DROP_ITEMS: Final = DropItems()
