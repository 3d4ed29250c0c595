"""Whether a deal of Root is true to what its observer has seen since the game began.

A game is told as what the observer saw of the cards: which lay open, which it drew or passed on itself, and otherwise
how many went from where to where, matching what. Nothing here is taken from what the rules keep in mind of the cards.
`check_sightings` holds that every card seen since the last shuffle of it is where it can be. `share_of_histories`
counts how many deals are the end of a game that the observer can have been in: the game is played backwards from the
deal, and where a card moved unseen it is one of those that can have been there. That asks for every conclusion from
numbers drawn, suits and former shuffles too, which the rules draw in part: `python -m tests.root.histories 1 2 3`.
"""
from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import cast

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.games.root.components import ALL_CARDS, ALLIANCE, CARD_NAMES, MATCHING, SUIT_OF
from meydan.games.root.state import Root
from tests.truth import any_choice, some_games

SUPPORTERS, DECK, OPEN = 4, 5, 6        # places, after the four hands
ANYWHERE = 2**7 - 1
CARDS = range(len(CARD_NAMES))
TRIES = 400                             # ways back, before a deal counts as impossible
GAME = meydan.game("root")

Places = list[int]                      # by card


def places(state: Root) -> Places:
    where = [OPEN] * len(CARD_NAMES)
    for card in CARDS:
        for faction in range(4):
            if state.hands[faction] >> card & 1:
                where[card] = faction
        if state.supporters >> card & 1:
            where[card] = SUPPORTERS
    for card in state.deck:
        where[card] = DECK
    return where


def sees(faction: int, place: int) -> bool:
    return place == faction or (place == SUPPORTERS and faction == ALLIANCE)


class Moment:
    """What a decision did with the cards, in this order: some were laid or taken open, one passed from hand to hand, a
    hand was shown, cards were drawn, the discard pile was shuffled, more were drawn."""

    def __init__(self, before: Root, code: int, after: Root, events: list[tuple[int, ...]]) -> None:
        then, now = places(before), places(after)
        self.opened: list[tuple[int, int, int]] = []            # card, from, to: one of the two is open
        self.passed: list[tuple[int, int, int, int]] = []       # card, from, to, and the set it was known to be of
        self.draws: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])      # card, to: before, after it
        self.shuffled = ALL_CARDS & after.fresh if any(self._name(e) == "reshuffled" for e in events) else 0
        for card in CARDS:
            origin, goal = then[card], now[card]
            if self.shuffled >> card & 1:
                if origin != OPEN:
                    self.opened.append((card, origin, OPEN))
                if goal != DECK:
                    self.draws[1].append((card, goal))
            elif origin == goal:
                continue
            elif origin == DECK and goal != OPEN:
                self.draws[0].append((card, goal))
            elif OPEN in (origin, goal):
                self.opened.append((card, origin, goal))
            else:
                self.passed.append((card, origin, goal, self._suited(before)))
        verb = GAME.words(code)[0]
        self.lacks = ((int(before.faction_of[before.current]), MATCHING[SUIT_OF[before.stack[-1].number]])
                      if verb == "show-hand" else None)
        self.shown = [(int(e[1]), int(e[3]), int(e[4])) for e in events if self._name(e) == "saw-card"]

    @staticmethod
    def _name(event: tuple[int, ...]) -> str:
        return GAME.events[event].name                          # type: ignore[index]

    @staticmethod
    def _suited(before: Root) -> int:
        if before.asking == "Outrage":
            return int(MATCHING[SUIT_OF[before.stack[-1].number]])
        return int(MATCHING[SUIT_OF[before.pawn]]) if before.asking == "AidWithCard" else ALL_CARDS


