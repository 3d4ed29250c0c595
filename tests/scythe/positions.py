"""Tables in one line: who plays what, where pieces stand, what lies where, whose turn it is.

    t = table("saxony", "nordic").put(0, mechs={"speed": "M6"}, workers=["T8"]).lay("T8", oil=3).turn(0)
    t.do("token bolster", "gain-power")
    assert t[0].power == 4
"""
from __future__ import annotations

from collections import Counter
from typing import Any

import meydan
from meydan.games.scythe import turn as turns
from meydan.games.scythe.components import (
    ABILITY,
    BONUS,
    BOTTOM,
    CARD,
    COMBAT_DECK,
    ENCOUNTER,
    FACTORY_CARD,
    FIRST_MECH,
    FIRST_STRUCTURE,
    FIRST_WORKER,
    GOAL,
    OBJECTIVE,
    ON_MAT,
    PIECES,
    PLACE,
    RESOURCE,
    SLOT_OF,
    STRUCTURE,
    TILE,
)
from meydan.games.scythe.player import Player
from meydan.games.scythe.state import DISCARDS, Scythe

GAME = meydan.game("scythe")
MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")


class Table:
    """A state with words for hands."""

    def __init__(self, state: Scythe) -> None:
        self.g = state

    def __getitem__(self, seat: int) -> Player:
        return self.g.seats[seat]

    # Given.

    def put(self, seat: int, character: str | None = None, mechs: dict[str, str] | None = None,
            workers: list[str] | None = None, **structures: str) -> Table:
        """Stand pieces; workers not named go back to the mat."""
        base = seat * PIECES
        if character is not None:
            self.g.at[base] = PLACE.index[character]
        for ability, place in (mechs or {}).items():
            slot = SLOT_OF[self[seat].faction * len(ABILITY) + ABILITY.index[ability]]
            assert slot >= 0, f"{ability} is no ability of this faction"
            self.g.at[base + FIRST_MECH + slot] = PLACE.index[place]
        if workers is not None:
            for number in range(8):
                spot = PLACE.index[workers[number]] if number < len(workers) else ON_MAT
                self.g.at[base + FIRST_WORKER + number] = spot
        for structure, place in structures.items():
            self.g.at[base + FIRST_STRUCTURE + STRUCTURE.index[structure]] = PLACE.index[place]
        return self

    def lay(self, place: str, **tokens: int) -> Table:
        for name, number in tokens.items():
            self.g.tokens[PLACE.index[place] * 4 + RESOURCE.index[name]] = number
        return self

    def give(self, seat: int, *, cards: str | None = None, objectives: str | None = None, recruits: str | None = None,
            bonuses: str | None = None, factory: str | None = None, upgrades: int | None = None,
            goals: str | None = None, **values: Any) -> Table:
        """Tracks and coins by name; cards "2 2 5", objectives and recruits by their words."""
        player = self[seat]
        for name, value in values.items():
            setattr(player, name, value)
        if cards is not None:
            self._hand(seat, Counter(CARD.index[word] for word in cards.split()))
        if objectives is not None:
            player.objectives = mask(OBJECTIVE.index, objectives)
        if recruits is not None:
            player.recruits = mask(BOTTOM.index, recruits)
        if bonuses is not None:
            player.bonuses = mask(BONUS.index, bonuses)
        if factory is not None:
            player.factory = FACTORY_CARD.index[factory]
            self.g.pile &= ~(1 << player.factory)
        if goals is not None:
            player.goals = mask(GOAL.index, goals)
        if upgrades is not None:
            self._upgrade(player, upgrades)
        return self

    def _hand(self, seat: int, hand: Counter[int]) -> None:
        left = Counter(COMBAT_DECK)
        for card in range(4):
            self.g.hands[seat * 4 + card] = hand[card]
        for pile in range(24):
            left[pile % 4] -= int(self.g.hands[pile])
        self.g.deck = list(left.elements())
        self.g.drawn = 0

    def _upgrade(self, player: Player, upgrades: int) -> None:
        """Cubes from the left, costs from the left."""
        player.cubes = 0b111111 & ~(2**upgrades - 1)
        player.covered = 0
        for _ in range(upgrades):
            action = next(action for action in range(4) if player.free_spaces(action))
            player.covered += 4**action

    def deck(self, cards: str) -> Table:
        """The next combat cards; the rest of the deck is gone."""
        self.g.deck = [CARD.index[word] for word in cards.split()]
        self.g.drawn = 0
        return self

    def discards(self, cards: str) -> Table:
        for card, number in Counter(CARD.index[word] for word in cards.split()).items():
            self.g.hands[DISCARDS + card] = number
        return self

    def encounter(self, card: str) -> Table:
        """The card that is met next."""
        number = ENCOUNTER.index[card]
        self.g.encounter_deck = [number, *(n for n in range(28) if n != number)]
        self.g.met = 0
        return self

    def tile(self, name: str) -> Table:
        self.g.tile = TILE.index[name]
        return self

    def drove_off(self, workers: int) -> Table:
        """The active player has made so many workers retreat this turn."""
        self.g.forced = workers
        return self

    def turn(self, seat: int, section: str | None = None) -> Table:
        """Begin this seat's turn, and place its token if a section is named."""
        self.g.stack = []
        self.g.then(turns.BEGIN_TURN, seat)
        self.g.settle()
        if section is not None:
            self[seat].token = -1
            self.g.settle()
            self.do(f"token {section}")
        return self

    # When.

    def do(self, *lines: str) -> Table:
        """Decide this, one after the other; each must be possible."""
        for line in lines:
            code = GAME.code(*line.split())
            assert self.g.allows(code), f"{line!r} is not among {self.options()}"
            self.g.apply(code)
        return self

    def bottom(self, *lines: str) -> Table:
        """Give up the top row, take the bottom row, and go on with this."""
        if self.asking == "TopRow":
            self.do("skip")
        return self.do("take-bottom", *lines)

    def move(self, unit: str, *places: str, load: str = "take-all") -> Table:
        """Move a unit ("mech M6") step by step, with its load if there is any, and end its movement."""
        self.do(f"pick {unit}")
        for place in places:
            self.do(f"go {place}")
            if self.asking == "ChooseLoad":
                self.do(load)
        if self.asking == "Travel":
            self.do("rest")
        return self

    def fight(self, attack: str, defence: str) -> Table:
        """Commit "DIAL CARD CARD ..." for attacker and defender."""
        for line in (attack, defence):
            dial, *cards = line.split()
            self.do(f"dial {dial}")
            if self.asking == "PlayCards":
                count = Counter(cards)
                self.do("commit " + " ".join(str(count[word]) for word in CARD.names))
            else:
                assert not cards
        return self

    # Then.

    @property
    def asking(self) -> str:
        return self.g.asking

    @property
    def current(self) -> int:
        return int(self.g.current)

    def options(self) -> list[str]:
        return [" ".join(GAME.words(code)) for code in self.g.choices]

    def can(self, line: str) -> bool:
        return line in self.options()

    def reach(self) -> set[str]:
        """Where the unit on its way may go."""
        return {line.split()[1] for line in self.options() if line.startswith("go ")}

    def at(self, seat: int, piece: str) -> str | None:
        """Where a piece ("mech1", "worker3", "mill") stands."""
        pieces = {one["id"]: one["place"] for one in self.g.view(seat)["seats"][seat]["pieces"]}
        place: str | None = pieces[f"{seat}-{piece}"]
        return place

    def workers(self, seat: int) -> list[str]:
        """The places of all workers off the mat, sorted."""
        return sorted(one["place"] for one in self.g.view(seat)["seats"][seat]["pieces"]
                      if one["kind"] == "worker" and one["place"])

    def tokens(self, place: str) -> dict[str, int]:
        return dict(self.g.view(None)["places"][place]["tokens"])

    def control(self, place: str) -> int | None:
        owner: int | None = self.g.view(None)["places"][place]["control"]
        return owner

    def cards(self, seat: int) -> list[int]:
        """The values in a hand, sorted."""
        return [card + 2 for card in range(4) for _ in range(self.g.hands[seat * 4 + card])]

    def stars(self, seat: int) -> dict[str, int]:
        return dict(self.g.view(None)["seats"][seat]["stars"])

    def score(self, seat: int) -> dict[str, int]:
        return self.g.scores()[seat]

    def events(self) -> list[str]:
        """The names of what has happened since `listen`."""
        return [GAME.events[event].name for event in self.g.log or []]

    def listen(self) -> Table:
        self.g.log = []
        return self


def fresh(players: int, seed: int, **options: Any) -> Scythe:
    """A newly dealt game."""
    state = GAME.new(players=players, seed=seed, **options)
    assert isinstance(state, Scythe)
    return state


def mask(index: dict[str, int], words: str) -> int:
    return sum(2**index[word] for word in words.split())


def table(*factions: str, mats: tuple[str, ...] = MATS, seed: int = 1, **options: Any) -> Table:
    """Seats with these factions and mats after set-up, seat 1's turn; nobody holds objectives, so nobody is asked."""
    factions = factions or ("nordic", "saxony")
    state = fresh(len(factions), seed, faction_assignment="chosen", **options)
    t = Table(state)
    for faction, mat in zip(factions, mats):
        t.do(f"faction {faction}", f"mat {mat}")
    for player in state.seats:
        player.objectives = 0
    state.turn = 0
    first = min(range(len(factions)), key=lambda seat: MATS.index(mats[seat]))
    return t.turn(first)


__all__ = ["GAME", "Table", "fresh", "mask", "table"]
