"""A game's ledger as a rulebook: chapters of numbered clauses, each with an address of its own.

The ledgers (`rules.md`, `rules.fa.md` in a game's folder) are Markdown in which `- **SWD-6.1** …` is a clause,
`- **EX-3** …` a worked example, and each number of the list under "Traps" a common mistake. A table's option is
written as `` `name` `` or `` `name=value` ``, after which its values may stand alone; readers see its words.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from meydan.core.game import Game, Option
from meydan.core.texts import digits, game_texts, option_value, site_texts
from meydan.drawing.markup import esc

# Chapters for whoever writes programs; the Persian rulebooks leave them out too.
_NOT_FOR_PLAYERS: Final = ("Decision points", "Board and pieces for drawing", "Where the rulebook was repaired",
                           "Where the rulebook and the second printing differ", "Open points", "Later expansions",
                           "تصمیم‌ها", "نقطه‌های تصمیم", "نقاط تصمیم", "تفاوت دفترچه و چاپ دوم", "نکته‌های باز")
_TRAPS: Final = ("Traps", "دام‌ها", "تله‌ها")
_GLOSSARY: Final = ("Glossary", "واژه‌نامه")
_MARKS: Final = ("rulebook", "print", "ruling")
_SWITCH: Final = {"true": "yes", "on": "yes", "false": "no", "off": "no"}
_QUOTED: Final = {"en": "“{}”", "fa": "«{}»"}
_MOST_PLACES: Final = 12                # a term in more clauses than that is everywhere: its first ones will do


@dataclass(frozen=True)
class Entry:
    """A clause, a worked example or a trap."""

    name: str                           # "SWD-6.1", "EX-3", "TRAP-7"
    text: str                           # one line without markup


@dataclass(frozen=True)
class Chapter:
    anchor: str                         # "chapter-6"
    number: str                         # "6", or "" for one without
    title: str
    body: str                           # HTML
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Book:
    game: str
    language: str
    introduction: str                   # HTML
    chapters: tuple[Chapter, ...]

    terms: tuple[str, ...] = ()         # of the glossary, in the book's own language

    @cached_property
    def index(self) -> list[tuple[str, list[str]]]:
        """The glossary's terms in order, each with the clauses that speak of it."""
        found = []
        clauses = [(name, entry.text.casefold()) for name, entry in self.entries.items()
                   if not name.startswith(("EX-", "TRAP-"))]
        for term in sorted(set(self.terms), key=str.casefold):
            folded = term.casefold()
            spoken = re.compile(rf"(?<![^\W_]){re.escape(folded)}(?:e?s|ها|های|ی)?(?![^\W_])")
            places = [name for name, text in clauses if folded in text and spoken.search(text)]
            if places:
                found.append((term, places[:_MOST_PLACES]))
        return found

    @property
    def entries(self) -> dict[str, Entry]:
        return {entry.name: entry for chapter in self.chapters for entry in chapter.entries}


def shown_number(name: str, language: str) -> str:
    """How a clause is called on the page: its number without the game's prefix.

    >>> shown_number("SWD-6.11", "fa"), shown_number("TRAP-3", "en")
    ('۶.۱۱', '3')
    """
    return digits(name.rpartition("-")[2], language)


@cache
def rulebook(game: Game, language: str) -> Book:
    """The rulebook of a game in one language; empty while none is written."""
    file = game.folder / ("rules.md" if language == "en" else f"rules.{language}.md")
    return _Reader(game, language).read(file.read_text(encoding="utf-8") if file.exists() else "")


