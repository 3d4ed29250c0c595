"""The face of a game towards everything else: its declared facts, and how a game of it begins."""
from __future__ import annotations

import re
import secrets
import sys
from pathlib import Path
from typing import Any, ClassVar

from meydan.core.actions import Actions, Events, Kind
from meydan.core.errors import BadOption, BadPlayers
from meydan.core.reasons import Reason
from meydan.core.state import GameState

Value = str | bool | int
Options = dict[str, Value]
Deal = dict[str, list[str]]
Words = tuple[str, ...]


class Option:
    """A choice to be made before the game: its values, the usual one, and the clause behind it.

    Texts: `option-NAME` (a title), `option-NAME-why` (a sentence), `option-NAME-VALUE` (each value;
    for a switch `yes` and `no`). `older` names values that earlier versions wrote, and what they are now.
    """

    def __init__(self, name: str, values: tuple[Value, ...], default: Value, clause: str = "",
                 older: tuple[tuple[Value, Value], ...] = ()) -> None:
        if default not in values:
            raise ValueError(f"option {name}: the default {default} is not among {values}")
        self.name = name
        self.values = values
        self.default = default
        self.clause = clause
        self.older = older

    def now(self, value: Value) -> Value:
        """The value itself, or what an older one is called now."""
        return next((now for older, now in self.older if value == older and type(value) is type(older)), value)

    def word(self, value: Value) -> str:
        """How a value is written in records and texts."""
        return _word(self.now(value))

    def value(self, word: str) -> Value:
        """The value a word stands for."""
        for value in (*self.values, *(older for older, _ in self.older)):
            if _word(value) == word:
                return self.now(value)
        raise self.unknown(word)

    def checked(self, value: Value) -> Value:
        """A value of this option, as it is called now."""
        now = self.now(value)
        if not any(now == known and type(now) is type(known) for known in self.values):
            raise self.unknown(value)
        return now

    def unknown(self, value: object) -> BadOption:
        allowed = ", ".join(map(self.word, self.values))
        return BadOption("error-bad-option-value", option=self.name, value=str(value), allowed=allowed)


