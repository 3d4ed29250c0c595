"""Wakhan's turn: her AI card, its lines, Ambition, Radicalize and bonus actions (PAM-23, PAM-24)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, Frame, Step
from meydan.games.pax_pamir import checks, cleanup, events, market, placing, play, turn, wakhan_choices, wakhan_deeds
from meydan.games.pax_pamir.actions import (
    NOTE_AI_CARD,
    NOTE_AI_SHUFFLED,
    NOTE_PRAGMATIC,
    NOTE_WAKHAN_BONUS_SKIPPED,
    NOTE_WAKHAN_CHOOSES_CARD,
    NOTE_WAKHAN_DISCARDS,
    NOTE_WAKHAN_RADICALIZES,
    NOTE_WAKHAN_RULE,
    NOTE_WAKHAN_SKIPS,
    PLAY,
    WHY_AMBITION_SCORES,
    WHY_AMBITION_WINS,
    WHY_ARROWS,
    WHY_BLACKMAIL,
    WHY_CANNOT_PAY_BRIBE,
    WHY_CONDITION_FALSE,
    WHY_DOMINANCE_BLOCKS,
    WHY_DOMINANCE_CHEAPEST,
    WHY_DOMINANCE_CYLINDERS,
    WHY_DOMINANCE_PATRIOT,
    WHY_INSTRUCTION,
    WHY_LEFT_OF_ARROWS,
    WHY_NO_LEGAL_USE,
    WHY_NO_MORE_ACTIONS,
    WHY_NO_VALID_CARD,
    WHY_NOTHING_VALID,
    WHY_OTHER_ROW,
    WHY_SAVVY,
    WHY_SWAPPED_HAND,
)
from meydan.games.pax_pamir.components import (
    AI_CARDS,
    ARMY,
    BY_BLOCK_ICONS,
    BY_CYLINDER_ICONS,
    BY_NET_RUPEES,
    BY_RANK,
    CARD,
    COLUMNS,
    COURT,
    COURT_CARDS,
    DO_GAIN,
    EVENTS,
    HERAT,
    IF_COURT_FULL,
    IF_DOMINANT,
    IF_FAVORED,
    IF_FEWER_SPIES,
    IF_NO_CARD_WITH,
    IF_NONE_DOMINANT,
    IF_POORER_THAN,
    INSTRUCTIONS,
    KANDAHAR,
    MANNERS,
    NO_COALITION,
    REGION,
    SPOTS,
    TRIBE,
    Instruction,
)
from meydan.games.pax_pamir.history import check_points
from meydan.games.pax_pamir.pieces import IN_REGION, ON_CARD, SEAT_COLOUR
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import EMPTY, Pamir, without

LINES: Final = 3
NO_SPOT: Final = -1


class WakhanTurn(Step[Pamir]):
    """The top AI card is turned face up; with no back left to read all are shuffled anew (PAM-23.1)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        g.ai_next += 1
        g.reveal()
        if g.ai_next >= len(g.ai_deck):
            order = list(range(AI_CARDS))
            rng = Rng(g.seed)
            rng.shuffle(order)
            g.seed = rng.seed()
            g.ai_deck = order
            g.ai_next = 1
            g.note(NOTE_AI_SHUFFLED, f.player)
        g.note(NOTE_AI_CARD, f.player, g.ai_deck[g.ai_next - 1], g.red_arrow(), g.arrow_column())
        g.note(NOTE_PRAGMATIC, f.player, g.pragmatic_loyalty())
        cleanup.begin(g, f.player)
        g.then(FOLLOW_LINE, f.player)
        g.then(WAKHAN_BLACKMAIL, f.player, KANDAHAR)
        g.then(WAKHAN_BLACKMAIL, f.player, HERAT)


