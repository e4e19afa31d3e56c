"""An upgrade while other processes run: migrations that would break them wait, and released migrations never change."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.domain.cluster import LAPSES_AFTER
from bot.storage import SharedStoreError, migrate
from bot.storage.engine import connect
from release.versions import ROOT, changed_migrations
from tests.bot.storage.later import Later

ADDITIVE, BREAKING = "9001", "9002"


@pytest.fixture
async def engine(empty_postgres_url: str, later: Later) -> AsyncIterator[AsyncEngine]:  # noqa: ARG001  copied first
    """A database with all migrations but those that a test adds."""
    found = connect(empty_postgres_url, starting=True)
    await migrate.migrate(found)
    yield found
    await found.dispose()


async def lease(engine: AsyncEngine, *, seen: timedelta, holder: str = "another") -> None:
    """Store the lease of a process that renewed it some time ago."""
    async with engine.begin() as connection:
        statement = text(
            "INSERT INTO leases VALUES (1, 0, :holder, clock_timestamp() - CAST(:seen AS interval))"
        )
        await connection.execute(statement, {"holder": holder, "seen": seen})


async def lacking(engine: AsyncEngine) -> int | None:
    async with engine.connect() as connection:
        return await connection.run_sync(migrate.migrations_lacking)


async def test_a_migration_that_breaks_running_processes_waits_until_they_are_gone(
    engine: AsyncEngine, later: Later
) -> None:
    later.add(ADDITIVE, additive=True)
    later.add(BREAKING, additive=False)
    await lease(engine, seen=LAPSES_AFTER / 2)
    with pytest.raises(SharedStoreError) as refused:
        await migrate.migrate(engine)
    assert refused.value.args == (BREAKING,)
    assert await lacking(engine) == 2
    async with engine.begin() as connection:
        await connection.execute(
            text("UPDATE leases SET seen = seen - CAST(:lapse AS interval)"), {"lapse": LAPSES_AFTER}
        )
    await migrate.migrate(engine)
    assert await lacking(engine) == 0


@pytest.mark.parametrize(
    ("seen", "holder"), [(LAPSES_AFTER + timedelta(seconds=1), "another"), (timedelta(), "")]
)
async def test_leases_that_nobody_holds_stop_no_migration(
    engine: AsyncEngine, later: Later, seen: timedelta, holder: str
) -> None:
    later.add(BREAKING, additive=False)
    await lease(engine, seen=seen, holder=holder)
    assert not await migrate.migrate(engine)
    assert await lacking(engine) == 0


async def test_an_additive_migration_runs_beside_other_processes(engine: AsyncEngine, later: Later) -> None:
    later.add(ADDITIVE, additive=True)
    await lease(engine, seen=timedelta())
    await migrate.migrate(engine)
    assert await lacking(engine) == 0


def test_each_migration_says_whether_it_is_additive() -> None:
    for each in ScriptDirectory(str(migrate.MIGRATIONS)).walk_revisions():
        assert isinstance(getattr(each.module, "additive", None), bool), each.revision


def test_a_released_migration_never_changes() -> None:
    assert changed_migrations(ROOT) == [], "these were released: add a new migration"
