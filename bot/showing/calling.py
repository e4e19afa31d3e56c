"""Calls that were held up: made as their addressees want to be called by now, not as they wanted it then."""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.matches import Call, Match, Store
from bot.matches.continuing import renew_call

FRESH = timedelta(seconds=10)
"""So long after its moment a call is made as it was decided."""


class Calling:
    """Looks at calls once more before they are made late."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    def is_late(self, call: Call) -> bool:
        """Whether a call is made later than it was decided, so that it may have been attempted before."""
        return call.at + FRESH <= self._clock()

    async def looked_at(self, match: Match) -> Match:
        """The match with the call that is to be made now; one that is wanted in another way by now is changed."""
        if match.call is None or not self.is_late(match.call):
            return match
        async with self._store.write() as ledger:
            return await renew_call(ledger, match, self._clock())
