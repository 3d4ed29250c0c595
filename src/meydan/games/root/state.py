"""What lies on the table, questions about it, and the deeds that every part of the rules does."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE, EVERYONE, GameState, Step
from meydan.games.root.actions import (
    DISCARDED,
    DOMINANCE_AVAILABLE,
    DREW,
    DREW_CARD,
    EXHAUSTED_ITEM,
    PLACED,
    RESHUFFLED,
    SCORED,
    SPENT,
    SUPPORTER_DISCARDED,
    WON,
)
from meydan.games.root.components import (
    ALL_CARDS,
    ALLIANCE,
    BASE,
    BOX,
    CARDS,
    CLEARINGS,
    COLUMNS,
    DOMINANCE,
    EXHAUSTED,
    EYRIE,
    FACTIONS,
    GIVING,
    GOAL,
    HAS_TRACK,
    INDIFFERENT,
    ITEM_SUPPLY,
    ITEMS,
    KEEP,
    MARQUISE,
    MATCHING,
    NONE,
    OF_TYPE,
    OWNER,
    PIECES,
    READY,
    RECRUITER,
    ROOST,
    SAWMILL,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    STACK_LIMIT,
    STATES,
    SWORD,
    SYMPATHY,
    TOTAL,
    TRACK_LIMIT,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from meydan.games.root.law import Law
from meydan.games.root.sets import bits, cards_in

BY_POINTS: Final = 0                    # endings
BY_DOMINANCE: Final = 1
UNFINISHED: Final = 2                   # stopped by the table's limit: nobody wins (ROOT-6.18)
CLEAR: Final[vec[i64]] = vec[i64]([0] * FACTIONS)

# Everybody may know that at least so many of the cards in a hand, or among the supporters, match a suit (given for
# Outrage, or as aid), or do not match it (a hand shown for Outrage): four bits for each of these six claims.
SUPPORTERS: Final = 4                   # a place of cards, after the four hands
NOTHING_TOLD: Final[vec[i64]] = vec[i64]([0] * 5)
LACKING: Final = 3                      # the claims "does not match suit 0 to 2" come after "matches"
CLAIMS: Final[vec[i64]] = vec[i64]([MATCHING[claim] if claim < LACKING else ALL_CARDS & ~MATCHING[claim - LACKING]
                                    for claim in range(6)])


@final
class Pile:
    """A card of the discard pile and what lies below it. Never changed, so clones share it."""
    __slots__ = ("card", "below")

    def __init__(self, card: i64, below: Pile | None) -> None:
        self.card: i64 = card
        self.below = below


@final
@mypyc_attr(acyclic=True)
class Root(GameState):
    """A position of Root. Most arrays are indexed by faction; sets of cards and clearings are masks."""
    __slots__ = (
        "activated", "aids", "ally", "ally_hits", "ambush", "attack_extra", "attack_rolled", "attacker", "available",
        "base_lost", "battle_cards", "blur", "boxes", "character", "clearing", "crafted", "deck", "decree",
        "defend_extra", "defend_rolled", "defender", "despot_scored", "dice", "discard", "dominance", "faction_of",
        "fallen", "first", "foil", "fresh", "hands", "hit_items", "in_battle", "item_supply", "items", "known", "law",
        "leader", "officers", "open_quests", "outrage_at", "outrage_by", "partner", "pawn", "pieces", "pile",
        "played", "points", "quest_deck", "quests_done", "recruited", "relations", "retired", "rounds", "ruin_items",
        "ruins", "seat_of", "seed", "supply", "supporters", "told", "turn", "unresolved", "used", "wounded",
    )

    def __init__(self, source: Root | None, law: Law) -> None:
        super().__init__()
        self.law: Law = law
        if source is None:
            self.seat_of: vec[i64] = vec[i64]([NONE] * FACTIONS)
            self.faction_of: vec[i64] = vec[i64]([NONE] * FACTIONS)
            self.first: i64 = 0                     # the seat that opens the game
            self.seed: i64 = 0                      # of the next shuffle
            self.rounds: i64 = 0
            self.turn: i64 = NONE                   # the faction whose turn it is

            # The map.
            self.pieces: vec[i64] = vec[i64]([0] * (PIECES * CLEARINGS))    # kind * CLEARINGS + clearing
            self.supply: vec[i64] = BOX[:]          # by kind: off the map
            self.ruins: i64 = 0                     # mask of clearings
            self.ruin_items: vec[i64] = vec[i64]([NONE] * 4)    # hidden; in the order of RUINS

            # Cards: masks, but the deck, whose last card is drawn first.
            self.deck: list[int] = []
            self.hands: vec[i64] = vec[i64]([0] * FACTIONS)
            self.crafted: vec[i64] = vec[i64]([0] * FACTIONS)
            self.known: vec[i64] = vec[i64]([0] * FACTIONS)     # hidden cards that a faction has seen
            self.discard: i64 = 0
            self.pile: Pile | None = None           # the same cards in their order
            self.played: i64 = 0                    # cards whose effect is not over yet
            self.available: i64 = 0                 # dominance cards beside the map
            self.fresh: i64 = ALL_CARDS             # the cards of the last shuffle, which everybody can tell
            self.told: vec[i64] = NOTHING_TOLD      # by place, what all know of its cards (CLAIMS); replaced likewise
            self.blur: vec[i64] = CLEAR             # by faction: how far it may err about that; replaced, never changed

            # Points, dominance, items.
            self.points: vec[i64] = vec[i64]([0] * (FACTIONS * SOURCES))
            self.dominance: vec[i64] = vec[i64]([NONE] * FACTIONS)      # the suit of the activated card
            self.partner: i64 = NONE                # of the Vagabond in a coalition
            self.item_supply: vec[i64] = ITEM_SUPPLY[:]
            self.boxes: vec[i64] = vec[i64]([0] * (FACTIONS * ITEMS))   # crafted items

            # This turn.
            self.used: i64 = 0                      # mask of effects
            self.activated: vec[i64] = vec[i64]([0] * 3)                # crafting pieces by suit
            self.recruited: bool = False            # the Marquise

            # Eyrie.
            self.decree: vec[i64] = vec[i64]([0] * COLUMNS)
            self.leader: i64 = NONE
            self.retired: i64 = 0                   # mask of leaders face down
            self.unresolved: vec[i64] = vec[i64]([0] * 4)  # unresolved cards of the column, by suit

            # Alliance.
            self.supporters: i64 = 0
            self.officers: i64 = 0

            # Vagabond.
            self.character: i64 = NONE
            self.pawn: i64 = NONE                   # a place
            self.items: vec[i64] = vec[i64]([0] * (ITEMS * STATES))     # item * STATES + state
            self.relations: vec[i64] = vec[i64]([INDIFFERENT] * FACTIONS)
            self.aids: vec[i64] = vec[i64]([0] * FACTIONS)  # this turn, towards the next space
            self.quest_deck: list[int] = []
            self.open_quests: i64 = 0
            self.quests_done: i64 = 0

            # The battle.
            self.in_battle: bool = False
            self.clearing: i64 = NONE
            self.attacker: i64 = NONE
            self.defender: i64 = NONE
            self.ally: i64 = NONE                   # whose warriors help the Vagabond
            self.ambush: i64 = NONE                 # the card played
            self.foil: i64 = NONE
            self.dice: i64 = NONE                   # 4 * one + the other
            self.attack_rolled: i64 = 0
            self.attack_extra: i64 = 0
            self.defend_rolled: i64 = 0
            self.defend_extra: i64 = 0
            self.battle_cards: i64 = 0              # effects used by the attacker, + EFFECTS by the defender, as a mask
            self.ally_hits: i64 = 0
            self.hit_items: i64 = 0                 # hits the Vagabond took on items
            self.despot_scored: bool = False
            self.fallen: vec[i64] = vec[i64]([0] * PIECES)  # by kind: chosen to be lost

            # What a removal set off.
            self.outrage_at: i64 = 0                # mask of clearings
            self.outrage_by: i64 = NONE
            self.wounded: vec[i64] = vec[i64]([0] * CLEARINGS)  # Marquise warriors
            self.base_lost: i64 = NONE              # its suit
        else:
            self.share(source)
            self.seat_of = source.seat_of           # never changed
            self.faction_of = source.faction_of
            self.first = source.first
            self.seed = source.seed
            self.rounds = source.rounds
            self.turn = source.turn
            self.pieces = source.pieces[:]
            self.supply = source.supply[:]
            self.ruins = source.ruins
            self.ruin_items = source.ruin_items     # replaced, never changed
            self.deck = source.deck[:]
            self.hands = source.hands[:]
            self.crafted = source.crafted[:]
            self.known = source.known[:]
            self.discard = source.discard
            self.pile = source.pile
            self.played = source.played
            self.available = source.available
            self.fresh = source.fresh
            self.told = source.told
            self.blur = source.blur
            self.points = source.points[:]
            self.dominance = source.dominance[:]
            self.partner = source.partner
            self.item_supply = source.item_supply[:]
            self.boxes = source.boxes[:]
            self.used = source.used
            self.activated = source.activated[:]
            self.recruited = source.recruited
            self.decree = source.decree[:]
            self.leader = source.leader
            self.retired = source.retired
            self.unresolved = source.unresolved[:]
            self.supporters = source.supporters
            self.officers = source.officers
            self.character = source.character
            self.pawn = source.pawn
            self.items = source.items[:]
            self.relations = source.relations[:]
            self.aids = source.aids[:]
            self.quest_deck = source.quest_deck[:]
            self.open_quests = source.open_quests
            self.quests_done = source.quests_done
            self.in_battle = source.in_battle
            self.clearing = source.clearing
            self.attacker = source.attacker
            self.defender = source.defender
            self.ally = source.ally
            self.ambush = source.ambush
            self.foil = source.foil
            self.dice = source.dice
            self.attack_rolled = source.attack_rolled
            self.attack_extra = source.attack_extra
            self.defend_rolled = source.defend_rolled
            self.defend_extra = source.defend_extra
            self.battle_cards = source.battle_cards
            self.ally_hits = source.ally_hits
            self.hit_items = source.hit_items
            self.despot_scored = source.despot_scored
            self.fallen = source.fallen[:]
            self.outrage_at = source.outrage_at
            self.outrage_by = source.outrage_by
            self.wounded = source.wounded[:]
            self.base_lost = source.base_lost

    # The contract.

    def clone(self) -> Root:
        return Root(self, self.law)

    def determinize(self, observer: i64, seed: i64) -> Root:
        from meydan.games.root.hidden import determinize

        return determinize(self, observer, seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        from meydan.games.root.view import view

        return view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        result: list[dict[str, int]] = []
        for seat in range(self.players):
            base = self.faction_of[seat] * SOURCES
            points = {name: int(self.points[base + source]) for source, name in enumerate(SOURCE_NAMES)}
            points["total"] = int(self.points[base + TOTAL])
            result.append(points)
        return result

    def evaluate(self, seat: i64) -> float:
        from meydan.games.root.evaluate import evaluate

        return evaluate(self, seat)

    def policy(self, rng: Rng) -> i64:
        from meydan.games.root.evaluate import policy

        return policy(self, rng)

    def observe(self, seat: i64, buffer: vec[u8], offset: i64) -> None:
        from meydan.games.root import observe

        observe.observe(self, seat, buffer, offset)

    def turns_begun(self) -> i64:
        if self.turn == NONE:
            return 0
        return self.rounds * self.players + (self.seat_of[self.turn] + self.players - self.first) % self.players + 1

    # Asking.

    def ask(self, step: Step[Root], faction: i64, number: i64 = 0) -> None:
        """This faction comes to this step next."""
        self.then(step, self.seat_of[faction], number)

    def chance(self, step: Step[Root], number: i64 = 0) -> None:
        self.then(step, CHANCE, number)

    def tell(self, event: i64, faction: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """An open event."""
        if self.log is not None:
            self.log.append((event, EVERYONE, self.seat_of[faction], a, b, c))

    def whisper(self, event: i64, faction: i64, a: i64, b: i64, one: i64, other: i64) -> None:
        """An event that only these two factions may know of."""
        if self.log is not None:
            audience = BIT[self.seat_of[one]] | BIT[self.seat_of[other]]
            self.log.append((event, audience, self.seat_of[faction], a, b, 0))

    # Questions about the map.

    def at(self, kind: i64, clearing: i64) -> i64:
        """How many pieces of a kind are in a clearing."""
        return self.pieces[kind * CLEARINGS + clearing]

    def where(self, kind: i64) -> i64:
        """The clearings with a piece of this kind, as a mask."""
        mask: i64 = 0
        for clearing in range(CLEARINGS):
            if self.pieces[kind * CLEARINGS + clearing] > 0:
                mask |= BIT[clearing]
        return mask

    def on_map(self, kind: i64) -> i64:
        """How many pieces of a kind are on the map; not for warriors of the Alliance, who may be officers."""
        return BOX[kind] - self.supply[kind]

    def ruler(self, clearing: i64) -> i64:
        """Most warriors and buildings; ties are nobody's but the Eyrie's (ROOT-5.2, 5.3, 14.2)."""
        p = self.pieces
        cats = (p[clearing] + p[SAWMILL * CLEARINGS + clearing] + p[WORKSHOP * CLEARINGS + clearing]
                + p[RECRUITER * CLEARINGS + clearing])
        birds = p[EYRIE * CLEARINGS + clearing] + p[ROOST * CLEARINGS + clearing]
        rebels = p[ALLIANCE * CLEARINGS + clearing] + p[BASE * CLEARINGS + clearing]
        if birds > 0 and birds >= cats and birds >= rebels:
            return EYRIE
        if cats > birds and cats > rebels:
            return MARQUISE
        if rebels > birds and rebels > cats:
            return ALLIANCE
        return NONE

    def ruled_by(self, faction: i64) -> i64:
        """The clearings this faction rules, as a mask."""
        mask: i64 = 0
        for clearing in range(CLEARINGS):
            if self.ruler(clearing) == faction:
                mask |= BIT[clearing]
        return mask

    def present(self, faction: i64, clearing: i64) -> bool:
        """Whether the faction has any piece there, pawn included (ROOT-9.2)."""
        p = self.pieces
        if faction == MARQUISE:
            return (p[clearing] + p[SAWMILL * CLEARINGS + clearing] + p[WORKSHOP * CLEARINGS + clearing]
                    + p[RECRUITER * CLEARINGS + clearing] + p[WOOD * CLEARINGS + clearing]
                    + p[KEEP * CLEARINGS + clearing]) > 0
        if faction == EYRIE:
            return p[EYRIE * CLEARINGS + clearing] + p[ROOST * CLEARINGS + clearing] > 0
        if faction == ALLIANCE:
            return (p[ALLIANCE * CLEARINGS + clearing] + p[BASE * CLEARINGS + clearing]
                    + p[SYMPATHY * CLEARINGS + clearing]) > 0
        return self.pawn == clearing

    def open_slots(self, clearing: i64) -> i64:
        p = self.pieces
        taken = self.ruins >> clearing & 1
        for kind in range(SAWMILL, BASE + 1):
            taken += p[kind * CLEARINGS + clearing]
        return SLOTS[clearing] - taken

    def keep_at(self) -> i64:
        """The clearing of the keep, or NONE."""
        for clearing in range(CLEARINGS):
            if self.pieces[KEEP * CLEARINGS + clearing]:
                return clearing
        return NONE

    def may_place(self, faction: i64, clearing: i64) -> bool:
        """Only the Marquise places pieces at the keep (ROOT-13.2)."""
        return faction == MARQUISE or self.pieces[KEEP * CLEARINGS + clearing] == 0

    def enemies(self, one: i64, other: i64) -> bool:
        """Two factions that are not in a coalition (ROOT-5.1)."""
        if one == other:
            return False
        if self.partner == NONE:
            return True
        return not ((one == VAGABOND and other == self.partner) or (other == VAGABOND and one == self.partner))

    # Questions about cards, points and items.

    def has(self, faction: i64, effect: i64) -> bool:
        return self.crafted[faction] & GIVING[effect] != 0

    def usable(self, faction: i64, effect: i64) -> bool:
        """In play and not used this turn (ROOT-11.2)."""
        return self.crafted[faction] & GIVING[effect] != 0 and self.used & BIT[effect] == 0

    def score_of(self, faction: i64) -> i64:
        return self.points[faction * SOURCES + TOTAL]

    def on_track(self, faction: i64) -> bool:
        """Whether the score marker is still on the track (ROOT-6.7)."""
        return self.dominance[faction] == NONE

    def stack_is_full(self) -> bool:
        """Five supporters and no base (ROOT-15.4)."""
        return self.supply[BASE] == BOX[BASE] and bits(self.supporters) >= STACK_LIMIT

    def ready(self, item: i64) -> i64:
        return self.items[item * STATES + READY]

    def undamaged(self, item: i64) -> i64:
        return self.items[item * STATES + READY] + self.items[item * STATES + EXHAUSTED]

    def tracked(self, item: i64) -> i64:
        """Items of a kind on its track: face up, undamaged, at most three (ROOT-16.6, 16.10)."""
        return min(self.items[item * STATES + READY] * HAS_TRACK[item], TRACK_LIMIT)

    def strength(self, faction: i64) -> i64:
        """What caps a side's rolled hits in the battle (ROOT-9.14, 16.17, 16.40)."""
        if faction != VAGABOND:
            return self.pieces[faction * CLEARINGS + self.clearing]
        swords = self.undamaged(SWORD)
        if self.ally != NONE:
            swords += self.pieces[self.ally * CLEARINGS + self.clearing]
        return swords

    # Deeds.

    def place(self, kind: i64, clearing: i64, count: i64) -> i64:
        """Place as many as there are, at most `count` (ROOT-4.1)."""
        placed = min(count, self.supply[kind])
        if placed > 0:
            self.supply[kind] -= placed
            self.pieces[kind * CLEARINGS + clearing] += placed
            self.tell(PLACED, OWNER[kind], kind, clearing, placed)
        return placed

    def gain(self, faction: i64, points: i64, source: i64) -> None:
        """Score without looking whether somebody has won yet."""
        if points > 0 and self.dominance[faction] == NONE:
            self.points[faction * SOURCES + source] += points
            self.points[faction * SOURCES + TOTAL] += points
            self.tell(SCORED, faction, points, source)

    def score(self, faction: i64, points: i64, source: i64) -> None:
        self.gain(faction, points, source)
        self.check_points()

    def check_points(self) -> None:
        """At 30 points a player wins at once; at the same moment the turn's player goes first (ROOT-6.1, 6.2)."""
        seat = self.seat_of[self.turn]
        for _ in range(self.players):
            faction = self.faction_of[seat]
            if self.points[faction * SOURCES + TOTAL] >= GOAL and self.dominance[faction] == NONE:
                self.win(faction, BY_POINTS)
                return
            seat = (seat + 1) % self.players

    def win(self, faction: i64, ending: i64) -> None:
        """The Vagabond wins with his partner (ROOT-17.4)."""
        if self.ending >= 0:
            return
        won = BIT[self.seat_of[faction]]
        if self.partner == faction:
            won |= BIT[self.seat_of[VAGABOND]]
        self.tell(WON, faction)
        if self.partner == faction:
            self.tell(WON, VAGABOND)
        self.finish(won, ending)

    def draw(self, faction: i64, count: i64) -> None:
        """Draw cards into a hand, as many as there are (ROOT-2.7, 2.8)."""
        drawn: i64 = 0
        for _ in range(count):
            card = self.draw_one()
            if card == NONE:
                break
            drawn += 1
            self.hands[faction] |= BIT[card]
            if self.log is not None:
                self.whisper(DREW_CARD, faction, card, 0, faction, faction)
        if drawn > 0:
            self.tell(DREW, faction, drawn)

    def draw_one(self) -> i64:
        """The top card of the deck, or NONE."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return NONE
        self.reveal()
        card: i64 = self.deck.pop()
        if self.law.reshuffle_at_once and not self.deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """The discard pile becomes the deck (ROOT-2.7)."""
        if self.discard == 0:
            return
        self.deck = cards_in(self.discard)
        rng = Rng(self.seed)
        rng.shuffle(self.deck)
        self.seed = rng.seed()
        for faction in range(FACTIONS):
            self.known[faction] &= ~self.discard
        self.fresh = self.discard
        self.blur = CLEAR
        self.tell(RESHUFFLED, self.turn, len(self.deck))
        self.discard = 0
        self.pile = None

    def put_away(self, card: i64) -> None:
        """Discard; a dominance card becomes available instead (ROOT-2.9, 6.15)."""
        if OF_TYPE[DOMINANCE] & BIT[card]:
            self.available |= BIT[card]
            self.tell(DOMINANCE_AVAILABLE, self.turn, CARDS[card].suit)
        else:
            self.discard |= BIT[card]
            self.pile = Pile(card, self.pile)

    def pick_up(self, card: i64) -> None:
        """Take a card out of the discard pile."""
        self.discard &= ~BIT[card]
        order: list[int] = []
        pile = self.pile
        while pile is not None:
            if pile.card != card:
                order.append(pile.card)
            pile = pile.below
        self.pile = None
        while order:
            self.pile = Pile(order.pop(), self.pile)

    def take_away(self, where: i64, card: i64, possible: i64 = 0) -> None:
        """A card leaves a hand, or the supporters; seen by all unless, to others, it may be any of `possible`."""
        if where == SUPPORTERS:
            self.supporters &= ~BIT[card]
        else:
            self.hands[where] &= ~BIT[card]
        told = self.told[where]
        if told:
            for claim in range(len(CLAIMS)):
                if CLAIMS[claim] & (possible | BIT[card]) and told // BIT[4 * claim] % 16:
                    told -= BIT[4 * claim]
            self.tell_of(where, told)

    def tell_of(self, where: i64, told: i64) -> None:
        """From now on everybody knows this of the cards there."""
        changed = self.told[:]
        changed[where] = told
        self.told = changed

    def spend(self, faction: i64, card: i64) -> None:
        """Spend a card from the hand."""
        self.reveal()
        self.take_away(faction, card)
        self.tell(SPENT, faction, card)
        self.put_away(card)

    def throw_away(self, faction: i64, card: i64) -> None:
        """Discard a card from the hand."""
        self.reveal()
        self.take_away(faction, card)
        self.tell(DISCARDED, faction, card)
        self.put_away(card)

    def add_supporter(self, card: i64) -> None:
        """Onto the stack, or away if it is full (ROOT-15.4)."""
        if self.stack_is_full():
            self.reveal()
            self.tell(SUPPORTER_DISCARDED, ALLIANCE, card)
            self.put_away(card)
        else:
            self.supporters |= BIT[card]

    def exhaust(self, item: i64, count: i64) -> None:
        self.items[item * STATES + READY] -= count
        self.items[item * STATES + EXHAUSTED] += count
        for _ in range(count):
            self.tell(EXHAUSTED_ITEM, VAGABOND, item)
