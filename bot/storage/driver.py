"""The driver for SQLite: aiosqlite, with as few turns of its thread as a transaction needs.

As SQLAlchemy uses aiosqlite, a statement takes four turns (for a cursor, to execute, to fetch the rows, to close), a
transaction three more (to begin, to end, and to be sure that it has ended), and a new connection nine. A turn costs
more than what SQLite mostly does in it. Here a connection is set up in the turn that opens it, a statement takes one
turn, and a transaction begins in the turn of its first statement. A statement that is written `unseen` shares the turn
of the next one, and nobody waits for the end of a transaction that only reads.
https://aiosqlite.omnilib.dev/en/stable/api.html

For this `_execute`, `_conn`, `_thread` and `_tx` of aiosqlite are used, which it does not promise to keep: so its
version is fixed in pyproject.toml.
"""

import sqlite3
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Self

import aiosqlite
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection
from typing_extensions import override

Statement = Callable[[sqlite3.Cursor], object]

BUSY_TIMEOUT_MS = 2000
"""How long SQLite waits for another process's transaction. Discord waits 3 s for an answer."""

READ_ONLY = "dvonn_read_only"
"""The execution option of a transaction on SQLite that will not write."""


class OneTurnConnection(aiosqlite.Connection):
    """A connection whose cursors have all rows as soon as the statement was executed."""

    _opening: str | None = None
    """The statement with which the transaction begins, from the request for it until its end."""
    _writing = False
    _begun = False
    """Whether it has begun, as far as can be known while the thread is at work."""
    _next_is_unseen = False

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # as SQLAlchemy has it for connections of its own making
        self._kept_back: tuple[Statement, ...] = ()
        """The statements that go along with the next turn."""

    @override
    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        """Open it. Raises `sqlite3.Error`, and the thread is gone then."""
        try:
            return (yield from super().__await__())
        except Exception:
            self._thread.join()  # it is about to end; after the event loop it would fail to tell of that
            raise

    def cursor(self) -> "OneTurnCursor":  # type: ignore[override]
        """A cursor as SQLAlchemy wants it: one that it enters, executes and closes."""
        return OneTurnCursor(self)

    async def create_function(self, *_: object, **__: object) -> None:
        """Leave out the functions that SQLAlchemy brings to each connection, each in a turn: no statement calls any."""

    def begin(self, *, writing: bool) -> None:
        """Let the next statement begin a transaction: one that takes its place among the writers, or only reads."""
        self._opening = "BEGIN IMMEDIATE" if writing else "BEGIN"
        self._writing = writing

    def unseen(self) -> None:
        """Let the next statement go along with what follows it: another one, or the commit, which fails where it fails.

        Nothing is known of its outcome.
        """
        self._next_is_unseen = True

    async def run(self, statement: Statement) -> "Outcome | None":
        """Execute a statement and fetch its rows; None where that is left for later. Raises `sqlite3.Error`."""
        if self._next_is_unseen:
            self._next_is_unseen = False
            self._kept_back += (statement,)
            return None
        # Whether a transaction is open is noted here, not asked: the thread may still work for a caller who gave up.
        self._begun = self._opening is not None
        outcome: Outcome = await self._execute(self._run, self._opening, *self._taken(), statement)  # type: ignore[no-untyped-call]
        return outcome

    def _taken(self) -> tuple[Statement, ...]:
        kept_back, self._kept_back = self._kept_back, ()
        return kept_back

    def _run(self, opening: str | None, *statements: Statement) -> "Outcome":
        cursor = self._conn.cursor()
        try:
            if opening and not self._conn.in_transaction:
                cursor.execute(opening)
            for statement in statements:
                statement(cursor)
            return Outcome(cursor)
        finally:
            cursor.close()

    async def commit(self) -> None:
        """End the transaction, if one was begun, and keep what it has changed. Raises `sqlite3.Error`."""
        if self._writing and (self._begun or self._kept_back):
            self._begun = True
            await self._execute(self._commit, self._opening, *self._taken())  # type: ignore[no-untyped-call]
            self._end()
        else:
            await self.rollback()

    def _commit(self, opening: str | None, *statements: Statement) -> None:
        if statements:
            self._run(opening, *statements)
        self._conn.commit()

    async def rollback(self) -> None:
        """End the transaction, if one was begun, and undo what it has changed. Raises `sqlite3.Error`."""
        self._kept_back, self._next_is_unseen = (), False
        if self._begun and self._writing:
            await super().rollback()
        elif self._begun:
            self._tx.put_nowait((None, self._conn.rollback))  # its outcome matters to nobody
        self._end()

    def _end(self) -> None:
        self._opening, self._begun = None, False


