"""Who signed out everywhere, and who is banned: looked at in every request, so kept in memory."""
from __future__ import annotations

import time

from sqlalchemy import or_, select, update

from meydan.core.errors import MeydanError
from meydan.web.identity import YEAR, Known
from meydan.web.storage import schema
from meydan.web.storage.database import EVERYBODY, Database, tell


class Banned(MeydanError, PermissionError):
    """A moderator has shut this guest out."""

    key = "error-banned"


class Standing:
    """Few rows: cookies end after a year, and so does their signing out."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.signed_out: dict[str, float] = {}
        self.banned: set[str] = set()

    async def load(self, guest: str = "") -> None:
        """Read all that count, or one guest anew."""
        guests = schema.guests.c
        which = guests.id == guest if guest else or_(guests.signed_out > time.time() - YEAR, guests.banned.is_not(None))
        async with self.database.read() as connection:
            rows = list(await connection.execute(select(guests.id, guests.signed_out, guests.banned).where(which)))
        for name, signed_out, banned in rows:
            if signed_out:
                self.signed_out[name] = signed_out
            (self.banned.add if banned else self.banned.discard)(name)

    def good(self, known: Known | None) -> Known | None:
        """A cookie counts unless its guest signed out after it was written (its time is in whole seconds)."""
        if known is not None and known.made < int(self.signed_out.get(known.guest, 0)):
            return None
        return known

    def check(self, guest: str | None) -> None:
        if guest in self.banned:
            raise Banned()

    async def sign_out(self, guest: str) -> float:
        """All cookies written until now are void; a new one is good from the next second on."""
        now = time.time() + 1
        await self._set(guest, signed_out=now)
        return now

    async def ban(self, guest: str, banned: bool = True) -> None:
        await self._set(guest, banned=time.time() if banned else None)

    async def _set(self, guest: str, **values: float | None) -> None:
        async with self.database.write() as connection:
            await connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(**values))
            if self.database.shared:
                await tell(connection, EVERYBODY, f"standing {guest}")
        await self.load(guest)
