"""Time at a table: it runs only while one is asked, is kept over restarts, and its end is the table's choice."""
from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from meydan.core.record import Record
from meydan.table import ACT, UNDO, Entry
from meydan.web.clocks import BadClock, Clock, late, put_off, runs_out
from tests.web.servers import Browser, Program, Server


def test_clocks_are_spelled_out_or_refused() -> None:
    assert Clock.parse("player:600+5", "lose") == Clock("player", 600, 5, "lose")
    assert Clock.parse("days:3").seconds == 3 * 24 * 3600
    for wrong in ("", "player", "player:", "player:-5", "hours:3", "move:0", "days:999", "move:1e9", "player:60+99999",
                  "move:٣"):
        with pytest.raises(BadClock):
            Clock.parse(wrong)
    with pytest.raises(BadClock):
        Clock.parse("move:60", "draw")


def test_each_player_has_a_store_of_time_and_gets_some_back() -> None:
    clock = Clock("player", 100, 5)
    times = clock.after(clock.first(2), (), [0], 1000)
    assert runs_out(times) == 1100 and late(times, 1099) == [] and late(times, 1100) == [0]
    times = clock.after(times, [Entry(0, ACT, 7)], [1], 1030)       # thirty seconds used, five won
    assert times[0][:2] == [75, None] and times[1][:2] == [100, 1030]
    times = clock.after(times, [Entry(1, ACT, 7)], [1], 1040)       # asked again at once
    assert times[1][:2] == [95, 1040] and times[0][:2] == [75, None]


def test_each_decision_has_its_time() -> None:
    clock = Clock("move", 60)
    times = clock.after(clock.first(2), (), [0], 0)
    times = clock.after(times, [Entry(0, ACT, 1)], [1], 50)
    assert times[0][:2] == [60, None] and runs_out(times) == 110


def test_taking_back_gives_no_time() -> None:
    clock = Clock("move", 60)
    times = clock.after(clock.first(2), (), [0], 0)
    times = clock.after(times, [Entry(0, ACT, 1)], [1], 50)
    times = clock.after(times, [Entry(0, UNDO, 0)], [0], 52)
    assert times[0][:2] == [10, 52] and times[1][1] is None


def test_those_who_decide_together_lose_time_until_they_have_decided() -> None:
    clock = Clock("player", 100)
    times = clock.after(clock.first(3), (), [0, 1, 2], 0)
    times = clock.after(times, [Entry(1, "sealed", 4)], [0, 2], 10)
    assert [since for _, since, _ in times] == [0, None, 0] and times[1][0] == 90


def test_time_without_a_server_counts_for_nobody() -> None:
    assert put_off([[50, 1000, 50], [60, None, 60]], 500) == [[50, 1500, 50], [60, None, 60]]


def wait_until_over(player: Program, table: str) -> dict[str, object]:
    until = time.monotonic() + 10
    while not (now := player.situation(table))["over"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    return now


def timed_table(player: Program, seats: list[str], **terms: object) -> str:
    answer = player.http.post("/api/tables", json={"game": "seven_wonders_duel", "seats": seats, **terms})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_whoever_runs_out_loses_or_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path, bot_workers=1) as server:
        player = Program(server.address)
        lost = timed_table(player, ["me", "me"], clock="move:1", clock_end="lose")
        asked = player.situation(lost)["waiting"][0]
        replaced = timed_table(player, ["me", "bot:random"], clock="player:1", clock_end="bot")
        over = wait_until_over(player, lost)
        assert over["result"]["winners"] == [1 - asked]             # type: ignore[index]
        assert over["result"]["ending"] == "out-of-time"            # type: ignore[index]
        for language, said in (("en", "Rook ran out of time"), ("fa", "وقت \u2068Rook\u2069 تمام شد")):
            page = player.http.get(f"/table/{lost}?lang={language}").text
            log = page.partition("id='log'")[2].partition("</ol>")[0]
            assert f"{said}." in log and said in page.partition("id='result'")[2] and "resigned" not in log
        record = player.http.get(f"/game/{lost}.txt").text
        assert f"out-of-time {asked + 1} #" in record and "result out-of-time" in record
        assert Record.parse(record).late and str(Record.parse(record)) == record
        until = time.monotonic() + 10
        while any(seat["kind"] != "bot" for seat in player.http.get(f"/api/tables/{replaced}/seats").json()["seats"]):
            assert time.monotonic() < until
            time.sleep(0.1)
        version = player.situation(replaced)["version"]
        while player.situation(replaced)["version"] == version:         # and plays on
            assert time.monotonic() < until + 20
            time.sleep(0.1)
        assert player.http.post("/api/tables", json={"game": "seven_wonders_duel", "seats": ["me", "me"],
                                                     "clock": "never:1"}).status_code == 422


def test_a_clock_is_on_the_banner_and_survives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_workers=0).start()
    me = Browser(server.address)
    table = me.new_table("me", "here", clock="player:600+5", **{"clock-end": "lose"})
    page = me.http.get(f"/table/{table}").text
    assert page.count("class='clock") == 2 and page.count("data-until=") == 1 and "10:00" in page
    assert "۱۰:۰۰" in me.http.get(f"/table/{table}?lang=fa").text
    time.sleep(1.2)
    boot = me.boot(table)
    assert me.act(table, boot, boot["actions"][0]["id"]).status_code == 204
    me.http.get("/?lang=en")
    server.kill()
    with sqlite3.connect(tmp_path / "meydan.db") as database:
        before = database.execute("SELECT times FROM games").fetchone()[0]
        # As if nobody had been there for a day.
        database.execute("UPDATE secrets SET made = made - 86400 WHERE name = 'beat'")
        database.execute("UPDATE games SET runs_out = runs_out - 86400, times = REPLACE(times, ?, ?)",
                         _earlier(before, 86400))
    server.start()
    page = me.http.get(f"/table/{table}").text
    assert not me.boot(table)["over"] and page.count("data-until=") == 1
    left = float(page.partition("data-until='")[2].partition("'")[0]) - time.time()
    assert 580 < left < 606                                         # a day without a server took nothing
    server.stop()


def _earlier(times: str, seconds: float) -> tuple[str, str]:
    """The moment since when a clock runs, as it is written, and the same moved back."""
    import json
    since = next(since for _, since, _ in json.loads(times) if since is not None)
    return json.dumps(since), json.dumps(since - seconds)


def test_a_window_stops_all_clocks() -> None:
    """Whose clock runs there would tell who can do something."""
    from types import SimpleNamespace

    from meydan.web.live import LiveTable
    live = SimpleNamespace(table=SimpleNamespace(window=object()), over=False, waiting=(0, 1))
    assert LiveTable.ticking(live) == []                            # type: ignore[arg-type]
