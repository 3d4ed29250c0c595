"""Calling people to their table: web push where a browser agreed, mail where the host has set it."""
from __future__ import annotations

import asyncio
import json
import logging
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pywebpush import WebPushException, webpush

from meydan.core.errors import MeydanError
from meydan.core.texts import site_texts
from meydan.web import describe, mail
from meydan.web.live import LiveTable
from meydan.web.metrics import Metrics
from meydan.web.settings import Settings
from meydan.web.storage.members import Members, Push
from meydan.web.tables import Tables

log = logging.getLogger("meydan.calls")


def new_key() -> str:
    """A private key of the server, for push services to know it by."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def public_key(private: str) -> str:
    """What a browser is told."""
    number = int.from_bytes(urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key().public_bytes(
        Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def allowed(address: str, hosts: str) -> bool:
    """Only known push services are called: an address that somebody sent must not lead into our own network."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        return False
    names = [name.strip() for name in hosts.split(",")]
    if any(name == f"{host}:{parts.port}" for name in names):           # a service of the host's own, or of a test
        return parts.scheme in ("http", "https")
    fits = any(host == name or (name.startswith(".") and host.endswith(name)) for name in names)
    return fits and parts.scheme == "https" and parts.port in (None, 443) and parts.username is None


class Calls:
    """Waits a little after a decision; whoever is then asked and not at the table is called, once for each question."""

    def __init__(self, tables: Tables, members: Members, settings: Settings, key: str, metrics: Metrics) -> None:
        self.tables, self.members, self.settings, self.metrics = tables, members, settings, metrics
        self._key = key
        self.public = public_key(key)
        self._called: dict[tuple[str, int], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def after(self, live: LiveTable) -> None:
        """A decision was stored by this process."""
        if live.table is None or live.over or not (self.settings.push or self.settings.mail):
            return
        for seat in live.ticking():
            if live.present[seat] == 0 and self._called.get((live.id, seat)) != live.table.since(seat):
                task = asyncio.create_task(self._later(live, seat, live.table.since(seat)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _later(self, live: LiveTable, seat: int, question: int) -> None:
        self._called[live.id, seat] = question
        if len(self._called) > 50_000:
            self._called.clear()
        await asyncio.sleep(self.settings.call_seconds)
        try:
            if self.tables.store.shared:
                await self.tables.refresh(live)         # they may be listening to another process
            row = live.room.seats[seat]
            here = live.present[seat] > 0 or time.time() - row.seen < min(self.settings.call_seconds, 45)
            if row.guest and seat in live.ticking() and not here and live.table is not None \
                    and live.table.since(seat) == question:
                await self.call(row.guest, live)
        except MeydanError as error:
            log.warning("nobody called: %s", error.key)

    async def call(self, guest: str, live: LiveTable) -> None:
        """By every browser that agreed; by mail only if none could be reached."""
        reached = False
        for push in await self.members.pushes(guest):
            reached |= await self._push(push, live)
        person = await self.members.person(guest)
        if not reached and self.settings.mail and person and person.mail:
            words = site_texts(person.language)
            address = f"{self.settings.address.rstrip('/')}{self.settings.path}/table/{live.id}"
            try:
                await mail.send(self.settings, person.mail, words.say("call-title"), words.say(
                    "call-mail", game=describe.title(live.game.name, person.language), address=address))
                self.metrics.called.labels("mail", "sent").inc()
            except mail.BadMail:
                self.metrics.called.labels("mail", "failed").inc()

    async def _push(self, push: Push, live: LiveTable) -> bool:
        words = site_texts(push.language)
        data = json.dumps({"title": words.say("call-title"), "tag": live.id,
                           "body": describe.title(live.game.name, push.language),
                           "address": f"{self.settings.path}/table/{live.id}"}, ensure_ascii=False)
        try:
            await asyncio.get_running_loop().run_in_executor(None, self._send, push, data)
        except WebPushException as error:
            gone = error.response is not None and error.response.status_code in (404, 410)
            if gone:
                await self.members.drop_push(push.digest)
            self.metrics.called.labels("push", "gone" if gone else "failed").inc()
            return False
        except Exception as error:                      # its library raises what its own libraries raise
            log.warning("push failed: %s", repr(error)[:200])
            self.metrics.called.labels("push", "failed").inc()
            return False
        self.metrics.called.labels("push", "sent").inc()
        return True

    def _send(self, push: Push, data: str) -> Any:
        contact = self.settings.push_contact or self.settings.address or "mailto:nobody@localhost"
        return webpush({"endpoint": push.address, "keys": push.keys}, data, vapid_private_key=self._key,
                       vapid_claims={"sub": contact}, ttl=3600, timeout=10)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
