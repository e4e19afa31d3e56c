"""Delayed pings: made as the players want them by now, not as they wanted them then."""

from collections.abc import Callable
from datetime import datetime

from bot.matches import Match, Store
from bot.matches.continuing import renew_ping


class Pinging:
    """Looks at pings once more before they are made late."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def looked_at(self, match: Match) -> Match:
        """The match with the ping that is to be made now, changed if the player wants it in another way by now."""
        if match.ping is None or not match.ping.is_late(self._clock()):
            return match
        async with self._store.write() as ledger:
            return await renew_ping(ledger, match, self._clock())
