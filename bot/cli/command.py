"""The parts of a command: its description, arguments and errors, and atomic writing of files."""

import contextlib
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

Doing = Callable[..., Awaitable[int | None]]
"""The function of a command. It takes the settings, and each argument as a string under its lowercase name.

It prints its output and returns the exit status, None for 0. Its expected errors are `OperatingError`,
`StoreUnavailableError`, and connection errors of discord.py and aiohttp, which are reported without a traceback.
"""


class OperatingError(Exception):
    """A failed command; the message explains the reason and the fix to the operator."""


@dataclass(frozen=True)
class Argument:
    """An argument of a command; required unless it is an option (`--server`) or `optional`."""

    name: str
    about: str
    optional: bool = False
    flag: bool = False
    """Whether it is an option without a value: True if it was given."""

    @property
    def field(self) -> str:
        """The name of the parameter that gets the value; its value is None if the argument was omitted."""
        return self.name.lstrip("-").replace("-", "_").lower()


@dataclass(frozen=True)
class Command:
    """A command of `dvonn-bot`; `token` is set if it needs the bot's token.

    `place` is `module:function` within this package. It is imported only when used: importing discord.py, which a
    backup doesn't need, takes half of the start-up time.
    """

    name: str
    about: str
    place: str
    arguments: tuple[Argument, ...] = ()
    token: bool = False

    def load(self) -> Doing:
        """Import the function and return it."""
        module, _, function = self.place.partition(":")
        doing: Doing = getattr(import_module(f"bot.cli.{module}"), function)
        return doing


def tell(line: str) -> None:
    """Print a line of the command's output."""
    print(line)  # noqa: T201  a command's output, not a log


# files


@contextlib.contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """Yield a new empty file that replaces `file` atomically after the block; a failed block leaves `file` untouched.

    Only the owner can read the file. A killed process leaves a file ending in `.part`. Raises `OperatingError`.
    """
    try:
        with tempfile.TemporaryDirectory(prefix=f".{file.name}.", suffix=".part", dir=file.parent) as folder:
            part = Path(folder) / file.name
            part.touch(mode=0o600)
            yield part
            part.replace(file)
        _sync_folder(file.parent)
    except OSError as error:
        raise OperatingError(f"{file}: can't be written ({error.strerror}).") from error


def _sync_folder(folder: Path) -> None:
    """Flush the folder entry to disk, if the system supports that."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
