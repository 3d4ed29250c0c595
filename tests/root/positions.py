"""Positions of Root in one line: an empty forest, pieces put where a rule needs them, decisions as words.

    t = Table().put("c2", marquise=2, eyrie=3).battle("marquise", "c2", "eyrie").roll(3, 1)
"""
from __future__ import annotations

import meydan
from meydan.core.state import BIT, Frame, Step
from meydan.games.root import alliance, battle, dealing, eyrie, free, marquise, moving, turn, vagabond
from meydan.games.root import removal as removing
from meydan.games.root.actions import END, EVENTS
from meydan.games.root.components import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMN_NAMES,
    EVERYWHERE,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEMS,
    LEADER_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    QUEST_NAMES,
    RELATION_NAMES,
    SOURCE_NAMES,
    SOURCES,
    STATE_NAMES,
    STATES,
    SUIT_NAMES,
    TOTAL,
)
from meydan.games.root.law import Law
from meydan.games.root.sets import bits, cards_in
from meydan.games.root.state import Root

GAME = meydan.game("root")
ALL = ("marquise", "eyrie", "alliance", "vagabond")


class Stop(Step[Root]):
    """Stands below what a test looks at."""

    def options(self, g: Root, f: Frame) -> list[int]:
        return [END]

    def choose(self, g: Root, f: Frame, code: int) -> None:
        g.then(self, f.player)


STOP = Stop(secret=True)             # so that nobody answers it by force


def faction(name: str) -> int:
    return FACTION_NAMES.index(name)


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def kind(name: str) -> int:
    """A piece; warriors go by their faction's name."""
    return faction(name) if name in FACTION_NAMES else PIECE_NAMES.index(name)


def mask(cards: tuple[str, ...]) -> int:
    total = 0
    for card in cards:
        total |= BIT[CARD_NAMES.index(card)]
    return total


