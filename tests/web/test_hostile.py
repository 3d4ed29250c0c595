"""Hostile requests: nothing breaks, nothing is accepted, nothing is told."""
from __future__ import annotations

import socket
from contextlib import suppress
from typing import Any

import httpx
import pytest

from meydan.web.identity import Identity, new_id
from tests.web.servers import Browser, Program, Server


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[Browser, Browser, str]:
    """Two people at a running table."""
    me, friend = Browser(server.address), Browser(server.address)
    table = me.new_table("me", "friend")
    friend.http.post(me.invitation(table))
    return me, friend, table


def asked(game: tuple[Browser, Browser, str]) -> tuple[Browser, Browser, dict[str, Any]]:
    """Who is asked, who is not, and what the asked one sees."""
    me, friend, table = game
    boot = me.boot(table)
    return (me, friend, boot) if boot["asked"] else (friend, me, friend.boot(table))


def test_a_wrong_seat_decides_nothing(game: tuple[Browser, Browser, str], server: Server) -> None:
    turn, other, boot = asked(game)
    table, code = game[2], boot["actions"][0]["id"]
    stranger = Browser(server.address)
    stranger.http.get("/")
    assert stranger.post(table, "act", v=boot["v"], a=code).status_code == 403
    assert stranger.post(table, "act", v=boot["v"], a=code, seat=boot["seat"]).status_code == 403
    assert other.post(table, "act", v=boot["v"], a=code, seat=boot["seat"]).status_code == 403
    assert other.post(table, "act", v=boot["v"], a=code).status_code == 409
    for deed in ("undo", "resign", "order"):
        assert stranger.post(table, deed, v=boot["v"], on=True).status_code in (403, 409)
    assert turn.boot(table)["v"] == boot["v"]


def test_a_forged_cookie_is_a_stranger(game: tuple[Browser, Browser, str], server: Server) -> None:
    turn, _, boot = asked(game)
    thief = Browser(server.address)
    true = turn.http.cookies["meydan"]
    # The last letter of a signature holds two bits that mean nothing, so the others are changed.
    start = true.rindex(".") + 1
    changed = [true[:at] + ("A" if true[at] != "A" else "B") + true[at + 1:] for at in range(start, len(true) - 1)]
    for forged in (*changed, true.split(".")[0], "x" * 10_000, Identity("a guessed key").cookie(new_id()), ""):
        thief.http.cookies.set("meydan", forged)
        answer = thief.post(game[2], "act", v=boot["v"], a=boot["actions"][0]["id"])
        assert answer.status_code in (403, 431, 400)
        thief.http.cookies.clear()


def test_stale_and_impossible_decisions(game: tuple[Browser, Browser, str]) -> None:
    turn, _, boot = asked(game)
    table, version, code = game[2], boot["v"], boot["actions"][0]["id"]
    legal = {action["id"] for action in boot["actions"]}
    illegal = next(number for number in range(10_000) if number not in legal)
    for v, a, status in ((version - 1, code, 409), (version + 1, code, 409), (0 if version else 5, code, 409),
                         (version, illegal, 422), (version, 2**30, 422), (version, -1, 422), (2**40, code, 400),
                         (version, 10**30, 400), (-1, code, 409)):
        answer = turn.post(table, "act", v=v, a=a)
        assert answer.status_code == status, (v, a, answer.text)
        assert set(answer.json()) == {"error", "message"}
    for v, a in ((None, code), (version, None), ("x", code), (version, "build"), (True, code), (version, True),
                 (1.5, code), ([version], code), ({}, {})):
        assert turn.post(table, "act", v=v, a=a).status_code == 400, (v, a)
    assert turn.boot(table)["v"] == version


BODIES = [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"v":1', b'"x"', b'{"v":1e999,"a":NaN}', b"[" * 5000,
          b'{"v":' + b"9" * 5000 + b"}", b'{"text":"\\ud800"}', b'{"text":"\\u0000"}', b"a=%ff&v=%fe", b"\x00" * 50]


@pytest.mark.parametrize("deed", ["act", "undo", "resign", "order", "chat", "sit", "takeover", "rematch", "link"])
@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded", "multipart/form-data",
                                  "text/plain", "application/json; charset=\xe9", ""])
