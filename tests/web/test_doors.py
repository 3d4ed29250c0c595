"""Connections that mean no good: large heads, half requests, silence; and proxies."""
from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from meydan.web.protocol import network
from tests.web.servers import Browser, Server

PATIENCE = 10.0                                 # seconds, of a busy machine; the doors themselves have 1.5


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few and impatient doors."""
    with Server(tmp_path_factory.mktemp("narrow"), head_seconds=1.5, body_seconds=1.5, connections=40, bot_workers=0,
                log_addresses=True) as server:
        yield server
        assert server.errors() == []


def connect(server: Server) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    connection.settimeout(2 * PATIENCE)
    return connection


def rest(connection: socket.socket) -> bytes:
    """All that still comes until the other side closes."""
    got = b""
    try:
        while piece := connection.recv(65536):
            got += piece
    except ConnectionError:
        pass
    return got


def test_a_head_is_small(narrow: Server) -> None:
    with connect(narrow) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
        sent = 0
        try:
            while sent < 20_000_000:
                sent += connection.send(b"y" * 65536)
        except (ConnectionError, TimeoutError):
            pass
        assert sent < 8_000_000                                 # what lies in buffers of the system, no more
    with connect(narrow) as connection:                         # many small ones, in one piece
        connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 7000 + b"\r\n")
        assert rest(connection).startswith(b"HTTP/1.1 431")
    with connect(narrow) as connection:                         # after the body
        connection.sendall(b"POST /me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
                           + b"t: " + b"z" * 60_000 + b"\r\n\r\n")
        assert b" 200 " not in rest(connection)[:20]


@pytest.mark.parametrize("half", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n",
                                  b"POST /me HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\nname="])
def test_nobody_holds_a_connection_with_half_a_request(narrow: Server, half: bytes) -> None:
    with connect(narrow) as connection:
        connection.sendall(half)
        began = time.monotonic()
        answer = rest(connection)
        assert time.monotonic() - began < PATIENCE
        assert answer == b"" or answer.startswith((b"HTTP/1.1 408", b"HTTP/1.1 4"))


def test_drops_of_a_head_do_not_keep_it_open(narrow: Server) -> None:
    with connect(narrow) as connection:
        began = time.monotonic()
        try:
            connection.sendall(b"GET / HTTP/1.1\r\n")
            while time.monotonic() - began < 2 * PATIENCE:
                connection.sendall(b"x: y\r\n")
                time.sleep(0.2)
        except ConnectionError:
            pass
        assert time.monotonic() - began < PATIENCE


def test_silent_crowds_do_not_shut_others_out(narrow: Server) -> None:
    """Forty may come in; a hundred who say nothing make room for who speaks."""
    me = Browser(narrow.address)
    table = me.new_table("me", "here")
    with ExitStack() as crowd:
        for _ in range(100):
            crowd.enter_context(connect(narrow))
        for _ in range(5):
            assert Browser(narrow.address).http.get("/").status_code == 200
            boot = me.boot(table)
            assert me.act(table, boot, boot["actions"][0]["id"]).status_code == 204


def test_few_open_files_are_enough(tmp_path: Path) -> None:
    """The system's limit is lower than the number who knock: nobody gets a 500."""
    with Server(tmp_path, bot_workers=0, files=300) as server:
        me = Browser(server.address)
        table = me.new_table("me", "here")
        with ExitStack() as crowd:
            for _ in range(400):
                crowd.enter_context(connect(server))
            boot = me.boot(table)
            assert me.act(table, boot, boot["actions"][0]["id"]).status_code == 204
        assert server.errors() == []


def test_one_client_is_an_address_or_a_line() -> None:
    assert network("192.0.2.7") == "192.0.2.7" and network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("fe80::1%eth0") == "fe80::/64" and network("?") == "?"


def client_of(server: Server) -> str:
    """Whom the last line of the access log names; it is written after the answer."""
    until = time.monotonic() + 5
    while not (lines := [line for line in server.lines() if line["message"] == "request"]):
        assert time.monotonic() < until
        time.sleep(0.02)
    return str(lines[-1]["client"])


def test_only_proxies_that_are_named_are_believed(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-for": "2001:db8::7", "x-forwarded-proto": "https"}
    settings = {"log_addresses": True, "bot_workers": 0, "requests_per_second": 1, "requests_at_once": 3}
    with Server(tmp_path, proxies="192.0.2.1", **settings) as server:
        answer = httpx.get(server.address, headers=forwarded)
        assert "secure" not in answer.headers["set-cookie"].lower()
        assert client_of(server) == "127.0.0.1"
    with Server(tmp_path, proxies="192.0.2.1, 127.0.0.0/8", **settings) as server:
        answer = httpx.get(server.address, headers=forwarded)
        assert "secure" in answer.headers["set-cookie"].lower() and answer.headers["strict-transport-security"]
        assert client_of(server) == "2001:db8::7"
        for number in range(40):                                # one line, many addresses: one limit
            last = httpx.get(server.address, headers={**forwarded, "x-forwarded-for": f"2001:db8::{number}"})
            if last.status_code == 429:
                break
        assert last.status_code == 429
        other = httpx.get(server.address, headers={**forwarded, "x-forwarded-for": "2001:db8:1::1"})
        assert other.status_code == 200
