"""Tree search with a network's opinion and prior, for games of two; several leaves wait for one answer.

A fresh deal each walk; choices by PUCT; a child is told apart by what luck revealed; forced moves are no nodes.
"""
from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.rng import Rng
from meydan.core.state import GameState

OUTCOMES: Final = 400                   # positions by luck that are kept below one choice
CAUTION: Final = 0.2                    # how much worse than its parent an untried choice is taken to be
DISTRUST: Final = 1.0                   # what a visit under way costs, so that the next walk goes elsewhere
NODE_BYTES: Final = 190                 # about, with what belongs to it
EDGE_BYTES: Final = 130
NOBODY_YET: Final = -5


# Not `acyclic`, for the reason given in `tree`.


@final
class NetEdge:
    """A choice: how often it was taken, what it brought its seat, how likely the network found it."""
    __slots__ = ("key", "visits", "total", "prior", "child", "outcomes")

    def __init__(self, key: i64, prior: float) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.total: float = 0.0
        self.prior: float = prior
        self.child: NetNode | None = None
        self.outcomes: i64 = 0


@final
class NetNode:
    """A point where `player` chooses, after luck that is told by `sign`; other luck hangs on by `other`."""
    __slots__ = ("player", "sign", "visits", "told", "total", "edges", "other")

    def __init__(self, player: i64, sign: i64) -> None:
        self.player: i64 = player
        self.sign: i64 = sign
        self.visits: i64 = 0                        # walks that went through, those under way included
        self.told: i64 = 0                          # and those whose end is known
        self.total: float = 0.0
        self.edges: list[NetEdge] = []
        self.other: NetNode | None = None


@final
class Leaf:
    """A walk that waits for the network."""
    __slots__ = ("node", "edges", "nodes", "choices")

    def __init__(self, node: NetNode, edges: list[NetEdge], nodes: list[NetNode], choices: list[int]) -> None:
        self.node = node
        self.edges = edges
        self.nodes = nodes
        self.choices = choices


@final
class Desk:
    """Rows that a network reads and answers. Whoever reads a row clears it."""

    def __init__(self, rows: i64, size: i64, outputs: i64) -> None:
        self.rows: i64 = rows
        self.size: i64 = size
        self.outputs: i64 = outputs
        self.observations: vec[u8] = vec[u8]([u8(0)] * int(rows * size))
        self.logits: vec[float] = vec[float]([0.0] * int(rows * outputs))
        self.values: vec[float] = vec[float]([0.0] * int(rows))


