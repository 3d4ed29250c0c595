"""What a judgement saw in a position, in words: what a line brings and what it costs, and what is expected next.

The words are those of the game's own features (texts `feature-NAME`): where a network judges, they still tell by what
the position changes.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts

AHEAD: Final = 8                        # choices of a line that are looked at
TOLD: Final = 3                         # features told for or against a line, and choices of it
WORTH_TELLING: Final = 0.2              # of what the weightiest change weighs


def along(state: GameState, line: Sequence[int]) -> Iterator[int]:
    """Plays a line of real choices on this state: each just before it is made. What is forced happens in between."""
    for code in line[:AHEAD]:
        while state.current >= 0 and len(state.choices) == 1:
            state.apply(state.choices[0])
        if state.current < 0 or code not in state.choices:          # over, luck, or another deal than was thought of
            return
        yield code
        state.apply(code)


def unforced(deal: GameState, line: Sequence[int]) -> list[int]:
    """The real choices of a line that may hold forced ones too, as far as it can be followed on this deal.

    A forced choice may have the code of the real one after it: who passes because nothing else is left is not the one
    who is expected to pass.
    """
    state = deal.clone()
    kept: list[int] = []
    for code in line:
        while state.current >= 0 and code not in state.choices and len(state.choices) == 1:
            state.apply(state.choices[0])
        if state.current < 0 or code not in state.choices:
            break
        if len(state.choices) > 1:
            kept.append(code)
        state.apply(code)
    return kept


def walked(deal: GameState, line: Sequence[int]) -> tuple[GameState, list[tuple[int, int]]]:
    """Where the line leads on this deal, and who chose what on the way."""
    state = deal.clone()
    chosen = [(int(state.current), code) for code in along(state, line)]
    return state, chosen


def changes(game: Game, before: GameState, after: GameState, seat: int) -> list[tuple[str, float, float]]:
    """Features that differ: name, by how much, and what that is worth; the weightiest first."""
    opinion = _opinion(game)
    if opinion is None or after.over:
        return []
    names: Sequence[str] = opinion.FEATURES
    here, there = opinion.features(before, seat), opinion.features(after, seat)
    first = int(opinion.phase(before)) * len(names)
    found = [(name, there[number] - here[number], (there[number] - here[number]) * opinion.WEIGHTS[first + number])
             for number, name in enumerate(names)]
    worth = sorted((one for one in found if one[2]), key=lambda one: -abs(one[2]))
    return [one for one in worth if abs(one[2]) >= WORTH_TELLING * abs(worth[0][2])]


def thoughts(game: Game, language: str, deal: GameState, seat: int, line: Sequence[int],
             foreseen: Sequence[int]) -> list[str]:
    """What speaks for the line, what against it, and what is foreseen after its first choice, beyond luck too."""
    return pros_and_cons(game, language, deal, seat, line) + expectation(game, language, deal, seat, foreseen)


def pros_and_cons(game: Game, language: str, deal: GameState, seat: int, line: Sequence[int]) -> list[str]:
    """What the line brings the seat, and what it costs."""
    site, texts = site_texts(language), game_texts(game, language)
    moved = changes(game, deal, walked(deal, line)[0], seat)

    def named(wanted: Callable[[float, float], bool]) -> str:
        return str(texts.named([("feature", name) for name, more, worth in moved if wanted(more, worth)][:TOLD]))

    told = [("bot-why-more", named(lambda more, worth: worth > 0 and more > 0)),
            ("bot-why-less", named(lambda more, worth: worth > 0 and more < 0)),
            ("bot-why-costs", named(lambda more, worth: worth < 0 and more < 0)),
            ("bot-why-burdens", named(lambda more, worth: worth < 0 and more > 0))]
    return [site.say(key, what=what) for key, what in told if what]


def expectation(game: Game, language: str, deal: GameState, seat: int, line: Sequence[int]) -> list[str]:
    """What is to follow the first choice, in one sentence."""
    site, texts = site_texts(language), game_texts(game, language)
    state = deal.clone()
    following = [site.say("bot-why-own" if state.current == seat else "bot-why-rival",
                          action=texts.deed(code, view=state.view(int(state.current))))
                 for code in along(state, line[:1 + TOLD])][1:]
    return [site.say("bot-why-next", line=texts.named(following))] if following else []


def _opinion(game: Game) -> Any:
    """The module with the game's counted features, if it has one."""
    try:
        found = import_module(f"{type(game).__module__}.evaluate")
    except ModuleNotFoundError:
        return None
    return found if hasattr(found, "FEATURES") else None
