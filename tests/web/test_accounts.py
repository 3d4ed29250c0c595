"""Accounts when wanted: passkeys, mailed links, signing out, my data."""
from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.web.servers import Browser, Server, free_port


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A passkey in software, as a phone would hold it."""

    def __init__(self, address: str) -> None:
        self.origin = address
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(b"127.0.0.1").digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        public = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")})
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        return {"id": letters(self.id), "rawId": letters(self.id), "type": "public-key", "response": {
            "clientDataJSON": letters(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": letters(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}))}}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        client, data = self._client_data("webauthn.get", options["challenge"]), self._data(0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {"id": letters(self.id), "rawId": letters(self.id), "type": "public-key", "response": {
            "clientDataJSON": letters(client), "authenticatorData": letters(data), "signature": letters(signature),
            "userHandle": None}}


def become_member(browser: Browser, address: str) -> Authenticator:
    key = Authenticator(address)
    options = browser.http.post("/account/passkey", json={}).json()
    answer = browser.http.post("/account/passkey/added", json=key.create(options))
    assert answer.status_code == 204, answer.text
    return key


def enter(browser: Browser, key: Authenticator) -> httpx.Response:
    options = browser.http.post("/account/enter", json={}).json()
    return browser.http.post("/account/entered", json=key.get(options))


class MailServer:
    """Takes mail on a port of this machine."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[str] = []
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()
        assert self.ready.wait(5)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self._talk, "127.0.0.1", self.port))
        self.ready.set()
        self.loop.run_forever()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            elif word == b"QUIT":
                break
            writer.write(b"250 fine\r\n")
        writer.close()

    def link(self) -> str:
        """The path in the newest mail."""
        until = time.monotonic() + 5
        while not self.mails:
            assert time.monotonic() < until
            time.sleep(0.02)
        text = self.mails[-1].replace("=\r\n", "").replace("=3D", "=")
        found = re.search(r"https://play\.example(/mail/\S+)", text)
        assert found, text
        return found[1]


@pytest.fixture(scope="module")
def post() -> MailServer:
    return MailServer()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), bot_workers=0) as server:
        yield server
        assert server.errors() == []


def test_a_guest_becomes_a_member_and_finds_the_games_again(site: Server) -> None:
    me = Browser(site.address)
    table = me.new_table("me", "here", name="Shirin")
    key = become_member(me, site.address)
    assert "you are a member" in me.http.get("/account").text.lower()
    elsewhere = Browser(site.address)
    other = elsewhere.new_table("me", "here")                   # played as a guest before signing in
    assert elsewhere.boot(table)["seat"] is None
    assert enter(elsewhere, key).status_code == 204
    assert elsewhere.boot(table)["seat"] is not None            # the member's games
    assert elsewhere.boot(other)["seat"] is not None            # and the guest's moved along
    assert me.boot(other)["seat"] is not None


def test_passkeys_that_prove_nothing_are_refused(site: Server) -> None:
    me, thief = Browser(site.address), Browser(site.address)
    me.new_table("me", "here")
    key = become_member(me, site.address)
    options = thief.http.post("/account/enter", json={}).json()
    forged = key.get(options)
    forged["response"]["signature"] = letters(secrets.token_bytes(70))
    assert thief.http.post("/account/entered", json=forged).status_code == 422
    stranger = Authenticator(site.address)
    assert enter(thief, stranger).status_code == 422            # nobody knows it
    wrong = Authenticator("https://evil.example")
    wrong.key, wrong.id = key.key, key.id
    assert enter(thief, wrong).status_code == 422               # made for another site
    answer = key.get(thief.http.post("/account/enter", json={}).json())
    assert thief.http.post("/account/entered", json=answer).status_code == 204
    assert thief.http.post("/account/entered", json=answer).status_code == 422     # a challenge is good once
    for nonsense in ({}, {"id": 5}, {"id": "x" * 1000}, {"id": letters(key.id), "response": {}}):
        thief.http.post("/account/enter", json={})
        assert thief.http.post("/account/entered", json=nonsense).status_code == 422


