"""Search over whole turns: what can be made of the rest of this turn, judged where it ends.

In games of many small decisions a turn (Scythe: where to, what to load, what to pay with) a tree over everybody's
choices never comes to its second move. Here the tree holds one seat's own choices only, up to the end of the turn;
the others, when asked in between, answer by the game's quick policy. Where nothing is left to luck a choice is worth
what its best continuation is worth; where luck decides, what it brings on average.

With `ahead` the best ends of the turn that luck does not touch are kept, the others' turns are played on from them,
and the own next turn is searched from there. Half of a choice's worth is then what the turn after it can be made
into; the other half stays what this turn brings, or everything would be put off until the next. With `deals` the
others' turns are played on from every end so many times, each time with the same luck for all of them, and what
comes of it is averaged; without `ahead` it is judged where the others' turns end.

A network may judge the ends instead of the game's opinion, those of the own next turns and where the others' turns end
as well: some walks then wait for one answer (`gather`, `hear`), and what is being looked at already counts as looked
at. The others answer by the opinion. A game that is over is known, not judged.
"""
from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meydan.core.rng import Rng
from meydan.core.state import CHANCE, GameState
from meydan.search.tree_deeds import RUNNING, UNKNOWN, Deed, compare, select, tell

LONGEST: Final = 120                    # decisions of one walk, whoever makes them
LIMIT: Final = 512 * 1024 * 1024
DEED_BYTES: Final = 220
KEPT: Final = 10                        # ends of this turn from which the next one is looked at,
WARM: Final = 300                       # after so many walks in this turn,
AHEAD: Final = 3                        # so many walks there for one here,
FIRST_LOOK: Final = 40                  # and so many before the look counts
CURIOUS: Final = 0.5                    # how much ends that were looked at little attract
EARLY_BIRD: Final = 0.5                 # how much what is gained in this turn counts, against what the next one holds
SAME: Final = 1e-9                      # ends of one worth are taken for the same end,
ALIKE: Final = 1e-5                     # as far as a network tells one worth from another
PARTS: Final = 4                        # how often another plans anew in one turn, after dice or an answer


@final
class End:
    """Where this turn can end: its worth by judgement, and what the seat's next turn can make of it."""
    __slots__ = ("path", "value", "times", "state", "trees", "judged", "worth", "tries")

    def __init__(self, path: list[Deed], value: float, state: GameState) -> None:
        self.path = path
        self.value = value
        self.times: i64 = 1                         # it was judged; what is drawn at the end of a turn may differ
        self.state = state
        self.trees: list[TurnTree | None] = []      # the own next turn in each deal; None where the game is over
        self.judged: list[float] = []               # and what it is worth there, as far as known
        self.worth: float = value
        self.tries: i64 = 0


@final
class Above:
    """The end that a next turn is looked at from, in one of its deals, and what that is a next turn of itself."""
    __slots__ = ("tree", "end", "number", "above")

    def __init__(self, tree: TurnTree, end: End, number: i64, above: Above | None) -> None:
        self.tree = tree
        self.end = end
        self.number: i64 = number
        self.above = above

    def report(self, value: float) -> None:
        """What was found there changes what the end is worth, and all that led to it."""
        self.end.judged[self.number] = value
        self.tree.weigh(self.end)
        if self.above is not None:
            self.above.report(self.tree.most())


@final
class Waiting:
    """Who hears what the network says of a row: a walk of a tree, or (without a tree) what follows an end."""
    __slots__ = ("tree", "path", "luck", "kept", "above")

    def __init__(self, tree: TurnTree | None, path: list[Deed], luck: bool, kept: GameState | None,
                 above: Above | None) -> None:
        self.tree = tree
        self.path = path
        self.luck = luck
        self.kept = kept                            # an end to look on from, if it is a good one
        self.above = above

    def hear(self, value: float) -> None:
        tree = self.tree
        above = self.above
        if tree is not None:
            for deed in self.path:
                deed.waiting -= 1
            tell(self.path, self.luck, value)
            if self.kept is not None:
                tree.keep(self.path, value, self.kept, True)
            value = tree.most()
        if above is not None and value > UNKNOWN:
            above.report(value)


@final
class Ends:
    """Ends of turns that wait for a network: a row for each, and what it answers. Whoever reads a row clears it."""

    def __init__(self, write: Callable[[GameState, int, vec[u8], int], None], rows: i64, size: i64) -> None:
        self.write = write                          # puts what the network reads into a row
        self.rows: i64 = rows
        self.size: i64 = size
        self.observations: vec[u8] = vec[u8]([u8(0)] * int(rows * size))
        self.values: vec[float] = vec[float]([0.0] * int(rows))
        self.waiting: list[Waiting] = []

    def ask(self, state: GameState, seat: i64, waiting: Waiting) -> None:
        """Leave a position to be judged."""
        self.write(state, int(seat), self.observations, int(len(self.waiting) * self.size))
        self.waiting.append(waiting)
        for deed in waiting.path:
            deed.waiting += 1