class WakhanBlackmail(Step[Pamir]):
    """Blackmail: one spy on the highest-priority legal card, Herat before Kandahar (PAM-23.3)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"region": REGION.names[f.number]}

    def enter(self, g: Pamir, f: Frame) -> None:
        if not turn.blackmail_regions(g, f.player) & BIT[f.number] or not g.can_place(SEAT_COLOUR + f.player):
            return
        cards = [n for n in g.ring() if COURT[n].region == f.number and g.spies[n] == 0]
        best = wakhan_choices.best_card(g, f.player, cards)
        if best >= 0:
            g.note(NOTE_WAKHAN_CHOOSES_CARD, f.player, best, WHY_BLACKMAIL)
            placing.place_cylinder(g, f.player, ON_CARD + best)


class FollowLine(Step[Pamir]):
    """The lines of the AI card from the top, again and again, until two actions are done (PAM-23.4, 23.5).

    The frame's number is the line, plus LINES for each line skipped in a row.
    """

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"line": int(f.number % LINES), "skipped": int(f.number // LINES)}

    def enter(self, g: Pamir, f: Frame) -> None:
        line = f.number % LINES
        skipped = f.number // LINES
        if g.actions == 0 or skipped == LINES:
            g.note(NOTE_WAKHAN_RULE, f.player, WHY_NO_MORE_ACTIONS if g.actions == 0 else WHY_NOTHING_VALID)
            for n in reversed(g.courts[f.player]):
                g.then(BONUS_ACTION, f.player, n)
            return
        spot = ambition(g, f.player)
        if spot != NO_SPOT:
            g.then(FOLLOW_LINE, f.player, line)
            g.actions -= 1
            events.bought(g, f.player, EVENTS[market.buy(g, f.player, spot) - COURT_CARDS])
            return
        following = (line + 1) % LINES
        number = g.face_up().lines[line]
        g.then(FOLLOW_LINE, f.player, following)
        reason = follow(g, f.player, number)
        if reason >= 0:
            g.stack.pop()
            g.note(NOTE_WAKHAN_SKIPS, f.player, number, reason)
            g.then(FOLLOW_LINE, f.player, following + LINES * (skipped + 1))


def follow(g: Pamir, seat: i64, number: i64) -> i64:
    """Do what the line says; -1, or the reason why it is skipped."""
    line = INSTRUCTIONS[number]
    if line.radicalize:
        if not condition_holds(g, seat, line):
            return WHY_CONDITION_FALSE
        return radicalize(g, seat, number)
    return wakhan_deeds.act(g, seat, number)


class BonusAction(Step[Pamir]):
    """Each unused favored card, left to right, does the leftmost of its actions that is possible (PAM-23.8)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"card": CARD.names[f.number]}

    def enter(self, g: Pamir, f: Frame) -> None:
        card = COURT[f.number]
        if f.number not in g.courts[f.player] or g.is_used(f.number) or not g.counts_as_favored(f.player, card):
            return
        for action in card.actions:
            if wakhan_deeds.can_act(g, f.player, f.number, action, False):
                wakhan_deeds.use_card(g, f.player, f.number, action, False)
                return
        g.note(NOTE_WAKHAN_BONUS_SKIPPED, f.player, f.number, WHY_NO_LEGAL_USE)


# Ambition.

def ambition(g: Pamir, seat: i64) -> i64:
    """A Dominance Check to buy because she would score the most, or win (PAM-23.7); or NO_SPOT."""
    best: i64 = NO_SPOT
    for spot in range(SPOTS):
        if g.is_check(g.market[spot]) and market.can_buy(g, seat, spot) and cheaper(g, seat, spot, best):
            best = spot
    if best == NO_SPOT:
        return NO_SPOT
    trial = g.clone()
    market.buy(trial, seat, best)
    final_check = market.checks_left(trial) == 0
    result = checks.judge(trial, final_check)
    mine = check_points(result, seat)
    most = True
    for other in range(g.players):
        if other != seat and check_points(result, other) >= mine:
            most = False
    if most:
        g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, g.market[best], WHY_AMBITION_SCORES)
        return best
    trial.history = (*trial.history, int(result))
    if g.rules.errata and checks.winners_after(trial, final_check) & BIT[seat]:
        g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, g.market[best], WHY_AMBITION_WINS)
        return best
    return NO_SPOT


# Radicalize.

def condition_holds(g: Pamir, seat: i64, line: Instruction) -> bool:
    condition = line.condition
    if condition == IF_FAVORED:
        return g.favored == line.condition_param
    if condition == IF_POORER_THAN:
        return g.rupees[seat] < line.condition_param
    if condition == IF_DOMINANT:
        return g.dominant() != NO_COALITION
    if condition == IF_NONE_DOMINANT:
        return g.dominant() == NO_COALITION
    if condition == IF_NO_CARD_WITH:
        for n in g.courts[seat]:
            if COURT[n].shows(line.condition_param):
                return False
    if condition == IF_COURT_FULL:
        return len(g.courts[seat]) >= g.court_limit(seat)
    if condition == IF_FEWER_SPIES:
        return any(g.spies_in_play(other) > g.spies_in_play(seat) for other in range(g.players))
    return True


