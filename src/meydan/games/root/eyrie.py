"""The Eyrie Dynasties' turn (ROOT-14): Decree and turmoil."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import battle, crafting, free, moving, turn
from meydan.games.root.actions import (
    DECREE,
    DECREE_DISCARDED,
    DECREED,
    END,
    FALL,
    LEAD,
    LEADER_CHOSEN,
    LOST_POINTS,
    RECRUIT_AT,
    RESOLVE,
    ROOST_AT,
    TURMOIL,
)
from meydan.games.root.components import (
    ALLIANCE,
    BIRD,
    CARD_COUNT,
    CARDS,
    CHARISMATIC,
    CLEARINGS,
    COLUMN_BATTLE,
    COLUMN_BUILD,
    COLUMN_MOVE,
    COLUMN_NAMES,
    COLUMN_RECRUIT,
    COLUMNS,
    EYRIE,
    FOX,
    FROM_ROOSTS,
    FROM_TURMOIL,
    HAND_LIMIT,
    MARQUISE,
    MOUSE,
    OF_SUIT,
    RABBIT,
    ROOST,
    ROOST_POINTS,
    SOURCES,
    SUITED,
    TOTAL,
    VIZIERS,
)
from meydan.games.root.sets import add_codes, bits, cards_in, within
from meydan.games.root.state import Root

FIRST_CARD: Final = 0                   # of the cards added to the Decree this turn
SECOND_CARD: Final = 1
SECOND_AFTER_BIRD: Final = 2
NEW_ROOST_WARRIORS: Final = 3


def begin(g: Root) -> None:
    g.ask(turn.DISCARD_DOWN, EYRIE, HAND_LIMIT)
    g.ask(turn.DRAW_CARDS, EYRIE)
    g.ask(SCORE_ROOSTS, EYRIE)
    g.ask(turn.COBBLER_START, EYRIE)
    g.ask(OPEN_COLUMN, EYRIE, COLUMN_RECRUIT)
    g.ask(EYRIE_CRAFT, EYRIE)
    g.ask(turn.COMMAND_WARREN_BATTLE, EYRIE)
    g.ask(NEW_ROOST, EYRIE)
    g.ask(ADD_TO_DECREE, EYRIE, FIRST_CARD)
    if g.hands[EYRIE] == 0:
        g.ask(EMERGENCY_ORDERS, EYRIE)
        g.ask(free.BIRDSONG_WINDOW, EYRIE)


class EmergencyOrders(Step[Root]):
    """With no card in hand, draw one (ROOT-14.5)."""

    def enter(self, g: Root, f: Frame) -> None:
        if g.hands[EYRIE] == 0:
            g.draw(EYRIE, 1)


class AddToDecree(Step[Root]):
    """One or two cards go to any columns, at most one of them a bird (ROOT-14.6).

    Birdsong's cards may be used beside it: a window of their own before and after would change nothing (ROOT-11.15).
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        hand = g.hands[EYRIE]
        free.add_birdsong(g, codes)
        if f.number != FIRST_CARD:
            if hand:
                codes.append(END)
            else:
                return []
            if f.number == SECOND_AFTER_BIRD:
                hand &= ~SUITED[BIRD]
        elif hand == 0 and codes:
            codes.append(END)
        for column in range(COLUMNS):
            add_codes(codes, DECREE + column * CARD_COUNT, hand)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == END:
            return
        if not DECREE <= code < DECREE + COLUMNS * CARD_COUNT:
            g.stack.append(f)
            free.use_birdsong(g, code)
            return
        column = (code - DECREE) // CARD_COUNT
        card = (code - DECREE) % CARD_COUNT
        g.reveal()
        g.take_away(EYRIE, card)
        g.decree[column] |= BIT[card]
        g.tell(DECREED, EYRIE, card, column)
        if f.number == FIRST_CARD:
            if CARDS[card].suit == BIRD:
                g.then(self, f.player, SECOND_AFTER_BIRD)
            else:
                g.then(self, f.player, SECOND_CARD)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"added": min(int(f.number), 1), "after_bird": f.number == SECOND_AFTER_BIRD}


