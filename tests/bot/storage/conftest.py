"""The storage tests run on SQLite and on PostgreSQL, whose databases come from `tests/postgres.py`."""

import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import pytest

from bot.features import declare, subscribe
from bot.storage import Store, migrate
from tests.bot.storage.later import Later
from tests.bot.storage.prepared import prepare
from tests.bot.storage.threadless import without_threads

declare()


@pytest.fixture(autouse=True, scope="module")
def sqlite_without_threads() -> None:
    """Leave SQLite its threads: here the connections of several processes wait for one another."""


@pytest.fixture
def sqlite_in_place(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run SQLite's statements in place, where a test asks what is stored, and no process waits for another."""
    if "another_store" in request.fixturenames:
        yield
    else:
        with without_threads():
            yield


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A migrated database without rows."""
    return prepare(tmp_path / "dvonn.db")


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """A file that doesn't exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A migrated database without rows, of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database without tables, of each kind."""
    found: str = request.getfixturevalue(f"empty_{request.param}_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store.connected(url)
    subscribe(store)
    yield store
    await store.close()


@pytest.fixture
async def another_store(store: Store, url: str) -> AsyncIterator[Store]:  # noqa: ARG001  opened after the first
    """The same database, opened by another process."""
    another = Store.connected(url)
    subscribe(another)
    yield another
    await another.close()


@pytest.fixture
def stores(store: Store, another_store: Store) -> Sequence[Store]:
    """The same database, opened by two processes."""
    return store, another_store


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Later:
    """Migrations that a test adds to those that its databases have."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)
    return Later(folder)
