"""Attacks a server of its own on this machine, and counts what was tried and what was refused.

Run: python scripts/attack.py [--rounds 1] [--seconds 3]
Loopback only, and bounded: at most a few thousand requests and a few hundred connections. It ends with
status 1 if anything was accepted that should not have been, if anything answered 5xx, or if a player who sat
at a table all the while could not go on.
"""
from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
GAME = "seven_wonders_duel"
EVIL = ("'; DROP TABLE games;--", "<script>alert(1)</script>", "../../../etc/passwd", "%00", "\u202eevil", "{{7*7}}",
        "${jndi:ldap://127.0.0.1/x}", "a" * 5000, "\x00", "\ud7ff", "-1", "1e999", "null", "[]", "NaN")


class Siege:
    """One server, one honest table, and everything that is thrown at it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.tried: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.came = 0
        self.me = self.browser()
        self.table = self.new_table(self.me)

    def browser(self) -> httpx.Client:
        """Each from an address of its own, as the proxy on this machine would tell it."""
        self.came += 1
        address = f"198.51.100.{self.came % 250}"
        return httpx.Client(base_url=self.address, timeout=20, headers={"x-forwarded-for": address})

    def new_table(self, who: httpx.Client, **more: str) -> str:
        form = {"game": GAME, "players": "2", "seat-1": "me", "seat-2": "here", **more}
        return str(who.post("/tables", data=form).headers["location"].removeprefix("/table/"))

    def situation(self) -> dict[str, Any]:
        """As the honest player sees the table."""
        now = dict(self.me.get(f"/api/tables/{self.table}").json())
        if now["over"]:
            self.table = self.new_table(self.me)
            now = dict(self.me.get(f"/api/tables/{self.table}").json())
        return now

    def expect(self, kind: str, answer: httpx.Response, *allowed: int) -> None:
        """Count it; anything but these statuses is wrong."""
        self.tried[kind] += 1
        if answer.status_code in allowed:
            self.refused[kind] += 1
        else:
            self.wrong.append(f"{kind}: {answer.request.method} {answer.request.url.path[:80]} → {answer.status_code}")

    def alive(self, when: str) -> None:
        """The honest player decides once more, no faster than a person could."""
        time.sleep(0.2)
        now = self.situation()
        code = random.choice(now["choices"])["code"]
        answer = self.me.post(f"/table/{self.table}/act", json={"v": now["version"], "a": code, "seat": now["seat"]})
        self.tried["honest decisions"] += 1
        if answer.status_code == 204:
            self.refused["honest decisions"] += 1
        else:
            self.wrong.append(f"the honest player after {when}: {answer.status_code}")

    # What is thrown.

    def wrong_seats(self) -> None:
        now = self.situation()
        version, code = now["version"], now["choices"][0]["code"]
        thieves = [self.browser() for _ in range(3)]
        thieves[1].get("/")
        thieves[2].cookies.set("meydan", secrets.token_urlsafe(60))
        for thief in thieves:
            for deed in ("act", "undo", "resign", "order", "chat", "takeover", "rematch", "link"):
                body = {"v": version, "a": code, "seat": now["seat"], "text": "x", "on": True}
                self.expect("wrong seat", thief.post(f"/table/{self.table}/{deed}", json=body), 400, 403, 409)
        for given, action in ((version + 1, code), (version - 1, code), (version, -5), (version, 10**8),
                              (10**20, code), ("x", code), (version, None), (version, [code] * 40)):
            answer = self.me.post(f"/table/{self.table}/act", json={"v": given, "a": action})
            self.expect("impossible decision", answer, 400, 409, 422)

    def other_sites(self) -> None:
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
            for path in (f"/table/{self.table}/resign", "/me", "/tables", "/account/delete", "/account/sign-out"):
                self.expect("other site", self.me.post(path, json={"v": 0, "sure": "yes"}, headers=headers), 403)

    def nonsense(self) -> None:
        who = self.browser()
        places = ("table", "game", "invite", "back", "mail", "member", "contest", "static", "sprite", "leaders",
                  "rules", "learn", "api/tables")
        paths = [f"/{place}/{{}}" for place in places]
        for path in paths:
            for word in EVIL:
                quoted = "".join(f"%{byte:02x}" for byte in word[:300].encode("utf-8", "replace"))
                self.expect("address", who.get(path.format(quoted)), 400, 404, 405, 409, 414, 422, 431)
        for word in EVIL:
            forms = ({"game": word}, {"game": GAME, "players": word}, {"game": GAME, "level": word},
                     {"game": GAME, "clock": word}, {"game": GAME, "seat-1": word, "seat-2": "me"})
            for form in forms:
                self.expect("form", who.post("/tables", data=form), 400, 404, 422)
            body = json.dumps({"game": word, "seats": [word]})
            self.expect("json", who.post("/api/tables", content=body, headers={"content-type": "application/json"}),
                        400, 401, 404, 422)
        for body in (b"", b"{", b"\xff\xfe", b"[" * 9000, b'{"game":"\\ud800"}', b'{"v":' + b"9" * 9000 + b"}"):
            for kind in ("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                answer = who.post(f"/table/{self.table}/act", content=body, headers={"content-type": kind})
                self.expect("body", answer, 400, 403, 415, 422)

    def forged(self) -> None:
        true = self.me.cookies["meydan"]
        for _ in range(60):
            place = random.randrange(len(true) - 2)
            thief = self.browser()
            thief.cookies.set("meydan", true[:place] + random.choice("ABCxyz019") + true[place + 1:])
            if thief.cookies["meydan"] == true:
                continue
            answer = thief.post(f"/table/{self.table}/resign", json={"v": 0, "seat": 0})
            self.expect("forged cookie", answer, 403)
        for _ in range(60):
            token = secrets.token_urlsafe(20)
            who = self.browser()
            self.expect("guessed token", who.get(f"/invite/{token}"), 404)
            self.expect("guessed token", who.post(f"/back/{token}"), 404)
            answer = who.get("/api/tables?which=mine", headers={"authorization": f"Bearer {token}"})
            self.expect("guessed token", answer, 401)
        for _ in range(8):
            self.expect("moderator's door", self.browser().post("/moderator", data={"secret": secrets.token_hex()}),
                        403, 404, 409, 429)

    def large(self) -> None:
        who = self.browser()
        huge = b"x" * 2_000_000
        for path in ("/me", "/tables", "/upload", "/api/players", f"/table/{self.table}/chat", "/account/entered"):
            with suppress(httpx.TransportError):        # refused before it was sent whole
                self.expect("large body", who.post(path, content=huge), 413)
        for count, size in ((1, 200_000), (5_000, 20), (300, 300)):
            head = b"".join(b"x%d: %s\r\n" % (number, b"y" * size) for number in range(count))
            self.raw("large head", b"GET / HTTP/1.1\r\nhost: x\r\n" + head + b"\r\n", b"431", b"400")

    def raw(self, kind: str, data: bytes, *allowed: bytes) -> None:
        self.tried[kind] += 1
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as connection:
            connection.settimeout(3)
            with suppress(OSError):
                connection.sendall(data)
            got = connection.recv(200)
            if got and not any(word in got[:16] for word in allowed):
                self.wrong.append(f"{kind}: {got[:40]!r}")
                return
        self.refused[kind] += 1

    def raw_nonsense(self) -> None:
        for data in (b"\x00" * 500, b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01" + secrets.token_bytes(300),
                     b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
                     b"POST /me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n"
                     b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
                     b"POST /me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n",
                     b"GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n\x00\x00"):
            self.raw("raw nonsense", data, b"400", b"200", b"408", b"431", b"403", b"404")

    def crowd(self, count: int, seconds: float) -> None:
        """Silent and half-sent connections, while the honest player goes on."""
        with ExitStack() as crowd:
            for number in range(count):
                with suppress(OSError):
                    connection = crowd.enter_context(socket.create_connection(("127.0.0.1", self.port), 5))
                    if number % 2:
                        connection.sendall(b"POST /me HTTP/1.1\r\nhost: x\r\n")
                    self.tried["silent connections"] += 1
            self.refused["silent connections"] = self.tried["silent connections"]
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                self.alive("a silent crowd")

    def flood(self, seconds: float) -> None:
        """As fast as one client can: beyond its allowance it is refused, and the rest of the world does not notice."""
        with httpx.Client(base_url=self.address, headers={"x-forwarded-for": "203.0.113.7"}) as rude:
            until = time.monotonic() + 3 * seconds
            while time.monotonic() < until and self.tried["flood"] < 2000:
                answer = rude.get("/api/none")
                self.tried["flood"] += 1
                self.refused["flood"] += answer.status_code == 429
                if answer.status_code >= 500:
                    self.wrong.append(f"flood: {answer.status_code}")
        self.alive("a flood")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3, help="of each flood and crowd")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(folder)
        try:
            siege = Siege(port)
            for _ in range(min(arguments.rounds, 10)):
                for attack in (siege.wrong_seats, siege.other_sites, siege.nonsense, siege.forged, siege.large,
                               siege.raw_nonsense):
                    attack()
                    siege.alive(attack.__name__)
                siege.crowd(400, min(arguments.seconds, 20))
                siege.flood(min(arguments.seconds, 20))
        finally:
            server.terminate()
            server.wait()
            log = (Path(folder) / "server.log").read_text()
    for kind in siege.tried:
        print(f"{kind:22} {siege.tried[kind]:6} tried, {siege.refused[kind]:6} "
              f"{'done' if kind == 'honest decisions' else 'refused or harmless'}")
    errors = [line for line in log.splitlines() if '"level": "error"' in line]
    print(f"in all {sum(siege.tried.values())} tried, {len(siege.wrong)} wrong, {len(errors)} errors in the log")
    print("\n".join([*siege.wrong[:10], *errors[:5]]))
    raise SystemExit(1 if siege.wrong or errors else 0)


def start(folder: str) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEYDAN_DATA": folder, "MEYDAN_PORT": str(port),
                   "MEYDAN_REQUESTS_PER_SECOND": "25", "MEYDAN_REQUESTS_AT_ONCE": "350", "MEYDAN_LOG_FORMAT": "json",
                   "MEYDAN_TABLES_PER_GUEST": "500", "MEYDAN_HEAD_SECONDS": "3", "MEYDAN_CONNECTIONS": "200",
                   "MEYDAN_ADMIN_SECRET": secrets.token_urlsafe(32), "MEYDAN_BOT_WORKERS": "0"}
    with open(Path(folder) / "server.log", "wb") as log:
        server = subprocess.Popen([sys.executable, "-m", "meydan.web"], env=environment, stdout=log, stderr=log)
    until = time.monotonic() + 60
    while True:
        with suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return server, port
        if server.poll() is not None or time.monotonic() > until:
            raise SystemExit((Path(folder) / "server.log").read_text()[-2000:])
        time.sleep(0.1)


if __name__ == "__main__":
    main()
