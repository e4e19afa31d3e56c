"""Statements on SQLite in one trip to the driver's thread each.

aiosqlite runs each connection in a thread. With its own cursors, a statement takes four trips there: for the
cursor, the statement, its rows, and to close the cursor. The trips take longer than SQLite's work.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Self, cast

import aiosqlite
from typing_extensions import override


class RecordingConnection(sqlite3.Connection):
    """A connection that keeps its latest cursor, for what `aiosqlite.Connection.execute_fetchall` doesn't return."""

    latest: sqlite3.Cursor

    @override
    def execute(self, *statement: Any) -> sqlite3.Cursor:
        self.latest = super().execute(*statement)
        return self.latest


class Cursor:
    """A cursor (https://peps.python.org/pep-0249/#cursor-objects) that fetches all rows along with the statement."""

    arraysize = 1
    description: Sequence[tuple[Any, ...]] | None = None
    rowcount = -1
    lastrowid: int | None = None

    def __init__(self, connection: aiosqlite.Connection, recording: RecordingConnection) -> None:
        self._connection = connection
        self._recording = recording
        self._rows: Iterable[Any] = ()

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> None:
        self._rows = await self._connection.execute_fetchall(sql, parameters)
        self._describe(self._recording.latest)

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> None:
        done = await self._connection.executemany(sql, parameters)
        self.rowcount = done.rowcount

    async def fetchall(self) -> Iterable[Any]:
        return self._rows

    async def close(self) -> None:
        """Do nothing: all rows were fetched, which ended the statement."""

    def _describe(self, done: sqlite3.Cursor) -> None:
        self.description, self.rowcount, self.lastrowid = done.description, done.rowcount, done.lastrowid


async def shorten(connection: aiosqlite.Connection) -> None:
    """Give a connection that `RecordingConnection` has opened these cursors instead of aiosqlite's own."""
    async with connection.cursor() as cursor:
        recording = cast("RecordingConnection", cursor.connection)
    connection.cursor = partial(Cursor, connection, recording)  # type: ignore[assignment]
