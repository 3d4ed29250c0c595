"""What people write: names and chat lines, cleaned before anything else sees them."""
from __future__ import annotations

import re
import unicodedata
from typing import Final

from meydan.core.errors import MeydanError

_SPACES: Final = re.compile(r"\s+")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,40}")
# Controls, surrogates, unassigned, and marks that turn the direction of a whole line; joiners stay.
_KEPT_MARKS: Final = {"\u200c", "\u200d"}

SAID: Final = "\x1b"                    # before a key: a chat line of the house, which nobody can write


class BadName(MeydanError, ValueError):
    """The name is empty or too long."""

    key = "error-name"


class BadChat(MeydanError, ValueError):
    """The line is empty or too long."""

    key = "error-chat"


def is_id(text: str) -> bool:
    """Whether this could be an id or a token; anything else never reaches the database."""
    return _ID.fullmatch(text) is not None


def clean(text: str) -> str:
    """One line without what could disturb the page: controls become spaces, turning marks go."""
    kept = []
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif kind[0] != "C" or letter in _KEPT_MARKS:
            kept.append(letter)
    return _SPACES.sub(" ", "".join(kept)).strip(" \u200c\u200d")


def shown(name: str, longest: int = 64) -> str:
    """A name of a record as lists show it; the record itself keeps what was written."""
    return clean(name)[:longest]


def clean_name(text: str, limit: int) -> str:
    name = clean(text)
    if not name or len(name) > limit:
        raise BadName(limit=limit)
    return name


def clean_chat(text: str, limit: int) -> str:
    line = clean(text)
    if not line or len(line) > limit:
        raise BadChat(limit=limit)
    return line