class Outcome:
    """The outcome of a statement, by the names of https://peps.python.org/pep-0249/#cursor-attributes."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        self.rows = cursor.fetchall() if cursor.description else []


class OneTurnCursor:
    """A cursor of PEP 249 whose methods have to be awaited; only `execute` and `executemany` really wait."""

    arraysize = 1

    def __init__(self, connection: OneTurnConnection) -> None:
        self._connection = connection
        self._outcome: Outcome | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        """Execute a statement."""
        self._outcome = await self._connection.run(lambda cursor: cursor.execute(sql, parameters))

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement once for each of the parameters."""
        self._outcome = await self._connection.run(lambda cursor: cursor.executemany(sql, parameters))

    async def fetchall(self) -> Sequence[Any]:
        """The rows of the last statement."""
        return self._outcome.rows if self._outcome else ()

    async def close(self) -> None:
        """Nothing is left to be closed."""

    @property
    def description(self) -> Any:  # noqa: ANN401  as the driver has it
        """The columns of the rows; None where there are none."""
        return self._outcome.description if self._outcome else None

    @property
    def rowcount(self) -> int:
        """How many rows were changed; -1 where that has no meaning."""
        return self._outcome.rowcount if self._outcome else -1

    @property
    def lastrowid(self) -> int | None:
        """The number of the row that was inserted last."""
        return self._outcome.lastrowid if self._outcome else None


def connect(database: str, *, patience_ms: int | None = None, **options: Any) -> OneTurnConnection:  # noqa: ANN401  as sqlite3 takes them
    """A connection that opens when it is awaited, as `aiosqlite.connect` gives it, and is set up in the same turn."""
    return OneTurnConnection(lambda: _set_up(sqlite3.connect(database, **options), patience_ms))


def _set_up(connection: sqlite3.Connection, patience_ms: int | None) -> sqlite3.Connection:
    """Make every transaction on a new connection whole, durable and in turn."""
    connection.isolation_level = None  # the driver begins no transactions of its own: `begin` does
    try:
        # https://www.sqlite.org/pragma.html
        for pragma in (
            # It comes first, as the next one may have to wait.
            f"busy_timeout = {BUSY_TIMEOUT_MS if patience_ms is None else patience_ms}",
            "journal_mode = WAL",
            "synchronous = FULL",  # a committed move survives a power cut too
            "foreign_keys = ON",
            "secure_delete = ON",  # who is forgotten stands in no page that is free
        ):
            connection.execute(f"PRAGMA {pragma}").close()
    except BaseException:
        connection.close()
        raise
    return connection


def unseen(connection: AsyncConnection) -> None:
    """Let the next statement wait for what follows it, as nobody looks at its outcome; other databases don't wait."""
    opened = connection.sync_connection and connection.sync_connection.connection.driver_connection
    if isinstance(opened, OneTurnConnection):
        opened.unseen()


def begin(connection: Connection) -> None:
    """Begin a transaction in one turn of the thread with its first statement: SQLAlchemy's event `begin`."""
    # A transaction that begins as a reader and then writes can fail half-way as busy; one that takes its place in
    # the queue at once can't. https://www.sqlite.org/lang_transaction.html
    reading = connection.get_execution_options().get(READ_ONLY, False)
    if opened := connection.connection.driver_connection:
        opened.begin(writing=not reading)
