"""Nobody's bots starve because of somebody else's."""
from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.thinking import NOBODY, Job, MemoryQueue, Queue, StoredQueue
from tests.web.conftest import fresh_database
from tests.web.servers import Program, Server
from tests.web.test_storage import a_game, seats, with_store


def job(table: str, owner: str, people: bool = True, version: int = 1, seat: int = 0) -> Job:
    return Job(table, seat, version, owner, people)


def in_both(postgres: str, scenario: Any, tables: list[str]) -> None:
    """The same policy in memory and in PostgreSQL."""
    async def stored(store: Store) -> None:
        for table in tables:
            await store.create(a_game(table), seats("bot", "bot"))
        await scenario(StoredQueue(store, 2.0, 30.0, 0.25))

    asyncio.run(scenario(MemoryQueue(2.0, 0.25)))
    with_store(fresh_database(postgres, "fair"), stored)


def test_the_one_who_had_least_comes_next(postgres: str) -> None:
    tables = [f"greedy{number:06}" for number in range(6)] + ["modest000001"]

    async def scenario(queue: Queue) -> None:
        for table in tables[:-1]:
            await queue.offer(job(table, "greedy"), False)
        first, second = await queue.take(), await queue.take()
        assert first.owner == second.owner == "greedy"
        await queue.done(first, 2.0)
        await queue.offer(job("modest000001", "modest"), False)
        assert (await queue.take()).owner == "modest"

    in_both(postgres, scenario, tables)


def test_people_come_before_bots_that_nobody_watches(postgres: str) -> None:
    tables = [f"robots{number:06}" for number in range(12)] + ["people000001"]

    async def scenario(queue: Queue) -> None:
        for table in tables[:-1]:
            await queue.offer(job(table, "idle", people=False), False)
        await queue.offer(job("people000001", "idle"), False)
        assert (await queue.take()).table == "people000001"
        taken = []
        for _ in range(12):                                     # their budget: a quarter of a worker's minute
            async with asyncio.timeout(10):
                try:
                    async with asyncio.timeout(0.5):
                        taken.append(await queue.take())
                except TimeoutError:
                    break
        assert 6 <= len(taken) <= 9, len(taken)

    in_both(postgres, scenario, tables)


def test_only_one_thinks_about_a_question(postgres: str) -> None:
    async def scenario(queue: Queue) -> None:
        asked = job("table0000001", "one")
        for _ in range(3):                                      # told by three processes
            await queue.offer(asked, False)
        assert await queue.take() == asked
        await queue.offer(asked, False)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.4):
                await queue.take()
        later = job("table0000001", "one", version=5)           # the next question is another one
        await queue.offer(later, False)
        assert await queue.take() == later
        await queue.done(later, 0.1)
        assert queue.length() == 0 or isinstance(queue, StoredQueue)

    in_both(postgres, scenario, ["table0000001"])


def test_among_the_tables_of_one_person_none_is_left_behind(postgres: str) -> None:
    """The question that has waited longest is next, whatever was asked after it."""
    tables = [f"table{number:07}" for number in range(5)]

    async def scenario(queue: Queue) -> None:
        for table in tables:
            await queue.offer(job(table, "one"), False)
        order = []
        for version in range(2, 8):
            taken = await queue.take()
            order.append(taken.table)
            await queue.done(taken, 2.0)
            await queue.offer(job(taken.table, "one", version=version), False)
        assert order == [*tables, tables[0]]

    in_both(postgres, scenario, tables)


def test_what_was_charged_in_advance_is_given_back() -> None:
    async def scenario() -> None:
        queue = MemoryQueue(2.0, 0.25)
        await queue.offer(job("table0000001", "one"), False)
        taken = await queue.take()
        assert queue.shares["one"] == pytest.approx(2.0, abs=0.1)
        await queue.done(taken, 0.5)
        assert queue.shares["one"] == pytest.approx(0.5, abs=0.1) and queue.shares[NOBODY] == 0

    asyncio.run(scenario())


def test_twenty_tables_of_experts_do_not_keep_an_easy_bot_from_answering(tmp_path: Path) -> None:
    with Server(tmp_path, bot_workers=1, bot_seconds=0.4) as server:
        greedy, modest = Program(server.address), Program(server.address)
        for _ in range(20):
            greedy.new_table("bot:expert", "bot:expert")
        for _ in range(3):
            greedy.new_table("bot:expert", "me", first_player="seat1")
        time.sleep(1)
        began = time.monotonic()
        table = modest.new_table("bot:easy", "me", first_player="seat1")["id"]
        while modest.situation(table)["version"] < 1:
            assert time.monotonic() - began < 30                # a worker has to be started first
            time.sleep(0.05)
        assert server.errors() == []


def test_experts_keep_the_time_the_host_allows(tmp_path: Path) -> None:
    with Server(tmp_path, bot_workers=1, bot_seconds=0.3) as server:
        player = Program(server.address)
        table = player.new_table("bot:expert", "bot:expert")["id"]
        until, thoughts = time.monotonic() + 60, 0.0
        while thoughts < 3:                                     # a worker has to be started first
            assert time.monotonic() < until
            time.sleep(0.2)
            text = player.http.get("/metrics").text
            lines = [line.split(" ") for line in text.splitlines() if not line.startswith("#")]
            counts = {name: float(value) for name, value in lines}
            thoughts = counts.get('meydan_bot_seconds_count{level="expert"}', 0.0)
        assert counts['meydan_bot_seconds_sum{level="expert"}'] / thoughts < 1.2
        assert player.situation(table)["version"] >= 2


def test_workers_elsewhere_think_for_a_server_that_does_not(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres, "elsewhere").replace("+asyncpg", "")
    with Server(tmp_path, database=database, bot_workers=0) as server:
        player = Program(server.address)
        table = player.new_table("bot:random", "me", first_player="seat1")["id"]
        time.sleep(1)
        assert player.situation(table)["version"] == 0
        worker = Server(tmp_path, database=database, bot_workers=1)
        worker.start_worker()
        until = time.monotonic() + 60
        while player.situation(table)["version"] == 0:
            assert time.monotonic() < until, worker.log.read_text()[-2000:]
            time.sleep(0.1)
        assert worker.stop() == 0
        assert "Traceback" not in worker.log.read_text()


def test_a_worker_needs_a_database_that_can_be_shared(tmp_path: Path) -> None:
    from meydan.web.thinker import think
    with pytest.raises(ValueError, match="PostgreSQL"):
        think(Settings(data=tmp_path))
