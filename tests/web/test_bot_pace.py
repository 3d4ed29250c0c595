"""How long a bot takes tells nothing: not how many options it had, nor whether it had any choice."""
from __future__ import annotations

import asyncio
import subprocess
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest

from meydan.web import robots
from meydan.web.robots import UNLIMITED, Pool, Robots, Worker
from meydan.web.settings import Settings
from meydan.web.thinking import Job

PAUSE, MOST = 0.7, 2.0


class Desk:
    """Stands for tables and the queue: keeps what a bot decided."""

    def __init__(self, options: int, turn: int = 0) -> None:
        self.acted: list[int] = []
        self.confessed: list[str] = []
        self.table = SimpleNamespace(choices=lambda seat: list(range(options)), version=3, window=None,
                                     state=SimpleNamespace(turns_begun=lambda: turn),
                                     shown=lambda seat: 3, since=lambda seat: 3, sealed=lambda seat: [],
                                     setup=SimpleNamespace(options={}, deal={}), record=SimpleNamespace(decisions=[]))

    async def get(self, table: str) -> Any:
        return self.live("medium")

    async def act(self, live: Any, seat: int, version: int, code: int) -> None:
        self.acted.append(code)

    async def confess(self, live: Any, seat: int, key: str) -> None:
        self.confessed.append(key)

    async def done(self, job: Job, spent: float) -> None:
        pass

    def live(self, level: str) -> Any:
        room = SimpleNamespace(row=SimpleNamespace(game="root", players=2),
                               seats=[SimpleNamespace(kind="bot", level=level)])
        return SimpleNamespace(table=self.table, room=room, thinking={}, id="table", waiting=(0,), over=True,
                               is_asked=lambda seat: True)


def shown_after(made: Robots, level: str, options: int, spent: float, monkeypatch: pytest.MonkeyPatch,
                turn: int = 0) -> float:
    """Seconds from the question to the answer, when thinking took so long."""
    desk = Desk(options, turn)
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


def test_one_slow_answer_does_not_slow_a_level_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    made = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST))
    shown_after(made, "medium", 60, 1.9, monkeypatch)           # as after a worker that had to be replaced
    times = [shown_after(made, "medium", 5, 0.1, monkeypatch) for _ in range(60)]
    assert times[0] == pytest.approx(1.9) and times[-1] == pytest.approx(PAUSE)


def test_a_turn_is_thought_about_once_and_then_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever there was to weigh: the first answer of a turn takes the bot's time, the others take the pause."""
    for options in (1, 40):
        made = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST))
        times = [shown_after(made, "expert", options, 0.1, monkeypatch, turn) for turn in (7, 7, 7, 8, 8)]
        assert times == pytest.approx([MOST, PAUSE, PAUSE, MOST, PAUSE])
        slow = robots_of(Settings(bot_pause=PAUSE, bot_seconds=20.0))
        assert [slow._limit(Desk(options, 7).live("expert"), 0),
                shown_after(slow, "expert", options, 0.1, monkeypatch, 7),
                slow._limit(Desk(options, 7).live("expert"), 0)] == pytest.approx([18.0, 20.0, 4.5])


def test_what_a_seat_does_in_a_window_with_a_beat_is_no_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time of its next answer would tell that it could have done something there."""
    made = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST))
    with monkeypatch.context() as patch:
        patch.setattr(robots, "_beat", lambda live: 0.5)
        assert shown_after(made, "expert", 2, 0.1, monkeypatch, 7) == pytest.approx(0.1)
    assert shown_after(made, "expert", 2, 0.1, monkeypatch, 7) == pytest.approx(MOST)


def test_in_a_window_a_bot_leaves_time_for_those_who_answer_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three bots, one worker, one window: each thinks as long as it may, and the last one is not too late."""
    made, live = robots_of(Settings(bot_pause=PAUSE, bot_seconds=MOST)), Desk(2).live("expert")
    live.table.pace, live.table.window = "1.5", SimpleNamespace(due=lambda beat: 100.0 + beat)
    now = 100.0
    for _ in range(3):
        monkeypatch.setattr(robots, "time", SimpleNamespace(monotonic=lambda now=now: now))
        thinks = made._limit(live, 0)
        assert thinks is not None and thinks > 0.1
        now += thinks
    assert now < 101.5
    monkeypatch.setattr(robots, "time", SimpleNamespace(monotonic=lambda: 105.0))
    assert 0 < (made._limit(live, 0) or 0) < 0.1, "it is over: a moment's thought, and the next question"


