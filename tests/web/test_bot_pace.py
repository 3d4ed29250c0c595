"""How long a bot takes tells nothing: not how many options it had, nor whether it had any choice."""
from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from meydan.web import robots
from meydan.web.robots import UNLIMITED, Robots
from meydan.web.settings import Settings
from meydan.web.thinking import Job

PAUSE, MOST = 0.7, 2.0


class Desk:
    """Stands for tables and the queue: keeps what a bot decided."""

    def __init__(self, options: int) -> None:
        self.acted: list[int] = []
        self.table = SimpleNamespace(choices=lambda seat: list(range(options)), version=3, window=None,
                                     since=lambda seat: 3)

    async def act(self, live: Any, seat: int, version: int, code: int) -> None:
        self.acted.append(code)

    async def done(self, job: Job, spent: float) -> None:
        pass

    def live(self, level: str) -> Any:
        room = SimpleNamespace(row=SimpleNamespace(game="root"), seats=[SimpleNamespace(kind="bot", level=level)])
        return SimpleNamespace(table=self.table, room=room, thinking={}, id="table", waiting=(0,), over=True,
                               is_asked=lambda seat: True)


def shown_after(made: Robots, level: str, options: int, spent: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """Seconds from the question to the answer, when thinking took so long."""
    desk = Desk(options)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    made.tables = made.queue = cast(Any, desk)
    with monkeypatch.context() as patch:
        patch.setattr(robots, "asyncio", SimpleNamespace(sleep=sleep))
        asyncio.run(made._decide(desk.live(level), Job("table", 0, 3, "owner", True), 0, spent))
    assert desk.acted == [0]
    return spent + sum(slept)


def robots_of(settings: Settings) -> Robots:
    return Robots(cast(Any, None), settings, cast(Any, None), cast(Any, None))


@pytest.mark.parametrize("level", sorted(UNLIMITED))
def test_who_thinks_as_long_as_he_may_always_takes_that_long(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST))
    times = {round(shown_after(made, level, options, spent, monkeypatch), 6)
             for options, spent in ((1, 0.001), (2, 0.4), (40, 1.9))}
    assert times == {MOST}


def test_a_quick_level_takes_its_pause_whatever_it_had_to_weigh(monkeypatch: pytest.MonkeyPatch) -> None:
    made = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST))
    times = {round(shown_after(made, "medium", options, spent, monkeypatch), 6)
             for options, spent in ((1, 0.001), (2, 0.3), (60, 0.6))}
    assert times == {PAUSE}


def test_once_a_level_needed_longer_it_takes_that_long_for_one_option_too(monkeypatch: pytest.MonkeyPatch) -> None:
    made = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST))
    assert shown_after(made, "medium", 60, 1.4, monkeypatch) == pytest.approx(1.4)
    assert shown_after(made, "medium", 1, 0.001, monkeypatch) == pytest.approx(1.4)
