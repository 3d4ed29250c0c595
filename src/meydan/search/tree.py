"""Information-set tree search: one tree over what a seat knows, a fresh deal of the rest each time.

An edge is a choice, a node is who chooses next. Which edges exist at a node differs from deal to deal,
so each edge counts how often it was available, and UCT weighs its visits against that count. What a
playout brings is kept for every seat, and each seat wants its own share (max^n).

Where nothing is hidden from one seat alone (`exact`), forced ends are known: until something is revealed every deal is
the same game, dice included, whose outcomes are all known.
"""
from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE, NOBODY, GameState, any_choice, breadth, choice

BLIND: Final = -1                       # the key below a sealed choice: the next seat does not see it
WHOLE_GAME: Final = -1                  # a horizon that lets playouts run to the end

HASTE: Final = 0.002                    # what an end is worth less for every decision it takes to come,
PATIENCE: Final = 30                    # up to so many

LIMIT: Final = 512 * 1024 * 1024         # bytes of one tree
NODE_BYTES: Final = 350                 # of a node and its arrays, about
PLACE_BYTES: Final = 40                 # and of each place in them

NO_OPINION: Final = 0                   # how a playout that was cut off is judged: not at all,
OWN_OPINION: Final = 1                  # by the game's own evaluation,
SCORE_OPINION: Final = 2                # or by the points as if the game ended now


# Not `acyclic`: Python frees deep structures of objects in a way that needs the collector's header, and a tree of
# objects without it corrupts the memory once it is some twenty choices deep.


@final
class Node:
    """A point where `player` (or chance) chooses, and what is known of each choice met there.

    Every walk adds a node, and most choices of most nodes are never made: so they are no objects, but places in arrays.
    Hidden things may decide who chooses after the same codes; such nodes hang together by `other`.
    """
    __slots__ = ("player", "codes", "visits", "available", "totals", "priors", "winners", "until", "children", "other")

    def __init__(self, player: i64) -> None:
        self.player: i64 = player
        self.codes: vec[i64] = NO_COUNTS
        self.visits: vec[i64] = NO_COUNTS
        self.available: vec[i64] = NO_COUNTS        # how often it could have been chosen
        self.totals: vec[float] = NO_SUMS           # what it brought the seat that chooses
        self.priors: vec[float] = NO_SUMS           # what that seat made of it at a first glance; empty without glances
        self.winners: vec[i64] = NO_COUNTS          # who may win for all that can still happen, a mask; 0: not known
        self.until: vec[i64] = NO_COUNTS            # in how many choices at most; both empty while nothing is known
        self.children: list[Node | None] = NO_NODES         # what follows; may end before the last choice
        self.other: Node | None = None

    def open(self, state: GameState) -> None:
        """Make a place for each choice of a state, where there was none."""
        count = breadth(state)
        self.codes = zeros(count)
        for number in range(count):
            self.codes[number] = choice(state, number)
        self.visits = zeros(count)
        self.available = zeros(count)
        self.totals = sums(count)

    def place(self, code: i64) -> i64:
        """Where a choice is noted; -1 if it is not."""
        codes = self.codes
        for place in range(len(codes)):
            if codes[place] == code:
                return place
        return -1

    def add(self, code: i64) -> i64:
        """The place of one more choice."""
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.totals = append(self.totals, 0.0)
        if len(self.priors) > 0:
            self.priors = append(self.priors, 0.0)
        if len(self.winners) > 0:
            self.winners = append(self.winners, 0)
            self.until = append(self.until, 0)
        return len(self.codes) - 1

    def child(self, place: i64) -> Node | None:
        """The first of the nodes below a choice."""
        if place < len(self.children):
            return self.children[place]
        return None

    def put(self, place: i64, child: Node) -> None:
        """A new first one."""
        child.other = self.child(place)
        if len(self.children) == 0:
            self.children = [None] * len(self.codes)
        while place >= len(self.children):
            self.children.append(None)
        self.children[place] = child

    def settle(self, place: i64, winners: i64, until: i64) -> None:
        """What a choice leads to is known."""
        if len(self.winners) == 0:
            self.winners = zeros(len(self.codes))
            self.until = zeros(len(self.codes))
        self.winners[place] = winners
        self.until[place] = until

    def proof(self, place: i64) -> i64:
        """1 or -1 where the choice wins or loses for certain."""
        if len(self.winners) == 0 or self.winners[place] == 0 or self.player < 0:
            return 0
        if self.winners[place] == BIT[self.player]:
            return 1
        if not self.winners[place] & BIT[self.player]:
            return -1
        return 0

    def quickest(self) -> i64:
        """In how many choices the seat wins for certain; 0 if it is not known to."""
        found: i64 = 0
        for place in range(len(self.winners)):
            if self.proof(place) > 0 and (found == 0 or self.until[place] < found):
                found = self.until[place]
        return found

    def at(self, player: i64) -> Node | None:
        """This node, or the one beside it at which that player chooses."""
        node: Node | None = self
        while node is not None and node.player != player:
            node = node.other
        return node


