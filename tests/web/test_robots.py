"""Bots think in processes of their own; what happens to those never stops a game."""
from __future__ import annotations

import asyncio
import io
import json
import os
import random
import signal
from typing import Any

import pytest

from meydan.table import Table
from meydan.web import worker
from meydan.web.robots import Pool
from meydan.web.settings import Settings


def question(table: Table, seat: int, level: str = "random") -> dict[str, Any]:
    return {"table": f"table {id(table)}", "game": table.game.name, "players": 2, "options": table.setup.options,
            "deal": table.setup.deal, "seat": seat, "decisions": table.record.decisions, "sealed": [],
            "level": level, "seed": 7, "seconds": None}


@pytest.fixture
def table() -> Table:
    worker._known.clear()                                       # of another test's table at the same address
    worker._thinkers.clear()
    return Table.new("seven_wonders_duel", ["a", "b"], seed=5)


def test_a_worker_answers_and_the_process_is_kept(table: Table) -> None:
    async def run() -> None:
        pool = Pool(Settings(bot_workers=1))
        try:
            seat = table.waiting[0]
            answers = [await pool.choose(question(table, seat)) for _ in range(3)]
            assert set(answers) <= set(table.choices(seat)) and len(pool._workers) == 1
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced_and_the_question_asked_again(table: Table) -> None:
    async def run() -> None:
        pool = Pool(Settings(bot_workers=1))
        try:
            seat = table.waiting[0]
            await pool.choose(question(table, seat))
            (first,) = pool._workers
            os.kill(first.process.pid, signal.SIGSTOP)          # it will die in the middle of its thoughts
            thinking = asyncio.create_task(pool.choose(question(table, seat)))
            await asyncio.sleep(0.05)
            os.kill(first.process.pid, signal.SIGKILL)
            assert await asyncio.wait_for(thinking, 20) in table.choices(seat)
            assert first not in pool._workers and len(pool._workers) == 1
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_that_takes_too_long_is_ended(table: Table) -> None:
    async def run() -> None:
        pool = Pool(Settings(bot_workers=1, bot_seconds=0.1, bot_grace=0.2))
        try:
            first = await _started(pool, table)
            os.kill(first.process.pid, signal.SIGSTOP)
            pool.settings = Settings(bot_workers=1, bot_seconds=0.1, bot_grace=0.2)
            answer = await pool.choose(question(table, table.waiting[0]))
            assert first.process.returncode is not None
            assert answer is None or answer in table.choices(table.waiting[0])
        finally:
            await pool.close()

    async def _started(pool: Pool, table: Table) -> Any:
        pool.settings = Settings(bot_workers=1, bot_seconds=0.1, bot_grace=20)
        await pool.choose(question(table, table.waiting[0]))
        (first,) = pool._workers
        return first

    asyncio.run(run())


def test_a_question_that_makes_no_sense_gets_no_code(table: Table) -> None:
    answers = io.StringIO()
    lines = [json.dumps({**question(table, table.waiting[0]), "level": "nobody"}), "no JSON",
             json.dumps(question(table, table.waiting[0]))]
    worker.serve(io.StringIO("\n".join(lines)), answers)
    replies = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert ["error" in reply for reply in replies] == [True, True, False]


def test_a_bot_is_given_a_view_and_a_handle_but_no_state(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    class Curious:
        def choose(self, view: dict[str, Any], handle: Any, seconds: float | None) -> int:
            given.extend([view, handle])
            return int(handle.choices[0])

        def why(self, language: str) -> list[tuple[str, float]]:
            return []

    monkeypatch.setattr(worker, "bot", lambda level, seat, seed: Curious())
    seat = table.waiting[0]
    worker.answer({**question(table, seat), "seconds": None})
    view, handle = given
    assert view == table.view(seat)
    assert {name for name in dir(handle) if not name.startswith("_")} == {"choices", "determinize", "game", "players",
                                                                        "seat"}


def test_a_worker_remembers_tables_and_is_not_misled(table: Table) -> None:
    """The same answers by new bots with and without memory, also after decisions were taken back."""
    rng = random.Random(3)
    questions = []
    for _ in range(25):
        seat = table.waiting[0]
        questions.append(question(table, seat))
        table.act(seat, table.version, rng.choice(table.choices(seat)))
    questions = [json.loads(json.dumps(asked)) for asked in questions]
    questions += questions[10:15]                               # as if somebody had gone back

    def answer(asked: dict[str, Any]) -> int:
        worker._thinkers.clear()                                # one that is kept draws its next random number
        return worker.answer(asked)

    fresh = []
    for asked in questions:
        worker._known.clear()
        fresh.append(answer(asked))
    worker._known.clear()
    assert [answer(asked) for asked in questions] == fresh
    assert len(worker._known) == 1
