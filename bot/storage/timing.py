"""How long transactions take, for those who ask: nothing is measured for anybody else."""

import time
from collections.abc import Callable

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.driver import READ_ONLY

_BEGUN = "dvonn_begun"
"""The place of a connection's notes where the beginning of its transaction stands."""


def time_transactions(engine: AsyncEngine, listener: Callable[[str, float], None]) -> None:
    """Tell a listener of each transaction that has ended: `read` or `write`, and its seconds."""

    def begin(connection: Connection) -> None:
        connection.info[_BEGUN] = time.monotonic()

    def end(connection: Connection) -> None:
        options = connection.get_execution_options()
        reading = options.get(READ_ONLY) or options.get("postgresql_readonly")
        if (begun := connection.info.pop(_BEGUN, None)) is not None:
            listener("read" if reading else "write", time.monotonic() - begun)

    event.listen(engine.sync_engine, "begin", begin)
    event.listen(engine.sync_engine, "commit", end)
    event.listen(engine.sync_engine, "rollback", end)
