"""Delayed pings: made as people want them by now, not as they wanted them then."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Generic, TypeVar

from bot.domain import Challenge, Match
from bot.storage import Store, UnitOfWork

Matter = TypeVar("Matter", Match, Challenge)
"""The things because of which somebody is pinged."""

Renew = Callable[[UnitOfWork, Matter, datetime], Awaitable[Matter]]
"""Adapts a delayed ping to what is wanted at a moment."""


class Pinging(Generic[Matter]):
    """Looks at pings once more before they are made late."""

    def __init__(self, store: Store, clock: Callable[[], datetime], renew: Renew[Matter]) -> None:
        self._store = store
        self._clock = clock
        self._renew: Renew[Matter] = renew

    async def looked_at(self, matter: Matter) -> Matter:
        """The same with the ping that is to be made now, changed if it is wanted in another way by now."""
        if matter.ping is None or not matter.ping.is_late(self._clock()):
            return matter
        async with self._store.write() as uow:
            renewed: Matter = await self._renew(uow, matter, self._clock())
            return renewed
