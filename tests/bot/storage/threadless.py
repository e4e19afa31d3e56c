"""SQLite on the event loop's own thread.

aiosqlite has a thread for each connection. The trip to it, and the coroutines on the way, cost more than SQLite's own
work. Where the database is not the subject of a test, a statement is run and its rows are fetched in place, without
the bot's own cursors (`bot/storage/sqlite.py`), which the tests of the storage use. Its result still arrives in a later
turn of the loop, so tasks take turns at each statement.

A statement that waits for another connection's lock would stop the loop, and with it the other connection. So tests
whose connections wait for one another keep the threads.
"""

import asyncio
import contextlib
from asyncio import Future
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from unittest import mock

import aiosqlite
from aiosqlite.core import set_exception, set_result
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from typing_extensions import override

from tests.bot.storage.compiled import AlikeSQLite


class InPlace:
    """Stands in for a connection's thread and for the queue to it."""

    daemon = True

    def start(self) -> None:
        """Do nothing: there is no thread."""

    def put_nowait(self, job: tuple[Future[Any] | None, Any]) -> None:
        """Run a job and settle its future."""
        future, function = job
        settle: Any
        try:
            settle, outcome = set_result, function()
        except BaseException as error:  # noqa: BLE001  as aiosqlite's thread does
            settle, outcome = set_exception, error
        if future is not None:
            settle(future, outcome)


class CursorInPlace(AsyncAdapt_aiosqlite_cursor):
    """A cursor of SQLite itself."""

    __slots__ = ()

    _awaitable_cursor_close = False

    @override
    def _make_new_cursor(self, connection: Any) -> Any:
        return connection._conn.cursor()

    @override
    def _aenter_cursor(self, cursor: Any) -> Any:
        return cursor

    @override
    async def _execute_async(self, operation: Any, parameters: Any) -> None:
        await self._do(partial(self._cursor.execute, operation, () if parameters is None else parameters))

    @override
    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._do(partial(self._cursor.executemany, operation, seq_of_parameters))

    async def _do(self, statement: Callable[[], object]) -> None:
        cursor: Any = self._cursor
        try:
            statement()
            if cursor.description:
                self._rows = deque(cursor.fetchall())
        finally:
            await asyncio.sleep(0)


class ConnectionInPlace(AsyncAdapt_aiosqlite_connection):
    __slots__ = ()

    _cursor_cls = CursorInPlace


def _connection(*args: Any, **options: Any) -> aiosqlite.Connection:  # noqa: ANN401  as the driver takes them
    connection: Any = aiosqlite.connect(*args, **options)
    connection._tx = connection._thread = InPlace()
    return connection  # type: ignore[no-any-return]


@contextlib.contextmanager
def without_threads() -> Iterator[None]:
    """Let all connections to SQLite that are opened in the block do without a thread."""
    with_thread = AlikeSQLite.connect

    def connect(dialect: AlikeSQLite, *args: Any, **options: Any) -> DBAPIConnection:  # noqa: ANN401  likewise
        opened: Any = with_thread(dialect, *args, async_creator_fn=_connection, **options)
        in_place: Any = ConnectionInPlace(opened.dbapi, opened._connection)
        return in_place  # type: ignore[no-any-return]

    with mock.patch.object(AlikeSQLite, "connect", connect):
        yield