class _Reader:
    """Reads one ledger."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.renderer.rules["text"] = self._text         # type: ignore[attr-defined]
        self.markdown.renderer.rules["code_inline"] = self._code  # type: ignore[attr-defined]
        self._known: set[str] = set()
        self._terms: list[str] = []
        self._options = {option.name: option for option in game.options}
        self._spoken_of: Option | None = None
        self._in_clauses = True
        self._bare = True
        self._reference = re.compile(
            rf"(?<![\w.])(?:{game.prefix}-)?\d+\.\d+[a-z]?\b(?!\.\w)|\bEX-\d+[a-z]?\b|\[(?:{'|'.join(_MARKS)})\]")

    def read(self, ledger: str) -> Book:
        ledger = ledger.replace("\n---\n", "\n")
        self._known = set(re.findall(rf"\*\*({self.game.prefix}-\d+\.\d+[a-z]?|EX-\d+[a-z]?)\b", ledger))
        # Some ledgers name clauses with their prefix and cite the printed rulebook bare; others name clauses bare.
        self._bare = len(re.findall(rf"(?<!\*\*){self.game.prefix}-\d", ledger)) < 10
        first, *rest = re.split(r"^## ", ledger, flags=re.MULTILINE)
        introduction = first.partition("\n")[2]
        chapters = [self._chapter(part, order) for order, part in enumerate(rest, 1)]
        return Book(self.game.name, self.language, self._introduction(introduction),
                    tuple(chapter for chapter in chapters if self._is_for_players(chapter)), tuple(self._terms))

    @staticmethod
    def _is_for_players(chapter: Chapter) -> bool:
        return bool(chapter.entries) or not chapter.title.startswith(_NOT_FOR_PLAYERS)

    def _introduction(self, text: str) -> str:
        """What stands before the first chapter, but for the lines about files of data."""
        self._in_clauses = False
        return self._render(self._parse("\n".join(line for line in text.split("\n") if "facts/" not in line)))

    def _chapter(self, part: str, order: int) -> Chapter:
        heading, _, text = part.partition("\n")
        found = re.match(r"(\d+)\. (.*)", heading)
        number, title = (found[1], found[2]) if found else ("", heading)
        tokens = self._parse(text)
        entries = tuple(self._mark(tokens, traps=title.startswith(_TRAPS)))
        if title.startswith(_GLOSSARY):
            for token in tokens:
                if token.type == "table_open":
                    token.attrSet("class", "glossary")
            self._terms += _first_column(tokens)
        return Chapter(f"chapter-{number or order}", digits(number, self.language), title, self._render(tokens),
                       entries)

    def _parse(self, text: str) -> list[Token]:
        """The ledger's tokens, with the words of the table's form in place of an option's names."""
        self._spoken_of = None
        tokens = self.markdown.parse(text)
        for part in (kid for token in tokens for kid in token.children or ()):
            if part.type == "code_inline" and (words := self._option_words(part.content)):
                part.type, part.content = "text", _QUOTED[self.language].format(words)
        return tokens

    def _option_words(self, code: str) -> str:
        """What people read for `name`, for `name=value`, or for a value of the option named last; "" for all else."""
        name, _, value = (part.strip() for part in code.partition("="))
        if name in self._options:
            self._spoken_of = self._options[name]
            title = game_texts(self.game, self.language).say(f"option-{name}")
            return f"{title}: {self._value_words(self._spoken_of, value)}" if value else title
        return self._value_words(self._spoken_of, code) if self._spoken_of else ""

    def _value_words(self, option: Option, code: str) -> str:
        known = {option.word(value) for value in option.values}
        word = next((word for word in (code, _SWITCH.get(code)) if word in known), None)
        return option_value(self.game, self.language, option.name, word) if word else ""

    def _render(self, tokens: list[Token]) -> str:
        body = str(self.markdown.renderer.render(tokens, self.markdown.options, {}))
        return body.replace("<table", "<div class='scroll'><table").replace("</table>", "</table></div>")

    def _mark(self, tokens: list[Token], traps: bool) -> Iterator[Entry]:
        """Give every clause, example and trap its address."""
        number = 0
        for index, token in enumerate(tokens):
            if token.type != "list_item_open" or token.level > 1:
                continue
            inline = tokens[index + 2]
            name = self._name_of(inline)
            if name is None and traps and token.info:
                number = int(token.info)
                name = f"TRAP-{number}"
            if name is None:
                continue
            token.attrSet("id", name)
            token.attrSet("class", "law")
            kids = inline.children or []
            text = "".join(kid.content for kid in kids if kid.type in ("text", "code_inline"))
            if not name.startswith("TRAP"):                 # the bold number becomes the link below
                kids[1].content = kids[1].content.removeprefix(name).lstrip(" .:")
                if not kids[1].content:
                    del kids[:3]
            kids.insert(0, self._own_link(name))
            yield Entry(name, re.sub(r"\s*\[(?:rulebook|print|ruling)\]", "", text.removeprefix(name)).strip())

    def _name_of(self, inline: Token) -> str | None:
        """The clause or example a line begins with, in bold."""
        kids = inline.children or []
        if len(kids) > 2 and kids[0].type == "text" and not kids[0].content:
            del kids[0]
        if len(kids) < 3 or kids[0].type != "strong_open":
            return None
        found = re.match(rf"(?:{self.game.prefix}-\d+\.\d+|EX-\d+)[a-z]?\b", kids[1].content)
        return found[0] if found else None

    def _own_link(self, name: str) -> Token:
        token = Token("html_inline", "", 0)
        kind = "example" if name.startswith("EX-") else "trap" if name.startswith("TRAP-") else "number"
        token.content = f"<a class='{kind}' href='#{name}'>{shown_number(name, self.language)}</a> "
        return token

    # What stands inside a line.

    def _text(self, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
        text = esc(tokens[index].content)
        return self._reference.sub(lambda found: self._refer(found[0], text[:found.start()]), text)

    def _code(self, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
        content = tokens[index].content
        if content.startswith("["):
            return self._text(tokens, index, options, env)
        return f"<code dir='ltr'>{esc(content)}</code>"

    def _refer(self, word: str, before: str) -> str:
        if word.startswith("["):
            mark = word[1:-1]
            if mark == "rulebook" and self._in_clauses:     # what everybody expects needs no mark
                return ""
            say = site_texts(self.language).say
            why, name = esc(say(f"rules-mark-{mark}-why")), esc(say(f"rules-mark-{mark}"))
            return f"<abbr class='mark' title='{why}'>{name}</abbr>"
        name = word if "-" in word else f"{self.game.prefix}-{word}"
        meant = "-" in word or self._bare or f"{self.game.prefix}-" in before       # "SWD-6.11 to 6.13"
        if not meant or name not in self._known:
            return digits(word, self.language)
        return f"<a class='see' href='#{name}'>{shown_number(name, self.language)}</a>"


def _first_column(tokens: list[Token]) -> Iterator[str]:
    """The terms of a glossary, a pair in one row as two; without brackets and the mark of a proposed word."""
    for index, token in enumerate(tokens):
        if token.type == "tr_open" and tokens[index + 1].type == "td_open":
            cell = re.sub(r"\([^)]*\)|\*", "", tokens[index + 2].content)
            yield from (term for part in re.split(r"\s/\s|[,،;؛]", cell) if len(term := part.strip()) > 2)
