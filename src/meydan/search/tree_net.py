"""Tree search with a network's opinion and prior; several leaves wait for one answer.

A fresh deal each walk; choices by PUCT; what is won is kept for every seat, and each seat wants its own share. A child
is told apart by who is asked what, and by what luck revealed; forced moves and dice are no nodes. Where hands are
hidden (`secrets`) the edges of a node are those of all deals that came there, a walk sees those of its own deal, and
what is sealed does not tell nodes apart for anybody else. Where nothing is hidden from one seat alone a forced end is
known.
"""
from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE, GameState, Step
from meydan.search.tree import BLIND, alone, hides, in_order, with_pick

OUTCOMES: Final = 2000                  # positions by luck that are kept below one choice,
MANY: Final = 12                        # and from so many on they are looked up by their sign
CAUTION: Final = 0.2                    # how much worse than its parent an untried choice is usually taken to be
NODE_BYTES: Final = 230                 # about, with what belongs to it
EDGE_BYTES: Final = 150
GROWN: Final = 400.0                    # visits from which exploration grows, where it does


# Not `acyclic`, for the reason given in `tree`.


@final
class NetEdge:
    """A choice: how often it was taken, what it brought its seat, how likely the network found it.

    `proof` is 1 or -1 where it wins or loses for certain, `winners` who may win then, whatever anybody does, and
    `until` how many choices that takes at most.
    """
    __slots__ = ("key", "visits", "total", "prior", "proof", "winners", "until", "lucky", "child", "outcomes", "places")

    def __init__(self, key: i64, prior: float) -> None:
        self.key: i64 = key
        self.visits: i64 = 0
        self.total: float = 0.0
        self.prior: float = prior
        self.proof: i64 = 0
        self.winners: i64 = 0                       # a mask; 0 where the end is not known
        self.until: i64 = 0
        self.lucky: bool = False                    # luck decides what it leads to
        self.child: NetNode | None = None
        self.outcomes: i64 = 0
        self.places: dict[int, NetNode] | None = None      # where there are many, by sign

    def settle(self, chooser: i64, winners: i64, until: i64) -> None:
        """What it leads to is known."""
        self.winners = winners
        self.until = until
        if winners == BIT[chooser]:
            self.proof = 1
        elif not winners & BIT[chooser]:
            self.proof = -1

    def draw(self, unknown: float, reach: float) -> float:
        """How much it draws the next walk; `unknown` is the worth of what was never tried."""
        if self.visits == 0:
            return unknown + reach * self.prior
        count = float(self.visits)
        return self.total / count + reach * self.prior / (1.0 + count)

    def first(self, sign: i64) -> NetNode | None:
        """Where to begin looking for what follows after this luck."""
        if self.places is None:
            return self.child
        return self.places.get(int(sign))

    def keep(self, node: NetNode) -> None:
        """One more outcome."""
        self.outcomes += 1
        if self.places is not None:
            node.other = self.places.get(int(node.sign))
            self.places[int(node.sign)] = node
            return
        node.other = self.child
        self.child = node
        if self.outcomes >= MANY:
            places: dict[int, NetNode] = {}
            kept: NetNode | None = node
            while kept is not None:
                following = kept.other
                kept.other = places.get(int(kept.sign))
                places[int(kept.sign)] = kept
                kept = following
            self.places = places
            self.child = None

    def nodes(self) -> list[NetNode]:
        """All that may follow."""
        heads: list[NetNode] = []
        if self.places is not None:
            heads = list(self.places.values())
        elif self.child is not None:
            heads = [self.child]
        found: list[NetNode] = []
        for head in heads:
            node: NetNode | None = head
            while node is not None:
                found.append(node)
                node = node.other
        return found


@final
class NetNode:
    """A point where `player` chooses in a `step`, after luck that is told by `sign`; others hang on by `other`."""
    __slots__ = ("player", "sign", "step", "visits", "told", "total", "edges", "sealed", "other")

    def __init__(self, player: i64, sign: i64, step: Step[Any]) -> None:
        self.player: i64 = player
        self.sign: i64 = sign
        self.step = step
        self.visits: i64 = 0                        # walks that went through, those under way included
        self.told: i64 = 0                          # and those whose end is known
        self.total: float = 0.0
        self.edges: list[NetEdge] = []
        self.sealed: list[NetEdge] = NO_EDGES       # what follows sealed choices, whichever they were
        self.other: NetNode | None = None