def is_valid(g: Pamir, seat: i64, spot: i64) -> bool:
    """She can pay and has put no rupee on it; Dominance Checks only under Ambition (PAM-24.2)."""
    return market.can_buy(g, seat, spot) and not g.is_check(g.market[spot])


def radicalize(g: Pamir, seat: i64, number: i64) -> i64:
    """Buy one market card and at once try to play it; -1, or why there is none (PAM-24.1)."""
    line = INSTRUCTIONS[number]
    check = cleanup.checks_in_market(g) > 0
    if check and (line.plain or not g.rules.errata):
        spot, reason = choose_before_check(g, seat)
    elif line.plain:
        spot = choose_by_arrows(g, seat)
        reason = arrow_reason(g, spot)
        thriftier = choose_savvy(g, seat, spot)
        if thriftier != spot:
            spot = thriftier
            reason = WHY_SAVVY
    else:
        spot = choose_by_line(g, seat, line)
        reason = WHY_INSTRUCTION
    if spot == NO_SPOT:
        return WHY_NO_VALID_CARD
    g.note(NOTE_WAKHAN_RADICALIZES, seat, number, g.market[spot], reason)
    g.actions -= 1
    n = market.buy(g, seat, spot)
    if n >= COURT_CARDS:
        events.bought(g, seat, EVENTS[n - COURT_CARDS])
    else:
        try_to_play(g, seat, n)
    return -1


def try_to_play(g: Pamir, seat: i64, n: i64) -> None:
    """She pays the bribe or, if she cannot, discards the card (PAM-24.7)."""
    taker = bribe_owed_to(g, seat, PLAY + n)
    if taker != NO_SEAT:
        owed = play.bribe_size(g, taker, PLAY + n)
        if g.rupees[seat] < owed:
            g.note(NOTE_WAKHAN_DISCARDS, seat, n, WHY_CANNOT_PAY_BRIBE)
            return
        play.pay_bribe(g, seat, taker, owed)
    g.then(play.PUT_IN_COURT, seat, n)


def bribe_owed_to(g: Pamir, seat: i64, attempt: i64) -> i64:
    """With Courtly Manners she never pays (PAM-26.1)."""
    if g.in_force(MANNERS, seat):
        return NO_SEAT
    return play.bribe_taker(g, seat, attempt)


