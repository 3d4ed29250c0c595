"""How many rows of a game are one seat's own settings: lists do not count them."""
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("settings", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("games", "settings")
