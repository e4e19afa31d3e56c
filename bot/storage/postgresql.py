"""Connections to PostgreSQL that notice when the server no longer answers. Imports asyncpg, which is optional."""

import asyncio
import socket
from collections.abc import Awaitable, Mapping
from typing import Any

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine.interfaces import AdaptedConnection
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry
from typing_extensions import override

from bot.storage import silence

KEEPALIVE = {"TCP_KEEPIDLE": 15, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}
"""TCP keepalive of an idle connection: the seconds before the first probe, the seconds between probes, and the number
of unanswered probes until the connection counts as lost.

https://man7.org/linux/man-pages/man7/tcp.7.html
"""

ON_SERVER = f"""
    SET tcp_keepalives_idle = {KEEPALIVE["TCP_KEEPIDLE"]};
    SET tcp_keepalives_interval = {KEEPALIVE["TCP_KEEPINTVL"]};
    SET tcp_keepalives_count = {KEEPALIVE["TCP_KEEPCNT"]};
"""
"""https://www.postgresql.org/docs/current/runtime-config-client.html"""

IN_TRANSACTION = f"""
    SET LOCAL statement_timeout = '{silence.ON_SERVER}s';
    SET LOCAL idle_in_transaction_session_timeout = '{silence.ON_SERVER}s';
"""
"""Sent along with BEGIN: behind PgBouncer each transaction may have another session, which others use after it."""

UNNAMED: Mapping[str, Any] = {"statement_cache_size": 0}
"""Options of a connection whose statements have no names, as a name is known in one session only.

The driver sends the statement with each execution then, in the same trip, and SQLAlchemy still remembers its columns.
"""

FRESH = "dvonn_fresh"
"""The mark of a connection that was just opened."""


class Connection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg ships no types
    """A connection with TCP keepalive, which is closed without waiting for the server."""

    limits = ""
    """Statements that follow each BEGIN."""

    def __init__(self, protocol: object, transport: asyncio.Transport, *rest: Any) -> None:  # noqa: ANN401  untyped
        super().__init__(protocol, transport, *rest)
        opened = transport.get_extra_info("socket")
        if opened.family in (socket.AF_INET, socket.AF_INET6):
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            for name, value in KEEPALIVE.items():
                if option := getattr(socket, name, None):  # not every system has them all
                    opened.setsockopt(socket.IPPROTO_TCP, option, value)

    @override
    async def execute(self, query: str, *args: object, timeout: float | None = None) -> str:
        """Run a statement; a transaction begins together with its limits."""
        if query.startswith("BEGIN"):
            query += self.limits
        return str(await super().execute(query, *args, timeout=timeout))

    @override
    async def close(self, *, timeout: float | None = None) -> None:
        """Close the connection without waiting for the server, which may not answer."""
        self.terminate()


async def answered(question: Awaitable[object]) -> None:
    """Wait for a server's answer. Raises `InvalidatePoolError`, which makes the pool drop all open connections."""
    try:
        async with asyncio.timeout(silence.PING):
            await question
    except Exception as error:  # whatever the error is, the connection can't be used
        raise InvalidatePoolError from error


async def ping(driver: Any) -> None:  # noqa: ANN401  asyncpg ships no types
    """Check that a server answers. Raises `InvalidatePoolError`."""
    await answered(driver.execute("SELECT"))


class ServingConnection(Connection):
    """A connection of a running bot, whose transactions are short: the server ends those that aren't."""

    limits = IN_TRANSACTION


def watch(engine: AsyncEngine, *, serving: bool) -> None:
    """Ping each connection before it is reused; for a `serving` process, let the server look for dead ones, too."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: AdaptedConnection, record: ConnectionPoolEntry) -> None:
        record.info[FRESH] = True
        if serving:
            connection.run_async(lambda driver: driver.execute(ON_SERVER))

    @event.listens_for(engine.sync_engine, "checkout")
    def checked_out(connection: AdaptedConnection, record: ConnectionPoolEntry, _: object) -> None:
        if not record.info.pop(FRESH, False):
            connection.run_async(ping)
