"""Brings the tables of a database to the newest form; the steps lie in `migrations/versions`."""
from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).with_name("migrations")


def newest() -> str:
    """The revision of the last step; files are named by their revision."""
    return max(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def upgrade(connection: Connection) -> None:
    """One transaction; of several processes that start at once, one does it and the others wait."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7305)"))
        if _is_newest(connection):
            return
        # Loaded only when there is something to do: it would take a good part of every start.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == newest())