@pytest.mark.parametrize(("options", "code", "told"), [(5, None, ["chat-bot-at-random"]), (1, None, []), (5, 2, [])])
def test_a_choice_by_chance_is_owned_up_to(options: int, code: int | None, told: list[str]) -> None:
    made, desk = robots_of(Settings(bot_pause=0.0, bot_seconds=0.01)), Desk(options)
    made.tables = made.queue = cast(Any, desk)
    asyncio.run(made._decide(desk.live("medium"), Job("table", 0, 3, "owner", True), code, 0.0))
    assert len(desk.acted) == 1 and desk.acted[0] in ({code} if code is not None else set(range(options)))
    assert desk.confessed == told


class Cold(Worker):
    """A worker that has loaded nothing yet, and notes with the others what they are asked."""

    def __init__(self, asked: list[dict[str, Any]]) -> None:
        super().__init__(cast(Any, SimpleNamespace(returncode=None)))
        self.asked = asked

    async def ask(self, question: dict[str, Any], limit: float, told: Any = None) -> dict[str, Any]:
        self.asked.append({**question, "worker": id(self)})
        return {"code": 0}

    async def end(self) -> None:
        pass


@pytest.mark.parametrize("options", [1, 5])
def test_all_workers_are_warm_before_a_first_answer_whatever_it_has_to_weigh(
        options: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    async def spawn() -> Worker:
        return Cold(asked)

    async def run() -> None:
        meter = SimpleNamespace(observe=lambda seconds: None)
        made = robots_of(Settings(bot_pause=0.01, bot_workers=3))
        desk = Desk(options)
        made.tables = made.queue = cast(Any, desk)
        made.metrics = cast(Any, SimpleNamespace(waited=meter, thinking=SimpleNamespace(labels=lambda level: meter)))
        made.pool = Pool(made.settings)
        for _ in range(2):
            await made._answer(Job("table", 0, 3, "owner", True))
            await asyncio.gather(*made._tasks)
        assert desk.acted == [0, 0]

    monkeypatch.setattr(Worker, "spawn", spawn)
    asyncio.run(run())
    loads, thoughts = asked[:3], asked[3:]
    assert all("warm" in question for question in loads) and len({question["worker"] for question in loads}) == 3
    assert not any("warm" in question for question in thoughts) and len(thoughts) == (2 if options > 1 else 0)
    assert all(question["seconds"] < 0.01 for question in thoughts), "its answer would come after the pause"


def test_a_warm_worker_loads_nothing_more_for_its_first_answer() -> None:
    """In a process of its own: after warming up, a first answer imports no module and reads no file."""
    code = """
import builtins, io, sys
import meydan
from meydan.table import Table
from meydan.web import worker
for name in meydan.games():
    for level in ("medium", "expert"):
        players = meydan.game(name).players[0]
        table = Table.new(name, ["x"] * players, seed=3)
        seat = table.waiting[0]
        question = {"table": name, "game": name, "players": players, "options": table.setup.options,
                    "deal": table.setup.deal, "seat": seat, "decisions": table.record.decisions, "sealed": [],
                    "level": level, "seed": 7, "seconds": 0.05}
        worker.warm(question)
        before, opened, really = set(sys.modules), [], builtins.open
        builtins.open = io.open = lambda *given, **more: opened.append(given[0]) or really(*given, **more)
        worker.answer(question)
        builtins.open = io.open = really
        assert set(sys.modules) == before, (name, level, set(sys.modules) - before)
        assert not opened, (name, level, opened)
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_garbage_is_looked_for_after_an_answer_not_before_it() -> None:
    """In a process of its own: a look at all parts of a tree of two seconds took up to a third of its time again."""
    code = """
import gc, json, os, sys
from meydan.table import Table
from meydan.web import worker
table = Table.new("seven_wonders_duel", ["a", "b"], seed=5)
question = {"table": "x", "game": "seven_wonders_duel", "players": 2, "options": table.setup.options,
            "deal": table.setup.deal, "seat": table.waiting[0], "decisions": [], "sealed": [], "level": "expert",
            "seed": 7, "seconds": 0.3}
looks, thinking, answer = [], [False], worker.answer
def watched(asked):
    thinking[0] = True
    try:
        return answer(asked)
    finally:
        thinking[0] = False
worker.answer = watched
gc.callbacks.append(lambda phase, info: looks.append(thinking[0]))
os._exit, end = lambda status: None, os._exit
reading, writing = os.pipe()
os.write(writing, (json.dumps(question) + "\\n").encode() * 2)
os.close(writing)
sys.stdin = os.fdopen(reading)
worker.main()
end(0 if looks and not any(looks) else 3)
"""
    assert subprocess.run([sys.executable, "-c", code], timeout=60, stdout=subprocess.DEVNULL).returncode == 0
