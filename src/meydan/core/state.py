"""What every game's state can do: a stack of frames, each naming one step of the rules.

A step with options asks a seat (or chance); a step without acts at once. `settle` carries out
steps until somebody has to choose. Frames never change, so clones share them.
"""
from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from meydan.core.rng import Rng

CHANCE: Final = -1                      # `current` while dice are to be rolled
NOBODY: Final = -2                      # `current` when the game is over
EVERYONE: Final = -1                    # the audience of an open event

# A shift by a variable is compiled to 32 bits, so single bits come from this table.
BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(62)])

# Multiplied by this number, the powers of 2 below 2 ** 62 all differ in the bits from 56 to 61.
_SPREAD: Final = 0x03F79D71B4CB0A89
_NUMBER_OF: Final[vec[i64]] = vec[i64](
    [next((n for n in range(62) if 2**n * _SPREAD >> 56 & 63 == high), 0) for high in range(64)])


def lowest(mask: i64) -> i64:
    """The number of the lowest bit; `mask &= mask - 1` then takes it away.

    >>> lowest(0b101000)
    3
    """
    return _NUMBER_OF[(mask & -mask) * _SPREAD >> 56 & 63]


READY_PLAYERS: Final = 5                # frames for chance and these seats, with a small number, are made once
READY_NUMBERS: Final = 4
NOTHING: Final[list[int]] = []          # the options of a step that acts; nobody adds to it

# For steps that write their options instead of listing them.
UNWRITTEN: Final[vec[i64]] = vec[i64]([])
BLANK: Final[vec[i64]] = vec[i64]([0] * 64)             # room for as many options
BOXED: Final[list[Any]] = list(range(2048))             # a code of these in a list costs no new number

