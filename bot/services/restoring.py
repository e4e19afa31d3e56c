"""The service behind a database that was restored from a backup: what happened since then did not happen.

Discord may show more than is kept now, and time has passed in which nobody could move on what is kept. So that time is
given back, and the boards of matches that go on and the messages of open challenges are looked at once more.
"""

from collections.abc import Callable
from datetime import datetime

from bot.services.timekeeping import give_time_back
from bot.storage import Store


class Restoring:
    """Settles what a backup brings back. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def settle(self) -> int:
        """Settle it, and note when, so that a bot that runs learns of it. Gives how many matches go on."""
        async with self._store.write() as uow:
            at = self._clock()
            await give_time_back(uow, at)
            await uow.times.note_restored(at)
            await uow.challenge_messages.outdate_open()
            return await uow.boards.redraw_running()
