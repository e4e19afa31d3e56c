"""The storage's tests run on SQLite and, where there is a server, on PostgreSQL: `postgres.py` says how it is found."""

import contextlib
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import URL, text

from bot.matches import Store
from bot.storage import SqlStore
from bot.storage.engine import connect
from tests.bot.storage.postgres import address, running_server
from tests.bot.storage.prepared import prepare


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    with running_server() as server:
        yield server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def migrated(postgres: URL) -> AsyncIterator[str]:
    """The name of a database on the server that needs no migration any more and has no rows."""
    name = f"dvonn_{os.getpid()}_migrated"
    async with _database(postgres, name) as url:
        store = await SqlStore.open(url)
        await store.close()
        yield name


@contextlib.asynccontextmanager
async def _database(server: URL, name: str, like: str = "template1") -> AsyncIterator[str]:
    """A new database, a copy of another one."""
    engine = connect(address(server, "postgres")).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    yield address(server, name)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


@pytest.fixture
async def postgres_url(postgres: URL, migrated: str) -> AsyncIterator[str]:
    """A database on the server without rows; each process of the tests has one of its own."""
    async with _database(postgres, f"dvonn_{os.getpid()}", like=migrated) as url:
        yield url


@pytest.fixture
async def empty_postgres_url(postgres: URL) -> AsyncIterator[str]:
    """A database on the server without tables."""
    async with _database(postgres, f"dvonn_{os.getpid()}_empty") as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file with a database without rows."""
    return prepare(tmp_path / "dvonn.db")


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database of each kind without rows."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database of each kind without tables."""
    found: str = request.getfixturevalue(f"empty_{request.param}_url")
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


@pytest.fixture
def stores(store: SqlStore, another_store: SqlStore) -> Sequence[Store]:
    """The same database as two processes have it."""
    return store, another_store
