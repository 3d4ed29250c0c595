"""The cards of Inis on top of its board: where they lie, and who may know it."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT
from meydan.games.inis import evaluate, judgement, redeal
from meydan.games.inis.actions import ADVANTAGE_TAKEN, EPIC_DISCARDED, LAID, RESHUFFLED, SANCTUARY_FOUND
from meydan.games.inis.board import NOWHERE, Board
from meydan.games.inis.components import (
    ALL_ACTIONS,
    CELLS,
    ENTERS_WITH,
    FIRST_EPIC,
    FOUR_PLAYERS_ONLY,
    TERRITORIES,
    THE_DAGDA,
    members,
)

# Where an Action card may lie; hands and drafted cards by seat. Epic Tales: a hand or the deck.
ASIDE: Final = 4
DISCARDED: Final = 5
DRAFT: Final = 6
STOCK: Final = 10                           # not dealt yet, between the two drafts of two players
PLACES: Final = 11
TABLE: Final = 11                           # open to all: being played
DECK: Final = 4
DRAWN_BY: Final = 5                         # + seat: drawn but not yet kept
EPIC_PLACES: Final = 9
PUBLIC: Final = 4                           # the observer who knows what everybody knows
EVERYBODY: Final = 31                       # all observers
ANYBODY: Final = 7                          # of a card's drafter: nobody can tell

# Where an Advantage card may be, besides a seat's hand.
IN_DECK: Final = -2
FACE_UP: Final = -1
PLAYED: Final = 4

# Table options, as bits of `rules`.
IDLE_PLAYS: Final = 1                       # O-1: a card without possible effect may be played
CANCELLED_COUNTS: Final = 2                 # O-2: a cancelled card opens its `after` window
CUCHULAIN_MAY_STOP: Final = 4               # O-3
HIGHLANDS_LATE: Final = 8                   # O-4: at the start of Resolution
DAGDA_ALWAYS: Final = 16                    # O-5: reshuffle also when discarded unplayed
SEE_BEFORE_EXTRA: Final = 32                # O-6: Meadows and Gates after seeing the cards
DRY_CAPITAL: Final = 64                     # O-7: no Capital in the Swamp
CITADEL_ROBS: Final = 128                   # O-9: Citadel takes the card also from a hand
SCENARIO: Final = 256                       # the Exploration scenario
ONE_WINDOW: Final = 512                     # after the turn's card and end of turn are one; not in version 1

# Whose drafted cards lie where before any has moved: five bits a place, the fifth for cards that nobody drafted.
UNMINGLED: Final = sum(2 ** (5 * place + (place - base)) for base in (0, DRAFT) for place in range(base, base + 4))
NOBODYS: Final = 2 ** (5 * ASIDE + 4) + 2 ** (5 * STOCK + 4)
DRAFTER_OF: Final[vec[i64]] = vec[i64]([{1: 1, 2: 2, 4: 3, 8: 4}.get(seats, ANYBODY) for seats in range(32)])

# A draw of Epic Tales in progress, as one number: the cards, whose, and how it is kept.
DRAWER: Final = 2**32
KEEP_ONE: Final = 2**36
AT_GATES: Final = 2**37


@final
@mypyc_attr(acyclic=True)
class Inis(Board):
    """A position of Inis. Masks of cards by number."""
    __slots__ = (
        "seed", "ploy", "table", "table_epics", "epic_discard", "shown", "cathbad", "locked", "param", "pledged",
        "pledged_epics", "drawn_tiles", "tile", "pairs", "actions", "epics", "held", "peeked", "advantage", "moves",
        "maybe", "maybe_epics", "deck", "pile", "drawn", "passes", "handed", "gave", "drafted", "mingled", "origin",
        "learned",
    )

    def __init__(self, source: Inis | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.seed: i64 = 0                      # of the shuffles to come
            self.ploy: i64 = -1                     # who takes the next turn by Oengus's Ploy
            self.table: i64 = 0                     # Action cards being played
            self.table_epics: i64 = 0
            self.epic_discard: i64 = 0
            self.shown: i64 = 0                     # Epic Tales revealed by Deirdre's Beauty
            self.cathbad: i64 = -1                  # who chooses the card set aside
            self.locked: bool = True                # no Advantage card until Assembly step 3
            self.param: i64 = 0                     # the declaration being made
            self.pledged: i64 = 0                   # cards in hand declared to be discarded by the card on the table
            self.pledged_epics: i64 = 0
            self.drawn_tiles: i64 = 0               # tiles seen by the player of Tailtu's Land
            self.tile: i64 = NOWHERE                # the one of them chosen to be laid
            self.pairs: i64 = 0                     # tiles put back together with the one above
            self.actions: vec[i64] = vec[i64]([0] * PLACES)         # Action cards by place
            self.epics: vec[i64] = vec[i64]([0] * 4)                # Epic Tales in hand
            self.held: vec[i64] = vec[i64]([0] * 4)                 # sealed choices: cards held or given
            self.peeked: vec[i64] = vec[i64]([0] * 4)               # tiles whose place in the pile a seat knows
            self.advantage: vec[i64] = vec[i64]([IN_DECK] * TERRITORIES)
            self.moves: vec[i64] = vec[i64]([0] * TERRITORIES)      # clans by territory in a declaration
            self.maybe: vec[i64] = vec[i64]([0] * (5 * PLACES))     # observer, place: Action cards that may be there
            self.maybe_epics: vec[i64] = vec[i64]([0] * (5 * EPIC_PLACES))
            self.passes: i64 = 0                    # how often cards went on in this draft
            self.handed: i64 = 0                    # the side of the Crows then: cards went to the left or right
            self.gave: vec[i64] = vec[i64]([0] * 4)                 # what a seat handed on: three masks, one per pass
            self.drafted: vec[i64] = vec[i64]([0] * 4)              # what came of it: the cards in hand then
            self.mingled: i64 = 0                   # five bits a place: whose drafted cards may have come there unseen
            self.origin: i64 = 0                    # three bits a card seen by all: who drafted it, or ANYBODY
            self.deck: list[int] = []               # Epic Tales, the next one last
            self.pile: list[int] = []               # territories, the next one last
            self.drawn: list[int] = []              # draws of Epic Tales in progress, the innermost last
            self.learned: judgement.Judgement | None = None         # judges for a search instead of the opinion
        else:
            self.seed = source.seed
            self.ploy = source.ploy
            self.table = source.table
            self.table_epics = source.table_epics
            self.epic_discard = source.epic_discard
            self.shown = source.shown
            self.cathbad = source.cathbad
            self.locked = source.locked
            self.param = source.param
            self.pledged = source.pledged
            self.pledged_epics = source.pledged_epics
            self.drawn_tiles = source.drawn_tiles
            self.tile = source.tile
            self.pairs = source.pairs
            self.actions = source.actions[:]
            self.epics = source.epics[:]
            self.held = source.held[:]
            self.peeked = source.peeked[:]
            self.advantage = source.advantage[:]
            self.moves = source.moves[:]
            self.maybe = source.maybe[:]
            self.maybe_epics = source.maybe_epics[:]
            self.passes = source.passes
            self.handed = source.handed
            self.gave = source.gave[:]
            self.drafted = source.drafted[:]
            self.mingled = source.mingled
            self.origin = source.origin
            self.deck = source.deck[:]
            self.pile = source.pile[:]
            self.drawn = source.drawn[:]
            self.learned = source.learned

    def clone(self) -> Inis:
        return Inis(self)

    def determinize(self, observer: i64, seed: i64) -> Inis:
        g = Inis(self)
        redeal.deal_anew(g, observer, Rng(seed))
        return g

    def view(self, seat: int | None) -> dict[str, Any]:
        from meydan.games.inis.view import view

        return view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        """Progress towards the three conditions; the total is how many are met, Deeds counted."""
        return [
            {
                "leadership": int(self.leadership(seat)),
                "sanctuaries": int(self.sanctuaries_of(seat)),
                "territories": int(self.territories_of(seat)),
                "deeds": int(self.deeds[seat]),
                "total": int(self.conditions(seat)),
            }
            for seat in range(self.players)
        ]

    def evaluate(self, seat: i64) -> float:
        if self.learned is not None:
            return self.learned.judge(self, seat)
        return evaluate.evaluate(self, seat)

    def evaluations(self) -> list[float]:
        if self.learned is not None:
            return self.learned.judge_all(self)
        return evaluate.evaluate_all(self)

    def policy(self, rng: Rng) -> i64:
        return evaluate.policy(self, rng)

    def observe(self, seat: i64, buffer: vec[u8], offset: i64) -> None:
        from meydan.games.inis import observe

        observe.observe(self, seat, buffer, offset)

    # Tiles.

    def lay(self, territory: i64, place: i64, finder: i64 = -1) -> None:
        """The territory enters play: neighbours, Sanctuaries, Advantage card (INIS-3.2, 3.9, 4.5)."""
        self.place[territory] = place
        turned = place // CELLS
        anchor = place % CELLS
        for other in range(TERRITORIES):
            if self.in_play & BIT[other] and self.touches(turned, anchor, self.place[other]):
                self.adjacent[territory] |= BIT[other]
                self.adjacent[other] |= BIT[territory]
        self.in_play |= BIT[territory]
        built = min(ENTERS_WITH[territory], self.sanctuary_supply)
        self.sanctuaries[territory] += built
        self.sanctuary_supply -= built
        self.advantage[territory] = FACE_UP
        self.note(LAID, finder, territory)
        if built:
            self.note(SANCTUARY_FOUND, -1, territory)

    # Cards, and who may know where they are (INIS-8, 18).

    def in_use(self) -> i64:
        """The Action cards of this player count (INIS-4.1)."""
        if self.players == 4:
            return ALL_ACTIONS
        return ALL_ACTIONS & ~FOUR_PLAYERS_ONLY

    def drafter_after(self, seat: i64) -> i64:
        """Who got what this seat handed on in the draft; the Crows may have turned since."""
        if self.handed:
            seat += self.players - 1
        else:
            seat += 1
        if seat >= self.players:
            seat -= self.players
        return seat

    def holds_action(self, seat: i64, card: i64) -> bool:
        return self.actions[seat] >> card & 1 == 1

    def holds_epic(self, seat: i64, card: i64) -> bool:
        return self.epics[seat] >> card & 1 == 1

    def could_hold_action(self, seat: i64, card: i64) -> bool:
        """Whether, for all that everybody knows, this seat may hold the card (INIS-9.13)."""
        return self.actions[seat] != 0 and self.maybe[PUBLIC * PLACES + seat] >> card & 1 == 1

    def could_hold_epic(self, seat: i64, card: i64) -> bool:
        return self.epics[seat] != 0 and self.maybe_epics[PUBLIC * EPIC_PLACES + seat] >> card & 1 == 1

    def may_play(self, seat: i64, territory: i64) -> bool:
        """Whether the seat has this territory's Advantage card and may use it now (INIS-5.11)."""
        return self.advantage[territory] == seat and not self.locked

    def move_action(self, card: i64, source: i64, goal: i64, knowers: i64) -> None:
        """An Action card changes its place; `knowers` see which one it is."""
        bit = BIT[card]
        if knowers == EVERYBODY:
            if source < PLACES and self.origin >> 3 * card & 7 == 0:
                self.origin |= DRAFTER_OF[self.mingled >> 5 * source & 31] * BIT[3 * card]
        elif source < PLACES and goal < PLACES:
            self.mingled |= (self.mingled >> 5 * source & 31) * BIT[5 * goal]
        if source < PLACES:
            self.actions[source] &= ~bit
        if goal < PLACES:
            self.actions[goal] |= bit
        maybe = self.maybe
        if knowers == EVERYBODY:
            for n in range(5 * PLACES):
                maybe[n] &= ~bit
            if goal < PLACES:
                for observer in range(5):
                    maybe[observer * PLACES + goal] |= bit
        else:
            for observer in range(5):
                base = observer * PLACES
                if knowers >> observer & 1:
                    for place in range(PLACES):
                        maybe[base + place] &= ~bit
                    if goal < PLACES:
                        maybe[base + goal] |= bit
                elif source < PLACES and goal < PLACES:
                    maybe[base + goal] |= maybe[base + source]
        if source < PLACES and self.actions[source] == 0:
            for observer in range(5):
                maybe[observer * PLACES + source] = 0

    def see_actions(self, observer: i64, place: i64) -> None:
        """An observer looks at all Action cards there."""
        cards = self.actions[place]
        maybe = self.maybe
        base = observer * PLACES
        for other in range(PLACES):
            maybe[base + other] &= ~cards
        maybe[base + place] = cards

    def know_epic(self, card: i64, place: i64, knowers: i64) -> None:
        """Observers know that this Epic Tale is there, or (TABLE) open to all."""
        bit = BIT[card]
        maybe = self.maybe_epics
        places: i64 = EPIC_PLACES if self.drawn else DRAWN_BY
        for observer in range(5):
            if knowers >> observer & 1:
                base = observer * EPIC_PLACES
                for other in range(places):
                    maybe[base + other] &= ~bit
                if place < EPIC_PLACES:
                    maybe[base + place] |= bit

    def see_epics(self, observer: i64, seat: i64) -> None:
        """An observer looks at all Epic Tales in a hand; what is drawn but not kept is no part of it."""
        base = observer * EPIC_PLACES
        hand = self.epics[seat]
        for other in range(EPIC_PLACES):
            self.maybe_epics[base + other] &= ~hand
        self.maybe_epics[base + seat] = hand

    def draw_epic(self, seat: i64) -> i64:
        """The top Epic Tale, seen by this seat only, or -1 if there is none (INIS-1.11, 10.8)."""
        if not self.deck:
            if self.epic_discard == 0:
                return -1
            self.shuffle_epics()
        card: i64 = self.deck.pop()
        for observer in range(5):
            base = observer * EPIC_PLACES
            if observer != seat:
                self.maybe_epics[base + DRAWN_BY + seat] |= self.maybe_epics[base + DECK]
        self.know_epic(card, DRAWN_BY + seat, BIT[seat])
        if not self.deck:
            for observer in range(5):
                self.maybe_epics[observer * EPIC_PLACES + DECK] = 0
        self.reveal()
        return card

    def keep_epics(self, seat: i64, cards: i64, last: bool) -> None:
        """Of the Epic Tales this seat has drawn it takes some into hand; `last`: the others were laid down before."""
        self.epics[seat] |= cards
        for observer in range(5):
            base = observer * EPIC_PLACES
            if observer != seat:
                self.maybe_epics[base + seat] |= self.maybe_epics[base + DRAWN_BY + seat]
            if last:
                self.maybe_epics[base + DRAWN_BY + seat] = 0
        for card in members(cards):
            self.know_epic(card, seat, BIT[seat])

    def shuffle_epics(self) -> None:
        """Deck and discard pile become a new deck."""
        cards = self.deck + members(self.epic_discard)
        for observer in range(5):
            self.maybe_epics[observer * EPIC_PLACES + DECK] |= self.epic_discard
        self.epic_discard = 0
        rng = Rng(self.seed)
        rng.shuffle(cards)
        self.seed = rng.seed()
        self.deck = cards
        self.note(RESHUFFLED, -1)

    def discard_epics(self, seat: i64, cards: i64, played: bool) -> None:
        """Epic Tales are laid on the open pile; The Dagda then makes a new deck of all (INIS-17.8)."""
        for card in members(cards):
            self.know_epic(card, TABLE, EVERYBODY)
            self.note(EPIC_DISCARDED, seat, FIRST_EPIC + card)
        self.epic_discard |= cards
        if cards & BIT[THE_DAGDA] and (played or self.rules & DAGDA_ALWAYS):
            self.shuffle_epics()

    def take_advantage(self, seat: i64, territory: i64) -> None:
        self.advantage[territory] = seat
        self.note(ADVANTAGE_TAKEN, seat, 17 + territory)

    def random_card(self, cards: i64) -> i64:
        """One of these cards, each equally likely (INIS-10.10)."""
        hand = members(cards)
        rng = Rng(self.seed)
        card = hand[rng.below(len(hand))]
        self.seed = rng.seed()
        self.reveal()
        return card


def codes_of(start: i64, mask: i64) -> list[int]:
    """One code for each bit set."""
    codes: list[int] = []
    while mask:
        if mask & 1:
            codes.append(start)
        mask >>= 1
        start += 1
    return codes


def add_codes(codes: list[int], start: i64, mask: i64) -> None:
    """Append one code for each bit set."""
    while mask:
        if mask & 1:
            codes.append(start)
        mask >>= 1
        start += 1
