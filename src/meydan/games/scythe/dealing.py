"""Set-up: shuffling and dealing, choosing mats, and dealing anew what somebody cannot know."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, Frame, Step
from meydan.games.scythe import combat, encounter, turn
from meydan.games.scythe.actions import CHOOSE_FACTION, CHOOSE_MAT, COMMIT, E_CHOSE_FACTION, E_CHOSE_MAT
from meydan.games.scythe.components import (
    CHARACTER,
    COMBAT_DECK,
    CRIMEA,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    FIRST_WORKER,
    HOME,
    MAT,
    MOST_DIAL,
    OBJECTIVES,
    OBJECTIVES_EACH,
    ON_MAT,
    PIECES,
    PLAYER_MATS,
    WORKER_STARTS,
    banned,
    count_bits,
)
from meydan.games.scythe.player import NO_CARD, Player
from meydan.games.scythe.state import CARD_VALUES, DISCARDS, Scythe

MATS: Final = 5
TILES: Final = 6
ENCOUNTER_CARDS: Final = 28
UNCHOSEN: Final = -1


def shuffled(rng: Rng, number: i64) -> list[int]:
    cards = list(range(number))
    rng.shuffle(cards)
    return cards


def fresh(g: Scythe, players: i64, seed: i64) -> None:
    """Shuffle and deal from a seed into a state that holds only options (SCY-6.1 to 6.6)."""
    rng = Rng(seed)
    tile = rng.below(TILES)
    pile = shuffled(rng, FACTORY_CARDS)[:players + 1]
    deck = COMBAT_DECK[:]
    rng.shuffle(deck)
    objectives = shuffled(rng, OBJECTIVES)
    encounters = shuffled(rng, ENCOUNTER_CARDS)
    factions: list[int] = []
    mats: list[int] = []
    if not g.chosen:
        factions = seated(rng, players)
        mats = shuffled(rng, MATS)[:players]
        while g.banned_pairs and any_banned(factions, mats):
            factions = seated(rng, players)
            mats = shuffled(rng, MATS)[:players]
    deal(g, players, tile, pile, deck, objectives, encounters, factions, mats, rng.seed())


def seated(rng: Rng, players: i64) -> list[int]:
    """A random set of factions, each next to its clockwise neighbour (SCY-6.7)."""
    factions = shuffled(rng, FACTIONS)[:players]
    factions.sort()
    first = rng.below(players)
    return factions[first:] + factions[:first]


def any_banned(factions: list[int], mats: list[int]) -> bool:
    return any(banned(factions[seat], mats[seat]) for seat in range(len(factions)))


def deal(g: Scythe, players: i64, tile: i64, pile: list[int], deck: list[int], objectives: list[int],
         encounters: list[int], factions: list[int], mats: list[int], seed: i64) -> None:
    """Lay out what was dealt; without factions and mats the players choose them (SCY-6.9)."""
    g.players = players
    g.at = vec[i64]([ON_MAT] * (players * PIECES))
    g.tile = tile
    for card in pile:
        g.pile |= BIT[card]
    g.deck = deck
    g.objective_deck = objectives
    g.encounter_deck = encounters
    g.encounters = ENCOUNTERS
    g.seed = seed
    for seat in range(players):
        player = Player()
        player.faction = UNCHOSEN
        player.mat = UNCHOSEN
        if factions:
            player.faction = factions[seat]
            player.mat = mats[seat]
        g.seats.append(player)
    g.then(TAKE_SEATS, 0)
    if not factions:
        for seat in range(players - 1, -1, -1):
            g.then(CHOOSE_MAT_STEP, seat)
            g.then(CHOOSE_FACTION_STEP, seat)
    g.settle()


class ChooseFaction(Step[Scythe]):
    """Players agree on mats: each picks a free faction (SCY-6.9)."""

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        for faction in range(FACTIONS):
            free = True
            for player in g.seats:
                if player.faction == faction:
                    free = False
            if free:
                codes.append(CHOOSE_FACTION + faction)
        return codes

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        g.seats[f.player].faction = code - CHOOSE_FACTION
        g.note(E_CHOSE_FACTION, f.player, code - CHOOSE_FACTION)


class ChooseMat(Step[Scythe]):
    """And a free player mat; a banned pair only if no other mat is left (SCY-6.9, 29.2)."""

    def about(self, g: Scythe, f: Frame, seat: i64) -> dict[str, Any]:
        """`closed` are mats that would make a banned pair while another is free."""
        options = self.options(g, f)
        faction = g.seats[f.player].faction
        return {"closed": [MAT.names[mat] for mat in range(MATS)
                           if g.banned_pairs and banned(faction, mat) and CHOOSE_MAT + mat not in options]}

    def options(self, g: Scythe, f: Frame) -> list[int]:
        codes: list[int] = []
        fallback: list[int] = []
        for mat in range(MATS):
            free = True
            for player in g.seats:
                if player.mat == mat:
                    free = False
            if free and g.banned_pairs and banned(g.seats[f.player].faction, mat):
                fallback.append(CHOOSE_MAT + mat)
            elif free:
                codes.append(CHOOSE_MAT + mat)
        return codes or fallback

    def choose(self, g: Scythe, f: Frame, code: i64) -> None:
        g.seats[f.player].mat = code - CHOOSE_MAT
        g.note(E_CHOSE_MAT, f.player, code - CHOOSE_MAT)


class TakeSeats(Step[Scythe]):
    """Seating follows the factions, the lowest player mat begins (SCY-6.7, 6.8); then cards are dealt (SCY-6.18)."""

    def enter(self, g: Scythe, f: Frame) -> None:
        seat_of = vec[i64]([-1] * FACTIONS)
        first: i64 = 0
        for seat in range(g.players):
            player = g.seats[seat]
            seat_of[player.faction] = seat
            if PLAYER_MATS[player.mat].number < PLAYER_MATS[g.seats[first].mat].number:
                first = seat
        g.seat_of = seat_of
        g.active = first
        seat = first
        for _ in range(g.players):
            self.equip(g, seat)
            for _ in range(g.seats[seat].faction_mat().cards):
                card: i64 = g.deck[g.drawn]
                g.drawn += 1
                g.hands[seat * 4 + card] += 1
            seat = g.left(seat)
        for number in range(g.players * OBJECTIVES_EACH):
            g.seats[seat].objectives |= BIT[g.objective_deck[number]]
            if number % OBJECTIVES_EACH == OBJECTIVES_EACH - 1:
                seat = g.left(seat)
        g.objective_deck = []
        if g.chosen:
            g.reveal()
        g.then(turn.BEGIN_TURN, first)

    def equip(self, g: Scythe, seat: i64) -> None:
        player = g.seats[seat]
        player.power = player.faction_mat().power
        player.popularity = player.player_mat().popularity
        player.coins = player.player_mat().coins
        base = seat * PIECES
        g.at[base + CHARACTER] = HOME[player.faction]
        starts = WORKER_STARTS[player.faction]
        for number in range(len(starts)):
            g.at[base + FIRST_WORKER + number] = starts[number]


CHOOSE_FACTION_STEP: Final = ChooseFaction()
CHOOSE_MAT_STEP: Final = ChooseMat()
TAKE_SEATS: Final = TakeSeats()


# What somebody cannot know.


def determinize(g: Scythe, observer: i64, seed: i64) -> Scythe:
    """A clone in which all that `observer` cannot know is dealt anew (section 30)."""
    rng = Rng(seed)
    h = Scythe(g)
    deal_combat_cards(h, observer, rng)
    deal_objectives(h, observer, rng)
    deal_factory(h, observer, rng)
    unseen = sorted(h.encounter_deck[h.met:])       # so that nothing of the true order is left
    rng.shuffle(unseen)
    h.encounter_deck = h.encounter_deck[:h.met] + unseen
    commit_anew(h, observer, rng)
    forget_settings(h, observer)
    h.seed = rng.seed()
    if h.ending < 0:
        h.settle()                                  # whoever is asked may hold other cards now
    return h


def forget_settings(h: Scythe, observer: i64) -> None:
    """Who else wants to be asked about every gain is nobody's business, unless the question is there to be seen that
    only such a player is asked."""
    for seat in range(h.players):
        player = h.seats[seat]
        if seat != observer and player.picky:
            player.picky = False
            if seat == h.current:
                frame = h.stack[-1]
                offered = frame.step.options(h, frame)
                player.picky = not offered or (not h.secret and offered != h.choices)


def deal_combat_cards(h: Scythe, observer: i64, rng: Rng) -> None:
    """Hands of the others and the deck, but not what is known of Crimea's hand (SCY-30.2, 30.4)."""
    left = vec[i64]([0] * CARD_VALUES)
    for card in COMBAT_DECK:
        left[card] += 1
    for card in range(CARD_VALUES):
        left[card] -= h.hands[DISCARDS + card]
        if observer >= 0:
            left[card] -= h.hands[observer * 4 + card] + h.known[observer * 4 + card]
    unseen: list[int] = []
    for card in range(CARD_VALUES):
        for _ in range(left[card]):
            unseen.append(card)
    rng.shuffle(unseen)
    used: i64 = 0
    for seat in range(h.players):
        if seat == observer:
            continue
        size = h.hand(seat)
        for card in range(CARD_VALUES):
            h.hands[seat * 4 + card] = 0
            if observer >= 0 and h.seats[seat].faction == CRIMEA:
                h.hands[seat * 4 + card] = h.known[observer * 4 + card]
        size -= h.hand(seat)
        for _ in range(size):
            h.hands[seat * 4 + unseen[used]] += 1
            used += 1
    h.deck = unseen[used:]
    h.drawn = 0
    for seat in range(h.players):
        if seat != observer and h.seats[seat].faction == CRIMEA:
            known = h.known[:]                      # the others can only know what lies there in this deal
            for number in range(len(known)):
                known[number] = min(known[number], h.hands[seat * 4 + number % CARD_VALUES])
            h.known = known


