"""The Assembly phase: Brenn, victory, Advantage cards, Crows, deal (INIS-5, 12, 16.1)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE, Frame, Step
from meydan.games.inis import season
from meydan.games.inis.actions import (
    ADVANTAGE_LAID,
    BRENN_NAMED,
    CHOSE_ASIDE,
    CHOSE_ASIDE_CARD,
    CROWS,
    CROWS_FELL,
    DEALT,
    DRAWN_GAME,
    HAND_ON,
    HANDED_ON,
    HOLD,
    PLAY,
    PRETENDERS_RETURNED,
    ROUND_BEGUN,
    SET_ASIDE,
    WON,
)
from meydan.games.inis.advantage_cards import PUT_ASIDE, take_aside
from meydan.games.inis.components import (
    ACTIONS,
    CATHBADS_WORD,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    GATES,
    count,
    members,
)
from meydan.games.inis.draws import draw
from meydan.games.inis.play import Decision, Window
from meydan.games.inis.removal import remove
from meydan.games.inis.state import (
    ASIDE,
    AT_GATES,
    DRAFT,
    FACE_UP,
    NOBODYS,
    PLACES,
    PUBLIC,
    STOCK,
    UNMINGLED,
    Inis,
    codes_of,
)

HIGH_KING: Final = 0                                # endings
ROUNDS_OVER: Final = 1


class Assembly(Step[Inis]):
    """A round begins with the Assembly; Cathbad's Word may be spoken first (INIS-5.1, 5.10)."""

    def enter(self, g: Inis, f: Frame) -> None:
        g.round += 1
        g.turn = g.brenn
        g.note(ROUND_BEGUN, -1, g.round)
        g.then(season.SEASON_START, g.brenn)
        g.then(ASSEMBLY_END, g.brenn)
        g.then(DEAL, g.brenn)
        g.then(TOSS, CHANCE)
        g.then(CHIEFTAINS, g.brenn)
        ASSEMBLY_START.open(g, g.brenn)


class AssemblyStart(Window):
    """At the start of the Assembly: Cathbad's Word (INIS-5.10, 17.5)."""

    def may(self, g: Inis, about: i64, seat: i64) -> bool:
        return g.could_hold_epic(seat, CATHBADS_WORD)

    def cards(self, g: Inis, about: i64, seat: i64, codes: list[int]) -> None:
        if g.holds_epic(seat, CATHBADS_WORD):
            codes.append(PLAY + FIRST_EPIC + CATHBADS_WORD)


class Chieftains(Step[Inis]):
    """Steps 1 to 3: the Brenn, the victory check, the Advantage cards (INIS-5.2-5.5)."""

    def enter(self, g: Inis, f: Frame) -> None:
        chief = g.chieftain(g.capital)
        if chief >= 0:
            g.brenn = chief
        g.turn = g.brenn
        g.note(BRENN_NAMED, g.brenn)
        winner = g.high_king(g.brenn)
        if winner >= 0:
            g.note(WON, winner)
            g.finish(BIT[winner], HIGH_KING)
            return
        if 0 < g.limit < g.round:
            g.note(DRAWN_GAME, -1)
            g.finish(0, ROUNDS_OVER)                # a draw: nobody wins
            return
        if g.pretenders:
            g.pretenders = 0
            g.note(PRETENDERS_RETURNED, -1)
        g.locked = False
        for territory in members(g.in_play):
            holder = g.chieftain(territory)
            if holder >= 0:
                g.take_advantage(holder, territory)
            else:
                g.advantage[territory] = FACE_UP
                g.note(ADVANTAGE_LAID, -1, FIRST_ADVANTAGE + territory)


class Toss(Step[Inis]):
    """The Flock of Crows is tossed; the number is 1 at setup, where the Gates stay quiet (INIS-5.6, 16.1)."""

    def options(self, g: Inis, f: Frame) -> list[int]:
        return [CROWS, CROWS + 1]

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.note(CROWS_FELL, -1, code - CROWS)
        if f.number:
            g.crows = code - CROWS
        else:
            turn_crows(g, code - CROWS)


def turn_crows(g: Inis, side: i64) -> None:
    """A change of direction opens the Gates for everybody present there (INIS-16.1)."""
    if side == g.crows:
        return
    g.crows = side
    if g.in_play & BIT[GATES]:
        travellers: list[int] = []
        seat = g.brenn
        for _ in range(g.players):
            if g.is_present(GATES, seat):
                travellers.append(seat)
            seat = g.after(seat)
        for traveller in reversed(travellers):
            g.then(GATES_DRAW, traveller)
            g.then(GATES_LOSS, traveller)


