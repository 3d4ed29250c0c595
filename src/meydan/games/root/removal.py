"""Removing pieces as one event, and what it sets off (ROOT-10): points, hostility, Outrage, hospitals, lost bases."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import claims, hidden
from meydan.games.root.actions import (
    BASE_LOST,
    DAMAGE,
    DAMAGED_ITEM,
    DISCARD,
    GAVE_CARD,
    GIVE,
    HAND_SHOWN,
    HEALED,
    OUTRAGE_PAID,
    PLAY_DISCARDED,
    RELATED,
    REMOVED,
    SAW_CARD,
    SETTLE,
    SHOW_HAND,
    SKIP,
    SPEND,
    SUPPORTER_CARD,
    SUPPORTER_DISCARDED,
    SUPPORTER_DRAWN,
)
from meydan.games.root.claims import SUPPORTERS
from meydan.games.root.components import (
    ALLIANCE,
    BASE,
    BOX,
    CARD_NAMES,
    CLEARINGS,
    DAMAGED,
    DESPOT,
    EYRIE,
    FIRST_BUILDING,
    FROM_DESPOT,
    FROM_REMOVAL,
    HOSTILE,
    ITEMS,
    KEEP,
    MARQUISE,
    MATCHING,
    NONE,
    OWNER,
    PIECES,
    PLACE_NAMES,
    STACK_LIMIT,
    STATES,
    SUIT_NAMES,
    SUIT_OF,
    SYMPATHY,
    TRIGGER,
    VAGABOND,
)
from meydan.games.root.sets import add_codes, bits, cards_in
from meydan.games.root.state import Root

BY_OUTRAGE: Final = 0                   # triggers
BY_HOSPITAL: Final = 1
BY_BASE: Final = 2


def remove(g: Root, remover: i64, kind: i64, clearing: i64, count: i64) -> None:
    """Take pieces off the map and note what follows; `close_event` comes after the last of an event."""
    owner = OWNER[kind]
    g.pieces[kind * CLEARINGS + clearing] -= count
    if kind != KEEP:                                # the keep goes back to the box for good (ROOT-13.4)
        g.supply[kind] += count
    g.tell(REMOVED, owner, kind, clearing, count)
    if kind == MARQUISE:
        g.wounded[clearing] += count
    elif kind == BASE:
        g.base_lost = SUIT_OF[clearing]
    elif kind == SYMPATHY and remover != ALLIANCE:
        g.outrage_at |= BIT[clearing]
        g.outrage_by = remover
    if remover == VAGABOND and kind < FIRST_BUILDING:
        become_hostile(g, owner)
    if kind >= FIRST_BUILDING and g.enemies(remover, owner):
        g.gain(remover, count, FROM_REMOVAL)
        if remover == EYRIE and g.leader == DESPOT and g.in_battle and not g.despot_scored:
            g.despot_scored = True                  # one more point for each battle (ROOT-14.32)
            g.gain(EYRIE, 1, FROM_DESPOT)


def become_hostile(g: Root, faction: i64) -> None:
    """Removing a warrior makes its faction Hostile at once (ROOT-16.43)."""
    if g.relations[faction] != HOSTILE:
        g.relations[faction] = HOSTILE
        g.aids[faction] = 0
        g.tell(RELATED, VAGABOND, faction, HOSTILE)


def remove_all(g: Root, remover: i64, clearing: i64) -> None:
    """All enemy pieces of a clearing leave; ruins, pawn and a partner's pieces stay (ROOT-11.13, 15.21)."""
    for kind in range(PIECES):
        count = g.pieces[kind * CLEARINGS + clearing]
        if count > 0 and g.enemies(remover, OWNER[kind]):
            remove(g, remover, kind, clearing, count)


def harm_pawn(g: Root, remover: i64, clearings: i64) -> None:
    """In some editions such a removal also damages items of the Vagabond (ROOT-16.4, 18.2)."""
    if (g.law.removal_damage > 0 and NONE < g.pawn < CLEARINGS and clearings & BIT[g.pawn]
            and g.enemies(remover, VAGABOND)):
        g.ask(DAMAGE_ITEMS, VAGABOND, g.law.removal_damage)


def close_event(g: Root) -> None:
    """After all pieces of an event have left: who has won, then the triggers (ROOT-10.3)."""
    g.check_points()
    if pending(g):
        g.ask(TRIGGERS, g.turn)


