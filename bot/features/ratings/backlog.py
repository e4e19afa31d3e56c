"""Rates the matches that ended before ratings existed, in the background, because it can take minutes."""

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
        """Start rating the waiting matches, and return immediately."""
        self._wanted.set()

    async def run(self) -> None:
        """Rate the waiting matches each time after `wake` was called, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._ratings.fill_in()
            except StoreUnavailableError as error:  # the scheduler retries
                log.info("Rating earlier matches is postponed: %s", in_short(error.__cause__ or error))