def test_bodies_that_are_none(game: tuple[Browser, Browser, str], deed: str, kind: str) -> None:
    turn, _, boot = asked(game)
    for body in BODIES:
        answer = turn.http.post(f"/table/{game[2]}/{deed}", content=body,
                                headers={"content-type": kind.encode("latin-1")})     # type: ignore[dict-item]
        assert answer.status_code < 500, (deed, kind, body, answer.text)
    assert turn.boot(game[2])["v"] == boot["v"]


def test_bodies_that_are_too_large(game: tuple[Browser, Browser, str], server: Server) -> None:
    turn, _, _ = asked(game)
    huge = b'{"text":"' + b"x" * 200_000 + b'"}'
    address = f"/table/{game[2]}/chat"
    json_kind = {"content-type": "application/json"}
    assert turn.http.post(address, content=huge, headers=json_kind).status_code == 413
    chunked = turn.http.post(address, content=(huge[k:k + 9000] for k in range(0, len(huge), 9000)), headers=json_kind)
    assert chunked.status_code == 413
    assert turn.http.post("/upload", data={"text": "x" * 1_200_000}).status_code == 413
    program = Program(server.address)
    refused = program.http.post("/api/players?lang=fa", content=huge, headers=json_kind)
    assert refused.status_code == 413 and refused.json()["message"].startswith("خیلی بزرگ است")


@pytest.mark.parametrize("path", [
    "/table/", "/table/x", "/table/%00%00%00%00%00%00%00%00", "/table/" + "x" * 3000, "/table/..%2f..%2fetc",
    "/table/%F0%9F%8E%B2%F0%9F%8E%B2aaaaaaaa", "/table/%ff%fe%ff%fe%ff%fe%ff%fe", "/game/aaaaaaaaaaaaaaaa",
    "/game/aaaaaaaaaaaaaaaa.txt", "/game/aaaaaaaaaaaaaaaa/at/0", "/game/aaaaaaaaaaaaaaaa/at/-1",
    "/table/aaaaaaaaaaaaaaaa/at/99999999999999999999", "/invite/x", "/invite/" + "a" * 28, "/back/" + "b" * 27,
    "/new?game=../../x", "/new", "/sprite/x.y.z.w", "/sprite/seven_wonders_duel.en.wide.", "/api/tables/aaaaaaaaaaaa",
    "/table/aaaaaaaaaaaaaaaa/events", "/none", "/?lang=%00", "/?lang=xx&layout=%ff", "/static/%00",
])
def test_addresses_that_lead_nowhere(server: Server, path: str) -> None:
    for accept in ("text/html", "application/json"):
        answer = httpx.get(server.address + path, headers={"accept": accept})
        assert answer.status_code < 500, answer.text
        if not path.startswith("/?"):
            assert answer.status_code in (200, 400, 404, 422) and (answer.status_code != 200 or "sprite" in path)


def test_requests_from_other_sites_are_refused(game: tuple[Browser, Browser, str]) -> None:
    turn, _, boot = asked(game)
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        answer = turn.http.post(f"/table/{game[2]}/resign", json={"v": boot["v"]}, headers=headers)
        assert answer.status_code == 403
    assert not turn.boot(game[2])["over"]


def test_get_changes_nothing(game: tuple[Browser, Browser, str]) -> None:
    turn, _, boot = asked(game)
    for deed in ("act", "undo", "resign", "chat", "sit", "rematch", "takeover", "link", "order"):
        assert turn.http.get(f"/table/{game[2]}/{deed}").status_code in (404, 405)
    assert turn.boot(game[2])["v"] == boot["v"]


