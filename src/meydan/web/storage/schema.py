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
    Column("seen", Float, nullable=False, server_default="0"),      # when a cookie was last renewed
    Column("signed_out", Float),                        # cookies made before this are no longer good
    Column("banned", Float),
    Column("mail", String(254)),                        # of a member, confirmed by a mailed link
    Column("member", Float),                            # since when: by a passkey or by mail
    Index("guests_mail", "mail"),
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
    Column("private", Integer, nullable=False, server_default="0"),     # 1: in nobody's list but the players'
    Column("rated", Integer, nullable=False, server_default="0"),       # 1: counts for ratings
    Column("hints", Integer, nullable=False, server_default="0"),       # 1: the search may help, among people too
    Column("quick", Integer, nullable=False, server_default="0"),       # 1: whoever wants a quick game is seated here
    Column("contest", String(32)),                      # the tournament it belongs to
    Column("closed", Float),                            # by a moderator
    Column("watched", Float, nullable=False, server_default="0"),       # when somebody last looked on
    # Time: what was agreed, what is left, and when the next one runs out.
    Column("clock", JSON(none_as_null=True)),
    Column("times", JSON(none_as_null=True)),
    Column("runs_out", Float),
    Column("late", Integer, nullable=False, server_default="0"),        # mask of seats whose time ran out
    Column("pace", String(8), nullable=False, server_default="1.5"),    # of windows; see `meydan.table.window`
    Column("settings", Integer, nullable=False, server_default="0"),    # rows that are one seat's own business
    Index("games_moved", "moved"),
    Index("games_host", "host"),
    Index("games_runs_out", "runs_out"),
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
    Column("wish", String(8), nullable=False),          # "takeover", "rematch", "undo", "no-undo", "lend" (for puzzles)
    Column("about", Integer, nullable=False),           # the seat; -1: the game; an undo names the version too
    Column("voter", Integer, nullable=False),
    PrimaryKeyConstraint("game", "wish", "about", "voter"),
)

# What has come in while a window is open, sealed: it lies outside the entries, so that no number tells of it.
answers = Table(
    "answers", metadata,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("version", Integer, nullable=False),         # of the table while the window is open
    Column("seat", Integer, nullable=False),
    Column("code", Integer),                            # the answer, or none yet
    Column("until", Float),                             # the seat asked for time until then
    PrimaryKeyConstraint("game", "version", "seat"),
)

# Standing orders of seats, in the words their game declares.
orders = Table(
    "orders", metadata,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("what", JSON, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "seat", "number"),
)

# What the server made for itself and must keep: the key of the cookies, the key of web push, its last sign of life.
secrets = Table(
    "secrets", metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    Column("made", Float, nullable=False),
)

# The action tables that entries were written with.
rules = Table(
    "rules", metadata,
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("actions", Integer, nullable=False),         # so many codes are covered by the digest
    Column("digest", String(64), nullable=False),
    PrimaryKeyConstraint("game", "version"),
)

# Decisions that wait for a bot, where several processes share the work.
jobs = Table(
    "jobs", metadata,
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("owner", String(32), nullable=False),        # the person whose share of thinking it takes
    Column("people", Integer, nullable=False),          # 1: people sit at the table
    Column("made", Float, nullable=False),
    Column("leased", Float, nullable=False),            # somebody thinks until then
    Column("worker", String(32), nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

# How much thinking each person has had lately; it fades.
shares = Table(
    "shares", metadata,
    Column("owner", String(32), primary_key=True),
    Column("spent", Float, nullable=False),             # seconds
    Column("at", Float, nullable=False),
)

passkeys = Table(
    "passkeys", metadata,
    Column("id", String(512), primary_key=True),        # as the authenticator names it, base64url
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),         # its own count; a copy would fall behind
    Column("made", Float, nullable=False),
    Column("used", Float),
    Index("passkeys_guest", "guest"),
)

# Where browsers want to be called.
pushes = Table(
    "pushes", metadata,
    Column("digest", String(64), primary_key=True),     # of the address
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("language", String(2), nullable=False),
    Column("made", Float, nullable=False),
    Index("pushes_guest", "guest"),
)

ratings = Table(
    "ratings", metadata,
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("guest", "game"),
)

# One row for each finished game that counted, so that it counts once.
rated = Table(
    "rated", metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("changes", JSON, nullable=False),            # by seat: points before and after
    Column("at", Float, nullable=False),
)

blocks = Table(
    "blocks", metadata,
    Column("guest", String(32), nullable=False),
    Column("blocked", String(32), nullable=False),
    PrimaryKeyConstraint("guest", "blocked"),
)

reports = Table(
    "reports", metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("seat", Integer, nullable=False),            # about whom
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),
)

contests = Table(
    "contests", metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(12), nullable=False),         # "robin" or "swiss"
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),           # 0: people may still join
    Column("clock", JSON(none_as_null=True)),
    Column("host", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Column("ended", Float),
    Column("seats", Integer, nullable=False, server_default="2"),       # at a table
)

entrants = Table(
    "entrants", metadata,
    Column("contest", String(32), ForeignKey("contests.id"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("number", Integer, nullable=False),          # in the order of joining
    PrimaryKeyConstraint("contest", "guest"),
)

# Who meets whom; a bye has no second and no game.
pairings = Table(
    "pairings", metadata,
    Column("contest", String(32), ForeignKey("contests.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("first", Integer, nullable=False),           # numbers of entrants
    Column("second", Integer, nullable=False),          # -1: a bye
    Column("game", String(32)),
    Column("points", Float),                            # of the first: 1, 0.5 or 0; none while they play
    Column("others", JSON(none_as_null=True)),          # entrants at larger tables, from the third on
    Column("scores", JSON(none_as_null=True)),          # points of all at larger tables
    PrimaryKeyConstraint("contest", "round", "number"),
)

analyses = Table(
    "analyses", metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("rules", Integer, nullable=False),           # version of the rules it was made with
    Column("body", JSON, nullable=False),
    Column("made", Float, nullable=False),
)


def hanging_on_games() -> list[tuple[Table, Column[str]]]:
    """All that goes when a game goes, with the column that names it."""
    found = []
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.target_fullname == "games.id":
                found.append((table, key.parent))
    return found
