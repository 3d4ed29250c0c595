"""What people write, and who they are."""
from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers

from meydan.web.context import safe_path
from meydan.web.guard import Buckets, same_origin
from meydan.web.identity import Identity, digest, new_id, new_token
from meydan.web.settings import Settings
from meydan.web.words import BadChat, BadName, clean_chat, clean_name, is_id


@pytest.mark.parametrize("typed, name", [
    ("  Shirin ", "Shirin"), ("شیرین\u200cبانو", "شیرین\u200cبانو"), ("a\tb\nc", "a b c"), ("a\u202eb", "ab"),
    ("\u2066x\u2069", "x"), ("<b>", "<b>"), ("e\u0301", "é"), ("\x00a", "a"),
])
def test_names_are_one_clean_line(typed: str, name: str) -> None:
    assert clean_name(typed, 24) == name


@pytest.mark.parametrize("typed", ["", "   ", "\u200c", "\u202e", "x" * 25, "\ud800"])
def test_no_name(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed, 24)


def test_chat_has_a_limit() -> None:
    assert clean_chat(" hi ", 300) == "hi"
    with pytest.raises(BadChat):
        clean_chat("x" * 301, 300)


def test_a_cookie_cannot_be_forged() -> None:
    identity, other = Identity("key one"), Identity("key two")
    guest = new_id()
    cookie = identity.cookie(guest)
    assert identity.guest(cookie) == guest
    assert other.guest(cookie) is None
    assert identity.guest(None) is identity.guest("") is identity.guest(guest) is identity.guest("x" * 5000) is None
    damaged = [cookie[:n] + ("A" if cookie[n] != "A" else "B") + cookie[n + 1:] for n in range(len(cookie) - 1)]
    assert not any(identity.guest(one) == guest for one in damaged)


def test_ids_and_tokens_cannot_be_guessed() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(new_id()) == 16 and len(new_token()) == 27          # 96 and 160 bits
    assert is_id(new_id()) and is_id(new_token())
    assert not any(map(is_id, ["", "short", "a b c d e f", "x" * 41, "x\x00xxxxxxxx", "../../../etc", "ا" * 10]))
    assert digest("a") != digest("b") and len(digest("a")) == 64


def test_secrets_are_long(tmp_path: Path) -> None:
    for short in ("given", "x" * 31):
        with pytest.raises(ValueError, match="32 letters"):
            Settings(secret=short)
        with pytest.raises(ValueError, match="32 letters"):
            Settings(admin_secret=short)
    assert Settings(secret="x" * 32).secret == "x" * 32


def test_the_key_of_an_older_version_is_taken_over(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).first_key() != Settings(data=tmp_path).first_key()
    (tmp_path / "cookie.key").write_text("k" * 43)
    assert Settings(data=tmp_path).first_key() == "k" * 43


@pytest.mark.parametrize("address, url", [
    ("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d"), ("postgres://h/d", "postgresql+asyncpg://h/d"),
    ("sqlite:////x/y.db", "sqlite+aiosqlite:////x/y.db"), ("", "sqlite+aiosqlite:////d/meydan.db"),
])
def test_database_addresses(address: str, url: str) -> None:
    assert Settings(database=address, data=Path("/d")).database_url == url


@pytest.mark.parametrize("headers, fine", [
    ({}, True), ({"sec-fetch-site": "same-origin"}, True), ({"sec-fetch-site": "none"}, True),
    ({"sec-fetch-site": "cross-site"}, False), ({"sec-fetch-site": "same-site"}, False),
    ({"origin": "http://me.example"}, True), ({"origin": "http://evil.example"}, False), ({"origin": "null"}, False),
    ({"origin": "http://me.example.evil"}, False), ({"origin": "http://[bad"}, False),
    ({"origin": "http://me.example", "sec-fetch-site": "cross-site"}, False),
])
def test_requests_of_other_sites_are_known(headers: dict[str, str], fine: bool) -> None:
    assert same_origin(Headers({"host": "me.example", **headers}), "http") is fine


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("meydan.web.guard.time.monotonic", lambda: now[0])
    buckets = Buckets(per_second=2, at_once=3, clients=2)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] += 1
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    buckets.take("c")
    assert len(buckets._left) == 2


@pytest.mark.parametrize("path, back", [
    ("/table/x?n=1", "/table/x?n=1"), ("//evil.example", "/"), ("/\\evil", "/"), ("https://evil", "/"), ("", "/"),
    ("/a\nb", "/"), ("/" + "x" * 300, "/"),
])
def test_nobody_is_sent_to_another_site(path: str, back: str) -> None:
    assert safe_path(path) == back
