"""Writing a file that others find whole or not at all, even where the writing is killed half-way."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.cli.command import OperatingError


@contextlib.contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """Give a new empty file beside another, which gets that one's name, in its place, once the block has ended well.

    Only its owner can read it. The name of a file that a killed process leaves behind ends in `.part`. Raises
    `OperatingError`.
    """
    try:
        with tempfile.TemporaryDirectory(prefix=f".{file.name}.", suffix=".part", dir=file.parent) as folder:
            part = Path(folder) / file.name
            part.touch(mode=0o600)
            yield part
            part.replace(file)
        _settle(file.parent)
    except OSError as error:
        raise OperatingError(f"{file}: it can't be written ({error.strerror}).") from error


def _settle(folder: Path) -> None:
    """Let the file's name survive a power cut, where the system can do that for folders."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