NO_EDGES: Final[list[NetEdge]] = []


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
    """Rows that a network reads and answers. Whoever reads a row clears it.

    A row's values are those of the seats from the observer on; a single one is the observer's against one rival.
    """

    def __init__(self, rows: i64, size: i64, outputs: i64, seats: i64) -> None:
        self.rows: i64 = rows
        self.size: i64 = size
        self.outputs: i64 = outputs
        self.seats: i64 = seats
        self.observations: vec[u8] = vec[u8]([u8(0)] * int(rows * size))
        self.logits: vec[float] = vec[float]([0.0] * int(rows * outputs))
        self.values: vec[float] = vec[float]([0.0] * int(rows * seats))


@final
class NetTree:
    """One tree. `state` is any deal that the seat cannot tell from the true one.

    A code's logit is the sum of `width` of the network's outputs, listed in `parts` (-1 is none): a factored policy.
    """

    def __init__(self, state: GameState, seat: i64, seed: i64, parts: vec[i64], width: i64, secrets: bool,
                 exploration: float = 1.5, limit: i64 = 512 * 1024 * 1024) -> None:
        self.state = state
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.parts = parts
        self.width: i64 = width
        self.secrets = secrets
        self.exploration = exploration
        self.growth = 0.0                           # of exploration, in nodes of many visits
        self.distrust = 1.0                         # what a visit under way costs, so that the next walk goes elsewhere
        self.doubt = 1.0                            # of the prior: above 1 it tells choices apart less
        self.caution = CAUTION
        self.own = False                            # the game's own opinion judges, and no choice is likelier
        self.root = NetNode(seat, 0, state.stack[-1].step)
        self.waiting: list[Leaf] = []
        self.iterations: i64 = 0
        self.bytes: i64 = 0                         # about
        self.limit: i64 = limit                     # a tree of so many bytes goes on counting but not growing
        self.players: i64 = state.players
        self.exact = not secrets
        self.examined: NetNode | None = None        # the root whose choices were all looked at for an end of the game
        self.solved = False                         # the best choice at the root is known for certain
        self.worths: vec[float] = vec[float]([0.0] * int(state.players))

    def gather(self, desk: Desk, leaves: i64) -> i64:
        """Walk until so many leaves wait (or four times as many walks ended at ends of the game); how many wait."""
        self.waiting = []
        row: i64 = 0
        if self.exact and self.examined is not self.root and len(self.root.edges) > 0:
            self.examine()
            if self.solved:
                return 0
        for _walk in range(4 * leaves):
            if self.walk(desk, row):
                row += 1
                if row == leaves:
                    break
            if len(self.root.edges) == 0 or self.solved:
                break
        return row

    def hear(self, desk: Desk) -> None:
        """Take in what the network said of the leaves that wait."""
        for row in range(len(self.waiting)):
            self.hear_one(desk, self.waiting[row], row)
        self.waiting = []

    def hear_one(self, desk: Desk, leaf: Leaf, row: i64) -> None:
        node = leaf.node
        player = node.player
        worths = self.worths
        if desk.seats == 1:
            value = desk.values[row]
            worths[player] = value
            worths[1 - player] = -value
        else:
            for turned in range(self.players):
                worths[(player + turned) % self.players] = desk.values[row * desk.seats + turned]
        if len(node.edges) == 0:
            self.expand(node, leaf.choices, desk.logits, row * desk.outputs)
            node.visits = 1
            node.told = 1
            node.total = worths[player]
        self.tell(leaf.edges, leaf.nodes)

    def walk(self, desk: Desk, row: i64) -> bool:
        """Go down once. True: a leaf waits in that row; False: the game ended there, or the tree is full."""
        self.iterations += 1
        state = self.state.determinize(self.seat, self.rng.seed())
        node = self.root
        edges: list[NetEdge] = []
        nodes: list[NetNode] = []
        sealed: i64 = 0                             # the choices nobody else has seen yet
        while len(node.edges) > 0:
            if self.secrets:
                edge = self.select_possible(node, state)
            else:
                edge = self.select(node)
            edges.append(edge)
            nodes.append(node)
            node.visits += 1
            edge.visits += 1
            edge.total -= self.distrust
            below = edge
            before = state.reveals
            if self.secrets:
                hidden = hides(state, edge.key, self.seat)
                lucky = self.apply(state, edge.key)
                if not hidden or state.ending >= 0:
                    sealed = 0
                else:
                    # As in `tree`: nobody chooses by what another sealed; one's own choices one knows.
                    if node.player == self.seat:
                        sealed = with_pick(sealed, edge.key)
                    if state.stack[-1].step.sealed:
                        below = self.under(node, BLIND)
                    else:
                        below = self.under(node, -2 - sealed)
                        sealed = 0
            else:
                lucky = self.apply(state, edge.key)
            if state.reveals != before:
                lucky = True
            if lucky:
                edge.lucky = True
            if state.ending >= 0:
                returns = state.returns()
                for player in range(self.players):
                    self.worths[player] = returns[player]
                self.tell(edges, nodes)
                if self.exact and not edge.lucky and alone(state.won):
                    edge.settle(node.player, state.won, 1)
                    self.prove(edges, nodes)
                return False
            sign: i64 = 0
            if lucky:
                sign = state.signature()
            node = self.follow(below, state, sign)
        if self.own:
            for turned in range(desk.seats):
                if turned < self.players:
                    desk.values[row * desk.seats + turned] = state.evaluate((state.current + turned) % self.players)
        else:
            state.observe(state.current, desk.observations, row * desk.size)
        self.waiting.append(Leaf(node, edges, nodes, state.choices))
        return True

    def apply(self, state: GameState, code: i64) -> bool:
        """Carry out a choice and what follows by itself; whether dice were rolled."""
        rolled = False
        state.apply(code)
        while state.ending < 0:
            if state.current == CHANCE:
                rolled = True
                state.apply(state.choices[self.rng.below(len(state.choices))])
            elif len(state.choices) == 1:
                state.apply(state.choices[0])
            else:
                break
        return rolled

    def reach(self, node: NetNode) -> float:
        """How much an untried choice draws."""
        visits = float(node.visits)
        reach = self.exploration * sqrt(visits)
        if self.growth > 0.0:
            reach *= 1.0 + self.growth * log(1.0 + visits / GROWN)
        return reach

    def select(self, node: NetNode) -> NetEdge:
        reach = self.reach(node)
        unknown = node.total / float(max(node.told, 1)) - self.caution
        best = node.edges[0]
        best_score = -1e9
        for edge in node.edges:
            if edge.proof != 0:
                if edge.proof > 0:
                    return edge
                continue
            score = edge.draw(unknown, reach)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def select_possible(self, node: NetNode, state: GameState) -> NetEdge:
        """The same among the choices of this deal; one that is new here is as likely as the others on average."""
        reach = self.reach(node)
        unknown = node.total / float(max(node.told, 1)) - self.caution
        edges = node.edges
        known = len(edges)
        cursor: i64 = 0
        best = edges[0]
        best_score = -1e9
        for code in state.choices:
            edge: NetEdge | None = None
            for _look in range(known):                  # both lists are mostly in the same order
                candidate = edges[cursor]
                cursor += 1
                if cursor == known:
                    cursor = 0
                if candidate.key == code:
                    edge = candidate
                    break
            if edge is None:
                edge = NetEdge(code, 1.0 / float(known))
                edges.append(edge)
                self.bytes += EDGE_BYTES
            score = edge.draw(unknown, reach)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def under(self, node: NetNode, key: i64) -> NetEdge:
        """Where walks go on after a sealed choice, whichever it was."""
        for edge in node.sealed:
            if edge.key == key:
                return edge
        fresh = NetEdge(key, 0.0)
        if len(node.sealed) == 0:
            node.sealed = [fresh]
        else:
            node.sealed.append(fresh)
        self.bytes += EDGE_BYTES
        return fresh

    def follow(self, edge: NetEdge, state: GameState, sign: i64) -> NetNode:
        """The node below a choice for this outcome; a loose one if there are too many, or the tree is full."""
        player = state.current
        step = state.stack[-1].step
        last: NetNode | None = None
        node = edge.first(sign)
        while node is not None:
            if node.sign == sign and node.player == player and node.step is step:
                if last is not None and edge.places is None:    # what comes often is found soon
                    last.other = node.other
                    node.other = edge.child
                    edge.child = node
                return node
            last = node
            node = node.other
        fresh = NetNode(player, sign, step)
        if edge.outcomes < OUTCOMES and self.bytes < self.limit:
            edge.keep(fresh)
            self.bytes += NODE_BYTES
        return fresh

    def tell(self, edges: list[NetEdge], nodes: list[NetNode]) -> None:
        """Every choice of the walk hears what it brought its seat."""
        for number in range(len(edges)):
            edge = edges[number]
            node = nodes[number]
            worth = self.worths[node.player]
            edge.total += worth + self.distrust
            node.total += worth
            node.told += 1

    def prove(self, edges: list[NetEdge], nodes: list[NetNode]) -> None:
        """The last choice is known for certain: so are those before it that leave nothing else.

        A seat that has a certain win takes the quickest; else all that its choices lead to may come.
        """
        number = len(edges) - 1
        while number >= 0:
            node = nodes[number]
            quickest: i64 = 0
            slowest: i64 = 0
            winners: i64 = 0
            known = True
            for edge in node.edges:
                if edge.proof > 0 and (quickest == 0 or edge.until < quickest):
                    quickest = edge.until
                known = known and edge.winners != 0
                winners |= edge.winners
                slowest = max(slowest, edge.until)
            if quickest > 0:
                winners = BIT[node.player]
                slowest = quickest
            elif not known:
                return
            if number == 0:
                self.solved = quickest > 0 or not winners & BIT[node.player]
                return
            leading = edges[number - 1]
            if leading.lucky:
                return
            leading.settle(nodes[number - 1].player, winners, slowest + 1)
            number -= 1

    def examine(self) -> None:
        """Whether a choice of the root ends the game at once, however unlikely the network finds it."""
        root = self.root
        self.examined = root
        for edge in root.edges:
            after = self.state.clone()
            after.apply(edge.key)
            if after.ending >= 0 and after.reveals == self.state.reveals and alone(after.won):
                edge.settle(root.player, after.won, 1)
        self.prove([root.edges[0]], [root])

    def expand(self, node: NetNode, choices: list[int], logits: vec[float], base: i64) -> None:
        edges: list[NetEdge] = []
        total = 0.0
        width = self.width
        for option in choices:
            code: i64 = option
            weight = 1.0
            if not self.own:
                logit = 0.0
                for part in range(width):
                    place = self.parts[code * width + part]
                    if place >= 0:
                        logit += logits[base + place]
                weight = exp(max(-20.0, min(logit / self.doubt, 20.0)))
            total += weight
            edges.append(NetEdge(code, weight))
        for edge in edges:
            edge.prior /= total
        node.edges = edges
        self.bytes += EDGE_BYTES * len(edges)

    def moved(self, after: GameState, edge: NetEdge, lucky: bool) -> None:
        """The game went on by a choice of the root: keep what is known below it. `after` is a deal like `state`."""
        self.state = after
        self.seat = after.current
        self.solved = False
        sign: i64 = 0
        if lucky:
            sign = after.signature()
        step = after.stack[-1].step
        node = edge.first(sign)
        while node is not None and not (node.sign == sign and node.player == after.current and node.step is step):
            node = node.other
        if node is None:
            node = NetNode(after.current, 0, step)
        node.other = None
        self.root = node

    # What was found.

    def options(self) -> list[tuple[int, int, float]]:
        """Code, visits and mean worth of each choice at the root, the most visited first; a certain win before all,
        the quickest first, a certain loss after all, the slowest first."""
        found: list[tuple[int, int, float, int]] = []
        mean = self.root.total / float(max(self.root.told, 1))
        for code in self.state.choices:
            visits: i64 = 0
            worth = mean - self.caution
            order: i64 = 0
            for edge in self.root.edges:
                if edge.key == code:
                    visits = edge.visits
                    if visits > 0:
                        worth = edge.total / float(visits)
                    if edge.proof > 0:
                        visits = self.root.visits + 1
                        worth = 1.0
                        order = edge.until
                    elif edge.proof < 0:
                        visits = 0
                        worth = -1.0 / float(self.players - 1)
                        order = -edge.until
                    break
            found.append((code, int(visits), worth, int(order)))
        return in_order(found)

    def line(self) -> list[int]:
        """The most visited choices, one after the other, as long as the tree is sure of them."""
        codes: list[int] = []
        node: NetNode | None = self.root
        while node is not None:
            best: NetEdge | None = None
            for edge in node.edges:
                if edge.proof > 0:
                    if best is None or best.proof == 0 or edge.until < best.until:
                        best = edge
                elif edge.proof == 0 and (best is None or (best.proof == 0 and edge.visits > best.visits)):
                    best = edge
            if best is None or (best.visits < 2 and best.proof == 0):
                break
            codes.append(int(best.key))
            if best.lucky or best.outcomes != 1:    # luck comes in between
                break
            node = best.child
        return codes
