"""Does the searches that are queued, in the background and one at a time; each kind belongs to a feature.

A search stays in the queue until it is done, so it survives restarts. One that fails is tried again later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

from bot.process.logs import in_short
from bot.storage import Store, StoreUnavailableError, retried
from bot.storage.searches import QueuedSearch

FIRST_AGAIN, LATEST_AGAIN = timedelta(minutes=1), timedelta(hours=1)
"""How long after a failure a search is tried again: twice as long each time, up to an hour."""

Search = Callable[[int], Awaitable[datetime | None]]
"""A function that searches what has a number, and stores the outcome.

It returns None when it is done, or when to try again if it has to wait for something. A transaction that stores an
outcome also removes the search from the queue, and stores nothing if it was gone: another process may have done the
same. Raises `StoreUnavailableError`, and `TimeoutError` if the engine is too busy.
"""

log = logging.getLogger(__name__)


class Urgency(IntEnum):
    """Which searches come first."""

    SOON = 1
    """People are looking at where the outcome is shown."""
    LATER = 2


@dataclass(frozen=True, slots=True)
class _Kind:
    search: Search
    urgency: Urgency
    give_up_after: timedelta | None


class Searches:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._kinds: dict[str, _Kind] = {}
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def register(
        self, kind: str, search: Search, urgency: Urgency, *, give_up_after: timedelta | None = None
    ) -> None:
        """Register how to do a kind of search, and how long it may wait. Raises `ValueError` for a known kind."""
        if kind in self._kinds:
            raise ValueError(f"two searches of the kind {kind!r}")
        self._kinds[kind] = _Kind(search, urgency, give_up_after)

    async def wake(self) -> None:
        """Start the searches that are due, without waiting for them."""
        self._idle.clear()
        self._wanted.set()

    async def idle(self) -> None:
        """Wait until no search is being done."""
        await self._idle.wait()

    async def run(self) -> None:
        """Do all searches that are due each time after `wake` was called, until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                while due := await self._next():
                    await self._do(due)
            except StoreUnavailableError as error:  # the scheduler wakes it again
                log.info("Searches wait for the database: %s", in_short(error.__cause__ or error))
            if not self._wanted.is_set():
                self._idle.set()

    async def _next(self) -> QueuedSearch | None:
        urgency = {name: int(kind.urgency) for name, kind in self._kinds.items()}
        async with self._store.read() as uow:
            return await uow.searches.first_due(self._clock(), urgency)

    async def _do(self, due: QueuedSearch) -> None:
        """Do a search. A failure stops neither other searches nor later attempts."""
        kind = self._kinds[due.kind]
        try:
            await self._settle(due, await kind.search(due.about), kind.give_up_after)
        except StoreUnavailableError:
            raise
        except TimeoutError as error:
            log.info("The search %s %d is postponed: %s", due.kind, due.about, in_short(error))
            await self._postpone(due)
        except Exception:  # one search must not stop the others
            log.exception("The search %s %d failed", due.kind, due.about)
            await self._postpone(due)

    @retried
    async def _settle(
        self, due: QueuedSearch, again_at: datetime | None, give_up_after: timedelta | None
    ) -> None:
        async with self._store.write() as uow:
            if again_at is None or (give_up_after and again_at - due.first_due_at > give_up_after):
                await uow.searches.remove(due.kind, due.about)
            else:
                await uow.searches.postpone(due, max(again_at, self._clock() + FIRST_AGAIN))

    @retried
    async def _postpone(self, failed: QueuedSearch) -> None:
        # 2**6 minutes are more than the longest time already.
        wait = min(FIRST_AGAIN * 2 ** min(failed.attempts, 6), LATEST_AGAIN)
        async with self._store.write() as uow:
            await uow.searches.postpone(failed, self._clock() + wait, attempts=failed.attempts + 1)
