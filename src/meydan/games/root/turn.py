"""The frame of every turn (ROOT-1.11, 11.1): dominance, cards at the start of phases, drawing, the hand limit."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import alliance, battle, eyrie, marquise, moving, vagabond
from meydan.games.root.actions import BANK, BANKED, DISCARD, SKIP, STOPPED, TURN_BEGINS
from meydan.games.root.components import (
    ALLIANCE,
    BASE,
    BETTER_BURROW_BANK,
    BIRD,
    COBBLER,
    COIN,
    COMMAND_WARREN,
    CORNERS,
    EVERYWHERE,
    EYRIE,
    FACTIONS,
    MARQUISE,
    NONE,
    OF_SUIT,
    OPPOSITE,
    RECRUITER,
    RECRUITER_DRAWS,
    ROOST,
    ROOST_DRAWS,
    VAGABOND,
)
from meydan.games.root.sets import add_codes, bits
from meydan.games.root.state import BY_DOMINANCE, UNFINISHED, Root

SUIT_TO_DOMINATE: Final = 3             # ruled clearings of the dominance card's suit (ROOT-6.10)
CORNERS_TO_DOMINATE: Final = 2          # opposite ones (ROOT-6.11)


class BeginTurn(Step[Root]):
    """The next player's turn begins; an activated dominance card is looked at first (ROOT-6.12)."""

    def enter(self, g: Root, f: Frame) -> None:
        g.turn = g.faction_of[f.player]
        if f.player == g.first:
            if g.law.last_round and g.rounds >= g.law.last_round:
                g.tell(STOPPED, g.turn, g.rounds)
                g.finish(0, UNFINISHED)             # nobody wins (ROOT-6.18)
                return
            g.rounds += 1
        g.used = 0
        g.recruited = False
        for suit in range(3):
            g.activated[suit] = 0
        for faction in range(FACTIONS):
            g.aids[faction] = 0
        g.tell(TURN_BEGINS, g.turn, g.rounds)
        if dominates(g, g.turn):
            g.win(g.turn, BY_DOMINANCE)
            return
        g.then(BEGIN_TURN, (f.player + 1) % g.players)
        if g.turn == MARQUISE:
            marquise.begin(g)
        elif g.turn == EYRIE:
            eyrie.begin(g)
        elif g.turn == ALLIANCE:
            alliance.begin(g)
        else:
            vagabond.begin(g)
        if g.has(g.turn, BETTER_BURROW_BANK):
            g.then(BURROW_BANK, f.player)


def dominates(g: Root, faction: i64) -> bool:
    """Three clearings of the suit, or two opposite corners (ROOT-6.10, 6.11); never the Vagabond (ROOT-17.7)."""
    suit = g.dominance[faction]
    if suit == NONE or faction == VAGABOND:
        return False
    ruled = g.ruled_by(faction)
    if suit != BIRD:
        return bits(ruled & OF_SUIT[suit]) >= SUIT_TO_DOMINATE
    pairs: i64 = 0
    for corner in CORNERS:
        if ruled & BIT[corner] and ruled & BIT[OPPOSITE[corner]]:
            pairs += 1
    return pairs > 0


class BurrowBank(Step[Root]):
    """At start of Birdsong its owner and one other player each draw a card (ROOT-11.4)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for faction in range(FACTIONS):
            if faction != g.turn and g.seat_of[faction] != NONE:
                codes.append(BANK + faction)
        if g.law.bank_is_optional:
            codes.append(SKIP)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            g.tell(BANKED, g.turn, code - BANK)
            g.draw(g.turn, 1)
            g.draw(code - BANK, 1)


class CommandWarren(Step[Root]):
    """At start of Daylight its owner may battle (ROOT-11.7)."""

    def enter(self, g: Root, f: Frame) -> None:
        if g.has(g.turn, COMMAND_WARREN):
            g.then(battle.CHOOSE_BATTLE, f.player, EVERYWHERE + moving.OPTIONAL)


class Cobbler(Step[Root]):
    """At start of Evening its owner may take a move (ROOT-11.10)."""

    def enter(self, g: Root, f: Frame) -> None:
        if g.has(g.turn, COBBLER):
            if g.turn == VAGABOND:
                g.then(vagabond.COBBLER_MOVE, f.player)
            else:
                g.then(moving.MOVE_FROM, f.player, EVERYWHERE + moving.OPTIONAL)


class DrawCards(Step[Root]):
    """In Evening draw one card and one for each uncovered bonus."""

    def enter(self, g: Root, f: Frame) -> None:
        count: i64 = 1
        if g.turn == MARQUISE:                      # ROOT-13.19
            count += RECRUITER_DRAWS[g.on_map(RECRUITER)]
        elif g.turn == EYRIE:                       # ROOT-14.20
            count += ROOST_DRAWS[g.on_map(ROOST)]
        elif g.turn == ALLIANCE:                    # ROOT-15.8
            count += g.on_map(BASE)
        else:                                       # ROOT-16.49
            count += g.tracked(COIN)
        g.draw(g.turn, count)


class DiscardDown(Step[Root]):
    """Then with more than five cards discard down to five by choice. The number: the limit."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        hand = g.hands[g.faction_of[f.player]]
        if bits(hand) > f.number:
            add_codes(codes, DISCARD, hand)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.throw_away(g.faction_of[f.player], code - DISCARD)
        g.then(self, f.player, f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"limit": int(f.number), "over": int(bits(g.hands[g.faction_of[f.player]]) - f.number)}


BEGIN_TURN: Final = BeginTurn()
BURROW_BANK: Final = BurrowBank()
COMMAND_WARREN_BATTLE: Final = CommandWarren()
COBBLER_START: Final = Cobbler()
DRAW_CARDS: Final = DrawCards()
DISCARD_DOWN: Final = DiscardDown(secret=True)
