"""What may be done at any moment of a phase (ROOT-11.15): cards in play, and dominance (ROOT-6.8, 17)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import hidden, removal
from meydan.games.root.actions import (
    ACTIVATE,
    CLAIM,
    COALITION,
    CODEBREAK,
    CODEBROKE,
    DOMINANCE_ACTIVATED,
    DOMINANCE_TAKEN,
    END,
    PARTNER,
    PLAY_DISCARDED,
    RELATED,
    ROB,
    ROBBED,
    SPEND,
    STEAL,
    TAKE_DOMINANCE,
    TAX,
    TAXED,
    USED,
)
from meydan.games.root.components import (
    ALL_CARDS,
    CARD_COUNT,
    CLEARINGS,
    CODEBREAKERS,
    DOMINANCE,
    DOMINANCE_OF,
    DOMINANCE_POINTS,
    FACTION_NAMES,
    FACTIONS,
    FROM_CARDS,
    GIVING,
    HOSTILE,
    INDIFFERENT,
    MATCHING,
    NONE,
    OF_TYPE,
    ROYAL_CLAIM,
    STAND_AND_DELIVER,
    SUIT_NAMES,
    TAX_COLLECTOR,
    VAGABOND,
)
from meydan.games.root.sets import add_codes, bits
from meydan.games.root.state import Root

COALITION_PLAYERS: Final = 4


# Birdsong: Royal Claim, Stand and Deliver!

def add_birdsong(g: Root, codes: list[int]) -> None:
    """The Birdsong cards the turn's player may use now."""
    if g.crafted[g.turn] == 0:
        return
    if g.has(g.turn, ROYAL_CLAIM):
        codes.append(CLAIM)
    if g.usable(g.turn, STAND_AND_DELIVER):
        for faction in range(FACTIONS):
            if faction != g.turn and g.hands[faction]:
                codes.append(ROB + faction)


def use_birdsong(g: Root, code: i64) -> bool:
    """Carry out a Birdsong card; False if the code is something else."""
    if code == CLAIM:
        g.tell(USED, g.turn, ROYAL_CLAIM)
        for card in range(CARD_COUNT):
            if g.crafted[g.turn] & GIVING[ROYAL_CLAIM] & BIT[card]:
                g.crafted[g.turn] &= ~BIT[card]
                g.tell(PLAY_DISCARDED, g.turn, card)
                g.put_away(card)
        g.score(g.turn, bits(g.ruled_by(g.turn)), FROM_CARDS)
        return True
    if ROB <= code < ROB + FACTIONS:
        g.used |= BIT[STAND_AND_DELIVER]
        g.tell(USED, g.turn, STAND_AND_DELIVER)
        g.chance(RANDOM_CARD, code - ROB)
        return True
    return False


class BirdsongWindow(Step[Root]):
    """Between two steps of Birdsong its cards may be used (ROOT-11.2, 11.15)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_birdsong(g, codes)
        if codes:
            codes.append(END)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != END:
            g.then(self, f.player)
            use_birdsong(g, code)


class RandomCard(Step[Root]):
    """A random card of a hand goes to the turn's player (ROOT-11.6, 16.51).

    The number: whose hand, + FACTIONS for a theft.
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, STEAL, g.hands[f.number % FACTIONS])
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        victim = f.number % FACTIONS
        card = code - STEAL
        g.tell(ROBBED, g.turn, victim)
        hidden.pass_secretly(g, card, victim, g.turn, g.turn, ALL_CARDS)
        hidden.slip_by(g, card, victim, g.turn, victim, g.turn)
        g.take_away(victim, card, ALL_CARDS, g.turn)
        g.hands[g.turn] |= BIT[card]
        if f.number < FACTIONS:                     # the robbed player scores, after the card (ROOT-11.6)
            g.score(victim, 1, FROM_CARDS)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"victim": FACTION_NAMES[f.number % FACTIONS],
                "by": "stand_and_deliver" if f.number < FACTIONS else "steal"}


# Daylight: Codebreakers, Tax Collector, dominance.

def may_do_daylight(g: Root) -> bool:
    """What everybody can see: whether the turn's player might have a free option now."""
    me = g.turn
    if g.crafted[me]:
        if g.usable(me, CODEBREAKERS):
            for faction in range(FACTIONS):
                if faction != me and g.hands[faction]:
                    return True
        if g.usable(me, TAX_COLLECTOR) and taxable(g, me):
            return True
    return g.hands[me] != 0 and (g.available != 0 or may_dominate(g))


def taxable(g: Root, faction: i64) -> bool:
    return faction != VAGABOND and g.where(faction) != 0


def may_dominate(g: Root) -> bool:
    """At least ten points and no dominance card activated yet (ROOT-6.8, 6.14, 17.7)."""
    if g.players == 2 or g.score_of(g.turn) < DOMINANCE_POINTS or not g.on_track(g.turn):
        return False
    return g.turn != VAGABOND or (g.players == COALITION_PLAYERS and partners(g) != 0)


