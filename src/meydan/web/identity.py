"""Who a request comes from: a guest by a signed cookie, or a program by its token."""
from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "meydan"
YEAR: Final = 365 * 24 * 3600
RENEWED: Final = 30 * 24 * 3600                 # a cookie older than this is written anew, so it never ends in use


def new_id() -> str:
    """An id of a guest or a table that nobody can guess (96 bits)."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret for a link or a program (160 bits); only its digest is stored."""
    return secrets.token_urlsafe(20)


def digest(token: str) -> str:
    """What is stored of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Known(NamedTuple):
    """Whom a cookie stands for, and when it was written."""

    guest: str
    made: float


class Identity:
    """Signs and reads the cookie that makes a browser the same guest."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="guest")
        self._notes = URLSafeTimedSerializer(key, salt="note")

    def cookie(self, guest: str) -> str:
        return str(self._serializer.dumps(guest))

    def known(self, cookie: str | None) -> Known | None:
        """Whom a cookie stands for; None if it is missing, forged or too old."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest, made = self._serializer.loads(cookie, max_age=YEAR, return_timestamp=True)
        except BadSignature:
            return None
        return Known(guest, made.timestamp()) if isinstance(guest, str) else None

    def guest(self, cookie: str | None) -> str | None:
        known = self.known(cookie)
        return known.guest if known else None

    # Short-lived notes that a browser keeps for us: a challenge, a moderator's entry.

    def note(self, about: str, words: str) -> str:
        return str(self._notes.dumps([about, words]))

    def noted(self, about: str, note: str | None, seconds: int) -> str | None:
        """The words of a note about this, not older than so many seconds."""
        if not note or len(note) > 600:
            return None
        try:
            found = self._notes.loads(note, max_age=seconds)
        except BadSignature:
            return None
        fits = isinstance(found, list) and len(found) == 2 and found[0] == about and isinstance(found[1], str)
        return found[1] if fits else None
