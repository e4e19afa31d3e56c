"""Work in the background, beside the scheduled tasks."""

import asyncio
import contextlib

from bot.background import BackgroundWork
from bot.storage import StoreUnavailableError


class Counting(BackgroundWork):
    """Fails at first, as without a database."""

    name = "Counting"

    def __init__(self) -> None:
        super().__init__()
        self.tries: asyncio.Queue[int] = asyncio.Queue()
        self._count = 0

    async def work(self) -> None:
        self._count += 1
        self.tries.put_nowait(self._count)
        if self._count == 1:
            raise StoreUnavailableError


async def test_a_database_that_is_away_postpones_work_until_the_scheduler_asks_again() -> None:
    counting = Counting()
    running = asyncio.create_task(counting.run())
    for number in (1, 2, 3):
        await counting.wake()
        assert await counting.tries.get() == number
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