class Told:
    """The beginning of a game as one faction saw it."""

    def __init__(self, start: Root, moments: list[Moment], faction: int) -> None:
        self.faction, self.moments = faction, moments
        first = places(start)
        hidden = sum({1 << place for place in first if place != OPEN and not sees(faction, place)})
        self.can = [1 << place if place == OPEN or sees(faction, place) else hidden for place in first]
        self.seen = [1 << place if place == OPEN or sees(faction, place) else ANYWHERE for place in first]
        self.seat = int(start.seat_of[faction])
        self.could: list[tuple[Places, Places, Places, Places]] = []    # by moment: before it and within
        for moment in moments:
            self._go_on(moment)
            self._see(moment)

    def _see(self, moment: Moment) -> None:
        """Where each card can be since it was last seen."""
        for card, _, goal in moment.opened:
            self.seen[card] = 1 << goal
        for card, origin, goal, suited in moment.passed:
            if sees(self.faction, origin) or sees(self.faction, goal):
                self.seen[card] = 1 << goal
            else:
                for other in CARDS:
                    if self.seen[other] >> origin & 1 and suited >> other & 1:
                        self.seen[other] |= 1 << goal
        for audience, card, hand in moment.shown:
            if audience >> self.seat & 1:
                self.seen[card] = 1 << hand
        for card in CARDS:
            if moment.shuffled >> card & 1:
                self.seen[card] = ANYWHERE
        for card, goal in (*moment.draws[0], *moment.draws[1]):
            if sees(self.faction, goal):
                self.seen[card] = 1 << goal

    def astray(self, dealt: Root) -> str:
        """A card that the deal has where it cannot be since it was last seen, or nothing."""
        return self._misplaced(places(dealt), self.seen)

    def _go_on(self, moment: Moment) -> None:
        """Where each card can be, by what was seen of it alone."""
        can, before = self.can, self.can[:]
        for card, _, goal in moment.opened:
            can[card] = 1 << goal
        for card, origin, goal, suited in moment.passed:
            if sees(self.faction, origin) or sees(self.faction, goal):
                can[card] = 1 << goal
            else:
                for other in CARDS:
                    if can[other] >> origin & 1 and suited >> other & 1:
                        can[other] |= 1 << goal
        self._look(moment)
        passed = can[:]
        self._draw(moment.draws[0])
        drawn = can[:]
        if moment.shuffled:
            for card in CARDS:
                can[card] = 1 << DECK if moment.shuffled >> card & 1 else can[card] & ~(1 << DECK)
        shuffled = can[:]
        self._draw(moment.draws[1])
        self.could.append((before, passed, drawn, shuffled))

    def _look(self, moment: Moment) -> None:
        if moment.lacks:
            hand, suited = moment.lacks
            for card in CARDS:
                if suited >> card & 1:
                    self.can[card] &= ~(1 << hand)
        for audience, card, hand in moment.shown:
            if audience >> self.seat & 1:
                self.can[card] = 1 << hand

    def _draw(self, draws: list[tuple[int, int]]) -> None:
        for card, goal in draws:
            if sees(self.faction, goal):
                self.can[card] = 1 << goal
        for goal in {goal for _, goal in draws if not sees(self.faction, goal)}:
            for card in CARDS:
                if self.can[card] >> DECK & 1:
                    self.can[card] |= 1 << goal

    def contradiction(self, dealt: Root, rng: Rng) -> str:
        """Why the deal cannot be how the game has gone so far, or nothing."""
        found = Counter[str]()
        for _ in range(TRIES):
            wrong = self._way_back(places(dealt), rng)
            if not wrong:
                return ""
            found[wrong] += 1
        return found.most_common(1)[0][0]

    def _way_back(self, where: Places, rng: Rng) -> str:
        wrong = self._misplaced(where, self.can)
        for number in range(len(self.moments) - 1, -1, -1):
            moment, (before, passed, drawn, shuffled) = self.moments[number], self.could[number]
            wrong = wrong or self._undraw(where, moment.draws[1], shuffled, rng)
            if moment.shuffled:
                for card in CARDS:
                    if (where[card] == DECK) != bool(moment.shuffled >> card & 1):
                        wrong = wrong or f"{CARD_NAMES[card]} was or was not shuffled"
                    elif where[card] == DECK:
                        where[card] = OPEN
            wrong = wrong or self._misplaced(where, drawn) or self._undraw(where, moment.draws[0], passed, rng)
            for card, origin, goal, suited in moment.passed:
                wrong = wrong or self._unpass(where, card, origin, goal, suited, before, rng)
            for card, origin, _ in moment.opened:
                where[card] = origin
            wrong = wrong or self._misplaced(where, before)
            if wrong:
                return f"decision {number + 1}: {wrong}"
        return ""

    @staticmethod
    def _misplaced(where: Places, can: Places) -> str:
        return next((f"{CARD_NAMES[card]} cannot have been in place {where[card]}" for card in CARDS
                     if not can[card] >> where[card] & 1), "")

    def _undraw(self, where: Places, draws: list[tuple[int, int]], can: Places, rng: Rng) -> str:
        """Those that cannot have been there before were drawn, and others that can have been in the deck."""
        for goal, count in Counter(goal for _, goal in draws).items():
            if sees(self.faction, goal):
                back = [card for card, to in draws if to == goal]
            else:
                there = [card for card in CARDS if where[card] == goal and can[card] >> DECK & 1]
                rng.shuffle(there)
                there.sort(key=lambda card: can[card] >> goal & 1)
                back = there[:count]
                if len(back) < count:
                    return f"{count} cards cannot have been drawn to place {goal}"
            for card in back:
                where[card] = DECK
        return ""

    def _unpass(self, where: Places, card: int, origin: int, goal: int, suited: int, can: Places, rng: Rng) -> str:
        if not sees(self.faction, origin) and not sees(self.faction, goal):
            there = [other for other in CARDS
                     if where[other] == goal and suited >> other & 1 and can[other] >> origin & 1]
            rng.shuffle(there)
            there.sort(key=lambda other: can[other] >> goal & 1)
            if not there:
                return f"nothing can have passed from {origin} to {goal}"
            card = there[0]
        where[card] = origin
        return ""