def partners(g: Root) -> i64:
    """Who has the fewest points, players with an activated dominance card left out (ROOT-17.1, 17.3), as a mask."""
    fewest: i64 = 1000
    mask: i64 = 0
    for faction in range(VAGABOND):
        if g.seat_of[faction] != NONE and g.on_track(faction):
            points = g.score_of(faction)
            if points < fewest:
                fewest = points
                mask = 0
            if points == fewest:
                mask |= BIT[faction]
    return mask


def add_daylight(g: Root, codes: list[int]) -> None:
    """The free options of the turn's player in Daylight."""
    me = g.turn
    if g.crafted[me]:
        if g.usable(me, CODEBREAKERS):
            for faction in range(FACTIONS):
                if faction != me and g.hands[faction]:
                    codes.append(CODEBREAK + faction)
        if me != VAGABOND and g.usable(me, TAX_COLLECTOR):
            for clearing in range(CLEARINGS):
                if g.at(me, clearing) > 0:
                    codes.append(TAX + clearing)
    hand = g.hands[me]
    if hand & OF_TYPE[DOMINANCE] and may_dominate(g):
        for suit in range(4):
            if hand & BIT[DOMINANCE_OF[suit]]:
                codes.append(ACTIVATE + suit)
    if g.available:
        for suit in range(4):
            if g.available & BIT[DOMINANCE_OF[suit]] and hand & MATCHING[suit]:
                codes.append(TAKE_DOMINANCE + suit)


def use_daylight(g: Root, code: i64) -> bool:
    """Carry out a free option of Daylight; False if the code is something else."""
    if code < ACTIVATE:
        return False
    me = g.turn
    if CODEBREAK <= code < CODEBREAK + FACTIONS:
        g.used |= BIT[CODEBREAKERS]
        g.tell(CODEBROKE, me, code - CODEBREAK)
        removal.see_hand(g, me, code - CODEBREAK)
    elif TAX <= code < TAX + CLEARINGS:
        g.used |= BIT[TAX_COLLECTOR]
        g.tell(TAXED, me, code - TAX)
        removal.remove(g, me, me, code - TAX, 1)
        g.draw(me, 1)
        removal.close_event(g)
    elif TAKE_DOMINANCE <= code < TAKE_DOMINANCE + 4:
        g.reveal()                                  # a matching card is held
        g.ask(SPEND_FOR_DOMINANCE, me, code - TAKE_DOMINANCE)
    elif ACTIVATE <= code < ACTIVATE + 4:
        activate(g, code - ACTIVATE)
    else:
        return False
    return True


def activate(g: Root, suit: i64) -> None:
    """The card goes to the play area and the score marker off the track (ROOT-6.8)."""
    g.reveal()
    g.take_away(g.turn, DOMINANCE_OF[suit])
    candidates = partners(g)
    g.dominance[g.turn] = suit
    g.tell(DOMINANCE_ACTIVATED, g.turn, suit)
    if g.turn == VAGABOND:
        g.ask(CHOOSE_PARTNER, VAGABOND, candidates)


class ChoosePartner(Step[Root]):
    """The Vagabond forms a coalition with who has the fewest points, on a tie by choice (ROOT-17.1, 17.3)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, PARTNER, f.number)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.partner = code - PARTNER
        g.tell(COALITION, VAGABOND, g.partner)
        if g.relations[g.partner] == HOSTILE:       # ROOT-17.5
            g.relations[g.partner] = INDIFFERENT
            g.tell(RELATED, VAGABOND, g.partner, INDIFFERENT)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"partners": [FACTION_NAMES[faction] for faction in range(FACTIONS) if f.number & BIT[faction]]}


class SpendForDominance(Step[Root]):
    """An available dominance card costs a card of its suit (ROOT-6.16). The number: the suit."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, SPEND, g.hands[g.turn] & MATCHING[f.number])
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        card = DOMINANCE_OF[f.number]
        g.available &= ~BIT[card]
        g.spend(g.turn, code - SPEND)
        g.hands[g.turn] |= BIT[card]
        hidden.show(g, card)
        g.tell(DOMINANCE_TAKEN, g.turn, f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"suit": SUIT_NAMES[f.number]}


class DaylightWindow(Step[Root]):
    """After the last part of Daylight its free options are still open (ROOT-11.15)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if may_do_daylight(g):
            codes.append(END)
            add_daylight(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != END:
            g.then(self, f.player)
            use_daylight(g, code)


BIRDSONG_WINDOW: Final = BirdsongWindow()
RANDOM_CARD: Final = RandomCard(secret=True)
CHOOSE_PARTNER: Final = ChoosePartner()
SPEND_FOR_DOMINANCE: Final = SpendForDominance(secret=True)
DAYLIGHT_WINDOW: Final = DaylightWindow(secret=True)
