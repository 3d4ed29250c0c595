"""Set-up (ROOT-12): dealing from a seed, and the factions' choices before the first turn."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, Frame, Step
from meydan.games.root import deeds, eyrie, turn
from meydan.games.root.actions import BUILD_AT, CHARACTER_CHOSEN, CHARACTER_IS, GARRISONED, KEEP_AT, ROOST_AT, TO
from meydan.games.root.components import (
    ADJACENT,
    ALLIANCE,
    CARD_COUNT,
    CARDS,
    CLEARINGS,
    CORNERS,
    DOMINANCE,
    EYRIE,
    FACTIONS,
    ITEMS,
    KEEP,
    MARQUISE,
    NONE,
    OPEN_QUESTS,
    OPPOSITE,
    PIECE_NAMES,
    PLACES,
    QUESTS,
    READY,
    RECRUITER,
    ROOST,
    RUIN_ITEMS,
    RUINS,
    SAWMILL,
    STARTING_ITEMS,
    STATES,
    VAGABOND,
)
from meydan.games.root.law import Law
from meydan.games.root.sets import add_codes
from meydan.games.root.state import Root

START_SUPPORTERS: Final = 3
START_WARRIORS: Final = 6               # of the Eyrie
START_HAND: Final = 3


def fresh(law: Law, factions: list[int], seated: bool, first: i64, seed: i64) -> Root:
    """Shuffle and deal. Factions are seated at random unless `seated`; `first` is a seat, or NONE for any."""
    g = Root(None, law)
    rng = Rng(seed)
    if not seated:
        rng.shuffle(factions)
    seat_factions(g, factions)
    g.first = first
    if first == NONE:
        g.first = rng.below(g.players)
    deck = deck_for(g)
    rng.shuffle(deck)
    hands: list[list[int]] = []
    for _ in range(g.players):
        hands.append(deck[len(deck) - law.starting_hand:])
        del deck[len(deck) - law.starting_hand:]
    supporters: list[int] = []
    if g.seat_of[ALLIANCE] != NONE:
        supporters = deck[len(deck) - START_SUPPORTERS:]
        del deck[len(deck) - START_SUPPORTERS:]
    ruins: list[int] = list(RUIN_ITEMS)
    quests: list[int] = list(range(QUESTS))
    if g.seat_of[VAGABOND] != NONE:
        rng.shuffle(ruins)
        rng.shuffle(quests)
    deal(g, hands, supporters, deck, ruins, quests)
    g.seed = rng.seed()
    open_game(g)
    return g


def seat_factions(g: Root, factions: list[int]) -> None:
    """Which faction sits where."""
    g.players = len(factions)
    for seat in range(len(factions)):
        g.faction_of[seat] = factions[seat]
        g.seat_of[factions[seat]] = seat


def deck_for(g: Root) -> list[int]:
    """All cards, without the dominance cards for two players (ROOT-6.17, 12.5)."""
    deck: list[int] = []
    for card in range(CARD_COUNT):
        if g.players > 2 or CARDS[card].type != DOMINANCE:
            deck.append(card)
    return deck


def deal(g: Root, hands: list[list[int]], supporters: list[int], deck: list[int], ruins: list[int],
         quests: list[int]) -> None:
    """Lay out what chance has decided; the last card of a pile is its top."""
    for seat in range(g.players):
        for card in hands[seat]:
            g.hands[g.faction_of[seat]] |= BIT[card]
    for card in supporters:
        g.supporters |= BIT[card]
    g.deck = deck
    g.fresh = 0
    for card in deck_for(g):
        g.fresh |= BIT[card]
    g.ruin_items = vec[i64](ruins)
    g.quest_deck = quests
    for clearing in RUINS:                          # also without a Vagabond (ROOT-3.5, 12.6)
        g.ruins |= BIT[clearing]


def open_game(g: Root) -> None:
    """Factions set up in the order Marquise, Eyrie, Alliance, Vagabond (ROOT-12.9), then the first turn."""
    g.then(turn.BEGIN_TURN, g.first)
    g.turn = g.faction_of[g.first]
    if g.law.starting_hand > START_HAND:            # ROOT-18.9
        for faction in range(FACTIONS - 1, -1, -1):
            if g.seat_of[faction] != NONE:
                g.ask(turn.DISCARD_DOWN, faction, START_HAND)
    if g.seat_of[VAGABOND] != NONE:
        g.ask(CHOOSE_FOREST, VAGABOND)
        g.ask(CHOOSE_CHARACTER, VAGABOND)
    if g.seat_of[EYRIE] != NONE:
        g.ask(eyrie.CHOOSE_LEADER, EYRIE)
        if g.seat_of[MARQUISE] == NONE:
            g.ask(CHOOSE_CORNER, EYRIE)
    if g.seat_of[MARQUISE] != NONE:
        g.ask(STARTING_BUILDING, MARQUISE, SAWMILL)
        g.ask(PLACE_KEEP, MARQUISE)
    g.settle()


class PlaceKeep(Step[Root]):
    """The keep goes to a corner, a warrior to every clearing but the corner opposite (ROOT-12.10, 12.11)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for corner in CORNERS:
            codes.append(KEEP_AT + corner)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        corner = code - KEEP_AT
        g.place(KEEP, corner, 1)
        for clearing in range(CLEARINGS):
            if clearing != OPPOSITE[corner]:
                g.supply[MARQUISE] -= 1
                g.pieces[MARQUISE * CLEARINGS + clearing] += 1
        g.tell(GARRISONED, MARQUISE, MARQUISE, OPPOSITE[corner])
        if g.seat_of[EYRIE] != NONE:
            land(g, OPPOSITE[corner])