def test_tables_that_cannot_be(server: Server) -> None:
    me = Browser(server.address)
    base = {"game": "seven_wonders_duel", "players": "2", "seat-1": "me", "seat-2": "bot:random"}
    for change in ({"game": "chess"}, {"game": "../x"}, {"players": "3"}, {"players": "x"}, {"players": "-2"},
                   {"seat-2": "bot:god"}, {"seat-2": "admin"}, {"seat-2": ""}, {"name": "x" * 100},
                   {"option-none": "yes", "players": "99"}):
        answer = me.http.post("/tables", data={**base, **change})
        assert answer.status_code in (400, 404, 422), (change, answer.status_code)
    program = Program(server.address)
    for body in ({}, {"game": "chess", "seats": ["me"]}, {"game": "seven_wonders_duel", "seats": []},
                 {"game": "seven_wonders_duel", "seats": ["me"] * 9}, {"game": "seven_wonders_duel", "seats": ["me"]},
                 {"game": "seven_wonders_duel", "seats": ["me", "bot:random"], "options": {"x": "y"}},
                 {"game": "seven_wonders_duel", "seats": ["me", "me"], "extra": 1}):
        assert program.http.post("/api/tables", json=body).status_code in (404, 422), body
    alone = {"game": "seven_wonders_duel", "seats": ["me"]}
    assert program.http.post("/api/tables?lang=fa", json=alone).json()["message"].endswith("مجاز: ۲.")
    broken = program.http.post("/api/tables", content=b"{oops", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["error"]) == (400, "error-bad-json")


def test_programs_without_a_token_decide_nothing(server: Server) -> None:
    player = Program(server.address)
    table = player.new_table("me", "open")["id"]
    now = player.situation(table)
    for token in ("", "Bearer", "Bearer x", "Bearer " + "a" * 27, "Basic abc", "Bearer \xe9"):
        answer = httpx.post(f"{server.address}/api/tables/{table}/decisions", json={"version": 0, "code": 0},
                            headers={"authorization": token.encode()})                # type: ignore[dict-item]
        assert answer.status_code in (400, 401, 403), (token, answer.status_code)
    other = Program(server.address)
    assert other.decide(table, now["version"], 0).status_code == 403
    assert other.http.post(f"/api/tables/{table}/seats/0", json={}).status_code == 409
    wrong = other.http.post(f"/api/tables/{table}/seats/1", json={"invitation": "a" * 28})
    assert wrong.status_code == 409


def test_raw_nonsense_does_not_hurt(server: Server) -> None:
    for nonsense in (b"\x00\xff" * 100 + b"\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"POST /tables HTTP/1.1\r\nhost: x\r\n"
                     b"content-length: -5\r\n\r\n", b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
                     b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * 70_000 + b"\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), 5) as connection:
            connection.sendall(nonsense)
            connection.settimeout(2)
            with suppress(TimeoutError, ConnectionError):
                assert b" 50" not in connection.recv(64)
    assert httpx.get(f"{server.address}/health").json()["ok"]


def test_nobody_can_write_lines_into_the_log(server: Server) -> None:
    httpx.get(server.address + "/a%0A{%22level%22:%22critical%22}%0D%C2%85%E2%80%A8b")
    line = next(line for line in server.lines() if line.get("path", "").startswith("/a"))
    assert line["path"].isascii() and "\n" not in line["path"]


def test_limits_per_client(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with Server(folder, requests_per_second=5, requests_at_once=10, tables_per_guest=2, bot_workers=0,
                streams_per_client=3) as server:
        browser = Browser(server.address)
        statuses = [browser.http.get("/").status_code for _ in range(30)]
        assert statuses[:5] == [200] * 5 and 429 in statuses
    with Server(folder, tables_per_guest=2, bot_workers=0) as server:
        browser = Browser(server.address)
        for _ in range(2):
            browser.new_table("me", "here")
        answer = browser.http.post("/tables", data={"game": "seven_wonders_duel", "level": "random"})
        assert answer.status_code == 429


def test_a_malformed_invitation_of_another_table_fits_no_seat(server: Server) -> None:
    one, two = Program(server.address), Program(server.address)
    first, second = one.new_table("me", "invited"), one.new_table("me", "invited")
    token = first["seats"][1]["invitation"]
    assert two.http.post(f"/api/tables/{second['id']}/seats/1", json={"invitation": token}).status_code == 409
    assert two.http.post(f"/api/tables/{second['id']}/seats/1", json={}).status_code == 409
    seen = two.http.get(f"/api/tables/{first['id']}/seats").json()
    assert [seat["invitation"] for seat in seen["seats"]] == [None, None]
