"""`dvonn-bot backup`, `restore` and `move`: each copies the whole database or changes nothing.

`backup` and `restore` also work while the bot runs.
"""

import asyncio
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.cli.command import OperatingError, tell, whole_file
from bot.features import declare
from bot.process.clock import clock_of
from bot.process.database_address import database_address
from bot.process.settings import Settings
from bot.services import Restoring
from bot.storage import BackupError, Store
from bot.storage.backups import address_of, back_up, file_of, keep_counting, put_in_place, take_copy
from bot.storage.rows import MovingError, move_rows

declare()

SQLITE = b"SQLite format 3\0"


async def backup(settings: Settings, file: str) -> None:
    """Back up the database to a file; an earlier backup of that name is replaced."""
    place = Path(file)
    _check_free(place, settings)
    with _backup_errors(), whole_file(place) as part:
        await back_up(settings.database_url, part)
    size = await asyncio.to_thread(place.stat)
    tell(f"{place}: backup complete, {size.st_size / 2**20:.1f} MiB. It contains personal data.")


async def restore(settings: Settings, file: str) -> None:
    """Replace the contents of the database with a backup.

    The time since the backup doesn't count against any player's time limit. A running bot updates Discord within a
    minute.
    """
    beside = file_of(settings.database_url)
    with _backup_errors(), _folder(beside.parent if beside else None) as folder:
        copy = folder / "restored.db"
        await take_copy(Path(file), copy)
        await keep_counting(copy, settings.database_url)
        store = await Store.open(address_of(copy))
        try:
            matches = await Restoring(store, clock=clock_of(settings.clock_offset_file)).settle()
        finally:
            await store.close()
        await put_in_place(copy, settings.database_url)
    tell(f"Restored from {file}; running games: {matches}.")
    tell("A running bot updates their boards within a minute; otherwise the next start does.")


def _check_free(place: Path, settings: Settings) -> None:
    """Check that `place` is unused or holds an earlier backup, and isn't the database. Raises `OperatingError`."""
    if not place.parent.is_dir():
        raise OperatingError(f"{place}: there is no folder {place.parent}.")
    if not place.exists():
        return
    kept = file_of(settings.database_url)
    if kept and kept.exists() and kept.samefile(place):
        raise OperatingError(f"{place}: this is the database itself. Choose another file.")
    with _backup_errors():
        if not place.is_file() or not _begins_as_database(place):
            raise OperatingError(f"{place}: this file exists and is no backup. Choose another file.")


def _begins_as_database(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) == SQLITE


@contextlib.contextmanager
def _folder(beside: Path | None) -> Iterator[Path]:
    """Yield a temporary folder, next to an SQLite database so that both are on the same disk."""
    with tempfile.TemporaryDirectory(prefix=".dvonn-restore.", suffix=".part", dir=beside) as folder:
        yield Path(folder)


@contextlib.contextmanager
def _backup_errors() -> Iterator[None]:
    try:
        yield
    except BackupError as error:
        raise OperatingError(str(error)) from error
    except OSError as error:
        raise OperatingError(f"{error.filename}: {error.strerror}.") from error


async def move(settings: Settings, database: str) -> None:
    """Copy the database to another, empty one; if that fails, the target stays empty."""
    try:
        url = database_address(database)
    except ValueError as error:
        raise OperatingError(f"The other database: {error}.") from error
    file, kept = file_of(url), file_of(settings.database_url)
    if kept and not kept.is_file():
        raise OperatingError(f"DATABASE_URL: there is no database at {kept}.")
    if file and file.exists():
        raise OperatingError(f"{file}: this file exists already. Choose a new one.")
    with _moving_errors(), _place(file, url) as place:
        moved = await move_rows(settings.database_url, place)
    rows, matches = sum(moved.values()), moved["matches"]
    tell(
        f"Copied and verified {rows} rows of {matches} games. Set DATABASE_URL to the new database and start the bot."
    )
    tell("The old database is unchanged; later changes to it are not copied.")


@contextlib.contextmanager
def _place(file: Path | None, url: str) -> Iterator[str]:
    """Yield the address to write to; a file gets its name only once it is complete."""
    if file is None:
        yield url
    else:
        with whole_file(file) as part:
            yield address_of(part)


@contextlib.contextmanager
def _moving_errors() -> Iterator[None]:
    try:
        yield
    except MovingError as error:
        raise OperatingError(str(error)) from error