class StartingBuilding(Step[Root]):
    """One sawmill, workshop and recruiter at the keep or next to it (ROOT-12.12). The number: the building."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        keep = g.keep_at()
        for clearing in range(CLEARINGS):
            if (BIT[keep] | ADJACENT[keep]) & BIT[clearing] and g.open_slots(clearing) > 0:
                codes.append(BUILD_AT + (f.number - SAWMILL) * CLEARINGS + clearing)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.place(f.number, (code - BUILD_AT) % CLEARINGS, 1)
        if f.number < RECRUITER:
            g.then(self, f.player, f.number + 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"building": PIECE_NAMES[f.number]}


def land(g: Root, corner: i64) -> None:
    """The Eyrie begin with a roost and six warriors (ROOT-12.14)."""
    g.place(ROOST, corner, 1)
    g.place(EYRIE, corner, START_WARRIORS)


class ChooseCorner(Step[Root]):
    """Without a Marquise the Eyrie choose their corner (ROOT-12.14)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for corner in CORNERS:
            codes.append(ROOST_AT + corner)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        land(g, code - ROOST_AT)


class ChooseCharacter(Step[Root]):
    """The Vagabond chooses a character and takes its items (ROOT-12.17, 12.19)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        add_codes(codes, CHARACTER_IS, 7)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.character = code - CHARACTER_IS
        g.tell(CHARACTER_CHOSEN, VAGABOND, g.character)
        for item in range(ITEMS):
            g.items[item * STATES + READY] = STARTING_ITEMS[g.character * ITEMS + item]


class ChooseForest(Step[Root]):
    """The pawn starts in any forest; then three quests are laid open (ROOT-12.17)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for place in range(CLEARINGS, PLACES):
            codes.append(TO + place)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        deeds.go(g, code - TO)
        for _ in range(OPEN_QUESTS):
            deeds.open_quest(g)


PLACE_KEEP: Final = PlaceKeep()
STARTING_BUILDING: Final = StartingBuilding()
CHOOSE_CORNER: Final = ChooseCorner()
CHOOSE_CHARACTER: Final = ChooseCharacter()
CHOOSE_FOREST: Final = ChooseForest()