class NewRoost(Step[Root]):
    """With no roost on the map: a roost and three warriors where the fewest warriors are (ROOT-14.8, 14.9)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.on_map(ROOST) > 0:
            return codes
        fewest: i64 = 1000
        for clearing in range(CLEARINGS):
            if g.open_slots(clearing) > 0 and g.may_place(EYRIE, clearing):
                warriors = g.at(MARQUISE, clearing) + g.at(EYRIE, clearing) + g.at(ALLIANCE, clearing)
                if warriors < fewest:
                    fewest = warriors
                    codes = []
                if warriors == fewest:
                    codes.append(ROOST_AT + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.then(free.BIRDSONG_WINDOW, f.player)     # they rule one clearing more
        g.place(ROOST, code - ROOST_AT, 1)
        g.place(EYRIE, code - ROOST_AT, NEW_ROOST_WARRIORS)


class EyrieCraft(crafting.CraftFirst):
    """First they craft with roosts, any number of cards (ROOT-14.10)."""


class OpenColumn(Step[Root]):
    """The Decree is resolved column by column from the left, every card once (ROOT-14.11, 14.16)."""

    def enter(self, g: Root, f: Frame) -> None:
        cards = g.decree[f.number]
        for suit in range(4):
            g.unresolved[suit] = bits(cards & SUITED[suit])
        if VIZIERS[g.leader] & BIT[f.number]:
            g.unresolved[BIRD] += 1
        g.then(RESOLVE_DECREE, f.player, f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"column": COLUMN_NAMES[f.number]}


def cards_left(g: Root) -> i64:
    return g.unresolved[FOX] + g.unresolved[RABBIT] + g.unresolved[MOUSE] + g.unresolved[BIRD]


def can_resolve(g: Root, column: i64, suit: i64) -> bool:
    """Whether a card of this suit can be fully taken in this column (ROOT-14.17)."""
    fitting = OF_SUIT[suit]
    if column == COLUMN_RECRUIT:
        return g.supply[EYRIE] >= recruits(g) and roosts_in(g, fitting) != 0
    if column == COLUMN_MOVE:
        return moving.can_move(g, EYRIE, fitting)
    if column == COLUMN_BATTLE:
        return battle.can_battle(g, EYRIE, fitting)
    return sites(g, fitting) != 0


def recruits(g: Root) -> i64:
    """The Charismatic must place two (ROOT-14.29)."""
    if g.leader == CHARISMATIC:
        return 2
    return 1


def roosts_in(g: Root, fitting: i64) -> i64:
    """The clearings with a roost, as a mask."""
    return g.where(ROOST) & fitting


def sites(g: Root, fitting: i64) -> i64:
    """Ruled clearings without a roost and with an open slot (ROOT-14.15), as a mask."""
    mask: i64 = 0
    if g.supply[ROOST] > 0:
        for clearing in range(CLEARINGS):
            if (fitting & BIT[clearing] and g.at(ROOST, clearing) == 0 and g.ruler(clearing) == EYRIE
                    and g.open_slots(clearing) > 0 and g.may_place(EYRIE, clearing)):
                mask |= BIT[clearing]
    return mask


class ResolveDecree(Step[Root]):
    """Each card of the column is one action in a clearing matching it; if none can be taken, turmoil (ROOT-14.11).

    The number: the column.
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if cards_left(g) == 0:
            return codes
        for suit in range(4):
            if g.unresolved[suit] > 0 and can_resolve(g, f.number, suit):
                codes.append(RESOLVE + suit)
        if not codes:
            if not free.may_do_daylight(g):
                return codes
            codes.append(FALL)                      # the window before turmoil (ROOT-14.34)
        free.add_daylight(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == FALL:
            self.enter(g, f)
            return
        g.then(self, f.player, f.number)
        if free.use_daylight(g, code):
            return
        suit = code - RESOLVE
        g.unresolved[suit] -= 1
        if f.number == COLUMN_RECRUIT:
            g.then(DECREE_RECRUIT, f.player, OF_SUIT[suit])
        elif f.number == COLUMN_MOVE:
            g.then(moving.MOVE_FROM, f.player, OF_SUIT[suit])
        elif f.number == COLUMN_BATTLE:
            g.then(battle.CHOOSE_BATTLE, f.player, OF_SUIT[suit])
        else:
            g.then(DECREE_BUILD, f.player, OF_SUIT[suit])

    def enter(self, g: Root, f: Frame) -> None:
        if cards_left(g) > 0:
            g.then(TURMOIL_BEGINS, f.player)
            if f.number == COLUMN_RECRUIT and g.supply[EYRIE] > 0:
                fitting: i64 = 0
                for suit in range(4):
                    if g.unresolved[suit] > 0:
                        fitting |= OF_SUIT[suit]
                g.then(DECREE_RECRUIT, f.player, fitting)   # what can be placed is placed (ROOT-14.27)
        elif f.number < COLUMN_BUILD:
            g.then(OPEN_COLUMN, f.player, f.number + 1)
        else:
            g.then(free.DAYLIGHT_WINDOW, f.player)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"column": COLUMN_NAMES[f.number]}


