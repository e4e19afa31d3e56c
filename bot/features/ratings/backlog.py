"""Works through the matches that ended before there were ratings, beside the scheduled tasks: it can take minutes."""

import asyncio
import logging

from bot.features.ratings.service import Ratings
from bot.logs import in_short
from bot.storage import StoreUnavailableError

log = logging.getLogger(__name__)


class Backlog:
    def __init__(self, ratings: Ratings) -> None:
        self._ratings = ratings
        self._wanted = asyncio.Event()

    async def wake(self) -> None:
        """Begin with the matches that wait, and return at once."""
        self._wanted.set()

    async def run(self) -> None:
        """Rate the matches that wait each time after `wake` was called, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._ratings.fill_in()
            except StoreUnavailableError as error:  # the scheduler retries
                log.info("Rating earlier matches is postponed: %s", in_short(error.__cause__ or error))
