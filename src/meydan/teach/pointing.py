"""Which clause a button or a thing on the table rests on: `clauses.toml` in a game's folder.

A button is a code; a thing is known by its keys, the most telling first: its id, or its face, or where it has neither
the sign drawn on it and the part of the table it belongs to. The page's script (`closer.js`) finds things by the same
rule, from what `for_page` gives it, so that no clause travels with every button and piece.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from meydan.core.clauses import clauses
from meydan.core.game import Game
from meydan.teach.rulebook import rulebook, shown_number

LONGEST: Final = 200                            # letters of a rule that are quoted
_COPY: Final = re.compile(r"_\d$")              # the second ambush is an ambush


class Pointing:
    """The clauses of one game by what a person points at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        file = game.folder / "clauses.toml"
        told = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.names: dict[str, str] = {name: self._clause(number) for name, number in told.get("names", {}).items()}
        self.buttons: dict[str, str] = told.get("buttons", {})
        self.things: dict[str, str] = told.get("things", {})

    def _clause(self, number: str) -> str:
        return f"{self.game.prefix}-{number}"

    def button(self, code: int) -> str:
        """The clause of an action; "" where it rests on that of the question."""
        verb, *names = self.game.words(code)
        return self._first(self.buttons.get(verb, ""), names)

    def thing(self, keys: Iterable[str]) -> str:
        """The clause of what has these keys."""
        for key in keys:
            begins = max((begin for begin in self.things if key.startswith(begin)), key=len, default=None)
            if begins is not None and (found := self._first(self.things[begins], key.split("-"))):
                return found
        return ""

    def _first(self, ways: str, names: Sequence[str]) -> str:
        for way in ways.split():
            if way != "names":
                return self._clause(way)
            for name in names:
                if found := self.names.get(name) or self.names.get(_COPY.sub("", name)):
                    return found
        return ""

    def for_page(self, language: str) -> dict[str, Any]:
        """All of it: the codes at which the clause changes, the keys, the names, and the rules in words."""
        codes: list[tuple[int, str]] = []
        for code in range(self.game.actions):
            clause = self.button(code)
            if not codes or codes[-1][1] != clause:
                codes.append((code, clause))
        things = {begin: " ".join(way if way == "names" else self._clause(way) for way in ways.split())
                  for begin, ways in self.things.items()}
        used = {clause for _, clause in codes} | set(self.names.values()) | set(clauses(self.game).steps.values())
        used |= {way for ways in things.values() for way in ways.split()}
        return {"codes": codes, "things": things, "names": self.names,
                "rules": {clause: self._rule(clause, language) for clause in sorted(used - {"", "names"})}}

    def _rule(self, clause: str, language: str) -> tuple[str, str]:
        """A clause's number and how it begins."""
        text = rulebook(self.game, language).entries[clause].text
        short = text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0] + " …"
        return shown_number(clause, language), short


@cache
def pointing(game: Game) -> Pointing:
    return Pointing(game)
