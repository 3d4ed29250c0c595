"""Whether this program still means the same by the codes that storage holds."""
from __future__ import annotations

import hashlib

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from meydan.core.errors import MeydanError
from meydan.core.game import Game
from meydan.web import describe
from meydan.web.storage import schema
from meydan.web.storage.database import Database


class ChangedCodes(MeydanError, RuntimeError):
    """The action table of a game changed without a new version: old records would mean something else."""

    key = "error-changed-codes"


def of(game: Game, actions: int) -> str:
    """The digest of the first codes of a game's action table."""
    words = hashlib.sha256()
    for code in range(actions):
        words.update(" ".join(game.words(code)).encode() + b"\n")
    return words.hexdigest()


async def check(database: Database) -> None:
    """Compare with what was noted when this version first ran here. Codes may be added at the end, never changed."""
    rules = schema.rules.c
    async with database.read() as connection:
        noted = {(game, version): (actions, digest) for game, version, actions, digest in
                 await connection.execute(select(rules.game, rules.version, rules.actions, rules.digest))}
    for game in describe.installed():
        actions, digest = noted.get((game.name, game.version), (0, ""))
        if actions > game.actions or (actions and of(game, actions) != digest):
            raise ChangedCodes(game=game.name, version=game.version)
        if actions < game.actions:
            await _note(database, game, new=not actions)


async def _note(database: Database, game: Game, new: bool) -> None:
    rules = schema.rules.c
    values = {"actions": game.actions, "digest": of(game, game.actions)}
    try:
        async with database.write() as connection:
            if new:
                await connection.execute(insert(schema.rules).values(game=game.name, version=game.version, **values))
            else:
                await connection.execute(update(schema.rules).where(
                    rules.game == game.name, rules.version == game.version).values(**values))
    except IntegrityError:                      # another process noted the same in this moment
        pass
