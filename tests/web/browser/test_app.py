"""The site as an app: the last position without a line, and calls from a push service, in a real browser."""
from __future__ import annotations

import http.server
import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, expect

from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands
from tests.web.servers import Browser as Guest
from tests.web.servers import Server, free_port

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async ([address, version]) => {
  const cache = await caches.open("meydan-1"), page = await cache.match(address, { ignoreVary: true });
  return page !== undefined && (await page.text()).includes(`data-v="${version}"`);
}"""


def with_worker(me: Hands) -> None:
    me.page.goto("/")
    me.page.wait_for_function(CONTROLLED)


def until(me: Hands, script: str, argument: object, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not me.page.evaluate(script, argument):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_without_a_line_the_last_position_can_be_read_and_nothing_pressed(people: People) -> None:
    me, other = people.come(), Guest(people.address)
    with_worker(me)
    me.open_table("me", "friend")
    table = me.page.url.rpartition("/")[2].partition("?")[0]
    other.http.post(me.page.evaluate("document.body.innerHTML.match(/\\/invite\\/[\\w-]+/)[0]"))
    me.page.wait_for_selector("#log")
    me.live()
    before = me.version
    player = other if other.boot(table)["asked"] else None
    if player is None:
        assert me.turn()
        boot = Guest(people.address)
        boot.http.cookies.update({cookie["name"]: cookie["value"] for cookie in me.page.context.cookies()})
        player = boot
    now = player.boot(table)
    assert player.act(table, now, now["actions"][0]["id"]).status_code == 204
    me.page.wait_for_function("version => document.documentElement.dataset.v !== version", arg=before)
    version, prompt = me.version, me.text("#prompt")
    until(me, KEPT, [me.page.url, version])
    me.page.context.set_offline(True)
    me.page.reload()
    assert me.version == version and me.text("#prompt") == prompt       # the last position, not the first
    expect(me.page.locator("html")).to_have_attribute("data-offline", "")
    expect(me.page.locator("#main")).to_have_attribute("inert", "")
    expect(me.page.locator("#offline")).to_be_visible()
    me.page.context.set_offline(False)
    me.page.wait_for_selector("html[data-live]:not([data-offline])", state="attached", timeout=30_000)
    assert me.page.locator("#main[inert]").count() == 0                 # and it goes on by itself


def test_a_shared_screen_keeps_nobodys_secrets(people: People) -> None:
    me = people.come()
    with_worker(me)
    me.open_table("me", "here", game="root")
    me.page.locator("#curtain button").click()
    me.page.wait_for_selector("#z-own [id^=k-]", state="attached")
    cards = me.page.locator("#z-own [id^=k-]").evaluate_all("all => all.map(element => element.id)")
    me.page.wait_for_timeout(1500)
    kept = me.page.evaluate("""async address => {
      const cache = await caches.open("meydan-1"), page = await cache.match(address, { ignoreVary: true });
      return page ? page.text() : "";
    }""", me.page.url)
    assert cards and not [card for card in cards if f'"{card}"' in kept or f"'{card}'" in kept]


# Calls.

class PushService(http.server.ThreadingHTTPServer):
    """A browser's push service on this machine."""

    def __init__(self) -> None:
        self.port = free_port()
        self.calls: list[tuple[dict[str, str], bytes]] = []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.calls.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        super().__init__(("127.0.0.1", self.port), Handler)


@pytest.fixture
def push_service() -> Iterator[PushService]:
    service = PushService()
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield service
    service.shutdown()


@pytest.fixture
def calling(chromium: Browser, push_service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    with Server(tmp_path_factory.mktemp("calling"), bot_workers=0, call_seconds=0.3,
                push_contact="mailto:host@play.example", push_hosts=f"127.0.0.1:{push_service.port}") as server:
        crowd = People(chromium, server.address)
        yield crowd
        crowd.leave()
        assert crowd.complaints == [] and server.errors() == []


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_for(header: str, service: str) -> None:
    """The VAPID token is signed with the key the server shows, for this service, by this host."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(parts["k"]))
    both = plain(signature)
    numbers = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = json.loads(plain(claims))
    assert said["aud"] == service and said["sub"] == "mailto:host@play.example" and said["exp"] > time.time()


def test_a_call_reaches_the_browser_and_leads_to_the_table(calling: People, push_service: PushService) -> None:
    """Chromium's own push service cannot be reached from a test, so the subscription is one of this test's service;
    what the server sends there is decrypted with its key and handed to the browser's worker."""
    secret, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    address = f"http://127.0.0.1:{push_service.port}"
    wanted = {"endpoint": f"{address}/device", "keys": {"p256dh": letters(point), "auth": letters(auth)}}
    me, other = calling.come(), Guest(calling.address)
    me.page.context.grant_permissions(["notifications"], origin=calling.address)
    me.page.add_init_script(f"""PushManager.prototype.subscribe = async function (wish) {{
      window.wish = [wish.userVisibleOnly, wish.applicationServerKey.length];
      return {{ toJSON: () => ({json.dumps(wanted)}) }}; }};""")
    with_worker(me)
    me.open_table("me", "friend")
    table = me.page.url.rpartition("/")[2].partition("?")[0]
    other.http.post(me.page.evaluate("document.body.innerHTML.match(/\\/invite\\/[\\w-]+/)[0]"))
    me.page.wait_for_selector("section.asking")                    # the waiting room has become the table
    me.page.goto("/account")
    me.page.locator("[data-deed=callMe]").click()
    expect(me.page.locator("#told")).not_to_be_empty()
    assert me.page.evaluate("window.wish") == [True, 65]
    for _ in range(8):                                                  # until the turn is mine
        boot = other.boot(table)
        if not boot["asked"]:
            break
        other.act(table, boot, boot["actions"][0]["id"])
    mine = Guest(calling.address)
    mine.http.cookies.update({cookie["name"]: cookie["value"] for cookie in me.page.context.cookies()})
    for _ in range(8):                                                  # it was mine from the beginning: once around
        if push_service.calls:
            break
        who = mine if mine.boot(table)["asked"] else other
        boot = who.boot(table)
        who.act(table, boot, boot["actions"][0]["id"])
        time.sleep(1)
    headers, body = push_service.calls[0]
    signed_for(headers["authorization"], address)
    message = http_ece.decrypt(body, private_key=secret, auth_secret=auth, version="aes128gcm").decode()
    assert json.loads(message)["address"] == f"/table/{table}"
    workers = me.page.context.new_cdp_session(me.page)
    found: list[str] = []
    workers.on("ServiceWorker.workerRegistrationUpdated",
               lambda event: found.extend(one["registrationId"] for one in event["registrations"]))
    workers.send("ServiceWorker.enable")
    end = time.monotonic() + 10
    while not found:
        me.page.wait_for_timeout(100)
        assert time.monotonic() < end
    workers.send("ServiceWorker.deliverPushMessage", {"origin": calling.address, "registrationId": found[-1],
                                                      "data": message})
    until(me, "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 1", None)
    shown = me.page.evaluate("""async () => {
      const [one] = await (await navigator.serviceWorker.ready).getNotifications();
      return { title: one.title, body: one.body, tag: one.tag, data: one.data }; }""")
    assert shown == {"title": "It is your turn", "body": "7 Wonders Duel", "tag": table, "data": f"/table/{table}"}
