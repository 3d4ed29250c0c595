"""Two server processes share tables by one PostgreSQL."""
from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from meydan.web.notify import Listening
from meydan.web.storage.database import channel
from tests.web.conftest import fresh_database
from tests.web.servers import Browser, Program, Server


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder: Path = tmp_path_factory.mktemp("pair")              # they share the cookie key by this folder
    database = fresh_database(postgres, "twoservers").replace("+asyncpg", "")
    with Server(folder, database=database) as one, Server(folder, database=database) as other:
        yield one, other
        assert one.errors() == [] and other.errors() == []


def test_a_game_between_two_servers(pair: tuple[Server, Server]) -> None:
    one, other = pair
    host, guest = Program(one.address, "Rook"), Program(other.address, "Bishop")
    made = host.new_table("me", "invited")
    token = made["seats"][1]["invitation"]
    table = made["id"]
    assert guest.http.post(f"/api/tables/{table}/seats/1", json={"invitation": token}).status_code == 200
    rng = random.Random(4)
    delays = []
    streams = [host.events(table), guest.events(table)]
    newest = [next(stream) for stream in streams]
    while not newest[0]["over"]:
        newest = [_until_started(stream, event) for stream, event in zip(streams, newest)]
        (seat,) = newest[0]["waiting"]
        code = rng.choice(newest[seat]["choices"])["code"]
        version, began = newest[seat]["version"], time.monotonic()
        assert (host, guest)[seat].decide(table, version, code).status_code == 200
        for viewer, stream in enumerate(streams):               # both hear of it, by whichever server
            while newest[viewer]["version"] <= version:
                newest[viewer] = next(stream)
        delays.append(time.monotonic() - began)
        assert newest[0]["version"] == newest[1]["version"]
    assert newest[0]["result"] == newest[1]["result"]
    delays.sort()
    print(f"decision on one server → seen on both: p50 {delays[len(delays) // 2] * 1000:.1f} ms")
    assert host.http.get(f"/api/tables/{table}/record").text == guest.http.get(f"/api/tables/{table}/record").text


def _until_started(stream: Iterator[dict[str, object]], event: dict[str, object]) -> dict[str, object]:
    while not event["started"]:
        event = next(stream)
    return event


def test_a_cookie_of_one_server_is_good_for_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    me = Browser(one.address)
    table = me.new_table("me", "here")
    there = Browser(other.address)
    there.http.cookies.set("meydan", me.http.cookies["meydan"])
    assert there.boot(table)["seat"] == me.boot(table)["seat"] is not None
    me.post(table, "chat", text="hello over there")
    until = time.monotonic() + 5
    while "hello over there" not in there.http.get(f"/table/{table}").text:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_two_servers_decide_at_once_and_one_wins(pair: tuple[Server, Server]) -> None:
    one, other = pair
    player = Program(one.address)
    table = player.new_table("me", "me")["id"]
    twin = Program(other.address)
    twin.http.headers["authorization"] = player.http.headers["authorization"]
    for _ in range(15):
        now = player.situation(table)
        answers: list[int] = []
        barrier = threading.Barrier(2)

        def decide(who: Program, code: int, now: dict[str, object] = now, answers: list[int] = answers,
                   barrier: threading.Barrier = barrier) -> None:
            barrier.wait()
            answers.append(who.decide(table, int(str(now["version"])), code).status_code)

        threads = [threading.Thread(target=decide, args=(who, now["choices"][which]["code"]))
                   for who, which in ((player, 0), (twin, -1))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) in ([200, 409], [200, 200]), answers
        if sorted(answers) == [200, 200]:
            pytest.fail("both decisions for one version were taken")


def test_bots_go_on_when_their_server_dies(pair: tuple[Server, Server], postgres: str, tmp_path: Path) -> None:
    one, _ = pair
    database = one.environment["MEYDAN_DATABASE"]
    settings = {"database": database, "sweep_seconds": 0.3, "bot_seconds": 0.2, "bot_grace": 0.5}
    with Server(tmp_path, **settings) as survivor:
        dying = Server(tmp_path, **settings, bot_pause=30).start()
        player = Program(dying.address)
        table = player.new_table("bot:random", "bot:random")["id"]
        dying.kill()
        until = time.monotonic() + 90
        there = Program(survivor.address)
        while there.situation(table)["version"] < 3:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_what_a_client_spent_at_one_process_is_missing_at_the_other(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres, "limits").replace("+asyncpg", "")
    settings = {"database": database, "bot_workers": 0, "requests_per_second": 0.01, "requests_at_once": 40}
    with Server(tmp_path, **settings) as one, Server(tmp_path, **settings) as other:
        spent = [httpx.get(f"{one.address}/none").status_code for _ in range(41)]
        assert spent[0] == 404 and spent[-1] == 429
        answers: list[int] = []
        while 429 not in answers:                               # alone, the other would let forty through
            assert len(answers) < 30
            time.sleep(0.3)
            answers.append(httpx.get(f"{other.address}/none").status_code)


def test_a_process_hears_only_of_the_groups_of_its_tables(postgres: str) -> None:
    import asyncpg
    address = fresh_database(postgres, "groups")
    plain = address.replace("+asyncpg", "")
    heard: list[str] = []

    async def scenario() -> None:
        async def hear(channel: str, words: str) -> None:
            heard.append(words)

        async def missed() -> None:
            pass

        mine = "table0000001"
        strange = next(name for number in range(500) if channel(name := f"other{number:07}") != channel(mine))
        listening = Listening(address, hear, missed)
        await listening.want(channel(mine))
        task = asyncio.create_task(listening.run())
        while not listening.hearing:
            await asyncio.sleep(0.02)
        writer = await asyncpg.connect(plain)
        for name in (strange, mine):
            await writer.execute("SELECT pg_notify($1, $2)", channel(name), f"elsewhere {name}")
        while not heard:
            await asyncio.sleep(0.02)
        await listening.drop(channel(mine))
        await listening.want(channel(strange))
        for name in (mine, strange):
            await writer.execute("SELECT pg_notify($1, $2)", channel(name), f"elsewhere {name}")
        while len(heard) < 2:
            await asyncio.sleep(0.02)
        await writer.close()
        task.cancel()
        assert heard == [mine, strange]

    asyncio.run(asyncio.wait_for(scenario(), 60))
