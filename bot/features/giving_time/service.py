"""The service for giving the opponent extra time on the clock."""

from collections.abc import Callable
from datetime import datetime

from bot.domain import EventNumber, Match, MatchId, UserId
from bot.services.match_lifecycle import continue_match
from bot.storage import Store, retried


class GivingTime:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def give(self, match_id: MatchId, *, by: UserId, seen: EventNumber) -> Match:
        """Give the opponent of user `by` time; `seen` is the event number of the board on which this was requested.

        Raises what `Match.give_time` raises, and `Refused`: NO_SUCH_MATCH.
        """
        async with self._store.write() as uow:
            match = await uow.matches.find(match_id)
            return await continue_match(uow, match, match.give_time(by=by, at=self._clock(), seen=seen))
