"""Wakhan's card-based actions (PAM-25)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.pax_pamir import battle, court, deeds, moving, naming, placing, play, wakhan, wakhan_choices
from meydan.games.pax_pamir.actions import (
    NOTE_ACTS_BONUS,
    NOTE_ARMY_MOVED,
    NOTE_TRIBE_MOVED,
    NOTE_WAKHAN_CHOOSES_CARD,
    NOTE_WAKHAN_CHOOSES_PLAYER,
    NOTE_WAKHAN_CHOOSES_REGION,
    NOTE_WAKHAN_FOLLOWS,
    NOTE_WAKHAN_FOLLOWS_BONUS,
    NOTE_WAKHAN_RULE,
    USE_TAX,
    WHY_CARD_PRIORITY,
    WHY_CHEAPEST_GIFT,
    WHY_MOST_SPIES,
    WHY_NO_CARD_SHOWS_IT,
    WHY_NO_LEGAL_USE,
    WHY_REGION_ORDER,
    WHY_RICHEST,
    WHY_SPY_MOVE,
)
from meydan.games.pax_pamir.components import (
    BATTLE,
    BETRAY,
    BLOCKS,
    BUILD,
    COLUMNS,
    COURT,
    CYLINDERS,
    GIFT,
    GIFT_PRICES,
    GIFT_SPACES,
    INFRASTRUCTURE,
    INSTRUCTIONS,
    MOVE,
    NATIONALISM,
    NEIGHBOURS,
    NO_COALITION,
    SPOTS,
    TAX,
)
from meydan.games.pax_pamir.pieces import ALL_BLOCKS, IN_REGION, ON_CARD, SEAT_COLOUR
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import EMPTY, Pamir

NO_REGION: Final = -1
NO_CARD: Final = -1
NO_LINE: Final = -1


def act(g: Pamir, seat: i64, number: i64) -> i64:
    """An action with the unused card of highest priority that can take it (PAM-25.1); -1, or why not."""
    line = INSTRUCTIONS[number]
    shown = False
    able: list[int] = []
    for n in g.courts[seat]:
        if COURT[n].shows(line.action) and not g.is_used(n):
            shown = True
            if can_act(g, seat, n, line.action, line.battle_on_card):
                able.append(n)
    if not able:
        return WHY_NO_LEGAL_USE if shown else WHY_NO_CARD_SHOWS_IT
    best = wakhan_choices.best_card(g, seat, able)
    use_card(g, seat, best, line.action, line.battle_on_card, number)
    return -1


def can_act(g: Pamir, seat: i64, n: i64, action: i64, on_card: bool) -> bool:
    """Whether this card could legally take the action: bribe and least cost payable, and a use for it."""
    attempt = USE_TAX + action * play.CARDS + n
    owed: i64 = 0
    taker = wakhan.bribe_owed_to(g, seat, attempt)
    if taker != NO_SEAT:
        owed = play.bribe_size(g, taker, attempt)
    if g.rupees[seat] < owed + play.deed_cost(g, seat, action):
        return False
    if action in (TAX, GIFT, BUILD):
        return deeds.is_possible(g, seat, action)
    if action == MOVE:
        return next_move(g, seat, 0) >= 0 or spy_move(g, seat) >= 0
    if action == BETRAY:
        return len(prizes_to_betray(g, seat)) > 0
    if on_card:
        return card_with_most_spies(g, seat) != NO_CARD
    return region_to_attack(g, seat) != NO_REGION or card_to_attack(g, seat) != NO_CARD


def use_card(g: Pamir, seat: i64, n: i64, action: i64, on_card: bool, line: i64 = NO_LINE) -> None:
    """She pays what she owes and uses the card; a favored one costs no action (PAM-23.6).

    `line` is the instruction she follows, or NO_LINE for a bonus action after them.
    """
    card = COURT[n]
    attempt = USE_TAX + action * play.CARDS + n
    g.use(n)
    favored = g.counts_as_favored(seat, card)
    if not favored:
        g.actions -= 1
    if line == NO_LINE:
        g.note(NOTE_ACTS_BONUS, seat, n, action)
    else:
        g.note(NOTE_WAKHAN_FOLLOWS_BONUS if favored else NOTE_WAKHAN_FOLLOWS, seat, line, n)
    taker = wakhan.bribe_owed_to(g, seat, attempt)
    if taker != NO_SEAT:
        play.pay_bribe(g, seat, taker, play.bribe_size(g, taker, attempt))
    if action == TAX:
        tax(g, seat, card.rank)
    elif action == GIFT:
        give_cheapest(g, seat)
    elif action == BUILD:
        build(g, seat)
    elif action == MOVE:
        g.moved = 0
        g.then(WAKHAN_MOVE, seat, card.rank)
    elif action == BETRAY:
        target = wakhan_choices.best_card(g, seat, prizes_to_betray(g, seat))
        g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, target, WHY_CARD_PRIORITY)
        deeds.betray(g, seat, target)
    else:
        assert action == BATTLE
        fight(g, seat, card.rank, on_card)


# Tax.

def tax(g: Pamir, seat: i64, rank: i64) -> None:
    """People before market, the richest first down to the shelter, then the leftmost columns (PAM-25.8)."""
    left = rank
    while left > 0:
        victim = richest_taxable(g, seat)
        if victim == NO_SEAT:
            break
        g.note(NOTE_WAKHAN_CHOOSES_PLAYER, seat, victim, WHY_RICHEST)
        while left > 0 and deeds.can_tax(g, deeds.taxed_regions(g, seat), victim):
            deeds.take_from_player(g, seat, victim)
            left -= 1
    row = g.red_arrow()
    for column in range(COLUMNS):
        for k in range(2):
            spot = (row * COLUMNS + k * COLUMNS) % SPOTS + column
            while left > 0 and g.coins[spot] and g.market[spot] != EMPTY:
                deeds.take_from_market(g, seat, spot)
                left -= 1


def richest_taxable(g: Pamir, seat: i64) -> i64:
    regions = deeds.taxed_regions(g, seat)
    best: i64 = NO_SEAT
    for victim in wakhan_choices.people_in_order(g, seat):
        if deeds.can_tax(g, regions, victim) and (best == NO_SEAT or g.rupees[victim] > g.rupees[best]):
            best = victim
    return best


# Gift and Build.

def give_cheapest(g: Pamir, seat: i64) -> None:
    """The cheapest free gift space (PAM-25.2)."""
    for space in range(GIFT_SPACES):
        if not g.has_gift_at(seat, space) and g.rupees[seat] >= GIFT_PRICES[space]:
            g.note(NOTE_WAKHAN_RULE, seat, WHY_CHEAPEST_GIFT)
            deeds.give(g, seat, space)
            return


def first_ruled(g: Pamir, seat: i64) -> i64:
    for region in g.face_up().regions:
        if g.rules_region(seat, region):
            return region
    return NO_REGION


def build(g: Pamir, seat: i64) -> None:
    """Armies in the leftmost region she rules, as many as her money allows (PAM-25.3)."""
    built: i64 = 0
    region = first_ruled(g, seat)
    g.note(NOTE_WAKHAN_CHOOSES_REGION, seat, region, WHY_REGION_ORDER)
    while (built < deeds.build_limit(g, seat) and region != NO_REGION and g.can_place(g.coalition_of(seat))
           and (g.rupees[seat] >= 2 or not deeds.costs_pair(g, seat, built))):
        deeds.pay_for_block(g, seat, built)
        placing.place_block(g, seat, g.coalition_of(seat), IN_REGION + region)
        built += 1
        region = first_ruled(g, seat)
    if region != NO_REGION and g.has(seat, INFRASTRUCTURE):
        placing.place_block(g, seat, g.coalition_of(seat), IN_REGION + region)


# Betray.

def prizes_to_betray(g: Pamir, seat: i64) -> list[int]:
    """Cards with a prize on which she has a spy, her own included (PAM-25.4)."""
    return [n for n in deeds.betrayable(g, seat) if COURT[n].prize != NO_COALITION]


# Move.

class WakhanMove(Step[Pamir]):
    """Each move takes an army to people's tribes that outnumber hers there (PAM-25.9, 25.10)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        armies = [naming.PIECES[piece] for piece in range(ALL_BLOCKS) if g.moved & BIT[piece]]
        return {"left": int(f.number),
                "moved": armies + [naming.PIECES[ALL_BLOCKS + f.player * CYLINDERS + k] for k in range(CYLINDERS)
                                   if g.moved & BIT[ALL_BLOCKS + k]]}

    def enter(self, g: Pamir, f: Frame) -> None:
        move = next_move(g, f.player, g.moved)
        if move < 0:
            move_a_spy(g, f.player, f.number)
            return
        if f.number > 1:
            g.then(WAKHAN_MOVE, f.player, f.number - 1)
        origin = move // 8 % 8
        goal = move % 8
        g.note(NOTE_WAKHAN_CHOOSES_REGION, f.player, goal, WHY_REGION_ORDER)
        if move < 64:
            coalition = g.coalition_of(f.player)
            piece = unmoved_piece(g, coalition, origin, g.moved)
            g.moved |= BIT[piece]
            g.relocate(piece, coalition, IN_REGION + goal)
            g.note(NOTE_ARMY_MOVED, f.player, coalition, origin, goal)
        else:
            piece = unmoved_tribe(g, f.player, origin, g.moved)
            g.moved |= BIT[ALL_BLOCKS + piece]
            g.relocate(ALL_BLOCKS + f.player * CYLINDERS + piece, SEAT_COLOUR + f.player, IN_REGION + goal)
            g.note(NOTE_TRIBE_MOVED, f.player, origin, goal)
            court.lost_tribe(g, f.player, origin)


