"""One process at a time on a database in a file: whoever else is started for it stands by until that one is gone.

On PostgreSQL several processes share the work by leases (`bot/storage/cluster.py`). A file has a lock beside it, which
the system lets go of however a process ends: a new version can so be started before the old one is stopped.
"""

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from filelock import AsyncFileLock, Timeout
from sqlalchemy import make_url

LOOKS_EVERY = 0.25
"""Seconds between two looks whether the other process is gone."""

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def only_process_on(url: str) -> AsyncIterator[None]:
    """Wait until no other process works on the database, if it is a file, and keep others waiting during the block.

    Where no lock can be had, as in a place that can't be written to, it goes on without: whoever opens the database
    there is told what is wrong with it.
    """
    file = _file_of(url)
    if file is None or not file.parent.is_dir():
        yield
        return
    lock = AsyncFileLock(
        f"{file}.lock", poll_interval=LOOKS_EVERY, fallback_to_soft=False, run_in_executor=False
    )
    with contextlib.suppress(OSError, NotImplementedError):
        await _take(lock)
    try:
        yield
    finally:
        await lock.release()


def _file_of(url: str) -> Path | None:
    address = make_url(url)
    on_file = address.get_backend_name() == "sqlite" and address.database
    return Path(on_file) if on_file else None


async def _take(lock: AsyncFileLock) -> None:
    try:
        await lock.acquire(blocking=False)
    except Timeout:
        log.warning("Another process works with this database: standing by until it is gone")
        await lock.acquire()
        log.warning("The other process is gone: starting")
