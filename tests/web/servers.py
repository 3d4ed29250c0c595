"""Real server processes for tests: start, ask, kill, start again."""
from __future__ import annotations

import atexit
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
QUICK = {"MEYDAN_BOT_PAUSE": "0", "MEYDAN_REQUESTS_PER_SECOND": "0", "MEYDAN_TABLES_PER_GUEST": "1000",
         "MEYDAN_BOT_WORKERS": "1", "MEYDAN_LOG_FORMAT": "json"}
SILENCE = 120.0                                         # seconds that a stream may bring nothing but beats


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`python -m meydan.web` on a folder of its own."""

    def __init__(self, folder: Path, files: int = 0, **settings: Any) -> None:
        self.folder = folder
        self.files = files                              # open at once, at most; 0: as the system has it
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ, **QUICK, "PYTHONPATH": f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}",
            "MEYDAN_DATA": str(folder), "MEYDAN_PORT": str(self.port),
            **{f"MEYDAN_{name.upper()}": str(value) for name, value in settings.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What Python is to run."""
        return ["-m", "meydan.web"]

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, *self.command()], env=self.environment, stdout=log,
                                            stderr=log, cwd=ROOT, preexec_fn=self._few_files if self.files else None)
        atexit.register(self.process.kill)              # also when a test fails before it stops the server
        self.wait_for_health(self.process)
        return self

    def start_worker(self) -> None:
        """`meydan worker` instead: bots for servers elsewhere."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", "from meydan.cli import main; main()", "worker"],
                                            env=self.environment,
                                            stdout=log, stderr=log, cwd=ROOT)
        atexit.register(self.process.kill)

    def _few_files(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))

    def wait_for_health(self, process: subprocess.Popen[bytes]) -> None:
        until = time.monotonic() + 120
        while True:
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(self.log.read_text()[-3000:])
            time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely; the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)

    def lines(self) -> list[dict[str, Any]]:
        """The structured log."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def errors(self) -> list[dict[str, Any]]:
        return [line for line in self.lines() if line["level"] in ("error", "critical")]

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class ForkedServer(Server):
    """The same server, forked from a process that has loaded it already."""

    nest: subprocess.Popen[bytes] | None = None
    child = 0

    def start(self) -> ForkedServer:
        if self.nest is None:
            with self.log.open("ab") as log:
                self.nest = subprocess.Popen([sys.executable, "-m", "tests.web.nest"], env=self.environment, cwd=ROOT,
                                             stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)
            atexit.register(self.end)
        assert self.nest.stdin is not None and self.nest.stdout is not None
        self.nest.stdin.write(b"\n")
        self.nest.stdin.flush()
        self.child = int(self.nest.stdout.readline())
        self.wait_for_health(self.nest)
        return self

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        while _accepts(self.port):                  # the system has closed its socket when it is dead
            time.sleep(0.001)

    def end(self) -> None:
        """The last server and the nest. As long as the nest lives, the number stays that of its child."""
        if self.nest is not None and self.nest.poll() is None:
            if self.child:
                os.kill(self.child, signal.SIGKILL)
            self.nest.kill()
            self.nest.wait()


def _accepts(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Browser:
    """A guest with cookies, as a browser without a screen."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, timeout=20, headers={"accept-language": language})

    def new_table(self, *seats: str, game: str = "seven_wonders_duel", **values: str) -> str:
        """Make a table; its id."""
        form = {"game": game, "players": str(len(seats)), **values}
        form |= {f"seat-{number}": seat for number, seat in enumerate(seats, 1)}
        answer = self.http.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")

    def boot(self, table: str, lifted: int | None = None) -> dict[str, Any]:
        """What the page tells its script; at a shared screen, to the seat for which the curtain was lifted."""
        answer = self.http.get(f"/table/{table}", params={} if lifted is None else {"as": lifted})
        assert answer.status_code == 200, answer.text[:300]
        found = re.search(r"<script[^>]*id=[\"']boot[\"'][^>]*>(.*?)</script>", answer.text, re.S)
        assert found is not None
        boot = json.loads(found[1])
        assert isinstance(boot, dict)
        return boot

    def post(self, table: str, deed: str, **values: Any) -> httpx.Response:
        return self.http.post(f"/table/{table}/{deed}", json=values)

    def act(self, table: str, boot: dict[str, Any], code: int) -> httpx.Response:
        return self.post(table, "act", v=boot["v"], a=code, seat=boot["seat"])

    def events(self, table: str, at: str = "", **headers: str) -> Iterator[dict[str, Any]]:
        """The stream, event by event."""
        with self.http.stream("GET", f"/table/{table}/events", params={"at": at}, headers=headers) as stream:
            yield from read_events(stream)

    def invitation(self, table: str) -> str:
        """The first invitation the maker of a table can send."""
        found = re.search(r"/invite/[\w-]+", self.http.get(f"/table/{table}").text)
        assert found is not None
        return found[0]


def read_events(stream: httpx.Response) -> Iterator[dict[str, Any]]:
    """Whoever waits for one that does not come is told so: beats alone would keep the stream open for ever."""
    assert stream.status_code == 200, stream.read()
    kind = ""
    until = time.monotonic() + SILENCE
    for line in stream.iter_lines():
        if line.startswith("event: "):
            kind = line.removeprefix("event: ")
        elif line.startswith("data: ") and kind != "beat":
            yield json.loads(line.removeprefix("data: "))
            until = time.monotonic() + SILENCE
        assert time.monotonic() < until, f"no news for {SILENCE} seconds"


class Program:
    """A player by the JSON interface."""

    def __init__(self, address: str, name: str = "Rook") -> None:
        self.http = httpx.Client(base_url=address, timeout=20)
        token = self.http.post("/api/players", json={"name": name}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {token}"

    def new_table(self, *seats: str, game: str = "seven_wonders_duel", **options: str) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"game": game, "seats": list(seats), "options": options})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        assert isinstance(made, dict)
        return made

    def situation(self, table: str) -> dict[str, Any]:
        found = self.http.get(f"/api/tables/{table}").json()
        assert isinstance(found, dict)
        return found

    def decide(self, table: str, version: int, code: int) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/decisions", json={"version": version, "code": code})

    def events(self, table: str) -> Iterator[dict[str, Any]]:
        with self.http.stream("GET", f"/api/tables/{table}/events") as stream:
            yield from read_events(stream)