# Event code, audience (a mask of seats or EVERYONE), acting seat, and up to three numbers.
Event = tuple[int, int, int, int, int, int]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class GameState:
    """A position of some game. A value: `clone` shares nothing that changes.

    `apply` trusts its caller: an impossible code corrupts the state. `meydan.table` checks.
    """
    __slots__ = ("players", "options", "current", "listed", "written", "breadth", "secret", "stack", "ending", "won",
                 "reveals", "disclosed", "log")

    def __init__(self, source: GameState | None = None) -> None:
        self.players: i64 = 2
        self.options: dict[str, str | bool | int] = NO_OPTIONS      # the table options; never changed
        self.current: i64 = NOBODY
        self.listed: list[int] | None = NOTHING     # the choices; None while they are written and nobody needed a list
        self.written: vec[i64] = UNWRITTEN
        self.breadth: i64 = 0                   # how many are written
        self.secret: bool = False               # the choices depend on what only `current` knows
        self.stack: list[Frame] = NO_FRAMES     # what is still to be done, the next step last
        self.ending: i64 = -1                   # which of the game's endings it was, or -1 while it runs
        self.won: i64 = 0                       # mask of the winning seats
        self.reveals: i64 = 0                   # how often something hidden became known to somebody
        self.disclosed: i64 = 0                     # how many of those were a seat's own things, shown by itself
        self.log: list[Event] | None = None     # events are noted while a list is attached
        if source is None:
            self.stack = BOTTOM[:]
        else:
            self.share(source)

    def share(self, source: GameState) -> None:
        """Take over what all games have in common: what a clone does first, if `__init__` did not."""
        self.players = source.players
        self.options = source.options
        self.current = source.current
        self.listed = source.choices
        self.secret = source.secret
        self.stack = source.stack[:]
        self.ending = source.ending
        self.won = source.won
        self.reveals = source.reveals
        self.disclosed = source.disclosed

    # What a game has to say.

    def clone(self) -> GameState:
        """An independent copy, without a log."""
        raise NotImplementedError

    def determinize(self, observer: i64, seed: i64) -> GameState:
        """A clone in which all that `observer` cannot know is dealt anew."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may see, as JSON-safe values."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """For each seat its points by source, with their "total"; as if the game ended now."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """The game's own guess at what `seat` will get, from -1.0 to 1.0; 0.0 knows nothing."""
        return 0.0

    def evaluations(self) -> list[float]:
        """The same for every seat; a game that judges all seats together need not do so once for each."""
        return [self.evaluate(seat) for seat in range(self.players)]

    def policy(self, rng: Rng) -> i64:
        """A plausible choice for a quick playout; any legal one unless the game knows better."""
        return any_choice(self, rng)

    def observe(self, seat: i64, buffer: vec[u8], offset: i64) -> None:
        """Write what the seat knows as small numbers, from `offset` on, where all was zero.

        The game's module `observe` names the sections (`LAYOUT`) and tells how many numbers there are (`SIZE`).
        """
        raise NotImplementedError

    def signature(self) -> i64:
        """A number by which positions after the same choices differ if luck told them apart."""
        return 0

    def turns_begun(self) -> i64:
        """How many turns have begun, where a turn is one seat's to plan as a whole; 0 where it is not."""
        return 0

    def skip_turn(self) -> bool:
        """For search: imagine that whoever begins a turn does nothing in it. False where that cannot be imagined."""
        return False

    # What follows from it.

    def __copy__(self) -> GameState:
        """A state is a value: any copy is a clone."""
        return self.clone()

    def __deepcopy__(self, memo: Any) -> GameState:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Steps are themselves and nothing else, so a state that came from elsewhere would not know its own."""
        raise TypeError("states are not pickled: send a record, and replay it")

    def __eq__(self, other: object) -> bool:
        """Only a state is the same as itself. Whether two positions are equal is asked of their records or views."""
        if self is other:
            return True
        if isinstance(other, GameState):
            raise TypeError("states are not compared: compare records, or the views of a seat")
        return False

    def __hash__(self) -> int:
        return id(self)

    @property
    def choices(self) -> list[int]:
        """Legal codes for `current`; callers do not change it."""
        listed = self.listed
        if listed is None:
            written = self.written
            listed = BOXED[:self.breadth]
            for number in range(self.breadth):
                listed[number] = BOXED[written[number]]
            self.listed = listed
        return listed

    @property
    def over(self) -> bool:
        return self.ending >= 0

    @property
    def together(self) -> tuple[int, ...]:
        """The seats that decide at the same time, unseen by each other; usually none.

        A window is a moment of its own: it ends where a seat's next frame, or another kind of question, begins.
        """
        seats: list[int] = []
        if not self.stack:
            return ()
        window = self.stack[-1].step.window
        for depth in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[depth]
            if not frame.step.sealed or frame.step.window != window:
                break
            if window and int(frame.player) in seats:
                break
            if int(frame.player) not in seats:
                seats.append(int(frame.player))
        return tuple(seats) if len(seats) > 1 else ()

    @property
    def aside(self) -> list[int]:
        """Codes that `current` may choose though they are not among its choices: settings of its own that tell the
        others nothing and that no search or simulation has to consider."""
        return NOTHING

    def allows(self, code: int) -> bool:
        """Whether `current` may choose this."""
        return code in self.choices or code in self.aside

    @property
    def asking(self) -> str:
        """The name of the step that asks, such as "TakeHits"; empty when the game is over."""
        return self.stack[-1].step.name if self.stack else ""

    def pending(self, seat: int | None) -> dict[str, Any] | None:
        """What is asked now, as far as this seat (None: a spectator) may know; None when the game is over.

        `asks` is the step, `seat` whom it asks, and the rest what the step says it is about.
        """
        if self.ending >= 0:
            return None
        frame = self.stack[-1]
        asked: dict[str, Any] = {"asks": self.asking, "seat": int(frame.player)}
        asked.update(frame.step.about(self, frame, -1 if seat is None else seat))
        return asked

    def returns(self) -> list[float]:
        """What each seat got: 1 for a sole winner, losers share -1, and all sum to 0."""
        if self.ending < 0 or self.won == 0:        # it runs, or it was stopped and nobody won
            return [0.0] * int(self.players)
        winners = 0
        for seat in range(self.players):
            if self.won & BIT[seat]:
                winners += 1
        result: list[float] = []
        for seat in range(self.players):
            share = 1.0 / winners if self.won & BIT[seat] else 0.0
            result.append((float(self.players) * share - 1.0) / float(self.players - 1))
        return result

    def apply(self, code: i64) -> None:
        """Carry out the choice of `current`, and all that follows until the next choice."""
        frame = self.stack.pop()
        frame.step.choose(self, frame, code)
        self.settle()

    # What steps call.

    def settle(self) -> None:
        """Carry out steps until somebody, or chance, has to choose."""
        while self.ending < 0:
            frame = self.stack[-1]
            step = frame.step
            asked = False
            if step.writes:
                if not len(self.written):
                    self.written = BLANK[:]
                self.listed = None
                count = step.write(self, frame, self.written)
                self.breadth = count
                asked = count > 0
            elif step.asks:
                listed = step.options(self, frame)
                self.listed = listed
                asked = len(listed) > 0
            if asked:
                self.current = frame.player
                self.secret = step.secret
                return
            self.stack.pop()
            step.enter(self, frame)
        self.stack = []
        self.listed = NOTHING
        self.current = NOBODY
        self.secret = False

    def then(self, step: Step[Any], player: i64, number: i64 = 0) -> None:
        """Do this step next. What comes last is pushed first."""
        if 0 <= number < READY_NUMBERS and player < READY_PLAYERS:
            self.stack.append(step.ready[(player + 1) * READY_NUMBERS + number])
        else:
            self.stack.append(Frame(step, player, number))

    def window(self, step: Step[Any], source: i64, number: i64 = 0) -> None:
        """Every other seat, in turn order from the left of `source`, comes to this step."""
        seat = source
        for _others in range(self.players - 1):
            if seat == 0:
                seat = self.players
            seat -= 1
            self.then(step, seat, number)

    def finish(self, won: i64, ending: i64) -> None:
        """The game is over: a mask of the winning seats, and which ending it was."""
        self.won = won
        self.ending = ending

    def reveal(self) -> None:
        """Something hidden becomes known to somebody; nothing before it can be taken back."""
        self.reveals += 1

    def disclose(self) -> None:
        """The seat shows a thing of its own: it cannot be taken back, but the seat itself learns nothing by it."""
        self.reveals += 1
        self.disclosed += 1

    def note(self, event: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, audience: i64 = EVERYONE) -> None:
        """Write an event into the log, if one is attached."""
        if self.log is not None:
            self.log.append((event, audience, seat, a, b, c))


State = TypeVar("State", bound=GameState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[State]):
    """One sentence of the rulebook: with options it asks (`choose`), without it acts (`enter`).

    Options are listed (`options`) or, where millions of games wait for them, written as plain numbers (`write`).

    `secret`: the options depend on what only the asked seat knows. `sealed`: seats with frames of
    sealed steps on top of the stack decide at the same time, unseen by each other. `window`: a chance
    to answer that is offered to every seat whatever it holds, so it is secret and sealed too; its first
    choice declines. `unseen`: what one seat chooses alone is known to nobody but those whom `seen_by` names.
    """

    def __init__(self, secret: bool = False, sealed: bool = False, window: bool = False, unseen: bool = False) -> None:
        self.secret = secret or window
        self.sealed = sealed or window
        self.window = window
        self.unseen = unseen
        self.name: str = type(self).__name__
        self.writes = type(self).write is not Step.write
        self.asks = self.writes or type(self).options is not Step.options   # without options of its own it only acts
        self.ready: vec[Frame] = vec[Frame]([Frame(self, player, number) for player in range(-1, READY_PLAYERS)
                                             for number in range(READY_NUMBERS)])

    def options(self, g: State, f: Frame) -> list[int]:
        return NOTHING

    def write(self, g: State, f: Frame, codes: vec[i64]) -> i64:
        """Write the options, codes below 2048, from the start of `codes`, which has room for 64; how many they are."""
        return 0

    def choose(self, g: State, f: Frame, code: i64) -> None:
        raise NotImplementedError

    def about(self, g: State, f: Frame, seat: i64) -> dict[str, Any]:
        """The question's facts as `seat` (-1: a spectator) may know them, JSON-safe: which card, unit, place, sum,
        on whose behalf, how often still, what is already declared. Two questions that differ say different things."""
        return {}

    def seen_by(self, f: Frame, code: i64, seat: i64) -> bool:
        """Whether that seat knows that this was chosen in an unseen step."""
        return seat == f.player

    def enter(self, g: State, f: Frame) -> None:
        pass


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step still to be done, by whom, and one number. Never changed."""
    __slots__ = ("step", "player", "number")

    def __init__(self, step: Step[Any], player: i64, number: i64) -> None:
        self.step = step
        self.player: i64 = player
        self.number: i64 = number


