"""A tournament: games written to one file as they end, so that an interrupted run goes on where it stopped."""
from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

from meydan.core.errors import MeydanError
from meydan.lab.crowd import play_all
from meydan.lab.match import Match, Played


class OtherArena(MeydanError, ValueError):
    """The file holds games of another tournament."""

    key = "error-other-arena"


class BadGames(MeydanError, ValueError):
    """A file does not hold an arena's games, or those of another game."""

    key = "error-bad-games"


class BusyArena(MeydanError, RuntimeError):
    """Another process plays this tournament."""

    key = "error-arena-busy"


class Arena:
    """The matches of a tournament and the file of its games: a line of JSON for each, with its record."""

    def __init__(self, matches: Sequence[Match], file: Path) -> None:
        self.matches = list(matches)
        self.file = file
        self.played = self._read()

    def _read(self) -> list[Played]:
        """The games of the file, each once. A last line cut off in the middle is none."""
        if not self.file.exists():
            return []
        planned = {match.number: match for match in self.matches}
        found: dict[int, Played] = {}
        for game in _parsed(whole_lines(self.file).decode("utf-8", "replace"), self.file):
            if planned.get(game.match.number) != game.match:
                raise OtherArena(file=str(self.file))
            found.setdefault(game.match.number, game)
        return list(found.values())

    def run(self, cores: int | None = None, ray: str | None = None) -> Iterator[Played]:
        """Play what is missing; each game is on disk before it is told. Only one process does so at a time."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with _named(self.file), self.file.open("a", encoding="utf-8") as out:
            _hold(out, self.file)
            out.truncate(len(whole_lines(self.file)))
            self.played = self._read()
            done = {game.match.number for game in self.played}
            missing = [match for match in self.matches if match.number not in done]
            for game in play_all(missing, cores, ray):
                out.write(written(game) + "\n")
                out.flush()
                self.played.append(game)
                yield game


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """A full disk does not say which file it has no room for."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(file)
        raise


def whole_lines(file: Path) -> bytes:
    """A file without a last line that was cut off in the middle."""
    text = file.read_bytes()
    return text[:text.rfind(b"\n") + 1]


def _hold(out: TextIO, file: Path) -> None:
    """Keep others from writing to the file, where the system can, for as long as it is open."""
    try:
        locks: Any = import_module("fcntl")
    except ModuleNotFoundError:
        return
    try:
        locks.flock(out, locks.LOCK_EX | locks.LOCK_NB)
    except BlockingIOError:
        raise BusyArena(file=str(file)) from None


def read_games(file: Path, game: str | None = None) -> list[Played]:
    """The games of an arena's file, all of them of this game."""
    found = _parsed(whole_lines(file).decode("utf-8", "replace"), file)
    if not found:
        raise BadGames("error-no-games", file=str(file))
    for one in found:
        if game is not None and one.match.game != game:
            raise BadGames("error-games-of-another", file=str(file), game=one.match.game)
    return found


def _parsed(text: str, file: Path) -> list[Played]:
    found: list[Played] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(parsed(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadGames(file=str(file), line=number) from None
    return found


def written(game: Played) -> str:
    """A game as one line of JSON."""
    return json.dumps(asdict(game), ensure_ascii=False, separators=(",", ":"))


def parsed(line: str) -> Played:
    """And back."""
    row = json.loads(line)
    match = row.pop("match")
    match["seats"] = tuple(match["seats"])
    for name in ("returns", "points"):
        row[name] = tuple(row[name])
    row["thinking"] = tuple(map(tuple, row["thinking"]))
    return Played(match=Match(**match), **row)
