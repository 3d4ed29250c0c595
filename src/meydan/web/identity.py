"""Who a request comes from: a guest by a signed cookie, or a program by its token."""
from __future__ import annotations

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "meydan"
YEAR: Final = 365 * 24 * 3600


def new_id() -> str:
    """An id of a guest or a table that nobody can guess (96 bits)."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret for a link or a program (160 bits); only its digest is stored."""
    return secrets.token_urlsafe(20)


def digest(token: str) -> str:
    """What is stored of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Identity:
    """Signs and reads the cookie that makes a browser the same guest for a year."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="guest")

    def cookie(self, guest: str) -> str:
        return str(self._serializer.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing, forged or too old."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self._serializer.loads(cookie, max_age=YEAR)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None
