"""An analysis in words: for the page, the command line and the notebook alike."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.core.game import Game
from meydan.core.record import Record
from meydan.core.texts import digits, game_texts, site_texts
from meydan.teach.analysis import Analysis, Judged


def verdict(game: Game, language: str, names: Sequence[str], judged: Judged, view: dict[str, Any] | None = None) -> str:
    """What a decision gave away, and what was better; with what its seat saw, each is told as its button was."""
    texts, players = game_texts(game, language), tuple(names)
    action, better = texts.deed(judged.code, players, view), texts.deed(judged.best, players, view)
    if not judged.loss or better == action:             # of two that read the same nobody learns anything
        return texts.say("analysis-good", name=names[judged.seat], action=action)
    return texts.say("analysis-better", name=names[judged.seat], action=action, better=better,
                     percent=round(100 * judged.loss))


def verdicts(record: Record, language: str, names: Sequence[str], found: Sequence[Judged]) -> dict[int, str]:
    """Of these decisions of a game, by their numbers: as their seats saw the table then."""
    wanted, state, told = {judged.number: judged for judged in found}, record.replay(0), {}
    for number, (seat, code) in enumerate(record.decisions, 1):
        if (judged := wanted.get(number)) is not None:
            told[number] = verdict(record.game, language, names, judged, state.view(seat))
        state.apply(code)
    return told


def costly(found: Analysis, most: int) -> list[Judged]:
    """The decisions that gave most away, in the order of the game."""
    worst = sorted(found.judged, key=lambda judged: -judged.loss)[:most]
    return sorted((judged for judged in worst if judged.loss), key=lambda judged: judged.number)


def turning_points(found: Analysis, language: str) -> str:
    """The decisions after which the game stood differently; "" if there are none."""
    numbers = [digits(str(number), language) for number in sorted(found.turning_points())]
    joined = ("، " if language == "fa" else ", ").join(numbers)
    return f"{site_texts(language).say('analysis-turning')}: {joined}" if numbers else ""


def signed(value: float, language: str) -> str:
    """Luck in points of chance, with its sign."""
    return digits(f"{100 * value:+.0f}".replace("-", "−"), language)