NO_COUNTS: Final[vec[i64]] = vec[i64]([])
NO_SUMS: Final[vec[float]] = vec[float]([])
NO_NODES: Final[list[Node | None]] = []                 # nobody adds to it
COUNTS: Final[vec[i64]] = vec[i64]([0] * 64)            # to be copied for up to so many choices
SUMS: Final[vec[float]] = vec[float]([0.0] * 64)


def zeros(count: i64) -> vec[i64]:
    if count <= 64:
        return COUNTS[:count]
    return vec[i64]([0] * int(count))


def sums(count: i64) -> vec[float]:
    if count <= 64:
        return SUMS[:count]
    return vec[float]([0.0] * int(count))


@final
class Tree:
    """Grows under a state as one seat knows it. The same seed and iterations give the same tree.

    `root` is any deal that the seat cannot tell from the true one; it is dealt anew each iteration.
    """
    __slots__ = ("state", "seat", "root", "rng", "exploration", "horizon", "clever", "opinion", "trust", "veiled",
                 "exact", "solved", "learner", "walks", "iterations", "nodes", "limit", "bytes", "players", "values",
                 "way", "places")

    def __init__(self, state: GameState, seat: i64, seed: i64, exploration: float = 0.7, horizon: i64 = WHOLE_GAME,
                 clever: bool = False, opinion: i64 = NO_OPINION, trust: float = 0.0, veiled: bool = False,
                 limit: i64 = LIMIT, exact: bool = False) -> None:
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
        self.exact = exact and not veiled
        self.solved = False                         # the best choice at the root is known for certain
        self.learner: i64 = seat                    # whose choices this walk teaches, where it teaches one seat's only
        self.walks: i64 = 0
        self.iterations: i64 = 0
        self.nodes: i64 = 1
        self.limit: i64 = limit                     # bytes, about; a full tree goes on counting but not growing
        self.bytes: i64 = NODE_BYTES
        self.players: i64 = state.players
        self.values: vec[float] = vec[float]([0.0] * int(state.players))    # of the last walk, for every seat
        self.way: list[Node] = []                   # the nodes it came through,
        self.places: vec[i64] = NO_COUNTS           # and the choice at each

    def grow(self, iterations: i64) -> None:
        """Run so many iterations, or as many as it takes to know the best choice for certain."""
        for _walk in range(iterations):
            if self.solved:
                break
            self.iterate()
            self.iterations += 1

    def iterate(self) -> None:
        """Deal, walk down to something new, play on from there, and tell every choice on the way."""
        state = self.deal()
        node = self.root
        depth: i64 = 0
        choices: i64 = 0                            # of seats; dice are the rest
        certain = self.exact                        # as long as all deals are alike
        reveals = state.reveals
        sealed: i64 = 0                             # the choices nobody else has seen yet
        met = False
        while state.ending < 0:
            mover = state.current
            if mover == CHANCE:
                place = self.roll(node, state)
            else:
                if mover == self.learner and not met:
                    met = True                      # from here on the seat's hand is what this rival may take it for
                    if mover != self.seat:
                        state = state.determinize(mover, self.rng.seed())
                place = self.select(node, state)
                choices += 1
            self.note(depth, node, place)
            depth += 1
            code = node.codes[place]
            is_hidden = hides(state, code, self.seat)
            state.apply(code)
            certain = certain and state.reveals == reveals and not is_hidden
            if certain and state.ending >= 0 and alone(state.won):
                self.prove(depth, state.won)
            if mover != CHANCE and node.visits[place] == 0:
                break
            if is_hidden and state.ending < 0:
                # The next seat must not choose by what this one sealed. What the searching seat sealed itself it
                # knows; of the others' it learns no more than what becomes possible afterwards.
                if mover == self.seat:
                    sealed = with_pick(sealed, code)
                if state.stack[-1].step.sealed:
                    place = self.below(node, BLIND)
                else:
                    place = self.below(node, -2 - sealed)
                    sealed = 0
            else:
                sealed = 0
            following = self.descend(node, place, state.current)
            if following is None:
                break
            node = following
        if self.veiled and not met:
            return                                  # nobody learns
        self.judge(state, choices)
        for number in range(depth):
            node = self.way[number]
            if node.player == CHANCE or (self.veiled and node.player != self.learner):
                continue
            place = self.places[number]
            node.visits[place] += 1
            node.totals[place] += self.values[node.player]

    def note(self, depth: i64, node: Node, place: i64) -> None:
        """The walk comes through this place as its choice of that number."""
        if depth == len(self.way):
            self.way.append(node)
            self.places = append(self.places, place)
        else:
            self.way[depth] = node
            self.places[depth] = place

    def prove(self, depth: i64, winners: i64) -> None:
        """The game ends for certain after so many steps of this walk: so it is known before it where nothing else is
        left. A seat that has a certain win takes the quickest; else all that its choices, or dice, lead to may come.
        """
        until: i64 = 1
        for back in range(1, depth + 1):
            node = self.way[depth - back]
            node.settle(self.places[depth - back], winners, until)
            until = node.quickest()
            if until > 0:
                winners = BIT[node.player]
            else:
                for place in range(len(node.codes)):
                    if node.winners[place] == 0:
                        return
                    winners |= node.winners[place]
                    until = max(until, node.until[place])
            until += 1
        self.solved = winners == BIT[self.root.player] or not winners & BIT[self.root.player]

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

    def select(self, node: Node, state: GameState) -> i64:
        """The place of the most promising choice: an untried one at random, else by UCT."""
        counts: i64 = 1
        if self.veiled and state.current != self.learner:
            counts = 0
            answer = self.answer(node, state)
            if answer >= 0:
                return answer
        trust = self.trust
        if len(node.codes) == 0:
            self.open(node, state)
        known: i64 = len(node.codes)
        codes = node.codes
        visits = node.visits
        available = node.available
        totals = node.totals
        cursor: i64 = 0
        best: i64 = -1
        best_score = -1e9
        untried: i64 = -1
        untried_count: i64 = 0
        proven = len(node.winners) > 0
        lost: i64 = -1
        logged: i64 = -1                            # of which count the logarithm is
        logarithm = 0.0
        for number in range(breadth(state)):
            code = choice(state, number)
            left = known
            while left > 0 and codes[cursor] != code:       # both lists are mostly in the same order
                left -= 1
                cursor += 1
                if cursor == known:
                    cursor = 0
            place = cursor
            if left > 0:
                cursor += 1
                if cursor == known:
                    cursor = 0
            else:
                place = self.below(node, code)
                if trust > 0.0:
                    node.priors[place] = self.glance(state, code)
                visits = node.visits
                available = node.available
                totals = node.totals
            available[place] += counts
            if proven:
                proof = node.proof(place)
                if proof > 0:
                    return place
                if proof < 0:
                    lost = place
                    continue
            tried = visits[place]
            if tried == 0 and trust == 0.0:
                untried_count += 1
                if self.rng.below(untried_count) == 0:
                    untried = place
                continue
            if available[place] != logged:
                logged = available[place]
                logarithm = log(float(logged) + 1.0) if trust > 0.0 else log(float(max(logged, 1)))
            if trust > 0.0:
                weight = float(tried) + trust
                score = ((totals[place] + trust * node.priors[place]) / weight
                         + self.exploration * sqrt(logarithm / weight))
            else:
                score = totals[place] / float(tried) + self.exploration * sqrt(logarithm / float(tried))
            if score > best_score:
                best_score = score
                best = place
        if untried >= 0:
            return untried
        if best >= 0:
            return best
        return lost

    def open(self, node: Node, state: GameState) -> None:
        """Note all choices of a node that is new."""
        node.open(state)
        count = breadth(state)
        self.bytes += PLACE_BYTES * count
        if self.trust > 0.0:
            node.priors = sums(count)
            for place in range(count):
                node.priors[place] = self.glance(state, node.codes[place])

    def answer(self, node: Node, state: GameState) -> i64:
        """What a seat does that does not learn in this walk: each choice as often as it found it best. -1 if it never
        tried any of them.
        """
        total: i64 = 0
        found: i64 = -1
        for number in range(breadth(state)):
            place = node.place(choice(state, number))
            if place >= 0 and node.visits[place] > 0:
                total += node.visits[place]
                if self.rng.below(total) < node.visits[place]:
                    found = place
        return found

    def glance(self, state: GameState, code: i64) -> float:
        """What the seat to choose makes of a choice before it is tried."""
        after = state.clone()
        mover = state.current
        after.apply(code)
        if after.ending >= 0:
            return after.returns()[mover]
        return after.evaluate(mover)

    def roll(self, node: Node, state: GameState) -> i64:
        """Chance decides, as at the table."""
        if self.exact and len(node.codes) == 0:
            node.open(state)
        place = self.below(node, any_choice(state, self.rng))
        node.visits[place] += 1
        return place

    def below(self, node: Node, code: i64) -> i64:
        """The place of a choice, or of what follows sealed ones."""
        place = node.place(code)
        if place < 0:
            place = node.add(code)
            self.bytes += PLACE_BYTES
        return place

    def descend(self, node: Node, place: i64, player: i64) -> Node | None:
        """The node where that player chooses next; None if the tree is full."""
        first = node.child(place)
        following = first.at(player) if first is not None else None
        if following is None and player != NOBODY and self.bytes < self.limit:
            following = Node(player)
            node.put(place, following)
            self.nodes += 1
            self.bytes += NODE_BYTES
        return following

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
            returns = state.returns()
            later = min(depth + start - left, PATIENCE)
            for seat in range(self.players):        # a win is better soon, a loss late
                self.values[seat] = returns[seat] * (1.0 - HASTE * float(later))
        elif self.opinion == OWN_OPINION:
            if self.players == 2:
                value = state.evaluate(0)
                self.values[0] = value
                self.values[1] = -value
            else:
                self.hear(state.evaluations())
        else:
            self.hear(by_points(state))

    def hear(self, values: list[float]) -> None:
        """What each seat can hope for."""
        for seat in range(self.players):
            self.values[seat] = values[seat]

    # What was found.

    def options(self) -> list[tuple[int, int, float]]:
        """Code, visits and mean worth of each choice at the root, the most visited first; a certain win before all,
        the quickest first, a certain loss after all, the slowest first."""
        found: list[tuple[int, int, float, int]] = []
        root = self.root
        for code in self.state.choices:             # a root taken from a larger tree knows choices of other deals
            place = root.place(code)
            mean = 0.0
            visits: i64 = 0
            order: i64 = 0
            if place >= 0:
                visits = root.visits[place]
                if visits > 0:
                    mean = root.totals[place] / float(visits)
                elif len(root.priors) > 0:
                    mean = root.priors[place]
                proof = root.proof(place)
                if proof > 0:
                    visits = self.iterations + 1
                    mean = 1.0
                    order = root.until[place]
                elif proof < 0:
                    visits = 0
                    mean = -1.0 / float(self.players - 1)
                    order = -root.until[place]
            found.append((code, int(visits), mean, int(order)))
        return in_order(found)

    def line(self) -> list[int]:
        """The most visited choices, one after the other, as long as the tree is sure of them."""
        first = self.options()[0]
        if first[1] < 2:
            return []
        codes: list[int] = [first[0]]
        node = self.root.child(self.root.place(first[0]))
        while node is not None and node.player != CHANCE:
            best: i64 = -1
            for place in range(len(node.codes)):
                if node.codes[place] >= 0 and (best < 0 or node.visits[place] > node.visits[best]):
                    best = place
            if best < 0 or node.visits[best] < 2:
                break
            codes.append(int(node.codes[best]))
            node = node.child(best)
        return codes


def hides(state: GameState, key: i64, observer: i64) -> bool:
    """Whether what follows is not told apart by this choice: nobody else sees it yet, or the observer never does. What
    is played in a window is open."""
    frame = state.stack[-1]
    step = frame.step
    if step.unseen:
        return not step.seen_by(frame, key, observer)
    return step.sealed and not (step.window and key != state.choices[0])


def with_pick(sealed: i64, key: i64) -> i64:
    """What tells apart the picks that a seat has sealed, one more among them."""
    return (sealed * 1009 + key + 1) % 1000000007


def alone(won: i64) -> bool:
    """Whether there is one winner."""
    return won != 0 and won & won - 1 == 0


def in_order(options: list[tuple[int, int, float, int]]) -> list[tuple[int, int, float]]:
    """The most visited first, then those of more worth, then those with the lower last number."""
    options.sort(key=by_visits)
    return [(code, visits, worth) for code, visits, worth, _ in options]


def by_visits(option: tuple[int, int, float, int]) -> tuple[int, float, int]:
    return (-option[1], -option[2], option[3])


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
