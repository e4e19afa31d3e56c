"""Delayed pings: made as people want them by now, not as they wanted them then."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Generic, TypeVar

from bot.matches import Challenge, Ledger, Match, Store

Called = TypeVar("Called", Match, Challenge)
"""The things because of which somebody is pinged."""

Renew = Callable[[Ledger, Called, datetime], Awaitable[Called]]
"""Adapts a delayed ping to what is wanted at a moment."""


class Pinging(Generic[Called]):
    """Looks at pings once more before they are made late."""

    def __init__(self, store: Store, clock: Callable[[], datetime], renew: Renew[Called]) -> None:
        self._store = store
        self._clock = clock
        self._renew: Renew[Called] = renew

    async def looked_at(self, called: Called) -> Called:
        """The same with the ping that is to be made now, changed if it is wanted in another way by now."""
        if called.ping is None or not called.ping.is_late(self._clock()):
            return called
        async with self._store.write() as ledger:
            renewed: Called = await self._renew(ledger, called, self._clock())
            return renewed