def deal_objectives(h: Scythe, observer: i64, rng: Rng) -> None:
    """Cards in the others' hands, and those they put away unseen (SCY-24.12, 30.2)."""
    if h.objective_deck:
        deck = sorted(h.objective_deck)
        rng.shuffle(deck)
        h.objective_deck = deck
        return
    known = h.revealed
    if observer >= 0:
        known |= h.seats[observer].objectives | h.seats[observer].dropped
    unseen: list[int] = []
    for card in range(OBJECTIVES):
        if not known & BIT[card]:
            unseen.append(card)
    rng.shuffle(unseen)
    used: i64 = 0
    for seat in range(h.players):
        if seat == observer:
            continue
        player = h.seats[seat]
        held = count_bits(player.objectives)
        dropped = count_bits(player.dropped)
        player.objectives = 0
        player.dropped = 0
        for _ in range(held):
            player.objectives |= BIT[unseen[used]]
            used += 1
        for _ in range(dropped):
            player.dropped |= BIT[unseen[used]]
            used += 1


def knows_pile(g: Scythe, observer: i64) -> bool:
    """Who has visited the Factory, or is there now, knows the cards on the board (SCY-23.5, 30.6)."""
    if observer < 0:
        return False
    if g.seats[observer].factory != NO_CARD:
        return True
    return len(g.stack) > 0 and g.stack[-1].step is encounter.VISIT_FACTORY and g.stack[-1].player == observer