def move_a_spy(g: Pamir, seat: i64, left: i64) -> None:
    """Spy movement, an option: with no army to move a spy goes to a better card next to it."""
    move = spy_move(g, seat)
    if move >= 0:
        if left > 1:
            g.then(WAKHAN_MOVE, seat, left - 1)
        g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, move % 128, WHY_SPY_MOVE)
        moving.move_spy(g, seat, move // 128, move % 128)


def unmoved_piece(g: Pamir, coalition: i64, region: i64, moved: i64) -> i64:
    """An army there that has not moved in this action, or -1; older ones first (PAM-6.12)."""
    found: i64 = -1
    for piece in range(coalition * BLOCKS, (coalition + 1) * BLOCKS):
        if g.pieces[piece] == IN_REGION + region and not moved & BIT[piece]:
            if not g.is_fresh(piece):
                return piece
            found = piece
    return found


def unmoved_tribe(g: Pamir, seat: i64, region: i64, moved: i64) -> i64:
    for piece in range(CYLINDERS):
        if (g.pieces[ALL_BLOCKS + seat * CYLINDERS + piece] == IN_REGION + region
                and not moved & BIT[ALL_BLOCKS + piece]):
            return piece
    return -1


def next_move(g: Pamir, seat: i64, moved: i64) -> i64:
    """Origin * 8 + goal, plus 64 for a tribe; or -1. Both go by region order (PAM-25.10)."""
    coalition = g.coalition_of(seat)
    order = g.face_up().regions
    for origin in order:
        tribe: i64 = 0
        if unmoved_piece(g, coalition, origin, moved) < 0:
            if (not g.in_force(NATIONALISM, seat) or g.armies(coalition, origin)
                    or unmoved_tribe(g, seat, origin, moved) < 0):
                continue
            tribe = 64
        for goal in order:
            if goal in NEIGHBOURS[origin] and wants_to_enter(g, seat, coalition, goal) and not costs_rule(
                    g, seat, coalition, origin, goal, tribe != 0):
                return tribe + origin * 8 + goal
    return -1


def wants_to_enter(g: Pamir, seat: i64, coalition: i64, goal: i64) -> bool:
    """A person has a tribe there, and her armies there are fewer than all tribes there (PAM-25.9)."""
    tribes: i64 = 0
    for other in range(g.players):
        tribes += g.tribes(other, goal)
    return tribes > g.tribes(seat, goal) and g.armies(coalition, goal) < tribes


def costs_rule(g: Pamir, seat: i64, coalition: i64, origin: i64, goal: i64, tribe: bool) -> bool:
    """Whether the move would cost her a ruler token (PAM-25.9)."""
    before = g.ruled_by(seat)
    if before == 0:
        return False
    trial = g.clone()
    if tribe:
        trial.move_piece(SEAT_COLOUR + seat, IN_REGION + origin, IN_REGION + goal)
    else:
        trial.move_piece(coalition, IN_REGION + origin, IN_REGION + goal)
    return before & ~trial.ruled_by(seat) != 0


def spy_move(g: Pamir, seat: i64) -> i64:
    """Origin * 128 + goal of a spy's move; or -1."""
    if not g.rules.spy_moves:
        return -1
    ring = g.ring()
    origins = [n for n in ring if g.spies_of(seat, n) and wakhan_choices.has_most_spies(g, seat, n)]
    while origins:
        origin = wakhan_choices.worst_card(g, seat, origins)
        goals = [n for n in moving.next_cards(g, seat, origin, ring) if not wakhan_choices.has_most_spies(g, seat, n)]
        goal = wakhan_choices.best_card(g, seat, goals)
        if goal >= 0:
            return origin * 128 + goal
        origins.remove(origin)
    return -1


# Battle.

def fight(g: Pamir, seat: i64, rank: i64, on_card: bool) -> None:
    """A region by region order, else a card by priority; or the card with the most spies (PAM-25.5, 25.6)."""
    region: i64 = NO_REGION
    if on_card:
        target = card_with_most_spies(g, seat)
        g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, target, WHY_MOST_SPIES)
    else:
        region = region_to_attack(g, seat)
        target = NO_CARD
        if region == NO_REGION:
            target = card_to_attack(g, seat)
            g.note(NOTE_WAKHAN_CHOOSES_CARD, seat, target, WHY_CARD_PRIORITY)
        else:
            g.note(NOTE_WAKHAN_CHOOSES_REGION, seat, region, WHY_REGION_ORDER)
    if target == NO_CARD:
        units = battle.open_battle(g, seat, IN_REGION + region)
    else:
        units = battle.open_battle(g, seat, ON_CARD + target)
    g.then(WAKHAN_REMOVE, seat, min(units, rank))


