"""What lies on the table of Inis, who may know what, and questions about it."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meydan.core.rng import Rng
from meydan.core.state import BIT, GameState
from meydan.games.inis import evaluate, redeal
from meydan.games.inis.actions import (
    ADVANTAGE_TAKEN,
    DEED_GAINED,
    EPIC_DISCARDED,
    LAID,
    LAY,
    MOVED,
    PLACED,
    RESHUFFLED,
)
from meydan.games.inis.components import (
    ALL_ACTIONS,
    AROUND,
    CELLS,
    CITADEL_SUPPLY,
    CLANS,
    ENTERS_WITH,
    FIRST_EPIC,
    FOUR_PLAYERS_ONLY,
    SANCTUARY_SUPPLY,
    SHAPE,
    TERRITORIES,
    THE_DAGDA,
    THRESHOLD,
    TOUCHING,
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
EPIC_PLACES: Final = 5
PUBLIC: Final = 4                           # the observer who knows what everybody knows
EVERYBODY: Final = 31                       # all observers

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

# How an attack will be answered.
PLAIN: Final = 0
IRON: Final = 1                             # clan and card
CLUB_CLAN: Final = 2
CLUB_CARD: Final = 3
VOID: Final = 4

NOWHERE: Final = -1

# A draw of Epic Tales in progress, as one number: the cards, whose, and how it is kept.
DRAWER: Final = 2**32
KEEP_ONE: Final = 2**36
AT_GATES: Final = 2**37


@final
@mypyc_attr(acyclic=True)
class Inis(GameState):
    """A position of Inis. Clans lie at `territory * 4 + seat`; masks of cards and territories by number."""
    __slots__ = (
        "seed", "rules", "limit", "round", "brenn", "crows", "turn", "capital", "festival", "citadel_supply",
        "sanctuary_supply", "in_play", "passed", "pretenders", "ploy", "table", "table_epics", "epic_discard",
        "shown", "cathbad", "locked", "clash", "instigator", "maneuverer", "attacked", "attack", "felled", "next_up",
        "speared", "ended", "cauldron_of", "cauldron", "param", "pledged", "pledged_epics", "drawn_tiles",
        "tile", "pairs", "clans", "presence", "reserve", "deeds", "actions", "epics", "held", "sheltered", "lost",
        "peeked", "adjacent", "place", "citadels", "sanctuaries", "advantage", "moves", "maybe", "maybe_epics", "deck",
        "pile", "drawn",
    )

    def __init__(self, source: Inis | None = None) -> None:
        super().__init__()
        if source is None:
            self.seed: i64 = 0                      # of the shuffles to come
            self.rules: i64 = 0
            self.limit: i64 = 0                     # rounds after which the game is drawn
            self.round: i64 = 0
            self.brenn: i64 = 0
            self.crows: i64 = 0                     # 0 clockwise, 1 counter-clockwise
            self.turn: i64 = 0                      # whose turn it is; in the Assembly the Brenn
            self.capital: i64 = NOWHERE
            self.festival: i64 = NOWHERE
            self.citadel_supply: i64 = CITADEL_SUPPLY
            self.sanctuary_supply: i64 = SANCTUARY_SUPPLY
            self.in_play: i64 = 0                   # mask of territories
            self.passed: i64 = 0                    # seats that passed since the last card or token
            self.pretenders: i64 = 0
            self.ploy: i64 = -1                     # who takes the next turn by Oengus's Ploy
            self.table: i64 = 0                     # Action cards being played
            self.table_epics: i64 = 0
            self.epic_discard: i64 = 0
            self.shown: i64 = 0                     # Epic Tales revealed by Deirdre's Beauty
            self.cathbad: i64 = -1                  # who chooses the card set aside
            self.locked: bool = True                # no Advantage card until Assembly step 3
            self.clash: i64 = NOWHERE
            self.instigator: i64 = -1
            self.maneuverer: i64 = -1
            self.attacked: i64 = -1                 # target of the present maneuver, or -1
            self.attack: i64 = PLAIN
            self.felled: bool = False               # the present maneuver removed an opposing clan
            self.next_up: i64 = -1                  # who was named for the next maneuver
            self.speared: bool = False              # no Triskel card in this clash
            self.ended: bool = False                # the clash is to end at once
            self.cauldron_of: i64 = -1
            self.cauldron: i64 = 0                  # clans on Dagda's Cauldron
            self.param: i64 = 0                     # the declaration being made
            self.pledged: i64 = 0                   # cards in hand declared to be discarded by the card on the table
            self.pledged_epics: i64 = 0
            self.drawn_tiles: i64 = 0               # tiles seen by the player of Tailtu's Land
            self.tile: i64 = NOWHERE                # the one of them chosen to be laid
            self.pairs: i64 = 0                     # tiles put back together with the one above
            self.clans: vec[i64] = vec[i64]([0] * 64)
            self.presence: vec[i64] = vec[i64]([0] * 4)             # territories where a seat has clans
            self.reserve: vec[i64] = vec[i64]([CLANS] * 4)
            self.deeds: vec[i64] = vec[i64]([0] * 4)
            self.actions: vec[i64] = vec[i64]([0] * PLACES)         # Action cards by place
            self.epics: vec[i64] = vec[i64]([0] * 4)                # Epic Tales in hand
            self.held: vec[i64] = vec[i64]([0] * 4)                 # sealed choices: cards held or given
            self.sheltered: vec[i64] = vec[i64]([0] * 4)
            self.lost: vec[i64] = vec[i64]([0] * 4)                 # removed in this clash, in the reserve
            self.peeked: vec[i64] = vec[i64]([0] * 4)               # tiles whose place in the pile a seat knows
            self.adjacent: vec[i64] = vec[i64]([0] * TERRITORIES)
            self.place: vec[i64] = vec[i64]([NOWHERE] * TERRITORIES)
            self.citadels: vec[i64] = vec[i64]([0] * TERRITORIES)   # the Capital counted
            self.sanctuaries: vec[i64] = vec[i64]([0] * TERRITORIES)
            self.advantage: vec[i64] = vec[i64]([IN_DECK] * TERRITORIES)
            self.moves: vec[i64] = vec[i64]([0] * TERRITORIES)      # clans by territory in a declaration
            self.maybe: vec[i64] = vec[i64]([0] * (5 * PLACES))     # observer, place: Action cards that may be there
            self.maybe_epics: vec[i64] = vec[i64]([0] * (5 * EPIC_PLACES))
            self.deck: list[int] = []               # Epic Tales, the next one last
            self.pile: list[int] = []               # territories, the next one last
            self.drawn: list[int] = []              # draws of Epic Tales in progress, the innermost last
        else:
            self.share(source)
            self.seed = source.seed
            self.rules = source.rules
            self.limit = source.limit
            self.round = source.round
            self.brenn = source.brenn
            self.crows = source.crows
            self.turn = source.turn
            self.capital = source.capital
            self.festival = source.festival
            self.citadel_supply = source.citadel_supply
            self.sanctuary_supply = source.sanctuary_supply
            self.in_play = source.in_play
            self.passed = source.passed
            self.pretenders = source.pretenders
            self.ploy = source.ploy
            self.table = source.table
            self.table_epics = source.table_epics
            self.epic_discard = source.epic_discard
            self.shown = source.shown
            self.cathbad = source.cathbad
            self.locked = source.locked
            self.clash = source.clash
            self.instigator = source.instigator
            self.maneuverer = source.maneuverer
            self.attacked = source.attacked
            self.attack = source.attack
            self.felled = source.felled
            self.next_up = source.next_up
            self.speared = source.speared
            self.ended = source.ended
            self.cauldron_of = source.cauldron_of
            self.cauldron = source.cauldron
            self.param = source.param
            self.pledged = source.pledged
            self.pledged_epics = source.pledged_epics
            self.drawn_tiles = source.drawn_tiles
            self.tile = source.tile
            self.pairs = source.pairs
            self.clans = source.clans[:]
            self.presence = source.presence[:]
            self.reserve = source.reserve[:]
            self.deeds = source.deeds[:]
            self.actions = source.actions[:]
            self.epics = source.epics[:]
            self.held = source.held[:]
            self.sheltered = source.sheltered[:]
            self.lost = source.lost[:]
            self.peeked = source.peeked[:]
            self.adjacent = source.adjacent[:]
            self.place = source.place[:]
            self.citadels = source.citadels[:]
            self.sanctuaries = source.sanctuaries[:]
            self.advantage = source.advantage[:]
            self.moves = source.moves[:]
            self.maybe = source.maybe[:]
            self.maybe_epics = source.maybe_epics[:]
            self.deck = source.deck[:]
            self.pile = source.pile[:]
            self.drawn = source.drawn[:]

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
        return evaluate.evaluate(self, seat)

    def policy(self, rng: Rng) -> i64:
        return evaluate.policy(self, rng)

    # Seats (INIS-2).

    def after(self, seat: i64) -> i64:
        """The next player by the Flock of Crows (INIS-2.5)."""
        if self.crows:
            seat += self.players - 1
        else:
            seat += 1
        if seat >= self.players:
            seat -= self.players
        return seat

    def active(self) -> i64:
        """Whose maneuver it is, before the first the instigator; outside a clash whose turn (INIS-2.7)."""
        if self.clash < 0:
            return self.turn
        if self.maneuverer >= 0:
            return self.maneuverer
        return self.instigator

    def others(self, seat: i64) -> i64:
        """The mask of all other seats."""
        return (BIT[self.players] - 1) & ~BIT[seat]

    # The board (INIS-3).

    def number(self, territory: i64, seat: i64) -> i64:
        return self.clans[territory * 4 + seat]

    def is_present(self, territory: i64, seat: i64) -> bool:
        return self.clans[territory * 4 + seat] > 0

    def chieftain(self, territory: i64) -> i64:
        """Who has more clans there than everybody else, or -1 (INIS-2.2)."""
        best: i64 = 0
        chief: i64 = -1
        base = territory * 4
        for seat in range(self.players):
            clans = self.clans[base + seat]
            if clans > best:
                best = clans
                chief = seat
            elif clans == best:
                chief = -1
        return chief

    def present(self, territory: i64) -> i64:
        """The mask of the seats with clans there."""
        mask: i64 = 0
        base = territory * 4
        for seat in range(self.players):
            if self.clans[base + seat]:
                mask |= BIT[seat]
        return mask

    def contested(self, territory: i64, seat: i64) -> bool:
        """Whether somebody else stands there too."""
        return self.present(territory) & ~BIT[seat] != 0

    def exposed(self, seat: i64) -> i64:
        """Clans of this seat in the clash outside the citadels (INIS-11.13)."""
        return self.clans[self.clash * 4 + seat] - self.sheltered[seat]

    def exposed_seats(self) -> i64:
        """The mask of the seats with exposed clans."""
        mask: i64 = 0
        base = self.clash * 4
        for seat in range(self.players):
            if self.clans[base + seat] > self.sheltered[seat]:
                mask |= BIT[seat]
        return mask

    def havens(self, seat: i64) -> i64:
        """Territories adjacent to the clash of which this seat is chieftain (INIS-11.23)."""
        mask: i64 = 0
        near = self.adjacent[self.clash] & self.presence[seat]
        territory: i64 = 0
        while near:
            if near & 1 and self.chieftain(territory) == seat:
                mask |= BIT[territory]
            near >>= 1
            territory += 1
        return mask

    def with_clans_of_two(self) -> i64:
        """Territories where clans of at least two players stand."""
        mask: i64 = 0
        once: i64 = 0
        for seat in range(self.players):
            mask |= once & self.presence[seat]
            once |= self.presence[seat]
        return mask

    def with_opponent(self, seat: i64) -> i64:
        """Territories where somebody else has clans."""
        mask: i64 = 0
        for other in range(self.players):
            if other != seat:
                mask |= self.presence[other]
        return mask

    def next_to(self, mask: i64) -> i64:
        """All territories adjacent to one of these."""
        near: i64 = 0
        territory: i64 = 0
        while mask:
            if mask & 1:
                near |= self.adjacent[territory]
            mask >>= 1
            territory += 1
        return near

    def with_sanctuary(self) -> i64:
        mask: i64 = 0
        for territory in range(TERRITORIES):
            if self.sanctuaries[territory]:
                mask |= BIT[territory]
        return mask

    def with_citadel(self) -> i64:
        mask: i64 = 0
        for territory in range(TERRITORIES):
            if self.citadels[territory]:
                mask |= BIT[territory]
        return mask

    # Clans (INIS-10).

    def put(self, seat: i64, territory: i64, number: i64) -> i64:
        """Place clans from the reserve, as many as it holds (INIS-1.8); how many."""
        number = min(number, self.reserve[seat])
        if number > 0:
            self.clans[territory * 4 + seat] += number
            self.presence[seat] |= BIT[territory]
            self.reserve[seat] -= number
            self.note(PLACED, seat, territory, number)
        return number

    def lift(self, seat: i64, territory: i64) -> None:
        """One clan leaves the territory; the caller knows where to."""
        left = self.clans[territory * 4 + seat] - 1
        self.clans[territory * 4 + seat] = left
        if left == 0:
            self.presence[seat] &= ~BIT[territory]

    def march(self, seat: i64, origin: i64, goal: i64, number: i64) -> i64:
        """Clans move, as many as are there (INIS-9.5); how many."""
        number = min(number, self.clans[origin * 4 + seat])
        if number > 0:
            left = self.clans[origin * 4 + seat] - number
            self.clans[origin * 4 + seat] = left
            if left == 0:
                self.presence[seat] &= ~BIT[origin]
            self.clans[goal * 4 + seat] += number
            self.presence[seat] |= BIT[goal]
            self.note(MOVED, seat, origin, goal, number)
        return number

    def gain_deed(self, seat: i64) -> None:
        """Deeds are never short (INIS-1.10, 10.9)."""
        self.deeds[seat] += 1
        self.note(DEED_GAINED, seat)

    # Tiles.

    def lay(self, territory: i64, place: i64) -> None:
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
        self.note(LAID, -1, territory)

    def touches(self, turned: i64, anchor: i64, place: i64) -> bool:
        """Whether a tile there would share an edge with the one at `place`."""
        shape = place // CELLS * 3
        base = place % CELLS
        for k in range(3):
            cell = base + SHAPE[shape + k]
            for n in range(TOUCHING):
                if anchor + AROUND[turned * TOUCHING + n] == cell:
                    return True
        return False

    def legal_places(self) -> list[int]:
        """Where a tile may be laid: free cells, at least two neighbours (INIS-3.3, 3.4)."""
        owner = vec[i64]([0] * CELLS)
        seen = vec[i64]([0] * (2 * CELLS))
        for territory in range(TERRITORIES):
            if self.in_play & BIT[territory]:
                place = self.place[territory]
                for k in range(3):
                    owner[place % CELLS + SHAPE[place // CELLS * 3 + k]] = territory + 1
        codes: list[int] = []
        for territory in range(TERRITORIES):
            if not self.in_play & BIT[territory]:
                continue
            place = self.place[territory]
            for n in range(TOUCHING):
                cell = place % CELLS + AROUND[place // CELLS * TOUCHING + n]
                if owner[cell]:
                    continue
                for k in range(6):
                    turned: i64 = k // 3
                    anchor = cell - SHAPE[k]
                    spot = turned * CELLS + anchor
                    if seen[spot]:
                        continue
                    seen[spot] = 1
                    base = turned * 3
                    if owner[anchor + SHAPE[base]] + owner[anchor + SHAPE[base + 1]] + owner[anchor + SHAPE[base + 2]]:
                        continue
                    touched: i64 = 0
                    for m in range(TOUCHING):
                        touched |= BIT[owner[anchor + AROUND[turned * TOUCHING + m]]]
                    touched &= ~BIT[0]
                    if touched & (touched - 1):
                        codes.append(LAY + spot)
        return codes

    # Cards, and who may know where they are (INIS-8, 18).

    def in_use(self) -> i64:
        """The Action cards of this player count (INIS-4.1)."""
        if self.players == 4:
            return ALL_ACTIONS
        return ALL_ACTIONS & ~FOUR_PLAYERS_ONLY

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
        if source < PLACES:
            self.actions[source] &= ~bit
        if goal < PLACES:
            self.actions[goal] |= bit
        for observer in range(5):
            base = observer * PLACES
            if knowers >> observer & 1:
                for place in range(PLACES):
                    self.maybe[base + place] &= ~bit
                if goal < PLACES:
                    self.maybe[base + goal] |= bit
            elif source < PLACES and goal < PLACES:
                self.maybe[base + goal] |= self.maybe[base + source]
        if source < PLACES and self.actions[source] == 0:
            for observer in range(5):
                self.maybe[observer * PLACES + source] = 0

    def see_actions(self, observer: i64, place: i64) -> None:
        """An observer looks at all Action cards there."""
        cards = self.actions[place]
        base = observer * PLACES
        for other in range(PLACES):
            self.maybe[base + other] &= ~cards
        self.maybe[base + place] = cards

    def know_epic(self, card: i64, place: i64, knowers: i64) -> None:
        """Observers know that this Epic Tale is there, or (TABLE) open to all."""
        bit = BIT[card]
        for observer in range(5):
            if knowers >> observer & 1:
                base = observer * EPIC_PLACES
                for other in range(EPIC_PLACES):
                    self.maybe_epics[base + other] &= ~bit
                if place < EPIC_PLACES:
                    self.maybe_epics[base + place] |= bit

    def see_epics(self, observer: i64, seat: i64) -> None:
        """An observer looks at all Epic Tales in a hand."""
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
                self.maybe_epics[base + seat] |= self.maybe_epics[base + DECK]
        self.know_epic(card, seat, BIT[seat])
        if not self.deck:
            for observer in range(5):
                self.maybe_epics[observer * EPIC_PLACES + DECK] = 0
        self.reveal()
        return card

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

    # Victory (INIS-12).

    def leadership(self, seat: i64) -> i64:
        """Opposing clans in the territories where this seat is chieftain."""
        total: i64 = 0
        mask = self.presence[seat]
        territory: i64 = 0
        while mask:
            if mask & 1 and self.chieftain(territory) == seat:
                for other in range(self.players):
                    if other != seat:
                        total += self.clans[territory * 4 + other]
            mask >>= 1
            territory += 1
        return total

    def sanctuaries_of(self, seat: i64) -> i64:
        """Sanctuaries in the territories where this seat is present."""
        total: i64 = 0
        mask = self.presence[seat]
        territory: i64 = 0
        while mask:
            if mask & 1:
                total += self.sanctuaries[territory]
            mask >>= 1
            territory += 1
        return total

    def territories_of(self, seat: i64) -> i64:
        """Territories where this seat is present."""
        total: i64 = 0
        mask = self.presence[seat]
        while mask:
            mask &= mask - 1
            total += 1
        return total

    def conditions(self, seat: i64) -> i64:
        """How many conditions are met with the best split of Deeds (INIS-12.4)."""
        first = max(0, THRESHOLD - self.leadership(seat))
        second = max(0, THRESHOLD - self.sanctuaries_of(seat))
        third = max(0, THRESHOLD - self.territories_of(seat))
        low = min(first, min(second, third))
        high = max(first, max(second, third))
        middle = first + second + third - low - high
        deeds = self.deeds[seat]
        if deeds < low:
            return 0
        if deeds < low + middle:
            return 1
        if deeds < low + middle + high:
            return 2
        return 3


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