class GatesLoss(Step[Inis]):
    """Each player present in the Gates removes a clan from there (INIS-16.1)."""

    def enter(self, g: Inis, f: Frame) -> None:
        remove(g, f.player, GATES)


class GatesDraw(Step[Inis]):
    """And draws an Epic Tale, even if the clan was saved (INIS-16.1)."""

    def enter(self, g: Inis, f: Frame) -> None:
        draw(g, f.player, 1, AT_GATES)


# Deal and draft (INIS-5.7, 6).


class Deal(Step[Inis]):
    """All Action cards are shuffled, one is set aside, unless Cathbad's Word chooses it (INIS-5.7, 17.5)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if g.cathbad >= 0:
            g.then(CHOOSE_ASIDE, g.cathbad)
        else:
            rng = Rng(g.seed)
            aside = members(g.in_use())[rng.below(count(g.in_use()))]
            g.seed = rng.seed()
            deal(g, aside)


class ChooseAside(Decision):
    """Cathbad's player looks through all Action cards and sets one aside, unseen (INIS-17.5)."""

    def ask(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(SET_ASIDE, g.in_use())

    def answer(self, g: Inis, f: Frame, code: i64) -> None:
        g.note(CHOSE_ASIDE, f.player)
        g.note(CHOSE_ASIDE_CARD, f.player, code - SET_ASIDE, audience=BIT[f.player])
        deal(g, code - SET_ASIDE)


def deal(g: Inis, aside: i64) -> None:
    """The other cards are shuffled and the first draft begins (INIS-5.8)."""
    for place in range(PLACES):
        g.actions[place] = 0
    g.actions[ASIDE] = BIT[aside]
    g.actions[STOCK] = g.in_use() & ~BIT[aside]
    for n in range(5 * PLACES):
        g.maybe[n] = 0
    for observer in range(5):
        if observer == g.cathbad:
            g.maybe[observer * PLACES + ASIDE] = BIT[aside]
            g.maybe[observer * PLACES + STOCK] = g.actions[STOCK]
        else:
            g.maybe[observer * PLACES + ASIDE] = g.in_use()
            g.maybe[observer * PLACES + STOCK] = g.in_use()
    g.passes = 0
    g.handed = g.crows
    g.mingled = UNMINGLED + NOBODYS
    g.origin = 0
    for seat in range(4):
        g.gave[seat] = 0
        g.drafted[seat] = 0
    g.then(DRAFTING, g.brenn)


class Drafting(Step[Inis]):
    """Cards are dealt for a draft: four each, or twice three with two players (INIS-5.7, 6.6)."""

    def enter(self, g: Inis, f: Frame) -> None:
        each = 4
        if g.players == 2:
            each = 3
        rng = Rng(g.seed)
        cards = members(g.actions[STOCK])
        rng.shuffle(cards)
        g.seed = rng.seed()
        for seat in range(g.players):
            for _ in range(each):
                g.actions[DRAFT + seat] |= BIT[cards.pop()]
        g.actions[STOCK] = 0
        for card in cards:
            g.actions[STOCK] |= BIT[card]
        for observer in range(5):
            base = observer * PLACES
            stock = g.maybe[base + STOCK]
            for seat in range(g.players):
                g.maybe[base + DRAFT + seat] = stock
            if not g.actions[STOCK]:
                g.maybe[base + STOCK] = 0
            if observer < g.players:
                g.see_actions(observer, DRAFT + observer)
        g.reveal()
        g.note(DEALT, -1, each)
        if g.actions[STOCK]:
            g.then(self, g.brenn)
        g.then(DRAFT_END, g.brenn)
        g.then(PASS_CARDS, g.brenn)
        picks(g, HAND_ON_ONE, 1)
        if g.players > 2:
            g.then(PASS_CARDS, g.brenn)
            picks(g, HOLD_ONE, 2)
        g.then(PASS_CARDS, g.brenn)
        picks(g, HOLD_ONE, 1)


def picks(g: Inis, step: Step[Inis], times: i64) -> None:
    """All seats choose together, unseen by each other (INIS-6.5)."""
    for k in range(g.players):
        seat = (g.brenn + g.players - 1 - k) % g.players
        for _ in range(times):
            g.then(step, seat)


class HoldOne(Step[Inis]):
    """A card to hold (INIS-6.1, 6.2)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": to_hold(g, f), "next": int(g.after(f.player))}

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(HOLD, g.actions[DRAFT + f.player] & ~g.held[f.player])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.held[f.player] |= BIT[code - HOLD]


def to_hold(g: Inis, f: Frame) -> int:
    """How many cards this seat is still to hold before the cards go on."""
    left = 0
    for frame in g.stack:
        if frame.step is HOLD_ONE and frame.player == f.player:
            left += 1
        elif frame.step is PASS_CARDS:
            left = 0
    return left


class HandOnOne(Step[Inis]):
    """The one card to hand on; the others are held (INIS-6.3)."""

    def about(self, g: Inis, f: Frame, seat: i64) -> dict[str, Any]:
        return {"next": int(g.after(f.player))}

    def options(self, g: Inis, f: Frame) -> list[int]:
        return codes_of(HAND_ON, g.actions[DRAFT + f.player])

    def choose(self, g: Inis, f: Frame, code: i64) -> None:
        g.held[f.player] = g.actions[DRAFT + f.player] & ~BIT[code - HAND_ON]


class PassCards(Step[Inis]):
    """When all have chosen, the cards not held go to the next player (INIS-6.1-6.5)."""

    def enter(self, g: Inis, f: Frame) -> None:
        n = g.players
        step = g.after(0)
        handed = g.held[:]
        for seat in range(n):
            handed[seat] = g.actions[DRAFT + seat] & ~g.held[seat]
        g.note(HANDED_ON, -1, count(handed[0]))
        maybe = g.maybe
        before = maybe[:]
        for observer in range(5):
            base = observer * PLACES + DRAFT
            for seat in range(n):
                maybe[base + (seat + step) % n] |= before[base + seat]
        for seat in range(n):
            g.actions[DRAFT + seat] = g.held[seat]
            g.held[seat] = 0
        for seat in range(n):
            g.actions[DRAFT + (seat + step) % n] |= handed[seat]
        for seat in range(n):
            base = seat * PLACES
            given = handed[seat]
            for place in range(PLACES):
                maybe[base + place] &= ~given
            maybe[base + DRAFT + (seat + step) % n] |= given
            g.see_actions(seat, DRAFT + seat)
            if n > 2:
                g.gave[seat] |= given * BIT[ACTIONS * g.passes]
            else:                                       # what comes back from the only opponent is seen
                g.gave[seat] = (g.gave[seat] | given) & ~g.actions[DRAFT + seat]
        for seat in range(n):
            g.drafted[seat] = g.actions[seat] | g.actions[DRAFT + seat]
        g.passes += 1
        g.reveal()


class DraftEnd(Step[Inis]):
    """The drafted cards become the hand; with two players the first set is locked so (INIS-5.9, 6.7)."""

    def enter(self, g: Inis, f: Frame) -> None:
        for seat in range(g.players):
            g.actions[seat] |= g.actions[DRAFT + seat]
            g.actions[DRAFT + seat] = 0
            for observer in range(PUBLIC + 1):
                base = observer * PLACES
                g.maybe[base + seat] |= g.maybe[base + DRAFT + seat]
                g.maybe[base + DRAFT + seat] = 0


class AssemblyEnd(Step[Inis]):
    """At the end of the Assembly Cathbad's card is taken and another one set aside (INIS-5.10, 17.5)."""

    def enter(self, g: Inis, f: Frame) -> None:
        if g.cathbad >= 0:
            seat = g.cathbad
            g.cathbad = -1
            if g.actions[ASIDE]:
                take_aside(g, seat)
                g.then(PUT_ASIDE, seat)


ASSEMBLY: Final = Assembly()
ASSEMBLY_START: Final = AssemblyStart()
CHIEFTAINS: Final = Chieftains()
TOSS: Final = Toss()
GATES_LOSS: Final = GatesLoss()
GATES_DRAW: Final = GatesDraw()
DEAL: Final = Deal()
CHOOSE_ASIDE: Final = ChooseAside(secret=True, unseen=True)
DRAFTING: Final = Drafting()
HOLD_ONE: Final = HoldOne(secret=True, sealed=True)
HAND_ON_ONE: Final = HandOnOne(secret=True, sealed=True)
PASS_CARDS: Final = PassCards()
DRAFT_END: Final = DraftEnd()
ASSEMBLY_END: Final = AssemblyEnd()