def has_target(g: Pamir, seat: i64, region: i64) -> bool:
    """A person's tribe there, or an army or adjacent road of a person's loyalty (PAM-25.5, 25.12)."""
    for person in range(g.players):
        if person != seat:
            if battle.tribe_can_fall(g, seat, person, region) or g.armies(g.loyalty[person], region):
                return True
            for border in wakhan_choices.borders_in_order(g, region):
                if g.roads(g.loyalty[person], border):
                    return True
    return False


def region_to_attack(g: Pamir, seat: i64) -> i64:
    for region in g.face_up().regions:
        if battle.fighting_units(g, seat, region) and has_target(g, seat, region):
            return region
    return NO_REGION


def battle_cards(g: Pamir, seat: i64) -> list[int]:
    return [n for n in g.ring() if battle.can_fight_on_card(g, seat, n)]


def card_to_attack(g: Pamir, seat: i64) -> i64:
    return wakhan_choices.best_card(g, seat, battle_cards(g, seat))


def card_with_most_spies(g: Pamir, seat: i64) -> i64:
    """PAM-24.16."""
    cards = battle_cards(g, seat)
    most: i64 = 0
    for n in cards:
        most = max(most, g.all_spies(n))
    return wakhan_choices.best_card(g, seat, [n for n in cards if g.all_spies(n) == most])


