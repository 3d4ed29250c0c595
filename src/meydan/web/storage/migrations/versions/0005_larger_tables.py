"""Tournaments with more than two at a table."""
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("contests", sa.Column("seats", sa.Integer(), nullable=False, server_default="2"))
    op.add_column("pairings", sa.Column("others", sa.JSON(), nullable=True))
    op.add_column("pairings", sa.Column("scores", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("pairings", "scores")
    op.drop_column("pairings", "others")
    op.drop_column("contests", "seats")
