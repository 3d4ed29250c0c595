"""Which clause of the rules a question or an event rests on.

The rules say it themselves: the docstring of a step, or of a deed that notes an event, names its clauses
("The defender may ambush (ROOT-9.4)"). It is read from the source, since compiled classes keep no docstrings.
"""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meydan.core.game import Game


class Clauses:
    """The clauses of one game by the names of its steps and of its events."""

    def __init__(self, game: Game) -> None:
        self.steps: dict[str, str] = {}
        self.events: dict[str, str] = {}
        self._clause_name = re.compile(rf"\b{game.prefix}-\d+\.\d+[a-z]?")
        sources = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(game.folder.glob("*.py"))]
        self._event_of = {word: name for source in sources for word, name in _declared(source)}
        for source in sources:
            self._read(source, self._clause(source))

    def _clause(self, node: ast.AST) -> str:
        """The first clause a docstring names."""
        if not isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.Module)):
            return ""
        found = self._clause_name.search(ast.get_docstring(node) or "")
        return found[0] if found else ""

    def _read(self, node: ast.AST, around: str) -> None:
        for child in ast.iter_child_nodes(node):
            own = self._clause(child)
            if isinstance(child, ast.ClassDef):
                inherited = (self.steps.get(_word(base), "") for base in child.bases)
                own = self.steps[child.name] = own or next(filter(None, inherited), "") or around
            if isinstance(child, ast.Call) and around and _word(child.func) != "EventKind":
                for word in map(_word, child.args):
                    if word in self._event_of:
                        self.events.setdefault(self._event_of[word], around)
            self._read(child, own or around)


def _word(node: ast.AST) -> str:
    return str(getattr(node, "id", getattr(node, "attr", "")))


def _declared(source: ast.AST) -> Iterator[tuple[str, str]]:
    """The constant of each event and its name: `EventKind("placed", PLACED, …)`."""
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and _word(node.func) == "EventKind":
            name, constant = node.args[:2]
            if isinstance(name, ast.Constant):
                yield _word(constant), str(name.value)


@cache
def clauses(game: Game) -> Clauses:
    return Clauses(game)
