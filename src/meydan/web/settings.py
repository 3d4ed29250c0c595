"""What a host can set: by options of `meydan play`, or by environment variables MEYDAN_NAME."""
from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every field can be given as MEYDAN_NAME in the environment."""

    model_config = SettingsConfigDict(env_prefix="MEYDAN_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    data: Path = Path.home() / ".meydan"        # database file, key of the cookies
    database: str = ""                          # URL; empty: an SQLite file in `data`
    secret: str = ""                            # key of the cookies; empty: made once and kept in `data`
    log_format: Literal["text", "json"] = "text"

    # Limits against abuse.
    body_limit: int = 64 * 1024                 # bytes of a request
    record_limit: int = 1024 * 1024             # bytes of an uploaded record
    name_limit: int = 24                        # letters
    chat_limit: int = 300                       # letters
    requests_per_second: float = 25             # of one client, on average; 0: unlimited
    requests_at_once: int = 120                 # of one client, in a burst
    tables_per_guest: int = 20                  # running at the same time
    streams_per_client: int = 60                # open at the same time
    chat_lines: int = 60                        # shown at a table

    # The table.
    bot_workers: Annotated[int, Field(ge=0)] = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 2.0                    # a bot may think so long
    bot_grace: float = 8.0                      # and is ended when it takes so much longer
    bot_pause: float = 0.7                      # before a bot's decision is shown, so that people can follow
    away_seconds: float = 120                   # without a stream, before others may vote for a bot
    idle_minutes: float = 30                    # before a table without listeners leaves memory
    sweep_seconds: float = 15                   # between looks for bots that another process left waiting

    @property
    def database_url(self) -> str:
        """The address in SQLAlchemy's spelling, with the asynchronous driver."""
        url = self.database or f"sqlite:///{self.data / 'meydan.db'}"
        for plain, driver in (("postgres://", "postgresql+asyncpg://"), ("postgresql://", "postgresql+asyncpg://"),
                              ("sqlite://", "sqlite+aiosqlite://")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url

    def cookie_key(self) -> str:
        """The secret that signs cookies: given, or made once and shared by all processes on this folder."""
        if self.secret:
            return self.secret
        self.data.mkdir(parents=True, exist_ok=True)
        file = self.data / "cookie.key"
        if not file.exists():
            draft = file.with_name(f"cookie.{secrets.token_hex(8)}")
            draft.touch(mode=0o600)
            draft.write_text(secrets.token_urlsafe(32), encoding="ascii")
            try:
                os.link(draft, file)            # fails if another process was first; a reader never sees half a key
            except FileExistsError:
                pass
            finally:
                draft.unlink()
        return file.read_text(encoding="ascii")
