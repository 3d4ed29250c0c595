"""Tables of Inis in one line, for tests that read as given, when, then.

    table = Table("hills valley cove plains").at("hills", 3, 1).hand(0, "warlord").turn(0)
    table.do("play warlord", "in hills")

Every card lies where everybody knows it, so that nobody is asked in vain; `hide` makes hands secret.
"""
from __future__ import annotations

import re

import meydan
from meydan.core.actions import seen_by
from meydan.core.state import CHANCE
from meydan.games.inis import assembly, clash, season
from meydan.games.inis.actions import DECLINE, LAY
from meydan.games.inis.components import (
    ACTION_CARD,
    ALL_EPICS,
    EPIC_CARD,
    LAYOUT,
    TERRITORY,
    members,
)
from meydan.games.inis.state import (
    DECK,
    DISCARDED,
    EPIC_PLACES,
    FACE_UP,
    IN_DECK,
    PLACES,
    PLAYED,
    Inis,
)

GAME = meydan.game("inis")
FOUR = "hills valley cove plains"


class Table:
    """A table under construction, then in play."""

    def __init__(self, tiles: str = FOUR, players: int = 4, brenn: int = 0, **options: bool | int) -> None:
        state = GAME.new(players=players, seed=5, **options)
        assert isinstance(state, Inis)
        self.g = g = state
        g.brenn = g.turn = brenn
        g.crows = 0
        g.in_play = 0
        g.sanctuary_supply, g.citadel_supply = 9, 8
        for tile in range(16):
            g.adjacent[tile] = g.sanctuaries[tile] = g.citadels[tile] = 0
            g.place[tile], g.advantage[tile] = -1, IN_DECK
        names = tiles.split()
        for number, name in enumerate(names):
            place = LAYOUT[number] if number < players else g.legal_places()[0] - LAY
            g.lay(TERRITORY.index[name], place)
        g.pile = [tile for tile in range(16) if not g.in_play >> tile & 1]
        self.capital(names[0])
        g.locked = False
        g.round = 1
        g.stack = []
        g.log = []
        self._know()

    # Given.

    def capital(self, name: str) -> Table:
        g = self.g
        if g.capital >= 0:
            g.citadels[g.capital] -= 1
        g.capital = TERRITORY.index[name]
        g.citadels[g.capital] += 1
        return self

    def at(self, name: str, *clans: int, citadels: int | None = None, sanctuaries: int | None = None) -> Table:
        """Clans by seat, and buildings, in a territory."""
        g, tile = self.g, TERRITORY.index[name]
        for seat, number in enumerate(clans):
            g.reserve[seat] += g.clans[tile * 4 + seat] - number
            g.clans[tile * 4 + seat] = number
            g.presence[seat] &= ~(2**tile)
            if number:
                g.presence[seat] |= 2**tile
        if citadels is not None:
            g.citadels[tile] = citadels
        if sanctuaries is not None:
            g.sanctuaries[tile] = sanctuaries
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Action cards and Epic Tales in a hand."""
        g = self.g
        for card in cards:
            if card in ACTION_CARD.index:
                bit = 2 ** ACTION_CARD.index[card]
                for place in range(PLACES):
                    g.actions[place] &= ~bit
                g.actions[seat] |= bit
            else:
                number = EPIC_CARD.index[card]
                g.deck = [other for other in g.deck if other != number]
                for other in range(4):
                    g.epics[other] &= ~(2**number)
                g.epics[seat] |= 2**number
        self._know()
        return self

    def put(self, card: str, place: int) -> Table:
        """An Action card somewhere else than in a hand."""
        self.hand(0, card)
        bit = 2 ** ACTION_CARD.index[card]
        self.g.actions[0] &= ~bit
        self.g.actions[place] |= bit
        self._know()
        return self

    def advantage(self, seat: int, *names: str) -> Table:
        for name in names:
            self.g.advantage[TERRITORY.index[name]] = seat
        return self

    def next_tales(self, *cards: str) -> Table:
        """The Epic Tales that will be drawn next, the first one first."""
        numbers = [EPIC_CARD.index[card] for card in cards]
        self.g.deck = [card for card in self.g.deck if card not in numbers] + numbers[::-1]
        self._know()
        return self

    def only_tales(self, *cards: str) -> Table:
        """A deck of these only; the other Epic Tales lie on the open pile."""
        g = self.g
        g.deck = [EPIC_CARD.index[card] for card in cards][::-1]
        held = sum(int(g.epics[seat]) for seat in range(4)) + sum(2**card for card in g.deck)
        g.epic_discard = ALL_EPICS & ~held
        self._know()
        return self

    def next_tiles(self, *names: str) -> Table:
        numbers = [TERRITORY.index[name] for name in names]
        self.g.pile = [tile for tile in self.g.pile if tile not in numbers] + numbers[::-1]
        return self

    def pile_of(self, *names: str) -> Table:
        self.g.pile = [TERRITORY.index[name] for name in names][::-1]
        return self

    def deeds(self, *numbers: int) -> Table:
        for seat, number in enumerate(numbers):
            self.g.deeds[seat] = number
        return self

    def hide(self) -> Table:
        """Nobody knows more than the own hand and the size of the others'."""
        g = self.g
        hidden = sum(int(g.actions[place]) for place in range(PLACES) if place != DISCARDED)
        for observer in range(5):
            own = int(g.actions[observer]) if observer < 4 else 0
            for place in range(PLACES):
                if g.actions[place] and place != DISCARDED:
                    g.maybe[observer * PLACES + place] = own if place == observer else hidden & ~own
            own = int(g.epics[observer]) if observer < 4 else 0
            for place in range(DECK + 1):
                g.maybe_epics[observer * EPIC_PLACES + place] = (
                    own if place == observer else ALL_EPICS & ~g.epic_discard & ~own)
        return self

    def _know(self) -> None:
        """Everybody knows where every card is; what is nowhere lies discarded."""
        g = self.g
        placed = sum(int(g.actions[place]) for place in range(PLACES) if place != DISCARDED)
        g.actions[DISCARDED] = g.in_use() & ~placed
        for observer in range(5):
            for place in range(PLACES):
                g.maybe[observer * PLACES + place] = g.actions[place]
            for seat in range(4):
                g.maybe_epics[observer * EPIC_PLACES + seat] = g.epics[seat]
            g.maybe_epics[observer * EPIC_PLACES + DECK] = sum(2**card for card in g.deck)

    def turn(self, seat: int, first: bool = False) -> Table:
        """It is this seat's turn."""
        season.start_turn(self.g, seat, int(first))
        self.g.settle()
        return self

    def clash(self, name: str, instigator: int) -> Table:
        """A clash begins in the middle of the instigator's turn."""
        self.g.turn = instigator
        self.g.then(season.NEXT_TURN, instigator)
        self.g.then(season.TURN_OVER, instigator)
        clash.start_clash(self.g, instigator, TERRITORY.index[name])
        self.g.settle()
        return self

    def assembly(self) -> Table:
        """A new round begins."""
        self.g.locked = True
        self.g.then(assembly.ASSEMBLY, self.g.brenn)
        self.g.settle()
        return self

    # When.

    def do(self, *decisions: str) -> Table:
        """Decisions in words, one after the other; "2: pass" says also who must be the one to decide."""
        for words in decisions:
            seat, _, said = words.rpartition(": ")
            assert not seat or self.current == int(seat), f"{words}: asked is {self.current}, {self.options}"
            if re.fullmatch(r"amount \d+", said):          # of the only territory in question
                said = next((option for option in self.options if option.endswith(f" {said.split()[1]}")), said)
            code = GAME.code(*said.split())
            assert code in self.g.choices, f"{words} is not among {self.current}'s {self.options} ({self.g.asking})"
            self.g.apply(code)
        return self

    def quiet(self) -> Table:
        """Everybody declines until something else is asked."""
        while DECLINE in self.g.choices:
            self.g.apply(DECLINE)
        return self

    def quiet_but(self, decision: str) -> Table:
        """Everybody declines until this is among the choices."""
        while decision not in self.options:
            assert DECLINE in self.g.choices, self.options
            self.g.apply(DECLINE)
        return self

    def lay_anywhere(self) -> Table:
        """The asked seat takes the first legal place for a tile."""
        assert self.g.choices[0] >= LAY
        self.g.apply(self.g.choices[0])
        return self

    def play_on(self, until: str) -> Table:
        """First choices are taken until this step asks."""
        for _ in range(3000):
            if self.g.asking == until or self.g.over:
                return self
            self.g.apply(self.g.choices[0])
        raise AssertionError(f"{until} never asked")

    # Then.

    @property
    def options(self) -> list[str]:
        return [" ".join(GAME.words(code)) for code in self.g.choices]

    @property
    def amounts(self) -> list[int]:
        """How many clans may be chosen."""
        return [int(option.split()[-1]) for option in self.options if option.startswith("amount ")]

    @property
    def current(self) -> int:
        return int(self.g.current)

    @property
    def asking(self) -> str:
        return self.g.asking

    def names(self) -> list[str]:
        """The territories in play."""
        return [TERRITORY.names[tile] for tile in members(self.g.in_play)]

    def clans(self, name: str) -> list[int]:
        return [int(self.g.number(TERRITORY.index[name], seat)) for seat in range(self.g.players)]

    def actions(self, seat: int) -> set[str]:
        return {ACTION_CARD.names[card] for card in members(self.g.actions[seat])}

    def tales(self, seat: int) -> set[str]:
        return {EPIC_CARD.names[card] for card in members(self.g.epics[seat])}

    def tales_discarded(self) -> set[str]:
        return {EPIC_CARD.names[card] for card in members(self.g.epic_discard)}

    def holder(self, name: str) -> int | str:
        where = int(self.g.advantage[TERRITORY.index[name]])
        return {FACE_UP: "face-up", PLAYED: "played", IN_DECK: "deck"}.get(where, where)

    def events(self, name: str, seat: int | None = None) -> list[tuple[int, ...]]:
        """All events of a name (those this seat may see), without code and audience."""
        assert self.g.log is not None
        return [event[2:] for event in self.g.log
                if GAME.events[event].name == name and (seat is None or seen_by(event, seat))]


def territory(name: str) -> int:
    return TERRITORY.index[name]


def tossing(table: Table) -> bool:
    return table.current == CHANCE
