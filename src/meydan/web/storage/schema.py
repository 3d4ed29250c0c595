"""The tables of the database. What they hold is changed by migrations only."""
from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("program", Integer, nullable=False),         # 1: plays by the JSON interface
    Column("made", Float, nullable=False),
)

# Digests of tokens that make another browser, or a program, the same guest.
tokens = Table(
    "tokens", metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),          # "back" (once, for a browser) or "program"
    Column("made", Float, nullable=False),
    Column("used", Float),
)

games = Table(
    "games", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),           # version of the rules it was begun with
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32)),                         # the guest who made it; none for an uploaded record
    Column("uploaded", Integer, nullable=False),
    Column("made", Float, nullable=False),
    # Written once, when the last seat is taken.
    Column("deal", JSON(none_as_null=True)),
    Column("names", JSON(none_as_null=True)),
    Column("started", Float),
    # A summary of the entries, for lists; derived, so it may be rewritten.
    Column("version", Integer, nullable=False),
    Column("waiting", BigInteger, nullable=False),      # mask of seats
    Column("moved", Float, nullable=False),
    Column("ended", Float),
    Column("winners", BigInteger, nullable=False),
    Column("next", String(32)),                         # the rematch
    Index("games_moved", "moved"),
    Index("games_host", "host"),
)

seats = Table(
    "seats", metadata,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),          # person, bot, open, invited
    Column("guest", String(32)),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),
    Column("invitation", String(64)),                   # digest of the token
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
    Index("seats_guest", "guest"),
    Index("seats_invitation", "invitation"),
)

# One row per decision; the primary key is the lock between two that come at once.
entries = Table(
    "entries", metadata,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("code", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
)

chat = Table(
    "chat", metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_game", "game", "number"),
)

# Who wants what at a table: a bot for an absent seat, or another game.
votes = Table(
    "votes", metadata,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("wish", String(8), nullable=False),          # "takeover" or "rematch"
    Column("about", Integer, nullable=False),           # the seat to be taken over; -1 for a rematch
    Column("voter", Integer, nullable=False),
    PrimaryKeyConstraint("game", "wish", "about", "voter"),
)
