"""Self-play of many games side by side: each brings one leaf to every call of the network.

What is learned from is written into flat tables, a row for each decision. Some games have a guest at one seat: a past
network (its leaves are marked in `askers`), or a script that is asked by `guest`; its decisions teach the value only.
"""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState
from meydan.search.tree_net import Desk, NetEdge, NetNode, NetTree

LEGAL: Final = 64                       # choices of a row at most
NOISE: Final = 0.25                     # share of a root's prior that is drawn by lot
SPREAD: Final = 10.0                    # of the lot; the more choices the spikier
NO_GUEST: Final = -1
PAST: Final = 0                         # the guest is a past network; scripts count from 1
LONGEST: Final = 6000                   # decisions after which a game is given up


@final
class Play:
    """A game of self-play."""

    def __init__(self, state: GameState, tree: NetTree, guest: i64, kind: i64, random_moves: i64) -> None:
        self.state = state
        self.tree = tree
        self.guest: i64 = guest                     # the seat of a guest, or NO_GUEST
        self.kind: i64 = kind
        self.random_moves: i64 = random_moves       # still to be made at the start
        self.rows: list[int] = []
        self.moves: i64 = 0
        self.wanted: i64 = 0
        self.full: bool = False
        self.noisy: bool = False
        self.ready: bool = False                    # the root's search was begun