def deal_factory(h: Scythe, observer: i64, rng: Rng) -> None:
    if knows_pile(h, observer):
        return
    number = count_bits(h.pile)
    taken: i64 = 0
    for player in h.seats:
        if player.factory != NO_CARD:
            taken |= BIT[player.factory]
    h.pile = 0
    for card in shuffled(rng, FACTORY_CARDS):
        if number > 0 and not taken & BIT[card]:
            h.pile |= BIT[card]
            number -= 1


def commit_anew(h: Scythe, observer: i64, rng: Rng) -> None:
    """Commitments the others have already made in the combat that is being prepared (SCY-30.3)."""
    if not h.stack or not h.stack[-1].step.sealed:
        return
    for seat in range(h.players):
        if seat == observer or (seat != h.active and seat != h.defender):
            continue
        dial_open = False
        cards_open = False
        for frame in h.stack:
            if frame.player == seat:
                dial_open = dial_open or frame.step is combat.DIAL
                cards_open = cards_open or frame.step is combat.PLAY_CARDS
        dial: i64 = 0
        cards: i64 = 0
        if not dial_open:
            dial = rng.below(min(MOST_DIAL, h.seats[seat].power) + 1)
        if not cards_open and h.hand(seat) > 0:
            codes = combat.commitments(h, seat)
            cards = codes[rng.below(len(codes))] - COMMIT
        if seat == h.active:
            h.attacker_dial = dial
            h.attacker_cards = cards
        else:
            h.defender_dial = dial
            h.defender_cards = cards