@final
class NetTree:
    """One tree. `state` is any deal that the seat cannot tell from the true one.

    A code's logit is the sum of two of the network's outputs, `first` and `second` (-1 is none): a factored policy.
    """

    def __init__(self, state: GameState, seat: i64, seed: i64, first: vec[i64], second: vec[i64],
                 exploration: float = 1.5, limit: i64 = 512 * 1024 * 1024) -> None:
        self.state = state
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.first = first
        self.second = second
        self.exploration = exploration
        self.root = NetNode(seat, 0)
        self.waiting: list[Leaf] = []
        self.iterations: i64 = 0
        self.bytes: i64 = 0                         # about
        self.limit: i64 = limit                     # a tree of so many bytes goes on counting but not growing

    def gather(self, desk: Desk, leaves: i64) -> i64:
        """Walk until so many leaves wait (or four times as many walks ended at ends of the game); how many wait."""
        self.waiting = []
        row: i64 = 0
        for _ in range(4 * leaves):
            if self.walk(desk, row):
                row += 1
                if row == leaves:
                    break
            if len(self.root.edges) == 0:
                break
        return row

    def hear(self, desk: Desk) -> None:
        """Take in what the network said of the leaves that wait."""
        for row in range(len(self.waiting)):
            leaf = self.waiting[row]
            node = leaf.node
            value = desk.values[row]
            if len(node.edges) == 0:
                self.expand(node, leaf.choices, desk.logits, row * desk.outputs)
                node.visits = 1
                node.told = 1
                node.total = value
            self.tell(leaf.edges, leaf.nodes, node.player, value)
        self.waiting = []

    def walk(self, desk: Desk, row: i64) -> bool:
        """Go down once. True: a leaf waits in that row; False: the game ended there, or the tree is full."""
        self.iterations += 1
        state = self.state.determinize(self.seat, self.rng.seed())
        node = self.root
        edges: list[NetEdge] = []
        nodes: list[NetNode] = []
        while len(node.edges) > 0:
            edge = self.select(node)
            edges.append(edge)
            nodes.append(node)
            node.visits += 1
            edge.visits += 1
            edge.total -= DISTRUST
            before = state.reveals
            state.apply(edge.key)
            while state.ending < 0 and len(state.choices) == 1:
                state.apply(state.choices[0])
            if state.ending >= 0:
                self.tell(edges, nodes, 0, state.returns()[0])
                return False
            sign: i64 = 0
            if state.reveals != before:
                sign = state.signature()
            node = self.follow(edge, state.current, sign)
        state.observe(state.current, desk.observations, row * desk.size)
        self.waiting.append(Leaf(node, edges, nodes, state.choices))
        return True

    def select(self, node: NetNode) -> NetEdge:
        reach = self.exploration * sqrt(float(node.visits))
        unknown = node.total / float(max(node.told, 1)) - CAUTION
        best = node.edges[0]
        best_score = -1e9
        for edge in node.edges:
            count = float(edge.visits)
            if edge.visits == 0:
                score = unknown + reach * edge.prior
            else:
                score = edge.total / count + reach * edge.prior / (1.0 + count)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def follow(self, edge: NetEdge, player: i64, sign: i64) -> NetNode:
        """The node below a choice for this outcome; a loose one if there are too many, or the tree is full."""
        last: NetNode | None = None
        node = edge.child
        while node is not None:
            if node.sign == sign and node.player == player:
                if last is not None:                # what comes often is found soon
                    last.other = node.other
                    node.other = edge.child
                    edge.child = node
                return node
            last = node
            node = node.other
        fresh = NetNode(player, sign)
        if edge.outcomes < OUTCOMES and self.bytes < self.limit:
            fresh.other = edge.child
            edge.child = fresh
            edge.outcomes += 1
            self.bytes += NODE_BYTES
        return fresh

    def tell(self, edges: list[NetEdge], nodes: list[NetNode], player: i64, value: float) -> None:
        for number in range(len(edges)):
            edge = edges[number]
            node = nodes[number]
            worth = value
            if node.player != player:
                worth = -value
            edge.total += worth + DISTRUST
            node.total += worth
            node.told += 1

    def expand(self, node: NetNode, choices: list[int], logits: vec[float], base: i64) -> None:
        edges: list[NetEdge] = []
        total = 0.0
        for option in choices:
            code: i64 = option
            logit = logits[base + self.first[code]]
            if self.second[code] >= 0:
                logit += logits[base + self.second[code]]
            weight = exp(max(-20.0, min(logit, 20.0)))
            total += weight
            edges.append(NetEdge(code, weight))
        for edge in edges:
            edge.prior /= total
        node.edges = edges
        self.bytes += EDGE_BYTES * len(edges)

    # What was found.

    def options(self) -> list[tuple[int, int, float]]:
        """Code, visits and mean worth of each choice at the root, the most visited first."""
        found: list[tuple[int, int, float]] = []
        mean = self.root.total / float(max(self.root.told, 1))
        for edge in self.root.edges:
            worth = mean - CAUTION
            if edge.visits > 0:
                worth = edge.total / float(edge.visits)
            found.append((int(edge.key), int(edge.visits), worth))
        found.sort(key=by_visits)
        return found

    def line(self) -> list[int]:
        """The most visited choices, one after the other, as long as the tree is sure of them."""
        codes: list[int] = []
        node: NetNode | None = self.root
        while node is not None:
            best: NetEdge | None = None
            for edge in node.edges:
                if best is None or edge.visits > best.visits:
                    best = edge
            if best is None or best.visits < 2:
                break
            codes.append(int(best.key))
            if best.outcomes > 1:                   # luck comes in between
                break
            node = best.child
        return codes


def by_visits(option: tuple[int, int, float]) -> tuple[int, float]:
    return (-option[1], -option[2])