@final
class TurnTree:
    """Grows over one seat's own choices. The same seed and iterations give the same tree."""
    __slots__ = ("state", "seat", "rng", "exploration", "beyond", "iterations", "deeds", "limit", "first", "ahead",
                 "replies", "deals", "kept", "early", "lots", "ends", "walks", "looks")

    def __init__(self, state: GameState, seat: i64, seed: i64, exploration: float = 0.6, beyond: i64 = 0,
                 limit: i64 = LIMIT, ahead: i64 = 0, replies: i64 = 0, deals: i64 = 0, kept: i64 = KEPT,
                 early: float = EARLY_BIRD) -> None:
        self.state = state
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.exploration = exploration
        self.beyond: i64 = beyond                   # turns played on quickly before the judgement
        self.iterations: i64 = 0
        self.deeds: i64 = 0
        self.limit: i64 = limit                     # bytes, about
        self.first: list[Deed] = []
        self.ahead: i64 = ahead                     # own turns looked at after this one,
        self.replies: i64 = replies                 # with so many walks for each turn of another in between
        self.deals: i64 = deals                     # so many times from each end; 0: in the deal it was found in
        self.kept: i64 = kept
        self.early = early
        self.lots: list[int] = []                   # a seed for each of them
        for _ in range(deals):
            self.lots.append(self.rng.seed())
        self.ends: list[End] = []                   # those of the highest worth
        self.walks: i64 = 0
        self.looks: i64 = 0

    def gather(self, ends: Ends, walks: i64) -> i64:
        """Walk so often at most; how many ends wait for an answer."""
        done: i64 = 0
        while done < walks and len(ends.waiting) < ends.rows:
            self.iterate(ends, None)
            done += 1
        self.iterations += done
        return len(ends.waiting)

    def hear(self, ends: Ends) -> None:
        """The network's answers, told to every choice that led there."""
        for number in range(len(ends.waiting)):
            ends.waiting[number].hear(ends.values[number])
        ends.waiting = []

    def grow(self, iterations: i64) -> None:
        """Run so many iterations."""
        for _walk in range(iterations):
            self.iterate(None, None)
        self.iterations += iterations

    def iterate(self, asking: Ends | None, above: Above | None) -> None:
        """A walk in this turn, or in the next one from one of the ends found so far."""
        if not (self.looks_on() and self.walks >= WARM and self.looks < AHEAD * (self.walks - WARM)
                and self.look(asking, above)):
            self.walk(asking, above)

    def looks_on(self) -> bool:
        """Whether it looks beyond the end of this turn."""
        return self.ahead > 0 or self.deals > 0

    def walk(self, asking: Ends | None, above: Above | None) -> None:
        """Deal, choose down the tree to something new, end the turn quickly, and tell every choice on the way."""
        self.walks += 1
        state = self.state.determinize(self.seat, self.rng.seed())
        turn = state.turns_begun()
        path: list[Deed] = []
        level = self.first
        growing = True
        left: i64 = LONGEST
        luck = False                                # since the last own choice in the tree: others chose, or dice fell,
        shown = False                               # or something was shown, which may be the seat's own,
        answered = False                            # or another really had a choice
        strayed = False                             # the quick policy chose for the seat
        while state.ending < 0 and left > 0 and state.turns_begun() == turn:
            left -= 1
            mover = state.current
            if mover == self.seat and growing:
                if path and luck:
                    path[-1].lucky = True
                elif path and shown:
                    compare(path[-1], state)
                luck = False
                shown = False
                answered = False
                known = len(level)
                deed = select(level, state, self.rng, self.exploration)
                self.deeds += len(level) - known
                path.append(deed)
                growing = deed.visits + deed.waiting > 0 and self.deeds * DEED_BYTES < self.limit
                level = deed.then
                before = state.reveals
                state.apply(deed.key)
                shown = state.reveals != before
                continue
            before = state.reveals
            answered = answered or (mover != self.seat and len(state.choices) > 1)
            self.move_on(state)
            shown = shown or state.reveals != before
            luck = luck or mover != self.seat
            strayed = strayed or mover == self.seat
        ended = state.ending >= 0 or state.turns_begun() != turn
        if ended:
            turn = state.turns_begun() + self.beyond
            while state.ending < 0 and left > 0 and state.turns_begun() < turn:
                left -= 1
                self.move_on(state)
        keeps = ended and not answered and self.looks_on()
        luck = luck or shown or self.beyond > 0
        if path and not luck and not strayed:
            self.compare_ends(path[-1], state.returns()[self.seat] if state.ending >= 0 else RUNNING)
        if asking is not None and state.ending < 0:
            asking.ask(state, self.seat, Waiting(self, path, luck, state if keeps else None, above))
            return
        value = self.judge(state)
        tell(path, luck, value)
        if keeps:
            self.keep(path, value, state, asking is not None)

    def compare_ends(self, last: Deed, end: float) -> None:
        """A choice that ends the game differently, or not at all, in another deal leaves it to luck, seen or not."""
        if last.end == UNKNOWN:
            last.end = end
        elif last.end != end and not last.lucky:
            last.lucky = True
            self.ends = [kept for kept in self.ends if not kept.path or kept.path[-1] is not last]

    def keep(self, path: list[Deed], value: float, state: GameState, asked: bool) -> None:
        """Remember an end of the turn among the best, if no luck led to it."""
        for deed in path:
            if deed.lucky:
                return
        if asked and path and self.judged_again(path[-1], value):
            return
        if len(self.ends) == self.kept and value <= self.ends[-1].value:
            return
        same = ALIKE if asked else SAME
        for end in self.ends:
            if abs(end.value - value) < same:
                return
        self.insert(End(path, value, state))
        if len(self.ends) > self.kept:
            self.ends.pop()

    def judged_again(self, last: Deed, value: float) -> bool:
        """Whether this end is kept already. To a network what was drawn there makes a difference: the mean counts."""
        for end in self.ends:
            if end.path and end.path[-1] is last:
                end.times += 1
                end.value += (value - end.value) / float(end.times)
                self.weigh(end)
                self.ends.remove(end)
                self.insert(end)
                return True
        return False

    def insert(self, new: End) -> None:
        """The ends stay in the order of their values."""
        place = 0
        for end in self.ends:
            if end.value > new.value:
                place += 1
        self.ends.insert(place, new)

    def look(self, asking: Ends | None, above: Above | None) -> bool:
        """One more walk in a turn after one of the ends: a new one, or the most promising. False if there is none."""
        low = 9.0
        high = UNKNOWN
        for end in self.ends:
            low = min(low, end.worth)
            high = max(high, end.worth)
        span = max(high - low, 1e-6)
        reach = CURIOUS * sqrt(log(float(self.looks) + 1.0))
        first = self.first_look()
        best: End | None = None
        most = UNKNOWN
        for end in self.ends:
            if end.tries < first:
                best = end
                break
            if end.state.ending >= 0 or (self.ahead == 0 and len(end.judged) == self.deals):
                continue
            score = (end.worth - low) / span + reach / sqrt(float(end.tries))
            if score > most:
                most = score
                best = end
        if best is None:
            return False
        self.looks += 1 if self.ahead > 0 else self.replies
        self.look_from(best, asking, above)
        return True

    def first_look(self) -> i64:
        """How many looks from an end count."""
        return FIRST_LOOK * max(self.deals, 1) if self.ahead > 0 else 1

    def look_from(self, end: End, asking: Ends | None, above: Above | None) -> None:
        """A walk in the next turn from this end, in one of its deals."""
        number = end.tries % max(self.deals, 1)
        end.tries += 1
        if end.state.ending >= 0:
            return
        here = Above(self, end, number, above) if asking is not None else None
        if number == len(end.trees):
            self.begin_next(end, number, asking, here)
        tree = end.trees[number]
        if tree is not None:
            tree.iterate(asking, here)
            end.judged[number] = tree.most()
        self.weigh(end)

    def weigh(self, end: End) -> None:
        """An end's worth by its own judgement and by what follows it, as far as that is known."""
        total = 0.0
        count: i64 = 0
        for judged in end.judged:
            if judged > UNKNOWN:
                total += judged
                count += 1
        end.worth = end.value
        if count > 0:
            end.worth = self.early * end.value + (1.0 - self.early) * (total / float(count))

    def begin_next(self, end: End, number: i64, asking: Ends | None, here: Above | None) -> None:
        """Let the others play from an end, in one of its deals, and judge there or begin to plan the own next turn."""
        state = end.state
        rng = self.rng
        if self.deals > 0:
            rng = Rng(self.lots[number])
            state = state.determinize(self.seat, rng.seed())
        self.pass_on(state, rng)
        if state.ending >= 0 or self.ahead == 0:
            end.trees.append(None)
            if asking is None or state.ending >= 0:
                end.judged.append(self.judge(state))
            else:
                end.judged.append(UNKNOWN)
                asking.ask(state, self.seat, Waiting(None, [], False, None, here))
            return
        end.trees.append(TurnTree(state, self.seat, rng.seed(), self.exploration, 0,
                                  self.limit // (self.kept * max(self.deals, 1)), self.ahead - 1, self.replies, 0,
                                  self.kept, self.early))
        end.judged.append(UNKNOWN)

    def pass_on(self, state: GameState, rng: Rng) -> None:
        """Let the others play until it is this seat's turn again."""
        turn = state.turns_begun()
        own = turn - 1 + state.players
        left: i64 = LONGEST * state.players
        while state.ending < 0 and left > 0 and turn < own:
            if self.replies == 0 and state.skip_turn():
                turn = state.turns_begun()
                continue
            parts: i64 = PARTS if self.replies > 0 else 0
            while state.ending < 0 and left > 0 and state.turns_begun() == turn:
                left -= 1
                if parts > 0 and state.current >= 0 and state.current != self.seat and len(state.choices) > 1:
                    parts -= 1
                    self.reply(state, rng)
                else:
                    self.answer(state, rng)
            turn = state.turns_begun()

    def reply(self, state: GameState, rng: Rng) -> None:
        """Whoever is asked plans a turn of its own, and makes the choices that luck does not touch."""
        rival = state.current
        turn = state.turns_begun()
        tree = TurnTree(state, rival, rng.seed(), self.exploration)
        tree.grow(self.replies)
        for code in tree.line():
            if state.current != rival or state.turns_begun() != turn or code not in state.choices:
                break
            state.apply(code)

    def most(self) -> float:
        """The worth of the best choice."""
        most = UNKNOWN
        for deed in self.first:
            if deed.visits > 0:
                most = max(most, self.foreseen(deed))
        return most

    def foreseen(self, deed: Deed) -> float:
        """A choice's worth by the next turn where that was looked at; else its worth here and what others gained."""
        if self.looks == 0:
            return deed.worth
        most = UNKNOWN
        gain = 0.0
        count: i64 = 0
        first = self.first_look()
        for end in self.ends:
            if end.tries >= first:
                gain += end.worth - end.value
                count += 1
                for passed in end.path:
                    if passed is deed:
                        most = max(most, end.worth)
        if most > UNKNOWN:
            return most
        if count == 0:
            return deed.worth
        return max(-1.0, min(1.0, deed.worth + gain / float(count)))

    def looked(self, deed: Deed) -> i64:
        """How often the turn after it was looked at, in walks."""
        count: i64 = 0
        each: i64 = 1 if self.ahead > 0 else self.replies
        for end in self.ends:
            for passed in end.path:
                if passed is deed:
                    count += end.tries * each
        return count

    def root_at(self, state: GameState, level: list[Deed]) -> None:
        """Go on from a later choice of this turn."""
        self.state = state
        self.first = level
        self.iterations = 0
        for deed in level:
            self.iterations += deed.visits
        ends: list[End] = []
        for end in self.ends:
            for passed in end.path:
                if passed in level:
                    ends.append(end)
                    break
        self.ends = ends

    def move_on(self, state: GameState) -> None:
        """Whoever is asked answers quickly."""
        self.answer(state, self.rng)

    def answer(self, state: GameState, rng: Rng) -> None:
        """The same, by some luck."""
        choices = state.choices
        if state.current == CHANCE:
            state.apply(choices[rng.below(len(choices))])
        elif len(choices) == 1:
            state.apply(choices[0])
        else:
            state.apply(state.policy(rng))

    def judge(self, state: GameState) -> float:
        if state.ending >= 0:
            return state.returns()[self.seat]
        return state.evaluate(self.seat)

    def options(self) -> list[tuple[int, int, float]]:
        """Code, visits and worth of each choice, the best first; those never tried come last."""
        found: list[tuple[int, int, float]] = []
        for code in self.state.choices:
            visits = 0
            worth = 0.0
            for deed in self.first:
                if deed.key == code and deed.visits > 0:
                    visits = int(deed.visits + self.looked(deed))
                    worth = self.foreseen(deed)
            found.append((code, visits, worth))
        found.sort(key=by_worth)
        return found

    def line(self) -> list[int]:
        """The own choices of the best turn found, as far as no luck comes between."""
        codes: list[int] = []
        level = self.first
        while True:
            best: Deed | None = None
            most = UNKNOWN
            for deed in level:
                if deed.visits > 1:
                    worth = deed.worth if codes else self.foreseen(deed)
                    if best is None or worth > most:
                        best = deed
                        most = worth
            if best is None:
                return codes
            codes.append(int(best.key))
            if best.lucky:
                return codes
            level = best.then


def by_worth(option: tuple[int, int, float]) -> tuple[bool, float, int]:
    return (option[1] == 0, -option[2], -option[1])
