"""Collects every sentence people are shown in random games, in both languages, and says what is wrong with it."""
from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any, Final

import meydan
from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.core.texts import game_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from tests.truth import any_choice, some_games

# Names of the other script, so that an argument that is not isolated shows.
NAMES: Final = {"fa": ("Sara", "Omid", "Nima", "Laleh", "Arash"), "en": ("شیرین", "فرهاد", "خسرو", "مهین", "شاپور")}
PANELS_EVERY: Final = 60                # decisions between two looks at the board's panels

Found = tuple[str, str]                 # where it is shown, and what


def sentences(name: str, decisions: int, language: str, seed: int = 1) -> Iterator[Found]:
    """Everything that is said in so many random decisions: options, prompts, buttons, journal, panels."""
    game = meydan.game(name)
    yield from fixed_sentences(game, language)
    left = decisions
    for state, rng in some_games(game, 1_000, seed):
        state.log = []
        yield from panel_sentences(game, state, language)
        while not state.over and left > 0:
            yield from asked_sentences(game, state, language, rng.below(6) == 0)
            state.apply(any_choice(state, rng))
            for event in state.log:
                yield f"event-{game.events[event].name}", game_texts(game, language).event(event, NAMES[language])
            state.log = []
            left -= 1
            if left % PANELS_EVERY == 0:
                yield from panel_sentences(game, state, language)
        if left <= 0:
            return


def fixed_sentences(game: Game, language: str) -> Iterator[Found]:
    """What a table's maker reads, and what orders and endings say."""
    texts = game_texts(game, language)
    for key in ("game-title", "game-about", *(f"ending-{ending}" for ending in game.endings)):
        yield key, texts.say(key)
    for option in game.options:
        for key in (f"option-{option.name}", f"option-{option.name}-why",
                    *(f"option-{option.name}-{option.word(value)}" for value in option.values)):
            yield key, texts.say(key)
    for order in game.orders:
        for about in order.kind.names[:4] if order.kind else ("",):
            facts = {"about": texts.say(f"{order.kind.name}-{about}")} if order.kind else {}
            for key in (f"order-{order.name}", f"order-{order.name}-why"):
                yield key, texts.say(key, **facts)


def asked_sentences(game: Game, state: GameState, language: str, bare: bool) -> Iterator[Found]:
    """The prompt, and the buttons with what they cost and give; bare, as records and lists show them too."""
    if state.current < 0:
        return
    texts, view = game_texts(game, language), state.view(int(state.current))
    yield game.prompt(state)[0], texts.prompt(state, NAMES[language])
    for code in state.choices:
        key = f"action-{game.words(code)[0]}"
        yield key, texts.action(code, NAMES[language], view)
        if bare:
            yield key, texts.action(code, NAMES[language])


def panel_sentences(game: Game, state: GameState, language: str) -> Iterator[Found]:
    """What the board says beside the map, without its markup."""
    seat = max(int(state.current), 0)
    look = Look(language, "wide", NAMES[language][:state.players], seat)
    scene = picture(game).render(state.view(seat), look, ())
    for panel in scene.panels:
        for piece in re.split(r"<[^>]*>", panel.body):
            if (said := html.unescape(piece).strip()):
                yield f"panel {panel.name}", said


# What is wrong.

_LATIN: Final = re.compile("[A-Za-z]+")
_ISOLATED: Final = re.compile("\u2068[^\u2069]*\u2069")
_STOPS: Final = re.compile(r"\.\s*\.|[!?؟:;؛،,]\s*\.|،\s*،|,\s*,|؛\s*؛|:\s*:|\s[.,،؛]")
_THINGS: Final = ("warrior|card|coin|point|rupee|clan|worker|mech|piece|star|shield|building|token|item|hit|resource|"
                  "citadel|hour|turn|round|unit|block|gift|prize|supporter|officer|region|space|deed|cylinder|road|tribe")
_ONE: Final = re.compile(rf"\b1 (?:{_THINGS})s\b")
_MANY: Final = re.compile(rf"\b(?:0|[2-9]|[1-9]\d+) (?:{_THINGS}|spy|army|territory|sanctuary|hex)\b(?!['’-])")
_KEY: Final = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
_UNFILLED: Final = re.compile(r"[{}]|\$|\?\?\?|\bNone\b|\bTrue\b|\bFalse\b")


def faults(found: Found, language: str) -> list[str]:
    """What a reader would stumble over."""
    where, said = found
    wrong = []
    bare = _ISOLATED.sub("◌", said)
    if (_UNFILLED.search(bare) and not where.startswith("option")) or _KEY.fullmatch(said):
        wrong.append("something is not filled in")
    if _STOPS.search(bare.replace("…", "").replace("...", "")) and not where.startswith("panel"):
        wrong.append("doubled or stray stops")
    if language == "fa" and (latin := _LATIN.search(_without(bare, NAMES["fa"]))):
        wrong.append(f"Latin letters: {latin[0]}")
    if language == "fa" and (latin := next((piece for piece in _ISOLATED.findall(said) if _LATIN.search(
            _without(piece, NAMES["fa"]))), None)):
        wrong.append(f"something is not filled in: {latin}")
    if language == "en":
        if one := _ONE.search(bare):
            wrong.append(f"plural after 1: {one[0]}")
        if many := _MANY.search(bare):
            wrong.append(f"singular after a number: {many[0]}")
        if re.search("[\u0600-\u06ff]", _without(bare, NAMES["en"])):
            wrong.append("Persian letters")
    if not where.startswith("panel") and bare not in NAMES[language] and any(name in bare for name in NAMES[language]):
        wrong.append("a name is not isolated")
    if not where.startswith("panel") and any(said.count(f"\u2068{name}\u2069") > 1 for name in NAMES[language]):
        wrong.append("a player is named twice")
    return wrong


def _without(said: str, names: tuple[str, ...]) -> str:
    for name in names:
        said = said.replace(name, "")
    return said


def wrong_sentences(name: str, decisions: int, language: str, seed: int = 1) -> dict[str, str]:
    """By fault and place, one example of each."""
    wrong: dict[str, str] = {}
    checked: set[Found] = set()
    for found in sentences(name, decisions, language, seed):
        if found not in checked:
            checked.add(found)
            for fault in faults(found, language):
                wrong.setdefault(f"{found[0]}: {fault}", found[1])
    return wrong


def show(name: str, language: str, decisions: int, count: int) -> None:
    """Print sentences to be read: `python -m tests.sentences root fa 300`."""
    shown: dict[str, list[str]] = {}
    for where, said in sentences(name, decisions, language, seed=7):
        kept = shown.setdefault(where, [])
        if said not in kept and len(kept) < 6:
            kept.append(said)
    lines: list[Any] = [f"{where}: {said}" for where, kept in sorted(shown.items()) for said in kept]
    print("\n".join(lines[:count]))


if __name__ == "__main__":
    import sys

    show(sys.argv[1], sys.argv[2], 3000, int(sys.argv[3]))
