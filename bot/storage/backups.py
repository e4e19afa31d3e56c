"""Backups: all that is kept, as one file of SQLite, whichever database it comes from or goes to.

An SQLite file is copied with SQLite's own means, page by page, in one transaction: who writes meanwhile waits for
nothing. Of PostgreSQL every row is read, as it was at one moment, into a new file. https://www.sqlite.org/backup.html
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.engine import check, connect, for_reading
from bot.storage.errors import StoreUnavailableError
from bot.storage.migrate import migrate, migrations_lacking
from bot.storage.rows import copy_rows, count_from, last_numbers
from bot.storage.store import failures

WAIT = 30.0
"""Seconds to wait for others who write."""


class BackupError(Exception):
    """A file or a database can't be used for a backup; the message says why, for the operator."""


def address_of(file: Path) -> str:
    """The `DATABASE_URL` of an SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


def file_of(url: str) -> Path | None:
    """The file that a `DATABASE_URL` names; None for a database that is no file."""
    found = make_url(url)
    return Path(found.database) if found.drivername.startswith("sqlite") and found.database else None


async def back_up(url: str, file: Path) -> None:
    """Write all that a database keeps into a new file. Raises `BackupError`, `StoreUnavailableError`."""
    kept = file_of(url)
    if kept is None:
        with failures():
            await _read_out(url, file)
    else:
        if not kept.is_file():
            raise BackupError(f"DATABASE_URL: there is no database at {kept}.")
        await asyncio.to_thread(_copy, kept, file)
    await asyncio.to_thread(_close_off, file)


async def take_copy(backup: Path, file: Path) -> None:
    """Write what a backup keeps into a new file, and bring that to the newest schema.

    Raises `BackupError` where it is no whole backup, or one of a newer version of the bot; `StoreUnavailableError`.
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
    """Let no match of a copy get the number of one that a database has had: old messages name those.

    Where the database can't be read, as it is broken or of another version, nothing is done.
    """
    target = connect(address_of(copy))
    try:
        with contextlib.suppress(StoreUnavailableError):
            given = await _numbers_given(url)
            async with target.begin() as connection:
                had = await last_numbers(connection)
                await count_from(connection, {name: max(number, given[name]) for name, number in had.items()})
    finally:
        await target.dispose()


async def _numbers_given(url: str) -> Mapping[str, int]:
    kept = file_of(url)
    if kept is not None and not kept.is_file():
        raise StoreUnavailableError
    source = connect(url)
    try:
        with failures():
            async with for_reading(source).connect() as connection, connection.begin():
                return await last_numbers(connection)
    finally:
        await source.dispose()


async def put_in_place(copy: Path, url: str) -> None:
    """Let a database keep what a copy with the newest schema keeps, and nothing else: all of it at once, or nothing.

    Others may read and write meanwhile; what they write before it is done is gone with the rest. Raises
    `BackupError`, `StoreUnavailableError`.
    """
    engine = connect(url, starting=True)
    kept = file_of(url)
    try:
        with failures():
            await check(engine)
            await migrate(engine)
            if kept is None:
                await _write_in(copy, engine)
    finally:
        await engine.dispose()
    if kept is not None:
        await asyncio.to_thread(_copy, copy, kept)


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
            raise BackupError(f"{backup}: it is of a newer version of the bot than this one.")


# files of SQLite


def _copy(source: Path, target: Path) -> None:
    """Copy a database in one transaction of the target: it has all of it, or is as it was. Raises `BackupError`."""
    try:
        with _opened(source) as kept, _opened(target, new=True) as copy:
            kept.backup(copy)
    except sqlite3.Error as error:
        raise BackupError(f"{source} can't be copied to {target} ({error}).") from error


def _close_off(file: Path) -> None:
    """Make a database a single file, without a log beside it, that survives a power cut."""
    with _opened(file) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _check_backup(file: Path) -> None:
    if not file.is_file():
        raise BackupError(f"{file}: there is no such file.")
    try:
        with _opened(file) as backup:
            faults = [row[0] for row in backup.execute("PRAGMA quick_check(1)")]
            known = backup.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.Error as error:
        raise BackupError(f"{file}: it is no backup ({error}).") from error
    if faults != ["ok"] or not known:
        raise BackupError(f"{file}: it is no whole backup of the bot's database.")


@contextlib.contextmanager
def _opened(file: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    mode = "rwc" if new else "rw"
    place = f"{file.absolute().as_uri()}?mode={mode}"
    with contextlib.closing(sqlite3.connect(place, uri=True, timeout=WAIT)) as opened:
        yield opened
