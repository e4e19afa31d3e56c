"""Measures finished games in the background: which move has changed the chances most.

The review is the cached one if someone has asked for it. While a position of the game is in play elsewhere, it waits.
"""

from datetime import datetime, timedelta

from bot.discord.client import DvonnClient
from bot.domain import MatchId
from bot.domain.refusals import Protected
from bot.features.digest.service import Digests
from bot.features.digest.week import largest_swing
from bot.services import Reviews
from bot.services.fair_play import RequestedPositions, find_in_play

LOOK_AGAIN = timedelta(hours=1)
"""How often to check whether a running match still protects a game."""


class Measuring:
    def __init__(self, client: DvonnClient) -> None:
        self._client = client

    async def search(self, about: int) -> datetime | None:
        """Measure a match, or return when to try again. Raises `TimeoutError` if the engine is too busy."""
        async with self._client.store.read() as uow:
            match = await uow.matches.find(MatchId(about))
        at, wanted = self._client.clock(), RequestedPositions.game(match.game)
        if found := await find_in_play(self._client.store, wanted, at=at, asked_by=None):
            return found.until if isinstance(found, Protected) else at + LOOK_AGAIN
        review = await self._client.get(Reviews).of(match.game, match=MatchId(-match.id))
        await self._client.get(Digests).keep(match, largest_swing(review))
        return None
