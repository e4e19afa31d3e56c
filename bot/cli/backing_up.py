"""`dvonn-bot backup` and `dvonn-bot restore`: while the bot runs, and whole or not at all."""

import asyncio
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.cli.command import OperatingError, tell
from bot.cli.whole_file import whole_file
from bot.clock import clock_of
from bot.services import Restoring
from bot.settings import Settings
from bot.storage import BackupError, Store
from bot.storage.backups import address_of, back_up, file_of, keep_counting, put_in_place, take_copy

SQLITE = b"SQLite format 3\0"


async def backup(settings: Settings, file: str) -> None:
    """Write all that is kept into a file, in the place of an older backup of that name."""
    place = Path(file)
    _check_free(place, settings)
    with _errors(), whole_file(place) as part:
        await back_up(settings.database_url, part)
    size = await asyncio.to_thread(place.stat)
    tell(f"{place}: all that is kept, {size.st_size / 2**20:.1f} MiB. It holds what the bot keeps of people.")


async def restore(settings: Settings, file: str) -> None:
    """Let the database keep what a backup holds, and nothing else.

    Time that has passed since counts for nobody, and a bot that runs brings Discord up to date within a minute.
    """
    beside = file_of(settings.database_url)
    with _errors(), _folder(beside.parent if beside else None) as folder:
        copy = folder / "restored.db"
        await take_copy(Path(file), copy)
        await keep_counting(copy, settings.database_url)
        store = await Store.open(address_of(copy))
        try:
            matches = await Restoring(store, clock=clock_of(settings.clock_offset_file)).settle()
        finally:
            await store.close()
        await put_in_place(copy, settings.database_url)
    tell(f"Restored from {file}; matches that go on: {matches}.")
    tell("A bot that runs brings their boards up to date within a minute, else the next start does.")


def _check_free(place: Path, settings: Settings) -> None:
    """Let a backup take the place of another one alone, and never that of the database. Raises `OperatingError`."""
    if not place.parent.is_dir():
        raise OperatingError(f"{place}: there is no folder {place.parent}.")
    if not place.exists():
        return
    kept = file_of(settings.database_url)
    if kept and kept.exists() and kept.samefile(place):
        raise OperatingError(f"{place}: that is the database itself. Name another file.")
    with _errors():
        if not place.is_file() or not _begins_as_database(place):
            raise OperatingError(f"{place}: there is something else of that name, which is left alone.")


def _begins_as_database(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) == SQLITE


@contextlib.contextmanager
def _folder(beside: Path | None) -> Iterator[Path]:
    """A folder for some time, beside the database where that is a file: there is room for another."""
    with tempfile.TemporaryDirectory(prefix=".dvonn-restore.", suffix=".part", dir=beside) as folder:
        yield Path(folder)


@contextlib.contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except BackupError as error:
        raise OperatingError(str(error)) from error
    except OSError as error:
        raise OperatingError(f"{error.filename}: {error.strerror}.") from error
