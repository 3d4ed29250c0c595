"""The factions' own things, points and the battle; and the deeds that every part of the rules does."""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE, Step
from meydan.games.root.actions import EXHAUSTED_ITEM, SCORED, WON
from meydan.games.root.cards import Cards
from meydan.games.root.components import (
    CLEARINGS,
    COLUMNS,
    EXHAUSTED,
    FACTIONS,
    GIVING,
    GOAL,
    HAS_TRACK,
    INDIFFERENT,
    ITEM_SUPPLY,
    ITEMS,
    NONE,
    PIECES,
    READY,
    SOURCE_NAMES,
    SOURCES,
    STATES,
    SWORD,
    TOTAL,
    TRACK_LIMIT,
    VAGABOND,
)
from meydan.games.root.law import Law

BY_POINTS: Final = 0                    # endings
BY_DOMINANCE: Final = 1
UNFINISHED: Final = 2                   # stopped by the table's limit: nobody wins (ROOT-6.18)


@final
@mypyc_attr(acyclic=True)
class Root(Cards):
    """A position of Root. Most arrays are indexed by faction; sets of cards and clearings are masks."""
    __slots__ = (
        "activated", "aids", "ally", "ally_hits", "ambush", "attack_extra", "attack_rolled", "attacker", "base_lost",
        "battle_cards", "boxes", "character", "clearing", "decree", "defend_extra", "defend_rolled", "defender",
        "despot_scored", "dice", "dominance", "fallen", "first", "foil", "hit_items", "in_battle", "item_supply",
        "items", "leader", "officers", "open_quests", "outrage_at", "outrage_by", "partner", "points", "quest_deck",
        "quests_done", "recruited", "relations", "retired", "rounds", "ruin_items", "unresolved", "used", "wounded",
    )

    def __init__(self, source: Root | None, law: Law) -> None:
        super().__init__(source, law)
        if source is None:
            self.first: i64 = 0                     # the seat that opens the game
            self.rounds: i64 = 0
            self.ruin_items: vec[i64] = vec[i64]([NONE] * 4)    # hidden; in the order of RUINS

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
            self.officers: i64 = 0

            # Vagabond.
            self.character: i64 = NONE
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
            self.first = source.first
            self.rounds = source.rounds
            self.ruin_items = source.ruin_items     # replaced, never changed
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
            self.officers = source.officers
            self.character = source.character
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
            seat += 1
            if seat == self.players:
                seat = 0

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

    def exhaust(self, item: i64, count: i64) -> None:
        self.items[item * STATES + READY] -= count
        self.items[item * STATES + EXHAUSTED] += count
        for _ in range(count):
            self.tell(EXHAUSTED_ITEM, VAGABOND, item)
