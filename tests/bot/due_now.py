"""The duties that are due at the moment, as the scheduler asks for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.domain import MatchId
from bot.storage import Store


@dataclass
class DueNow:
    """The matches in which something is due by now."""

    store: Store
    clock: Callable[[], datetime]

    async def overdue(self) -> Sequence[MatchId]:
        """Those in which the time of the player to move has run out."""
        async with self.store.read() as uow:
            return await uow.matches.overdue(self.clock())

    async def to_remind(self) -> Sequence[MatchId]:
        """Those in which the player to move is to be reminded."""
        async with self.store.read() as uow:
            return await uow.pings.to_remind(self.clock())

    async def pings(self) -> Sequence[MatchId]:
        """Those in which somebody is to be pinged."""
        async with self.store.read() as uow:
            return await uow.pings.due(self.clock())
