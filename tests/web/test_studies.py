"""Hints and reasons are thought out by a worker that was given time to start; what goes wrong is told to who asked."""
from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from meydan.core.errors import MeydanError
from meydan.web.app import status_of
from meydan.web.robots import LOADING, Pool, Worker
from meydan.web.settings import Settings
from meydan.web.studies import HINT_SECONDS, NotThought, StillThinking, Studies

QUESTION = {"table": "table", "game": "root", "level": "", "players": 2, "options": {}, "seat": 0}


class Slow(Worker):
    """A worker that notes what it is asked and how long it may take; told so, it dies of the first real question."""

    def __init__(self, asked: list[tuple[str, float]], dies: bool = False) -> None:
        super().__init__(cast(Any, SimpleNamespace(returncode=None)))
        self.asked, self.dies = asked, dies

    async def ask(self, question: dict[str, Any], limit: float, told: Any = None) -> dict[str, Any]:
        self.asked.append(("warm" if "warm" in question else question.get("study", "move"), limit))
        await asyncio.sleep(0)
        if self.dies and "warm" not in question:
            raise TimeoutError
        return {"code": 3, "why": []}

    async def end(self) -> None:
        self.process = cast(Any, SimpleNamespace(returncode=0))


def spawning(monkeypatch: pytest.MonkeyPatch, *workers: Slow) -> None:
    waiting = list(workers)

    async def spawn() -> Worker:
        return waiting.pop(0)

    monkeypatch.setattr(Worker, "spawn", spawn)


def studies() -> Studies:
    return Studies(Settings(bot_grace=8), cast(Any, None))


def test_starting_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a worker needs longer to start than a hint may take."""
    asked: list[tuple[str, float]] = []
    spawning(monkeypatch, Slow(asked))

    async def run() -> None:
        made = studies()
        for _ in range(2):
            await made.hint("guest", dict(QUESTION))

    asyncio.run(run())
    assert asked == [("warm", LOADING), ("hint", HINT_SECONDS + 8), ("hint", HINT_SECONDS + 8)]
    assert LOADING > HINT_SECONDS + 8


@pytest.mark.parametrize(("language", "words"), [("en", "could not be thought through"), ("fa", "دوباره بپرسید")])
def test_a_hint_that_could_not_be_had_is_refused_in_words(language: str, words: str,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float]] = []
    spawning(monkeypatch, Slow(asked, dies=True), Slow(asked))

    async def run() -> None:
        made = studies()
        with pytest.raises(NotThought) as refused:
            await made.hint("guest", dict(QUESTION))
        assert words in refused.value.text(language) and status_of(refused.value) == 503
        await made.hint("guest", dict(QUESTION))                # by a fresh worker, which is loaded too

    asyncio.run(run())
    assert [kind for kind, _ in asked] == ["warm", "hint", "warm", "hint"]


def test_who_asks_twice_is_told_that_the_first_question_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    spawning(monkeypatch, Slow([]))

    async def run() -> list[Any]:
        made = studies()
        return await asyncio.gather(*(made.hint("guest", dict(QUESTION)) for _ in range(2)), return_exceptions=True)

    first, second = asyncio.run(run())
    assert first["why"] == [] and isinstance(second, StillThinking)
    assert isinstance(second, MeydanError) and status_of(second) == 429 and "still being thought" in second.text("en")


def test_a_bots_worker_that_takes_the_place_of_a_dead_one_is_loaded_before_it_is_asked(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its start would take the time of the answer, and the bot would move by chance."""
    asked: list[tuple[str, float]] = []
    spawning(monkeypatch, Slow(asked, dies=True), Slow(asked))

    async def run() -> None:
        pool = Pool(Settings(bot_workers=1, bot_seconds=1, bot_grace=2))
        question = {**QUESTION, "level": "hard"}
        await pool.ready(question)
        assert await pool.choose(question) == 3

    asyncio.run(run())
    assert asked == [("warm", LOADING), ("move", 3), ("warm", LOADING), ("move", 3)]