class PlayFromHand(Step[Pamir]):
    """A card got by Other Persuasive Methods is played at once (PAM-26.4)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        g.note(NOTE_WAKHAN_CHOOSES_CARD, f.player, f.number, WHY_SWAPPED_HAND)
        g.hands[f.player] = without(g.hands[f.player], f.number)
        try_to_play(g, f.player, f.number)


def choose_by_arrows(g: Pamir, seat: i64) -> i64:
    """Row and column by the arrows, then to the left, then the same in the other row (PAM-24.6)."""
    row = g.red_arrow()
    column = g.arrow_column()
    for _ in range(2):
        for back in range(column + 1):
            spot = row * COLUMNS + column - back
            if is_valid(g, seat, spot):
                return spot
        row = 1 - row
    return NO_SPOT


def arrow_reason(g: Pamir, spot: i64) -> i64:
    """Whether the arrows name this spot, or it was next where theirs was not valid (PAM-24.6)."""
    named = g.red_arrow() * COLUMNS + g.arrow_column()
    if spot == named:
        return WHY_ARROWS
    if spot // COLUMNS == named // COLUMNS:
        return WHY_LEFT_OF_ARROWS
    return WHY_OTHER_ROW


def choose_savvy(g: Pamir, seat: i64, spot: i64) -> i64:
    """Savvy purchasing: a cheaper card of the same suit and at least the same rank; ties by number (PAM-24.4)."""
    if not g.rules.savvy or spot == NO_SPOT or g.market[spot] >= COURT_CARDS:
        return spot
    model = COURT[g.market[spot]]
    best: i64 = NO_SPOT
    for other in range(SPOTS):
        n = g.market[other]
        if n != EMPTY and n < COURT_CARDS and is_valid(g, seat, other):
            card = COURT[n]
            if (card.suit == model.suit and card.rank >= model.rank
                    and market.price(g, seat, other) < market.price(g, seat, spot) and cheaper(g, seat, other, best)):
                best = other
    return best if best != NO_SPOT else spot


def cheaper(g: Pamir, seat: i64, spot: i64, best: i64) -> bool:
    """Ties: cheapest, then highest number (PAM-24.4)."""
    if best == NO_SPOT or market.price(g, seat, spot) < market.price(g, seat, best):
        return True
    return market.price(g, seat, spot) == market.price(g, seat, best) and g.market[spot] > g.market[best]


def choose_before_check(g: Pamir, seat: i64) -> tuple[i64, i64]:
    """With a Dominance Check in the market: a patriot, else most block or cylinder icons (PAM-24.5)."""
    dominant = g.dominant()
    best: i64 = NO_SPOT
    if dominant != NO_COALITION:
        for spot in range(SPOTS):
            if (is_valid(g, seat, spot) and g.market[spot] < COURT_CARDS
                    and COURT[g.market[spot]].patriot == dominant and cheaper(g, seat, spot, best)):
                best = spot
        if best != NO_SPOT:
            return best, WHY_DOMINANCE_PATRIOT
    most: i64 = -1
    for spot in range(SPOTS):
        if is_valid(g, seat, spot):
            icons: i64 = 0
            if g.market[spot] < COURT_CARDS:
                if dominant != NO_COALITION:
                    icons = COURT[g.market[spot]].block_icons
                else:
                    icons = COURT[g.market[spot]].cylinder_icons
            if icons > most or (icons == most and cheaper(g, seat, spot, best)):
                most = icons
                best = spot
    if most == 0:
        return best, WHY_DOMINANCE_CHEAPEST
    if dominant != NO_COALITION:
        return best, WHY_DOMINANCE_BLOCKS
    return best, WHY_DOMINANCE_CYLINDERS


def choose_by_line(g: Pamir, seat: i64, line: Instruction) -> i64:
    """The valid card the instruction asks for (PAM-24.4, 24.12)."""
    best: i64 = NO_SPOT
    most: i64 = -1
    for spot in range(SPOTS):
        if is_valid(g, seat, spot) and fits(g, seat, spot, line):
            value = measure(g, seat, spot, line.measure)
            if value >= line.least and (value > most or (value == most and cheaper(g, seat, spot, best))):
                most = value
                best = spot
    return best


def fits(g: Pamir, seat: i64, spot: i64, line: Instruction) -> bool:
    n = g.market[spot]
    if n >= COURT_CARDS:
        return line.events
    card = COURT[n]
    if line.suit >= 0 and card.suit != line.suit:
        return False
    if line.shows >= 0 and not card.shows(line.shows):
        return False
    if line.patriot_of_dominant and card.patriot != g.dominant():
        return False
    return not line.gains_rule or would_gain_rule(g, seat, spot)


def measure(g: Pamir, seat: i64, spot: i64, by: i64) -> i64:
    n = g.market[spot]
    if by == BY_NET_RUPEES:
        return net_rupees(g, seat, spot)
    if n < COURT_CARDS:
        card = COURT[n]
        if by == BY_RANK:
            return card.rank
        if by == BY_BLOCK_ICONS:
            return card.block_icons
        if by == BY_CYLINDER_ICONS:
            return card.cylinder_icons
    return 0


def net_rupees(g: Pamir, seat: i64, spot: i64) -> i64:
    """Rupees on the card, less its cost, plus leverage or the gift of #113 (PAM-24.13)."""
    n = g.market[spot]
    net = g.coins[spot] - market.price(g, seat, spot)
    if n >= COURT_CARDS:
        event = EVENTS[n - COURT_CARDS]
        if event.bought == DO_GAIN:
            net += event.bought_param
    elif COURT[n].leveraged:
        net += play.LEVERAGE_GAIN
    return net


def would_gain_rule(g: Pamir, seat: i64, spot: i64) -> bool:
    """A region she does not rule, would after tribe and army icons, and whose bribe she could pay (PAM-24.14)."""
    n = g.market[spot]
    card = COURT[n]
    if g.rules_region(seat, card.region):
        return False
    trial = g.clone()
    market.buy(trial, seat, spot)
    taker = bribe_owed_to(trial, seat, PLAY + n)
    if taker != NO_SEAT and play.bribe_size(trial, taker, PLAY + n) > trial.rupees[seat]:
        return False
    for icon in card.icons:
        if icon == TRIBE:
            placing.place_cylinder(trial, seat, IN_REGION + card.region)
        elif icon == ARMY:
            placing.place_block(trial, seat, trial.coalition_of(seat), IN_REGION + card.region)
    return trial.rules_region(seat, card.region)


WAKHAN_TURN: Final = WakhanTurn()
WAKHAN_BLACKMAIL: Final = WakhanBlackmail()
FOLLOW_LINE: Final = FollowLine()
BONUS_ACTION: Final = BonusAction()
PLAY_FROM_HAND: Final = PlayFromHand()
