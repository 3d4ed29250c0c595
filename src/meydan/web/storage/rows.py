"""What is read from storage, as plain values."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


class Conflict(Exception):
    """Somebody else wrote the same sequence number, or took the same seat, first."""


SEATED = ("person", "bot", "rule")              # kinds of seats that are taken; "rule": the rules play it themselves


@dataclass
class GameRow:
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    host: str | None
    uploaded: int
    made: float
    deal: dict[str, list[str]] | None
    names: list[str] | None
    started: float | None
    version: int
    waiting: int
    moved: float
    ended: float | None
    winners: int
    next: str | None
    private: int = 0
    rated: int = 0
    hints: int = 0
    quick: int = 0
    contest: str | None = None
    closed: float | None = None
    watched: float = 0.0
    clock: dict[str, Any] | None = None
    times: list[Any] | None = None
    runs_out: float | None = None
    late: int = 0
    pace: str = "1.5"
    settings: int = 0

    @property
    def public(self) -> int:
        """The version as everybody may know it."""
        return self.version - self.settings


@dataclass
class SeatRow:
    seat: int
    kind: str
    guest: str | None
    name: str
    level: str
    invitation: str | None
    seen: float


@dataclass
class Line:
    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass
class Answer:
    """What a seat said in a window: its choice, or until when it wants time."""

    version: int
    seat: int
    code: int | None
    until: float | None


@dataclass
class Room:
    """All of a table but its entries."""

    row: GameRow
    seats: list[SeatRow]
    chat: list[Line] = field(default_factory=list)
    votes: set[tuple[str, int, int]] = field(default_factory=set)       # wish, about, voter
    orders: list[tuple[int, str]] = field(default_factory=list)         # seat and order
    answers: list[Answer] = field(default_factory=list)
