"""A whole game as text: set-up, one line per decision, result. `docs/notation.md` is its grammar."""
from __future__ import annotations

import binascii
import re
from collections.abc import Iterable, Sequence
from typing import Final

from meydan.core.errors import BadAction, BadOption, BadPlayers, BadRecord, BadSetup, NewerRecord, UnknownGame
from meydan.core.game import Deal, Game, Options, Setup
from meydan.core.registry import game as find_game
from meydan.core.state import CHANCE, GameState

FORMAT: Final = 1
DICE: Final = "*"                                   # stands where chance decides instead of a seat
RESIGNED: Final = "resigned"
_CHECK: Final = re.compile(r"^(.*) #([0-9a-f]{4})$")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Record:
    """Set-up, players' names and decisions. A value: two equal records have equal texts.

    Decisions are pairs of a seat (or CHANCE) and an action code. A seat may resign at the end.
    """

    def __init__(self, game: Game, setup: Setup, names: Sequence[str],
                 decisions: Iterable[tuple[int, int]] = (), resigned: int | None = None) -> None:
        self.game = game
        self.setup = setup
        self.names = tuple(names)
        self.decisions = list(decisions)
        self.resigned = resigned
        if len(self.names) != setup.players:
            raise BadPlayers("error-names-count", names=len(self.names), players=setup.players)
        for name in self.names:
            if not name or name != name.strip() or _CONTROL.search(name):
                raise BadPlayers("error-bad-name", name=_CONTROL.sub("?", name))

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
            self._check(state, number, seat, code, 0)
            state.apply(code)
        return state

    def _check(self, state: GameState, number: int, seat: int, code: int, line: int) -> None:
        if state.over:
            raise BadRecord(line, "record-after-end", number=number + 1)
        if state.current != seat:
            raise BadRecord(line, "record-wrong-seat", number=number + 1, seat=_seat_word(seat),
                            expected=_seat_word(state.current))
        if code not in state.choices:
            raise BadRecord(line, "record-illegal", number=number + 1, words=" ".join(self.game.words(code)))

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
            yield f"resign {self.resigned + 1}"
        state = self.replay()
        if self.resigned is not None or state.over:
            yield from _result_lines(self.game, state, self.resigned)

    # Reading.

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """The record a text holds; BadRecord names the first line that is wrong, and why."""
        return _Reader(_decoded(text)).record()


def _seat_word(seat: int) -> str:
    return DICE if seat == CHANCE else str(seat + 1)


def _check(number: int, line: str) -> str:
    """Four digits that catch any damaged byte of a line, and lines that were moved."""
    return f"{binascii.crc_hqx(f'{number} {line}'.encode(), 0xFFFF):04x}"


def _result_lines(game: Game, state: GameState, resigned: int | None) -> Iterable[str]:
    seats = range(int(state.players))
    if resigned is not None:
        winners = [seat for seat in seats if seat != resigned]
        ending = RESIGNED
    else:
        winners = [seat for seat in seats if state.won >> seat & 1]
        ending = game.endings[state.ending]
    yield " ".join(["result", ending, *(str(seat + 1) for seat in winners)])
    for seat, score in enumerate(state.scores(), 1):
        yield " ".join([f"score {seat}", *(f"{name}={points}" for name, points in score.items())])


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(text.count(b"\n", 0, error.start) + 1, "record-not-utf8") from None


