"""Calls that were held up: made as their addressees want to be called by now, not as they wanted it then."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.matches import Call, CallOn, Match, Store
from bot.matches.calls import renewed

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
        call, awaited, now = match.call, match.awaited, self._clock()
        if call is None or awaited is None or not self.is_late(call):
            return match
        async with self._store.write() as ledger:
            chosen = await ledger.people.preferences([awaited])
            other = renewed(call, chosen[awaited], now)
            if other == call:
                return match
            await ledger.calls.divert(match.id, call, other)
        return replace(match, call=None if other.on is CallOn.NOBODY else other)
