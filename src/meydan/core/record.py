"""A whole game as text: set-up, one line per decision, result. `docs/notation.md` is its grammar."""
from __future__ import annotations

import binascii
import re
from collections.abc import Iterable, Sequence
from typing import Final

from meydan.core.carry import Spoken, carry
from meydan.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSetup,
    MeydanError,
    NewerRecord,
    UnknownGame,
)
from meydan.core.game import Deal, Game, Options, Setup
from meydan.core.registry import game as find_game
from meydan.core.state import CHANCE, GameState

FORMAT: Final = 1
DICE: Final = "*"                                   # stands where chance decides instead of a seat
RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "out-of-time"
_CHECK: Final = re.compile(r"(.*) #([0-9a-f]{4})")
_SEAT: Final = re.compile(r"\*|[1-9]")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_HALF: Final = re.compile("[\ud800-\udfff]")
# Controls, line ends, half characters, and marks that would turn the text after the name around.
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class Record:
    """Set-up, players' names and decisions. A value: two equal records have equal texts.

    Decisions are pairs of a seat (or CHANCE) and an action code. A seat may resign at the end, or be `late`: its
    time ran out. `lost` is not 0 for a record of older rules whose last decisions cannot be made under today's.
    """

    def __init__(self, game: Game, setup: Setup, names: Sequence[str],
                 decisions: Iterable[tuple[int, int]] = (), resigned: int | None = None, late: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.names = tuple(names)
        self.decisions = list(decisions)
        self.resigned = resigned                    # the seat that gave up, or whose time ran out
        self.late = late
        self.lost = 0
        if len(self.names) != setup.players:
            raise BadPlayers("error-names-count", names=len(self.names), players=setup.players)
        for name in self.names:
            check_name(name)

    @classmethod
    def of(cls, game: Game | str, state: GameState, names: Sequence[str] | None = None,
           decisions: Iterable[tuple[int, int]] = ()) -> Record:
        """The record of a game that began with this state, in which nothing was decided yet."""
        played = find_game(game) if isinstance(game, str) else game
        if names is None:
            names = [f"Player {seat + 1}" for seat in range(state.players)]
        return cls(played, played.setup(state), names, decisions)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and vars(self) == vars(other)

    def replay(self, until: int | None = None) -> GameState:
        """The state after all decisions, or after the first `until`; each is checked."""
        state = self.game.deal(self.setup)
        for number, (seat, code) in enumerate(self.decisions[:until]):
            if state.over or state.current != seat or not state.allows(code):
                raise _misfit(self.game, state, len(list(self._header())) + number + 1, number + 1, seat, code)
            state.apply(code)
        return state

    # Writing.

    def __str__(self) -> str:
        lines = [*self._header(), *self._decision_lines(), *self._result()]
        return "".join(f"{line} #{_check(number, line)}\n" for number, line in enumerate(lines, 1))

    def _header(self) -> Iterable[str]:
        yield f"meydan record {FORMAT}"
        yield f"game {self.game.name} {self.game.version}"
        yield f"players {self.setup.players}"
        for option in self.game.options:
            yield f"option {option.name} {option.word(self.setup.options[option.name])}"
        for seat, name in enumerate(self.names, 1):
            yield f"seat {seat} {name}"
        for name, words in self.setup.deal.items():
            yield " ".join(["deal", name, *words])

    def _decision_lines(self) -> Iterable[str]:
        for number, (seat, code) in enumerate(self.decisions, 1):
            yield " ".join([f"{number}.", _seat_word(seat), *self.game.words(code)])

    def _result(self) -> Iterable[str]:
        if self.resigned is not None:
            yield f"{OUT_OF_TIME if self.late else 'resign'} {self.resigned + 1}"
        state = self.replay()
        if self.resigned is not None or state.over:
            yield from _result_lines(self.game, state, self.resigned, self.late)

    # Reading.

    @classmethod
    def parse(cls, text: str | bytes, game: Game | None = None) -> Record:
        """The record a text holds; BadRecord names the first line that is wrong, and why.

        `game` is needed only if it is not among the installed ones.
        """
        if isinstance(text, bytes):
            text = text.decode("utf-8", "surrogateescape")      # what is no UTF-8 is found in its line
        return _Reader(text, game).record()


def check_name(name: str) -> str:
    """The name, if it can be a player's; else BadPlayers."""
    if not name or name != name.strip() or _CONTROL.search(name):
        raise BadPlayers("error-bad-name", name=_CONTROL.sub("?", name))
    return name


def _misfit(game: Game, state: GameState, line: int, number: int, seat: int, code: int) -> BadRecord:
    """Why this decision cannot be made there."""
    if state.over:
        return BadRecord(line, "record-after-end", number=number)
    if state.current != seat:
        return BadRecord(line, "record-wrong-seat", number=number, seat=_seat_word(seat),
                         expected=_seat_word(state.current))
    return BadRecord(line, "record-illegal", number=number, words=" ".join(game.words(code)))


def _seat_word(seat: int) -> str:
    return DICE if seat == CHANCE else str(seat + 1)


def _check(number: int, line: str) -> str:
    """Four digits that catch any damaged byte of a line, and lines that were moved."""
    return f"{binascii.crc_hqx(f'{number} {line}'.encode(), 0xFFFF):04x}"


def _result_lines(game: Game, state: GameState, resigned: int | None, late: bool) -> Iterable[str]:
    seats = range(int(state.players))
    if resigned is not None:
        winners = [seat for seat in seats if seat != resigned]
        ending = OUT_OF_TIME if late else RESIGNED
    else:
        winners = [seat for seat in seats if state.won >> seat & 1]
        ending = game.endings[state.ending]
    yield " ".join(["result", ending, *(str(seat + 1) for seat in winners)])
    for seat, score in enumerate(state.scores(), 1):
        yield " ".join([f"score {seat}", *(f"{name}={points}" for name, points in score.items())])


class _Reader:
    """Reads a record line by line. Checks at the line ends may be left out, but then all of them."""

    def __init__(self, text: str, game: Game | None = None) -> None:
        self.lines = text.split("\n")
        # The first lines hold no free text, so what looks like a check there is one. Three of
        # them are looked at, for one may be damaged or torn in two.
        self.checked = any(_CHECK.fullmatch(line) for line in self.lines[:3])
        if self.lines[-1] == "":
            self.lines.pop()
        elif self.checked:
            raise BadRecord(len(self.lines), "record-cut-off")
        if not self.checked:
            self.lines = [line.rstrip() for line in self.lines]
        self.at = 0
        self.wanted = game

    def record(self) -> Record:
        game, version = self._game()
        players = self._players(game)
        options = self._options(game) if version == game.version else self._older_options(game)
        names = [self._name(seat) for seat in range(1, players + 1)]
        setup = Setup(players, options, self._deal())
        if version != game.version:
            return self._older(game, version, setup, names)
        try:
            state = game.deal(setup)
        except BadSetup as error:
            raise self._because(error) from None
        record = Record(game, setup, names)
        self._decisions(record, state)
        self._end(record, state)
        if self.at < len(self.lines):
            found = self._next()
            raise self._wrong("record-unexpected", found=found)
        return record

    # The header.

    def _game(self) -> tuple[Game, int]:
        if self._version("meydan record", FORMAT, "record-newer-format") != FORMAT:
            raise self._wrong("record-expected", expected=f"meydan record {FORMAT}")
        game = self._named_game()
        version = self._version(f"game {game.name}", game.version, "record-newer-rules", game=game.name)
        return game, version

    def _named_game(self) -> Game:
        """The game that the next line names."""
        name = self._raw().removeprefix("game ").partition(" ")[0]
        if self.wanted is not None and name == self.wanted.name:
            return self.wanted
        try:
            return find_game(name)
        except UnknownGame as error:
            self._rest("game")                      # if the line is damaged, that is what is wrong
            raise self._because(error) from None

    def _version(self, start: str, known: int, newer: str, **facts: object) -> int:
        """The version at the end of the next line. A newer program may write other checks, so a newer
        version is refused before the check is looked at."""
        found = re.match(rf"{re.escape(start)} ([1-9][0-9]{{0,8}})(?: |$)", self._raw())
        if found is not None and int(found[1]) > known:
            raise NewerRecord(self.at + 1, newer, version=int(found[1]), known=known, **facts)
        return self._number(start)

    def _players(self, game: Game) -> int:
        try:
            return game.check_players(self._number("players"))
        except BadPlayers as error:
            raise self._because(error) from None

    def _options(self, game: Game) -> Options:
        options: Options = {}
        for option in game.options:
            try:
                options[option.name] = option.value(self._rest(f"option {option.name}"))
            except BadOption as error:
                raise self._because(error) from None
        return options

    def _name(self, seat: int) -> str:
        try:
            return check_name(self._rest(f"seat {seat}"))
        except BadPlayers as error:
            raise self._because(error) from None

    def _deal(self) -> Deal:
        deal: Deal = {}
        while self._comes("deal "):
            name, *words = self._rest("deal").split(" ")
            if name in deal:
                raise self._wrong("record-unexpected", found=f"deal {name}")
            deal[name] = words
        return deal

    # The game.

    def _decisions(self, record: Record, state: GameState) -> None:
        game = record.game
        decisions = record.decisions
        while (line := self._peek())[:1].isdigit():
            self.at += 1
            number = len(decisions) + 1
            place, _, rest = line.partition(" ")
            seat_word, *words = rest.split(" ")
            if place != f"{number}." or not _SEAT.fullmatch(seat_word):
                raise self._wrong("record-expected", expected=f"{number}. {_seat_word(int(state.current))} …")
            try:
                code = game.code(*words)
            except BadAction as error:
                raise self._because(error) from None
            seat = CHANCE if seat_word == DICE else int(seat_word) - 1
            if state.over or state.current != seat or not state.allows(code):
                raise _misfit(game, state, self.at, number, seat, code)
            state.apply(code)
            decisions.append((seat, code))

    # Older rules.

    def _older_options(self, game: Game) -> Options:
        """Options by name; what today's rules do not know is left out."""
        known = {option.name: option for option in game.options}
        options: Options = {}
        while self._comes("option "):
            name, _, word = self._rest("option").partition(" ")
            if name in known:
                try:
                    options[name] = known[name].value(word)
                except BadOption as error:
                    raise self._because(error) from None
        return options

    def _older(self, game: Game, version: int, setup: Setup, names: Sequence[str]) -> Record:
        """The rest of an older record, played under today's rules. Its result was another rulebook's: not compared."""
        spoken: list[Spoken] = []
        while (line := self._peek())[:1].isdigit():
            self.at += 1
            place, _, rest = line.partition(" ")
            seat_word, *words = rest.split(" ")
            if place != f"{len(spoken) + 1}." or not _SEAT.fullmatch(seat_word):
                raise self._wrong("record-expected", expected=f"{len(spoken) + 1}. …")
            spoken.append((CHANCE if seat_word == DICE else int(seat_word) - 1, tuple(words)))
        try:
            carried = carry(game, version, setup, spoken, finished=self._comes("result "))
        except (BadSetup, BadOption) as error:
            raise self._because(error) from None
        record = Record(game, carried.setup, names, carried.decisions)
        record.lost = carried.lost
        self._resigning(record)
        while self._comes("result ") or self._comes("score "):
            self._next()
        if self.at < len(self.lines):
            raise self._wrong("record-unexpected", found=self._next())
        return record

    def _resigning(self, record: Record) -> None:
        """Who gave up, or ran out of time, if anybody did."""
        for word in ("resign", OUT_OF_TIME):
            if self._comes(f"{word} "):
                seat = self._number(word) - 1
                if not 0 <= seat < record.setup.players:
                    raise self._wrong("record-bad-resign")
                record.resigned, record.late = seat, word == OUT_OF_TIME
                return

    def _end(self, record: Record, state: GameState) -> None:
        self._resigning(record)
        if record.resigned is not None and state.over:
            raise self._wrong("record-bad-resign")
        if record.resigned is not None or state.over:
            for expected in _result_lines(record.game, state, record.resigned, record.late):
                if self._next() != expected:
                    raise self._wrong("record-expected", expected=expected)

    # Lines.

    def _raw(self) -> str:
        """The next line as it stands there, or nothing at the end."""
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def _peek(self) -> str:
        """The next line, its check verified and left out; nothing at the end."""
        line = self._raw()
        if _HALF.search(line):
            raise BadRecord(self.at + 1, "record-not-utf8")
        if not self.checked or self.at >= len(self.lines):
            return line
        match = _CHECK.fullmatch(line)
        if match is None:
            raise BadRecord(self.at + 1, "record-no-check")
        if match[2] != _check(self.at + 1, match[1]):
            raise BadRecord(self.at + 1, "record-bad-check", expected=_check(self.at + 1, match[1]))
        return match[1]

    def _comes(self, start: str) -> bool:
        return self._peek().startswith(start)

    def _next(self) -> str:
        line = self._peek()
        self.at += 1
        if self.at > len(self.lines):
            raise self._wrong("record-ends-early")
        return line

    def _rest(self, start: str) -> str:
        line = self._next()
        if not line.startswith(start + " "):
            raise self._wrong("record-expected", expected=f"{start} …")
        return line[len(start) + 1:]

    def _number(self, start: str) -> int:
        word = self._rest(start)
        if not _NUMBER.fullmatch(word):
            raise self._wrong("record-expected", expected=f"{start} …")
        return int(word)

    def _wrong(self, key: str, **facts: object) -> BadRecord:
        return BadRecord(self.at, key, **facts)

    def _because(self, error: MeydanError) -> BadRecord:
        return BadRecord(self.at, error.key, **error.facts)