class RanOut(Step[GameState]):
    """Stands at the bottom of every stack: the rules forgot to say what comes next."""

    def enter(self, g: GameState, f: Frame) -> None:
        raise RuntimeError("the rules ran out of steps")


NO_OPTIONS: Final[dict[str, str | bool | int]] = {}
NO_FRAMES: Final[list[Frame]] = []

# As many as keep the list from being shrunk and grown again at every turn.
BOTTOM: Final[list[Frame]] = [Frame(RanOut(), NOBODY, 0)] * 4


def breadth(state: GameState) -> i64:
    """How many choices there are."""
    listed = state.listed
    if listed is None:
        return state.breadth
    return len(listed)


def choice(state: GameState, number: i64) -> i64:
    """The choice of that number; no list is made for it."""
    listed = state.listed
    if listed is None:
        return state.written[number]
    return listed[number]


def any_choice(state: GameState, rng: Rng) -> i64:
    """One of the choices, each equally likely."""
    listed = state.listed
    if listed is None:
        number = rng.below(state.breadth)
        return state.written[number]
    return listed[rng.below(len(listed))]


def playout(state: GameState, rng: Rng) -> i64:
    """Play uniformly at random to the end; the number of decisions it took."""
    decisions: i64 = 0
    while state.ending < 0:
        state.apply(any_choice(state, rng))
        decisions += 1
    return decisions
