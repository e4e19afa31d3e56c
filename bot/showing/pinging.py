"""Delayed pings: made as the players want them by now, not as they wanted them then."""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.matches import Match, Ping, Store
from bot.matches.continuing import renew_ping

FRESH = timedelta(seconds=10)
"""For how long after its moment a ping is made as it was decided."""


class Pinging:
    """Looks at pings once more before they are made late."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    def is_late(self, ping: Ping) -> bool:
        """Whether a ping is made later than was decided, so that it may have been attempted before."""
        return ping.at + FRESH <= self._clock()

    async def looked_at(self, match: Match) -> Match:
        """The match with the ping that is to be made now, changed if the player wants it in another way by now."""
        if match.ping is None or not self.is_late(match.ping):
            return match
        async with self._store.write() as ledger:
            return await renew_ping(ledger, match, self._clock())