def pending(g: Root) -> i64:
    """The kinds of waiting triggers, as a mask; cases nobody can do anything about are dropped (ROOT-10.7)."""
    waiting: i64 = 0
    if g.outrage_at:
        waiting |= 1
    hurt = False
    for clearing in range(CLEARINGS):
        if g.wounded[clearing] > 0:
            hurt = True
    if hurt:
        if g.hands[MARQUISE] == 0 or g.keep_at() == NONE:
            for clearing in range(CLEARINGS):
                g.wounded[clearing] = 0
        else:
            waiting |= 2
    if g.base_lost != NONE:
        waiting |= 4
    return waiting


class Triggers(Step[Root]):
    """Of several waiting triggers the turn's player picks the next (ROOT-10.4)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        waiting = pending(g)
        if bits(waiting) > 1:
            add_codes(codes, SETTLE, waiting)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.then(self, f.player)
        resolve(g, code - SETTLE)

    def enter(self, g: Root, f: Frame) -> None:
        waiting = pending(g)
        if waiting:
            g.then(self, f.player)
            for trigger in range(3):
                if waiting & BIT[trigger]:
                    resolve(g, trigger)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        waiting = pending(g)
        return {"waiting": [name for trigger, name in enumerate(TRIGGER.names) if waiting & BIT[trigger]]}


def resolve(g: Root, trigger: i64) -> None:
    """One case of this trigger, the lowest clearing first."""
    if trigger == BY_OUTRAGE:
        for clearing in range(CLEARINGS):
            if g.outrage_at & BIT[clearing]:
                g.outrage_at &= ~BIT[clearing]
                g.ask(OUTRAGE, g.outrage_by, clearing)
                return
    elif trigger == BY_HOSPITAL:
        for clearing in range(CLEARINGS):
            if g.wounded[clearing] > 0:
                g.ask(FIELD_HOSPITALS, MARQUISE, clearing)
                return
    else:
        g.ask(LOSE_BASE, ALLIANCE, g.base_lost)
        g.base_lost = NONE


class Outrage(Step[Root]):
    """The offender gives the supporters a card matching the clearing, or shows the hand (ROOT-15.13, 15.15).

    Whoever holds any card is asked, and then has nothing to choose but to show it.
    """

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        hand = g.hands[g.faction_of[f.player]]
        if hand:
            add_codes(codes, GIVE, hand & MATCHING[SUIT_OF[f.number]])
            if not codes:
                codes.append(SHOW_HAND)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        offender = g.faction_of[f.player]
        if code == SHOW_HAND:
            see_hand(g, ALLIANCE, offender)
            hidden.claim_lack(g, offender, SUIT_OF[f.number])
            self.enter(g, f)
            return
        card = code - GIVE
        g.tell(OUTRAGE_PAID, offender, f.number)
        if g.stack_is_full():                       # then everybody sees it discarded
            g.reveal()
            g.take_away(offender, card)
            g.whisper(GAVE_CARD, offender, card, ALLIANCE, offender, ALLIANCE)
        else:
            hidden.pass_secretly(g, card, offender, ALLIANCE, SUPPORTERS, MATCHING[SUIT_OF[f.number]])
            g.take_away(offender, card, MATCHING[SUIT_OF[f.number]], SUPPORTERS)
            hidden.slip_by(g, card, offender, SUPPORTERS, offender, ALLIANCE)
            g.told = claims.after_coming(g.told, SUPPORTERS, SUIT_OF[f.number], offender)
        g.add_supporter(card)

    def enter(self, g: Root, f: Frame) -> None:
        draw_supporter(g)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[f.number], "suit": SUIT_NAMES[SUIT_OF[f.number]]}


def draw_supporter(g: Root) -> None:
    card = g.draw_one()
    if card != NONE:
        g.tell(SUPPORTER_DRAWN, ALLIANCE)
        g.whisper(SUPPORTER_CARD, ALLIANCE, card, 0, ALLIANCE, ALLIANCE)
        g.add_supporter(card)


def see_hand(g: Root, viewer: i64, holder: i64) -> None:
    """A whole hand is shown to one player."""
    g.reveal()
    g.known[viewer] |= g.hands[holder]
    hidden.sharpen(g, viewer, holder)
    g.tell(HAND_SHOWN, holder, viewer)
    if g.log is not None:
        for card in cards_in(g.hands[holder]):
            g.note(SAW_CARD, g.seat_of[viewer], card, holder, 0, BIT[g.seat_of[viewer]])


class FieldHospitals(Step[Root]):
    """The Marquise may spend a matching card to bring the removed warriors to the keep (ROOT-13.6)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.hands[MARQUISE]:
            codes.append(SKIP)
            add_codes(codes, SPEND, g.hands[MARQUISE] & MATCHING[SUIT_OF[f.number]])
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            g.spend(MARQUISE, code - SPEND)
            g.tell(HEALED, MARQUISE, f.number, g.wounded[f.number], g.keep_at())
            g.place(MARQUISE, g.keep_at(), g.wounded[f.number])
        g.wounded[f.number] = 0

    def enter(self, g: Root, f: Frame) -> None:
        g.wounded[f.number] = 0

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"clearing": PLACE_NAMES[f.number], "suit": SUIT_NAMES[SUIT_OF[f.number]],
                "warriors": int(g.wounded[f.number])}


