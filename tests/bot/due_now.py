"""The duties that are due at the moment, as the timekeeper asks for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.matches import MatchId
from bot.storage import SqlStore


@dataclass
class DueNow:
    """The matches in which something is due by now."""

    store: SqlStore
    clock: Callable[[], datetime]

    async def overdue(self) -> Sequence[MatchId]:
        """Those in which the time of the player to move has run out."""
        async with self.store.read() as ledger:
            return await ledger.matches.overdue(self.clock())

    async def to_remind(self) -> Sequence[MatchId]:
        """Those in which the player to move is to be reminded."""
        async with self.store.read() as ledger:
            return await ledger.pings.to_remind(self.clock())

    async def pings(self) -> Sequence[MatchId]:
        """Those in which somebody is to be pinged."""
        async with self.store.read() as ledger:
            return await ledger.pings.due(self.clock())