class Table:
    """An empty forest with these factions, in seat order. Words are those of records."""

    def __init__(self, *factions: str, **options: str | bool | int) -> None:
        chosen = GAME.check_options(options)
        g = Root(None, Law(chosen))
        g.options = chosen
        dealing.seat_factions(g, [faction(name) for name in factions or ALL])
        dealing.deal(g, [[]] * int(g.players), [], dealing.deck_for(g), [1, 0, 3, 4], list(range(15)))
        g.leader = 0
        if g.seat_of[3] >= 0:
            g.character = 0
            g.pawn = place("f1")
        g.turn = g.faction_of[0]
        g.rounds = 1
        g.log = []
        self.g = g

    # Given.

    def put(self, where: str, **pieces: int) -> Table:
        """Pieces from their supply into a clearing."""
        for name, count in pieces.items():
            self.g.pieces[kind(name) * CLEARINGS + place(where)] += count
            self.g.supply[kind(name)] -= count
        return self

    def empty(self, **pieces: int) -> Table:
        """A supply with so many left; the others lie on the map's far side, in c2 unless said otherwise."""
        for name, left in pieces.items():
            self.put("c2", **{name: int(self.g.supply[kind(name)]) - left})
        return self

    def no_ruins(self) -> Table:
        self.g.ruins = 0
        return self

    def _take(self, cards: tuple[str, ...]) -> int:
        taken = mask(cards)
        self.g.deck = [card for card in self.g.deck if not taken & BIT[card]]
        return taken

    def hand(self, who: str, *cards: str) -> Table:
        self.g.hands[faction(who)] |= self._take(cards)
        return self

    def crafted(self, who: str, *cards: str) -> Table:
        self.g.crafted[faction(who)] |= self._take(cards)
        return self

    def supporters(self, *cards: str) -> Table:
        self.g.supporters |= self._take(cards)
        return self

    def decree(self, column: str, *cards: str) -> Table:
        self.g.decree[COLUMN_NAMES.index(column)] |= self._take(cards)
        return self

    def discarded(self, *cards: str) -> Table:
        self._take(cards)
        for card in cards:
            self.g.put_away(CARD_NAMES.index(card))
        return self

    def available(self, *cards: str) -> Table:
        self.g.available |= self._take(cards)
        return self

    def deck(self, *cards: str) -> Table:
        """These cards lie on top, the first to be drawn first; all others are out of the way."""
        self.g.deck = [CARD_NAMES.index(card) for card in reversed(cards)]
        return self

    def points(self, **scores: int) -> Table:
        for name, score in scores.items():
            self.g.points[faction(name) * SOURCES + TOTAL] = score
            self.g.points[faction(name) * SOURCES] = score
        return self

    def leader(self, name: str) -> Table:
        self.g.leader = LEADER_NAMES.index(name)
        return self

    def officers(self, count: int) -> Table:
        self.g.officers += count
        self.g.supply[2] -= count
        return self

    def character(self, name: str) -> Table:
        self.g.character = CHARACTER_NAMES.index(name)
        return self

    def pawn(self, where: str) -> Table:
        self.g.pawn = place(where)
        return self

    def items(self, state: str = "ready", **counts: int) -> Table:
        for name, count in counts.items():
            self.g.items[ITEM_NAMES.index(name) * STATES + STATE_NAMES.index(state)] += count
        return self

    def box(self, who: str, **counts: int) -> Table:
        for name, count in counts.items():
            self.g.boxes[faction(who) * ITEMS + ITEM_NAMES.index(name)] += count
        return self

    def relation(self, **relations: str) -> Table:
        for name, relation in relations.items():
            self.g.relations[faction(name)] = RELATION_NAMES.index(relation)
        return self

    def quests(self, *open_quests: str, done: tuple[str, ...] = ()) -> Table:
        for quest in open_quests:
            self.g.open_quests |= BIT[QUEST_NAMES.index(quest)]
        for quest in done:
            self.g.quests_done |= BIT[QUEST_NAMES.index(quest)]
        self.g.quest_deck = [quest for quest in self.g.quest_deck
                             if not (self.g.open_quests | self.g.quests_done) & BIT[quest]]
        return self

    def dominance(self, **suits: str) -> Table:
        for name, suit in suits.items():
            self.g.dominance[faction(name)] = SUIT_NAMES.index(suit)
        return self

    def coalition(self, partner: str) -> Table:
        self.g.partner = faction(partner)
        return self.dominance(vagabond="fox")

    # When.

    def at(self, step: Step[Root], who: str, number: int = 0, turn_of: str | None = None) -> Table:
        """This faction stands before this step, and nothing else is to be done."""
        self.g.turn = faction(turn_of or who)
        self.g.stack = []
        self.g.then(STOP, self.g.seat_of[self.g.turn])
        self.g.ask(step, faction(who), number)
        self.g.settle()
        return self

    def battle(self, attacker: str, where: str, defender: str) -> Table:
        """A battle has been begun."""
        return self.at(battle.CHOOSE_BATTLE, attacker, EVERYWHERE).do(f"attack {where} {defender}")

    def roll(self, one: int, two: int) -> Table:
        """No ambush, then these dice."""
        while self.asking in ("CallAlly", "PlayAmbush"):
            self.do("skip")
        return self.do(f"roll {one} {two}")

    def begin(self, who: str) -> Table:
        """The turn of this faction begins."""
        self.g.stack = []
        self.g.then(turn.BEGIN_TURN, self.g.seat_of[faction(who)])
        self.g.settle()
        return self

    def do(self, *decisions: str) -> Table:
        """Decisions in words, each of them legal."""
        for words in decisions:
            code = GAME.code(*words.split())
            assert code in self.g.choices, f"{words}: not among {sorted(self.choices)} of {self.asking}"
            self.g.apply(code)
        return self

    # Then.

    @property
    def asking(self) -> str:
        return self.g.asking

    @property
    def asked(self) -> str:
        """The faction that decides."""
        return "chance" if self.g.current < 0 else FACTION_NAMES[self.g.faction_of[self.g.current]]

    @property
    def done(self) -> bool:
        """Nothing is left of what the test began."""
        return self.asking == "Stop"

    @property
    def choices(self) -> set[str]:
        return {" ".join(GAME.words(code)) for code in self.g.choices}

    def can(self, *words: str) -> bool:
        return all(word in self.choices for word in words)

    def count(self, where: str, what: str) -> int:
        return int(self.g.at(kind(what), place(where)))

    def supply(self, what: str) -> int:
        return int(self.g.supply[kind(what)])

    def score(self, who: str) -> int:
        return int(self.g.score_of(faction(who)))

    def source(self, who: str, source: str) -> int:
        return int(self.g.points[faction(who) * SOURCES + SOURCE_NAMES.index(source)])

    def held(self, who: str) -> set[str]:
        return {CARD_NAMES[card] for card in cards_in(self.g.hands[faction(who)])}

    def cards(self, who: str) -> int:
        return int(bits(self.g.hands[faction(who)]))

    @property
    def stack(self) -> set[str]:
        """The supporters."""
        return {CARD_NAMES[card] for card in cards_in(self.g.supporters)}

    @property
    def pile(self) -> set[str]:
        """The discard pile."""
        return {CARD_NAMES[card] for card in cards_in(self.g.discard)}

    def item(self, name: str, state: str = "ready") -> int:
        return int(self.g.items[ITEM_NAMES.index(name) * STATES + STATE_NAMES.index(state)])

    def related(self, who: str) -> str:
        return RELATION_NAMES[self.g.relations[faction(who)]]

    def ruler(self, where: str) -> str | None:
        found = int(self.g.ruler(place(where)))
        return FACTION_NAMES[found] if found >= 0 else None

    def won(self) -> set[str]:
        return {FACTION_NAMES[self.g.faction_of[seat]] for seat in range(self.g.players) if self.g.won >> seat & 1}

    def events(self) -> list[str]:
        assert self.g.log is not None
        return [EVENTS[event].name for event in self.g.log]


# Where a faction's turn begins, by name, so that a test names what it looks at.
MARQUISE_CRAFT = marquise.MARQUISE_CRAFT
MARQUISE_ACTION = marquise.MARQUISE_ACTION
EYRIE_CRAFT = eyrie.EYRIE_CRAFT
ADD_TO_DECREE = eyrie.ADD_TO_DECREE
OPEN_COLUMN = eyrie.OPEN_COLUMN
REVOLTS = alliance.REVOLTS
SPREAD = alliance.SPREAD_SYMPATHY
ALLIANCE_DAY = alliance.ALLIANCE_DAY
OPERATION = alliance.OPERATION
DAY = vagabond.VAGABOND_DAY
MOVE_FROM = moving.MOVE_FROM
BIRDSONG_WINDOW = free.BIRDSONG_WINDOW
OUTRAGE = removing.OUTRAGE
__all__ = [
    "ADD_TO_DECREE", "ALL", "ALLIANCE_DAY", "BIRDSONG_WINDOW", "DAY", "EVERYWHERE", "EYRIE_CRAFT", "GAME",
    "MARQUISE_ACTION", "MARQUISE_CRAFT", "MOVE_FROM", "OPEN_COLUMN", "OPERATION", "OUTRAGE", "REVOLTS", "SPREAD",
    "Stop", "Table", "faction", "kind", "place",
]
