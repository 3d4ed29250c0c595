"""What every answer carries, what no answer and no log tells, and what one person may not take."""
from __future__ import annotations

import logging
import os
import re
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import httpx
import pytest
from starlette.testclient import TestClient

from meydan.table import Table
from meydan.web.app import create_app
from meydan.web.logs import JsonLines
from meydan.web.memory import weight
from meydan.web.settings import Settings
from meydan.web.storage import Store
from tests.web.conftest import fresh_database
from tests.web.servers import ROOT, Browser, Program, Server

HEADERS = {
    "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin", "permissions-policy": "camera=()", "x-request-id": "",
    "cache-control": "",
}


def test_every_answer_carries_the_headers(server: Server) -> None:
    me = Browser(server.address)
    table = me.new_table("me", "here")
    answers = [me.http.get(path) for path in (
        "/", f"/table/{table}", "/new?game=root", "/account", "/contests", "/none", "/api/games", "/health", "/metrics",
        "/static/meydan.css", "/manifest.webmanifest", "/sw.js", "/api/openapi.json", f"/game/{table}")]
    answers.append(me.http.post("/me", data={"name": "x"}))
    answers.append(me.http.post("/me", data={"name": "x"}, headers={"origin": "https://evil.example"}))
    answers.append(me.http.post("/me", content=b"x" * 100_000))
    with me.http.stream("GET", f"/table/{table}/events") as stream:
        answers.append(stream)
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name].startswith(value), (answer.url, name)
        policy = answer.headers["content-security-policy"]
        for rule in ("script-src 'self'", "style-src 'self'", "form-action 'self'", "base-uri 'none'",
                     "frame-ancestors 'none'"):
            assert rule in policy
        assert "unsafe" not in policy and "server" not in answer.headers and "strict-transport" not in answer.headers
    assert {answer.status_code for answer in answers} >= {200, 303, 403, 404, 409, 413}
    secure = httpx.get(server.address, headers={"x-forwarded-proto": "https"})
    assert secure.headers["strict-transport-security"].startswith("max-age=")


def cookies(answer: httpx.Response) -> dict[str, str]:
    return {line.partition("=")[0]: line.lower() for line in answer.headers.get_list("set-cookie")}


def test_cookies_are_flagged(tmp_path: Path) -> None:
    secret = "the admin secret of this host, long"
    with Server(tmp_path, admin_secret=secret, bot_workers=0) as server:
        for scheme in ("http", "https"):
            client = httpx.Client(base_url=server.address, headers={"x-forwarded-proto": scheme})
            found = cookies(client.get("/?lang=fa&layout=tall")) | cookies(client.post("/account/enter", json={})) \
                | cookies(client.post("/moderator", data={"secret": secret}))
            assert set(found) == {"meydan", "lang", "layout", "challenge", "moderator"}
            for name, line in found.items():
                assert ("secure" in line) == (scheme == "https"), line
                assert "samesite=strict" in line if name in ("challenge", "moderator") else "samesite=lax" in line
                assert ("httponly" in line) == (name in ("meydan", "challenge", "moderator"))
                assert "domain" not in line


