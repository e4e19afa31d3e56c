"""`dvonn-bot move`: from SQLite to PostgreSQL, and back."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from bot.cli.command import OperatingError, tell
from bot.cli.whole_file import whole_file
from bot.settings import Settings, database_address
from bot.storage.backups import address_of, file_of
from bot.storage.moving import MovingError, move_rows


async def move(settings: Settings, database: str) -> None:
    """Put all that the bot's database keeps into another one, which has to be empty: all of it, or nothing."""
    try:
        url = database_address(database)
    except ValueError as error:
        raise OperatingError(f"The other database: {error}.") from error
    file, kept = file_of(url), file_of(settings.database_url)
    if kept and not kept.is_file():
        raise OperatingError(f"DATABASE_URL: there is no database at {kept}.")
    if file and file.exists():
        raise OperatingError(f"{file}: there is a file of that name already. Name one that is not there.")
    with _errors(), _place(file, url) as place:
        moved = await move_rows(settings.database_url, place)
    rows, matches = sum(moved.values()), moved["matches"]
    tell(f"Moved {rows} rows, of {matches} matches, and compared each. Set DATABASE_URL and start the bot.")
    tell("The database of before is as it was; what is written to it from now on is lost.")


@contextlib.contextmanager
def _place(file: Path | None, url: str) -> Iterator[str]:
    """The address to which everything is written; a file has its name once it is whole."""
    if file is None:
        yield url
    else:
        with whole_file(file) as part:
            yield address_of(part)


@contextlib.contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except MovingError as error:
        raise OperatingError(str(error)) from error
