"""Everything a person reads: Fluent files in Persian and English, for the site and for each game."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast, parse

from meydan.core.actions import NUMBER, SEAT, Kind
from meydan.core.game import Game
from meydan.core.reasons import Asked, Reason
from meydan.core.state import Event, GameState

LANGUAGES: Final = ("fa", "en")
SITE: Final = Path(__file__).parents[1] / "texts"
_PERSIAN_DIGITS: Final = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")
MOST_FORMATTED: Final = 10 ** 15        # what is larger is written as it is: Fluent cannot
_REMEMBERED: Final = 20_000             # sentences; people's names are in some, so there is no end to them


def digits(text: str, language: str) -> str:
    """The text with the digits of the language."""
    return text.translate(_PERSIAN_DIGITS) if language == "fa" else text


# Letters that run against the direction of a language's sentences; quotation marks follow what is round them.
_AGAINST: Final = {"fa": re.compile("[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u058f"
                                    "\u1e00-\u1fff\u200e]"),
                   "en": re.compile("[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]")}
_ISOLATE: Final = re.compile("\u2068([^\u2068\u2069]*)\u2069")
_KEPT: Final = str.maketrans("\u2068\u2069", "\ue068\ue069")     # private signs, while the outer ones are looked at
_BACK: Final = str.maketrans("\ue068\ue069", "\u2068\u2069")
_INSIDE: Final = re.compile("\ue068[^\ue069]*\ue069")


def _isolated(text: str, language: str) -> str:
    """The sentence with Fluent's isolation kept round arguments that run the other way, such as a Persian name in
    English; round all others it would only be in the way of copying, searching and measuring."""
    against = _AGAINST[language]

    def kept(found: re.Match[str]) -> str:
        runs_against = against.search(_INSIDE.sub("", found[1]))
        return found[0].translate(_KEPT) if runs_against else found[1]

    while "\u2068" in text:                         # from the inside out
        text, count = _ISOLATE.subn(kept, text)
        if not count:
            break
    return text.translate(_BACK)


class Texts:
    """The sentences of one language from some files; later files win."""

    def __init__(self, language: str, *files: Path) -> None:
        self.language = language
        bundle = _PersianBundle if language == "fa" else FluentBundle
        self._bundle = bundle([language], use_isolating=True)
        self._said: dict[tuple[Any, ...], str] = {}
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: Any) -> str:
        """The sentence of this key; a missing one shows its key, so that a game never stops for it."""
        # A picture says hundreds of sentences, mostly the same ones again; formatting is slow.
        memo = (key, *facts, *facts.values(), *map(type, facts.values()))
        try:
            said = self._said.get(memo)
        except TypeError:                           # a fact that cannot be remembered
            return self._format(key, facts)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[memo] = self._format(key, facts)
        return said

    def figure(self, number: float, form: str) -> str:
        """A number in this form, such as ".1f", with the digits of the language."""
        return digits(format(number, form), self.language)

    def _format(self, key: str, facts: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _problems = self._bundle.format_pattern(pattern, {
            name: digits(str(fact), self.language) if type(fact) is int and abs(fact) > MOST_FORMATTED else fact
            for name, fact in facts.items()})
        return _isolated(str(text), self.language)


class _PersianInt(FluentInt):
    """A whole number that Fluent can still select on, written in Persian digits."""

    def format(self, locale: Any) -> str:
        mark = "\u200e" if self < 0 else ""        # keeps the minus sign on its side
        return mark + digits(super().format(locale), "fa")


class _PersianFloat(FluentFloat):
    """Any other number, likewise."""

    def format(self, locale: Any) -> str:
        mark = "\u200e" if self < 0 else ""
        return mark + digits(super().format(locale), "fa")


class _PersianBundle(FluentBundle):
    """A bundle that writes numbers in Persian digits; the library knows only Latin ones."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        problems: list[Exception] = []
        given = {name: _persian(value) for name, value in (args or {}).items()}
        current = CurrentEnvironment(args=given)
        try:
            return pattern(ResolverEnvironment(context=self, current=current, errors=problems)), problems
        except ValueError as error:
            return "{???}", [*problems, error]


def _persian(value: Any) -> Any:
    if isinstance(value, int):
        return _PersianInt(value)
    return _PersianFloat(value) if isinstance(value, float) else value