def test_signing_out_everywhere_voids_all_cookies(site: Server) -> None:
    me = Browser(site.address)
    table = me.new_table("me", "here")
    key = become_member(me, site.address)
    stolen = Browser(site.address)
    stolen.http.cookies.set("meydan", me.http.cookies["meydan"])
    assert stolen.boot(table)["seat"] is not None
    assert me.http.post("/account/sign-out", data={"everywhere": "1"}).status_code == 303
    assert "meydan" not in me.http.cookies
    assert stolen.boot(table)["seat"] is None
    time.sleep(2.1)                                             # cookies count whole seconds
    assert enter(me, key).status_code == 204
    assert me.boot(table)["seat"] is not None


def test_my_data_can_be_taken_and_deleted(site: Server) -> None:
    me, friend = Browser(site.address), Browser(site.address)
    table = me.new_table("me", "friend", name="Farhad the Forgotten")
    friend.http.post(me.invitation(table))
    become_member(me, site.address)
    me.post(table, "chat", text="a line to forget")
    data = me.http.get("/account/data.json").json()
    assert [game["id"] for game in data["games"]] == [table] and data["person"][0]["name"] == "Farhad the Forgotten"
    assert data["said"][0]["text"] == "a line to forget" and len(data["passkeys"]) == 1
    assert me.http.post("/account/delete", data={}).status_code == 400
    cookie = me.http.cookies["meydan"]
    assert me.http.post("/account/delete", data={"sure": "yes"}).status_code == 303
    seen = friend.http.get(f"/table/{table}").text
    assert "Forgotten" not in seen and "a line to forget" not in seen
    again = Browser(site.address)
    again.http.cookies.set("meydan", cookie)
    assert again.boot(table)["seat"] is None




def test_a_mailed_link_lets_in_once(tmp_path_factory: pytest.TempPathFactory, post: MailServer) -> None:
    with Server(tmp_path_factory.mktemp("mail"), bot_workers=0, mail=f"smtp://127.0.0.1:{post.port}",
                mail_from="meydan@play.example", address="https://play.example") as server:
        me, phone = Browser(server.address), Browser(server.address)
        table = me.new_table("me", "here")
        for wrong in ("", "x", "a b@c.d", "a@b\r\nbcc: d@e.f", "x" * 300 + "@y.z"):
            assert me.http.post("/account/mail", data={"mail": wrong}).status_code == 422
        assert me.http.post("/account/mail", data={"mail": "Shirin@Example.org"}).status_code == 200
        link = post.link()
        assert phone.http.get(link).status_code == 200          # looking spends nothing
        assert me.http.post(link).status_code == 303
        assert me.http.post(link).status_code == 404
        post.mails.clear()
        phone.http.post("/account/mail", data={"mail": "shirin@example.org"})
        assert phone.http.post(post.link()).status_code == 303
        assert phone.boot(table)["seat"] is not None            # the same member
        assert "/mail/…" in [line.get("path") for line in server.lines()]
        assert not any(link.removeprefix("/mail/")[:20] in json.dumps(line) for line in server.lines())
        statuses = [phone.http.post("/account/mail", data={"mail": "shirin@example.org"}).status_code for _ in range(5)]
        assert 409 in statuses or 429 in statuses


def test_a_personal_link_from_the_account_page(site: Server) -> None:
    me, phone = Browser(site.address), Browser(site.address)
    table = me.new_table("me", "here")
    address = me.http.post("/account/link", json={}).json()["address"]
    assert phone.http.post(address).status_code == 303
    assert phone.boot(table)["seat"] is not None
    assert Browser(site.address).http.post("/account/link", json={}).status_code == 403


def test_a_cookie_in_use_never_ends(site: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is a month old is written anew."""
    import sqlite3

    from itsdangerous import TimestampSigner

    from meydan.web.identity import Identity
    me = Browser(site.address)
    table = me.new_table("me", "here")
    with sqlite3.connect(site.folder / "meydan.db") as database:
        key = database.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchone()[0]
    guest = Identity(key).guest(me.http.cookies["meydan"])
    assert guest is not None
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: int(time.time()) - 300 * 24 * 3600)
    old = Identity(key).cookie(guest)
    monkeypatch.undo()
    answer = httpx.get(f"{site.address}/table/{table}", cookies={"meydan": old})
    renewed = answer.cookies["meydan"]
    known = Identity(key).known(renewed)
    assert known is not None and known.guest == guest and time.time() - known.made < 60
    assert "meydan" not in httpx.get(f"{site.address}/table/{table}", cookies={"meydan": renewed}).cookies


