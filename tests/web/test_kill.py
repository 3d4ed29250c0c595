"""The server is killed at random moments: nothing that was acknowledged is lost, and the game goes on."""
from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.web.servers import ForkedServer, Program, Server

KILLS = 50


class Driver(threading.Thread):
    """Plays both seats of table after table, and remembers every decision that was acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.players = [Program(server.address, name) for name in ("Rook", "Bishop")]
        self.acknowledged: dict[str, list[tuple[int, int, int]]] = {}       # version decided at, seat, code
        self.total = self.finished = 0
        self.stopping = False
        self.problem: BaseException | None = None
        self.rng = random.Random(1)

    def run(self) -> None:
        try:
            table = ""
            while not self.stopping:
                try:
                    table = self.step(table)
                except httpx.TransportError:
                    time.sleep(0.01)                            # the server is away; it will come back
        except BaseException as error:
            self.problem = error

    def wait_for(self, decisions: int) -> None:
        """Until so many more are acknowledged."""
        goal, until = self.total + decisions, time.monotonic() + 20
        while self.total < goal and time.monotonic() < until and self.problem is None:
            time.sleep(0.002)

    def step(self, table: str) -> str:
        host, guest = self.players
        if not table:
            table = host.new_table("me", "open")["id"]
        if table not in self.acknowledged:
            answer = guest.http.post(f"/api/tables/{table}/seats/1", json={})
            assert answer.status_code in (200, 409), answer.text
            self.acknowledged[table] = []
        now = host.situation(table)
        if now["over"]:
            self.finished += 1
            return ""
        assert now["version"] >= len(self.acknowledged[table])
        seat = now["waiting"][0]
        now = self.players[seat].situation(table)
        code = self.rng.choice(now["choices"])["code"]
        answer = self.players[seat].decide(table, now["version"], code)
        if answer.status_code == 200:
            self.acknowledged[table].append((now["version"], seat, code))
            self.total += 1
        else:
            assert answer.status_code == 409, answer.text       # stored just before the last kill
        return table


def stored(folder: Path) -> dict[str, list[tuple[int, int, int]]]:
    rows: dict[str, list[tuple[int, int, int]]] = {}
    with sqlite3.connect(folder / "meydan.db") as database:
        for game, seq, seat, kind, code in database.execute(
                "SELECT game, seq, seat, kind, code FROM entries ORDER BY game, seq"):
            assert kind == "act" and seq == len(rows.setdefault(game, []))
            rows[game].append((seq, seat, code))
    return rows


def test_fifty_kills(tmp_path: Path) -> None:
    rng = random.Random(7)
    server = ForkedServer(tmp_path, bot_workers=0).start()
    driver = Driver(server)
    driver.start()
    for _ in range(KILLS):
        driver.wait_for(rng.randrange(8))                       # however slow the machine is
        time.sleep(rng.uniform(0, 0.03))
        before: dict[str, Any] = {table: list(made) for table, made in driver.acknowledged.items()}
        server.kill()
        kept = stored(tmp_path)
        for table, made in before.items():
            assert set(made) <= set(kept.get(table, [])), "an acknowledged decision is gone"
        server.start()
    driver.stopping = True
    driver.join(20)
    assert driver.problem is None, driver.problem
    assert driver.total > 2 * KILLS and server.errors() == []
    host = driver.players[0]
    for table in driver.acknowledged:                           # every table can still be read and replayed
        assert host.situation(table)["version"] >= len(driver.acknowledged[table])
    print(f"{driver.total} decisions acknowledged, {driver.finished} games finished, {KILLS} kills")
    server.end()


def test_a_bot_whose_turn_was_cut_off_goes_on_after_the_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=30).start()             # the bot will not have answered when we kill
    player = Program(server.address)
    table = player.new_table("bot:random", "bot:random")["id"]
    assert player.situation(table)["version"] == 0
    server.kill()
    server.environment["MEYDAN_BOT_PAUSE"] = "0"
    server.start()
    until = time.monotonic() + 15
    while player.situation(table)["version"] < 3 and time.monotonic() < until:
        time.sleep(0.05)
    assert player.situation(table)["version"] >= 3
    server.stop()


def test_a_polite_stop_ends_streams_and_is_quick(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = Program(server.address)
        table = player.new_table("me", "bot:random")["id"]
        stream = player.events(table)
        next(stream)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 2.5
        assert [event["table"] for event in stream] in ([], [table], [table] * 2)
        assert server.errors() == []


def test_rows_of_a_killed_server_are_a_whole_table(tmp_path: Path) -> None:
    """The last decision is there with all that followed it, or not at all."""
    server = Server(tmp_path, bot_workers=0).start()
    player = Program(server.address)
    table = player.new_table("me", "me")["id"]
    rng = random.Random(3)
    for _ in range(40):
        now = player.situation(table)
        player.decide(table, now["version"], rng.choice(now["choices"])["code"])
    server.kill()
    rows = stored(tmp_path)[table]
    server.start()
    now = player.situation(table)
    assert now["version"] == len(rows) and (now["over"] or len(now["choices"]) > 1 or now["asked"])
    server.stop()
