"""The addresses of the site, by subject."""
from starlette.routing import BaseRoute

from meydan.web.routes import files, learn, lobby, replay, study, table


def all_routes() -> list[BaseRoute]:
    return [*lobby.routes, *table.routes, *replay.routes, *learn.routes, *study.routes, *files.routes]
