"""Scenes along random games, for tests of pictures."""
from __future__ import annotations

import random
from collections.abc import Iterator

import meydan
from meydan.core.state import GameState
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import Scene

LOOKS = [(language, layout) for language in ("en", "fa") for layout in ("wide", "tall")]
NAMES = {"en": ("Shirin", "Farhad", "Leyla", "Majnun", "Vis", "Ramin"),
         "fa": ("شیرین", "فرهاد", "لیلی", "مجنون", "ویس", "رامین")}


ALL_OF = 100                            # decisions of a game that are looked at one by one
SOME_OF = 23                            # after these one in so many: random games of Scythe have thousands


def states(game: str, seed: int, every: int = 1) -> Iterator[GameState]:
    """The states of one random game (of a long one fewer and fewer), and its end."""
    played = meydan.game(game)
    state = played.new(players=played.players[0], seed=seed)
    rng, number = random.Random(seed), 0
    while not state.over:
        if number % (every if number < ALL_OF else every * SOME_OF) == 0:
            yield state
        state.apply(rng.choice(state.choices))
        number += 1
    yield state


def draw(game: str, state: GameState, seat: int | None, language: str = "en", layout: str = "wide") -> Scene:
    """What a seat sees."""
    names = NAMES[language][: int(state.players)]
    choices = state.choices if seat == state.current else []
    return picture(meydan.game(game)).render(state.view(seat), Look(language, layout, names, seat), choices)


def boards(scene: Scene) -> str:
    """All zones as the page holds them."""
    return "".join(zone.svg() for zone in scene.zones.values())
