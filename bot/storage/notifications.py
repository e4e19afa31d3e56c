"""Hearing what processes tell each other, over a connection to PostgreSQL that is there for nothing else.

https://www.postgresql.org/docs/current/sql-notify.html
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine import connect
from bot.storage.schema import CHANNEL

PAUSE = 5.0
"""Seconds until a connection that was lost is made again."""

log = logging.getLogger(__name__)


class NotificationListener:
    """Hears what is told in a database (`ClusterRepository.tell`)."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)

    async def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> None:
        """Call `hear` with all that is told, until cancelled.

        Call `again` at the start and after each gap in the hearing.
        """
        try:
            while True:
                try:
                    async with self._engine.connect() as connection:
                        await self._hear_all(connection, hear, again)
                except (SQLAlchemyError, OSError) as error:
                    log.warning("Other processes can't be heard: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
        finally:
            await self._engine.dispose()

    async def _hear_all(
        self, connection: AsyncConnection, hear: Callable[[str], object], again: Callable[[], object]
    ) -> None:
        """Hear until the connection is lost."""
        driver = (await connection.get_raw_connection()).driver_connection
        if driver is None:
            return
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, lambda _connection, _process, _channel, words: hear(words))
        again()
        await lost.wait()
