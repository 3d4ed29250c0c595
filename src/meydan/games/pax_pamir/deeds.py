"""Tax, Gift, Build, Move and Betray (PAM-12 to PAM-16)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.pax_pamir import battle, court, market, moving, placing
from meydan.games.pax_pamir.actions import (
    BETRAY_CARD,
    BUILD_ARMY,
    BUILD_ROAD,
    GIVE_AT,
    LEAVE_PRIZE,
    NOTE_ACTS,
    NOTE_ACTS_BONUS,
    NOTE_BETRAYED,
    NOTE_PRIZE_LEFT,
    NOTE_PRIZE_TAKEN,
    NOTE_TAXED_MARKET,
    NOTE_TAXED_PLAYER,
    NOTE_WAKHAN_RULE,
    STOP,
    TAKE_PRIZE,
    TAX_SEAT,
    TAX_SPOT,
    WHY_MUST_TAKE_PRIZE,
)
from meydan.games.pax_pamir.components import (
    BATTLE,
    BETRAY,
    BODYGUARDS,
    BORDERS,
    BUILD,
    CARD,
    CARD_ACTIONS,
    COALITION,
    COURT,
    ECONOMIC,
    ENDS,
    GIFT,
    GIFT_PRICES,
    GIFT_SPACES,
    INFRASTRUCTURE,
    LINEAGE,
    MOVE,
    NATION,
    NO_COALITION,
    POLITICAL,
    REGIONS,
    SPOTS,
    TAX,
)
from meydan.games.pax_pamir.pieces import IN_REGION, ON_BORDER, ON_GIFT, SEAT_COLOUR
from meydan.games.pax_pamir.state import EMPTY, Pamir

BUILD_LIMIT: Final = 3
BETRAY_COST: Final = 2


def perform(g: Pamir, seat: i64, action: i64, n: i64) -> None:
    """Use a court card for an action; a favored one makes it a bonus action (PAM-11.1, 11.2)."""
    card = COURT[n]
    g.use(n)
    if g.counts_as_favored(seat, card):
        g.note(NOTE_ACTS_BONUS, seat, n, action)
    else:
        g.actions -= 1
        g.note(NOTE_ACTS, seat, n, action)
    if action == TAX:
        g.then(COLLECT_TAX, seat, card.rank * 2)
    elif action == GIFT:
        g.then(GIVE, seat)
    elif action == BUILD:
        g.then(BUILD_BLOCK, seat)
    elif action == MOVE:
        g.then(moving.MOVE_PIECE, seat, card.rank * 2)
    elif action == BETRAY:
        g.then(BETRAY_COURT_CARD, seat)
    else:
        g.then(battle.CHOOSE_SITE, seat, card.rank)


def possible_deeds(g: Pamir, seat: i64, wanted: i64) -> i64:
    """Which of the wanted actions could do something now, money for bribes aside (PAM-6.10)."""
    mask: i64 = 0
    for action in range(CARD_ACTIONS):
        if wanted & BIT[action] and is_possible(g, seat, action):
            mask |= BIT[action]
    return mask


def is_possible(g: Pamir, seat: i64, action: i64) -> bool:
    if action == TAX:
        return can_tax_anything(g, seat)
    if action == GIFT:
        return g.rupees[seat] >= cheapest_gift(g, seat) and g.can_place(SEAT_COLOUR + seat)
    if action == BUILD:
        return g.rupees[seat] >= 2 and g.can_place(g.coalition_of(seat)) and g.ruled_by(seat) != 0
    if action == MOVE:
        return moving.can_move_anything(g, seat)
    if action == BETRAY:
        return g.rupees[seat] >= BETRAY_COST and len(betrayable(g, seat, True)) > 0
    assert action == BATTLE
    return battle.can_fight_anywhere(g, seat)


# What the actions need.

def cheapest_gift(g: Pamir, seat: i64) -> i64:
    """The price of the cheapest empty gift space; 99 if there is none."""
    for space in range(GIFT_SPACES):
        if not g.has_gift_at(seat, space):
            return GIFT_PRICES[space]
    return 99


def taxed_regions(g: Pamir, seat: i64) -> i64:
    """The regions whose court cards open their owners to this seat's taxes (PAM-12.1, 21.3)."""
    if g.has(seat, LINEAGE):
        return BIT[REGIONS] - 1
    return g.ruled_by(seat)