class LoseBase(Step[Root]):
    """A base removed costs its suit's and all bird supporters, and half the officers (ROOT-15.9)."""

    def enter(self, g: Root, f: Frame) -> None:
        lost = (g.officers + 1) // 2
        g.officers -= lost
        g.supply[ALLIANCE] += lost
        g.tell(BASE_LOST, ALLIANCE, f.number, lost)
        gone = g.supporters & MATCHING[f.number]
        for card in cards_in(gone):
            discard_supporter(g, card)
        g.then(CUT_SUPPORTERS, f.player)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"suit": SUIT_NAMES[f.number]}


class CutSupporters(Step[Root]):
    """Without any base the stack is cut down to five by choice (ROOT-15.10)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.supply[BASE] == BOX[BASE] and bits(g.supporters) > STACK_LIMIT:
            add_codes(codes, DISCARD, g.supporters)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        discard_supporter(g, code - DISCARD)
        g.then(self, f.player)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"limit": STACK_LIMIT, "over": max(0, int(bits(g.supporters)) - STACK_LIMIT)}


def discard_supporter(g: Root, card: i64) -> None:
    g.reveal()
    g.take_away(SUPPORTERS, card)
    g.tell(SUPPORTER_DISCARDED, ALLIANCE, card)
    g.put_away(card)


def play(g: Root, faction: i64, card: i64) -> None:
    """A card of the hand takes effect; it is discarded when all that follows from it is done."""
    g.reveal()
    g.take_away(faction, card)
    g.played |= BIT[card]
    g.ask(END_EFFECT, faction, card)


class EndEffect(Step[Root]):
    """A card leaves for the discard pile when its effect is over (ROOT-7.4, 9.6). The number: the card."""

    def enter(self, g: Root, f: Frame) -> None:
        g.played &= ~BIT[f.number]
        g.tell(PLAY_DISCARDED, g.faction_of[f.player], f.number)
        g.put_away(f.number)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD_NAMES[f.number]}


class DamageItems(Step[Root]):
    """Each hit damages one undamaged item of the Vagabond's choice (ROOT-16.14)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number > 0 and undamaged_items(g) > f.number:
            add_undamaged(g, codes)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        damage(g, code - DAMAGE)
        g.then(self, f.player, f.number - 1)

    def enter(self, g: Root, f: Frame) -> None:
        if f.number > 0:                            # no fewer hits than items: all are damaged
            for slot in range(ITEMS * STATES):
                if slot % STATES < DAMAGED:
                    while g.items[slot] > 0:
                        damage(g, slot)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"hits": int(f.number)}


def undamaged_items(g: Root) -> i64:
    count: i64 = 0
    for item in range(ITEMS):
        count += g.undamaged(item)
    return count


def add_undamaged(g: Root, codes: list[int]) -> None:
    for slot in range(ITEMS * STATES):
        if slot % STATES < DAMAGED and g.items[slot] > 0:
            codes.append(DAMAGE + slot)


def damage(g: Root, slot: i64) -> None:
    """The item keeps its side (ROOT-16.14)."""
    g.items[slot] -= 1
    g.items[slot + DAMAGED] += 1
    if g.in_battle:
        g.hit_items += 1
    g.tell(DAMAGED_ITEM, VAGABOND, slot // STATES)


TRIGGERS: Final = Triggers()
END_EFFECT: Final = EndEffect()
OUTRAGE: Final = Outrage(secret=True)
FIELD_HOSPITALS: Final = FieldHospitals(window=True)
LOSE_BASE: Final = LoseBase()
CUT_SUPPORTERS: Final = CutSupporters(secret=True)
DAMAGE_ITEMS: Final = DamageItems()
