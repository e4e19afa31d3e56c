"""Earlier matches are rated beside the scheduled tasks."""

import asyncio
import contextlib
from typing import cast

from bot.features.ratings.backlog import Backlog
from bot.features.ratings.service import Ratings
from bot.storage import StoreUnavailableError


class Filling:
    """Fails at first, as without a database."""

    def __init__(self) -> None:
        self.tries: asyncio.Queue[int] = asyncio.Queue()
        self._count = 0

    async def fill_in(self) -> None:
        self._count += 1
        self.tries.put_nowait(self._count)
        if self._count == 1:
            raise StoreUnavailableError


async def test_a_database_that_is_away_postpones_earlier_matches_until_the_scheduler_asks_again() -> None:
    filling = Filling()
    backlog = Backlog(cast("Ratings", filling))
    running = asyncio.create_task(backlog.run())
    for number in (1, 2, 3):
        await backlog.wake()
        assert await filling.tries.get() == number
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
