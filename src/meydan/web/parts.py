"""What changed inside a part of the board: elements that stayed as they were are only named.

`<g id='x' same></g>` stands for an element the page has already; its script (`morph.js`) leaves that one alone.
Elements are told by their ids, those without one by their old place among the others: `<g same='4'></g>`.
"""
from __future__ import annotations

import re
from itertools import accumulate
from typing import Final, NamedTuple

SMALL: Final = 300                              # a part so short is sent whole
SHORT: Final = 24                               # and so is an element hardly longer than what would name it
KEPT: Final = 4_000_000                         # letters of markup remembered; its elements take as much again
ARRANGED: Final = "data-orders"                 # hands are laid out by the page: it moves what it has

TAG: Final = re.compile(r"<(/?)([A-Za-z][\w-]*)([^>]*?)(/?)>")
ID: Final = re.compile(r"\bid=(?:'([^']*)'|\"([^\"]*)\")")
VOID: Final = frozenset(("br", "hr", "img", "input", "wbr", "col"))
PARSED: Final = frozenset(("table", "select"))   # browsers put more elements into these than are written


class Node(NamedTuple):
    """An element, or the text between two; `start` and `end` are its tags."""

    name: str
    id: str
    start: str
    inner: str
    end: str

    @property
    def whole(self) -> str:
        return self.start + self.inner + self.end

    @property
    def kind(self) -> tuple[str, str]:
        return self.name, self.id


def lessened(old: str, new: str, by_id: bool = False) -> str:
    """The new part, with what it shares with the old one only named; `by_id`: of its row only what has an id."""
    if len(new) < SMALL or ARRANGED in new:
        return new
    before, after = _read.nodes(old), _read.nodes(new)
    if before is None or after is None:
        return new
    if not by_id and [node.kind for node in before] == [node.kind for node in after]:
        places = accumulate((bool(node.name) for node in before), initial=0)
        return "".join(_against(one, other, at) for one, other, at in zip(before, after, places))
    known = {node.kind: node for node in before if node.id}
    elements = enumerate(node for node in before if node.name)
    nameless = {node.whole: at for at, node in elements if not node.id and not by_id}
    return "".join(_against(known.get(node.kind), node, 0) if node.id else _moved(node, nameless) for node in after)


def _against(old: Node | None, new: Node, at: int) -> str:
    """An element beside the one it was."""
    if old is None or not new.name:
        return new.whole
    if old == new:
        return _same(new, at)
    return new.start + (new.inner if new.name in PARSED else lessened(old.inner, new.inner)) + new.end


def _moved(new: Node, places: dict[str, int]) -> str:
    """An element without an id that may have lain elsewhere in the row; each is used once."""
    at = places.pop(new.whole, None)
    return new.whole if at is None else _same(new, at)


def _same(node: Node, at: int) -> str:
    mark = f"id='{node.id}' same" if node.id else f"same='{at}'"
    named = f"<{node.name} {mark}></{node.name}>"
    return named if len(named) + SHORT < len(node.whole) else node.whole


class _Read(dict[str, "tuple[Node, ...] | None"]):
    """Markup whose elements are known, as much of it as `KEPT`; what was not asked for longest goes first."""

    letters = 0

    def nodes(self, markup: str) -> tuple[Node, ...] | None:
        found = self.pop(markup) if markup in self else self._new(markup)
        self[markup] = found
        return found

    def _new(self, markup: str) -> tuple[Node, ...] | None:
        self.letters += len(markup)
        while self and self.letters > KEPT:
            oldest = next(iter(self))
            self.letters -= len(oldest)
            del self[oldest]
        return _nodes(markup)


_read = _Read()


def _nodes(markup: str) -> tuple[Node, ...] | None:
    """The elements of this markup, not those inside them; None where it is not well formed."""
    found: list[Node] = []
    open_: list[str] = []
    begun, head, at = 0, markup, 0               # where the outermost open element begins, its tag, what is told so far
    for tag in TAG.finditer(markup):
        closing, name, _, empty = tag.groups()
        if closing:
            if not open_ or open_.pop() != name:
                return None
            if not open_:
                found.append(_node(name, head, markup[begun + len(head):tag.start()], tag[0]))
                at = tag.end()
            continue
        if not open_:
            if tag.start() > at:
                found.append(Node("", "", "", markup[at:tag.start()], ""))
            begun, head = tag.start(), tag[0]
        if not empty and name not in VOID:
            open_.append(name)
        elif not open_:
            found.append(_node(name, head, "", ""))
            at = tag.end()
    if open_:
        return None
    if at < len(markup):
        found.append(Node("", "", "", markup[at:], ""))
    return tuple(found)


def _node(name: str, start: str, inner: str, end: str) -> Node:
    id_ = ID.search(start)
    return Node(name, (id_[1] or id_[2] or "") if id_ else "", start, inner, end)
