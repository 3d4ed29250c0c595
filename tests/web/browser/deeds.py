"""Whole deeds as the page offers them: the steps a person tells one after the other."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.table.sequences import offered

Deed = list[dict[str, Any]]


def paths(given: Deed, before: Deed | None = None) -> Iterator[Deed]:
    """All ways through a tree of actions."""
    for action in given:
        path = [*(before or ()), action]
        if action.get("next"):
            yield from paths(action["next"], path)
        else:
            yield path


def actions(game: Game, state: GameState) -> Deed:
    """What the asked seat is offered, as its page gets it."""
    return picture(game).actions(state.view(int(state.current)), _look(state), state.choices, offered(state, game))


def deeds(game: Game, state: GameState) -> list[Deed]:
    """Those of the seat that is asked, and its settings."""
    settings = picture(game).actions(state.view(int(state.current)), _look(state), state.aside)
    return [*paths(actions(game, state)), *paths(settings)]


def _look(state: GameState) -> Look:
    return Look("en", "wide", tuple("ABCDE"[:int(state.players)]), int(state.current))


def steps(deed: Deed) -> Deed:
    """What is told; the rest follows by itself."""
    return [step for step in deed if not step.get("f")]


def codes(deed: Deed) -> list[int]:
    return [step["id"] for step in steps(deed)]


def verbs(game: Game, deed: Deed) -> set[str]:
    return {game.words(code)[0] for code in codes(deed)}
