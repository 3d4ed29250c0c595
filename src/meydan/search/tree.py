"""Information-set tree search: one tree over what a seat knows, a fresh deal of the rest each time.

An edge is a choice, a node is who chooses next. Which edges exist at a node differs from deal to deal,
so each edge counts how often it was available, and UCT weighs its visits against that count. What a
playout brings is kept for every seat, and each seat wants its own share (max^n).
"""
from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import CHANCE, NOBODY, GameState, any_choice

BLIND: Final = -1                       # the key below a sealed choice: the next seat does not see it
WHOLE_GAME: Final = -1                  # a horizon that lets playouts run to the end

HASTE: Final = 0.002                    # what an end is worth less for every decision it takes to come,
PATIENCE: Final = 30                    # up to so many

LIMIT: Final = 512 * 1024 * 1024         # bytes of one tree
NODE_BYTES: Final = 130                 # of a node and its list of edges, about
EDGE_BYTES: Final = 100                 # of an edge with its numbers and its place in the list

NO_OPINION: Final = 0                   # how a playout that was cut off is judged: not at all,
OWN_OPINION: Final = 1                  # by the game's own evaluation,
SCORE_OPINION: Final = 2                # or by the points as if the game ended now


# Not `acyclic`: Python frees deep structures of objects in a way that needs the collector's header, and a tree of
# objects without it corrupts the memory once it is some twenty choices deep.


@final
class Edge:
    """A choice below a node: its code, its statistics for the seat that chooses, and what follows."""
    __slots__ = ("key", "visits", "available", "total", "prior", "child")

    def __init__(self, key: i64) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.prior: float = 0.0
        self.child: Node | None = None


@final
class Node:
    """A point where `player` (or chance) chooses.

    Hidden things may decide who chooses after the same codes; such nodes hang together by `other`.
    """
    __slots__ = ("player", "edges", "other")

    def __init__(self, player: i64) -> None:
        self.player: i64 = player
        self.edges: list[Edge] = []
        self.other: Node | None = None

    def edge(self, key: i64) -> Edge | None:
        for edge in self.edges:
            if edge.key == key:
                return edge
        return None

    def at(self, player: i64) -> Node | None:
        """This node, or the one beside it at which that player chooses."""
        node: Node | None = self
        while node is not None and node.player != player:
            node = node.other
        return node


