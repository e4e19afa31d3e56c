"""The storage's tests run on SQLite and, where its programs are on the machine, on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.storage import SqlStore
from bot.storage.engine import connect
from tests.bot.storage.postgres import running_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_server() as folder:
        yield folder


@pytest.fixture
async def postgres_url(postgres: str) -> AsyncIterator[str]:
    """An empty database on the server."""

    def url(database: str) -> str:
        return f"postgresql+asyncpg://dvonn@/{database}?host={postgres}"

    server = connect(url("postgres")).execution_options(isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text("CREATE DATABASE dvonn"))
    yield url("dvonn")
    async with server.connect() as connection:
        await connection.execute(text("DROP DATABASE dvonn WITH (FORCE)"))
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
