"""The server is killed at random moments: nothing that was acknowledged is lost, and the game goes on."""
from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path

from tests.web.kills import besiege
from tests.web.servers import Program, Server

KILLS = 8


def stored(folder: Path) -> dict[str, list[tuple[int, int, int]]]:
    rows: dict[str, list[tuple[int, int, int]]] = {}
    with sqlite3.connect(folder / "meydan.db") as database:
        for game, seq, seat, kind, code in database.execute(
                "SELECT game, seq, seat, kind, code FROM entries ORDER BY game, seq"):
            assert kind == "act" and seq == len(rows.setdefault(game, []))
            rows[game].append((seq, seat, code))
    return rows


def test_kills_lose_nothing(database: str, tmp_path: Path) -> None:
    """Five games with bots, windows, clocks and orders; the long version is `python -m tests.web.kills`."""
    counts = besiege(tmp_path, "" if database.startswith("sqlite") else database.replace("+asyncpg", ""), KILLS)
    print(counts)
    assert counts["acknowledged"] > KILLS and counts["views equal"] > 0 and counts["orders"] > 0


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
        assert time.monotonic() - began < 8
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
