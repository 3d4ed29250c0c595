"""Requests invented from the OpenAPI document: every answer is one that the document promises."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meydan.web.app import create_app
from meydan.web.settings import Settings
from tests.web.servers import Program, Server

# Read from the application itself, so that the document of the running server is the same.
schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
promised = schema.exclude(path_regex="/events$")                # a stream never ends


@pytest.fixture(scope="module")
def player(server: Server) -> Iterator[tuple[Server, str, str]]:
    """A server, a token, and a table to be shot at."""
    program = Program(server.address)
    table = program.new_table("me", "bot:random")["id"]
    yield server, program.http.headers["authorization"], table


@promised.parametrize()
@settings(max_examples=15, deadline=None, phases=[Phase.explicit, Phase.generate],
          suppress_health_check=list(HealthCheck), derandomize=True)
def test_answers_are_as_promised(case: schemathesis.Case, player: tuple[Server, str, str]) -> None:
    server, token, table = player
    if "table" in case.path_parameters and hash(str(case.path_parameters["table"])) % 3:
        case.path_parameters["table"] = table                   # most shots should hit
    headers = {"authorization": token}
    response = case.call(base_url=server.address, headers=headers, timeout=20)
    case.validate_response(response, checks=[
        not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance])