class GameTexts(Texts):
    """The sentences of one game."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, *text_files(SITE, language), *text_files(game.folder / "texts", language))
        self.game = game

    def name(self, kind: Kind, number: int, players: Sequence[str] = ()) -> Any:
        """How people call one thing of a kind."""
        if kind is NUMBER:
            return number
        if kind.counts:
            return int(kind.names[number])
        if kind is SEAT or kind.name == SEAT.name:
            return players[number] if 0 <= number < len(players) else self.say("seat-name", number=number + 1)
        return self.say(f"{kind.name}-{kind.names[number]}") if 0 <= number < len(kind) else ""

    def action(self, code: int, players: Sequence[str] = (), view: dict[str, Any] | None = None) -> str:
        """An action as a button says it; with the view of who is asked, it tells what it costs or gives there."""
        block = self.game.table.block(code)
        facts = {argument: self.name(kind, number, players)
                 for (argument, kind), number in zip(block.kinds.items(), block.numbers(code))}
        words = self.game.words(code)
        if view is not None:
            facts |= {argument: self.named(fact, players) for argument, fact in self.game.details(view, code).items()}
        return self.say(f"action-{block.verb}", **facts, **{f"{argument}_id": word for argument, word
                                                            in zip(block.kinds, words[1:])})

    def deed(self, code: int, players: Sequence[str] = (), view: dict[str, Any] | None = None) -> str:
        """An action as another sentence names it: what it is, without a second sentence on what it does."""
        whole = self.action(code, players, view)
        named = any(". " in name for name in players)               # J. Smith is one player
        return (whole if named else whole.partition(". ")[0]).rstrip(".")

    def event(self, event: Event, players: Sequence[str] = ()) -> str:
        """An event as the journal tells it."""
        kind = self.game.events[event]
        facts = {argument: self.name(family, number, players)
                 for (argument, family), number in zip(kind.kinds.items(), event[3:])}
        ids = {f"{argument}_id": family.names[number] for (argument, family), number
               in zip(kind.kinds.items(), event[3:]) if 0 <= number < len(family)}
        whose = {f"{argument}_who": "self" if number == event[2] else "other"       # nobody is named twice
                 for (argument, family), number in zip(kind.kinds.items(), event[3:]) if family.name == SEAT.name}
        return self.say(f"event-{kind.name}", seat=self.name(SEAT, event[2], players), **facts, **ids, **whose)

    def reason(self, reason: Reason, players: Sequence[str] = ()) -> str:
        """Why something cannot be chosen."""
        facts = {argument: self.prompt(fact.state, players) if isinstance(fact, Asked) else self.named(fact, players)
                 for argument, fact in reason.facts.items()}
        return self.say(reason.key, **facts)

    def prompt(self, state: GameState, players: Sequence[str] = ()) -> str:
        """What the seat to decide is asked."""
        key, facts = self.game.prompt(state)
        return self.say(key, **{argument: self.named(fact, players) for argument, fact in facts.items()})

    def named(self, fact: Any, players: Sequence[str] = ()) -> Any:
        """A fact of a prompt or a button in words: ("card", "court_061") is called by the text `card-court_061`,
        ("seat", 1) by the player's name, a list by all of its things; numbers and plain words stay as they are."""
        if isinstance(fact, list):
            return ("، " if self.language == "fa" else ", ").join(str(self.named(one, players)) for one in fact)
        if not isinstance(fact, tuple):
            return fact
        kind, name = fact
        return self.name(SEAT, int(name), players) if kind == SEAT.name else self.say(f"{kind}-{name}")


def text_files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of one language: `fa.ftl`, `fa-cards.ftl`, ..."""
    return sorted(folder.glob(f"{language}*.ftl"))


@cache
def site_texts(language: str) -> Texts:
    return Texts(language, *text_files(SITE, language))


@cache
def game_texts(game: Game, language: str) -> GameTexts:
    return GameTexts(game, language)


def option_value(game: Game, language: str, option: str, word: str) -> str:
    """How people read a value of an option."""
    texts = game_texts(game, language)
    keys = (f"option-{option}-{word}", f"option-value-{word}")
    return next((texts.say(key) for key in keys if key in texts), word)


def message_keys(file: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Each key of a file with the variables its sentence uses; ValueError at what is no Fluent."""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file.name}: {str(entry.content).strip()[:60]}")
        if isinstance(entry, ast.Message):
            yield entry.id.name, frozenset(_variables(entry))


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)