@final
class Field:
    """Games at once, and the rows they leave behind.

    `deal` gives a fresh game for a number. `few` and `many` are visits; a `share` of the searches, those with many,
    teach the policy. `visitors` is the share of games with a guest, of `scripts` kinds besides past networks.
    """

    def __init__(self, deal: Callable[[int], GameState], guest: Callable[[GameState, int, int], int], games: i64,
                 room: i64, seed: i64, size: i64, outputs: i64, seats: i64, parts: vec[i64], width: i64,
                 secrets: bool, few: i64, many: i64, share: float, visitors: float, scripts: i64,
                 random_starts: float) -> None:
        self.deal = deal
        self.guest = guest
        self.size: i64 = size
        self.seats: i64 = seats
        self.parts = parts
        self.width: i64 = width
        self.secrets = secrets
        self.few: i64 = few
        self.many: i64 = many
        self.share = share
        self.visitors = visitors
        self.scripts: i64 = scripts
        self.random_starts = random_starts
        self.past = False                           # there is a past network to be a guest
        self.own = False                            # no network yet: the game's own opinion judges
        self.desk = Desk(games, size, outputs, seats)
        self.askers: vec[u8] = vec[u8]([u8(0)] * int(games))
        self.rng = Rng(seed)
        self.chance = Random(int(seed))
        self.finished: i64 = 0
        self.given_up: i64 = 0
        self.decisions: i64 = 0
        self.walks: i64 = 0
        # What is learned from.
        self.observations: vec[u8] = vec[u8]([u8(0)] * int(room * size))
        self.codes: vec[i16] = vec[i16]([i16(-1)] * int(room * LEGAL))
        self.visits: vec[i16] = vec[i16]([i16(0)] * int(room * LEGAL))
        self.worth: vec[float] = vec[float]([0.0] * int(room))              # to the asked seat, by the search
        self.results: vec[float] = vec[float]([0.0] * int(room * seats))    # by the end, from the asked seat on
        self.margin: vec[float] = vec[float]([0.0] * int(room))             # points ahead of the best other
        self.kind: vec[u8] = vec[u8]([u8(0)] * int(room))                   # how it ended, and whether it was won
        self.players: vec[u8] = vec[u8]([u8(0)] * int(room))
        self.full: vec[u8] = vec[u8]([u8(0)] * int(room))
        self.asked: vec[u8] = vec[u8]([u8(0)] * int(room))                  # the seat
        self.free: list[int] = list(range(int(room)))
        self.done: list[int] = []                   # rows of finished games, one game after the other,
        self.lengths: list[int] = []                # and how many each of these games has
        self.plays: list[Play] = []
        for _ in range(games):
            self.plays.append(self.fresh())

    def fresh(self) -> Play:
        state = self.deal(int(self.rng.seed()))
        self.roll(state)
        guest: i64 = NO_GUEST
        kind: i64 = PAST
        if self.chance.random() < self.visitors:
            kinds = self.scripts
            if self.past:
                kinds += 1
            if kinds > 0:
                guest = self.rng.below(state.players)
                kind = self.rng.below(kinds)
                if not self.past:
                    kind += 1
        random_moves: i64 = 0
        if self.chance.random() < self.random_starts:
            random_moves = 1 + self.rng.below(12)
        return Play(state, self.tree_for(state), guest, kind, random_moves)

    def tree_for(self, state: GameState) -> NetTree:
        return NetTree(state, state.current, self.rng.seed(), self.parts, self.width, self.secrets)

    def roll(self, state: GameState) -> None:
        """Dice, and questions with one answer."""
        while state.ending < 0 and (state.current == CHANCE or len(state.choices) == 1):
            state.apply(state.choices[self.rng.below(len(state.choices))])

    def collect(self) -> None:
        """Bring every game to its next leaf."""
        for number in range(len(self.plays)):
            self.bring(number)

    def absorb(self) -> None:
        """Hear the network on the leaf of every game."""
        for number in range(len(self.plays)):
            tree = self.plays[number].tree
            if len(tree.waiting) > 0:
                tree.hear_one(self.desk, tree.waiting[0], number)
                tree.waiting = []

    def bring(self, number: i64) -> None:
        play = self.plays[number]
        while True:
            if not play.ready:
                state = play.state
                if play.random_moves > 0:
                    play.random_moves -= 1
                    play = self.go_on(number, state.choices[self.rng.below(len(state.choices))])
                    continue
                if state.current == play.guest and play.kind != PAST:
                    code: i64 = self.guest(state, int(play.guest), int(play.kind - 1))
                    self.write(play, False)
                    play = self.go_on(number, code)
                    continue
                play.ready = True
                play.full = state.current != play.guest and self.chance.random() < self.share
                play.noisy = False
                play.wanted = self.few
                if play.full:
                    play.wanted = self.many
            tree = play.tree
            tree.own = self.own
            root = tree.root
            if len(root.edges) > 0:
                if play.full and not play.noisy:
                    play.noisy = True
                    self.disturb(root)
                if root.visits > play.wanted or tree.solved:
                    play = self.decide(number)
                    continue
            self.askers[number] = 1 if play.state.current == play.guest else 0
            self.walks += 1
            if tree.walk(self.desk, number):
                return

    def disturb(self, root: NetNode) -> None:
        """So that everything is tried now and then."""
        count = len(root.edges)
        lots: list[float] = []
        total = 1e-9
        for _ in range(count):
            drawn: float = self.chance.gammavariate(SPREAD / float(count), 1.0)
            lots.append(drawn)
            total += drawn
        for place in range(count):
            edge = root.edges[place]
            edge.prior = (1.0 - NOISE) * edge.prior + NOISE * lots[place] / total

    def write(self, play: Play, searched: bool) -> None:
        """A row for the decision that is being made."""
        if len(self.free) == 0:
            return
        row: i64 = self.free.pop()
        play.rows.append(int(row))
        state = play.state
        for place in range(row * self.size, row * self.size + self.size):
            self.observations[place] = 0
        state.observe(state.current, self.observations, row * self.size)
        base = row * LEGAL
        for place in range(base, base + LEGAL):
            self.codes[place] = -1
            self.visits[place] = 0
        self.asked[row] = u8(state.current)
        self.players[row] = u8(state.players)
        self.full[row] = 0
        self.worth[row] = -9.0                      # nobody searched
        if not searched:
            return
        root = play.tree.root
        self.worth[row] = root.total / float(max(root.told, 1))
        count: i64 = 0
        for edge in root.edges:
            if count < LEGAL:
                self.codes[base + count] = i16(edge.key)
                self.visits[base + count] = i16(min(self.taken(play, edge), 32000))
                count += 1
        if play.full:
            self.full[row] = 1

    def taken(self, play: Play, edge: NetEdge) -> i64:
        """An edge's visits as far as they should be followed: a certain win always, a certain loss never."""
        if edge.proof > 0:
            return play.tree.root.visits
        if edge.proof < 0:
            return 0
        return edge.visits

    def decide(self, number: i64) -> Play:
        """Choose by the visits, write the decision down, go on; the game that stands there now."""
        play = self.plays[number]
        root = play.tree.root
        self.write(play, True)
        sharp = 1.0
        if play.moves >= 40:
            sharp = 4.0
        elif play.moves >= 16:
            sharp = 2.0
        total = 0.0
        chosen = root.edges[0]
        for edge in root.edges:
            weight = float(self.taken(play, edge))
            total += weight ** sharp
            if weight > float(self.taken(play, chosen)):
                chosen = edge
        if not play.tree.solved:
            point = self.chance.random() * total
            for edge in root.edges:
                weight = float(self.taken(play, edge))
                point -= weight ** sharp
                if point < 0.0 and weight > 0.0:
                    chosen = edge
                    break
        return self.go_on(number, chosen.key)

    def go_on(self, number: i64, code: i64) -> Play:
        """Carry out a decision; a game that is over makes room for a fresh one."""
        play = self.plays[number]
        state = play.state
        mover = state.current
        before = state.reveals
        play.moves += 1
        self.decisions += 1
        state.apply(code)
        lucky = False
        while state.ending < 0 and (state.current == CHANCE or len(state.choices) == 1):
            if state.current == CHANCE:
                lucky = True
            state.apply(state.choices[self.rng.below(len(state.choices))])
        if state.ending >= 0 or play.moves > LONGEST:
            self.finish(play)
            self.plays[number] = self.fresh()
            return self.plays[number]
        play.ready = False
        # One tree serves all seats where nobody knows more than the others and no guest thinks with it.
        known: NetEdge | None = None
        if not self.secrets and (play.guest == NO_GUEST or mover == state.current):
            for edge in play.tree.root.edges:
                if edge.key == code:
                    known = edge
        if known is None:
            play.tree = self.tree_for(state)
        else:
            play.tree.moved(state, known, lucky or state.reveals != before)
        return play

    def finish(self, play: Play) -> None:
        state = play.state
        if state.ending < 0:
            self.given_up += 1
            self.free.extend(play.rows)
            return
        returns = state.returns()
        totals: list[int] = []
        for points in state.scores():
            totals.append(points["total"])
        for listed in play.rows:
            row: i64 = listed
            seat: i64 = i64(self.asked[row])
            for turned in range(min(self.seats, state.players)):
                self.results[row * self.seats + turned] = returns[(seat + turned) % state.players]
            best = -10000
            for other in range(state.players):
                if other != seat:
                    best = max(best, totals[other])
            self.margin[row] = float(totals[seat] - best)
            kind = 2 * state.ending
            if returns[seat] > 0.0:
                kind += 1
            self.kind[row] = u8(kind)
            self.done.append(listed)
        self.lengths.append(len(play.rows))
        self.finished += 1

    def release(self, rows: list[int]) -> None:
        """These rows were read."""
        self.free.extend(rows)