def can_tax(g: Pamir, regions: i64, victim: i64) -> bool:
    """Whether a taxer of these regions may take a rupee from this player (PAM-12.2)."""
    if g.rupees[victim] == 0:
        return False
    shelter: i64 = 0
    exposed = False
    for n in g.courts[victim]:
        card = COURT[n]
        if card.suit == ECONOMIC:
            shelter += card.rank
        if regions & BIT[card.region]:
            exposed = True
    return exposed and g.rupees[victim] > shelter


# Tax. The frame's number is twice what may still be taken, plus 1 once something was.

def can_tax_anything(g: Pamir, seat: i64) -> bool:
    for spot in range(SPOTS):
        if g.coins[spot] and g.market[spot] != EMPTY:
            return True
    regions = taxed_regions(g, seat)
    if regions:
        for victim in range(g.players):
            if victim != seat and can_tax(g, regions, victim):
                return True
    return False


class CollectTax(Step[Pamir]):
    """Up to rank rupees, one by one, from market cards and from those who live under one's rule (PAM-12.1)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number < 2:
            return codes
        for spot in range(SPOTS):
            if g.coins[spot] and g.market[spot] != EMPTY:
                codes.append(TAX_SPOT + spot)
        regions = taxed_regions(g, f.player)
        if regions:
            for victim in range(g.players):
                if victim != f.player and can_tax(g, regions, victim):
                    codes.append(TAX_SEAT + victim)
        if codes and f.number % 2:
            codes.append(STOP)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"left": int(f.number // 2), "began": f.number % 2 == 1}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code == STOP:
            return
        if code >= TAX_SEAT:
            take_from_player(g, f.player, code - TAX_SEAT)
        else:
            take_from_market(g, f.player, code - TAX_SPOT)
        g.then(COLLECT_TAX, f.player, (f.number // 2 - 1) * 2 + 1)


def take_from_player(g: Pamir, seat: i64, victim: i64) -> None:
    g.rupees[victim] -= 1
    g.rupees[seat] += 1
    g.note(NOTE_TAXED_PLAYER, seat, victim)


def take_from_market(g: Pamir, seat: i64, spot: i64) -> None:
    g.coins[spot] -= 1
    g.rupees[seat] += 1
    g.note(NOTE_TAXED_MARKET, seat, spot)


# Gift.

class Give(Step[Pamir]):
    """A cylinder goes on any empty gift space one can pay for (PAM-13.1, 13.2)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        for space in range(GIFT_SPACES):
            if not g.has_gift_at(f.player, space) and g.rupees[f.player] >= GIFT_PRICES[space]:
                codes.append(GIVE_AT + space)
        return codes

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        give(g, f.player, code - GIVE_AT)


def give(g: Pamir, seat: i64, space: i64) -> None:
    market.pay_action(g, seat, GIFT_PRICES[space])
    placing.place_cylinder(g, seat, ON_GIFT + space)


# Build. The frame's number is how many blocks were built.

def build_limit(g: Pamir, seat: i64) -> i64:
    if g.in_force(NATION, seat):
        return 2 * BUILD_LIMIT
    return BUILD_LIMIT


def costs_pair(g: Pamir, seat: i64, built: i64) -> bool:
    """Whether the next block costs 2 rupees; with Nation Building every second is free (PAM-14.4)."""
    return built % 2 == 0 or not g.in_force(NATION, seat)


def pair_number(g: Pamir, seat: i64, built: i64) -> i64:
    if g.in_force(NATION, seat):
        return built // 2
    return built


def build_codes(g: Pamir, seat: i64) -> list[int]:
    """Regions one rules and their borders (PAM-14.1, 14.3)."""
    codes: list[int] = []
    if not g.can_place(g.loyalty[seat]):
        return codes
    ruled = g.ruled_by(seat)
    if ruled:
        for region in range(REGIONS):
            if ruled & BIT[region]:
                codes.append(BUILD_ARMY + region)
        for border in range(BORDERS):
            a, b = ENDS[border]
            if ruled & (BIT[a] | BIT[b]):
                codes.append(BUILD_ROAD + border)
    return codes