def test_request_ids_go_through(server: Server) -> None:
    answer = httpx.get(server.address, headers={"x-request-id": "proxy-4711-abc"})
    assert answer.headers["x-request-id"] == "proxy-4711-abc"
    made = [httpx.get(server.address, headers={"x-request-id": given}).headers["x-request-id"]
            for given in ("", "short", "x" * 200, "a b c d e f g")]
    assert len(set(made)) == 4 and all(len(one) == 16 for one in made)
    until = time.monotonic() + 5
    while not any(line.get("request") == "proxy-4711-abc" for line in server.lines()):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_failure_tells_the_log_no_secret_and_little_else(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def breaks(self: Store, digest: str) -> None:
        raise RuntimeError("something nobody foresaw")

    monkeypatch.setattr(Store, "invited", breaks)
    token = "SecretSecretSecretSecret1234"
    with caplog.at_level(logging.INFO, logger="meydan"), \
            TestClient(create_app(Settings(data=tmp_path, bot_workers=0))) as client:
        for accept in ("text/html", "application/json"):
            answer = client.get(f"/invite/{token}", headers={"accept": accept})
            assert answer.status_code == 500 and "nobody foresaw" not in answer.text
    lines = [JsonLines().format(record) for record in caplog.records]
    failed = [line for line in lines if "nobody foresaw" in line]
    assert len(failed) == 2 and token not in "".join(lines)
    assert all(line.count("\\n") < 30 for line in failed)
    assert "meydan_request_seconds" in client.app.state.metrics.text().decode()     # type: ignore[attr-defined]


def test_half_letters_are_refused_not_repeated(server: Server) -> None:
    client = httpx.Client(base_url=server.address)
    for body in (b'{"game":"\\ud800"}', b'{"game":"seven_wonders_duel","name":"\\udfff"}',
                 b'{"game":"seven_wonders_duel","level":"\\ud800"}', b'{"game":"seven_wonders_duel","\\ud800":"x"}'):
        answer = client.post("/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
    token = Program(server.address).http.headers["authorization"]
    answer = client.post("/api/tables", content=b'{"game":"\\ud800","seats":["me"]}',
                         headers={"content-type": "application/json", "authorization": token})
    assert 400 <= answer.status_code < 500


def test_long_and_odd_names_of_a_record_are_kept_on_postgresql(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres, "names").replace("+asyncpg", "")
    with Server(tmp_path, database=database, bot_workers=0) as server:
        for name in ("n" * 65, "ن" * 200):
            table = Table.new("seven_wonders_duel", [name, "b"], seed=3)
            table.resign(0, table.version)
            answer = Browser(server.address).http.post("/upload", data={"text": str(table.record)})
            assert answer.status_code == 303, answer.text[:200]
            assert httpx.get(server.address + answer.headers["location"]).status_code == 200
        assert server.errors() == []


def test_nobody_takes_all_seats_of_a_strangers_table(server: Server) -> None:
    host, greedy = Program(server.address), Program(server.address)
    answer = host.http.post("/api/tables", json={"game": "inis", "seats": ["me", "open", "open"]})
    table = answer.json()["id"]
    assert greedy.http.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    assert greedy.http.post(f"/api/tables/{table}/seats/2", json={}).status_code == 409
    assert greedy.http.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200     # the own one, again


def test_files_are_their_owners(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    before = os.umask(0)
    try:
        with Server(tmp_path) as _:
            pass
        server = Server(tmp_path)
        server.environment["MEYDAN_DATA"] = str(folder)
        with server:
            for file in [folder, *folder.iterdir()]:
                assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
            assert (folder / "meydan.db").exists()
    finally:
        os.umask(before)


def test_hosts_are_not_repeated(server: Server) -> None:
    for path in ("/health/", "/account/", "/new/", "/table/abcdefgh12345/"):
        answer = httpx.get(server.address + path, headers={"host": "evil.example"})
        assert "evil.example" not in str(answer.headers) + answer.text
        assert not 300 <= answer.status_code < 400


def test_who_watches_is_limited_too(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=1000, bot_workers=0) as server:
        with httpx.Client(base_url=server.address) as client:
            statuses = [client.get("/health").status_code for _ in range(120)]
        assert statuses[:10] == [200] * 10 and 429 in statuses
        other = {"x-forwarded-for": "192.0.2.9"}
        assert httpx.get(f"{server.address}/metrics", headers=other).status_code == 404     # not from elsewhere
    with Server(tmp_path, metrics_token="a token", bot_workers=0) as server:
        allowed = httpx.get(f"{server.address}/metrics", headers={**other, "authorization": "Bearer a token"})
        assert allowed.status_code == 200 and "meydan_streams" in allowed.text


def test_orphaned_workers_leave_quietly() -> None:
    """Their server is killed while they think: nobody reads the answer. Or a person stops everything by Control-C."""
    def start() -> tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes], IO[bytes]]:
        worker = subprocess.Popen([sys.executable, "-m", "meydan.web.worker"], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
                                  preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        assert worker.stdin and worker.stdout and worker.stderr
        return worker, worker.stdin, worker.stdout, worker.stderr

    worker, asks, answers, errors = start()
    answers.close()
    asks.write(b"{}\n{}\n")
    asks.close()
    assert worker.wait(60) == 0 and errors.read() == b""
    worker, asks, answers, errors = start()
    asks.write(b"{}\n")
    asks.flush()
    assert b"error" in answers.readline()                       # it has started, and waits for questions
    worker.send_signal(signal.SIGINT)
    worker.wait(60)
    assert b"Traceback" not in errors.read()


def test_replays_that_were_looked_at_do_not_fill_the_memory(tmp_path: Path) -> None:
    table = Table.new("seven_wonders_duel", ["a", "b"], seed=3)
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, table.version, table.choices(seat)[0])
    record = str(table.record)
    with TestClient(create_app(Settings(data=tmp_path, bot_workers=0, cache_megabytes=2,
                                        requests_per_second=0))) as client:
        here = client.app.state.meydan                          # type: ignore[attr-defined]
        here.uploads.per_second = 0
        for _ in range(15):
            answer = client.post("/upload", data={"text": record}, follow_redirects=True)
            assert answer.status_code == 200
        kept = sum(weight(live) for live in here.tables.live.values())
        assert kept <= 2 * 2**20 and 1 <= len(here.tables.live) < 15
        assert answer.url.path.removeprefix("/game/") in here.tables.live       # the last one is still there


def test_the_numbers_that_the_document_names_are_there_and_move(tmp_path: Path) -> None:
    told = (ROOT / "docs" / "hosting.md").read_text().partition("## Watching it")[2].partition("## ")[0]
    names = set(re.findall(r"`(meydan_\w+)`", told))
    assert len(names) > 10
    with Server(tmp_path, bot_workers=0) as server:
        me = Browser(server.address)
        table = me.new_table("me", "here")
        before = me.http.get("/metrics").text
        boot = me.boot(table)
        assert me.act(table, boot, boot["actions"][0]["id"]).status_code == 204
        after = me.http.get("/metrics").text
        assert not [name for name in names if f"# TYPE {name.removesuffix('_total')}" not in after]
        line = 'meydan_decisions_total{by="person",game="seven_wonders_duel"} '
        assert line not in before and f"{line}1.0" in after and "meydan_decision_seconds_count 1.0" in after
