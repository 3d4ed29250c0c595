"""The addresses of the site, by subject."""
from starlette.routing import BaseRoute

from meydan.web.routes import files, learn, lobby, replay, table


def all_routes() -> list[BaseRoute]:
    return [*lobby.routes, *table.routes, *replay.routes, *learn.routes, *files.routes]
