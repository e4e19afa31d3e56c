"""The storage's tests run on SQLite and, where there is a server, on PostgreSQL: `postgres.py` says how it is found."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, text

from bot.storage import SqlStore
from bot.storage.engine import connect
from tests.bot.storage.postgres import address, running_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    with running_server() as server:
        yield server


@pytest.fixture
async def postgres_url(postgres: URL) -> AsyncIterator[str]:
    """An empty database on the server; each process of the tests has one of its own."""
    name = f"dvonn_{os.getpid()}"
    server = connect(address(postgres, "postgres")).execution_options(isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield address(postgres, name)
    async with server.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await server.dispose()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'dvonn.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(name)
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url)
    yield store
    await store.close()


@pytest.fixture
async def another_store(store: SqlStore, url: str) -> AsyncIterator[SqlStore]:  # noqa: ARG001  opened after the first
    """The same database as another process has it."""
    another = await SqlStore.open(url)
    yield another
    await another.close()