class BuildBlock(Step[Pamir]):
    """One to three blocks, armies where one rules or roads on the borders there (PAM-14.1)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if f.number >= build_limit(g, f.player) or (
                costs_pair(g, f.player, f.number) and g.rupees[f.player] < 2):
            return []
        codes = build_codes(g, f.player)
        if codes and f.number:
            codes.append(STOP)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"built": int(f.number), "limit": int(build_limit(g, f.player)),
                "cost": 2 if costs_pair(g, f.player, f.number) else 0}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code == STOP:
            self.enter(g, f)
            return
        pay_for_block(g, f.player, f.number)
        g.then(BUILD_BLOCK, f.player, f.number + 1)
        place_built(g, f.player, code)

    def enter(self, g: Pamir, f: Frame) -> None:
        if g.has(f.player, INFRASTRUCTURE):
            g.then(BUILD_EXTRA, f.player)


def pay_for_block(g: Pamir, seat: i64, built: i64) -> None:
    if costs_pair(g, seat, built):
        market.pay_pairs(g, seat, pair_number(g, seat, built), 1)


def place_built(g: Pamir, seat: i64, code: i64) -> None:
    if code >= BUILD_ARMY:
        placing.place_block(g, seat, g.loyalty[seat], IN_REGION + code - BUILD_ARMY)
    else:
        placing.place_block(g, seat, g.loyalty[seat], ON_BORDER + code - BUILD_ROAD)


class BuildExtra(Step[Pamir]):
    """Infrastructure: after the Build one more block, free, in a legal space (PAM-14.5)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return build_codes(g, f.player)

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        place_built(g, f.player, code)


# Betray.

def betrayable(g: Pamir, seat: i64, one_is_enough: bool = False) -> list[int]:
    """Court cards with one's spy, but Political ones behind Bodyguards (PAM-16.1, 16.5)."""
    cards: list[int] = []
    for owner in range(g.players):
        guarded = g.has(owner, BODYGUARDS)
        for n in g.courts[owner]:
            if g.spies_of(seat, n) and not (guarded and COURT[n].suit == POLITICAL):
                cards.append(n)
                if one_is_enough:
                    return cards
    return cards


class BetrayCourtCard(Step[Pamir]):
    """For 2 rupees a card with one's spy on it is discarded by its owner (PAM-16.1)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return [BETRAY_CARD + n for n in betrayable(g, f.player)]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"cost": BETRAY_COST}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        betray(g, f.player, code - BETRAY_CARD)


def betray(g: Pamir, seat: i64, n: i64) -> None:
    """The owner's debts and overthrow are settled before the prize is offered (PAM-16.4)."""
    owner = g.owner_of(n)
    market.pay_action(g, seat, BETRAY_COST)
    g.note(NOTE_BETRAYED, seat, owner, n)
    if COURT[n].prize != NO_COALITION:
        g.then(OFFER_PRIZE, seat, n)
    court.discard_from_court(g, owner, n)


class OfferPrize(Step[Pamir]):
    """The betrayer may take the card as a prize, changing loyalty first if need be (PAM-16.2, 16.3)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        return [] if g.is_wakhan(f.player) else [TAKE_PRIZE, LEAVE_PRIZE]

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        prize = COURT[f.number].prize
        return {"card": CARD.names[f.number], "coalition": COALITION.names[prize],
                "turns": bool(prize != g.loyalty[f.player])}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code == LEAVE_PRIZE:
            g.note(NOTE_PRIZE_LEFT, f.player, f.number)
            return
        g.then(KEEP_PRIZE, f.player, f.number)
        if COURT[f.number].prize != g.loyalty[f.player]:
            court.change_loyalty(g, f.player, COURT[f.number].prize)

    def enter(self, g: Pamir, f: Frame) -> None:
        g.note(NOTE_WAKHAN_RULE, f.player, WHY_MUST_TAKE_PRIZE)     # PAM-25.4
        g.then(KEEP_PRIZE, f.player, f.number)


class KeepPrize(Step[Pamir]):
    """The prize is added after the dial has turned, and is kept (PAM-4.7)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number]}

    def enter(self, g: Pamir, f: Frame) -> None:
        g.prizes[f.player] = (*g.prizes[f.player], int(f.number))
        g.note(NOTE_PRIZE_TAKEN, f.player, f.number, COURT[f.number].prize)


COLLECT_TAX: Final = CollectTax()
GIVE: Final = Give()
BUILD_BLOCK: Final = BuildBlock()
BUILD_EXTRA: Final = BuildExtra()
BETRAY_COURT_CARD: Final = BetrayCourtCard()
OFFER_PRIZE: Final = OfferPrize()
KEEP_PRIZE: Final = KeepPrize()
