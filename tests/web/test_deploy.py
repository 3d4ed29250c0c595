"""What `deploy/` offers really runs: a proxy before two servers, the unit, the composition."""
from __future__ import annotations

import datetime
import ipaddress
import re
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from meydan.web.settings import Settings
from tests.web.conftest import fresh_database
from tests.web.servers import ROOT, Browser, Server, free_port, read_events

DEPLOY = ROOT / "deploy"


def certificate(folder: Path) -> None:
    """For this machine, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "play.example")])
    now = datetime.datetime.now(datetime.UTC)
    day, here = datetime.timedelta(days=1), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(
        7).not_valid_before(now - day).not_valid_after(now + day).add_extension(
        x509.SubjectAlternativeName([here]), False).sign(key, hashes.SHA256())
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))


@contextmanager
def nginx(folder: Path, servers: list[Server], path: str = "") -> Iterator[str]:
    """The example of `deploy/`, with this test's ports and certificate; its address."""
    port, text = free_port(), (DEPLOY / "nginx.conf").read_text()
    changes: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
        (r"listen 443 ", f"listen 127.0.0.1:{port} "), (r"/etc/letsencrypt/live/play.example", str(folder)),
        (r"127.0.0.1:8001", f"127.0.0.1:{servers[0].port}"), (r"127.0.0.1:8002", f"127.0.0.1:{servers[1].port}")]
    if path:
        changes.append((r"location / \{", f"location {path}/ {{"))
    for pattern, ours in changes:
        text, count = re.subn(pattern, ours, text)
        assert count, pattern
    certificate(folder)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    body = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    config = folder / "nginx.conf"
    config.write_text(f"daemon off;\nworker_processes 1;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
                      f"events {{}}\nhttp {{\naccess_log off;\n{body}{text}}}\n")
    tried = subprocess.run(["nginx", "-t", "-c", config, "-e", folder / "start.log"], capture_output=True, text=True)
    assert tried.returncode == 0 and "warn" not in tried.stderr, tried.stderr
    process = subprocess.Popen(["nginx", "-c", config, "-e", folder / "start.log"])
    try:
        yield f"https://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def from_outside(address: str) -> Browser:
    browser = Browser(address)
    browser.http = httpx.Client(base_url=address, verify=False, timeout=20, headers={"accept-language": "en"})
    until = time.monotonic() + 20
    while True:
        try:
            browser.http.get("/health")
            return browser
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
@pytest.mark.parametrize("path", ["", "/meydan"])
def test_nginx_before_two_servers(postgres: str, tmp_path: Path, path: str) -> None:
    database = fresh_database(postgres, f"nginx{path.strip('/')}").replace("+asyncpg", "")
    settings = {"database": database, "path": path, "bot_workers": 0, "log_addresses": "yes"}
    with Server(tmp_path, **settings) as one, Server(tmp_path, **settings) as two, \
            nginx(tmp_path, [one, two], path) as address:
        me = from_outside(address)
        home = me.http.get(f"{path}/")
        assert home.status_code == 200 and "; Secure" in home.headers["set-cookie"]     # X-Forwarded-Proto is believed
        assert me.http.get(f"{path}/metrics").status_code == 404
        asked: Counter[str] = Counter()
        for _ in range(6):
            made = me.http.post(f"{path}/tables", data={"game": "seven_wonders_duel", "players": "2", "seat-1": "me",
                                                        "seat-2": "here"})
            table = made.headers["location"]
            assert table.startswith(f"{path}/table/")
            for _ in range(3):
                assert me.http.get(table).status_code == 200
            began = time.monotonic()
            with me.http.stream("GET", f"{table}/events") as stream:
                first = next(read_events(stream))       # at once, though the stream goes on: no buffer
                assert time.monotonic() - began < 5
                assert me.http.post(f"{table}/act", json={
                    "v": first["v"], "a": first["actions"][0]["id"], "seat": first["seat"]}).status_code == 204
            inside = table.removeprefix(path)
            held = [server for server in (one, two) if any(
                str(line.get("path", "")).removeprefix(path) == inside for line in server.lines())]
            assert len(held) == 1, "a table lives in one process"
            asked[held[0].address] += 1
        assert me.http.get(f"{path}/", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200
        until, clients = time.monotonic() + 10, set[str]()      # a request is written down after its answer
        while "203.0.113.9" not in clients and time.monotonic() < until:
            clients = {line["client"] for server in (one, two) for line in server.lines() if "client" in line}
        assert clients == {"127.0.0.1", "203.0.113.9"}          # a nearer proxy's word counts as well
        one.kill()                                              # the other takes over, and nobody is told of an error
        for _ in range(4):
            assert me.http.get(table).status_code == 200
        assert two.errors() == []


@pytest.mark.skipif(shutil.which("caddy") is None, reason="needs caddy")
def test_the_caddyfile_is_one(tmp_path: Path) -> None:
    environment = {"SITE": "play.example", "HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    said = subprocess.run(["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
                          capture_output=True, text=True, env=environment)
    assert said.returncode == 0 and "Valid configuration" in said.stdout + said.stderr, said.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_unit_is_one(tmp_path: Path) -> None:
    program = tmp_path / "meydan"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "meydan.service"
    unit.write_text((DEPLOY / "meydan.service").read_text().replace("/opt/meydan/bin/meydan", str(program)))
    said = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert said.returncode == 0 and "meydan.service" not in said.stderr, said.stderr


def test_the_composition_names_only_what_there_is() -> None:
    """Settings exist, files exist, services wait for services, and the proxy knows the servers."""
    site = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = site["services"]
    known = {f"MEYDAN_{name.upper()}" for name in Settings.model_fields}
    for name, service in services.items():
        assert {"image", "build"} & set(service), name
        for variable in service.get("environment", {}):
            assert not variable.startswith("MEYDAN_") or variable in known, variable
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in site["volumes"], volume
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()
    upstream = re.search(r"reverse_proxy (.*) \{", (DEPLOY / "Caddyfile").read_text())
    assert upstream is not None
    assert {address.partition(":")[0] for address in upstream[1].split()} == {
        name for name, service in services.items() if "build" in service and "command" not in service}