@final
class Tree:
    """Grows under a state as one seat knows it. The same seed and iterations give the same tree.

    `root` is any deal that the seat cannot tell from the true one; it is dealt anew each iteration.
    """
    __slots__ = ("state", "seat", "root", "rng", "exploration", "horizon", "clever", "opinion", "trust", "veiled",
                 "learner", "walks", "iterations", "nodes", "limit", "bytes", "players", "values")

    def __init__(self, state: GameState, seat: i64, seed: i64, exploration: float = 0.7, horizon: i64 = WHOLE_GAME,
                 clever: bool = False, opinion: i64 = NO_OPINION, trust: float = 0.0, veiled: bool = False,
                 limit: i64 = LIMIT) -> None:
        self.state = state
        self.seat: i64 = seat
        self.root = Node(state.current)
        self.rng = Rng(seed)
        self.exploration = exploration
        self.horizon: i64 = horizon                 # decisions of a playout before it is judged
        self.clever = clever                        # playouts follow the game's policy
        self.opinion: i64 = opinion
        self.trust = trust                          # visits a first glance at an edge is worth; 0 never glances
        self.veiled = veiled                        # the others learn to answer without knowing the seat's hand
        self.learner: i64 = seat                    # whose choices this walk teaches, where it teaches one seat's only
        self.walks: i64 = 0
        self.iterations: i64 = 0
        self.nodes: i64 = 1
        self.limit: i64 = limit                     # bytes, about; a full tree goes on counting but not growing
        self.bytes: i64 = NODE_BYTES
        self.players: i64 = state.players
        self.values: list[float] = [0.0] * int(state.players)

    def grow(self, iterations: i64) -> None:
        """Run so many iterations."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Deal, walk down to something new, play on from there, and tell every edge on the way."""
        state = self.deal()
        node = self.root
        edges: list[Edge] = []
        movers: list[int] = []
        sealed: i64 = 0                             # the choices nobody else has seen yet
        met = False
        while state.ending < 0:
            mover = state.current
            if mover == CHANCE:
                edge = self.roll(node, state)
            else:
                if mover == self.learner and not met:
                    met = True                      # from here on the seat's hand is what this rival may take it for
                    if mover != self.seat:
                        state = state.determinize(mover, self.rng.seed())
                edge = self.select(node, state)
                edges.append(edge)
                movers.append(mover)
            is_sealed = hides(state, edge.key)
            state.apply(edge.key)
            if edge.visits == 0 and mover != CHANCE:
                break
            if is_sealed and state.ending < 0:
                # The next seat must not choose by what this one sealed. What the searching seat sealed itself it
                # knows; of the others' it learns no more than what becomes possible afterwards.
                if mover == self.seat:
                    sealed = with_pick(sealed, edge.key)
                if state.stack[-1].step.sealed:
                    edge = self.below(node, BLIND)
                else:
                    edge = self.below(node, -2 - sealed)
                    sealed = 0
            else:
                sealed = 0
            following = self.descend(edge, state.current)
            if following is None:
                break
            node = following
        if self.veiled and not met:
            return                                  # nobody learns
        self.judge(state, len(edges))
        values = self.values
        for number in range(len(edges)):
            if self.veiled and movers[number] != self.learner:
                continue
            edge = edges[number]
            edge.visits += 1
            edge.total += values[movers[number]]

    def deal(self) -> GameState:
        """Deal anew what the seat cannot know. Where the others are to answer without knowing its hand, every second
        walk is a rival's: as soon as the rival chooses, the seat's hand is dealt anew too, as the rival may take it to
        be, and only the rival learns; in the seat's own walks the others choose by what they learned so.
        """
        self.learner = self.seat
        if self.veiled:
            self.walks += 1
            if self.walks % 2 == 0:
                self.learner = (self.seat + 1 + self.walks // 2 % (self.players - 1)) % self.players
        return self.state.determinize(self.seat, self.rng.seed())

    # Walking down.

    def select(self, node: Node, state: GameState) -> Edge:
        """The most promising choice: an untried one at random, else by UCT."""
        edges = node.edges
        known = len(edges)
        cursor: i64 = 0
        best: Edge | None = None
        best_score = -1e9
        untried: Edge | None = None
        untried_count: i64 = 0
        trust = self.trust
        counts: i64 = 1
        if self.veiled and state.current != self.learner:
            counts = 0
            answer = self.answer(node, state)
            if answer is not None:
                return answer
        for code in state.choices:
            edge: Edge | None = None
            for _ in range(known):                  # both lists are mostly in the same order
                candidate = edges[cursor]
                cursor += 1
                if cursor == known:
                    cursor = 0
                if candidate.key == code:
                    edge = candidate
                    break
            if edge is None:
                edge = Edge(code)
                edges.append(edge)
                self.bytes += EDGE_BYTES
                if trust > 0.0:
                    edge.prior = self.glance(state, code)
            edge.available += counts
            if trust > 0.0:
                weight = float(edge.visits) + trust
                score = ((edge.total + trust * edge.prior) / weight
                         + self.exploration * sqrt(log(float(edge.available) + 1.0) / weight))
            elif edge.visits == 0:
                untried_count += 1
                if self.rng.below(untried_count) == 0:
                    untried = edge
                continue
            else:
                score = (edge.total / float(edge.visits)
                         + self.exploration * sqrt(log(float(max(edge.available, 1))) / float(edge.visits)))
            if score > best_score:
                best_score = score
                best = edge
        if untried is not None:
            return untried
        assert best is not None
        return best

    def answer(self, node: Node, state: GameState) -> Edge | None:
        """What a seat does that does not learn in this walk: each choice as often as it found it best. None if it never
        tried any of them.
        """
        total: i64 = 0
        found: Edge | None = None
        for code in state.choices:
            edge = node.edge(code)
            if edge is not None and edge.visits > 0:
                total += edge.visits
                if self.rng.below(total) < edge.visits:
                    found = edge
        return found

    def glance(self, state: GameState, code: i64) -> float:
        """What the seat to choose makes of a choice before it is tried."""
        after = state.clone()
        mover = state.current
        after.apply(code)
        if after.ending >= 0:
            return after.returns()[mover]
        return after.evaluate(mover)

    def roll(self, node: Node, state: GameState) -> Edge:
        """Chance decides, as at the table."""
        edge = self.below(node, state.choices[self.rng.below(len(state.choices))])
        edge.visits += 1
        return edge

    def below(self, node: Node, key: i64) -> Edge:
        edge = node.edge(key)
        if edge is None:
            edge = Edge(key)
            node.edges.append(edge)
            self.bytes += EDGE_BYTES
        return edge

    def descend(self, edge: Edge, player: i64) -> Node | None:
        """The node where that player chooses next; None if the tree is full."""
        first = edge.child
        node = first.at(player) if first is not None else None
        if node is None and player != NOBODY and self.bytes < self.limit:
            node = Node(player)
            node.other = first
            edge.child = node
            self.nodes += 1
            self.bytes += NODE_BYTES
        return node

    # Playing on.

    def judge(self, state: GameState, depth: i64) -> None:
        """Play on to the horizon, then write down what every seat got or can hope for."""
        left = self.horizon
        rng = self.rng
        start = left
        if self.clever:
            while state.ending < 0 and left != 0:
                state.apply(state.policy(rng))
                left -= 1
        else:
            while state.ending < 0 and left != 0:
                state.apply(any_choice(state, rng))
                left -= 1
        if state.ending >= 0 or self.opinion == NO_OPINION:
            self.values = state.returns()
            later = min(depth + start - left, PATIENCE)
            for seat in range(self.players):        # a win is better soon, a loss late
                self.values[seat] *= 1.0 - HASTE * float(later)
        elif self.opinion == OWN_OPINION:
            if self.players == 2:
                value = state.evaluate(0)
                self.values[0] = value
                self.values[1] = -value
            else:
                for seat in range(self.players):
                    self.values[seat] = state.evaluate(seat)
        else:
            self.values = by_points(state)

    # What was found.

    def options(self) -> list[tuple[int, int, float]]:
        """Code, visits and mean worth of each choice at the root, the most visited first."""
        found: list[tuple[int, int, float]] = []
        for code in self.state.choices:             # a root taken from a larger tree knows choices of other deals
            edge = self.root.edge(code)
            mean = 0.0
            visits: i64 = 0
            if edge is not None:
                mean = edge.prior
                visits = edge.visits
                if visits > 0:
                    mean = edge.total / float(visits)
            found.append((code, int(visits), mean))
        found.sort(key=by_visits)
        return found

    def line(self) -> list[int]:
        """The most visited choices, one after the other, as long as the tree is sure of them."""
        first = self.options()[0]
        if first[1] < 2:
            return []
        codes: list[int] = [first[0]]
        edge = self.root.edge(first[0])
        assert edge is not None
        node = edge.child
        while node is not None and node.player != CHANCE:
            best: Edge | None = None
            for edge in node.edges:
                if edge.key >= 0 and (best is None or edge.visits > best.visits):
                    best = edge
            if best is None or best.visits < 2:
                break
            codes.append(int(best.key))
            node = best.child
        return codes


def hides(state: GameState, key: i64) -> bool:
    """Whether nobody else sees this choice; what is played in a window is open."""
    step = state.stack[-1].step
    return step.sealed and not (step.window and key != state.choices[0])


def with_pick(sealed: i64, key: i64) -> i64:
    """What tells apart the picks that a seat has sealed, one more among them."""
    return (sealed * 1009 + key + 1) % 1000000007


def by_visits(option: tuple[int, int, float]) -> tuple[int, float]:
    return (-option[1], -option[2])


def by_points(state: GameState) -> list[float]:
    """How far each seat is ahead of the best other, against all that was scored; from -1.0 to 1.0."""
    totals = [float(points["total"]) for points in state.scores()]
    lowest = min(totals)
    whole = 1.0 + max(totals) - min(lowest, 0.0)
    seats = len(totals)
    mean = sum(totals) / float(seats)
    result: list[float] = []
    for total in totals:
        result.append(max(-1.0, min(1.0, (total - mean) / whole)))
    return result
