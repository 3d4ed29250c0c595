"""What a host can set: by options of `meydan play`, or by environment variables MEYDAN_NAME."""
from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

SECRET_LENGTH = 32                              # letters at least: 160 bits and more when made at random


class Settings(BaseSettings):
    """Every field can be given as MEYDAN_NAME in the environment."""

    model_config = SettingsConfigDict(env_prefix="MEYDAN_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    path: str = ""                              # below which the site is reached, such as /meydan
    address: str = ""                           # https://…, as people reach it; for mails, calls and passkeys
    proxies: str = "127.0.0.1,::1"              # whose X-Forwarded-For and -Proto are believed; networks too, or *
    data: Path = Path.home() / ".meydan"        # the folder of the SQLite file
    database: str = ""                          # URL; empty: an SQLite file in `data`
    secret: str = ""                            # key of the cookies; empty: made once and kept in the database
    log_format: Literal["text", "json"] = "text"
    log_addresses: bool = False                 # who asked, in the access log
    metrics_token: str = ""                     # for /metrics from elsewhere than this machine
    admin_secret: str = ""                      # opens the moderator's page; empty: there is none

    # Limits against abuse.
    connections: int = 10_000                   # at once; fewer where the system allows fewer open files
    connections_per_client: int = 300
    head_limit: int = 32 * 1024                 # bytes of a request's head
    head_seconds: float = 10                    # for the head to come
    body_seconds: float = 30                    # for the body to come
    body_limit: int = 64 * 1024                 # bytes of a request
    record_limit: int = 1024 * 1024             # bytes of an uploaded record
    name_limit: int = 24                        # letters
    chat_limit: int = 300                       # letters
    requests_per_second: float = 25             # of one client, on average; 0: unlimited
    requests_at_once: int = 120                 # of one client, in a burst
    tables_per_guest: int = 20                  # running at the same time
    streams_per_client: int = 60                # open at the same time
    chat_lines: int = 60                        # shown at a table
    cache_megabytes: int = 256                  # of tables kept in memory though nobody listens

    # The table.
    bot_workers: Annotated[int, Field(ge=0)] = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_seconds: Annotated[float, Field(ge=0.01, le=3600)] = 2.0    # a bot may think so long
    bot_grace: Annotated[float, Field(ge=0, le=3600)] = 8.0         # and is ended when it takes so much longer
    bot_pause: Annotated[float, Field(ge=0, le=60)] = 0.7           # before its decision is shown: people can follow
    bot_ponder: bool = False                    # a bot that thinks as long as it may goes on while others decide
    bot_idle_share: Annotated[float, Field(ge=0, le=1000)] = 0.25   # of one worker, for unwatched tables of bots alone
    away_seconds: float = 120                   # without a stream, before others may vote for a bot
    idle_minutes: float = 30                    # before a table without listeners leaves memory
    sweep_seconds: float = 15                   # between looks for what was left undone
    call_seconds: float = 20                    # a person may stay away from the table before being called

    # Keeping. 0: for good.
    keep_empty_days: float = 14                 # tables that never began
    keep_idle_days: float = 0                   # running tables nobody moved at
    keep_finished_days: float = 0
    keep_chat_days: float = 0
    keep_guests_days: float = 400               # guests without an account and without a game

    # Mail and calls.
    mail: str = ""                              # smtp://USER:PASSWORD@HOST:PORT or smtps://…
    mail_from: str = ""
    push: bool = True
    push_contact: str = ""                      # mailto: or https: of the host, for push services
    push_hosts: str = ("fcm.googleapis.com,updates.push.services.mozilla.com,.push.services.mozilla.com,"
                       ".notify.windows.com,.push.apple.com")

    @field_validator("secret", "admin_secret")
    @classmethod
    def _long_enough(cls, given: str) -> str:
        if given and len(given) < SECRET_LENGTH:
            raise ValueError(f"needs at least {SECRET_LENGTH} letters; make one with: openssl rand -base64 32")
        return given

    @field_validator("database")
    @classmethod
    def _a_database(cls, given: str) -> str:
        if given and not given.startswith(("postgres", "sqlite")):
            raise ValueError("an address such as sqlite:///FILE or postgresql://USER@HOST/NAME")
        return given

    @field_validator("path")
    @classmethod
    def _a_path(cls, given: str) -> str:
        given = "/" + given.strip("/") if given.strip("/") else ""
        if not all(letter.isascii() and (letter.isalnum() or letter in "/-_.") for letter in given):
            raise ValueError("letters, digits and - only, such as /meydan")
        return given

    @property
    def database_url(self) -> str:
        """The address in SQLAlchemy's spelling, with the asynchronous driver."""
        url = self.database or f"sqlite:///{self.data / 'meydan.db'}"
        for plain, driver in (("postgres://", "postgresql+asyncpg://"), ("postgresql://", "postgresql+asyncpg://"),
                              ("sqlite://", "sqlite+aiosqlite://")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url

    def first_key(self) -> str:
        """What the key of the cookies becomes on a new database: that of an older version's file, or a new one."""
        file = self.data / "cookie.key"
        return file.read_text(encoding="ascii") if file.exists() else secrets.token_urlsafe(32)
