"""What the Vagabond does with items (ROOT-16): travel, explore, aid, quest, strike, repair, special actions."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import battle, claims, free, hidden, moving, removal
from meydan.games.root.actions import (
    AIDED,
    ALLY,
    END,
    EXHAUST,
    EXPLORED,
    GAINED_ITEM,
    GIVE,
    LABOR,
    LABORED,
    MEND,
    QUEST_DONE,
    QUEST_OPENED,
    RELATED,
    REPAIRED,
    REWARD_CARDS,
    REWARD_POINTS,
    SHOOT,
    SKIP,
    STEAL_FROM,
    TAKE,
    TO,
    TOOK_ITEM,
    WARRIORS,
    WENT,
)
from meydan.games.root.components import (
    AID_COST,
    AID_POINTS,
    ALLIANCE,
    ALLIED,
    ALLIED_AID_POINTS,
    AROUND,
    BOOT,
    CLEARINGS,
    DAMAGED,
    EVERYWHERE,
    EXHAUSTED,
    FACTION_NAMES,
    FACTIONS,
    FIRST_BUILDING,
    FROM_AID,
    FROM_EXPLORING,
    FROM_QUESTS,
    HOSTILE,
    ITEMS,
    MATCHING,
    OWNER,
    PIECES,
    PLACE_NAMES,
    QUEST_FIRST,
    QUEST_SECOND,
    QUEST_SUIT,
    QUESTS_OF,
    RANGER,
    READY,
    RUINS,
    STATES,
    SUIT_NAMES,
    SUIT_OF,
    SYMPATHY,
    TINKER,
    TORCH,
    VAGABOND,
)
from meydan.games.root.sets import add_codes, bits
from meydan.games.root.state import Root

HIDEOUT_REPAIRS: Final = 3
QUEST_CARDS: Final = 2


def company(g: Root) -> i64:
    """The other factions with a piece in his clearing, as a mask."""
    mask: i64 = 0
    for faction in range(VAGABOND):
        if g.present(faction, g.pawn):
            mask |= BIT[faction]
    return mask


def any_ready(g: Root) -> bool:
    count: i64 = 0
    for item in range(ITEMS):
        count += g.ready(item)
    return count > 0


def damaged_items(g: Root) -> i64:
    count: i64 = 0
    for item in range(ITEMS):
        count += g.items[item * STATES + DAMAGED] + g.items[item * STATES + DAMAGED + EXHAUSTED]
    return count


# Travel.

def boots(g: Root, clearing: i64) -> i64:
    """One boot, and one more into Hostile warriors (ROOT-16.21)."""
    for faction in range(VAGABOND):
        if g.relations[faction] == HOSTILE and g.at(faction, clearing) > 0:
            return 2
    return 1


def goals(g: Root) -> i64:
    """The adjacent clearings he has boots for, as a mask; never a forest."""
    mask = AROUND[g.pawn] & EVERYWHERE
    if g.ready(BOOT) < 2:
        for clearing in range(CLEARINGS):
            if mask & BIT[clearing] and boots(g, clearing) > g.ready(BOOT):
                mask &= ~BIT[clearing]
    return mask


def go(g: Root, place: i64) -> None:
    """The pawn moves without regard to rule and without Outrage (ROOT-16.2, 16.3)."""
    g.pawn = place
    g.tell(WENT, VAGABOND, place)


class Travel(Step[Root]):
    """Move: exhaust boots and go to an adjacent clearing (ROOT-16.21)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, TO, goals(g))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        goal = code - TO
        origin = g.pawn
        companions: i64 = 0
        if origin < CLEARINGS:
            companions = travellers(g, origin, goal)
        g.exhaust(BOOT, boots(g, goal))
        go(g, goal)
        if companions:
            g.then(TAKE_ALLY, f.player, (companions * CLEARINGS + origin) * CLEARINGS + goal)


