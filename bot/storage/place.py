"""An SQLite file as it lies on the disk, with its log.

A process that has a file open keeps using it when the file is deleted or replaced, and everything that it writes is
lost. SQLite itself doesn't notice: https://www.sqlite.org/howtocorrupt.html#unlink. So each transaction looks first.
"""

import os
import sqlite3
import threading
from pathlib import Path

LOG = ("-wal", "-shm")
"""The endings of the names of the log and of its index: https://www.sqlite.org/walformat.html"""

Identity = tuple[int, int]


class FileIdentity:
    """The identity of an open SQLite file and of its log. Raises `FileNotFoundError` if there is no such file.

    A connection of its own stays open all the time, so that SQLite keeps the same log. If the log is deleted or
    replaced, that connection still has its content, and writes it into the file (`save`).
    """

    def __init__(self, file: str) -> None:
        self._file = file
        self._absolute = os.path.abspath(file)  # noqa: PTH100  a link stays as it was named
        self._opened = _identity(file)
        self._keeper: sqlite3.Connection | None = None
        self._log: tuple[Identity | None, ...] = ()
        self._saving = threading.Lock()

    def __str__(self) -> str:
        return self._absolute

    def is_whole(self) -> bool:
        """Whether the log is still the same. Raises `FileNotFoundError` if the file is gone or was replaced."""
        if _identity(self._file) != self._opened:
            raise FileNotFoundError("another file is in the database's place")
        if self._keeper is None:
            self._keep()
        return self._log == self._log_now()

    def save(self) -> None:
        """Write the content of a lost log into the file, and begin a new log; no other connection may be in use.

        Raises `FileNotFoundError` if that isn't possible, and `sqlite3.Error`.
        """
        with self._saving:
            if self.is_whole() or self._keeper is None:
                return
            if self._was_written_by_others():
                raise FileNotFoundError("the database's log was replaced")
            ((is_read, _, _),) = self._keeper.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            if is_read:
                raise FileNotFoundError("the database's log is gone, and another program still reads it")
            self.close()
            self._keep()

    def close(self) -> None:
        """Close the connection; the last one to be closed empties the log and deletes it."""
        if self._keeper:
            self._keeper.close()
            self._keeper = None

    def _keep(self) -> None:
        keeper = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            for statement in ("PRAGMA journal_mode = WAL", "SELECT 1 FROM sqlite_master"):  # opens the log
                keeper.execute(statement).fetchall()
        except BaseException:
            keeper.close()
            raise
        self._keeper, self._log = keeper, self._log_now()

    def _log_now(self) -> tuple[Identity | None, ...]:
        return tuple(_identity_if_any(self._file + ending) for ending in LOG)

    def _was_written_by_others(self) -> bool:
        """Whether there is another log with content: ours is older then, and must not replace it."""
        log = Path(self._file + LOG[0])
        return self._log_now()[0] not in (None, self._log[0]) and log.stat().st_size > 0


def _identity(file: str) -> Identity:
    found = os.stat(file)  # noqa: PTH116  called before each transaction, so without a Path
    return found.st_dev, found.st_ino


def _identity_if_any(file: str) -> Identity | None:
    try:
        return _identity(file)
    except FileNotFoundError:
        return None
