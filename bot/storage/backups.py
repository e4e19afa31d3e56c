"""Backups: the whole database as one SQLite file, for SQLite and PostgreSQL alike.

An SQLite file is copied page by page with SQLite's backup API in one transaction, which blocks no writer. From
PostgreSQL every row is read in one snapshot into a new file. https://www.sqlite.org/backup.html
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.engine import StoreUnavailableError, check, connect, failures, for_reading
from bot.storage.migrate import migrate, migrations_lacking
from bot.storage.rows import copy_rows, count_from, last_numbers

WAIT = 30.0
"""Seconds to wait for other writers."""


class BackupError(Exception):
    """An error about a file or database that can't be used for a backup; the message tells the operator why."""


def address_of(file: Path) -> str:
    """Return the `DATABASE_URL` of an SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


def file_of(url: str) -> Path | None:
    """Return the file that a `DATABASE_URL` names; None if the database isn't a file."""
    found = make_url(url)
    return Path(found.database) if found.drivername.startswith("sqlite") and found.database else None


async def back_up(url: str, file: Path) -> None:
    """Write the whole database into a new file, and check that this can be restored.

    Raises `BackupError`, `StoreUnavailableError`.
    """
    database = file_of(url)
    if database is None:
        with failures():
            await _read_out(url, file)
    else:
        if not database.is_file():
            raise BackupError(f"DATABASE_URL: there is no database at {database}.")
        await asyncio.to_thread(_copy, database, file)
    try:
        await asyncio.to_thread(_close_off, file)
        faults = await asyncio.to_thread(_faults_of, file)
    except sqlite3.Error as error:
        faults = str(error)
    if faults:
        raise BackupError(
            f"{database or 'The copy of the database'} is damaged ({faults}), so there is no new backup, and an older "
            "one stays as it is. Stop the bot, keep a copy of the file, and restore the last good backup."
        )


async def take_copy(backup: Path, file: Path) -> None:
    """Copy a backup into a new file and migrate the copy to the newest schema.

    Raises `BackupError` if the backup is damaged or made by a newer version of the bot; `StoreUnavailableError`.
    """
    await asyncio.to_thread(_check_backup, backup)
    await asyncio.to_thread(_copy, backup, file)
    engine = connect(address_of(file), starting=True)
    try:
        with failures():
            await _check_version(engine, backup)
            await migrate(engine)
    finally:
        await engine.dispose()


async def keep_counting(copy: Path, url: str) -> None:
    """Raise the row counters of a copy to those of a database, so that no match id is used twice.

    Old messages name matches by their ids. Does nothing if the database can't be read because it is broken or of
    another version.
    """
    target = connect(address_of(copy))
    try:
        with contextlib.suppress(StoreUnavailableError):
            current = await _current_numbers(url)
            async with target.begin() as connection:
                copied = await last_numbers(connection)
                await count_from(
                    connection, {name: max(number, current[name]) for name, number in copied.items()}
                )
    finally:
        await target.dispose()


async def _current_numbers(url: str) -> Mapping[str, int]:
    database = file_of(url)
    if database is not None and not database.is_file():
        raise StoreUnavailableError
    source = connect(url)
    try:
        with failures():
            async with for_reading(source).connect() as connection, connection.begin():
                return await last_numbers(connection)
    finally:
        await source.dispose()


async def put_in_place(copy: Path, url: str) -> None:
    """Replace the content of a database with that of a migrated copy, in one transaction.

    Others may read and write in the meantime; what they write before the end is lost. Raises `BackupError`,
    `StoreUnavailableError`.
    """
    engine = connect(url, starting=True)
    database = file_of(url)
    try:
        with failures():
            await check(engine)
            await migrate(engine)
            if database is None:
                await _write_in(copy, engine)
    finally:
        await engine.dispose()
    if database is not None:
        await asyncio.to_thread(_copy, copy, database)


async def _read_out(url: str, file: Path) -> None:
    source, target = connect(url), connect(address_of(file), starting=True)
    try:
        await migrate(target)
        async with for_reading(source).connect() as reading, reading.begin():
            if await reading.run_sync(migrations_lacking) != 0:
                raise BackupError(
                    "DATABASE_URL: the database is of another version of the bot. Use the version that runs on it."
                )
            async with target.begin() as writing:
                await copy_rows(reading, writing)
    finally:
        await target.dispose()
        await source.dispose()


async def _write_in(copy: Path, target: AsyncEngine) -> None:
    source = connect(address_of(copy))
    try:
        async with for_reading(source).connect() as reading, reading.begin(), target.begin() as writing:
            await copy_rows(reading, writing)
    finally:
        await source.dispose()


async def _check_version(engine: AsyncEngine, backup: Path) -> None:
    async with engine.connect() as connection:
        if await connection.run_sync(migrations_lacking) is None:
            raise BackupError(f"{backup}: the backup is of a newer version of the bot than this one.")


# SQLite files


def _copy(source: Path, target: Path) -> None:
    """Copy a database in one transaction of the target. Raises `BackupError`."""
    try:
        with _opened(source) as original, _opened(target, new=True) as copy:
            original.backup(copy)
    except sqlite3.Error as error:
        raise BackupError(f"{source} can't be copied to {target} ({error}).") from error


def _close_off(file: Path) -> None:
    """Turn a database into a single file without a log, and sync it to disk."""
    with _opened(file) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _check_backup(file: Path) -> None:
    if not file.is_file():
        raise BackupError(f"{file}: there is no such file.")
    try:
        faults = _faults_of(file)
    except sqlite3.Error as error:
        raise BackupError(f"{file}: it is no backup ({error}).") from error
    if faults:
        raise BackupError(f"{file}: it is no backup of the bot's database, or damaged.")


def _faults_of(file: Path) -> str:
    """Return the first fault of a database of the bot, on one line; empty if it has none. Raises `sqlite3.Error`.

    https://www.sqlite.org/pragma.html#pragma_quick_check
    """
    with _opened(file) as copy:
        ((fault,),) = copy.execute("PRAGMA quick_check(1)").fetchall()
        known = copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    if fault != "ok":
        return " ".join(str(fault).split())
    return "" if known else "it has no tables of the bot"


@contextlib.contextmanager
def _opened(file: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    mode = "rwc" if new else "rw"
    place = f"{file.absolute().as_uri()}?mode={mode}"
    with contextlib.closing(sqlite3.connect(place, uri=True, timeout=WAIT)) as opened:
        yield opened