def travellers(g: Root, origin: i64, goal: i64) -> i64:
    """Allied factions with warriors there that may make this move by their own rules (ROOT-16.38), as a mask."""
    mask: i64 = 0
    for faction in range(VAGABOND):
        if (g.relations[faction] == ALLIED and g.at(faction, origin) > 0
                and (g.ruler(origin) == faction or g.ruler(goal) == faction)):
            mask |= BIT[faction]
    return mask


class TakeAlly(Step[Root]):
    """He may take warriors of one Allied faction along (ROOT-16.38)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = [SKIP]
        add_codes(codes, ALLY, f.number // (CLEARINGS * CLEARINGS))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            path = f.number % (CLEARINGS * CLEARINGS)
            g.then(TAKE_WARRIORS, f.player, (code - ALLY) * CLEARINGS * CLEARINGS + path)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        path = f.number % (CLEARINGS * CLEARINGS)
        return {"origin": PLACE_NAMES[path // CLEARINGS], "goal": PLACE_NAMES[path % CLEARINGS]}


class TakeWarriors(Step[Root]):
    """Any number of them; their Outrage is his to pay (ROOT-16.38, 16.42)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = f.number // (CLEARINGS * CLEARINGS)
        for more in range(g.at(faction, f.number // CLEARINGS % CLEARINGS)):
            codes.append(WARRIORS + more)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        faction = f.number // (CLEARINGS * CLEARINGS)
        goal = f.number % CLEARINGS
        moving.carry(g, faction, f.number // CLEARINGS % CLEARINGS, goal, code - WARRIORS + 1)
        if g.at(SYMPATHY, goal) > 0:
            if faction == ALLIANCE:
                if g.law.alliance_outrages_itself and not g.law.ally_pays_outrage:
                    g.ask(removal.OUTRAGE, VAGABOND, goal)
            elif g.law.ally_pays_outrage:
                g.ask(removal.OUTRAGE, faction, goal)
            else:
                g.ask(removal.OUTRAGE, VAGABOND, goal)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        path = f.number % (CLEARINGS * CLEARINGS)
        return {"ally": FACTION_NAMES[f.number // (CLEARINGS * CLEARINGS)], "origin": PLACE_NAMES[path // CLEARINGS],
                "goal": PLACE_NAMES[path % CLEARINGS]}


# Explore and quest.

def explore(g: Root) -> None:
    """Exhaust a torch, take the item under the ruin, score 1; the ruin goes (ROOT-16.23)."""
    g.exhaust(TORCH, 1)
    g.reveal()
    g.ruins &= ~BIT[g.pawn]
    g.tell(EXPLORED, VAGABOND, g.pawn)
    for number in range(len(RUINS)):
        if RUINS[number] == g.pawn:
            gain_item(g, g.ruin_items[number])
    g.score(VAGABOND, 1, FROM_EXPLORING)


def gain_item(g: Root, item: i64) -> None:
    """Items come face up and undamaged (ROOT-16.13)."""
    g.items[item * STATES + READY] += 1
    g.tell(GAINED_ITEM, VAGABOND, item)


def can_do_quest(g: Root, quest: i64) -> bool:
    first = QUEST_FIRST[quest]
    second = QUEST_SECOND[quest]
    if first == second:
        return g.ready(first) >= 2
    return g.ready(first) > 0 and g.ready(second) > 0


def do_quest(g: Root, quest: i64) -> None:
    """Exhaust its two items; a new quest is drawn before the reward is chosen (ROOT-16.25, 16.26)."""
    g.exhaust(QUEST_FIRST[quest], 1)
    g.exhaust(QUEST_SECOND[quest], 1)
    g.open_quests &= ~BIT[quest]
    g.quests_done |= BIT[quest]
    g.tell(QUEST_DONE, VAGABOND, quest)
    open_quest(g)
    g.ask(QUEST_REWARD, VAGABOND, bits(g.quests_done & QUESTS_OF[QUEST_SUIT[quest]]))


def open_quest(g: Root) -> None:
    """With an empty quest deck no new one appears (ROOT-16.26)."""
    if g.quest_deck:
        g.reveal()
        quest: i64 = g.quest_deck.pop()
        g.open_quests |= BIT[quest]
        g.tell(QUEST_OPENED, VAGABOND, quest)


class QuestReward(Step[Root]):
    """A point for each completed quest of the suit, or two cards (ROOT-16.26)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        return [REWARD_POINTS, REWARD_CARDS]

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == REWARD_POINTS:
            g.score(VAGABOND, f.number, FROM_QUESTS)
        else:
            g.draw(VAGABOND, QUEST_CARDS)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"points": int(f.number), "cards": QUEST_CARDS}


# Aid.

class AidWithItem(Step[Root]):
    """Aid: exhaust any one item (ROOT-16.24). The number: who is aided."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.hands[VAGABOND] & MATCHING[SUIT_OF[g.pawn]]:
            for item in range(ITEMS):
                if g.ready(item) > 0:
                    codes.append(EXHAUST + item)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.exhaust(code - EXHAUST, 1)
        g.then(AID_WITH_CARD, f.player, f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"faction": FACTION_NAMES[f.number], "suit": SUIT_NAMES[SUIT_OF[g.pawn]]}


class AidWithCard(Step[Root]):
    """Aid: give a card matching the clearing (ROOT-16.24)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, GIVE, g.hands[VAGABOND] & MATCHING[SUIT_OF[g.pawn]])
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        card = code - GIVE
        g.tell(AIDED, VAGABOND, f.number)
        hidden.pass_secretly(g, card, VAGABOND, f.number, f.number, MATCHING[SUIT_OF[g.pawn]])
        hidden.slip_by(g, card, VAGABOND, f.number, VAGABOND, f.number)
        g.take_away(VAGABOND, card, MATCHING[SUIT_OF[g.pawn]], f.number)
        g.hands[f.number] |= BIT[card]
        g.told = claims.after_coming(g.told, f.number, SUIT_OF[g.pawn], VAGABOND)
        g.then(IMPROVE_RELATION, f.player, f.number)
        g.then(TAKE_ITEM, f.player, f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"faction": FACTION_NAMES[f.number], "suit": SUIT_NAMES[SUIT_OF[g.pawn]]}


class TakeItem(Step[Root]):
    """Aid: he may take an item that player crafted (ROOT-16.24)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for item in range(ITEMS):
            if g.boxes[f.number * ITEMS + item] > 0:
                codes.append(TAKE + item)
        if codes:
            codes.append(SKIP)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            item = code - TAKE
            g.boxes[f.number * ITEMS + item] -= 1
            g.items[item * STATES + READY] += 1
            g.tell(TOOK_ITEM, VAGABOND, item, f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"faction": FACTION_NAMES[f.number]}


class ImproveRelation(Step[Root]):
    """Enough aid in one turn moves the marker; an ally's aid scores at once (ROOT-16.33 to 16.37, 16.47)."""

    def enter(self, g: Root, f: Frame) -> None:
        faction = f.number
        relation = g.relations[faction]
        if relation == ALLIED:
            g.score(VAGABOND, ALLIED_AID_POINTS, FROM_AID)
        elif relation != HOSTILE:
            g.aids[faction] += 1
            if g.aids[faction] == AID_COST[relation]:
                g.aids[faction] = 0
                g.relations[faction] = relation + 1
                g.tell(RELATED, VAGABOND, faction, relation + 1)
                g.score(VAGABOND, AID_POINTS[relation + 1], FROM_AID)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"faction": FACTION_NAMES[f.number]}


# Strike, repair, special actions.

class ChooseTarget(Step[Root]):
    """Strike: a warrior of a player there, or if that player has none a building or token (ROOT-16.27)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for kind in range(PIECES):
            if (g.at(kind, g.pawn) > 0 and battle.may_attack(g, VAGABOND, OWNER[kind])
                    and (kind < FIRST_BUILDING or g.at(OWNER[kind], g.pawn) == 0)):
                codes.append(SHOOT + kind)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        removal.remove(g, VAGABOND, code - SHOOT, g.pawn, 1)
        removal.close_event(g)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[g.pawn]}


def can_strike(g: Root, company: i64) -> bool:
    """Whether anybody here may be struck: later Laws spare a partner as they do in battle (ROOT-18.3)."""
    found = False
    for faction in range(VAGABOND):
        found = found or (company & BIT[faction] != 0 and battle.may_attack(g, VAGABOND, faction))
    return found


def add_damaged(g: Root, codes: list[int]) -> None:
    for slot in range(ITEMS * STATES):
        if slot % STATES >= DAMAGED and g.items[slot] > 0:
            codes.append(MEND + slot)


def mend(g: Root, slot: i64) -> None:
    """The item keeps its side (ROOT-16.28)."""
    g.items[slot] -= 1
    g.items[slot - DAMAGED] += 1
    g.tell(REPAIRED, VAGABOND, slot // STATES)


class RepairItem(Step[Root]):
    """Repair: one damaged item, keeping its side (ROOT-16.28)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_damaged(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        mend(g, code - MEND)


class Hideout(Step[Root]):
    """The Ranger repairs up to three items, then Daylight ends (ROOT-16.53). The number: repairs left."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number > 0:
            add_damaged(g, codes)
            if codes and f.number < HIDEOUT_REPAIRS:
                codes.append(END)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != END:
            mend(g, code - MEND)
            g.then(self, f.player, f.number - 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number)}


def special_possible(g: Root) -> bool:
    """Whether the character's special action can do anything (ROOT-16.51 to 16.53)."""
    if g.character == RANGER:
        return damaged_items(g) > 0
    if g.pawn >= CLEARINGS:
        return False
    if g.character == TINKER:
        return g.discard & MATCHING[SUIT_OF[g.pawn]] != 0
    return victims(g) != 0


def victims(g: Root) -> i64:
    """Players in his clearing with a card in hand, as a mask."""
    mask = company(g)
    for faction in range(VAGABOND):
        if g.hands[faction] == 0:
            mask &= ~BIT[faction]
    return mask


class ChooseVictim(Step[Root]):
    """The Thief takes a random card from a player in his clearing (ROOT-16.51)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, STEAL_FROM, victims(g))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.chance(free.RANDOM_CARD, FACTIONS + code - STEAL_FROM)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[g.pawn]}


class DayLabor(Step[Root]):
    """The Tinker takes a card matching his clearing from the discard pile (ROOT-16.52)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, LABOR, g.discard & MATCHING[SUIT_OF[g.pawn]])
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        card = code - LABOR
        g.pick_up(card)
        g.hands[VAGABOND] |= BIT[card]
        hidden.show(g, card)
        g.tell(LABORED, VAGABOND, card)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[g.pawn], "suit": SUIT_NAMES[SUIT_OF[g.pawn]]}


TRAVEL: Final = Travel()
TAKE_ALLY: Final = TakeAlly()
TAKE_WARRIORS: Final = TakeWarriors()
QUEST_REWARD: Final = QuestReward()
AID_WITH_ITEM: Final = AidWithItem()
AID_WITH_CARD: Final = AidWithCard(secret=True)
TAKE_ITEM: Final = TakeItem()
IMPROVE_RELATION: Final = ImproveRelation()
CHOOSE_TARGET: Final = ChooseTarget()
REPAIR_ITEM: Final = RepairItem()
HIDEOUT: Final = Hideout()
CHOOSE_VICTIM: Final = ChooseVictim()
DAY_LABOR: Final = DayLabor()
