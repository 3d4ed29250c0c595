"""Time, accounts, meeting, bots that any machine can think for."""
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("signed_out", sa.Float(), nullable=True))
    op.add_column("guests", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("guests", sa.Column("mail", sa.String(length=254), nullable=True))
    op.add_column("guests", sa.Column("member", sa.Float(), nullable=True))
    op.create_index("guests_mail", "guests", ["mail"], unique=False)
    op.add_column("games", sa.Column("private", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("rated", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("quick", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("contest", sa.String(length=32), nullable=True))
    op.add_column("games", sa.Column("closed", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("watched", sa.Float(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("games", sa.Column("times", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("games", sa.Column("runs_out", sa.Float(), nullable=True))
    op.add_column("games", sa.Column("late", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("games_runs_out", "games", ["runs_out"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("guest", "blocked"),
    )
    op.create_table(
        "contests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "rules",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("game", "version"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "shares",
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("owner"),
    )
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"]),
        sa.PrimaryKeyConstraint("contest", "guest"),
    )
    op.create_table(
        "jobs",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("leased", sa.Float(), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "orders",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("what", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "number"),
    )
    op.create_table(
        "pairings",
        sa.Column("contest", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=True),
        sa.Column("points", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"]),
        sa.PrimaryKeyConstraint("contest", "round", "number"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=512), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"], unique=False)
    op.create_table(
        "pushes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("pushes_guest", "pushes", ["guest"], unique=False)
    op.create_table(
        "rated",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest", "game"),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("number"),
    )
