"""An upgrade while other processes run: migrations that would break them wait, and released migrations never change."""

import hashlib
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.domain.cluster import LAPSES_AFTER
from bot.storage import SharedStoreError
from bot.storage.engine import connect
from bot.storage.migrate import MIGRATIONS, alembic_config, migrate, migrations_lacking

BREAKING, BEFORE = "0027", "0026"
FIRST_MARKED = "0022"
"""The first migration after several processes could share a database."""

HASHES = Path(__file__).with_name("released") / "migrations.sha256"


@pytest.fixture
async def engine(empty_postgres_url: str) -> AsyncIterator[AsyncEngine]:
    """A database that lacks a migration which breaks processes of the version before it."""
    found = connect(empty_postgres_url, starting=True)
    async with found.begin() as connection:
        await connection.run_sync(lambda each: command.upgrade(alembic_config(each), BEFORE))
    yield found
    await found.dispose()


async def lease(engine: AsyncEngine, *, seen: timedelta, holder: str = "another") -> None:
    """Store the lease of a process that renewed it some time ago."""
    async with engine.begin() as connection:
        statement = text(
            "INSERT INTO leases VALUES (1, 0, :holder, clock_timestamp() - CAST(:seen AS interval))"
        )
        await connection.execute(statement, {"holder": holder, "seen": seen})


async def test_a_migration_that_breaks_running_processes_waits_until_they_are_gone(
    engine: AsyncEngine,
) -> None:
    await lease(engine, seen=LAPSES_AFTER / 2)
    with pytest.raises(SharedStoreError) as refused:
        await migrate(engine)
    assert refused.value.args == (BREAKING,)
    async with engine.begin() as connection:
        assert await connection.run_sync(migrations_lacking)
        await connection.execute(
            text("UPDATE leases SET seen = seen - CAST(:lapse AS interval)"), {"lapse": LAPSES_AFTER}
        )
    await migrate(engine)


@pytest.mark.parametrize(
    ("seen", "holder"), [(LAPSES_AFTER + timedelta(seconds=1), "another"), (timedelta(), "")]
)
async def test_leases_that_nobody_holds_stop_no_migration(
    engine: AsyncEngine, seen: timedelta, holder: str
) -> None:
    await lease(engine, seen=seen, holder=holder)
    assert not await migrate(engine)


async def test_an_additive_migration_runs_beside_other_processes(engine: AsyncEngine) -> None:
    def to_the_breaking_one(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), BREAKING)

    async with engine.begin() as connection:
        await connection.run_sync(to_the_breaking_one)
    await lease(engine, seen=timedelta())
    scripts = ScriptDirectory(str(MIGRATIONS))
    later = list(scripts.iterate_revisions("head", BREAKING))
    if all(each.module.additive for each in later):
        await migrate(engine)
    else:
        with pytest.raises(SharedStoreError):
            await migrate(engine)


def test_each_migration_since_several_processes_says_whether_it_is_additive() -> None:
    for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions():
        if each.revision >= FIRST_MARKED:
            assert isinstance(getattr(each.module, "additive", None), bool), each.revision


def test_a_released_migration_never_changes() -> None:
    for line in HASHES.read_text(encoding="utf-8").splitlines():
        expected, name = line.split()
        content = (MIGRATIONS / "versions" / name).read_bytes()
        assert hashlib.sha256(content).hexdigest() == expected, f"{name} was released: add a new migration"
