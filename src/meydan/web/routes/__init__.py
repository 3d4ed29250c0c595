"""The addresses of the site, by subject."""
from starlette.routing import BaseRoute

from meydan.web.routes import account, calls, files, learn, lobby, meeting, moderator, replay, study, table


def all_routes() -> list[BaseRoute]:
    subjects = (lobby, table, replay, learn, study, account, meeting, moderator, calls, files)
    return [route for subject in subjects for route in subject.routes]