class WakhanRemove(Step[Pamir]):
    """She removes tribes first, then armies, then roads, the arrow's person first (PAM-25.5, 25.7)."""

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {**battle.site(g), "left": int(f.number)}

    def enter(self, g: Pamir, f: Frame) -> None:
        if f.number > 0:
            g.then(WAKHAN_REMOVE, f.player, f.number - 1)
            if remove_one(g, f.player):
                return
            g.stack.pop()
        battle.offer_safe_houses(g)


def remove_one(g: Pamir, seat: i64) -> bool:
    people = wakhan_choices.people_in_order(g, seat)
    if g.site >= ON_CARD:
        for person in people:
            if battle.spy_can_fall(g, seat, person, g.site - ON_CARD):
                battle.remove_spy(g, seat, person)
                return True
        return False
    region = g.site - IN_REGION
    for person in people:
        if battle.tribe_can_fall(g, seat, person, region):
            battle.remove_tribe(g, seat, person)
            return True
    for person in people:
        if g.armies(g.loyalty[person], region):
            battle.remove_army(g, seat, g.loyalty[person])
            return True
    for person in people:
        for border in wakhan_choices.borders_in_order(g, region):
            if g.roads(g.loyalty[person], border):
                battle.remove_road(g, seat, border, g.loyalty[person])
                return True
    return False


WAKHAN_MOVE: Final = WakhanMove()
WAKHAN_REMOVE: Final = WakhanRemove()