def _word(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class Order:
    """Something a seat can have done by the program from now on: its game declares it, the seat switches it.

    Texts: `order-NAME` (what it does, as a button says it; with `$about` if it is about one of a kind, such as a
    card) and `order-NAME-why` (a sentence). An order answers windows and other secret questions only, never a
    seat's own turn, unless it is declared `own`: then its name must say so.
    """

    def __init__(self, name: str, kind: Kind | None = None, own: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.own = own


class Setup:
    """All that is decided before the first decision: players, options, and the dealt orders.

    `deal` maps a name ("age1") to words; "?" leaves a component open that never comes to light.
    """

    def __init__(self, players: int, options: Options, deal: Deal) -> None:
        self.players = players
        self.options = options
        self.deal = deal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and vars(self) == vars(other)


class Game:
    """A game's declared facts. One instance per game, `GAME` in its folder."""

    name: str                           # also the folder's name
    version: int = 1                    # of the rules; codes are stable within a version
    prefix: str                         # of the ledger's clauses: "SWD"
    complete: bool = False              # every clause has a test; the test run insists on it
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    table: Actions
    events: Events
    endings: tuple[str, ...]            # texts `ending-NAME`
    longest: int                        # no game has more decisions, chance included
    chance: bool                        # whether CHANCE ever decides; its choices are equally likely
    hidden: bool                        # whether anything is hidden from anybody
    # Where the page looks ahead (see `meydan.table.sequences`), a question that comes up with a choice goes on with it.
    opening: frozenset[str] = frozenset()       # steps that begin a deed of their own even so
    continuing: frozenset[str] = frozenset()    # steps that go on with a deed though they waited below it
    windows: bool = False               # whether any step is a window: the table then has a beat
    own_windows: tuple[str, ...] = ()   # those in a seat's own turn: whoever can do something there is waited for
    orders: tuple[Order, ...] = ()      # what a seat may leave to the program
    counted_events: tuple[str, ...] = ()        # those that simulations count by game; texts `counted-NAME`
    levels: ClassVar[dict[str, dict[str, Any]]] = {}    # by bot level: its effort in this game (`Effort`)
    networks: ClassVar[dict[int, str]] = {}     # by players: the file of what was learned for `ask_learned`
    limits: ClassVar[Options] = {}      # options that end a game for sure; simulations, bots and the lab set them

    # What a game has to say.

    def fresh(self, players: int, seed: int, options: Options) -> GameState:
        """A game shuffled and dealt from the seed; options are complete and valid."""
        raise NotImplementedError

    def deal(self, setup: Setup) -> GameState:
        """A game with explicit dealt orders, and `options` set on its state; BadSetup if they do not fit."""
        raise NotImplementedError

    def setup(self, state: GameState) -> Setup:
        """The dealt orders of a state in which nothing was decided yet; `deal` turns it back."""
        raise NotImplementedError

    def stage(self, state: GameState) -> int:
        """How far the game has come, in a few steps from 0 on (Ages, rounds): what a worth means differs by them."""
        return 0

    def ask_learned(self, state: GameState, file: Path | None = None) -> bool:
        """Have a search's deal, and all that is cloned from it, judged by what was learned from games (or by that of a
        file) instead of the hand-made opinion; False where nothing was learned for such a table, or where a network
        that `meydan.search` runs judges instead."""
        return False

    def prompt(self, state: GameState) -> tuple[str, dict[str, Any]]:
        """The text that tells `current` what to do, and its arguments (open facts only)."""
        frame = state.stack[-1]
        name = re.sub(r"(?<=.)(?=[A-Z])", "-", state.asking).lower()
        return f"prompt-{name}", {"number": int(frame.number)}

    def details(self, view: dict[str, Any], code: int) -> dict[str, Any]:
        """Further arguments for the sentence of an action, from the view of the seat that is asked: what it costs or
        gives here. The sentence must also read well without them, as records and lists of actions show it."""
        return {}

    def order_about(self, order: Order, view: dict[str, Any]) -> list[int]:
        """Of which of its kind an order is offered now, from the seat's own view: cards it holds, never a guess."""
        return []

    def leaves(self, order: Order, about: int, view: dict[str, Any], choices: list[int]) -> list[int]:
        """The choices that an order leaves open, from the view of the seat that gave it; `about` is a number of its
        kind, or -1. All of them: it does not concern this question. One: the program answers it. The first choice
        of a window, which declines, is never taken away."""
        return choices

    def ruled(self, players: int, options: Options) -> dict[int, str]:
        """Seats that the program plays by rule, and the text that names each: nobody sits there."""
        return {}

    def panel(self, state: GameState) -> tuple[str, str] | None:
        """What an amount asked now is of, by its text; several such questions in a row are asked on one panel."""
        return None

    def ways(self, state: GameState) -> list[list[tuple[int, bool]]]:
        """Deeds that reach further than the table looks ahead: their answers, and whether each is only passed by."""
        return []

    def reason(self, view: dict[str, Any], code: int) -> Reason | None:
        """Why the seat of this view, which is asked, cannot choose this code; None where the game cannot tell."""
        return None

    def roles(self, state: GameState) -> list[dict[str, str]]:
        """What each seat plays, by kind (a faction, a mat): the texts `KIND-NAME` name it. Statistics count by it."""
        return [{} for _ in range(state.players)]

    def tallies(self, state: GameState) -> list[dict[str, int]]:
        """What else is worth counting of each seat at the end; the texts `NAME` name it."""
        return [{} for _ in range(state.players)]

    # Games begun with an older version of the rules; see `meydan.core.carry`.

    def carry_setup(self, version: int, setup: Setup) -> Setup:
        """An older deal as today's `deal` wants it; options that are no more are left out afterwards."""
        return setup

    def carry_words(self, version: int, words: Words, state: GameState) -> Words | None:
        """Today's words of an older decision that does not fit here as it was written; None: it is left out, for
        its question is no longer asked. Unless a game says otherwise that holds for bare verbs, such as "pass"."""
        return None if len(words) == 1 else words

    def carry_answer(self, version: int, state: GameState) -> int | None:
        """The answer to a question that the older rules did not ask; None if there is something to decide."""
        if len(state.choices) == 1 or state.stack[-1].step.window:
            return state.choices[0]
        return None

    def old_words(self, version: int, code: int) -> Words:
        """What a code of an older version meant; a game says it when its codes have changed."""
        return self.words(code)

    # What follows from it.

    @property
    def actions(self) -> int:
        """How many action codes there are."""
        return self.table.size

    def words(self, code: int) -> tuple[str, ...]:
        """The canonical words of an action."""
        return self.table.words(code)

    def code(self, *words: str) -> int:
        """The action with these words."""
        return self.table.code(*words)

    def new(self, players: int | None = None, seed: int | None = None, **options: Value) -> GameState:
        """Shuffle and deal; from system randomness if no seed is given."""
        if seed is None:
            seed = secrets.randbits(62)
        players = self.players[0] if players is None else players
        chosen = self.check_options(options)
        state = self.fresh(self.check_players(players), seed, chosen)
        state.options = chosen
        return state

    def trial(self, players: int | None = None, seed: int | None = None, **options: Value) -> GameState:
        """The same where nobody watches and it has to end: with the game's `limits` unless others are given."""
        return self.new(players, seed, **self.trial_options(options))

    def trial_options(self, options: Options) -> Options:
        """All options of such a game, given ones checked."""
        return self.check_options({**self.limits, **options})

    def people(self, players: int, options: Options) -> list[int]:
        """The seats that somebody has to take, a person or a bot."""
        ruled = self.ruled(players, options)
        return [seat for seat in range(players) if seat not in ruled]

    def seats_for(self, people: int, options: Options) -> int:
        """How many seats a game of so many people has; BadPlayers if there is none with these options."""
        for players in self.players:
            if len(self.people(players, options)) == people:
                return players
        allowed = sorted({len(self.people(players, options)) for players in self.players})
        raise BadPlayers(game=self.name, players=people, allowed=allowed)

    def options_for(self, people: int) -> Options:
        """The usual options, or those next to them with which so many can play: one against a seat played by rule."""
        usual = self.check_options({})
        others = [{**usual, option.name: value} for option in self.options for value in option.values]
        for options in (usual, *others):
            if any(len(self.people(players, options)) == people for players in self.players):
                return options
        raise BadPlayers(game=self.name, players=people, allowed=list(self.people_counts))

    @property
    def people_counts(self) -> tuple[int, ...]:
        """How many people can play, with whatever options."""
        usual = self.check_options({})
        ways = [usual, *({**usual, option.name: value} for option in self.options for value in option.values)]
        return tuple(sorted({len(self.people(players, options)) for players in self.players for options in ways}))

    def check_players(self, players: int) -> int:
        if players not in self.players:
            raise BadPlayers(game=self.name, players=players, allowed=list(self.players))
        return players

    def check_options(self, options: Options) -> Options:
        """All options, given ones checked, the others at their default."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                allowed = ", ".join(known) or "-"
                raise BadOption(game=self.name, option=name, allowed=allowed)
        return {name: option.checked(options[name]) if name in options else option.default
                for name, option in known.items()}

    @property
    def folder(self) -> Path:
        """Where the game's texts, facts and ledger lie: its package."""
        package = getattr(sys.modules.get(type(self).__module__), "__path__", None)
        return Path(package[0]) if package else Path(__file__).parents[1] / "games" / self.name

    def __repr__(self) -> str:
        return f"<{self.name}, rules version {self.version}>"