class DecreeRecruit(Step[Root]):
    """Recruit: a warrior in a matching clearing with a roost (ROOT-14.12)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, RECRUIT_AT, roosts_in(g, f.number))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.place(EYRIE, code - RECRUIT_AT, recruits(g))

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"within": within(f.number), "warriors": min(int(recruits(g)), int(g.supply[EYRIE]))}


class DecreeBuild(Step[Root]):
    """Build: a roost in a matching clearing they rule (ROOT-14.15)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, ROOST_AT, sites(g, f.number))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.place(ROOST, code - ROOST_AT, 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"within": within(f.number)}


class TurmoilBegins(Step[Root]):
    """Humiliate, purge, depose; then Daylight ends (ROOT-14.21 to 14.26)."""

    def enter(self, g: Root, f: Frame) -> None:
        decreed: i64 = 0
        for column in range(COLUMNS):
            decreed |= g.decree[column]
        birds = bits(decreed & SUITED[BIRD]) + bits(VIZIERS[g.leader])
        g.tell(TURMOIL, EYRIE, birds)
        if g.on_track(EYRIE):
            lost = min(birds, g.score_of(EYRIE))    # never below 0 (ROOT-6.6)
            g.points[EYRIE * SOURCES + FROM_TURMOIL] -= lost
            g.points[EYRIE * SOURCES + TOTAL] -= lost
            g.tell(LOST_POINTS, EYRIE, lost)
        for column in range(COLUMNS):
            for card in cards_in(g.decree[column]):
                g.tell(DECREE_DISCARDED, EYRIE, card, column)
                g.put_away(card)
            g.decree[column] = 0
        for suit in range(4):
            g.unresolved[suit] = 0
        g.retired |= BIT[g.leader]
        if g.retired == 15:                         # a new clutch (ROOT-14.25)
            g.retired = 0
        g.then(CHOOSE_LEADER, f.player)


class ChooseLeader(Step[Root]):
    """A leader is chosen from those face up; the Viziers go to its columns (ROOT-12.15, 14.24)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, LEAD, 15 & ~g.retired)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.leader = code - LEAD
        g.tell(LEADER_CHOSEN, EYRIE, g.leader)


class ScoreRoosts(Step[Root]):
    """In Evening the roosts on the map score (ROOT-14.19)."""

    def enter(self, g: Root, f: Frame) -> None:
        g.score(EYRIE, ROOST_POINTS[g.on_map(ROOST)], FROM_ROOSTS)


EMERGENCY_ORDERS: Final = EmergencyOrders()
ADD_TO_DECREE: Final = AddToDecree(secret=True)
NEW_ROOST: Final = NewRoost()
EYRIE_CRAFT: Final = EyrieCraft(secret=True)
OPEN_COLUMN: Final = OpenColumn()
RESOLVE_DECREE: Final = ResolveDecree(secret=True)
DECREE_RECRUIT: Final = DecreeRecruit()
DECREE_BUILD: Final = DecreeBuild()
TURMOIL_BEGINS: Final = TurmoilBegins()
CHOOSE_LEADER: Final = ChooseLeader()
SCORE_ROOSTS: Final = ScoreRoosts()
