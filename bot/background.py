"""Work in the background that is done when it is due, by one instance per client."""

import asyncio
import logging
from abc import ABC, abstractmethod

from bot.process.logs import in_short
from bot.storage import StoreUnavailableError


class BackgroundWork(ABC):
    """Work that may take minutes. `wake` is the scheduled task for it, and `run` does it."""

    name: str
    """The name of the work in the log."""

    def __init__(self) -> None:
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._log = logging.getLogger(type(self).__module__)

    @abstractmethod
    async def work(self) -> None:
        """Do all the work that there is. Raises `StoreUnavailableError`, `TimeoutError` if it has to be postponed."""

    async def wake(self) -> None:
        """Start the work without waiting for it."""
        self._idle.clear()
        self._wanted.set()

    async def idle(self) -> None:
        """Wait until no work is being done."""
        await self._idle.wait()

    async def run(self) -> None:
        """Work each time after `wake` was called, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self.work()
            except (StoreUnavailableError, TimeoutError) as error:  # the scheduler retries
                self._log.info("%s is postponed: %s", self.name, in_short(error.__cause__ or error))
            if not self._wanted.is_set():
                self._idle.set()