def looks_at(games: int, looks: int, seed: int, until: int) -> Iterator[tuple[Told, Root, int, Rng]]:
    """Moments of random games, as some seat saw them."""
    for state, rng in some_games(GAME, games, seed):
        start, history, moments = cast(Root, state.clone()), list[GameState](), list[Moment]()
        while not state.over and len(moments) < until:
            history.append(state.clone())
            state.log = []
            code = any_choice(state, rng)
            state.apply(code)
            moments.append(Moment(cast(Root, history[-1]), code, cast(Root, state), state.log))
        for _ in range(looks):
            number, seat = int(rng.below(len(history))), int(rng.below(state.players))
            truth = cast(Root, history[number])
            yield Told(start, moments[:number], int(truth.faction_of[seat])), truth, seat, rng


def check_sightings(games: int, looks: int = 6, deals: int = 3, seed: int = 1, until: int = 1_000) -> int:
    """In every deal every card is where it can be since it was last seen. How many deals were looked at."""
    looked = 0
    for told, truth, seat, rng in looks_at(games, looks, seed, until):
        assert not told.astray(truth), told.astray(truth)
        for _ in range(deals):
            wrong = told.astray(cast(Root, truth.determinize(seat, rng.seed())))
            assert not wrong, f"seat {seat} after {len(told.moments)} decisions of seed {seed}: {wrong}"
            looked += 1
    return looked


def share_of_histories(games: int, looks: int = 6, deals: int = 2, seed: int = 1, until: int = 500) -> float:
    """The share of deals that a way back was found for."""
    found = [not told.contradiction(cast(Root, truth.determinize(seat, rng.seed())), rng)
             for told, truth, seat, rng in looks_at(games, looks, seed, until) for _ in range(deals)]
    return sum(found) / len(found)


if __name__ == "__main__":
    for chosen in map(int, sys.argv[1:]):
        print(chosen, round(share_of_histories(14, seed=chosen), 3))
