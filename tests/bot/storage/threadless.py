"""SQLite on the event loop's own thread.

aiosqlite has a thread for each connection, and the trip to it costs more than SQLite's own work. Where the database is
not the subject of a test, all of it is done in place. A statement's result still arrives in a later turn of the loop,
so tasks take turns at each statement.

A statement that waits for another connection's lock would stop the loop, and with it the other connection. So tests
whose connections wait for one another keep the threads.
"""

import contextlib
from asyncio import Future
from collections.abc import Iterator
from functools import partial
from typing import Any
from unittest import mock

import aiosqlite
from aiosqlite.core import set_exception, set_result
from sqlalchemy.engine.interfaces import DBAPIConnection

from tests.bot.storage.compiled import AlikeSQLite

STATEMENTS = ("_execute_fetchall", "execute", "executemany", "executescript")


class InPlace:
    """Stands in for a connection's thread and for the queue to it."""

    daemon = True

    def start(self) -> None:
        """Do nothing: there is no thread."""

    def put_nowait(self, job: tuple[Future[Any] | None, Any]) -> None:
        """Run a job and settle its future; that of a statement in the loop's next turn."""
        future, function = job
        settle: Any
        try:
            settle, outcome = set_result, function()
        except BaseException as error:  # noqa: BLE001  as aiosqlite's thread does
            settle, outcome = set_exception, error
        if future is None:
            return
        if isinstance(function, partial) and function.func.__name__ in STATEMENTS:
            future.get_loop().call_soon(settle, future, outcome)
        else:
            settle(future, outcome)


def _connection(*args: Any, **options: Any) -> aiosqlite.Connection:  # noqa: ANN401  as the driver takes them
    connection: Any = aiosqlite.connect(*args, **options)
    connection._tx = connection._thread = InPlace()
    return connection  # type: ignore[no-any-return]


@contextlib.contextmanager
def without_threads() -> Iterator[None]:
    """Let all connections to SQLite that are opened in the block do without a thread."""
    with_thread = AlikeSQLite.connect

    def connect(dialect: AlikeSQLite, *args: Any, **options: Any) -> DBAPIConnection:  # noqa: ANN401  as above
        return with_thread(dialect, *args, async_creator_fn=_connection, **options)

    with mock.patch.object(AlikeSQLite, "connect", connect):
        yield