class _Reader:
    """Reads a record line by line. Checks at the line ends may be left out, but then all of them."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        elif _CHECK.match(self.lines[0]):
            raise BadRecord(len(self.lines), "record-cut-off")
        self.at = 0
        self.checked = bool(self.lines) and _CHECK.match(self.lines[0]) is not None

    def record(self) -> Record:
        game = self._game()
        players = self._number("players")
        options = self._options(game)
        names = [self._rest(f"seat {seat}") for seat in range(1, players + 1)]
        deal: Deal = {}
        while (line := self._peek()) is not None and line.startswith("deal "):
            _, name, *words = self._next().split(" ")
            deal[name] = words
        try:
            state = game.deal(Setup(game.check_players(players), options, deal))
            record = Record(game, Setup(players, options, deal), names)
        except (BadSetup, BadPlayers) as error:
            raise BadRecord(self.at, error.key, **error.facts) from None
        self._decisions(record, state)
        if self.at < len(self.lines):
            self.at += 1
            raise self._wrong("record-unexpected", found=self.lines[self.at - 1])
        return record

    def _game(self) -> Game:
        version = self._number("meydan record")
        if version > FORMAT:
            raise NewerRecord(self.at, "record-newer-format", version=version, known=FORMAT)
        if version < 1:
            raise self._wrong("record-expected", expected=f"meydan record {FORMAT}")
        name, _, rules = self._rest("game").partition(" ")
        try:
            game = find_game(name)
        except UnknownGame as error:
            raise BadRecord(self.at, error.key, **error.facts) from None
        if not rules.isascii() or not rules.isdigit():
            raise self._wrong("record-expected", expected=f"game {name} {game.version}")
        if int(rules) > game.version:
            raise NewerRecord(self.at, "record-newer-rules", game=name, version=int(rules), known=game.version)
        if int(rules) < game.version:
            raise self._wrong("record-older-rules", game=name, version=int(rules), known=game.version)
        return game

    def _options(self, game: Game) -> Options:
        options: Options = {}
        for option in game.options:
            word = self._rest(f"option {option.name}")
            try:
                options[option.name] = option.value(word)
            except BadOption as error:
                raise BadRecord(self.at, error.key, **error.facts) from None
        return options

    def _decisions(self, record: Record, state: GameState) -> None:
        while (line := self._peek()) is not None and line[:1].isdigit():
            number = len(record.decisions)
            place, seat_word, *words = (self._next() + " ").rstrip(" ").split(" ") + [""] * (line.count(" ") == 0)
            if place != f"{number + 1}.":
                raise self._wrong("record-expected", expected=f"{number + 1}.")
            try:
                code = record.game.code(*words)
            except BadAction as error:
                raise BadRecord(self.at, error.key, **error.facts) from None
            if seat_word != DICE and not (seat_word.isascii() and seat_word.isdigit()):
                raise self._wrong("record-expected", expected=_seat_word(state.current))
            seat = CHANCE if seat_word == DICE else int(seat_word) - 1
            record._check(state, number, seat, code, self.at)
            state.apply(code)
            record.decisions.append((seat, code))
        line = self._peek()
        if line is not None and line.startswith("resign "):
            seat = self._number("resign") - 1
            if state.over or not 0 <= seat < record.setup.players:
                raise self._wrong("record-bad-resign")
            record.resigned = seat
        if record.resigned is not None or state.over:
            for expected in _result_lines(record.game, state, record.resigned):
                if self._next() != expected:
                    raise self._wrong("record-expected", expected=expected)

    # Lines.

    def _peek(self) -> str | None:
        """The next line without its check, or None at the end."""
        if self.at >= len(self.lines):
            return None
        line = self.lines[self.at]
        if not self.checked:
            return line
        match = _CHECK.match(line)
        if match is None:
            raise BadRecord(self.at + 1, "record-no-check")
        if match[2] != _check(self.at + 1, match[1]):
            raise BadRecord(self.at + 1, "record-bad-check", expected=_check(self.at + 1, match[1]))
        return match[1]

    def _next(self) -> str:
        line = self._peek()
        self.at += 1
        if line is None:
            raise self._wrong("record-ends-early")
        return line

    def _rest(self, start: str) -> str:
        line = self._next()
        if not line.startswith(start + " "):
            raise self._wrong("record-expected", expected=f"{start} …")
        return line[len(start) + 1:]

    def _number(self, start: str) -> int:
        word = self._rest(start)
        if not (word.isascii() and word.isdigit() and word == str(int(word))):
            raise self._wrong("record-expected", expected=f"{start} …")
        return int(word)

    def _wrong(self, key: str, **facts: object) -> BadRecord:
        return BadRecord(self.at, key, **facts)
