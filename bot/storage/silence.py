"""How long to wait for a database that does not answer.

A PostgreSQL behind a lost network, on a frozen machine or in the middle of a failover is silent: TCP reports the loss
only after a quarter of an hour, and until then every statement waits. So each step of a transaction has a limit:
getting a connection, each statement, and the commit. A transaction of many statements may take longer.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextvars import ContextVar

IN_REQUEST = 2.0
"""Seconds that one request may wait in total, across all its transactions. Discord waits 3 s for an answer."""

ELSEWHERE = 15.0
"""Seconds for each step of a transaction outside of requests."""

PING = 0.7
"""Seconds without an answer after which a pooled connection counts as dead; a request still has time for a new one."""

CONNECT = 10.0
"""Seconds for a new connection outside of limited transactions, such as at start-up."""

ON_SERVER = 20
"""Seconds after which PostgreSQL ends a statement, or a transaction that sends none, of a process that went silent.

Otherwise the locks of a frozen process would block the others.
"""


class Allowance:
    """The seconds that a request may still wait for a silent database."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds
        self.is_over = False
        """Whether the request has ended; tasks that it started may still run, with the usual limits."""


_allowance: ContextVar[Allowance | None] = ContextVar("allowance", default=None)


@contextlib.contextmanager
def limited_in_all() -> Iterator[None]:
    """Limit the waiting in all transactions of the block to `IN_REQUEST` seconds in total.

    This includes transactions of tasks started in the block, until it ends.
    """
    allowance = Allowance(IN_REQUEST)
    token = _allowance.set(allowance)
    try:
        yield
    finally:
        allowance.is_over = True
        _allowance.reset(token)


class TransactionLimit:
    """The limit of one transaction, renewed with each statement."""

    def __init__(self, timeout: asyncio.Timeout, seconds: float) -> None:
        self._timeout = timeout
        self._seconds = seconds
        self.renewed = asyncio.get_running_loop().time()

    def renew(self) -> None:
        """Restart the limit for the next step."""
        if not self._timeout.expired():
            self.renewed = asyncio.get_running_loop().time()
            self._timeout.reschedule(self.renewed + self._seconds)


@contextlib.asynccontextmanager
async def limited() -> AsyncIterator[TransactionLimit]:
    """Limit the steps of a transaction. Raises `TimeoutError`."""
    allowance = _allowance.get()
    if allowance is None or allowance.is_over:
        async with asyncio.timeout(ELSEWHERE) as timeout:
            yield TransactionLimit(timeout, ELSEWHERE)
        return
    if allowance.left <= 0:
        raise TimeoutError
    async with asyncio.timeout(allowance.left) as timeout:
        limit = TransactionLimit(timeout, allowance.left)
        try:
            yield limit
        except BaseException:
            allowance.left -= asyncio.get_running_loop().time() - limit.renewed
            raise
