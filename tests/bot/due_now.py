"""The scheduled tasks that are due now, queried as the scheduler does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.domain import MatchId
from bot.storage import Store


@dataclass
class DueNow:
    """Queries for the matches in which something is due."""

    store: Store
    clock: Callable[[], datetime]

    async def overdue(self) -> Sequence[MatchId]:
        """The matches in which the player to move has run out of time."""
        async with self.store.read() as uow:
            return await uow.matches.overdue(self.clock())

    async def to_remind(self) -> Sequence[MatchId]:
        """The matches in which the player to move is due a reminder."""
        async with self.store.read() as uow:
            return await uow.pings.to_remind(self.clock())

    async def pings(self) -> Sequence[MatchId]:
        """The matches in which a player is due a ping."""
        async with self.store.read() as uow:
            return await uow.pings.due(self.clock())
